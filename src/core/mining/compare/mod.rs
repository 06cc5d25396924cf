//! Compares two corpora: what is played more here than there, how much more, and how surely.
//!
//! The measure is the log-odds ratio, ln(odds here ÷ odds there), with its 95 % interval. It is 0 if both do the same,
//! and 1 if the odds here are 2.7 times those there. Half an observation is added to each of the four cells (Haldane
//! 1956, Anscombe 1956): that takes away the first-order bias of the logarithm and keeps zeros finite. Gart (1966)
//! gives the variance as the sum of the cells' reciprocals. Monroe, Colaresi and Quinn (*Fightin' Words*, 2008) would
//! replace the halves with an informative prior, the pooled frequencies. The strength of that prior, which pulls rare
//! things towards 0, would have to be chosen; here nothing is. As they propose, rows are ordered by z, the ratio over
//! its standard error, which keeps rare things from the top. Many rows are tested at once, so each has the q-value of
//! Benjamini and Hochberg beside it.
//!
//! Counts of moves are not independent: one game has the same shape several times, and its four corners influence each
//! other. If that matters, compare by games ([`Unit::Games`]), whose z is more cautious.
//!
//! Kept results leave out everything below a minimum count. A count below it is unknown, not zero. The count that makes
//! the difference smallest is taken then ([`Proportion::at_most`]), so that the cut alone never looks like a
//! difference.

mod graphs;
mod shapes;

pub use graphs::{ComparedMove, MoveSet, OpeningRow, compare_moves, compare_openings, moves_at};
pub use shapes::{ShapeRow, ShapeSet, Unit, compare_shapes};

use super::MiningParams;
use super::statistics::{chi_squared_survival, q_values};
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
    /// The log-odds ratio over its standard error.
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
    /// ```
    pub fn new(here: Proportion, there: Proportion) -> Option<Contrast> {
        /// The 97.5th percentile of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        if here.of == 0 || there.of == 0 || here.at_most && there.at_most {
            return None;
        }
        let (a, c) = (here.reckoned(there), there.reckoned(here));
        let cells = [a, here.of as f64 - a, c, there.of as f64 - c].map(|cell| cell + 0.5);
        let [yes_here, no_here, yes_there, no_there] = cells;
        let log_odds = (yes_here / no_here).ln() - (yes_there / no_there).ln();
        let error = cells.iter().map(|cell| 1.0 / cell).sum::<f64>().sqrt();
        let z = log_odds / error;
        Some(Contrast {
            log_odds,
            low: log_odds - Z * error,
            high: log_odds + Z * error,
            z,
            p_value: chi_squared_survival(z * z, 1),
        })
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
        // By hand: ln(10.5/90.5 ÷ (5.5/95.5)), √(1/10.5 + 1/90.5 + 1/5.5 + 1/95.5).
        let found = contrast((10, 100), (5, 100));
        assert!((found.log_odds - 0.700_404).abs() < 1e-6, "{found:?}");
        assert!((found.z - 0.700_404 / 0.546_423).abs() < 1e-5, "{found:?}");
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
    fn below_a_cut_the_least_difference_is_taken() {
        let here = Proportion::new(50, 1000);
        let unknown = Contrast::new(here, Proportion::at_most(9, 1000)).unwrap();
        assert_eq!(unknown, Contrast::new(here, Proportion::new(9, 1000)).unwrap(), "nine is nearest to fifty");
        let same = Contrast::new(here, Proportion::at_most(9, 100)).unwrap();
        assert!(same.log_odds.abs() < 0.1, "five of a hundred is as often: {same:?}");
        assert_eq!(Proportion::at_most(0, 10), Proportion::new(0, 10), "below a cut of one there is nothing");
    }
}
