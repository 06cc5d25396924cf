//! What is asked before something is thrown away, and the list of libraries.

use std::path::{Path, PathBuf};

use egui::{Align, Button, Id, Key, Layout, Modal, RichText, ScrollArea, TextEdit, Ui, ViewportCommand};

use super::theme::Tones;
use katachi_app::{AppState, Ask, Command, LibraryEntry, grouped};

/// At most one question at a time, over the list of libraries.
#[derive(Default)]
pub struct Questions {
    /// Games that were chosen to be opened while others are.
    how_to_open: Option<Vec<PathBuf>>,
    libraries: Option<Libraries>,
    quits: Quit,
}

#[derive(Default)]
struct Libraries {
    /// The library that gets another name, and the name as it is typed.
    renamed: Option<(PathBuf, String)>,
    /// The library that is to be removed, if the user says so again.
    removed: Option<PathBuf>,
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
        self.how_to_open.is_some() || self.libraries.is_some() || self.quits == Quit::Asking
    }

    pub fn ask_how_to_open(&mut self, paths: Vec<PathBuf>) {
        self.how_to_open = Some(paths);
    }

    pub fn show_libraries(&mut self) {
        self.libraries = Some(Libraries::default());
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        self.quit_ui(ui, state);
        self.how_to_open_ui(ui, state, commands);
        self.libraries_ui(ui, state, commands);
    }

    /// The window is to close: while something runs, the user is asked first.
    fn quit_ui(&mut self, ui: &Ui, state: &AppState) {
        let running: Vec<String> = state.tasks().map(|task| task.label.to_owned()).collect();
        if ui.input(|input| input.viewport().close_requested()) && self.quits != Quit::Yes && !running.is_empty() {
            ui.ctx().send_viewport_cmd(ViewportCommand::CancelClose);
            self.quits = Quit::Asking;
        }
        if self.quits != Quit::Asking {
            return;
        }
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
                    done = Some(Some(Command::Drop(paths.clone())));
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

    fn libraries_ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some(libraries) = &mut self.libraries else { return };
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
            self.libraries = None;
        }
    }
}

impl Libraries {
    /// Whether the list is to close.
    fn entry_ui(&mut self, ui: &mut Ui, entry: &LibraryEntry, state: &AppState, commands: &mut Vec<Command>) -> bool {
        let is_open = state.shared().folder() == Some(&*entry.dir);
        let mut opens = false;
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
        }
        if self.removed.as_ref() == Some(&entry.dir) {
            let question = match entry.is_own {
                true => "Remove it with its index, results, tags and cards? The files of its games stay.",
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
        opens
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

fn modal<R>(ui: &Ui, name: &'static str, add: impl FnOnce(&mut Ui) -> R) -> egui::ModalResponse<R> {
    Modal::new(Id::unique(name)).show(ui, |ui| {
        ui.set_width(WIDTH.min(ui.ctx().content_rect().width() - 40.0));
        ui.spacing_mut().item_spacing.y = 8.0;
        add(ui)
    })
}

fn buttons(ui: &mut Ui, add: impl FnOnce(&mut Ui)) {
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
