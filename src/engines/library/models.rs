//! Prediction models as files, and trainings that were broken off.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use super::damage::{EngineFileDamage, damaged};
use crate::predict::{MODEL_HEAD, MOST_BITS, Model, ModelError, Training, read_model};
use katachi_core::files;
use katachi_core::library::{Advice, FileAction, LibraryError, NotOurs, atomic, bounded};

/// Reads a prediction model.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_model(path: &Path) -> Result<Arc<Model>, LibraryError> {
    let bytes =
        bounded::read_told(path, MODEL_HEAD, Model::told_length).map_err(LibraryError::io(path, FileAction::Read))?;
    read_model(&bytes).map_err(|error| match error {
        ModelError::Newer { found, supported } => LibraryError::NewerFormat { path: path.to_owned(), found, supported },
        ModelError::NotAModel => LibraryError::NotALibrary { path: path.to_owned(), what: NotOurs::NoModel },
        ModelError::Damaged(what) => damaged(path, what, ADVICE),
        ModelError::Older { found, supported } => {
            damaged(path, EngineFileDamage::OlderModel { found, supported }, ADVICE)
        }
    })
}

/// Eight bytes for each weight, one bit for each place, and the first stage.
const MOST_TRAINING: u64 = (9 << MOST_BITS) + (16 << 20);

const ADVICE: Advice = Advice::TrainModel;

/// Writes a prediction model, atomically.
///
/// Errors: the file cannot be written.
pub fn save_model(model: &Model, path: &Path) -> Result<(), LibraryError> {
    atomic::write(path, &model.to_bytes())
}

/// Where a training into `path` is kept until it is done.
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
