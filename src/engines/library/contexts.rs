//! Keeps a library's context table in a file beside the games.

use std::path::Path;

use super::damage::EngineFileDamage;
use crate::predict::{COUNTS_HEAD, ContextTable, counts_length};
use katachi_core::corpus::Corpus;
use katachi_core::library::{CONTEXTS_FILE, atomic, bounded};
use katachi_core::progress::{Cancelled, Progress};

/// The contexts of a library's games: read from its folder, or counted and kept there when they are missing, stale or
/// damaged.
///
/// A folder that cannot be written is no error: the contexts are counted again the next time.
///
/// Errors: stopped by the user.
pub fn open_contexts(dir: &Path, corpus: &Corpus, progress: &Progress) -> Result<ContextTable, Cancelled> {
    if let Some(table) = kept_contexts(dir, corpus) {
        return Ok(table);
    }
    let table = ContextTable::build(corpus, progress)?;
    let _ = atomic::write(&dir.join(CONTEXTS_FILE), &table.to_bytes());
    Ok(table)
}

/// The contexts of a library if they were counted before.
pub fn kept_contexts(dir: &Path, corpus: &Corpus) -> Option<ContextTable> {
    read_contexts(&dir.join(CONTEXTS_FILE), corpus).ok()
}

/// Errors: what is wrong with the file.
pub(super) fn read_contexts(path: &Path, corpus: &Corpus) -> Result<ContextTable, EngineFileDamage> {
    let bytes = read_counts(path)?;
    let table = ContextTable::from_bytes(&bytes, corpus.id())?;
    // The number of games is outside the checksum, so it is checked here.
    let is_of_all = table.games() == corpus.games().len() as u64;
    is_of_all.then_some(table).ok_or(EngineFileDamage::OtherNumberOfGames)
}

/// Reads a file of counts, but no more bytes than its head announces.
///
/// Errors: it cannot be read.
pub(super) fn read_counts(path: &Path) -> Result<Vec<u8>, EngineFileDamage> {
    bounded::read_told(path, COUNTS_HEAD, counts_length)
        .map_err(|error| EngineFileDamage::UnreadCounts(error.to_string()))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::predict::test_support::corpus;
    use crate::sweep::rounds;
    use katachi_core::library::self_play;

    #[test]
    fn contexts_are_kept_and_counted_again_when_they_are_damaged_or_stale() {
        let dir = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        // The sample takes long to count: whole sweeps alone do.
        let corpus = if rounds(0, 1) == 1 { self_play().corpus } else { std::sync::Arc::new(corpus(20)) };
        let path = dir.path().join(CONTEXTS_FILE);
        let first = open_contexts(dir.path(), &corpus, &progress).unwrap();
        assert!(first.len() > 100);
        assert_eq!(fs::read(&path).unwrap(), first.to_bytes());
        for damage in [&b"KATACTXT and nonsense"[..], b"", &first.to_bytes()[..200]] {
            fs::write(&path, damage).unwrap();
            assert!(kept_contexts(dir.path(), &corpus).is_none());
            open_contexts(dir.path(), &corpus, &progress).unwrap();
            assert_eq!(fs::read(&path).unwrap(), first.to_bytes());
        }
        assert!(kept_contexts(dir.path(), &Corpus::default()).is_none());
    }
}
