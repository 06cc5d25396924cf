//! When a shape was played: its share of each year's games, never bare counts; first occurrence and eras.

use super::results::within_ui;
use super::{Out, totals};
use egui::{Align2, CursorIcon, Rangef, Rect, Response, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};
use egui_plot::{AxisHints, Line, Plot, PlotPoints, Points, Polygon, uniform_grid_spacer};

use super::words::{interval, paint_right, percent};
use crate::theme::Tones;
use crate::tokens::space;
use crate::widgets::board_menu::with_figures_menu;
use crate::widgets::busy::busy;
use crate::widgets::figures::row_width;
use crate::widgets::table::{export_menu, rate_cells};
use crate::widgets::{bars, elided};
use katachi_app::AppState;
use katachi_app::curve::{Curve, GameShare, STRETCH_YEARS, Years};
use katachi_app::find::FindCommand;
use katachi_app::find::facts::{Facts, FactsRow, era_title};
use katachi_app::find::search::SearchStatus;
use katachi_language::text;
use katachi_sentences::words::{about, listed};

#[derive(Default)]
pub struct FindYearsView {
    /// Number of years that are put together; `None` for a number that fits.
    stretch: Option<i16>,
}

impl FindYearsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let Some(facts) = facts_ui(ui, state, out) else { return };
        if facts.years.is_empty() {
            ui.label(text!("find-no-years"));
            return;
        }
        if state.find().earlier().is_some() {
            within_ui(ui, state, out);
        }
        if state.find().facts_are_of_all() {
            ui.weak(text!("find-shares-of-all"));
        }
        let choice = ui.horizontal_wrapped(|ui| {
            ui.label(text!("find-share-of-each"));
            stretch_ui(ui, &mut self.stretch, &facts.years)
        });
        let length = choice.inner;
        first_ui(ui, state, facts, out);
        let eras = facts.eras.len() as f32 * 22.0 + 34.0;
        let height = (ui.available_height() - eras).max(150.0);
        plot_ui(ui, ("years", text!("find-of-games")), &facts.years, length, height, out);
        ui.add_space(space::TINY);
        ui.strong(text!("find-by-era"));
        let eras: Vec<(&str, GameShare)> = facts.eras.iter().map(|&(era, share)| (era_title(era), share)).collect();
        let clicked = shares_ui(ui, ("eras", "Era"), &eras, out);
        out.extend(clicked.map(|at| FindCommand::AmongFacts(FactsRow::Era(facts.eras[at].0))));
    }
}

/// Minimum distance of two points of a curve, in a plot as wide as the panel.
const MIN_POINT_DISTANCE: f32 = 4.0;

/// Chooses how many years are put together: a fixed number, or one that fits the games and the width of the panel.
/// Returns the number.
pub fn stretch_ui(ui: &mut Ui, chosen: &mut Option<i16>, years: &Curve) -> i16 {
    let max_points = (ui.max_rect().width() / MIN_POINT_DISTANCE) as usize;
    let length = chosen.unwrap_or_else(|| years.fitting_stretch(max_points));
    for stretch in STRETCH_YEARS {
        let title = text!("find-each-years", years = i32::from(stretch));
        if ui.selectable_label(stretch == length, title).clicked() {
            *chosen = Some(stretch);
        }
    }
    length
}

/// Returns the facts, or shows why there are none.
pub fn facts_ui<'a>(ui: &mut Ui, state: &'a AppState, out: &mut Out) -> Option<&'a Facts> {
    let find = state.find();
    let Some(found) = find.search().shown() else {
        match find.search().status() {
            SearchStatus::NothingDrawn => _ = ui.weak(text!("find-facts-hint")),
            _ => totals::line_ui(ui, state, out),
        }
        return None;
    };
    if found.result.hits == 0 {
        ui.weak(text!("find-facts-no-hit"));
        return None;
    }
    let facts = find.facts();
    if facts.is_none() {
        busy(ui, 26.0);
    }
    if find.search().is_stale() {
        ui.set_opacity(0.5);
    }
    facts
}

fn first_ui(ui: &mut Ui, state: &AppState, facts: &Facts, out: &mut Out) {
    let Some(first) = facts.first else { return };
    let (find, header) = (state.find(), state.corpus().header(first));
    ui.horizontal_wrapped(|ui| {
        ui.label(text!("find-first"));
        let text = format!("{}, {} – {}", header.date, header.black, header.white);
        let hit = find.hits().first_of(first);
        if ui.link(text).on_hover_text(text!("find-first-tip")).clicked()
            && let Some(row) = hit.and_then(|(hit, _)| find.hits().row_of(hit))
        {
            out.push(FindCommand::OpenHit(row));
        }
        if let Some((_, moves)) = hit {
            ui.weak(text!("find-first-move", number = moves.to_string()));
        }
        let undated = facts.undated;
        if undated.games > 0 {
            ui.weak(text!("find-undated", found = undated.found, games = undated.games));
        }
    });
}

/// A round step, 1, 2 or 5 of a decimal place, of which two to four fit into the span, so that a low plot has labels.
fn round_step(span: f64) -> f64 {
    let least = (span / 4.0).max(1e-6);
    let place = 10.0_f64.powf(least.log10().floor());
    let factor = [1.0, 2.0, 5.0].into_iter().find(|factor| factor * place >= least).unwrap_or(10.0);
    factor * place
}

/// A plot of shares by year, from none to a little above the highest.
pub fn shares_plot<'a>(id: &str, height: f32, top: f64) -> Plot<'a> {
    Plot::new(id)
        .custom_y_axes(vec![AxisHints::new_y().label_spacing(Rangef::new(12.0, 20.0))])
        .y_grid_spacer(uniform_grid_spacer(|input| [round_step(input.bounds.1 - input.bounds.0); 3]))
        .height(height)
        .min_size(vec2(160.0, 100.0))
        .allow_scroll(false)
        .allow_drag(false)
        .show_crosshair(false)
        .include_y(0.0)
        .include_y(top.clamp(0.01, 1.0))
        // Don't label places between two years.
        .x_axis_formatter(|mark, _| match (mark.value - mark.value.round()).abs() < 1e-3 {
            true => format!("{:.0}", mark.value),
            false => String::new(),
        })
        .y_axis_formatter(|mark, _| if mark.value < 0.0 { String::new() } else { percent(mark.value) })
}

/// Plots the share of each stretch with its interval. `name` is the name of the plot and of its file, `of` says what
/// the shares are of.
pub fn plot_ui(
    ui: &mut Ui,
    (name, of): (&'static str, &'static str),
    years: &Curve,
    length: i16,
    height: f32,
    out: &mut Out,
) {
    let tones = Tones::for_context(ui);
    let stretches = years.drawn(length);
    let middle = |from: i16| f64::from(from) + f64::from(length - 1) / 2.0;
    let rates: Vec<(f64, katachi_core::mining::WilsonInterval)> =
        stretches.iter().filter_map(|years| Some((middle(years.from), years.share.interval()?))).collect();
    let top = rates.iter().map(|(_, rate)| rate.rate).fold(0.0, f64::max) * 1.25;
    let for_label = stretches.clone();
    let rows = || figures(years, length);
    // A tooltip would cover the menu.
    let is_menu_open = egui::Popup::is_any_open(ui.ctx());
    let export = with_figures_menu(ui, name, rows, |ui| {
        shares_plot(name, height, top)
            .include_x(stretches.first().map_or(0.0, |years| f64::from(years.from) - 1.0))
            .include_x(stretches.last().map_or(0.0, |years| f64::from(years.to) + 1.0))
            .label_formatter(move |hover| {
                if is_menu_open {
                    return None;
                }
                let (egui_plot::HoverPosition::NearDataPoint { position, .. }
                | egui_plot::HoverPosition::Elsewhere { position }) = hover;
                let year = position.x.round() as i16;
                let years = for_label.iter().find(|years| (years.from..=years.to).contains(&year))?;
                let name = if years.from == years.to {
                    years.from.to_string()
                } else {
                    format!("{}–{}", years.from, years.to)
                };
                Some(format!("{name}\n{}", share_words(years.share, of)))
            })
            .show(ui, |plot| {
                for run in runs(&rates, f64::from(length) * 1.5) {
                    for pair in run.windows(2) {
                        let (a, b) = (pair[0], pair[1]);
                        let corners = vec![[a.0, a.1.low], [b.0, b.1.low], [b.0, b.1.high], [a.0, a.1.high]];
                        let band = Polygon::new("95 % interval", PlotPoints::from(corners));
                        plot.polygon(band.fill_color(tones.accent.gamma_multiply(0.14)).stroke(egui::Stroke::NONE));
                    }
                    let line: Vec<[f64; 2]> = run.iter().map(|&(x, rate)| [x, rate.rate]).collect();
                    plot.line(Line::new("share", PlotPoints::from(line.clone())).color(tones.accent).width(2.0));
                    plot.points(Points::new("share", PlotPoints::from(line)).color(tones.accent).radius(2.5));
                }
            })
            .response
    });
    out.extend(export);
}

/// The names of the columns that [`year_cells`] gives.
pub const YEAR_HEADS: [&str; 7] = ["First year", "Last year", "Found", "Of", "Share %", "from", "to"];

/// A stretch as cells for copies and files.
pub fn year_cells(years: &Years) -> [String; 7] {
    let [share, low, high] = rate_cells(years.share.interval());
    let GameShare { found, games } = years.share;
    [years.from.to_string(), years.to.to_string(), found.to_string(), games.to_string(), share, low, high]
}

/// All stretches, including those with too few games to be drawn.
fn figures(years: &Curve, length: i16) -> Vec<Vec<String>> {
    let heads = YEAR_HEADS.map(str::to_owned).to_vec();
    std::iter::once(heads).chain(years.stretches(length).iter().map(|years| year_cells(years).to_vec())).collect()
}

/// Groups the stretches that follow each other without a gap.
fn runs(
    rates: &[(f64, katachi_core::mining::WilsonInterval)],
    gap: f64,
) -> Vec<&[(f64, katachi_core::mining::WilsonInterval)]> {
    rates.chunk_by(|a, b| b.0 - a.0 <= gap).collect()
}

/// Shows shares with their intervals, one per row. `name` is the name of the file, `head` says what the rows are. Returns
/// the row that was clicked.
pub fn shares_ui<N: AsRef<str>>(
    ui: &mut Ui,
    (name, head): (&'static str, &str),
    shares: &[(N, GameShare)],
    out: &mut Out,
) -> Option<usize> {
    let mut clicked = None;
    let spacing = std::mem::replace(&mut ui.spacing_mut().item_spacing.y, 3.0);
    for (at, (title, share)) in shares.iter().enumerate() {
        let response = share_row(ui, title.as_ref(), *share);
        clicked = clicked.or(response.clicked().then_some(at));
        let cells = |at: usize| {
            let (title, share) = &shares[at];
            let [rate, low, high] = rate_cells(share.interval());
            vec![title.as_ref().to_owned(), share.found.to_string(), share.games.to_string(), rate, low, high]
        };
        let heads = [head, "Found", "Of", "Share %", "from", "to"];
        out.extend(export_menu(&response, name, &heads, at, shares.len(), cells));
    }
    ui.spacing_mut().item_spacing.y = spacing;
    clicked
}

fn share_row(ui: &mut Ui, name: &str, share: GameShare) -> Response {
    const GAP: f32 = 12.0;
    let (rect, response) = ui.allocate_exact_size(vec2(row_width(ui), 19.0), Sense::click());
    let counts = text!("find-found-of", found = share.found, games = share.games);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, about(name, &counts)));
    let (tones, body) = (Tones::for_context(ui), TextStyle::Body.resolve(ui.style()));
    let part = |left: f32, width: f32| Rect::from_min_size(pos2(left, rect.top()), vec2(width, rect.height()));
    let named = part(rect.left(), 84.0);
    let bar = part(named.right() + GAP, 90.0);
    let number = part(bar.right() + GAP, 52.0);
    let title = elided::line(ui, name, body.clone(), tones.text, named.width());
    ui.painter().galley(pos2(named.left(), rect.center().y - title.size().y / 2.0), title, tones.text);
    let Some(rate) = share.interval() else { return response };
    bars::paint_interval(ui, bar.shrink2(vec2(0.0, 5.0)), rate);
    paint_right(ui, number, &percent(rate.rate), false);
    let at = pos2(number.right() + GAP, rect.center().y);
    ui.painter().text(at, Align2::LEFT_CENTER, &counts, body, tones.weak);
    let tip = format!("{}\n{}", about(name, &listed(&[counts, interval(rate)])), text!("find-only-these-tip"));
    response.on_hover_text(tip).on_hover_cursor(CursorIcon::PointingHand)
}

fn share_words(share: GameShare, of: &str) -> String {
    let rate = share.interval().map_or_else(String::new, interval);
    text!("find-found-of-what", found = share.found, games = share.games, what = of, rate = rate)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_span_of_shares_has_two_to_four_round_steps() {
        for (span, step) in [(1.04, 0.5), (0.8, 0.2), (0.0125, 0.005), (0.31, 0.1)] {
            assert!((round_step(span) - step).abs() < 1e-9, "{span}: {}", round_step(span));
        }
        for hundredths in 2..110 {
            let span = f64::from(hundredths) / 100.0;
            assert!((1.5..=4.01).contains(&(span / round_step(span))), "{span}");
        }
    }
}
