//! A whole board as a small picture: wood, a hint of lines, stones.

use egui::{Rect, Stroke, Ui, Vec2, pos2};

use super::style::BoardStyle;
use crate::go::{BoardSize, Color, Point};

/// Draws the board as large as fits into `rect`, in its middle; `last` gets a ring.
pub fn paint_mini_board(ui: &Ui, rect: Rect, size: BoardSize, stones: &[(Point, Color)], last: Option<Point>) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let style = BoardStyle::of(ui);
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
    // Larger than a cell: a few stones on a small board are to be seen.
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
