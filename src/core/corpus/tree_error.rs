//! Reasons why a record's tree could not be read from its source.

use super::sgf::SkipReason;
use super::source::{SourceProblem, SourceTrouble};
use crate::progress::Cancelled;

/// Why a record's tree could not be read from its source.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum TreeError {
    #[error("the library does not know its file")]
    UnknownFile,
    #[error("no game in it")]
    NoGame,
    #[error("its file has changed since it was loaded")]
    Changed,
    #[error("it shares its tree with other records")]
    SharesTree,
    /// The path of the archive and of the member.
    #[error("{0} is not in its archive any more")]
    NotInArchive(String),
    /// Tells the path, too.
    #[error(transparent)]
    Unreadable(#[from] SourceProblem),
    /// The caller knows the path.
    #[error(transparent)]
    Source(#[from] SourceTrouble),
    #[error(transparent)]
    Game(#[from] SkipReason),
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}
