//! What is asked before something is thrown away.

use std::path::{Path, PathBuf};

use egui::{Id, Modal, Ui, ViewportCommand};

use katachi_app::play::{ContestCommand, PlayCommand};
use katachi_app::{AppState, Command};

/// At most one question at a time.
#[derive(Default)]
pub struct Questions {
    /// Games that were chosen to be opened while others are.
    how_to_open: Option<Vec<PathBuf>>,
    quits: Quit,
    /// A game is to be left before its end.
    leaves: bool,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Quit {
    #[default]
    No,
    Asking,
    /// The user has said so.
    Yes,
}

const WIDTH: f32 = 560.0;

impl Questions {
    pub fn is_open(&self) -> bool {
        self.how_to_open.is_some() || self.leaves || self.quits == Quit::Asking
    }

    pub fn ask_how_to_open(&mut self, paths: Vec<PathBuf>) {
        self.how_to_open = Some(paths);
    }

    pub fn ask_to_leave(&mut self) {
        self.leaves = true;
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        self.quit_ui(ui, state);
        self.how_to_open_ui(ui, state, commands);
        self.leave_ui(ui, commands);
    }

    fn leave_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        if !self.leaves {
            return;
        }
        let mut does = |command: ContestCommand| commands.push(PlayCommand::Contest(command).into());
        let modal = modal(ui, "leave", |ui| {
            ui.heading("Leave this game?");
            ui.label("It has not ended, and is not saved.");
            buttons(ui, |ui| {
                if ui.button("Save it as SGF…").clicked() {
                    does(ContestCommand::Save);
                    ui.close();
                }
                if ui.button("Leave it").clicked() {
                    does(ContestCommand::Leave);
                    ui.close();
                }
                if ui.button("Play on").clicked() {
                    ui.close();
                }
            });
        });
        if modal.should_close() {
            self.leaves = false;
        }
    }

    /// The window is to close: while something runs, the user is asked first.
    fn quit_ui(&mut self, ui: &Ui, state: &AppState) {
        let closes = ui.input(|input| input.viewport().close_requested());
        if closes && self.quits != Quit::Yes && state.tasks().next().is_some() {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
            self.quits = Quit::Asking;
        }
        if self.quits != Quit::Asking {
            return;
        }
        let running: Vec<&str> = state.tasks().map(|task| task.label).collect();
        if running.is_empty() {
            // What the user waited for is done.
            self.quits = Quit::Yes;
            return ui.ctx().send_viewport_cmd(ViewportCommand::Close);
        }
        let modal = modal(ui, "quit", |ui| {
            ui.heading("Quit while this is running?");
            for label in &running {
                ui.label(format!("• {label}"));
            }
            ui.label("What is not finished is lost. Counting that you asked for begins again at the next start.");
            buttons(ui, |ui| {
                if ui.button("Quit now").clicked() {
                    self.quits = Quit::Yes;
                    ui.ctx().send_viewport_cmd(ViewportCommand::Close);
                }
                if ui.button("Keep running").clicked() {
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
        let open = state.library().map_or("the open games", |open| open.name.as_str());
        let (what, mut done) = (name_of(paths), None);
        let modal = modal(ui, "how to open", |ui| {
            ui.heading(format!("Open {what}"));
            ui.label(format!("“{open}” is open. It is kept: File ▸ Libraries has it again."));
            let running: Vec<&str> = state.tasks().map(|task| task.label).collect();
            if !running.is_empty() {
                ui.label(format!(
                    "Still running for “{open}”, and stopped if you open something else: {}.",
                    running.join(", ")
                ));
            }
            buttons(ui, |ui| {
                if ui.button("Open instead").on_hover_text("These games become a library of their own").clicked() {
                    done = Some(Some(Command::OpenInstead(paths.clone())));
                }
                let add = format!("Add to “{open}”");
                if ui.button(add).on_hover_text("They are counted together with the games that are open").clicked() {
                    done = Some(Some(Command::Add(paths.clone())));
                }
                if let [path] = &paths[..]
                    && path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("sgf"))
                    && ui.button("Just look at it").on_hover_text("Shows the game; it is added to nothing").clicked()
                {
                    done = Some(Some(Command::Look(path.clone())));
                }
                if ui.button("Cancel").clicked() {
                    done = Some(None);
                }
            });
        });
        if modal.should_close() {
            done = Some(None);
        }
        if let Some(command) = done {
            commands.extend(command);
            self.how_to_open = None;
        }
    }
}

pub(super) fn modal<R>(ui: &Ui, name: &'static str, add: impl FnOnce(&mut Ui) -> R) -> egui::ModalResponse<R> {
    Modal::new(Id::unique(name)).show(ui, |ui| {
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 40.0));
        ui.spacing_mut().item_spacing.y = 8.0;
        add(ui)
    })
}

pub(super) fn buttons(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
    ui.add_space(4.0);
    ui.horizontal_wrapped(add);
}

fn name_of(paths: &[PathBuf]) -> String {
    let name = |path: &Path| path.file_name().unwrap_or(path.as_os_str()).to_string_lossy().into_owned();
    match paths {
        [only] => name(only),
        many => format!("{} files and folders", many.len()),
    }
}
