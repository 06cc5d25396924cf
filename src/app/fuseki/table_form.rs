//! The form of the table of openings.

use serde::{Deserialize, Serialize};

/// Which openings are listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OpeningTableForm {
    /// The number of moves.
    pub moves: u32,
    /// Whether orders of moves are listed apart. The professionals' figures have only positions.
    pub ordered: bool,
}

impl Default for OpeningTableForm {
    /// Positions after four moves: openings are usually named by them.
    fn default() -> Self {
        OpeningTableForm { moves: 4, ordered: false }
    }
}
