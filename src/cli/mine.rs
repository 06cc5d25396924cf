//! `katachi mine`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::filter::range;
use super::output::{JSON_FORMAT, Output, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use super::selection::{self, k_range};
use katachi_core::library::{self, MineToFileError};
use katachi_core::mining::{
    MIN_MEMORY, MinedTotals, MiningError, MiningParams, PatternSource, mine_batch, usual_memory,
};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;
use katachi_sentences::{Sentence, words};
use katachi_tables::mine_to_file;
use katachi_tables::shards::{Shard, mine_shards};

#[derive(Args)]
pub(super) struct MineArgs {
    /// Libraries, or files or folders of records, that are mined one after the other and added up exactly, for more
    /// games than fit in memory. Duplicates are found only within each of them. Requires --out
    #[arg(value_name = "SHARD", conflicts_with = "library", requires = "out")]
    paths: Vec<PathBuf>,
    /// The library folder
    #[arg(long, value_name = "DIR", required_unless_present = "paths")]
    library: Option<PathBuf>,
    /// Mine the library in N parts, one after the other. The result is byte-identical. Requires --out
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=10_000), requires_all = ["library", "out"])]
    shards: Option<u32>,
    /// square:N, rect:WxH, diamond:K, or points:ROW/ROW/… (`#` a point, `+` the centre, `.` none)
    #[arg(long, value_name = "WINDOW", value_parser = selection::value::<Window>)]
    window: Window,
    /// Mine final positions (every placement with a stone), or the surroundings of each move
    #[arg(long, value_name = "final|move", value_parser = selection::value::<PatternSource>)]
    source: PatternSource,
    /// Read the window after the move and its captures instead of before it
    #[arg(long)]
    after: bool,
    /// Only moves with these numbers, both included
    #[arg(long, value_name = "A..B")]
    moves: Option<String>,
    /// Leave out patterns that occur less often
    #[arg(long, value_name = "N", default_value_t = 1)]
    min_count: u32,
    /// Leave out patterns with fewer or more occupied points: `3`, `2-5`, `2-` or `-5`
    #[arg(long, value_name = "K", value_parser = k_range)]
    k: Option<(usize, usize)>,
    /// Use no more memory than SIZE, including the games: `512MiB`, `2GiB`; by default about a quarter of the machine's.
    /// Patterns that do not fit are kept beside the file of --out meanwhile, which takes longer
    #[arg(long, value_name = "SIZE", value_parser = size, requires = "out")]
    memory: Option<u64>,
    /// Save the patterns as RON; compressed if the name ends in .zst
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct MineObject {
    format: u32,
    window: String,
    source: PatternSource,
    games: u64,
    /// Number of files and games of shards that could not be read.
    #[serde(skip_serializing_if = "is_none_skipped")]
    skipped: u64,
    occurrences: u64,
    /// Number of distinct patterns before the minimum count and the bounds of K.
    patterns: u64,
    /// Number of distinct patterns after them.
    kept: u64,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

fn is_none_skipped(skipped: &u64) -> bool {
    *skipped == 0
}

/// Number of bytes merged at once if no bound is given.
const DEFAULT_MERGE_BYTES: u64 = 256 << 20;

fn in_file(error: MineToFileError) -> CommandFailure {
    match error {
        MineToFileError::Mining(error) => failure(error),
        MineToFileError::Library(error) => error.into(),
    }
}

fn failure(error: MiningError) -> CommandFailure {
    match error {
        MiningError::Cancelled(_) => CommandFailure::Failed(text!("cli-cancelled").to_owned()),
        wrong => CommandFailure::Usage(wrong.sentence()),
    }
}

/// Reads `512MiB`, `2GiB`, or bytes.
fn size(text: &str) -> Result<u64, String> {
    let digits = text.trim_end_matches(|letter: char| letter.is_ascii_alphabetic());
    let unit = match text[digits.len()..].to_ascii_lowercase().as_str() {
        "" | "b" => 1,
        "k" | "kib" | "kb" => 1 << 10,
        "m" | "mib" | "mb" => 1 << 20,
        "g" | "gib" | "gb" => 1 << 30,
        unit => return Err(text!("cli-no-unit", unit = unit)),
    };
    let count: u64 = digits.trim_end().parse().map_err(|_| text!("cli-size-needed").to_owned())?;
    count.checked_mul(unit).filter(|&bytes| bytes > 0).ok_or_else(|| text!("cli-no-size", size = text))
}

/// The rest of the allowed memory when the games are loaded.
///
/// Errors: too little memory is left.
fn beside_the_games(memory: u64) -> Result<u64, CommandFailure> {
    let used = peak_rss_bytes().unwrap_or_default();
    memory.checked_sub(used).filter(|&left| left >= MIN_MEMORY).ok_or_else(|| {
        let mib = |bytes: u64| bytes.div_ceil(1 << 20).to_string();
        let (memory, used, least) = (mib(memory), mib(used), mib(MIN_MEMORY));
        CommandFailure::Usage(text!("cli-mine-memory", memory = memory, used = used, least = least))
    })
}

impl MineArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let params = MiningParams {
            window: self.window.clone(),
            source: self.source,
            after: self.after,
            moves: self.moves.as_deref().map(|text| range("--moves", text)).transpose()?,
            min_count: self.min_count,
            k: self.k,
        };
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let mined = self.mine(&params, progress)?;
        drop(bar);
        let object = MineObject {
            format: JSON_FORMAT,
            window: params.window.to_string(),
            source: params.source,
            games: mined.games,
            skipped: mined.skipped,
            occurrences: mined.totals.occurrences,
            patterns: mined.totals.distinct,
            kept: mined.totals.kept,
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        Ok(Output::new(self.json, &object, || object.text(&params)))
    }

    /// Mines in shards, within a bound of memory, or all at once.
    fn mine(&self, params: &MiningParams, progress: &Arc<Progress>) -> Result<MinedGames, CommandFailure> {
        let shards = match (&self.library, self.shards) {
            (Some(library), Some(count)) => Shard::cut(library, count),
            (Some(_), None) => Vec::new(),
            (None, _) => Shard::whole(self.paths.iter().cloned()),
        };
        if let Some(out) = self.out.as_ref().filter(|_| !shards.is_empty()) {
            let memory = self.memory.unwrap_or(DEFAULT_MERGE_BYTES);
            let kept = mine_shards(&shards, params, memory, out, progress).map_err(in_file)?;
            return Ok(MinedGames { games: kept.games, skipped: kept.skipped, totals: kept.totals });
        }
        let library = self.library.as_deref().expect("the command line asks for one where there are no shards");
        let loaded = library::open(library, progress)?;
        let totals = match &self.out {
            Some(out) => {
                let beside = self.memory.map(beside_the_games).transpose()?.unwrap_or_else(usual_memory);
                mine_to_file(&loaded.corpus, params, beside, out, progress).map_err(in_file)?
            }
            None => {
                let mined = mine_batch(&loaded.corpus, params, progress).map_err(failure)?;
                let head = mined.head();
                MinedTotals { occurrences: head.occurrences, distinct: head.distinct, kept: mined.len() as u64 }
            }
        };
        Ok(MinedGames { games: loaded.corpus.games().len() as u64, skipped: 0, totals })
    }
}

/// The totals of mining, with the number of games they come from.
struct MinedGames {
    games: u64,
    skipped: u64,
    totals: MinedTotals,
}

impl MineObject {
    fn text(&self, params: &MiningParams) -> String {
        let [patterns, occurrences, games] = [self.patterns, self.occurrences, self.games].map(thousands);
        let what = text!("cli-in-window", window = &self.window, source = self.source.to_string());
        let seconds = format!("{:.2}", self.elapsed_s);
        let mined = if self.kept == self.patterns {
            text!(
                "cli-mined",
                what = what,
                patterns = patterns,
                occurrences = occurrences,
                games = games,
                seconds = seconds
            )
        } else {
            let (kept, times) = (thousands(self.kept), params.min_count);
            let kept = match params.k {
                None => text!("cli-mined-at-least", kept = kept, times = times),
                Some((least, most)) => {
                    let stones = words::k_range(least, most);
                    text!("cli-mined-at-least-stones", kept = kept, times = times, stones = stones)
                }
            };
            text!(
                "cli-mined-kept",
                what = what,
                patterns = patterns,
                kept = kept,
                occurrences = occurrences,
                games = games,
                seconds = seconds
            )
        };
        let unread = match self.skipped {
            0 => String::new(),
            count => format!("; {}", text!("cli-mined-unread", count = count)),
        };
        format!("{mined}{unread}\n")
    }
}
