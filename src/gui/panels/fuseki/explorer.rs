//! The board of the walk: stones, letters for what was played next, the path, the names.

use egui::{Button, PointerButton, Role, Ui, WidgetInfo, vec2};

use super::super::find::words::{counted, grouped, percent};
use super::{Out, path, whose_ui};
use crate::widgets::board::{BoardLayers, BoardView, PointLabel};
use katachi_app::AppState;
use katachi_app::find::compare::letter;
use katachi_app::fuseki::FusekiCommand;
use katachi_app::fuseki::position::Position;
use katachi_core::go::Color;

/// Next moves with a letter on the board.
const LETTERS: usize = 26;

pub fn explorer_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    bar_ui(ui, state, out);
    names_ui(ui, state);
    let room = ui.available_size();
    // The moves stand where they leave the board more room.
    let beside = vec2(room.x - path::WIDTH - 8.0, room.y);
    let above = vec2(room.x, (room.y - path::HEIGHT - 8.0).max(120.0));
    if beside.min_elem() > above.min_elem() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 8.0;
            board_ui(ui, state, beside, out);
            ui.vertical(|ui| path::column_ui(ui, state, out));
        });
    } else {
        board_ui(ui, state, above, out);
        path::row_ui(ui, state, out);
    }
}

fn bar_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let fuseki = state.fuseki();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        whose_ui(ui, state, out);
        ui.add_space(6.0);
        let can_go_back = fuseki.at() > 0;
        let forward = FusekiCommand::GoTo(fuseki.at() + 1);
        let can_go_on = fuseki.at() < fuseki.path().len();
        for (icon, tip, is_possible, command) in [
            ("⏮", "The empty board (Home)", can_go_back, FusekiCommand::GoTo(0)),
            ("⏴", "One move back (←)", can_go_back, FusekiCommand::GoTo(fuseki.at().saturating_sub(1))),
            ("⏵", "The move that was stepped back from; → plays the most frequent one", can_go_on, forward),
        ] {
            let response = ui.add_enabled(is_possible, Button::new(icon).min_size(vec2(30.0, 26.0)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_possible, tip));
            if response.on_hover_text(tip).clicked() {
                out.push(command);
            }
        }
        ui.add_space(6.0);
        let mut compares = fuseki.compares();
        let other = fuseki.whose().other().title().to_lowercase();
        let tip =
            format!("Beside each next move: how often the others ({other}) play it here, and how surely that differs");
        if ui.checkbox(&mut compares, "Compare").on_hover_text(tip).changed() {
            out.push(FusekiCommand::Compare(compares));
        }
        let tip = "Look for this position in the games that are loaded, in the Find workspace";
        if ui.button("Find games").on_hover_text(tip).clicked() {
            out.push(FusekiCommand::Find);
        }
    });
}

fn names_ui(ui: &mut Ui, state: &AppState) {
    let position = state.fuseki().position();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(22.0);
        if position.names.is_empty() {
            let text = if state.fuseki().at() == 0 { "The empty board" } else { "Unnamed opening" };
            ui.weak(text);
        }
        for (number, name) in position.names.iter().enumerate() {
            if number > 0 {
                ui.weak("·");
            }
            ui.strong(name.to_string()).on_hover_text(name.original);
        }
        ui.weak("·");
        ui.label(known(state, position));
        if state.fuseki().path().is_empty() {
            ui.weak("· Click a letter or any point")
                .on_hover_text("→ plays the most frequent move, ↑ and ↓ change the last one");
        }
    });
}

/// How often the position was there.
fn known(state: &AppState, position: &Position) -> String {
    let Some(graph) = state.fuseki().graph() else { return "reading …".to_owned() };
    let games = graph.games;
    match position.id {
        None if graph.params.min_count > 1 => {
            format!("in fewer than {} of {} games", graph.params.min_count, grouped(games))
        }
        None => format!("in none of {}", counted(games as usize, "game")),
        Some(_) => {
            let count = u64::from(position.visits.count);
            let share = percent(count as f64 / games.max(1) as f64);
            format!("{} of {} games, {share}", grouped(count), grouped(games))
        }
    }
}

fn board_ui(ui: &mut Ui, state: &AppState, size: egui::Vec2, out: &mut Out) {
    let fuseki = state.fuseki();
    let position = fuseki.position();
    // Below this size shares under the letters cannot be read.
    const LEGIBLE: f32 = 560.0;
    let details = size.min_elem() >= LEGIBLE;
    let label = |(rank, next): (usize, &katachi_app::fuseki::position::Next)| {
        let detail = if details { percent(next.continuation.share.rate) } else { String::new() };
        Some(PointLabel { point: next.point?, text: letter(rank), detail })
    };
    let labels: Vec<PointLabel> = position.next.iter().take(LETTERS).enumerate().filter_map(label).collect();
    let view = BoardView {
        layers: BoardLayers { labels: &labels, last_move: position.last, ..BoardLayers::default() },
        coordinates: state.settings().coordinates,
        ghost: Some(position.mover),
        name: "Opening board",
        ..BoardView::new(&position.board, describe(position))
    };
    let output = view.show(ui, size);
    let mut entries = vec![("Find games with this position", FusekiCommand::Find.into())];
    if let Some(before) = fuseki.at().checked_sub(1) {
        entries.push(("Back", FusekiCommand::GoTo(before).into()));
        entries.push(("To the beginning", FusekiCommand::GoTo(0).into()));
    }
    output.menu(&entries, &mut out.commands);
    if let Some((point, PointerButton::Primary, _)) = output.clicked {
        out.push(FusekiCommand::Play(Some(point)));
    }
    if let Some(there) = output.wheel_from(fuseki.at(), fuseki.path().len()) {
        out.push(FusekiCommand::GoTo(there));
    }
}

fn describe(position: &Position) -> String {
    let stones = position.board.stones().count();
    let mover = if position.mover == Color::Black { "Black" } else { "White" };
    format!("{}, {}, {mover} to play", position.board.size(), counted(stones, "stone"))
}
