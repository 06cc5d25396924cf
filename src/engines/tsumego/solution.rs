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
    /// The status depends on a ko.
    Ko,
    /// Alive without two eyes, even if nobody has ko threats.
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
    /// Its goal, if it has a ko threat: the other side takes the ko first.
    KoTakenSecond,
    /// Its goal, unless the other side has a ko threat: this side takes the ko first.
    KoTakenFirst,
    /// Its goal, whatever the threats.
    All,
}

/// The outcome of [`solve()`].
#[derive(Clone, Debug)]
pub struct Solution {
    pub status: LifeStatus,
    /// The best move of the side to move. `None` if there is none, or none was found.
    pub first_move: Option<Point>,
    /// The side to move's result; `None` if that was not found.
    pub reach: Option<Reach>,
    /// The result of the other side if it moves first.
    pub reach_of_other: Option<Reach>,
    /// Whether the group lives without two eyes.
    pub seki: bool,
    /// Number of threats that decides a ko. With this many threats, against none, the side to move wins the ko even if
    /// the other side takes it first; or the other side wins it, if the side to move takes it first. One threat fewer
    /// is not enough. `None` for more than three, or if it was not found.
    pub ko_threats: Option<u8>,
    /// Whether a wider field, or a longer search, could change the result: an attacker's success was found only on a
    /// narrower field, or a defender's result is only a lower bound. `false` if the result holds on every wider field.
    pub narrow: bool,
    /// Whether the limits were reached before the other side was asked, or before a better result was excluded. The
    /// status "first to move" may then turn out to be alive or dead, alive may be a seki, and a ko may be no ko.
    pub provisional: bool,
    /// Whether a rule proved the result, without a search.
    pub by_rule: bool,
    /// The first move and the answers, as long as the table knows them; `None` for a pass.
    pub line: Vec<(Color, Option<Point>)>,
    /// Number of positions searched.
    pub nodes: u64,
    /// Processor time. If two searches ran in parallel, that of the longer one.
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
