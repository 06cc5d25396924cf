//! Pairs of patterns, and what they are counted with.

use serde::{Deserialize, Serialize};

use crate::corpus::GameId;
use crate::mining::statistics::chi_squared_survival;
use crate::pattern::Window;

/// Minimum count of a significant pair. Every move makes a pair: one that occurred once, of rare shapes, has a small
/// p-value whatever it is.
pub const LEAST_SIGNIFICANT: u32 = 2;

/// Parameters of collocations.
#[derive(Clone, Debug, PartialEq, serde::Serialize, serde::Deserialize)]
pub struct CollocationParams {
    /// It needs a centre.
    pub window: Window,
    /// A pair that occurred [`LEAST_SIGNIFICANT`] times is significant if the p-value of its table is below this.
    pub p: f64,
    /// Minimum count of a pair. Rarer pairs are left out, and so are patterns that are in no kept pair.
    pub min_count: u32,
}

impl Default for CollocationParams {
    /// 9×9 windows, p < 0.005, all pairs.
    fn default() -> Self {
        CollocationParams { window: Window::square(9).expect("nine is a side"), p: 0.005, min_count: 1 }
    }
}

/// Row of a pattern in its [`Collocations`]; or the empty pattern, which has none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PatternId(pub(crate) u32);

impl PatternId {
    /// The empty pattern: nothing was played nearby before. It is last in every order.
    pub const EMPTY: PatternId = PatternId(u32::MAX);

    /// `None` for the empty pattern.
    pub fn row(self) -> Option<usize> {
        (self != PatternId::EMPTY).then_some(self.0 as usize)
    }
}

/// The counts of one pattern.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CollocationCounts {
    /// Moves that were played in it: how often it comes second.
    pub occurrences: u32,
    /// Moves that followed it: how often it comes first. Not the same: the last move of a fight leads to nothing, and
    /// one stone may be the latest near several later moves.
    pub leads: u32,
}

/// P and then Q.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pair {
    pub first: PatternId,
    pub second: PatternId,
    pub count: u32,
    /// −2 log λ.
    pub log_likelihood_ratio: f64,
    /// Benjamini and Hochberg's, over all pairs of the corpus, those below the minimum included.
    pub q_value: f64,
    /// Occurrences in games with a known winner, and the number of these that the player of Q won.
    pub decided: u32,
    pub mover_wins: u32,
    /// First and last year of a game that has it.
    pub years: Option<(i16, i16)>,
    /// The first occurrence: the game, and the number of moves before Q's.
    pub example: (GameId, u32),
}

impl Pair {
    /// The probability of so extreme a table by chance.
    pub fn p_value(&self) -> f64 {
        chi_squared_survival(self.log_likelihood_ratio, 1)
    }
}

/// The totals of a corpus.
#[derive(Serialize, Deserialize)]
pub(crate) struct Totals {
    pub corpus: String,
    pub games: u64,
    pub moves: u32,
    pub distinct_patterns: u64,
    pub distinct_pairs: u64,
    pub significant: u64,
    pub empty_leads: u32,
}

/// A pair in 48 bytes.
pub(super) const PAIR_WORDS: usize = 12;

impl CollocationCounts {
    /// As a column has them.
    pub(super) fn to_words(self) -> [u32; 2] {
        [self.occurrences, self.leads]
    }

    pub(super) fn from_words([occurrences, leads]: [u32; 2]) -> CollocationCounts {
        CollocationCounts { occurrences, leads }
    }
}

impl Pair {
    /// Years of a pair without dates: the last is before the first.
    const NO_YEARS: (i16, i16) = (i16::MAX, i16::MIN);

    pub(super) fn to_words(self) -> [u32; PAIR_WORDS] {
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
