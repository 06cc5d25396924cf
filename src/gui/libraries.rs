//! The list of libraries: open, rename, remove.

use std::path::PathBuf;

use egui::{Align, Button, Key, Layout, RichText, ScrollArea, TextEdit, Ui};

use super::questions::{buttons, modal};
use super::theme::Tones;
use katachi_app::{AppState, Ask, Command, LibraryEntry, grouped};

#[derive(Default)]
pub struct Libraries {
    shown: Option<Listed>,
}

#[derive(Default)]
struct Listed {
    /// The library that gets another name, and the name as it is typed.
    renamed: Option<(PathBuf, String)>,
    /// The library that is to be removed, if the user says so again.
    removed: Option<PathBuf>,
}

impl Libraries {
    pub fn is_open(&self) -> bool {
        self.shown.is_some()
    }

    pub fn open(&mut self) {
        self.shown = Some(Listed::default());
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some(libraries) = &mut self.shown else { return };
        let mut closes = false;
        let modal = modal(ui, "libraries", |ui| {
            ui.heading("Libraries");
            ui.label("Whatever you open becomes a library, with everything that was counted in it.");
            ui.separator();
            let room = ui.ctx().content_rect().height() - 240.0;
            ScrollArea::vertical().max_height(room).show(ui, |ui| match state.libraries() {
                None => _ = ui.weak("Reading …"),
                Some([]) => _ = ui.weak("None yet: open games, or drop them on the window."),
                Some(all) => {
                    for entry in all {
                        closes |= libraries.entry_ui(ui, entry, state, commands);
                        ui.separator();
                    }
                }
            });
            buttons(ui, |ui| {
                closes |= ui.button("Close").clicked();
                if ui.button("Open another…").on_hover_text("A folder NAME.katachi").clicked() {
                    commands.push(Command::Ask(Ask::Library));
                    closes = true;
                }
            });
        });
        if closes || (modal.should_close() && libraries.renamed.is_none()) {
            self.shown = None;
        }
    }
}

impl Listed {
    /// Whether the list is to close.
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
                ui.weak("open now");
            }
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                if ui.button("Remove…").clicked() {
                    self.removed = Some(entry.dir.clone());
                }
                if ui.button("Rename").clicked() {
                    self.renamed = Some((entry.dir.clone(), entry.name.clone()));
                }
                if ui.button("Copy path").on_hover_text(entry.dir.display().to_string()).clicked() {
                    ui.ctx().copy_text(entry.dir.display().to_string());
                }
                opens = ui.add_enabled(!is_open && entry.trouble.is_none(), Button::new("Open")).clicked();
            });
        });
        let games = entry.games.map(|games| format!("{} games · ", grouped(games as u64))).unwrap_or_default();
        let bytes = entry.bytes as f64 / 1e6;
        ui.add(
            egui::Label::new(RichText::new(format!("{games}{bytes:.1} MB · {}", entry.dir.display())).weak())
                .truncate(),
        );
        if let Some(trouble) = &entry.trouble {
            ui.colored_label(Tones::of(ui).error, trouble);
            if ui.button("Check this library…").clicked() {
                commands.push(Command::CheckLibrary { dir: entry.dir.clone(), repair: false });
                closes = true;
            }
        }
        if self.removed.as_ref() == Some(&entry.dir) {
            let question = match entry.is_own {
                true => "Remove it with its index, results, tags, cards and edited games? The files of its games stay.",
                false => "Take it off this list? Its folder stays where it is.",
            };
            ui.label(question);
            ui.horizontal(|ui| {
                if ui.button("Yes, remove").clicked() {
                    commands.push(Command::RemoveLibrary(entry.dir.clone()));
                    self.removed = None;
                }
                if ui.button("No").clicked() {
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

/// The field for another name; `None` when it is done.
fn rename_ui(ui: &mut Ui, dir: PathBuf, mut name: String, commands: &mut Vec<Command>) -> Option<(PathBuf, String)> {
    let mut goes_on = true;
    ui.horizontal(|ui| {
        let label = ui.label("Name");
        let field = ui.add(TextEdit::singleline(&mut name).desired_width(260.0)).labelled_by(label.id);
        let enters = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if ui.button("Rename").clicked() || enters {
            commands.push(Command::RenameLibrary { dir: dir.clone(), name: name.clone() });
            goes_on = false;
        }
        goes_on &= !ui.button("Cancel").clicked();
    });
    goes_on.then_some((dir, name))
}
