//! Interrupted trainings as files.

use std::path::{Path, PathBuf};

use super::Training;
use katachi_core::files;
use katachi_core::library::{LibraryError, atomic, bounded};
use katachi_engines::predict::MAX_TABLE_BITS;

/// Maximum size of a file: eight bytes for each weight, one bit for each entry, and the first stage.
const MAX_TRAINING_BYTES: u64 = (9 << MAX_TABLE_BITS) + (16 << 20);

/// The file that keeps the training of the model at `path` until it is done.
fn training_path(path: &Path) -> PathBuf {
    let mut name = path.as_os_str().to_owned();
    name.push(".part");
    PathBuf::from(name)
}

/// The interrupted training of the model at `path`; `None` if there is none, or if it is incomplete.
pub fn kept_training(path: &Path) -> Option<Training> {
    Training::from_bytes(&bounded::read_at_most(&training_path(path), MAX_TRAINING_BYTES).ok()?)
}

/// Saves the training of the model at `path`, atomically, to be resumed later.
///
/// Errors: the file cannot be written.
pub fn keep_training(training: &Training, path: &Path) -> Result<(), LibraryError> {
    atomic::write(&training_path(path), &training.to_bytes())
}

/// Removes the saved training of the model at `path`, when it is done or useless.
pub fn forget_training(path: &Path) {
    let _ = files::remove_file(&training_path(path));
}
