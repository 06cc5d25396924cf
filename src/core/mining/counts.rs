//! Mined patterns: parameters and results.

use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::statistics::ClusterNames;
use super::{WilsonInterval, wilson};
use crate::corpus::GameId;
use crate::go::Point;
use crate::pattern::names::{NameSet, ShapeNames};
use crate::pattern::{Image, PackedCells, Pattern, SymmetryGroup, Window};

/// The positions of a game in which patterns are read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum PatternSource {
    /// Every placement of the window that fits on the board, in the final position; empty ones are not counted.
    #[serde(rename = "final")]
    Final,
    /// The window centred on each move, as it stood before the move, the mover Black.
    #[serde(rename = "move")]
    Move,
}

impl PatternSource {
    /// The images that are one class. Colours can be exchanged only if nobody is to move.
    pub fn group(self) -> SymmetryGroup {
        match self {
            PatternSource::Final => SymmetryGroup::BoardAndColors,
            PatternSource::Move => SymmetryGroup::Board,
        }
    }
}

impl fmt::Display for PatternSource {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            PatternSource::Final => "final",
            PatternSource::Move => "move",
        })
    }
}

/// A word that names no [`PatternSource`].
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("source `{text}`: write final or move")]
pub struct UnknownSource {
    pub text: String,
}

impl FromStr for PatternSource {
    type Err = UnknownSource;

    fn from_str(text: &str) -> Result<PatternSource, UnknownSource> {
        match text {
            "final" => Ok(PatternSource::Final),
            "move" => Ok(PatternSource::Move),
            _ => Err(UnknownSource { text: text.to_owned() }),
        }
    }
}

/// Parameters of mining.
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct MiningParams {
    pub window: Window,
    pub source: PatternSource,
    /// Read the window after the move and its captures instead of before it (Liu & Li, section III).
    pub after: bool,
    /// Only moves with these numbers, from 1, both included.
    pub moves: Option<(u32, u32)>,
    /// Leave out patterns that occur less often.
    pub min_count: u32,
    /// Minimum and maximum number of stones (K). Patterns outside are left out.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub k: Option<(usize, usize)>,
}

impl MiningParams {
    pub fn new(window: Window, source: PatternSource) -> MiningParams {
        MiningParams { window, source, after: false, moves: None, min_count: 1, k: None }
    }

    /// Whether the window's centre is where a move is about to be played.
    pub fn is_before_move(&self) -> bool {
        self.source == PatternSource::Move && !self.after
    }
}

/// The counts of one pattern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PatternStats {
    pub occurrences: u64,
    /// Games that contain it.
    pub games: u64,
    /// How often a point offered it to the side to move; 0 for [`PatternSource::Final`].
    pub appeared: u64,
    /// Occurrences in games with a known winner, and those of them that the mover won.
    pub decided: u64,
    pub mover_wins: u64,
    /// First and last year of a game that contains it.
    pub years: Option<(i16, i16)>,
}

impl PatternStats {
    /// Played ÷ appeared; `None` where nothing appeared.
    pub fn played_rate(&self) -> Option<WilsonInterval> {
        wilson(self.occurrences, self.appeared)
    }

    /// Adds the counts of the same shape in other games.
    pub(crate) fn add(&mut self, other: &PatternStats) {
        self.occurrences += other.occurrences;
        self.games += other.games;
        self.appeared += other.appeared;
        self.decided += other.decided;
        self.mover_wins += other.mover_wins;
        self.years = match (self.years, other.years) {
            (Some((first, last)), Some((from, to))) => Some((first.min(from), last.max(to))),
            (one, other) => one.or(other),
        };
    }
}

/// One place where the pattern occurs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Example {
    pub game: GameId,
    /// Number of moves played when the window is read. The move itself is number `moves_before` + 1. For
    /// [`PatternSource::Final`], all moves.
    pub moves_before: u32,
    /// The window's centre, or its top left if it has none.
    pub at: Point,
    /// Takes the board's window, as it stands, to the pattern's orientation and colours.
    pub image: Image,
}

/// How often the next move in the window was played on one of its cells.
///
/// The cell is in the pattern's orientation, folded onto one representative where the pattern is symmetric. *Later*:
/// two or more moves elsewhere came in between. A window that a capture from outside changes first has no reply.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ReplyCounts {
    pub cell: u16,
    pub by_opponent: u64,
    pub by_opponent_later: u64,
    pub by_mover: u64,
    pub by_mover_later: u64,
}

impl ReplyCounts {
    pub fn total(&self) -> u64 {
        self.counts().iter().sum()
    }

    pub(crate) fn counts(&self) -> [u64; 4] {
        [self.by_opponent, self.by_opponent_later, self.by_mover, self.by_mover_later]
    }
}

/// How often the corpus has the pattern in one orientation and colouring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SeenAs {
    /// Takes the *pattern* to what stands on the board. The first such image, where the pattern is symmetric.
    pub image: Image,
    pub occurrences: u64,
}

/// The patterns of a corpus, most frequent first; ties by canonical form, so that every run agrees.
///
/// Kept in columns: three million patterns of 9×9 windows are an ordinary result.
#[derive(Clone, Debug, PartialEq)]
pub struct MinedPatterns {
    pub params: MiningParams,
    /// [`crate::corpus::CorpusId`] of the corpus, in hexadecimal.
    pub corpus: String,
    /// Games that were read.
    pub games: u64,
    /// Occurrences of all patterns, those included that are left out.
    pub occurrences: u64,
    /// Distinct patterns, those included that are left out.
    pub distinct: u64,
    /// The user's names for its clusters.
    pub cluster_names: ClusterNames,
    pub(crate) cells: Vec<u8>,
    pub(crate) stats: Vec<PatternStats>,
    pub(crate) examples: Lists<Example>,
    pub(crate) replies: Lists<ReplyCounts>,
    pub(crate) seen: Lists<SeenAs>,
}

/// A list for each pattern, end to end.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Lists<T> {
    pub items: Vec<T>,
    pub ends: Vec<u32>,
}

impl<T> Default for Lists<T> {
    fn default() -> Self {
        Lists { items: Vec::new(), ends: Vec::new() }
    }
}

impl<T> Lists<T> {
    pub fn push(&mut self, items: impl IntoIterator<Item = T>) {
        self.items.extend(items);
        self.ends.push(self.items.len() as u32);
    }

    fn bytes(&self) -> usize {
        self.items.len() * size_of::<T>() + self.ends.len() * size_of::<u32>()
    }

    /// Makes room for the items of these lists at once.
    pub fn reserve_for<'a>(&mut self, others: impl Iterator<Item = &'a Lists<T>>)
    where
        T: 'a,
    {
        let (items, ends) = others.fold((0, 0), |(items, ends), l| (items + l.items.len(), ends + l.ends.len()));
        self.items.reserve_exact(items);
        self.ends.reserve_exact(ends);
    }

    pub fn append(&mut self, other: Lists<T>) {
        let start = self.items.len() as u32;
        self.items.extend(other.items);
        self.ends.extend(other.ends.into_iter().map(|end| start + end));
    }

    pub fn get(&self, at: usize) -> &[T] {
        let start = if at == 0 { 0 } else { self.ends[at - 1] };
        &self.items[start as usize..self.ends[at] as usize]
    }
}

/// K of a pattern with this number of packed cells.
fn stones(packed: &[u8], cells: usize) -> usize {
    (0..cells).filter(|&cell| PackedCells::get(packed, cell).is_stone()).count()
}

impl MinedPatterns {
    /// A result without rows: its totals are 0.
    pub(crate) fn without_rows(params: MiningParams, corpus: String, games: u64) -> MinedPatterns {
        MinedPatterns {
            params,
            corpus,
            games,
            occurrences: 0,
            distinct: 0,
            cluster_names: ClusterNames::default(),
            cells: Vec::new(),
            stats: Vec::new(),
            examples: Lists::default(),
            replies: Lists::default(),
            seen: Lists::default(),
        }
    }

    /// About its size in memory.
    pub fn memory_bytes(&self) -> usize {
        let lists = self.examples.bytes() + self.replies.bytes() + self.seen.bytes();
        self.cells.len() + self.stats.len() * size_of::<PatternStats>() + lists
    }

    /// Patterns kept.
    pub fn len(&self) -> usize {
        self.stats.len()
    }

    pub fn is_empty(&self) -> bool {
        self.stats.is_empty()
    }

    /// Played ÷ appeared of all patterns together; `None` where nothing appeared.
    pub fn average_rate(&self) -> Option<f64> {
        let sums = self
            .stats
            .iter()
            .fold((0, 0), |(played, appeared), stats| (played + stats.occurrences, appeared + stats.appeared));
        (sums.1 > 0).then(|| sums.0 as f64 / sums.1 as f64)
    }

    pub fn stats(&self, at: usize) -> &PatternStats {
        &self.stats[at]
    }

    /// The canonical cells, packed: see [`PackedCells`].
    pub fn packed(&self, at: usize) -> &[u8] {
        let bytes = PackedCells::bytes(self.params.window.cell_count());
        &self.cells[at * bytes..(at + 1) * bytes]
    }

    pub fn pattern(&self, at: usize) -> Pattern {
        let window = &self.params.window;
        Pattern::new(window.clone(), PackedCells::unpack(self.packed(at), window.cell_count()))
    }

    /// The names that players have for it, by the shipped rules; see [`ShapeNames::of_pattern`].
    pub fn names(&self, at: usize) -> NameSet {
        ShapeNames::shipped().of_pattern(&self.pattern(at), self.params.source == PatternSource::Move)
    }

    /// K, the number of stones.
    pub fn k(&self, at: usize) -> usize {
        stones(self.packed(at), self.params.window.cell_count())
    }

    /// Information: −log₂ of the pattern's share of all occurrences.
    pub fn bits(&self, at: usize) -> f64 {
        (self.occurrences as f64 / self.stats[at].occurrences as f64).log2()
    }

    /// Up to 32 places, drawn from all by a hash of the game's moves and of the place, in the order of games and moves.
    pub fn examples(&self, at: usize) -> &[Example] {
        self.examples.get(at)
    }

    /// The moves played in the window next, most frequent first.
    pub fn replies(&self, at: usize) -> &[ReplyCounts] {
        self.replies.get(at)
    }

    /// The orientations and colours in which the corpus has it, by image.
    pub fn seen_as(&self, at: usize) -> &[SeenAs] {
        self.seen.get(at)
    }

    /// The row of a pattern, in whatever orientation it is given; `None` if it was not mined or was left out.
    pub fn find(&self, pattern: &Pattern) -> Option<usize> {
        if *pattern.window() != self.params.window {
            return None;
        }
        let mut wanted = Vec::new();
        PackedCells::pack(pattern.canonical(self.params.source.group()).0.cells(), &mut wanted);
        (0..self.len()).find(|&at| self.packed(at) == wanted)
    }

    /// The most frequent patterns without their examples, at most `count`. Patterns as frequent as the first one left
    /// out are left out too, so that the minimum count says exactly what is missing. Totals stay those of all patterns.
    pub fn most_frequent(&self, count: usize) -> MinedPatterns {
        let (mut rows, mut params) = (self.len(), self.params.clone());
        if let Some(left_out) = self.stats.get(count) {
            rows = self.stats.partition_point(|stats| stats.occurrences > left_out.occurrences);
            params.min_count = u32::try_from(left_out.occurrences + 1).unwrap_or(u32::MAX);
        }
        let mut kept = MinedPatterns {
            occurrences: self.occurrences,
            distinct: self.distinct,
            cells: (0..rows).flat_map(|at| self.packed(at)).copied().collect(),
            stats: self.stats[..rows].to_vec(),
            ..MinedPatterns::without_rows(params, self.corpus.clone(), self.games)
        };
        for at in 0..rows {
            kept.examples.push([]);
            kept.replies.push(self.replies(at).iter().copied());
            kept.seen.push(self.seen_as(at).iter().copied());
        }
        kept
    }

    /// Makes a result from given counts, without examples, replies and orientations.
    ///
    /// Patterns are made canonical and put in order. Those of one class are added up. Their games are added up too,
    /// which is an upper bound. Panics unless all are of the parameters' window.
    pub fn from_counts(
        params: MiningParams,
        corpus: String,
        games: u64,
        counts: Vec<(Pattern, PatternStats)>,
    ) -> MinedPatterns {
        let mut classes: BTreeMap<Vec<u8>, PatternStats> = BTreeMap::new();
        for (pattern, stats) in counts {
            assert_eq!(*pattern.window(), params.window, "patterns of the window that was mined");
            let mut packed = Vec::new();
            PackedCells::pack(pattern.canonical(params.source.group()).0.cells(), &mut packed);
            classes.entry(packed).or_default().add(&stats);
        }
        let mut rows: Vec<(Vec<u8>, PatternStats)> = classes.into_iter().collect();
        // Stable: packed cells are in the order of canonical forms already.
        rows.sort_by_key(|(_, stats)| std::cmp::Reverse(stats.occurrences));
        let mut mined = MinedPatterns {
            occurrences: rows.iter().map(|(_, stats)| stats.occurrences).sum(),
            distinct: rows.len() as u64,
            ..MinedPatterns::without_rows(params, corpus, games)
        };
        for (packed, stats) in rows {
            mined.cells.extend(packed);
            mined.stats.push(stats);
            mined.examples.push([]);
            mined.replies.push([]);
            mined.seen.push([]);
        }
        mined
    }
}
