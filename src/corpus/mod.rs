//! Game records: how they are read, and how they are kept in memory.

pub mod sgf;
pub mod source;
