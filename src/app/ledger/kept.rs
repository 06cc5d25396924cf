//! The choice of a shape ledger that a session keeps.

use serde::{Deserialize, Serialize};

use katachi_core::pattern::Window;

/// The player whose moves are shown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) enum LedgerPlayer {
    /// The library's owner, if it seems to have one, otherwise everybody.
    #[default]
    Guessed,
    Everybody,
    Player(String),
}

/// The choice of the shown ledger, kept for the next session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptLedger {
    pub(super) whose: LedgerPlayer,
    pub(super) window: Window,
    #[serde(default)]
    pub(super) shows_periods: bool,
}
