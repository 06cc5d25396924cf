//! Prediction: what a strong player would do here.

mod context;
mod features;
mod liberties;
mod measure;
mod model;
mod score;
mod shortlist;
mod situation;
mod tactics;
#[cfg(test)]
mod test_support;
mod train;

pub use context::{CONTEXT_DISTANCES, CONTEXTS, STOP_STONES, context_points, distance};
pub use features::Group;
pub use measure::{Hits, Measured, STAGES};
pub use situation::Situation;
pub use train::TrainParams;

/// For experiments.
pub fn experiment(
    corpus: &crate::corpus::Corpus,
    train_games: &[crate::corpus::GameId],
    test_games: &[crate::corpus::GameId],
    params: &TrainParams,
    progress: &crate::progress::Progress,
) -> Result<Measured, crate::progress::Cancelled> {
    let trained = train::train(corpus, train_games, params, progress)?;
    measure::measure(corpus, test_games, &trained.base, &trained.table, progress)
}
