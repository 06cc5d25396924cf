//! The next moves: one row for each, letters by rank. A click plays the move.

use egui::{Role, ScrollArea, Ui};

use super::super::find::words::{interval, komi_note_ui, win_tip};
use super::super::shapes::words::{times, times_ends};
use super::{Out, ready_ui};
use crate::tokens::space;
use crate::widgets::figures::share_of;
use crate::widgets::graph_cells::{GRAPH_HEADS, cells};
use crate::widgets::move_list::{ListedMoves, MoveColumn, MoveFigure, MoveList, MoveSign, RowMove};
use crate::widgets::table::TableHead;
use katachi_app::costs;
use katachi_app::find::continuations::{differs_from_even, letter};
use katachi_app::fuseki::position::{OpeningContinuation, OpeningPosition};
use katachi_app::fuseki::{Fuseki, FusekiCommand};
use katachi_app::{AppState, Dataset};
use katachi_core::mining::compare::ComparedMove;
use katachi_core::mining::costly_shapes::LossUnit;
use katachi_language::text;
use katachi_sentences::words::about;

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
    ScrollArea::vertical().id_salt("next moves").auto_shrink(false).show(ui, |ui| {
        let list = MoveList {
            name: "next moves",
            title: text!("fuseki-next-moves"),
            columns: &columns(state),
            moves: position.next.len(),
            shown: position.next.len(),
            row_height: 26.0,
            chosen: None,
            reveals: false,
            is_whole: true,
        };
        let output = list.show(ui, &mut OpeningMoves { fuseki });
        out.extend(output.export);
        let played = output.clicked.or(output.opened);
        out.extend(played.map(|rank| FusekiCommand::Play(position.next[rank].point)));
        notes_ui(ui, position);
        if fuseki.whose() == Dataset::Own {
            komi_note_ui(ui, state);
        }
    });
}

fn columns<'a>(state: &AppState) -> Vec<MoveColumn<OpeningMoves<'a>>> {
    let fuseki = state.fuseki();
    let head = |title, key, width| TableHead::number(title, width).key(key).help(text!("fuseki-heads-tip")).fixed();
    let mut columns = vec![
        MoveColumn::rank(TableHead::text(text!("joseki-head-move"), 72.0).key("Move").fixed(), OpeningMoves::played),
        MoveColumn::fixed(TableHead::text("", 20.0), |list: &OpeningMoves<'_>, rank| {
            let full = list.next(0).continuation.count;
            MoveFigure::Share(list.next(rank).continuation.count as f32 / full.max(1) as f32)
        }),
        MoveColumn::new(head(text!("fuseki-head-played"), "Played", 62.0), |list: &OpeningMoves<'_>, rank| {
            MoveFigure::count(list.next(rank).continuation.count)
        }),
        MoveColumn::new(head(text!("fuseki-head-share"), "Share %", 54.0), |list: &OpeningMoves<'_>, rank| {
            MoveFigure::percent(list.next(rank).continuation.share.rate)
        }),
        MoveColumn::new(head(text!("fuseki-head-wins"), "Black wins %", 114.0), |list: &OpeningMoves<'_>, rank| {
            MoveFigure::Wins(list.next(rank).black_wins)
        }),
    ];
    if fuseki.compares() {
        let other = match fuseki.whose().other() {
            Dataset::Own => text!("fuseki-head-own"),
            Dataset::Professional => text!("fuseki-head-professionals"),
        };
        columns.push(MoveColumn::new(head(other, "Odds ratio", 146.0), |list: &OpeningMoves<'_>, rank| {
            MoveFigure::Against(list.next(rank).against.as_ref())
        }));
    }
    if let Some(unit) = state.shared().costs().map(|costs| costs.unit()).filter(|_| fuseki.has_costs()) {
        let help = match unit {
            LossUnit::Points => text!("fuseki-heads-tip-points"),
            LossUnit::Winrate => text!("fuseki-heads-tip-percent"),
        };
        let head = head(costs::title(unit), "Lost", 76.0).help(help);
        columns.push(MoveColumn::new(head, |list: &OpeningMoves<'_>, rank| {
            MoveFigure::Cost(list.fuseki.cost_of(list.next(rank)))
        }));
    }
    if !fuseki.compares() {
        let head = head(text!("fuseki-head-any-order"), "Any order", 84.0).rank(2);
        columns.push(MoveColumn::new(head, |list: &OpeningMoves<'_>, rank| {
            MoveFigure::count(list.next(rank).continuation.position_count).weak()
        }));
    }
    columns.push(MoveColumn::new(
        head(text!("fuseki-years"), "Years", 88.0).rank(1),
        |list: &OpeningMoves<'_>, rank| {
            let found = &list.next(rank).continuation;
            MoveFigure::years(found.first_year, found.last_year)
        },
    ));
    columns
}

fn notes_ui(ui: &mut Ui, position: &OpeningPosition) {
    let visits = position.visits;
    ui.add_space(space::TINY);
    match (visits.ended, visits.rare) {
        (0, 0) => {}
        (ended, 0) => _ = ui.weak(text!("fuseki-note-ended", games = ended)),
        (0, rare) => _ = ui.weak(text!("fuseki-note-rare", moves = rare)),
        (ended, rare) => _ = ui.weak(text!("fuseki-note-ended-and-rare", games = ended, moves = rare)),
    }
}

/// The comparison of a move with other games, in words. `other` names the other games.
pub fn against_words(other: &str, row: &ComparedMove) -> String {
    let (contrast, tally) = (&row.contrast, row.tally_there);
    let count = match tally.at_most {
        false => text!("fuseki-count-of", count = tally.count, of = tally.of),
        true => text!("fuseki-at-most-count-of", count = tally.count, of = tally.of),
    };
    let share = share_of(tally);
    let odds = times(contrast.odds_ratio());
    let [low, high] = times_ends(contrast.low.exp(), contrast.high.exp());
    let includes_even = contrast.low <= 0.0 && contrast.high >= 0.0;
    let doubt = match row.q_value > 0.05 {
        false => "none",
        true if includes_even => "chance",
        true => "many",
    };
    text!(
        "fuseki-against",
        other = other,
        share = share,
        count = count,
        odds = odds,
        low = low,
        high = high,
        doubt = doubt
    )
}

struct OpeningMoves<'a> {
    fuseki: &'a Fuseki,
}

impl OpeningMoves<'_> {
    fn next(&self, rank: usize) -> &OpeningContinuation {
        &self.fuseki.position().next[rank]
    }

    /// The point, or `elsewhere` if the move has none.
    fn place(&self, rank: usize, elsewhere: &str) -> String {
        let label = self.next(rank).point.map(|point| point.label(self.fuseki.size()));
        label.unwrap_or_else(|| elsewhere.to_owned())
    }

    fn name(&self, rank: usize) -> String {
        about(&letter(rank), &self.place(rank, text!("fuseki-elsewhere")))
    }

    fn played(&self, rank: usize) -> MoveFigure<'_> {
        let sign = self.next(rank).continuation.fashionable_since.map(|_| MoveSign::Rising);
        let (mover, place) = (self.fuseki.position().mover, self.place(rank, text!("fuseki-pass")));
        MoveFigure::Move(RowMove { sign, ..RowMove::new(mover, letter(rank), place) })
    }
}

impl ListedMoves for OpeningMoves<'_> {
    const ROLE: Role = Role::Button;

    fn keys(&self) -> Vec<&'static str> {
        GRAPH_HEADS.to_vec()
    }

    fn cells(&self, rank: usize) -> Vec<String> {
        let next = self.next(rank);
        let place = self.place(rank, text!("fuseki-pass"));
        let cost = self.fuseki.cost_of(next);
        cells(letter(rank), place, &next.continuation, next.black_wins, next.against.as_ref(), cost)
    }

    fn label(&self, rank: usize) -> String {
        let times = text!("general-times", times = self.next(rank).continuation.count);
        format!("{}, {times}{}", self.name(rank), costs::spoken(self.fuseki.cost_of(self.next(rank))))
    }

    fn tip_ui(&self, ui: &mut Ui, rank: usize) {
        let next = self.next(rank);
        let found = &next.continuation;
        ui.strong(self.name(rank));
        let [times, positions] = [found.count, found.position_count].map(|times| text!("general-times", times = times));
        ui.label(text!("fuseki-next-tip", times = times, share = interval(found.share), positions = positions));
        if let Some(rate) = next.black_wins {
            ui.label(win_tip(rate, u64::from(found.decided), !differs_from_even(rate)));
        }
        if let Some(year) = found.fashionable_since {
            ui.label(text!("fuseki-in-fashion", year = year.to_string()));
        }
        if let Some(row) = &next.against {
            ui.label(against_words(self.fuseki.whose().other().title(), row));
        }
        let cost = self.fuseki.cost_of(next);
        cost.inspect(|cost| _ = ui.label(costs::in_words(text!("fuseki-it-loses"), cost)));
        ui.weak(text!("fuseki-next-click"));
    }
}
