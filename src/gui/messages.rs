//! What happened: toasts that come and go, the log that keeps them, and the window of keys.

use std::collections::HashMap;

use egui::{Align2, Area, Color32, Frame, Id, Margin, Modal, Order, RichText, ScrollArea, Stroke, Ui, Window, vec2};

use super::theme::Tones;
use katachi_app::named::{COMMANDS, Group};
use katachi_app::{AppState, Command, Notice, NoticeId, NoticeLevel};

#[derive(Default)]
pub struct Messages {
    /// When each notice was first on the screen, in seconds.
    since: HashMap<NoticeId, f64>,
    log_is_open: bool,
    keys_are_open: bool,
}

/// Reasons shown in a toast; the rest is in the log.
const DETAILS: usize = 3;
const TOASTS: usize = 4;

impl Messages {
    pub fn show_log(&mut self) {
        self.log_is_open = true;
    }

    /// Whether the window of keys is open, which takes all keys.
    pub fn is_asking(&self) -> bool {
        self.keys_are_open
    }

    pub fn show_keys(&mut self) {
        self.keys_are_open = true;
    }

    pub fn ui(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
        self.toasts(ui, state, commands);
        self.log(ui, state);
        self.keys(ui);
    }

    fn toasts(&mut self, ui: &Ui, state: &AppState, commands: &mut Vec<Command>) {
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
        if open.is_empty() {
            return;
        }
        let area =
            Area::new(Id::unique("toasts")).order(Order::Foreground).anchor(Align2::LEFT_BOTTOM, vec2(14.0, -44.0));
        area.show(ui, |ui| {
            for notice in open.iter().skip(open.len().saturating_sub(TOASTS)) {
                toast(ui, notice, commands);
            }
        });
    }

    fn log(&mut self, ui: &Ui, state: &AppState) {
        let window = Window::new("Messages")
            .open(&mut self.log_is_open)
            .default_size([560.0, 360.0])
            .default_pos([120.0, 120.0]);
        window.show(ui, |ui| {
            let all = state.notices().all();
            if all.is_empty() {
                ui.weak("Nothing has happened yet.");
                return;
            }
            if ui.button("Copy all").clicked() {
                let text: Vec<String> = all.iter().map(as_text).collect();
                ui.ctx().copy_text(text.join("\n"));
            }
            ui.separator();
            ScrollArea::vertical().auto_shrink(false).show(ui, |ui| {
                for notice in all.iter().rev() {
                    ui.horizontal_wrapped(|ui| {
                        let (icon, color) = sign(notice.level, Tones::of(ui));
                        ui.label(RichText::new(icon).color(color));
                        ui.label(&notice.text);
                    });
                    for detail in &notice.details {
                        ui.indent(notice.id, |ui| ui.label(RichText::new(detail).weak()));
                    }
                }
            });
        });
    }

    fn keys(&mut self, ui: &Ui) {
        if !self.keys_are_open {
            return;
        }
        let modal = Modal::new(Id::unique("keys")).show(ui, |ui| {
            ui.heading("Keys");
            ui.add_space(4.0);
            // Short lists share a column.
            let columns: [&[(Group, &str)]; 4] = [
                &[(Group::File, "Files"), (Group::View, "Window")],
                &[(Group::Game, "Game")],
                &[(Group::Find, "Find")],
                &[(Group::Joseki, "Joseki")],
            ];
            let room = ui.ctx().content_rect().size() - vec2(60.0, 220.0);
            let area = egui::ScrollArea::both().max_width(room.x).max_height(room.y);
            area.show(ui, |ui| {
                ui.horizontal_top(|ui| {
                    for groups in columns {
                        ui.vertical(|ui| groups.iter().for_each(|&(group, title)| group_ui(ui, group, title)));
                        ui.add_space(12.0);
                    }
                });
            });
            ui.separator();
            ui.strong("On the board");
            ui.label(
                "Wheel: step through the moves. Click: try out a move, with Shift for Black, with Ctrl for White.",
            );
            ui.label("Right-drag, or drag with the Select tool: light a region. Right-click: put it out.");
            ui.add_space(4.0);
            if ui.button("Close").clicked() {
                ui.close();
            }
        });
        if modal.should_close() {
            self.keys_are_open = false;
        }
    }
}

/// Seconds on the screen; errors stay.
fn lifetime(notice: &Notice) -> Option<f64> {
    match notice.level {
        NoticeLevel::Info => Some(5.0),
        NoticeLevel::Warning => Some(14.0),
        NoticeLevel::Error => None,
    }
}

/// A sign beside the colour, which alone says nothing to some.
fn sign(level: NoticeLevel, tones: &Tones) -> (&'static str, Color32) {
    match level {
        NoticeLevel::Info => ("ℹ", tones.weak),
        NoticeLevel::Warning => ("⚠", tones.warning),
        NoticeLevel::Error => ("⛔", tones.error),
    }
}

fn toast(ui: &mut Ui, notice: &Notice, commands: &mut Vec<Command>) {
    let tones = Tones::of(ui);
    let (icon, color) = sign(notice.level, tones);
    let frame = Frame::new()
        .fill(tones.panel)
        .stroke(Stroke::new(1.0, if notice.level == NoticeLevel::Info { tones.rule } else { color }))
        .corner_radius(8)
        .shadow(ui.visuals().popup_shadow)
        .inner_margin(Margin::symmetric(12, 9));
    frame.show(ui, |ui| {
        ui.set_width(380.0);
        ui.horizontal_top(|ui| {
            ui.label(RichText::new(icon).color(color).size(16.0));
            ui.vertical(|ui| {
                ui.set_width(318.0);
                ui.label(&notice.text);
                for detail in notice.details.iter().take(DETAILS) {
                    ui.label(RichText::new(detail).small().color(tones.weak));
                }
                let more = notice.details.len().saturating_sub(DETAILS);
                if more > 0 && ui.link(format!("{more} more …")).clicked() {
                    commands.push(Command::Ask(katachi_app::Ask::Log));
                }
            });
            let close = ui.add(egui::Button::new("✕").frame(false)).on_hover_text("Dismiss");
            close.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, "Dismiss message"));
            if close.clicked() {
                commands.push(Command::Dismiss(notice.id));
            }
        });
    });
}

fn as_text(notice: &Notice) -> String {
    let mut text = notice.text.clone();
    for detail in &notice.details {
        text.push_str("\n    ");
        text.push_str(detail);
    }
    text
}

/// The keys of a group, under its title.
fn group_ui(ui: &mut Ui, group: Group, title: &str) {
    ui.strong(title);
    egui::Grid::new(title).spacing(vec2(16.0, 3.0)).show(ui, |ui| {
        for named in COMMANDS.iter().filter(|named| named.group == group) {
            let Some(key) = named.key else { continue };
            ui.weak(key.to_string());
            ui.label(named.name);
            ui.end_row();
        }
    });
    ui.add_space(6.0);
}
