//! Carries out what a user does in a game against the pattern player.

use std::path::PathBuf;
use std::sync::Arc;

use super::contest::Contest;
use super::{ContestCommand, Mode};
use crate::notices::NoticeLevel;
use crate::old_tasks::OldWork;
use crate::viewer::{Origin, Viewer};
use crate::{AppState, Ask, Command, WindowRequest, Workspace};
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::jobs::{Job, JobError};
use katachi_core::library;

impl AppState {
    pub(crate) fn act_in_contest(&mut self, command: ContestCommand) {
        let (play, wake) = (&mut self.play, &self.wake);
        match command {
            ContestCommand::Set(form) => play.contest_form = form,
            ContestCommand::Start => {
                let now = (play.clock)();
                let mut contest = Contest::new(play.contest_form, now.secs() as u64, now.date());
                contest.go_on(&play.engines, wake);
                play.contest = Some(contest);
                play.mode = Mode::Game;
                self.apply(Command::Show(Workspace::Play));
            }
            ContestCommand::Play(point) => {
                let refused = play.contest.as_mut().and_then(|contest| contest.play(point, &play.engines, wake).err());
                if let Some(reason) = refused {
                    self.notices.push(NoticeLevel::Info, format!("Not played: {reason}"), Vec::new());
                }
            }
            ContestCommand::Resign => play.contest.iter_mut().for_each(Contest::resign),
            ContestCommand::Undo => play.contest.iter_mut().for_each(Contest::undo),
            ContestCommand::ToggleDead(point) => {
                play.contest.iter_mut().for_each(|contest| contest.toggle_dead(point));
            }
            ContestCommand::Agree => play.contest.iter_mut().for_each(Contest::agree),
            ContestCommand::Estimate => play.contest.iter_mut().for_each(|contest| contest.ask_estimate(wake)),
            ContestCommand::Stop => play.contest = None,
            ContestCommand::CopySgf => {
                if let Some(contest) = &play.contest {
                    self.requests.push(WindowRequest::CopyText(to_sgf(&contest.tree())));
                    self.notices.push(NoticeLevel::Info, "The game is in the clipboard, as SGF", Vec::new());
                }
            }
            ContestCommand::AskForFile => {
                if play.contest.is_some() {
                    self.requests.push(WindowRequest::Ask(Ask::SaveGame));
                }
            }
            ContestCommand::Write(path) => self.write_contest(path),
            ContestCommand::Open => {
                if let Some(contest) = &play.contest {
                    let moves = contest.game().moves().len();
                    self.shared.viewer = Some(Viewer::new(contest.tree(), Origin::Pasted, moves, None));
                    self.play.mode = Mode::Suggest;
                }
            }
        }
    }

    /// The game against the pattern player, where it is on the screen.
    pub fn contest_shown(&self) -> Option<&Contest> {
        let is_shown = self.shared.workspace == Workspace::Play && self.play.mode == Mode::Game;
        self.play.contest.as_ref().filter(|_| is_shown)
    }

    fn write_contest(&mut self, path: PathBuf) {
        let Some(contest) = &self.play.contest else { return };
        let path = if path.extension().is_some() { path } else { path.with_extension("sgf") };
        let text = to_sgf(&contest.tree());
        let label = format!("Writing {}", path.display());
        let job = Job::start_brief("write game", Arc::clone(&self.wake), move |progress| {
            progress.check()?;
            library::write_file(&path, text.as_bytes()).map_err(|error| JobError::Failed(error.to_string()))?;
            Ok(format!("The game is written: {}", path.display()))
        });
        self.start(label, OldWork::Write(job));
    }

    /// Takes in the pattern player's answers.
    pub(crate) fn poll_contest(&mut self) {
        let outcome = self.play.contest.as_mut().map(|contest| contest.poll(&self.wake));
        if let Some(Err(reason)) = outcome {
            self.notices.push(NoticeLevel::Error, reason, Vec::new());
        }
    }
}
