//! Steps through a game.

use katachi_core::go::NodeId;

/// Steps through the open game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Navigation {
    /// Moves forward, or back.
    By(i32),
    First,
    Last,
    /// Goes to a move number of the current line.
    Move(usize),
    Node(NodeId),
    /// The next, or previous, variation beside the current move.
    Variation(i32),
}
