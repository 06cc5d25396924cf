//! Carries out the workspace's commands, and keeps it up to date with the open game and the loaded games.

use super::line::Line;
use super::suggest::Answer;
use super::{EngineWork, Mode, PlayCommand};
use crate::find::FindCommand;
use crate::notices::NoticeLevel;
use crate::old_tasks::OldWork;
use crate::viewer::{Origin, Viewer};
use crate::{AppState, Command, Workspace};
use katachi_core::go::{GameInfo, GameTree};

impl AppState {
    pub(crate) fn act_in_play(&mut self, command: PlayCommand) {
        match command {
            PlayCommand::Turn(mode) => {
                self.play.mode = mode;
                self.apply(Command::Show(Workspace::Play));
            }
            PlayCommand::Choose(row) => self.play.suggest.choose(row),
            PlayCommand::PlayCandidate(row) => {
                let answer = self.play.suggest.answer();
                if let Some(candidate) = answer.and_then(|answer| answer.candidates().get(row)) {
                    let (point, color) = (candidate.point, None);
                    self.apply(Command::Play { point, color });
                }
            }
            PlayCommand::FindContext(row) => {
                let Some(answer) = self.play.suggest.answer() else { return };
                let drawing = answer.candidates().get(row).and_then(|candidate| answer.drawing_of(candidate));
                if let Some(drawing) = drawing {
                    self.apply(Command::Find(FindCommand::FromDrawing(Box::new(drawing))));
                }
            }
            PlayCommand::CountContexts => self.read_contexts(true),
            PlayCommand::ToggleOnBoard => {
                self.shared.settings.suggestions = !self.shared.settings.suggestions;
                if self.shared.settings.suggestions {
                    self.want_play();
                }
            }
            PlayCommand::Guess(command) => self.act_in_guess(command),
            PlayCommand::Contest(command) => self.act_in_contest(command),
            PlayCommand::EmptyBoard(size) => {
                let info = GameInfo { komi: Some(6.5), ..GameInfo::default() };
                self.shared.viewer = Some(Viewer::new(GameTree::new(size, info), Origin::Pasted, 0, None));
            }
        }
    }

    /// Somebody looks: from now on the engines are made ready.
    pub(crate) fn want_play(&mut self) {
        if !std::mem::replace(&mut self.play.is_wanted, true) {
            let work = EngineWork::model(&self.wake);
            self.start("Unpacking the model".into(), OldWork::Engine(work));
            self.open_cards();
            self.read_contexts(false);
        }
    }

    /// Other games are loaded.
    pub(crate) fn play_corpus_changed(&mut self) {
        self.old_tasks.retain(|task| !matches!(task.work, OldWork::Engine(EngineWork::Contexts { .. })));
        self.play.engines.forget_contexts();
        self.play.suggest.forget();
        self.play.guess.round = None;
        self.play.guess.choosing.stop();
        if self.play.is_wanted {
            self.open_cards();
            self.read_contexts(false);
        }
    }

    fn open_cards(&mut self) {
        let folder = self.shared.library.as_ref().and_then(|open| open.folder.clone());
        self.play.guess.cards.open(folder.as_deref(), &self.shared.settings.cards, &self.wake);
    }

    fn read_contexts(&mut self, count: bool) {
        let is_running =
            self.old_tasks.iter().any(|task| matches!(task.work, OldWork::Engine(EngineWork::Contexts { .. })));
        if is_running || self.corpus().games().is_empty() {
            return;
        }
        let folder = self.shared.library.as_ref().and_then(|open| open.folder.clone());
        let work = EngineWork::contexts(self.corpus(), folder, count, &self.wake);
        self.start("Contexts of the games".into(), OldWork::Engine(work));
    }

    /// Whether the task is done.
    pub(crate) fn poll_engines(&mut self, at: usize) -> bool {
        let (label, OldWork::Engine(work)) = (self.old_tasks[at].label.clone(), &self.old_tasks[at].work) else {
            return false;
        };
        match work {
            EngineWork::Model(job) => {
                let Some(outcome) = job.poll() else { return false };
                self.finish(label, outcome, |state, model| {
                    state.play.engines.set_model(model);
                    state.play.suggest.forget();
                });
            }
            EngineWork::Contexts { corpus, job } => {
                let (corpus, Some(outcome)) = (*corpus, job.poll()) else { return false };
                if matches!(outcome, Err(katachi_core::jobs::JobError::Cancelled)) {
                    self.play.engines.set_contexts(None);
                    let text = "The contexts are not counted; suggestions come from the model alone";
                    self.notices.push(NoticeLevel::Info, text, Vec::new());
                    return true;
                }
                self.finish(label, outcome, |state, table| {
                    if corpus == state.corpus().id() {
                        state.play.engines.set_contexts(table);
                        state.play.suggest.forget();
                    }
                });
            }
        }
        true
    }

    /// Whether suggestions are to be seen.
    pub(crate) fn suggests(&self) -> bool {
        match self.shared.workspace {
            Workspace::Play => self.play.mode == Mode::Suggest,
            _ => self.shared.settings.suggestions,
        }
    }

    /// The suggestions for the position that is shown, where they are to be seen.
    pub fn suggestions(&self) -> Option<&Answer> {
        self.play.suggest.answer().filter(|_| self.suggests() && self.shared.viewer.is_some())
    }

    /// Brings the suggestions up to date with the position that is shown.
    pub(crate) fn follow_position(&mut self) {
        if !self.suggests() || !self.play.engines.is_ready() {
            return;
        }
        if let Some(viewer) = &self.shared.viewer {
            let line = Line::of_viewer(viewer);
            self.play.suggest.follow(line, &mut self.play.engines);
        }
    }
}
