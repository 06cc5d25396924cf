//! What is kept on disk.

use std::path::{Path, PathBuf};

use crate::corpus::load::Loaded;
use crate::mining::MinedPatterns;
use crate::progress::Progress;

/// What went wrong with a file or folder of a library: which one, what, and what to do.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum LibraryError {
    #[error("cancelled; nothing was changed")]
    Cancelled,
    #[error("{path}: {what}. {advice}", path = path.display())]
    File { path: PathBuf, what: String, advice: String },
}

/// Opens a library folder (`NAME.katachi/`).
pub fn open(dir: &Path, progress: &Progress) -> Result<Loaded, LibraryError> {
    let _ = progress;
    Err(LibraryError::File { path: dir.into(), what: "not written yet".into(), advice: String::new() })
}

/// Brings a library folder up to date with `paths` (besides what it already has) and writes it; makes it if needed.
pub fn import(
    dir: &Path,
    paths: &[PathBuf],
    keep_duplicates: bool,
    progress: &Progress,
) -> Result<Loaded, LibraryError> {
    let _ = (paths, keep_duplicates);
    open(dir, progress)
}

/// Writes mined patterns as RON, atomically; zstd-compressed if the name ends in `.zst`.
pub fn save_patterns(patterns: &MinedPatterns, path: &Path) -> Result<(), LibraryError> {
    let _ = patterns;
    Err(LibraryError::File { path: path.into(), what: "not written yet".into(), advice: String::new() })
}

/// Reads mined patterns.
pub fn open_patterns(path: &Path) -> Result<MinedPatterns, LibraryError> {
    Err(LibraryError::File { path: path.into(), what: "not written yet".into(), advice: String::new() })
}

/// The bundled games.
pub fn sample() -> Loaded {
    Loaded { corpus: Default::default(), files: Default::default(), report: Default::default() }
}
