//! The tree of the open game: every node is a stone, and variations stand beside the line from which they branch.

use egui::{Align2, FontId, Pos2, Rect, Role, ScrollArea, Sense, Stroke, Ui, WidgetInfo, pos2, vec2};

use crate::focus::leave_list;
use crate::theme::Tones;
use crate::widgets::board::BoardStyle;
use katachi_app::{AppState, Command, GameOrigin, Navigation, Viewer, Workspace};
use katachi_core::go::{Color, NodeId, Point};
use katachi_language::text;

/// The distance of columns and of rows, in points.
const NODE_STEP: f32 = 26.0;
const STONE_SIZE: f32 = 20.0;

/// The view's memory.
#[derive(Default)]
pub struct VariationsView {
    /// The node that was last scrolled to.
    shown: Option<(Workspace, GameOrigin, NodeId)>,
}

impl VariationsView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, commands: &mut Vec<Command>) {
        let Some(viewer) = state.viewer() else {
            ui.weak(text!("board-tree-hint"));
            return;
        };
        let places = viewer.places();
        let here = (state.workspace(), viewer.origin().clone(), viewer.at());
        let mut scroll = ScrollArea::both().id_salt("tree").auto_shrink(false);
        if self.shown.as_ref() != Some(&here) {
            let (column, row) = places.place(viewer.at());
            let middle = |place: u32, room: f32| ((place as f32 + 0.5) * NODE_STEP - room / 2.0).max(0.0);
            scroll =
                scroll.scroll_offset(vec2(middle(column, ui.available_width()), middle(row, ui.available_height())));
            self.shown = Some(here);
        }
        leave_list(ui, ui.available_rect_before_wrap());
        scroll.show_viewport(ui, |ui, seen| {
            let size = vec2(places.columns() as f32, places.rows() as f32) * NODE_STEP;
            let (area, _) = ui.allocate_exact_size(size.max(ui.available_size()), Sense::hover());
            let centre = |node: NodeId| {
                let (column, row) = places.place(node);
                area.min + vec2(column as f32 + 0.5, row as f32 + 0.5) * NODE_STEP
            };
            let first = (seen.top() / NODE_STEP).max(0.0) as usize;
            let rows = first..(seen.bottom() / NODE_STEP) as usize + 2;
            let nodes = || rows.clone().flat_map(|row| places.row(row).iter().copied());
            lines(ui, viewer, nodes(), centre);
            for node in nodes() {
                let rect = Rect::from_center_size(centre(node), vec2(NODE_STEP, NODE_STEP));
                if ui.is_rect_visible(rect) && node_ui(ui, viewer, node, rect) {
                    commands.push(Command::Go(Navigation::Node(node)));
                }
            }
        });
    }
}

/// Draws the line from each node to its parent, along its own variation or out of another.
fn lines(ui: &Ui, viewer: &Viewer, nodes: impl Iterator<Item = NodeId>, centre: impl Fn(NodeId) -> Pos2) {
    let tones = Tones::for_context(ui);
    let clip = ui.clip_rect();
    let is_walked = |node: NodeId| viewer.line().contains(&node);
    for node in nodes {
        let Some(parent) = viewer.tree().parent(node) else { continue };
        let (from, to) = (centre(parent), centre(node));
        if from.x > clip.right() || to.x < clip.left() {
            continue;
        }
        let stroke = if is_walked(node) { Stroke::new(2.0, tones.text) } else { Stroke::new(1.0, tones.weak) };
        // Along the parent's row, then diagonally to the node's own row.
        let turn = pos2((to.x - NODE_STEP).max(from.x), from.y);
        ui.painter().line_segment([from, turn], stroke);
        ui.painter().line_segment([turn, to], stroke);
    }
}

/// Draws a node. Returns whether it was clicked.
fn node_ui(ui: &Ui, viewer: &Viewer, id: NodeId, rect: Rect) -> bool {
    let node = viewer.tree().node(id);
    let response = ui.interact(rect, ui.scope_id().with(id), Sense::click());
    let tones = Tones::for_context(ui);
    let is_current = id == viewer.at();
    let number = viewer.tree().move_number(id);
    let words = match node.play {
        Some(play) => text!("board-tree-move", number = number.to_string(), point = viewer.label(play)),
        None if id == NodeId::ROOT => text!("board-tree-beginning").to_owned(),
        None => text!("board-tree-setup").to_owned(),
    };
    response.widget_info(|| WidgetInfo::selected(Role::Button, true, is_current, words.clone()));
    let painter = ui.painter();
    if is_current {
        painter.rect_filled(rect, 5.0, tones.accent);
    } else if response.hovered() {
        painter.rect_filled(rect, 5.0, tones.stripe);
    }
    match node.play {
        Some(play) => {
            let color = viewer.turned().color(play.color());
            let style = BoardStyle::for_context(ui);
            let mut brush = style.stones.brush(STONE_SIZE, ui.pixels_per_point());
            brush.stone(color, Point::new(0, 0), rect.center(), STONE_SIZE, 1.0);
            brush.finish(painter);
            let ink = if color == Color::Black { egui::Color32::WHITE } else { egui::Color32::BLACK };
            let size = if number < 100 { 10.5 } else { 9.0 };
            painter.text(rect.center(), Align2::CENTER_CENTER, number, FontId::proportional(size), ink);
        }
        None => _ = painter.rect_filled(Rect::from_center_size(rect.center(), vec2(10.0, 10.0)), 2.0, tones.weak),
    }
    if !node.comment.is_empty() {
        painter.circle(rect.right_top() + vec2(-5.0, 5.0), 3.5, tones.accent, Stroke::new(1.0, tones.panel));
    }
    let clicked = response.clicked();
    if response.hovered() {
        let said = node.comment.chars().take(400).collect::<String>();
        response.on_hover_text(if said.is_empty() { words } else { format!("{words}\n{said}") });
    }
    clicked
}
