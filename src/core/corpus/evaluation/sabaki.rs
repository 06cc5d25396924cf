//! Sabaki's `SBKV`, and `OGSC`, which Ogatak writes beside it.
//!
//! `SBKV[45.61]`: **Black's** winrate in percent, **after** the node's move. `OGSC[-1.3]`: Black's lead in points, of
//! the same position. Both are KataGo's, reported for Black.
//!
//! Source: SabakiHQ/Sabaki, the maintainer in issue 479 ("45.61 refers to B\[dc\], that means black has 45.61% winrate.
//! 45.64 refers to W\[ce\], which means white has 54.36% winrate"); rooklift/ogatak, `src/modules/node.js`
//! (`receive_analysis`) and issue 51 (OGSC has nothing to do with OGS).

use super::number::{percent, points};
use super::{Evaluation, EvaluationError};

/// Errors: as [`percent`].
pub(super) fn read_winrate(value: &str) -> Result<Option<Evaluation>, EvaluationError> {
    Ok(Evaluation::new(Some(percent(value.trim())?), None))
}

/// Errors: as [`points`].
pub(super) fn read_score(value: &str) -> Result<Option<Evaluation>, EvaluationError> {
    Ok(Evaluation::new(None, Some(points(value.trim())?)))
}
