//! A rule, and all rules of one goal in one rectangle.

use super::conditions::Conditions;
use super::frame::{RuleFrame, RuleGoal};
use super::moves::{BlackMove, WhiteMove};
use super::stones::RuleStones;

/// Stones, conditions, and why Black reaches the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    pub stones: RuleStones,
    pub conditions: Conditions,
    /// The cells that the goal speaks of, a bit each: an empty cell, or the lowest cell of a string. 0 where the goal has
    /// none (eye, live).
    pub marks: u16,
    /// Black stones that belong to what reaches the goal in every line: to the living strings, the eye's wall, or what is
    /// connected; none where White is captured.
    pub kept: u16,
    /// Whether Black takes back a ko in some line.
    pub ko: bool,
    pub kind: RuleKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// Black reaches the goal though White moves first. No answers where it is reached already.
    Won { answers: Vec<RuleAnswer> },
    /// Black reaches it by this move.
    Winning { black: BlackMove },
}

/// Black's answer to a White move; `None`: nothing is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleAnswer {
    pub white: WhiteMove,
    pub black: Option<BlackMove>,
}

/// The rules of one goal in one rectangle that no smaller one tells, by pattern and conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    pub goal: RuleGoal,
    pub frame: RuleFrame,
    /// Before those that a smaller rectangle tells were left out.
    pub won_raw: u64,
    pub winning_raw: u64,
    pub won: Vec<Rule>,
    pub winning: Vec<Rule>,
}
