//! Goes on with a save when the user has named a file, or has answered whether files are replaced.

use std::path::PathBuf;

use super::{AppState, Command, Effect, ReplaceAnswer, ReplacePrompt, ReplacedFile, SaveRequest, WindowPrompt};

impl AppState {
    pub(super) fn go_on_saving(&mut self, command: Command) {
        match command {
            Command::SaveTo(named) => self.save_to(named, false),
            Command::SaveToAsked(named) => self.save_to(named, true),
            Command::AnswerReplace(answer) => self.answer_replace(answer),
            _ => {}
        }
    }

    pub(super) fn ask_for_name(&mut self, request: SaveRequest) {
        self.outbox.push(Effect::Ask(WindowPrompt::SaveFile(request.prompt().clone())));
        (self.saving, self.replacing) = (Some(request), None);
    }

    /// `asked_about_it`: the dialog asks itself before a file of this very name is replaced.
    fn save_to(&mut self, named: PathBuf, asked_about_it: bool) {
        self.outbox.retain(|effect| !matches!(effect, Effect::Ask(WindowPrompt::SaveFile(_))));
        self.shared.settings.save_folder = named.parent().map(PathBuf::from);
        let Some(request) = self.saving.take() else { return };
        let sources = self.library().map_or(&[][..], |open| &open.loaded.files);
        let (path, mut files) = request.would_replace(&named, sources);
        let is_asked =
            |file: &ReplacedFile| asked_about_it && file.path == named && !file.is_source && file.link_to.is_none();
        files.retain(|file| !is_asked(file));
        if files.is_empty() {
            return self.spawn(request.to(path));
        }
        self.replacing = Some((request, path));
        self.outbox.push(Effect::Ask(WindowPrompt::Replace(ReplacePrompt { files })));
    }

    fn answer_replace(&mut self, answer: ReplaceAnswer) {
        self.outbox.retain(|effect| !matches!(effect, Effect::Ask(WindowPrompt::Replace(_))));
        let Some((request, path)) = self.replacing.take() else { return };
        match answer {
            ReplaceAnswer::Replace => self.spawn(request.to(path)),
            ReplaceAnswer::OtherName => self.ask_for_name(request),
            ReplaceAnswer::Keep => {}
        }
    }
}
