//! The list of libraries: open, rename, remove.

use std::path::PathBuf;

use egui::{Align, Button, Key, Layout, RichText, ScrollArea, TextEdit, Ui};

use super::questions::{buttons, modal};
use super::theme::Tones;
use katachi_app::{AppState, Command, LibraryEntry, WindowPrompt};
use katachi_language::text;
use katachi_sentences::words::megabytes;

#[derive(Default)]
pub struct Libraries {
    shown: Option<LibraryEdits>,
}

#[derive(Default)]
struct LibraryEdits {
    /// The library that is being renamed, and the name as typed so far.
    renamed: Option<(PathBuf, String)>,
    /// The library that will be removed once the user confirms.
    removed: Option<PathBuf>,
}

impl Libraries {
    pub fn is_open(&self) -> bool {
        self.shown.is_some()
    }

    pub fn open(&mut self) {
        self.shown = Some(LibraryEdits::default());
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some(libraries) = &mut self.shown else { return };
        let mut closes = false;
        let modal = modal(ui, "libraries", |ui| {
            ui.heading(text!("health-libraries"));
            ui.label(text!("health-libraries-hint"));
            ui.separator();
            let room = ui.ctx().content_rect().height() - 240.0;
            ScrollArea::vertical().max_height(room).show(ui, |ui| match state.libraries() {
                None => _ = ui.weak(text!("health-reading")),
                Some([]) => _ = ui.weak(text!("health-no-libraries")),
                Some(all) => {
                    for entry in all {
                        closes |= libraries.entry_ui(ui, entry, state, commands);
                        ui.separator();
                    }
                }
            });
            buttons(ui, |ui| {
                closes |= ui.button(text!("general-close")).clicked();
                if ui.button(text!("health-open-another")).on_hover_text(text!("health-open-another-hint")).clicked() {
                    commands.push(Command::Ask(WindowPrompt::Library));
                    closes = true;
                }
            });
        });
        if closes || (modal.should_close() && libraries.renamed.is_none()) {
            self.shown = None;
        }
    }
}

impl LibraryEdits {
    /// Returns whether the list should close.
    fn entry_ui(&mut self, ui: &mut Ui, entry: &LibraryEntry, state: &AppState, commands: &mut Vec<Command>) -> bool {
        let is_open = state.shared().folder() == Some(&*entry.dir);
        let (mut opens, mut closes) = (false, false);
        if let Some((dir, name)) = self.renamed.take_if(|(dir, _)| *dir == entry.dir) {
            self.renamed = rename_ui(ui, dir, name, commands);
            return false;
        }
        ui.horizontal(|ui| {
            ui.strong(&entry.name);
            if is_open {
                ui.weak(text!("health-open-now"));
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.button(text!("health-remove")).clicked() {
                    self.removed = Some(entry.dir.clone());
                }
                if ui.button(text!("health-rename")).clicked() {
                    self.renamed = Some((entry.dir.clone(), entry.name.clone()));
                }
                if ui.button(text!("shell-copy-path")).on_hover_text(entry.dir.display().to_string()).clicked() {
                    ui.ctx().copy_text(entry.dir.display().to_string());
                }
                opens = ui.add_enabled(!is_open && entry.trouble.is_none(), Button::new(text!("shell-open"))).clicked();
            });
        });
        let games =
            entry.games.map(|games| format!("{} · ", text!("general-games", games = games))).unwrap_or_default();
        let size = megabytes(entry.bytes);
        ui.add(egui::Label::new(RichText::new(format!("{games}{size} · {}", entry.dir.display())).weak()).truncate());
        if let Some(trouble) = &entry.trouble {
            ui.colored_label(Tones::for_context(ui).error, trouble);
            if ui.button(text!("health-check-this-library")).clicked() {
                commands.push(Command::CheckLibrary { dir: entry.dir.clone(), repair: false });
                closes = true;
            }
        }
        if self.removed.as_ref() == Some(&entry.dir) {
            let question = match entry.is_own {
                true => text!("health-remove-question"),
                false => text!("health-take-off-question"),
            };
            ui.label(question);
            ui.horizontal(|ui| {
                if ui.button(text!("health-yes-remove")).clicked() {
                    commands.push(Command::RemoveLibrary(entry.dir.clone()));
                    self.removed = None;
                }
                if ui.button(text!("health-no")).clicked() {
                    self.removed = None;
                }
            });
        }
        if opens {
            commands.push(Command::Open(vec![entry.dir.clone()]));
        }
        opens || closes
    }
}

/// Shows the field for the new name. Returns `None` when the renaming is done.
fn rename_ui(ui: &mut Ui, dir: PathBuf, mut name: String, commands: &mut Vec<Command>) -> Option<(PathBuf, String)> {
    let mut goes_on = true;
    ui.horizontal(|ui| {
        let label = ui.label(text!("health-name"));
        let field = ui.add(TextEdit::singleline(&mut name).desired_width(260.0)).labelled_by(label.id);
        let enters = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.button(text!("health-rename")).clicked() || enters {
            commands.push(Command::RenameLibrary { dir: dir.clone(), name: name.clone() });
            goes_on = false;
        }
        goes_on &= !ui.button(text!("general-cancel")).clicked();
    });
    goes_on.then_some((dir, name))
}
