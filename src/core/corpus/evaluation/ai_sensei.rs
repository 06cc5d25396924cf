//! AI Sensei's comments.
//!
//! `This move is 0.3 points worse than the AI move.` (if it is worse) and, in a paragraph of its own, `Black is ahead
//! by 0.6 points.` or `The game is even.`: the lead of the named side in points, **after** the node's move. A sequence
//! of comments shows that it is after the move: Black is ahead by 0.3, then Black plays a move that is 0.3 worse, and
//! the game is even.
//!
//! Source: its makers give no description. The sentences, and such a sequence, come from the test of an independent
//! reader of its files (the class `App` of a Java program on public GitHub, `readMoveCommentFromAISensei`). A comment
//! with other sentences beside these may be a person's, and is not read.

use super::number::{points, shortened};
use super::{Evaluation, EvaluationError};
use crate::go::Color;

const GAME_IS_EVEN: &str = "The game is even.";
const THIS_MOVE_IS: &str = "This move is ";
const IS_AHEAD_BY: &str = " is ahead by ";

/// Whether a comment consists of AI Sensei's sentences only.
pub(super) fn claims(comment: &str) -> bool {
    let mut lines = comment.lines().map(str::trim).filter(|line| !line.is_empty()).rev();
    let Some(last) = lines.next() else { return false };
    let is_standing =
        last == GAME_IS_EVEN || last.starts_with("Black is ahead by ") || last.starts_with("White is ahead by ");
    is_standing && lines.all(|line| line.starts_with(THIS_MOVE_IS))
}

/// The position after the node's move.
///
/// Errors: the number of points is wrong.
pub(super) fn read(comment: &str) -> Result<Option<Evaluation>, EvaluationError> {
    let last = comment.lines().map(str::trim).rfind(|line| !line.is_empty()).unwrap_or_default();
    if last == GAME_IS_EVEN {
        return Ok(Evaluation::new(None, Some(0)));
    }
    let (side, rest) = last.split_once(IS_AHEAD_BY).unwrap_or_default();
    let side = if side == "Black" { Color::Black } else { Color::White };
    let number = rest.strip_suffix(" points.").or_else(|| rest.strip_suffix(" point."));
    let number = number.filter(|number| !number.starts_with(['-', '+']));
    let Some(number) = number else { return Err(EvaluationError::NotPoints(shortened(rest))) };
    Ok(Evaluation::new(None, Some(points(number)?)).map(|own| own.seen_by(side)))
}
