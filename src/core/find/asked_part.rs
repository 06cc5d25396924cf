//! The part of a position that a question asks about: a problem, or a group with what touches it.

use std::collections::BTreeSet;

use super::query::{Edges, Query};
use crate::go::{Board, Point};
use crate::pattern::{Cell, CellSet};

/// A rectangle of a board. It extends to each edge that is at most two lines away from its points, since edges matter
/// for life and death.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct AskedPart {
    /// The top left and the bottom right point, both included.
    pub min: Point,
    pub max: Point,
}

impl AskedPart {
    /// All stones; `None` for an empty board.
    pub fn around_stones(board: &Board) -> Option<AskedPart> {
        AskedPart::around(board, board.stones().map(|(point, _)| point))
    }

    /// These stones, their liberties, and all stones of the chains that touch them; `None` without a stone.
    pub fn around_group(board: &Board, stones: &[Point]) -> Option<AskedPart> {
        let beside = |&stone: &Point| {
            let steps = [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter();
            steps.filter_map(move |(dx, dy)| stone.offset(dx, dy, board.size())).collect::<Vec<Point>>()
        };
        let mut around: BTreeSet<Point> = stones.iter().copied().collect();
        for point in stones.iter().flat_map(beside) {
            match board.get(point) {
                Some(_) => around.extend(board.chain(point)),
                None => _ = around.insert(point),
            }
        }
        AskedPart::around(board, around)
    }

    fn around(board: &Board, points: impl IntoIterator<Item = Point>) -> Option<AskedPart> {
        const NEAR_EDGE: u8 = 2;
        let last = board.size().side() as u8 - 1;
        let mut points = points.into_iter();
        let first = points.next()?;
        let (mut min, mut max) = (first, first);
        for point in points {
            min = Point::new(min.x.min(point.x), min.y.min(point.y));
            max = Point::new(max.x.max(point.x), max.y.max(point.y));
        }
        let low = |at: u8| if at <= NEAR_EDGE { 0 } else { at };
        let high = |at: u8| if at + NEAR_EDGE >= last { last } else { at };
        Some(AskedPart { min: Point::new(low(min.x), low(min.y)), max: Point::new(high(max.x), high(max.y)) })
    }

    /// The question: each point as it is on the board, and the edges that the part touches.
    pub fn query(&self, board: &Board) -> Query {
        let AskedPart { min, max } = *self;
        let (width, height) = (usize::from(max.x - min.x) + 1, usize::from(max.y - min.y) + 1);
        let points = (min.y..=max.y).flat_map(|y| (min.x..=max.x).map(move |x| Point::new(x, y)));
        let cells = points.map(|point| Some(CellSet::only(Cell::from(board.get(point))))).collect();
        let edges = Edges::touched(min, width, height, board.size());
        Query::new(width, height, cells, edges).expect("a part of a board is a query")
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{BoardSize, Color};

    #[test]
    fn a_group_is_asked_for_with_what_touches_it_and_the_edge_beside_it() {
        let mut board = Board::new(BoardSize::NINETEEN);
        assert_eq!(AskedPart::around_stones(&board), None);
        let stones = [(5, 0, Color::Black), (5, 1, Color::Black), (6, 0, Color::White), (15, 15, Color::White)];
        board.set_up(stones.map(|(x, y, color)| (Point::new(x, y), Some(color))));
        let group = AskedPart::around_group(&board, &board.chain(Point::new(5, 0))).unwrap();
        assert_eq!(group, AskedPart { min: Point::new(4, 0), max: Point::new(6, 2) });
        let query = group.query(&board);
        assert_eq!(query.to_string().matches('X').count(), 2);
        assert!(query.edges().top && !query.edges().left && !query.edges().right && !query.edges().bottom);
        // The far stone is three lines away from the edges.
        let all = AskedPart::around_stones(&board).unwrap();
        assert_eq!(all, AskedPart { min: Point::new(5, 0), max: Point::new(15, 15) });
    }
}
