//! Checking a library with all that the engines keep in it.

use std::path::Path;

use super::contexts::read_contexts;
use super::damage::EngineFileDamage;
use super::open_rules;
use super::rings::read_rings;
use katachi_core::library::health::{self, CountsCheck, Health, KnownFiles};
use katachi_core::library::{CONTEXTS_FILE, FileProblem, ForeignDamage, LibraryError, RINGS_FILE};
use katachi_core::progress::Progress;

const KNOWN_FILES: KnownFiles = KnownFiles {
    counts: &[
        CountsCheck {
            name: CONTEXTS_FILE,
            read: |path, corpus| read_contexts(path, corpus).map(drop).map_err(problem),
        },
        CountsCheck { name: RINGS_FILE, read: |path, corpus| read_rings(path, corpus).map(drop).map_err(problem) },
    ],
    read_result: |path, _| open_rules(path).map(|_| ()),
};

fn problem(damage: EngineFileDamage) -> FileProblem {
    FileProblem::Foreign(ForeignDamage::new(damage))
}

/// As [`health::check`], with the contexts, the pattern database and the rules.
///
/// Errors: as [`health::check`].
pub fn check_library(dir: &Path, repair: bool, progress: &Progress) -> Result<Health, LibraryError> {
    health::check(dir, &KNOWN_FILES, repair, progress)
}
