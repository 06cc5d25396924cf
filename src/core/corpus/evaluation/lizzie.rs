//! Lizzie's and LizzieYzy's own properties, and the comments that Lizzie adds.
//!
//! `LZ[0.7.2 41.6 2.8k` and, on further lines, the candidate moves. The first line has the program or engine, the
//! winrate in percent, the playouts, and in LizzieYzy the score lead, its deviation and a handicap of playouts. All
//! describe the position **after** the node's move. The winrate is that of the player **who has just moved** (`100 -
//! data.winrate`, where `data.winrate` is that of the side to move); the score is that of the **side to move**. `LZOP`
//! has the same for the position before the first move; `LZ2` and `LZOP2` are for a second engine. With 0 playouts the
//! winrate is only a filler, and is ignored.
//!
//! Older files of LizzieYzy's line have an `LZ` before the first move. In these files every `LZ` describes another
//! position than its node's, so none is read.
//!
//! Lizzie's comments: `Black's winrate: 46.1% (-2.0%)`, a line break, `(engine / 2.8k playouts)`. The winrate is that
//! of the named side after the move. LizzieYzy's comments are in the user's language, and are not read.
//!
//! Source: featurecat/lizzie, `rules/SGFParser.java` (`formatNodeData`, `formatComment`, and reading `LZ` in `parse`);
//! yzyray/lizzieyzy, the same file (`LZ2`, `LZOP`, the fourth to sixth number; `formatComment` shows the mover's lead
//! as `-scoreMean`).

use super::number::{percent, points, shortened};
use super::{Evaluation, EvaluationError, number};
use crate::go::Color;

/// The position at a node; `to_move` plays next there.
///
/// Errors: winrate, playouts or score is wrong.
pub(super) fn read(value: &str, to_move: Color) -> Result<Option<Evaluation>, EvaluationError> {
    let line = value.trim_start().lines().next().unwrap_or_default();
    let words: Vec<&str> = line.split_whitespace().collect();
    let &[_, winrate, playouts, ref rest @ ..] = &words[..] else {
        return Err(EvaluationError::NotThreeWords(shortened(value)));
    };
    if playouts_of(playouts)? == 0.0 {
        return Ok(None);
    }
    let just_moved = Evaluation::new(Some(percent(winrate)?), None).map(|own| own.seen_by(to_move.opponent()));
    let lead = match rest.first() {
        None => None,
        Some(score) => Evaluation::new(None, Some(points(score)?)).map(|own| own.seen_by(to_move)),
    };
    Ok(just_moved.map(|winrate| winrate.or(lead.unwrap_or_default())))
}

/// The engine's next move, as it is written: the candidates follow the first line, `move Q16 visits 120 …`, best first.
pub(super) fn first_candidate(value: &str) -> Option<&str> {
    let (_, candidates) = value.trim_start().split_once('\n')?;
    candidates.trim_start().strip_prefix("move ")?.split_whitespace().next()
}

/// A number of playouts: `988`, `2.8k`, `1.2m`. Ignores the unit, because callers only ask whether it is 0.
fn playouts_of(text: &str) -> Result<f64, EvaluationError> {
    let digits = text.trim_end_matches(['k', 'K', 'm', 'M']);
    let number = number::hundredths(digits).filter(|&number| number >= 0 && text.len() - digits.len() <= 1);
    number.map(f64::from).ok_or_else(|| EvaluationError::NotPlayouts(shortened(text)))
}

const WINRATE_LABEL: &str = "'s winrate: ";

/// Whether a comment has a line of Lizzie's.
pub(super) fn claims(comment: &str) -> bool {
    comment.contains("Black's winrate: ") || comment.contains("White's winrate: ")
}

/// The position after the node's move.
///
/// Errors: side, winrate or playouts is wrong.
pub(super) fn read_comment(comment: &str) -> Result<Option<Evaluation>, EvaluationError> {
    let mut lines = comment.lines().map(str::trim);
    let found = lines.by_ref().find_map(|line| {
        let (side, rest) = line.split_once(WINRATE_LABEL)?;
        match side {
            "Black" => Some((Color::Black, rest)),
            "White" => Some((Color::White, rest)),
            _ => None,
        }
    });
    let Some((side, rest)) = found else { return Err(EvaluationError::NoSide(shortened(comment))) };
    let winrate = rest.split_whitespace().next().unwrap_or_default();
    let Some(winrate) = winrate.strip_suffix('%') else {
        return Err(EvaluationError::NotPercentage(shortened(winrate)));
    };
    let playouts = lines.next().and_then(|line| line.strip_prefix('(')?.strip_suffix(" playouts)"));
    let playouts = playouts.and_then(|text| text.rsplit_once("/ ")).map(|(_, playouts)| playouts.trim());
    let Some(playouts) = playouts else { return Err(EvaluationError::PlayoutsMissing) };
    if playouts_of(playouts)? == 0.0 {
        return Ok(None);
    }
    Ok(Evaluation::new(Some(percent(winrate)?), None).map(|own| own.seen_by(side)))
}
