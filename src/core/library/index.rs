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
    let (path, mapped) = (dir.join(INDEX_FILE), dir.join(MAPPED_INDEX_FILE));
    let stays = match form {
        IndexForm::Mapped { stays } if !is_mapping_refused(&path) => Some(stays),
        _ => None,
    };
    if let Some(stays) = stays {
        match Index::open_mapped(&mapped, corpus, stays) {
            Ok(Ok(index)) => return Ok((index, None)),
            Ok(Err(error)) => damage = rebuilt(&mapped, error),
            Err(_) => {}
        }
    }
    let mut kept = None;
    if let Ok(bytes) = bounded::read_told(&path, Index::HEADER_BYTES, |head| Index::told_length(head, corpus)) {
        match Index::from_bytes(&bytes, corpus) {
            Ok(index) => kept = Some(index),
            Err(error) => damage = damage.or(rebuilt(&path, error)),
        }
    }
    if let Some(stays) = stays
        && let Some(index) = write_mapped(&mapped, corpus, kept.as_ref(), stays, progress)?
    {
        let _ = files::remove_file(&path);
        return Ok((index, damage));
    }
    // If it cannot be written or mapped, use the packed form.
    if let Some(index) = kept {
        return Ok((index, damage));
    }
    let index = Index::build(corpus, progress)?;
    if atomic::write(&path, &index.to_bytes()).is_ok() && files::exists(&mapped) {
        let _ = files::remove_file(&mapped);
    }
    Ok((index, damage))
}

/// Whether the system refuses to map this packed index, and so its neighbours too. A folder where files cannot be mapped
/// keeps a packed index after the first opening.
fn is_mapping_refused(packed: &Path) -> bool {
    !Mapping::IS_SUPPORTED || Mapping::open(packed).is_err_and(|error| error.kind() != std::io::ErrorKind::NotFound)
}

/// Reports the damage of an index. An index of other games or of another format is not damaged.
fn rebuilt(path: &Path, error: IndexFileError) -> Option<IndexRebuilt> {
    match error {
        IndexFileError::OtherCorpus(_) | IndexFileError::OtherFormat { .. } => None,
        error => Some(IndexRebuilt { path: path.to_owned(), error }),
    }
}

/// Writes and opens a mapped index, from the `kept` packed one or built from the games; `None` if it cannot be written or
/// mapped.
///
/// Errors: stopped by the user; then there is no new file.
fn write_mapped(
    path: &Path,
    corpus: &Corpus,
    kept: Option<&Index>,
    stays: usize,
    progress: &Progress,
) -> Result<Option<Index>, Cancelled> {
    let mut cancelled = None;
    let fill = |file: &mut OpenFile| {
        Index::write_mapped(corpus, kept, file, progress).map_err(|error| match error {
            NotWritten::Io(error) => error,
            NotWritten::Cancelled => {
                cancelled = Some(Cancelled);
                std::io::ErrorKind::Other.into()
            }
        })
    };
    let written = atomic::write_streamed(path, fill, |_| Ok(()));
    if let Some(cancelled) = cancelled {
        return Err(cancelled);
    }
    if written.is_err() {
        return Ok(None);
    }
    let opened = Index::open_mapped(path, corpus, stays).ok().and_then(Result::ok);
    if opened.is_none() {
        // It is larger than the packed form, and of no use.
        let _ = files::remove_file(path);
    }
    Ok(opened)
}

/// Describes what is wrong with an index: it cannot be read, or is not the one that is built of these games.
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

    #[test]
    fn a_packed_index_is_mapped_without_replaying_a_game() {
        let dir = tempfile::tempdir().unwrap();
        let corpus = load_bytes("test.sgf", b"(;SZ[9];B[aa];W[bb])").corpus;
        let [packed, mapped] = [INDEX_FILE, MAPPED_INDEX_FILE].map(|name| dir.path().join(name));
        let built = open_index(dir.path(), &corpus, &Progress::new()).unwrap();
        assert!(packed.exists() && !mapped.exists());
        let progress = Progress::new();
        let form = IndexForm::Mapped { stays: 0 };
        for _ in 0..2 {
            assert!(open_index_as(form, dir.path(), &corpus, &progress).unwrap() == (built.clone(), None));
            assert_eq!(packed.exists(), !Mapping::IS_SUPPORTED);
            assert_eq!(mapped.exists(), Mapping::IS_SUPPORTED);
        }
        assert!(!progress.report().has_begun());
        assert_eq!(mapped_problem(&mapped, &corpus, &progress).unwrap().is_some(), !Mapping::IS_SUPPORTED);
    }

    #[test]
    fn nothing_is_written_to_be_mapped_where_mapping_is_refused() {
        let dir = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        let corpus = load_bytes("test.sgf", b"(;SZ[9];B[aa];W[bb])").corpus;
        let path = dir.path().join(INDEX_FILE);
        assert_eq!(is_mapping_refused(&path), !Mapping::IS_SUPPORTED, "without a file nothing is refused");
        fs::write(&path, b"an index").unwrap();
        assert_eq!(is_mapping_refused(&path), !Mapping::IS_SUPPORTED);
        fs::remove_file(&path).unwrap();
        // A folder cannot be mapped.
        fs::create_dir(&path).unwrap();
        assert!(is_mapping_refused(&path));
        let (index, _) = open_index_as(IndexForm::Mapped { stays: 0 }, dir.path(), &corpus, &progress).unwrap();
        assert!(index.fits(&corpus) && !dir.path().join(MAPPED_INDEX_FILE).exists());
    }
}
