//! Whose figures are looked at.

use serde::{Deserialize, Serialize};

/// The games that are loaded, or those whose figures come with Katachi.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Whose {
    #[default]
    Own,
    Professional,
}

impl Whose {
    pub const ALL: [Whose; 2] = [Whose::Own, Whose::Professional];

    pub fn title(self) -> &'static str {
        match self {
            Whose::Own => "My games",
            Whose::Professional => "Professionals",
        }
    }

    pub fn other(self) -> Whose {
        match self {
            Whose::Own => Whose::Professional,
            Whose::Professional => Whose::Own,
        }
    }
}
