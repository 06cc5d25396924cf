//! A session keeps this of Play: the game against the pattern player and the round of Guess the move.

use serde::{Deserialize, Serialize};

use super::contest::KeptContestGame;
use super::guess::KeptRound;
use super::guess_form::GuessForm;
use super::mode::Mode;
use crate::memory::without_nan;

/// Play as a session keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptPlay {
    pub(super) mode: Mode,
    pub(super) guess: GuessForm,
    #[serde(deserialize_with = "without_nan")]
    pub(super) round: Option<KeptRound>,
    #[serde(deserialize_with = "without_nan")]
    pub(super) contest: Option<KeptContestGame>,
}
