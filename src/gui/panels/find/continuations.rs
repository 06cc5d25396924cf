//! Continuations: one row for each point, letters by rank, bars split by player. A click plays the move and searches
//! again.

use egui::{Role, Ui};

use super::Out;
use super::periods;
use super::words::{percent, probability, weak_note_ui, win_tip};
use crate::theme::shows_expert;
use crate::tokens::space;
use crate::widgets::bars;
use crate::widgets::figures::cost_help;
use crate::widgets::move_list::{ListedMoves, MoveColumn, MoveFigure, MoveList, MoveSign, RowMove};
use crate::widgets::table::{TableExport, TableHead, rate_cells};
use katachi_app::AppState;
use katachi_app::costs;
use katachi_app::find::FindCommand;
use katachi_app::find::continuations::{
    SIGNIFICANCE_LEVEL, alike_in_words, black_wins, decided, differs_from_even, letter, neighbours, usual_color,
};
use katachi_app::find::periods::{PeriodComparison, PeriodCounts};
use katachi_app::find::search::{LiveSearch, ReachedPosition, SearchAnswer};
use katachi_core::find::Continuation;
use katachi_core::go::{BoardSize, Color};
use katachi_core::mining::costly_shapes::LossUnit;
use katachi_core::mining::costs::Cost;
use katachi_core::mining::{ReplyCounts, wilson};
use katachi_language::text;
use katachi_sentences::words::{about, listed};

/// Number of ranks that are listed at first.
const INITIAL_RANKS: usize = 15;
/// Name of the table, and of its file.
const NAME: &str = "continuations";

pub fn continuations_ui(ui: &mut Ui, state: &AppState, found: &SearchAnswer, all: &mut bool, out: &mut Out) {
    let continuations = &found.result.continuations;
    if continuations.is_empty() {
        ui.label(text!("find-no-continuation"));
        return;
    }
    let shown = if *all { continuations.len() } else { continuations.len().min(INITIAL_RANKS) };
    let find = state.find();
    let saves = periods::choice_ui(ui, find, found, out);
    let search = find.search();
    let mut moves = FindMoves {
        found,
        search,
        dividing_year: find.dividing_year(),
        periods: find.periods(),
        without_periods: periods::waiting(find),
        size: find.drawing().size(),
        chances: neighbours(&continuations[..shown]),
        played: None,
    };
    // All costs of an answer have the same unit.
    let unit = search.costs().and_then(|costs| costs.values().flatten().flatten().next()).map(|cost| cost.unit);
    let list = MoveList {
        name: NAME,
        title: text!("shapes-tab-continuations"),
        columns: &columns(unit, moves.dividing_year),
        moves: continuations.len(),
        shown,
        row_height: 26.0,
        chosen: None,
        reveals: false,
        is_whole: true,
    };
    let output = list.show(ui, &mut moves);
    out.extend(output.export);
    if let Some(next) = output.clicked.or(output.opened).or(moves.played).map(|rank| &continuations[rank]) {
        let play = |point| FindCommand::Play { point, color: usual_color(next) };
        out.extend(found.point(next.at).map(play));
    }
    ui.add_space(space::TINY);
    let more = continuations.len() - shown;
    if more > 0 && ui.link(text!("find-more-points", points = more)).clicked() {
        *all = true;
    } else if *all && continuations.len() > INITIAL_RANKS && ui.link(text!("find-fewer-points")).clicked() {
        *all = false;
    }
    if saves {
        let keys = moves.keys().into_iter().map(str::to_owned).collect();
        let rows = std::iter::once(keys).chain((0..continuations.len()).map(|rank| moves.cells(rank))).collect();
        out.push(TableExport::save(NAME, rows));
    }
    notes_ui(ui, found);
    weak_note_ui(ui, find.facts().and_then(|facts| facts.komi_note(found.result.games)));
}

fn columns<'a>(unit: Option<LossUnit>, dividing_year: Option<i16>) -> Vec<MoveColumn<FindMoves<'a>>> {
    let head =
        |title, key, width| TableHead::number(title, width).key(key).help(text!("find-continuations-tip")).fixed();
    // Beside the periods there is room for fewer others; the counts of both colours are the last to go.
    let [other, both, wins] = if dividing_year.is_some() { [0, 3, 2] } else { [2, 1, 0] };
    let mut columns = vec![
        MoveColumn::rank(TableHead::text(text!("joseki-head-move"), 72.0).key("Rank").fixed(), FindMoves::played),
        MoveColumn::fixed(TableHead::text("", 20.0), |list: &FindMoves<'_>, rank| MoveFigure::Replies {
            replies: replies(list.next(rank)),
            full: list.next(0).total(),
        }),
        MoveColumn::new(head(text!("find-head-played"), "Played", 62.0), |list: &FindMoves<'_>, rank| {
            MoveFigure::count(list.by_usual(rank))
        }),
        MoveColumn::new(head(text!("find-head-share"), "Share %", 56.0), |list: &FindMoves<'_>, rank| {
            MoveFigure::percent(list.share(rank))
        }),
        MoveColumn::new(
            head(text!("find-head-by-other"), "By the other", 62.0).rank(other),
            |list: &FindMoves<'_>, rank| match list.next(rank).total() - list.by_usual(rank) {
                0 => MoveFigure::unknown(),
                other => MoveFigure::count(other).weak(),
            },
        ),
        MoveColumn::new(head(text!("find-head-both"), "Both", 54.0).rank(both), |list: &FindMoves<'_>, rank| {
            MoveFigure::count(list.next(rank).total()).weak()
        }),
        MoveColumn::new(
            head(text!("find-head-later"), "Later", 54.0).rank(1),
            |list: &FindMoves<'_>, rank| match later(list.next(rank)) {
                0 => MoveFigure::unknown(),
                later => MoveFigure::count(later).weak(),
            },
        ),
        MoveColumn::new(
            head(text!("find-head-black-wins"), "Black wins %", 114.0).rank(wins),
            |list: &FindMoves<'_>, rank| MoveFigure::Wins(black_wins(list.next(rank))),
        ),
    ];
    if let Some(year) = dividing_year {
        // They stand beside the share in all games.
        columns.splice(4..4, period_columns(year));
    }
    if let Some(unit) = unit {
        let head = head(costs::title(unit), "Lost", 76.0).help(cost_help(unit));
        columns.push(MoveColumn::new(head, |list: &FindMoves<'_>, rank| MoveFigure::Cost(list.cost(rank))));
    }
    let after = head(text!("find-head-any-order"), "Any order", 92.0).rank(2);
    columns.push(MoveColumn::new(after, |list: &FindMoves<'_>, rank| match list.search.reached() {
        None => MoveFigure::Number { value: None, text: "…".to_owned(), is_weak: true },
        Some(_) => match list.reached(rank) {
            None => MoveFigure::Number { value: None, text: String::new(), is_weak: true },
            Some(reached) => MoveFigure::count(reached.hits).weak(),
        },
    }));
    columns
}

/// The share of each move before a year, and since, and its change.
fn period_columns<'a>(year: i16) -> [MoveColumn<FindMoves<'a>>; 3] {
    let head = |title, key, help: String| TableHead::number(title, 58.0).key(key).help(help).fixed().rank(1);
    let year = year.to_string();
    let before = head(text!("find-head-before"), "Before %", text!("find-before-tip", year = &year));
    let since = head(text!("find-head-since"), "Since %", text!("find-since-tip", year = &year));
    let change = head(text!("find-head-change"), "Change", text!("find-change-tip", year = &year));
    [
        MoveColumn::new(before, |list: &FindMoves<'_>, rank| list.in_period(rank, |periods| &periods.before)),
        MoveColumn::new(since, |list: &FindMoves<'_>, rank| list.in_period(rank, |periods| &periods.since)),
        MoveColumn::new(change, |list: &FindMoves<'_>, rank| list.change(rank)),
    ]
}

/// The heads of the two periods in copies and files.
const PERIOD_HEADS: [&str; 13] = [
    "Year",
    "Before",
    "Before hits",
    "Before %",
    "from",
    "to",
    "Since",
    "Since hits",
    "Since %",
    "from",
    "to",
    "Change",
    "Change q",
];

struct FindMoves<'a> {
    found: &'a SearchAnswer,
    search: &'a LiveSearch,
    /// The year that divides the periods, while these are compared.
    dividing_year: Option<i16>,
    periods: Option<&'a PeriodComparison>,
    /// Stands for the shares while there are no `periods`.
    without_periods: &'static str,
    size: BoardSize,
    /// The probability that a rank and the next one differ by chance.
    chances: Vec<f64>,
    /// The rank that was chosen in a row's menu.
    played: Option<usize>,
}

/// How often the move was played after two or more moves elsewhere.
fn later(next: &Continuation) -> u64 {
    next.black_later + next.white_later
}

fn replies(next: &Continuation) -> ReplyCounts {
    ReplyCounts {
        cell: 0,
        by_opponent: next.white,
        by_opponent_later: next.white_later,
        by_mover: next.black,
        by_mover_later: next.black_later,
    }
}

impl FindMoves<'_> {
    fn next(&self, rank: usize) -> &Continuation {
        &self.found.result.continuations[rank]
    }

    fn share(&self, rank: usize) -> f64 {
        self.by_usual(rank) as f64 / self.found.result.hits.max(1) as f64
    }

    /// The share of the row's move in a period.
    fn in_period(&self, rank: usize, period: fn(&PeriodComparison) -> &PeriodCounts) -> MoveFigure<'_> {
        let next = self.next(rank);
        match self.periods.map(|periods| period(periods).share(next.at, usual_color(next))) {
            None => MoveFigure::Number { value: None, text: self.without_periods.to_owned(), is_weak: true },
            Some(None) => MoveFigure::unknown(),
            Some(Some(share)) => MoveFigure::percent(share.rate),
        }
    }

    /// The change of the row's move in percentage points, grey if it may be chance.
    fn change(&self, rank: usize) -> MoveFigure<'_> {
        let Some(periods) = self.periods else {
            return MoveFigure::Number { value: None, text: self.without_periods.to_owned(), is_weak: true };
        };
        let Some(change) = periods.change(rank) else { return MoveFigure::unknown() };
        let points = periods::points(change.difference);
        match change.is_sure() {
            true => MoveFigure::number(change.difference, format!("* {points}")),
            false => MoveFigure::number(change.difference, points).weak(),
        }
    }

    /// The cells of [`PERIOD_HEADS`]; those of counts are empty while the periods are counted.
    fn period_cells(&self, rank: usize) -> Vec<String> {
        let (next, color) = (self.next(rank), usual_color(self.next(rank)));
        let of_period = |period: &PeriodCounts| {
            let [share, low, high] = rate_cells(period.share(next.at, color));
            [period.played(next.at, color).to_string(), period.hits.to_string(), share, low, high]
        };
        let counts: [[String; 5]; 2] = match self.periods {
            Some(periods) => [of_period(&periods.before), of_period(&periods.since)],
            None => Default::default(),
        };
        let year = self.dividing_year.iter().map(i16::to_string);
        let change = self.periods.and_then(|periods| periods.change(rank)).map_or_else(Default::default, |change| {
            [format!("{:.1}", change.difference * 100.0), probability(change.q_value)]
        });
        year.chain(counts.into_iter().flatten()).chain(change).collect()
    }

    /// How often the colour that usually plays there did: the row's colour, which a click plays.
    fn by_usual(&self, rank: usize) -> u64 {
        self.next(rank).by(usual_color(self.next(rank)))
    }

    fn place(&self, rank: usize) -> String {
        self.found.point(self.next(rank).at).map(|point| point.label(self.size)).unwrap_or_default()
    }

    fn cost(&self, rank: usize) -> Option<&Cost> {
        let next = self.next(rank);
        self.search.costs()?.get(&next.at)?[usual_color(next) as usize].as_ref()
    }

    /// The position after the move, reached by any order of moves; `None` while it is searched for, and if it does not
    /// exist.
    fn reached(&self, rank: usize) -> Option<ReachedPosition> {
        self.search.reached()?.get(rank).copied().flatten()
    }

    /// The probability that this rank and the next differ by chance, if it is high.
    fn alike(&self, rank: usize) -> Option<f64> {
        self.chances.get(rank).copied().filter(|&p| p >= SIGNIFICANCE_LEVEL)
    }

    fn played(&self, rank: usize) -> MoveFigure<'_> {
        let sign = self.alike(rank).map(|_| MoveSign::LikeNext);
        let color = usual_color(self.next(rank));
        MoveFigure::Move(RowMove { sign, ..RowMove::new(color, letter(rank), self.place(rank)) })
    }

    fn in_words(&self, rank: usize) -> String {
        let next = self.next(rank);
        text!(
            "find-continuation-words",
            times = next.total(),
            black = next.black,
            black_later = next.black_later,
            white = next.white,
            white_later = next.white_later
        )
    }
}

impl ListedMoves for FindMoves<'_> {
    const ROLE: Role = Role::Button;

    fn keys(&self) -> Vec<&'static str> {
        let heads = ["Rank", "Point", "Colour", "Played", "Hits", "Share %", "from", "to", "By the other"];
        let heads = heads.into_iter().chain(["Both", "Later", "By Black", "By White", "Decided"]);
        let periods = PERIOD_HEADS.into_iter().filter(|_| self.dividing_year.is_some());
        let others = ["Black wins %", "from", "to", "Any order"];
        heads.chain(others).chain(costs::COST_HEADS).chain(periods).collect()
    }

    fn cells(&self, rank: usize) -> Vec<String> {
        let (next, hits, played) = (self.next(rank), self.found.result.hits, self.by_usual(rank));
        let mut cells = vec![
            letter(rank),
            self.place(rank),
            usual_color(next).letter().to_owned(),
            played.to_string(),
            hits.to_string(),
        ];
        cells.extend(rate_cells(wilson(played, hits)));
        let (all, colors) = (next.total(), [Color::Black, Color::White].map(|color| next.by(color)));
        cells.extend([all - played, all, later(next)].iter().chain(&colors).map(u64::to_string));
        cells.push(decided(next).decided.to_string());
        cells.extend(rate_cells(black_wins(next)));
        cells.push(self.reached(rank).map(|reached| reached.hits.to_string()).unwrap_or_default());
        cells.extend(costs::cells(self.cost(rank)));
        if self.dividing_year.is_some() {
            cells.extend(self.period_cells(rank));
        }
        cells
    }

    fn label(&self, rank: usize) -> String {
        let lost = costs::spoken(self.cost(rank));
        about(&letter(rank), &listed(&[self.place(rank), self.in_words(rank)])) + &lost
    }

    fn tip_ui(&self, ui: &mut Ui, rank: usize) {
        let next = self.next(rank);
        ui.strong(about(&letter(rank), &self.place(rank)));
        ui.label(self.in_words(rank));
        if let Some(rate) = black_wins(next) {
            ui.label(win_tip(rate, decided(next).decided, !differs_from_even(rate)));
        }
        if let Some(comparison) = self.periods {
            let usual = usual_color(next);
            periods::lines_ui(ui, comparison, next, usual);
            if next.by(usual.opponent()) > 0 {
                ui.weak(match usual {
                    Color::Black => text!("general-white"),
                    Color::White => text!("general-black"),
                });
                periods::lines_ui(ui, comparison, next, usual.opponent());
            }
            if let Some(change) = comparison.change(rank) {
                let words = periods::change_in_words(change, shows_expert(ui));
                ui.label(words);
            }
        }
        if let Some(reached) = self.reached(rank) {
            let here = next.by(reached.color);
            let here = text!("general-times", times = here);
            let times = text!("general-times", times = reached.hits);
            let games = text!("general-games", games = reached.games);
            ui.label(match reached.color {
                Color::Black => text!("find-reached-black", here = here, times = times, games = games),
                Color::White => text!("find-reached-white", here = here, times = times, games = games),
            });
        }
        if let Some(cost) = self.cost(rank) {
            let whose = match usual_color(next) {
                Color::Black => text!("find-black-there"),
                Color::White => text!("find-white-there"),
            };
            ui.label(costs::in_words(whose, cost));
        }
        if let Some(p) = self.alike(rank) {
            let (one, other) = (letter(rank), letter(rank + 1));
            ui.label(text!("find-two-alike", one = one, other = other, p = format!("{p:.2}")));
        }
        ui.weak(text!("find-continuation-hint"));
    }

    fn menu_ui(&mut self, ui: &mut Ui, rank: usize) {
        if ui.button(text!("find-play-it")).clicked() {
            self.played = Some(rank);
            ui.close();
        }
        ui.separator();
    }
}

fn notes_ui(ui: &mut Ui, found: &SearchAnswer) {
    let result = &found.result;
    let share = |count: u64| percent(count as f64 / result.hits.max(1) as f64);
    let later: u64 = result.continuations.iter().map(later).sum();
    let followed = result.hits.saturating_sub(result.no_continuation);
    ui.add_space(space::TINY);
    bars::reply_legend(ui, text!("general-white"), text!("general-black"));
    if let Some(words) = alike_in_words(&result.continuations, INITIAL_RANKS) {
        ui.label(format!("≈  {words}")).on_hover_text(text!("find-alike-tip"));
    }
    ui.weak(text!(
        "find-counts-note",
        followed = followed,
        hits = result.hits,
        none = result.no_continuation,
        share = share(result.no_continuation)
    ));
    ui.weak(text!("find-later-note", later = later));
    if found.asked.variations {
        ui.weak(text!("find-variations-note"));
    }
}
