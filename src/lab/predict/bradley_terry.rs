//! The simple baseline model: features whose strengths multiply, learned by minorisation-maximisation.
//!
//! A position is a competition of its legal moves. A move's strength is the product of its features' strengths, and its
//! chance to win is its share of all strengths. Each round updates one kind of feature after the other, all levels of a
//! kind at once, because they exclude each other. An update makes the expected number of wins equal to the observed
//! one. One virtual win and one virtual loss against strength 1 keep rare features in bounds.
//!
//! Source: Coulom, "Computing Elo ratings of move patterns in the game of Go" (2007). The features are his except for
//! the Monte-Carlo ownership; a shape is the largest of our nested contexts that is frequent, without liberties. The
//! model is a row in the table of `katachi lab predict test --bradley-terry`, to show what the large model adds.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::measure::PredictionHits;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{BoardSize, Color};
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::fast_board::{At, at, code};
use katachi_engines::predict::Situation;
use katachi_engines::predict::parts::{PositionFeatures, Tactics, Workers, distance_at, folded, smallest};

/// Number of games that it learns from, as in the source.
pub const BRADLEY_TERRY_GAMES: usize = 652;

/// Minimum number of times that a shape is played to have a strength of its own.
const MIN_SHAPE_PLAYS: u32 = 20;

/// Number of nested contexts that serve as shapes. The largest reaches distance 10.
const SHAPE_CONTEXTS: usize = 9;

/// Number of rounds over all kinds of features.
const ROUNDS: usize = 12;

const KIND_COUNT: usize = 8;
const SHAPE_KIND: usize = 7;

/// Number of levels of each kind except shapes.
const LEVEL_COUNTS: [usize; SHAPE_KIND] = [6, 3, 3, 5, 6, 18, 18];

/// Strengths by kind and level.
pub struct BradleyTerry {
    strengths: [Vec<f32>; KIND_COUNT],
    shapes: FxHashMap<u64, u32>,
}

/// The level of one candidate in each kind.
type Levels = [u32; KIND_COUNT];

/// One position: the index of the candidate that was played, and the end of its candidates in the block.
struct Competition {
    winner: u32,
    end: usize,
}

/// Positions of some games with all candidates in sequence, each packed into 64 bits.
#[derive(Default)]
struct CompetitionBlock {
    candidates: Vec<u64>,
    competitions: Vec<Competition>,
}

/// Number of bits of each kind.
const KIND_BITS: [u32; KIND_COUNT] = [4, 4, 4, 4, 4, 6, 6, 32];

fn pack(levels: Levels) -> u64 {
    levels.iter().zip(KIND_BITS).rev().fold(0, |packed, (&level, bits)| packed << bits | u64::from(level))
}

fn unpack(mut packed: u64) -> Levels {
    KIND_BITS.map(|bits| {
        let level = packed & ((1 << bits) - 1);
        packed >>= bits;
        level as u32
    })
}

struct LevelReader {
    situation: Situation,
    prepared: PositionFeatures,
}

impl LevelReader {
    fn new() -> LevelReader {
        LevelReader { situation: Situation::new(BoardSize::NINETEEN), prepared: PositionFeatures::new() }
    }
}

fn shape_keys(situation: &Situation, here: At, mover: Color) -> impl Iterator<Item = u64> {
    let windows = situation.context_keys(here, mover as usize);
    (0..SHAPE_CONTEXTS).rev().map(move |context| smallest(&windows[context]) ^ (context as u64) << 60)
}

fn levels(situation: &Situation, prepared: &mut PositionFeatures, here: At, shapes: &FxHashMap<u64, u32>) -> Levels {
    let t: Tactics = prepared.tactics(situation, here);
    let capture = match () {
        () if t.captured == 0 => 0,
        () if t.captures_cutter => 1,
        () if t.captures_last => 2,
        () if t.captured > 1 => 3,
        () if t.ko => 4,
        () => 5,
    };
    let extension = if t.saved == 0 { 0 } else { 1 + u32::from(!t.escapes) };
    let self_atari = if t.liberties > 1 { 0 } else { 1 + u32::from(t.stones > 1) };
    let atari = match () {
        () if t.atari == 0 => 0,
        () if t.ladder => 1,
        () if situation.board().ko != 0 => 2,
        () if t.atari > 1 => 3,
        () => 4,
    };
    let distance = |place: At| if place == 0 { 0 } else { distance_at(here, place).clamp(2, 18) as u32 - 1 };
    let [last, before_last] = situation.last_two_at();
    let (line, _) = folded(here, situation.size());
    let shape = shape_keys(situation, here, situation.to_play()).find_map(|key| shapes.get(&key));
    [
        capture,
        extension,
        self_atari,
        atari,
        line.min(5) as u32,
        distance(last),
        distance(before_last),
        shape.copied().unwrap_or(0),
    ]
}

impl BradleyTerry {
    /// Learns from these games.
    ///
    /// Errors: stopped by the user.
    pub fn learn(corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<BradleyTerry, Cancelled> {
        let readers = Workers::new();
        progress.begin(Phase::ListingShapes, "games", games.len() as u64);
        let mut counts: FxHashMap<u64, u32> = FxHashMap::default();
        let played: Vec<Vec<u64>> = games
            .par_iter()
            .map(|&id| {
                let mut keys = Vec::new();
                readers.lend(LevelReader::new, |LevelReader { situation, .. }| {
                    situation.replay(corpus.game(id), usize::MAX, |situation, next| {
                        if let Some(point) = next.point().filter(|&point| situation.is_legal(point)) {
                            keys.extend(shape_keys(situation, at(point), next.color()));
                        }
                    });
                });
                progress.add(1);
                keys
            })
            .collect();
        played.iter().flatten().for_each(|&key| *counts.entry(key).or_default() += 1);
        let mut frequent: Vec<u64> =
            counts.into_iter().filter(|&(_, count)| count >= MIN_SHAPE_PLAYS).map(|(key, _)| key).collect();
        frequent.sort_unstable();
        let shapes: FxHashMap<u64, u32> = frequent.into_iter().zip(1..).collect();
        progress.begin(Phase::ListingCandidates, "games", games.len() as u64);
        let blocks: Vec<CompetitionBlock> = games
            .par_chunks(8)
            .map(|games| {
                let mut block = CompetitionBlock::default();
                for &id in games {
                    readers.lend(LevelReader::new, |LevelReader { situation, prepared }| {
                        situation.replay(corpus.game(id), usize::MAX, |situation, next| {
                            if progress.check().is_ok() {
                                block.note(situation, prepared, next.point().map_or(0, at), &shapes);
                            }
                        });
                    });
                    progress.add(1);
                }
                block
            })
            .collect();
        progress.check()?;
        let mut model = BradleyTerry {
            strengths: std::array::from_fn(|kind| {
                vec![1.0; LEVEL_COUNTS.get(kind).copied().unwrap_or(shapes.len() + 1)]
            }),
            shapes,
        };
        progress.begin(Phase::FindingStrengths, "rounds", (ROUNDS * KIND_COUNT) as u64);
        for _ in 0..ROUNDS {
            for kind in 0..KIND_COUNT {
                model.update(kind, &blocks, progress);
                progress.check()?;
                progress.add(1);
            }
        }
        Ok(model)
    }

    fn strength(&self, levels: Levels) -> f32 {
        levels.iter().zip(&self.strengths).map(|(&level, strengths)| strengths[level as usize]).product()
    }

    /// One step of minorisation-maximisation for all levels of a kind.
    fn update(&mut self, kind: usize, blocks: &[CompetitionBlock], progress: &Progress) {
        let count = self.strengths[kind].len();
        let sums: Vec<Vec<[f64; 2]>> = blocks
            .par_iter()
            .map(|block| {
                let mut sums = vec![[0.0; 2]; count];
                let mut strengths = Vec::new();
                let mut start = 0;
                for Competition { winner, end } in &block.competitions {
                    if progress.check().is_err() {
                        break;
                    }
                    let candidates = &block.candidates[start..*end];
                    strengths.clear();
                    strengths.extend(candidates.iter().map(|&candidate| self.strength(unpack(candidate))));
                    let all: f32 = strengths.iter().sum();
                    for (&candidate, strength) in candidates.iter().zip(&strengths) {
                        let level = unpack(candidate)[kind] as usize;
                        sums[level][1] += f64::from(strength / self.strengths[kind][level] / all);
                    }
                    sums[unpack(candidates[*winner as usize])[kind] as usize][0] += 1.0;
                    start = *end;
                }
                sums
            })
            .collect();
        for (level, strength) in self.strengths[kind].iter_mut().enumerate() {
            let [wins, shares] = sums.iter().fold([0.0; 2], |[a, b], sums| [a + sums[level][0], b + sums[level][1]]);
            *strength = ((wins + 1.0) / (shares + 2.0 / (1.0 + f64::from(*strength)))) as f32;
        }
    }

    /// Measures how high the model ranks the moves that were played in these games.
    ///
    /// Errors: stopped by the user.
    pub fn measure(&self, corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<PredictionHits, Cancelled> {
        progress.begin(Phase::TestingStrengths, "games", games.len() as u64);
        let readers = Workers::new();
        let each: Vec<PredictionHits> = games
            .par_iter()
            .map(|&id| {
                let mut hits = PredictionHits::default();
                readers.lend(LevelReader::new, |LevelReader { situation, prepared }| {
                    situation.replay(corpus.game(id), usize::MAX, |situation, next| {
                        if progress.check().is_err() {
                            return;
                        }
                        let mut block = CompetitionBlock::default();
                        block.note(situation, prepared, next.point().map_or(0, at), &self.shapes);
                        let Some(Competition { winner, .. }) = block.competitions.first() else { return };
                        let strength = |&candidate: &u64| self.strength(unpack(candidate));
                        let strengths: Vec<f32> = block.candidates.iter().map(strength).collect();
                        let own = strengths[*winner as usize];
                        let greater = strengths.iter().filter(|&&other| other > own).count();
                        let equal = strengths.iter().filter(|&&other| other == own).count();
                        hits.note(greater, equal, own / strengths.iter().sum::<f32>());
                    });
                });
                progress.add(1);
                hits
            })
            .collect();
        progress.check()?;
        let mut all = PredictionHits::default();
        each.iter().for_each(|hits| all.add(hits));
        Ok(all)
    }
}

impl CompetitionBlock {
    /// Adds a position if its next move is a legal play.
    fn note(
        &mut self,
        situation: &Situation,
        prepared: &mut PositionFeatures,
        played: At,
        shapes: &FxHashMap<u64, u32>,
    ) {
        let color = code(situation.to_play());
        if played == 0 || !situation.board().is_legal(color, played) {
            return;
        }
        prepared.look_at(situation);
        let start = self.candidates.len();
        let mut winner = 0;
        for here in situation.size().points().map(at).filter(|&here| situation.board().is_legal(color, here)) {
            if here == played {
                winner = (self.candidates.len() - start) as u32;
            }
            self.candidates.push(pack(levels(situation, prepared, here, shapes)));
        }
        self.competitions.push(Competition { winner, end: self.candidates.len() });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn levels_survive_packing() {
        for levels in [[0; KIND_COUNT], [5, 2, 2, 4, 5, 17, 17, 100_000], [1, 0, 1, 3, 2, 9, 16, u32::MAX]] {
            assert_eq!(unpack(pack(levels)), levels);
        }
    }

    #[test]
    fn strengths_become_the_odds_that_were_observed() {
        // Two kinds of moves compete, and one wins 3 out of 4 times.
        let levels = |line: u32| pack([0, 0, 0, 0, line, 0, 0, 0]);
        let mut block = CompetitionBlock::default();
        for round in 0..4000 {
            block.candidates.extend([levels(1), levels(2)]);
            block.competitions.push(Competition { winner: u32::from(round % 4 == 0), end: block.candidates.len() });
        }
        let strengths = std::array::from_fn(|kind| vec![1.0; LEVEL_COUNTS.get(kind).copied().unwrap_or(1)]);
        let mut model = BradleyTerry { strengths, shapes: FxHashMap::default() };
        for _ in 0..50 {
            model.update(4, std::slice::from_ref(&block), &Progress::new());
        }
        let odds = model.strengths[4][1] / model.strengths[4][2];
        assert!((odds - 3.0).abs() < 0.05, "{odds}");
    }
}
