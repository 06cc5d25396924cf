//! The drawing of the corner tree: the path, the other moves played along it, and the most frequent lines after it. The
//! arrow keys move through it; a click goes to a node.

use egui::{
    Align2, Color32, FontId, Pos2, Rect, Role, ScrollArea, Sense, Stroke, StrokeKind, Ui, WidgetInfo, pos2, vec2,
};

use super::words::{color_name, grouped, paint_lettered_stone, percent};
use super::{Out, path};
use crate::theme::Tones;
use crate::tokens::letters;
use crate::widgets::board::BoardStyle;
use katachi_app::AppState;
use katachi_app::find::continuations::letter;
use katachi_app::joseki::JosekiCommand;
use katachi_app::joseki::stand::CornerPlace;
use katachi_app::joseki::tree::{CornerTree, TreeNode};
use katachi_core::go::Color;
use katachi_language::text;

const NODE_STEP: egui::Vec2 = vec2(64.0, 36.0);
const STONE_SIZE: f32 = 22.0;

#[derive(Default)]
pub struct TreeView {
    /// The node to which the tree was last scrolled.
    shown: Option<(usize, usize)>,
}

impl TreeView {
    pub fn ui(&mut self, ui: &mut Ui, state: &AppState, out: &mut Out) {
        let explorer = state.joseki().corner();
        let (Some(_), Some(stand)) = (explorer.graph(), explorer.stand()) else {
            ui.weak(text!("joseki-tree-empty"));
            return;
        };
        ui.horizontal_wrapped(|ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            ui.weak(text!("joseki-tree-keys"));
            let (rect, _) = ui.allocate_exact_size(vec2(12.0, 14.0), Sense::hover());
            diamond(ui, rect.center(), Tones::for_context(ui).accent);
            ui.weak(text!("joseki-tree-orders-meet"));
        });
        path::marks_ui(ui, state, out);
        let tree = explorer.tree();
        let here = tree.here().map(|node| (node.depth, node.row));
        let moves = self.shown != here;
        self.shown = here;
        ScrollArea::both().id_salt("corner tree").auto_shrink(false).show(ui, |ui| {
            let size = vec2(tree.columns as f32 * NODE_STEP.x + 40.0, tree.rows as f32 * NODE_STEP.y + 16.0);
            let (area, _) = ui.allocate_exact_size(size.max(ui.available_size()), Sense::hover());
            let at = |node: &TreeNode| {
                pos2(
                    area.left() + 22.0 + node.depth as f32 * NODE_STEP.x,
                    area.top() + 20.0 + node.row as f32 * NODE_STEP.y,
                )
            };
            lines(ui, tree, at);
            for (number, node) in tree.nodes.iter().enumerate() {
                node_ui(ui, stand, number, node, at(node), out);
                if node.is_here && moves {
                    ui.scroll_to_rect(Rect::from_center_size(at(node), NODE_STEP * vec2(3.0, 3.0)), None);
                }
            }
            // No ring of a neighbour lies over a figure.
            for node in tree.nodes.iter().filter(|node| ui.is_rect_visible(node_rect(at(node)))) {
                paint_figures(ui, node, at(node));
            }
        });
    }
}

fn diamond(ui: &Ui, centre: egui::Pos2, color: Color32) {
    let style = BoardStyle::for_context(ui);
    let mut brush = style.stones.brush(12.0, ui.pixels_per_point());
    brush.diamond(centre, 11.0, Tones::for_context(ui).panel);
    brush.diamond(centre, 8.5, color);
    brush.finish(ui.painter());
}

fn lines(ui: &Ui, tree: &CornerTree, at: impl Fn(&TreeNode) -> egui::Pos2) {
    let tones = Tones::for_context(ui);
    for node in &tree.nodes {
        let Some(parent) = node.parent.map(|parent| &tree.nodes[parent]) else { continue };
        let stroke = if node.on_path { Stroke::new(2.5, tones.text) } else { Stroke::new(1.2, tones.weak) };
        let (from, to) = (at(parent), at(node));
        if from.y == to.y {
            ui.painter().line_segment([from, to], stroke);
            continue;
        }
        // The line runs down beside the parent, then across.
        let bend = from.x + NODE_STEP.x * 0.55;
        ui.painter().line_segment([from, pos2(bend, from.y)], stroke);
        ui.painter().line_segment([pos2(bend, from.y), pos2(bend, to.y)], stroke);
        ui.painter().line_segment([pos2(bend, to.y), to], stroke);
    }
}

fn node_rect(at: Pos2) -> Rect {
    Rect::from_center_size(at, vec2(NODE_STEP.x - 20.0, NODE_STEP.y - 2.0))
}

fn node_ui(ui: &mut Ui, stand: &CornerPlace, number: usize, node: &TreeNode, at: Pos2, out: &mut Out) {
    let rect = node_rect(at);
    if !ui.is_rect_visible(rect) {
        return;
    }
    let response = ui.interact(rect, ui.scope_id().with(("tree node", number)), Sense::click());
    let words = node_words(stand, node);
    response.widget_info(|| WidgetInfo::selected(Role::TreeItem, true, node.is_here, &words));
    paint_halo(ui, node, at, response.hovered());
    paint_stone(ui, stand, node, at);
    let response = response.on_hover_ui(|ui| tip_ui(ui, node, &words));
    if response.clicked() {
        out.push(JosekiCommand::GoAlong { moves_back: node.moves_back, edges: node.edges.clone() });
    }
}

/// Paints the background of a node: current, hovered, or beside the path.
fn paint_halo(ui: &Ui, node: &TreeNode, at: Pos2, is_hovered: bool) {
    let tones = Tones::for_context(ui);
    if node.is_here {
        ui.painter().circle_filled(at, STONE_SIZE * 0.5 + 5.0, tones.chosen);
        ui.painter().circle_stroke(at, STONE_SIZE * 0.5 + 4.5, Stroke::new(2.5, tones.text));
    } else if is_hovered {
        ui.painter().circle_filled(at, STONE_SIZE * 0.5 + 5.0, tones.button_hovered);
    } else if !node.on_path {
        ui.painter().circle_filled(at, STONE_SIZE * 0.5 + 1.0, tones.panel);
    }
}

/// Paints the move of a node, or the corner in which the tree starts.
fn paint_stone(ui: &Ui, stand: &CornerPlace, node: &TreeNode, at: Pos2) {
    let tones = Tones::for_context(ui);
    match (node.color, node.point) {
        (None, _) => {
            // The start: a corner of a board.
            let disc = Rect::from_center_size(at, vec2(STONE_SIZE, STONE_SIZE));
            let style = BoardStyle::for_context(ui);
            ui.painter().rect(disc, 3.0, style.wood_tone, Stroke::new(1.0, style.line), StrokeKind::Inside);
            ui.painter().hline(disc.left() + 4.0..=disc.right() - 5.0, disc.top() + 5.0, Stroke::new(1.5, style.line));
            ui.painter().vline(
                disc.right() - 5.0,
                disc.top() + 5.0..=disc.bottom() - 4.0,
                Stroke::new(1.5, style.line),
            );
        }
        (Some(color), Some(point)) => {
            let label = point.label(stand.size);
            paint_lettered_stone(ui, at, STONE_SIZE, color, "");
            let ink = if color == Color::Black { Color32::WHITE } else { Color32::BLACK };
            let size = if label.len() > 2 { 9.5 } else { 10.5 };
            ui.painter().text(at, Align2::CENTER_CENTER, label, FontId::proportional(size), ink);
        }
        (Some(_), None) => {
            ui.painter().circle_filled(at, STONE_SIZE * 0.46, tones.field);
            ui.painter().circle_stroke(at, STONE_SIZE * 0.46, Stroke::new(1.5, tones.weak));
            ui.painter().text(at, Align2::CENTER_CENTER, "T", FontId::proportional(letters::SMALL), tones.text);
        }
    }
}

/// Paints how often the move was played, the number of ways to reach the node, and the number of hidden continuations.
fn paint_figures(ui: &Ui, node: &TreeNode, at: Pos2) {
    let tones = Tones::for_context(ui);
    let count = short_count(node.count);
    // The ring around the current node stays free.
    let down = STONE_SIZE * 0.5 + if node.is_here { 11.0 } else { 6.0 };
    let below = at + vec2(0.0, down);
    let font = FontId::proportional(letters::LEAST);
    let galley = ui.painter().layout_no_wrap(count, font, tones.text);
    let place = Align2::CENTER_CENTER.anchor_size(below, galley.size());
    ui.painter().rect_filled(place.expand2(vec2(1.5, -1.0)), 2.0, tones.panel);
    ui.painter().galley(place.min, galley, tones.text);
    if node.ways > 1 {
        diamond(ui, at + vec2(STONE_SIZE * 0.48, -STONE_SIZE * 0.42), tones.accent);
    }
    if node.left_out > 0 {
        let more = at + vec2(STONE_SIZE * 0.5 + 11.0, down);
        let text = format!("+{}", node.left_out);
        ui.painter().text(more, Align2::CENTER_CENTER, text, FontId::proportional(letters::LEAST), tones.weak);
    }
}

fn tip_ui(ui: &mut Ui, node: &TreeNode, words: &str) {
    ui.strong(words);
    if node.parent.is_some() {
        ui.label(text!("joseki-tree-share", share = percent(node.share)));
    }
    if node.ways > 1 {
        ui.label(text!("joseki-tree-ways", moves = node.ways));
    }
    if node.left_out > 0 {
        ui.weak(text!("joseki-tree-left-out", continuations = node.left_out));
    }
}

fn node_words(stand: &CornerPlace, node: &TreeNode) -> String {
    let (depth, times) = (node.depth.to_string(), node.count);
    let color = node.color.map_or("", color_name);
    match (node.color, node.point) {
        (None, _) => text!("joseki-tree-start", times = times),
        (Some(_), Some(point)) => text!(
            "joseki-tree-node",
            depth = depth,
            color = color,
            point = point.label(stand.size),
            rank = letter(node.rank),
            times = times,
        ),
        (Some(_), None) => text!("joseki-tree-tenuki", depth = depth, color = color, times = times),
    }
}

/// `950`, `1.2k`, `54k`.
fn short_count(count: u32) -> String {
    match count {
        0..1_000 => grouped(u64::from(count)),
        1_000..10_000 => format!("{:.1}k", f64::from(count) / 1e3),
        1_000_000.. => format!("{:.1}M", f64::from(count) / 1e6),
        _ => format!("{}k", count / 1_000),
    }
}
