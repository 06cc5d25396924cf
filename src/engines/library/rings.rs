//! The pattern database beside the games.

use std::path::Path;

use crate::predict::rings::Rings;
use crate::predict::{COUNTS_HEAD, counts_length};
use katachi_core::corpus::Corpus;
use katachi_core::library::{RINGS_FILE, atomic, bounded};
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
    let bytes = bounded::read_told(&dir.join(RINGS_FILE), COUNTS_HEAD, counts_length).ok()?;
    Rings::from_bytes(&bytes, corpus.id()).ok()
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
