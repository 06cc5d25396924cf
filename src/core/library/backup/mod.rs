//! Backups: a library, or the user's whole own folder, as one file.
//!
//! A backup is a tar archive, compressed with zstd. Its first member, `katachi-backup.ron`, lists the other members in
//! their order, with sizes and checksums:
//!
//! ```ron
//! (
//!     format: 1,
//!     app: "katachi 0.1.0",
//!     kind: Library,
//!     name: "mine",
//!     files: [
//!         (name: "library.ron", bytes: 812, crc32: 305419896),
//!     ],
//! )
//! ```
//!
//! Files that can be made again (index, contexts, rings) are left out, and so are the sources: they lie elsewhere, and
//! the games are in the store.

mod read;
mod select;
mod write;

use serde::{Deserialize, Serialize};

pub use read::{Restored, restore_library, restore_own_folder};
pub use select::NotBackedUp;
pub use write::{BackedUp, back_up_library, back_up_own_folder};

/// The version of the archive's layout.
const BACKUP_FORMAT: u32 = 1;

/// The first member.
const CONTENTS_FILE: &str = "katachi-backup.ron";

/// Maximum size of the first member; a list of a million files is smaller.
const MAX_CONTENTS_BYTES: u64 = 64 << 20;

/// The kind of folder that a backup holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum BackupKind {
    Library,
    /// Settings, and all libraries that Katachi made.
    OwnFolder,
}

/// The contents of the first member.
#[derive(Debug, Serialize, Deserialize)]
struct BackupContents {
    format: u32,
    app: String,
    kind: BackupKind,
    /// The name of the library.
    name: String,
    files: Vec<BackupEntry>,
}

/// A file of a backup.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
struct BackupEntry {
    /// Path within the folder; `/` separates its parts.
    name: String,
    bytes: u64,
    crc32: u32,
}

impl BackupEntry {
    /// The name of the archive's member: the file's name if the header has room for it, or else its number.
    fn member_name(&self, at: usize) -> String {
        match tar::Header::new_ustar().set_path(&self.name) {
            Ok(()) => self.name.clone(),
            Err(_) => format!("file-{at}"),
        }
    }

    /// Whether it names a place within the folder on every system: a few parts, none of which leads elsewhere.
    fn is_safe(&self) -> bool {
        let parts: Vec<&str> = self.name.split('/').collect();
        let is_plain = |part: &&str| {
            !part.is_empty()
                && !part.chars().all(|c| c == '.')
                && part.len() <= 255
                && !part.ends_with(['.', ' '])
                && !part.contains(['\\', ':', '<', '>', '|', '"', '?', '*'])
                && !part.chars().any(char::is_control)
        };
        parts.len() <= MAX_NAME_PARTS && parts.iter().all(is_plain)
    }
}

/// Maximum number of parts of a name: `libraries/NAME.katachi/kept/FILE`.
const MAX_NAME_PARTS: usize = 4;

/// Number of bytes written and read at a time.
const PIECE_BYTES: usize = 1 << 16;

#[cfg(test)]
mod tests;
