//! A square part of a game's board, turned, as a picture shows it.

use katachi_core::go::{Board, Point};
use katachi_core::pattern::{Cell, Pattern, Symmetry, Window};

/// The part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BoardPart {
    pub cells: Pattern,
    /// The cell of the move.
    pub moved: Option<usize>,
    /// Column and row of the turned board at the part's first cell.
    origin: (i32, i32),
    side: usize,
    turn: Symmetry,
    /// Whether Black's stones are shown as White's.
    pub is_exchanged: bool,
}

impl BoardPart {
    /// The part of `points` by `points` around `middle`. One line beyond the edge of the board is in it, or more if
    /// the board is smaller than the part.
    pub fn new(board: &Board, middle: Point, points: usize, turn: Symmetry, moved: Option<Point>) -> BoardPart {
        let side = board.size().side();
        let (middle, inverse) = (turn.point(middle, side), turn.inverse());
        let origin = (first_of(middle.x, side, points), first_of(middle.y, side, points));
        let window = Window::square(points).expect("a part has two points or more in a row");
        let mut moved_cell = None;
        let cells = window.cells().iter().enumerate().map(|(cell, &(x, y))| {
            let (x, y) = (origin.0 + i32::from(x), origin.1 + i32::from(y));
            let (Ok(x), Ok(y)) = (u8::try_from(x), u8::try_from(y)) else { return Cell::OffBoard };
            if usize::from(x.max(y)) >= side {
                return Cell::OffBoard;
            }
            let point = inverse.point(Point::new(x, y), side);
            if moved == Some(point) {
                moved_cell = Some(cell);
            }
            Cell::from(board.get(point))
        });
        let cells: Vec<Cell> = cells.collect();
        BoardPart { cells: Pattern::new(window, cells), moved: moved_cell, origin, side, turn, is_exchanged: false }
    }

    pub fn exchange_colors(&mut self) {
        let cells = self.cells.cells().iter().map(|cell| cell.swapped()).collect();
        self.cells = Pattern::new(self.cells.window().clone(), cells);
        self.is_exchanged = !self.is_exchanged;
    }

    pub fn stones(&self) -> usize {
        self.cells.cells().iter().filter(|cell| cell.is_stone()).count()
    }

    /// Column and row of a point of the board in the part; perhaps outside it.
    pub fn place_of(&self, point: Point) -> (i32, i32) {
        let turned = self.turn.point(point, self.side);
        (i32::from(turned.x) - self.origin.0, i32::from(turned.y) - self.origin.1)
    }
}

/// The first column of a part around `middle`.
fn first_of(middle: u8, side: usize, points: usize) -> i32 {
    (i32::from(middle) - points as i32 / 2).clamp(-1, (side as i32 + 1 - points as i32).max(-1))
}
