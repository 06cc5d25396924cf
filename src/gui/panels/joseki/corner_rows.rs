//! Continuations in the corner: one row for each, with its share, win rate and years.

use egui::Ui;

use super::Out;
use super::words::{color_name, interval};
use crate::panels::find::words::komi_note_ui;
use crate::panels::fuseki::next::against_words;
use crate::tokens::space;
use crate::widgets::graph_cells::{GRAPH_HEADS, cells};
use crate::widgets::move_list::{DICTIONARY_MARK, ListedMoves, MoveColumn, MoveFigure, MoveList, MoveSign, RowMove};
use crate::widgets::table::TableHead;
use katachi_app::costs;
use katachi_app::find::continuations::{differs_from_even, letter};
use katachi_app::joseki::corners::{CornerContinuation, CornerExplorer};
use katachi_app::joseki::{Joseki, JosekiCommand};
use katachi_app::{AppState, Dataset};
use katachi_core::go::{Color, Point};
use katachi_core::mining::WilsonInterval;
use katachi_language::text;
use katachi_sentences::shapes::{joseki_title, joseki_with_original};

pub fn rows_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let explorer = state.joseki().corner();
    let Some(graph) = explorer.graph() else {
        ui.weak(text!("joseki-corner-rows-empty"));
        return;
    };
    if graph.games == 0 && graph.too_small > 0 {
        let size = graph.params.size.to_string();
        ui.label(text!("joseki-all-too-small", games = graph.too_small, size = size));
        return;
    }
    if explorer.next().is_empty() {
        ui.add_space(space::LARGE);
        ui.vertical_centered(|ui| {
            ui.label(text!("joseki-corner-ends"));
            ui.weak(text!("joseki-corner-ends-keys"));
        });
        return;
    }
    // The table takes all the room below.
    if state.joseki().whose() == Dataset::Own {
        komi_note_ui(ui, state);
    }
    let list = MoveList {
        name: "corner moves",
        title: text!("joseki-pane-next"),
        columns: &columns(state, ui.available_width() < 520.0),
        moves: explorer.next().len(),
        shown: explorer.next().len(),
        row_height: 28.0,
        chosen: Some(explorer.chosen()),
        reveals: false,
        is_whole: false,
    };
    let output = list.show(ui, &mut CornerMoves { joseki: state.joseki() });
    out.extend(output.export);
    let chosen = output.stepped.or(output.pointed.filter(|&row| row != explorer.chosen()));
    out.extend(chosen.map(JosekiCommand::Choose));
    out.extend(output.clicked.or(output.opened).map(JosekiCommand::StepRow));
}

fn columns<'a>(state: &AppState, is_narrow: bool) -> Vec<MoveColumn<CornerMoves<'a>>> {
    let joseki = state.joseki();
    let head = |title, key, help, width| TableHead::number(title, width).key(key).help(help).fixed();
    let wins_width = if joseki.compares() && is_narrow { 88.0 } else { 124.0 };
    let played = head(text!("joseki-head-played"), "Played", text!("joseki-help-played"), 62.0);
    let share =
        TableHead::number(text!("joseki-head-share"), 74.0).key("Share %").help(text!("joseki-help-share-here"));
    let wins = head(text!("joseki-head-black-wins"), "Black wins %", black_wins_help(), wins_width);
    let mut columns = vec![
        MoveColumn::rank(TableHead::text(text!("joseki-head-move"), 110.0).key("Move"), CornerMoves::played),
        MoveColumn::new(played, |list: &CornerMoves<'_>, row| MoveFigure::count(list.next(row).found.count)),
        MoveColumn::new(share, |list: &CornerMoves<'_>, row| MoveFigure::Rate(Some(list.next(row).found.share))),
        MoveColumn::new(wins, |list: &CornerMoves<'_>, row| {
            MoveFigure::Wins(black_wins(list.joseki.corner(), list.next(row)))
        }),
    ];
    if joseki.compares() && !joseki.has_same_games() {
        let title = match joseki.whose().other() {
            Dataset::Own => text!("joseki-head-against-own"),
            Dataset::Professional => text!("joseki-head-against-professionals"),
        };
        let width = if is_narrow { 104.0 } else { 146.0 };
        let head = head(title, "Odds ratio", text!("joseki-help-against"), width).rank(2);
        columns.push(MoveColumn::new(head, |list: &CornerMoves<'_>, row| {
            MoveFigure::Against(list.next(row).against.as_ref())
        }));
    }
    if let Some(costs) = state.shared().costs().filter(|_| joseki.has_costs()) {
        let head = head(costs::title(costs.unit()), "Lost", text!("joseki-help-cost"), 76.0).rank(1);
        columns.push(MoveColumn::new(head, |list: &CornerMoves<'_>, row| {
            MoveFigure::Cost(list.joseki.cost_of(list.next(row)))
        }));
    }
    let after = head(text!("joseki-head-any-order"), "Any order", text!("joseki-help-any-order"), 74.0).rank(5);
    let years = head(text!("joseki-head-years"), "Years", text!("joseki-help-years-here"), 88.0).rank(3);
    let fashion = head(text!("joseki-head-fashion"), "Fashion", text!("joseki-help-fashion"), 70.0).rank(4);
    columns.extend([
        MoveColumn::new(after, |list: &CornerMoves<'_>, row| {
            MoveFigure::count(list.next(row).found.position_count).weak()
        }),
        MoveColumn::new(years, |list: &CornerMoves<'_>, row| {
            let found = &list.next(row).found;
            MoveFigure::years(found.first_year, found.last_year)
        }),
        MoveColumn::new(fashion, |list: &CornerMoves<'_>, row| {
            let since = list.next(row).found.fashionable_since;
            let text = since.map(|year| format!("▲ {year}")).unwrap_or_default();
            MoveFigure::Number { value: since.map(f64::from), text, is_weak: false }
        }),
    ]);
    columns
}

pub fn black_wins_help() -> &'static str {
    text!("joseki-help-black-wins")
}

/// Black's share of wins in decided games that continue with this move.
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

struct CornerMoves<'a> {
    joseki: &'a Joseki,
}

impl CornerMoves<'_> {
    fn next(&self, row: usize) -> &CornerContinuation {
        &self.joseki.corner().next()[row]
    }

    fn is_in_dictionary(&self, row: usize) -> bool {
        self.joseki.dictionary().is_some_and(|(_, notes)| self.next(row).is_in(notes))
    }

    fn played(&self, row: usize) -> MoveFigure<'_> {
        let (explorer, next) = (self.joseki.corner(), self.next(row));
        let sign = self.is_in_dictionary(row).then_some(MoveSign::InDictionary);
        let name = next.name().map(|name| joseki_title(name).to_owned());
        let color = next.point.map(|_| explorer.mover());
        MoveFigure::Move(RowMove { sign, name, ..RowMove::new(color, next_letter(next), next_point(explorer, next)) })
    }
}

impl ListedMoves for CornerMoves<'_> {
    fn keys(&self) -> Vec<&'static str> {
        GRAPH_HEADS.to_vec()
    }

    fn cells(&self, row: usize) -> Vec<String> {
        let (explorer, next) = (self.joseki.corner(), self.next(row));
        let place = point_label(explorer, next).unwrap_or_else(|| "tenuki".to_owned());
        let (wins, cost) = (black_wins(explorer, next), self.joseki.cost_of(next));
        cells(next_letter(next), place, &next.found, wins, next.against.as_ref(), cost)
    }

    fn label(&self, row: usize) -> String {
        let next = self.next(row);
        let point = next_point(self.joseki.corner(), next);
        let lost = costs::spoken(self.joseki.cost_of(next));
        text!("joseki-move-row", letter = next_letter(next), point = point, times = next.found.count) + &lost
    }

    fn tip_ui(&self, ui: &mut Ui, row: usize) {
        let (explorer, next) = (self.joseki.corner(), self.next(row));
        let found = &next.found;
        let (mover, point) = (color_name(explorer.mover()), next_point(explorer, next));
        ui.strong(text!("joseki-color-plays", color = mover, point = point));
        if let Some(name) = next.name() {
            ui.label(joseki_with_original(name));
        }
        if self.is_in_dictionary(row) {
            ui.label(text!("joseki-in-dictionary", sign = DICTIONARY_MARK));
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
        if let Some(row) = next.against.as_ref().filter(|_| self.joseki.compares()) {
            ui.label(against_words(self.joseki.whose().other().title(), row));
        }
        let cost = self.joseki.cost_of(next);
        cost.inspect(|cost| _ = ui.label(costs::in_words(text!("joseki-it-loses"), cost)));
        ui.weak(text!("joseki-click-plays"));
    }
}
