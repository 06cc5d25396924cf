//! Keeps the state of the Shapes workspace in a session, and resumes it.

use std::sync::Arc;

use super::Shapes;
use super::kept::{KeptShape, KeptShapes};
use crate::{LibrarySession, Shared};
use katachi_core::mining::{MinedPatterns, MiningParams};

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
            let left = selected.map(|left| KeptShape { params: self.now_offered(left.params, session), ..left });
            (self.sort, self.filter, self.left) = (sort, filter, left);
        }
    }

    /// Earlier versions offered results with more rare shapes. A result that the user asked for is among the session's.
    pub(super) fn now_offered(&self, params: MiningParams, session: &LibrarySession) -> MiningParams {
        if session.shapes.contains(&params) { params } else { self.as_offered(params) }
    }

    /// Selects the shape that was selected in an earlier session, when its result is shown.
    pub(super) fn select_from_session(&mut self, patterns: &Arc<MinedPatterns>) {
        if let Some(left) = self.left.take_if(|left| left.params == patterns.params)
            && let Some(row) = left.row(patterns)
        {
            self.select(row);
        }
    }
}
