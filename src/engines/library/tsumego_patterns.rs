//! Lessons from solved problems, as RON: the patterns of their moves, written, read, and those that come with the
//! program; and the estimate of who wins, written.

use std::path::Path;
use std::sync::OnceLock;

use serde::{Deserialize, Serialize};

use super::damage::{EngineFileDamage, damaged};
use crate::tsumego::estimate::LifeEstimator;
use crate::tsumego::patterns::{PatternCosts, TsumegoPattern, TsumegoPatterns};
use katachi_core::library::lines::{check_format, read_text};
use katachi_core::library::{Advice, Damage, FILE_FORMAT, LibraryError, atomic};

const ADVICE: Advice = Advice::AcquirePatterns;

/// Made from the solutions of 2,092 problems. Contains only counts and cells, no problem.
const PACKED_PATTERNS: &[u8] = include_bytes!("../../../assets/tsumego-patterns.ron.zst");

#[derive(Serialize, Deserialize)]
struct TsumegoPatternsFile {
    format: u32,
    problems: u32,
    attack: Vec<TsumegoPattern>,
    defend: Vec<TsumegoPattern>,
}

/// The patterns that come with the program.
pub fn shipped_tsumego_patterns() -> &'static TsumegoPatterns {
    static PATTERNS: OnceLock<TsumegoPatterns> = OnceLock::new();
    PATTERNS.get_or_init(|| {
        let bytes = zstd::decode_all(PACKED_PATTERNS).expect("the asset was packed by zstd and is part of the program");
        let text = String::from_utf8(bytes).expect("the asset is text");
        parse(&text, Path::new("the shipped patterns")).expect("the asset was written by this program")
    })
}

/// The shipped patterns, ready for ordering moves.
pub fn shipped_pattern_costs() -> &'static PatternCosts {
    static COSTS: OnceLock<PatternCosts> = OnceLock::new();
    COSTS.get_or_init(|| PatternCosts::new(shipped_tsumego_patterns()))
}

/// Writes patterns, atomically; zstd-compressed if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn save_tsumego_patterns(patterns: &TsumegoPatterns, path: &Path) -> Result<(), LibraryError> {
    let TsumegoPatterns { problems, attack, defend } = patterns.clone();
    let file = TsumegoPatternsFile { format: FILE_FORMAT, problems, attack, defend };
    let text = ron::ser::to_string_pretty(&file, ron::ser::PrettyConfig::new().depth_limit(2))
        .expect("numbers and strings can be written");
    atomic::write_text(path, &text)
}

/// Writes an estimate of who wins, atomically; zstd-compressed if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn save_tsumego_estimate(estimate: &LifeEstimator, path: &Path) -> Result<(), LibraryError> {
    atomic::write_text(path, &estimate.to_text())
}

/// Reads patterns. The first bytes tell whether the file is compressed.
///
/// Errors: the file cannot be read, is damaged, or is of a newer Katachi.
pub fn open_tsumego_patterns(path: &Path) -> Result<TsumegoPatterns, LibraryError> {
    parse(&read_text(path, ADVICE)?, path)
}

fn parse(text: &str, path: &Path) -> Result<TsumegoPatterns, LibraryError> {
    let in_line = |error: &ron::error::SpannedError| Damage::Line { error: error.to_string() };
    check_format(text, path, ADVICE, in_line)?;
    let file: TsumegoPatternsFile =
        ron::from_str(text).map_err(|error| LibraryError::damaged::<Damage>(path, ADVICE)(in_line(&error)))?;
    if let Some(pattern) = file.attack.iter().chain(&file.defend).find(|pattern| !pattern.is_possible()) {
        return Err(damaged(path, EngineFileDamage::NoPattern(pattern.cells.clone()), ADVICE));
    }
    Ok(TsumegoPatterns { problems: file.problems, attack: file.attack, defend: file.defend })
}
