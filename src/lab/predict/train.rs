//! Training the ranking model.
//!
//! Training has three parts, each over batches of games. First, the first stage learns on some games. Then the features
//! of played moves are counted over all games, and frequent ones are admitted. Finally, the weights of admitted
//! features are learned, batch by batch, by Adagrad (Duchi, Hazan and Singer 2011) on the log-evidence of the played
//! move among all legal moves. The games are ordered by year, so that current play is learned last, and the steps
//! shrink towards the end, so that the last games leave no noise.
//!
//! One in four of the moves that the first stage finds unlikely is sampled (always the same ones for a position) and
//! represents the others. The sum over all moves stays right on average, at little more than half of the work.
//!
//! The games of a batch are processed in parallel with the weights from before the batch. Their gradients are applied
//! in the order of the games, each thread to its part of the table. So the result is the same for any number of
//! threads.

use rayon::prelude::*;

use super::learn::{Gradients, SHARDS, WeightTable};
use super::split::signature;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{BoardSize, Move};
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::fast_board::at;
use katachi_engines::predict::parts::{
    Base, FeatureGroups, FeatureSink, SHORTLIST_BITS, Scorer, ScorerLimits, Workers, random_value, softmax,
};
use katachi_engines::predict::{FeatureGroup, MODEL_FORMAT, Model, ModelInfo, Situation};

/// How a model is trained.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainParams {
    pub seed: u64,
    /// The weight table has 2 to this power entries.
    pub bits: u32,
    /// Minimum number of played moves with a feature for it to be admitted.
    pub admit: u8,
    /// Number of passes over the games.
    pub passes: u32,
    /// Step size of Adagrad.
    pub rate: f32,
    /// Number of games that the first stage learns on.
    pub first_stage_games: usize,
    /// Groups of features that an ablation leaves out.
    pub without: Vec<FeatureGroup>,
}

impl Default for TrainParams {
    fn default() -> Self {
        TrainParams { seed: 1, bits: 25, admit: 6, passes: 1, rate: 0.04, first_stage_games: 6000, without: Vec::new() }
    }
}

/// Number of games in a batch. The first batches are smaller, while steps are large.
const MAX_BATCH_GAMES: usize = 16;

/// Smaller gradients are rounded to this or to zero at random, so that their mean is kept. Most candidates have hardly
/// any probability, and leaving them out would let all scores drift upwards.
const MIN_GRADIENT: f32 = 4e-3;

/// Rounds a gradient as described at [`MIN_GRADIENT`]; `None` for zero. `chance` is any number that differs between
/// candidates.
fn rounded(gradient: f32, chance: u64) -> Option<f32> {
    if gradient.abs() >= MIN_GRADIENT {
        return Some(gradient);
    }
    let drawn = (random_value(chance) >> 40) as f32 / (1_u64 << 24) as f32;
    (drawn * MIN_GRADIENT < gradient.abs()).then_some(MIN_GRADIENT.copysign(gradient))
}

struct Worker {
    situation: Situation,
    scorer: Scorer,
}

fn new_worker() -> Worker {
    Worker { situation: Situation::new(BoardSize::NINETEEN), scorer: Scorer::new(ScorerLimits::FOR_TRAINING) }
}

/// The batches after `done` games: of 1 game at first, then 1 for every 4 games done, up to [`MAX_BATCH_GAMES`].
fn batches(games: &[GameId], done: usize) -> impl Iterator<Item = &[GameId]> {
    let mut start = done;
    std::iter::from_fn(move || {
        let size = (1 + start / 4).min(MAX_BATCH_GAMES).min(games.len() - start);
        let batch = &games[start..start + size];
        start += size;
        (size > 0).then_some(batch)
    })
}

/// A shuffled copy, the same for the same seed.
pub(super) fn shuffled(games: &[GameId], seed: u64) -> Vec<GameId> {
    let mut keyed: Vec<(u64, GameId)> =
        games.iter().map(|&id| (random_value(seed.rotate_left(32) ^ u64::from(id.0)), id)).collect();
    keyed.sort_unstable();
    keyed.into_iter().map(|(_, id)| id).collect()
}

/// A copy ordered by year, shuffled within each year, undated games first, so that current play is learned last.
fn by_date(corpus: &Corpus, games: &[GameId], seed: u64) -> Vec<GameId> {
    let mut order = shuffled(games, seed);
    order.sort_by_key(|&id| corpus.year(id));
    order
}

/// Trains on these games.
///
/// `kept` is an interrupted training to resume; it is ignored if it has other games or parameters. `keep` is called
/// after each tenth of a pass with a training that can be resumed later. An uninterrupted training gives the same
/// model.
///
/// Errors: stopped by the user.
pub fn train(
    corpus: &Corpus,
    games: &[GameId],
    params: &TrainParams,
    kept: Option<Training>,
    mut keep: impl FnMut(&Training),
    progress: &Progress,
) -> Result<Model, Cancelled> {
    let fingerprint = fingerprint(corpus, games, params);
    let workers = Workers::new();
    let mut training = match kept.filter(|kept| kept.fingerprint == fingerprint) {
        Some(kept) => kept,
        None => {
            let mut base = Base::new(params.bits, FeatureGroups::without(&params.without));
            let order = shuffled(games, params.seed);
            let first = &order[..params.first_stage_games.min(order.len())];
            train_first_stage(corpus, first, &mut base, &workers, progress)?;
            admit(corpus, &order, params.admit, &mut base, &workers, progress)?;
            Training { fingerprint, base, table: WeightTable::new(1 << params.bits), pass: 0, done: 0, positions: 0 }
        }
    };
    while training.pass < params.passes {
        training.pass(corpus, games, params, &workers, &mut keep, progress)?;
        training.pass += 1;
        training.done = 0;
    }
    Ok(training.into_model(corpus, games, params))
}

/// A training under way, between two batches.
pub struct Training {
    /// Identifies the games and parameters.
    pub(super) fingerprint: u64,
    pub(super) base: Base,
    pub(super) table: WeightTable,
    pub(super) pass: u32,
    /// Number of games of this pass that have been learned.
    pub(super) done: usize,
    pub(super) positions: u64,
}

impl Training {
    /// Makes a model from the training so far. `games` are the games that it has learned from.
    pub fn into_model(self, corpus: &Corpus, games: &[GameId], params: &TrainParams) -> Model {
        let Training { base, table, positions, pass, done, .. } = self;
        let info = ModelInfo {
            app: format!("katachi {}", env!("CARGO_PKG_VERSION")),
            seed: params.seed,
            games: if pass == 0 { done } else { games.len() } as u64,
            positions,
            passes: pass.max(1),
            corpus: corpus.id().to_string(),
            features: base.known.count(),
            bits: params.bits,
            admit: params.admit,
            tail: base.tail,
            without: params.without.iter().map(|group| group.name().to_owned()).collect(),
            ..ModelInfo::default()
        };
        let signatures = games.par_iter().map(|&id| signature(corpus.game(id))).collect();
        Model::new(info, base, table.0.iter().map(|cell| cell[0]), signatures)
    }

    /// Continues the pass to its end.
    fn pass(
        &mut self,
        corpus: &Corpus,
        games: &[GameId],
        params: &TrainParams,
        workers: &Workers<Worker>,
        keep: &mut impl FnMut(&Training),
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        let order = by_date(corpus, games, params.seed + 1 + u64::from(self.pass));
        progress.begin(Phase::Learning, "games", order.len() as u64);
        progress.add(self.done as u64);
        let spare = Workers::new();
        for batch in batches(&order, self.done) {
            let (base, table) = (&self.base, &self.table);
            let gradients: Vec<Gradients> = batch
                .par_iter()
                .map(|&id| {
                    let mut gradients = spare.take().unwrap_or_else(Gradients::new);
                    gradients.reset(base.known.bits());
                    workers.lend(new_worker, |worker| {
                        learn(worker, corpus, id, base, table, &mut gradients, progress);
                    });
                    progress.add(1);
                    gradients
                })
                .collect();
            progress.check()?;
            // Small steps first: while the weights have seen few games, all features of a move step in the same
            // direction at once.
            let warm = if self.pass == 0 { (0.1 + self.done as f32 / WARM_UP_GAMES).min(1.0) } else { 1.0 };
            let passed = self.pass as f32 + self.done as f32 / order.len() as f32;
            let left = (1.0 - passed / params.passes as f32) / DECAY_SHARE;
            self.table.apply(&gradients, params.rate * warm * left.clamp(MIN_STEP, 1.0));
            for game in gradients {
                self.base.tail -= TAIL_RATE * game.tail / (game.positions.max(1) as f32).sqrt();
                if self.pass == 0 {
                    self.positions += u64::from(game.positions);
                }
                spare.give_back(game);
            }
            let before = self.done;
            self.done += batch.len();
            if self.done * 10 / order.len() > before * 10 / order.len() && self.done < order.len() {
                keep(self);
            }
        }
        Ok(())
    }
}

/// Number of games after which steps have their full size.
const WARM_UP_GAMES: f32 = 400.0;

/// Steps shrink over this last part of the games, down to this part of their size.
const DECAY_SHARE: f32 = 0.4;
const MIN_STEP: f32 = 0.1;

/// Step size for the offset added to the score of moves that are not candidates.
const TAIL_RATE: f32 = 0.04;

/// A hash of the games and the parameters.
fn fingerprint(corpus: &Corpus, games: &[GameId], params: &TrainParams) -> u64 {
    let text = format!("{params:?} {MODEL_FORMAT} {}", corpus.id());
    let start = u64::from(crc32fast::hash(text.as_bytes()));
    games.iter().fold(start, |sum, id| random_value(sum ^ u64::from(id.0)))
}

/// Visits a game's positions whose next move is a legal play.
fn positions(
    worker: &mut Worker,
    corpus: &Corpus,
    id: GameId,
    progress: &Progress,
    mut look: impl FnMut(&Situation, &mut Scorer, Move),
) {
    let game = corpus.game(id);
    let Worker { situation, scorer } = worker;
    situation.replay(game, usize::MAX, |situation, next| {
        if progress.check().is_ok() && next.point().is_some_and(|point| situation.is_legal(point)) {
            look(situation, scorer, next);
        }
    });
}

fn train_first_stage(
    corpus: &Corpus,
    games: &[GameId],
    base: &mut Base,
    workers: &Workers<Worker>,
    progress: &Progress,
) -> Result<(), Cancelled> {
    progress.begin(Phase::FirstStage, "games", games.len() as u64);
    let mut table = WeightTable::new(base.shortlist.len());
    let spare = Workers::new();
    for batch in batches(games, 0) {
        let gradients: Vec<Gradients> = batch
            .par_iter()
            .map(|&id| {
                let mut gradients = spare.take().unwrap_or_else(Gradients::new);
                gradients.reset(SHORTLIST_BITS);
                workers.lend(new_worker, |worker| {
                    positions(worker, corpus, id, progress, |situation, scorer, next| {
                        scorer.score_first(situation, base);
                        let played = next.point().and_then(|point| scorer.number_of(at(point)));
                        softmax(&mut scorer.first);
                        for (number, (&probability, (_, slots))) in
                            scorer.first.iter().zip(&scorer.shortlist.moves).enumerate()
                        {
                            let gradient = probability - f32::from(u8::from(Some(number) == played));
                            let chance = u64::from(id.0) << 32 | (situation.moves() as u64) << 16 | number as u64;
                            if let Some(gradient) = rounded(gradient, chance) {
                                slots.iter().for_each(|slot| gradients.push(slot as u32, gradient));
                            }
                        }
                    });
                });
                progress.add(1);
                gradients
            })
            .collect();
        progress.check()?;
        table.apply(&gradients, 0.1);
        gradients.into_iter().for_each(|game| spare.give_back(game));
        base.shortlist.iter_mut().zip(&table.0).for_each(|(weight, cell)| *weight = cell[0]);
    }
    Ok(())
}

/// Counts are kept in a table of 2 to this power entries.
const SKETCH_BITS: u32 = 28;

/// Collects all hashes, known or not, that are asked for.
struct Hashes<'a> {
    base: &'a Base,
    hashes: &'a mut [Vec<u64>; SHARDS],
}

impl FeatureSink for Hashes<'_> {
    #[inline]
    fn take(&mut self, group: FeatureGroup, hash: u64) -> bool {
        if !self.base.groups.contains(group) {
            return false;
        }
        let place = hash & ((1 << SKETCH_BITS) - 1);
        self.hashes[(place >> (SKETCH_BITS - SHARDS.trailing_zeros())) as usize].push(hash);
        self.base.known.contains(self.base.known.slot(hash))
    }
}

/// Admits the features that at least `least` played moves have.
fn admit(
    corpus: &Corpus,
    games: &[GameId],
    least: u8,
    base: &mut Base,
    workers: &Workers<Worker>,
    progress: &Progress,
) -> Result<(), Cancelled> {
    progress.begin(Phase::Counting, "games", games.len() as u64);
    let mut counts = vec![0_u8; 1 << SKETCH_BITS];
    for batch in batches(games, 0) {
        let hashes: Vec<[Vec<u64>; SHARDS]> = batch
            .par_iter()
            .map(|&id| {
                let mut hashes = <[Vec<u64>; SHARDS]>::default();
                workers.lend(new_worker, |worker| {
                    positions(worker, corpus, id, progress, |situation, scorer, next| {
                        let Some(point) = next.point() else { return };
                        let mut sink = Hashes { base, hashes: &mut hashes };
                        scorer.prepared.look_at(situation);
                        scorer.prepared.features(situation, at(point), &mut sink);
                    });
                });
                progress.add(1);
                hashes
            })
            .collect();
        progress.check()?;
        let part = counts.len() / SHARDS;
        let admitted: Vec<Vec<u64>> = counts
            .par_chunks_mut(part)
            .enumerate()
            .map(|(shard, counts)| {
                let mut admitted = Vec::new();
                for hash in hashes.iter().flat_map(|game| &game[shard]) {
                    let count = &mut counts[*hash as usize & (part - 1)];
                    *count = count.saturating_add(1);
                    if *count == least {
                        admitted.push(*hash);
                    }
                }
                admitted
            })
            .collect();
        for hash in admitted.into_iter().flatten() {
            let slot = base.known.slot(hash);
            base.known.insert(slot);
        }
    }
    Ok(())
}

/// Computes the gradients of one game.
fn learn(
    worker: &mut Worker,
    corpus: &Corpus,
    id: GameId,
    base: &Base,
    table: &WeightTable,
    gradients: &mut Gradients,
    progress: &Progress,
) {
    positions(worker, corpus, id, progress, |situation, scorer, next| {
        let Some(point) = next.point() else { return };
        let chance = u64::from(id.0) << 16 | situation.moves() as u64;
        scorer.score_to_learn(situation, base, table, at(point), chance);
        let Some(played) = next.point().and_then(|point| scorer.number_of(at(point))) else { return };
        gradients.positions += 1;
        gradients.log_evidence += f64::from(scorer.probabilities[played].max(f32::MIN_POSITIVE).ln());
        let (mut start, mut close_mass) = (0, 0.0);
        for (&number, &end) in scorer.close.iter().zip(&scorer.ends) {
            let probability = scorer.probabilities[number];
            close_mass += probability;
            let gradient = probability - f32::from(u8::from(number == played));
            let chance = u64::from(id.0) << 32 | (situation.moves() as u64) << 16 | number as u64;
            if let Some(gradient) = rounded(gradient, chance) {
                scorer.slots[start..end].iter().for_each(|&slot| gradients.push(slot, gradient));
            }
            start = end;
        }
        let in_tail = scorer.close.binary_search(&played).is_err();
        gradients.tail += (1.0 - close_mass) - f32::from(u8::from(in_tail));
    });
}
