//! Paints a diagram as shapes, with its top left at a spot, in cells of a given size.
//!
//! Line weights are for print: hairlines that survive photocopying, and an edge twice as strong. Digits are as large as
//! the stone allows for one, two or three of them.

use std::ops::RangeInclusive;

use super::diagram::{DiagramFrame, DiagramStone, Label, PageDiagram};
use super::fonts::Fonts;
use super::scene::{Ink, PageShape, Spot, TextAnchor};
use katachi_core::go::{Color, Point};

/// Outer margin around the lines, in cells: half a stone.
const RIM_CELLS: f64 = 0.55;
/// The room for the letters and numbers of coordinates, in cells.
const COORDINATES_ROOM: f64 = 0.85;
const STONE_RADIUS: f64 = 0.475;
const REGION_INK: Ink = Ink(232);
/// Outer and inner radius of the circle on the stone that made the shape, in cells.
const CIRCLE_RADII: (f64, f64) = (0.29, 0.2);

/// Width and height of a diagram, in cells.
pub(super) fn extent(frame: DiagramFrame, coordinates: bool) -> (f64, f64) {
    let band = if coordinates { COORDINATES_ROOM } else { 0.0 };
    (frame.width as f64 - 1.0 + 2.0 * RIM_CELLS + band, frame.height as f64 - 1.0 + 2.0 * RIM_CELLS + band)
}

/// How a diagram is drawn.
#[derive(Clone, Copy, Debug)]
pub(super) struct DiagramLook {
    /// Distance between two lines, in points of print.
    pub cell: f64,
    pub coordinates: bool,
    /// Whether the drawn region is tinted.
    pub region: bool,
}

/// The frame's top left point, from the top left of the diagram.
pub(super) fn origin(look: DiagramLook) -> Spot {
    let left = if look.coordinates { COORDINATES_ROOM } else { 0.0 } + RIM_CELLS;
    Spot::new(left * look.cell, RIM_CELLS * look.cell)
}

pub(super) fn diagram(diagram: &PageDiagram, at: Spot, look: DiagramLook, fonts: &Fonts) -> Vec<PageShape> {
    let layers = layers(diagram, at, look, fonts);
    [layers.ground, layers.stones].concat()
}

/// The layer under the stones, and the layer of the stones with their labels.
pub(super) struct Layers {
    pub ground: Vec<PageShape>,
    pub stones: Vec<PageShape>,
}

pub(super) fn layers(diagram: &PageDiagram, at: Spot, look: DiagramLook, fonts: &Fonts) -> Layers {
    let within = origin(look);
    let origin = Spot::new(at.x + within.x, at.y + within.y);
    Painter { diagram, fonts, look, origin, shapes: Vec::new() }.painted()
}

struct Painter<'a> {
    diagram: &'a PageDiagram,
    fonts: &'a Fonts,
    look: DiagramLook,
    /// The frame's top left point.
    origin: Spot,
    shapes: Vec<PageShape>,
}

/// Points that fill a rectangle.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PointBlock {
    columns: RangeInclusive<u8>,
    rows: RangeInclusive<u8>,
}

/// Covers points with few rectangles: runs in a row, joined with equal runs of the row above. A single rectangle has no
/// seams.
fn blocks(points: &[Point]) -> Vec<PointBlock> {
    let mut sorted = points.to_vec();
    sorted.sort_unstable_by_key(|point| (point.y, point.x));
    let mut blocks: Vec<PointBlock> = Vec::new();
    for run in sorted.chunk_by(|a, b| a.y == b.y && a.x + 1 == b.x) {
        let (columns, row) = (run[0].x..=run[run.len() - 1].x, run[0].y);
        match blocks.iter_mut().find(|block| block.columns == columns && *block.rows.end() + 1 == row) {
            Some(above) => above.rows = *above.rows.start()..=row,
            None => blocks.push(PointBlock { columns, rows: row..=row }),
        }
    }
    blocks
}

impl Painter<'_> {
    fn painted(mut self) -> Layers {
        if self.look.region {
            self.region();
        }
        self.lines();
        self.hoshi();
        if self.look.coordinates {
            self.coordinates();
        }
        let ground = std::mem::take(&mut self.shapes);
        for point in self.diagram.frame.points() {
            if let Some(stone) = self.diagram.stone(point) {
                self.stone(point, stone);
            }
        }
        Layers { ground, stones: self.shapes }
    }

    /// The place on the page of a column and row of the frame.
    fn spot(&self, column: f64, row: f64) -> Spot {
        Spot::new(self.origin.x + column * self.look.cell, self.origin.y + row * self.look.cell)
    }

    fn spot_of(&self, point: Point) -> Spot {
        let DiagramFrame { left, top, .. } = self.diagram.frame;
        self.spot(f64::from(point.x) - left as f64, f64::from(point.y) - top as f64)
    }

    fn region(&mut self) {
        let ((left, right), (top, bottom)) = self.reach();
        let DiagramFrame { left: first_column, top: first_row, .. } = self.diagram.frame;
        for PointBlock { columns, rows } in blocks(&self.diagram.region) {
            let place = |at: u8, first: usize, over: f64| f64::from(at) - first as f64 + over;
            let from = self.spot(
                place(*columns.start(), first_column, -0.5).max(left),
                place(*rows.start(), first_row, -0.5).max(top),
            );
            let to = self.spot(
                place(*columns.end(), first_column, 0.5).min(right),
                place(*rows.end(), first_row, 0.5).min(bottom),
            );
            self.shapes.push(PageShape::Box {
                at: from,
                width: to.x - from.x,
                height: to.y - from.y,
                fill: REGION_INK,
            });
        }
    }

    /// The ends of the lines, in columns and rows of the frame; they extend beyond it on sides where the board goes on.
    fn reach(&self) -> ((f64, f64), (f64, f64)) {
        let DiagramFrame { width, height, .. } = self.diagram.frame;
        let edges = self.diagram.edges();
        let over = |edge: bool| if edge { 0.0 } else { 0.5 };
        (
            (-over(edges.left), width as f64 - 1.0 + over(edges.right)),
            (-over(edges.top), height as f64 - 1.0 + over(edges.bottom)),
        )
    }

    fn lines(&mut self) {
        let DiagramFrame { width, height, .. } = self.diagram.frame;
        let edges = self.diagram.edges();
        let ((left, right), (top, bottom)) = self.reach();
        for column in 0..width {
            let strong = column == 0 && edges.left || column + 1 == width && edges.right;
            self.line(self.spot(column as f64, top), self.spot(column as f64, bottom), strong);
        }
        for row in 0..height {
            let strong = row == 0 && edges.top || row + 1 == height && edges.bottom;
            self.line(self.spot(left, row as f64), self.spot(right, row as f64), strong);
        }
    }

    fn line(&mut self, from: Spot, to: Spot, strong: bool) {
        let width = if strong { (self.look.cell * 0.1).max(0.8) } else { (self.look.cell * 0.04).max(0.35) };
        // Strong lines meet in full corners.
        let cap = if strong { width / 2.0 } else { 0.0 };
        let (along_x, along_y) = if from.y == to.y { (cap, 0.0) } else { (0.0, cap) };
        let edges = self.diagram.edges();
        let (starts, ends) = if from.y == to.y { (edges.left, edges.right) } else { (edges.top, edges.bottom) };
        let (start, end) = (f64::from(u8::from(starts)), f64::from(u8::from(ends)));
        let from = Spot::new(from.x - along_x * start, from.y - along_y * start);
        let to = Spot::new(to.x + along_x * end, to.y + along_y * end);
        self.shapes.push(PageShape::Line { from, to, width, ink: Ink::BLACK });
    }

    fn hoshi(&mut self) {
        for point in self.diagram.size.hoshi() {
            if self.diagram.frame.contains(point) {
                let centre = self.spot_of(point);
                let radius = (self.look.cell * 0.1).max(0.9);
                self.shapes.push(PageShape::Disc { centre, radius, fill: Ink::BLACK, line: 0.0 });
            }
        }
    }

    fn stone(&mut self, point: Point, stone: DiagramStone) {
        let centre = self.spot_of(point);
        let (fill, ink) = match stone.color {
            Color::Black => (Ink::BLACK, Ink::WHITE),
            Color::White => (Ink::WHITE, Ink::BLACK),
        };
        let line = (self.look.cell * 0.05).max(0.4);
        let radius = STONE_RADIUS * self.look.cell;
        self.shapes.push(PageShape::Disc { centre, radius, fill, line });
        match stone.label {
            None => {}
            Some(Label::Circle) => {
                // Outlines are black, so the circle is a disc on a disc.
                for (radius, fill) in [(CIRCLE_RADII.0, ink), (CIRCLE_RADII.1, fill)] {
                    self.shapes.push(PageShape::Disc { centre, radius: radius * self.look.cell, fill, line: 0.0 });
                }
            }
            Some(label) => self.label(centre, label, ink),
        }
    }

    fn label(&mut self, centre: Spot, label: Label, ink: Ink) {
        let text = label.to_string();
        // The width of the disc at the height of the digits.
        let room = 2.0 * STONE_RADIUS * self.look.cell * if text.len() > 2 { 0.88 } else { 0.76 };
        let size = (room / self.fonts.width(&text, 1.0, true)).min(self.look.cell * 0.64);
        let lift = if matches!(label, Label::Letter(_)) { X_HEIGHT } else { DIGIT_HEIGHT } / 2.0;
        let at = Spot::new(centre.x, centre.y + lift * size);
        self.shapes.push(PageShape::Text { at, text, size, bold: true, anchor: TextAnchor::Middle, ink });
    }

    /// Letters below and numbers at the left, as on the turned board.
    fn coordinates(&mut self) {
        let DiagramFrame { left, top, width, height } = self.diagram.frame;
        let size = (self.look.cell * 0.5).min(8.0);
        let side = self.diagram.size.side();
        let labels = |point: Point| point.label(self.diagram.size);
        let mut texts = Vec::new();
        for column in 0..width {
            let letter: String = labels(Point::new((left + column) as u8, 0)).chars().take(1).collect();
            let at = self.spot(column as f64, height as f64 - 1.0 + RIM_CELLS + COORDINATES_ROOM / 2.0);
            texts.push((Spot::new(at.x, at.y + DIGIT_HEIGHT / 2.0 * size), letter, TextAnchor::Middle));
        }
        for row in 0..height {
            let at = self.spot(-RIM_CELLS - 0.15, row as f64);
            let number = (side - top - row).to_string();
            texts.push((Spot::new(at.x, at.y + DIGIT_HEIGHT / 2.0 * size), number, TextAnchor::End));
        }
        let text = |(at, text, anchor)| PageShape::Text { at, text, size, bold: false, anchor, ink: Ink::BLACK };
        self.shapes.extend(texts.into_iter().map(text));
    }
}

/// The height of digits and small letters, in font sizes: a good approximation for every plain family.
const DIGIT_HEIGHT: f64 = 0.72;
const X_HEIGHT: f64 = 0.54;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_region_is_painted_in_few_rectangles_that_cover_it_once() {
        let points = |rows: &[&str]| -> Vec<Point> {
            let of_row = |(y, row): (usize, &&str)| {
                let marked: Vec<Point> = row
                    .bytes()
                    .enumerate()
                    .filter(|&(_, b)| b == b'#')
                    .map(|(x, _)| Point::new(x as u8, y as u8))
                    .collect();
                marked
            };
            rows.iter().enumerate().flat_map(of_row).collect()
        };
        assert_eq!(blocks(&points(&["###", "###"])), [PointBlock { columns: 0..=2, rows: 0..=1 }]);
        for rows in [&["#.#", "#.#", "###"], &["##.", ".##", "##."]] {
            let blocks = blocks(&points(rows));
            let mut covered: Vec<Point> = blocks
                .iter()
                .flat_map(|block| block.rows.clone().flat_map(|y| block.columns.clone().map(move |x| Point::new(x, y))))
                .collect();
            covered.sort_unstable_by_key(|point| (point.y, point.x));
            assert_eq!(covered, points(rows));
            assert!(blocks.len() <= 3);
        }
    }
}
