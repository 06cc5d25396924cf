//! The state of Fuseki that a session keeps. The walk is kept as moves, so that it does not depend on the figures.

use serde::{Deserialize, Serialize};

use super::table_form::OpeningTableForm;
use crate::Dataset;
use crate::kept::KeptMoves;
use katachi_core::go::BoardSize;

/// Fuseki as a session keeps it: the walk, and which openings the table lists.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptFuseki {
    pub(super) whose: Dataset,
    pub(super) size: Option<BoardSize>,
    pub(super) line: KeptMoves,
    pub(super) at: usize,
    pub(super) table: OpeningTableForm,
    pub(super) filter: String,
}
