//! The laboratory. The workspaces and the window use katachi-lab only through this module.

mod contradiction_command;
mod contradictions;
mod experiment;
mod experiment_form;
mod ring_accuracy;

pub use contradiction_command::ContradictionCommand;
pub use contradictions::{Contradictions, EXAMPLE_PATTERNS, ListInGames, MoveListSource, PatternWithRecord};
pub use experiment::Experiment;
pub use experiment_form::{ExperimentCommand, ExperimentForm, PlayoutList};
pub use katachi_lab::kmp::DrawnFeature;
pub(crate) use katachi_lab::kmp::FeatureFile;
pub use katachi_lab::matches::Slope;
pub use katachi_lab::matches::table::{PUBLISHED, published_slope};
pub use katachi_lab::montecarlo::{Draw, Scope};
#[cfg(test)]
pub(crate) use katachi_lab::rules::generate;
pub(crate) use katachi_lab::rules::{Options as RuleOptions, generate_with};
pub(crate) use katachi_lab::two_eyes::{KnownWithin, known_within, two_eyed_groups};
pub use ring_accuracy::RingAccuracy;
