//! What was mended or left out while a game was read.

use std::fmt;

/// Something in a record that was repaired or ignored, and how often.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warning {
    pub kind: WarningKind,
    pub times: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum WarningKind {
    MissingOpen,
    MissingClose,
    MissingSemicolon,
    NodeAfterVariations,
    UnclosedValue,
    UnescapedBracket,
    ValueWithoutProperty,
    PropertyWithoutValue,
    LowerCaseProperty,
    Junk,
    SeveralMoveValues,
    UnreadablePoint,
    SetupOffBoard,
    LongHeader,
    UnreadableSize,
    HandicapPlaced,
    HandicapMissing,
    UnreadableNode,
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self.kind {
            WarningKind::MissingOpen => "the first parenthesis is missing",
            WarningKind::MissingClose => "the game is not closed",
            WarningKind::MissingSemicolon => "a node without its semicolon",
            WarningKind::NodeAfterVariations => "a node after variations, kept as one more variation",
            WarningKind::UnclosedValue => "a value without its closing bracket",
            WarningKind::UnescapedBracket => "a bracket in a text that was not escaped",
            WarningKind::ValueWithoutProperty => "a value that belongs to no property",
            WarningKind::PropertyWithoutValue => "a property without a value",
            WarningKind::LowerCaseProperty => "a property name in lower case, ignored",
            WarningKind::Junk => "characters that are not SGF, skipped",
            WarningKind::SeveralMoveValues => "a move with several points, the first was taken",
            WarningKind::UnreadablePoint => "a point that can't be read, ignored",
            WarningKind::SetupOffBoard => "a set-up stone off the board, ignored",
            WarningKind::LongHeader => "a very long header text, shortened",
            WarningKind::UnreadableSize => "a board size that can't be read, taken as 19x19",
            WarningKind::HandicapPlaced => "handicap stones were not recorded, placed on the star points",
            WarningKind::HandicapMissing => "handicap stones were not recorded and could not be placed",
            WarningKind::UnreadableNode => "a node that can't be read, ignored",
        })?;
        if self.times > 1 {
            write!(f, " ({} times)", self.times)?;
        }
        Ok(())
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
