//! Questions that are asked before something is thrown away.

use std::path::{Path, PathBuf};

use egui::{Id, Modal, Ui, ViewportCommand};

use crate::tokens::space;
use katachi_app::play::{AfterGame, ContestCommand, PlayCommand};
use katachi_app::{AppState, Command, OpeningChoice, ReplaceAnswer, ReplacePrompt};
use katachi_language::text;
use katachi_sentences::words::listed;

/// At most one question at a time.
#[derive(Default)]
pub struct Questions {
    /// Games that were chosen while other games are open.
    how_to_open: Option<Vec<PathBuf>>,
    /// Whether the question has not been shown yet: Enter gives its first answer, which loses nothing.
    is_new_to_open: bool,
    /// Whether the answer holds for all games that are opened from now on.
    opens_always_so: bool,
    quits: Quit,
    is_new_to_quit: bool,
    /// The place to which the user would leave an unfinished game, and whether the question is new.
    leaves: Option<(AfterGame, bool)>,
    /// Files that a save would replace, and whether the question is new.
    replaces: Option<(ReplacePrompt, bool)>,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Quit {
    #[default]
    No,
    Asking,
    /// The user has confirmed.
    Yes,
}

const MAX_QUESTION_WIDTH: f32 = 560.0;
/// Maximum number of files that a question names.
const MAX_NAMED_FILES: usize = 12;

impl Questions {
    pub fn is_open(&self) -> bool {
        self.how_to_open.is_some() || self.leaves.is_some() || self.replaces.is_some() || self.quits == Quit::Asking
    }

    pub fn ask_how_to_open(&mut self, paths: Vec<PathBuf>) {
        (self.how_to_open, self.opens_always_so, self.is_new_to_open) = (Some(paths), false, true);
    }

    pub fn ask_to_leave(&mut self, after: AfterGame) {
        self.leaves = Some((after, true));
    }

    pub fn ask_to_replace(&mut self, prompt: ReplacePrompt) {
        self.replaces = Some((prompt, true));
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        self.quit_ui(ui, state);
        self.how_to_open_ui(ui, state, commands);
        self.leave_ui(ui, commands);
        self.replace_ui(ui, commands);
    }

    fn replace_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        let Some((prompt, is_new)) = &mut self.replaces else { return };
        let mut answer = None;
        let modal = modal(ui, "replace", |ui| {
            ui.heading(text!("shell-replace", files = prompt.files.len()));
            for file in prompt.files.iter().take(MAX_NAMED_FILES) {
                let path = file.path.display().to_string();
                ui.label(match &file.link_to {
                    Some(target) => text!("shell-replace-link", path = path, target = target.display().to_string()),
                    None => path,
                });
                if file.is_source {
                    ui.strong(text!("shell-replace-source"));
                }
            }
            if prompt.files.len() > MAX_NAMED_FILES {
                ui.label(text!("shell-replace-more", files = prompt.files.len() - MAX_NAMED_FILES));
            }
            buttons(ui, |ui| {
                let other_name = ui.button(text!("shell-replace-other-name"));
                if std::mem::take(is_new) {
                    // Enter must not replace anything at once.
                    other_name.request_focus();
                }
                if other_name.clicked() {
                    answer = Some(ReplaceAnswer::OtherName);
                }
                if ui.button(text!("shell-replace-do")).clicked() {
                    answer = Some(ReplaceAnswer::Replace);
                }
                if ui.button(text!("general-cancel")).clicked() {
                    answer = Some(ReplaceAnswer::Keep);
                }
            });
        });
        if answer.is_none() && modal.should_close() {
            answer = Some(ReplaceAnswer::Keep);
        }
        if let Some(answer) = answer {
            commands.push(Command::AnswerReplace(answer));
            self.replaces = None;
        }
    }

    fn leave_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        let Some((after, is_new)) = &mut self.leaves else { return };
        let after = *after;
        let mut does = |command: ContestCommand| commands.push(PlayCommand::Contest(command).into());
        let modal = modal(ui, "leave", |ui| {
            ui.heading(text!("shell-leave-game"));
            ui.label(text!("shell-leave-game-hint"));
            buttons(ui, |ui| {
                let save = ui.button(text!("shell-leave-game-save"));
                if std::mem::take(is_new) {
                    save.request_focus();
                }
                if save.clicked() {
                    does(ContestCommand::SaveAndLeave(after));
                    ui.close();
                }
                if ui.button(text!("shell-leave-game-leave")).clicked() {
                    does(ContestCommand::Leave(after));
                    ui.close();
                }
                if ui.button(text!("general-cancel")).clicked() {
                    ui.close();
                }
            });
        });
        if modal.should_close() {
            self.leaves = None;
        }
    }

    /// Asks before the window closes while a task runs.
    fn quit_ui(&mut self, ui: &Ui, state: &AppState) {
        let closes = ui.input(|input| input.viewport().close_requested());
        if closes && self.quits != Quit::Yes && state.tasks().next().is_some() {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
            (self.quits, self.is_new_to_quit) = (Quit::Asking, true);
        }
        if self.quits != Quit::Asking {
            return;
        }
        let running: Vec<&str> = state.tasks().map(|task| task.label).collect();
        if running.is_empty() {
            // The work that the user chose to wait for is done.
            self.quits = Quit::Yes;
            return ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        let modal = modal(ui, "quit", |ui| {
            ui.heading(text!("shell-quit"));
            for label in &running {
                ui.label(format!("• {label}"));
            }
            ui.label(text!("shell-quit-hint"));
            buttons(ui, |ui| {
                if ui.button(text!("shell-quit-now")).clicked() {
                    self.quits = Quit::Yes;
                    ui.ctx().send_viewport_cmd(ViewportCommand::Close);
                }
                let keep = ui.button(text!("shell-quit-keep-running"));
                if std::mem::take(&mut self.is_new_to_quit) {
                    keep.request_focus();
                }
                if keep.clicked() {
                    self.quits = Quit::No;
                }
            });
        });
        if modal.should_close() && self.quits == Quit::Asking {
            self.quits = Quit::No;
        }
    }

    fn how_to_open_ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some(paths) = &self.how_to_open else { return };
        let open = state.library().map_or(text!("shell-the-open-games"), |open| open.name());
        let (what, mut done) = (name_of(paths), None);
        let modal = modal(ui, "how to open", |ui| {
            ui.heading(text!("shell-how-to-open", what = what));
            if state.library().is_some_and(|open| open.folder.is_some()) {
                ui.label(text!("shell-how-to-open-kept", library = open));
            } else {
                ui.label(text!("shell-how-to-open-lost", library = open));
            }
            let running: Vec<&str> = state.tasks().map(|task| task.label).collect();
            if !running.is_empty() {
                ui.label(text!("shell-how-to-open-running", library = open, tasks = listed(&running)));
            }
            ui.checkbox(&mut self.opens_always_so, text!("shell-opens-always-so"));
            buttons(ui, |ui| {
                let add = text!("shell-add-to", library = open);
                let answers = [
                    (OpeningChoice::NewLibrary, text!("shell-open-instead"), text!("shell-open-instead-hint")),
                    (OpeningChoice::Add, &add, text!("shell-add-to-hint")),
                    (OpeningChoice::Look, text!("shell-just-look"), text!("shell-just-look-hint")),
                ];
                for (choice, name, hint) in answers {
                    let button = ui.button(name).on_hover_text(hint);
                    if choice == OpeningChoice::NewLibrary && std::mem::take(&mut self.is_new_to_open) {
                        button.request_focus();
                    }
                    if button.clicked() {
                        done = Some(Some(choice));
                    }
                }
                if ui.button(text!("general-cancel")).clicked() {
                    done = Some(None);
                }
            });
        });
        if modal.should_close() {
            done = Some(None);
        }
        let Some(choice) = done else { return };
        if let Some((paths, choice)) = self.how_to_open.take().zip(choice) {
            commands.push(match self.opens_always_so {
                true => Command::OpenAlwaysAs(choice, paths),
                false => Command::OpenAs(choice, paths),
            });
        }
    }
}

pub(super) fn modal<R>(ui: &Ui, name: &'static str, add: impl FnOnce(&mut Ui) -> R) -> egui::ModalResponse<R> {
    Modal::new(Id::unique(name)).show(ui, |ui| {
        ui.set_width(MAX_QUESTION_WIDTH.min(ui.ctx().content_rect().width() - 40.0));
        ui.spacing_mut().item_spacing.y = 8.0;
        add(ui)
    })
}

pub(super) fn buttons(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.add_space(space::TINY);
    ui.horizontal_wrapped(add);
}

fn name_of(paths: &[PathBuf]) -> String {
    let name = |path: &Path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    match paths {
        [only] => name(only),
        many => text!("notices-files-and-folders", files = many.len()),
    }
}
