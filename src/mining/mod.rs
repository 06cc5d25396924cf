//! Shapes counted over a corpus.

mod appeared;
mod classes;
mod counts;
mod mine;
mod occurrences;
pub mod templates;
mod wilson;

pub use counts::{Example, MinedPatterns, MiningParams, PatternStats, Reply, SeenAs, Source};
pub use mine::{MiningError, mine};
pub use wilson::{Interval, wilson};
