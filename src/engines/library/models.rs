//! Prediction models as files.

use std::path::Path;
use std::sync::Arc;

use crate::predict::{MODEL_HEAD, Model, ModelError, read_model};
use katachi_core::library::{LibraryError, atomic, bounded};
use katachi_language::text;

/// Reads a prediction model.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_model(path: &Path) -> Result<Arc<Model>, LibraryError> {
    let bytes = bounded::read_told(path, MODEL_HEAD, Model::told_length)
        .map_err(LibraryError::io(path, text!("store-cannot-read")))?;
    read_model(&bytes).map_err(|error| {
        let path = path.to_owned();
        match error {
            ModelError::Newer { found, supported } => LibraryError::NewerFormat { path, found, supported },
            ModelError::Damaged { what } => LibraryError::Damaged { path, what, advice: advice() },
            ModelError::NotAModel => LibraryError::NotALibrary { path, what: text!("tsumego-no-model") },
            ModelError::Older { .. } => LibraryError::Damaged { path, what: error.to_string(), advice: advice() },
        }
    })
}

fn advice() -> &'static str {
    text!("tsumego-advice-model")
}

/// Writes a prediction model, atomically.
///
/// Errors: the file cannot be written.
pub fn save_model(model: &Model, path: &Path) -> Result<(), LibraryError> {
    atomic::write(path, &model.to_bytes())
}
