//! Tables for other people's tools (DuckDB, polars, pandas, PySpark), and mining in parts: everything that is Parquet.
//!
//! The modules, lowest first; each may use those above it, never those below:
//!
//! - [`column`]: columns of a table, and their values.
//! - `damage`: damage of such files, as a type that displays in English.
//! - `parquet`: files of such columns, by the Arrow project's Parquet library.
//! - [`table`]: rows under named columns, written as Parquet or CSV.
//! - [`games`]: the tables of a library: games, moves, positions.
//! - [`patterns`]: mined patterns as RON or Parquet.
//! - [`shards`]: mining in parts that are files.
//!
//! `katachi-core` reads and writes mined patterns only as RON. Code that reads or writes a file named by the user calls
//! [`open_patterns`], [`save_patterns`] and [`mine_to_file`] of this crate instead.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod column;
mod damage;
pub mod games;
mod parquet;
pub mod patterns;
pub mod shards;
pub mod table;

pub use damage::TableDamage;
pub use games::{GameTables, LibraryTable};
pub use patterns::{
    mine_to_file, open_pattern_counts, open_patterns, open_patterns_watched, parse_patterns_table, save_patterns,
    save_patterns_named,
};
pub use table::{ExportTable, TableFormat, write_table};
