//! The parameters of the pattern database.

use std::ops::Range;

use super::word::RingShape;

/// Minimum number of moves in a game to learn from.
pub const MIN_GAME_MOVES: usize = 20;

/// Default number of stones and edges that ends a pattern.
pub const RING_STOP: u8 = 4;

/// The cells of a core in which its move may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RingMoveCells {
    /// Only on the middle 2×2 points.
    Middle,
    /// On any of the sixteen, as in the source's own example.
    Any,
}

impl RingMoveCells {
    /// Steps from the core's upper left point to the move, in either direction.
    pub(super) fn steps(self) -> Range<i32> {
        match self {
            RingMoveCells::Middle => 1..3,
            RingMoveCells::Any => 0..4,
        }
    }
}

/// How a move's pattern is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RingParams {
    pub cells: RingMoveCells,
    /// Stones or edges around the core that end a pattern; see [`RING_STOP`].
    pub stop: u8,
    /// Store moves with each part of their pattern, from one ring on. If the whole pattern is unknown, the largest
    /// known part answers.
    pub back_off: bool,
    pub shape: RingShape,
}

impl RingParams {
    /// The parameters of databases of the first format.
    pub(super) const FIRST: RingParams =
        RingParams { cells: RingMoveCells::Middle, stop: RING_STOP, back_off: false, shape: RingShape::Square };
}

impl Default for RingParams {
    fn default() -> RingParams {
        RingParams { cells: RingMoveCells::Any, stop: RING_STOP, back_off: true, shape: RingShape::Square }
    }
}
