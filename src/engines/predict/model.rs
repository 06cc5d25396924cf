//! The ranking model: a softmax over the legal moves, whose scores are sums of weights of what is said of each.
//!
//! Weights lie in one table at the place that a feature's number hashes to. Which features exist is one bit a place
//! ([`Known`]): a feature is admitted when it was said of played moves often enough, and only admitted ones have a
//! weight. Two features that share a place share a weight, in training as in prediction.

use super::groups::Group;
use super::names::Sink;
use super::shortlist;

/// Which places of the weight table are in use.
#[derive(Clone, PartialEq, Eq)]
pub struct Known {
    bits: u32,
    words: Vec<u64>,
}

impl Known {
    pub fn new(bits: u32) -> Known {
        Known { bits, words: vec![0; 1 << (bits - 6)] }
    }

    /// A set of 2^`bits` bits.
    pub fn from_words(bits: u32, words: Vec<u64>) -> Known {
        debug_assert_eq!(words.len(), 1 << (bits - 6));
        Known { bits, words }
    }

    /// The places in use, ascending.
    pub fn slots(&self) -> impl Iterator<Item = u32> + '_ {
        self.words.iter().enumerate().flat_map(|(index, &word)| {
            let mut word = word;
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros();
                    word &= word - 1;
                    index as u32 * 64 + bit
                })
            })
        })
    }

    pub fn bits(&self) -> u32 {
        self.bits
    }

    #[inline]
    pub fn slot(&self, hash: u64) -> u32 {
        (hash >> (64 - self.bits)) as u32
    }

    #[inline]
    pub fn contains(&self, slot: u32) -> bool {
        self.words[slot as usize / 64] >> (slot % 64) & 1 != 0
    }

    pub fn insert(&mut self, slot: u32) {
        self.words[slot as usize / 64] |= 1 << (slot % 64);
    }

    pub fn count(&self) -> u64 {
        self.words.iter().map(|word| u64::from(word.count_ones())).sum()
    }

    pub fn words(&self) -> &[u64] {
        &self.words
    }
}

/// Which groups of features are used; all but those that an ablation leaves out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Groups(u32);

impl Groups {
    pub fn without(left_out: &[Group]) -> Groups {
        Groups(left_out.iter().fold(u32::MAX, |groups, &group| groups & !(1 << group as u32)))
    }

    #[inline]
    pub fn contains(self, group: Group) -> bool {
        self.0 >> group as u32 & 1 != 0
    }
}

/// A source of weights: while training, or as shipped.
pub trait Weights {
    fn weight(&self, slot: u32) -> f32;
}

/// The parts of a score, besides the large table of weights.
#[derive(Clone)]
pub struct Base {
    pub known: Known,
    pub groups: Groups,
    /// Weights of the first stage.
    pub shortlist: Vec<f32>,
    /// Added to the first stage's score of a move that is not looked at closely.
    pub tail: f32,
}

impl Base {
    pub fn new(bits: u32, groups: Groups) -> Base {
        Base { known: Known::new(bits), groups, shortlist: vec![0.0; 1 << shortlist::BITS], tail: 0.0 }
    }
}

/// Collects the places of known features.
pub(super) struct KnownSlots<'a> {
    pub base: &'a Base,
    pub slots: &'a mut Vec<u32>,
}

impl Sink for KnownSlots<'_> {
    #[inline]
    fn take(&mut self, group: Group, hash: u64) -> bool {
        let slot = self.base.known.slot(hash);
        let known = self.base.groups.contains(group) && self.base.known.contains(slot);
        if known {
            self.slots.push(slot);
        }
        known
    }
}

/// Sums of the weights of known features by group.
pub(super) struct Sums<'a, W> {
    pub base: &'a Base,
    pub weights: &'a W,
    pub sums: [f32; Group::ALL.len()],
}

impl<W: Weights> Sink for Sums<'_, W> {
    #[inline]
    fn take(&mut self, group: Group, hash: u64) -> bool {
        let slot = self.base.known.slot(hash);
        let known = self.base.groups.contains(group) && self.base.known.contains(slot);
        if known {
            self.sums[group as usize] += self.weights.weight(slot);
        }
        known
    }
}

/// As [`KnownSlots`], with the group of each.
pub(super) struct KnownGroups<'a> {
    pub base: &'a Base,
    pub slots: Vec<(Group, u32)>,
}

impl Sink for KnownGroups<'_> {
    fn take(&mut self, group: Group, hash: u64) -> bool {
        let slot = self.base.known.slot(hash);
        let known = self.base.groups.contains(group) && self.base.known.contains(slot);
        if known {
            self.slots.push((group, slot));
        }
        known
    }
}
