//! `katachi lab digest`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, peak_rss_bytes, thousands};
use crate::progress_bar::Bar;
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_lab::digest::{DigestParams, write_digest};

#[derive(Args)]
pub struct DigestArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// The folder for the files, created if it does not exist
    #[arg(long, value_name = "DIR")]
    out: PathBuf,
    /// Keep the N most frequent shapes of each window
    #[arg(long, value_name = "N", default_value_t = DigestParams::default().shapes)]
    shapes: usize,
    /// Keep pairs of shapes that occur at least N times
    #[arg(long, value_name = "N", default_value_t = DigestParams::default().pairs)]
    pairs: u32,
    /// Keep corner positions that occurred at least N times
    #[arg(long, value_name = "N", default_value_t = DigestParams::default().corners)]
    corners: u32,
    /// Keep openings that occurred at least N times
    #[arg(long, value_name = "N", default_value_t = DigestParams::default().openings)]
    openings: u32,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct DigestObject {
    format: u32,
    files: Vec<FileEntry>,
    bytes: u64,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct FileEntry {
    name: String,
    rows: usize,
    bytes: u64,
}

impl DigestArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let params =
            DigestParams { shapes: self.shapes, pairs: self.pairs, corners: self.corners, openings: self.openings };
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let written = write_digest(&loaded.corpus, params, &self.out, progress)?;
        drop(bar);
        let files = written.into_iter().map(|file| FileEntry { name: file.name, rows: file.rows, bytes: file.bytes });
        let files: Vec<FileEntry> = files.collect();
        let object = DigestObject {
            format: JSON_FORMAT,
            bytes: files.iter().map(|file| file.bytes).sum(),
            files,
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        Ok(Output::new(self.json, &object, || object.text()))
    }
}

impl DigestObject {
    fn text(&self) -> String {
        let line = |file: &FileEntry| {
            let (rows, bytes) = (format!("{:>9}", thousands(file.rows)), format!("{:>10}", thousands(file.bytes)));
            format!("  {:26} {}\n", file.name, text!("cli-digest-row", rows = rows, bytes = bytes))
        };
        let lines: String = self.files.iter().map(line).collect();
        let all = text!("cli-digest-all", bytes = self.bytes, seconds = format!("{:.1}", self.elapsed_s));
        format!("{lines}{all}\n")
    }
}
