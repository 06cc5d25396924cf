//! Go Review Partner's `BWWR` and `VNWR`, of Leela, Leela Zero, AQ, Ray and Phoenix Go.
//!
//! `VNWR[55.3%/44.7%]`: Black's winrate and White's, in percent. They are those of the engine's best move in the
//! position in which the node's own move was played: **before** the move.
//!
//! Source: pnprog/goreviewpartner, `leela_zero_analysis.py` (`run_analysis` has the engine answer in the position
//! before the move, hangs its variations on the node's parent, and writes `black_value+'/'+white_value` into the node).

use super::number::{percent, shortened};
use super::{Evaluation, EvaluationError};

/// The position before the node's move.
///
/// Errors: there are not two winrates that add up to 100.
pub(super) fn read(value: &str) -> Result<Option<Evaluation>, EvaluationError> {
    let rate = |text: &str| match text.trim().strip_suffix('%') {
        Some(number) => percent(number.trim()),
        None => Err(EvaluationError::NotPercentage(shortened(text))),
    };
    let Some((black, white)) = value.split_once('/') else {
        return Err(EvaluationError::NotTwoWinrates(shortened(value)));
    };
    let (black, white) = (rate(black)?, rate(white)?);
    // Both are rounded to hundredths.
    if (u32::from(black) + u32::from(white)).abs_diff(u32::from(Evaluation::FULL_WINRATE)) > 2 {
        return Err(EvaluationError::WinratesNotHundred(shortened(value)));
    }
    Ok(Evaluation::new(Some(black), None))
}
