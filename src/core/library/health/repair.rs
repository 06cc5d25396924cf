//! Repairs of a library, as a type that displays in English.

use std::fmt;
use std::path::PathBuf;

use crate::words::{counted, grouped};

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
