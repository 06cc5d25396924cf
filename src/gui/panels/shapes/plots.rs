//! Plots over all shapes of a result: frequency by rank with Zipf's law, frequency by K in clusters, shapes by K, and
//! how much the most frequent shapes explain.
//!
//! Curves are computed on a background thread; a frame only draws them. Logarithmic axes are drawn in decades, since
//! egui_plot has none of its own.

use std::ops::RangeInclusive;

use egui::containers::menu::{MenuButton, MenuConfig};
use egui::{Align, Color32, Layout, PopupCloseBehavior, Rangef, RichText, Role, Ui, Vec2, WidgetInfo, vec2};
use egui_plot::{
    AxisHints, Bar, BarChart, GridInput, GridMark, Line, LineStyle, MarkerShape, Plot, PlotPoints, Points,
};

use super::words;
use crate::tokens::space;
use crate::wanted::PanelRequests;
use crate::widgets::board_menu::with_picture_menu;
use crate::widgets::busy::busy;
use crate::widgets::plot_key::{LegendSample, plot_key};
use katachi_app::shapes::order::ShapeFilter;
use katachi_app::shapes::worked::{ClusterDots, Curves};
use katachi_app::shapes::{PlotKind, ShapeAnalysis, Shapes, ShapesCommand};
use katachi_core::jobs::JobError;
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::statistics::MAX_NAME_LETTERS;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::listed;

/// Minimum size of a pane for all four plots side by side.
const MIN_ALL_PLOTS_SIZE: Vec2 = vec2(640.0, 520.0);

pub fn plots_ui(ui: &mut Ui, shapes: &Shapes, out: &mut PanelRequests) {
    let Some(patterns) = shapes.patterns().filter(|patterns| !patterns.is_empty()) else {
        ui.add_space(space::HUGE);
        ui.vertical_centered(|ui| ui.label(text!("shapes-plots-none")));
        return;
    };
    let room = ui.available_size();
    if room.x >= MIN_ALL_PLOTS_SIZE.x && room.y >= MIN_ALL_PLOTS_SIZE.y {
        let size = vec2((room.x - ui.spacing().item_spacing.x) / 2.0, (room.y - ui.spacing().item_spacing.y) / 2.0);
        for row in PlotKind::ALL.chunks(2) {
            ui.horizontal_top(|ui| {
                for &kind in row {
                    ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
                        ui.set_min_size(size);
                        ui.set_max_width(size.x);
                        ui.strong(kind.title());
                        plot_ui(ui, kind, shapes, patterns, out);
                    });
                }
            });
        }
    } else {
        ui.horizontal_wrapped(|ui| {
            for kind in PlotKind::ALL {
                if ui.selectable_label(shapes.plot() == kind, kind.title()).clicked() {
                    out.push(ShapesCommand::ShowPlot(kind));
                }
            }
        });
        plot_ui(ui, shapes.plot(), shapes, patterns, out);
    }
}

fn plot_ui(ui: &mut Ui, kind: PlotKind, shapes: &Shapes, patterns: &MinedPatterns, out: &mut PanelRequests) {
    let look = if kind == PlotKind::Clusters { ShapeAnalysis::Clusters } else { ShapeAnalysis::Curves };
    if !shapes.looks_at(look) {
        out.push(ShapesCommand::Look(look));
    }
    if kind == PlotKind::Clusters {
        ui.horizontal_wrapped(|ui| {
            let label = ui.label(text!("shapes-clusters"));
            let mut clusters = shapes.clusters();
            let field = egui::DragValue::new(&mut clusters).range(1..=8).speed(0.05);
            if ui.add(field).labelled_by(label.id).changed() {
                out.push(ShapesCommand::SetClusters(clusters));
            }
            ui.weak(text!("shapes-k-means"));
        });
        if let Some(dots) = ready(ui, shapes.cluster_dots()) {
            clusters_ui(ui, shapes, dots, out);
        }
        return;
    }
    let Some(curves) = ready(ui, shapes.curves()) else { return };
    match kind {
        PlotKind::Rank => rank_plot(ui, curves, patterns, shapes.selected()),
        PlotKind::Stones => stones_plot(ui, curves),
        PlotKind::Clusters | PlotKind::Coverage => coverage_plot(ui, curves),
    }
}

fn ready<'a, T: ?Sized>(ui: &mut Ui, outcome: Option<Result<&'a T, &JobError>>) -> Option<&'a T> {
    match outcome {
        None => {
            ui.horizontal(|ui| {
                busy(ui, 26.0);
                ui.weak(text!("shapes-working"));
            });
            None
        }
        Some(Err(error)) => {
            ui.colored_label(ui.visuals().error_fg_color, error.sentence());
            None
        }
        Some(Ok(value)) => Some(value),
    }
}

fn rank_plot(ui: &mut Ui, curves: &Curves, patterns: &MinedPatterns, selected: Option<usize>) {
    let number = |value: f64| format!("{value:.3}");
    match &curves.zipf {
        None => ui.weak(text!("shapes-zipf-none")),
        Some(fit) => ui
            .label(text!(
                "shapes-zipf",
                exponent = number(fit.rank_exponent),
                error = number(fit.rank_standard_error),
                shapes = fit.tail,
                times = fit.x_min
            ))
            .on_hover_text(text!(
                "shapes-zipf-tip",
                rank = number(fit.rank_exponent),
                exponent = number(fit.exponent),
                error = number(fit.standard_error),
                distance = number(fit.ks_distance)
            )),
    };
    let points: Vec<[f64; 2]> =
        curves.ranks.iter().map(|&(rank, count)| [log(rank as f64), log(count as f64)]).collect();
    let colors = Colors::from_ui(ui);
    let mut key = vec![(LegendSample::Line, colors.data, text!("shapes-key-shapes"))];
    key.extend(curves.zipf.is_some().then_some((LegendSample::Dashes, colors.law, text!("shapes-key-zipf"))));
    let selected_key = (LegendSample::Marker(MarkerShape::Diamond), colors.mark, text!("shapes-key-selected"));
    key.extend(selected.is_some().then_some(selected_key));
    plot_key(ui, key);
    with_picture_menu(ui, |ui| {
        let is_menu_open = egui::Popup::is_any_open(ui.ctx());
        base(ui, "rank plot", text!("shapes-axis-rank"), text!("shapes-axis-occurrences"))
            .x_grid_spacer(whole)
            .y_grid_spacer(whole)
            .x_axis_formatter(power)
            .y_axis_formatter(power)
            .label_formatter(move |hover| {
                let at = hover_at(hover);
                (!is_menu_open).then(|| text!("shapes-hover-rank", rank = power_text(at[0]), times = power_text(at[1])))
            })
            .show(ui, |plot| {
                plot.line(
                    Line::new(text!("shapes-key-shapes"), PlotPoints::from(points)).color(colors.data).width(2.5),
                );
                if let Some(fit) = &curves.zipf
                    && let Some(line) = zipf_line(&curves.ranks, fit.rank_exponent, fit.tail)
                {
                    let line = Line::new(text!("shapes-key-zipf"), PlotPoints::from(line.to_vec()));
                    plot.line(line.color(colors.law).width(1.5).style(LineStyle::dashed_loose()));
                }
                if let Some(row) = selected.filter(|&row| row < patterns.len()) {
                    let at = [log(row as f64 + 1.0), log(patterns.stats(row).occurrences as f64)];
                    let here = Points::new(text!("shapes-key-selected"), PlotPoints::from(vec![at]));
                    plot.points(here.color(colors.mark).radius(5.0).shape(MarkerShape::Diamond));
                }
            })
            .response
    });
}

/// The fitted line, through the mean of the ranks used for the fit, from the first of these ranks to the last.
fn zipf_line(ranks: &[(u64, u64)], exponent: f64, tail: u64) -> Option<[[f64; 2]; 2]> {
    let fitted: Vec<[f64; 2]> = ranks
        .iter()
        .take_while(|&&(rank, _)| rank <= tail)
        .map(|&(rank, count)| [log(rank as f64), log(count as f64)])
        .collect();
    let (first, last) = (fitted.first()?[0], fitted.last()?[0]);
    let offset = fitted.iter().map(|[x, y]| y + exponent * x).sum::<f64>() / fitted.len() as f64;
    Some([first, last].map(|x| [x, offset - exponent * x]))
}

const MARKERS: [MarkerShape; 8] = [
    MarkerShape::Circle,
    MarkerShape::Square,
    MarkerShape::Diamond,
    MarkerShape::Up,
    MarkerShape::Down,
    MarkerShape::Left,
    MarkerShape::Right,
    MarkerShape::Cross,
];

/// The clusters as a plot and as buttons. A click filters the table to the shapes of one cluster.
fn clusters_ui(ui: &mut Ui, shapes: &Shapes, clusters: &[ClusterDots], out: &mut PanelRequests) {
    let of = shapes.clusters();
    let shown = shapes.filter().cluster.filter(|&(_, among)| among == of).map(|(cluster, _)| cluster);
    let colors = Colors::from_ui(ui);
    let mut clicked = None;
    for (at, cluster) in clusters.iter().enumerate() {
        ui.horizontal(|ui| {
            let marker = LegendSample::Marker(MARKERS[at % MARKERS.len()]);
            plot_key(ui, [(marker, colors.clusters[at % colors.clusters.len()], String::new())]);
            let name = shapes.cluster_name(clusters.len(), at);
            let button = ui.selectable_label(shown == Some(at), cluster_title(name, cluster));
            if button.on_hover_text(cluster_tip(cluster)).clicked() {
                clicked = Some(at);
            }
            name_ui(ui, at, name.unwrap_or_default(), out);
        });
    }
    clicked = clicked.or(clusters_plot(ui, shapes, clusters));
    if let Some(cluster) = clicked {
        // A second click shows all clusters again.
        let cluster = Some(cluster).filter(|&cluster| shown != Some(cluster)).map(|cluster| (cluster, of));
        out.push(ShapesCommand::SetFilter(ShapeFilter { cluster, ..shapes.filter().clone() }));
    }
}

/// A button that opens a field for the user's name of a cluster.
fn name_ui(ui: &mut Ui, cluster: usize, name: &str, out: &mut PanelRequests) {
    let title = text!("shapes-cluster-name-of", cluster = cluster + 1);
    let id = ui.scope_id().with(("cluster name", cluster));
    // A click into the field does not close it.
    let config = MenuConfig::new().close_behavior(PopupCloseBehavior::CloseOnClickOutside);
    let (button, open) = MenuButton::new(text!("shapes-cluster-name")).config(config).ui(ui, |ui| {
        let mut typed = ui.data(|data| data.get_temp::<String>(id)).unwrap_or_else(|| name.to_owned());
        let hint = text!("shapes-cluster-name-hint");
        let field =
            egui::TextEdit::singleline(&mut typed).char_limit(MAX_NAME_LETTERS).hint_text(hint).desired_width(180.0);
        let response = ui.add(field);
        response.widget_info(|| WidgetInfo::labeled(Role::TextInput, true, title.clone()));
        let is_entered = response.lost_focus() && ui.input(|input| input.key_pressed(egui::Key::Enter));
        if ui.button(text!("shapes-cluster-call-it")).clicked() || is_entered {
            ui.data_mut(|data| data.remove::<String>(id));
            out.push(ShapesCommand::NameCluster(cluster, typed));
            ui.close();
        } else {
            ui.data_mut(|data| data.insert_temp(id, typed));
        }
    });
    if open.is_none() {
        // Discard text that was typed but not confirmed.
        ui.data_mut(|data| data.remove::<String>(id));
    }
    button.widget_info(|| WidgetInfo::labeled(Role::Button, true, title.clone()));
    button.on_hover_text(text!("shapes-cluster-name-tip"));
}

/// Returns the cluster that was clicked.
fn clusters_plot(ui: &mut Ui, shapes: &Shapes, clusters: &[ClusterDots]) -> Option<usize> {
    let colors = Colors::from_ui(ui);
    let mut clicked = None;
    with_picture_menu(ui, |ui| {
        let is_menu_open = egui::Popup::is_any_open(ui.ctx());
        base(ui, "clusters plot", text!("shapes-axis-stones"), text!("shapes-axis-occurrences"))
            .y_grid_spacer(whole)
            .y_axis_formatter(power)
            .x_grid_spacer(whole)
            .x_axis_formatter(|mark, _| format!("{:.0}", mark.value))
            .label_formatter(move |hover| {
                let at = hover_at(hover);
                (!is_menu_open).then(|| text!("shapes-hover-k", k = format!("{:.0}", at[0]), times = power_text(at[1])))
            })
            .show(ui, |plot| {
                for (at, cluster) in clusters.iter().enumerate() {
                    let name = cluster_title(shapes.cluster_name(clusters.len(), at), cluster);
                    let marker = MARKERS[at % MARKERS.len()];
                    let color = colors.clusters[at % colors.clusters.len()];
                    let dots = PlotPoints::from(cluster.dots.clone());
                    plot.points(Points::new(&name, dots).shape(marker).color(color).radius(3.0).filled(true));
                    let centre = PlotPoints::from(vec![cluster.centre]);
                    plot.points(Points::new(name, centre).shape(marker).color(colors.mark).radius(8.0).filled(false));
                }
                if plot.response().clicked() {
                    clicked = plot.pointer_coordinate().and_then(|at| nearest_cluster(clusters, [at.x, at.y]));
                }
            })
            .response
    });
    clicked
}

/// The cluster of the dot that is nearest to a place of the plot.
fn nearest_cluster(clusters: &[ClusterDots], place: [f64; 2]) -> Option<usize> {
    let distance = |dot: &[f64; 2]| (dot[0] - place[0]).powi(2) + (dot[1] - place[1]).powi(2);
    let nearest = |cluster: &ClusterDots| cluster.dots.iter().map(distance).fold(f64::INFINITY, f64::min);
    (0..clusters.len()).min_by(|&a, &b| nearest(&clusters[a]).total_cmp(&nearest(&clusters[b])))
}

/// The name of a cluster, if it has one, and its contents.
fn cluster_title(name: Option<&str>, cluster: &ClusterDots) -> String {
    let contents = cluster_contents(cluster);
    match name {
        None => contents,
        Some(name) => text!("shapes-cluster-named", name = name, contents = contents),
    }
}

/// `12 shapes, K 2–4, 1,000–52,000 times`.
fn cluster_contents(cluster: &ClusterDots) -> String {
    let Some(extent) = cluster.extent else { return text!("general-shapes", shapes = cluster.shapes) };
    let range = |from: u64, to: u64| match from == to {
        true => words::count(from),
        false => format!("{}–{}", words::count(from), words::count(to)),
    };
    let (k, times) = (extent.k, extent.occurrences);
    let (k, times) = (range(k.0 as u64, k.1 as u64), range(times.0, times.1));
    text!("shapes-cluster", shapes = cluster.shapes, k = k, times = times)
}

fn cluster_tip(cluster: &ClusterDots) -> String {
    let [k, times] = cluster.centre;
    text!("shapes-cluster-tip", k = format!("{k:.1}"), times = power_text(times))
}

fn stones_plot(ui: &mut Ui, curves: &Curves) {
    let colors = Colors::from_ui(ui);
    let patterns: u64 = curves.bins.iter().map(|bin| bin.patterns).sum();
    let occurrences: u64 = curves.bins.iter().map(|bin| bin.occurrences).sum();
    let bars = |offset: f64, value: &dyn Fn(usize) -> f64| -> Vec<Bar> {
        curves.bins.iter().enumerate().map(|(at, bin)| Bar::new(bin.k as f64 + offset, value(at)).width(0.38)).collect()
    };
    let different = bars(-0.2, &|at| curves.bins[at].patterns as f64 / patterns.max(1) as f64);
    let played = bars(0.2, &|at| curves.bins[at].occurrences as f64 / occurrences.max(1) as f64);
    let names = [text!("shapes-key-different"), text!("shapes-key-occurrences")];
    plot_key(ui, [(LegendSample::Bar, colors.data, names[0]), (LegendSample::Bar, colors.law, names[1])]);
    with_picture_menu(ui, |ui| {
        base(ui, "stones plot", text!("shapes-axis-stones"), text!("shapes-axis-share"))
            .x_grid_spacer(whole)
            .x_axis_formatter(|mark, _| format!("{:.0}", mark.value))
            .y_axis_formatter(|mark, _| words::percent(mark.value))
            .show(ui, |plot| {
                let formatter = |bar: &Bar, chart: &BarChart| {
                    let (k, share) = (format!("{:.0}", bar.argument), words::percent(bar.value));
                    text!("shapes-hover-bar", k = k, share = share, bars = name_of(chart))
                };
                let chart = |name: &str, bars, color| {
                    BarChart::new(name, bars).color(color).element_formatter(Box::new(formatter))
                };
                plot.bar_chart(chart(names[0], different, colors.data));
                plot.bar_chart(chart(names[1], played, colors.law));
            })
            .response
    });
}

fn name_of(chart: &BarChart) -> &str {
    egui_plot::PlotItem::name(chart)
}

fn coverage_plot(ui: &mut Ui, curves: &Curves) {
    let reached = |share: f64| curves.coverage.iter().find(|&&(_, covered)| covered >= share).map(|&(n, _)| n);
    let told: Vec<String> = [0.5, 0.9]
        .into_iter()
        .filter_map(|share| {
            Some(text!("shapes-coverage-part", shapes = reached(share)?, share = words::percent(share)))
        })
        .collect();
    ui.label(match told.is_empty() {
        true => text!("shapes-coverage-none").to_owned(),
        false => text!("shapes-coverage", list = listed(&told)),
    });
    let points: Vec<[f64; 2]> = curves.coverage.iter().map(|&(n, share)| [log(n as f64), share]).collect();
    let colors = Colors::from_ui(ui);
    with_picture_menu(ui, |ui| {
        let is_menu_open = egui::Popup::is_any_open(ui.ctx());
        base(ui, "coverage plot", text!("shapes-axis-most-frequent"), text!("shapes-axis-share-of-all"))
            .x_grid_spacer(whole)
            .x_axis_formatter(power)
            .y_axis_formatter(|mark, _| words::percent(mark.value))
            .include_y(0.0)
            .include_y(1.0)
            .label_formatter(move |hover| {
                let at = hover_at(hover);
                (!is_menu_open)
                    .then(|| text!("shapes-hover-coverage", shapes = power_text(at[0]), share = words::percent(at[1])))
            })
            .show(ui, |plot| {
                let line = Line::new(text!("shapes-key-coverage"), PlotPoints::from(points));
                plot.line(line.color(colors.data).width(2.5).fill(0.0));
            })
            .response
    });
}

/// The wheel scrolls the panel, not the plot: zoom with Ctrl and the wheel, or draw a box with the right button.
fn base<'a>(ui: &mut Ui, id: &'static str, x: &'static str, y: &'static str) -> Plot<'a> {
    // Beside the axis, its name would cover the numbers.
    ui.label(RichText::new(y).small().weak());
    // The numbers are short, so they can stand closer than usual.
    let axis = AxisHints::new_x().label(x).label_spacing(Rangef::new(20.0, 30.0));
    let plot = Plot::new(id).custom_x_axes(vec![axis]);
    plot.allow_scroll(false).min_size(vec2(220.0, 150.0)).show_crosshair(false)
}

fn log(value: f64) -> f64 {
    value.max(1.0).log10()
}

fn hover_at(hover: &egui_plot::HoverPosition<'_>) -> [f64; 2] {
    let (egui_plot::HoverPosition::NearDataPoint { position, .. } | egui_plot::HoverPosition::Elsewhere { position }) =
        hover;
    [position.x, position.y]
}

/// Grid lines at whole numbers (whole decades on logarithmic axes), fewer where they would be too dense.
fn whole(input: GridInput) -> Vec<GridMark> {
    let (low, high) = input.bounds;
    if !low.is_finite() || !high.is_finite() || high - low > 10_000.0 {
        return Vec::new();
    }
    let step = ((high - low) / 12.0).ceil().max(1.0);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last).map(|at| GridMark { value: at as f64 * step, step_size: step }).collect()
}

/// 1, 10, 100, 1,000 at whole decades.
fn power(mark: GridMark, _: &RangeInclusive<f64>) -> String {
    if mark.value < 0.0 { String::new() } else { power_text(mark.value) }
}

fn power_text(decades: f64) -> String {
    let value = 10_f64.powf(decades.clamp(0.0, 15.0)).round() as u64;
    match value {
        10_000_000.. => text!("shapes-millions", millions = value / 1_000_000),
        value => words::count(value),
    }
}

/// Colours that can be told apart in both themes with any colour vision. Markers and legends tell the curves apart too.
struct Colors {
    data: Color32,
    law: Color32,
    mark: Color32,
    clusters: [Color32; 8],
}

impl Colors {
    fn from_ui(ui: &Ui) -> Colors {
        Colors::new(ui.visuals().dark_mode, ui.visuals().strong_text_color())
    }

    fn new(dark: bool, mark: Color32) -> Colors {
        let pick = |light: [u8; 3], night: [u8; 3]| {
            let [r, g, b] = if dark { night } else { light };
            Color32::from_rgb(r, g, b)
        };
        let (blue, orange) = (pick([8, 88, 156], [90, 170, 240]), pick([170, 85, 5], [240, 160, 70]));
        Colors {
            data: blue,
            law: orange,
            mark,
            clusters: [
                blue,
                orange,
                pick([0, 132, 91], [75, 237, 173]),
                pick([192, 93, 166], [204, 126, 186]),
                pick([157, 138, 3], [184, 229, 96]),
                pick([117, 80, 207], [228, 185, 249]),
                pick([147, 52, 33], [231, 118, 101]),
                pick([89, 86, 89], [180, 180, 180]),
            ],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::told_apart;

    #[test]
    fn clusters_are_told_apart_by_everybody() {
        for dark in [false, true] {
            let colors = Colors::new(dark, Color32::GRAY);
            told_apart(&colors.clusters, 0.08);
            told_apart(&[colors.data, colors.law], 0.2);
        }
    }
}
