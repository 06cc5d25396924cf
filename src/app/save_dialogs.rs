//! The questions of a save to the user: for its file, and whether it may replace files.

use std::path::PathBuf;

use super::saving::SaveStep;
use super::{AppState, Effect, ReplaceAnswer, SaveId, SaveRequest, WindowPrompt};
use katachi_language::text;

impl AppState {
    pub(super) fn save_to(&mut self, named: PathBuf, asked_about_it: bool) {
        self.forget_name_questions();
        self.shared.settings.save_folder = named.parent().map(PathBuf::from);
        let sources = self.shared.library().map_or(&[][..], |open| &open.loaded.files);
        let step = self.saving.name(named, asked_about_it, sources);
        self.go_on_saving(step);
    }

    pub(super) fn answer_save(&mut self, request: SaveId, file: Option<PathBuf>, asked: bool) {
        if self.saving.awaited() != Some(request) {
            return;
        }
        match file {
            Some(named) => self.save_to(named, asked),
            None => self.answer_replace(ReplaceAnswer::Keep),
        }
    }

    /// Takes back the questions for a name that the window has not taken yet.
    fn forget_name_questions(&mut self) {
        self.outbox.retain(|effect| !matches!(effect, Effect::Ask(WindowPrompt::SaveFile(..))));
    }

    /// Asks for the file of a save. While the window asks for another file, or whether one is replaced, it says so: one
    /// dialog is open at a time.
    pub(super) fn ask_to_save(&mut self, request: SaveRequest) {
        if self.asks_for_file || self.saving.asks_to_replace() {
            return self.say_why_not(text!("notices-dialog-is-open").to_owned());
        }
        self.forget_name_questions();
        let step = self.saving.ask_for_name(request);
        self.go_on_saving(Some(step));
    }

    pub(super) fn answer_replace(&mut self, answer: ReplaceAnswer) {
        self.outbox.retain(|effect| !matches!(effect, Effect::Ask(WindowPrompt::Replace(_))));
        let step = self.saving.answer(answer);
        self.go_on_saving(step);
    }

    fn go_on_saving(&mut self, step: Option<SaveStep>) {
        match step {
            Some(SaveStep::Write(task)) => self.spawn(task),
            Some(SaveStep::AskName(request, prompt)) => {
                self.outbox.push(Effect::Ask(WindowPrompt::SaveFile(request, prompt)));
            }
            Some(SaveStep::AskReplace(prompt)) => self.outbox.push(Effect::Ask(WindowPrompt::Replace(prompt))),
            None => {}
        }
    }
}
