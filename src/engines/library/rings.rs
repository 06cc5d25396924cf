//! The pattern database beside the games.

use std::path::Path;

use super::contexts::read_counts;
use crate::predict::rings::Rings;
use katachi_core::corpus::Corpus;
use katachi_core::library::{RINGS_FILE, atomic};
use katachi_core::progress::{Cancelled, Progress};

/// The pattern database of a library's games: read from its folder, or built and kept there when it is missing, stale or
/// damaged.
///
/// A folder that cannot be written is no reason not to suggest: then it is built again the next time.
///
/// Errors: stopped by the user.
pub fn open_rings(dir: &Path, corpus: &Corpus, progress: &Progress) -> Result<Rings, Cancelled> {
    if let Some(rings) = kept_rings(dir, corpus) {
        return Ok(rings);
    }
    let rings = Rings::build(corpus, progress)?;
    let _ = atomic::write(&dir.join(RINGS_FILE), &rings.to_bytes());
    Ok(rings)
}

/// The pattern database of a library if it was built before.
pub fn kept_rings(dir: &Path, corpus: &Corpus) -> Option<Rings> {
    read_rings(&dir.join(RINGS_FILE), corpus).ok()
}

/// Errors: what is wrong with the file, in words.
pub(super) fn read_rings(path: &Path, corpus: &Corpus) -> Result<Rings, String> {
    let rings = Rings::from_bytes(&read_counts(path)?, corpus.id()).map_err(|error| error.to_string())?;
    // No checksum has this number.
    let is_of_all = rings.games() == corpus.games().len() as u64;
    is_of_all.then_some(rings).ok_or_else(|| "damaged: it says another number of games".to_owned())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use katachi_core::library::sample;

    #[test]
    fn patterns_are_kept_and_built_again_when_they_are_damaged_or_stale() {
        let dir = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        let sample = sample().corpus;
        let corpus = sample.only(sample.games()[..8].to_vec());
        let path = dir.path().join(RINGS_FILE);
        let first = open_rings(dir.path(), &corpus, &progress).unwrap();
        assert!(first.patterns() > 100);
        assert_eq!(fs::read(&path).unwrap(), first.to_bytes());
        for damage in [&b"KATARING and nonsense"[..], b"", &first.to_bytes()[..200]] {
            fs::write(&path, damage).unwrap();
            open_rings(dir.path(), &corpus, &progress).unwrap();
            assert_eq!(fs::read(&path).unwrap(), first.to_bytes());
        }
        assert!(Rings::from_bytes(&first.to_bytes(), Corpus::default().id()).is_err());
    }
}
