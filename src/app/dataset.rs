//! The games that figures are counted in: the user's own or the professionals'.

use katachi_language::text;
use serde::{Deserialize, Serialize};

/// The games that are loaded, or those whose figures come with Katachi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Dataset {
    #[default]
    Own,
    Professional,
}

impl Dataset {
    pub const ALL: [Dataset; 2] = [Dataset::Own, Dataset::Professional];

    pub fn title(self) -> &'static str {
        match self {
            Dataset::Own => text!("shell-my-games"),
            Dataset::Professional => text!("shell-professionals"),
        }
    }

    pub fn other(self) -> Dataset {
        match self {
            Dataset::Own => Dataset::Professional,
            Dataset::Professional => Dataset::Own,
        }
    }
}
