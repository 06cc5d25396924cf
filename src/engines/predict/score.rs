//! Scores and probabilities of all legal moves of a position.

use super::context::random_value;
use super::features::PositionFeatures;
use super::file::Model;
use super::groups::FeatureGroup;
use super::model::{Base, FeatureGroupSums, KnownSlots, WeightSource};
use super::names::{EXTRA_INPUTS, TREE_CANDIDATES, TREE_INPUTS};
use super::shortlist::Shortlist;
use super::situation::Situation;
use crate::fast_board::At;

/// Which moves the second stage looks at: at least this probability in the first stage, and at most this number of
/// moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ScorerLimits {
    pub least: f32,
    pub most: usize,
    /// While learning, moves below this probability are sampled: one in `one_in` is drawn, and stands for all.
    pub rare: f32,
    pub one_in: u64,
}

impl ScorerLimits {
    /// For training. Every move here costs time in eleven million positions.
    pub const FOR_TRAINING: ScorerLimits = ScorerLimits { least: 3e-4, most: 110, rare: 0.01, one_in: 4 };

    /// For users. A longer list costs no time that anybody notices, and misses 1 % of the played moves instead of 5 %.
    pub const FOR_USERS: ScorerLimits = ScorerLimits { least: 3e-4, most: 110, rare: 0.0, one_in: 1 };
}

/// Minimum number of moves that are looked at closely.
const MIN_CLOSE_MOVES: usize = 12;

/// Computes scores. Reuses its memory from position to position.
pub struct Scorer {
    pub shortlist: Shortlist,
    pub prepared: PositionFeatures,
    /// The first stage's scores of all legal moves, in the order of `shortlist.moves`.
    pub first: Vec<f32>,
    /// Moves in the second stage, as indices in `shortlist.moves`, ascending.
    pub close: Vec<usize>,
    /// Slots of the features of all moves in `close`, one after the other. `ends` holds the end of each.
    pub slots: Vec<u32>,
    pub ends: Vec<usize>,
    /// Probabilities of all legal moves, in the order of `shortlist.moves`.
    pub probabilities: Vec<f32>,
    /// Logarithm of how many moves each drawn move stands for, in the order of `close`.
    stands_for: Vec<f32>,
    /// Moves that were not drawn.
    dropped: Vec<usize>,
    /// Scores of all legal moves, in the order of `shortlist.moves`.
    pub scores: Vec<f32>,
    /// Sums by group for each move in `close`. `said` holds their other numbers.
    sums: Vec<[f32; FeatureGroup::ALL.len()]>,
    said: Vec<[f32; EXTRA_INPUTS]>,
    /// The most likely moves, as indices in `shortlist.moves`. `rows` holds the inputs of the trees for them, `others`
    /// the logarithm of the other moves' total weight.
    pub looked_at: Vec<usize>,
    pub rows: Vec<f32>,
    pub others: f32,
    order: Vec<f32>,
    limits: ScorerLimits,
}

impl Scorer {
    pub fn new(limits: ScorerLimits) -> Scorer {
        Scorer {
            shortlist: Shortlist::new(),
            prepared: PositionFeatures::new(),
            first: Vec::new(),
            close: Vec::new(),
            slots: Vec::new(),
            ends: Vec::new(),
            probabilities: Vec::new(),
            stands_for: Vec::new(),
            dropped: Vec::new(),
            scores: Vec::new(),
            sums: Vec::new(),
            said: Vec::new(),
            looked_at: Vec::new(),
            rows: Vec::new(),
            others: 0.0,
            order: Vec::new(),
            limits,
        }
    }

    /// The first stage alone.
    pub fn score_first(&mut self, situation: &Situation, base: &Base) {
        self.shortlist.look_at(situation);
        self.first.clear();
        self.first.extend(self.shortlist.moves.iter().map(|(_, slots)| slots.sum(&base.shortlist)));
    }

    /// Chooses the moves for the second stage. For learning, `drawing` has the index of the move that is always taken,
    /// and the seed for drawing others.
    fn choose(&mut self, drawing: Option<(usize, u64)>) {
        let highest = self.first.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = self.first.iter().map(|score| (score - highest).exp()).sum();
        let mut least = highest + (sum * self.limits.least).ln();
        if self.first.len() > MIN_CLOSE_MOVES {
            let fewest = nth_highest(&self.first, MIN_CLOSE_MOVES, &mut self.order);
            // Equal scores, such as those of symmetric points, stay together.
            least = least.max(nth_highest(&self.first, self.limits.most, &mut self.order)).min(fewest);
        } else {
            least = f32::NEG_INFINITY;
        }
        self.close.clear();
        self.stands_for.clear();
        self.dropped.clear();
        let rare = highest + (sum * self.limits.rare).ln();
        let one_in = self.limits.one_in;
        for number in (0..self.first.len()).filter(|&number| self.first[number] >= least) {
            let drawn = drawing.filter(|&(always, _)| number != always && self.first[number] < rare);
            match drawn {
                Some((_, chance)) if !random_value(chance ^ (number as u64) << 48).is_multiple_of(one_in) => {
                    self.dropped.push(number);
                }
                _ => {
                    self.close.push(number);
                    self.stands_for.push(if drawn.is_some() { (one_in as f32).ln() } else { 0.0 });
                }
            }
        }
    }

    /// Probabilities of all legal moves while learning, with moves that are drawn by chance and stand for others.
    pub fn score_to_learn(
        &mut self,
        situation: &Situation,
        base: &Base,
        weights: &impl WeightSource,
        played: At,
        chance: u64,
    ) {
        self.score_first(situation, base);
        self.probabilities.clear();
        let Some(played) = self.number_of(played) else { return };
        self.choose(Some((played, chance)));
        self.prepared.look_at(situation);
        self.slots.clear();
        self.ends.clear();
        self.probabilities.extend(self.first.iter().map(|score| score + base.tail));
        self.dropped.iter().for_each(|&number| self.probabilities[number] = f32::NEG_INFINITY);
        for (&number, stands_for) in self.close.iter().zip(&self.stands_for) {
            let start = self.slots.len();
            let mut sink = KnownSlots { base, slots: &mut self.slots };
            self.prepared.features(situation, self.shortlist.moves[number].0, &mut sink);
            let sum: f32 = self.slots[start..].iter().map(|&slot| weights.weight(slot)).sum();
            self.probabilities[number] = self.first[number] + sum + stands_for;
            self.ends.push(self.slots.len());
        }
        softmax(&mut self.probabilities);
    }

    /// Probabilities of all legal moves; they sum to 1.
    pub fn score(&mut self, situation: &Situation, model: &Model) {
        let base = &model.base;
        self.score_first(situation, base);
        self.choose(None);
        self.prepared.look_at(situation);
        self.scores.clear();
        let temperature = model.info().temperature;
        self.scores.extend(self.first.iter().map(|score| (score + base.tail) / temperature));
        self.sums.clear();
        self.said.clear();
        for &number in &self.close {
            let mut sink = FeatureGroupSums { base, weights: model, sums: [0.0; FeatureGroup::ALL.len()] };
            self.prepared.features(situation, self.shortlist.moves[number].0, &mut sink);
            self.scores[number] = (self.first[number] + sink.sums.iter().sum::<f32>()) / temperature;
            self.sums.push(sink.sums);
            self.said.push(self.prepared.said);
        }
        self.look_again();
        if !model.trees.is_empty() {
            for (&number, row) in self.looked_at.iter().zip(self.rows.chunks_exact(TREE_INPUTS)) {
                self.scores[number] += model.trees.sum(row);
            }
        }
        self.probabilities.clear();
        self.probabilities.extend_from_slice(&self.scores);
        softmax(&mut self.probabilities);
    }

    /// Collects the inputs of the trees for the most likely candidates.
    fn look_again(&mut self) {
        let close_scores = self.close.iter().map(|&number| self.scores[number]);
        let close_scores: Vec<f32> = close_scores.collect();
        let least = nth_highest(&close_scores, TREE_CANDIDATES, &mut self.order);
        let looked_at = || (0..close_scores.len()).filter(|&place| close_scores[place] >= least);
        let highest = self.scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let all = weight(self.scores.iter().copied(), highest);
        let mass = highest + all.ln();
        let mut highest_sums = [f32::NEG_INFINITY; FeatureGroup::ALL.len()];
        let (mut highest_first, mut second) = (f32::NEG_INFINITY, f32::NEG_INFINITY);
        for place in looked_at() {
            highest_sums.iter_mut().zip(&self.sums[place]).for_each(|(highest, sum)| *highest = highest.max(*sum));
            highest_first = highest_first.max(self.first[self.close[place]]);
            if close_scores[place] < highest {
                second = second.max(close_scores[place]);
            }
        }
        self.looked_at.clear();
        self.rows.clear();
        for place in looked_at() {
            let (number, score) = (self.close[place], close_scores[place]);
            let rank = close_scores.iter().filter(|&&other| other > score).count();
            self.looked_at.push(number);
            self.rows.extend(self.sums[place].iter().zip(highest_sums).map(|(sum, highest)| sum - highest));
            self.rows.extend([self.first[number] - highest_first, score - mass, score - highest, rank as f32]);
            self.rows.extend([highest - mass, if second.is_finite() { second - highest } else { -20.0 }]);
            self.rows.extend(self.said[place]);
        }
        let in_rows = weight(self.looked_at.iter().map(|&number| self.scores[number]), highest);
        self.others = highest + (all - in_rows).max(all * 1e-7).ln();
    }

    /// The index of a move in `shortlist.moves`.
    pub fn number_of(&self, at: At) -> Option<usize> {
        self.shortlist.moves.binary_search_by_key(&at, |&(at, _)| at).ok()
    }
}

/// The `count`-th highest score, or −∞ if there are no more than `count` scores.
fn nth_highest(scores: &[f32], count: usize, order: &mut Vec<f32>) -> f32 {
    if scores.len() <= count {
        return f32::NEG_INFINITY;
    }
    order.clear();
    order.extend_from_slice(scores);
    *order.select_nth_unstable_by(count - 1, |a, b| b.total_cmp(a)).1
}

/// The sum of exp(score − highest). Adds integers, so that the order, as on a turned board, makes no difference.
fn weight(scores: impl Iterator<Item = f32>, highest: f32) -> f32 {
    let unit = (1_u64 << 40) as f64;
    let sum: u64 = scores.map(|score| (f64::from(score - highest).exp() * unit) as u64).sum();
    (sum as f64 / unit) as f32
}

/// Turns scores into probabilities.
pub fn softmax(scores: &mut [f32]) {
    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    scores.iter_mut().for_each(|score| *score = (*score - highest).exp());
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}
