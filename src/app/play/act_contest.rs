//! Carries out what a user does in a game against the pattern player.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;
use std::sync::atomic::Ordering::Relaxed;

use super::contest::Contest;
use super::contest_form::{KeptContest, Teacher};
use super::{AfterGame, ContestCommand, Mode, Play, ShapeList};
use crate::{Command, Effects, Memory, SavePrompt, SaveRequest, Shared, WindowPrompt, Workspace};
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::go::GameTree;
use katachi_core::jobs::JobError;
use katachi_core::library;
use katachi_language::text;
use katachi_sentences::Sentence;

impl Play {
    pub(super) fn act_in_contest(&mut self, command: ContestCommand, shared: &Shared, effects: &mut Effects) {
        if !matches!(command, ContestCommand::Save) {
            self.contest.iter_mut().for_each(Contest::stay);
        }
        match command {
            ContestCommand::Set(form) => {
                self.contest_form = form;
                self.remember_contest(effects);
            }
            ContestCommand::AskForList => effects.ask(WindowPrompt::ShapeList),
            ContestCommand::OpenList(path) => {
                self.turn(Mode::Game, effects);
                self.contest_form.teacher = Teacher::List;
                self.open_list(path, effects);
            }
            ContestCommand::Start => self.ask_to_leave(AfterGame::NewGame, effects),
            ContestCommand::Stop => self.ask_to_leave(AfterGame::Form, effects),
            ContestCommand::Leave(after) => self.leave(after, effects),
            ContestCommand::SaveAndLeave(after) => {
                if let Some(is_saved) = self.save_contest(shared, effects) {
                    self.contest.iter_mut().for_each(|contest| contest.leave_after(&is_saved, after));
                }
            }
            ContestCommand::Play(point) => {
                let contest = self.contest.as_mut();
                let refused = contest.and_then(|contest| contest.play(point, &self.engines, effects).err());
                if let Some(reason) = refused {
                    effects.info(text!("play-not-played", reason = reason.sentence()));
                }
            }
            ContestCommand::Pause(pauses) => self.contest.iter_mut().for_each(|contest| contest.pause(pauses)),
            ContestCommand::Resign => self.contest.iter_mut().for_each(Contest::resign),
            ContestCommand::Undo => self.contest.iter_mut().for_each(Contest::undo),
            ContestCommand::Agree => self.contest.iter_mut().for_each(Contest::agree),
            ContestCommand::Estimate => self.contest.iter_mut().for_each(|contest| contest.ask_estimate(effects)),
            ContestCommand::CopySgf => {
                if let Some(contest) = &self.contest {
                    effects.copy(to_sgf(&contest.tree(shared.settings().me.trim())), text!("play-copied-game"));
                }
            }
            ContestCommand::Save => {
                self.save_contest(shared, effects);
            }
            ContestCommand::Learn => self.learn_contest(shared, effects),
            ContestCommand::Open => {
                if let Some(contest) = &self.contest {
                    contest.is_kept().store(true, Relaxed);
                    let moves = contest.game().moves().len();
                    effects.command(Command::OpenRecord {
                        tree: Box::new(contest.tree(shared.settings().me.trim())),
                        moves,
                    });
                    self.mode = Mode::Suggest;
                }
            }
        }
    }

    /// The game against the pattern player, where it is on the screen.
    pub fn contest_shown(&self, shared: &Shared) -> Option<&Contest> {
        let is_shown = shared.workspace() == Workspace::Play && self.mode == Mode::Game;
        self.contest.as_ref().filter(|_| is_shown)
    }

    /// The game against the pattern player, unless a file has it.
    pub fn unkept_game(&self, shared: &Shared) -> Option<GameTree> {
        let contest = self.contest.as_ref().filter(|contest| contest.is_unkept())?;
        let has_moves = !contest.game().moves().is_empty();
        has_moves.then(|| contest.tree(shared.settings().me.trim()))
    }

    /// Forgets the game against the pattern player, which is kept elsewhere.
    pub fn drop_contest(&mut self) {
        self.contest = None;
    }

    /// Remembers the settings of the game and the file of shapes.
    pub(super) fn remember_contest(&self, effects: &mut Effects) {
        let list = self.engines.list().map(|list| list.path.as_path());
        effects.remember(Memory::Contest(KeptContest::from_form(&self.contest_form, list)));
    }

    pub(super) fn open_list(&mut self, path: PathBuf, effects: &mut Effects) {
        let label = text!("play-opening-file", path = path.display().to_string());
        effects.spawn(self.opening_list.start(label, move |progress| {
            progress.begin(text!("play-reading-shapes"), "files", 1);
            ShapeList::open(&path)
        }));
    }

    /// Leaves the game. Asks first if it would be lost.
    fn ask_to_leave(&mut self, after: AfterGame, effects: &mut Effects) {
        match self.contest.as_ref().is_some_and(Contest::is_unkept) {
            true => effects.ask(WindowPrompt::LeaveGame(after)),
            false => self.leave(after, effects),
        }
    }

    fn leave(&mut self, after: AfterGame, effects: &mut Effects) {
        self.contest = None;
        if after == AfterGame::NewGame {
            let now = self.now();
            let mut contest = Contest::new(self.contest_form, now.secs() as u64, now.date());
            contest.go_on(&self.engines, effects);
            self.contest = Some(contest);
            self.turn(Mode::Game, effects);
        }
    }

    /// Leaves a game that was to be saved first, once its file is written.
    pub(super) fn leave_saved_contest(&mut self, effects: &mut Effects) {
        if let Some(after) = self.contest.as_ref().and_then(Contest::leaves_now) {
            self.leave(after, effects);
        }
    }

    /// Asks for a file name. Returns a flag that is set when the file is written.
    fn save_contest(&self, shared: &Shared, effects: &mut Effects) -> Option<Arc<AtomicBool>> {
        let contest = self.contest.as_ref()?;
        let tree = contest.tree(shared.settings().me.trim());
        let (name, text) = (format!("katachi-{}.sgf", tree.info.date), to_sgf(&tree));
        let prompt = SavePrompt { title: text!("play-save-title"), name, endings: &["sgf"] };
        let (is_kept, is_saved) = (contest.is_kept(), Arc::<AtomicBool>::default());
        let saved = Arc::clone(&is_saved);
        effects.save(SaveRequest::new(prompt, move |path, _| {
            library::write_file(path, text.as_bytes()).map_err(|error| JobError::Failed(error.sentence()))?;
            is_kept.store(true, Relaxed);
            saved.store(true, Relaxed);
            Ok(text!("play-saved-to", path = path.display().to_string()))
        }));
        Some(is_saved)
    }
}
