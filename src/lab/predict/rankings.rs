//! Measures how well counts of played moves predict alone: the pattern database, contexts, or mined shapes.

use rayon::prelude::*;

use super::PredictionHits;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{BoardSize, Point};
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::predict::Situation;
use katachi_engines::predict::parts::Workers;
use katachi_engines::predict::rings::{RingAnswer, Rings};

/// The score of a move that the counts do not know: less than that of the rarest.
const UNKNOWN_RATE: f64 = 1e-5;

/// A move that is known, and its score.
pub struct RatedMove {
    pub point: Point,
    pub rate: f64,
    /// Whether the whole pattern is known, where a part of one may answer.
    pub whole: bool,
}

/// The results of predicting moves.
#[derive(Clone, Copy, Debug, Default)]
pub struct RankingHits {
    pub hits: PredictionHits,
    /// Number of played moves that are known in the same surroundings.
    pub known: u64,
    /// Number of known moves whose whole pattern is known.
    pub whole: u64,
}

/// [`measure_ranking`] of a pattern database.
///
/// Errors: stopped by the user.
pub fn measure_rings(
    corpus: &Corpus,
    games: &[GameId],
    rings: &Rings,
    progress: &Progress,
) -> Result<RankingHits, Cancelled> {
    measure_ranking(corpus, games, |_| (), |situation, ()| rated_by_rings(rings.rank(situation)), progress)
}

/// The moves of a pattern database.
pub fn rated_by_rings(ranked: Vec<(Point, RingAnswer)>) -> Vec<RatedMove> {
    ranked.into_iter().map(|(point, answer)| RatedMove { point, rate: answer.rate, whole: answer.whole }).collect()
}

/// Ranks the played moves of these games, and counts those that are known. The probability of a move is its share of
/// all moves'. `left_out` is asked once for each game for what `rank` is to leave out there.
///
/// Errors: stopped by the user.
pub fn measure_ranking<S>(
    corpus: &Corpus,
    games: &[GameId],
    left_out: impl Fn(GameId) -> S + Sync,
    rank: impl Fn(&Situation, &S) -> Vec<RatedMove> + Sync,
    progress: &Progress,
) -> Result<RankingHits, Cancelled> {
    progress.begin(Phase::TestingPatterns, "games", games.len() as u64);
    let workers = Workers::new();
    let each: Vec<RankingHits> = games
        .par_iter()
        .map(|&id| {
            let (mut found, left_out) = (RankingHits::default(), left_out(id));
            workers.lend(
                || Situation::new(BoardSize::NINETEEN),
                |situation| {
                    situation.replay(corpus.game(id), usize::MAX, |situation, next| {
                        let Some(point) = next.point().filter(|_| progress.check().is_ok()) else { return };
                        if situation.is_legal(point) {
                            found.note(situation, point, &rank(situation, &left_out));
                        }
                    });
                },
            );
            progress.add(1);
            found
        })
        .collect();
    progress.check()?;
    let mut all = RankingHits::default();
    for of_game in each {
        all.hits.add(&of_game.hits);
        all.known += of_game.known;
        all.whole += of_game.whole;
    }
    Ok(all)
}

impl RankingHits {
    fn note(&mut self, situation: &Situation, point: Point, ranked: &[RatedMove]) {
        let legal = situation.size().points().filter(|&point| situation.is_legal(point)).count();
        let others = legal - ranked.len();
        let sum = ranked.iter().map(|rated| rated.rate).sum::<f64>() + others as f64 * UNKNOWN_RATE;
        let found = ranked.iter().find(|rated| rated.point == point);
        self.known += u64::from(found.is_some());
        self.whole += u64::from(found.is_some_and(|rated| rated.whole));
        let rate = found.map_or(UNKNOWN_RATE, |rated| rated.rate);
        let equal = match found {
            Some(_) => ranked.iter().filter(|other| other.rate == rate).count(),
            None => others,
        };
        let greater = ranked.iter().filter(|other| other.rate > rate).count();
        self.hits.note(greater, equal, (rate / sum) as f32);
    }
}
