//! The user's own KataGo, in the window of settings: its files, and whether it runs.

use egui::{DragValue, RichText, Ui};

use super::theme::Tones;
use crate::widgets::busy::busy;
use crate::widgets::elided;
use katachi_app::engine::{EngineCommand, EngineFile};
use katachi_app::{AppState, Command};

pub fn engine_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let engine = &state.settings().engine;
    ui.label("Your own KataGo").on_hover_text(
        "It evaluates games for the ledger. Katachi brings none: name a program that you trust, as it is run.",
    );
    for file in EngineFile::ALL {
        ui.horizontal(|ui| {
            let button = ui.button(format!("{}…", file.title()));
            if button.clicked() {
                commands.push(EngineCommand::Ask(file).into());
            }
            let path = file.of(engine).display().to_string();
            match path.is_empty() {
                true => _ = ui.weak("not set"),
                false => {
                    let font = egui::TextStyle::Body.resolve(ui.style());
                    let short = elided::middle(ui, &path, &font, ui.available_width() - 8.0);
                    ui.weak(short).on_hover_text(path);
                }
            }
        });
    }
    ui.horizontal(|ui| {
        let label = ui.label("Playouts a position");
        let mut visits = engine.visits;
        let field = DragValue::new(&mut visits).range(1..=1_000_000).speed(1.0);
        if ui.add(field).labelled_by(label.id).changed() {
            commands.push(EngineCommand::Visits(visits).into());
        }
        let own = state.engine();
        let can = engine.is_set() && !own.is_trying();
        if ui.add_enabled(can, egui::Button::new("Test")).on_hover_text("Starts it and asks one position").clicked() {
            commands.push(EngineCommand::Try.into());
        }
        if own.is_trying() {
            busy(ui, 16.0);
        }
    });
    match state.engine().tried() {
        Some(Ok(said)) => _ = ui.label(said),
        Some(Err(error)) => _ = ui.label(RichText::new(error).color(Tones::of(ui).error)),
        None => {}
    }
}
