//! Measures how well the pattern database alone predicts.

use rayon::prelude::*;

use super::PredictionHits;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::BoardSize;
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::predict::Situation;
use katachi_engines::predict::parts::Workers;
use katachi_engines::predict::rings::Rings;

/// The score of a move that the database does not know: less than that of the rarest.
const UNKNOWN_RATE: f64 = 1e-5;

/// The results of predicting moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct RingHits {
    pub hits: PredictionHits,
    /// Number of played moves that the database knows in the same surroundings.
    pub known: u64,
    /// Number of known moves whose whole pattern is known.
    pub whole: u64,
}

/// Ranks the played moves of these games, and counts those that the database knows. The probability of a move is its
/// share of all moves'.
///
/// Errors: stopped by the user.
pub fn measure_rings(
    corpus: &Corpus,
    games: &[GameId],
    rings: &Rings,
    progress: &Progress,
) -> Result<RingHits, Cancelled> {
    progress.begin(Phase::TestingPatterns, "games", games.len() as u64);
    let workers = Workers::new();
    let each: Vec<RingHits> = games
        .par_iter()
        .map(|&id| {
            let mut found = RingHits::default();
            workers.lend(
                || Situation::new(BoardSize::NINETEEN),
                |situation| {
                    situation.replay(corpus.game(id), usize::MAX, |situation, next| {
                        let Some(point) = next.point().filter(|_| progress.check().is_ok()) else { return };
                        if !situation.is_legal(point) {
                            return;
                        }
                        let ranked = rings.rank(situation);
                        let legal = situation.size().points().filter(|&point| situation.is_legal(point)).count();
                        let others = legal - ranked.len();
                        let sum =
                            ranked.iter().map(|(_, answer)| answer.rate).sum::<f64>() + others as f64 * UNKNOWN_RATE;
                        let answer = ranked.iter().find(|(at, _)| *at == point).map(|(_, answer)| answer);
                        let rate = answer.map(|answer| answer.rate);
                        found.known += u64::from(rate.is_some());
                        found.whole += u64::from(answer.is_some_and(|answer| answer.whole));
                        let equal = match rate {
                            Some(rate) => ranked.iter().filter(|(_, other)| other.rate == rate).count(),
                            None => others,
                        };
                        let rate = rate.unwrap_or(UNKNOWN_RATE);
                        let greater = ranked.iter().filter(|(_, other)| other.rate > rate).count();
                        found.hits.note(greater, equal, (rate / sum) as f32);
                    });
                },
            );
            progress.add(1);
            found
        })
        .collect();
    progress.check()?;
    let mut all = RingHits::default();
    for of_game in each {
        all.hits.add(&of_game.hits);
        all.known += of_game.known;
        all.whole += of_game.whole;
    }
    Ok(all)
}
