//! The comments that KataGo writes into the games it plays itself.
//!
//! `C[0.10 0.90 0.00 -12.9 v=1500 weight=1.00]`: **White's** shares of win, loss and no result, then White's score in
//! points. They come from the search that chose the node's own move, so they evaluate the position **before** the move.
//! The last move's comment ends in the game's result; the position after it has no evaluation.
//!
//! Source: lightvector/KataGo, `cpp/dataio/sgf.cpp` (`WriteSgf::writeSgf` prints `whiteValueTargetsByTurn[i]` into the
//! node of move i: `win`, `loss` and `noResult` with two decimals, `score` with one) and `cpp/program/play.cpp`
//! (`runGame` adds a turn's targets after the search and before it makes the move). The score is the engine's expected
//! final score, not its lead; the two differ little. Versions of 2018 and 2019 wrote ten-thousandths as whole numbers;
//! we do not read those.

use super::number::{points, shortened};
use super::{Evaluation, EvaluationError, number};

/// Whether a comment has this form: it begins with a share of two decimals.
pub(super) fn claims(comment: &str) -> bool {
    let head = comment.trim_start().as_bytes();
    matches!(head, [b'0' | b'1', b'.', b'0'..=b'9', b'0'..=b'9', b' ', ..])
}

/// Reads the evaluation of the position before the node's move.
///
/// Errors: there are not four numbers, or not three shares that add up to 1.
pub(super) fn read(comment: &str) -> Result<Option<Evaluation>, EvaluationError> {
    let words: Vec<&str> = comment.split_whitespace().take(4).collect();
    let &[win, loss, no_result, score] = &words[..] else {
        return Err(EvaluationError::NotFourNumbers(shortened(comment)));
    };
    let share = |text: &str| {
        let value = number::hundredths(text).filter(|value| (0..=100).contains(value));
        value.ok_or_else(|| EvaluationError::NotShare(shortened(text)))
    };
    let [win, loss, no_result] = [share(win)?, share(loss)?, share(no_result)?];
    // Each share is rounded by itself, so the sum may not be exactly 100.
    if !(98..=102).contains(&(win + loss + no_result)) {
        return Err(EvaluationError::SharesNotOne(shortened(comment)));
    }
    // A game without a result counts half, as in KataGo.
    let white = (f64::from(win) + f64::from(no_result) / 2.0) / f64::from(win + loss + no_result);
    let white = (white * f64::from(Evaluation::FULL_WINRATE)).round() as u16;
    let evaluation = Evaluation::new(Some(Evaluation::FULL_WINRATE - white), Some(-points(score)?));
    evaluation.map(Some).ok_or_else(|| EvaluationError::OutOfRange(shortened(comment)))
}
