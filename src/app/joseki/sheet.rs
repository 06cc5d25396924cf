//! Lays the windows of a walk on a board: they show the cells of some points, and some of the board's edges.
//!
//! A walk has no board, only its windows. If a window shows an edge, the board's lines are known in that direction.
//! Otherwise the shown part may lie anywhere, and it has neither star points nor coordinates.

use crate::BoardRegion;
use katachi_core::find::{Edges, Query, QueryError};
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::mining::collocation::{CollocationWalk, Collocations, WalkStep};
use katachi_core::pattern::{Cell, CellSet, Image, Pattern, Symmetry};

/// The image of a pattern that has its edges at the top and on the right, as corners are shown in books.
pub fn upright(pattern: &Pattern) -> Image {
    let window = pattern.window();
    let outside: Vec<(i32, i32)> = pattern
        .cells()
        .iter()
        .enumerate()
        .filter(|&(_, &cell)| cell == Cell::OffBoard)
        .map(|(at, _)| window.offset(at))
        .collect();
    let up_and_right = |symmetry: &Symmetry| -> i32 {
        let steps = outside.iter().map(|&step| symmetry.apply_step(step));
        steps.map(|(dx, dy)| dx - dy).sum()
    };
    let all = window.symmetries();
    // The first of the best, so that every run agrees.
    let best = all.iter().rev().max_by_key(|symmetry| up_and_right(symmetry)).copied();
    Image { symmetry: best.unwrap_or(Symmetry::IDENTITY), swapped: false }
}

/// First and last column, or row, of the board in sheet coordinates, if a window shows them.
type Ends = (Option<i32>, Option<i32>);

/// The board's ends that a window shows: in columns, in rows.
fn ends(pattern: &Pattern, at: (i32, i32)) -> [Ends; 2] {
    let window = pattern.window();
    let mut found = [(None, None); 2];
    // The centre is on the board, so a line of cells that are all off the board lies beyond an edge.
    let reach = window.width().max(window.height()) as i32;
    for distance in (1..=reach).rev() {
        for (axis, ends) in found.iter_mut().enumerate() {
            for side in [-1, 1] {
                let mut line = (0..window.cell_count())
                    .filter(|&cell| {
                        let (dx, dy) = window.offset(cell);
                        [dx, dy][axis] == side * distance
                    })
                    .map(|cell| pattern.cells()[cell])
                    .peekable();
                if line.peek().is_some() && line.all(|cell| cell == Cell::OffBoard) {
                    let last = [at.0, at.1][axis] + side * (distance - 1);
                    *(if side < 0 { &mut ends.0 } else { &mut ends.1 }) = Some(last);
                }
            }
        }
    }
    found
}

/// Knowledge of one direction of the board.
#[derive(Clone, Copy, Debug, PartialEq)]
struct BoardAxis {
    /// Sheet coordinate of the board's first line.
    origin: i32,
    /// Whether a window shows an edge in this direction.
    is_known: bool,
}

/// A walk on a board.
#[derive(Clone, Debug)]
pub struct CollocationBoard {
    /// All stones that are known, those of the moves made included.
    pub board: Board,
    /// The cell of each point as the windows show it, row by row; `None` where they do not reach.
    cells: Vec<Option<Cell>>,
    /// Whether the window of the pattern that is looked at covers the point.
    in_window: Vec<bool>,
    /// The part to be shown.
    pub part: BoardRegion,
    /// Whether a window shows an edge that fixes the columns. `rows_known` is the same for rows.
    pub columns_known: bool,
    pub rows_known: bool,
    /// The move of the pattern that is looked at.
    pub here: Option<Point>,
    /// The moves of the path that are shown, in their order.
    pub moves: Vec<(Point, Color)>,
    /// Whether two windows contradict each other. The later one is then shown.
    pub contradicts: bool,
    origin: (i32, i32),
}

/// Minimum number of columns and rows that are shown, if the board has them.
const MIN_SHOWN_LINES: i32 = 13;

impl CollocationBoard {
    /// An empty corner, for the empty pattern.
    pub fn empty() -> CollocationBoard {
        let board = Board::new(BoardSize::NINETEEN);
        let area = board.size().area();
        CollocationBoard {
            board,
            cells: vec![None; area],
            in_window: vec![true; area],
            part: BoardRegion::between(Point::new(6, 0), Point::new(18, 12)),
            columns_known: true,
            rows_known: true,
            here: None,
            moves: Vec::new(),
            contradicts: false,
            origin: (0, 0),
        }
    }

    /// The walk up to a step. The step's own move is made, or still to come if `is_open`.
    pub fn new(collocations: &Collocations, walk: &CollocationWalk, at: usize, is_open: bool) -> CollocationBoard {
        let shown: Vec<(WalkStep, Pattern)> = walk
            .steps()
            .iter()
            .filter_map(|&step| Some((step, collocations.pattern(step.pattern)?.image(step.image)?)))
            .collect();
        let at = at.min(shown.len().saturating_sub(1));
        let (size, columns, rows) = place(&shown, at);
        let mut sheet = CollocationBoard {
            board: Board::new(size),
            cells: vec![None; size.area()],
            in_window: vec![false; size.area()],
            columns_known: columns.is_known,
            rows_known: rows.is_known,
            origin: (columns.origin, rows.origin),
            ..CollocationBoard::empty()
        };
        for (number, (step, pattern)) in shown.iter().take(at + 1).enumerate() {
            sheet.lay(step, pattern, number == at);
            if let Some(point) = sheet.point(step.at) {
                if number < at || !is_open {
                    sheet.put(point, Cell::from(Some(step.mover())));
                    sheet.moves.push((point, step.mover()));
                }
                if number == at {
                    sheet.here = Some(point);
                }
            }
        }
        let stones = sheet.size().points().zip(&sheet.cells);
        let stones: Vec<(Point, Option<Color>)> =
            stones.filter_map(|(point, cell)| Some((point, Some((*cell)?.color()?)))).collect();
        sheet.board.set_up(stones);
        sheet.part = sheet.fitting_part();
        sheet
    }

    fn lay(&mut self, step: &WalkStep, pattern: &Pattern, is_looked_at: bool) {
        let window = pattern.window();
        for (cell, &value) in pattern.cells().iter().enumerate() {
            let (dx, dy) = window.offset(cell);
            match self.point((step.at.0 + dx, step.at.1 + dy)) {
                Some(point) => {
                    self.contradicts |= value == Cell::OffBoard;
                    if value != Cell::OffBoard {
                        self.put(point, value);
                    }
                    let index = self.index(point);
                    self.in_window[index] |= is_looked_at;
                }
                None => self.contradicts |= value != Cell::OffBoard,
            }
        }
    }

    fn put(&mut self, point: Point, cell: Cell) {
        let index = self.index(point);
        self.cells[index] = Some(cell);
    }

    fn index(&self, point: Point) -> usize {
        usize::from(point.y) * self.size().side() + usize::from(point.x)
    }

    pub fn size(&self) -> BoardSize {
        self.board.size()
    }

    /// The cell of a point as the windows show it.
    pub fn cell(&self, point: Point) -> Option<Cell> {
        self.cells[self.index(point)]
    }

    /// Whether the pattern that is looked at covers a point.
    pub fn in_window(&self, point: Point) -> bool {
        self.in_window[self.index(point)]
    }

    /// The board's point at a place of the sheet.
    pub fn point(&self, (x, y): (i32, i32)) -> Option<Point> {
        let last = self.size().side() as i32 - 1;
        let (x, y) = (x - self.origin.0, y - self.origin.1);
        ((0..=last).contains(&x) && (0..=last).contains(&y)).then(|| Point::new(x as u8, y as u8))
    }

    /// Whether a pattern can lie at a step's place. Stones may differ, but the edges of the board must agree.
    pub fn admits(&self, step: &WalkStep, pattern: &Pattern) -> bool {
        let window = pattern.window();
        let last = self.size().side() as i32 - 1;
        pattern.cells().iter().enumerate().all(|(cell, &value)| {
            let (dx, dy) = window.offset(cell);
            let place = (step.at.0 + dx, step.at.1 + dy);
            let is_out = |at: i32| !(0..=last).contains(&at);
            let (beyond_columns, beyond_rows) = (is_out(place.0 - self.origin.0), is_out(place.1 - self.origin.1));
            match (value == Cell::OffBoard, self.point(place)) {
                (true, Some(point)) => !(self.columns_known && self.rows_known) && self.cell(point).is_none(),
                (true, None) => true,
                (false, _) => !(beyond_columns && self.columns_known || beyond_rows && self.rows_known),
            }
        })
    }

    /// The sheet coordinates of a point.
    pub fn place(&self, point: Point) -> (i32, i32) {
        (i32::from(point.x) + self.origin.0, i32::from(point.y) + self.origin.1)
    }

    /// The box of known points, grown so that it does not jump at every step.
    fn fitting_part(&self) -> BoardRegion {
        let mut known = self.size().points().filter(|&point| self.cell(point).is_some());
        let Some(first) = known.next() else { return CollocationBoard::empty().part };
        let region = known.fold(BoardRegion::between(first, first), BoardRegion::with);
        let last = self.size().side() as i32 - 1;
        let along = |min: u8, max: u8, is_known: bool| {
            let (mut low, mut high) = (i32::from(min), i32::from(max));
            // Never show the board's outer line if its edge is not known.
            let (first, last) = if is_known { (0, last) } else { (1, last - 1) };
            while high - low + 1 < MIN_SHOWN_LINES.min(last - first + 1) {
                // Grow away from an edge that the box touches, otherwise on both sides.
                if (high < last && (high - low) % 2 == 0) || low <= first { high += 1 } else { low -= 1 }
            }
            (low.clamp(first, last) as u8, high.clamp(first, last) as u8)
        };
        let (left, right) = along(region.min.x, region.max.x, self.columns_known);
        let (top, bottom) = along(region.min.y, region.max.y, self.rows_known);
        BoardRegion::between(Point::new(left, top), Point::new(right, bottom))
    }

    /// The known points as a question, with the known edges that they touch.
    ///
    /// Errors: cells that make no query: see [`QueryError`].
    pub fn query(&self) -> Result<Query, QueryError> {
        let known: Vec<Point> = self.size().points().filter(|&point| self.cell(point).is_some()).collect();
        let Some(&first) = known.first() else {
            return Err(QueryError::NothingOnBoard);
        };
        let region = known.iter().fold(BoardRegion::between(first, first), |region, &point| region.with(point));
        let rows = (region.min.y..=region.max.y).flat_map(|y| (region.min.x..=region.max.x).map(move |x| (x, y)));
        let cells = rows.map(|(x, y)| self.cell(Point::new(x, y)).map(CellSet::only)).collect();
        let touched = Edges::touched(region.min, region.width(), region.height(), self.size());
        let edges = Edges {
            left: touched.left && self.columns_known,
            right: touched.right && self.columns_known,
            top: touched.top && self.rows_known,
            bottom: touched.bottom && self.rows_known,
        };
        Query::new(region.width(), region.height(), cells, edges)
    }
}

/// The board that the windows show, and where its first column and row lie on the sheet.
///
/// The current step decides the edges first, then the steps before it, latest first, then the steps after it.
fn place(shown: &[(WalkStep, Pattern)], at: usize) -> (BoardSize, BoardAxis, BoardAxis) {
    let order = (0..shown.len().min(at + 1)).rev().chain(at + 1..shown.len());
    let mut found: [Ends; 2] = [(None, None); 2];
    for number in order {
        let (step, pattern) = &shown[number];
        for (known, seen) in found.iter_mut().zip(ends(pattern, step.at)) {
            // Take both edges of a small board, but ignore an edge that makes an impossible board size.
            let (low, high) = (known.0.or(seen.0), known.1.or(seen.1));
            let fits = |low: i32, high: i32| (2..=BoardSize::MAX as i32).contains(&(high - low + 1));
            *known = match (low, high) {
                (Some(a), Some(b)) if !fits(a, b) => *known,
                both => both,
            };
        }
    }
    let side = found.iter().find_map(|ends| Some(ends.1? - ends.0? + 1));
    let size = side.and_then(|side| BoardSize::new(side as u32).ok()).unwrap_or(BoardSize::NINETEEN);
    let side = size.side() as i32;
    let reach = |axis: usize| {
        let places = shown.iter().take(at + 1).flat_map(|(step, pattern)| {
            let window = pattern.window();
            let centre = [step.at.0, step.at.1][axis];
            let offsets = (0..window.cell_count()).map(move |cell| window.offset(cell));
            offsets.map(move |(dx, dy)| centre + [dx, dy][axis])
        });
        places.fold(None, |range: Option<(i32, i32)>, place| {
            Some(range.map_or((place, place), |(low, high)| (low.min(place), high.max(place))))
        })
    };
    let axis = |number: usize| match found[number] {
        (Some(low), _) => BoardAxis { origin: low, is_known: true },
        (None, Some(high)) => BoardAxis { origin: high + 1 - side, is_known: true },
        (None, None) => {
            let (low, high) = reach(number).unwrap_or((0, 0));
            BoardAxis { origin: (low + high).div_euclid(2) - side / 2, is_known: false }
        }
    };
    (size, axis(0), axis(1))
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::corpus::load::load_bytes;
    use katachi_core::mining::collocation::{CollocationParams, collocate};
    use katachi_core::pattern::Window;
    use katachi_core::progress::Progress;

    fn pattern(rows: &[&str]) -> Pattern {
        Pattern::from_rows(Window::square(rows.len()).unwrap(), rows).unwrap()
    }

    #[test]
    fn edges_stand_at_the_top_and_on_the_right() {
        for drawn in [["...", "...", "###"], ["..#", "..#", "###"], ["#..", "#..", "###"], ["#..", "#..", "#.."]] {
            let drawn = pattern(&drawn);
            let shown = drawn.image(upright(&drawn)).unwrap();
            let edges = ends(&shown, (5, 5));
            assert!(edges[0].0.is_none() && edges[1].1.is_none(), "{:?}", shown.rows());
            assert!(edges[0].1 == Some(5) || edges[1].0 == Some(5));
        }
        assert_eq!(upright(&pattern(&["...", "...", "..."])), Image::default());
    }

    #[test]
    fn what_a_walk_shows_is_what_the_game_has_there() {
        // A corner of one game, move by move.
        let sgf = b"(;SZ[19];B[qd];W[oc];B[qf];W[qh];B[ph];W[pd];B[dd];W[dp])";
        let corpus = load_bytes("one.sgf", sgf).corpus;
        let params = CollocationParams { window: "square:9".parse().unwrap(), ..CollocationParams::default() };
        let found = collocate(&corpus, &params, &Progress::new()).unwrap();
        let game = corpus.game(corpus.games()[0]);
        let board = game.board_before(0);
        let first = Pattern::on_board(&params.window, &board, Point::new(16, 3), Color::Black);
        let mut walk = CollocationWalk::from_pattern(&found, &first).unwrap();
        assert_eq!(walk.follow(&found, 9, 1), 5, "all in this corner");
        for at in 0..walk.steps().len() {
            let sheet = CollocationBoard::new(&found, &walk, at, false);
            assert!(sheet.columns_known && sheet.rows_known && !sheet.contradicts);
            let there = game.board_before(at + 1);
            for point in sheet.size().points().filter(|&point| sheet.cell(point).is_some()) {
                assert_eq!(sheet.board.get(point), there.get(point), "{point:?} after {} moves", at + 1);
            }
            assert_eq!(sheet.here, game.moves[at].point());
            assert_eq!(sheet.moves.len(), at + 1);
            assert!(sheet.query().unwrap().edges().top);
            let open = CollocationBoard::new(&found, &walk, at, true);
            assert!(open.board.is_empty(open.here.unwrap()));
        }
    }

    #[test]
    fn without_an_edge_nothing_is_said_of_the_place() {
        let corpus = load_bytes("one.sgf", b"(;SZ[19];B[jj];W[jh];B[kh])").corpus;
        let params = CollocationParams { window: "square:5".parse().unwrap(), ..CollocationParams::default() };
        let found = collocate(&corpus, &params, &Progress::new()).unwrap();
        let first = found.pair(found.after(katachi_core::mining::collocation::PatternId::EMPTY).start).second;
        let mut walk = CollocationWalk::new(first).unwrap();
        walk.follow(&found, 5, 1);
        let sheet = CollocationBoard::new(&found, &walk, 2, false);
        assert!(!sheet.columns_known && !sheet.rows_known);
        assert!(sheet.part.min.x > 0 && sheet.part.max.x < 18, "no edge comes into sight");
        assert_eq!(sheet.query().unwrap().edges(), Edges::NONE);
        assert_eq!(sheet.board.stones().count(), 3);
    }
}
