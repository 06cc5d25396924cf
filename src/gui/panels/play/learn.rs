//! Turns a finished game into a lesson.

use egui::{Button, Ui};

use katachi_app::play::contest::Contest;
use katachi_app::play::{ContestCommand, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_language::text;

/// Offers to learn from a finished game.
pub fn learn_ui(ui: &mut Ui, state: &AppState, contest: &Contest, commands: &mut Vec<Command>) {
    let button = Button::new(text!("play-learn"));
    let is_busy = state.play().is_learning() || state.play().is_building_rings();
    let can = contest.is_agreed() && !is_busy;
    let response = ui.add_enabled(can, button).on_hover_text(text!("play-learn-tip"));
    if response.on_disabled_hover_text(text!("play-learn-when")).clicked() {
        commands.push(Command::Play(PlayCommand::Contest(ContestCommand::Learn)));
    }
}
