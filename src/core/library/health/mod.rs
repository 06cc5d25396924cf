//! Checks a library folder, file by file, and repairs what can be repaired.
//!
//! [`check`] reads every file whole: checksums where a format has one, the games against `library.ron`, the index
//! against a newly built one, results against their names and games, tags, cards, and the session. Without `repair` it
//! writes nothing. With `repair`, files that can be made again are made again or removed. Damaged files of the user's
//! are set aside under a name that says so, and what can be read of them takes their place. Nothing is deleted that
//! cannot be made again.

mod contents;
mod games;
mod repair;
mod results;

use std::path::{Path, PathBuf};

use repair::remedy_of;
pub use repair::{Remedy, Repair, RepairOutcome};

use super::{FileProblem, LibraryError, ResultKind, manifest, sealed};
use crate::corpus::Corpus;
use crate::progress::Progress;

/// A problem of one file, its remedy, and the outcome of a repair.
#[derive(Clone, Debug, PartialEq)]
pub struct Finding {
    pub path: PathBuf,
    pub problem: FileProblem,
    pub remedy: Remedy,
    pub outcome: RepairOutcome,
}

impl Finding {
    /// Whether the library is sound in spite of it.
    pub fn is_settled(&self) -> bool {
        self.remedy == Remedy::Nothing || matches!(self.outcome, RepairOutcome::Repaired(_))
    }
}

/// The results of a check.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Health {
    /// Files that were read.
    pub files: usize,
    pub findings: Vec<Finding>,
}

impl Health {
    /// Whether nothing is wrong, or everything that was wrong is repaired.
    pub fn is_sound(&self) -> bool {
        self.findings.iter().all(Finding::is_settled)
    }

    /// Whether a repair would change something.
    pub fn is_repairable(&self) -> bool {
        self.findings.iter().any(|finding| !finding.is_settled() && finding.remedy.is_a_repair())
    }
}

/// A file of counts and its reader. The counts can be made again from the games.
pub struct CountsCheck {
    pub name: &'static str,
    /// Reads it whole. Errors: what is wrong with it.
    pub read: fn(&Path, &Corpus) -> Result<(), FileProblem>,
}

/// Readers for library files that belong to higher crates.
pub struct KnownFiles {
    pub counts: &'static [CountsCheck],
    /// Reads a result of a kind that this crate does not know.
    pub read_result: fn(&Path, ResultKind) -> Result<(), LibraryError>,
}

/// Checks a library folder, and repairs it if that is asked for.
///
/// Runs on the current rayon pool.
///
/// Errors: the folder is no library, it cannot be read at all, or the user stopped the check. Problems of single files
/// are findings, not errors.
pub fn check(dir: &Path, known: &KnownFiles, repair: bool, progress: &Progress) -> Result<Health, LibraryError> {
    let mut left = MAX_CHECK_ATTEMPTS;
    loop {
        let mut checkup = Checkup { dir, repair, progress, health: Health::default() };
        let Some(games::CheckedGames { manifest, corpus }) = games::check(&mut checkup)? else {
            return Ok(checkup.health);
        };
        contents::check(&mut checkup, known, &manifest, corpus.as_deref())?;
        games::check_sources(&mut checkup, &manifest);
        left -= 1;
        // An import that ended meanwhile may have removed files that were checked: check again. A repair does not need
        // this, as it looks again before it acts.
        // They are findings.
        sealed::take_changes(dir);
        let is_certain = repair || left == 0 || checkup.health.is_sound();
        if is_certain || manifest::read_manifest(dir).is_ok_and(|now| now == manifest) {
            return Ok(checkup.health);
        }
    }
}

/// Maximum number of checks of a library that changes meanwhile.
const MAX_CHECK_ATTEMPTS: u32 = 4;

/// A check in progress.
struct Checkup<'a> {
    dir: &'a Path,
    repair: bool,
    progress: &'a Progress,
    health: Health,
}

impl Checkup<'_> {
    /// Notes a problem of a file. If a repair was asked for, `act` does it and returns what it did.
    ///
    /// Errors: stopped by the user.
    fn find(
        &mut self,
        path: &Path,
        problem: FileProblem,
        remedy: Remedy,
        act: impl FnOnce() -> Result<Repair, LibraryError>,
    ) -> Result<(), LibraryError> {
        let outcome = match self.repair && remedy.is_a_repair() {
            false => RepairOutcome::Untouched,
            true => match act() {
                Ok(done) => RepairOutcome::Repaired(done),
                Err(LibraryError::Cancelled) => return Err(LibraryError::Cancelled),
                Err(error) => RepairOutcome::Failed(error.into()),
            },
        };
        self.health.findings.push(Finding { path: path.to_owned(), problem, remedy, outcome });
        Ok(())
    }

    /// Notes a problem that no repair can solve.
    fn note(&mut self, path: &Path, problem: FileProblem, remedy: Remedy) {
        let outcome = RepairOutcome::Untouched;
        self.health.findings.push(Finding { path: path.to_owned(), problem, remedy, outcome });
    }

    /// Counts a file that was read.
    fn count(&mut self) -> Result<(), LibraryError> {
        self.health.files += 1;
        self.progress.add(1);
        Ok(self.progress.check()?)
    }
}
