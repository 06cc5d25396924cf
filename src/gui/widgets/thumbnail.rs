//! Patterns and templates as small pictures with a name for screen readers, and the turning animation of the large
//! picture.

use egui::{Color32, Pos2, Rect, Response, Role, Sense, Shape, Stroke, Ui, Vec2, WidgetInfo, pos2, vec2};

use super::board::{BoardStyle, PatternPaint, paint_pattern};
use crate::tokens::letters;
use katachi_core::go::{Color, Point};
use katachi_core::pattern::{Cell, Image, Pattern, Symmetry, Template, TemplateCell, Window};

/// A picture of the pattern, `side` points wide and high.
pub fn thumbnail(ui: &mut Ui, pattern: &Pattern, side: f32, sense: Sense, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
    response.widget_info(|| WidgetInfo::labeled(role_of(sense), true, name));
    paint_thumbnail(ui, rect, pattern);
    response
}

/// Paints the picture only.
pub fn paint_thumbnail(ui: &Ui, rect: Rect, pattern: &Pattern) {
    paint_pattern(ui, rect, pattern, &BoardStyle::for_context(ui.ctx()), PatternPaint::default());
}

/// Paints a shape as the move that Black plays there, numbered 1, if the shape is what lies there before the move.
pub fn paint_move(ui: &Ui, rect: Rect, pattern: &Pattern, is_before_move: bool) {
    if is_before_move { paint_move_of(ui, rect, pattern, Color::Black) } else { paint_thumbnail(ui, rect, pattern) }
}

/// Paints a shape as the move that `mover` plays at its centre, numbered 1.
pub fn paint_move_of(ui: &Ui, rect: Rect, pattern: &Pattern, mover: Color) {
    match with_move(pattern, mover) {
        Some(played) => paint_numbered(ui, rect, &played),
        None => paint_thumbnail(ui, rect, pattern),
    }
}

/// The shape with a stone on its centre; `None` if the centre is not empty.
fn with_move(pattern: &Pattern, mover: Color) -> Option<Pattern> {
    let mut cells = pattern.cells().to_vec();
    let centre = pattern.window().centre().filter(|&centre| cells[centre] == Cell::Empty)?;
    cells[centre] = Cell::from(Some(mover));
    Some(Pattern::new(pattern.window().clone(), cells))
}

/// Paints a shape with the number 1 on its centre.
fn paint_numbered(ui: &Ui, rect: Rect, pattern: &Pattern) {
    let labels: Vec<(usize, String)> =
        pattern.window().centre().map(|centre| (centre, "1".to_owned())).into_iter().collect();
    let options = PatternPaint { labels: &labels, ..PatternPaint::default() };
    paint_pattern(ui, rect, pattern, &BoardStyle::for_context(ui.ctx()), options);
}

/// A picture of the template, with `?` cells as green dots.
pub fn template_thumbnail(ui: &mut Ui, template: &Template, side: f32, sense: Sense, name: &str) -> Response {
    let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), sense);
    response.widget_info(|| WidgetInfo::labeled(role_of(sense), true, name));
    let (pattern, dont_care) = template_picture(template);
    let options = PatternPaint { dont_care: &dont_care, ..PatternPaint::default() };
    paint_pattern(ui, rect, &pattern, &BoardStyle::for_context(ui.ctx()), options);
    response
}

/// A template as a pattern to draw, and which of its cells are `?`.
fn template_picture(template: &Template) -> (Pattern, Vec<usize>) {
    let cells = template.cells().iter().map(|cell| match cell {
        TemplateCell::Is(cell) => *cell,
        TemplateCell::Any => Cell::Empty,
    });
    let pattern = Pattern::new(template.window().clone(), cells.collect());
    let dont_care = (0..template.cells().len()).filter(|&at| template.cells()[at] == TemplateCell::Any).collect();
    (pattern, dont_care)
}

fn role_of(sense: Sense) -> Role {
    if sense.senses_click() { Role::Button } else { Role::Image }
}

/// Paints `pattern` on its way from one of its images to another; `progress` from 0 to 1.
///
/// Turns rotate, mirrors flip over their axis, and stones change colour by cross-fading. The move is numbered where the
/// turn ends, as in [`paint_move`].
pub fn paint_turn(
    ui: &Ui,
    rect: Rect,
    pattern: &Pattern,
    is_before_move: bool,
    (from, to): (Image, Image),
    progress: f32,
) {
    let played = with_move(pattern, Color::Black).filter(|_| is_before_move);
    let drawn = played.as_ref().unwrap_or(pattern);
    let (Some(start), Some(end)) = (drawn.image(from), drawn.image(to)) else { return };
    if progress >= 1.0 {
        return if played.is_some() { paint_numbered(ui, rect, &end) } else { paint_thumbnail(ui, rect, &end) };
    }
    let style = BoardStyle::for_context(ui.ctx());
    let between = from.inverse().then(to);
    let window = start.window();
    let (columns, rows) = (window.width() as f32, window.height() as f32);
    let cell = (rect.width() / columns).min(rect.height() / rows).floor();
    let middle = vec2((columns - 1.0) / 2.0, (rows - 1.0) / 2.0);
    let turn = Linear::towards(between.symmetry, progress);
    let at = |x: f32, y: f32| rect.center() + turn.apply(vec2(x, y) - middle) * cell;

    let mut brush = style.stones.brush(cell, ui.pixels_per_point());
    let places = || window.cells().iter().zip(start.cells()).map(|(&(x, y), &cell)| (f32::from(x), f32::from(y), cell));
    for (x, y, found) in places() {
        let ground = if found == Cell::OffBoard { style.outside } else { style.wood_tone };
        let corners = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)].map(|(dx, dy)| at(x + dx, y + dy));
        brush.quad(corners, ground);
    }
    for (x, y, found) in places().filter(|&(_, _, cell)| cell != Cell::OffBoard) {
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            let beside = look(&start, x as i32 + dx, y as i32 + dy);
            if beside != Some(Cell::OffBoard) && found != Cell::OffBoard {
                brush.stroke(at(x, y), at(x + dx as f32 / 2.0, y + dy as f32 / 2.0), 1.0, style.line);
            }
        }
    }
    for (x, y, found) in places() {
        let Some(color) = found.color() else { continue };
        let place = at(x, y);
        let point = Point::new(x as u8, y as u8);
        brush.stone(color, point, place, cell * 0.96, 1.0);
        if between.swapped {
            brush.stone(color.opponent(), point, place, cell * 0.96, progress);
        }
    }
    brush.finish(ui.painter());
}

fn look(pattern: &Pattern, x: i32, y: i32) -> Option<Cell> {
    let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
    pattern.window().cell_at(x, y).map(|cell| pattern.cells()[cell])
}

/// A linear map of the plane, given by the images of the unit vectors.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Linear {
    x: Vec2,
    y: Vec2,
}

impl Linear {
    /// The linear map at `progress` of the way from the identity to `symmetry`.
    fn towards(symmetry: Symmetry, progress: f32) -> Linear {
        // The images of a step to the right and a step down, read off a 2×2 box.
        let corner = |x, y| {
            let (x, y) = symmetry.apply((x, y), (2, 2));
            vec2(x as f32, y as f32)
        };
        let (right, down) = (corner(1, 0) - corner(0, 0), corner(0, 1) - corner(0, 0));
        let is_turn = right.x * down.y - right.y * down.x > 0.0;
        if is_turn {
            let angle = right.y.atan2(right.x) * progress;
            let (sin, cos) = angle.sin_cos();
            Linear { x: vec2(cos, sin), y: vec2(-sin, cos) }
        } else {
            // A mirror keeps its axis and scales the direction across it from 1 through 0 to −1.
            let across =
                if right.x < 0.0 || right.y != 0.0 { vec2(1.0, -right.y) } else { vec2(0.0, 1.0) }.normalized();
            let shrunk = (std::f32::consts::PI * progress).cos() - 1.0;
            let image = |unit: Vec2| unit + across * (shrunk * unit.dot(across));
            Linear { x: image(vec2(1.0, 0.0)), y: image(vec2(0.0, 1.0)) }
        }
    }

    fn apply(self, v: Vec2) -> Vec2 {
        self.x * v.x + self.y * v.y
    }
}

/// The rectangle of one cell in a picture that was drawn into `rect`.
pub fn cell_rect(ui: &Ui, rect: Rect, window: &Window, cell: usize) -> Rect {
    let (columns, rows) = (window.width() as f32, window.height() as f32);
    let pixels = ui.pixels_per_point();
    let side = ((rect.width() / columns).min(rect.height() / rows) * pixels).floor().max(1.0) / pixels;
    let (x, y) = window.cells()[cell];
    let corner = rect.center() - vec2(columns, rows) * (side / 2.0) + vec2(f32::from(x), f32::from(y)) * side;
    Rect::from_min_size(corner, Vec2::splat(side))
}

/// Paints a frame around one cell of a picture.
pub fn paint_cell_frame(ui: &Ui, rect: Rect, window: &Window, cell: usize, color: Color32) {
    let square = cell_rect(ui, rect, window, cell);
    ui.painter().rect_stroke(square, 2.0, Stroke::new(2.0, color), egui::StrokeKind::Middle);
}

/// Paints a frame outside a picture, with a letter in its corner. Pictures that look the same share the letter and the
/// colour.
pub fn paint_class_frame(ui: &Ui, rect: Rect, letter: &str, color: Color32) {
    let painter = ui.painter();
    painter.rect_stroke(rect, 3.0, Stroke::new(2.0, color), egui::StrokeKind::Outside);
    let side = 15.0;
    let tag = Rect::from_min_size(rect.left_top() - vec2(2.0, 2.0), Vec2::splat(side));
    painter.rect_filled(tag, 3.0, color);
    let ink = if color.intensity() > 0.5 { Color32::BLACK } else { Color32::WHITE };
    painter.text(tag.center(), egui::Align2::CENTER_CENTER, letter, egui::FontId::proportional(letters::LEAST), ink);
}

/// Paints a small triangle that points up or down, for the heads of sorted columns.
pub fn paint_triangle(ui: &Ui, centre: Pos2, down: bool, color: Color32) {
    let (half, height) = (4.0, if down { 3.0 } else { -3.0 });
    let corners = vec![
        pos2(centre.x - half, centre.y - height),
        pos2(centre.x + half, centre.y - height),
        pos2(centre.x, centre.y + height),
    ];
    ui.painter().add(Shape::convex_polygon(corners, color, Stroke::NONE));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_turn_ends_where_the_symmetry_says() {
        for symmetry in Symmetry::ALL {
            let (start, end) = (Linear::towards(symmetry, 0.0), Linear::towards(symmetry, 1.0));
            for (x, y) in [(0, 0), (2, 0), (1, 2)] {
                let from = vec2(x as f32 - 1.0, y as f32 - 1.0);
                let (tx, ty) = symmetry.apply((x, y), (3, 3));
                let to = vec2(tx as f32 - 1.0, ty as f32 - 1.0);
                assert!((start.apply(from) - from).length() < 1e-5, "{}", symmetry.name());
                assert!((end.apply(from) - to).length() < 1e-5, "{}", symmetry.name());
            }
        }
    }
}
