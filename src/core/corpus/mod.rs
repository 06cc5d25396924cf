//! Game records: how they are read, and how they are kept in memory.

mod columns;
pub mod duplicates;
mod dyer;
pub mod evaluation;
mod formats;
mod guarded;
pub mod load;
mod neighbours;
mod pieces;
pub mod record_tree;
pub mod report;
pub mod sgf;
pub mod source;
mod source_trouble;
mod tree_error;

pub use columns::{Corpus, CorpusBuilder, CorpusId, GameHeader, GameId, GameSource, Likeness, Standing};
pub(crate) use columns::{Fingerprint, HeaderText, RecordRow};
pub use dyer::{DYER_MOVES, DyerSignature};
