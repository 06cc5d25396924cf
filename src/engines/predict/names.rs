//! Describes candidate moves by features, each named by a hash, and by numbers for the decision trees.

use super::groups::FeatureGroup;

/// Number of candidates in a position that the trees look at; more if several tie for the last place.
pub(super) const TREE_CANDIDATES: usize = 20;

/// Number of inputs that the trees get for a candidate besides the sums of its groups.
pub const EXTRA_INPUTS: usize = 24;

/// Number of all inputs of the trees.
pub const TREE_INPUTS: usize = FeatureGroup::ALL.len() + 6 + EXTRA_INPUTS;

/// Receives the features of a candidate, one by one.
pub trait FeatureSink {
    /// Takes a feature. Returns whether it is known; if not, larger ones of its family need not be tried.
    fn take(&mut self, group: FeatureGroup, hash: u64) -> bool;
}

/// The stage of the game, by the number of moves played.
pub(super) fn stage(moves: usize) -> u64 {
    class(moves, &[8, 16, 30, 50, 80, 120, 170, 220])
}

/// The class of a value: the number of bounds that it reaches.
pub(super) fn class(value: usize, bounds: &[usize]) -> u64 {
    bounds.iter().take_while(|&&bound| value >= bound).count() as u64
}
