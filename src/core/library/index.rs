//! The search index beside the games.

use katachi_language::text;
use std::path::Path;

use super::{atomic, bounded};
use crate::corpus::Corpus;
use crate::index::{Index, IndexFileError};
use crate::progress::{Cancelled, Progress};

pub(super) const NAME: &str = "find-index.bin";

/// The index of a library's games: read from its folder, or built and kept there when it is missing, stale or damaged.
///
/// A folder that cannot be written is no reason not to search: then it is built again the next time.
///
/// Errors: stopped by the user.
pub fn open_index(dir: &Path, corpus: &Corpus, progress: &Progress) -> Result<Index, Cancelled> {
    open_index_and_tell(dir, corpus, progress).map(|(index, _)| index)
}

/// As [`open_index`], and tells what was wrong with the file if it was damaged.
///
/// Errors: stopped by the user.
pub fn open_index_and_tell(
    dir: &Path,
    corpus: &Corpus,
    progress: &Progress,
) -> Result<(Index, Option<String>), Cancelled> {
    let path = dir.join(NAME);
    let mut damage = None;
    if let Ok(bytes) = bounded::read_told(&path, Index::HEADER, |head| Index::told_length(head, corpus)) {
        match Index::from_bytes(&bytes, corpus) {
            Ok(index) => return Ok((index, None)),
            // Nothing is wrong where other games were imported.
            Err(IndexFileError::OtherCorpus(_) | IndexFileError::OtherFormat { .. }) => {}
            Err(error) => {
                damage =
                    Some(text!("store-index-rebuilt", path = path.display().to_string(), error = error.to_string()))
            }
        }
    }
    let index = Index::build(corpus, progress)?;
    let _ = atomic::write(&path, &index.to_bytes());
    Ok((index, damage))
}

/// What is wrong with an index: it cannot be read, or is not the one that is built of these games.
///
/// Errors: stopped by the user.
pub(super) fn problem(path: &Path, corpus: &Corpus, progress: &Progress) -> Result<Option<String>, Cancelled> {
    let bytes = match bounded::read_told(path, Index::HEADER, |head| Index::told_length(head, corpus)) {
        Ok(bytes) => bytes,
        Err(error) => return Ok(Some(format!("{}: {error}", text!("store-cannot-read")))),
    };
    if let Err(error) = Index::from_bytes(&bytes, corpus) {
        return Ok(Some(error.to_string()));
    }
    let built = Index::build(corpus, progress)?.to_bytes();
    Ok((built != bytes).then(|| text!("store-index-other").to_owned()))
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
        let (index, damage) = open_index_and_tell(dir.path(), &second, &progress).unwrap();
        assert!(damage.is_some_and(|damage| damage.contains("find-index.bin")));
        assert_eq!(open_index_and_tell(dir.path(), &first, &progress).unwrap().1, None, "other games are no damage");
        open_index(dir.path(), &second, &progress).unwrap();
        assert_eq!(fs::read(&path).unwrap(), index.to_bytes());
        assert!(open_index(&dir.path().join("missing"), &first, &progress).unwrap().fits(&first));
    }
}
