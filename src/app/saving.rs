//! Goes on with a save: asks the user for its file, asks whether files are replaced, and writes.

use std::mem::take;
use std::path::PathBuf;

use super::save::{ReplaceAnswer, ReplacePrompt, ReplacedFile, SaveId, SaveRequest};
use super::{Command, Effects, Shared, WindowPrompt};
use katachi_language::text;

/// The save that waits for the user.
#[derive(Default)]
pub(super) struct PendingSave {
    /// The window has a dialog open that asks for a file.
    pub window_asks: bool,
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

impl PendingSave {
    /// Takes an answer of the user: a file, or whether files are replaced.
    pub fn act(&mut self, command: Command, shared: &mut Shared, effects: &mut Effects) {
        match command {
            Command::SaveTo(named) => self.name(named, false, shared, effects),
            // A request that no longer waits is left alone.
            Command::AnswerSave { request, file, asked } if self.awaited() == Some(request) => match file {
                Some(named) => self.name(named, asked, shared, effects),
                None => self.answer(ReplaceAnswer::Keep, shared, effects),
            },
            Command::AnswerReplace(answer) => self.answer(answer, shared, effects),
            _ => {}
        }
    }

    /// Asks for the file of a save. While the window asks for another file, or whether one is replaced, says so: one
    /// dialog is open at a time.
    pub fn ask(&mut self, request: SaveRequest, effects: &mut Effects) {
        if self.window_asks || matches!(self.waiting, Waiting::Answer(..)) {
            return effects.command(Command::SayWhyNot(text!("notices-dialog-is-open").to_owned()));
        }
        self.ask_for_name(request, effects);
    }

    fn ask_for_name(&mut self, request: SaveRequest, effects: &mut Effects) {
        self.latest = self.latest.next();
        effects.ask(WindowPrompt::SaveFile(self.latest, request.prompt().clone()));
        self.waiting = Waiting::Name(request);
    }

    /// The question for a name that has no answer yet.
    pub fn awaited(&self) -> Option<SaveId> {
        matches!(self.waiting, Waiting::Name(_)).then_some(self.latest)
    }

    /// Whether a question still waits for its answer. Questions that are not about a save always do.
    pub fn is_awaited(&self, ask: &WindowPrompt) -> bool {
        match ask {
            WindowPrompt::SaveFile(request, _) => self.awaited() == Some(*request),
            WindowPrompt::Replace(_) => matches!(self.waiting, Waiting::Answer(..)),
            _ => true,
        }
    }

    /// Writes to a file, or first asks whether files are replaced. `asked`: the dialog asks itself before a file of this
    /// very name is replaced.
    fn name(&mut self, named: PathBuf, asked: bool, shared: &Shared, effects: &mut Effects) {
        let request = match take(&mut self.waiting) {
            Waiting::Name(request) => request,
            other => {
                self.waiting = other;
                return;
            }
        };
        let sources = shared.library().map_or(&[][..], |open| &open.loaded.files);
        let (path, mut files) = request.would_replace(&named, sources);
        let is_asked = |file: &ReplacedFile| asked && file.path == named && !file.is_source && file.link_to.is_none();
        files.retain(|file| !is_asked(file));
        if files.is_empty() {
            return effects.spawn(request.to(path));
        }
        self.waiting = Waiting::Answer(request, path);
        effects.ask(WindowPrompt::Replace(ReplacePrompt { files }));
    }

    /// A save that is given up is forgotten, with the games that it holds.
    fn answer(&mut self, answer: ReplaceAnswer, shared: &mut Shared, effects: &mut Effects) {
        match (take(&mut self.waiting), answer) {
            (_, ReplaceAnswer::Keep) => {}
            (Waiting::Answer(request, path), ReplaceAnswer::Replace) => effects.spawn(request.to(path)),
            (Waiting::Answer(mut request, path), ReplaceAnswer::OtherName) => {
                // The dialog goes on where the user was.
                shared.settings.save_folder = path.parent().map(PathBuf::from);
                if let Some(name) = path.file_name() {
                    request.prompt.name = name.to_string_lossy().into_owned();
                }
                self.ask_for_name(request, effects);
            }
            (other, _) => self.waiting = other,
        }
    }
}
