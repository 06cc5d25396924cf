//! `katachi backup` and `katachi restore`.

use katachi_language::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::output::{JSON_FORMAT, Output};
use super::progress_bar::Bar;
use katachi_core::library::backup::{
    BackedUp, Restored, back_up_library, back_up_own_folder, restore_library, restore_own_folder,
};
use katachi_core::library::own_folder;
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;
use katachi_sentences::words::megabytes;

#[derive(Args)]
pub(super) struct BackupArgs {
    /// The library folder
    #[arg(required_unless_present = "all", conflicts_with = "all")]
    library: Option<PathBuf>,
    /// Back up settings, cards, and all libraries made in the window
    #[arg(long)]
    all: bool,
    /// The backup file to write: FILE.tar.zst
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Args)]
pub(super) struct RestoreArgs {
    /// The backup
    file: PathBuf,
    /// The library folder to create
    #[arg(long, value_name = "DIR", required_unless_present = "all", conflicts_with = "all")]
    library: Option<PathBuf>,
    /// Restore settings, cards, and all libraries from a backup made with --all
    #[arg(long)]
    all: bool,
    /// Rename a library that already exists
    #[arg(long)]
    replace: bool,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct BackupObject {
    format: u32,
    files: usize,
    bytes: u64,
    packed_bytes: u64,
    left_out: Vec<String>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct RestoreObject {
    format: u32,
    library: String,
    files: usize,
    bytes: u64,
    /// The new path of the earlier library.
    before: Option<String>,
    elapsed_s: f64,
}

impl BackupArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        if !self.out.to_string_lossy().ends_with(".tar.zst") {
            return Err(CommandFailure::Usage(text!("cli-backup-file").to_owned()));
        }
        let bar = Bar::follow(progress);
        let written = match &self.library {
            Some(dir) => back_up_library(dir, &self.out, progress)?,
            None => back_up_own_folder(&home()?, &self.out, progress)?,
        };
        drop(bar);
        let BackedUp { files, bytes, packed_bytes, left_out } = written;
        let elapsed_s = started.elapsed().as_secs_f64();
        let left_out = left_out.iter().map(Sentence::sentence).collect();
        let object = BackupObject { format: JSON_FORMAT, files, bytes, packed_bytes, left_out, elapsed_s };
        Ok(Output::new(self.json, &object, || object.text(&self.out)))
    }
}

impl BackupObject {
    fn text(&self, out: &Path) -> String {
        let left_out: String = self.left_out.iter().map(|what| format!("  {what}\n")).collect();
        let written = text!(
            "cli-backup-written",
            files = self.files,
            size = megabytes(self.bytes),
            path = out.display().to_string(),
            packed = megabytes(self.packed_bytes)
        );
        match self.left_out.is_empty() {
            true => format!("{written}\n"),
            false => format!("{written}\n{}\n{left_out}", text!("cli-backup-left-out")),
        }
    }
}

impl RestoreArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let restored = match &self.library {
            Some(dir) => restore_library(&self.file, dir, self.replace, progress)?,
            None => restore_own_folder(&self.file, &home()?, self.replace, progress)?,
        };
        drop(bar);
        let Restored { dir, files, bytes, before } = restored;
        let text = |path: PathBuf| path.display().to_string();
        let object = RestoreObject {
            format: JSON_FORMAT,
            library: text(dir),
            files,
            bytes,
            before: before.map(text),
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        Ok(Output::new(self.json, &object, || object.text()))
    }
}

impl RestoreObject {
    fn text(&self) -> String {
        let before = self.before.iter().map(|dir| text!("cli-restore-before", path = dir) + "\n").collect::<String>();
        let restored = text!("cli-restored", files = self.files, size = megabytes(self.bytes), path = &self.library);
        format!("{restored}\n{before}")
    }
}

fn home() -> Result<PathBuf, CommandFailure> {
    own_folder().ok_or_else(|| CommandFailure::Failed(text!("cli-no-own-folder").to_owned()))
}
