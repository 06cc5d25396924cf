//! Proof and disproof numbers of a position, computed from its moves.
//!
//! `phi` and `delta` are the proof and disproof numbers for the side to move: how far the position is from winning, and
//! from losing. They count in parts of a move ([`ONE_MOVE`]), so that the surest of several nearly sure moves can be
//! told.

use super::field::{Bits, FieldPosition, Play, ProblemSide};

/// The initial proof number, which stands for one move.
pub(super) const ONE_MOVE: u32 = 16;

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
    /// Depth of the shallowest repeated position that the value depends on, or [`RESTS_ON_NOTHING`].
    pub rests_on: u32,
    /// The points that a solved child's result rests on.
    pub zone: Bits,
    /// Solved without a search: the move doesn't touch the points that prove another child's result.
    pub spared: bool,
    /// Was spared first, but must be searched after all.
    pub touched: bool,
    /// A pass that is tried only to see how it fails. It can't win.
    pub trial: bool,
    /// Added to `delta` if the move is unlikely.
    pub toll: u32,
}

impl Child {
    /// `delta` with the toll, unless the child is solved. An unlikely move thus stays behind the others, however far
    /// they are searched.
    fn delta_with_toll(&self) -> u32 {
        if self.delta > 0 && self.delta < INFINITE { self.delta + self.toll } else { self.delta }
    }

    /// Marks the child as solved: `winner` wins after a move of `side`.
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
    /// The proof number is the smallest one of the children. The disproof number grows with all children, but is not
    /// their sum: different lines reach the same positions, and a sum would count their work several times.
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

/// Added to the hardest move's number for the other open moves. Most of them don't touch the points that prove a loss,
/// and are lost with it, so each counts only a sixteenth of a move. A quarter took 1.2 times the positions, and nothing
/// 1.4 times.
pub(super) fn extra(open: u32) -> u32 {
    (open - 1) * ONE_MOVE / 16
}
