//! Continuations: one row for each point, letters by rank, bars split by who played. A click plays the move and
//! searches on.

use egui::{Align2, FontId, Rect, Response, Role, Sense, Ui, WidgetInfo, pos2, vec2};

use super::Out;
use super::words::{grouped, paint_right, percent, win_tip};
use crate::theme::Tones;
use crate::widgets::bars;
use crate::widgets::figures::{FromRight, cost_help, paint_cost, paint_head, paint_lettered, paint_wins, row_width};
use crate::widgets::table::{menu_with_export, rate_cells};
use katachi_app::AppState;
use katachi_app::costs;
use katachi_app::find::FindCommand;
use katachi_app::find::compare::{
    SIGNIFICANT, alike_in_words, black_wins, differs_from_even, letter, neighbours, usual_color,
};
use katachi_app::find::search::{ReachedPosition, SearchAnswer};
use katachi_core::find::Continuation;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::mining::ReplyCounts;
use katachi_core::mining::costs::Cost;
use katachi_core::mining::ledger::LossUnit;
use katachi_language::text;

const ROW: f32 = 26.0;
/// Ranks that are listed at first.
const FIRST: usize = 15;

/// Room for what it costs.
const COST: f32 = 80.0;

/// The ends of a row's columns, from the right. The bar takes the rest.
struct FindColumns {
    letter: Rect,
    bar: Rect,
    count: Rect,
    share: Rect,
    /// After tenuki.
    later: Option<Rect>,
    wins: Rect,
    /// The cost of the move, if it is known.
    cost: Option<Rect>,
    /// Position after the move, by any order of moves; where there is room.
    after: Option<Rect>,
}

impl FindColumns {
    fn new(row: Rect, has_costs: bool) -> FindColumns {
        let mut columns = FromRight::new(row);
        let room = row.width() - if has_costs { COST } else { 0.0 };
        let after = (room > 500.0).then(|| columns.take(96.0));
        let cost = has_costs.then(|| columns.take(COST));
        let wins = columns.take(118.0);
        let later = (!has_costs || room > 390.0).then(|| columns.take(58.0));
        let share = columns.take(60.0);
        let count = columns.take(66.0);
        let letter = Rect::from_min_size(row.min, vec2(72.0, row.height()));
        let bar = columns.bar(letter.right() + 4.0, 13.0);
        FindColumns { letter, bar, count, share, later, wins, cost, after }
    }
}

pub fn continuations_ui(ui: &mut Ui, state: &AppState, found: &SearchAnswer, all: &mut bool, out: &mut Out) {
    let continuations = &found.result.continuations;
    if continuations.is_empty() {
        ui.label(text!("find-no-continuation"));
        return;
    }
    // One answer has one unit.
    let costs = state.find().search().costs();
    let unit = costs.and_then(|costs| costs.values().flatten().flatten().next()).map(|cost| cost.unit);
    head_ui(ui, unit);
    let cost = |next: &Continuation| costs.and_then(|costs| costs.get(&next.at)?[usual_color(next) as usize]);
    let shown = if *all { continuations.len() } else { continuations.len().min(FIRST) };
    let full = continuations.first().map_or(1, Continuation::total);
    let chances = neighbours(continuations);
    let spacing = std::mem::take(&mut ui.spacing_mut().item_spacing.y);
    for (rank, continuation) in continuations.iter().enumerate().take(shown) {
        let Some(point) = found.point(continuation.at) else { continue };
        let row = ContinuationRow {
            rank,
            point,
            continuation,
            full,
            hits: found.result.hits,
            cost: unit.map(|_| cost(continuation)),
            next_p: chances.get(rank).copied().filter(|_| rank + 1 < shown),
            reached: state.find().search().reached().map(|reached| reached.get(rank).copied().flatten()),
        };
        let response = row.ui(ui, state);
        let reached = |rank: usize| state.find().search().reached().and_then(|all| all.get(rank).copied().flatten());
        let cells = |rank: usize| {
            let next = &found.result.continuations[rank];
            let mut cells = cells(found, state.find().drawing().size(), rank, reached(rank));
            cells.extend(costs::cells(cost(next).as_ref()));
            cells
        };
        let mut plays = response.clicked();
        let own = |ui: &mut Ui| {
            if ui.button(text!("find-play-it")).clicked() {
                plays = true;
                ui.close();
            }
            ui.separator();
        };
        let rows = continuations.len();
        let heads: Vec<&str> = HEADS.into_iter().chain(costs::HEADS).collect();
        out.commands.extend(menu_with_export(&response, own, "continuations", &heads, rank, rows, cells));
        if plays {
            out.push(FindCommand::Play { point, color: usual_color(continuation) });
        }
    }
    ui.spacing_mut().item_spacing.y = spacing;
    ui.add_space(2.0);
    let more = continuations.len() - shown;
    if more > 0 && ui.link(text!("find-more-points", points = more)).clicked() {
        *all = true;
    } else if *all && continuations.len() > FIRST && ui.link(text!("find-fewer-points")).clicked() {
        *all = false;
    }
    notes_ui(ui, found);
}

/// The heads of a copied list.
const HEADS: [&str; 12] = [
    "Rank",
    "Point",
    "Played",
    "Share %",
    "By Black",
    "By White",
    "Later",
    "Decided",
    "Black wins %",
    "from",
    "to",
    "Any order",
];

fn cells(found: &SearchAnswer, size: BoardSize, rank: usize, reached: Option<ReachedPosition>) -> Vec<String> {
    let next = &found.result.continuations[rank];
    let [wins, low, high] = rate_cells(black_wins(next));
    vec![
        letter(rank),
        found.point(next.at).map(|point| point.label(size)).unwrap_or_default(),
        next.total().to_string(),
        format!("{:.1}", next.total() as f64 * 100.0 / found.result.hits.max(1) as f64),
        (next.black + next.black_later).to_string(),
        (next.white + next.white_later).to_string(),
        (next.black_later + next.white_later).to_string(),
        next.decided.to_string(),
        wins,
        low,
        high,
        reached.map(|reached| reached.hits.to_string()).unwrap_or_default(),
    ]
}

fn notes_ui(ui: &mut Ui, found: &SearchAnswer) {
    let result = &found.result;
    let share = |count: u64| percent(count as f64 / result.hits.max(1) as f64);
    let later: u64 = result.continuations.iter().map(|next| next.black_later + next.white_later).sum();
    ui.add_space(2.0);
    bars::reply_legend(ui, text!("general-white"), text!("general-black"));
    if let Some(words) = alike_in_words(&result.continuations, FIRST) {
        ui.label(format!("≈  {words}")).on_hover_text(text!("find-alike-tip"));
    }
    ui.weak(text!(
        "find-later-note",
        later = later,
        hits = result.hits,
        none = result.no_continuation,
        share = share(result.no_continuation)
    ));
}

fn head_ui(ui: &mut Ui, unit: Option<LossUnit>) {
    let (row, response) = ui.allocate_exact_size(vec2(row_width(ui), 18.0), Sense::hover());
    let columns = FindColumns::new(row, unit.is_some());
    paint_head(ui, columns.count, text!("find-head-played"));
    paint_head(ui, columns.share, text!("find-head-share"));
    columns.later.inspect(|&rect| paint_head(ui, rect, text!("find-head-later")));
    if let Some((rect, unit)) = columns.cost.zip(unit) {
        paint_head(ui, rect, costs::title(unit));
    }
    paint_head(ui, columns.wins, text!("find-head-black-wins"));
    if let Some(after) = columns.after {
        paint_head(ui, after, text!("find-head-any-order"));
    }
    let tip = match unit {
        None => text!("find-continuations-tip").to_owned(),
        Some(unit) => format!("{} {}", text!("find-continuations-tip"), cost_help(unit)),
    };
    response.on_hover_text(tip);
}

struct ContinuationRow<'a> {
    rank: usize,
    point: Point,
    continuation: &'a Continuation,
    full: u64,
    hits: u64,
    /// The probability that this rank and the next differ by chance.
    next_p: Option<f64>,
    /// `None` where no move is evaluated at all.
    cost: Option<Option<Cost>>,
    /// `None` while it is looked for, `Some(None)` where it is not.
    reached: Option<Option<ReachedPosition>>,
}

impl ContinuationRow<'_> {
    fn ui(&self, ui: &mut Ui, state: &AppState) -> Response {
        let (rect, response) = ui.allocate_exact_size(vec2(row_width(ui), ROW), Sense::click());
        let size = state.find().drawing().size();
        let name = format!("{}: {}", letter(self.rank), self.point.label(size));
        let lost = costs::spoken(self.cost.flatten().as_ref());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, format!("{name}, {}{lost}", self.in_words())));
        if !ui.is_rect_visible(rect) {
            return response;
        }
        let tones = Tones::for_context(ui);
        if response.hovered() || response.has_focus() {
            ui.painter().rect_filled(rect, 3.0, tones.stripe);
        }
        let columns = FindColumns::new(rect, self.cost.is_some());
        self.letter(ui, columns.letter, &self.point.label(size));
        let next = self.continuation;
        let reply = ReplyCounts {
            cell: 0,
            by_opponent: next.white,
            by_opponent_later: next.white_later,
            by_mover: next.black,
            by_mover_later: next.black_later,
        };
        bars::paint_reply(ui, columns.bar, &reply, self.full);
        paint_right(ui, columns.count, &grouped(next.total()), false);
        paint_right(ui, columns.share, &percent(next.total() as f64 / self.hits.max(1) as f64), false);
        let later = next.black_later + next.white_later;
        let later = if later == 0 { "–".to_owned() } else { grouped(later) };
        columns.later.inspect(|&rect| paint_right(ui, rect, &later, true));
        if let Some((rect, cost)) = columns.cost.zip(self.cost) {
            paint_cost(ui, rect, cost.as_ref());
        }
        paint_wins(ui, columns.wins, black_wins(self.continuation));
        if let Some(after) = columns.after {
            let text = match self.reached {
                None => "…".to_owned(),
                Some(None) => String::new(),
                Some(Some(reached)) => grouped(reached.hits),
            };
            paint_right(ui, after, &text, true);
        }
        if self.next_p.is_some_and(|p| p >= SIGNIFICANT) {
            let at = pos2(rect.left() + 6.0, rect.bottom());
            ui.painter().text(at, Align2::CENTER_CENTER, "≈", FontId::proportional(12.0), tones.weak);
        }
        response.on_hover_ui(|ui| self.tip(ui, &name))
    }

    fn letter(&self, ui: &Ui, rect: Rect, place: &str) {
        let centre = pos2(rect.left() + 24.0, rect.center().y);
        paint_lettered(ui, centre, 20.0, usual_color(self.continuation), &letter(self.rank));
        let at = pos2(rect.left() + 38.0, rect.center().y);
        let weak = Tones::for_context(ui).weak;
        ui.painter().text(at, Align2::LEFT_CENTER, place, FontId::proportional(13.0), weak);
    }

    fn in_words(&self) -> String {
        let next = self.continuation;
        text!(
            "find-continuation-words",
            times = next.total(),
            black = next.black,
            black_later = next.black_later,
            white = next.white,
            white_later = next.white_later
        )
    }

    fn tip(&self, ui: &mut Ui, name: &str) {
        ui.set_max_width(360.0);
        ui.strong(name);
        ui.label(self.in_words());
        if let Some(rate) = black_wins(self.continuation) {
            ui.label(win_tip(rate, self.continuation.decided, !differs_from_even(rate)));
        }
        if let Some(Some(reached)) = self.reached {
            let next = self.continuation;
            let here = match reached.color {
                Color::Black => next.black + next.black_later,
                Color::White => next.white + next.white_later,
            };
            let here = text!("general-times", times = here);
            let times = text!("general-times", times = reached.hits);
            let games = text!("general-games", games = reached.games);
            ui.label(match reached.color {
                Color::Black => text!("find-reached-black", here = here, times = times, games = games),
                Color::White => text!("find-reached-white", here = here, times = times, games = games),
            });
        }
        if let Some(cost) = self.cost.flatten() {
            let whose = match usual_color(self.continuation) {
                Color::Black => text!("find-black-there"),
                Color::White => text!("find-white-there"),
            };
            ui.label(costs::in_words(whose, &cost));
        }
        if let Some(p) = self.next_p.filter(|&p| p >= SIGNIFICANT) {
            let (one, other) = (letter(self.rank), letter(self.rank + 1));
            ui.label(text!("find-two-alike", one = one, other = other, p = format!("{p:.2}")));
        }
        ui.weak(text!("find-continuation-hint"));
    }
}
