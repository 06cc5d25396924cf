//! Shapes counted over a corpus.

mod appeared;
mod bounded;
mod classes;
pub mod collocation;
pub mod compare;
pub mod corner;
pub mod costs;
mod counts;
pub mod dossier;
mod forms;
pub mod fuseki;
pub mod graph;
pub mod ledger;
mod lookup;
mod mine;
mod occurrences;
pub mod shard;
pub mod statistics;
pub mod templates;
mod wilson;

pub use bounded::{BoundedError, LEAST_MEMORY, MinedTotals, Spill, mine_within};
pub(crate) use counts::Lists;
pub use counts::{
    Example, MinedPatterns, MiningParams, PatternSource, PatternStats, ReplyCounts, SeenAs, UnknownSource,
};
pub use mine::{MiningError, mine};
pub use wilson::{WilsonInterval, wilson};
