//! `katachi collocations`.

use katachi_language::text;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::output::{JSON_FORMAT, Output, OutputFormArgs, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use super::selection;
use katachi_core::corpus::Corpus;
use katachi_core::library;
use katachi_core::mining::MiningError;
use katachi_core::mining::collocation::{CollocationParams, Collocations, collocate};
use katachi_core::mining::statistics::{HitRate, ZipfFit, hit_rates, zipf_of_histogram};
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;
use katachi_sentences::words::with_percent_sign;

#[derive(Args)]
pub(super) struct CollocationsArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// The window: any with a centre, such as an odd square or a diamond
    #[arg(long, value_name = "WINDOW", default_value = "square:9", value_parser = selection::value::<Window>)]
    window: Window,
    /// A pair is significant if it arises by chance with a smaller probability than P
    #[arg(long, value_name = "P", default_value_t = 0.005)]
    p: f64,
    /// Leave out pairs that occur less often
    #[arg(long, value_name = "N", default_value_t = 1)]
    min_count: u32,
    /// List the N most significant pairs
    #[arg(long, value_name = "N", default_value_t = 20)]
    top: usize,
    /// Also measure how frequencies fall off, how many shapes a game adds, and hit rates by window; takes longer
    #[arg(long, conflicts_with = "min_count")]
    statistics: bool,
    /// Save the pairs as RON; compressed if the name ends in .zst
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct CollocationsObject {
    format: u32,
    window: String,
    games: u64,
    /// Number of games that are not counted: there are more moves than can be counted at once.
    #[serde(skip_serializing_if = "is_zero")]
    games_left_out: u64,
    moves: u32,
    /// Number of distinct patterns before the minimum count; likewise pairs and significant pairs.
    patterns: u64,
    pairs: u64,
    significant: u64,
    /// Number of pairs after the minimum count.
    kept: usize,
    top: Vec<PairEntry>,
    #[serde(flatten)]
    exponents: Exponents,
    #[serde(skip_serializing_if = "Option::is_none")]
    statistics: Option<StatisticsEntry>,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

/// One pair, as `collocations` and `after` list it.
#[derive(Serialize)]
pub(super) struct PairEntry {
    /// The rows of the pattern P; none for the empty pattern.
    p: Vec<String>,
    q: Vec<String>,
    count: u32,
    count_p: u32,
    count_q: u32,
    llr: f64,
    lift: f64,
    p_value: f64,
    q_value: f64,
    /// Columns to the right and rows down from P's move to Q's, with P oriented as shown; null for the empty P.
    offset: Option<[i8; 2]>,
    /// Null for the empty P.
    same_colour: Option<bool>,
    /// The image that takes Q as shown to its orientation beside P: 0 to 7, plus 8 if the colours are swapped.
    image: Option<usize>,
    /// The share of Q among everything that follows P, with its interval.
    share: f64,
    share_low: f64,
    share_high: f64,
    mover_wins: u32,
    decided: u32,
    first_year: Option<i16>,
    last_year: Option<i16>,
    places: Vec<PlaceEntry>,
    /// Q in its orientation beside P.
    #[serde(skip)]
    beside: Vec<String>,
}

#[derive(Serialize)]
struct PlaceEntry {
    offset: [i8; 2],
    same_colour: bool,
    image: usize,
    count: u32,
}

#[derive(Serialize)]
struct StatisticsEntry {
    #[serde(skip)]
    exponents: Exponents,
    new_patterns_per_game: f64,
    new_pairs_per_game: f64,
    moves_per_game: f64,
    /// Pairs that arise by chance with at least the probability P, those that occur once too.
    pairs_failing: usize,
    zipf_patterns: Option<ZipfEntry>,
    zipf_pairs: Option<ZipfEntry>,
    hit_rates: Vec<HitRateEntry>,
}

/// The exponents e of frequency ∝ rank^−e, with standard errors; absent if there are too few different frequencies.
#[derive(Clone, Copy, Default, Serialize)]
struct Exponents {
    #[serde(skip_serializing_if = "Option::is_none")]
    pattern_exponent: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pattern_exponent_error: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pair_exponent: Option<f64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pair_exponent_error: Option<f64>,
}

impl Exponents {
    fn from_entries(patterns: Option<&ZipfEntry>, pairs: Option<&ZipfEntry>) -> Exponents {
        Exponents {
            pattern_exponent: patterns.map(|law| law.rank_exponent),
            pattern_exponent_error: patterns.map(|law| law.rank_standard_error),
            pair_exponent: pairs.map(|law| law.rank_exponent),
            pair_exponent_error: pairs.map(|law| law.rank_standard_error),
        }
    }
}

#[derive(Serialize)]
struct ZipfEntry {
    rank_exponent: f64,
    rank_standard_error: f64,
    x_min: u64,
    tail: u64,
    ks_distance: f64,
}

#[derive(Serialize)]
struct HitRateEntry {
    window: String,
    patterns: u64,
    held_out_moves: u64,
    hits: u64,
    rate: f64,
}

/// The windows of the hit-rate table.
const HIT_RATE_WINDOWS: [&str; 12] = [
    "diamond:1",
    "square:3",
    "diamond:2",
    "diamond:3",
    "square:5",
    "diamond:4",
    "square:7",
    "square:9",
    "square:11",
    "square:13",
    "square:15",
    "square:19",
];

fn is_zero(count: &u64) -> bool {
    *count == 0
}

impl CollocationsArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        if !(self.p > 0.0 && self.p < 1.0) {
            return Err(CommandFailure::Usage(text!("cli-collocations-p", p = self.p.to_string())));
        }
        let params = CollocationParams { window: self.window.clone(), p: self.p, min_count: self.min_count };
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let found = collocate(&loaded.corpus, &params, progress).map_err(|error| match error {
            MiningError::Cancelled(_) => CommandFailure::Failed(text!("cli-cancelled").to_owned()),
            wrong => CommandFailure::Usage(wrong.sentence()),
        })?;
        let statistics =
            if self.statistics { Some(StatisticsEntry::new(&loaded.corpus, &found, progress)?) } else { None };
        if let Some(out) = &self.out {
            library::save_collocations(&found, out)?;
        }
        drop(bar);
        let object = CollocationsObject {
            format: JSON_FORMAT,
            window: found.params.window.to_string(),
            games: found.games,
            games_left_out: loaded.corpus.games().len() as u64 - found.games,
            moves: found.moves,
            patterns: found.distinct_patterns,
            pairs: found.distinct_pairs,
            significant: found.significant,
            kept: found.len(),
            top: found.surest(self.top).into_iter().map(|at| PairEntry::new(&found, at)).collect(),
            exponents: statistics.as_ref().map(|statistics| statistics.exponents).unwrap_or_default(),
            statistics,
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        self.form.output(&object, "top", || object.text())
    }
}

impl PairEntry {
    pub fn new(found: &Collocations, at: usize) -> PairEntry {
        let pair = found.pair(at);
        let rows = |id| found.pattern(id).map(|pattern| pattern.rows()).unwrap_or_default();
        let places: Vec<PlaceEntry> = found
            .places(at)
            .iter()
            .map(|place| PlaceEntry {
                offset: [place.offset.0, place.offset.1],
                same_colour: place.same_color(),
                image: place.image.index(),
                count: place.count,
            })
            .collect();
        let first = places.first();
        let share = found.share(at);
        PairEntry {
            p: rows(pair.first),
            q: rows(pair.second),
            count: pair.count,
            count_p: found.row(pair.first).leads,
            count_q: found.row(pair.second).occurrences,
            llr: pair.log_likelihood_ratio,
            lift: found.association(at).lift(),
            p_value: pair.p_value(),
            q_value: pair.q_value,
            offset: first.map(|place| place.offset),
            same_colour: first.map(|place| place.same_colour),
            image: first.map(|place| place.image),
            share: share.map_or(0.0, |share| share.rate),
            share_low: share.map_or(0.0, |share| share.low),
            share_high: share.map_or(0.0, |share| share.high),
            mover_wins: pair.mover_wins,
            decided: pair.decided,
            first_year: pair.years.map(|(first, _)| first),
            last_year: pair.years.map(|(_, last)| last),
            beside: found
                .places(at)
                .first()
                .and_then(|place| found.pattern(pair.second)?.image(place.image))
                .map_or_else(|| rows(pair.second), |pattern| pattern.rows()),
            places,
        }
    }

    /// Both patterns side by side below their figures, with Q in its orientation beside P.
    pub fn text(&self, rank: usize) -> String {
        let place = match (self.offset, self.same_colour) {
            (Some([dx, dy]), Some(true)) => text!("cli-pair-same", place = format!("{dx:+},{dy:+}")),
            (Some([dx, dy]), Some(false)) => text!("cli-pair-opponent", place = format!("{dx:+},{dy:+}")),
            _ => text!("cli-pair-nowhere").to_owned(),
        };
        let counts = text!(
            "cli-pair",
            times = self.count,
            percent = with_percent_sign(&format!("{:.1}", self.share * 100.0)),
            surety = format!("{:.1}", self.llr),
            lift = format!("{:.1}", self.lift)
        );
        let mut text = format!("\n{rank}. {counts}  {place}\n");
        for (at, q) in self.beside.iter().enumerate() {
            let blank = " ".repeat(q.chars().count());
            let p = self.p.get(at).unwrap_or(&blank);
            text += &format!("   {p}   {q}\n");
        }
        text
    }
}

impl StatisticsEntry {
    fn new(corpus: &Corpus, found: &Collocations, progress: &Progress) -> Result<StatisticsEntry, CommandFailure> {
        let law = |counts: &mut dyn Iterator<Item = u32>| {
            let mut histogram = BTreeMap::new();
            counts.for_each(|count| *histogram.entry(u64::from(count)).or_default() += 1);
            zipf_of_histogram(&histogram).map(ZipfEntry::from)
        };
        let games = found.games.max(1) as f64;
        let patterns = law(&mut found.patterns().map(|id| found.row(id).occurrences));
        let pairs = law(&mut (0..found.len()).map(|at| found.pair(at).count));
        let windows: Vec<Window> = HIT_RATE_WINDOWS.iter().filter_map(|window| window.parse().ok()).collect();
        Ok(StatisticsEntry {
            new_patterns_per_game: found.distinct_patterns as f64 / games,
            new_pairs_per_game: found.distinct_pairs as f64 / games,
            moves_per_game: f64::from(found.moves) / games,
            pairs_failing: (0..found.len()).filter(|&at| found.pair(at).p_value() >= found.params.p).count(),
            exponents: Exponents::from_entries(patterns.as_ref(), pairs.as_ref()),
            zipf_patterns: patterns,
            zipf_pairs: pairs,
            hit_rates: hit_rates(corpus, &windows, progress)?.into_iter().map(HitRateEntry::from).collect(),
        })
    }

    fn text(&self) -> String {
        let mut text = text!(
            "cli-pairs-a-game",
            moves = format!("{:.1}", self.moves_per_game),
            patterns = format!("{:.1}", self.new_patterns_per_game),
            pairs = format!("{:.1}", self.new_pairs_per_game),
            failing = thousands(self.pairs_failing)
        );
        text += "\n";
        let law = |law: &ZipfEntry| {
            let (exponent, error) = (format!("{:.4}", law.rank_exponent), format!("{:.4}", law.rank_standard_error));
            (exponent, error, thousands(law.x_min), thousands(law.tail), format!("{:.4}", law.ks_distance))
        };
        if let Some((exponent, error, least, tail, distance)) = self.zipf_patterns.as_ref().map(law) {
            text += &text!(
                "cli-zipf-patterns",
                exponent = exponent,
                error = error,
                least = least,
                tail = tail,
                distance = distance
            );
            text += "\n";
        }
        if let Some((exponent, error, least, tail, distance)) = self.zipf_pairs.as_ref().map(law) {
            text += &text!(
                "cli-zipf-pairs",
                exponent = exponent,
                error = error,
                least = least,
                tail = tail,
                distance = distance
            );
            text += "\n";
        }
        text += &format!("{}\n", text!("cli-seen-share"));
        for entry in &self.hit_rates {
            let (hits, moves) = (thousands(entry.hits), thousands(entry.held_out_moves));
            let counts = text!("cli-seen-row", hits = hits, moves = moves, patterns = thousands(entry.patterns));
            let rate = with_percent_sign(&format!("{:6.2}", entry.rate * 100.0));
            text += &format!("  {:10} {rate}  {counts}\n", entry.window);
        }
        text
    }
}

impl From<ZipfFit> for ZipfEntry {
    fn from(fit: ZipfFit) -> ZipfEntry {
        let ZipfFit { rank_exponent, rank_standard_error, x_min, tail, ks_distance, .. } = fit;
        ZipfEntry { rank_exponent, rank_standard_error, x_min, tail, ks_distance }
    }
}

impl From<HitRate> for HitRateEntry {
    fn from(rate: HitRate) -> HitRateEntry {
        HitRateEntry {
            window: rate.window.to_string(),
            patterns: rate.patterns,
            held_out_moves: rate.held_out_moves,
            hits: rate.hits,
            rate: rate.rate(),
        }
    }
}

impl CollocationsObject {
    fn text(&self) -> String {
        let [patterns, pairs, significant, games] =
            [self.patterns, self.pairs, self.significant, self.games].map(thousands);
        let mut text = text!(
            "cli-collocations",
            window = &self.window,
            patterns = patterns,
            pairs = pairs,
            significant = significant,
            moves = thousands(self.moves),
            games = games,
            seconds = format!("{:.2}", self.elapsed_s)
        );
        text += "\n";
        if self.games_left_out > 0 {
            text += &text!("general-games-left-out", games = self.games_left_out);
            text += "\n";
        }
        if let Some(statistics) = &self.statistics {
            text += &statistics.text();
        }
        self.top.iter().enumerate().for_each(|(at, entry)| text += &entry.text(at + 1));
        text
    }
}
