//! Predicts the moves that a strong player would play.
//!
//! A [`Situation`] is a position with its history. It updates, move by move, the nested contexts around every point
//! (`context`) and the liberties of every chain ([`crate::fast_board`]). A [`Model`] ranks the legal moves in two
//! steps: a quick score of all moves (`shortlist`), then the weights of all features of the promising ones (`features`,
//! `tactics`, `influence`). A softmax turns the sums into probabilities (`score`), and small trees correct them
//! (`trees`). `katachi-lab` learns the weights and grows the trees. A [`ContextTable`] counts how often contexts were
//! offered and played, and a [`Predictor`] puts everything together. Apart from these, [`rings`] is the pattern
//! database of 4×4 cores, and a [`Matcher`] plays from mined shapes and templates.

mod context;
#[cfg(test)]
mod context_tests;
mod counts_file;
mod features;
mod file;
mod groups;
mod influence;
mod ladder_breakers;
mod liberty_windows;
mod matcher;
mod model;
mod names;
mod pattern_images;
mod predictor;
mod report;
pub mod rings;
mod score;
mod shortlist;
mod situation;
mod stages;
mod table;
mod table_file;
mod tactics;
#[cfg(test)]
mod tactics_tests;
#[cfg(test)]
pub(crate) mod test_support;
#[cfg(test)]
mod tests;
mod trees;
mod workers;

pub(crate) use context::random_value;
pub use context::{CONTEXT_DISTANCES, CONTEXTS, STOP_STONES, context_points, distance};
pub use counts_file::{CountsDamage, CountsFileError, HEAD_BYTES as COUNTS_HEAD, told_length as counts_length};
pub use file::{
    HEAD_BYTES as MODEL_HEAD, MAX_HEAD_BYTES, MAX_TABLE_BITS, MODEL_FORMAT, Model, ModelDamage, ModelError, ModelInfo,
};
pub use groups::FeatureGroup;
pub use ladder_breakers::ladder_breakers;
pub use matcher::{MAX_HANDMADE_PATTERNS, MAX_TEMPLATES, Matcher, MatcherError, ShapeAnswer, ShapeShare};
pub use predictor::{ContextSaid, MoveSuggestion, Predictor, forget_shipped_model, read_model, shipped_model};
pub use report::{Agreement, Departure, GameReport, Left, ReportedMove};
pub use situation::Situation;
pub use stages::STAGES;
pub use table::{ContextAnswer, ContextCounts, ContextShare, ContextTable, MIN_APPEARANCES};

/// The model's parts, for `katachi-lab`, which trains and measures models.
pub mod parts {
    pub use super::context::{Lanes, distance_at, random_value, smallest};
    pub use super::features::PositionFeatures;
    pub use super::model::{Base, FeatureGroups, KnownFeatures, WeightSource};
    pub use super::names::{FeatureSink, TREE_INPUTS};
    pub use super::score::{Scorer, ScorerLimits, softmax};
    pub use super::shortlist::TABLE_BITS as SHORTLIST_BITS;
    pub use super::situation::folded;
    pub use super::tactics::Tactics;
    pub use super::trees::{DecisionTree, DecisionTrees, INNER_NODES, LEAF_COUNT, TREE_DEPTH};
    pub use super::workers::Workers;
}
