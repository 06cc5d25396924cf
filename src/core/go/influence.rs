//! Tells to which side each point of a board seems to belong, by the stones near it.
//!
//! Source: A. L. Zobrist, "Feature extraction and representation for pattern recognition and the game of Go" (1970): a
//! black stone is worth 50, a white one −50; then, four times, every point gains one for each neighbour above zero and
//! loses one for each below. Liberties and life are ignored: it is a picture of an opening, no count of territory.

use std::cmp::Ordering;
use std::fmt;

use super::{BoardSize, Color, Point};

const STONE_VALUE: i32 = 50;
const SPREAD_ROUNDS: usize = 4;

/// Numbers of points that seem to be Black's and White's, stones included. Turning the board changes nothing;
/// exchanging the colours exchanges the two.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Areas {
    pub black: u32,
    pub white: u32,
}

/// The side with more points, and by how many: `B+14`, `W+3`, `even`.
impl fmt::Display for Areas {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.black.cmp(&self.white) {
            Ordering::Greater => write!(f, "B+{}", self.black - self.white),
            Ordering::Less => write!(f, "W+{}", self.white - self.black),
            Ordering::Equal => f.write_str("even"),
        }
    }
}

/// Counts the points that seem to be each side's. Ignores stones off the board.
pub fn areas(size: BoardSize, stones: &[(Point, Color)]) -> Areas {
    let values = influence(size, stones);
    let count = |is_meant: fn(&i32) -> bool| values.iter().filter(|value| is_meant(value)).count() as u32;
    Areas { black: count(|&value| value > 0), white: count(|&value| value < 0) }
}

/// The value of each point, row by row: above zero if it seems to be Black's.
fn influence(size: BoardSize, stones: &[(Point, Color)]) -> Vec<i32> {
    let side = size.side();
    let at = |point: Point| usize::from(point.y) * side + usize::from(point.x);
    let mut values = vec![0; side * side];
    for &(point, color) in stones.iter().filter(|(point, _)| size.contains(*point)) {
        values[at(point)] = if color == Color::Black { STONE_VALUE } else { -STONE_VALUE };
    }
    for _ in 0..SPREAD_ROUNDS {
        let before = values.clone();
        for (place, value) in values.iter_mut().enumerate() {
            let (x, y) = (place % side, place / side);
            let neighbours = [
                (x > 0).then(|| place - 1),
                (x + 1 < side).then(|| place + 1),
                (y > 0).then(|| place - side),
                (y + 1 < side).then(|| place + side),
            ];
            *value += neighbours.into_iter().flatten().map(|there| before[there].signum()).sum::<i32>();
        }
    }
    values
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stone_alone_reaches_four_steps() {
        let stone = [(Point::new(9, 9), Color::White)];
        // The diamond of radius four.
        assert_eq!(areas(BoardSize::NINETEEN, &stone), Areas { black: 0, white: 41 });
        let values = influence(BoardSize::NINETEEN, &stone);
        // By hand: the neighbours turn at once, and then all four of the stone's neighbours count three times.
        assert_eq!(values[9 * 19 + 9], -50 - 3 * 4);
        assert_eq!((values[9 * 19 + 13], values[9 * 19 + 14]), (-1, 0));
        assert_eq!(areas(BoardSize::NINETEEN, &[]).to_string(), "even");
    }

    #[test]
    fn turning_changes_nothing_and_exchanging_the_colours_exchanges_the_areas() {
        let size = BoardSize::new(13).unwrap();
        let stones: Vec<(Point, Color)> = [(3, 3), (9, 2), (9, 9), (2, 8), (5, 10), (6, 2)]
            .iter()
            .zip([Color::Black, Color::White].into_iter().cycle())
            .map(|(&(x, y), color)| (Point::new(x, y), color))
            .collect();
        let found = areas(size, &stones);
        assert!(found.black > 0 && found.white > 0 && found.black != found.white, "{found:?}");
        let turned: Vec<_> = stones.iter().map(|&(point, color)| (Point::new(12 - point.y, point.x), color)).collect();
        assert_eq!(areas(size, &turned), found);
        let other: Vec<_> = stones.iter().map(|&(point, color)| (point, color.opponent())).collect();
        assert_eq!(areas(size, &other), Areas { black: found.white, white: found.black });
        assert_ne!(areas(size, &other).to_string(), found.to_string());
    }
}
