//! The state of the list of games that a session keeps.

use serde::{Deserialize, Serialize};

use super::columns::SortBy;

/// The list as a session keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptGameList {
    pub(super) filter: String,
    pub(super) sort: SortBy,
}
