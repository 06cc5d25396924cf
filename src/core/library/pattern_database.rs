//! Reads GNU Go's pattern databases from files.

use std::path::Path;

use super::{Advice, Damage, FileAction, LibraryError, bounded};
use crate::find::{DatabasePattern, read_database};

const ADVICE: Advice = Advice::CorrectDatabase;

/// Whether a file is a pattern database by its name, which ends in `.db`.
pub fn is_pattern_database(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("db"))
}

/// Reads a pattern database of GNU Go, in whatever encoding its remarks are.
///
/// Errors: the file cannot be read, is too large, or is no such database. The error says what is wrong, and in which
/// line.
pub fn open_pattern_database(path: &Path) -> Result<Vec<DatabasePattern>, LibraryError> {
    let bytes =
        bounded::read_at_most(path, bounded::MAX_HANDMADE_BYTES).map_err(LibraryError::io(path, FileAction::Read))?;
    parse_pattern_database(&bytes, path)
}

/// Like [`open_pattern_database`], from a file's bytes. `path` is for messages.
///
/// Errors: it is no such database. The error says what is wrong, and in which line.
pub fn parse_pattern_database(bytes: &[u8], path: &Path) -> Result<Vec<DatabasePattern>, LibraryError> {
    read_database(&String::from_utf8_lossy(bytes)).map_err(|error| LibraryError::Damaged {
        path: path.to_owned(),
        what: Damage::Database(error),
        advice: ADVICE,
    })
}
