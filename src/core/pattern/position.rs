//! A number for a whole board, the same in every image.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::Symmetry;
use crate::go::{Board, Color, GameView, Move, Point, Replay};

/// A number that stays the same if a position is turned, mirrored, or recoloured with the side to move. Positions with
/// the same number are almost certainly the same. The size of the board is part of the number.
///
/// Numbers may change with the version of Katachi: they are not kept.
pub fn position_number(board: &Board, mover: Color) -> u64 {
    StoneSums::new(board).number(mover)
}

/// A game being replayed, with the number of each position. A number is kept from move to move, and changed by the
/// stones that are placed and taken off.
pub struct NumberedReplay<'a> {
    replay: Replay<'a>,
    sums: StoneSums,
}

impl<'a> NumberedReplay<'a> {
    pub fn new(game: GameView<'a>) -> NumberedReplay<'a> {
        let replay = game.replay();
        NumberedReplay { sums: StoneSums::new(replay.board()), replay }
    }

    /// The position before the next move, set-up stones of this moment included.
    pub fn board(&self) -> &Board {
        self.replay.board()
    }

    /// The [number](position_number) of this position.
    pub fn number(&self, mover: Color) -> u64 {
        self.sums.number(mover)
    }

    /// Number of stones of a colour in this position.
    pub fn stones(&self, color: Color) -> usize {
        self.sums.stones[color as usize]
    }

    /// As [`Replay::advance`].
    pub fn advance(&mut self) -> Option<Move> {
        let (next, set_up_left) = (self.replay.next_move()?, self.replay.set_up_left());
        let placed = next.point().filter(|&point| self.replay.board().is_empty(point));
        self.replay.advance();
        let board = self.replay.board();
        if self.replay.set_up_left() != set_up_left {
            self.sums = StoneSums::new(board);
        } else if let Some(point) = placed {
            let color = next.color();
            self.sums.put(point, color);
            // If the stone is gone too, the player took off their own stones.
            let taken = if board.is_empty(point) { color } else { color.opponent() };
            board.last_removed().for_each(|gone| self.sums.take_off(gone, taken));
        }
        Some(next)
    }
}

/// The sums from which the numbers of a position are made. A sum does not depend on the order of the stones.
struct StoneSums {
    side: usize,
    /// By the side to move, then by symmetry.
    sums: [[u64; Symmetry::ALL.len()]; 2],
    /// By colour.
    stones: [usize; 2],
}

impl StoneSums {
    fn new(board: &Board) -> StoneSums {
        let side = board.size().side();
        let mut sums = StoneSums { side, sums: [[spread(side as u64); Symmetry::ALL.len()]; 2], stones: [0; 2] };
        board.stones().for_each(|(point, color)| sums.put(point, color));
        sums
    }

    fn put(&mut self, point: Point, color: Color) {
        self.stones[color as usize] += 1;
        self.change(point, color, u64::wrapping_add);
    }

    fn take_off(&mut self, point: Point, color: Color) {
        self.stones[color as usize] -= 1;
        self.change(point, color, u64::wrapping_sub);
    }

    fn change(&mut self, point: Point, color: Color, change: impl Fn(u64, u64) -> u64) {
        for symmetry in Symmetry::ALL {
            let turned = symmetry.point(point, self.side);
            for mover in Color::BOTH {
                let sum = &mut self.sums[mover as usize][symmetry.index()];
                *sum = change(*sum, stone_number(turned, color == mover));
            }
        }
    }

    fn number(&self, mover: Color) -> u64 {
        self.sums[mover as usize].into_iter().min().unwrap_or_default()
    }
}

fn stone_number(point: Point, is_own: bool) -> u64 {
    let mut hasher = FxHasher::default();
    (point, is_own).hash(&mut hasher);
    spread(hasher.finish())
}

/// Spreads the bits of a value: SplitMix64's last step. Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom
/// Number Generators* (2014).
fn spread(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}
