//! Damage that was mended or left out while a game was read.

use std::fmt;

use serde::{Deserialize, Serialize};

/// Something in a record that was repaired or ignored, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Warning {
    pub kind: WarningKind,
    pub times: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize, thiserror::Error)]
pub enum WarningKind {
    #[error("the first parenthesis is missing")]
    MissingOpen,
    #[error("the game is not closed")]
    MissingClose,
    #[error("a node without its semicolon")]
    MissingSemicolon,
    #[error("a node after variations, kept as one more variation")]
    NodeAfterVariations,
    #[error("a value without its closing bracket")]
    UnclosedValue,
    #[error("a bracket in a text that was not escaped")]
    UnescapedBracket,
    #[error("a value that belongs to no property")]
    ValueWithoutProperty,
    #[error("a property without a value")]
    PropertyWithoutValue,
    #[error("a property name in lower case, ignored")]
    LowerCaseProperty,
    #[error("characters that are not SGF, skipped")]
    Junk,
    #[error("a move with several points, the first was taken")]
    SeveralMoveValues,
    #[error("a point that can't be read, ignored")]
    UnreadablePoint,
    #[error("a set-up stone off the board, ignored")]
    SetupOffBoard,
    #[error("a move on a set-up stone, which it replaced")]
    MoveOnSetupStone,
    #[error("a very long header text, shortened")]
    LongHeader,
    #[error("a board size that can't be read, taken as 19x19")]
    UnreadableSize,
    #[error("a komi that can't be read, left out")]
    UnreadableKomi,
    #[error("handicap stones were not recorded, placed on the star points")]
    HandicapPlaced,
    #[error("handicap stones were not recorded and could not be placed")]
    HandicapMissing,
    /// Only in reports of earlier versions.
    #[error("a node that can't be read, ignored")]
    UnreadableNode,
    /// `times` is the number of records.
    #[error("several games or problems in one tree")]
    TreeSplit,
    #[error("several games or problems in one tree, too large to be split")]
    TreeTooLargeToSplit,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.times {
            records if self.kind == WarningKind::TreeSplit => write!(f, "{}, read as {records} records", self.kind),
            0 | 1 => self.kind.fmt(f),
            times => write!(f, "{} ({times} times)", self.kind),
        }
    }
}

/// At most one [`Warning`] a kind, in the order of first sight.
#[derive(Clone, Debug, Default)]
pub(super) struct Warnings(Vec<Warning>);

impl Warnings {
    pub fn add(&mut self, kind: WarningKind) {
        match self.0.iter_mut().find(|warning| warning.kind == kind) {
            Some(warning) => warning.times = warning.times.saturating_add(1),
            None => self.0.push(Warning { kind, times: 1 }),
        }
    }

    pub fn take(&mut self) -> Vec<Warning> {
        std::mem::take(&mut self.0)
    }
}
