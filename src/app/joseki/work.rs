//! Background jobs of the Joseki workspace: counting collocations and corners, and unpacking the professionals'
//! figures.

use std::sync::Arc;

use katachi_core::corpus::Corpus;
use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::mining::MiningError;
use katachi_core::mining::collocation::{CollocationParams, Collocations, collocate};
use katachi_core::mining::corner::{CornerError, CornerGraph, CornerParams, corner_graph};
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;

/// The graphs that the workspace walks through.
#[derive(Clone, Default)]
pub(super) struct JosekiGraphs {
    pub collocations: Option<Arc<Collocations>>,
    pub corners: Option<Arc<CornerGraph>>,
}

impl JosekiGraphs {
    /// Unpacks the figures that come with Katachi, on request with the collocations.
    ///
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn of_professionals(with_collocations: bool, progress: &Progress) -> Result<JosekiGraphs, JobError> {
        progress.check()?;
        let collocations = with_collocations.then(professional::collocations);
        progress.check()?;
        Ok(JosekiGraphs { collocations, corners: Some(professional::corners()) })
    }
}

pub(super) fn collocations(
    corpus: &Corpus,
    params: &CollocationParams,
    progress: &Progress,
) -> Result<Collocations, JobError> {
    collocate(corpus, params, progress).map_err(|error| match error {
        MiningError::Cancelled(_) => JobError::Cancelled,
        other => JobError::Failed(other.sentence()),
    })
}

pub(super) fn corners(corpus: &Corpus, params: CornerParams, progress: &Progress) -> Result<CornerGraph, JobError> {
    corner_graph(corpus, params, progress).map_err(|error| match error {
        CornerError::Cancelled(_) => JobError::Cancelled,
        other => JobError::Failed(other.sentence()),
    })
}
