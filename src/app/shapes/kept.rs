//! A session keeps this of Shapes: the order and the filter of the table, and the selected shape.

use serde::{Deserialize, Serialize};

use super::filter::{ShapeFilter, Sort};
use katachi_core::mining::{MinedPatterns, MiningParams};
use katachi_core::pattern::Pattern;

/// Shapes as a session keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptShapes {
    pub(super) sort: Sort,
    pub(super) filter: ShapeFilter,
    pub(super) selected: Option<KeptShape>,
}

/// A shape of a result. Its row may be another one when the games are mined again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptShape {
    pub(super) params: MiningParams,
    /// The rows of the pattern, joined by `/`.
    pub(super) pattern: String,
}

impl KeptShape {
    /// The row of the shape; `None` if the result is another one or does not have it.
    pub fn row(&self, patterns: &MinedPatterns) -> Option<usize> {
        let rows: Vec<&str> = self.pattern.split('/').collect();
        patterns.find(&Pattern::from_rows(patterns.params.window.clone(), &rows).ok()?)
    }
}
