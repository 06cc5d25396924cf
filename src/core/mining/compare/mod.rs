//! Compares two corpora: what is played more here than there, how much more, and how surely.
//!
//! The measure is the log-odds ratio, ln(odds here ÷ odds there), with its 95 % interval. It is 0 if both do the same,
//! and 1 if the odds here are 2.7 times those there. To keep zeros finite, each cell gets its group's share of all
//! chances (Sweeting, Sutton and Lambert 2004): halves for groups of one size (Haldane 1956, Anscombe 1956), and next to
//! nothing for three games beside fifty thousand. So the ratio never lies on the other side of 1 than the two shares;
//! with a half everywhere, a shape that three games lack would seem frequent there. Gart (1966) gives the variance as the
//! sum of the reciprocals of the cells with halves.
//!
//! If a cell holds fewer than a hundred, or would by chance, Fisher's exact test gives the p-value, and z is the normal
//! deviate with this p-value. Otherwise z is the ratio over its standard error. As Monroe, Colaresi and Quinn propose
//! (*Fightin' Words*, 2008), rows are ordered by z, which keeps rare things from the top. Many rows are tested at once,
//! so each has the q-value of Benjamini and Hochberg beside it.
//!
//! Counts of moves are not independent: one game has the same shape several times, and the same choice in several
//! corners. Tests therefore divide all counts by the number that come together ([`Contrast::clustered`]).
//!
//! Kept results leave out everything below a minimum count. A count below it is unknown, not zero. The count that makes
//! the difference smallest is taken then ([`Proportion::at_most`]), so that the cut alone never looks like a
//! difference.

mod graphs;
mod shapes;

pub use graphs::{ComparedGraph, ComparedMove, MoveSet, OpeningRow, compare_moves, compare_openings, moves_at};
pub use shapes::{ShapeRow, ShapeSet, Unit, compare_shapes};

use super::MiningParams;
use super::statistics::{chi_squared_survival, fisher_exact, normal_distance, q_values};
use crate::words::grouped;

/// A count out of a number of chances.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proportion {
    pub count: u64,
    pub of: u64,
    /// The count is not known; it is no larger than this.
    pub at_most: bool,
}

impl Proportion {
    pub fn new(count: u64, of: u64) -> Proportion {
        Proportion { count: count.min(of), of, at_most: false }
    }

    /// An unknown count below the cut of a kept result: at most `count`. If `count` is 0, nothing was cut off and it is
    /// exactly 0.
    pub fn at_most(count: u64, of: u64) -> Proportion {
        Proportion { count: count.min(of), of, at_most: count > 0 }
    }

    pub fn share(self) -> f64 {
        self.count as f64 / self.of.max(1) as f64
    }

    /// The count to use. An unknown count is taken as near to the other's share as it can be.
    fn reckoned(self, other: Proportion) -> f64 {
        let alike = other.share() * self.of as f64;
        if self.at_most { alike.min(self.count as f64) } else { self.count as f64 }
    }
}

/// The difference between two proportions.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Contrast {
    pub log_odds: f64,
    /// Its 95 % interval.
    pub low: f64,
    pub high: f64,
    /// How many standard deviations the difference is from none, with the sign of the log-odds ratio.
    pub z: f64,
    /// The probability of so large a |z| by chance.
    pub p_value: f64,
}

impl Contrast {
    /// Compares here with there. `None` if either has no chances, or if neither count is known.
    ///
    /// ```
    /// use katachi_core::mining::compare::{Contrast, Proportion};
    /// let twice = Contrast::new(Proportion::new(200, 1000), Proportion::new(100, 1000)).unwrap();
    /// assert!((twice.log_odds - (200.5 / 800.5 * 900.5 / 100.5_f64).ln()).abs() < 1e-12);
    /// assert!(twice.low > 0.5 && twice.high < 1.1 && twice.z > 6.0);
    /// let never = Contrast::new(Proportion::new(0, 24), Proportion::new(20, 11_000_000)).unwrap();
    /// assert!(never.log_odds < 0.0 && never.p_value > 0.99);
    /// ```
    pub fn new(here: Proportion, there: Proportion) -> Option<Contrast> {
        Contrast::clustered(here, there, 1.0)
    }

    /// The same for counts that come in clusters of this size, 1 or more: the test takes each cluster for one
    /// observation.
    pub fn clustered(here: Proportion, there: Proportion, cluster: f64) -> Option<Contrast> {
        if here.of == 0 || there.of == 0 || here.at_most && there.at_most {
            return None;
        }
        let (a, b) = (here.reckoned(there), there.reckoned(here));
        let (of_a, of_b) = (here.of as f64, there.of as f64);
        let halves = [a, of_a - a, b, of_b - b].map(|cell| 1.0 / (cell + 0.5));
        let error = (halves.iter().sum::<f64>() * cluster).sqrt();
        let log_odds = log_odds_ratio((a, of_a), (b, of_b));
        let pooled = (a + b) / (of_a + of_b);
        let by_chance = [pooled * of_a, (1.0 - pooled) * of_a, pooled * of_b, (1.0 - pooled) * of_b];
        let cells = [a, of_a - a, b, of_b - b].into_iter().chain(by_chance);
        if log_odds == 0.0 {
            return Some(Contrast::tested(0.0, error, 0.0, 1.0));
        }
        if cells.fold(f64::INFINITY, f64::min) / cluster >= SMALL_CELL {
            let z = log_odds / error;
            return Some(Contrast::tested(log_odds, error, z, chi_squared_survival(z * z, 1)));
        }
        let clusters = |count: f64| (count / cluster).round() as u64;
        let mut tables = [(clusters(a), clusters(of_a).max(1)), (clusters(b), clusters(of_b).max(1))];
        // Both orders then give the same digits.
        tables.sort_by_key(|&(count, of)| (of, count));
        let p_value = fisher_exact(tables[0], tables[1]);
        let z = normal_distance(p_value).max(if p_value < 1e-300 { (log_odds / error).abs() } else { 0.0 });
        Some(Contrast::tested(log_odds, error, z.copysign(log_odds), p_value))
    }

    /// Widens the interval where the test is less sure than the standard error says.
    fn tested(log_odds: f64, error: f64, z: f64, p_value: f64) -> Contrast {
        /// The 97.5th percentile of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        /// Below this z, nothing at all is known of the ratio.
        const LEAST_Z: f64 = 0.1;
        let half = Z * error.max(log_odds.abs() / z.abs().max(LEAST_Z));
        Contrast { log_odds, low: log_odds - half, high: log_odds + half, z, p_value }
    }

    /// The odds here divided by the odds there.
    pub fn odds_ratio(&self) -> f64 {
        self.log_odds.exp()
    }

    /// Whether the interval leaves out 0.
    pub fn differs(&self) -> bool {
        self.low > 0.0 || self.high < 0.0
    }
}

/// Below this count in a cell, seen or expected, the test is exact.
const SMALL_CELL: f64 = 100.0;

/// The logarithm of the odds here divided by the odds there, with each group's share of all chances added to its cells.
/// Its sign is that of the difference of the shares.
fn log_odds_ratio((a, of_a): (f64, f64), (b, of_b): (f64, f64)) -> f64 {
    let log_odds = |count: f64, of: f64| {
        let added = of / (of_a + of_b);
        ((count + added) / (of - count + added)).ln()
    };
    let ratio = log_odds(a, of_a) - log_odds(b, of_b);
    // Rounding must not turn equal shares into a difference.
    let difference = a * of_b - b * of_a;
    if difference.abs() <= 1e-12 * a * of_b || difference * ratio < 0.0 { 0.0 } else { ratio }
}

/// Why two results cannot be compared.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CompareError {
    #[error(transparent)]
    Cancelled(#[from] crate::progress::Cancelled),
    #[error("{} here and {} there: mine both alike", described(here), described(there))]
    OtherShapes { here: Box<MiningParams>, there: Box<MiningParams> },
    #[error(
        "no chances are counted in {}: compare per move or per game, or mine windows around each move",
        described(.0)
    )]
    NothingOffered(Box<MiningParams>),
    #[error(
        "squares of {} points a side here and {} there: read both alike",
        grouped(*here as u64),
        grouped(*there as u64)
    )]
    OtherSquares { here: usize, there: usize },
}

/// The parameters of a mined result, in English.
fn described(params: &MiningParams) -> String {
    let after = if params.after { " after the move" } else { "" };
    let moves = params.moves.map_or_else(String::new, |(first, last)| format!(" of moves {first}..{last}"));
    let k = params.k.map_or_else(String::new, |(least, most)| format!(" with K from {least} to {most}"));
    format!("{} {}{after}{moves}{k}", params.window, params.source)
}

/// Sets the q-value of each row over all rows, and sorts the rows by |z|, largest first, ties by their own order.
fn settle<R>(rows: &mut [R], contrast: impl Fn(&R) -> &Contrast, set: impl Fn(&mut R, f64)) {
    let p: Vec<f64> = rows.iter().map(|row| contrast(row).p_value).collect();
    for (row, q) in rows.iter_mut().zip(q_values(&p)) {
        set(row, q);
    }
    // The sort is stable, so that ties stay in their own order.
    rows.sort_by(|a, b| contrast(b).z.abs().total_cmp(&contrast(a).z.abs()));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn contrast(a: (u64, u64), b: (u64, u64)) -> Contrast {
        Contrast::new(Proportion::new(a.0, a.1), Proportion::new(b.0, b.1)).unwrap()
    }

    #[test]
    fn the_ratio_is_that_of_the_table_with_halves() {
        // By hand: ln(10.5/90.5 ÷ (5.5/95.5)); of a hundred times as many, √(1/1000.5 + 1/9000.5 + 1/500.5 + 1/9500.5).
        let found = contrast((10, 100), (5, 100));
        assert!((found.log_odds - 0.700_404).abs() < 1e-6, "{found:?}");
        assert!((found.p_value - 0.282_7).abs() < 1e-3 && (found.z - 1.074).abs() < 3e-3, "exact: {found:?}");
        let many = contrast((1000, 10_000), (500, 10_000));
        assert!((many.z - many.log_odds / 0.056_691).abs() < 0.01, "{many:?}");
        assert!(!found.differs() && found.low < 0.0 && found.high > 1.7);
        // Exchanged, it is the opposite.
        let other = contrast((5, 100), (10, 100));
        assert_eq!((other.log_odds, other.z), (-found.log_odds, -found.z));
        assert_eq!(other.p_value, found.p_value);
        assert_eq!(contrast((7, 70), (7, 70)).log_odds, 0.0);
    }

    #[test]
    fn zeros_are_finite_and_nothing_to_compare_has_no_ratio() {
        for (a, b) in [((0, 10), (0, 1000)), ((10, 10), (0, 10)), ((0, 1), (1, 1))] {
            let found = contrast(a, b);
            assert!(found.log_odds.is_finite() && found.low < found.log_odds && found.log_odds < found.high);
            assert!((0.0..=1.0).contains(&found.p_value));
        }
        assert_eq!(Contrast::new(Proportion::new(0, 0), Proportion::new(1, 2)), None);
        assert_eq!(Contrast::new(Proportion::at_most(3, 9), Proportion::at_most(4, 9)), None);
    }

    #[test]
    fn what_one_game_repeats_is_no_finding() {
        // The same 13 moves, each in a game of its own or all in one ko fight.
        let found = |cluster: f64| {
            Contrast::clustered(Proportion::new(13, 2_000), Proportion::new(250, 250_000), cluster).unwrap()
        };
        assert!(found(1.0).p_value < 1e-4 && found(1.0).low > 0.0, "{:?}", found(1.0));
        assert!(found(13.0).p_value > 0.05 && found(13.0).low < 0.0, "{:?}", found(13.0));
    }

    #[test]
    fn below_a_cut_the_least_difference_is_taken() {
        let here = Proportion::new(50, 1000);
        let unknown = Contrast::new(here, Proportion::at_most(9, 1000)).unwrap();
        assert_eq!(unknown, Contrast::new(here, Proportion::new(9, 1000)).unwrap(), "nine is nearest to fifty");
        let same = Contrast::new(here, Proportion::at_most(9, 100)).unwrap();
        assert!(same.log_odds.abs() < 0.1, "five of a hundred is as often: {same:?}");
        assert_eq!(Proportion::at_most(0, 10), Proportion::new(0, 10), "below a cut of one there is nothing");
    }
}
