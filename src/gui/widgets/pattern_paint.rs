//! A pattern as a picture, from thumbnails of a dozen pixels to large views.
//!
//! The picture shows where the board ends: the edge is a thick line on the outermost points, with no wood beyond it.
//! Lines run to the border if the board goes on outside the window.

use egui::{Align2, Color32, FontId, Pos2, Rect, Ui, Vec2, pos2, vec2};

use super::stones::Brush;
use super::style::BoardStyle;
use crate::tokens::ink;
use katachi_core::go::Point;
use katachi_core::pattern::{Cell, Pattern};

/// Additions to the cells of a drawn pattern. `PatternPaint::default()` draws the cells alone.
#[derive(Clone, Copy, Debug, Default)]
pub struct PatternPaint<'a> {
    /// Mark the centre point, where the mover plays.
    pub mark_centre: bool,
    /// Texts on cells, such as the letters of replies.
    pub labels: &'a [(usize, String)],
    /// Cells whose content does not matter: drawn as a green dot, with a `?` if there is room.
    pub dont_care: &'a [usize],
}

/// Draws the pattern centred in `rect`, as large as it fits. Adds one mesh, and one text per label.
pub fn paint_pattern(ui: &Ui, rect: Rect, pattern: &Pattern, style: &BoardStyle, options: PatternPaint<'_>) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let grid = PatternGrid::new(rect, pattern, ui.pixels_per_point());
    let mut brush = style.stones.brush(grid.stone(), ui.pixels_per_point());
    paint_board(&grid, &mut brush, style, options.labels);
    paint_stones(&grid, &mut brush);
    paint_marks(&grid, &mut brush, style, &options);
    brush.finish(ui.painter());
    paint_texts(ui, &grid, style, &options);
}

/// Paints the wood and the lines, which end at the edge of the board. A label leaves no short ends of lines towards
/// another label, a stone or the end of the picture. In a small picture the lines within the board are faint, since they
/// are nearly as thick as the stones.
fn paint_board(grid: &PatternGrid<'_>, brush: &mut Brush<'_>, style: &BoardStyle, labels: &[(usize, String)]) {
    let places = grid.pattern.window().cells();
    let labelled: Vec<_> = labels.iter().map(|(cell, _)| grid.cell_at(places[*cell])).collect();
    let is_labelled = |x, y| labelled.contains(&grid.at(x, y));
    for (x, y, cell) in grid.each() {
        let ground = if cell == Cell::OffBoard { style.outside } else { style.wood_tone };
        brush.rect(Rect::from_center_size(grid.at(x, y), Vec2::splat(grid.cell)), ground);
    }
    let within = if grid.is_small() { style.wood_tone.lerp_to_gamma(style.line, FAINT) } else { style.line };
    let points = || grid.each().filter(|&(_, _, cell)| cell != Cell::OffBoard);
    // The edge lies over faint lines.
    for ((x, y, _), is_edge) in points().map(|point| (point, false)).chain(points().map(|point| (point, true))) {
        let centre = grid.at(x, y);
        for (dx, dy) in [(1, 0), (-1, 0), (0, 1), (0, -1)] {
            if grid.look(x + dx, y + dy) == Some(Cell::OffBoard) {
                continue;
            }
            // A line is the board's edge if one side of it lies off the board.
            let beside = [(dy, dx), (-dy, -dx)];
            let on_edge = beside.iter().any(|&(sx, sy)| grid.look(x + sx, y + sy) == Some(Cell::OffBoard));
            if on_edge != is_edge {
                continue;
            }
            let is_open = grid.look(x + dx, y + dy) == Some(Cell::Empty) && !is_labelled(x + dx, y + dy);
            if is_labelled(x, y) && !is_open && !on_edge {
                continue;
            }
            let width = if on_edge { grid.edge_width } else { grid.line_width };
            let end = centre + vec2(dx as f32, dy as f32) * (grid.cell / 2.0);
            let cap = if on_edge { width / 2.0 } else { grid.line_width / 2.0 };
            let bar = Rect::from_two_pos(centre, end)
                .expand2(vec2(if dx == 0 { width / 2.0 } else { 0.0 }, if dy == 0 { width / 2.0 } else { 0.0 }));
            // Lines meet squarely in a corner.
            let joint = Rect::from_center_size(centre, Vec2::splat(cap * 2.0));
            let ink = if on_edge { style.line } else { within };
            brush.rect(bar, ink);
            brush.rect(joint, ink);
        }
    }
}

fn paint_stones(grid: &PatternGrid<'_>, brush: &mut Brush<'_>) {
    let diameter = grid.stone();
    if grid.cell >= 9.0 {
        let stones = grid.each().filter(|(_, _, cell)| cell.is_stone());
        stones.for_each(|(x, y, _)| brush.shadow(grid.at(x, y), diameter));
    }
    for (x, y, cell) in grid.each() {
        if let Some(color) = cell.color() {
            brush.stone(color, Point::new(x as u8, y as u8), grid.at(x, y), diameter, 1.0);
        }
    }
}

/// Paints the mark in the centre, the dots of don't-care cells, and the background of the labels.
fn paint_marks(grid: &PatternGrid<'_>, brush: &mut Brush<'_>, style: &BoardStyle, options: &PatternPaint<'_>) {
    let pattern = grid.pattern;
    let places = pattern.window().cells();
    if options.mark_centre
        && let Some(centre) = pattern.window().centre()
    {
        let at = grid.cell_at(places[centre]);
        brush.diamond(at, (grid.cell * 0.52).max(4.0), ink::CENTRE_RIM);
        brush.diamond(at, (grid.cell * 0.40).max(3.0), style.accent);
    }
    for &cell in options.dont_care {
        let at = grid.cell_at(places[cell]);
        brush.disc(at, grid.cell * 0.74, style.wood_tone);
        brush.disc(at, grid.cell * 0.62, style.any);
    }
    for (cell, _) in options.labels {
        let at = grid.cell_at(places[*cell]);
        if !pattern.cells()[*cell].is_stone() {
            brush.disc(at, grid.cell * 0.84, style.wood_tone);
        } else if grid.is_small() {
            brush.disc(at, grid.cell * 0.5, style.accent);
        }
    }
}

fn paint_texts(ui: &Ui, grid: &PatternGrid<'_>, style: &BoardStyle, options: &PatternPaint<'_>) {
    let places = grid.pattern.window().cells();
    if grid.cell >= 11.0 {
        for &cell in options.dont_care {
            grid.text(ui, places[cell], "?", Color32::WHITE, 0.5);
        }
    }
    // A number on a small stone is too small to read: the stone has a mark.
    let has_room = |&&(cell, _): &&(usize, String)| !grid.is_small() || !grid.pattern.cells()[cell].is_stone();
    for (cell, text) in options.labels.iter().filter(has_room) {
        let ink = match grid.pattern.cells()[*cell] {
            Cell::Black => Color32::WHITE,
            Cell::White => Color32::BLACK,
            Cell::Empty | Cell::OffBoard => style.ink,
        };
        let longest = text.lines().map(|line| line.chars().count()).max().unwrap_or(1) as f32;
        let scale = (1.25 / longest).min(0.72 / text.lines().count() as f32).min(0.62);
        grid.text(ui, places[*cell], text, ink, scale);
    }
}

/// A stone's diameter as a share of its cell, and that in a small picture, where stones must stand out from the lines.
const STONE_SHARE: f32 = 0.96;
const SMALL_STONE_SHARE: f32 = 1.2;
/// Cells below this width make a picture small.
const SMALL_CELL: f32 = 10.0;
/// How dark the lines of a small picture are, of 1.
const FAINT: f32 = 0.4;

struct PatternGrid<'a> {
    pattern: &'a Pattern,
    /// The centre of the top left cell, in the middle of a pixel.
    origin: Pos2,
    cell: f32,
    line_width: f32,
    edge_width: f32,
}

impl<'a> PatternGrid<'a> {
    fn new(rect: Rect, pattern: &'a Pattern, pixels_per_point: f32) -> PatternGrid<'a> {
        let (columns, rows) = (pattern.window().width() as f32, pattern.window().height() as f32);
        let fitting = (rect.width() / columns).min(rect.height() / rows) * pixels_per_point;
        // Whole pixels, so that all lines are equally crisp. Tiny pictures use fractions.
        let pixels = if fitting >= 5.0 { fitting.floor() } else { fitting };
        let cell = pixels / pixels_per_point;
        let corner = rect.center() - vec2(columns, rows) * (cell / 2.0);
        let snap = |value: f32| ((value * pixels_per_point).floor() + 0.5) / pixels_per_point;
        let origin = pos2(snap(corner.x + cell / 2.0), snap(corner.y + cell / 2.0));
        // Lines of odd width have their middle in the middle of a pixel.
        let line = ((pixels * 0.03).round().max(1.0) / 2.0).floor() * 2.0 + 1.0;
        let edge = if pixels < 9.0 { line } else { line + 2.0 };
        PatternGrid { pattern, origin, cell, line_width: line / pixels_per_point, edge_width: edge / pixels_per_point }
    }

    fn is_small(&self) -> bool {
        self.cell < SMALL_CELL
    }

    /// The diameter of a stone.
    fn stone(&self) -> f32 {
        self.cell * if self.is_small() { SMALL_STONE_SHARE } else { STONE_SHARE }
    }

    /// The places and the contents of all cells.
    fn each(&self) -> impl Iterator<Item = (i32, i32, Cell)> + '_ {
        let places = self.pattern.window().cells().iter();
        places.zip(self.pattern.cells()).map(|(&(x, y), &cell)| (i32::from(x), i32::from(y), cell))
    }

    fn at(&self, x: i32, y: i32) -> Pos2 {
        self.origin + vec2(x as f32, y as f32) * self.cell
    }

    fn cell_at(&self, (x, y): (u8, u8)) -> Pos2 {
        self.at(i32::from(x), i32::from(y))
    }

    /// The window's cell at a place; `None` outside the window.
    fn look(&self, x: i32, y: i32) -> Option<Cell> {
        let (x, y) = (usize::try_from(x).ok()?, usize::try_from(y).ok()?);
        let window = self.pattern.window();
        if x >= window.width() || y >= window.height() {
            return None;
        }
        // A full rectangle needs no search.
        let cell = if window.cell_count() == window.width() * window.height() {
            y * window.width() + x
        } else {
            window.cell_at(x, y)?
        };
        Some(self.pattern.cells()[cell])
    }

    fn text(&self, ui: &Ui, place: (u8, u8), text: &str, color: Color32, scale: f32) {
        let font = FontId::proportional(self.cell * scale);
        let lines = text.lines().count() as f32;
        for (line, words) in text.lines().enumerate() {
            let below = vec2(0.0, (line as f32 - (lines - 1.0) / 2.0) * self.cell * scale * 1.1);
            ui.painter().text(self.cell_at(place) + below, Align2::CENTER_CENTER, words, font.clone(), color);
        }
    }
}
