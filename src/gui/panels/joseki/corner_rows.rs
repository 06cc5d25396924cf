//! Continuations in the corner: one row for each, with its share, win rate and years.

use egui::{Align2, FontId, Rect, Response, Role, ScrollArea, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::Out;
use super::words::{color_name, grouped, interval, paint_lettered, paint_right, paint_wins, percent, years};
use crate::panels::fuseki::next::{against_words, paint_against};
use crate::theme::Tones;
use crate::widgets::bars;
use crate::widgets::elided;
use crate::widgets::figures::{FromRight, paint_cost, paint_head, row_width};
use crate::widgets::graph_cells::{HEADS, cells};
use crate::widgets::table::export_menu;
use katachi_app::costs;
use katachi_app::find::compare::{differs_from_even, letter};
use katachi_app::joseki::JosekiCommand;
use katachi_app::joseki::corners::{CornerContinuation, CornerExplorer};
use katachi_app::{AppState, Dataset};
use katachi_core::go::{Color, Point};
use katachi_core::mining::WilsonInterval;
use katachi_core::mining::costs::Cost;
use katachi_language::text;
use katachi_sentences::shapes::{joseki_title, joseki_with_original};

/// Stands beside moves of the dictionary.
const IN_DICTIONARY: &str = "§";

const ROW: f32 = 28.0;
const HEAD: f32 = 20.0;
/// Room for what it costs.
const COST: f32 = 80.0;
/// Minimum width at which a name stays readable.
const LEAST_NAME: f32 = 36.0;

struct CornerColumns {
    letter: Rect,
    point: Rect,
    count: Rect,
    share: Rect,
    wins: Rect,
    against: Option<Rect>,
    cost: Option<Rect>,
    years: Option<Rect>,
    fashion: Option<Rect>,
    after: Option<Rect>,
}

impl CornerColumns {
    fn new(row: Rect, compares: bool, has_costs: bool) -> CornerColumns {
        let mut columns = FromRight::new(row);
        let wide = row.width();
        // Letter, point, count, and the least of a share; then what there is room for, by what is looked at most.
        let is_narrow = wide < 520.0;
        let wins_width = if compares && is_narrow { 92.0 } else { 128.0 };
        let against_width = if is_narrow { 108.0 } else { 150.0 };
        let mut room = wide - (34.0 + 84.0 + 66.0 + 74.0) - wins_width;
        let mut fits = |is_wanted: bool, width: f32| {
            let fits = is_wanted && room >= width;
            if fits {
                room -= width;
            }
            fits
        };
        let has_cost = fits(has_costs, COST);
        let has_against = fits(compares, against_width);
        let (has_years, has_fashion, has_after) = (fits(true, 92.0), fits(true, 74.0), fits(true, 78.0));
        let fashion = has_fashion.then(|| columns.take(74.0));
        let years = has_years.then(|| columns.take(92.0));
        let after = has_after.then(|| columns.take(78.0));
        let cost = has_cost.then(|| columns.take(COST));
        let against = has_against.then(|| columns.take(against_width));
        let wins = columns.take(wins_width);
        let share = columns.take(74.0 + (room * 0.6).clamp(0.0, 76.0));
        let count = columns.take(66.0);
        let letter = Rect::from_min_size(row.min, vec2(34.0, row.height()));
        let point = Rect::from_min_max(pos2(letter.right() + 4.0, row.top()), pos2(count.left(), row.bottom()));
        CornerColumns { letter, point, count, share, wins, against, cost, years, fashion, after }
    }
}

pub fn rows_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let explorer = state.joseki().corner();
    if explorer.graph().is_none() {
        ui.weak(text!("joseki-corner-rows-empty"));
        return;
    }
    if explorer.next().is_empty() {
        ui.add_space(20.0);
        ui.vertical_centered(|ui| {
            ui.label(text!("joseki-corner-ends"));
            ui.weak(text!("joseki-corner-ends-keys"));
        });
        return;
    }
    let other = state.joseki().compares().then(|| state.joseki().whose().other());
    head_ui(ui, state, other);
    ui.spacing_mut().item_spacing.y = 0.0;
    let moves = ui.input(|input| input.pointer.is_moving());
    ScrollArea::vertical().id_salt("corner rows").auto_shrink(false).show_rows(
        ui,
        ROW,
        explorer.next().len(),
        |ui, shown| {
            for at in shown {
                let response = row_ui(ui, state, at, other);
                let cells = |at: usize| {
                    let next = &explorer.next()[at];
                    let place = point_label(explorer, next).unwrap_or_else(|| "tenuki".to_owned());
                    let (wins, cost) = (black_wins(explorer, next), state.joseki().cost_of(next));
                    cells(next_letter(next), place, &next.found, wins, next.against.as_ref(), cost)
                };
                let all = explorer.next().len();
                out.commands.extend(export_menu(&response, "corner moves", &HEADS, at, all, cells));
                if response.hovered() && moves && explorer.chosen() != at {
                    out.push(JosekiCommand::Choose(at));
                }
                if response.clicked() {
                    out.push(JosekiCommand::StepRow(at));
                }
            }
        },
    );
}

fn head_ui(ui: &mut Ui, state: &AppState, other: Option<Dataset>) {
    let (rect, response) = ui.allocate_exact_size(vec2(row_width(ui), HEAD), Sense::hover());
    let columns = CornerColumns::new(rect, other.is_some(), state.joseki().has_costs());
    let cost = state.shared().costs().map_or("", |costs| costs::title(costs.unit()));
    let against = match other {
        Some(Dataset::Own) => text!("joseki-head-against-own"),
        _ => text!("joseki-head-against-professionals"),
    };
    let heads = [
        (Some(columns.count), text!("joseki-head-played"), text!("joseki-help-played")),
        (Some(columns.share), text!("joseki-head-share"), text!("joseki-help-share-here")),
        (Some(columns.wins), text!("joseki-head-black-wins"), black_wins_help()),
        (columns.against, against, text!("joseki-help-against")),
        (columns.cost, cost, text!("joseki-help-cost")),
        (columns.after, text!("joseki-head-any-order"), text!("joseki-help-any-order")),
        (columns.years, text!("joseki-head-years"), text!("joseki-help-years-here")),
        (columns.fashion, text!("joseki-head-fashion"), text!("joseki-help-fashion")),
    ];
    let pointed = response.hover_pos();
    let mut help = None;
    for (rect, title, words) in heads {
        let Some(rect) = rect else { continue };
        paint_head(ui, rect, title);
        if pointed.is_some_and(|at| rect.contains(at)) {
            help = Some(words);
        }
    }
    if let Some(words) = help {
        response.on_hover_text_at_pointer(words);
    }
}

pub fn black_wins_help() -> &'static str {
    text!("joseki-help-black-wins")
}

/// Black's wins among the decided games that go on with this move.
pub fn black_wins(explorer: &CornerExplorer, next: &CornerContinuation) -> Option<WilsonInterval> {
    let wins = next.found.win_rate()?;
    Some(match explorer.mover() {
        Color::Black => wins,
        Color::White => wins.complement(),
    })
}

/// Letter of a continuation; T for tenuki.
pub fn next_letter(next: &CornerContinuation) -> String {
    next.rank.map_or("T".to_owned(), letter)
}

/// `Q16`, or `tenuki`.
pub fn next_point(explorer: &CornerExplorer, next: &CornerContinuation) -> String {
    point_label(explorer, next).unwrap_or_else(|| text!("joseki-tenuki").to_owned())
}

/// `Q16`; `None` for tenuki.
fn point_label(explorer: &CornerExplorer, next: &CornerContinuation) -> Option<String> {
    let label = |point: Point| explorer.stand().map_or_else(String::new, |stand| point.label(stand.size));
    next.point.map(label)
}

fn row_ui(ui: &mut Ui, state: &AppState, at: usize, other: Option<Dataset>) -> Response {
    let explorer = state.joseki().corner();
    let next = &explorer.next()[at];
    let (rect, response) = ui.allocate_exact_size(vec2(row_width(ui), ROW), Sense::click());
    let is_chosen = explorer.chosen() == at;
    let words = || {
        let point = next_point(explorer, next);
        let lost = costs::spoken(state.joseki().cost_of(next));
        text!("joseki-move-row", letter = next_letter(next), point = point, times = next.found.count) + &lost
    };
    response.widget_info(|| WidgetInfo::selected(Role::Row, true, is_chosen, words()));
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let tones = Tones::for_context(ui);
    let fill = match (is_chosen, at % 2) {
        (true, _) => tones.chosen,
        (false, 1) => tones.stripe,
        _ => tones.panel,
    };
    ui.painter().rect_filled(rect, 3.0, fill);
    let cost = state.joseki().cost_of(next);
    let columns = CornerColumns::new(rect, other.is_some(), state.joseki().has_costs());
    if next.point.is_some() {
        paint_lettered(ui, columns.letter.center(), 21.0, explorer.mover(), &next_letter(next));
    } else {
        ui.painter().circle_stroke(columns.letter.center(), 10.0, egui::Stroke::new(1.5, tones.weak));
        let font = FontId::proportional(13.0);
        ui.painter().text(columns.letter.center(), Align2::CENTER_CENTER, "T", font, tones.text);
    }
    let body = TextStyle::Body.resolve(ui.style());
    let at_left = columns.point.left_center();
    let place = next_point(explorer, next);
    let place = ui.painter().text(at_left, Align2::LEFT_CENTER, place, body, tones.text);
    let dictionary = state.joseki().dictionary().map(|(_, notes)| notes);
    let mut from = place.right() + 6.0;
    if dictionary.is_some_and(|notes| next.is_in(notes)) {
        let sign = pos2(from, columns.point.center().y);
        let sign =
            ui.painter().text(sign, Align2::LEFT_CENTER, IN_DICTIONARY, FontId::proportional(11.0), tones.accent);
        from = sign.right() + 6.0;
    }
    // As far as there is room; the tip has it all.
    let room = columns.point.right() - from;
    if let Some(name) = next.name().filter(|_| room >= LEAST_NAME) {
        let words = elided::end(ui, joseki_title(name), FontId::proportional(12.0), tones.weak, room);
        let at = pos2(from, columns.point.center().y - words.size().y / 2.0);
        ui.painter().galley(at, words, tones.weak);
    }
    paint_right(ui, columns.count, &grouped(u64::from(next.found.count)), false);
    let bar = Rect::from_min_max(
        pos2(columns.share.left(), columns.share.center().y - 4.5),
        pos2(columns.share.right() - 50.0, columns.share.center().y + 4.5),
    );
    bars::paint_interval(ui, bar, next.found.share);
    paint_right(ui, columns.share, &percent(next.found.share.rate), false);
    paint_wins(ui, columns.wins, black_wins(explorer, next));
    if let Some(rect) = columns.against {
        match &next.against {
            None => paint_right(ui, rect, "–", true),
            Some(row) => paint_against(ui, rect, row),
        }
    }
    columns.cost.inspect(|&rect| paint_cost(ui, rect, cost));
    if let Some(rect) = columns.after {
        paint_right(ui, rect, &grouped(u64::from(next.found.position_count)), true);
    }
    if let Some(rect) = columns.years {
        paint_right(ui, rect, &years(next.found.first_year, next.found.last_year), true);
    }
    if let Some(rect) = columns.fashion {
        let since = next.found.fashionable_since.map(|year| format!("▲ {year}")).unwrap_or_default();
        paint_right(ui, rect, &since, false);
    }
    let is_in = dictionary.is_some_and(|notes| next.is_in(notes));
    response.on_hover_ui(|ui| tip(ui, explorer, next, other, is_in, cost))
}

fn tip(
    ui: &mut Ui,
    explorer: &CornerExplorer,
    next: &CornerContinuation,
    other: Option<Dataset>,
    is_in: bool,
    cost: Option<&Cost>,
) {
    ui.set_max_width(380.0);
    let found = &next.found;
    let (mover, point) = (color_name(explorer.mover()), next_point(explorer, next));
    ui.strong(text!("joseki-color-plays", color = mover, point = point));
    if let Some(name) = next.name() {
        ui.label(joseki_with_original(name));
    }
    if is_in {
        ui.label(text!("joseki-in-dictionary", sign = IN_DICTIONARY));
    }
    ui.label(text!("joseki-times-and-share", times = found.count, share = interval(found.share)));
    if found.later > 0 {
        ui.label(text!("joseki-later", times = found.later));
    }
    if let Some(wins) = black_wins(explorer, next) {
        let (rate, games) = (interval(wins), found.decided);
        ui.label(match differs_from_even(wins) {
            true => text!("joseki-black-won", rate = rate, games = games),
            false => text!("joseki-black-won-even", rate = rate, games = games),
        });
    }
    if found.position_count > found.count {
        ui.label(text!("joseki-other-orders", times = found.position_count));
    }
    if let Some(year) = found.fashionable_since {
        ui.label(text!("joseki-fashion-since-sentence", year = year.to_string()));
    }
    if let Some((row, other)) = next.against.as_ref().zip(other) {
        ui.label(against_words(other.title(), row));
    }
    cost.inspect(|cost| _ = ui.label(costs::in_words(text!("joseki-it-loses"), cost)));
    ui.weak(text!("joseki-click-plays"));
}
