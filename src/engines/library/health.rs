//! Checking a library with all that the engines keep in it.

use std::path::Path;

use super::open_rules;
use crate::predict::rings::Rings;
use crate::predict::{COUNTS_HEAD, ContextTable, counts_length};
use katachi_core::corpus::Corpus;
use katachi_core::library::health::{self, CountsCheck, Health, KnownFiles};
use katachi_core::library::{CONTEXTS_FILE, LibraryError, RINGS_FILE, bounded};
use katachi_core::progress::Progress;

const KNOWN: KnownFiles = KnownFiles {
    counts: &[
        CountsCheck { name: CONTEXTS_FILE, read: read_contexts },
        CountsCheck { name: RINGS_FILE, read: read_rings },
    ],
    read_result: |path, _| open_rules(path).map(|_| ()),
};

/// As [`health::check`], with the contexts, the pattern database and the rules.
///
/// Errors: as [`health::check`].
pub fn check_library(dir: &Path, repair: bool, progress: &Progress) -> Result<Health, LibraryError> {
    health::check(dir, &KNOWN, repair, progress)
}

fn read_contexts(path: &Path, corpus: &Corpus) -> Result<(), String> {
    ContextTable::from_bytes(&read_counts(path)?, corpus.id()).map(|_| ()).map_err(|error| error.to_string())
}

fn read_rings(path: &Path, corpus: &Corpus) -> Result<(), String> {
    Rings::from_bytes(&read_counts(path)?, corpus.id()).map(|_| ()).map_err(|error| error.to_string())
}

fn read_counts(path: &Path) -> Result<Vec<u8>, String> {
    bounded::read_told(path, COUNTS_HEAD, counts_length).map_err(|error| format!("cannot read it: {error}"))
}
