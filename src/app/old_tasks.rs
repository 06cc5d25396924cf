//! Background work of the workspaces that do not speak the protocol yet.

use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use super::{TaskId, TaskView};
use katachi_core::corpus::CorpusId;
use katachi_core::jobs::Job;
use katachi_core::mining::templates::Templates;
use katachi_core::mining::{MinedPatterns, MiningParams};

pub(super) struct OldTask {
    pub id: TaskId,
    pub label: String,
    pub started: Instant,
    pub work: OldWork,
}

pub(super) enum OldWork {
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
}

impl OldTask {
    pub fn view(&self) -> TaskView<'_> {
        let (report, is_cancelled) = match &self.work {
            OldWork::Mine { job, .. } => (job.progress(), job.is_cancelled()),
            OldWork::OpenResult(job) => (job.progress(), job.is_cancelled()),
            OldWork::Professional(job) => (job.progress(), job.is_cancelled()),
            OldWork::Templates { job, .. } => (job.progress(), job.is_cancelled()),
            OldWork::SaveResult { job, .. } => (job.progress(), job.is_cancelled()),
            OldWork::Write(job) => (job.progress(), job.is_cancelled()),
        };
        TaskView { id: self.id, label: &self.label, report, is_cancelled, age: self.started.elapsed() }
    }

    pub fn cancel(&self) {
        match &self.work {
            OldWork::Mine { job, .. } => job.cancel(),
            OldWork::OpenResult(job) => job.cancel(),
            OldWork::Professional(job) => job.cancel(),
            OldWork::Templates { job, .. } => job.cancel(),
            OldWork::SaveResult { job, .. } => job.cancel(),
            OldWork::Write(job) => job.cancel(),
        }
    }
}

pub(super) fn mining_label(params: &MiningParams) -> String {
    format!("Mining {} {}{}", params.window, params.source, if params.after { ", after the move" } else { "" })
}
