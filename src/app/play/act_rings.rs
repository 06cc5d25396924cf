//! Builds the pattern database anew with other rings, and measures it.

use std::path::Path;
use std::sync::Arc;

use super::Play;
use super::engines::open_or_build_rings;
use crate::lab::RingAccuracy;
use crate::tasks::Awaited;
use crate::{Effects, Memory, Shared};
use katachi_core::jobs::JobError;
use katachi_engines::predict::rings::word::RingShape;
use katachi_language::text;

impl Play {
    /// Has the pattern database of the loaded games built with these rings. They are remembered once it is there, so
    /// that a user who stops the work keeps the old ones. Does nothing while other work on the database runs.
    pub(super) fn build_rings(&mut self, shape: RingShape, shared: &Shared, effects: &mut Effects) {
        if !self.can_build_rings() {
            return;
        }
        let (corpus, folder) = (Arc::clone(shared.corpus()), shared.folder().map(Path::to_owned));
        effects.spawn(self.building_rings.start(text!("play-building-rings"), move |progress| {
            let rings = open_or_build_rings(&corpus, folder.as_deref(), Some(shape), progress)?;
            Ok(Arc::new(rings))
        }));
    }

    /// Whether no other work on the database runs.
    pub fn can_build_rings(&self) -> bool {
        !self.is_building_rings() && !self.is_learning() && !self.counting.is_running()
    }

    /// Whether the pattern database is being built with other rings.
    pub fn is_building_rings(&self) -> bool {
        self.building_rings.is_running()
    }

    /// Measures the pattern database on games that it then does not count.
    pub(super) fn test_rings(&mut self, shared: &Shared, effects: &mut Effects) {
        let (corpus, params) = (Arc::clone(shared.corpus()), self.engines.ring_params());
        let task = self
            .testing_rings
            .start(text!("play-testing-rings"), move |progress| RingAccuracy::measure(&corpus, params, progress));
        effects.spawn(task);
    }

    /// The latest measurement of the pattern database with its rings.
    pub fn ring_accuracy(&self) -> Option<&RingAccuracy> {
        self.testing_rings.value()
    }

    pub fn is_testing_rings(&self) -> bool {
        self.testing_rings.is_running()
    }

    /// Why the pattern database could not be measured.
    pub fn ring_test_failed(&self) -> Option<&JobError> {
        self.testing_rings.failed()
    }

    pub(super) fn poll_rings(&mut self, effects: &mut Effects) {
        self.testing_rings.poll();
        if let Some(rings) = self.building_rings.arrived() {
            effects.remember(Memory::Rings(rings.params().shape));
            self.engines.set_rings(rings);
            self.testing_rings = Awaited::default();
            self.suggest.forget();
        } else if let Some(why) = self.building_rings.failed() {
            let is_cancelled = *why == JobError::Cancelled;
            self.building_rings.forgive();
            if is_cancelled {
                effects.info(text!("play-rings-not-built"));
            }
        }
    }
}
