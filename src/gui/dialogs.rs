//! Asks for paths: by the system's dialog if there is one, else by our own, or by a path typed as text.
//!
//! The system's dialog blocks, so it runs on a thread. Without a dialog service it gives up at once, which looks exactly
//! like a user who cancels; nobody cancels as quickly as that, so a very early "nothing" opens our own dialog.

#[cfg(feature = "desktop")]
use std::sync::mpsc::{Receiver, TryRecvError, channel};
#[cfg(feature = "desktop")]
use std::time::{Duration, Instant};

use std::path::{Path, PathBuf};

use egui::text::{CCursor, CCursorRange};
use egui::text_edit::TextEditState;
use egui::{Id, Key, LayerId, Modal, Modifiers, Order, TextEdit, TextStyle, Ui, WidgetRect, pos2};
use egui_file::{DialogType, FileDialog};

use crate::widgets::elided;
use katachi_app::engine::EngineFile;
use katachi_app::{AppState, Command, WindowPrompt};
use katachi_core::files;
use katachi_language::text;

/// An answer that comes sooner than this is not the user's.
#[cfg(feature = "desktop")]
const MIN_ANSWER_TIME: Duration = Duration::from_millis(300);

/// The usual ending of a library's folder.
const LIBRARY_ENDING: &str = ".katachi";

/// At most one dialog at a time.
#[derive(Default)]
pub struct Dialogs {
    #[cfg(feature = "desktop")]
    system: Option<SystemDialog>,
    own: Option<(WindowPrompt, FileDialog)>,
    /// The field of the name in our own dialog, in the last frame.
    name: Option<Id>,
    /// The name of a folder that was typed there: the dialog itself ignores it.
    typed: String,
    /// The text of the path window.
    path: Option<String>,
}

#[cfg(feature = "desktop")]
struct SystemDialog {
    ask: WindowPrompt,
    asked: Instant,
    answer: Receiver<Option<Vec<PathBuf>>>,
}

impl Dialogs {
    /// Opens a dialog. Call it only while none is open: see [`Dialogs::asks_for_file`].
    pub fn open(&mut self, ui: &Ui, ask: WindowPrompt, state: &AppState) {
        if ask == WindowPrompt::Path {
            self.path = Some(String::new());
            return;
        }
        #[cfg(feature = "desktop")]
        {
            (self.system, self.own) = (SystemDialog::start(ui, ask, state), None);
        }
        #[cfg(not(feature = "desktop"))]
        {
            let _ = ui;
            self.own = own_dialog(&ask, state).map(|dialog| (ask, dialog));
        }
    }

    /// Opens our own dialog, as where there is no dialog service.
    #[cfg(test)]
    pub fn open_own(&mut self, ask: WindowPrompt, state: &AppState) {
        self.own = own_dialog(&ask, state).map(|dialog| (ask, dialog));
    }

    /// Whether a dialog is open that asks for a file. The dialog of a save request that has got its file in another way
    /// asks for nothing any more.
    pub fn asks_for_file(&self, state: &AppState) -> bool {
        #[cfg(feature = "desktop")]
        if self.system.as_ref().is_some_and(|dialog| state.is_awaited(&dialog.ask)) {
            return true;
        }
        self.own.as_ref().is_some_and(|(ask, _)| state.is_awaited(ask))
    }

    /// Whether one of our own dialogs is open.
    pub fn is_open(&self) -> bool {
        self.own.is_some() || self.path.is_some()
    }

    /// Whether our own file dialog is open.
    pub fn is_choosing(&self) -> bool {
        self.own.is_some()
    }

    /// Shows the open dialog and pushes a command for the chosen paths.
    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        #[cfg(feature = "desktop")]
        self.poll_system(state, commands);
        self.own = self.own.take().filter(|(ask, _)| state.is_awaited(ask));
        self.own_ui(ui, state, commands);
        self.path_ui(ui, commands);
    }

    fn own_ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some((ask, dialog)) = &mut self.own else {
            (self.name, self.typed) = (None, String::new());
            return;
        };
        if self.name.is_none() {
            // A field behind the dialog may have the keyboard.
            ui.memory_mut(|memory| memory.focused().inspect(|&field| memory.surrender_focus(field)));
        }
        let is_in_name = self.name.is_some_and(|name| ui.memory(|memory| memory.has_focus(name)));
        let is_chosen = is_in_name && ui.input(|input| input.key_pressed(Key::Enter)) && take_enter(ui, dialog);
        let listed = dialog.path().map(Path::to_owned);
        if !is_chosen {
            dialog.show(ui);
        }
        if is_in_name && let Some(text) = typed_now(ui) {
            self.typed = text;
        } else if dialog.state() == egui_file::State::Open && dialog.path() != listed.as_deref() {
            self.typed.clear();
            if let Some((field, path)) = self.name.zip(dialog.path()).filter(|(_, path)| !files::is_folder(path)) {
                select_stem(ui, field, ask, &path.file_name().unwrap_or_default().to_string_lossy());
            }
        }
        match dialog.state() {
            egui_file::State::Open if !is_chosen => {
                // A file that is typed as a path has its folder shown and its name below.
                let folder = dialog.path().and_then(Path::parent).filter(|folder| *folder != dialog.directory());
                if let Some(folder) = folder.filter(|folder| files::is_folder(folder)).map(Path::to_owned) {
                    dialog.set_path(folder);
                }
                let is_new = self.name.is_none();
                self.name = fields_ui(ui, dialog);
                if let Some(name) = self.name.filter(|_| is_new) {
                    select_stem(ui, name, ask, &suggested_name(ask, state));
                }
            }
            egui_file::State::Open | egui_file::State::Selected => {
                match chosen_paths(dialog, self.typed.trim()) {
                    Ok(paths) => commands.extend(ask.answered(as_meant(ask, paths))),
                    Err(folder) => {
                        let path = folder.display().to_string();
                        commands.push(Command::SayWhyNot(text!("shell-no-such-folder", path = path)));
                        return dialog.open();
                    }
                }
                self.own = None;
            }
            egui_file::State::Cancelled | egui_file::State::Closed => {
                commands.extend(ask.answered(Vec::new()));
                self.own = None;
            }
        }
    }

    #[cfg(feature = "desktop")]
    fn poll_system(&mut self, state: &AppState, commands: &mut Vec<Command>) {
        let Some(dialog) = &self.system else { return };
        let answer = match dialog.answer.try_recv() {
            Ok(answer) => answer,
            Err(TryRecvError::Empty) => return,
            Err(TryRecvError::Disconnected) => None,
        };
        let Some(SystemDialog { ask, asked, .. }) = self.system.take() else { return };
        match answer {
            // The system's dialogs ask themselves before a file of the chosen name is replaced.
            Some(paths) => commands.extend(match ask.answered(paths) {
                Some(Command::AnswerSave { request, file, .. }) => {
                    Some(Command::AnswerSave { request, file, asked: true })
                }
                command => command,
            }),
            None if asked.elapsed() < MIN_ANSWER_TIME => {
                self.own = own_dialog(&ask, state).map(|dialog| (ask, dialog));
            }
            None => commands.extend(ask.answered(Vec::new())),
        }
    }

    fn path_ui(&mut self, ui: &Ui, commands: &mut Vec<Command>) {
        let Some(text) = &mut self.path else { return };
        let mut done = false;
        let modal = Modal::new(Id::unique("path")).show(ui, |ui| {
            ui.set_width(520.0_f32.min(ui.ctx().content_rect().width() - 40.0));
            ui.heading(text!("shell-open-by-path"));
            let label = ui.label(text!("shell-open-by-path-hint"));
            let field =
                TextEdit::multiline(text).desired_rows(3).desired_width(f32::INFINITY).hint_text("/home/me/games");
            ui.add(field).labelled_by(label.id).request_focus();
            let enter = ui.input(|input| input.key_pressed(Key::Enter) && !input.modifiers.shift);
            ui.horizontal(|ui| {
                done = ui.button(text!("shell-open")).clicked() || enter;
                if ui.button(text!("general-cancel")).clicked() {
                    ui.close();
                }
            });
        });
        if done {
            let paths: Vec<PathBuf> =
                text.lines().map(clean_path).filter(|path| !path.as_os_str().is_empty()).collect();
            commands.extend(WindowPrompt::Path.answered(paths));
        }
        if done || modal.should_close() {
            self.path = None;
        }
    }
}

/// Reads a pasted path: surrounded by blanks, quoted, or as a `file:` address, with `~` for the home folder.
fn clean_path(line: &str) -> PathBuf {
    let line = line.trim().trim_matches(['"', '\'']);
    let line = line.strip_prefix("file://").unwrap_or(line);
    match (line.strip_prefix("~/"), std::env::home_dir()) {
        (Some(rest), Some(home)) => home.join(rest),
        _ => PathBuf::from(line),
    }
}

/// The kind of thing that a dialog chooses.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PathChoice {
    File,
    Files,
    Folder,
    /// A name for a new file.
    NewFile,
}

/// The title of a path dialog, and the kind of thing that it chooses. `None` for prompts that do not ask for a path.
fn dialog_for(ask: &WindowPrompt) -> Option<(&'static str, PathChoice)> {
    Some(match ask {
        WindowPrompt::SaveFile(_, prompt) => (prompt.title, PathChoice::NewFile),
        WindowPrompt::GameFiles => (text!("shell-dialog-open-games"), PathChoice::Files),
        WindowPrompt::GameFolder => (text!("shell-dialog-open-folder"), PathChoice::Folder),
        WindowPrompt::MoreFiles => (text!("shell-dialog-add-games"), PathChoice::Files),
        WindowPrompt::MoreFolder => (text!("shell-dialog-add-folder"), PathChoice::Folder),
        WindowPrompt::Library => (text!("shell-dialog-open-library"), PathChoice::Folder),
        WindowPrompt::SaveLibrary => (text!("shell-dialog-save-library"), PathChoice::NewFile),
        WindowPrompt::Backup => (text!("shell-dialog-restore"), PathChoice::File),
        WindowPrompt::Result => (text!("shell-dialog-open-patterns"), PathChoice::File),
        WindowPrompt::Collocations => (text!("shell-dialog-open-collocations"), PathChoice::File),
        WindowPrompt::Dictionary => (text!("shell-dialog-open-dictionary"), PathChoice::File),
        WindowPrompt::Engine(EngineFile::Program) => (text!("shell-dialog-katago-program"), PathChoice::File),
        WindowPrompt::Engine(EngineFile::Network) => (text!("shell-dialog-katago-network"), PathChoice::File),
        WindowPrompt::Engine(EngineFile::Configuration) => {
            (text!("shell-dialog-katago-configuration"), PathChoice::File)
        }
        WindowPrompt::Rules => (text!("shell-dialog-open-rules"), PathChoice::File),
        WindowPrompt::ShapeList => (text!("shell-dialog-open-shapes"), PathChoice::File),
        WindowPrompt::PatternMoves => (text!("shell-dialog-open-moves"), PathChoice::File),
        WindowPrompt::ProblemFiles => (text!("shell-dialog-open-problems"), PathChoice::Files),
        WindowPrompt::ProblemFolder => (text!("shell-dialog-open-problem-folder"), PathChoice::Folder),
        WindowPrompt::HowToOpen(_)
        | WindowPrompt::Libraries
        | WindowPrompt::Health
        | WindowPrompt::Reports
        | WindowPrompt::Settings
        | WindowPrompt::MyName
        | WindowPrompt::Welcome
        | WindowPrompt::ProfessionalGames
        | WindowPrompt::Guide
        | WindowPrompt::LeaveGame(_)
        | WindowPrompt::Replace(_)
        | WindowPrompt::Path
        | WindowPrompt::Clipboard
        | WindowPrompt::Palette
        | WindowPrompt::Keys
        | WindowPrompt::Log => return None,
    })
}

fn suggested_name(ask: &WindowPrompt, state: &AppState) -> String {
    match ask {
        WindowPrompt::SaveFile(_, prompt) => prompt.name.clone(),
        WindowPrompt::SaveLibrary => {
            let name = state.library().map_or("games", |open| open.name());
            format!("{}{LIBRARY_ENDING}", name.split('.').next().unwrap_or("games"))
        }
        _ => String::new(),
    }
}

/// The folder in which a dialog starts. New files do not belong in the folder of the opened games.
fn folder_for(ask: &WindowPrompt, choice: PathChoice, state: &AppState) -> Option<PathBuf> {
    let settings = state.settings();
    // A file that Katachi wrote is looked for in the folder where it was written.
    let is_written = matches!(
        ask,
        WindowPrompt::Result
            | WindowPrompt::Collocations
            | WindowPrompt::Rules
            | WindowPrompt::ShapeList
            | WindowPrompt::PatternMoves
            | WindowPrompt::Backup
    );
    let last = match choice {
        PathChoice::NewFile => settings.save_folder.clone(),
        _ if is_written => settings.save_folder.clone().or_else(|| settings.last_folder.clone()),
        _ => settings.last_folder.clone(),
    };
    let documents =
        || std::env::home_dir().map(|home| home.join("Documents")).filter(|folder| files::is_folder(folder));
    last.filter(|folder| files::is_folder(folder)).or_else(documents).or_else(std::env::home_dir)
}

/// The endings of files with games. Some systems' dialogs tell capitals apart.
const GAME_ENDINGS: [&str; 16] =
    ["sgf", "SGF", "mgt", "gib", "GIB", "ngf", "NGF", "ugf", "ugi", "UGF", "UGI", "zip", "tar", "gz", "tgz", "zst"];

/// Whether our own dialog offers a file where games are asked for. Any other file can be opened by its path.
fn may_have_games(path: &Path) -> bool {
    path.extension().is_some_and(|ending| GAME_ENDINGS.iter().any(|known| ending.eq_ignore_ascii_case(known)))
}

/// Takes Enter in the field of the name, where the dialog sees the name alone: its button takes what is chosen in the
/// list. A folder is opened. Returns whether something is chosen.
fn take_enter(ui: &Ui, dialog: &mut FileDialog) -> bool {
    let is_chosen = !dialog.selection().is_empty();
    let folder = dialog.path().filter(|path| files::is_folder(path)).map(Path::to_owned);
    if let Some(folder) = folder.filter(|_| dialog.dialog_type() != DialogType::SelectFolder) {
        ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Enter));
        dialog.set_path(folder);
    }
    is_chosen
}

/// The chosen files. An offered ending behind one that was typed is left out.
fn as_meant(ask: &WindowPrompt, paths: Vec<PathBuf>) -> Vec<PathBuf> {
    let meant = |path: PathBuf| match (ask, path.file_name().and_then(|name| name.to_str())) {
        _ if files::exists(&path) => path,
        (WindowPrompt::SaveFile(_, prompt), Some(name)) => path.with_file_name(prompt.without_second_ending(name)),
        (WindowPrompt::SaveLibrary, Some(name)) => path.with_file_name(
            name.strip_suffix(LIBRARY_ENDING).filter(|stem| stem.ends_with(LIBRARY_ENDING)).unwrap_or(name),
        ),
        _ => path,
    };
    paths.into_iter().map(meant).collect()
}

fn own_dialog_id() -> Id {
    Id::unique("file dialog")
}

/// The chosen files, or the chosen folder, whose name may have been typed.
///
/// Errors: there is no folder of this name.
fn chosen_paths(dialog: &FileDialog, typed: &str) -> Result<Vec<PathBuf>, PathBuf> {
    if dialog.dialog_type() == DialogType::SelectFolder && !typed.is_empty() {
        let folder = dialog.directory().join(typed);
        return if files::is_folder(&folder) { Ok(vec![folder]) } else { Err(folder) };
    }
    let selected: Vec<PathBuf> = dialog.selection().into_iter().map(PathBuf::from).collect();
    Ok(if selected.is_empty() { dialog.path().map(PathBuf::from).into_iter().collect() } else { selected })
}

/// The new text of the field that was typed in during this frame.
fn typed_now(ui: &Ui) -> Option<String> {
    ui.ctx().output(|output| {
        output.events.iter().rev().find_map(|event| match event {
            egui::output::OutputEvent::ValueChanged(info) => info.current_text_value.clone(),
            _ => None,
        })
    })
}

/// Gives the keyboard to the name while nothing has it, and cuts the middle of a long path. Returns the name's field.
fn fields_ui(ui: &Ui, dialog: &FileDialog) -> Option<Id> {
    /// Between the frame of a field and its text.
    const MARGIN: f32 = 4.0;
    let layer = LayerId::new(Order::Middle, own_dialog_id());
    // The dialog does not say which widgets are its fields: they alone can be clicked, dragged and reached by Tab.
    let mut fields: Vec<WidgetRect> = ui.ctx().viewport(|viewport| {
        let is_field = |widget: &&WidgetRect| {
            let sense = widget.sense;
            widget.enabled && widget.visible && sense.is_focusable() && sense.senses_click() && sense.senses_drag()
        };
        viewport.this_pass.widgets.get_layer(layer).filter(is_field).copied().collect()
    });
    fields.sort_by(|a, b| a.rect.top().total_cmp(&b.rect.top()));
    let [path, name] = fields[..] else { return None };
    if ui.memory(|memory| memory.focused().is_none()) {
        ui.memory_mut(|memory| memory.request_focus(name.id));
    }
    let (whole, font) = (dialog.directory().display().to_string(), TextStyle::Body.resolve(ui.style()));
    let (room, ink) = (path.rect.width() - 2.0 * MARGIN, ui.visuals().text_color());
    if ui.memory(|memory| memory.has_focus(path.id)) || elided::width(ui, &whole, &font) <= room {
        return Some(name.id);
    }
    let painter = ui.ctx().layer_painter(layer).with_clip_rect(path.rect);
    painter.rect_filled(path.rect.shrink(1.0), 0.0, ui.visuals().text_edit_bg_color());
    let cut = elided::line(ui, &whole, font, ink, room);
    painter.galley(pos2(path.rect.left() + MARGIN, path.rect.center().y - cut.size().y / 2.0), cut, ink);
    if let Some(field) = ui.ctx().read_response(path.id) {
        field.on_hover_text(whole);
    }
    Some(name.id)
}

/// Selects the name of a file that is to be saved, without its ending: whoever types gives it another name.
fn select_stem(ui: &Ui, field: Id, ask: &WindowPrompt, name: &str) {
    let stem = match ask {
        WindowPrompt::SaveFile(_, prompt) => prompt.stem(name).chars().count(),
        WindowPrompt::SaveLibrary => name.rsplit_once('.').map_or(name, |(stem, _)| stem).chars().count(),
        _ => return,
    };
    let mut edit = TextEditState::load(ui.ctx(), field).unwrap_or_default();
    edit.cursor.set_char_range(Some(CCursorRange::two(CCursor::new(0), CCursor::new(stem))));
    edit.store(ui.ctx(), field);
}

fn own_dialog(ask: &WindowPrompt, state: &AppState) -> Option<FileDialog> {
    let (title, choice) = dialog_for(ask)?;
    let dialog = match choice {
        PathChoice::Folder => FileDialog::select_folder(),
        PathChoice::NewFile => FileDialog::save_file().default_filename(suggested_name(ask, state)),
        PathChoice::Files => FileDialog::open_file().multi_select(true).show_files_filter(Box::new(may_have_games)),
        PathChoice::File => FileDialog::open_file(),
    };
    let folder = folder_for(ask, choice, state).unwrap_or_default();
    let mut dialog = dialog
        .title(title)
        .id(own_dialog_id())
        .open_button_text(text!("shell-open").into())
        .save_button_text(text!("shell-dialog-save").into())
        .cancel_button_text(text!("general-cancel").into())
        .new_folder_button_text(text!("shell-dialog-new-folder").into())
        .new_folder_name_text(text!("shell-dialog-new-folder-name").into())
        .refresh_button_hover_text(text!("shell-dialog-refresh").into())
        .parent_folder_button_hover_text(text!("shell-dialog-parent-folder").into())
        .file_label_text(text!("shell-dialog-file").into())
        .show_hidden_checkbox_text(text!("shell-dialog-show-hidden").into())
        .initial_path(folder)
        .default_size([620.0, 420.0])
        .show_rename(false)
        .anchor(egui::Align2::CENTER_CENTER, [0.0, 0.0]);
    dialog.open();
    Some(dialog)
}

#[cfg(feature = "desktop")]
impl SystemDialog {
    fn start(ui: &Ui, ask: WindowPrompt, state: &AppState) -> Option<SystemDialog> {
        let (title, choice) = dialog_for(&ask)?;
        let (sender, answer) = channel();
        let ctx = ui.ctx().clone();
        let mut dialog = rfd::FileDialog::new().set_title(title).set_file_name(suggested_name(&ask, state));
        if let Some(folder) = folder_for(&ask, choice, state) {
            dialog = dialog.set_directory(folder);
        }
        if choice == PathChoice::Files {
            dialog = dialog
                .add_filter(text!("shell-dialog-filter-games"), &GAME_ENDINGS)
                .add_filter(text!("shell-dialog-filter-all"), &["*"]);
        }
        let work = move || {
            let one = |path| vec![path];
            let answer = match choice {
                PathChoice::Files => dialog.pick_files(),
                PathChoice::Folder => dialog.pick_folder().map(one),
                PathChoice::NewFile => dialog.save_file().map(one),
                PathChoice::File => dialog.pick_file().map(one),
            };
            // The window may be closed by now.
            let _ = sender.send(answer);
            ctx.request_repaint();
        };
        // If the thread cannot start, the sender is dropped and our own dialog opens.
        let _ = std::thread::Builder::new().name("file dialog".into()).spawn(work);
        Some(SystemDialog { ask, asked: Instant::now(), answer })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use egui::{Context, Event, Pos2, RawInput, Rect, Shape, vec2};
    use katachi_app::{Effect, SaveId, SavePrompt, Settings};

    /// Has a table saved. Returns the question for its file.
    fn ask_to_save(state: &mut AppState, name: &'static str) -> WindowPrompt {
        state.apply(Command::SaveTable { name, rows: Vec::new() });
        let ask = state.take_effects().into_iter().find_map(|effect| match effect {
            Effect::Ask(ask) => Some(ask),
            _ => None,
        });
        ask.expect("the file is asked for")
    }

    /// Our own dialog that saves `page.csv` in a folder.
    struct SaveDialog {
        context: Context,
        dialogs: Dialogs,
        state: AppState,
        commands: Vec<Command>,
    }

    impl SaveDialog {
        fn open(folder: &Path) -> SaveDialog {
            let settings = Settings { save_folder: Some(folder.to_owned()), ..Settings::default() };
            let (mut state, mut dialogs) = (AppState::new(settings, Arc::new(|| {})), Dialogs::default());
            let ask = ask_to_save(&mut state, "page");
            dialogs.open_own(ask, &state);
            let mut dialog = SaveDialog { context: Context::default(), dialogs, state, commands: Vec::new() };
            for _ in 0..6 {
                dialog.frame(Vec::new());
            }
            dialog
        }

        /// Shows a frame after these events. Returns each text with its place.
        fn frame(&mut self, events: Vec<Event>) -> Vec<(String, Rect)> {
            let screen = Rect::from_min_size(Pos2::ZERO, vec2(1280.0, 720.0));
            let input = RawInput { screen_rect: Some(screen), events, ..RawInput::default() };
            let (dialogs, state, commands) = (&mut self.dialogs, &self.state, &mut self.commands);
            let mut output = self.context.run_ui(input, |ui| dialogs.ui(ui, state, commands));
            output.textures_delta.clear();
            let text = |shape: &Shape| match shape {
                Shape::Text(text) => Some((text.galley.text().to_owned(), text.visual_bounding_rect())),
                _ => None,
            };
            output.shapes.iter().filter_map(|clipped| text(&clipped.shape)).collect()
        }
    }

    #[test]
    fn enter_saves_under_the_offered_name() {
        let folder = tempfile::tempdir().unwrap();
        let mut dialog = SaveDialog::open(folder.path());
        assert!(dialog.dialogs.is_choosing() && dialog.commands.is_empty());
        let (key, modifiers) = (Key::Enter, Modifiers::NONE);
        dialog.frame(vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }]);
        let (request, file) = (dialog.state.awaited_save().unwrap(), Some(folder.path().join("page.csv")));
        assert_eq!(dialog.commands, [Command::AnswerSave { request, file, asked: false }]);
        assert!(!dialog.dialogs.is_choosing());
    }

    #[test]
    fn a_name_that_is_typed_takes_the_place_of_the_one_that_stands_there() {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("holiday.csv"), "").unwrap();
        for (clicked, typed, saved) in [
            (None, ["six ", "triangles"], "six triangles.csv"),
            (None, ["six", ".csv"], "six.csv"),
            (Some("holiday.csv"), ["six ", "triangles"], "six triangles.csv"),
        ] {
            let mut dialog = SaveDialog::open(folder.path());
            if let Some(clicked) = clicked {
                let texts = dialog.frame(Vec::new());
                let (_, row) = texts.iter().find(|(text, _)| text.contains(clicked)).unwrap();
                let (pos, modifiers) = (row.center(), Modifiers::NONE);
                let press =
                    |pressed| Event::PointerButton { pos, button: egui::PointerButton::Primary, pressed, modifiers };
                for event in [Event::PointerMoved(pos), press(true), press(false)] {
                    dialog.frame(vec![event]);
                }
                (0..3).for_each(|_| _ = dialog.frame(Vec::new()));
            }
            for typed in typed {
                dialog.frame(vec![Event::Text(typed.to_owned())]);
            }
            let (key, modifiers) = (Key::Enter, Modifiers::NONE);
            dialog.frame(vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }]);
            let (request, file) = (dialog.state.awaited_save().unwrap(), Some(folder.path().join(saved)));
            assert_eq!(dialog.commands, [Command::AnswerSave { request, file, asked: false }], "{clicked:?}");
        }
    }

    #[test]
    fn a_folder_whose_name_is_typed_is_opened_or_refused() {
        let folder = tempfile::tempdir().unwrap();
        let own = folder.path().join("mine");
        std::fs::create_dir(&own).unwrap();
        let absolute = own.display().to_string();
        for (typed, opened) in [("mine", true), (absolute.as_str(), true), ("none", false), ("", true)] {
            let settings = Settings { last_folder: Some(folder.path().to_owned()), ..Settings::default() };
            let (state, mut dialogs) = (AppState::new(settings, Arc::new(|| {})), Dialogs::default());
            dialogs.open_own(WindowPrompt::GameFolder, &state);
            let mut dialog = SaveDialog { context: Context::default(), dialogs, state, commands: Vec::new() };
            (0..6).for_each(|_| _ = dialog.frame(Vec::new()));
            dialog.frame(vec![Event::Text(typed.to_owned())]);
            let (key, modifiers) = (Key::Enter, Modifiers::NONE);
            dialog.frame(vec![Event::Key { key, physical_key: None, pressed: true, repeat: false, modifiers }]);
            let wanted = if typed.is_empty() { folder.path().to_owned() } else { own.clone() };
            match opened {
                true => assert_eq!(dialog.commands, [Command::Open(vec![wanted])], "{typed}"),
                false => assert!(matches!(&dialog.commands[..], [Command::SayWhyNot(_)]), "{:?}", dialog.commands),
            }
            assert_eq!(dialog.dialogs.is_choosing(), !opened, "{typed}");
        }
    }

    #[test]
    fn a_dialog_without_an_answer_drops_what_would_be_saved() {
        let prompt = SavePrompt { title: "Save pages", name: "page.pdf".to_owned(), endings: &["pdf"] };
        let request = SaveId::default();
        let dropped = Command::AnswerSave { request, file: None, asked: false };
        assert_eq!(WindowPrompt::SaveFile(request, prompt).answered(Vec::new()), Some(dropped));
        assert_eq!(WindowPrompt::GameFiles.answered(Vec::new()), None);
    }

    #[test]
    fn a_dialog_closes_when_its_save_has_got_a_file_in_another_way() {
        let folder = tempfile::tempdir().unwrap();
        let mut dialog = SaveDialog::open(folder.path());
        assert!(dialog.dialogs.asks_for_file(&dialog.state));
        dialog.state.apply(Command::SaveTo(folder.path().join("other.csv")));
        assert!(!dialog.dialogs.asks_for_file(&dialog.state));
        dialog.frame(Vec::new());
        assert!(!dialog.dialogs.is_open() && dialog.commands.is_empty());
    }

    #[test]
    fn a_long_path_is_cut_in_the_middle_and_whole_in_a_tooltip() {
        let root = tempfile::tempdir().unwrap();
        let folder = root.path().join("games of professional players ".repeat(5).trim()).join("last folder");
        std::fs::create_dir_all(&folder).unwrap();
        let mut dialog = SaveDialog::open(&folder);
        let whole = folder.display().to_string();
        let count = |texts: &[(String, Rect)]| texts.iter().filter(|(text, _)| *text == whole).count();
        let texts = dialog.frame(Vec::new());
        let (cut, place) = texts.iter().find(|(text, _)| text.contains('…')).expect("the path is cut");
        let (front, back) = cut.split_once('…').unwrap();
        assert!(whole.starts_with(front) && whole.ends_with(back) && back.ends_with("last folder"), "{cut}");
        let before = count(&texts);
        dialog.frame(vec![Event::PointerMoved(place.center())]);
        let is_told = (0..90).any(|_| count(&dialog.frame(Vec::new())) > before);
        assert!(is_told, "the tooltip has the whole path");
    }

    #[test]
    fn what_katachi_wrote_is_looked_for_where_it_was_saved() {
        let (games, saved) = (std::env::temp_dir(), PathBuf::from(env!("CARGO_MANIFEST_DIR")));
        let folders = (Some(games.clone()), Some(saved.clone()));
        let settings = Settings { last_folder: folders.0, save_folder: folders.1, ..Settings::default() };
        let state = AppState::new(settings, Arc::new(|| {}));
        let folder = |ask: WindowPrompt| folder_for(&ask, dialog_for(&ask).unwrap().1, &state);
        assert_eq!(folder(WindowPrompt::GameFiles), Some(games));
        for ask in [WindowPrompt::Result, WindowPrompt::Collocations, WindowPrompt::Rules, WindowPrompt::SaveLibrary] {
            assert_eq!(folder(ask.clone()), Some(saved.clone()), "{ask:?}");
        }
    }

    #[test]
    fn games_are_offered_where_games_are_asked_for() {
        for (name, is_offered) in [("a.sgf", true), ("A.Sgf", true), ("all.tar.gz", true), ("README.md", false)] {
            assert_eq!(may_have_games(Path::new(name)), is_offered, "{name}");
        }
    }

    #[test]
    fn pasted_paths_are_cleaned() {
        assert_eq!(clean_path("  \"/games/a b.sgf\" "), PathBuf::from("/games/a b.sgf"));
        assert_eq!(clean_path("file:///games"), PathBuf::from("/games"));
    }
}
