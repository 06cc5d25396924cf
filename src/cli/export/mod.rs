//! `katachi export`: one file a kind.

mod games;
mod pages;
mod patterns;
mod tables;

use std::sync::Arc;

use clap::{Args, Subcommand};

use super::Failure;
use super::output::Output;
use katachi_core::progress::Progress;
use katachi_tables::TableForm;

#[derive(Args)]
pub(super) struct Export {
    #[command(subcommand)]
    kind: Kind,
}

#[derive(Subcommand)]
enum Kind {
    /// The games of a filter or a search: SGF files, one collection, a table; the hits as a table
    Games(games::Games),
    /// Mined shapes: a table, an ARFF file for WEKA, a pattern database for GNU Go
    Patterns(patterns::Patterns),
    /// A library's games, moves and positions as Parquet files, for DuckDB, polars, pandas, PySpark
    Parquet(tables::Tables),
    /// The same as CSV files
    Csv(tables::Tables),
    /// Teacher's pages: hits of a drawn shape as diagrams (PDF, SVG, PNG), SGF or text diagrams
    Pages(pages::Pages),
}

impl Export {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, Failure> {
        match self.kind {
            Kind::Games(command) => command.run(progress),
            Kind::Patterns(command) => command.run(progress),
            Kind::Parquet(command) => command.run(TableForm::Parquet, progress),
            Kind::Csv(command) => command.run(TableForm::Csv, progress),
            Kind::Pages(command) => command.run(progress),
        }
    }
}
