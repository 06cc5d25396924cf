//! Signs for the cell sets of a query. Each also has a letter, so that colour is not the only sign.
//!
//! Signs are round for sets on the board, and square for sets that may lie off the board.

use egui::{Align2, Color32, FontId, Pos2, Rect, Response, Role, Sense, Ui, Vec2, WidgetInfo, vec2};

use super::board_layers::Text;
use super::stones::Brush;
use super::style::BoardStyle;
use crate::tokens::ink;
use katachi_app::find::tool::{mark, name};
use katachi_core::go::{Color, Point};
use katachi_core::pattern::{Cell, CellSet};
use katachi_language::text;

/// Paints the sign of a set on a point; stones and empty points have none. The letter is returned, because it is in
/// another texture.
pub fn paint_cell_set(brush: &mut Brush<'_>, at: Pos2, cell: f32, set: CellSet, style: &BoardStyle) -> Option<Text> {
    let either = ink::EITHER_STONE;
    let (fill, letter, ink) = match set.bits() {
        1 | 2 | 4 => return None,
        3 => (style.black_or_empty, "B", Color32::WHITE),
        5 => (style.white_or_empty, "W", Color32::BLACK),
        6 => (either, mark(set), Color32::WHITE),
        7 => (style.any, mark(set), Color32::WHITE),
        8 => (style.outside, mark(set), style.ink),
        15 => (style.any, mark(set), Color32::WHITE),
        _ => (ink::OTHER_SET, mark(set), Color32::WHITE),
    };
    if set.contains(Cell::OffBoard) {
        brush.rect(Rect::from_center_size(at, Vec2::splat(cell * 0.56)), style.ink);
        brush.rect(Rect::from_center_size(at, Vec2::splat(cell * 0.5)), fill);
    } else {
        brush.disc(at, cell * 0.54, style.ink);
        brush.disc(at, cell * 0.48, fill);
    }
    Some((at, cell * 0.38, letter.to_owned(), ink))
}

/// A button with the set on a piece of board; `key` is written in its corner.
pub fn cell_set_button(ui: &mut Ui, set: CellSet, key: Option<&str>, is_chosen: bool) -> Response {
    let (rect, response) = ui.allocate_exact_size(vec2(29.0, 28.0), Sense::click());
    let tip = match key {
        Some(key) => text!("board-set-with-key", set = name(set), key = key),
        None => name(set).to_owned(),
    };
    response
        .widget_info(|| WidgetInfo::selected(Role::Button, true, is_chosen, text!("board-draw-set", set = name(set))));
    if ui.is_rect_visible(rect) {
        let visuals = ui.style().interact_selectable(&response, is_chosen);
        ui.painter().rect(rect, 5.0, visuals.weak_bg_fill, visuals.bg_stroke, egui::StrokeKind::Inside);
        paint_swatch(ui, rect.shrink2(vec2(3.0, 3.0)), set);
        if is_chosen {
            let accent = crate::theme::Tones::for_context(ui).accent;
            ui.painter().hline(rect.shrink(4.0).x_range(), rect.bottom() - 1.0, egui::Stroke::new(2.0, accent));
        }
    }
    response.on_hover_text(tip)
}

/// A point of wood with the set on it.
pub fn paint_swatch(ui: &Ui, rect: Rect, set: CellSet) {
    let style = BoardStyle::for_context(ui);
    let cell = rect.height().min(rect.width());
    let square = Rect::from_center_size(rect.center(), Vec2::splat(cell));
    let mut brush = style.stones.brush(cell, ui.pixels_per_point());
    brush.rect(square, style.wood_tone);
    let (left, right) = (square.left_center(), square.right_center());
    brush.stroke(left, right, 1.0, style.line);
    brush.stroke(square.center_top(), square.center_bottom(), 1.0, style.line);
    let centre = square.center();
    for color in Color::BOTH {
        if set == CellSet::only(Cell::from(Some(color))) {
            brush.stone(color, Point::new(0, 0), centre, cell * 0.86, 1.0);
        }
    }
    let text = paint_cell_set(&mut brush, centre, cell * 1.5, set, &style);
    brush.finish(ui.painter());
    if let Some((at, size, letter, ink)) = text {
        ui.painter().text(at, Align2::CENTER_CENTER, letter, FontId::proportional(size), ink);
    }
}
