//! Files and folders dropped anywhere on the window.

use std::path::PathBuf;

use egui::{Align2, FontId, Id, LayerId, Order, Stroke, StrokeKind, Ui};

use super::theme::Tones;
use crate::tokens::{ink, letters};
use katachi_app::{AppState, Command, OpeningChoice, Workspace};
use katachi_language::text;

pub fn dropped(ui: &Ui, commands: &mut Vec<Command>) {
    let paths: Vec<PathBuf> = ui.input(|input| {
        let files = input.raw.dropped_files.iter();
        files.map(|file| file.path().to_owned()).filter(|path| !path.as_os_str().is_empty()).collect()
    });
    if !paths.is_empty() {
        commands.push(Command::Drop(paths));
    }
}

/// While files are dragged over the window: shows where they can be dropped and what happens to them.
pub fn target_ui(ui: &Ui, state: &AppState) {
    let count = ui.input(|input| input.raw.hovered_files.len());
    if count == 0 {
        return;
    }
    let tones = Tones::for_context(ui);
    let rect = ui.ctx().content_rect();
    let painter = ui.ctx().layer_painter(LayerId::new(Order::Foreground, Id::unique("drop target")));
    painter.rect_filled(rect, 0.0, ink::VEIL);
    let target = rect.shrink(rect.height() * 0.08);
    painter.rect(target, 16.0, tones.panel.gamma_multiply(0.94), Stroke::new(3.0, tones.accent), StrokeKind::Inside);
    let what = match state.library() {
        _ if state.workspace() == Workspace::Life => text!("shell-drop-problems").to_owned(),
        Some(open) if !open.is_sample && state.settings().opening_choice == OpeningChoice::Add => {
            text!("shell-drop-to-add", library = open.name())
        }
        _ => text!("shell-drop-to-open").to_owned(),
    };
    let centre = target.center();
    painter.text(centre, Align2::CENTER_BOTTOM, what, FontId::proportional(letters::SIGN), tones.text);
    let hint = text!("shell-drop-hint");
    let below = centre + egui::vec2(0.0, 14.0);
    painter.text(below, Align2::CENTER_TOP, hint, FontId::proportional(letters::SECTION), tones.weak);
}
