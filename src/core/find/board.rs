//! Queries drawn from a position, and from the moves of a game that follow it.

use super::{Edges, Query, SequenceMove};
use crate::go::{Board, Color, GameView, Point};
use crate::pattern::CellSet;

/// [`Query::around_stones`] draws an edge if a stone is at most this number of lines away from it.
const MAX_EDGE_DISTANCE: u8 = 3;

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

    /// The region of a game after `played` moves, and the next stones that fall inside it, at most `count`.
    ///
    /// The box must lie on the board, as for [`Query::from_board`]. The stones end as in a hit: before the first
    /// capture from elsewhere, and before the first set-up stone inside.
    pub fn from_game(game: GameView<'_>, played: usize, at: Point, width: usize, height: usize, count: usize) -> Query {
        let mut replay = game.replay();
        while replay.played() < played && replay.advance().is_some() {}
        let shape = Query::from_board(replay.board(), at, width, height);
        let cell_of = |point: Point| {
            let (x, y) =
                (usize::from(point.x).checked_sub(at.x.into())?, usize::from(point.y).checked_sub(at.y.into())?);
            (x < width && y < height).then_some((y * width + x) as u16)
        };
        let inside = |board: &Board| -> Vec<Option<Color>> {
            let points = game.size.points().filter(|&point| cell_of(point).is_some());
            points.map(|point| board.get(point)).collect()
        };
        let mut moves = Vec::new();
        let mut before = inside(replay.board());
        while moves.len() < count.min(Query::MAX_MOVES) {
            let Some(play) = replay.advance() else { break };
            let set_up_inside = game
                .setup
                .iter()
                .any(|stone| stone.before_move as usize == replay.played() && cell_of(stone.point).is_some());
            let after = inside(replay.board());
            match play.point().and_then(cell_of) {
                Some(cell) if !set_up_inside => moves.push(SequenceMove { cell, color: play.color() }),
                None if after == before => {}
                _ => break,
            }
            before = after;
        }
        shape.with_sequence(moves).expect("moves on points of a box that lies on the board")
    }

    /// The smallest box with all the stones, and with the edges and corners that are within three lines of it.
    ///
    /// The whole board where there is no stone.
    pub fn around_stones(board: &Board) -> Query {
        let last = board.size().side() as u8 - 1;
        let columns = || board.stones().map(|(point, _)| point.x);
        let rows = || board.stones().map(|(point, _)| point.y);
        let low = |first: Option<u8>| first.filter(|&first| first > MAX_EDGE_DISTANCE).unwrap_or(0);
        let high = |found: Option<u8>| found.filter(|&found| found + MAX_EDGE_DISTANCE < last).unwrap_or(last);
        let (left, top) = (low(columns().min()), low(rows().min()));
        let (right, bottom) = (high(columns().max()), high(rows().max()));
        Query::from_board(board, Point::new(left, top), (right - left) as usize + 1, (bottom - top) as usize + 1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::BoardSize;

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
