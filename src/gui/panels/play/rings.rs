//! The pattern of the database around a candidate, and the choice of the rings around its core.

use egui::{RichText, Ui, vec2};

use crate::theme::shows_expert;
use crate::widgets::board::{BoardLayers, BoardView};
use katachi_app::lab::RingAccuracy;
use katachi_app::play::suggest::PositionSuggestions;
use katachi_app::play::{ContextsState, PlayCommand, RingPattern};
use katachi_app::{AppState, Command};
use katachi_core::go::{Mark, MarkKind, Point};
use katachi_core::jobs::JobError;
use katachi_engines::predict::MoveSuggestion;
use katachi_engines::predict::rings::word::RingShape;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::{listed, with_percent_sign};

/// Draws the pattern around the candidate, and offers other rings. Draws nothing before the games are counted.
pub fn rings_ui(
    ui: &mut Ui,
    state: &AppState,
    answer: &PositionSuggestions,
    candidate: &MoveSuggestion,
    commands: &mut Vec<Command>,
) {
    let pattern = answer.ring_pattern(state.play().suggest().chosen());
    let is_counted = matches!(state.play().engines().contexts(), ContextsState::Ready { .. });
    if pattern.is_none() && !is_counted {
        return;
    }
    ui.label(RichText::new(text!("play-why-rings-head")).strong()).on_hover_text(text!("play-why-rings-tip"));
    match pattern {
        Some(pattern) => ring_pattern_ui(ui, answer, candidate, pattern),
        None => _ = ui.weak(text!("play-why-rings-nobody")),
    }
    ring_shapes_ui(ui, state, commands);
    accuracy_ui(ui, state, commands);
}

/// Draws the core and the rings around the move, and names stones that decide a ladder.
fn ring_pattern_ui(ui: &mut Ui, answer: &PositionSuggestions, candidate: &MoveSuggestion, pattern: &RingPattern) {
    /// The side of the small board.
    const SIDE: f32 = 168.0;
    let (played, seen) = (pattern.answer.played, pattern.answer.seen);
    let words = match shows_expert(ui) {
        true => text!("play-why-rings", played = played, seen = seen, rings = pattern.answer.rings),
        false => text!("play-why-rings-plain", played = played, seen = seen),
    };
    let size = answer.line().size;
    let marks = [Mark { point: candidate.point, kind: MarkKind::Circle }];
    let around = pattern.around;
    // Whole squares fill the picture and need no outline.
    let is_whole = pattern.points.len() == around.width() * around.height();
    let outline: &[Point] = if is_whole { &[] } else { &pattern.points };
    let view = BoardView {
        layers: BoardLayers { marks: &marks, region: Some(pattern.core), outline, ..BoardLayers::default() },
        part: Some(around),
        coordinates: false,
        name: text!("play-why-rings-board"),
        ..BoardView::new(answer.board(), words.clone())
    };
    view.show(ui, vec2(SIDE, SIDE));
    ui.label(words);
    if let Some(breakers) = &pattern.breakers {
        let stones: Vec<String> = breakers.iter().map(|point| point.label(size)).collect();
        ui.label(match stones.is_empty() {
            true => text!("play-why-ladder-several").to_owned(),
            false => text!("play-why-ladder", stones = listed(&stones)),
        });
    }
}

/// Chooses the rings of the pattern database, which is then built anew.
fn ring_shapes_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    if state.play().is_building_rings() {
        ui.weak(text!("play-building-rings"));
        return;
    }
    let used = state.play().engines().ring_shape();
    ui.horizontal_wrapped(|ui| {
        if !state.play().can_build_rings() {
            // A finished game is learned, or the games are counted: the status line says so.
            ui.disable();
        }
        let is_expert = shows_expert(ui);
        ui.label(if is_expert { text!("play-rings-choose") } else { text!("play-rings-around") });
        for shape in RingShape::ALL {
            let is_chosen = used == Some(shape);
            let response = ui.selectable_label(is_chosen, ring_shape_title(shape));
            if response.on_hover_text(ring_shape_tip(shape)).clicked() && !is_chosen {
                commands.push(Command::Play(PlayCommand::BuildRings(shape)));
            }
        }
    });
}

/// Measures the database, and says how often it knows the played move.
fn accuracy_ui(ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
    let play = state.play();
    if play.is_testing_rings() {
        ui.weak(text!("play-testing-rings"));
        return;
    }
    if let Some(error) = play.ring_test_failed().filter(|error| **error != JobError::Cancelled) {
        ui.weak(error.sentence());
    }
    match play.ring_accuracy() {
        Some(accuracy) => _ = ui.label(accuracy_words(accuracy)),
        None => {
            let tip = text!("play-rings-test-tip", games = RingAccuracy::MAX_TESTED_GAMES);
            if ui.button(text!("play-rings-test")).on_hover_text(tip).clicked() {
                commands.push(Command::Play(PlayCommand::TestRings));
            }
        }
    }
}

fn accuracy_words(accuracy: &RingAccuracy) -> String {
    let share = |share: f64| with_percent_sign(&format!("{:.1}", share * 100.0));
    let [first, five, ..] = accuracy.found.hits.rates();
    text!(
        "play-rings-accuracy",
        moves = accuracy.found.hits.positions,
        games = accuracy.games,
        counted = accuracy.counted,
        known = share(accuracy.known()),
        first = share(first),
        five = share(five)
    )
}

fn ring_shape_title(shape: RingShape) -> &'static str {
    match shape {
        RingShape::Square => text!("play-rings-square"),
        RingShape::Cross => text!("play-rings-cross"),
        RingShape::CrossAndCorners => text!("play-rings-corners"),
    }
}

fn ring_shape_tip(shape: RingShape) -> &'static str {
    match shape {
        RingShape::Square => text!("play-rings-square-tip"),
        RingShape::Cross => text!("play-rings-cross-tip"),
        RingShape::CrossAndCorners => text!("play-rings-corners-tip"),
    }
}
