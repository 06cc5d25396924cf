//! How often others play a shape, and how many times as often somebody plays it.

use std::collections::HashMap;

use crate::mining::MinedPatterns;
use crate::mining::compare::Proportion;
use crate::mining::statistics::{Estimate, chi_squared_survival};

/// Shapes of others by their canonical cells.
pub(super) struct Others<'m> {
    mined: &'m MinedPatterns,
    rows: HashMap<&'m [u8], usize>,
}

/// How often somebody would have played a shape if he played it as the others do.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    pub count: f64,
    /// The others' figures are cut off above this shape: the count is the most that it can be.
    pub at_most: bool,
    /// How many times as often he played it: at least so, where the count is at most so.
    pub ratio: Estimate,
    /// Probability of a ratio this large, or this small, by chance.
    pub p_value: f64,
}

impl<'m> Others<'m> {
    pub fn new(mined: &'m MinedPatterns) -> Others<'m> {
        Others { mined, rows: (0..mined.len()).map(|at| (mined.packed(at), at)).collect() }
    }

    fn tally(&self, packed: &[u8]) -> Proportion {
        let all = self.mined.occurrences;
        match self.rows.get(packed) {
            Some(&at) => Proportion::new(self.mined.stats(at).occurrences, all),
            None => Proportion::at_most(u64::from(self.mined.params.min_count.saturating_sub(1)), all),
        }
    }

    /// Takes the moves in each game that show the shape, and all moves of each game.
    ///
    /// The ratio of two shares, a half added to each count, with the interval of its logarithm: its variance is that of
    /// the own share over games (linearised, never less than if all moves were independent) and 1/count of the others'.
    /// Below a cut, the count that makes the ratio smallest is taken, as [`Proportion`] has it. `None` where others have no
    /// moves, or there are fewer than two games.
    pub fn expected(&self, packed: &[u8], shown: &[(usize, f64)], moves: &[f64]) -> Option<Expected> {
        /// The 97.5th percentile of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        let tally = self.tally(packed);
        let (own, all): (f64, f64) = (shown.iter().map(|(_, count)| count).sum(), moves.iter().sum());
        if tally.of == 0 || own <= 0.0 || moves.len() < 2 {
            return None;
        }
        let (share, of) = (own / all, tally.of as f64);
        let there = if tally.at_most { (share * of).min(tally.count as f64) } else { tally.count as f64 };
        let mut spread: f64 = moves.iter().map(|&moves| (share * moves).powi(2)).sum();
        for &(game, count) in shown {
            spread += (count - share * moves[game]).powi(2) - (share * moves[game]).powi(2);
        }
        let games = moves.len() as f64;
        let clustered = spread / (own * own) * games / (games - 1.0);
        let variance = clustered.max((1.0 - share) / own) + 1.0 / (there + 0.5);
        let log = ((own + 0.5) / (all + 1.0)).ln() - ((there + 0.5) / (of + 1.0)).ln();
        let half = Z * variance.sqrt();
        let ratio = Estimate { value: log.exp(), low: (log - half).exp(), high: (log + half).exp() };
        let p_value = chi_squared_survival(log * log / variance, 1);
        Some(Expected { count: all * there / of, at_most: tally.at_most, ratio, p_value })
    }
}
