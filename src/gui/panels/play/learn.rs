//! A finished game becomes a lesson.

use egui::{Button, Ui};

use katachi_app::play::contest::Contest;
use katachi_app::play::{ContestCommand, PlayCommand};
use katachi_app::{AppState, Command};

/// A finished game may be learned from.
pub fn learn_ui(ui: &mut Ui, state: &AppState, contest: &Contest, commands: &mut Vec<Command>) {
    let button = Button::new("Learn from this game");
    let can = contest.is_agreed() && !state.play().is_learning();
    let tip =
        "The library's pattern database, from which Katachi can play, learns the moves of both sides; each game once";
    let response = ui.add_enabled(can, button).on_hover_text(tip);
    if response.on_disabled_hover_text("When the game is over and counted").clicked() {
        commands.push(Command::Play(PlayCommand::Contest(ContestCommand::Learn)));
    }
}
