//! A number for a whole board, the same in every image.

use std::hash::{Hash, Hasher};

use rustc_hash::FxHasher;

use super::Symmetry;
use crate::go::{Board, Color, Point};

/// A number that stays the same if a position is turned, mirrored, or recoloured with the side to move. Positions with
/// the same number are almost certainly the same. The size of the board is part of the number.
///
/// Numbers may change with the version of Katachi: they are not kept.
pub fn position_number(board: &Board, mover: Color) -> u64 {
    let side = board.size().side();
    let stones: Vec<(Point, bool)> = board.stones().map(|(point, color)| (point, color == mover)).collect();
    let seen = |symmetry: Symmetry| {
        // A sum does not depend on the order of the stones.
        let of_stone = |&(point, is_own): &(Point, bool)| {
            let mut hasher = FxHasher::default();
            (symmetry.point(point, side), is_own).hash(&mut hasher);
            spread(hasher.finish())
        };
        stones.iter().map(of_stone).fold(spread(side as u64), u64::wrapping_add)
    };
    Symmetry::ALL.into_iter().map(seen).min().unwrap_or_default()
}

/// Spreads the bits of a value: SplitMix64's last step. Source: Steele, Lea and Flood, *Fast Splittable Pseudorandom
/// Number Generators* (2014).
fn spread(value: u64) -> u64 {
    let value = (value ^ (value >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let value = (value ^ (value >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    value ^ (value >> 31)
}
