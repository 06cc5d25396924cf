//! Descriptions of a candidate move: named features, and numbers that trees may ask for.

use super::groups::FeatureGroup;

/// Candidates of a position that are given a second look.
pub(super) const LOOKED_AT: usize = 20;

/// Numbers that are said of a candidate besides the sums of its groups.
pub const EXTRA_INPUTS: usize = 24;

/// All numbers that trees may ask for.
pub const NUMBERS: usize = FeatureGroup::ALL.len() + 6 + EXTRA_INPUTS;

/// Takes features as they are named.
pub trait FeatureSink {
    /// Whether the feature is known, so that larger ones of its family are worth naming.
    fn take(&mut self, group: FeatureGroup, hash: u64) -> bool;
}

/// Stages of the game by moves played.
pub(super) fn stage(moves: usize) -> u64 {
    class(moves, &[8, 16, 30, 50, 80, 120, 170, 220])
}

/// Sorted into few classes.
pub(super) fn class(value: usize, bounds: &[usize]) -> u64 {
    bounds.iter().take_while(|&&bound| value >= bound).count() as u64
}
