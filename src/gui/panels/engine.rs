//! The way from the costly shapes to evaluations by the user's own KataGo.

use egui::{ProgressBar, Ui};

use crate::theme::Tones;
use katachi_app::engine::EngineCommand;
use katachi_app::{AppState, Command, WindowPrompt};
use katachi_language::text;
use katachi_sentences::Sentence;

/// Shows a button that starts the engine, or the engine's progress.
pub fn engine_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    if let Some(report) = state.engine().evaluates() {
        ui.horizontal(|ui| {
            let text = match report.total {
                0 => report.phase.sentence(),
                total => text!("costly-positions-evaluated", done = report.done, total = total),
            };
            ui.add(ProgressBar::new(report.fraction().unwrap_or(0.0)).text(text).desired_width(260.0));
            let tip = text!("costly-stop-evaluating-tip");
            if ui.button(text!("costly-stop-evaluating")).on_hover_text(tip).clicked() {
                commands.push(EngineCommand::Stop.into());
            }
        });
        return;
    }
    if let Some(error) = state.engine().failed() {
        ui.colored_label(Tones::for_context(ui).error, error.sentence());
    }
    ui.horizontal_wrapped(|ui| {
        let is_set = state.settings().engine.is_set();
        let tip = text!("costly-evaluate-games-tip");
        if ui.button(text!("costly-evaluate-games")).on_hover_text(tip).clicked() {
            let player = state.costly_shapes().player().map(str::to_owned);
            commands.push(EngineCommand::Evaluate(player).into());
        }
        if !is_set && ui.link(text!("costly-set-up-katago")).clicked() {
            commands.push(Command::Ask(WindowPrompt::Settings));
        }
    });
}
