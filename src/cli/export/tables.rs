//! `katachi export parquet` and `katachi export csv`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use crate::CommandFailure;
use crate::filter::{GameFilterArgs, catalogue, warn_of};
use crate::output::{JSON_FORMAT, Output, thousands};
use crate::progress_bar::Bar;
use katachi_core::corpus::GameId;
use katachi_core::files;
use katachi_core::find::filter::LeftOutByKey;
use katachi_core::library::{self, LibraryError, atomic};
use katachi_core::progress::{Phase, Progress};
use katachi_tables::{GameTables, LibraryTable, TableFormat, write_table};

#[derive(Args)]
pub(super) struct ExportTablesArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// The folder for the tables `games`, `moves` and `positions`; existing files are never overwritten
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Only this table: games, moves or positions
    #[arg(long, value_name = "TABLE", value_parser = ["games", "moves", "positions"])]
    table: Vec<String>,
    #[command(flatten)]
    filter: GameFilterArgs,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct TablesObject {
    format: u32,
    games: usize,
    left_out: LeftOutByKey,
    tables: Vec<TableEntry>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct TableEntry {
    name: &'static str,
    path: String,
    rows: u64,
}

impl ExportTablesArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, form: TableFormat, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let filter = self.filter.read()?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let matches = filter.matches(&catalogue(&self.library, &loaded)?);
        let all = loaded.corpus.games();
        let games: Vec<GameId> = all.iter().copied().filter(|&id| matches.contains(id)).collect();
        let ending = match form {
            TableFormat::Parquet => "parquet",
            TableFormat::Csv => "csv",
        };
        let is_wanted =
            |which: &LibraryTable| self.table.is_empty() || self.table.iter().any(|own| own == which.name());
        let wanted = LibraryTable::ALL.into_iter().filter(is_wanted);
        let wanted: Vec<(LibraryTable, PathBuf)> =
            wanted.map(|which| (which, self.out.join(format!("{}.{ending}", which.name())))).collect();
        if let Some((_, path)) = wanted.iter().find(|(_, path)| files::exists(path)) {
            // Check before the first file is written.
            return Err(LibraryError::Exists { path: path.clone() }.into());
        }
        atomic::make_folder(&self.out)?;
        let mut tables = Vec::new();
        for (which, path) in wanted {
            progress.begin(Phase::WritingTables, "games", games.len() as u64);
            let table = GameTables { loaded: &loaded, games: &games, which, progress };
            let rows = write_table(&table, form, &path, progress)?;
            progress.kept_a_part();
            tables.push(TableEntry { name: which.name(), path: path.display().to_string(), rows });
        }
        drop(bar);
        let object = TablesObject {
            format: JSON_FORMAT,
            games: games.len(),
            left_out: matches.left_out(all.iter().copied()),
            tables,
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        if !self.json {
            warn_of(&object.left_out);
        }
        Ok(Output::new(self.json, &object, || object.text()))
    }
}

impl TablesObject {
    fn text(&self) -> String {
        let line =
            |table: &TableEntry| text!("cli-table-rows", path = &table.path, rows = thousands(table.rows)) + "\n";
        self.tables.iter().map(line).collect()
    }
}
