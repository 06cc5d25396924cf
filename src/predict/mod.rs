//! Prediction: what a strong player would do here.

mod bradley_terry;
mod checkpoint;
mod context;
#[cfg(test)]
mod context_tests;
mod features;
mod file;
mod learn;
mod liberties;
mod measure;
mod model;
mod predictor;
mod score;
mod shortlist;
mod situation;
mod split;
mod table;
mod table_file;
mod tactics;
#[cfg(test)]
mod tactics_tests;
#[cfg(test)]
mod test_support;
#[cfg(test)]
mod tests;
mod train;

pub use bradley_terry::{BRADLEY_TERRY_GAMES, BradleyTerry};
pub use context::{CONTEXT_DISTANCES, CONTEXTS, STOP_STONES, context_points, distance};
pub use features::Group;
pub use file::{MODEL_FORMAT, Model, ModelError, ModelInfo};
pub use measure::{ContextHits, Hits, Measured, STAGES, measure, measure_contexts};
pub use predictor::{ContextSaid, Predictor, Suggestion, read_model, shipped_model};
pub use situation::Situation;
pub use split::{Sides, Split, TEST_GAMES, drawn, sides, unseen};
pub use table::{ContextAnswer, ContextCounts, ContextTable, OFTEN_ENOUGH};
pub use table_file::ContextFileError;
pub use train::{TrainParams, Training, train};
