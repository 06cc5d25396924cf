//! The Play workspace: suggestions, guessing, a game against the pattern player, and the value of patterns in playouts.
//!
//! Each panel reads [`AppState`] and pushes [`Command`]s.

mod candidates;
pub mod contest;
mod guess;
mod learn;
mod report;
mod rings;
mod summary;
mod why;

use egui::{Align, Layout, RichText, Ui, vec2};

use super::game;
use super::lab::{contradictions, experiment};
use crate::tokens::letters;
use crate::widgets::board::BoardView;
use crate::widgets::elided;
use katachi_app::panes::PlayPane;
use katachi_app::play::{Mode, PlayCommand};
use katachi_app::{AppState, Command};
use katachi_core::go::{Board, BoardSize, Color};
use katachi_language::text;

/// State that the panels keep between frames.
#[derive(Default)]
pub struct PlayView {
    guess: guess::GuessView,
    report: report::GameReportView,
}

/// Draws one panel in the room that it is given.
pub fn pane_ui(ui: &mut Ui, pane: PlayPane, view: &mut PlayView, state: &AppState, commands: &mut Vec<Command>) {
    match (pane, state.play().mode()) {
        (PlayPane::Board, Mode::Suggest) => {
            modes_ui(ui, state, commands);
            game::board_ui(ui, state, commands);
        }
        (PlayPane::Main, Mode::Suggest) => candidates::candidates_ui(ui, state, commands),
        (PlayPane::Report, _) => view.report.ui(ui, state, commands),
        (PlayPane::More, Mode::Suggest) => why::why_ui(ui, state, commands),
        (PlayPane::Board, Mode::Guess) => {
            modes_ui(ui, state, commands);
            guess::board_ui(ui, state, commands);
        }
        (PlayPane::Main, Mode::Guess) => view.guess.main_ui(ui, state, commands),
        (PlayPane::More, Mode::Guess) => guess::more_ui(ui, state),
        (PlayPane::Board, Mode::Game) => {
            modes_ui(ui, state, commands);
            contest::board_ui(ui, state, commands);
        }
        (PlayPane::Main, Mode::Game) => contest::main_ui(ui, state, commands),
        (PlayPane::More, Mode::Game) => contest::more_ui(ui, state),
        (PlayPane::Board, Mode::Experiment) => {
            modes_ui(ui, state, commands);
            experiment::plot_ui(ui, state);
        }
        (PlayPane::Main, Mode::Experiment) => experiment::main_ui(ui, state, commands),
        (PlayPane::More, Mode::Experiment) => experiment::more_ui(ui, state),
        (PlayPane::Board, Mode::Contradictions) => {
            modes_ui(ui, state, commands);
            contradictions::pattern_ui(ui, state, commands);
        }
        (PlayPane::Main, Mode::Contradictions) => contradictions::main_ui(ui, state, commands),
        (PlayPane::More, Mode::Contradictions) => contradictions::more_ui(ui, state, commands),
    }
}

/// `Black` or `White`.
fn name_of(color: Color) -> &'static str {
    match color {
        Color::Black => text!("general-black"),
        Color::White => text!("general-white"),
    }
}

/// Height of the line above the board, fixed so that the board does not move when a round or a game begins.
const HEADLINE_HEIGHT: f32 = 26.0;

/// An empty board with a text that says what it waits for.
fn empty_board_ui(ui: &mut Ui, state: &AppState, size: BoardSize, text: &str) {
    ui.horizontal(|ui| {
        ui.set_min_height(HEADLINE_HEIGHT);
        ui.label(RichText::new(text).strong().size(letters::SECTION));
    });
    let board = Board::new(size);
    let room = vec2(ui.available_width(), ui.available_height().max(120.0));
    let view = BoardView {
        coordinates: state.settings().coordinates,
        name: text!("play-empty-board"),
        ..BoardView::new(&board, size.to_string())
    };
    view.show(ui, room);
}

fn new_board_ui(ui: &mut Ui, title: &str, commands: &mut Vec<Command>) {
    let menu = ui.menu_button(title, |ui| {
        for side in [19, 13, 9] {
            let Ok(size) = BoardSize::new(side) else { continue };
            if ui.button(size.to_string()).clicked() {
                commands.push(Command::Play(PlayCommand::EmptyBoard(size)));
                ui.close();
            }
        }
    });
    menu.response.on_hover_text(text!("play-new-board-tip"));
}

/// Chooses the mode of the board.
fn modes_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let shown = state.play().mode();
        for mode in Mode::ALL.into_iter().filter(|mode| mode.is_offered(shown)) {
            let is_chosen = shown == mode;
            let text = if is_chosen { RichText::new(mode.title()).strong() } else { RichText::new(mode.title()) };
            if ui.selectable_label(is_chosen, text).on_hover_text(mode.tip()).clicked() {
                commands.push(Command::Play(PlayCommand::Turn(mode)));
            }
        }
        if shown == Mode::Suggest {
            let title = text!("play-new-board");
            // At the right end, or on a line of its own if there is no room.
            match ui.available_size_before_wrap().x >= elided::buttons_width(ui, [title]) {
                true => {
                    _ = ui.with_layout(Layout::right_to_left(Align::Center), |ui| new_board_ui(ui, title, commands))
                }
                false => new_board_ui(ui, title, commands),
            }
        }
    });
}
