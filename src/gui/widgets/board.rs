//! The board: named layers over a grid, and the pointer's actions on it.
//!
//! A [`BoardView`] is built anew each frame from borrowed layers and keeps no state. Only [`BoardGeometry`] knows where
//! points are on the screen, so code that draws over the board asks it. Patterns without a board are drawn by
//! [`paint_pattern`].

use egui::{
    Align2, Color32, Event, FontId, Modifiers, PointerButton, Pos2, Rect, Response, Sense, Ui, Vec2, pos2, vec2,
};

use super::board_access::{Keyboard, tell_points};
pub use super::board_layers::{BoardGeometry, BoardLayers, PointLabel, Territory};
pub use super::pattern_paint::{PatternPaint, paint_pattern};
pub use super::style::BoardStyle;
use crate::tokens::{ink, letters};
use katachi_app::BoardRegion;
use katachi_core::go::{Board, BoardSize, Color, MarkKind, Point};
use katachi_language::text;

/// The least distance between points at which coordinates have room beside each other.
const LEAST_CELL_WITH_COORDINATES: f32 = 14.0;

/// A board to be shown.
pub struct BoardView<'a> {
    pub board: &'a Board,
    pub layers: BoardLayers<'a>,
    /// The part to draw; `None` for all.
    pub part: Option<BoardRegion>,
    pub coordinates: bool,
    /// Whether star points are drawn. Leave them out if it is unknown which part of a board is shown.
    pub hoshi: bool,
    /// The stone that follows the pointer.
    pub ghost: Option<Color>,
    /// The left button selects a region too.
    pub select_with_left: bool,
    /// The name for screen readers and tests.
    pub name: &'static str,
    /// The position in words, for screen readers and tests.
    pub description: String,
    /// The number of the move that placed the stone on a point, if known; for screen readers.
    pub played: Option<&'a dyn Fn(Point) -> Option<usize>>,
}

/// The user's actions on the board in this frame.
pub struct BoardOutput {
    pub response: Response,
    pub geometry: BoardGeometry,
    pub hovered: Option<Point>,
    pub clicked: Option<(Point, PointerButton, Modifiers)>,
    pub region_drag: Option<RegionDrag>,
}

impl BoardOutput {
    /// The number of moves that the wheel goes forward over the board; negative for back.
    pub fn wheel_steps(&self) -> i32 {
        if !self.response.contains_pointer() {
            return 0;
        }
        self.response.ctx.input(|input| {
            let wheel = input.events.iter().map(|event| match event {
                Event::MouseWheel { delta, modifiers, .. } if modifiers.is_none() => -delta.y.signum() as i32,
                _ => 0,
            });
            wheel.sum()
        })
    }

    /// The move number that the wheel leads to from `at` in a line of `moves`; `None` if it stays.
    pub fn wheel_from(&self, at: usize, moves: usize) -> Option<usize> {
        let there = (at as i64 + i64::from(self.wheel_steps())).clamp(0, moves as i64) as usize;
        (there != at).then_some(there)
    }
}

/// The colour that Shift or Ctrl asks for.
pub fn pressed_color(modifiers: Modifiers) -> Option<Color> {
    match (modifiers.shift, modifiers.command) {
        (true, _) => Some(Color::Black),
        (false, true) => Some(Color::White),
        (false, false) => None,
    }
}

/// A region being drawn with the pointer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RegionDrag {
    Drawing(BoardRegion),
    Done(BoardRegion),
}

impl<'a> BoardView<'a> {
    pub fn new(board: &'a Board, description: impl Into<String>) -> BoardView<'a> {
        BoardView {
            board,
            layers: BoardLayers::default(),
            part: None,
            coordinates: true,
            hoshi: true,
            ghost: None,
            select_with_left: false,
            name: text!("board-go-board"),
            description: description.into(),
            played: None,
        }
    }

    /// Shows the board as large as it fits into `size`.
    pub fn show(self, ui: &mut Ui, size: Vec2) -> BoardOutput {
        let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
        let part = self.part.unwrap_or_else(|| BoardRegion::whole(self.board.size()));
        let geometry = BoardGeometry::new(rect, part, self.coordinates, ui.pixels_per_point());
        let keyboard = Keyboard::read(ui, &response, part);
        let (hovered, clicked, region_drag) = self.interact(ui, &response, &geometry);
        let (hovered, clicked) = (hovered.or(keyboard.cursor), clicked.or(keyboard.clicked));
        if ui.is_rect_visible(rect) {
            self.paint(ui, &geometry, hovered, region_drag);
            keyboard.paint(ui, &geometry);
        }
        response.widget_info(|| {
            let mut info = egui::WidgetInfo::labeled(egui::Role::Canvas, true, self.name);
            info.current_text_value = Some(self.description.clone());
            info
        });
        tell_points(ui, &response, &geometry, keyboard.cursor, |point| self.point_in_words(point));
        BoardOutput { response, geometry, hovered, clicked, region_drag }
    }

    #[expect(clippy::type_complexity, reason = "the three parts of the output, used once")]
    fn interact(
        &self,
        ui: &Ui,
        response: &Response,
        geometry: &BoardGeometry,
    ) -> (Option<Point>, Option<(Point, PointerButton, Modifiers)>, Option<RegionDrag>) {
        let hovered = response.hover_pos().and_then(|at| geometry.board_from_screen(at));
        let clicked = [PointerButton::Primary, PointerButton::Secondary, PointerButton::Middle]
            .into_iter()
            .find(|&button| response.clicked_by(button))
            .and_then(|button| {
                let point = geometry.board_from_screen(response.interact_pointer_pos()?)?;
                Some((point, button, ui.input(|input| input.modifiers)))
            });
        let buttons = if self.select_with_left {
            &[PointerButton::Secondary, PointerButton::Primary][..]
        } else {
            &[PointerButton::Secondary][..]
        };
        // At the release the toolkit has already forgotten the press, so its position is kept.
        let memory = response.id.with("region begins");
        let to = || response.interact_pointer_pos().or_else(|| ui.input(|input| input.pointer.latest_pos()));
        let region =
            |from: Pos2| Some(BoardRegion::between(geometry.nearest_point(from), geometry.nearest_point(to()?)));
        let drag = if buttons.iter().any(|&button| response.dragged_by(button)) {
            let origin = ui.input(|input| input.pointer.press_origin());
            origin.and_then(|from| {
                ui.data_mut(|data| data.insert_temp(memory, from));
                region(from).map(RegionDrag::Drawing)
            })
        } else if buttons.iter().any(|&button| response.drag_stopped_by(button)) {
            ui.data(|data| data.get_temp::<Pos2>(memory)).and_then(region).map(RegionDrag::Done)
        } else {
            None
        };
        (hovered, clicked, drag)
    }

    /// A point in words: `Q16, black, move 37`, followed by letters and marks.
    fn point_in_words(&self, point: Point) -> String {
        let label = point.label(self.board.size());
        let number = self.played.and_then(|played| played(point)).map(|number| number.to_string());
        let mut words = match (self.board.get(point), number) {
            (None, _) => text!("board-point-empty", point = label),
            (Some(Color::Black), None) => text!("board-point-black", point = label),
            (Some(Color::White), None) => text!("board-point-white", point = label),
            (Some(Color::Black), Some(number)) => text!("board-point-black-move", point = label, number = number),
            (Some(Color::White), Some(number)) => text!("board-point-white-move", point = label, number = number),
        };
        let layers = &self.layers;
        let more =
            layers.labels.iter().filter(|label| label.point == point).flat_map(|label| [&label.text, &label.detail]);
        for said in more.filter(|said| !said.is_empty()) {
            words = text!("board-point-and", point = words, more = said);
        }
        for mark in layers.marks.iter().filter(|mark| mark.point == point) {
            let said = match &mark.kind {
                MarkKind::Triangle => text!("board-pen-triangle"),
                MarkKind::Square => text!("board-pen-square"),
                MarkKind::Circle => text!("board-pen-circle"),
                MarkKind::Cross => text!("board-pen-cross"),
                MarkKind::Selected => text!("board-mark-selected"),
                MarkKind::BlackTerritory => text!("board-mark-black-territory"),
                MarkKind::WhiteTerritory => text!("board-mark-white-territory"),
                MarkKind::Label(label) => label,
            };
            words = text!("board-point-and", point = words, more = said);
        }
        if layers.last_move == Some(point) {
            words = text!("board-point-and", point = words, more = text!("board-point-last-move"));
        }
        words
    }

    fn paint(&self, ui: &Ui, geometry: &BoardGeometry, hovered: Option<Point>, drag: Option<RegionDrag>) {
        let style = BoardStyle::for_context(ui);
        paint_face(ui, geometry, self.board.size(), &style, self.hoshi);
        let layers = &self.layers;
        let cell = geometry.cell();
        let diameter = cell * STONE_SHARE;
        let mut brush = style.stones.brush(diameter, ui.pixels_per_point());
        let stones = || self.board.stones().filter(|&(point, _)| geometry.part.contains(point));
        let region = match drag {
            Some(RegionDrag::Drawing(region) | RegionDrag::Done(region)) => Some(region),
            None => layers.region,
        };
        // The wood is dimmed before the stones are painted, so that they keep their white and black.
        let dimmed = dimmed_areas(geometry, region, layers.unseen);
        dimmed.iter().for_each(|&area| brush.rect(area, style.dim));
        for &(point, strength) in layers.heat {
            let color = style.heat.gamma_multiply(strength.clamp(0.0, 1.0) * 0.62);
            brush.rect(Rect::from_center_size(geometry.screen_from_board(point), Vec2::splat(cell * 0.92)), color);
        }
        let is_faded = |point: Point| layers.faded.contains(&point);
        for (point, _) in stones().filter(|&(point, _)| !is_faded(point)) {
            brush.shadow(geometry.screen_from_board(point), diameter);
        }
        for (point, color) in stones() {
            let alpha = if is_faded(point) { 0.4 } else { 1.0 };
            brush.stone(color, point, geometry.screen_from_board(point), diameter, alpha);
        }
        for &point in layers.dimmed {
            brush.rect(Rect::from_center_size(geometry.screen_from_board(point), Vec2::splat(cell)), style.dim);
        }
        for territory in layers.territory {
            super::board_marks::paint_territory(&mut brush, geometry, territory);
        }
        if let (Some(color), Some(point)) = (self.ghost, hovered)
            && self.board.is_empty(point)
            && drag.is_none()
        {
            brush.stone(color, point, geometry.screen_from_board(point), diameter, 0.5);
        }
        for &point in layers.branches {
            brush.ring(geometry.screen_from_board(point), cell * 0.5, style.accent.gamma_multiply(0.75));
        }
        if let Some(region) = region {
            frame_region(&mut brush, geometry, region, &style);
        }
        // Texts are painted over the dimmed wood, so that letters outside a region are as legible as those inside.
        let mut texts = Vec::new();
        let marks = super::board_marks::MarkLayer { geometry, board: self.board, style: &style };
        marks.paint(&mut brush, layers, &mut texts);
        paint_outline(&mut brush, geometry, layers.outline, self.board.size(), &style);
        brush.finish(ui.painter());
        if self.coordinates && cell >= LEAST_CELL_WITH_COORDINATES {
            paint_coordinates(ui, geometry, self.board.size(), &style, &dimmed);
        }
        for (at, size, text, color) in texts {
            ui.painter().text(at, Align2::CENTER_CENTER, text, FontId::proportional(size), color);
        }
    }
}

/// A stone's diameter as a share of the distance between two points.
pub(super) const STONE_SHARE: f32 = 0.97;

fn paint_face(ui: &Ui, geometry: &BoardGeometry, size: BoardSize, style: &BoardStyle, hoshi: bool) {
    let painter = ui.painter();
    let face = geometry.face();
    let shadow = egui::Shadow { offset: [0, 3], blur: 14, spread: 0, color: ink::BOARD_SHADOW };
    painter.add(shadow.as_shape(face, 3.0));
    // A part of a board shows its part of the wood.
    let uv = Rect::from_min_max(pos2(0.0, 0.0), pos2(1.0, 1.0));
    painter.image(style.wood.id(), face, uv, Color32::WHITE);
    let pixel = 1.0 / ui.pixels_per_point();
    let cell = geometry.cell();
    let mut brush = style.stones.brush(cell, ui.pixels_per_point());
    // A lit upper edge and a shaded lower one.
    let (light, shade) = (ink::BOARD_LIGHT, ink::BOARD_SHADE);
    brush.rect(Rect::from_min_size(face.min, vec2(face.width(), 1.5)), light);
    brush.rect(Rect::from_min_max(pos2(face.min.x, face.max.y - 2.0), face.max), shade);

    let part = geometry.part;
    let last = size.side() as u8 - 1;
    let (min, max) = (geometry.screen_from_board(part.min), geometry.screen_from_board(part.max));
    // Lines run to the border of the wood on sides where the board goes on.
    let run = cell * 0.5;
    let from = pos2(if part.min.x > 0 { min.x - run } else { min.x }, if part.min.y > 0 { min.y - run } else { min.y });
    let to =
        pos2(if part.max.x < last { max.x + run } else { max.x }, if part.max.y < last { max.y + run } else { max.y });
    let thin = ((cell / pixel * 0.028).round().max(1.0) / 2.0).floor() * 2.0 * pixel + pixel;
    let width =
        |line: u8| if line == 0 || line == last { thin + if cell > 14.0 { 2.0 * pixel } else { 0.0 } } else { thin };
    for x in part.min.x..=part.max.x {
        let at = geometry.screen_from_board(Point::new(x, part.min.y)).x;
        let half = width(x) / 2.0;
        brush.rect(
            Rect::from_min_max(pos2(at - half, from.y - pixel / 2.0), pos2(at + half, to.y + pixel / 2.0)),
            style.line,
        );
    }
    for y in part.min.y..=part.max.y {
        let at = geometry.screen_from_board(Point::new(part.min.x, y)).y;
        let half = width(y) / 2.0;
        brush.rect(
            Rect::from_min_max(pos2(from.x - pixel / 2.0, at - half), pos2(to.x + pixel / 2.0, at + half)),
            style.line,
        );
    }
    for point in size.hoshi().into_iter().filter(|&point| hoshi && part.contains(point)) {
        brush.disc(geometry.screen_from_board(point), (cell * 0.2).max(3.0 * thin), style.line);
    }
    brush.finish(painter);
}

/// Paints coordinates that are not dimmed: those on dimmed wood have a colour of their own.
fn paint_coordinates(ui: &Ui, geometry: &BoardGeometry, size: BoardSize, style: &BoardStyle, dimmed: &[Rect]) {
    let cell = geometry.cell();
    let font = FontId::proportional((cell * 0.42).clamp(letters::LEAST, letters::SECTION));
    let part = geometry.part;
    let write = |at: Pos2, text: &str| {
        let is_dimmed = dimmed.iter().any(|area| area.contains(at));
        let ink = if is_dimmed { style.dimmed_coordinate } else { style.coordinate };
        ui.painter().text(at, Align2::CENTER_CENTER, text, font.clone(), ink);
    };
    let away = cell * 0.86;
    for x in part.min.x..=part.max.x {
        let label = Point::new(x, 0).label(size);
        let (top, bottom) = (Point::new(x, part.min.y), Point::new(x, part.max.y));
        write(geometry.screen_from_board(top) - vec2(0.0, away), &label[..1]);
        write(geometry.screen_from_board(bottom) + vec2(0.0, away), &label[..1]);
    }
    for y in part.min.y..=part.max.y {
        let label = Point::new(0, y).label(size);
        let (left, right) = (Point::new(part.min.x, y), Point::new(part.max.x, y));
        write(geometry.screen_from_board(left) - vec2(away, 0.0), &label[1..]);
        write(geometry.screen_from_board(right) + vec2(away, 0.0), &label[1..]);
    }
}

/// The border of a set of points, halfway to the points outside it.
fn paint_outline(
    brush: &mut super::stones::Brush<'_>,
    geometry: &BoardGeometry,
    points: &[Point],
    size: BoardSize,
    style: &BoardStyle,
) {
    let side = size.side() as i32;
    let mut inside = vec![false; size.area()];
    points.iter().for_each(|&point| inside[usize::from(point.y) * size.side() + usize::from(point.x)] = true);
    let is_inside = |x: i32, y: i32| {
        (0..side).contains(&x) && (0..side).contains(&y) && inside[y as usize * size.side() + x as usize]
    };
    let width = (geometry.cell() * 0.09).max(1.6);
    for &point in points {
        let rect = Rect::from_center_size(geometry.screen_from_board(point), Vec2::splat(geometry.cell()));
        let (x, y) = (i32::from(point.x), i32::from(point.y));
        for (dx, dy, from, to) in [
            (-1, 0, rect.left_top(), rect.left_bottom()),
            (1, 0, rect.right_top(), rect.right_bottom()),
            (0, -1, rect.left_top(), rect.right_top()),
            (0, 1, rect.left_bottom(), rect.right_bottom()),
        ] {
            if !is_inside(x + dx, y + dy) {
                brush.stroke(from, to, width, style.outline);
            }
        }
    }
}

/// The wood that is dimmed: all that lies outside the region, and around points of which nothing is known.
fn dimmed_areas(geometry: &BoardGeometry, region: Option<BoardRegion>, unseen: &[Point]) -> Vec<Rect> {
    let around = region.map(|region| bands_around(geometry, region)).into_iter().flatten();
    let squares = unseen.iter().map(|&point| geometry.square_to_rim(point));
    around.filter(|band| band.is_positive()).chain(squares).collect()
}

fn bands_around(geometry: &BoardGeometry, region: BoardRegion) -> [Rect; 4] {
    let (face, inside) = (geometry.face(), geometry.region_rect(region).intersect(geometry.face()));
    [
        Rect::from_min_max(face.min, pos2(face.max.x, inside.min.y)),
        Rect::from_min_max(pos2(face.min.x, inside.max.y), face.max),
        Rect::from_min_max(pos2(face.min.x, inside.min.y), pos2(inside.min.x, inside.max.y)),
        Rect::from_min_max(pos2(inside.max.x, inside.min.y), pos2(face.max.x, inside.max.y)),
    ]
}

/// Draws a frame around the region.
fn frame_region(
    brush: &mut super::stones::Brush<'_>,
    geometry: &BoardGeometry,
    region: BoardRegion,
    style: &BoardStyle,
) {
    let inside = geometry.region_rect(region).intersect(geometry.face());
    let corners = [inside.left_top(), inside.right_top(), inside.right_bottom(), inside.left_bottom()];
    for side in 0..4 {
        brush.stroke(corners[side], corners[(side + 1) % 4], 2.0, style.accent);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_point_is_found_again_where_it_is_drawn() {
        let part = BoardRegion::between(Point::new(10, 0), Point::new(18, 6));
        for (part, coordinates) in [(BoardRegion::whole(BoardSize::NINETEEN), true), (part, false)] {
            let rect = Rect::from_min_size(pos2(13.0, 7.5), vec2(640.0, 480.0));
            let geometry = BoardGeometry::new(rect, part, coordinates, 1.5);
            assert!(rect.expand(1.0).contains_rect(geometry.face()));
            for point in BoardSize::NINETEEN.points() {
                let found = geometry.board_from_screen(geometry.screen_from_board(point));
                assert_eq!(found, part.contains(point).then_some(point));
                if part.contains(point) {
                    assert_eq!(geometry.nearest_point(geometry.screen_from_board(point)), point);
                }
            }
        }
    }

    #[test]
    fn the_wood_under_a_coordinate_is_dimmed_with_the_points_beside_it() {
        let part = BoardRegion::between(Point::new(10, 0), Point::new(18, 6));
        let rect = Rect::from_min_size(pos2(13.0, 7.5), vec2(640.0, 480.0));
        let geometry = BoardGeometry::new(rect, part, true, 1.5);
        // The upper left is unknown: the first four columns, down to the fourth row.
        let is_unseen = |point: Point| point.x < 14 && point.y < 4;
        let unseen: Vec<Point> = BoardSize::NINETEEN.points().filter(|&p| part.contains(p) && is_unseen(p)).collect();
        let region = BoardRegion::between(Point::new(14, 0), part.max);
        for (areas, least_y) in
            [(dimmed_areas(&geometry, None, &unseen), 4), (dimmed_areas(&geometry, Some(region), &[]), 7)]
        {
            let is_dimmed = |at: Pos2| areas.iter().any(|area| area.contains(at));
            let away = geometry.cell() * 0.86;
            for x in part.min.x..=part.max.x {
                let above = geometry.screen_from_board(Point::new(x, 0)) - vec2(0.0, away);
                assert_eq!(is_dimmed(above), x < 14 || least_y == 7, "above column {x}");
            }
            for y in part.min.y..=part.max.y {
                let beside = geometry.screen_from_board(Point::new(part.min.x, y)) - vec2(away, 0.0);
                assert_eq!(is_dimmed(beside), y < least_y, "left of row {y}");
            }
        }
    }
}
