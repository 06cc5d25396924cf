//! The checked position: from the open game, or set up by the user. Groups are marked by their status.

use egui::{Button, PointerButton, RichText, Role, Ui, WidgetInfo, vec2};

use super::Out;
use crate::tokens::space;
use crate::widgets::board::{BoardLayers, BoardView, PointLabel, pressed_color};
use crate::widgets::rule_picture::paint_badge;
use katachi_app::life::checking::HeldRule;
use katachi_app::life::problems::part_around;
use katachi_app::life::setup::LifeTool;
use katachi_app::life::{Life, LifeCommand, LifeView};
use katachi_app::{AppState, BoardRegion};
use katachi_core::go::{BoardSize, Color, Mark, MarkKind, Point};
use katachi_engines::tsumego::rules::GroupStatus;
use katachi_language::text;
use katachi_sentences::words::color_name;

pub fn position_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let is_tsumego = state.life().view() == LifeView::Tsumego;
    if !is_tsumego {
        source_ui(ui, state, out);
    }
    tools_ui(ui, state, out);
    let size = vec2(ui.available_width(), ui.available_height().max(120.0));
    if is_tsumego {
        super::tsumego::board_ui(ui, state, size, out);
    } else {
        checked_ui(ui, state, size, out);
    }
}

fn source_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let life = state.life();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(5.0, 4.0);
        for (own, title, tip) in [
            (false, text!("life-open-game"), text!("life-open-game-help")),
            (true, text!("life-own-position"), text!("life-own-position-help")),
        ] {
            if ui.selectable_label(life.is_own() == own, title).on_hover_text(tip).clicked() && life.is_own() != own {
                out.push(LifeCommand::OwnPosition(own));
            }
        }
        match state.viewer().filter(|_| !life.is_own()) {
            Some(viewer) => _ = ui.weak(text!("life-open-game-move", move = viewer.move_number().to_string())),
            None if !life.is_own() => _ = ui.weak(text!("life-no-open-game")),
            None => {}
        }
    });
}

fn tools_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    let life = state.life();
    let is_tsumego = life.view() == LifeView::Tsumego;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        choose_tool_ui(ui, life, out);
        let find = ui.button(text!("life-find-in-games")).on_hover_text(text!("life-find-in-games-help"));
        if find.clicked() {
            out.push(LifeCommand::FindInGames);
        }
        if !life.is_own() && !is_tsumego {
            return;
        }
        ui.add_space(space::TINY);
        if is_tsumego {
            to_move_ui(ui, life.setup().to_move(), out);
        }
        for (icon, name, is_possible, command) in [
            ("⟲", text!("life-take-back"), life.setup().can_undo(), LifeCommand::Undo),
            ("⟳", text!("life-set-again"), life.setup().can_redo(), LifeCommand::Redo),
        ] {
            let response = ui.add_enabled(is_possible, Button::new(RichText::new(icon)));
            response.widget_info(|| WidgetInfo::labeled(Role::Button, is_possible, name));
            if response.on_hover_text(name).clicked() {
                out.push(command);
            }
        }
        ui.menu_button(text!("life-set-up"), |ui| set_up_menu_ui(ui, state, out));
    });
}

fn choose_tool_ui(ui: &mut Ui, life: &Life, out: &mut Out) {
    let is_tsumego = life.view() == LifeView::Tsumego;
    let (black, white) = (LifeTool::Stones(Color::Black), LifeTool::Stones(Color::White));
    let tools = [
        (LifeTool::Play, text!("life-tool-play"), text!("life-tool-play-name"), text!("life-tool-play-help")),
        (LifeTool::Mark, text!("life-tool-group"), text!("life-tool-group-name"), text!("life-tool-group-help")),
        (black, text!("general-black"), text!("life-tool-black-name"), text!("life-tool-black-help")),
        (white, text!("general-white"), text!("life-tool-white-name"), text!("life-tool-white-help")),
    ];
    for (tool, title, name, tip) in tools.into_iter().filter(|(tool, ..)| is_tsumego || *tool != LifeTool::Play) {
        let is_chosen = life.tool() == tool;
        let response = ui.selectable_label(is_chosen, title).on_hover_text(tip);
        response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, name));
        if response.clicked() {
            out.push(LifeCommand::Use(tool));
        }
    }
}

/// Shows the side to move; a click changes it.
fn to_move_ui(ui: &mut Ui, to_move: Color, out: &mut Out) {
    let other = to_move.opponent();
    let title = text!("life-to-play", color = color_name(to_move));
    let tip = text!("life-to-play-help", color = color_name(other));
    let response = ui.button(title).on_hover_text(tip);
    response.widget_info(|| WidgetInfo::labeled(Role::Button, true, text!("life-other-side-first")));
    if response.clicked() {
        out.push(LifeCommand::ToMove(other));
    }
}

fn set_up_menu_ui(ui: &mut Ui, state: &AppState, out: &mut Out) {
    for side in [19, 13, 9, 7] {
        if let Ok(size) = BoardSize::new(side)
            && ui.button(text!("life-empty-board", size = size.to_string())).clicked()
        {
            out.push(LifeCommand::Clear(size));
            ui.close();
        }
    }
    ui.separator();
    if ui.add_enabled(state.viewer().is_some(), Button::new(text!("life-open-game-position"))).clicked() {
        out.push(LifeCommand::TakePosition);
        ui.close();
    }
}

/// The bounding box of a rule's rectangle on the board.
fn region_of(held: &HeldRule) -> Option<BoardRegion> {
    let (&first, rest) = held.placement.points().split_first()?;
    Some(rest.iter().fold(BoardRegion::between(first, first), |region, &point| region.with(point)))
}

fn checked_ui(ui: &mut Ui, state: &AppState, size: egui::Vec2, out: &mut Out) {
    let life = state.life();
    let (board, _) = life.position(state.viewer());
    let held = life.held().map(|(_, held)| held);
    let marks = status_marks(life);
    let labels = labels(life, held);
    let modifiers = ui.input(|input| input.modifiers);
    let ghost = pressed_color(modifiers).or(match life.tool() {
        LifeTool::Stones(color) => Some(color),
        LifeTool::Mark | LifeTool::Play => None,
    });
    let last = state.viewer().filter(|_| !life.is_own()).and_then(|viewer| viewer.last_move()?.point());
    // Setting up stones needs some room around the stones.
    let near = || part_around(board.stones().map(|stone| stone.0), board.size(), 2);
    let part = if life.is_own() && ghost.is_none() { near() } else { BoardRegion::whole(board.size()) };
    let view = BoardView {
        layers: BoardLayers {
            marks: &marks,
            labels: &labels,
            region: held.and_then(region_of),
            last_move: last.filter(|_| life.marked().is_none()),
            ..BoardLayers::default()
        },
        part: Some(part),
        coordinates: state.settings().coordinates,
        ghost,
        name: text!("life-board-position"),
        ..BoardView::new(board, describe(state))
    };
    let output = view.show(ui, size);
    if let Some(held) = held {
        for met in &held.met {
            let at = output.geometry.screen_from_board(met.at);
            paint_badge(ui.painter(), at, output.geometry.cell().max(26.5), met.condition);
        }
    }
    if let Some((point, PointerButton::Primary, modifiers)) = output.clicked {
        out.push(LifeCommand::Click { point, color: pressed_color(modifiers) });
    }
    output.menu(&[(text!("life-clear-mark"), LifeCommand::Mark(None).into())], &mut out.commands);
}

/// A triangle on the stones of the chosen group; without one, circles on living groups, and squares on those that live
/// if they play first.
fn status_marks(life: &Life) -> Vec<Mark> {
    let marked = |stones: &[Point], kind: MarkKind| -> Vec<Mark> {
        stones.iter().map(|&point| Mark { point, kind: kind.clone() }).collect()
    };
    if let Some(group) = life.group() {
        return marked(&group.stones, MarkKind::Triangle);
    }
    let groups = life.checked().into_iter().flat_map(|checked| &checked.groups);
    groups
        .flat_map(|group| match group.status {
            GroupStatus::Alive => marked(&group.stones, MarkKind::Circle),
            GroupStatus::AliveIfFirst(_) => marked(&group.stones, MarkKind::Square),
            GroupStatus::Unknown => Vec::new(),
        })
        .collect()
}

/// Labels the move by which the chosen group lives, the liberties that a rule requires (by the letters of its
/// conditions), and the rule's move.
fn labels(life: &Life, held: Option<&HeldRule>) -> Vec<PointLabel> {
    let label = |point, text: &str| PointLabel { point, text: text.to_owned(), detail: String::new() };
    let mut labels: Vec<PointLabel> = Vec::new();
    if let Some(GroupStatus::AliveIfFirst(point)) = life.group().map(|group| &group.status) {
        labels.push(label(*point, "1"));
    }
    let Some(held) = held else { return labels };
    for (number, met) in held.met.iter().enumerate() {
        for &point in &met.liberties {
            let letter = char::from(b'a' + (number % 26) as u8).to_string();
            match labels.iter_mut().find(|label| label.point == point) {
                Some(label) if label.text.contains(&letter) => {}
                Some(label) => label.text.push_str(&letter),
                None => labels.push(label(point, &letter)),
            }
        }
    }
    if let Some(point) = held.play() {
        match labels.iter_mut().find(|label| label.point == point) {
            Some(label) => label.text = "1".to_owned(),
            None => labels.push(label(point, "1")),
        }
    }
    labels
}

fn describe(state: &AppState) -> String {
    let life = state.life();
    let (board, to_move) = life.position(state.viewer());
    let (size, stones, color) = (board.size().to_string(), board.stones().count(), color_name(to_move));
    match life.marked() {
        None => text!("life-position-described", size = size, stones = stones, color = color),
        Some(point) => {
            let point = Point::label(point, board.size());
            text!("life-position-described-group", size = size, stones = stones, color = color, point = point)
        }
    }
}
