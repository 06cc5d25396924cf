//! What the workspace makes, counts and reads in the background.

use std::path::PathBuf;
use std::sync::Arc;

use super::frequency::{Counted, RectangleSize};
use super::problems::ProblemSet;
use katachi_core::corpus::{Corpus, CorpusId};
use katachi_core::jobs::{Job, JobError, Wake};
use katachi_core::progress::ProgressReport;
use katachi_engines::tsumego::rules::frame::{Frame, Goal};
use katachi_engines::tsumego::rules::{RuleBook, RuleSet, generate};

/// A task of the workspace.
pub(crate) enum LifeWork {
    Generate(Job<RuleSet>),
    Count { corpus: CorpusId, job: Job<Counted> },
    OpenRules(Job<RuleBook>),
    OpenProblems(Job<ProblemSet>),
}

impl LifeWork {
    pub fn generate(goal: Goal, frame: Frame, wake: &Wake) -> LifeWork {
        LifeWork::Generate(Job::start("rules", Arc::clone(wake), move |progress| Ok(generate(goal, frame, progress)?)))
    }

    pub fn count(corpus: &Arc<Corpus>, size: RectangleSize, wake: &Wake) -> LifeWork {
        let (id, corpus) = (corpus.id(), Arc::clone(corpus));
        let job = Job::start("shapes of rules", Arc::clone(wake), move |progress| Counted::of(&corpus, size, progress));
        LifeWork::Count { corpus: id, job }
    }

    pub fn open_rules(path: PathBuf, wake: &Wake) -> LifeWork {
        LifeWork::OpenRules(Job::start_brief("open rules", Arc::clone(wake), move |progress| {
            progress.check()?;
            katachi_engines::library::open_rules(&path).map_err(|error| JobError::Failed(error.to_string()))
        }))
    }

    pub fn open_problems(paths: Vec<PathBuf>, wake: &Wake) -> LifeWork {
        LifeWork::OpenProblems(Job::start_brief("problems", Arc::clone(wake), move |progress| {
            ProblemSet::read(&paths, progress)
        }))
    }

    pub fn progress(&self) -> (ProgressReport, bool) {
        match self {
            LifeWork::Generate(job) => (job.progress(), job.is_cancelled()),
            LifeWork::Count { job, .. } => (job.progress(), job.is_cancelled()),
            LifeWork::OpenRules(job) => (job.progress(), job.is_cancelled()),
            LifeWork::OpenProblems(job) => (job.progress(), job.is_cancelled()),
        }
    }

    pub fn cancel(&self) {
        match self {
            LifeWork::Generate(job) => job.cancel(),
            LifeWork::Count { job, .. } => job.cancel(),
            LifeWork::OpenRules(job) => job.cancel(),
            LifeWork::OpenProblems(job) => job.cancel(),
        }
    }
}
