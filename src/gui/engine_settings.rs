//! The user's own KataGo in the settings window: its files, and whether it runs.

use egui::{DragValue, RichText, Ui};

use super::theme::Tones;
use crate::widgets::busy::busy;
use crate::widgets::controls;
use crate::widgets::elided;
use katachi_app::engine::{EngineCommand, EngineFile};
use katachi_app::{AppState, Command};
use katachi_language::text;

pub fn engine_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let engine = &state.settings().engine;
    ui.label(text!("settings-engine")).on_hover_text(text!("settings-engine-hint"));
    for file in EngineFile::ALL {
        ui.horizontal(|ui| {
            let button = ui.button(text!("settings-engine-choose", file = file.title()));
            if button.clicked() {
                commands.push(EngineCommand::Ask(file).into());
            }
            let path = file.path_in(engine).display().to_string();
            match path.is_empty() {
                true => _ = ui.weak(text!("settings-engine-not-set")),
                false => {
                    let font = egui::TextStyle::Body.resolve(ui.style());
                    let short = elided::middle(ui, &path, &font, ui.available_width() - 8.0);
                    ui.weak(short).on_hover_text(path);
                }
            }
        });
    }
    ui.horizontal(|ui| {
        let label = controls::field_label(ui, text!("settings-engine-playouts"));
        let mut visits = engine.visits;
        let field = DragValue::new(&mut visits).range(1..=1_000_000).speed(1.0);
        if ui.add(field).labelled_by(label.id).changed() {
            commands.push(EngineCommand::Visits(visits).into());
        }
        let own = state.engine();
        let can = engine.is_set() && !own.is_trying();
        if ui
            .add_enabled(can, egui::Button::new(text!("settings-engine-test")))
            .on_hover_text(text!("settings-engine-test-hint"))
            .clicked()
        {
            commands.push(EngineCommand::Try.into());
        }
        if own.is_trying() {
            busy(ui, 16.0);
        }
    });
    match state.engine().tried() {
        Some(Ok(said)) => _ = ui.label(said),
        Some(Err(error)) => _ = ui.label(RichText::new(error).color(Tones::for_context(ui).error)),
        None => {}
    }
}
