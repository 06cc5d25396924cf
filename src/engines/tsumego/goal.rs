//! Goals and moves of a question about a field.

use super::field::{Bits, Field, FieldPosition, NO_PLAY, PASS, Play, ProblemSide, mixed};

/// The side with ko threats: it may retake a ko at once, as if the opponent had answered a threat. A side without
/// threats must first play elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Threats {
    Nobody,
    Of(ProblemSide),
    /// This side, for [`FieldPosition::threats`] retakes.
    Few(ProblemSide),
}

/// The defender's goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum DefenderGoal {
    /// The group must not be taken; a seki is enough.
    Survive,
    /// Two eyes, or a way out.
    TwoEyes,
}

/// A possible move, and the position after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct CandidatePlay {
    pub play: Play,
    pub after: FieldPosition,
}

/// The part of a key that differs for each question.
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
    if threats == Threats::Of(side) { NO_PLAY } else { position.ko }
}

/// The part of a key that differs for the side to move, its forbidden ko point, and the threats left.
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
