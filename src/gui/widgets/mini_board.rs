//! A board as a small picture: the whole board (wood, faint lines, stones), or the relevant part.

use egui::{Rect, Stroke, Ui, Vec2, pos2};

use super::board::{PatternPaint, paint_pattern};
use super::style::BoardStyle;
use katachi_app::BoardRegion;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::pattern::{Cell, Pattern, Window};

/// Draws the board centred in `rect`, as large as it fits. `last` gets a ring.
pub fn paint_mini_board(ui: &Ui, rect: Rect, size: BoardSize, stones: &[(Point, Color)], last: Option<Point>) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let style = BoardStyle::for_context(ui);
    let side = rect.width().min(rect.height());
    let cell = side / size.side() as f32;
    let face = Rect::from_center_size(rect.center(), Vec2::splat(side));
    let at = |point: Point| face.min + Vec2::new(f32::from(point.x) + 0.5, f32::from(point.y) + 0.5) * cell;
    let painter = ui.painter();
    painter.rect_filled(face, 1.5, style.wood_tone);
    let (first, end) = (at(Point::new(0, 0)), at(Point::new(size.side() as u8 - 1, size.side() as u8 - 1)));
    let line = Stroke::new(0.5, style.line.gamma_multiply(0.35));
    for step in 0..size.side() {
        let along = step as f32 * cell;
        painter.vline(first.x + along, first.y..=end.y, line);
        painter.hline(first.x..=end.x, first.y + along, line);
    }
    // Larger than a cell, so that few stones in a small picture are visible.
    let diameter = (cell * 1.35).max(3.0);
    let mut brush = style.stones.brush(diameter, ui.pixels_per_point());
    for point in size.hoshi() {
        brush.disc(at(point), (cell * 0.4).max(1.2), style.line.gamma_multiply(0.6));
    }
    for &(point, color) in stones {
        brush.stone(color, point, at(point), diameter, 1.0);
    }
    brush.finish(painter);
    if let Some(last) = last {
        painter.circle_stroke(pos2(at(last).x, at(last).y), diameter * 0.62, Stroke::new(1.2, style.accent));
    }
}

/// Draws a part of a board as large as it fits into `rect`, with the board's edges if the part reaches them.
pub fn paint_board_part(ui: &Ui, rect: Rect, size: BoardSize, stones: &[(Point, Color)], part: BoardRegion) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let last = size.side() as i32 - 1;
    let beyond = |at: u8, end: i32| i32::from(i32::from(at) == end);
    let (left, top) = (beyond(part.min.x, 0), beyond(part.min.y, 0));
    let (right, bottom) = (beyond(part.max.x, last), beyond(part.max.y, last));
    let (width, height) = (part.width() as i32 + left + right, part.height() as i32 + top + bottom);
    let Ok(window) = Window::rect(width as usize, height as usize) else {
        return paint_mini_board(ui, rect, size, stones, None);
    };
    let cell = |x: i32, y: i32| {
        let (x, y) = (i32::from(part.min.x) + x - left, i32::from(part.min.y) + y - top);
        match (u8::try_from(x), u8::try_from(y)) {
            (Ok(x), Ok(y)) if size.contains(Point::new(x, y)) => {
                let stone = stones.iter().find(|(point, _)| *point == Point::new(x, y));
                Cell::from(stone.map(|&(_, color)| color))
            }
            _ => Cell::OffBoard,
        }
    };
    let cells = (0..height).flat_map(|y| (0..width).map(move |x| (x, y))).map(|(x, y)| cell(x, y)).collect();
    let pattern = Pattern::new(window, cells);
    paint_pattern(ui, rect, &pattern, &BoardStyle::for_context(ui.ctx()), PatternPaint::default());
}
