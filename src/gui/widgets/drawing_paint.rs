//! A drawn query as a small picture: only its region, with drawn edges as thick lines.

use egui::{Align2, Color32, FontId, Rect, Ui, Vec2, pos2, vec2};

use super::cell_set::paint_cell_set;
use super::style::BoardStyle;
use katachi_app::find::drawing::Drawing;
use katachi_core::go::{Color, Point};

/// Draws the region centred in `rect`, as large as it fits.
pub fn paint_drawing(ui: &Ui, rect: Rect, drawing: &Drawing) {
    let Some(region) = drawing.region().filter(|_| ui.is_rect_visible(rect)) else { return };
    let style = BoardStyle::for_context(ui);
    let (columns, rows) = (region.width() as f32, region.height() as f32);
    // Three points at least, so that a single stone is not huge.
    let cell = (rect.width() / columns.max(3.0)).min(rect.height() / rows.max(3.0));
    let corner = rect.center() - vec2(columns, rows) * (cell / 2.0);
    let at = |point: Point| {
        let (dx, dy) = (f32::from(point.x - region.min.x), f32::from(point.y - region.min.y));
        pos2(corner.x + (dx + 0.5) * cell, corner.y + (dy + 0.5) * cell)
    };
    let edges = drawing.edges();
    let mut brush = style.stones.brush(cell * 0.96, ui.pixels_per_point());
    let points = || {
        let rows = region.min.y..=region.max.y;
        let all = rows.flat_map(|y| (region.min.x..=region.max.x).map(move |x| Point::new(x, y)));
        all.filter(|&point| drawing.contains(point))
    };
    for point in points() {
        brush.rect(Rect::from_center_size(at(point), Vec2::splat(cell)), style.wood_tone);
    }
    let half = cell / 2.0;
    for point in points() {
        let here = at(point);
        let on_edge = [
            edges.left && point.x == region.min.x,
            edges.right && point.x == region.max.x,
            edges.top && point.y == region.min.y,
            edges.bottom && point.y == region.max.y,
        ];
        let run = |closed: bool| if closed { 0.0 } else { half };
        let width = |thick: bool| if thick { 2.0 } else { 1.0 };
        let (left, right) = (here - vec2(run(on_edge[0]), 0.0), here + vec2(run(on_edge[1]), 0.0));
        let (top, bottom) = (here - vec2(0.0, run(on_edge[2])), here + vec2(0.0, run(on_edge[3])));
        brush.stroke(left, right, width(on_edge[2] || on_edge[3]), style.line);
        brush.stroke(top, bottom, width(on_edge[0] || on_edge[1]), style.line);
    }
    let mut texts = Vec::new();
    for point in points() {
        match drawing.stone(point) {
            Some(color) => brush.stone(color, point, at(point), cell * 0.96, 1.0),
            None => texts.extend(paint_cell_set(&mut brush, at(point), cell, drawing.cell(point), &style)),
        }
    }
    for (number, &(point, color)) in (1..).zip(drawing.moves()).filter(|(_, (point, _))| region.contains(*point)) {
        brush.stone(color, point, at(point), cell * 0.96, 1.0);
        let ink = if color == Color::Black { Color32::WHITE } else { Color32::BLACK };
        texts.push((at(point), cell * 0.6, i32::to_string(&number), ink));
    }
    brush.finish(ui.painter());
    if cell >= 9.0 {
        for (at, size, letter, ink) in texts {
            ui.painter().text(at, Align2::CENTER_CENTER, letter, FontId::proportional(size), ink);
        }
    }
}
