//! Mining in parts stored as files: on one machine without enough memory for all games, or on several machines that
//! share a folder.
//!
//! A [`Shard`] identifies some games. Each shard is processed in two passes, as in [`katachi_core::mining`]:
//! [`ShardTask::Count`] writes how often each shape occurs, [`keep`] adds the counts up, [`ShardTask::Detail`] writes
//! the other figures of the kept shapes, and [`finish`] merges them. The result has the same bytes for any number of
//! shards, and the same as unsharded mining.
//!
//! Every file is Parquet, sorted by shape, merged as a stream, and first written under a temporary name. The name of a
//! file depends only on its task, so that a task that is done twice writes one file.

mod parts;

pub use parts::{PartFile, Shard};

use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use katachi_core::corpus::Corpus;
use katachi_core::corpus::load::load;
use katachi_core::library::{
    FileAction, FirstSkipped, LibraryError, MineToFileError, PatternRuns, atomic, is_library, open,
};
use katachi_core::mining::shard::ClassDetail;
use katachi_core::mining::{MinedTotals, MiningError, MiningParams, shard};
use katachi_core::progress::{Phase, Progress};

use crate::damage::TableDamage;
use crate::patterns::finish_runs;
use parts::{
    OpenPart, PartFileHead, PartFileKind, counts_of, damaged, details_of, merged, read_counts, write_counts,
    write_details,
};

/// One pass over a shard's games, which any machine with access to them can run.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub enum ShardTask {
    /// The first pass. The file is written into `folder`.
    Count { shard: Shard, params: MiningParams, folder: PathBuf },
    /// The second pass, for the shapes in `kept`.
    Detail { shard: Shard, params: MiningParams, kept: PartFile, folder: PathBuf },
}

impl ShardTask {
    pub fn shard(&self) -> &Shard {
        match self {
            ShardTask::Count { shard, .. } | ShardTask::Detail { shard, .. } => shard,
        }
    }

    /// Reads the games, mines them and writes the part. Runs on the current rayon pool.
    ///
    /// Errors: the games or the kept shapes cannot be read; the parameters contradict each other; the part cannot be
    /// written; stopped by the user.
    pub fn run(&self, progress: &Progress) -> Result<PartFile, MineToFileError> {
        let (corpus, skipped) = games_at(&self.shard().path, progress)?;
        self.run_on(&corpus, skipped, progress)
    }

    /// Mines games that are already loaded.
    fn run_on(&self, corpus: &Corpus, skipped: u64, progress: &Progress) -> Result<PartFile, MineToFileError> {
        let shard = self.shard();
        let games = shard.games(corpus);
        let mut head = PartFileHead {
            format: parts::PART_FORMAT,
            kind: PartFileKind::Counts,
            params: self.params().clone(),
            shard: shard.clone(),
            corpus: corpus.id().to_string(),
            records: corpus.record_count() as u64,
            games: games.len() as u64,
            skipped,
            discarded: 0,
            kept: 0,
        };
        match self {
            ShardTask::Count { params, folder, .. } => {
                let counts = shard::count(corpus, games, params, progress)?;
                head.discarded = counts.discarded;
                Ok(write_counts(&head, &counts.classes, &self.part_path(folder))?)
            }
            ShardTask::Detail { params, kept, folder, .. } => {
                head.kind = PartFileKind::Details;
                head.kept = kept.crc;
                let classes = read_counts(kept, PartFileKind::Kept, params)?;
                let details = shard::detail(corpus, games, params, &classes, progress)?;
                drop(classes);
                Ok(write_details(&head, &details, &self.part_path(folder))?)
            }
        }
    }

    fn params(&self) -> &MiningParams {
        match self {
            ShardTask::Count { params, .. } | ShardTask::Detail { params, .. } => params,
        }
    }

    fn part_path(&self, folder: &Path) -> PathBuf {
        let asked = ron::to_string(self).expect("paths and numbers can always be written");
        let kind = match self {
            ShardTask::Count { .. } => "counts",
            ShardTask::Detail { .. } => "details",
        };
        folder.join(format!("{kind}-{:05}-{:08x}.parquet", self.shard().number, crc32fast::hash(asked.as_bytes())))
    }
}

/// The games of a library, or of a file or folder of records, and the number of its files and records that could not be
/// read.
fn games_at(path: &Path, progress: &Progress) -> Result<(Arc<Corpus>, u64), LibraryError> {
    let loaded = match is_library(path) {
        true => open(path, progress)?,
        false => load(&[path.to_owned()], None, false, progress)?,
    };
    let skipped = loaded.report.skipped.len() as u64;
    if loaded.corpus.games().is_empty() {
        let first = loaded.report.skipped.into_iter().next();
        let first = first.map(|skipped| FirstSkipped { path: None, reason: skipped.reason });
        return Err(LibraryError::NoGames { path: path.to_owned(), first });
    }
    Ok((loaded.corpus, skipped))
}

/// The result of the first pass over all shards.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstPassResult {
    pub file: PartFile,
    pub totals: MinedTotals,
    pub games: u64,
    /// Number of files and records that could not be read.
    pub skipped: u64,
}

/// Adds up the counts of all shards, and writes the kept shapes to `path`.
///
/// Errors: a part is missing, damaged, or of another mining; the file cannot be written; stopped by the user.
pub fn keep(
    parts: &[PartFile],
    params: &MiningParams,
    path: &Path,
    progress: &Progress,
) -> Result<FirstPassResult, MineToFileError> {
    let opened = open_parts(parts, PartFileKind::Counts, params)?;
    progress.begin(Phase::AddingUp, "shapes", parts.iter().map(|part| part.rows).sum());
    let first = opened.first().map(|part| part.head.clone());
    let mut totals =
        MinedTotals { occurrences: opened.iter().map(|part| part.head.discarded).sum(), distinct: 0, kept: 0 };
    let (games, skipped) = opened.iter().fold((0, 0), |(games, skipped), part| {
        // Each run of a library reads the whole library, so count its skipped files once.
        let own = if part.head.shard.number == 0 { part.head.skipped } else { 0 };
        (games + part.head.games, skipped + own)
    });
    let Some(mut head) = first else { return Err(MiningError::NoShards.into()) };
    (head.kind, head.games) = (PartFileKind::Kept, games);
    let mut classes = merged(opened, counts_of, progress, |into, other| {
        into.occurrences += other.occurrences;
        into.profile = into.profile.min(other.profile);
    });
    let file = parts::write_kept(&head, path, |take| {
        while let Some(class) = classes.next()? {
            totals.distinct += 1;
            totals.occurrences += class.occurrences;
            if class.is_kept(params) {
                totals.kept += 1;
                take(class)?;
            }
        }
        Ok(totals)
    });
    let file = file.map_err(parts::plain)?;
    Ok(FirstPassResult { file, totals, games, skipped })
}

/// Merges the details of all shards into the result, within about `memory` bytes. The file name's ending decides
/// between RON, compressed RON and Parquet. Games are numbered in the order of `parts`.
///
/// Errors: as [`keep`]; a shape without games, because the part of a shard is missing.
pub fn finish(
    parts: &[PartFile],
    params: &MiningParams,
    kept: &FirstPassResult,
    memory: u64,
    out: &Path,
    progress: &Progress,
) -> Result<MinedTotals, MineToFileError> {
    let opened = open_parts(parts, PartFileKind::Details, params)?;
    if let Some(other) = opened.iter().find(|part| part.head.kept != kept.file.crc) {
        return Err(other.damaged(TableDamage::OtherShapes).into());
    }
    let found: u64 = opened.iter().map(|part| part.head.games).sum();
    if found != kept.games {
        return Err(damaged(&kept.file.path, TableDamage::PartsGames { found, expected: kept.games }).into());
    }
    let corpus = whose(&opened);
    let (opened, kept_rows) = (number(opened)?, kept.totals.kept);
    progress.begin(Phase::Merging, "shapes", parts.iter().map(|part| part.rows).sum());
    let mut details = merged(opened, details_of, progress, ClassDetail::add);
    let mut runs = PatternRuns::beside(out);
    let (mut batch, mut bytes, mut rows, mut is_done) = (Vec::new(), 0, 0_u64, false);
    while !is_done {
        match details.next().map_err(|error| parts::plain(LibraryError::io(out, FileAction::MergeParts)(error)))? {
            Some(detail) if detail.form.is_none() => return Err(missing(&kept.file).into()),
            Some(detail) => {
                bytes += detail.bytes();
                rows += 1;
                batch.push(detail);
            }
            None => is_done = true,
        }
        if is_done || bytes >= memory {
            let own = std::mem::take(&mut batch);
            bytes = 0;
            let mined = shard::finish(params, &corpus, kept.games, own, progress).map_err(MiningError::from)?;
            runs.push(&mined)?;
        }
    }
    if rows != kept_rows {
        return Err(missing(&kept.file).into());
    }
    finish_runs(runs, params, &kept.totals, out, progress)?;
    Ok(kept.totals)
}

fn missing(kept: &PartFile) -> LibraryError {
    damaged(&kept.path, TableDamage::PartMissing)
}

/// Opens parts, and checks that they are complete and have these parameters.
fn open_parts(parts: &[PartFile], kind: PartFileKind, params: &MiningParams) -> Result<Vec<OpenPart>, LibraryError> {
    parts.iter().map(|part| OpenPart::open(part, kind, params)).collect()
}

/// The name of a single library, or a name made from several libraries' names.
fn whose(parts: &[OpenPart]) -> String {
    let mut libraries: Vec<(&Path, &str)> = Vec::new();
    for part in parts {
        let own = (part.head.shard.path.as_path(), part.head.corpus.as_str());
        if !libraries.contains(&own) {
            libraries.push(own);
        }
    }
    match libraries.as_slice() {
        [(_, one)] => (*one).to_owned(),
        all => {
            let names: Vec<&str> = all.iter().map(|&(_, corpus)| corpus).collect();
            let half = |seed: &str| crc32fast::hash(format!("{seed}{}", names.join(" ")).as_bytes());
            format!("{:08x}{:08x}", half("first"), half("second"))
        }
    }
}

/// Sets the number of the first record of each part.
fn number(mut parts: Vec<OpenPart>) -> Result<Vec<OpenPart>, LibraryError> {
    let mut libraries: Vec<(PathBuf, u64)> = Vec::new();
    let mut next = 0;
    for part in &mut parts {
        let known = libraries.iter().find(|(path, _)| *path == part.head.shard.path).map(|&(_, first)| first);
        let first = known.unwrap_or(next);
        if known.is_none() {
            libraries.push((part.head.shard.path.clone(), next));
            next += part.head.records;
        }
        part.first_record = u32::try_from(first)
            .ok()
            .filter(|_| next <= u64::from(u32::MAX))
            .ok_or_else(|| part.damaged(TableDamage::TooManyRecords))?;
    }
    Ok(parts)
}

/// Mines shards one after the other on this machine. Parts are kept in a folder beside the result meanwhile.
///
/// Errors: as [`ShardTask::run`], [`keep`] and [`finish`].
pub fn mine_shards(
    shards: &[Shard],
    params: &MiningParams,
    memory: u64,
    out: &Path,
    progress: &Progress,
) -> Result<FirstPassResult, MineToFileError> {
    let staged = atomic::StagedFolder::beside(out)?;
    let folder = staged.path().to_owned();
    // Runs of one library follow each other, so the library is read once for all of them.
    let mut read: Option<(PathBuf, Arc<Corpus>, u64)> = None;
    let mut run = |task: ShardTask| {
        let path = &task.shard().path;
        if read.as_ref().is_some_and(|(own, ..)| own != path) {
            // Free it before the next is read, so that only one is in memory.
            read = None;
        }
        if read.is_none() {
            let (corpus, skipped) = games_at(path, progress)?;
            read = Some((path.clone(), corpus, skipped));
        }
        let (_, corpus, skipped) = read.as_ref().expect("it was just read");
        task.run_on(corpus, *skipped, progress)
    };
    let counted = shards
        .iter()
        .map(|shard| run(ShardTask::Count { shard: shard.clone(), params: params.clone(), folder: folder.clone() }));
    let counted = counted.collect::<Result<Vec<PartFile>, MineToFileError>>()?;
    let kept = keep(&counted, params, &folder.join("kept.parquet"), progress)?;
    let detailed = shards.iter().map(|shard| {
        let (params, kept, folder) = (params.clone(), kept.file.clone(), folder.clone());
        run(ShardTask::Detail { shard: shard.clone(), params, kept, folder })
    });
    let detailed = detailed.collect::<Result<Vec<PartFile>, MineToFileError>>()?;
    finish(&detailed, params, &kept, memory, out, progress)?;
    Ok(kept)
}
