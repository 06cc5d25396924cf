//! The drawn query: cell sets on a board, the part of the board that is asked about, and how it may match.
//!
//! A drawing is never invalid, but it may be empty. [`Drawing::query`] makes a query of it.

mod kept;
mod reading;

pub use self::reading::DrawingReading;

use serde::{Deserialize, Serialize};

use self::kept::KeptDrawing;
use katachi_core::find::{Edges, Fixed, Query, SequenceMove};
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::pattern::{Cell, CellSet, Pattern, Symmetry};

use super::super::BoardRegion;
use katachi_language::text;

/// Which points are asked about.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Extent {
    /// The drawing, read in the way of [`Drawing::reading`].
    #[default]
    Follow,
    Box(BoardRegion),
    /// A drawn set of points. The entry at row · side + column says whether the point belongs to the set.
    Points(Vec<bool>),
}

/// How a drawing may match: see [`Query`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MatchOptions {
    pub fixed: bool,
    pub other_edges: bool,
    pub swap: bool,
    pub to_play: Option<Color>,
    pub moves: Option<(u32, u32)>,
}

impl Default for MatchOptions {
    fn default() -> Self {
        MatchOptions { fixed: false, other_edges: true, swap: true, to_play: None, moves: None }
    }
}

/// A side of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BoardSide {
    Left,
    Right,
    Top,
    Bottom,
}

impl BoardSide {
    pub const ALL: [BoardSide; 4] = [BoardSide::Left, BoardSide::Right, BoardSide::Top, BoardSide::Bottom];

    pub fn is_in(self, edges: Edges) -> bool {
        match self {
            BoardSide::Left => edges.left,
            BoardSide::Right => edges.right,
            BoardSide::Top => edges.top,
            BoardSide::Bottom => edges.bottom,
        }
    }

    fn set(self, edges: &mut Edges, value: bool) {
        match self {
            BoardSide::Left => edges.left = value,
            BoardSide::Right => edges.right = value,
            BoardSide::Top => edges.top = value,
            BoardSide::Bottom => edges.bottom = value,
        }
    }
}

/// Why a query cannot be shown as a drawing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    #[error("{}", text!("find-too-large", width = width.to_string(), height = height.to_string()))]
    TooLarge { width: usize, height: usize },
    #[error("{}", text!("find-no-board", width = width.to_string(), height = height.to_string()))]
    NoBoard { width: usize, height: usize },
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "KeptDrawing", into = "KeptDrawing")]
pub struct Drawing {
    size: BoardSize,
    /// Row by row.
    cells: Vec<CellSet>,
    extent: Extent,
    /// The reading that the user chose. `None`: the reading depends on where the drawing is.
    reading: Option<DrawingReading>,
    /// Stones that are played next, in this order.
    moves: Vec<(Point, Color)>,
    /// Edges that are not drawn although the region touches them.
    open: Edges,
    pub options: MatchOptions,
}

fn bounds(points: &mut dyn Iterator<Item = Point>) -> Option<BoardRegion> {
    points.fold(None, |region: Option<BoardRegion>, point| {
        Some(region.map_or(BoardRegion::between(point, point), |region| region.with(point)))
    })
}

impl Drawing {
    pub fn new(size: BoardSize) -> Drawing {
        Drawing {
            size,
            cells: vec![CellSet::only(Cell::Empty); size.area()],
            extent: Extent::Follow,
            reading: None,
            moves: Vec::new(),
            open: Edges::NONE,
            options: MatchOptions::default(),
        }
    }

    /// Draws a position, or a part of it. If `region` is `None`, the region follows the stones.
    pub fn from_board(board: &Board, region: Option<BoardRegion>) -> Drawing {
        let mut drawing = Drawing::new(board.size());
        board.stones().for_each(|(point, color)| drawing.set(point, CellSet::only(Cell::from(Some(color)))));
        drawing.extent = region.map_or(Extent::Follow, Extent::Box);
        drawing
    }

    /// Draws a set of points of a position, without the stones elsewhere. The edges that the set touches are drawn only
    /// if they are in `edges`.
    pub fn from_points(board: &Board, points: &[Point], edges: Edges) -> Drawing {
        let mut drawing = Drawing::new(board.size());
        let mut inside = vec![false; board.size().area()];
        for &point in points {
            drawing.set(point, CellSet::only(Cell::from(board.get(point))));
            inside[drawing.index(point)] = true;
        }
        drawing.extent = Extent::Points(inside);
        let touched = drawing.touched();
        for side in BoardSide::ALL {
            side.set(&mut drawing.open, side.is_in(touched) && !side.is_in(edges));
        }
        drawing
    }

    /// A mined pattern, kept off the edges that it does not show. If it was seen before a move of `mover`, that is move 1.
    ///
    /// Errors: it does not fit on a board.
    pub fn from_pattern(pattern: &Pattern, mover: Option<Color>) -> Result<Drawing, DrawingError> {
        let window = pattern.window();
        let (width, height) = (window.width(), window.height());
        let mut cells = vec![None; width * height];
        for (&(x, y), &cell) in window.cells().iter().zip(pattern.cells()) {
            cells[usize::from(y) * width + usize::from(x)] = Some(CellSet::only(cell));
        }
        let centre = mover.zip(window.centre()).map(|(color, centre)| {
            let (x, y) = window.cells()[centre];
            SequenceMove { cell: (usize::from(y) * width + usize::from(x)) as u16, color }
        });
        let query = Query::new(width, height, cells, Edges::NONE);
        let query = query.and_then(|query| query.with_sequence(centre.into_iter().collect()));
        Drawing::from_query(&query.map_err(|_| DrawingError::TooLarge { width, height })?)
    }

    /// The drawing that asks for this, on the board that it fits best.
    ///
    /// Errors: it does not fit on a board.
    pub fn from_query(query: &Query) -> Result<Drawing, DrawingError> {
        let boxed = Boxed::from_query(query);
        let (width, height, edges) = (boxed.width, boxed.height, boxed.edges);
        let (spans_columns, spans_rows) = (edges.left && edges.right, edges.top && edges.bottom);
        let side = match (spans_columns, spans_rows) {
            (true, true) if width != height => return Err(DrawingError::NoBoard { width, height }),
            (true, _) => width,
            (_, true) => height,
            (false, false) => BoardSize::MAX,
        };
        let size = BoardSize::new(side as u32).map_err(|_| DrawingError::NoBoard { width, height })?;
        if width > side || height > side {
            return Err(DrawingError::TooLarge { width, height });
        }
        let along = |low: bool, high: bool, length: usize| match (low, high) {
            (true, _) => 0,
            (false, true) => side - length,
            (false, false) => (side - length) / 2,
        };
        let mut x = along(edges.left, edges.right, width);
        let mut y = along(edges.top, edges.bottom, height);
        if let Some(Fixed::At(point)) = query.fixed {
            // A drawn edge decides the place: the query matches nowhere else.
            x = if edges.left || edges.right { x } else { usize::from(point.x) };
            y = if edges.top || edges.bottom { y } else { usize::from(point.y) };
        }
        if x + width > side || y + height > side {
            return Err(DrawingError::TooLarge { width: x + width, height: y + height });
        }
        let mut drawing = Drawing::new(size);
        let mut inside = vec![false; size.area()];
        for (at, cell) in boxed.cells.iter().enumerate() {
            let here = (y + at / width) * side + x + at % width;
            if let Some(set) = cell {
                drawing.cells[here] = *set;
                inside[here] = true;
            }
        }
        for play in query.sequence() {
            let (column, row) = (usize::from(play.cell) % query.width(), usize::from(play.cell) / query.width());
            // The stripped rows and columns are off the board, so no move lies there.
            let point = Point::new((x + column - boxed.left) as u8, (y + row - boxed.top) as u8);
            drawing.moves.push((point, play.color));
        }
        let (min, max) = (Point::new(x as u8, y as u8), Point::new((x + width - 1) as u8, (y + height - 1) as u8));
        let is_box = boxed.cells.iter().all(Option::is_some);
        drawing.extent = if is_box { Extent::Box(BoardRegion::between(min, max)) } else { Extent::Points(inside) };
        let touched = Edges::touched(min, width, height, size);
        for side in BoardSide::ALL {
            side.set(&mut drawing.open, side.is_in(touched) && !side.is_in(edges));
        }
        let Query { other_edges, swap, to_play, moves, .. } = *query;
        drawing.options = MatchOptions { fixed: query.fixed.is_some(), other_edges, swap, to_play, moves };
        Ok(drawing.with_reading())
    }

    /// The query and its moves, those outside its region left out; `None` while nothing is drawn or no point of the
    /// query can lie on a board.
    pub fn query(&self) -> Option<Query> {
        let region = self.region()?;
        let cells = (region.min.y..=region.max.y).flat_map(|y| (region.min.x..=region.max.x).map(move |x| (x, y)));
        let (reading, core) = (self.reading(), self.core());
        let cells = cells.map(|(x, y)| Point::new(x, y)).map(|point| self.asked_of(point, reading, core));
        let mut query = Query::new(region.width(), region.height(), cells.collect(), self.edges()).ok()?;
        let MatchOptions { fixed, other_edges, swap, to_play, moves } = self.options;
        (query.other_edges, query.swap, query.to_play, query.moves) = (other_edges, swap, to_play, moves);
        if fixed || reading == Some(DrawingReading::Here) {
            let by_edges = query.clone().fixed(Fixed::ByEdges);
            query = by_edges.or_else(|_| query.fixed(Fixed::At(region.min))).ok()?;
        }
        let inside = self.moves.iter().filter(|&&(point, _)| self.contains(point));
        let moves = inside.map(|&(point, color)| {
            let (x, y) = (usize::from(point.x - region.min.x), usize::from(point.y - region.min.y));
            SequenceMove { cell: (y * region.width() + x) as u16, color }
        });
        query.with_sequence(moves.collect()).ok()
    }

    /// The stones that are played next, in their order.
    pub fn moves(&self) -> &[(Point, Color)] {
        &self.moves
    }

    /// The drawing after all its moves are played. It has no moves of its own.
    pub fn settled(&self) -> Drawing {
        let mut settled = Drawing { moves: Vec::new(), ..self.clone() };
        self.moves.iter().for_each(|&(point, color)| settled.play(point, color));
        settled
    }

    pub fn size(&self) -> BoardSize {
        self.size
    }

    pub fn cell(&self, point: Point) -> CellSet {
        self.cells[self.index(point)]
    }

    pub fn stone(&self, point: Point) -> Option<Color> {
        Color::BOTH.into_iter().find(|&color| self.cell(point) == CellSet::only(Cell::from(Some(color))))
    }

    /// The cell sets drawn on points, empty points left out.
    pub fn drawn(&self) -> impl Iterator<Item = (Point, CellSet)> + '_ {
        let empty = CellSet::only(Cell::Empty);
        self.size.points().map(|point| (point, self.cell(point))).filter(move |&(_, set)| set != empty)
    }

    pub fn extent(&self) -> &Extent {
        &self.extent
    }

    /// The box of the points that are asked about.
    pub fn region(&self) -> Option<BoardRegion> {
        match &self.extent {
            Extent::Follow => {
                let core = self.core()?;
                match self.reading() {
                    Some(DrawingReading::Edge) => Some(self.grown_to_edges(core)),
                    _ => Some(self.with_surroundings(core)),
                }
            }
            Extent::Box(region) => Some(*region),
            Extent::Points(inside) => bounds(&mut self.size.points().filter(|&point| inside[self.index(point)])),
        }
    }

    /// Whether a point is asked about.
    pub fn contains(&self, point: Point) -> bool {
        match &self.extent {
            Extent::Points(inside) => inside[self.index(point)],
            _ => self.region().is_some_and(|region| region.contains(point)),
        }
    }

    /// The edges that the region touches.
    pub fn touched(&self) -> Edges {
        if !matches!(self.reading(), None | Some(DrawingReading::Edge)) {
            return Edges::NONE;
        }
        self.region()
            .map_or(Edges::NONE, |region| Edges::touched(region.min, region.width(), region.height(), self.size))
    }

    /// The edges that are drawn: those that the region touches, without those that the user opened. A whole 19×19 board
    /// always has all four.
    pub fn edges(&self) -> Edges {
        let mut edges = self.touched();
        if edges != Edges::ALL || self.size != BoardSize::NINETEEN {
            BoardSide::ALL
                .into_iter()
                .filter(|side| side.is_in(self.open))
                .for_each(|side| side.set(&mut edges, false));
        }
        edges
    }

    pub(super) fn toggle_edge(&mut self, side: BoardSide) {
        let is_open = side.is_in(self.open);
        side.set(&mut self.open, !is_open);
    }

    pub(super) fn set(&mut self, point: Point, set: CellSet) {
        let index = self.index(point);
        self.cells[index] = set;
        self.moves.retain(|&(other, _)| other != point);
        // Drawn points must be in the query, so the region grows to include them.
        if let Extent::Box(region) = &mut self.extent
            && set != CellSet::only(Cell::Empty)
            && !region.contains(point)
        {
            *region = region.with(point);
        }
    }

    /// Adds a move; without `color`, its colour alternates. If the last move is on this point, takes it back.
    pub(super) fn number(&mut self, point: Point, color: Option<Color>) {
        match self.moves.last() {
            Some(&(last, _)) if last == point => _ = self.moves.pop(),
            _ if self.moves.iter().any(|&(other, _)| other == point) => {}
            last => {
                let next = last.map(|&(_, color)| color.opponent()).or(self.options.to_play);
                let color = color.or(next).unwrap_or(Color::Black);
                if self.moves.len() < Query::MAX_MOVES {
                    self.moves.push((point, color));
                }
            }
        }
    }

    /// Selects a region. `None`: the region follows the drawing.
    pub(super) fn select(&mut self, region: Option<BoardRegion>) {
        self.extent = region.map_or(Extent::Follow, Extent::Box);
        self.reading = None;
        self.open = Edges::NONE;
    }

    /// Takes a point into the drawn set, or out of it. The set begins with the points of the region.
    pub(super) fn include(&mut self, point: Point, belongs: bool) {
        let index = self.index(point);
        match &mut self.extent {
            Extent::Points(inside) => inside[index] = belongs,
            other => {
                let selected = if let Extent::Box(region) = other { Some(*region) } else { None };
                let mut inside: Vec<bool> =
                    self.size.points().map(|point| selected.is_some_and(|region| region.contains(point))).collect();
                inside[index] = belongs;
                self.extent = Extent::Points(inside);
            }
        }
        if matches!(&self.extent, Extent::Points(inside) if !inside.contains(&true)) {
            self.extent = Extent::Follow;
        }
    }

    /// Nothing drawn, nothing selected; the options stay.
    pub(super) fn clear(&mut self) {
        *self = Drawing { options: self.options, ..Drawing::new(self.size) };
    }

    /// The same region on a board of another size, at the same edges. The drawing is empty if the region does not fit.
    pub(super) fn moved_to(&self, size: BoardSize) -> Drawing {
        let mut moved = Drawing { options: self.options, ..Drawing::new(size) };
        let Some(region) = self.region().filter(|region| region.width().max(region.height()) <= size.side()) else {
            return moved;
        };
        let touched = self.touched();
        let along = |low: bool, high: bool, from: u8, length: usize| {
            let farthest = size.side() - length;
            if low {
                0
            } else if high {
                farthest
            } else {
                usize::from(from).min(farthest)
            }
        };
        let x = along(touched.left, touched.right, region.min.x, region.width());
        let y = along(touched.top, touched.bottom, region.min.y, region.height());
        let there = |point: Point| {
            let (dx, dy) = (usize::from(point.x - region.min.x), usize::from(point.y - region.min.y));
            Point::new((x + dx) as u8, (y + dy) as u8)
        };
        let mut inside = vec![false; size.area()];
        for point in self.size.points().filter(|&point| region.contains(point)) {
            moved.set(there(point), self.cell(point));
            inside[moved.index(there(point))] = self.contains(point);
        }
        let moves = self.moves.iter().filter(|(point, _)| region.contains(*point));
        moved.moves = moves.map(|&(point, color)| (there(point), color)).collect();
        moved.extent = match &self.extent {
            Extent::Follow => Extent::Follow,
            Extent::Box(region) => Extent::Box(BoardRegion::between(there(region.min), there(region.max))),
            Extent::Points(_) => Extent::Points(inside),
        };
        moved
    }

    pub(super) fn turn(&mut self, symmetry: Symmetry) {
        let before = self.clone();
        let moved = |point: Point| {
            let side = before.size.side();
            let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
            Point::new(x as u8, y as u8)
        };
        for point in before.size.points() {
            self.set(moved(point), before.cell(point));
        }
        self.moves = before.moves.iter().map(|&(point, color)| (moved(point), color)).collect();
        self.extent = match &before.extent {
            Extent::Follow => Extent::Follow,
            Extent::Box(region) => Extent::Box(BoardRegion::between(moved(region.min), moved(region.max))),
            Extent::Points(inside) => {
                let mut turned = vec![false; inside.len()];
                before.size.points().for_each(|point| turned[self.index(moved(point))] = inside[self.index(point)]);
                Extent::Points(turned)
            }
        };
        // Each edge is placed by its middle point.
        let middle = (self.size.side() / 2) as u8;
        let last = self.size.side() as u8 - 1;
        let place = |side: BoardSide| match side {
            BoardSide::Left => Point::new(0, middle),
            BoardSide::Right => Point::new(last, middle),
            BoardSide::Top => Point::new(middle, 0),
            BoardSide::Bottom => Point::new(middle, last),
        };
        self.open = Edges::NONE;
        for side in BoardSide::ALL.into_iter().filter(|side| side.is_in(before.open)) {
            let (dx, dy) = (f32::from(moved(place(side)).x), f32::from(moved(place(side)).y));
            let centre = f32::from(last) / 2.0;
            let (dx, dy) = (dx - centre, dy - centre);
            let to = if dx.abs() > dy.abs() {
                if dx < 0.0 { BoardSide::Left } else { BoardSide::Right }
            } else if dy < 0.0 {
                BoardSide::Top
            } else {
                BoardSide::Bottom
            };
            to.set(&mut self.open, true);
        }
    }

    pub(super) fn swap_colors(&mut self) {
        self.cells.iter_mut().for_each(|set| *set = set.swapped());
        self.moves.iter_mut().for_each(|(_, color)| *color = color.opponent());
        self.options.to_play = self.options.to_play.map(Color::opponent);
    }

    /// Plays a stone inside the region. If moves are drawn, the stone is the next move. Otherwise it is placed and
    /// captures the chains that the drawing shows without liberties: their neighbours are only stones and drawn edges.
    pub(super) fn play(&mut self, point: Point, color: Color) {
        // Fix the region: the shown counts belong to it, so it must not follow the new stone.
        if self.extent == Extent::Follow
            && let Some(region) = self.region()
        {
            self.spell_out(region);
        }
        if !self.moves.is_empty() {
            self.moves.push((point, color));
            return;
        }
        self.set(point, CellSet::only(Cell::from(Some(color))));
        for neighbour in self.neighbours(point) {
            if self.stone(neighbour) == Some(color.opponent())
                && let Some(captured) = self.captured_chain(neighbour)
            {
                captured.into_iter().for_each(|point| self.set(point, CellSet::only(Cell::Empty)));
            }
        }
        if let Some(to_play) = &mut self.options.to_play {
            *to_play = color.opponent();
        }
    }

    /// The chain at a point, if the drawing shows that it has no liberty.
    fn captured_chain(&self, point: Point) -> Option<Vec<Point>> {
        let color = self.stone(point)?;
        let mut chain = vec![point];
        let mut at = 0;
        while let Some(&here) = chain.get(at) {
            at += 1;
            for next in self.neighbours(here) {
                match self.stone(next).filter(|_| self.contains(next)) {
                    Some(other) if other != color => {}
                    Some(_) if chain.contains(&next) => {}
                    Some(_) => chain.push(next),
                    None => return None,
                }
            }
        }
        // An edge that is not drawn may have more of the board beyond it.
        let (last, open) = (self.size.side() as u8 - 1, self.open);
        let is_open = |point: &Point| {
            (open.left && point.x == 0)
                || (open.right && point.x == last)
                || (open.top && point.y == 0)
                || (open.bottom && point.y == last)
        };
        (!chain.iter().any(is_open)).then_some(chain)
    }

    fn neighbours(&self, point: Point) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        [(-1, 0), (1, 0), (0, -1), (0, 1)].into_iter().filter_map(move |(dx, dy)| point.offset(dx, dy, size))
    }

    fn index(&self, point: Point) -> usize {
        usize::from(point.y) * self.size.side() + usize::from(point.x)
    }
}

/// A query's box without its outermost columns and rows of cells off the board: they show an edge, which is drawn
/// instead.
struct Boxed {
    width: usize,
    height: usize,
    cells: Vec<Option<CellSet>>,
    edges: Edges,
    /// Columns and rows that were taken away at the left and above.
    left: usize,
    top: usize,
}

impl Boxed {
    fn from_query(query: &Query) -> Boxed {
        let (width, height) = (query.width(), query.height());
        let off = CellSet::only(Cell::OffBoard);
        let cell = |x: usize, y: usize| query.cells()[y * width + x];
        let is_off = |cells: &mut dyn Iterator<Item = Option<CellSet>>| {
            let cells: Vec<CellSet> = cells.flatten().collect();
            !cells.is_empty() && cells.iter().all(|&set| set == off)
        };
        let column_is_off = |x: usize| is_off(&mut (0..height).map(|y| cell(x, y)));
        let row_is_off = |y: usize| is_off(&mut (0..width).map(|x| cell(x, y)));
        // The strip shows an edge only if the line beside it is on the board. Otherwise the edge could be farther in.
        let on_board = |set: Option<CellSet>| set.is_some_and(|set| !set.contains(Cell::OffBoard));
        let column_is_on = |x: usize| (0..height).any(|y| on_board(cell(x, y)));
        let row_is_on = |y: usize| (0..width).any(|x| on_board(cell(x, y)));
        let count = |line_is_off: &dyn Fn(usize) -> bool, line_is_on: &dyn Fn(usize) -> bool, order: &[usize]| {
            let strip = order.iter().take_while(|&&at| line_is_off(at)).count();
            let followed = order.get(strip).is_some_and(|&at| line_is_on(at));
            if followed { strip } else { 0 }
        };
        let forward = |length: usize| (0..length).collect::<Vec<_>>();
        let backward = |length: usize| (0..length).rev().collect::<Vec<_>>();
        let left = count(&column_is_off, &column_is_on, &forward(width));
        let right = count(&column_is_off, &column_is_on, &backward(width));
        let top = count(&row_is_off, &row_is_on, &forward(height));
        let bottom = count(&row_is_off, &row_is_on, &backward(height));
        let (columns, rows) = (left..width - right, top..height - bottom);
        let cells = rows.clone().flat_map(|y| columns.clone().map(move |x| (x, y)));
        let drawn = query.edges();
        Boxed {
            width: columns.len(),
            height: rows.len(),
            cells: cells.map(|(x, y)| cell(x, y)).collect(),
            edges: Edges {
                left: drawn.left || left > 0,
                right: drawn.right || right > 0,
                top: drawn.top || top > 0,
                bottom: drawn.bottom || bottom > 0,
            },
            left,
            top,
        }
    }
}
