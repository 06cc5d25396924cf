//! Opens files as lists of patterns with a move.

use std::path::Path;

use super::matchers::MatcherFileError;
use super::rules::open_rules;
use crate::predict::MatcherError;
use crate::tsumego::rules::recommended_moves;
use katachi_core::find::DatabasePattern;
use katachi_core::library::{ResultKind, is_pattern_database, open_pattern_database, result_kind};
use katachi_core::mining::MinedPatterns;
use katachi_core::mining::contradictions::PatternMove;
use katachi_tables::open_patterns;

/// The number of mined shapes that are taken, the most frequent, unless the user says otherwise.
pub const MINED_SHAPES_TAKEN: usize = 500;

/// Patterns with a move.
pub struct PatternMoves {
    pub patterns: Vec<PatternMove>,
    /// Number of patterns of the list without a move of their own.
    pub without_move: usize,
}

impl PatternMoves {
    /// The first `top` of these shapes, which were mined before moves.
    pub fn from_mined(mined: &MinedPatterns, rows: impl Iterator<Item = usize>, top: usize) -> PatternMoves {
        let row = |at: usize| PatternMove::from_mined((at + 1).to_string(), &mined.pattern(at));
        PatternMoves { patterns: rows.filter_map(row).take(top).collect(), without_move: 0 }
    }
}

/// The patterns with a move of a pattern database (`.db`), of rules, or of the `top` most frequent mined shapes.
///
/// Errors: the file cannot be read or is damaged, or its shapes do not say where to play.
pub fn open_pattern_moves(path: &Path, top: usize) -> Result<PatternMoves, MatcherFileError> {
    if is_pattern_database(path) {
        let patterns = open_pattern_database(path)?;
        let all = patterns.len();
        let with_move =
            |pattern: DatabasePattern| Some(PatternMove { name: pattern.name, query: pattern.query, at: pattern.at? });
        let patterns: Vec<PatternMove> = patterns.into_iter().filter_map(with_move).collect();
        let without_move = all - patterns.len();
        return Ok(PatternMoves { patterns, without_move });
    }
    if result_kind(path) == Some(ResultKind::Rules) {
        let book = open_rules(path)?;
        let all: usize = book.sets().iter().map(|set| set.won.len() + set.winning.len()).sum();
        let patterns = recommended_moves(&book);
        let without_move = all - patterns.iter().map(|(_, rules)| rules).sum::<usize>();
        return Ok(PatternMoves { patterns: patterns.into_iter().map(|(pattern, _)| pattern).collect(), without_move });
    }
    let mined = open_patterns(path)?;
    if !mined.params.is_before_move() {
        return Err(MatcherFileError::List { path: path.to_owned(), error: MatcherError::NotBeforeMoves });
    }
    Ok(PatternMoves::from_mined(&mined, 0..mined.len().min(top), top))
}
