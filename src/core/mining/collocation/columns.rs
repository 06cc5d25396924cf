//! The columns of a result: numbers of fixed size, in memory or in a mapped file.

use rayon::prelude::*;

use super::{CollocationCounts, Collocations, Pair, PairPlace, PatternId, Totals};
use crate::corpus::GameId;
use crate::files::MappableValues;
use crate::mining::collocation::CollocationParams;
use crate::mining::statistics::Association;
use crate::pattern::PackedCells;

/// A pair in 48 bytes.
const PAIR_WORDS: usize = 12;

/// A result while it is put together, without the orders that are derived from it.
#[derive(Default)]
pub(crate) struct CollocationColumns {
    pub cells: Vec<u8>,
    rows: Vec<[u32; 2]>,
    pairs: Vec<[u32; PAIR_WORDS]>,
    places: Vec<[u32; 2]>,
    place_ends: Vec<u32>,
}

/// All columns of a result.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct StoredColumns {
    pub cells: MappableValues<u8>,
    /// Occurrences and leads of each pattern.
    pub rows: MappableValues<[u32; 2]>,
    pub pairs: MappableValues<[u32; PAIR_WORDS]>,
    pub places: MappableValues<[u32; 2]>,
    /// For each pair, the end of its places.
    pub place_ends: MappableValues<[u32; 1]>,
    /// Patterns by canonical cells.
    pub by_cells: MappableValues<[u32; 1]>,
    /// Pairs by Q, the surest first.
    pub by_second: MappableValues<[u32; 1]>,
}

impl CollocationColumns {
    pub fn reserve(&mut self, pairs: usize) {
        self.pairs.reserve_exact(pairs);
        self.places.reserve_exact(pairs);
        self.place_ends.reserve_exact(pairs);
    }

    pub fn set_rows(&mut self, rows: impl Iterator<Item = CollocationCounts>) {
        self.rows = rows.map(|row| [row.occurrences, row.leads]).collect();
    }

    pub fn push_row(&mut self, row: CollocationCounts) {
        self.rows.push([row.occurrences, row.leads]);
    }

    pub fn row_count(&self) -> usize {
        self.rows.len()
    }

    pub fn row(&self, row: usize) -> CollocationCounts {
        counts(self.rows[row])
    }

    pub fn push(&mut self, pair: &Pair, places: &[PairPlace]) {
        self.pairs.push(pair.to_words());
        self.places.extend(places.iter().map(|place| place.to_words()));
        self.place_ends.push(self.places.len() as u32);
    }

    pub fn last_pair(&self) -> Option<Pair> {
        self.pairs.last().map(Pair::from_words)
    }

    /// Adds the orders. Panics unless the pairs are sorted by P and their patterns are among the rows.
    pub fn finish(mut self, cells_of_window: usize) -> StoredColumns {
        assert!(self.pairs.is_sorted_by_key(|pair| pair[0]), "pairs are sorted by their first pattern");
        self.places.shrink_to_fit();
        let by_cells = sorted_by_cells(&self.cells, PackedCells::bytes(cells_of_window), |_| 0);
        let by_second = self.by_second();
        let words =
            |numbers: Vec<u32>| MappableValues::from(numbers.into_iter().map(|number| [number]).collect::<Vec<_>>());
        StoredColumns {
            cells: self.cells.into(),
            rows: self.rows.into(),
            pairs: self.pairs.into(),
            places: self.places.into(),
            place_ends: words(self.place_ends),
            by_cells: words(by_cells),
            by_second: words(by_second),
        }
    }

    /// Pairs by Q, the surest first.
    fn by_second(&self) -> Vec<u32> {
        let mut ends = vec![0_u32; self.rows.len()];
        self.pairs.iter().for_each(|pair| ends[pair[1] as usize] += 1);
        let mut sum = 0;
        for end in &mut ends {
            // For now the start, which moves on to the end as pairs are put there.
            (*end, sum) = (sum, sum + *end);
        }
        let mut order = vec![0; self.pairs.len()];
        for (at, pair) in self.pairs.iter().enumerate() {
            let next = &mut ends[pair[1] as usize];
            order[*next as usize] = at as u32;
            *next += 1;
        }
        let ratio = |at: u32| Pair::ratio_from_words(&self.pairs[at as usize]);
        let mut start = 0;
        for end in ends {
            // The sort is stable: equally sure pairs keep their order.
            order[start..end as usize].sort_by(|&a, &b| ratio(b).total_cmp(&ratio(a)));
            start = end as usize;
        }
        order
    }
}

impl StoredColumns {
    /// Whether all columns fit together, so that no look-up fails.
    pub fn fit(&self, params: &CollocationParams, totals: &Totals) -> bool {
        let (rows, pairs) = (self.rows.len(), self.pairs.len());
        let is_row = |id: u32| (id as usize) < rows;
        let is_sound = |words: &[u32; PAIR_WORDS]| {
            let pair = Pair::from_words(words);
            let leads = pair.first.row().map_or(totals.empty_leads, |row| self.rows.get(row).map_or(0, |row| row[1]));
            let occurrences = self.rows.get(words[1] as usize).map_or(0, |row| row[0]);
            (pair.first == PatternId::EMPTY || is_row(words[0]))
                && is_row(words[1])
                && pair.mover_wins <= pair.decided
                && pair.decided <= pair.count
                && Association::new(pair.count, leads, occurrences, totals.moves).is_some()
        };
        params.window.centre().is_some()
            && self.cells.len() == rows * PackedCells::bytes(params.window.cell_count())
            && self.place_ends.len() == pairs
            && self.place_ends.is_sorted()
            && self.place_ends.last().map_or(0, |end| end[0] as usize) == self.places.len()
            && self.by_cells.len() == rows
            && self.by_cells.iter().all(|&[row]| is_row(row))
            && self.by_second.len() == pairs
            && self.by_second.iter().all(|&[pair]| (pair as usize) < pairs)
            && self.pairs.is_sorted_by_key(|pair| pair[0])
            && self.pairs.par_iter().all(is_sound)
    }
}

pub(super) fn counts([occurrences, leads]: [u32; 2]) -> CollocationCounts {
    CollocationCounts { occurrences, leads }
}

impl Pair {
    /// Years of a pair without dates: the last is before the first.
    const NO_YEARS: (i16, i16) = (i16::MAX, i16::MIN);

    fn to_words(self) -> [u32; PAIR_WORDS] {
        let (first_year, last_year) = self.years.unwrap_or(Pair::NO_YEARS);
        let halves = |number: f64| [number.to_bits() as u32, (number.to_bits() >> 32) as u32];
        let ([ratio_low, ratio_high], [q_low, q_high]) = (halves(self.log_likelihood_ratio), halves(self.q_value));
        [
            self.first.0,
            self.second.0,
            self.count,
            self.decided,
            self.mover_wins,
            u32::from(first_year as u16) | u32::from(last_year as u16) << 16,
            self.example.0.0,
            self.example.1,
            ratio_low,
            ratio_high,
            q_low,
            q_high,
        ]
    }

    pub(super) fn from_words(words: &[u32; PAIR_WORDS]) -> Pair {
        let &[first, second, count, decided, mover_wins, years, game, place, ..] = words;
        let years = (years as u16 as i16, (years >> 16) as u16 as i16);
        Pair {
            first: PatternId(first),
            second: PatternId(second),
            count,
            log_likelihood_ratio: Pair::ratio_from_words(words),
            q_value: number(words[10], words[11]),
            decided,
            mover_wins,
            years: (years.0 <= years.1).then_some(years),
            example: (GameId(game), place),
        }
    }

    /// The ratio alone, for sorting.
    pub(super) fn ratio_from_words(words: &[u32; PAIR_WORDS]) -> f64 {
        number(words[8], words[9])
    }
}

fn number(low: u32, high: u32) -> f64 {
    f64::from_bits(u64::from(low) | u64::from(high) << 32)
}

impl Collocations {
    /// Removes the example of each pair, for figures that are published without the games.
    pub fn forget_examples(&mut self) {
        let forgotten =
            |words: &[u32; PAIR_WORDS]| Pair { example: (GameId(0), 0), ..Pair::from_words(words) }.to_words();
        self.columns.pairs = self.columns.pairs.iter().map(forgotten).collect::<Vec<_>>().into();
    }
}

/// The numbers of packed patterns, each of `bytes`, in the order of a first key, then of their cells.
pub(super) fn sorted_by_cells(cells: &[u8], bytes: usize, key: impl Fn(u32) -> u32 + Sync) -> Vec<u32> {
    let cells_of = |at: u32| &cells[at as usize * bytes..][..bytes];
    let beginning = |at: u32| {
        let mut first = [0; 8];
        first.iter_mut().zip(cells_of(at)).for_each(|(to, &from)| *to = from);
        u64::from_be_bytes(first)
    };
    // Most are decided by what stands here, without a look at the cells.
    let mut order: Vec<(u32, u32, u64)> =
        (0..(cells.len() / bytes) as u32).into_par_iter().map(|at| (key(at), at, beginning(at))).collect();
    order.par_sort_unstable_by(|a, b| {
        (a.0, a.2).cmp(&(b.0, b.2)).then_with(|| cells_of(a.1).cmp(cells_of(b.1))).then(a.1.cmp(&b.1))
    });
    order.into_iter().map(|(_, at, _)| at).collect()
}
