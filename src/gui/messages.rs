//! Notices: the most important one in the bottom bar, all of them in the log.

use std::collections::HashMap;
use std::path::PathBuf;

use egui::{Color32, Id, Key, Modifiers, RichText, ScrollArea, Ui, Window};

use super::help::KeysWindow;
use super::theme::Tones;
use crate::tokens::letters;
use katachi_app::{AppState, Command, Notice, NoticeId, NoticeLevel};
use katachi_core::library::bounded;
use katachi_language::text;

#[derive(Default)]
pub struct NoticesView {
    /// The time at which each notice was first shown, in seconds.
    since: HashMap<NoticeId, f64>,
    log_is_open: bool,
    /// The reports of defects, while their window is open.
    reports: Option<Vec<PathBuf>>,
    help: KeysWindow,
}

impl NoticesView {
    pub fn show_log(&mut self) {
        self.log_is_open = true;
    }

    pub fn show_reports(&mut self, reports: Vec<PathBuf>) {
        self.reports = Some(reports);
    }

    /// Whether the shortcuts window is open, which takes all keys.
    pub fn is_asking(&self) -> bool {
        self.help.is_open()
    }

    pub fn show_keys(&mut self) {
        self.help.open();
    }

    /// Lets Esc close the log or the reports before it can mean anything else.
    pub fn close_by_key(&mut self, ui: &Ui) {
        let is_open = self.log_is_open || self.reports.is_some();
        if is_open && ui.input_mut(|input| input.consume_key(Modifiers::NONE, Key::Escape)) {
            self.log_is_open = false;
            self.reports = None;
        }
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        self.time(ui, state, commands);
        self.log(ui, state, commands);
        self.reports_ui(ui);
        self.help.ui(ui);
    }

    /// Dismisses notices whose time is over.
    fn time(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        let now = ui.input(|input| input.time);
        let open: Vec<&Notice> = state.notices().open().collect();
        self.since.retain(|id, _| open.iter().any(|notice| notice.id == *id));
        for notice in &open {
            let since = *self.since.entry(notice.id).or_insert(now);
            let Some(seconds) = lifetime(notice) else { continue };
            let left = since + seconds - now;
            if left <= 0.0 {
                commands.push(Command::Dismiss(notice.id));
            } else {
                ui.ctx().request_repaint_after(std::time::Duration::from_secs_f64(left));
            }
        }
    }

    /// Shows the most important open notice in the available room. Returns whether there is one.
    pub fn latest_ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) -> bool {
        let mut open: Vec<&Notice> = state.notices().open().collect();
        // Errors rank first, then notices with a button; ties go to the latest notice.
        open.sort_by_key(|notice| (notice.level == NoticeLevel::Error, notice.has_button(), notice.id));
        let Some(notice) = open.last() else { return false };
        let (icon, color) = sign(notice.level, Tones::for_context(ui));
        let close = ui.add(egui::Button::new("✕").frame(false)).on_hover_text(text!("notices-dismiss"));
        close.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, text!("notices-dismiss-message")));
        if close.clicked() {
            commands.push(Command::Dismiss(notice.id));
        }
        ui.label(RichText::new(icon).color(color).size(letters::SECTION));
        let more = match (notice.details.len(), open.len()) {
            (0, 1) => String::new(),
            (0, _) => text!("notices-more", others = open.len() - 1),
            _ => text!("notices-details").to_owned(),
        };
        if !more.is_empty() && ui.button(more).clicked() {
            self.log_is_open = true;
        }
        check_button(ui, notice, commands);
        let ink = if notice.level == NoticeLevel::Info { Tones::for_context(ui).text } else { color };
        let text = egui::Label::new(RichText::new(&notice.text).color(ink)).truncate();
        ui.add(text).on_hover_text(as_text(notice));
        true
    }

    /// Shows the report files that the user can send after a defect in Katachi.
    fn reports_ui(&mut self, ui: &Ui) {
        let Some(reports) = &self.reports else { return };
        let mut is_open = true;
        let window = Window::new(text!("notices-reports"))
            .id(Id::unique("reports"))
            .open(&mut is_open)
            .default_width(560.0)
            .default_pos([140.0, 140.0]);
        window.show(ui, |ui| {
            if reports.is_empty() {
                ui.label(text!("notices-no-reports"));
                return;
            }
            ui.label(text!("notices-reports-hint"));
            ui.separator();
            for path in reports {
                ui.horizontal(|ui| {
                    let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
                    if ui.button(text!("shell-copy-path")).clicked() {
                        ui.ctx().copy_text(path.display().to_string());
                    }
                    if ui.button(text!("notices-copy-text")).clicked()
                        && let Ok(text) = bounded::read_text_at_most(path, bounded::MAX_DRAWING_BYTES)
                    {
                        ui.ctx().copy_text(text);
                    }
                    ui.label(name).on_hover_text(path.display().to_string());
                });
            }
        });
        if !is_open {
            self.reports = None;
        }
    }

    fn log(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        let window = Window::new(text!("notices-messages"))
            .id(Id::unique("messages"))
            .open(&mut self.log_is_open)
            .default_size([560.0, 360.0])
            .default_pos([120.0, 120.0]);
        window.show(ui, |ui| {
            let all = state.notices().all();
            if all.is_empty() {
                ui.weak(text!("notices-no-messages"));
                return;
            }
            if ui.button(text!("notices-copy-all")).clicked() {
                let text: Vec<String> = all.iter().map(as_text).collect();
                ui.ctx().copy_text(text.join("\n"));
            }
            ui.separator();
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for notice in all.iter().rev() {
                    ui.horizontal_wrapped(|ui| {
                        let (icon, color) = sign(notice.level, Tones::for_context(ui));
                        ui.label(RichText::new(icon).color(color));
                        ui.label(&notice.text);
                        check_button(ui, notice, commands);
                    });
                    for detail in &notice.details {
                        ui.indent(notice.id, |ui| ui.label(RichText::new(detail).weak()));
                    }
                }
            });
        });
    }
}

/// A button that checks or opens the library named by a notice, or takes the added games out again.
fn check_button(ui: &mut Ui, notice: &Notice, commands: &mut Vec<Command>) {
    if notice.undo && !notice.dismissed && ui.button(text!("general-undo")).clicked() {
        commands.push(Command::UndoLibraryChange);
    }
    if let Some(dir) = &notice.library
        && ui.button(text!("health-check-this-library")).clicked()
    {
        commands.push(Command::CheckLibrary { dir: dir.clone(), repair: false });
    }
    if let Some(dir) = notice.opens.as_ref().filter(|_| !notice.dismissed)
        && ui.button(text!("shell-open")).clicked()
    {
        commands.push(Command::Open(vec![dir.clone()]));
    }
}

/// How many seconds a notice stays. `None` for errors and notices with a button: they stay until dismissed.
fn lifetime(notice: &Notice) -> Option<f64> {
    match notice.level {
        _ if notice.has_button() => None,
        NoticeLevel::Info => Some(5.0),
        NoticeLevel::Warning => Some(14.0),
        NoticeLevel::Error => None,
    }
}

/// The sign and the colour of a level. The sign is for users who cannot tell the colours apart.
fn sign(level: NoticeLevel, tones: &Tones) -> (&'static str, Color32) {
    match level {
        NoticeLevel::Info => ("ℹ", tones.weak),
        NoticeLevel::Warning => ("⚠", tones.warning),
        NoticeLevel::Error => ("⛔", tones.error),
    }
}

fn as_text(notice: &Notice) -> String {
    let mut text = notice.text.clone();
    for detail in &notice.details {
        text.push_str("\n    ");
        text.push_str(detail);
    }
    text
}
