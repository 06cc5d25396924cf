//! A game against the pattern player as a session keeps it: the form, the moves and the time, not the position.

use serde::{Deserialize, Serialize};

use crate::kept::KeptMoves;
use crate::play::clock::{KeptClock, TimeLeft};
use crate::play::contest_form::KeptContest;
use katachi_core::go::{Color, Point};

/// A game that was being played, or was over.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptContestGame {
    pub(super) form: KeptContest,
    pub(super) seed: u64,
    pub(super) date: String,
    pub(super) moves: KeptMoves,
    pub(super) resigned: Option<Color>,
    /// Stones that are marked as dead; `None` before they were proposed.
    #[serde(default)]
    pub(super) dead: Option<Vec<Point>>,
    #[serde(default)]
    pub(super) is_agreed: bool,
    /// Whether it was saved.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) is_kept: bool,
    #[serde(default)]
    pub(super) clock: Option<KeptClock>,
    #[serde(default)]
    pub(super) turn_began: Option<TimeLeft>,
}
