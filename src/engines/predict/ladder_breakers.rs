//! Ladders beside a move that stones outside its pattern decide.
//!
//! Source: "Pattern database" at Sensei's Library, which names as a weakness that its patterns do not store whether
//! there is a ladder breaker. We read the ladders beside the move with and without the stones outside the pattern.

use super::tactics::{Ladders, tactics};
use crate::fast_board::{LibertyBoard, at, code};
use katachi_core::go::{Board, Color, Point};

/// The stones outside a pattern that decide a ladder beside a move: each alone would change it if it were not there.
/// `None` if no ladder depends on what is outside. Empty if only several stones together decide it.
///
/// Chains that reach into the pattern belong to it. The move must be legal.
pub fn ladder_breakers(
    board: &Board,
    color: Color,
    point: Point,
    is_inside: impl Fn(Point) -> bool,
) -> Option<Vec<Point>> {
    let is_outside = |stone: &Point| !board.chain(*stone).iter().any(|&part| is_inside(part));
    let outside: Vec<Point> = board.stones().map(|(stone, _)| stone).filter(is_outside).collect();
    let without = |stones: &[Point]| {
        let mut other = board.clone();
        other.set_up(stones.iter().map(|&stone| (stone, None)));
        outcome(&other, color, point)
    };
    let outcome = outcome(board, color, point);
    if outcome == without(&outside) {
        return None;
    }
    Some(outside.into_iter().filter(|stone| without(&[*stone]) != outcome).collect())
}

/// Whether the move begins a ladder that works, and whether a ladder then catches its own chain.
fn outcome(board: &Board, color: Color, point: Point) -> (bool, bool) {
    let (before, here) = (LibertyBoard::from_board(board), at(point));
    let begins = tactics(&before, &mut Ladders::new(), code(color), here, 0).ladder;
    let mut after = before;
    after.play(code(color), here);
    let is_caught = after.liberties(here).len() == 2 && Ladders::new().caught_by(&after, here) != 0;
    (begins, is_caught)
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::go::BoardSize;

    /// A white stone that Black can catch in a ladder towards the lower right.
    fn ladder(more: &[(u8, u8, Color)]) -> Board {
        let mut board = Board::new(BoardSize::NINETEEN);
        let stones = [(3, 3, Color::White), (3, 2, Color::Black), (2, 3, Color::Black), (2, 4, Color::Black)];
        let stones = stones.iter().chain(more);
        board.set_up(stones.map(|&(x, y, color)| (Point::new(x, y), Some(color))));
        board
    }

    fn near(point: Point) -> bool {
        point.x < 7 && point.y < 7
    }

    #[test]
    fn a_stone_on_the_ladders_way_is_named_and_others_are_not() {
        let atari = Point::new(4, 3);
        assert_eq!(ladder_breakers(&ladder(&[]), Color::Black, atari, near), None, "the ladder works anyway");
        // A stone on the way breaks it; a stone far from it does not.
        let breaker = (12, 12, Color::White);
        let board = ladder(&[breaker, (15, 3, Color::Black)]);
        assert_eq!(ladder_breakers(&board, Color::Black, atari, near), Some(vec![Point::new(12, 12)]));
        assert_eq!(ladder_breakers(&board, Color::Black, atari, |_| true), None, "it is in the pattern");
        // Beside a move without a ladder there is nothing to break.
        assert_eq!(ladder_breakers(&board, Color::Black, Point::new(5, 16), near), None);
    }
}
