//! Prediction: what a strong player would do here.

mod context;
mod features;
mod file;
mod liberties;
mod measure;
mod model;
mod score;
mod shortlist;
mod situation;
mod split;
mod table;
mod tactics;
#[cfg(test)]
mod test_support;
mod train;

pub use context::{CONTEXT_DISTANCES, CONTEXTS, STOP_STONES, context_points, distance};
pub use features::Group;
pub use file::{MODEL_FORMAT, Model, ModelError, ModelInfo};
pub use measure::{Hits, Measured, STAGES, measure};
pub use situation::Situation;
pub use split::{Sides, Split, TEST_GAMES, sides};
pub use table::{ContextAnswer, ContextCounts, ContextTable, OFTEN_ENOUGH};
pub use train::{TrainParams, train};

