//! Training the ranking model.
//!
//! Three stretches of work, each over games in batches: the first stage learns on some games; what is said of played
//! moves is counted over all games, and what is said often enough is admitted; then the weights of admitted features
//! are learned, one batch after the other, by Adagrad (Duchi, Hazan and Singer 2011) on the log-evidence of the played
//! move among all legal ones.
//!
//! Games of a batch are worked through in parallel with the weights as they were before it, and their gradients are
//! applied in the order of the games, each thread to its part of the table. So the result is the same for any number of
//! threads.

use std::sync::Mutex;

use rayon::prelude::*;

use super::context::random_value;
use super::features::{Group, Sink};
use super::liberties::at;
use super::file::{Model, ModelInfo};
use super::model::{Base, Groups, Weights};
use super::score::{Scorer, softmax};
use super::situation::Situation;
use super::split::signature;
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Move};
use crate::progress::{Cancelled, Progress};

/// How a model is trained.
#[derive(Clone, Debug, PartialEq)]
pub struct TrainParams {
    pub seed: u64,
    /// The weight table has 2 to this places.
    pub bits: u32,
    /// Features that are said of played moves at least so often are admitted.
    pub admit: u8,
    /// Times that the games are gone through.
    pub passes: u32,
    /// Step size of Adagrad.
    pub rate: f32,
    /// Games that the first stage learns on.
    pub first_stage_games: usize,
    /// Groups that an ablation leaves out.
    pub without: Vec<Group>,
}

impl Default for TrainParams {
    fn default() -> Self {
        TrainParams {
            seed: 1,
            bits: 24,
            admit: 3,
            passes: 1,
            rate: 0.05,
            first_stage_games: 6000,
            without: Vec::new(),
        }
    }
}

/// Games of a batch; the first ones are smaller, while steps are large.
const BATCH: usize = 16;

/// Parts of the table that are updated in parallel.
const SHARDS: usize = 8;

/// Gradients smaller than this are let be.
const LEAST_GRADIENT: f32 = 2e-3;

/// What a weight's sum of squared gradients begins with.
const FIRST_SQUARES: f32 = 1.0;

/// Weights with their sums of squared gradients.
struct Table(Vec<[f32; 2]>);

impl Weights for Table {
    #[inline]
    fn weight(&self, slot: u32) -> f32 {
        self.0[slot as usize][0]
    }
}

impl Table {
    fn new(size: usize) -> Table {
        let mut cells = vec![[0.0, FIRST_SQUARES]; size];
        #[cfg(target_os = "linux")]
        {
            // Large pages: the table is read all over, and looking up its pages costs as much as reading it.
            let bytes = size * size_of::<[f32; 2]>();
            // SAFETY: advice on memory that the vector owns; a refusal does no harm.
            unsafe { libc::madvise(cells.as_mut_ptr().cast(), bytes, libc::MADV_HUGEPAGE) };
        }
        Table(cells)
    }

    /// Steps along gradients that are sorted into shards, game by game.
    fn apply(&mut self, gradients: &[Gradients], rate: f32) {
        let part = self.0.len() / SHARDS;
        self.0.par_chunks_mut(part).enumerate().for_each(|(shard, cells)| {
            let first = (shard * part) as u32;
            for game in gradients {
                for &(slot, gradient) in &game.shards[shard] {
                    let [weight, squares] = &mut cells[(slot - first) as usize];
                    *squares += gradient * gradient;
                    *weight -= rate * gradient / squares.sqrt();
                }
            }
        });
    }
}

/// Gradients of one game by part of the table.
struct Gradients {
    shift: u32,
    shards: [Vec<(u32, f32)>; SHARDS],
    tail: f32,
    positions: u32,
    log_evidence: f64,
}

impl Gradients {
    fn new() -> Gradients {
        Gradients { shift: 0, shards: Default::default(), tail: 0.0, positions: 0, log_evidence: 0.0 }
    }

    /// For another game, and a table of 2 to `bits` places.
    fn reset(&mut self, bits: u32) {
        self.shift = bits - SHARDS.trailing_zeros();
        self.shards.iter_mut().for_each(Vec::clear);
        (self.tail, self.positions, self.log_evidence) = (0.0, 0, 0.0);
    }

    #[inline]
    fn push(&mut self, slot: u32, gradient: f32) {
        self.shards[(slot >> self.shift) as usize].push((slot, gradient));
    }
}

/// A model as it is trained, with full weights.
struct Trained {
    base: Base,
    table: Table,
    positions: u64,
}

struct Worker {
    situation: Situation,
    scorer: Scorer,
}

/// Workers are lent to threads and come back.
pub(super) struct Workers<T>(Mutex<Vec<T>>);

impl<T> Workers<T> {
    pub fn new() -> Workers<T> {
        Workers(Mutex::new(Vec::new()))
    }

    pub fn lend<R>(&self, new: impl FnOnce() -> T, work: impl FnOnce(&mut T) -> R) -> R {
        let mut worker = self.take().unwrap_or_else(new);
        let result = work(&mut worker);
        self.give_back(worker);
        result
    }

    fn take(&self) -> Option<T> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).pop()
    }

    fn give_back(&self, worker: T) {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(worker);
    }
}

fn new_worker() -> Worker {
    Worker { situation: Situation::new(BoardSize::NINETEEN), scorer: Scorer::new() }
}

/// The next batch: 1 game, then 1 for every 4 that were, up to [`BATCH`].
fn batches(games: &[GameId]) -> impl Iterator<Item = &[GameId]> {
    let mut start = 0;
    std::iter::from_fn(move || {
        let size = (1 + start / 4).min(BATCH).min(games.len() - start);
        let batch = &games[start..start + size];
        start += size;
        (size > 0).then_some(batch)
    })
}

/// A shuffled copy; the same for the same seed.
pub(super) fn shuffled(games: &[GameId], seed: u64) -> Vec<GameId> {
    let mut keyed: Vec<(u64, GameId)> =
        games.iter().map(|&id| (random_value(seed.rotate_left(32) ^ u64::from(id.0)), id)).collect();
    keyed.sort_unstable();
    keyed.into_iter().map(|(_, id)| id).collect()
}

/// Trains on these games.
///
/// `before` and `split` are noted in the model, nothing more.
pub fn train(
    corpus: &Corpus,
    games: &[GameId],
    params: &TrainParams,
    progress: &Progress,
) -> Result<Model, Cancelled> {
    let Trained { base, table, positions } = learn_all(corpus, games, params, progress)?;
    let info = ModelInfo {
        app: format!("katachi {}", env!("CARGO_PKG_VERSION")),
        seed: params.seed,
        games: games.len() as u64,
        positions,
        passes: params.passes,
        corpus: corpus.id().to_string(),
        features: base.known.count(),
        bits: params.bits,
        admit: params.admit,
        step: STEP,
        first_step: STEP,
        tail: base.tail,
        without: params.without.iter().map(|group| group.name().to_owned()).collect(),
        ..ModelInfo::default()
    };
    let signatures = games.par_iter().map(|&id| signature(corpus.game(id))).collect();
    Ok(Model::new(info, base, table.0.iter().map(|cell| cell[0]), signatures))
}

/// Games after which steps have their full size.
const WARM_UP: f32 = 400.0;

/// Weights are kept in multiples of this.
const STEP: f32 = 0.03;

fn learn_all(
    corpus: &Corpus,
    games: &[GameId],
    params: &TrainParams,
    progress: &Progress,
) -> Result<Trained, Cancelled> {
    let mut base = Base::new(params.bits, Groups::without(&params.without));
    let workers = Workers::new();
    let order = shuffled(games, params.seed);
    train_first_stage(corpus, &order[..params.first_stage_games.min(order.len())], &mut base, &workers, progress)?;
    let clock = std::time::Instant::now();
    admit(corpus, &order, params.admit, &mut base, &workers, progress)?;
    eprintln!("admitted {} of {}: {:.1?}", base.known.count(), 1_u64 << params.bits, clock.elapsed());
    let mut table = Table::new(1 << params.bits);
    // Mixed with the places, the admitted ones would be spread anyway; they begin at 0.
    let mut all_positions = 0;
    let spare = Workers::new();
    for pass in 0..params.passes {
        let order = shuffled(games, params.seed + 1 + u64::from(pass));
        progress.begin("Learning", "games", order.len() as u64);
        let (mut positions, mut evidence, mut done) = (0_u64, 0.0, 0);
        for batch in batches(&order) {
            let gradients: Vec<Gradients> = batch
                .par_iter()
                .map(|&id| {
                    let mut gradients = spare.take().unwrap_or_else(Gradients::new);
                    gradients.reset(base.known.bits());
                    workers.lend(new_worker, |worker| {
                        learn(worker, corpus, id, &base, &table, &mut gradients, progress);
                    });
                    progress.add(1);
                    gradients
                })
                .collect();
            progress.check()?;
            // Small steps first: while no weight has seen much, all features of a move step at once in one direction.
            let warm = if pass == 0 { (0.1 + done as f32 / WARM_UP).min(1.0) } else { 1.0 };
            table.apply(&gradients, params.rate * warm);
            for game in gradients {
                base.tail -= 0.04 * game.tail / (game.positions.max(1) as f32).sqrt();
                positions += u64::from(game.positions);
                all_positions += u64::from(game.positions) * u64::from(pass == 0);
                evidence += game.log_evidence;
                spare.give_back(game);
            }
            done += batch.len();
            if done * 10 / order.len() > (done - batch.len()) * 10 / order.len() {
                eprintln!("pass {pass} {done} games: {:.4} tail {:.2}  {:.1?}", evidence / positions as f64, base.tail, clock.elapsed());
                (positions, evidence) = (0, 0.0);
            }
        }
    }
    Ok(Trained { base, table, positions: all_positions })
}

/// Goes through a game's positions with a legal play as the next move.
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
        if !progress.is_cancelled() && next.point().is_some_and(|point| situation.is_legal(point)) {
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
    progress.begin("First stage", "games", games.len() as u64);
    let mut table = Table::new(base.shortlist.len());
    let spare = Workers::new();
    for batch in batches(games) {
        let gradients: Vec<Gradients> = batch
            .par_iter()
            .map(|&id| {
                let mut gradients = spare.take().unwrap_or_else(Gradients::new);
                gradients.reset(super::shortlist::BITS);
                workers.lend(new_worker, |worker| {
                    positions(worker, corpus, id, progress, |situation, scorer, next| {
                        scorer.score_first(situation, base);
                        let played = next.point().and_then(|point| scorer.number_of(at(point)));
                        softmax(&mut scorer.first);
                        for (number, (&probability, (_, slots))) in
                            scorer.first.iter().zip(&scorer.shortlist.moves).enumerate()
                        {
                            let gradient = probability - f32::from(u8::from(Some(number) == played));
                            if gradient.abs() > LEAST_GRADIENT {
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

/// Counts are kept in a table of 2 to this places.
const SKETCH_BITS: u32 = 28;

/// Collects all numbers, known or not, as far as they are asked for.
struct Hashes<'a> {
    base: &'a Base,
    hashes: &'a mut [Vec<u64>; SHARDS],
}

impl Sink for Hashes<'_> {
    #[inline]
    fn take(&mut self, group: Group, hash: u64) -> bool {
        if !self.base.groups.contains(group) {
            return false;
        }
        let place = hash & ((1 << SKETCH_BITS) - 1);
        self.hashes[(place >> (SKETCH_BITS - SHARDS.trailing_zeros())) as usize].push(hash);
        self.base.known.contains(self.base.known.slot(hash))
    }
}

/// Admits the features that are said of played moves at least `least` times.
fn admit(
    corpus: &Corpus,
    games: &[GameId],
    least: u8,
    base: &mut Base,
    workers: &Workers<Worker>,
    progress: &Progress,
) -> Result<(), Cancelled> {
    progress.begin("Counting", "games", games.len() as u64);
    let mut counts = vec![0_u8; 1 << SKETCH_BITS];
    for batch in batches(games) {
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

/// The gradients of one game.
fn learn(
    worker: &mut Worker,
    corpus: &Corpus,
    id: GameId,
    base: &Base,
    table: &Table,
    gradients: &mut Gradients,
    progress: &Progress,
) {
    positions(worker, corpus, id, progress, |situation, scorer, next| {
        scorer.score(situation, base, table);
        let Some(played) = next.point().and_then(|point| scorer.number_of(at(point))) else { return };
        gradients.positions += 1;
        gradients.log_evidence += f64::from(scorer.probabilities[played].max(f32::MIN_POSITIVE).ln());
        let (mut start, mut close_mass) = (0, 0.0);
        for (&number, &end) in scorer.close.iter().zip(&scorer.ends) {
            let probability = scorer.probabilities[number];
            close_mass += probability;
            let gradient = probability - f32::from(u8::from(number == played));
            if gradient.abs() > LEAST_GRADIENT {
                scorer.slots[start..end].iter().for_each(|&slot| gradients.push(slot, gradient));
            }
            start = end;
        }
        let in_tail = scorer.close.binary_search(&played).is_err();
        gradients.tail += (1.0 - close_mass) - f32::from(u8::from(in_tail));
    });
}
