//! The ranking model: a softmax over the legal moves. A move's score is the sum of its features' weights.
//!
//! The weights are in one table, each at its feature's slot (the upper bits of its hash). One bit for each slot says
//! whether it is in use ([`KnownFeatures`]): a feature gets a weight only if played moves had it often enough. Two
//! features with the same slot share a weight, in training and in prediction.

use super::groups::FeatureGroup;
use super::names::FeatureSink;
use super::shortlist;

/// The slots of the weight table that are in use.
#[derive(Clone, PartialEq, Eq)]
pub struct KnownFeatures {
    bits: u32,
    words: Vec<u64>,
}

impl KnownFeatures {
    pub fn new(bits: u32) -> KnownFeatures {
        KnownFeatures { bits, words: vec![0; 1 << (bits - 6)] }
    }

    /// Takes the 2^`bits` bits of the set as words.
    pub fn from_words(bits: u32, words: Vec<u64>) -> KnownFeatures {
        debug_assert_eq!(words.len(), 1 << (bits - 6));
        KnownFeatures { bits, words }
    }

    /// The slots in use, ascending.
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

/// The groups of features in use. An ablation leaves some out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FeatureGroups(u32);

impl FeatureGroups {
    pub fn without(left_out: &[FeatureGroup]) -> FeatureGroups {
        FeatureGroups(left_out.iter().fold(u32::MAX, |groups, &group| groups & !(1 << group as u32)))
    }

    #[inline]
    pub fn contains(self, group: FeatureGroup) -> bool {
        self.0 >> group as u32 & 1 != 0
    }
}

/// A source of weights: a model that is being trained, or a finished one.
pub trait WeightSource {
    /// The weight of a slot in use.
    fn weight(&self, slot: u32) -> f32;
}

/// A model without its large table of weights.
#[derive(Clone)]
pub struct Base {
    pub known: KnownFeatures,
    pub groups: FeatureGroups,
    /// Weights of the first stage.
    pub shortlist: Vec<f32>,
    /// Added to the first stage's score of a move that the second stage doesn't see.
    pub tail: f32,
}

impl Base {
    pub fn new(bits: u32, groups: FeatureGroups) -> Base {
        Base { known: KnownFeatures::new(bits), groups, shortlist: vec![0.0; 1 << shortlist::TABLE_BITS], tail: 0.0 }
    }
}

/// A [`FeatureSink`] that collects the slots of known features.
pub(super) struct KnownSlots<'a> {
    pub base: &'a Base,
    pub slots: &'a mut Vec<u32>,
}

impl FeatureSink for KnownSlots<'_> {
    #[inline]
    fn take(&mut self, group: FeatureGroup, hash: u64) -> bool {
        let slot = self.base.known.slot(hash);
        let known = self.base.groups.contains(group) && self.base.known.contains(slot);
        if known {
            self.slots.push(slot);
        }
        known
    }
}

/// Sums of the weights of known features by group.
pub(super) struct FeatureGroupSums<'a, W> {
    pub base: &'a Base,
    pub weights: &'a W,
    pub sums: [f32; FeatureGroup::ALL.len()],
}

impl<W: WeightSource> FeatureSink for FeatureGroupSums<'_, W> {
    #[inline]
    fn take(&mut self, group: FeatureGroup, hash: u64) -> bool {
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
    pub slots: Vec<(FeatureGroup, u32)>,
}

impl FeatureSink for KnownGroups<'_> {
    fn take(&mut self, group: FeatureGroup, hash: u64) -> bool {
        let slot = self.base.known.slot(hash);
        let known = self.base.groups.contains(group) && self.base.known.contains(slot);
        if known {
            self.slots.push((group, slot));
        }
        known
    }
}
