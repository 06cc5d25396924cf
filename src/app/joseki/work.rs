//! What is counted, read and looked through in the background.

use std::path::PathBuf;
use std::sync::Arc;

use super::inside::{Inside, most_frequent_around};
use katachi_core::corpus::{Corpus, CorpusId};
use katachi_core::jobs::{Job, JobError, Wake};
use katachi_core::library::{self, professional};
use katachi_core::mining::MiningError;
use katachi_core::mining::collocation::{CollocationParams, Collocations, collocate};
use katachi_core::mining::corner::{CornerError, CornerGraph, CornerParams, corner_graph};
use katachi_core::pattern::Pattern;
use katachi_core::progress::ProgressReport;

/// A task of the workspace.
pub(crate) enum JosekiWork {
    Collocate {
        corpus: CorpusId,
        job: Job<Collocations>,
    },
    Corners {
        corpus: CorpusId,
        job: Job<CornerGraph>,
    },
    Open(Job<Collocations>),
    /// Unpacks the figures that come with Katachi.
    Professional(Job<Figures>),
    /// Which kept pattern has a smaller one in its middle.
    Inside {
        of: Arc<Collocations>,
        job: Job<Option<Inside>>,
    },
}

/// What the workspace walks through.
#[derive(Clone, Default)]
pub(crate) struct Figures {
    pub collocations: Option<Arc<Collocations>>,
    pub corners: Option<Arc<CornerGraph>>,
}

impl JosekiWork {
    pub fn collocate(corpus: &Arc<Corpus>, params: CollocationParams, wake: &Wake) -> JosekiWork {
        let (id, corpus) = (corpus.id(), Arc::clone(corpus));
        let job = Job::start("collocations", Arc::clone(wake), move |progress| {
            collocate(&corpus, &params, progress).map_err(|error| match error {
                MiningError::Cancelled(_) => JobError::Cancelled,
                other => JobError::Failed(other.to_string()),
            })
        });
        JosekiWork::Collocate { corpus: id, job }
    }

    pub fn corners(corpus: &Arc<Corpus>, params: CornerParams, wake: &Wake) -> JosekiWork {
        let (id, corpus) = (corpus.id(), Arc::clone(corpus));
        let job = Job::start("corners", Arc::clone(wake), move |progress| {
            corner_graph(&corpus, params, progress).map_err(|error| match error {
                CornerError::Cancelled(_) => JobError::Cancelled,
                other => JobError::Failed(other.to_string()),
            })
        });
        JosekiWork::Corners { corpus: id, job }
    }

    pub fn open(path: PathBuf, wake: &Wake) -> JosekiWork {
        JosekiWork::Open(Job::start("open collocations", Arc::clone(wake), move |progress| {
            progress.check()?;
            library::open_collocations(&path).map_err(|error| JobError::Failed(error.to_string()))
        }))
    }

    pub fn professional(wake: &Wake) -> JosekiWork {
        JosekiWork::Professional(Job::start("professional joseki", Arc::clone(wake), |progress| {
            progress.check()?;
            let collocations = Some(professional::collocations());
            progress.check()?;
            Ok(Figures { collocations, corners: Some(professional::corners()) })
        }))
    }

    pub fn inside(of: &Arc<Collocations>, pattern: Pattern, wake: &Wake) -> JosekiWork {
        let (of, found) = (Arc::clone(of), Arc::clone(of));
        let job = Job::start_brief("shapes around", Arc::clone(wake), move |progress| {
            Ok(most_frequent_around(&found, &pattern, progress)?)
        });
        JosekiWork::Inside { of, job }
    }

    pub fn progress(&self) -> (ProgressReport, bool) {
        match self {
            JosekiWork::Collocate { job, .. } => (job.progress(), job.is_cancelled()),
            JosekiWork::Corners { job, .. } => (job.progress(), job.is_cancelled()),
            JosekiWork::Open(job) => (job.progress(), job.is_cancelled()),
            JosekiWork::Professional(job) => (job.progress(), job.is_cancelled()),
            JosekiWork::Inside { job, .. } => (job.progress(), job.is_cancelled()),
        }
    }

    pub fn cancel(&self) {
        match self {
            JosekiWork::Collocate { job, .. } => job.cancel(),
            JosekiWork::Corners { job, .. } => job.cancel(),
            JosekiWork::Open(job) => job.cancel(),
            JosekiWork::Professional(job) => job.cancel(),
            JosekiWork::Inside { job, .. } => job.cancel(),
        }
    }
}
