//! Queries drawn from a position.

use super::{Edges, Query};
use crate::go::{Board, Point};
use crate::pattern::CellSet;

/// [`Query::around_stones`] draws an edge if a stone is at most this number of lines away from it.
const NEAR: u8 = 3;

impl Query {
    /// A box of a board as it stands: every point empty, black or white, and the edges that the box touches.
    ///
    /// Panics unless the box lies on the board.
    pub fn from_board(board: &Board, at: Point, width: usize, height: usize) -> Query {
        let size = board.size();
        let rows = (0..height).flat_map(|dy| (0..width).map(move |dx| (dx as u8, dy as u8)));
        let cell = |(dx, dy): (u8, u8)| Some(CellSet::only(board.get(Point::new(at.x + dx, at.y + dy)).into()));
        let fits = usize::from(at.x) + width <= size.side() && usize::from(at.y) + height <= size.side();
        assert!(fits, "a box of {width}×{height} at {at:?} does not lie on a board of {size}");
        Query::new(width, height, rows.map(cell).collect(), Edges::touched(at, width, height, size))
            .expect("a box of points that are on the board")
    }

    /// The smallest box with all the stones, and with the edges and corners that are within three lines of it.
    ///
    /// The whole board where there is no stone.
    pub fn around_stones(board: &Board) -> Query {
        let last = board.size().side() as u8 - 1;
        let columns = || board.stones().map(|(point, _)| point.x);
        let rows = || board.stones().map(|(point, _)| point.y);
        let low = |first: Option<u8>| first.filter(|&first| first > NEAR).unwrap_or(0);
        let high = |found: Option<u8>| found.filter(|&found| found + NEAR < last).unwrap_or(last);
        let (left, top) = (low(columns().min()), low(rows().min()));
        let (right, bottom) = (high(columns().max()), high(rows().max()));
        Query::from_board(board, Point::new(left, top), (right - left) as usize + 1, (bottom - top) as usize + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{BoardSize, Color};

    fn board(stones: &[(u8, u8)]) -> Board {
        let mut board = Board::new(BoardSize::NINETEEN);
        board.set_up(stones.iter().map(|&(x, y)| (Point::new(x, y), Some(Color::Black))));
        board
    }

    #[test]
    fn a_box_of_a_board_shows_the_edges_it_touches() {
        let query = Query::from_board(&board(&[(1, 17)]), Point::new(0, 16), 3, 3);
        assert_eq!(query.to_string(), "| . . .\n| . X .\n| . . .\n+------\n");
        let middle = Query::from_board(&board(&[(9, 9)]), Point::new(9, 9), 2, 1);
        assert_eq!(middle.to_string(), "X .\n");
    }

    #[test]
    fn the_box_around_stones_reaches_to_the_edges_that_are_near() {
        let corner = Query::around_stones(&board(&[(16, 3), (14, 5)]));
        assert_eq!((corner.width(), corner.height()), (5, 6));
        assert_eq!(corner.edges(), Edges { right: true, top: true, ..Edges::NONE });
        let centre = Query::around_stones(&board(&[(9, 9), (11, 10)]));
        assert_eq!(centre.to_string(), "X . .\n. . X\n");
        assert_eq!(Query::around_stones(&board(&[])).edges(), Edges::ALL);
        assert_eq!(Query::around_stones(&board(&[(3, 3), (15, 15)])).width(), 19);
    }
}
