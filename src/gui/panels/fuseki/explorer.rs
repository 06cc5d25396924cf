//! The explorer's board: stones, letters for the next moves, the path, and the names.

use egui::{Button, PointerButton, Role, Ui, WidgetInfo, vec2};

use super::super::find::words::percent;
use super::{Out, path, whose_ui};
use crate::tokens::space;
use crate::widgets::board::{BoardLayers, BoardView, PointLabel};
use crate::widgets::controls;
use crate::widgets::legend::{LEGEND_HEIGHT, legend_ui};
use katachi_app::find::continuations::letter;
use katachi_app::fuseki::FusekiCommand;
use katachi_app::fuseki::position::OpeningPosition;
use katachi_app::{AppState, Dataset};
use katachi_core::go::Color;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Maximum number of next moves with a letter on the board.
const MAX_LETTERS: usize = 26;

pub fn explorer_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    bar_ui(ui, state, out);
    names_ui(ui, state);
    let room = ui.available_size();
    // The path stands where it leaves the board more room.
    let beside = vec2(room.x - path::PATH_WIDTH - 8.0, room.y);
    let above = vec2(room.x, (room.y - path::PATH_HEIGHT - 8.0).max(120.0));
    if beside.min_elem() > above.min_elem() {
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = 0.0;
            // The board stands in the middle of the pane, as far as the path leaves it room.
            let free = beside.x - (room.y - LEGEND_HEIGHT);
            let left = free.clamp(0.0, path::PATH_WIDTH + 8.0);
            ui.add_space(left);
            board_ui(ui, state, beside - vec2(left, 0.0), out);
            ui.add_space(space::SMALL);
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
        ui.add_space(space::TINY);
        let can_go_back = fuseki.at() > 0;
        let forward = FusekiCommand::GoTo(fuseki.at() + 1);
        let can_go_on = fuseki.at() < fuseki.path().len();
        for (icon, tip, is_possible, command) in [
            ("⏮", text!("fuseki-to-empty-board"), can_go_back, FusekiCommand::GoTo(0)),
            ("⏴", text!("fuseki-one-back"), can_go_back, FusekiCommand::GoTo(fuseki.at().saturating_sub(1))),
            ("⏵", text!("fuseki-forward"), can_go_on, forward),
        ] {
            let response = ui.add_enabled(is_possible, Button::new(icon).min_size(vec2(30.0, 26.0)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_possible, tip));
            if response.on_hover_text(tip).clicked() {
                out.push(command);
            }
        }
        ui.add_space(space::TINY);
        let mut compares = fuseki.compares();
        let tip = match fuseki.whose().other() {
            Dataset::Own => text!("fuseki-compare-own-tip"),
            Dataset::Professional => text!("fuseki-compare-professionals-tip"),
        };
        if ui.checkbox(&mut compares, text!("fuseki-compare")).on_hover_text(tip).changed() {
            out.push(FusekiCommand::Compare(compares));
        }
        let find = controls::primary(ui, text!("fuseki-find"));
        if ui.add(find).on_hover_text(text!("fuseki-find-tip")).clicked() {
            out.push(FusekiCommand::Find);
        }
    });
}

fn names_ui(ui: &mut Ui, state: &AppState) {
    let position = state.fuseki().position();
    ui.horizontal_wrapped(|ui| {
        ui.set_min_height(22.0);
        if position.names.is_empty() {
            let is_empty = state.fuseki().at() == 0;
            ui.weak(if is_empty { text!("fuseki-empty-board") } else { text!("fuseki-unnamed") });
        }
        for (number, name) in position.names.iter().enumerate() {
            if number > 0 {
                ui.weak("·");
            }
            ui.strong(name.sentence()).on_hover_text(name.original);
        }
        ui.weak("·");
        ui.label(known(state, position));
        if state.fuseki().path().is_empty() {
            ui.weak(text!("fuseki-click")).on_hover_text(text!("fuseki-click-tip"));
        }
    });
}

/// Says how often the position occurred.
fn known(state: &AppState, position: &OpeningPosition) -> String {
    let Some(graph) = state.fuseki().graph() else { return text!("fuseki-known-reading").to_owned() };
    let games = graph.games;
    let least = graph.graph.least_count();
    match position.id {
        None if least > 1 => text!("fuseki-known-fewer", least = least, games = games),
        None => text!("fuseki-known-none", games = games),
        Some(_) => {
            let count = u64::from(position.visits.count);
            let share = percent(count as f64 / games.max(1) as f64);
            text!("fuseki-known-some", count = count, games = games, share = share)
        }
    }
}

fn board_ui(ui: &mut Ui, state: &AppState, size: egui::Vec2, out: &mut Out) {
    let fuseki = state.fuseki();
    let position = fuseki.position();
    let label = |(rank, next): (usize, &katachi_app::fuseki::position::OpeningContinuation)| {
        let detail = percent(next.continuation.share.rate);
        Some(PointLabel { point: next.point?, text: letter(rank), detail })
    };
    let labels: Vec<PointLabel> = position.next.iter().take(MAX_LETTERS).enumerate().filter_map(label).collect();
    let view = BoardView {
        layers: BoardLayers { labels: &labels, last_move: position.last, ..BoardLayers::default() },
        coordinates: state.settings().coordinates,
        ghost: Some(position.mover),
        name: text!("fuseki-board"),
        ..BoardView::new(&position.board, describe(position))
    };
    let output = ui.vertical(|ui| {
        let output = view.show(ui, size - vec2(0.0, LEGEND_HEIGHT));
        legend_ui(ui, &labels, position.board.size(), size.x);
        output
    });
    let output = output.inner;
    let mut entries = vec![(text!("fuseki-menu-find"), FusekiCommand::Find.into())];
    if let Some(before) = fuseki.at().checked_sub(1) {
        entries.push((text!("fuseki-menu-back"), FusekiCommand::GoTo(before).into()));
        entries.push((text!("fuseki-menu-to-beginning"), FusekiCommand::GoTo(0).into()));
    }
    output.menu(&entries, &mut out.commands);
    if let Some((point, PointerButton::Primary, _)) = output.clicked {
        out.push(FusekiCommand::Play(Some(point)));
    }
    if let Some(there) = output.wheel_from(fuseki.at(), fuseki.path().len()) {
        out.push(FusekiCommand::GoTo(there));
    }
}

fn describe(position: &OpeningPosition) -> String {
    let stones = position.board.stones().count();
    let size = position.board.size().to_string();
    match position.mover {
        Color::Black => text!("fuseki-board-black", size = size, stones = stones),
        Color::White => text!("fuseki-board-white", size = size, stones = stones),
    }
}
