//! Repairs a library: the remedy of each problem, and what was done.

use std::fmt;
use std::path::PathBuf;

use super::super::{LibraryError, SharedError};
use crate::words::{counted, grouped};

/// The remedy for a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// It is made again from the games, or from the game store.
    Rebuild,
    /// The games are read again from the sources.
    Sources,
    /// It is removed, and counted again when it is asked for.
    CountAgain,
    /// It is set aside under another name, and what can be read of it is kept.
    SetAside,
    /// It is removed: nothing needs it.
    Remove,
    /// A newer Katachi wrote it.
    Update,
    /// Only the user can repair it.
    ByHand,
    /// Nothing has to be done: it is harmless.
    Nothing,
}

impl Remedy {
    /// The word of the command line's JSON.
    pub fn key(self) -> &'static str {
        match self {
            Remedy::Rebuild => "rebuild",
            Remedy::Sources => "sources",
            Remedy::CountAgain => "count_again",
            Remedy::SetAside => "set_aside",
            Remedy::Remove => "remove",
            Remedy::Update => "update",
            Remedy::ByHand => "by_hand",
            Remedy::Nothing => "none",
        }
    }

    pub(super) fn is_a_repair(self) -> bool {
        !matches!(self, Remedy::Update | Remedy::ByHand | Remedy::Nothing)
    }
}

impl fmt::Display for Remedy {
    /// Says what a repair would do, or what the user can.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Remedy::Rebuild => "a repair makes it again",
            Remedy::Sources => "a repair reads the games again from their sources",
            Remedy::CountAgain => "a repair removes it; it is counted again when it is asked for",
            Remedy::SetAside => "a repair sets it aside and keeps what can be read of it",
            Remedy::Remove => "a repair removes it; nothing needs it",
            Remedy::Update => "update Katachi to read it",
            Remedy::ByHand => "a repair leaves it alone: mend it, put back a backup, or make it again",
            Remedy::Nothing => "nothing has to be done",
        })
    }
}

/// The remedy for a file that cannot be read: `usual` if it is damaged.
pub(super) fn remedy_of(error: &LibraryError, usual: Remedy) -> Remedy {
    match error {
        LibraryError::Damaged { .. } => usual,
        LibraryError::NewerFormat { .. } => Remedy::Update,
        _ => Remedy::ByHand,
    }
}

/// The outcome of a finding.
#[derive(Clone, Debug, PartialEq)]
pub enum RepairOutcome {
    /// No repair was asked for, or there is none.
    Untouched,
    Repaired(Repair),
    Failed(SharedError),
}

/// A repair that was done to a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Repair {
    Removed,
    /// Another process repaired it during the check.
    MendedMeanwhile,
    /// `library.ron` was made again; a damaged one is at `aside`.
    MadeFrom {
        store: String,
        aside: Option<PathBuf>,
    },
    /// `library.ron` was wrong, not the store.
    MadeManifest {
        store: String,
    },
    /// The records were read again. If they differ from the old ones, the damaged store is at `aside`.
    ReadSources {
        records: usize,
        aside: Option<PathBuf>,
    },
    /// An import has made it the library's own store since.
    IsOwnStore,
    BuiltIndex,
    RemovedIndex,
    SetAside {
        aside: PathBuf,
    },
    SavedTags {
        aside: PathBuf,
        saved: usize,
    },
    SavedCards {
        aside: PathBuf,
        saved: usize,
    },
}

impl fmt::Display for Repair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Repair::Removed => f.write_str("removed"),
            Repair::MendedMeanwhile => f.write_str("mended meanwhile"),
            Repair::MadeFrom { store, aside: None } => write!(f, "made again from {store}"),
            Repair::MadeFrom { store, aside: Some(aside) } => {
                write!(f, "made again from {store}; the damaged one is {}", aside.display())
            }
            Repair::MadeManifest { store } => write!(f, "library.ron made again from {store}"),
            Repair::ReadSources { records, aside } => {
                write!(f, "{} read again from the sources", counted(*records, "record"))?;
                match aside {
                    Some(aside) => write!(
                        f,
                        "; they are not those that library.ron named: the damaged store is {}",
                        aside.display()
                    ),
                    None => Ok(()),
                }
            }
            Repair::IsOwnStore => f.write_str("it is the library's own meanwhile"),
            Repair::BuiltIndex => f.write_str("built again from the games"),
            Repair::RemovedIndex => f.write_str("removed; it is built again when it is needed"),
            Repair::SetAside { aside } => write!(f, "set aside as {}", aside.display()),
            Repair::SavedTags { aside, saved } => {
                let (count, plural) = (grouped(*saved as u64), if *saved == 1 { "" } else { "s" });
                write!(f, "set aside as {}; {count} tagged game{plural} kept", aside.display())
            }
            Repair::SavedCards { aside, saved } => {
                write!(f, "set aside as {}; {} kept", aside.display(), counted(*saved, "card"))
            }
        }
    }
}
