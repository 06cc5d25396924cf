//! The solution of a problem.

use std::time::Duration;

use katachi_core::go::{Color, Point};

/// The fate of the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LifeStatus {
    /// Though the attacker moves first.
    Alive,
    /// Though its owner moves first.
    Dead,
    /// Whoever moves first decides.
    FirstToMove,
    /// It hangs on a ko.
    Ko,
    /// It lives, and cannot make two eyes, though nobody has ko threats.
    Seki,
    /// Not found within the limits.
    Unknown,
}

impl LifeStatus {
    /// As the command line writes it.
    pub fn name(self) -> &'static str {
        match self {
            LifeStatus::Alive => "alive",
            LifeStatus::Dead => "dead",
            LifeStatus::FirstToMove => "first_to_move",
            LifeStatus::Ko => "ko",
            LifeStatus::Seki => "seki",
            LifeStatus::Unknown => "unknown",
        }
    }
}

/// The result that a side reaches when it moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Nothing, even with every ko threat.
    Nothing,
    /// Its goal, if it finds the first ko threat.
    KoTakenSecond,
    /// Its goal, unless the other side finds a ko threat.
    KoTakenFirst,
    /// Its goal, whatever the threats.
    All,
}

/// The outcome of [`solve()`].
#[derive(Clone, Debug)]
pub struct Solution {
    pub status: LifeStatus,
    /// The side to move's best; `None` where it has none, or none was found.
    pub first_move: Option<Point>,
    /// The side to move's result; `None` if that was not found.
    pub reach: Option<Reach>,
    /// The other side's result, moving first.
    pub reach_of_other: Option<Reach>,
    /// Life, where that is what comes out, without two eyes.
    pub seki: bool,
    /// A ko's threats: this number, if the other side has none, wins it for the side to move if the other takes it
    /// first, or
    /// for the other side if the side to move does; one fewer do not. `None` for more than three and where that was not
    /// found.
    pub ko_threats: Option<u8>,
    /// A wider field, or a longer search, could tell otherwise: an attacker's success was found on a narrower field only,
    /// or a defender's result is only a lower bound. A result that holds on every wider field is not marked so.
    pub narrow: bool,
    /// The limits came before the other side's question, or before it was ruled out that more can be reached: a status that
    /// says who moves first decides may turn out alive or dead already, an alive one a seki, a ko no ko.
    pub provisional: bool,
    /// A rule proved it, without a search.
    pub by_rule: bool,
    /// The first move and the answers, as long as the table knows them; `None` for a pass.
    pub line: Vec<(Color, Option<Point>)>,
    /// Positions made.
    pub nodes: u64,
    /// Processor time, of the longer of two searches where they went on side by side.
    pub elapsed: Duration,
}

impl Solution {
    pub(super) fn unknown() -> Solution {
        Solution {
            status: LifeStatus::Unknown,
            first_move: None,
            reach: None,
            reach_of_other: None,
            seki: false,
            ko_threats: None,
            narrow: false,
            provisional: false,
            by_rule: false,
            line: Vec::new(),
            nodes: 0,
            elapsed: Duration::ZERO,
        }
    }
}
