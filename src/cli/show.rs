//! `katachi show`.

use katachi_language::text;
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::CommandFailure;
use super::output::{JSON_FORMAT, Output, OutputFormArgs, is_professional, names_in_words, thousands};
use super::selection::{self, SelectionArgs};
use katachi_core::library;
use katachi_core::mining::statistics::Clusters;
use katachi_core::mining::{KindCounts, MinedPatterns, kind_counts};
use katachi_core::pattern::names::{MoveKind, NameSet, ShapeNames};
use katachi_core::pattern::{Pattern, SymmetryGroup, Window};
use katachi_sentences::shapes::kind_title;
use katachi_sentences::words::with_percent_sign;

#[derive(Args)]
pub(super) struct ShowArgs {
    /// Mined patterns written by `katachi mine --out`
    #[arg(required_unless_present = "library")]
    file: Option<PathBuf>,
    /// Instead of a file, `professional` for the figures that come with Katachi
    #[arg(long, value_name = "professional", value_parser = ["professional"], conflicts_with = "file")]
    library: Option<String>,
    /// Window of the professional figures: square:3, square:5, square:7, square:9, diamond:2 or diamond:3
    #[arg(long, value_name = "W", default_value = "square:3", requires = "library", value_parser = selection::value::<Window>)]
    window: Window,
    #[command(flatten)]
    selection: SelectionArgs,
    /// Sort by this, largest first
    #[arg(long, value_enum, default_value_t = SortKey::Count)]
    sort: SortKey,
    /// Only the first N; by default all in JSON, 20 in text
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    /// Also count the shapes whose move has a kind, and those of each kind
    #[arg(long)]
    kinds: bool,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Clone, Copy, Debug, PartialEq, ValueEnum)]
enum SortKey {
    Count,
    Games,
    K,
    Bits,
    Rate,
    Lift,
}

#[derive(Serialize)]
struct ShowObject {
    format: u32,
    window: String,
    source: String,
    corpus: String,
    games: u64,
    occurrences: u64,
    total: usize,
    /// Only with `--kinds`.
    #[serde(skip_serializing_if = "Option::is_none")]
    kinds: Option<KindsEntry>,
    patterns: PatternEntries,
}

#[derive(Serialize)]
struct KindsEntry {
    with_kind: usize,
    /// Occurrences of all these shapes, and of those with a kind.
    occurrences: u64,
    occurrences_with_kind: u64,
    /// Number of shapes by kind. A shape may have several.
    shapes: BTreeMap<&'static str, usize>,
}

impl From<KindCounts> for KindsEntry {
    fn from(counts: KindCounts) -> KindsEntry {
        let shapes = MoveKind::ALL.map(MoveKind::key).into_iter().zip(counts.by_kind).collect();
        let KindCounts { with_kind, occurrences, occurrences_with_kind, .. } = counts;
        KindsEntry { with_kind, occurrences, occurrences_with_kind, shapes }
    }
}

/// The shown rows. Entries are made one by one as they are printed.
struct PatternEntries {
    patterns: Arc<MinedPatterns>,
    rows: Vec<usize>,
    average: Option<f64>,
    clusters: Option<Clusters>,
}

impl PatternEntries {
    fn iter(&self) -> impl Iterator<Item = PatternEntry> {
        let entry = |&at: &usize| PatternEntry::new(&self.patterns, at, self.average, self.clusters.as_ref());
        self.rows.iter().map(entry)
    }
}

impl Serialize for PatternEntries {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

#[derive(Serialize)]
struct PatternEntry {
    cells: Vec<String>,
    /// The same with the move that is played next as 1.
    #[serde(skip)]
    with_move: Vec<String>,
    occurrences: u64,
    games: u64,
    k: usize,
    bits: f64,
    /// Null for the source `final` and for windows after the move, where a shape cannot be offered.
    appeared: Option<u64>,
    played_rate: Option<f64>,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
    /// The played rate divided by that of all patterns together.
    lift: Option<f64>,
    mover_wins: u64,
    decided: u64,
    first_year: Option<i16>,
    last_year: Option<i16>,
    orbit: usize,
    /// English names with the Japanese terms, highest priority first.
    names: Vec<String>,
    /// The number of its cluster, from 1, and the cluster's name; only with `--cluster`.
    #[serde(skip_serializing_if = "Option::is_none")]
    cluster: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    cluster_name: Option<String>,
    /// The purposes of the named move: attack, defence, extension, connection, cut, capture, contact, opening.
    kinds: Vec<&'static str>,
}

impl ShowArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self) -> Result<Output, CommandFailure> {
        let top = self.top.unwrap_or(if self.form.is_whole() { usize::MAX } else { 20 });
        if let Some(file) = self.file.as_ref().filter(|_| top < usize::MAX && self.takes_the_first())
            && let Some(first) = library::open_first_ron_patterns(file, top)?
        {
            let rows = (0..first.patterns.len()).collect();
            let (patterns, average) = (Arc::new(first.patterns), first.average_rate);
            return self.output(PatternEntries { patterns, rows, average, clusters: None }, first.rows, None);
        }
        let patterns = match &self.file {
            Some(file) => Arc::new(katachi_tables::open_pattern_counts(file)?),
            None => professional(&self.window)?,
        };
        let clusters = self.selection.wants_cluster().then(|| self.selection.clusters_of(&patterns));
        let mut rows = self.selection.rows(&patterns, clusters.as_ref())?;
        let selected = rows.len();
        let counted = self.kinds.then(|| kind_counts(&patterns, &rows));
        if counted == Some(None) {
            return Err(CommandFailure::Usage(text!("cli-kind-not-before", option = "--kinds")));
        }
        let kinds = counted.flatten();
        let rate = |at: usize| patterns.stats(at).played_rate().map_or(-1.0, |interval| interval.rate);
        // A stable sort keeps ties in the file's order: by count and canonical form.
        match self.sort {
            SortKey::Count => rows.sort_by_key(|&at| std::cmp::Reverse(patterns.stats(at).occurrences)),
            SortKey::Games => rows.sort_by_key(|&at| std::cmp::Reverse(patterns.stats(at).games)),
            SortKey::K => rows.sort_by_key(|&at| std::cmp::Reverse(patterns.k(at))),
            SortKey::Bits => rows.sort_by_key(|&at| patterns.stats(at).occurrences),
            SortKey::Rate | SortKey::Lift => rows.sort_by(|&a, &b| rate(b).total_cmp(&rate(a))),
        }
        rows.truncate(top);
        let average = patterns.average_rate();
        self.output(PatternEntries { patterns, rows, average, clusters }, selected, kinds)
    }

    /// Whether the first rows of a file are the answer, so that the others need not be read.
    fn takes_the_first(&self) -> bool {
        self.sort == SortKey::Count && self.selection.is_of_all() && !self.kinds
    }

    fn output(
        &self,
        entries: PatternEntries,
        selected: usize,
        kinds: Option<KindCounts>,
    ) -> Result<Output, CommandFailure> {
        let patterns = &entries.patterns;
        let object = ShowObject {
            format: JSON_FORMAT,
            window: patterns.params.window.to_string(),
            source: patterns.params.source.to_string(),
            corpus: patterns.corpus.clone(),
            games: patterns.games,
            occurrences: patterns.occurrences,
            total: selected,
            kinds: kinds.map(KindsEntry::from),
            patterns: entries,
        };
        self.form.stream(object, "patterns", ShowObject::text)
    }
}

/// Opens a mined file; the name `professional` means the shapes that come with Katachi.
pub(super) fn mined(path: &Path, window: &Window) -> Result<Arc<MinedPatterns>, CommandFailure> {
    match is_professional(path) {
        true => professional(window),
        false => Ok(Arc::new(katachi_tables::open_patterns(path)?)),
    }
}

pub(super) fn professional(window: &Window) -> Result<Arc<MinedPatterns>, CommandFailure> {
    library::professional::shapes(window).ok_or_else(|| {
        let known: Vec<String> = library::professional::windows().map(|window| window.to_string()).collect();
        CommandFailure::Usage(text!(
            "cli-professional-windows",
            window = window.to_string(),
            windows = known.join(", ")
        ))
    })
}

/// The rows of a pattern. If its window was read before a move, the centre is shown as 1.
fn with_move(pattern: &Pattern, is_before_move: bool) -> Vec<String> {
    let mut rows = pattern.rows();
    if let Some(centre) = pattern.window().centre().filter(|_| is_before_move) {
        let (column, row) = pattern.window().cells()[centre];
        let column = usize::from(column);
        rows[usize::from(row)].replace_range(column..=column, "1");
    }
    rows
}

impl PatternEntry {
    fn new(patterns: &MinedPatterns, at: usize, average: Option<f64>, clusters: Option<&Clusters>) -> PatternEntry {
        let stats = patterns.stats(at);
        let pattern = patterns.pattern(at);
        let rate = stats.played_rate();
        let of_move = if patterns.params.is_before_move() { patterns.names(at) } else { NameSet::default() };
        let kinds = ShapeNames::shipped().kinds(of_move);
        let cluster = clusters.and_then(|clusters| Some((clusters.of_row(at)?, clusters.count())));
        let cluster_name = cluster.and_then(|(cluster, of)| patterns.cluster_names.get(of, cluster));
        PatternEntry {
            cells: pattern.rows(),
            with_move: with_move(&pattern, patterns.params.is_before_move()),
            occurrences: stats.occurrences,
            games: stats.games,
            k: pattern.k(),
            bits: patterns.bits(at),
            appeared: (stats.appeared > 0).then_some(stats.appeared),
            played_rate: rate.map(|interval| interval.rate),
            rate_low: rate.map(|interval| interval.low),
            rate_high: rate.map(|interval| interval.high),
            lift: rate.zip(average).map(|(interval, average)| interval.rate / average),
            mover_wins: stats.mover_wins,
            decided: stats.decided,
            first_year: stats.years.map(|(first, _)| first),
            last_year: stats.years.map(|(_, last)| last),
            orbit: pattern.orbit_size(SymmetryGroup::BoardAndColors),
            names: ShapeNames::shipped().of_set(patterns.names(at)).map(ToString::to_string).collect(),
            cluster: cluster.map(|(cluster, _)| cluster + 1),
            cluster_name: cluster_name.map(str::to_owned),
            kinds: kinds.map(MoveKind::key).collect(),
        }
    }
}

impl KindsEntry {
    fn text(&self, all: usize) -> String {
        let share = 100.0 * self.occurrences_with_kind as f64 / self.occurrences.max(1) as f64;
        let percent = with_percent_sign(&format!("{share:.1}"));
        let (shapes, all) = (thousands(self.with_kind), thousands(all));
        let mut text = format!("{}\n", text!("cli-show-kinds", shapes = shapes, all = all, percent = percent));
        for kind in MoveKind::ALL {
            let count = self.shapes.get(kind.key()).copied().unwrap_or_default();
            text += &format!("  {:>7}  {}\n", thousands(count), kind_title(kind));
        }
        text
    }
}

impl ShowObject {
    fn text(&self) -> String {
        let mut text = text!(
            "cli-show",
            what = text!("cli-in-window", window = &self.window, source = self.source.to_string()),
            patterns = thousands(self.total),
            occurrences = thousands(self.occurrences),
            games = thousands(self.games)
        );
        text += "\n";
        text += &self.kinds.as_ref().map(|kinds| kinds.text(self.total)).unwrap_or_default();
        for (rank, entry) in self.patterns.iter().enumerate() {
            let rate = match (entry.played_rate, entry.rate_low, entry.rate_high) {
                (Some(rate), Some(low), Some(high)) => {
                    let [rate, low, high] = [rate, low, high].map(|share| format!("{:.2}", share * 100.0));
                    format!(
                        "  {}",
                        text!("cli-show-played", percent = with_percent_sign(&rate), low = low, high = high)
                    )
                }
                _ => String::new(),
            };
            let row = text!(
                "cli-show-row",
                times = thousands(entry.occurrences),
                games = thousands(entry.games),
                k = entry.k.to_string(),
                bits = format!("{:.2}", entry.bits)
            );
            text += &format!("\n{}. {row}{rate}\n", rank + 1);
            if !entry.names.is_empty() {
                text += &format!("   {}\n", names_in_words(&entry.names));
            }
            entry.with_move.iter().for_each(|row| text += &format!("   {row}\n"));
        }
        text
    }
}
