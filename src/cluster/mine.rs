//! `katachi-cluster mine`: two passes over the shards, and what the driver does between and after them.
//!
//! 1. Each shard is counted; the driver sums the counts and keeps what occurs often enough.
//! 2. Each shard is looked at again for what is kept; the driver puts the details together, with the bytes of one machine.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use katachi_core::corpus::Corpus;
use katachi_core::files;
use katachi_core::library::{FileAction, LibraryError, MineToFileError};
use katachi_core::mining::{self, MiningParams, PatternSource};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;
use katachi_core::words::{counted, grouped, read_k_range, read_range};
use katachi_tables::shards::{FirstPassResult, PartFile, Shard, ShardTask, finish, keep};
use serde::Serialize;

use crate::ClusterError;
use crate::cluster::Cluster;
use crate::tls::TlsOptions;
use crate::work::{TaskFolders, WorkFolder};

/// Details that the driver holds while it merges; more go to the disk in batches.
const MERGE_BYTES: u64 = 256 << 20;

/// Options of `katachi-cluster mine`.
#[derive(Args, Debug)]
pub struct MineOptions {
    /// The scheduler
    #[arg(value_name = "HOST:PORT")]
    scheduler: String,
    /// Libraries, or files or folders of records, a task each, which all machines see under these names: local to all, or on a
    /// shared disk. A bucket of an object store is mounted first, or copied there. Duplicates are looked for within each alone
    #[arg(value_name = "SHARD", required_unless_present = "library", conflicts_with = "library")]
    paths: Vec<PathBuf>,
    /// The library folder, which all machines see under this name
    #[arg(long, value_name = "DIR")]
    library: Option<PathBuf>,
    /// Mine the library in N tasks: more than there are workers
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000), requires = "library")]
    shards: Option<u32>,
    /// square:N, rect:WxH, diamond:K, or points:ROW/ROW/… (`#` a point, `+` the centre, `.` none)
    #[arg(long, value_name = "WINDOW")]
    window: Window,
    /// Final positions, or the surroundings of each move
    #[arg(long, value_name = "final|move")]
    source: PatternSource,
    /// Read the window after the move and its captures instead of before it
    #[arg(long)]
    after: bool,
    /// Only moves with these numbers, both included
    #[arg(long, value_name = "A..B", value_parser = read_range::<u32>)]
    moves: Option<(u32, u32)>,
    /// Leave out patterns that occur less often
    #[arg(long, value_name = "N", default_value_t = 1)]
    min_count: u32,
    /// Leave out patterns with fewer or more occupied points: `3`, `2-5`, `2-` or `-5`
    #[arg(long, value_name = "K", value_parser = read_k_range)]
    k: Option<(usize, usize)>,
    /// A folder that all machines see, for parts; without it, that of --out. What is put there is removed at the end
    #[arg(long, value_name = "DIR")]
    work: Option<PathBuf>,
    /// Keep the patterns as RON, .zst compressed, or .parquet
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    #[command(flatten)]
    tls: TlsOptions,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
    /// Say on standard error what is done, not only what goes wrong
    #[arg(long)]
    pub verbose: bool,
}

/// The object that `--json` prints, with the names that `katachi mine` has for its fields.
#[derive(Serialize)]
struct ClusterMineObject {
    format: u32,
    window: String,
    source: PatternSource,
    shards: usize,
    games: u64,
    occurrences: u64,
    /// Distinct, before the minimum count and the bounds of K.
    patterns: u64,
    /// After it.
    kept: u64,
    elapsed_s: f64,
}

/// Mines, and prints what was found.
///
/// Errors: cancelled; wrong parameters; no scheduler, or none any more; what a worker says; files.
pub async fn run(options: MineOptions, progress: &Arc<Progress>) -> Result<(), ClusterError> {
    let started = Instant::now();
    let params = MiningParams {
        window: options.window.clone(),
        source: options.source,
        after: options.after,
        moves: options.moves,
        min_count: options.min_count,
        k: options.k,
    };
    // Parameters that do not go together are told before anybody works.
    mining::mine(&Corpus::default(), &params, progress)
        .map_err(|error| ClusterError::from(MineToFileError::from(error)))?;
    let shards = shards(&options)?;
    let out = absolute(&options.out)?;
    let work = match &options.work {
        Some(folder) => absolute(folder)?,
        None => out.parent().map_or_else(|| PathBuf::from("/"), Path::to_owned),
    };
    let cluster = Cluster::connect(&options.scheduler, options.tls.read()?).await?;
    let mining = Mining { cluster, params, shards, work: WorkFolder::within(&work)? };
    let found = mining.run(&out, progress).await?;
    if found.skipped > 0 {
        eprintln!("katachi: {} files and records could not be read", grouped(found.skipped));
    }
    let object = ClusterMineObject {
        format: 1,
        window: mining.params.window.to_string(),
        source: mining.params.source,
        shards: mining.shards.len(),
        games: found.games,
        occurrences: found.totals.occurrences,
        patterns: found.totals.distinct,
        kept: found.totals.kept,
        elapsed_s: started.elapsed().as_secs_f64(),
    };
    if options.json {
        println!("{}", serde_json::to_string(&object).expect("our objects have string keys and finite numbers"));
    } else {
        let what = format!("{} {}", object.window, object.source);
        let [patterns, kept, occurrences, games] =
            [object.patterns, object.kept, object.occurrences, object.games].map(grouped);
        let (shards, seconds) = (counted(object.shards, "shard"), object.elapsed_s);
        println!(
            "{what}: {patterns} patterns, {kept} kept, {occurrences} occurrences in {games} games, {shards}, {seconds:.2} s"
        );
    }
    Ok(())
}

/// Workers stand in folders of their own.
fn absolute(path: &Path) -> Result<PathBuf, LibraryError> {
    std::path::absolute(path).map_err(LibraryError::io(path, FileAction::FindFolder))
}

/// Finds the shards. A path that is not here is told here, not by a worker.
fn shards(options: &MineOptions) -> Result<Vec<Shard>, LibraryError> {
    let found = |path: &PathBuf| -> Result<PathBuf, LibraryError> {
        let path = absolute(path)?;
        files::metadata(&path).map_err(LibraryError::io(&path, FileAction::FindShard))?;
        Ok(path)
    };
    match &options.library {
        Some(library) => Ok(Shard::cut(&found(library)?, options.shards.unwrap_or(1))),
        None => Ok(Shard::whole(options.paths.iter().map(found).collect::<Result<Vec<PathBuf>, LibraryError>>()?)),
    }
}

struct Mining {
    cluster: Cluster,
    params: MiningParams,
    shards: Vec<Shard>,
    work: WorkFolder,
}

impl Mining {
    async fn run(&self, out: &Path, progress: &Arc<Progress>) -> Result<FirstPassResult, ClusterError> {
        let counts = self.pass("count", "counting shapes", progress, |shard, folder| ShardTask::Count {
            shard,
            params: self.params.clone(),
            folder,
        });
        let counts = counts.await?;
        let (params, kept) = (self.params.clone(), self.work.file("kept.parquet"));
        let kept = blocking(progress, move |progress| keep(&counts, &params, &kept, progress)).await?;
        let details = self.pass("detail", "looking at what is kept", progress, |shard, folder| ShardTask::Detail {
            shard,
            params: self.params.clone(),
            kept: kept.file.clone(),
            folder,
        });
        let details = details.await?;
        let (params, out) = (self.params.clone(), out.to_owned());
        blocking(progress, move |progress| {
            finish(&details, &params, &kept, MERGE_BYTES, &out, progress)?;
            Ok(kept)
        })
        .await
    }

    /// One task a shard, and their parts in the order of the shards.
    async fn pass(
        &self,
        name: &str,
        what: &str,
        progress: &Arc<Progress>,
        task: impl Fn(Shard, PathBuf) -> ShardTask,
    ) -> Result<Vec<PartFile>, ClusterError> {
        let folders: TaskFolders = self.work.task_folders(name, self.shards.len())?;
        let places = self.shards.iter().cloned().zip(folders.paths().iter().cloned());
        let tasks: Vec<ShardTask> = places.map(|(shard, folder)| task(shard, folder)).collect();
        self.cluster.run(what, &tasks, &folders, progress).await
    }
}

/// Work of the core, which knows nothing of waiting, on a thread of its own.
async fn blocking<T: Send + 'static>(
    progress: &Arc<Progress>,
    work: impl FnOnce(&Progress) -> Result<T, MineToFileError> + Send + 'static,
) -> Result<T, ClusterError> {
    let progress = Arc::clone(progress);
    let done = tokio::task::spawn_blocking(move || work(&progress)).await;
    Ok(done.map_err(|error| ClusterError::Failed(error.to_string()))??)
}
