//! The choice of costly shapes that a session keeps.

use serde::{Deserialize, Serialize};

use katachi_core::pattern::Window;

/// The player whose moves are shown.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(super) enum CostlyShapesPlayer {
    /// The library's owner, if it seems to have one, otherwise everybody.
    #[default]
    Guessed,
    Everybody,
    Player(String),
}

/// The choice of the shown costly shapes, kept for the next session.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptCostlyShapes {
    pub(super) whose: CostlyShapesPlayer,
    pub(super) window: Window,
    #[serde(default)]
    pub(super) shows_periods: bool,
}
