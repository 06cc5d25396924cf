//! A rule, and all rules of one goal in one rectangle.

use serde::{Deserialize, Serialize};

use super::conditions::Conditions;
use super::frame::{RuleFrame, RuleGoal};
use super::moves::{BlackMove, WhiteMove};
use super::stones::RuleStones;

/// A pattern of stones, its conditions, and how Black reaches the goal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rule {
    pub stones: RuleStones,
    pub conditions: Conditions,
    /// The cells that the goal is about, one bit each: an empty cell, or the lowest cell of a string. 0 for goals
    /// without marks (eye, live).
    pub marks: u16,
    /// Black stones that are never lost in any line: those of the living strings, the eye's wall, or the connected
    /// strings. None for a capture.
    pub kept: u16,
    /// Whether Black takes back a ko in some line.
    pub ko: bool,
    pub kind: RuleKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RuleKind {
    /// Black reaches the goal even if White moves first. There are no answers if it is reached already.
    Won { answers: Vec<RuleAnswer> },
    /// Black reaches it by this move.
    Winning { black: BlackMove },
    /// Black threatens it by this move: if White passes, another move wins.
    Threat { black: BlackMove },
}

/// The kinds of rules: the number of moves that Black needs if White does nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum RuleClass {
    Won,
    Winning,
    Threat,
}

impl RuleClass {
    pub const ALL: [RuleClass; 3] = [RuleClass::Won, RuleClass::Winning, RuleClass::Threat];

    /// As the command line and JSON name it.
    pub fn name(self) -> &'static str {
        match self {
            RuleClass::Won => "won",
            RuleClass::Winning => "winning",
            RuleClass::Threat => "threat",
        }
    }
}

impl Rule {
    pub fn class(&self) -> RuleClass {
        match self.kind {
            RuleKind::Won { .. } => RuleClass::Won,
            RuleKind::Winning { .. } => RuleClass::Winning,
            RuleKind::Threat { .. } => RuleClass::Threat,
        }
    }
}

impl RuleSet {
    pub fn rules(&self, class: RuleClass) -> &[Rule] {
        match class {
            RuleClass::Won => &self.won,
            RuleClass::Winning => &self.winning,
            RuleClass::Threat => &self.threats,
        }
    }

    /// Number of rules of all kinds.
    pub fn rule_count(&self) -> usize {
        RuleClass::ALL.iter().map(|&class| self.rules(class).len()).sum()
    }
}

/// Black's answer to a White move; `None`: nothing is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RuleAnswer {
    pub white: WhiteMove,
    pub black: Option<BlackMove>,
}

/// When White may pass. Black must then have a winning move, or hold the goal already.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum WhitePass {
    #[default]
    Always,
    /// If she has another move. Up to format 1 all sets of eyes and life were of this kind.
    WithMove,
    /// Some of these rules are false on a board: White passes, and the position is a seki.
    Never,
}

impl std::fmt::Display for WhitePass {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.name())
    }
}

impl WhitePass {
    pub const ALL: [WhitePass; 3] = [WhitePass::Always, WhitePass::WithMove, WhitePass::Never];

    /// As the command line and JSON name it.
    pub fn name(self) -> &'static str {
        match self {
            WhitePass::Always => "always",
            WhitePass::WithMove => "with-move",
            WhitePass::Never => "never",
        }
    }
}

/// The rules of one goal in one rectangle, without those that a smaller rectangle has; by pattern and conditions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RuleSet {
    pub goal: RuleGoal,
    pub frame: RuleFrame,
    pub pass: WhitePass,
    /// Number of won rules, including those that a smaller rectangle has. `winning_raw` counts the winning rules, and
    /// `threats_raw` the threats.
    pub won_raw: u64,
    pub winning_raw: u64,
    pub threats_raw: u64,
    pub won: Vec<Rule>,
    pub winning: Vec<Rule>,
    /// None unless they were asked for.
    pub threats: Vec<Rule>,
}
