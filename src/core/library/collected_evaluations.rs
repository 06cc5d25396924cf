//! The evaluations of a library, collected from its sources where it has no file of them, or a damaged one.

use std::path::{Path, PathBuf};

use super::lock::{Lockable, lock};
use super::manifest::read_manifest;
use super::{LibraryError, evaluations, sources};
use crate::corpus::evaluation::Evaluations;
use crate::corpus::load::load;
use crate::progress::Progress;

/// Evaluations of a library, and why they were collected anew if they were.
pub struct CollectedEvaluations {
    pub evaluations: Evaluations,
    /// The damage of the file that was there.
    pub damage: Option<LibraryError>,
    /// The damage of the evaluations of the user's own engine, which are left out then.
    pub engine_damage: Option<LibraryError>,
}

impl CollectedEvaluations {
    /// Adds the evaluations of the user's own engine for games whose records have none.
    fn with_engine(
        mut evaluations: Evaluations,
        damage: Option<LibraryError>,
        dir: &Path,
    ) -> Result<CollectedEvaluations, LibraryError> {
        let engine_damage = match evaluations::open_of_engine(dir) {
            Ok(own) => {
                evaluations::add_others(&mut evaluations, &own);
                None
            }
            Err(damage @ LibraryError::Damaged { .. }) => Some(damage),
            Err(error) => return Err(error),
        };
        Ok(CollectedEvaluations { evaluations, damage, engine_damage })
    }
}

/// The evaluations of a library. If it has no file of them, or a damaged one, collects them from its sources and keeps
/// them.
///
/// Collecting reads all sources again. Records that are out of reach have no evaluations then.
///
/// Errors: of a newer Katachi; the system's; stopped by the user; [`LibraryError::Busy`].
pub fn open_or_collect(dir: &Path, progress: &Progress) -> Result<CollectedEvaluations, LibraryError> {
    let (evaluations, damage) = match evaluations::open(dir) {
        Ok(Some(evaluations)) => (evaluations, None),
        Ok(None) => (collect(dir, progress)?, None),
        Err(damage @ LibraryError::Damaged { .. }) => (collect(dir, progress)?, Some(damage)),
        Err(error) => return Err(error),
    };
    CollectedEvaluations::with_engine(evaluations, damage, dir)
}

/// As [`open_or_collect`], with the records read again in any case.
///
/// Errors: as [`open_or_collect`].
pub fn collect_all(dir: &Path, progress: &Progress) -> Result<CollectedEvaluations, LibraryError> {
    CollectedEvaluations::with_engine(collect(dir, progress)?, None, dir)
}

/// Reads the evaluations of all sources again, and keeps them.
///
/// Errors: as [`open_or_collect`]; nothing is changed then.
pub fn collect(dir: &Path, progress: &Progress) -> Result<Evaluations, LibraryError> {
    let before = read_manifest(dir)?.store;
    let mut evaluations = read_again(dir, progress)?;
    // Nobody waits for the reading, which may take a minute. Games that came meanwhile are read under the lock.
    let _lock = lock(dir, Lockable::Games, progress)?;
    if read_manifest(dir)?.store != before {
        evaluations = read_again(dir, progress)?;
    }
    evaluations::write(dir, &evaluations)?;
    Ok(evaluations)
}

fn read_again(dir: &Path, progress: &Progress) -> Result<Evaluations, LibraryError> {
    let sources: Vec<PathBuf> = sources(dir)?;
    let loaded = load(&sources, None, true, progress)?;
    Ok(Evaluations::clone(&loaded.evaluations))
}
