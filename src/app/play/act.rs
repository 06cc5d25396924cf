//! Carries out the workspace's commands, and keeps it up to date with the open game and the loaded games.

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use super::contest_form::Teacher;
use super::engines::Surroundings;
use super::line::MoveHistory;
use super::suggest::PositionSuggestions;
use super::{ContestCommand, KeptPlay, Mode, Play, PlayCommand};
use crate::find::FindCommand;
use crate::tasks::Awaited;
use crate::{Command, Effects, GameOrigin, LibrarySession, Memory, Shared, Workspace, WorkspaceState};
use katachi_core::go::{GameInfo, GameTree};
use katachi_core::jobs::JobError;
use katachi_engines::library::professional_matcher;
use katachi_engines::predict::shipped_model;
use katachi_language::text;

impl WorkspaceState for Play {
    type Command = PlayCommand;

    fn act(&mut self, command: PlayCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            PlayCommand::Turn(mode) => self.turn(mode, effects),
            PlayCommand::Stay => {}
            PlayCommand::Choose(row) => self.suggest.choose(row),
            PlayCommand::PlayCandidate(row) => {
                let answer = self.suggest.answer();
                if let Some(candidate) = answer.and_then(|answer| answer.candidates().get(row)) {
                    effects.command(Command::PlayStone { point: candidate.point, color: None });
                }
            }
            PlayCommand::FindContext(row) => {
                let Some(answer) = self.suggest.answer() else { return };
                let drawing = answer.candidates().get(row).and_then(|candidate| answer.drawing_of(candidate));
                if let Some(drawing) = drawing {
                    effects.command(FindCommand::FromDrawing(Box::new(drawing)));
                }
            }
            PlayCommand::Report => self.make_report(shared, effects),
            PlayCommand::CountContexts => {
                self.counts_all = true;
                self.read_contexts(true, shared, effects);
            }
            PlayCommand::BuildRings(shape) => self.build_rings(shape, shared, effects),
            PlayCommand::TestRings => self.test_rings(shared, effects),
            PlayCommand::ToggleOnBoard => effects.remember(Memory::Suggestions(!shared.settings().suggestions)),
            PlayCommand::Guess(command) => self.act_in_guess(command, shared, effects),
            PlayCommand::Contest(command) => self.act_in_contest(command, shared, effects),
            PlayCommand::Experiment(command) => self.experiment.act(command, effects),
            PlayCommand::Contradictions(command) => self.contradictions.act(command, shared, effects),
            PlayCommand::EmptyBoard(size) => {
                let info = GameInfo { komi: Some(6.5), ..GameInfo::default() };
                effects.command(Command::OpenRecord { tree: Box::new(GameTree::new(size, info)), moves: 0 });
            }
        }
    }

    fn poll(&mut self, shared: &Shared, effects: &mut Effects) {
        if shared.settings().suggestions {
            self.want(shared, effects);
        }
        if let Some(model) = self.unpacking.arrived() {
            self.engines.set_model(model);
            self.suggest.forget();
        }
        if let Some(table) = self.counting.arrived() {
            self.counts_all = false;
            self.engines.set_contexts(table);
            self.suggest.forget();
        } else if let Some(why) = self.counting.failed() {
            let is_cancelled = *why == JobError::Cancelled;
            self.counting.forgive();
            self.counts_all = false;
            self.engines.set_contexts(None);
            if is_cancelled {
                effects.info(text!("play-contexts-not-counted"));
            }
        }
        if let Some(matcher) = self.matching.arrived() {
            self.engines.set_shapes(matcher);
            self.suggest.forget();
        }
        if let Some(list) = self.opening_list.arrived() {
            self.engines.set_list(list);
            self.remember_contest(effects);
        } else if self.opening_list.failed().is_some() {
            self.opening_list.forgive();
            if self.engines.list().is_none() {
                self.contest_form.without_list();
                self.remember_contest(effects);
            }
        }
        self.poll_lesson(effects);
        self.poll_rings(effects);
        self.reporting.poll();
        self.experiment.poll();
        self.contradictions.poll();
        self.poll_guess(shared, effects);
        self.leave_saved_contest(effects);
        self.go_on_with_contest(effects);
        let is_shown = self.contest_shown(shared).is_some();
        if let Some(contest) = &mut self.contest {
            contest.tick(Instant::now(), is_shown);
            contest.poll(&self.engines, effects);
        }
        self.follow_position(shared);
        self.suggest.price(shared, effects);
    }

    fn remember(&self, shared: &Shared, session: &mut LibrarySession) {
        session.play = Some(self.kept(shared)).filter(|kept| *kept != KeptPlay::default());
        session.is_counting_contexts = self.counts_all;
    }

    fn folder_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        if self.is_wanted {
            self.open_cards(shared, effects);
        }
    }

    fn resume(&mut self, session: &LibrarySession, shared: &Shared, effects: &mut Effects) {
        if session.is_counting_contexts {
            self.want(shared, effects);
            self.counting.stop();
            self.counts_all = true;
            self.read_contexts(true, shared, effects);
        }
        self.take_up(session, shared, effects);
    }

    fn games_changed(&mut self, shared: &Shared, effects: &mut Effects) {
        self.counting.stop();
        self.learning.stop();
        self.building_rings.stop();
        self.testing_rings = Awaited::default();
        self.contradictions.games_changed();
        self.engines.forget_contexts();
        self.suggest.forget();
        (self.guess.round, self.guess.left) = (None, None);
        self.guess.choosing.stop();
        if self.is_wanted {
            self.open_cards(shared, effects);
        }
        self.is_wanted = self.is_wanted && self.is_in_use(shared);
        if self.is_wanted {
            self.read_contexts(false, shared, effects);
        }
    }

    fn library_left(&mut self, shared: &Shared) {
        if !self.is_in_use(shared) {
            self.unpacking.stop();
            self.matching.stop();
            self.engines.forget_unpacked();
        }
    }

    fn shown(&mut self, shared: &Shared, effects: &mut Effects) {
        self.want(shared, effects);
    }

    fn meaning_of(&self, command: &Command, _shared: &Shared) -> Option<PlayCommand> {
        let contest = self.contest.as_ref().filter(|_| self.mode == Mode::Game);
        match command {
            Command::Pass if contest.is_some() => Some(PlayCommand::Contest(ContestCommand::Play(None))),
            Command::CopySgf if contest.is_some() => Some(PlayCommand::Contest(ContestCommand::CopySgf)),
            Command::SaveSgf if contest.is_some() => Some(PlayCommand::Contest(ContestCommand::Save)),
            Command::Go(_) if self.mode != Mode::Suggest => Some(PlayCommand::Stay),
            _ => None,
        }
    }
}

impl Play {
    /// Shows the workspace in this mode.
    pub(super) fn turn(&mut self, mode: Mode, effects: &mut Effects) {
        self.mode = mode;
        effects.command(Command::Show(Workspace::Play));
    }

    fn is_in_use(&self, shared: &Shared) -> bool {
        shared.workspace() == Workspace::Play || shared.settings().suggestions || self.contest.is_some()
    }

    /// Makes the engines ready from the first time the workspace is shown.
    fn want(&mut self, shared: &Shared, effects: &mut Effects) {
        if !std::mem::replace(&mut self.is_wanted, true) {
            self.unpack(effects);
            if let Some(path) = shared.settings().contest.as_ref().and_then(|kept| kept.list()) {
                self.open_list(path.to_owned(), effects);
            }
            self.open_cards(shared, effects);
            self.read_contexts(false, shared, effects);
        }
    }

    /// Unpacks the model and the professional shapes, unless they are there or on their way.
    fn unpack(&mut self, effects: &mut Effects) {
        if !self.engines.is_ready() && !self.unpacking.is_running() {
            let task = self.unpacking.start(text!("play-unpacking-model"), |progress| {
                progress.begin(text!("play-unpacking-model"), "files", 1);
                Ok(shipped_model())
            });
            effects.spawn(task.asked());
        }
        if !self.engines.knows(Teacher::Shapes) && !self.matching.is_running() {
            let task = self.matching.start(text!("play-reading-common-shapes"), |progress| {
                progress.begin(text!("play-reading-common-shapes"), "files", 1);
                Ok(Arc::new(professional_matcher()))
            });
            effects.spawn(task.asked().quiet());
        }
    }

    fn open_cards(&mut self, shared: &Shared, effects: &mut Effects) {
        self.guess.cards.open(shared.folder(), &shared.settings().cards, effects);
    }

    fn read_contexts(&mut self, count: bool, shared: &Shared, effects: &mut Effects) {
        let corpus = Arc::clone(shared.corpus());
        if self.counting.is_running() || corpus.games().is_empty() {
            return;
        }
        self.engines.counting_begins();
        let (folder, shape) = (shared.folder().map(Path::to_owned), shared.settings().ring_shape);
        effects.spawn(self.counting.start(text!("play-counting-contexts"), move |progress| {
            Surroundings::load_or_count(&corpus, folder.as_deref(), count, shape, progress)
        }));
    }

    /// Whether suggestions are to be seen.
    fn suggests(&self, shared: &Shared) -> bool {
        match shared.workspace() {
            Workspace::Play => self.mode == Mode::Suggest,
            _ => shared.settings().suggestions,
        }
    }

    /// The suggestions for the position that is shown, where they are to be seen.
    pub fn suggestions(&self, shared: &Shared) -> Option<&PositionSuggestions> {
        self.suggest.answer().filter(|_| self.suggests(shared) && shared.viewer().is_some())
    }

    /// Brings the suggestions up to date with the position that is shown.
    fn follow_position(&mut self, shared: &Shared) {
        if self.suggests(shared)
            && self.engines.is_ready()
            && let Some(viewer) = shared.viewer()
        {
            let (tree, shown) = (viewer.tree(), &viewer.line()[..=viewer.depth()]);
            let nodes = shown.iter().map(|&id| tree.node(id));
            let line = MoveHistory { to_play: viewer.to_play(), ..MoveHistory::of_nodes(tree.size, nodes) };
            if !self.suggest.is_of(&line) {
                let corpus = shared.corpus();
                let id = match *viewer.origin() {
                    GameOrigin::Corpus { corpus: from, game } if from == corpus.id() => Some(game),
                    _ => None,
                };
                self.engines.leave_out(corpus, &MoveHistory::main_line(viewer.tree()), id);
                self.suggest.ask(line, &mut self.engines);
            }
        }
    }
}
