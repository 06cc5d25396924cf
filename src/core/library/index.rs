//! The search index beside the games.

use std::path::Path;

use super::{atomic, bounded};
use crate::corpus::Corpus;
use crate::index::Index;
use crate::progress::{Cancelled, Progress};

pub(super) const NAME: &str = "find-index.bin";

/// The index of a library's games: read from its folder, or built and kept there when it is missing, stale or damaged.
///
/// A folder that cannot be written is no reason not to search: then it is built again the next time.
///
/// Errors: stopped by the user.
pub fn open_index(dir: &Path, corpus: &Corpus, progress: &Progress) -> Result<Index, Cancelled> {
    let path = dir.join(NAME);
    if let Ok(bytes) = bounded::read_told(&path, Index::HEADER, |head| Index::told_length(head, corpus))
        && let Ok(index) = Index::from_bytes(&bytes, corpus)
    {
        return Ok(index);
    }
    let index = Index::build(corpus, progress)?;
    let _ = atomic::write(&path, &index.to_bytes());
    Ok(index)
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::corpus::load::load_bytes;

    #[test]
    fn an_index_is_kept_and_built_again_when_it_is_damaged_or_stale() {
        let dir = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        let corpus = |sgf: &str| load_bytes("test.sgf", sgf.as_bytes()).corpus;
        let (first, second) = (corpus("(;SZ[9];B[aa])"), corpus("(;SZ[9];B[bb])"));
        let path = dir.path().join(NAME);
        for corpus in [&first, &first, &second] {
            let index = open_index(dir.path(), corpus, &progress).unwrap();
            assert_eq!(fs::read(&path).unwrap(), index.to_bytes());
        }
        fs::write(&path, b"KATAFIND and nonsense").unwrap();
        let index = open_index(dir.path(), &second, &progress).unwrap();
        assert_eq!(fs::read(&path).unwrap(), index.to_bytes());
        assert!(open_index(&dir.path().join("missing"), &first, &progress).unwrap().fits(&first));
    }
}
