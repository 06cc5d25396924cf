//! How often the pattern database knows a played move, and ranks it first, in games that it does not count.

use katachi_core::corpus::Corpus;
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;
use katachi_engines::predict::rings::{MIN_GAME_MOVES, RingParams, Rings};
use katachi_lab::predict::{RankingHits, Split, drawn, measure_rings, sides};
use katachi_language::text;

/// A measurement of the pattern database.
pub struct RingAccuracy {
    /// Number of games that are counted, and of other games that are tested.
    pub counted: usize,
    pub games: usize,
    pub found: RankingHits,
}

impl RingAccuracy {
    /// Maximum number of games that are tested.
    pub const MAX_TESTED_GAMES: usize = 60;

    /// Counts the older games and tests the newest tenth; a random tenth if no game has a year.
    ///
    /// Errors: no games to count or to test; stopped by the user.
    pub(crate) fn measure(corpus: &Corpus, params: RingParams, progress: &Progress) -> Result<RingAccuracy, JobError> {
        let mut divided = sides(corpus, Split::Newest, 1, progress)?;
        if divided.test.is_empty() {
            divided = sides(corpus, Split::Random { one_in: 10 }, 1, progress)?;
        }
        let tested = drawn(&divided.test, RingAccuracy::MAX_TESTED_GAMES, 1);
        if tested.is_empty() || divided.training.is_empty() {
            return Err(JobError::Failed(text!("play-rings-no-test", moves = MIN_GAME_MOVES)));
        }
        let rings = Rings::with_params(corpus, &divided.training, params, progress)?;
        let found = measure_rings(corpus, &tested, &rings, progress)?;
        Ok(RingAccuracy { counted: divided.training.len(), games: tested.len(), found })
    }

    /// The share of the tested moves that are known in their surroundings.
    pub fn known(&self) -> f64 {
        self.found.known as f64 / self.found.hits.positions.max(1) as f64
    }
}
