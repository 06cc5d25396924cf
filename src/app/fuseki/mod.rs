//! The Fuseki workspace: a table of openings, and a walk through the first moves of all games, transpositions merged.
//!
//! [`Fuseki`] holds it all. Openings are read only once the workspace is shown. The walk is a line of moves on a board,
//! so it stays where it is when the user switches to other games.

mod command;
mod kept;
pub mod position;
pub mod table;
mod table_form;
#[cfg(test)]
mod tests;

use std::path::PathBuf;
use std::sync::Arc;

use self::position::{OpeningContinuation, OpeningPosition, OpeningStep};
use self::table::OpeningTable;
use super::costs::GraphCosts;
use super::find::FindCommand;
use super::joseki::form::first_min_count;
use super::kept::KeptMoves;
use super::recall::{self, Recalled};
use super::tasks::Awaited;
use super::{Command, Dataset, Effects, LibrarySession, Navigation, Shared, Workspace, WorkspaceState};
use katachi_core::corpus::Corpus;
use katachi_core::go::{Board, BoardSize, Move, Point};
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::mining::costs::Cost;
use katachi_core::mining::fuseki::{OpeningGraph, OpeningGraphParams, opening_graph};
use katachi_core::progress::ProgressReport;
use katachi_language::text;

pub use self::command::FusekiCommand;
pub use self::kept::KeptFuseki;

pub struct Fuseki {
    corpus: Arc<Corpus>,
    whose: Dataset,
    compares: bool,
    own: Option<Arc<OpeningGraph>>,
    reading_own: Awaited<Recalled<OpeningGraph>>,
    professional: Awaited<Arc<OpeningGraph>>,
    /// The file in which the openings of the open games are kept.
    kept: Option<PathBuf>,
    costs: GraphCosts<OpeningGraph>,
    table: OpeningTable,
    /// The moves from the empty board. The user has stepped back before those from index `at` on. No `Trail`: each move
    /// stands on all that come before, so that none may fall off, and playing the next one again keeps those after it.
    line: Vec<Move>,
    at: usize,
    position: OpeningPosition,
    path: Vec<OpeningStep>,
    is_wanted: bool,
}

/// Number of most frequent moves that `Navigation::Last` plays at once.
const FOLLOWED_MOVES: usize = 12;

impl Default for Fuseki {
    fn default() -> Fuseki {
        Fuseki {
            corpus: Arc::default(),
            whose: Dataset::Own,
            compares: false,
            own: None,
            reading_own: Awaited::default(),
            professional: Awaited::default(),
            kept: None,
            costs: GraphCosts::default(),
            table: OpeningTable::default(),
            line: Vec::new(),
            at: 0,
            position: OpeningPosition::after_moves(None, Board::new(BoardSize::NINETEEN), &[]),
            path: Vec::new(),
            is_wanted: false,
        }
    }
}

impl WorkspaceState for Fuseki {
    type Command = FusekiCommand;

    fn act(&mut self, command: FusekiCommand, _shared: &Shared, effects: &mut Effects) {
        match command {
            FusekiCommand::Ask(whose) => {
                self.whose = whose;
                self.want(effects);
                self.settle();
                effects.command(Command::Show(Workspace::Fuseki));
            }
            FusekiCommand::Compare(compares) => {
                self.compares = compares;
                self.want(effects);
                self.settle();
            }
            FusekiCommand::Play(point) => self.play(point),
            FusekiCommand::GoTo(step) => {
                self.at = step.min(self.line.len());
                self.settle();
            }
            FusekiCommand::Go(navigation) => self.navigate(navigation),
            FusekiCommand::List(form) => {
                self.table.set_form(form);
                self.read(effects);
            }
            FusekiCommand::FilterNames(text) => self.table.set_filter(text),
            FusekiCommand::Choose(row) => {
                if let Some(moves) = self.table.row(row).map(|opening| opening.moves.clone())
                    && !moves.is_empty()
                {
                    (self.at, self.line) = (moves.len(), moves);
                    self.settle();
                }
            }
            FusekiCommand::Find => {
                let position = &self.position;
                effects.command(FindCommand::LookIn(String::new()));
                effects.command(FindCommand::FromStones {
                    size: position.board.size(),
                    stones: position.board.stones().collect(),
                    to_play: Some(position.mover),
                });
            }
        }
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        let own = self.reading_own.arrived();
        let has_own = own.is_some();
        if let Some(recalled) = own {
            self.own = Some(recalled.kept(shared, effects));
        }
        if self.professional.poll() || has_own {
            self.settle();
            self.read(effects);
        }
        self.costs.poll(self.own.as_ref(), shared, effects);
        self.table.poll();
    }

    /// Drops the openings of the previous games. The walk stays.
    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        self.corpus = Arc::clone(shared.corpus());
        (self.own, self.reading_own) = (None, Awaited::default());
        self.table.forget(Dataset::Own);
        self.is_wanted = self.is_wanted && shared.workspace() == Workspace::Fuseki;
        self.settle();
        self.kept = recall::file_of::<OpeningGraph>(shared, &graph_params(&self.corpus));
        if self.is_wanted {
            self.read(effects);
        }
    }

    fn library_left(&mut self, _shared: &Shared) {
        if !self.is_wanted && self.whose == Dataset::Own {
            self.professional = Awaited::default();
            self.settle();
        }
    }

    fn shown(&mut self, _shared: &Shared, effects: &mut Effects) {
        self.want(effects);
    }

    fn remember(&self, _shared: &Shared, session: &mut LibrarySession) {
        let kept = KeptFuseki {
            whose: self.whose,
            size: Some(self.size()).filter(|_| !self.line.is_empty()),
            line: KeptMoves::new(self.line.iter().copied()),
            at: self.at,
            table: self.table.form(),
            filter: self.table.filter().to_owned(),
        };
        session.fuseki = Some(kept).filter(|kept| *kept != KeptFuseki::default());
    }

    /// Walks along the line of the session. Its moves do not depend on the figures.
    fn resume(&mut self, session: &LibrarySession, _shared: &Shared, effects: &mut Effects) {
        let Some(kept) = &session.fuseki else { return };
        self.whose = kept.whose;
        self.table.set_form(kept.table);
        self.table.set_filter(kept.filter.clone());
        if let Some(size) = kept.size {
            // The size first: a line for another size would not survive.
            self.position = OpeningPosition::after_moves(None, Board::new(size), &[]);
            self.line = kept.line.moves(size);
            self.at = kept.at.min(self.line.len());
        }
        self.settle();
        if self.is_wanted {
            self.read(effects);
        }
    }

    /// The keys that step through games step through openings here.
    fn meaning_of(&self, command: &Command, _shared: &Shared) -> Option<FusekiCommand> {
        match command {
            &Command::Go(navigation) => Some(FusekiCommand::Go(navigation)),
            _ => None,
        }
    }
}

impl Fuseki {
    pub fn whose(&self) -> Dataset {
        self.whose
    }

    /// Whether the frequencies are compared with the other games.
    pub fn compares(&self) -> bool {
        self.compares
    }

    /// The openings of the chosen games; `None` while they are read.
    pub fn graph(&self) -> Option<&Arc<OpeningGraph>> {
        self.graph_of(self.whose)
    }

    fn graph_of(&self, whose: Dataset) -> Option<&Arc<OpeningGraph>> {
        match whose {
            Dataset::Own => self.own.as_ref(),
            Dataset::Professional => self.professional.value(),
        }
    }

    /// How far the reading is; `None` when there is nothing to wait for.
    pub fn reading(&self) -> Option<ProgressReport> {
        match self.whose {
            Dataset::Own => self.reading_own.progress(),
            Dataset::Professional => self.professional.progress(),
        }
    }

    /// The loss of a move of the position, if it is evaluated.
    pub fn cost_of(&self, next: &OpeningContinuation) -> Option<&Cost> {
        self.costs.for_edge(next.continuation.edge).filter(|_| self.whose == Dataset::Own)
    }

    /// Whether any move of the chosen games' openings is evaluated.
    pub fn has_costs(&self) -> bool {
        self.whose == Dataset::Own && self.costs.any()
    }

    pub fn table(&self) -> &OpeningTable {
        &self.table
    }

    /// The position at which the walk stands.
    pub fn position(&self) -> &OpeningPosition {
        &self.position
    }

    /// The steps of the walk from the empty board, those that were stepped back from included.
    pub fn path(&self) -> &[OpeningStep] {
        &self.path
    }

    /// The number of steps made: the board shows the position after them.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn size(&self) -> BoardSize {
        self.position.board.size()
    }

    /// Called when the workspace is shown: from now on openings are read.
    fn want(&mut self, effects: &mut Effects) {
        self.is_wanted = true;
        self.table.hurry();
        self.professional.hurry();
        self.reading_own.hurry();
        self.read(effects);
    }

    fn read(&mut self, effects: &mut Effects) {
        self.read_graph(self.whose, effects);
        if self.compares {
            self.read_graph(self.whose.other(), effects);
        }
        self.table.ask(self.whose, &self.corpus, self.professional.value(), effects);
    }

    fn read_graph(&mut self, whose: Dataset, effects: &mut Effects) {
        let is_running = match whose {
            Dataset::Own => self.reading_own.is_running(),
            Dataset::Professional => self.professional.is_running(),
        };
        if self.graph_of(whose).is_none() && !is_running {
            match whose {
                Dataset::Own if self.corpus.games().is_empty() => {}
                Dataset::Own => {
                    let corpus = Arc::clone(&self.corpus);
                    let params = graph_params(&corpus);
                    let file = self.kept.clone();
                    let task = self.reading_own.start(text!("fuseki-openings"), move |progress| {
                        let count = || opening_graph(&corpus, params, progress).map_err(JobError::from);
                        recall::recall(file.as_deref(), &params, corpus.id(), progress, count)
                    });
                    effects.spawn(task.counting().quiet());
                }
                Dataset::Professional => {
                    let task = self.professional.start(text!("fuseki-work-professional"), |progress| {
                        progress.begin(text!("fuseki-step-unpacking"), "files", 1);
                        Ok(professional::openings())
                    });
                    effects.spawn(task.asked().quiet());
                }
            }
        }
    }

    /// The keys that step through games step through openings here. Forward repeats the move that was stepped back
    /// from, or else plays the most frequent one. A variation replaces the last move by the next in frequency.
    fn navigate(&mut self, navigation: Navigation) {
        match navigation {
            Navigation::By(steps) if steps < 0 => self.at = self.at.saturating_sub(steps.unsigned_abs() as usize),
            Navigation::By(steps) => (0..steps).for_each(|_| self.forward()),
            Navigation::First => self.at = 0,
            Navigation::Last if self.at < self.line.len() => self.at = self.line.len(),
            Navigation::Last => (0..FOLLOWED_MOVES).for_each(|_| self.forward()),
            Navigation::Move(number) => self.at = number.min(self.line.len()),
            Navigation::Variation(steps) => self.beside(steps),
            Navigation::Node(_) => {}
        }
        self.settle();
    }

    fn forward(&mut self) {
        if self.at < self.line.len() {
            self.at += 1;
            self.settle();
        } else if let Some(next) = self.position.next.first() {
            self.play(next.point);
        }
    }

    fn beside(&mut self, steps: i32) {
        let Some(before) = self.at.checked_sub(1) else { return };
        let position = self.position_after(before);
        let played = self.line[before].point();
        let here = position.rank_of(played, self.graph());
        let there = match here {
            Some(rank) => rank as i64 + i64::from(steps),
            None => 0,
        };
        let next = usize::try_from(there).ok().and_then(|rank| position.next.get(rank));
        if let Some(point) = next.map(|next| next.point) {
            self.at = before;
            self.settle();
            self.play(point);
        }
    }

    fn play(&mut self, point: Option<Point>) {
        let position = &self.position;
        let by = position.mover;
        let play = point.map_or(Move::pass(by), |point| Move::play(by, point));
        if point.is_some_and(|point| !position.board.is_legal(by, point)) {
            return;
        }
        if self.line.get(self.at) != Some(&play) {
            self.line.truncate(self.at);
            self.line.push(play);
        }
        self.at += 1;
        self.settle();
    }

    fn position_after(&self, moves: usize) -> OpeningPosition {
        OpeningPosition::after_moves(self.graph(), Board::new(self.size_asked()), &self.line[..moves])
    }

    fn size_asked(&self) -> BoardSize {
        match self.whose {
            Dataset::Own => self.graph_of(Dataset::Own).map_or(self.position.board.size(), |graph| graph.params.size),
            Dataset::Professional => BoardSize::NINETEEN,
        }
    }

    /// Brings position and path up to date with the line and the chosen games.
    fn settle(&mut self) {
        if self.size_asked() != self.size() {
            (self.at, self.line) = (0, Vec::new());
        }
        self.position = self.position_after(self.at);
        if self.compares
            && let (Some(here), Some(there)) = (self.graph().cloned(), self.graph_of(self.whose.other()).cloned())
        {
            self.position.hold_against(&here, &there);
        }
        self.path = OpeningStep::all(self.graph(), self.size_asked(), &self.line);
    }
}

/// 19×19 if at least a quarter of the games has it, else the most frequent board size. Large libraries leave out
/// positions that occur once.
fn graph_params(corpus: &Corpus) -> OpeningGraphParams {
    let games = corpus.games();
    let of = |size: BoardSize| games.iter().filter(|&&id| corpus.game(id).size == size).count();
    let sizes = (2..=BoardSize::MAX as u32).filter_map(|side| BoardSize::new(side).ok());
    let size = match of(BoardSize::NINETEEN) * 4 >= games.len() {
        true => BoardSize::NINETEEN,
        false => sizes.max_by_key(|&size| of(size)).unwrap_or(BoardSize::NINETEEN),
    };
    OpeningGraphParams { size, min_count: first_min_count(games.len()), ..OpeningGraphParams::default() }
}
