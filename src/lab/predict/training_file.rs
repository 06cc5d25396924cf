//! Trainings that were broken off, as files.

use std::path::{Path, PathBuf};

use super::Training;
use katachi_core::files;
use katachi_core::library::{LibraryError, atomic, bounded};
use katachi_engines::predict::MOST_BITS;

/// Eight bytes for each weight, one bit for each place, and the first stage.
const MOST_TRAINING: u64 = (9 << MOST_BITS) + (16 << 20);

/// The file that keeps a training into `path` until it is done.
fn training_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// A training into `path` that was broken off; `None` if there is none, or it is not whole.
pub fn kept_training(path: &Path) -> Option<Training> {
    Training::from_bytes(&bounded::read_at_most(&training_path(path), MOST_TRAINING).ok()?)
}

/// Keeps a training into `path`, atomically, to be taken up later.
///
/// Errors: the file cannot be written.
pub fn keep_training(training: &Training, path: &Path) -> Result<(), LibraryError> {
    atomic::write(&training_path(path), &training.to_bytes())
}

/// A training into `path` is done, or of no use.
pub fn forget_training(path: &Path) {
    let _ = files::remove_file(&training_path(path));
}
