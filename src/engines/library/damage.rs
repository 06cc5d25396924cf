//! Damage of the engines' files.

use std::path::Path;

use crate::predict::{CountsFileError, ModelDamage};
use crate::tsumego::rules::RuleClass;
use crate::tsumego::rules::frame::{RuleFrame, RuleGoal};
use crate::tsumego::rules::text::RowsError;
use katachi_core::library::{Advice, Damage, ForeignDamage, LibraryError};

/// How a file of the engines is damaged.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum EngineFileDamage {
    #[error(transparent)]
    Model(#[from] ModelDamage),
    #[error("made by an older Katachi (model format {found}; this one reads {supported})")]
    OlderModel { found: u32, supported: u32 },
    /// A file of counts cannot be read. The message is the system's.
    #[error("cannot read it: {0}")]
    UnreadCounts(String),
    #[error(transparent)]
    Counts(#[from] CountsFileError),
    #[error("damaged: it says another number of games")]
    OtherNumberOfGames,
    /// The rows of the pattern, from the top.
    #[error("no pattern: {}", .0.join(" / "))]
    NoPattern(Vec<String>),
    /// `number` is the rule's place in its list, from 1.
    #[error("{goal} {frame}, {} rule {number}: {what}", class.name())]
    Rule { goal: RuleGoal, frame: RuleFrame, class: RuleClass, number: usize, what: RuleDamage },
    #[error("{goal} {frame}: more rules than there were")]
    MoreRules { goal: RuleGoal, frame: RuleFrame },
}

/// The field of a rule that is damaged.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RuleDamage {
    #[error("cells: {0}")]
    Cells(#[from] RowsError),
    #[error("asks: not what this pattern can be asked")]
    Asks,
    #[error("marks: not what this goal speaks of")]
    Marks,
    #[error("answers: not one to each move")]
    Answers,
    #[error("play: no possible move")]
    Play,
    #[error("kept: cells without a black stone")]
    Kept,
}

/// The error of a damaged file.
pub(super) fn damaged(path: &Path, what: impl Into<EngineFileDamage>, advice: Advice) -> LibraryError {
    let what = Damage::OfForeignFile(ForeignDamage::new(what.into()));
    LibraryError::Damaged { path: path.to_owned(), what, advice }
}
