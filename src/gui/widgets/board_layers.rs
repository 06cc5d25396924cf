//! The layers of a board, and the places of its points on the screen.

use egui::{Color32, Pos2, Rect, Vec2, pos2, vec2};

use katachi_app::BoardRegion;
use katachi_core::go::{BoardLine, Color, Mark, Point};
use katachi_core::pattern::CellSet;

/// A text over the board: position, size, text and colour.
pub(super) type Text = (Pos2, f32, String, Color32);

/// A label on a point: a letter by rank, and its share or count, which stands under the letter where it can be read.
#[derive(Clone, Debug)]
pub struct PointLabel {
    pub point: Point,
    pub text: String,
    pub detail: String,
}

/// A point that belongs to a colour, with a strength from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Territory {
    pub point: Point,
    pub color: Color,
    pub strength: f32,
}

/// The layers of a board, empty by default.
#[derive(Clone, Copy, Default)]
pub struct BoardLayers<'a> {
    pub marks: &'a [Mark],
    /// Lines and arrows of the record.
    pub lines: &'a [BoardLine],
    /// Points that the record shows dimmed.
    pub dimmed: &'a [Point],
    pub labels: &'a [PointLabel],
    /// Strengths from 0 to 1.
    pub heat: &'a [(Point, f32)],
    /// The cell sets of a query's points, except plain stones.
    pub sets: &'a [(Point, CellSet)],
    /// Stones that are shown pale, such as dead stones.
    pub faded: &'a [Point],
    /// Points that belong to a colour.
    pub territory: &'a [Territory],
    /// A set of points that is outlined.
    pub outline: &'a [Point],
    /// A region that stays bright while the rest is dimmed.
    pub region: Option<BoardRegion>,
    /// Points of which nothing is known or asked: their wood is dimmed.
    pub unseen: &'a [Point],
    pub last_move: Option<Point>,
    pub ko: Option<Point>,
    /// The children of the current move, where variations begin.
    pub branches: &'a [Point],
}

/// The places of a board's points on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardGeometry {
    pub(super) part: BoardRegion,
    /// Screen position of the top left point of the part.
    origin: Pos2,
    cell: f32,
    face: Rect,
}

impl BoardGeometry {
    /// The largest board, or part of one, that fits in the middle of `rect`. Lines fall on pixels.
    pub fn new(rect: Rect, part: BoardRegion, coordinates: bool, pixels_per_point: f32) -> BoardGeometry {
        let (columns, rows) = (part.width() as f32, part.height() as f32);
        // Wood beyond the outermost lines, in cells.
        let border = if coordinates { 1.28 } else { 0.62 };
        let across = vec2(columns - 1.0 + 2.0 * border, rows - 1.0 + 2.0 * border);
        let fitting = (rect.width() / across.x).min(rect.height() / across.y) * pixels_per_point;
        let cell = fitting.floor().max(1.0) / pixels_per_point;
        let snap = |value: f32| ((value * pixels_per_point).floor() + 0.5) / pixels_per_point;
        let first = rect.center() - vec2(columns - 1.0, rows - 1.0) * (cell / 2.0);
        let origin = pos2(snap(first.x), snap(first.y));
        let face = Rect::from_min_size(origin, vec2(columns - 1.0, rows - 1.0) * cell).expand(border * cell);
        BoardGeometry { part, origin, cell, face }
    }

    /// The distance between neighbouring points.
    pub fn cell(&self) -> f32 {
        self.cell
    }

    /// The rectangle of the wood.
    pub fn face(&self) -> Rect {
        self.face
    }

    pub fn screen_from_board(&self, point: Point) -> Pos2 {
        let (dx, dy) =
            (f32::from(point.x) - f32::from(self.part.min.x), f32::from(point.y) - f32::from(self.part.min.y));
        self.origin + vec2(dx, dy) * self.cell
    }

    /// The point nearest to a screen position; `None` beyond the part that is drawn.
    pub fn board_from_screen(&self, at: Pos2) -> Option<Point> {
        let offset = (at - self.origin) / self.cell;
        let (dx, dy) = (offset.x.round(), offset.y.round());
        let inside = dx >= 0.0 && dy >= 0.0 && dx < self.part.width() as f32 && dy < self.part.height() as f32;
        inside.then(|| Point::new(self.part.min.x + dx as u8, self.part.min.y + dy as u8))
    }

    /// The point nearest to a screen position, also beyond the part: for drags that leave the board.
    pub fn nearest_point(&self, at: Pos2) -> Point {
        let last = vec2(self.part.width() as f32 - 1.0, self.part.height() as f32 - 1.0);
        let offset = ((at - self.origin) / self.cell).clamp(Vec2::ZERO, last);
        Point::new(self.part.min.x + offset.x.round() as u8, self.part.min.y + offset.y.round() as u8)
    }

    /// The square around a point; at the rim of the part it reaches the end of the wood.
    pub(super) fn square_to_rim(&self, point: Point) -> Rect {
        let mut square = Rect::from_center_size(self.screen_from_board(point), Vec2::splat(self.cell));
        if point.x == self.part.min.x {
            square.min.x = self.face.left();
        }
        if point.x == self.part.max.x {
            square.max.x = self.face.right();
        }
        if point.y == self.part.min.y {
            square.min.y = self.face.top();
        }
        if point.y == self.part.max.y {
            square.max.y = self.face.bottom();
        }
        square
    }

    /// The cells of a region.
    pub fn region_rect(&self, region: BoardRegion) -> Rect {
        Rect::from_two_pos(self.screen_from_board(region.min), self.screen_from_board(region.max))
            .expand(self.cell / 2.0)
    }
}
