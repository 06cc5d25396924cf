//! The table of candidates: letter, point, probability, statistics from the games, and the ranks of all engines side by
//! side.

use egui::{RichText, ScrollArea, Ui};

use super::super::find::words::{interval, percent};
use super::why::contexts_state_ui;
use crate::tokens::space;
use crate::widgets::move_list::{ListedMoves, MoveColumn, MoveFigure, MoveList, RowMove};
use crate::widgets::table::{TableHead, rate_cells};
use katachi_app::costs;
use katachi_app::find::continuations::letter;
use katachi_app::play::suggest::{EngineColumn, PositionSuggestions, Suggest};
use katachi_app::play::{ContextsState, PlayCommand, RankingEngine};
use katachi_app::{AppState, BoardTransform, Command, Viewer};
use katachi_core::pattern::Image;
use katachi_engines::predict::{ContextSaid, MoveSuggestion};
use katachi_language::text;
use katachi_sentences::words::{about, listed};

/// Width kept free for the scroll bar.
const SCROLL_BAR_WIDTH: f32 = 12.0;

pub fn candidates_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let suggest = state.play().suggest();
    let Some(answer) = suggest.answer() else {
        match state.play().engines().is_ready() {
            true => ui.label(text!("play-candidates-no-game")),
            false => ui.label(text!("play-candidates-unpacking")),
        };
        return;
    };
    played_ui(ui, state, answer);
    let records = state.play().engines().left_out();
    if records > 0 {
        let words = egui::Label::new(text!("play-candidates-left-out", records = records)).truncate();
        ui.add(words).on_hover_text(text!("play-candidates-left-out-tip"));
    }
    ScrollArea::vertical().id_salt("candidates").auto_shrink(false).show(ui, |ui| {
        let list = MoveList {
            name: "suggestions",
            title: text!("play-pane-candidates"),
            columns: &columns(state, answer),
            moves: answer.candidates().len(),
            shown: answer.candidates().len(),
            row_height: 27.0,
            chosen: Some(suggest.chosen()),
            reveals: false,
            is_whole: true,
        };
        let turn = turn_of(state, answer);
        let output = list.show(ui, &mut CandidateMoves { suggest, answer, turn });
        commands.extend(output.export.map(Command::from));
        commands.extend(output.opened.map(|rank| PlayCommand::PlayCandidate(rank).into()));
        commands.extend(output.clicked.or(output.stepped).map(|rank| PlayCommand::Choose(rank).into()));
        ui.add_space(space::SMALL);
        first_choices_ui(ui, answer, turn);
        if !matches!(state.play().engines().contexts(), ContextsState::Ready { .. }) {
            ui.add_space(space::SMALL);
            contexts_state_ui(ui, state, commands);
        }
    });
}

/// The transform from the record's board to the one on the screen.
fn turn_of(state: &AppState, answer: &PositionSuggestions) -> BoardTransform {
    let as_it_is = BoardTransform { image: Image::default(), size: answer.line().size };
    state.viewer().map_or(as_it_is, Viewer::turned)
}

fn columns<'a>(state: &AppState, answer: &PositionSuggestions) -> Vec<MoveColumn<CandidateMoves<'a>>> {
    let head = |title, key, width| TableHead::number(title, width).key(key).help(text!("play-candidates-tip")).fixed();
    let model = head(RankingEngine::Model.title(), "Model %", 60.0);
    let counts = head(text!("play-candidates-head-counts"), "Played", 124.0).rank(20);
    let rate = head(text!("play-candidates-head-share"), "Played %", 126.0).rank(21);
    let mut columns = vec![
        MoveColumn::rank(
            TableHead::text(text!("joseki-head-move"), 68.0).key("Rank").fixed(),
            |list: &CandidateMoves<'_>, rank| {
                let color = list.turn.color(list.answer.line().to_play);
                MoveFigure::Move(RowMove::new(color, letter(rank), list.place(rank)))
            },
        ),
        MoveColumn::fixed(TableHead::text("", 24.0), |list: &CandidateMoves<'_>, rank| {
            MoveFigure::Share(list.candidate(rank).probability)
        }),
        MoveColumn::new(model, |list: &CandidateMoves<'_>, rank| {
            MoveFigure::percent(f64::from(list.candidate(rank).probability))
        }),
        MoveColumn::new(counts, |list: &CandidateMoves<'_>, rank| {
            list.said(rank).map_or_else(MoveFigure::unknown, |said| {
                let text = text!("play-of", part = said.counts.played, all = said.counts.seen);
                MoveFigure::number(f64::from(said.counts.played), text)
            })
        }),
        MoveColumn::new(rate, |list: &CandidateMoves<'_>, rank| {
            MoveFigure::Rate(list.said(rank).map(|said| said.interval))
        }),
    ];
    for (number, column) in others(answer).enumerate() {
        let (title, what) = (column.engine.title(), column.engine.tip());
        let tip = text!("play-candidates-tip-engine", engine = title, what = what);
        let head = head(title, column.engine.name(), 68.0).rank(number as u8 + 1).help(tip);
        columns.push(MoveColumn::new(head, move |list: &CandidateMoves<'_>, rank| list.by_engine(number, rank)));
    }
    let has_costs = state.play().suggest().has_costs();
    if let Some(costs) = state.shared().costs().filter(|_| has_costs) {
        let title = costs::title(costs.unit());
        let head = head(title, "Lost", 76.0).help(text!("play-candidates-tip-costs", cost = title));
        columns
            .push(MoveColumn::new(head, |list: &CandidateMoves<'_>, rank| MoveFigure::Cost(list.suggest.cost(rank))));
    }
    columns
}

/// The engines beside the model.
fn others(answer: &PositionSuggestions) -> impl Iterator<Item = &EngineColumn> {
    answer.columns().iter().filter(|column| column.engine != RankingEngine::Model)
}

/// Shows the move of the record and its probability in the model.
fn played_ui(ui: &mut Ui, state: &AppState, answer: &PositionSuggestions) {
    let Some(viewer) = state.viewer() else { return };
    let next = viewer.line().get(viewer.depth() + 1).and_then(|&id| viewer.tree().node(id).play);
    let Some(point) = next.and_then(|play| play.point()) else { return };
    let place = viewer.turned().point(point).label(answer.line().size);
    let model = answer.columns().iter().find(|column| column.engine == RankingEngine::Model);
    let found = model.and_then(|column| column.moves.iter().enumerate().find(|(_, (other, _))| *other == point));
    let words = match found {
        Some((0, (_, share))) => text!("play-candidates-played-first", point = place, share = percent(*share)),
        Some((rank, (_, share))) => {
            let (rank, share) = ((rank + 1).to_string(), percent(*share));
            text!("play-candidates-played-rank", point = place, rank = rank, share = share)
        }
        None => text!("play-candidates-played-unlikely", point = place),
    };
    ui.add(egui::Label::new(words).truncate());
}

struct CandidateMoves<'a> {
    suggest: &'a Suggest,
    answer: &'a PositionSuggestions,
    turn: BoardTransform,
}

impl CandidateMoves<'_> {
    fn candidate(&self, rank: usize) -> &MoveSuggestion {
        &self.answer.candidates()[rank]
    }

    fn place(&self, rank: usize) -> String {
        self.turn.point(self.candidate(rank).point).label(self.turn.size)
    }

    fn said(&self, rank: usize) -> Option<ContextSaid> {
        self.candidate(rank).context
    }

    /// The candidate's probability and rank in another engine.
    fn by_engine(&self, number: usize, rank: usize) -> MoveFigure<'_> {
        let point = self.candidate(rank).point;
        let mut moves = others(self.answer).nth(number).into_iter().flat_map(|column| column.moves.iter().enumerate());
        moves.find(|(_, (other, _))| *other == point).map_or_else(MoveFigure::unknown, |(place, (_, share))| {
            MoveFigure::number(*share, format!("{} ({})", percent(*share), place + 1))
        })
    }
}

impl ListedMoves for CandidateMoves<'_> {
    fn keys(&self) -> Vec<&'static str> {
        let heads = ["Rank", "Point", "Model %", "Played", "Occurred", "Played %", "from", "to"];
        let engines = others(self.answer).map(|column| column.engine.name());
        heads.into_iter().chain(engines).chain(costs::COST_HEADS).collect()
    }

    fn cells(&self, rank: usize) -> Vec<String> {
        let MoveSuggestion { point, probability, context, .. } = self.candidate(rank);
        let percent = |share: f64| format!("{:.2}", share * 100.0);
        let counts = context.as_ref().map(|said| [said.counts.played.to_string(), said.counts.seen.to_string()]);
        let mut cells = vec![letter(rank), self.place(rank), percent(f64::from(*probability))];
        cells.extend(counts.unwrap_or_default());
        cells.extend(rate_cells(context.as_ref().map(|said| said.interval)));
        cells.extend(others(self.answer).map(|column| {
            let found = column.moves.iter().find(|(other, _)| other == point);
            found.map(|&(_, share)| percent(share)).unwrap_or_default()
        }));
        cells.extend(costs::cells(self.suggest.cost(rank)));
        cells
    }

    fn label(&self, rank: usize) -> String {
        let share = percent(f64::from(self.candidate(rank).probability));
        let lost = costs::spoken(self.suggest.cost(rank));
        about(&letter(rank), &listed(&[self.place(rank), share])) + &lost
    }

    fn tip_ui(&self, ui: &mut Ui, rank: usize) {
        ui.strong(self.label(rank));
        if let Some(said) = self.said(rank) {
            ui.label(text!(
                "play-candidates-context",
                played = said.counts.played,
                seen = said.counts.seen,
                share = interval(said.interval)
            ));
        }
        let cost = self.suggest.cost(rank);
        cost.inspect(|cost| _ = ui.label(costs::in_words(text!("play-candidates-it"), cost)));
        ui.weak(text!("play-candidates-click"));
    }
}

/// The first moves of every engine, a column each.
fn first_choices_ui(ui: &mut Ui, answer: &PositionSuggestions, turn: BoardTransform) {
    if answer.columns().len() < 2 {
        return;
    }
    ui.label(RichText::new(text!("play-candidates-first-choices")).strong());
    let count = answer.columns().len() as f32;
    let width = ((ui.available_width() - SCROLL_BAR_WIDTH) / count - ui.spacing().item_spacing.x).clamp(76.0, 118.0);
    ui.horizontal(|ui| {
        for column in answer.columns() {
            ui.vertical(|ui| {
                ui.set_width(width);
                ui.weak(column.engine.title()).on_hover_text(column.engine.tip());
                for (rank, (point, share)) in column.moves.iter().take(5).enumerate() {
                    let place = turn.point(*point).label(turn.size);
                    ui.label(format!("{}. {place}  {}", rank + 1, percent(*share)));
                }
                if column.moves.is_empty() {
                    ui.weak(text!("play-candidates-nothing-known"));
                }
            });
        }
    });
}
