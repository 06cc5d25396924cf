//! Shapes counted over a corpus.

mod appeared;
mod classes;
pub mod collocation;
pub mod compare;
pub mod contradictions;
pub mod corner;
pub mod costly_shapes;
pub mod costs;
mod counts;
mod forms;
pub mod fuseki;
pub mod graph;
mod input;
mod kinds;
mod lookup;
mod mine;
mod names_in_games;
mod occurrences;
pub mod player;
mod rows;
pub mod shard;
mod spill;
pub mod statistics;
pub mod templates;
mod wilson;

pub(crate) use counts::Lists;
pub use counts::{
    Example, MinedPatterns, MiningParams, PatternSource, PatternStats, ReplyCounts, SeenAs, UnknownSource,
};
pub use input::MiningError;
pub use kinds::{KindCounts, kind_counts};
pub use mine::{MinedTotals, mine, mine_batch, mine_within};
pub use names_in_games::names_in_games;
pub use rows::MinedBatch;
pub use spill::{BoundedError, MIN_MEMORY, Spill, usual_memory};
pub use wilson::{WilsonInterval, wilson};
