//! `katachi export`: one source file per kind.

mod games;
mod pages;
mod patterns;
mod tables;

use std::sync::Arc;

use clap::{Args, Subcommand};

use super::CommandFailure;
use super::output::Output;
use katachi_core::progress::Progress;
use katachi_tables::TableFormat;

#[derive(Args)]
pub(super) struct ExportArgs {
    #[command(subcommand)]
    kind: ExportKind,
}

#[derive(Subcommand)]
enum ExportKind {
    /// The games of a filter or a search: SGF files, one collection, a table; the hits as a table
    Games(games::ExportGamesArgs),
    /// Mined shapes: a table, an ARFF file for WEKA, a pattern database for GNU Go
    Patterns(patterns::Patterns),
    /// A library's games, moves and positions as Parquet files, for DuckDB, polars, pandas, PySpark
    Parquet(tables::ExportTablesArgs),
    /// The same as CSV files
    Csv(tables::ExportTablesArgs),
    /// Teacher's pages: hits of a drawn shape as diagrams (PDF, SVG, PNG), SGF or text diagrams
    Pages(pages::ExportPagesArgs),
}

impl ExportArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        match self.kind {
            ExportKind::Games(command) => command.run(progress),
            ExportKind::Patterns(command) => command.run(progress),
            ExportKind::Parquet(command) => command.run(TableFormat::Parquet, progress),
            ExportKind::Csv(command) => command.run(TableFormat::Csv, progress),
            ExportKind::Pages(command) => command.run(progress),
        }
    }
}
