//! The next moves: one row for each, letters by rank. A click plays the move.

use egui::{Align2, FontId, Rect, Response, Role, ScrollArea, Sense, Ui, WidgetInfo, pos2, vec2};

use super::super::find::words::{grouped, interval, paint_right, percent, win_tip};
use super::super::shapes::words::times;
use super::{Out, ready_ui};
use crate::theme::Tones;
use crate::widgets::bars;
use crate::widgets::figures::{FromRight, paint_cost, paint_head, paint_lettered, paint_wins, row_width};
use crate::widgets::graph_cells::{HEADS, cells};
use crate::widgets::table::export_menu;
use katachi_app::costs;
use katachi_app::find::compare::{differs_from_even, letter};
use katachi_app::fuseki::FusekiCommand;
use katachi_app::fuseki::position::{OpeningContinuation, OpeningPosition};
use katachi_app::{AppState, Dataset};
use katachi_core::go::{BoardSize, Color};
use katachi_core::mining::compare::{ComparedMove, Proportion};
use katachi_core::mining::costs::Cost;
use katachi_core::mining::ledger::LossUnit;
use katachi_language::text;

const ROW: f32 = 26.0;
/// Room for what it costs.
const COST: f32 = 80.0;

/// The places of a row's columns. The bar takes the rest.
struct OpeningColumns {
    letter: Rect,
    bar: Rect,
    count: Rect,
    share: Rect,
    wins: Rect,
    years: Option<Rect>,
    after: Option<Rect>,
    against: Option<Rect>,
    cost: Option<Rect>,
}

impl OpeningColumns {
    fn new(row: Rect, compares: bool, has_costs: bool) -> OpeningColumns {
        let mut columns = FromRight::new(row);
        let room = row.width() - if has_costs { COST } else { 0.0 };
        let years = (room > if compares { 560.0 } else { 430.0 }).then(|| columns.take(92.0));
        let after = (room > 520.0 && !compares).then(|| columns.take(88.0));
        let cost = has_costs.then(|| columns.take(COST));
        let against = compares.then(|| columns.take(150.0));
        let wins = columns.take(118.0);
        let share = columns.take(58.0);
        let count = columns.take(66.0);
        let letter = Rect::from_min_size(row.min, vec2(72.0, row.height()));
        let bar = columns.bar(letter.right() + 4.0, 10.0);
        OpeningColumns { letter, bar, count, share, wins, years, after, against, cost }
    }
}

pub fn next_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    if !ready_ui(ui, state) {
        return;
    }
    let fuseki = state.fuseki();
    let position = fuseki.position();
    if position.id.is_none() {
        ui.label(text!("fuseki-position-unknown"));
        return;
    }
    if position.next.is_empty() {
        let depth = fuseki.graph().map_or(0, |graph| graph.params.moves);
        ui.label(text!("fuseki-reading-ends", moves = depth));
        return;
    }
    // One width for the head and the rows: they have the same columns.
    let width = row_width(ui);
    head_ui(ui, width, state);
    let compares = fuseki.compares();
    let full = position.next.first().map_or(1, |next| next.continuation.count);
    ScrollArea::vertical().id_salt("next moves").auto_shrink(false).show(ui, |ui| {
        let spacing = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
        for (rank, next) in position.next.iter().enumerate() {
            let other = fuseki.whose().other().title();
            let mover = position.mover;
            let cost = fuseki.has_costs().then(|| fuseki.cost_of(next));
            let row = NextRow { rank, next, width, full, mover, size: fuseki.size(), compares, other, cost };
            let response = row.ui(ui);
            let cells = |rank: usize| {
                let OpeningContinuation { continuation, point, black_wins, against, .. } = &position.next[rank];
                let place = point.map_or_else(|| text!("fuseki-pass").to_owned(), |point| point.label(fuseki.size()));
                let cost = fuseki.cost_of(&position.next[rank]);
                cells(letter(rank), place, continuation, *black_wins, against.as_ref(), cost)
            };
            out.commands.extend(export_menu(&response, "next moves", &HEADS, rank, position.next.len(), cells));
            if response.clicked() {
                out.push(FusekiCommand::Play(next.point));
            }
        }
        ui.spacing_mut().item_spacing.y = spacing;
        notes_ui(ui, position);
    });
}

fn notes_ui(ui: &mut Ui, position: &OpeningPosition) {
    let visits = position.visits;
    ui.add_space(4.0);
    match (visits.ended, visits.rare) {
        (0, 0) => {}
        (ended, 0) => _ = ui.weak(text!("fuseki-note-ended", games = ended)),
        (0, rare) => _ = ui.weak(text!("fuseki-note-rare", moves = rare)),
        (ended, rare) => _ = ui.weak(text!("fuseki-note-ended-and-rare", games = ended, moves = rare)),
    }
}

fn head_ui(ui: &mut Ui, width: f32, state: &AppState) {
    let fuseki = state.fuseki();
    let (row, response) = ui.allocate_exact_size(vec2(width, 18.0), Sense::hover());
    let columns = OpeningColumns::new(row, fuseki.compares(), fuseki.has_costs());
    paint_head(ui, columns.count, text!("fuseki-head-played"));
    paint_head(ui, columns.share, text!("fuseki-head-share"));
    paint_head(ui, columns.wins, text!("fuseki-head-wins"));
    let other = match fuseki.whose().other() {
        Dataset::Own => text!("fuseki-head-own"),
        Dataset::Professional => text!("fuseki-head-professionals"),
    };
    columns.against.inspect(|&rect| paint_head(ui, rect, other));
    columns.after.inspect(|&rect| paint_head(ui, rect, text!("fuseki-head-any-order")));
    columns.years.inspect(|&rect| paint_head(ui, rect, text!("fuseki-years")));
    let unit = state.shared().costs().map(|costs| costs.unit());
    if let Some((rect, unit)) = columns.cost.zip(unit) {
        paint_head(ui, rect, costs::title(unit));
    }
    let tip = text!("fuseki-heads-tip");
    response.on_hover_text(match unit.filter(|_| fuseki.has_costs()) {
        None => tip.to_owned(),
        Some(LossUnit::Points) => format!("{tip} {}", text!("fuseki-heads-tip-points")),
        Some(LossUnit::Winrate) => format!("{tip} {}", text!("fuseki-heads-tip-percent")),
    });
}

/// A move held against other games: the ratio of the odds with its interval, and their share.
pub fn paint_against(ui: &Ui, rect: Rect, row: &ComparedMove) {
    let bar = Rect::from_min_max(
        pos2(rect.left() + 4.0, rect.center().y - 4.5),
        pos2(rect.right() - 58.0, rect.center().y + 4.5),
    );
    bars::paint_ratio(ui, bar, &row.contrast, row.q_value);
    paint_right(ui, rect, &there(row.tally_there), row.q_value > 0.05);
}

/// The same in words; `other` are the other games.
pub fn against_words(other: &str, row: &ComparedMove) -> String {
    let (contrast, tally) = (&row.contrast, row.tally_there);
    let count = match tally.at_most {
        false => text!("fuseki-count-of", count = tally.count, of = tally.of),
        true => text!("fuseki-at-most-count-of", count = tally.count, of = tally.of),
    };
    let share = there(tally);
    let [odds, low, high] = [contrast.odds_ratio(), contrast.low.exp(), contrast.high.exp()].map(times);
    match row.q_value > 0.05 {
        false => {
            text!("fuseki-against", other = other, share = share, count = count, odds = odds, low = low, high = high)
        }
        true => text!(
            "fuseki-against-chance",
            other = other,
            share = share,
            count = count,
            odds = odds,
            low = low,
            high = high
        ),
    }
}

/// The share of the other games.
fn there(tally: Proportion) -> String {
    format!("{}{}", if tally.at_most { "≤ " } else { "" }, percent(tally.share()))
}

struct NextRow<'a> {
    rank: usize,
    next: &'a OpeningContinuation,
    width: f32,
    full: u32,
    mover: Color,
    size: BoardSize,
    compares: bool,
    /// `None` where no move is evaluated at all.
    cost: Option<Option<&'a Cost>>,
    /// Names the games that it is compared with.
    other: &'static str,
}

impl NextRow<'_> {
    fn ui(&self, ui: &mut Ui) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, ROW), Sense::click());
        let found = &self.next.continuation;
        let place = match self.next.point {
            None => text!("fuseki-elsewhere").to_owned(),
            Some(point) => point.label(self.size),
        };
        let name = format!("{}: {place}", letter(self.rank));
        let times = text!("general-times", times = found.count);
        let lost = costs::spoken(self.cost.flatten());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}, {times}{lost}")));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let tones = Tones::for_context(ui);
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 3.0, tones.stripe);
        }
        let columns = OpeningColumns::new(rect, self.compares, self.cost.is_some());
        self.letter(ui, columns.letter, &place);
        bars::paint_share(ui, columns.bar, found.count as f32 / self.full.max(1) as f32);
        paint_right(ui, columns.count, &grouped(u64::from(found.count)), false);
        paint_right(ui, columns.share, &percent(found.share.rate), false);
        paint_wins(ui, columns.wins, self.next.black_wins);
        if let Some((rect, cost)) = columns.cost.zip(self.cost) {
            paint_cost(ui, rect, cost);
        }
        if let Some(rect) = columns.against {
            match &self.next.against {
                None => paint_right(ui, rect, "–", true),
                Some(row) => paint_against(ui, rect, row),
            }
        }
        if let Some(rect) = columns.after {
            paint_right(ui, rect, &grouped(u64::from(found.position_count)), true);
        }
        if let Some(rect) = columns.years {
            let years = match (found.first_year, found.last_year) {
                (Some(first), Some(last)) if first == last => first.to_string(),
                (Some(first), Some(last)) => format!("{first}–{last}"),
                _ => "–".to_owned(),
            };
            paint_right(ui, rect, &years, true);
        }
        if found.fashionable_since.is_some() {
            // A small arrow: it is on the rise.
            let at = pos2(columns.letter.right() - 4.0, rect.center().y);
            ui.painter().text(at, Align2::CENTER_CENTER, "⬆", FontId::proportional(11.0), tones.accent);
        }
        response.on_hover_ui(|ui| self.tip(ui, &name))
    }

    fn letter(&self, ui: &Ui, rect: Rect, place: &str) {
        let centre = pos2(rect.left() + 14.0, rect.center().y);
        paint_lettered(ui, centre, 20.0, self.mover, &letter(self.rank));
        let at = pos2(rect.left() + 29.0, rect.center().y);
        let place = if self.next.point.is_none() { text!("fuseki-pass") } else { place };
        ui.painter().text(at, Align2::LEFT_CENTER, place, FontId::proportional(13.0), Tones::for_context(ui).weak);
    }

    fn tip(&self, ui: &mut Ui, name: &str) {
        ui.set_max_width(360.0);
        let found = &self.next.continuation;
        ui.strong(name);
        let [times, positions] = [found.count, found.position_count].map(|times| text!("general-times", times = times));
        ui.label(text!("fuseki-next-tip", times = times, share = interval(found.share), positions = positions));
        if let Some(rate) = self.next.black_wins {
            ui.label(win_tip(rate, u64::from(found.decided), !differs_from_even(rate)));
        }
        if let Some(year) = found.fashionable_since {
            ui.label(text!("fuseki-in-fashion", year = year.to_string()));
        }
        if let Some(row) = &self.next.against {
            ui.label(against_words(self.other, row));
        }
        self.cost.flatten().inspect(|cost| _ = ui.label(costs::in_words(text!("fuseki-it-loses"), cost)));
        ui.weak(text!("fuseki-next-click"));
    }
}
