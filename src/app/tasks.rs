//! Background work that the state waits for, and what to do with it when it is done.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::CorpusSummary;
use super::joseki::JosekiWork;
use super::life::LifeWork;
use super::play::EngineWork;
use crate::corpus::load::{self, Loaded};
use crate::corpus::{CorpusId, GameId};
use crate::go::GameTree;
use crate::jobs::{Job, JobError, Wake};
use crate::library::tags::ResolvedTags;
use crate::library::{self, LibraryError};
use crate::mining::templates::Templates;
use crate::mining::{MinedPatterns, MiningParams};
use crate::progress::{Progress, ProgressReport};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskId(pub u64);

/// A running task as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskView<'a> {
    pub id: TaskId,
    pub label: &'a str,
    pub report: ProgressReport,
    /// It was asked to stop and has not yet.
    pub is_cancelled: bool,
    /// Since it was started.
    pub age: Duration,
}

pub(super) struct Task {
    pub id: TaskId,
    pub label: String,
    pub started: Instant,
    pub work: Work,
}

pub(super) enum Work {
    Load(Job<Arrival>),
    Mine {
        corpus: CorpusId,
        job: Job<MinedPatterns>,
    },
    OpenResult(Job<MinedPatterns>),
    /// Shapes that come with Katachi.
    Professional(Job<Arc<MinedPatterns>>),
    Templates {
        of: Arc<MinedPatterns>,
        job: Job<Templates>,
    },
    SaveResult {
        path: PathBuf,
        job: Job<()>,
    },
    /// Brings what is said when it is written.
    Write(Job<String>),
    /// `tells_lost`: tags whose games are gone are told.
    Tags {
        corpus: CorpusId,
        tells_lost: bool,
        job: Job<ResolvedTags>,
    },
    Joseki(JosekiWork),
    Engine(EngineWork),
    Life(LifeWork),
    ReadTree {
        corpus: CorpusId,
        game: GameId,
        job: Job<(GameTree, Option<String>)>,
    },
}

impl Task {
    pub fn view(&self) -> TaskView<'_> {
        let (report, is_cancelled) = match &self.work {
            Work::Load(job) => (job.progress(), job.is_cancelled()),
            Work::Mine { job, .. } => (job.progress(), job.is_cancelled()),
            Work::OpenResult(job) => (job.progress(), job.is_cancelled()),
            Work::Professional(job) => (job.progress(), job.is_cancelled()),
            Work::Templates { job, .. } => (job.progress(), job.is_cancelled()),
            Work::SaveResult { job, .. } => (job.progress(), job.is_cancelled()),
            Work::Write(job) => (job.progress(), job.is_cancelled()),
            Work::Tags { job, .. } => (job.progress(), job.is_cancelled()),
            Work::Joseki(work) => work.progress(),
            Work::Engine(work) => work.progress(),
            Work::Life(work) => work.progress(),
            Work::ReadTree { job, .. } => (job.progress(), job.is_cancelled()),
        };
        TaskView { id: self.id, label: &self.label, report, is_cancelled, age: self.started.elapsed() }
    }

    pub fn cancel(&self) {
        match &self.work {
            Work::Load(job) => job.cancel(),
            Work::Mine { job, .. } => job.cancel(),
            Work::OpenResult(job) => job.cancel(),
            Work::Professional(job) => job.cancel(),
            Work::Templates { job, .. } => job.cancel(),
            Work::SaveResult { job, .. } => job.cancel(),
            Work::Write(job) => job.cancel(),
            Work::Tags { job, .. } => job.cancel(),
            Work::Joseki(work) => work.cancel(),
            Work::Engine(work) => work.cancel(),
            Work::Life(work) => work.cancel(),
            Work::ReadTree { job, .. } => job.cancel(),
        }
    }
}

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
}

/// What has been loaded.
pub(super) struct Arrival {
    pub request: Request,
    pub loaded: Loaded,
    pub summary: CorpusSummary,
}

impl Request {
    pub fn label(&self) -> String {
        match self {
            Request::Sample => "Sample games".into(),
            Request::Games { paths, added: 0, .. } => format!("Loading {}", name_of(paths)),
            Request::Games { paths, added, .. } => format!("Adding {}", name_of(&paths[paths.len() - added..])),
            Request::OpenLibrary(dir) => format!("Opening {}", name_of(std::slice::from_ref(dir))),
            Request::Import { dir, .. } => format!("Writing {}", name_of(std::slice::from_ref(dir))),
        }
    }

    pub fn start(self, wake: &Wake) -> Job<Arrival> {
        Job::start("load", Wake::clone(wake), move |progress| {
            let loaded = self.run(progress)?;
            progress.check()?;
            let summary = CorpusSummary::of(&loaded.corpus);
            Ok(Arrival { request: self, loaded, summary })
        })
    }

    fn run(&self, progress: &Progress) -> Result<Loaded, JobError> {
        let library_error = |error| match error {
            LibraryError::Cancelled => JobError::Cancelled,
            other => JobError::Failed(other.to_string()),
        };
        match self {
            Request::Sample => Ok(library::sample()),
            Request::Games { paths, previous, .. } => Ok(load::load(paths, previous.as_ref(), false, progress)?),
            Request::OpenLibrary(dir) => library::open(dir, progress).map_err(library_error),
            Request::Import { dir, paths } => library::import(dir, paths, false, progress).map_err(library_error),
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

pub(super) fn mining_label(params: &MiningParams) -> String {
    format!("Mining {} {}{}", params.window, params.source, if params.after { ", after the move" } else { "" })
}
