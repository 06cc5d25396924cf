//! KaTrain's stored analysis, and its comments.
//!
//! `KT[…][…][…]`: ownership, policy, and the rest, each packed by gzip and written in base 64. The rest is JSON. Its
//! `root` is KataGo's evaluation of the node's position, that is **after** the node's move: `winrate`, a share, and
//! `scoreLead`, both **Black's**, because KaTrain has KataGo report them so. Its `moves` are the candidates for the
//! next move by name; the one with the smallest `order` is the best. `KTV` in the root node is the version of the
//! format, 1.0.
//!
//! The comments have the lines `Score: B+1.2` and `Win rate: B 55.3%`, of the side that is named, after the move too;
//! and, where the engine would have played elsewhere, `Predicted top move was Q16 (B+1.5).`
//!
//! Source: sanderland/katrain, `katrain/core/game_node.py` (`analysis_dumps`, `load_analysis`, `format_score`,
//! `format_winrate`, `comment`; `points_lost` takes Black's sign for Black). Comments in other languages are not read.

use std::collections::BTreeMap;
use std::io::Read;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use serde::Deserialize;

use super::number::{percent, points, rounded, shortened};
use super::{Evaluation, EvaluationError};
use crate::go::Color;

/// Longer than any value that KaTrain writes, packed and unpacked.
const MAX_PACKED_BYTES: usize = 2 << 20;
const MAX_UNPACKED_BYTES: u64 = 16 << 20;
/// The version of the format that is read here.
const FORMAT_VERSION: f64 = 1.0;

#[derive(Deserialize)]
struct Analysis {
    root: Option<KaTrainRoot>,
    #[serde(default)]
    moves: BTreeMap<String, KatrainCandidate>,
}

#[derive(Deserialize)]
struct KatrainCandidate {
    /// 999 for candidates that KaTrain added itself.
    order: Option<f64>,
}

/// Candidates of this order or a higher one are not the engine's own.
const ADDED_ORDER: f64 = 999.0;

#[derive(Deserialize)]
struct KaTrainRoot {
    winrate: Option<f64>,
    #[serde(rename = "scoreLead")]
    score_lead: Option<f64>,
}

/// Checks that a `KTV` is a version that is read here.
///
/// Errors: it is another version.
pub(super) fn check_version(value: &str) -> Result<(), EvaluationError> {
    match value.trim().parse::<f64>() {
        Ok(version) if version <= FORMAT_VERSION => Ok(()),
        _ => Err(EvaluationError::Version(shortened(value))),
    }
}

/// The position at a node, and the name of the engine's next move.
///
/// Errors: it is damaged or too large.
pub(super) fn read(values: &[&str]) -> Result<(Option<Evaluation>, Option<String>), EvaluationError> {
    let Some(packed) = values.get(2) else { return Err(EvaluationError::NotThreeValues(values.len())) };
    if packed.len() > MAX_PACKED_BYTES {
        return Err(EvaluationError::TooLarge);
    }
    let packed = decoded(packed).ok_or(EvaluationError::NotBase64)?;
    let mut text = Vec::new();
    let unpacked = flate2::read::GzDecoder::new(&packed[..]).take(MAX_UNPACKED_BYTES + 1).read_to_end(&mut text);
    if unpacked.is_err() || text.len() as u64 > MAX_UNPACKED_BYTES {
        return Err(EvaluationError::NotUnpacked);
    }
    let damaged = |error: serde_json::Error| EvaluationError::Damaged(error.to_string().into());
    let analysis: Analysis = serde_json::from_slice(&text).map_err(damaged)?;
    let orders = analysis.moves.into_iter().filter_map(|(name, candidate)| Some((candidate.order?, name)));
    let own = orders.filter(|(order, _)| *order < ADDED_ORDER);
    let best = own.min_by(|(a, _), (b, _)| a.total_cmp(b)).map(|(_, name)| name);
    let Some(root) = analysis.root else { return Ok((None, best)) };
    let share = |winrate: f64| {
        let rate = rounded(winrate * 100.0).and_then(|rate| u16::try_from(rate).ok());
        rate.filter(|&rate| rate <= Evaluation::FULL_WINRATE)
            .ok_or_else(|| EvaluationError::WinrateNotShare(winrate.to_string().into()))
    };
    let lead = |lead: f64| rounded(lead).ok_or_else(|| EvaluationError::ScoreNotPoints(lead.to_string().into()));
    let (winrate, lead) = (root.winrate.map(share).transpose()?, root.score_lead.map(lead).transpose()?);
    let evaluation = Evaluation::new(winrate, lead).ok_or(EvaluationError::NeitherWinrateNorScore)?;
    Ok((Some(evaluation), best))
}

/// The bytes of a text in base 64 (RFC 4648, section 4); blanks and soft line breaks within are passed over, as SGF
/// programs may put them there.
fn decoded(text: &str) -> Option<Vec<u8>> {
    let digits: Vec<u8> = text.bytes().filter(|byte| !byte.is_ascii_whitespace() && *byte != b'\\').collect();
    STANDARD.decode(digits).ok()
}

const SCORE_LABEL: &str = "Score: ";
const WINRATE_LABEL: &str = "Win rate: ";
const TOP_MOVE_LABEL: &str = "Predicted top move was ";

/// Whether a comment has both lines.
pub(super) fn claims(comment: &str) -> bool {
    let has = |head| comment.lines().any(|line| line.trim_start().starts_with(head));
    has(SCORE_LABEL) && has(WINRATE_LABEL)
}

/// The position after the node's move.
///
/// Errors: side, score or winrate is wrong.
pub(super) fn read_comment(comment: &str) -> Result<Option<Evaluation>, EvaluationError> {
    let line = |head| comment.lines().find_map(|line| line.trim().strip_prefix(head)).unwrap_or_default().trim();
    let side = |text: &str| match text.as_bytes().first() {
        Some(b'B') => Ok(Color::Black),
        Some(b'W') => Ok(Color::White),
        _ => Err(EvaluationError::NoSide(shortened(text))),
    };
    let (score, winrate) = (line(SCORE_LABEL), line(WINRATE_LABEL));
    let (score_side, winrate_side) = (side(score)?, side(winrate)?);
    let Some(score) = score[1..].strip_prefix('+') else {
        return Err(EvaluationError::NotScore(shortened(score)));
    };
    let Some(winrate) = winrate[1..].trim_start().strip_suffix('%') else {
        return Err(EvaluationError::NotPercentage(shortened(winrate)));
    };
    let lead = Evaluation::new(None, Some(points(score)?)).map(|own| own.seen_by(score_side));
    let winrate = Evaluation::new(Some(percent(winrate)?), None).map(|own| own.seen_by(winrate_side));
    Ok(winrate.map(|winrate| winrate.or(lead.unwrap_or_default())))
}

/// The move that the engine would have played instead of the node's, as it is written.
pub(super) fn top_move(comment: &str) -> Option<&str> {
    let rest = comment.lines().find_map(|line| line.trim().strip_prefix(TOP_MOVE_LABEL))?;
    rest.split_whitespace().next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn base_64_is_read_as_the_standard_has_it_and_cut_texts_are_not() {
        // RFC 4648, section 10.
        for (text, bytes) in
            [("", ""), ("Zg==", "f"), ("Zm8=", "fo"), ("Zm9v", "foo"), ("Zm9vYg==", "foob"), ("Zm9vYmFy", "foobar")]
        {
            assert_eq!(decoded(text).as_deref(), Some(bytes.as_bytes()), "{text}");
        }
        assert_eq!(decoded("Zm9v\nYmFy").as_deref(), Some(&b"foobar"[..]));
        for wrong in ["Z", "Zg", "Zg=", "Zm9=", "Zm8==", "Zg==Zg==", "Zm9v!", "Zh=="] {
            assert_eq!(decoded(wrong), None, "{wrong}");
        }
    }
}
