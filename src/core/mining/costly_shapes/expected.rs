//! How often others play a shape, and how many times as often a player plays it.

use std::collections::HashMap;

use crate::mining::MinedPatterns;
use crate::mining::compare::{Contrast, Proportion};
use crate::mining::statistics::{Estimate, chi_squared_survival, normal_distance};

/// The shapes that others play, by their canonical cells.
pub(super) struct Others<'m> {
    mined: &'m MinedPatterns,
    rows: HashMap<&'m [u8], usize>,
}

/// How often a player would play a shape if he played like the others.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Expected {
    pub count: f64,
    /// The others' shapes were cut off above this count, so the expected count is an upper bound.
    pub at_most: bool,
    /// How many times as often the player played it; a lower bound if `at_most`.
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

    /// Compares the share of a shape with that of the others. `shown`: the moves that show the shape, by game; `moves`:
    /// all moves of each game.
    ///
    /// The ratio adds one move to both together, in proportion to their moves, so that it never contradicts the shares.
    /// Its interval is that of its logarithm, whose variance is the sum of two: that of the player's share over games
    /// (linearised, never less than if all moves were independent) and 1/count of the others. If the others have the
    /// shape below their cut, the count that makes the ratio smallest is taken, as in [`Proportion`]. The exact test of
    /// [`Contrast`] gives the p-value if it is less sure; its clusters are as large as the game that an average move
    /// which shows the shape is in. `None` if the others have no moves, or the player fewer than two games.
    pub fn expected(&self, packed: &[u8], shown: &[(usize, f64)], moves: &[f64]) -> Option<Expected> {
        /// The 97.5th percentile of the normal distribution.
        const Z: f64 = 1.959_963_984_540_054;
        /// Below this many standard deviations, nothing is known of the ratio.
        const LEAST_Z: f64 = 0.1;
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
        let added = 1.0 / (all + of);
        let log = (share + added).ln() - (there / of + added).ln();
        let cluster = shown.iter().map(|(_, count)| count * count).sum::<f64>() / own;
        let exact = Contrast::clustered(Proportion::new(own as u64, all as u64), tally, cluster)?;
        let p_value = chi_squared_survival(log * log / variance, 1).max(exact.p_value);
        let half = Z * variance.sqrt().max(log.abs() / normal_distance(p_value).max(LEAST_Z));
        let ratio = Estimate { value: log.exp(), low: (log - half).exp(), high: (log + half).exp() };
        Some(Expected { count: all * there / of, at_most: tally.at_most, ratio, p_value })
    }
}
