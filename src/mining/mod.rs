//! Shapes counted over a corpus.

mod counts;
pub mod templates;
mod wilson;

pub use counts::{Example, MinedPatterns, MiningParams, PatternStats, Reply, SeenAs, Source};
pub use wilson::{Interval, wilson};
