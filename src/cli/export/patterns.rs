//! `katachi export patterns`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, thousands};
use crate::progress_bar::Bar;
use crate::selection::{self, SelectionArgs};
use crate::show::mined;
use katachi_core::library::export::ByteOrderMark;
use katachi_core::library::{MAX_GNU_GO_PATTERNS, shapes_to_arff, shapes_to_csv, shapes_to_gnu_go};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;
use katachi_tables::save_patterns;

#[derive(Args)]
#[command(group = clap::ArgGroup::new("form").required(true).multiple(true).args(["csv", "arff", "gnugo", "parquet"]))]
pub(super) struct Patterns {
    /// Mined patterns written by `katachi mine --out`, or `professional` for those that come with Katachi
    file: PathBuf,
    /// Window of the professional patterns: square:3, square:5, square:7, square:9, diamond:2 or diamond:3
    #[arg(long, value_name = "W", default_value = "square:3", value_parser = selection::value::<Window>)]
    window: Window,
    /// A table for spreadsheets
    #[arg(long, value_name = "FILE.csv")]
    csv: Option<PathBuf>,
    /// Begin the table with a byte-order mark, as spreadsheets need it for names beyond ASCII
    #[arg(long, requires = "csv")]
    bom: bool,
    /// A table for WEKA, with K, bits, frequency and cluster (its name if it has one)
    #[arg(long, value_name = "FILE.arff")]
    arff: Option<PathBuf>,
    /// A pattern database for GNU Go's compiler mkpat
    #[arg(long, value_name = "FILE.db")]
    gnugo: Option<PathBuf>,
    /// All patterns as Parquet, for DuckDB, polars, pandas, PySpark; Katachi opens it like the RON file
    #[arg(long, value_name = "FILE.parquet", conflicts_with = "top")]
    parquet: Option<PathBuf>,
    /// Only the first N of the selected patterns
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    #[command(flatten)]
    selection: SelectionArgs,
    /// One JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ExportedPatterns {
    format: u32,
    patterns: usize,
    /// For GNU Go's database: the number of its patterns, and of those left out because they had no stone or exceeded
    /// the maximum number.
    #[serde(skip_serializing_if = "Option::is_none")]
    gnugo: Option<GnuGo>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct GnuGo {
    patterns: usize,
    without_stones: usize,
    too_many: usize,
}

impl Patterns {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let patterns = mined(&self.file, &self.window)?;
        let bar = Bar::follow(progress);
        let clusters = self.selection.clusters_of(&patterns);
        let mut rows = self.selection.rows(&patterns, Some(&clusters))?;
        rows.truncate(self.top.unwrap_or(usize::MAX));
        let mark = ByteOrderMark::if_told(self.bom);
        if let Some(path) = &self.csv {
            shapes_to_csv(&patterns, &rows, &clusters, &patterns.cluster_names, (path, mark), progress)?;
        }
        if let Some(path) = &self.arff {
            shapes_to_arff(&patterns, &rows, &clusters, &patterns.cluster_names, path, progress)?;
        }
        if let Some(path) = &self.parquet {
            if path.extension().is_none_or(|extension| extension != "parquet") {
                let what = text!("cli-parquet-name", path = path.display().to_string());
                return Err(CommandFailure::Usage(what));
            }
            save_patterns(&patterns, path)?;
        }
        let database = match &self.gnugo {
            Some(path) => Some(shapes_to_gnu_go(&patterns, &rows, path, progress)?),
            None => None,
        };
        drop(bar);
        let object = ExportedPatterns {
            format: JSON_FORMAT,
            patterns: rows.len(),
            gnugo: database.map(|exported| GnuGo {
                patterns: exported.shapes,
                without_stones: exported.without_stones,
                too_many: exported.too_many,
            }),
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        Ok(Output::new(self.json, &object, || object.text(&self)))
    }
}

impl ExportedPatterns {
    fn text(&self, command: &Patterns) -> String {
        let written: Vec<String> = [&command.csv, &command.arff, &command.parquet]
            .into_iter()
            .flatten()
            .map(|path| path.display().to_string())
            .collect();
        let mut text = match written.is_empty() {
            true => String::new(),
            false => {
                let files = written.into_iter().reduce(|one, other| text!("cli-and", one = one, other = other));
                text!("cli-shapes-written", shapes = self.patterns, files = files.unwrap_or_default()) + "\n"
            }
        };
        if let (Some(found), Some(path)) = (&self.gnugo, &command.gnugo) {
            let file = path.display().to_string();
            text += &text!("cli-patterns-written", patterns = found.patterns, file = file);
            if found.without_stones > 0 {
                text += &format!("; {}", text!("cli-without-stone", patterns = thousands(found.without_stones)));
            }
            if found.too_many > 0 {
                let most = thousands(MAX_GNU_GO_PATTERNS);
                let patterns = thousands(found.too_many);
                text += &format!("; {}", text!("cli-too-many", patterns = patterns, most = most));
            }
            text += "\n";
        }
        text
    }
}
