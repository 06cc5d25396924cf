//! Numbers to prove and to disprove: what the moves of a position say of it.
//!
//! `phi` and `delta` are a position's own, seen by its side to move: how far it is from winning, and from losing, in parts
//! of a move ([`UNIT`]), so that of moves that are nearly sure the surest is told from the others.

use super::field::{Bits, FieldPosition, Play, ProblemSide};

/// Initial proof number.
pub(super) const UNIT: u32 = 16;

pub(super) const INFINITE: u32 = 1 << 28;

pub(super) const RESTS_ON_NOTHING: u32 = u32::MAX;

/// A move, and what is known of the position after it.
#[derive(Clone, Copy)]
pub(super) struct Child {
    pub play: Play,
    pub after: FieldPosition,
    pub key: u64,
    pub phi: u32,
    pub delta: u32,
    /// Depth of the shallowest repeated position that the value rests on; large where it rests on none.
    pub rests_on: u32,
    /// The points that a solved child's result rests on.
    pub zone: Bits,
    /// Solved because it leaves alone what another child's result rests on.
    pub spared: bool,
    /// Was spared, and matters after all.
    pub touched: bool,
    /// A pass that cannot win; only its failure tells something.
    pub trial: bool,
    /// The toll of an unlikely move.
    pub toll: u32,
}

impl Child {
    /// The toll is added to the move's number as long as it is not solved, so that an unlikely move stays behind
    /// however far the others are searched.
    fn delta_with_toll(&self) -> u32 {
        if self.delta > 0 && self.delta < INFINITE { self.delta + self.toll } else { self.delta }
    }

    /// Solved: `winner` wins after a move of `side`.
    pub fn settle(&mut self, side: ProblemSide, winner: ProblemSide) {
        (self.phi, self.delta) = if winner == side { (INFINITE, 0) } else { (0, INFINITE) };
    }
}

/// The children's summary for their parent.
pub(super) struct ProofNumberSummary {
    pub phi: u32,
    pub delta: u32,
    pub best: usize,
    pub second_delta: u32,
    worst_phi: u32,
    /// Children that are not lost.
    pub open: u32,
    pub rests_on: u32,
}

impl ProofNumberSummary {
    /// The number to prove is the least of the children's. That to disprove grows with all of them; but positions meet
    /// again on other ways, and a sum would count the same work many times.
    pub fn from_children(children: &[Child]) -> ProofNumberSummary {
        let mut sum = ProofNumberSummary {
            phi: INFINITE,
            delta: 0,
            best: usize::MAX,
            second_delta: INFINITE,
            worst_phi: 0,
            open: 0,
            rests_on: RESTS_ON_NOTHING,
        };
        for (at, child) in children.iter().enumerate() {
            if child.trial {
                continue;
            }
            let delta = child.delta_with_toll();
            let better = sum.best == usize::MAX
                || delta < sum.phi
                || (child.delta == 0 && child.rests_on > children[sum.best].rests_on);
            if better {
                if sum.best != usize::MAX {
                    sum.second_delta = sum.phi;
                }
                (sum.best, sum.phi) = (at, delta.min(INFINITE));
            } else {
                sum.second_delta = sum.second_delta.min(delta);
            }
            if child.phi > 0 {
                sum.open += 1;
                sum.worst_phi = sum.worst_phi.max(child.phi);
            } else {
                sum.rests_on = sum.rests_on.min(child.rests_on);
            }
        }
        sum.delta = match sum.open {
            0 => 0,
            open => (sum.worst_phi + extra(open)).min(INFINITE),
        };
        sum
    }
}

/// The addition to the hardest move's number for the moves left beside it. Most leave alone what a loss rests on and
/// fall with
/// it, so they count a sixteenth of a move each; a quarter took 1.2 times the positions, and nothing 1.4 times.
pub(super) fn extra(open: u32) -> u32 {
    (open - 1) * UNIT / 16
}
