//! Reads and writes the files in which Katachi remembers something: the user's settings and the session of a library.
//!
//! Both are RON with a format number, which is read first, and a checksum, as a user may edit them.

use std::io::{self, ErrorKind};
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Deserializer, Serialize};

use katachi_core::library::lock::{self, Lockable};
use katachi_core::library::sealed::{CommentMark, unseal_file};
use katachi_core::library::{FILE_FORMAT, LibraryError, atomic, bounded};
use katachi_sentences::Sentence;

/// The format number of a file. The first files had none; they have the same format.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct FormatNumber(u32);

impl Default for FormatNumber {
    fn default() -> FormatNumber {
        FormatNumber(FILE_FORMAT)
    }
}

/// Why a file is not read.
#[derive(Debug)]
pub(super) enum MemoryError<T> {
    /// Written by a newer version, with the part that could be read.
    Newer(LibraryError, Option<T>),
    Damaged(String),
    /// The system cannot read it now.
    OutOfReach(io::Error),
}

impl<T> MemoryError<T> {
    pub fn words(&self) -> String {
        match self {
            MemoryError::Newer(error, _) => error.sentence(),
            MemoryError::Damaged(what) => what.clone(),
            MemoryError::OutOfReach(error) => error.sentence(),
        }
    }
}

/// Reads a file; `None` if there is none yet.
pub(super) fn read<T: DeserializeOwned>(path: &Path) -> Result<Option<T>, MemoryError<T>> {
    #[derive(Deserialize)]
    struct MemoryHead {
        #[serde(default)]
        format: FormatNumber,
    }
    let text = match bounded::read_text_at_most(path, bounded::MAX_HANDMADE_BYTES) {
        Ok(text) => text,
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(None),
        Err(error) if error.kind() == ErrorKind::InvalidData => return Err(MemoryError::Damaged(error.sentence())),
        Err(error) => return Err(MemoryError::OutOfReach(error)),
    };
    let damaged = |error: ron::error::SpannedError| MemoryError::Damaged(error.to_string());
    let found = ron::from_str::<MemoryHead>(&text).map_err(damaged)?.format.0;
    let read = ron::from_str(&text);
    if found > FILE_FORMAT {
        let error = LibraryError::NewerFormat { path: path.to_owned(), found, supported: FILE_FORMAT };
        return Err(MemoryError::Newer(error, read.ok()));
    }
    // The checksum is a comment of the RON. A damaged file is told of without it.
    if read.is_ok() {
        unseal_file(path, text.as_bytes(), CommentMark::Ron);
    }
    read.map(Some).map_err(damaged)
}

/// Writes a file, with its checksum.
///
/// Errors: the file cannot be written.
pub(super) fn write(path: &Path, ron: &str) -> Result<(), LibraryError> {
    atomic::write(path, &CommentMark::Ron.seal(ron.as_bytes()))
}

/// Writes beside a file what [`write`] is about to put there, so that it outlives the process at once: see
/// [`atomic::write_ahead`].
///
/// Errors: the file cannot be written.
pub(super) fn write_ahead(path: &Path, ron: &str) -> Result<(), LibraryError> {
    atomic::write_ahead(path, &CommentMark::Ron.seal(ron.as_bytes()))
}

/// Finishes a write that the end of the process interrupted, unless somebody holds the lock for it. Where that is
/// impossible, the file stays as it was.
pub(super) fn finish_ahead(path: &Path, what: Lockable) {
    let Some(folder) = path.parent().filter(|_| atomic::is_ahead(path)) else { return };
    let Ok(Some(_lock)) = lock::lock_if_free(folder, what) else { return };
    let is_whole = |text: &[u8]| CommentMark::Ron.seal(CommentMark::Ron.unseal(text).body) == text;
    let _ = atomic::finish_ahead(path, is_whole);
}

/// Reads a value, and drops it if it contains NaN. NaN differs from itself, so the value would look changed forever and
/// be written again and again.
pub(super) fn without_nan<'de, D, T>(text: D) -> Result<Option<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de> + Clone + PartialEq,
{
    let kept = Option::<T>::deserialize(text)?;
    let same = kept.clone();
    Ok(kept.filter(|kept| Some(kept) == same.as_ref()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::{LibrarySession, Settings};
    use katachi_core::library::sealed::take_changes;

    /// Reads every fault of a file, one after the other: it is an error, or the change is told.
    fn check_every_fault<T: DeserializeOwned>(path: &Path) {
        let whole = fs::read(path).unwrap();
        let check = |changed: &[u8], what: &str| {
            fs::write(path, changed).unwrap();
            let is_read = read::<T>(path).is_ok();
            let is_told = !take_changes(path).is_empty();
            assert!(!is_read || is_told, "{}, {what}: read without a word", path.display());
        };
        for bit in 0..whole.len() * 8 {
            let mut changed = whole.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            check(&changed, &format!("bit {bit}"));
        }
        (0..whole.len()).for_each(|length| check(&whole[..length], &format!("cut to {length}")));
        fs::write(path, &whole).unwrap();
        assert!(read::<T>(path).is_ok() && take_changes(path).is_empty(), "{}: whole again", path.display());
    }

    #[test]
    fn no_flipped_bit_and_no_cut_of_settings_or_a_session_is_read_without_a_word() {
        let dir = tempfile::tempdir().unwrap();
        let settings = dir.path().join("settings.ron");
        write(&settings, &Settings::default().to_ron()).unwrap();
        check_every_fault::<Settings>(&settings);
        LibrarySession { games: Some(5), game: Some((3, 40)), ..LibrarySession::default() }.write(dir.path()).unwrap();
        check_every_fault::<LibrarySession>(&dir.path().join("session.ron"));
    }
}
