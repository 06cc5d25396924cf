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

use std::fmt;
use std::path::{Path, PathBuf};

pub use repair::Repair;

use super::{FileProblem, LibraryError, ResultKind, SharedError, manifest};
use crate::corpus::Corpus;
use crate::progress::Progress;

/// The remedy for a finding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remedy {
    /// It is made again from the games, or from the game store.
    Rebuild,
    /// The games are read again from the sources.
    Sources,
    /// It is removed, and counted again when it is asked for.
    CountAgain,
    /// It is set aside under another name, and what can be read of it is kept.
    SetAside,
    /// It is removed: nothing needs it.
    Remove,
    /// A newer Katachi wrote it.
    Update,
    /// Only the user can repair it.
    ByHand,
    /// Nothing has to be done: it is harmless.
    Nothing,
}

impl Remedy {
    /// The word of the command line's JSON.
    pub fn key(self) -> &'static str {
        match self {
            Remedy::Rebuild => "rebuild",
            Remedy::Sources => "sources",
            Remedy::CountAgain => "count_again",
            Remedy::SetAside => "set_aside",
            Remedy::Remove => "remove",
            Remedy::Update => "update",
            Remedy::ByHand => "by_hand",
            Remedy::Nothing => "none",
        }
    }

    fn is_a_repair(self) -> bool {
        !matches!(self, Remedy::Update | Remedy::ByHand | Remedy::Nothing)
    }
}

impl fmt::Display for Remedy {
    /// Says what a repair would do, or what the user can.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Remedy::Rebuild => "a repair makes it again",
            Remedy::Sources => "a repair reads the games again from their sources",
            Remedy::CountAgain => "a repair removes it; it is counted again when it is asked for",
            Remedy::SetAside => "a repair sets it aside and keeps what can be read of it",
            Remedy::Remove => "a repair removes it; nothing needs it",
            Remedy::Update => "update Katachi to read it",
            Remedy::ByHand => "a repair leaves it alone: mend it, put back a backup, or make it again",
            Remedy::Nothing => "nothing has to be done",
        })
    }
}

/// The outcome of a finding.
#[derive(Clone, Debug, PartialEq)]
pub enum RepairOutcome {
    /// No repair was asked for, or there is none.
    Untouched,
    Repaired(Repair),
    Failed(SharedError),
}

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

/// The remedy for a file that cannot be read: `usual` if it is damaged.
fn remedy_of(error: &LibraryError, usual: Remedy) -> Remedy {
    match error {
        LibraryError::Damaged { .. } => usual,
        LibraryError::NewerFormat { .. } => Remedy::Update,
        _ => Remedy::ByHand,
    }
}
