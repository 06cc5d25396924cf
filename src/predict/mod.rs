//! Prediction: what a strong player would do here.
//!
//! A [`Situation`] is a position with its history, kept up to date move by move: nested contexts around every point
//! (`context`), liberties of every chain (`liberties`). A [`Model`] ranks its legal moves in two steps: a quick score of
//! all (`shortlist`), then all that is said of the promising ones (`features`, `tactics`), each with a weight; a softmax
//! makes probabilities of the sums (`score`). [`train`] learns the weights, [`measure`] tests them on games that were kept
//! back ([`sides`]), a [`ContextTable`] counts how often contexts were offered and played, and a [`Predictor`] puts all of
//! it together for whoever asks. Beside it, [`rings`] is the pattern database of 4×4 cores.
//!
//! Tried and dropped: leaving out small gradients, which lets all scores drift upwards without end
//! (they are rounded by chance now); full steps from the first game, which cost 0.5 of log-evidence after 200 games.

mod bradley_terry;
mod checkpoint;
mod context;
#[cfg(test)]
mod context_tests;
mod features;
mod file;
mod groups;
mod learn;
pub(crate) mod liberties;
mod liberty_windows;
mod measure;
mod model;
mod predictor;
pub mod rings;
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
pub(crate) use context::random_value;
pub use context::{CONTEXT_DISTANCES, CONTEXTS, STOP_STONES, context_points, distance};
pub use file::{MODEL_FORMAT, Model, ModelError, ModelInfo};
pub use groups::Group;
pub use measure::{ContextHits, Hits, Measured, STAGES, measure, measure_contexts};
pub use predictor::{ContextSaid, Predictor, Suggestion, read_model, shipped_model};
pub use situation::Situation;
pub use split::{Sides, Split, TEST_GAMES, drawn, sides, unseen};
pub use table::{ContextAnswer, ContextCounts, ContextTable, OFTEN_ENOUGH};
pub use table_file::ContextFileError;
pub use train::{TrainParams, Training, train};
