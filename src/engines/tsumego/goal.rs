//! The goal of a side on a field, and the moves that the question is about.

use super::field::{Bits, Field, FieldPosition, NONE, PASS, Play, ProblemSide, mixed};

/// The side that may take back a ko at once, as if every threat were answered. The other must play elsewhere first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Threats {
    Nobody,
    Of(ProblemSide),
    /// This side, as often as [`FieldPosition::threats`] says.
    Few(ProblemSide),
}

/// The defender's goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum DefenderGoal {
    /// Not to be taken; a seki will do.
    Survive,
    /// Two eyes, or a way out.
    TwoEyes,
}

/// A move that can be made, before it is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct CandidatePlay {
    pub play: Play,
    pub after: FieldPosition,
}

/// Tells the positions of one question from those of others.
pub(super) fn salt(field: &Field, threats: Threats, goal: DefenderGoal) -> u64 {
    let threat = match threats {
        Threats::Nobody => 0,
        Threats::Of(side) => 1 + side.index() as u64,
        Threats::Few(side) => 3 + side.index() as u64,
    };
    field.salt ^ mixed(1000 + threat * 2 + u64::from(goal == DefenderGoal::TwoEyes))
}

/// The point that a side may not play since a ko was taken there, unless it spends a threat.
pub(super) fn ban(position: &FieldPosition, side: ProblemSide, threats: Threats) -> Play {
    if threats == Threats::Of(side) { NONE } else { position.ko }
}

/// Tells positions of one question with a side to move, a ko that it may not take back, and threats that are left.
pub(super) fn turn_key(field: &Field, turn: ProblemSide, ko: Play, threats: u8) -> u64 {
    let turn = if turn == ProblemSide::Attacker { 0 } else { 0x5DEE_CE66_D1CE_4E5B };
    turn ^ field.ko_key(ko) ^ u64::from(threats).wrapping_mul(0x8A5C_D789_635D_2DFF)
}

/// First moves that a question leaves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct ExcludedFirstMoves {
    pub points: Bits,
    pub pass: bool,
}

impl ExcludedFirstMoves {
    pub fn has(self, candidate: &CandidatePlay) -> bool {
        match candidate.play {
            PASS => self.pass,
            play => self.points >> play & 1 == 1,
        }
    }
}
