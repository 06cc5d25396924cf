//! Findings of a check of a library, as types that display in English.

use std::sync::Arc;

use super::damage::{Damage, ForeignDamage};
use super::error::{FileAction, LibraryError};
use super::sealed::TextChange;
use crate::index::IndexFileError;
use crate::words::grouped;

/// A problem of a file. The message leaves out the file's name, which is shown beside it.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum FileProblem {
    #[error("damaged: {0}")]
    Damaged(Damage),
    #[error("written by a newer Katachi (format {found}; this one reads up to {supported})")]
    Newer { found: u32, supported: u32 },
    #[error("{cannot}: {why}")]
    Unreadable { cannot: FileAction, why: Damage },
    #[error("{0}")]
    Other(SharedError),
    #[error("it is missing")]
    Missing,
    #[error("{0}")]
    Index(IndexFileError),
    #[error("it is not the index of these games, although its checksum fits")]
    OtherIndex,
    #[error("a link to another place: nothing is written. Remove it")]
    LinkForLock,
    #[error("a link to another place: it is replaced, never followed")]
    LinkForFile,
    #[error("not of Katachi's: it is left alone")]
    NotOurs,
    #[error("was set aside: mend it and put it back, or remove it")]
    WasSetAside,
    #[error("a file that is being written, or was left by a killed program")]
    FreshLeftover,
    #[error("left by a killed program")]
    Leftover,
    #[error("games of an earlier import")]
    OldStore,
    #[error("games of an import that goes on, or of an earlier one")]
    OldStoreOrNew,
    #[error("{0}")]
    ChangedText(TextChange),
    #[error("of other games")]
    OfOtherGames,
    #[error("damaged: no result of Katachi's begins like this")]
    NoResult,
    #[error("damaged: it is not what its name says, but {name}")]
    OtherName { name: String },
    #[error(
        "{} of {} source{} out of reach: the games are here, but cannot be read again from there",
        grouped(*gone as u64),
        grouped(*sources as u64),
        if *sources == 1 { "" } else { "s" }
    )]
    SourcesGone { gone: usize, sources: usize },
    /// Damage of a file that a crate above reads.
    #[error("{0}")]
    Foreign(ForeignDamage),
}

impl FileProblem {
    /// Drops the file's name and the advice.
    pub(super) fn in_short(error: LibraryError) -> FileProblem {
        match error {
            LibraryError::Damaged { what, .. } => FileProblem::Damaged(what),
            LibraryError::NewerFormat { found, supported, .. } => FileProblem::Newer { found, supported },
            LibraryError::Io { cannot, source, .. } => FileProblem::Unreadable { cannot, why: source.into() },
            other => FileProblem::Other(other.into()),
        }
    }
}

/// An error that can be cloned. Two are equal if they say the same.
#[derive(Clone, Debug, thiserror::Error)]
#[error("{0}")]
pub struct SharedError(Arc<LibraryError>);

impl SharedError {
    pub fn error(&self) -> &LibraryError {
        &self.0
    }
}

impl From<LibraryError> for SharedError {
    fn from(error: LibraryError) -> SharedError {
        SharedError(Arc::new(error))
    }
}

impl PartialEq for SharedError {
    fn eq(&self, other: &SharedError) -> bool {
        self.to_string() == other.to_string()
    }
}
