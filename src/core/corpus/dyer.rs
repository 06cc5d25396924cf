//! Dyer signatures: a game identified by six of its moves.
//!
//! The points of moves 20, 40, 60, and of moves 31, 51, 71, in this order, as SGF writes them: twelve letters that tell
//! nearly all games apart and survive differing headers and missing last moves. Source: Dave Dyer's index of game
//! collections.

use std::fmt;

use crate::go::{GameView, Point};
use crate::pattern::Symmetry;

/// The moves whose points make a signature, counted from 1.
pub const DYER_MOVES: [usize; 6] = [20, 40, 60, 31, 51, 71];

/// The points of a game's six moves. Written as twelve letters; `tt` is a pass, `??` a move that was not made.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct DyerSignature([[u8; 2]; 6]);

impl DyerSignature {
    /// ```
    /// use katachi_core::corpus::{DyerSignature, load::load_bytes};
    /// let loaded = load_bytes("x.sgf", b"(;SZ[19];B[pd];W[dd])");
    /// let id = loaded.corpus.games()[0];
    /// assert_eq!(DyerSignature::from_game(loaded.corpus.game(id)).to_string(), "????????????");
    /// ```
    pub fn from_game(game: GameView<'_>) -> DyerSignature {
        DyerSignature::turned(game, Symmetry::IDENTITY)
    }

    /// The signature of the game turned or mirrored.
    pub fn turned(game: GameView<'_>, symmetry: Symmetry) -> DyerSignature {
        let side = game.size.side();
        let letters = |number: usize| match game.moves.get(number - 1).map(|play| play.point()) {
            None => *b"??",
            Some(None) => *b"tt",
            Some(Some(Point { x, y })) => {
                let (x, y) = symmetry.apply((usize::from(x), usize::from(y)), (side, side));
                [b'a' + x as u8, b'a' + y as u8]
            }
        };
        DyerSignature(DYER_MOVES.map(letters))
    }

    /// The smallest signature of the eight orientations: the same for a game however it is turned.
    pub fn canonical(game: GameView<'_>) -> DyerSignature {
        let turned = Symmetry::ALL.map(|symmetry| DyerSignature::turned(game, symmetry));
        turned.into_iter().min().expect("there are eight")
    }

    /// Twelve ASCII letters or `?`.
    pub fn letters(self) -> [u8; 12] {
        let mut letters = [0; 12];
        self.0.iter().flatten().zip(&mut letters).for_each(|(&from, to)| *to = from);
        letters
    }
}

impl fmt::Display for DyerSignature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.letters().iter().try_for_each(|&letter| write!(f, "{}", char::from(letter)))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::{BoardSize, Color, Move};

    fn view(moves: &[Move]) -> GameView<'_> {
        GameView { size: BoardSize::NINETEEN, setup: &[], moves }
    }

    #[test]
    fn the_six_moves_are_named_in_their_order_and_turning_keeps_the_canonical_one() {
        let plain: Vec<Move> = (0..70)
            .map(|at| match at {
                39 => Move::pass(Color::White),
                _ => Move::play(Color::BOTH[at % 2], Point::new((at % 19) as u8, (at / 19) as u8)),
            })
            .collect();
        // Moves 20, 60, 31, 51 are the stones with the numbers 19, 59, 30, 50 from 0; 40 is the pass, 71 is missing.
        assert_eq!(DyerSignature::from_game(view(&plain)).to_string(), "abttcdlbmc??");
        for symmetry in Symmetry::ALL {
            let turn = |play: &Move| match play.point() {
                None => *play,
                Some(Point { x, y }) => {
                    let (x, y) = symmetry.apply((usize::from(x), usize::from(y)), (19, 19));
                    Move::play(play.color(), Point::new(x as u8, y as u8))
                }
            };
            let turned: Vec<Move> = plain.iter().map(turn).collect();
            assert_eq!(DyerSignature::canonical(view(&turned)), DyerSignature::canonical(view(&plain)));
            assert_eq!(DyerSignature::from_game(view(&turned)), DyerSignature::turned(view(&plain), symmetry));
        }
    }
}
