//! Collocations: which local shape follows which, how surely, and where.
//!
//! Source: Liu and Li, *Contextual Patterns and Pattern Collocations in the Game of Go*, sections III and IV. For each
//! move, Q is its pattern: the window around it before the move, the mover Black, canonical under the 8 symmetries. P
//! is the pattern of the latest earlier move whose stone lies in Q's window and is still on the board. If there is
//! none, P is the empty pattern. Every move is one event (P, Q).
//!
//! Only the two classes identify a pair, as in the source. Within a pair, each [`PairPlace`] is counted: the way Q lies
//! beside P. Nearly all pairs have one place, since Q's window shows P's stone. If there are several, the most frequent
//! comes first. Whether one player made both moves is part of the place.
//!
//! The test is over the fourfold table of the events: how often P comes first ([`CollocationCounts::leads`]), how often
//! Q comes second ([`CollocationCounts::occurrences`]), both, and all moves. The source takes the occurrences of P as a
//! shape instead of the times that it comes first. Such counts are no fourfold table: one stone can be the latest in
//! the windows of several later moves, so a pair can be more frequent than P itself.

mod collect;
mod columns;
mod notes;
mod pair;
mod place;
mod walk;

pub use collect::collocate;
pub(crate) use columns::{CollocationColumns, StoredColumns};
pub(crate) use pair::Totals;
pub use pair::{CollocationCounts, CollocationParams, LEAST_SIGNIFICANT, Pair, PatternId};
pub use place::PairPlace;
pub use walk::{CollocationWalk, WalkStep};

use super::statistics::Association;
use super::{WilsonInterval, wilson};
use crate::pattern::{CanonicalImages, Canonicalizer, Image, PackedCells, Pattern, SymmetryGroup};

/// The pairs of a corpus.
///
/// Patterns are in the order of [`crate::mining::MinedPatterns`]: most frequent first, ties by canonical form. Pairs
/// are sorted by P, and then the surest first, so that `[P, *]` is one slice.
#[derive(Clone, Debug, PartialEq)]
pub struct Collocations {
    pub params: CollocationParams,
    /// [`crate::corpus::CorpusId`] of the corpus, in hexadecimal.
    pub corpus: String,
    /// Games that were counted: all, or some 60,000 that are spread evenly over a larger corpus.
    pub games: u64,
    /// All events: moves other than passes. At most 2³² − 1.
    pub moves: u32,
    /// Distinct patterns, pairs, and significant pairs of the corpus, those below the minimum included.
    pub distinct_patterns: u64,
    pub distinct_pairs: u64,
    pub significant: u64,
    /// How often the empty pattern comes first.
    pub empty_leads: u32,
    columns: StoredColumns,
}

impl Collocations {
    /// Removes the example of each pair, for figures that are published without the games.
    pub fn forget_examples(&mut self) {
        self.columns.forget_examples();
    }

    /// Panics unless the pairs are sorted by P and their patterns are among the rows.
    pub(crate) fn new(params: CollocationParams, totals: Totals, columns: CollocationColumns) -> Collocations {
        let columns = columns.finish(params.window.cell_count());
        Collocations::with_columns(params, totals, columns)
    }

    /// Puts a kept result together again. `None` if its columns contradict one another.
    pub(crate) fn from_columns(
        params: CollocationParams,
        totals: Totals,
        columns: StoredColumns,
    ) -> Option<Collocations> {
        columns.fit(&params, &totals).then(|| Collocations::with_columns(params, totals, columns))
    }

    fn with_columns(params: CollocationParams, totals: Totals, columns: StoredColumns) -> Collocations {
        let Totals { corpus, games, moves, distinct_patterns, distinct_pairs, significant, empty_leads } = totals;
        Collocations {
            params,
            corpus,
            games,
            moves,
            distinct_patterns,
            distinct_pairs,
            significant,
            empty_leads,
            columns,
        }
    }

    pub(crate) fn totals(&self) -> Totals {
        let Collocations { games, moves, distinct_patterns, distinct_pairs, significant, empty_leads, .. } = *self;
        let corpus = self.corpus.clone();
        Totals { corpus, games, moves, distinct_patterns, distinct_pairs, significant, empty_leads }
    }

    pub(crate) fn columns(&self) -> &StoredColumns {
        &self.columns
    }

    /// Pairs kept.
    pub fn len(&self) -> usize {
        self.columns.pairs.len()
    }

    pub fn is_empty(&self) -> bool {
        self.columns.pairs.is_empty()
    }

    /// Patterns kept, most frequent first.
    pub fn patterns(&self) -> impl ExactSizeIterator<Item = PatternId> + use<> {
        (0..self.columns.rows.len() as u32).map(PatternId)
    }

    /// The canonical cells, packed; `None` for the empty pattern.
    pub fn packed(&self, id: PatternId) -> Option<&[u8]> {
        let bytes = PackedCells::bytes(self.params.window.cell_count());
        id.row().map(|row| &self.columns.cells[row * bytes..(row + 1) * bytes])
    }

    /// `None` for the empty pattern.
    pub fn pattern(&self, id: PatternId) -> Option<Pattern> {
        let window = &self.params.window;
        Some(Pattern::new(window.clone(), PackedCells::unpack(self.packed(id)?, window.cell_count())))
    }

    /// The counts of a pattern. The empty pattern has only `leads`, as no move is played in it.
    pub fn row(&self, id: PatternId) -> CollocationCounts {
        let empty = CollocationCounts { occurrences: 0, leads: self.empty_leads };
        id.row().map_or(empty, |row| CollocationCounts::from_words(self.columns.rows[row]))
    }

    /// Finds a pattern in any orientation, its mover Black. `None` if no kept pair has it.
    pub fn find(&self, pattern: &Pattern) -> Option<PatternId> {
        if *pattern.window() != self.params.window {
            return None;
        }
        let mut wanted = Vec::new();
        PackedCells::pack(pattern.canonical(SymmetryGroup::Board).0.cells(), &mut wanted);
        let by_cells = &self.columns.by_cells;
        let at = by_cells.binary_search_by(|&[row]| self.packed(PatternId(row)).unwrap_or(&[]).cmp(&wanted));
        at.ok().map(|at| PatternId(by_cells[at][0]))
    }

    pub fn pair(&self, at: usize) -> Pair {
        Pair::from_words(&self.columns.pairs[at])
    }

    /// How Q lies beside P, most frequent first; none for pairs with the empty pattern.
    pub fn places(&self, at: usize) -> Vec<PairPlace> {
        let end = |at: usize| self.columns.place_ends[at][0] as usize;
        let start = if at == 0 { 0 } else { end(at - 1) };
        self.columns.places[start..end(at)].iter().map(|&words| PairPlace::from_words(words)).collect()
    }

    /// `[P, *]`: the pairs that begin with it, the surest first.
    pub fn after(&self, first: PatternId) -> std::ops::Range<usize> {
        let pairs = &self.columns.pairs;
        let start = pairs.partition_point(|pair| pair[0] < first.0);
        start..start + pairs[start..].partition_point(|pair| pair[0] == first.0)
    }

    /// `[*, Q]`: the pairs that end with it, the surest first.
    pub fn before(&self, second: PatternId) -> impl ExactSizeIterator<Item = usize> + '_ {
        let StoredColumns { by_second, pairs, .. } = &self.columns;
        let second_of = |at: u32| PatternId(pairs[at as usize][1]);
        let start = by_second.partition_point(|&[at]| second_of(at) < second);
        let count = by_second[start..].partition_point(|&[at]| second_of(at) == second);
        by_second[start..start + count].iter().map(|&[at]| at as usize)
    }

    /// The surest pairs, at most `limit`.
    pub fn surest(&self, limit: usize) -> Vec<usize> {
        let ratio = |at: u32| Pair::ratio_from_words(&self.columns.pairs[at as usize]);
        let order = |&a: &u32, &b: &u32| ratio(b).total_cmp(&ratio(a)).then(a.cmp(&b));
        let mut surest: Vec<u32> = (0..self.len() as u32).collect();
        if limit < surest.len() {
            surest.select_nth_unstable_by(limit, order);
            surest.truncate(limit);
        }
        surest.sort_unstable_by(order);
        surest.into_iter().map(|at| at as usize).collect()
    }

    /// The fourfold table of a pair.
    pub fn association(&self, at: usize) -> Association {
        let Pair { first, second, count, .. } = self.pair(at);
        Association::new(count, self.row(first).leads, self.row(second).occurrences, self.moves)
            .expect("margins are sums of counts")
    }

    /// Whether the p-value of a pair is below that of the parameters, and it occurred [`LEAST_SIGNIFICANT`] times.
    pub fn is_significant(&self, at: usize) -> bool {
        let pair = self.pair(at);
        pair.count >= LEAST_SIGNIFICANT && pair.p_value() < self.params.p
    }

    /// Q's share of all moves that follow P, with its 95 % interval.
    pub fn share(&self, at: usize) -> Option<WilsonInterval> {
        let pair = self.pair(at);
        wilson(u64::from(pair.count), u64::from(self.row(pair.first).leads))
    }

    /// The images that leave a pattern as it is; the identity alone for the empty one.
    pub fn stabiliser(&self, id: PatternId) -> CanonicalImages {
        let Some(pattern) = self.pattern(id) else { return CanonicalImages::default() };
        let canonicalizer = Canonicalizer::new(&self.params.window, SymmetryGroup::Board);
        canonicalizer.canonical(pattern.cells(), &mut Vec::new())
    }

    /// A pattern in the orientation of `image`. `None` for the empty pattern.
    fn image_of(&self, id: PatternId, image: Image) -> Option<Pattern> {
        self.pattern(id)?.image(image)
    }
}
