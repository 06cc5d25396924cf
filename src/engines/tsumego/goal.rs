//! The goal of a side on a field, and the moves that the question is about.

use super::field::{Bits, Field, NONE, PASS, Play, Position, Side, mixed};

/// The side that may take back a ko at once, as if every threat were answered. The other must play elsewhere first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Threats {
    Nobody,
    Of(Side),
    /// This side, as often as [`Position::threats`] says.
    Few(Side),
}

/// The defender's goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) enum Goal {
    /// Not to be taken; a seki will do.
    Survive,
    /// Two eyes, or a way out.
    TwoEyes,
}

/// A move that can be made, before it is searched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub play: Play,
    pub after: Position,
}

/// Tells the positions of one question from those of others.
pub(super) fn salt(field: &Field, threats: Threats, goal: Goal) -> u64 {
    let threat = match threats {
        Threats::Nobody => 0,
        Threats::Of(side) => 1 + side.index() as u64,
        Threats::Few(side) => 3 + side.index() as u64,
    };
    field.salt ^ mixed(1000 + threat * 2 + u64::from(goal == Goal::TwoEyes))
}

/// The point that a side may not play since a ko was taken there, unless it spends a threat.
pub(super) fn ban(position: &Position, side: Side, threats: Threats) -> Play {
    if threats == Threats::Of(side) { NONE } else { position.ko }
}

/// Tells positions of one question with a side to move, a ko that it may not take back, and threats that are left.
pub(super) fn turn_key(field: &Field, turn: Side, ko: Play, threats: u8) -> u64 {
    let turn = if turn == Side::Attacker { 0 } else { 0x5DEE_CE66_D1CE_4E5B };
    turn ^ field.ko_key(ko) ^ u64::from(threats).wrapping_mul(0x8A5C_D789_635D_2DFF)
}

/// First moves that a question leaves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LeftOut {
    pub points: Bits,
    pub pass: bool,
}

impl LeftOut {
    pub fn has(self, candidate: &Candidate) -> bool {
        match candidate.play {
            PASS => self.pass,
            play => self.points >> play & 1 == 1,
        }
    }
}
