//! How well a model predicts: hits among the first moves of its ranking, and mean log-evidence.

use rayon::prelude::*;

use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{BoardSize, Point};
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::fast_board::at;
use katachi_engines::predict::parts::{Scorer, ScorerLimits, Workers};
use katachi_engines::predict::{CONTEXTS, ContextTable, MIN_APPEARANCES, Model, STAGES, Situation};

/// Ranks of played moves.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PredictionHits {
    pub positions: u64,
    /// Number of played moves among the first 1, 5, 10 and 20. Equally probable moves share a rank proportionally.
    pub top1: f64,
    pub top5: f64,
    pub top10: f64,
    pub top20: f64,
    pub log_evidence: f64,
}

impl PredictionHits {
    pub(super) fn note(&mut self, greater: usize, equal: usize, probability: f32) {
        let share = |first: usize| ((first as f64 - greater as f64) / equal.max(1) as f64).clamp(0.0, 1.0);
        self.positions += 1;
        self.top1 += share(1);
        self.top5 += share(5);
        self.top10 += share(10);
        self.top20 += share(20);
        self.log_evidence += f64::from(probability.max(f32::MIN_POSITIVE)).ln();
    }

    pub fn add(&mut self, other: &PredictionHits) {
        self.positions += other.positions;
        self.top1 += other.top1;
        self.top5 += other.top5;
        self.top10 += other.top10;
        self.top20 += other.top20;
        self.log_evidence += other.log_evidence;
    }

    /// The figures as shares of the positions.
    pub fn rates(&self) -> [f64; 5] {
        let n = self.positions.max(1) as f64;
        [self.top1, self.top5, self.top10, self.top20, self.log_evidence].map(|sum| sum / n)
    }
}

/// The result of a test.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct PredictionAccuracy {
    pub games: u64,
    pub all: PredictionHits,
    pub by_stage: [PredictionHits; STAGES.len()],
    /// Number of played moves that are not legal; they are left out.
    pub illegal: u64,
    /// Calibration by tenth of predicted probability: number of predictions, their sum, number of played moves.
    pub calibration: [(u64, f64, u64); 10],
    /// Number of played moves that the first stage rejected, and of all moves that it passed on.
    pub missed: u64,
    pub close: u64,
}

impl PredictionAccuracy {
    fn add(&mut self, other: &PredictionAccuracy) {
        self.games += other.games;
        self.all.add(&other.all);
        self.by_stage.iter_mut().zip(&other.by_stage).for_each(|(hits, other)| hits.add(other));
        self.illegal += other.illegal;
        for (row, other) in self.calibration.iter_mut().zip(&other.calibration) {
            *row = (row.0 + other.0, row.1 + other.1, row.2 + other.2);
        }
        self.missed += other.missed;
        self.close += other.close;
    }
}

/// Ranks the played moves of these games.
///
/// Errors: stopped by the user.
pub fn measure(
    corpus: &Corpus,
    games: &[GameId],
    model: &Model,
    progress: &Progress,
) -> Result<PredictionAccuracy, Cancelled> {
    progress.begin(Phase::Testing, "games", games.len() as u64);
    let workers = Workers::new();
    let new = || (Situation::new(BoardSize::NINETEEN), Scorer::new(ScorerLimits::FOR_USERS));
    let each: Vec<PredictionAccuracy> = games
        .par_iter()
        .map(|&id| {
            let mut found = PredictionAccuracy { games: 1, ..PredictionAccuracy::default() };
            workers.lend(new, |(situation, scorer)| {
                let game = corpus.game(id);
                situation.replay(game, usize::MAX, |situation, next| {
                    let Some(point) = next.point().filter(|_| progress.check().is_ok()) else { return };
                    if !situation.is_legal(point) {
                        found.illegal += 1;
                        return;
                    }
                    scorer.score(situation, model);
                    let Some(played) = scorer.number_of(at(point)) else { return };
                    let probability = scorer.probabilities[played];
                    let greater = scorer.probabilities.iter().filter(|&&other| other > probability).count();
                    let equal = scorer.probabilities.iter().filter(|&&other| other == probability).count();
                    found.all.note(greater, equal, probability);
                    let moves = situation.moves();
                    let stage = STAGES.iter().position(|&(_, _, end)| moves < end).unwrap_or(STAGES.len() - 1);
                    found.by_stage[stage].note(greater, equal, probability);
                    for (number, &probability) in scorer.probabilities.iter().enumerate() {
                        let row = &mut found.calibration[((probability * 10.0) as usize).min(9)];
                        row.0 += 1;
                        row.1 += f64::from(probability);
                        row.2 += u64::from(number == played);
                    }
                    found.missed += u64::from(scorer.close.binary_search(&played).is_err());
                    found.close += scorer.close.len() as u64;
                });
            });
            progress.add(1);
            found
        })
        .collect();
    progress.check()?;
    let mut all = PredictionAccuracy::default();
    each.iter().for_each(|found| all.add(found));
    Ok(all)
}

/// The predictions of contexts alone.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct ContextHits {
    pub all: PredictionHits,
    /// By window: the number of played moves whose surroundings a window of this size knows; those for which it is the
    /// largest; and the number of these that it ranks first.
    pub by_context: [(u64, u64, f64); CONTEXTS],
}

/// Ranks the played moves of these games by contexts alone. The probability of a move is its share of all moves'.
///
/// Errors: stopped by the user.
pub fn measure_contexts(
    corpus: &Corpus,
    games: &[GameId],
    table: &ContextTable,
    progress: &Progress,
) -> Result<ContextHits, Cancelled> {
    progress.begin(Phase::TestingContexts, "games", games.len() as u64);
    let workers = Workers::new();
    let each: Vec<ContextHits> = games
        .par_iter()
        .map(|&id| {
            let mut found = ContextHits::default();
            workers.lend(
                || Situation::new(BoardSize::NINETEEN),
                |situation| {
                    situation.replay(corpus.game(id), usize::MAX, |situation, next| {
                        let Some(point) = next.point().filter(|_| progress.check().is_ok()) else { return };
                        if situation.is_legal(point) {
                            found.note(situation, point, table);
                        }
                    });
                },
            );
            progress.add(1);
            found
        })
        .collect();
    progress.check()?;
    let mut all = ContextHits::default();
    for found in each {
        all.all.add(&found.all);
        for (row, other) in all.by_context.iter_mut().zip(found.by_context) {
            *row = (row.0 + other.0, row.1 + other.1, row.2 + other.2);
        }
    }
    Ok(all)
}

impl ContextHits {
    fn note(&mut self, situation: &Situation, point: Point, table: &ContextTable) {
        // The score of a move that no context knows: less than that of the rarest.
        const UNKNOWN_RATE: f64 = 1e-5;
        let ranked = table.rank(situation, MIN_APPEARANCES);
        let legal = situation.size().points().filter(|&point| situation.is_legal(point)).count();
        let sum: f64 =
            ranked.iter().map(|(_, answer)| answer.rate).sum::<f64>() + (legal - ranked.len()) as f64 * UNKNOWN_RATE;
        let answer = ranked.iter().find(|(at, _)| *at == point).map(|(_, answer)| *answer);
        let rate = answer.map_or(UNKNOWN_RATE, |answer| answer.rate);
        let greater = ranked.iter().filter(|(_, other)| other.rate > rate).count();
        let equal = match answer {
            Some(_) => ranked.iter().filter(|(_, other)| other.rate == rate).count(),
            None => legal - ranked.len(),
        };
        let before = self.all.top1;
        self.all.note(greater, equal, (rate / sum) as f32);
        let known = table.counts(situation, point).len();
        self.by_context[..known].iter_mut().for_each(|row| row.0 += 1);
        if let Some(answer) = answer {
            let row = &mut self.by_context[answer.context];
            row.1 += 1;
            row.2 += self.all.top1 - before;
        }
    }
}
