//! The search index beside the games.

use std::path::{Path, PathBuf};

use super::{FileAction, FileProblem, LibraryError, atomic, bounded};
use crate::corpus::Corpus;
use crate::files::{self, Mapping, OpenFile};
use crate::index::{Index, IndexFileError, NotWritten};
use crate::progress::{Cancelled, Progress};

pub(super) const INDEX_FILE: &str = "find-index.bin";
pub(super) const MAPPED_INDEX_FILE: &str = "find-index-mapped.bin";

/// How an index is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum IndexForm {
    /// Small on disk, and read into memory.
    Packed,
    /// Laid out as in memory, and mapped. At most `stays` bytes of the parts that were read remain in memory.
    Mapped { stays: usize },
}

impl IndexForm {
    /// Minimum number of games for a mapped index. A mapped index takes half as much room again on disk as a packed one,
    /// and no memory while nobody searches.
    const MIN_MAPPED_GAMES: usize = 20_000;
    /// Memory for a mapped index. A search in 1.5 million games needs twice as much: the rest is for everything else.
    const RESIDENT_BYTES: usize = 512 << 20;

    /// The form for the games of a library.
    pub fn for_corpus(corpus: &Corpus) -> IndexForm {
        match Mapping::IS_SUPPORTED && corpus.searched().len() >= IndexForm::MIN_MAPPED_GAMES {
            true => IndexForm::Mapped { stays: IndexForm::RESIDENT_BYTES },
            false => IndexForm::Packed,
        }
    }
}

/// A damaged index that was built again.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error("{}: {error}. It was built again", path.display())]
pub struct IndexRebuilt {
    pub path: PathBuf,
    pub error: IndexFileError,
}

/// The index of a library's games: read from its folder, or built and kept there when it is missing, stale or damaged.
///
/// If the folder cannot be written, the index is built again the next time.
///
/// Errors: stopped by the user.
pub fn open_index(dir: &Path, corpus: &Corpus, progress: &Progress) -> Result<Index, Cancelled> {
    open_index_and_tell(dir, corpus, progress).map(|(index, _)| index)
}

/// Like [`open_index`], but also returns what was wrong with the file if it was damaged.
///
/// Errors: stopped by the user.
pub fn open_index_and_tell(
    dir: &Path,
    corpus: &Corpus,
    progress: &Progress,
) -> Result<(Index, Option<IndexRebuilt>), Cancelled> {
    open_index_as(IndexForm::for_corpus(corpus), dir, corpus, progress)
}

/// Like [`open_index_and_tell`], but in the given form, regardless of the number of games. Removes a file of the other
/// form when it writes one.
///
/// Errors: stopped by the user.
pub fn open_index_as(
    form: IndexForm,
    dir: &Path,
    corpus: &Corpus,
    progress: &Progress,
) -> Result<(Index, Option<IndexRebuilt>), Cancelled> {
    let mut damage = None;
    if let IndexForm::Mapped { stays } = form {
        let path = dir.join(MAPPED_INDEX_FILE);
        match Index::open_mapped(&path, corpus, stays) {
            Ok(Ok(index)) => return Ok((index, None)),
            Ok(Err(error)) => damage = rebuilt(&path, error),
            Err(_) => {}
        }
        if let Some(index) = write_mapped(&path, corpus, stays, progress)? {
            let _ = files::remove_file(&dir.join(INDEX_FILE));
            return Ok((index, damage));
        }
        // The index cannot be written or mapped: use the packed form.
    }
    let path = dir.join(INDEX_FILE);
    if let Ok(bytes) = bounded::read_told(&path, Index::HEADER_BYTES, |head| Index::told_length(head, corpus)) {
        match Index::from_bytes(&bytes, corpus) {
            Ok(index) => return Ok((index, damage)),
            Err(error) => damage = damage.or(rebuilt(&path, error)),
        }
    }
    let index = Index::build(corpus, progress)?;
    if atomic::write(&path, &index.to_bytes()).is_ok() && files::exists(&dir.join(MAPPED_INDEX_FILE)) {
        let _ = files::remove_file(&dir.join(MAPPED_INDEX_FILE));
    }
    Ok((index, damage))
}

/// Reports the damage of an index. An index of other games or of another format is not damaged.
fn rebuilt(path: &Path, error: IndexFileError) -> Option<IndexRebuilt> {
    match error {
        IndexFileError::OtherCorpus(_) | IndexFileError::OtherFormat { .. } => None,
        error => Some(IndexRebuilt { path: path.to_owned(), error }),
    }
}

/// Builds and writes a mapped index, and opens it; `None` if it cannot be written or mapped.
///
/// Errors: stopped by the user; then there is no new file.
fn write_mapped(path: &Path, corpus: &Corpus, stays: usize, progress: &Progress) -> Result<Option<Index>, Cancelled> {
    let mut cancelled = None;
    let fill = |file: &mut OpenFile| {
        Index::write_mapped(corpus, file, progress).map_err(|error| match error {
            NotWritten::Io(error) => error,
            NotWritten::Cancelled => {
                cancelled = Some(Cancelled);
                std::io::ErrorKind::Other.into()
            }
        })
    };
    let written = atomic::write_streamed(path, fill, |_| Ok(()));
    match cancelled {
        Some(cancelled) => Err(cancelled),
        None => Ok(written.ok().and_then(|_| Index::open_mapped(path, corpus, stays).ok()?.ok())),
    }
}

/// Returns the problem of an index: it cannot be read, or differs from the one that is built of these games.
///
/// Errors: stopped by the user.
pub(super) fn problem(path: &Path, corpus: &Corpus, progress: &Progress) -> Result<Option<FileProblem>, Cancelled> {
    let bytes = match bounded::read_told(path, Index::HEADER_BYTES, |head| Index::told_length(head, corpus)) {
        Ok(bytes) => bytes,
        Err(error) => return Ok(Some(FileProblem::Unreadable { cannot: FileAction::Read, why: error.into() })),
    };
    if let Err(error) = Index::from_bytes(&bytes, corpus) {
        return Ok(Some(FileProblem::Index(error)));
    }
    let built = Index::build(corpus, progress)?.to_bytes();
    Ok((built != bytes).then(|| FileProblem::OtherIndex))
}

/// Like [`problem`], for a mapped index. The index is compared part by part, as it is built.
///
/// Errors: stopped by the user.
pub(super) fn mapped_problem(
    path: &Path,
    corpus: &Corpus,
    progress: &Progress,
) -> Result<Option<FileProblem>, Cancelled> {
    let index = match Index::open_mapped(path, corpus, 0) {
        Ok(Ok(index)) => index,
        Ok(Err(error)) => return Ok(Some(FileProblem::Index(error))),
        Err(error) => return Ok(Some(FileProblem::Other(LibraryError::io(path, FileAction::Read)(error).into()))),
    };
    Ok((!index.is_built_from(corpus, progress)?).then(|| FileProblem::OtherIndex))
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
        let path = dir.path().join(INDEX_FILE);
        for corpus in [&first, &first, &second] {
            let index = open_index(dir.path(), corpus, &progress).unwrap();
            assert_eq!(fs::read(&path).unwrap(), index.to_bytes());
        }
        fs::write(&path, b"KATAFIND and nonsense").unwrap();
        let (index, damage) = open_index_and_tell(dir.path(), &second, &progress).unwrap();
        assert!(damage.is_some_and(|damage| damage.to_string().contains("find-index.bin")));
        assert_eq!(open_index_and_tell(dir.path(), &first, &progress).unwrap().1, None, "other games are no damage");
        open_index(dir.path(), &second, &progress).unwrap();
        assert_eq!(fs::read(&path).unwrap(), index.to_bytes());
        assert!(open_index(&dir.path().join("missing"), &first, &progress).unwrap().fits(&first));
    }
}
