//! Scores and probabilities of all legal moves of a position.

use super::features::Prepared;
use super::liberties::At;
use super::model::{Base, KnownSlots, Weights};
use super::shortlist::Shortlist;
use super::situation::Situation;

/// What is looked at closely: moves that the first stage gives at least this probability, but at most so many.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Limits {
    pub least: f32,
    pub most: usize,
}

impl Limits {
    /// While training, where every move counts eleven million times.
    pub const LEARNING: Limits = Limits { least: 1e-3, most: 56 };

    /// When asked: a longer list costs nothing that anybody notices, and passes over 1 % of the played moves, not 5 %.
    pub const ASKED: Limits = Limits { least: 3e-4, most: 110 };
}

/// At least so many are looked at closely.
const FEWEST: usize = 12;

/// Works out scores; keeps its memory from position to position.
pub(super) struct Scorer {
    pub shortlist: Shortlist,
    pub prepared: Prepared,
    /// The first stage's scores of all legal moves, in the order of `shortlist.moves`.
    pub first: Vec<f32>,
    /// What is looked at closely: numbers of `shortlist.moves`, ascending.
    pub close: Vec<usize>,
    /// Places in the weight table of all that are looked at closely, one after the other, and where each ends.
    pub slots: Vec<u32>,
    pub ends: Vec<usize>,
    /// Probabilities of all legal moves, in the order of `shortlist.moves`.
    pub probabilities: Vec<f32>,
    order: Vec<f32>,
    limits: Limits,
}

impl Scorer {
    pub fn new(limits: Limits) -> Scorer {
        Scorer {
            shortlist: Shortlist::new(),
            prepared: Prepared::new(),
            first: Vec::new(),
            close: Vec::new(),
            slots: Vec::new(),
            ends: Vec::new(),
            probabilities: Vec::new(),
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

    /// Chooses what is looked at closely, and names its features.
    pub fn look_closely(&mut self, situation: &Situation, base: &Base) {
        let highest = self.first.iter().copied().fold(f32::NEG_INFINITY, f32::max);
        let sum: f32 = self.first.iter().map(|score| (score - highest).exp()).sum();
        let mut least = highest + (sum * self.limits.least).ln();
        if self.first.len() > FEWEST {
            self.order.clear();
            self.order.extend_from_slice(&self.first);
            let (_, &mut fewest, _) = self.order.select_nth_unstable_by(FEWEST - 1, |a, b| b.total_cmp(a));
            let within = if self.first.len() > self.limits.most {
                *self.order.select_nth_unstable_by(self.limits.most - 1, |a, b| b.total_cmp(a)).1
            } else {
                f32::NEG_INFINITY
            };
            // Equal scores, such as those of symmetric points, stay together.
            least = least.max(within).min(fewest);
        } else {
            least = f32::NEG_INFINITY;
        }
        self.close.clear();
        self.close.extend((0..self.first.len()).filter(|&number| self.first[number] >= least));
        self.prepared.look_at(situation);
        self.slots.clear();
        self.ends.clear();
        for &number in &self.close {
            let mut sink = KnownSlots { base, slots: &mut self.slots };
            self.prepared.features(situation, self.shortlist.moves[number].0, &mut sink);
            self.ends.push(self.slots.len());
        }
    }

    /// Probabilities of all legal moves; they sum to 1.
    pub fn score(&mut self, situation: &Situation, base: &Base, weights: &impl Weights) {
        self.score_first(situation, base);
        self.look_closely(situation, base);
        self.probabilities.clear();
        self.probabilities.extend(self.first.iter().map(|score| score + base.tail));
        let mut start = 0;
        for (&number, &end) in self.close.iter().zip(&self.ends) {
            let sum: f32 = self.slots[start..end].iter().map(|&slot| weights.weight(slot)).sum();
            self.probabilities[number] = self.first[number] + sum;
            start = end;
        }
        softmax(&mut self.probabilities);
    }

    /// The number of a move in `shortlist.moves`.
    pub fn number_of(&self, at: At) -> Option<usize> {
        self.shortlist.moves.binary_search_by_key(&at, |&(at, _)| at).ok()
    }
}

pub(super) fn softmax(scores: &mut [f32]) {
    let highest = scores.iter().copied().fold(f32::NEG_INFINITY, f32::max);
    scores.iter_mut().for_each(|score| *score = (*score - highest).exp());
    let sum: f32 = scores.iter().sum();
    scores.iter_mut().for_each(|score| *score /= sum);
}
