//! A comparison of a result with the professionals' shapes of the same window.

use std::sync::Arc;

use katachi_core::jobs::JobError;
use katachi_core::library::professional;
use katachi_core::mining::compare::{CompareError, ShapeSet, Unit, compare_shapes};
use katachi_core::mining::{MinedPatterns, MiningParams};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Minimum number of occurrences of a shape, in both together, to be compared.
const MIN_OCCURRENCES: u32 = 5;

/// Shapes that are played more or less often than by professionals.
#[derive(Debug)]
pub struct ProfessionalComparison {
    pub there: Arc<MinedPatterns>,
    pub set: ShapeSet,
}

impl ProfessionalComparison {
    /// Whether there are professional shapes that were mined with the same parameters.
    pub fn is_possible(params: &MiningParams) -> bool {
        params.is_before_move()
            && params.moves.is_none()
            && params.k.is_none()
            && professional::windows().any(|window| window == params.window)
    }

    pub(super) fn from_patterns(
        patterns: &MinedPatterns,
        unit: Unit,
        progress: &Progress,
    ) -> Result<Arc<ProfessionalComparison>, JobError> {
        let there = professional::shapes(&patterns.params.window)
            .ok_or_else(|| JobError::Failed(text!("shapes-none-professional").to_owned()))?;
        progress.check()?;
        let set = compare_shapes(patterns, &there, unit, MIN_OCCURRENCES, progress).map_err(|error| match error {
            CompareError::Cancelled(_) => JobError::Cancelled,
            other => JobError::Failed(other.sentence()),
        })?;
        Ok(Arc::new(ProfessionalComparison { there, set }))
    }
}
