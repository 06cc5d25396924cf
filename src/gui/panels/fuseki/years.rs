//! When moves were played: the next moves compared with each other, or the position among all games; shares, never bare
//! counts.

use egui::{Color32, Ui};
use egui_plot::{Line, MarkerShape, PlotPoints, Points, Polygon};

use super::super::find::words::interval;
use super::super::find::years::{YEAR_HEADS, shares_plot, stretch_ui, year_cells};
use super::{Out, ready_ui};
use crate::theme::Tones;
use crate::widgets::board_menu::with_figures_menu;
use crate::widgets::plot_key::{LegendSample, plot_key};
use katachi_app::AppState;
use katachi_app::curve::{Curve, Years};
use katachi_app::find::continuations::letter;
use katachi_language::text;

/// Maximum number of next moves with a line in the plot.
const MAX_PLOT_LINES: usize = 5;
const MARKERS: [MarkerShape; MAX_PLOT_LINES] =
    [MarkerShape::Circle, MarkerShape::Square, MarkerShape::Up, MarkerShape::Diamond, MarkerShape::Down];

#[derive(Default)]
pub struct FusekiYearsView {
    /// Number of years that are put together; `None` for a number that fits.
    stretch: Option<i16>,
    /// Whether the position is plotted, not its next moves.
    of_position: bool,
}

/// Minimum number of years that are shown before and after those with games.
const LEAST_MARGIN_YEARS: i16 = 2;

/// One line of the plot.
struct Curved {
    name: String,
    color: Color32,
    marker: MarkerShape,
    stretches: Vec<Years>,
}

impl FusekiYearsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        if !ready_ui(ui, state) {
            return;
        }
        let fuseki = state.fuseki();
        let position = fuseki.position();
        let first = position.next.first().map(|next| &next.curve);
        let curve: &Curve = if self.of_position { &position.curve } else { first.unwrap_or(&position.curve) };
        let choice = ui.horizontal_wrapped(|ui| {
            for (of_position, title) in
                [(false, text!("fuseki-years-next-moves")), (true, text!("fuseki-years-position"))]
            {
                if ui.selectable_label(self.of_position == of_position, title).clicked() {
                    self.of_position = of_position;
                }
            }
            ui.weak(text!("fuseki-years-by"));
            stretch_ui(ui, &mut self.stretch, curve)
        });
        let length = choice.inner;
        if curve.is_empty() {
            ui.label(text!("fuseki-years-none"));
            return;
        }
        let lines = self.lines(ui, state, length);
        if lines.iter().all(|line| line.stretches.is_empty()) {
            ui.label(text!("fuseki-years-too-few"));
            return;
        }
        plot_key(ui, lines.iter().map(|line| (LegendSample::Marker(line.marker), line.color, line.name.clone())));
        plot_ui(ui, &lines, length, out);
    }

    fn lines(&self, ui: &Ui, state: &AppState, length: i16) -> Vec<Curved> {
        let fuseki = state.fuseki();
        let position = fuseki.position();
        let enough = |curve: &Curve| {
            let mut stretches = curve.stretches(length);
            stretches.retain(|years| years.share.games >= katachi_app::curve::MIN_STRETCH_GAMES);
            stretches
        };
        if self.of_position {
            let name = text!("fuseki-years-share").to_owned();
            let (color, marker) = (Tones::for_context(ui).accent, MARKERS[0]);
            return vec![Curved { name, color, marker, stretches: enough(&position.curve) }];
        }
        let next = position.next.iter().take(MAX_PLOT_LINES).enumerate();
        next.map(|(rank, next)| {
            let place = next.point.map_or_else(|| text!("fuseki-pass").to_owned(), |point| point.label(fuseki.size()));
            Curved {
                name: format!("{place} ({})", letter(rank)),
                color: colors(ui.visuals().dark_mode)[rank],
                marker: MARKERS[rank],
                stretches: enough(&next.curve),
            }
        })
        .collect()
    }
}

/// Colours that can be told apart in both themes with any colour vision. The markers tell the lines apart too.
fn colors(dark: bool) -> [Color32; MAX_PLOT_LINES] {
    let pick = |light: u32, night: u32| {
        let hex = if dark { night } else { light };
        Color32::from_rgb((hex >> 16) as u8, (hex >> 8) as u8, hex as u8)
    };
    [
        pick(0xa12d12, 0xec7f62),
        pick(0x2b759b, 0x68aae7),
        pick(0x184354, 0x00deb2),
        pick(0x5f3cb6, 0x9175ff),
        pick(0x8d7e01, 0xd7cd50),
    ]
}

fn plot_ui(ui: &mut Ui, lines: &[Curved], length: i16, out: &mut Out) {
    let middle = |years: &Years| f64::from(years.from) + f64::from(length - 1) / 2.0;
    let top = lines.iter().flat_map(|line| &line.stretches).map(rate).fold(0.0, f64::max) * 1.15;
    let for_label: Vec<(String, Vec<Years>)> =
        lines.iter().map(|line| (line.name.clone(), line.stretches.clone())).collect();
    let rows = || figures(lines);
    let is_menu_open = egui::Popup::is_any_open(ui.ctx());
    let stretches = || lines.iter().flat_map(|line| &line.stretches);
    let first = stretches().map(|years| years.from).min().unwrap_or_default();
    let last = stretches().map(|years| years.to).max().unwrap_or_default();
    // Years beside them, so that a single stretch has an axis too.
    let margin = length.max(LEAST_MARGIN_YEARS);
    let export = with_figures_menu(ui, "opening years", rows, |ui| {
        shares_plot("opening years", (ui.available_height() - 4.0).max(110.0), top)
            .include_x(f64::from(first - margin))
            .include_x(f64::from(last + margin))
            .label_formatter(move |hover| {
                let (egui_plot::HoverPosition::NearDataPoint { position, .. }
                | egui_plot::HoverPosition::Elsewhere { position }) = hover;
                (!is_menu_open).then(|| hover_words(&for_label, position.x.round() as i16)).flatten()
            })
            .show(ui, |plot| {
                let alone = lines.len() == 1;
                for line in lines {
                    let gap = f64::from(length) * 1.5;
                    for run in line.stretches.chunk_by(|a, b| middle(b) - middle(a) <= gap) {
                        for pair in run.windows(2).filter(|_| alone) {
                            let ends = [&pair[0], &pair[1]].map(|years| (middle(years), years.share.interval()));
                            let [(x0, Some(a)), (x1, Some(b))] = ends else { continue };
                            let corners = vec![[x0, a.low], [x1, b.low], [x1, b.high], [x0, a.high]];
                            let band = Polygon::new(text!("fuseki-years-interval"), PlotPoints::from(corners));
                            plot.polygon(band.fill_color(line.color.gamma_multiply(0.14)).stroke(egui::Stroke::NONE));
                        }
                        let points: Vec<[f64; 2]> = run.iter().map(|years| [middle(years), rate(years)]).collect();
                        plot.line(Line::new(&line.name, PlotPoints::from(points.clone())).color(line.color).width(1.8));
                        let marks = Points::new(&line.name, PlotPoints::from(points)).color(line.color);
                        plot.points(marks.shape(line.marker).radius(3.2));
                    }
                }
            })
            .response
    });
    out.extend(export);
}

/// The stretch of years under the pointer, with the share of each line in it.
fn hover_words(lines: &[(String, Vec<Years>)], year: i16) -> Option<String> {
    let mut words: Vec<String> = Vec::new();
    for (name, stretches) in lines {
        let Some(years) = stretches.iter().find(|years| (years.from..=years.to).contains(&year)) else {
            continue;
        };
        if words.is_empty() {
            let one = years.from == years.to;
            words.push(if one { years.from.to_string() } else { format!("{}–{}", years.from, years.to) });
        }
        let share = years.share.interval().map(interval).unwrap_or_default();
        let (count, of) = (years.share.found, years.share.games);
        words.push(text!("fuseki-years-hover", line = name, count = count, of = of, share = share));
    }
    (!words.is_empty()).then(|| words.join("\n"))
}

/// Every line's stretches, one line after the other.
fn figures(lines: &[Curved]) -> Vec<Vec<String>> {
    let heads: Vec<String> = std::iter::once("Move").chain(YEAR_HEADS).map(str::to_owned).collect();
    let mut rows = vec![heads];
    for line in lines {
        rows.extend(line.stretches.iter().map(|years| {
            let cells = year_cells(years);
            std::iter::once(line.name.clone()).chain(cells).collect::<Vec<String>>()
        }));
    }
    rows
}

fn rate(years: &Years) -> f64 {
    years.share.found as f64 / years.share.games.max(1) as f64
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::sight::told_apart;

    #[test]
    fn lines_are_told_apart_by_everybody() {
        for dark in [false, true] {
            told_apart(&colors(dark), 0.10);
        }
    }
}
