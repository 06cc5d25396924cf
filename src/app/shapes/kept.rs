//! A session keeps this of Shapes: the order and the filter of the table, and the selected shape.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::Shapes;
use super::order::{ShapeFilter, Sort};
use crate::{LibrarySession, Shared};
use katachi_core::mining::{MinedPatterns, MiningParams};
use katachi_core::pattern::Pattern;

/// Shapes as a session keeps it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct KeptShapes {
    sort: Sort,
    filter: ShapeFilter,
    selected: Option<KeptShape>,
}

/// A shape of a result. Its row may be another one when the games are mined again.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptShape {
    params: MiningParams,
    /// The rows of the pattern, joined by `/`.
    pattern: String,
}

impl KeptShape {
    /// The row of the shape; `None` if the result is another one or does not have it.
    fn row(&self, patterns: &MinedPatterns) -> Option<usize> {
        let rows: Vec<&str> = self.pattern.split('/').collect();
        patterns.find(&Pattern::from_rows(patterns.params.window.clone(), &rows).ok()?)
    }
}

impl Shapes {
    pub(super) fn kept(&self, shared: &Shared) -> KeptShapes {
        let corpus = shared.corpus().id().to_string();
        let shown = self.patterns().filter(|patterns| patterns.corpus == corpus).zip(self.selected);
        let selected = shown.map(|(patterns, row)| KeptShape {
            params: patterns.params.clone(),
            pattern: patterns.pattern(row).rows().join("/"),
        });
        KeptShapes { sort: self.sort, filter: self.filter.clone(), selected: self.left.clone().or(selected) }
    }

    pub(super) fn take_up(&mut self, session: &LibrarySession) {
        if let Some(KeptShapes { sort, filter, selected }) = session.table.clone() {
            (self.sort, self.filter, self.left) = (sort, filter, selected);
        }
    }

    /// Selects the shape that was selected in an earlier session, when its result is shown.
    pub(super) fn select_left(&mut self, patterns: &Arc<MinedPatterns>) {
        if let Some(left) = self.left.take_if(|left| left.params == patterns.params)
            && let Some(row) = left.row(patterns)
        {
            self.select(row);
        }
    }
}
