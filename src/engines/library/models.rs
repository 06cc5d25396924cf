//! Prediction models as files.

use std::path::Path;
use std::sync::Arc;

use super::damage::{EngineFileDamage, damaged};
use crate::predict::{MODEL_HEAD, Model, ModelError, read_model};
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

const ADVICE: Advice = Advice::TrainModel;

/// Writes a prediction model, atomically.
///
/// Errors: the file cannot be written.
pub fn save_model(model: &Model, path: &Path) -> Result<(), LibraryError> {
    atomic::write(path, &model.to_bytes())
}
