//! Loading games: what is asked for, and what has come.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};

use super::{CorpusSummary, Effects, LibrarySession, NoticeLevel, home};
use super::{counted, grouped};
use katachi_core::corpus::load::{self, Loaded};
use katachi_core::jobs::JobError;
use katachi_core::library::{self, LibraryError};
use katachi_core::progress::Progress;

/// What is to be loaded.
#[derive(Clone, Debug)]
pub(super) enum Request {
    Sample,
    /// Games from `paths`, those of an earlier loading taken over where they have not changed.
    Games {
        paths: Vec<PathBuf>,
        previous: Option<Loaded>,
        added: usize,
    },
    OpenLibrary(PathBuf),
    /// Makes or updates a library folder.
    Import {
        dir: PathBuf,
        paths: Vec<PathBuf>,
    },
    /// Opens games, and makes a library of them in the user's own folder.
    Keep {
        dir: PathBuf,
        paths: Vec<PathBuf>,
    },
}

/// What has been loaded.
pub(super) struct Arrival {
    pub request: Request,
    pub loaded: Loaded,
    pub summary: CorpusSummary,
    /// Where the user was the last time.
    pub session: LibrarySession,
    /// Why the games are in no library folder, although they should be.
    pub unkept: Option<String>,
}

impl Request {
    pub fn label(&self) -> String {
        match self {
            Request::Sample => "Sample games".into(),
            Request::Games { paths, added: 0, .. } => format!("Loading {}", name_of(paths)),
            Request::Games { paths, added, .. } => format!("Adding {}", name_of(&paths[paths.len() - added..])),
            Request::OpenLibrary(dir) => format!("Opening {}", name_of(std::slice::from_ref(dir))),
            Request::Keep { paths, .. } => format!("Opening {}", name_of(paths)),
            Request::Import { dir, .. } => format!("Writing {}", name_of(std::slice::from_ref(dir))),
        }
    }

    /// Errors: cancelled, or why the library cannot be read or written.
    pub fn run(self, progress: &Progress) -> Result<Arrival, JobError> {
        let library_error = |error| match error {
            LibraryError::Cancelled => JobError::Cancelled,
            other => JobError::Failed(other.to_string()),
        };
        let mut unkept = None;
        let loaded = match &self {
            Request::Keep { dir, paths } => match library::import(dir, paths, false, progress) {
                Ok(loaded) => loaded,
                Err(LibraryError::Cancelled) => {
                    home::discard_unfinished(dir);
                    return Err(JobError::Cancelled);
                }
                // What is wrong with each file is found out below.
                Err(LibraryError::NoGames { .. }) => load::load(paths, None, false, progress)?,
                // A full disk is no reason not to show games.
                Err(error) => {
                    home::discard_unfinished(dir);
                    unkept = Some(error.to_string());
                    load::load(paths, None, false, progress)?
                }
            },
            Request::Sample => library::sample(),
            Request::Games { paths, previous, .. } => load::load(paths, previous.as_ref(), false, progress)?,
            Request::OpenLibrary(dir) => library::open(dir, progress).map_err(library_error)?,
            Request::Import { dir, paths } => library::import(dir, paths, false, progress).map_err(library_error)?,
        };
        progress.check()?;
        let summary = CorpusSummary::of(&loaded.corpus);
        let mut session = LibrarySession::default();
        if let Some(dir) = self.folder().filter(|_| unkept.is_none()) {
            match (&self, loaded.corpus.is_empty()) {
                (Request::Keep { .. }, true) => {}
                _ => {
                    session = LibrarySession::read(dir);
                    library::forget_others(dir, loaded.corpus.id());
                }
            }
        }
        Ok(Arrival { request: self, loaded, summary, session, unkept })
    }

    /// The library folder that it is about.
    pub fn folder(&self) -> Option<&Path> {
        match self {
            Request::OpenLibrary(dir) | Request::Import { dir, .. } | Request::Keep { dir, .. } => Some(dir),
            Request::Sample | Request::Games { .. } => None,
        }
    }

    /// What has to be done again if the program ends before it is done: a library, and what comes into it.
    pub fn unfinished(&self) -> Option<(PathBuf, Vec<PathBuf>)> {
        match self {
            Request::Keep { dir, paths } | Request::Import { dir, paths } => Some((dir.clone(), paths.clone())),
            Request::Games { .. } | Request::Sample | Request::OpenLibrary(_) => None,
        }
    }
}

impl Arrival {
    /// Whether the loading brought no game that was not there.
    pub fn brings_nothing(&self) -> bool {
        match &self.request {
            Request::Games { previous: None, .. } | Request::Keep { .. } => self.loaded.corpus.is_empty(),
            Request::Games { previous: Some(previous), added, .. } => {
                *added > 0 && self.loaded.corpus.record_count() == previous.corpus.record_count()
            }
            _ => false,
        }
    }

    /// Says what was loaded and what was not.
    pub fn report(&self, effects: &mut Effects) {
        if let Some(why) = &self.unkept {
            let text = "These games are open, but not kept: they are gone when Katachi is closed";
            effects.notice(NoticeLevel::Warning, text, vec![why.clone()]);
        }
        let report = &self.loaded.report;
        let skipped = report.skipped.iter().take(20).map(|skipped| match skipped.game {
            Some(game) => format!("{}, game {}: {}", skipped.path, game + 1, skipped.reason),
            None => format!("{}: {}", skipped.path, skipped.reason),
        });
        let details: Vec<String> = skipped.collect();
        match &self.request {
            Request::Sample => {}
            Request::Games { paths, .. } | Request::Keep { paths, .. } if self.brings_nothing() => {
                effects.notice(NoticeLevel::Error, format!("No game was loaded from {}", name_of(paths)), details);
            }
            _ => {
                let skipped = match report.skipped.len() {
                    0 => String::new(),
                    count => format!("; {} skipped, see the load report", grouped(count as u64)),
                };
                let duplicates = match report.duplicates {
                    0 => String::new(),
                    count => format!("; {} left out", counted(count as usize, "duplicate")),
                };
                let games = counted(self.summary.games, "game");
                let moves = counted(self.summary.moves as usize, "move");
                let level = if report.skipped.is_empty() { NoticeLevel::Info } else { NoticeLevel::Warning };
                effects.notice(level, format!("{games}, {moves}{duplicates}{skipped}"), details);
            }
        }
    }
}

/// The name of one path, or how many there are.
pub(super) fn name_of(paths: &[PathBuf]) -> String {
    match paths {
        [only] => only.file_name().unwrap_or(only.as_os_str()).to_string_lossy().into_owned(),
        many => format!("{} files and folders", many.len()),
    }
}

/// Whether a path is that of a library folder.
pub(super) fn is_library(path: &Path) -> bool {
    path.extension() == Some(OsStr::new("katachi"))
}

/// Whether a path is that of a result: patterns, collocations or rules.
pub(super) fn is_result(path: &Path) -> bool {
    let name = path.to_string_lossy();
    name.ends_with(".ron") || name.ends_with(".ron.zst")
}
