//! Notes of a diagram: the meaning of its numbers, and moves that it cannot show.

use katachi_core::go::Point;
use katachi_language::text;

/// The label on a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Label {
    Number(u32),
    /// A letter on an unnumbered stone, so that a note can refer to it: a numbered move was played on its point later.
    Letter(char),
    /// A circle on the stone whose move made the shape.
    Circle,
}

impl std::fmt::Display for Label {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Label::Number(number) => number.fmt(f),
            Label::Letter(letter) => letter.fmt(f),
            Label::Circle => f.write_str(text!("pages-circled-stone")),
        }
    }
}

/// Moves on a point that has another stone in the diagram.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReplayedMoves {
    pub numbers: Vec<u32>,
    /// The stone that the diagram shows there.
    pub at: Label,
    /// Whether each of them takes a ko.
    pub ko: bool,
}

/// Moves that the diagram counts but cannot show.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct DiagramNotes {
    pub replayed: Vec<ReplayedMoves>,
    /// Moves outside the frame, at their points on the turned board.
    pub elsewhere: Vec<(u32, Point)>,
    pub passes: Vec<u32>,
}

/// The moves that a diagram numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Numbering {
    /// Number of moves in the game before the first numbered move.
    pub before: u32,
    /// The number of the first numbered move.
    pub first: u32,
    pub count: u32,
    /// Whether the record ends with the last numbered move.
    pub ends: bool,
    /// Whether the move before the first numbered one made the shape.
    pub made: bool,
    /// Whether moves outside the frame are named with their points.
    pub names_points: bool,
}
