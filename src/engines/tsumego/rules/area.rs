//! The points that a rule needs, where the opponent may not interfere.

use std::collections::BTreeSet;

use katachi_core::go::Point;

/// The points where a White move hinders a rule.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub struct Area {
    /// The points that the rule plays on: the cells of its rectangle that it doesn't keep, and the White liberties that
    /// it counts.
    pub played: BTreeSet<Point>,
    /// Black's liberties that it counts.
    pub counted: BTreeSet<Point>,
}

impl Area {
    pub(super) fn len(&self) -> usize {
        self.played.len() + self.counted.len()
    }

    pub(super) fn meets(&self, other: &Area) -> bool {
        let own = [&self.played, &self.counted];
        own.iter().any(|own| !own.is_disjoint(&other.played) || !own.is_disjoint(&other.counted))
    }

    pub(super) fn add(&mut self, other: &Area) {
        self.played.extend(&other.played);
        self.counted.extend(&other.counted);
    }
}
