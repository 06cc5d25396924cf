//! Mined patterns as RON.
//!
//! ```ron
//! (
//!     format: 1,
//!     app: "katachi 0.1.0",
//!     corpus: "0123456789abcdef",
//!     params: (window: "diamond:1", source: move, after: false, moves: None, min_count: 1),
//!     games: 125, occurrences: 31250, distinct: 53,
//!     patterns: [
//!         (cells: [" . ", ".. ", …], occurrences: 310, …, examples: "12:34:dd:0 …", replies: "3:10:2:4:1 …", seen: "0:160 8:150"),
//!     ],
//! )
//! ```
//!
//! If the user has named clusters, `cluster_names: [(of: 4, cluster: 1, name: "…")],` follows `distinct`.
//!
//! One pattern a line, sorted as in memory. Lists are short texts: an example is game:moves before:point:image, a reply
//! cell:opponent:opponent later:mover:mover later, a sighting image:count. The lines are read in parallel; a file that
//! somebody has laid out otherwise is still RON and is read whole, only slower.

use std::fmt::Write as _;
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::lines::{
    FORMAT_OPEN, ROWS_CLOSE, check_format, in_words, is_zero, joined, list, parse_rows, push_row, push_rows, text_of,
};
use super::{Advice, Damage, FILE_FORMAT, FileAction, LibraryError, RowDamage, RowKind, atomic, bounded};
use crate::corpus::GameId;
use crate::go::Point;
use crate::mining::statistics::ClusterNames;
use crate::mining::{Example, Lists, MinedPatterns, MiningParams, PatternStats, ReplyCounts, SeenAs};
use crate::pattern::{Canonicalizer, Cell, Image, PackedCells, Pattern, Window};

const ADVICE: Advice = Advice::MinePatterns;

/// The text before the patterns.
pub(super) const PATTERNS_OPEN: &str = "    patterns: [\n";

/// A file of mined patterns. `patterns` is empty if only the head was parsed.
#[derive(Serialize, Deserialize)]
pub struct PatternsFile {
    format: u32,
    app: String,
    corpus: String,
    params: MiningParams,
    games: u64,
    occurrences: u64,
    distinct: u64,
    #[serde(default, skip_serializing_if = "ClusterNames::is_empty")]
    cluster_names: ClusterNames,
    patterns: Vec<PatternsFileRow>,
}

/// One pattern, as a line of the file.
#[derive(Serialize, Deserialize)]
pub struct PatternsFileRow {
    pub cells: Vec<String>,
    pub occurrences: u64,
    pub games: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub appeared: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub decided: u64,
    #[serde(default, skip_serializing_if = "is_zero")]
    pub mover_wins: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub years: Option<(i16, i16)>,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub examples: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub replies: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub seen: String,
}

impl PatternsFileRow {
    /// The first contradiction among the counts, if there is one.
    fn contradiction(&self) -> Option<RowDamage> {
        if self.occurrences == 0 {
            Some(RowDamage::NoOccurrences)
        } else if !(1..=self.occurrences).contains(&self.games) {
            Some(RowDamage::Games)
        } else if self.decided > self.occurrences {
            Some(RowDamage::DecidedMore)
        } else if self.mover_wins > self.decided {
            Some(RowDamage::WinsMore)
        } else if self.years.is_some_and(|(first, last)| first > last) {
            Some(RowDamage::Years)
        } else {
            None
        }
    }
}

/// Writes mined patterns as RON, atomically; zstd-compressed if the name ends in `.zst`. The crate `katachi_tables`
/// also writes Parquet.
///
/// Errors: the file cannot be written.
pub fn save_ron_patterns(patterns: &MinedPatterns, path: &Path) -> Result<(), LibraryError> {
    save_ron_patterns_named(patterns, &patterns.cluster_names, path)
}

/// Writes mined patterns as [`save_ron_patterns`] does, but with these cluster names instead of their own.
///
/// Errors: the file cannot be written.
pub fn save_ron_patterns_named(
    patterns: &MinedPatterns,
    names: &ClusterNames,
    path: &Path,
) -> Result<(), LibraryError> {
    atomic::write_text(path, &to_ron(patterns, names))
}

/// Reads mined patterns from RON. Detects compression by the first bytes.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_ron_patterns(path: &Path) -> Result<MinedPatterns, LibraryError> {
    parse_ron_patterns(read_patterns_file(path)?, path)
}

/// Reads the bytes of a file of mined patterns, in any format.
///
/// Errors: it cannot be read, or is larger than any such file.
pub fn read_patterns_file(path: &Path) -> Result<Vec<u8>, LibraryError> {
    bounded::read_at_most(path, bounded::MAX_RESULT_BYTES).map_err(LibraryError::io(path, FileAction::Read))
}

/// Reads mined patterns from the bytes of a RON file, which may be compressed.
///
/// Errors: as [`parse_patterns`].
pub fn parse_ron_patterns(bytes: Vec<u8>, path: &Path) -> Result<MinedPatterns, LibraryError> {
    parse_patterns(&text_of(bytes, path, ADVICE)?, path)
}

impl PatternsFile {
    /// Reads a [`patterns_head`].
    ///
    /// Errors: the text is not such a head.
    pub fn parse_head(head: &str) -> Result<PatternsFile, ron::error::SpannedError> {
        ron::from_str(head)
    }

    /// Builds the mined patterns from this head and these rows; `path` is for messages.
    ///
    /// Errors: the head is of a newer Katachi; a row is damaged.
    pub fn with_rows(self, rows: Vec<PatternsFileRow>, path: &Path) -> Result<MinedPatterns, LibraryError> {
        if self.format > FILE_FORMAT {
            return Err(LibraryError::NewerFormat {
                path: path.to_owned(),
                found: self.format,
                supported: FILE_FORMAT,
            });
        }
        from_rows(self, rows, damaged_patterns(path))
    }
}

/// Returns a function that turns a damage into the error for this file of mined patterns.
pub fn damaged_patterns(path: &Path) -> impl Fn(Damage) -> LibraryError {
    move |what| LibraryError::Damaged { path: path.to_owned(), what, advice: ADVICE }
}

/// The file's text. The same patterns give the same bytes.
pub fn patterns_to_ron(patterns: &MinedPatterns) -> String {
    to_ron(patterns, &patterns.cluster_names)
}

fn to_ron(patterns: &MinedPatterns, names: &ClusterNames) -> String {
    let mut text = head(patterns, names, patterns.occurrences, patterns.distinct);
    push_rows(&mut text, patterns.len(), |at| pattern_row(patterns, at));
    text.push_str(ROWS_CLOSE);
    text
}

/// A RON file without its rows, for files that have them in another form: see [`PatternsFile::parse_head`].
pub fn patterns_head(patterns: &MinedPatterns, names: &ClusterNames) -> String {
    head(patterns, names, patterns.occurrences, patterns.distinct) + ROWS_CLOSE
}

/// The text before the rows.
pub(super) fn head(patterns: &MinedPatterns, names: &ClusterNames, occurrences: u64, distinct: u64) -> String {
    let params = ron::to_string(&patterns.params).expect("window, source and numbers can always be written");
    let mut text = format!(
        "{FORMAT_OPEN}{FILE_FORMAT},\n    app: \"katachi {}\",\n    corpus: \"{}\",\n    params: {params},\n    games: {},\n    \
         occurrences: {occurrences},\n    distinct: {distinct},\n",
        env!("CARGO_PKG_VERSION"),
        patterns.corpus,
        patterns.games,
    );
    if !names.is_empty() {
        let names = ron::to_string(names).expect("numbers and texts can always be written");
        let _ = writeln!(text, "    cluster_names: {names},");
    }
    text.push_str(PATTERNS_OPEN);
    text
}

/// The line of a pattern.
pub(super) fn line_of(patterns: &MinedPatterns, at: usize) -> String {
    let mut line = String::new();
    push_row(&mut line, &pattern_row(patterns, at));
    line
}

/// Reads one line of a file of mined patterns.
pub fn parse_pattern_row(line: &str) -> std::io::Result<PatternsFileRow> {
    ron::from_str(line.trim().trim_end_matches(',')).map_err(std::io::Error::other)
}

/// The row of the pattern at this index.
pub fn pattern_row(patterns: &MinedPatterns, at: usize) -> PatternsFileRow {
    let stats = patterns.stats(at);
    PatternsFileRow {
        cells: patterns.pattern(at).rows(),
        occurrences: stats.occurrences,
        games: stats.games,
        appeared: stats.appeared,
        decided: stats.decided,
        mover_wins: stats.mover_wins,
        years: stats.years,
        examples: joined(patterns.examples(at), |text, example| {
            write!(
                text,
                "{}:{}:{}:{}",
                example.game.0,
                example.moves_before,
                example.at.to_sgf(),
                example.image.index()
            )
        }),
        replies: joined(patterns.replies(at), |text, r| {
            write!(text, "{}:{}:{}:{}:{}", r.cell, r.by_opponent, r.by_opponent_later, r.by_mover, r.by_mover_later)
        }),
        seen: joined(patterns.seen_as(at), |text, seen| write!(text, "{}:{}", seen.image.index(), seen.occurrences)),
    }
}

/// The inverse of [`patterns_to_ron`]; `path` is for messages.
///
/// Errors: it is damaged, or of a newer Katachi; what is wrong, and in which row.
pub fn parse_patterns(text: &str, path: &Path) -> Result<MinedPatterns, LibraryError> {
    let damaged = damaged_patterns(path);
    let in_words = |error: &ron::error::SpannedError| in_words(error, text, PATTERNS_OPEN, RowKind::Pattern);
    check_format(text, path, ADVICE, in_words)?;
    let (file, rows) = match in_lines(text) {
        Some((file, rows)) => (file, rows),
        None => {
            let mut file: PatternsFile = ron::from_str(text).map_err(|error| damaged(in_words(&error)))?;
            let rows = std::mem::take(&mut file.patterns);
            (file, rows)
        }
    };
    from_rows(file, rows, damaged)
}

fn from_rows(
    mut file: PatternsFile,
    rows: Vec<PatternsFileRow>,
    damaged: impl Fn(Damage) -> LibraryError,
) -> Result<MinedPatterns, LibraryError> {
    // Saturate: the counts of a damaged file can be anything.
    let found: u64 = rows.iter().fold(0, |sum, row| sum.saturating_add(row.occurrences));
    if rows.len() as u64 > file.distinct || found > file.occurrences {
        let (patterns, distinct, occurrences) = (rows.len(), file.distinct, file.occurrences);
        return Err(damaged(Damage::MoreThanAll { patterns, found, distinct, occurrences }));
    }
    let window = file.params.window.clone();
    let mut reader = RowReader {
        has_image: std::array::from_fn(|index| window.permutation(Image::from_index(index).symmetry).is_some()),
        canonicalizer: Canonicalizer::new(&window, file.params.source.group()),
        window: window.clone(),
        canonical: Vec::new(),
    };
    let mut patterns = MinedPatterns {
        params: file.params,
        corpus: std::mem::take(&mut file.corpus),
        games: file.games,
        occurrences: file.occurrences,
        distinct: file.distinct,
        cluster_names: std::mem::take(&mut file.cluster_names),
        cells: Vec::with_capacity(rows.len() * PackedCells::bytes(window.cell_count())),
        stats: Vec::with_capacity(rows.len()),
        examples: Lists::default(),
        replies: Lists::default(),
        seen: Lists::default(),
    };
    for (at, row) in rows.iter().enumerate() {
        let problem = |what: RowDamage| damaged(Damage::Row { row: RowKind::Pattern, number: at + 1, what });
        reader.read(row, &mut patterns).map_err(problem)?;
    }
    Ok(patterns)
}

/// Reads the rows of a file, and says what is wrong with one.
struct RowReader {
    window: Window,
    canonicalizer: Canonicalizer,
    has_image: [bool; Image::COUNT],
    canonical: Vec<Cell>,
}

impl RowReader {
    fn read(&mut self, row: &PatternsFileRow, patterns: &mut MinedPatterns) -> Result<(), RowDamage> {
        let pattern = Pattern::from_rows(self.window.clone(), &row.cells).map_err(RowDamage::Cells)?;
        self.canonicalizer.canonical(pattern.cells(), &mut self.canonical);
        if self.canonical != pattern.cells() {
            return Err(RowDamage::PatternNotSmallest);
        }
        if let Some(what) = row.contradiction() {
            return Err(what);
        }
        PackedCells::pack(pattern.cells(), &mut patterns.cells);
        patterns.stats.push(PatternStats {
            occurrences: row.occurrences,
            games: row.games,
            appeared: row.appeared,
            decided: row.decided,
            mover_wins: row.mover_wins,
            years: row.years,
        });
        let image = |text: &str| image_of(text).filter(|image| self.has_image[image.index()]);
        let examples = list(&row.examples, |fields| example(fields, image));
        patterns.examples.push(examples.ok_or(RowDamage::Field("examples"))?);
        let cells = self.window.cell_count() as u32;
        let replies = list(&row.replies, |fields| reply(fields, cells)).filter(|replies| {
            let counts = replies.iter().flat_map(ReplyCounts::counts);
            counts.fold(0, u64::saturating_add) <= row.occurrences
        });
        patterns.replies.push(replies.ok_or(RowDamage::Field("replies"))?);
        let seen = list(&row.seen, |fields| seen(fields, image)).filter(|seen| {
            let all = seen.iter().fold(0, |sum: u64, seen| sum.saturating_add(seen.occurrences));
            seen.is_empty() || all == row.occurrences
        });
        patterns.seen.push(seen.ok_or(RowDamage::Field("seen"))?);
        Ok(())
    }
}

/// Reads the layout that Katachi writes, its lines in parallel; `None` for any other layout.
fn in_lines(text: &str) -> Option<(PatternsFile, Vec<PatternsFileRow>)> {
    let (head, rest) = text.split_once(PATTERNS_OPEN)?;
    let body = rest.strip_suffix(ROWS_CLOSE)?;
    let file: PatternsFile = ron::from_str(&format!("{head}{PATTERNS_OPEN}{ROWS_CLOSE}")).ok()?;
    Some((file, parse_rows(body)?))
}

fn example(fields: &[&str], image_of: impl Fn(&str) -> Option<Image>) -> Option<Example> {
    let &[game, moves_before, at, image] = fields else { return None };
    Some(Example {
        game: GameId(game.parse().ok()?),
        moves_before: moves_before.parse().ok()?,
        at: Point::from_sgf(at).filter(|point| point.x < 19 && point.y < 19)?,
        image: image_of(image)?,
    })
}

fn reply(fields: &[&str], cells: u32) -> Option<ReplyCounts> {
    let &[cell, a, b, c, d] = fields else { return None };
    let cell: u16 = cell.parse().ok()?;
    let count = |text: &str| text.parse::<u64>().ok();
    (u32::from(cell) < cells).then_some(ReplyCounts {
        cell,
        by_opponent: count(a)?,
        by_opponent_later: count(b)?,
        by_mover: count(c)?,
        by_mover_later: count(d)?,
    })
}

fn seen(fields: &[&str], image_of: impl Fn(&str) -> Option<Image>) -> Option<SeenAs> {
    let &[image, occurrences] = fields else { return None };
    Some(SeenAs { image: image_of(image)?, occurrences: occurrences.parse().ok()? })
}

fn image_of(text: &str) -> Option<Image> {
    text.parse().ok().filter(|&index| index < Image::COUNT).map(Image::from_index)
}
