//! Goes on with a save when the user has named a file, or has answered whether files are replaced.

use std::mem::take;
use std::path::PathBuf;

use super::save::{ReplaceAnswer, ReplacePrompt, ReplacedFile, SaveId, SavePrompt, SaveRequest};
use super::tasks::Task;
use katachi_core::corpus::load::LoadedFile;

/// The save that waits for the user.
#[derive(Default)]
pub(super) struct PendingSave {
    /// The number of the latest question for a name.
    latest: SaveId,
    waiting: Waiting,
}

#[derive(Default)]
enum Waiting {
    #[default]
    Nothing,
    /// It waits for a file's name.
    Name(SaveRequest),
    /// It waits for the user to agree that files are replaced. It has its path.
    Answer(SaveRequest, PathBuf),
}

/// The next step of a save.
pub(super) enum SaveStep {
    Write(Task),
    AskName(SaveId, SavePrompt),
    AskReplace(ReplacePrompt),
}

impl PendingSave {
    pub fn ask_for_name(&mut self, request: SaveRequest) -> SaveStep {
        self.latest = self.latest.next();
        let prompt = request.prompt().clone();
        self.waiting = Waiting::Name(request);
        SaveStep::AskName(self.latest, prompt)
    }

    /// The question for a name that has no answer yet.
    pub fn awaited(&self) -> Option<SaveId> {
        matches!(self.waiting, Waiting::Name(_)).then_some(self.latest)
    }

    /// Whether the user is asked to agree that files are replaced.
    pub fn asks_to_replace(&self) -> bool {
        matches!(self.waiting, Waiting::Answer(..))
    }

    /// `asked_about_it`: the dialog asks itself before a file of this very name is replaced. `sources` are those of the
    /// open games.
    pub fn name(&mut self, named: PathBuf, asked_about_it: bool, sources: &[LoadedFile]) -> Option<SaveStep> {
        let request = match take(&mut self.waiting) {
            Waiting::Name(request) => request,
            other => {
                self.waiting = other;
                return None;
            }
        };
        let (path, mut files) = request.would_replace(&named, sources);
        let is_asked =
            |file: &ReplacedFile| asked_about_it && file.path == named && !file.is_source && file.link_to.is_none();
        files.retain(|file| !is_asked(file));
        if files.is_empty() {
            return Some(SaveStep::Write(request.to(path)));
        }
        self.waiting = Waiting::Answer(request, path);
        Some(SaveStep::AskReplace(ReplacePrompt { files }))
    }

    /// A save that is given up is forgotten, with the games that it holds.
    pub fn answer(&mut self, answer: ReplaceAnswer) -> Option<SaveStep> {
        match (take(&mut self.waiting), answer) {
            (_, ReplaceAnswer::Keep) => None,
            (Waiting::Answer(request, path), ReplaceAnswer::Replace) => Some(SaveStep::Write(request.to(path))),
            (Waiting::Answer(request, _), ReplaceAnswer::OtherName) => Some(self.ask_for_name(request)),
            (other, _) => {
                self.waiting = other;
                None
            }
        }
    }
}
