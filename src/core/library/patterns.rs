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
use std::io::{self, BufRead};
use std::path::Path;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use super::lines::{
    BLOCK_BYTES, FORMAT_OPEN, LINES_PER_TASK, ROWS_CLOSE, RowLines, check_format, in_words, list, open_lines, read_text,
};
use super::pattern_lines::{
    LineParts, PatternsFileRow, TakeText, lines, list_text, push_example, push_reply, push_seen, row_blocks,
    write_in_pieces,
};
use super::{Advice, Damage, FILE_FORMAT, FileAction, LibraryError, RowDamage, RowKind, atomic, bounded};
use crate::corpus::GameId;
use crate::go::Point;
use crate::mining::statistics::ClusterNames;
use crate::mining::{Example, Lists, MinedPatterns, MiningParams, PatternStats, ReplyCounts, SeenAs};
use crate::pattern::{Canonicalizer, Image, PackedCells, Pattern, Window};
use crate::progress::{Phase, Progress};

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

/// The first contradiction among the counts of a row, if there is one.
fn contradiction(stats: &PatternStats) -> Option<RowDamage> {
    if stats.occurrences == 0 {
        Some(RowDamage::NoOccurrences)
    } else if !(1..=stats.occurrences).contains(&stats.games) {
        Some(RowDamage::Games)
    } else if stats.decided > stats.occurrences {
        Some(RowDamage::DecidedMore)
    } else if stats.mover_wins > stats.decided {
        Some(RowDamage::WinsMore)
    } else if stats.years.is_some_and(|(first, last)| first > last) {
        Some(RowDamage::Years)
    } else {
        None
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
    let level = atomic::is_packed(path).then_some(atomic::COMPRESSION_LEVEL);
    write_in_pieces(path, level, |take| text_pieces(patterns, names, take))
}

/// Keeps mined patterns in a library's folder; the folder is made if it is not there.
///
/// Errors: the folder cannot be made or written.
pub fn keep_patterns(patterns: &MinedPatterns, path: &Path) -> Result<(), LibraryError> {
    super::kept::make_folder_of(path)?;
    // It is written while the user works: speed matters more than size.
    write_in_pieces(path, Some(1), |take| text_pieces(patterns, &patterns.cluster_names, take))
}

/// Reads mined patterns from RON, some thousand rows at a time. Detects compression by the first bytes.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_ron_patterns(path: &Path) -> Result<MinedPatterns, LibraryError> {
    open_parts(path, PatternParts::All, &Progress::new())
}

/// As [`open_ron_patterns`], with the rows that were read as its progress.
///
/// Errors: those of [`open_ron_patterns`]; stopped by the user.
pub fn open_ron_patterns_watched(path: &Path, progress: &Progress) -> Result<MinedPatterns, LibraryError> {
    open_parts(path, PatternParts::All, progress)
}

/// As [`open_ron_patterns`], but only cells and counts: examples, replies and orientations stay empty, and are not
/// checked. Takes a third of the memory.
///
/// Errors: those of [`open_ron_patterns`].
pub fn open_ron_pattern_counts(path: &Path) -> Result<MinedPatterns, LibraryError> {
    open_parts(path, PatternParts::Counts, &Progress::new())
}

/// Which parts of each pattern are read.
#[derive(Clone, Copy, PartialEq, Eq)]
enum PatternParts {
    All,
    Counts,
}

fn open_parts(path: &Path, parts: PatternParts, progress: &Progress) -> Result<MinedPatterns, LibraryError> {
    progress.begin(Phase::ReadingPatterns, "shapes", 0);
    // Katachi's own layout is read by its lines. Whatever is wrong with another one is told of its whole text.
    match open_lines(path).and_then(|lines| read_lines(lines, path, parts, progress)) {
        Ok(Some(found)) => found,
        _ => {
            progress.check()?;
            parse_text(&read_text(path, ADVICE)?, path, parts)
        }
    }
}

/// Reads the bytes of a file of mined patterns, in any format.
///
/// Errors: it cannot be read, or is larger than any such file.
pub fn read_patterns_file(path: &Path) -> Result<Vec<u8>, LibraryError> {
    bounded::read_at_most(path, bounded::MAX_RESULT_BYTES).map_err(LibraryError::io(path, FileAction::Read))
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
        let mut reader = PatternsReader::new(self, path, PatternParts::All);
        reader.add(reader.rows.read_rows(&rows))?;
        Ok(reader.finish())
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
    let mut text = String::new();
    let take = |piece: &str| {
        text.push_str(piece);
        Ok(())
    };
    text_pieces(patterns, names, &mut { take }).expect("nothing fails in memory");
    text
}

/// Hands over the text of a file, some thousand rows at a time.
fn text_pieces(patterns: &MinedPatterns, names: &ClusterNames, take: TakeText<'_>) -> io::Result<()> {
    take(&head(patterns, names, patterns.occurrences, patterns.distinct))?;
    for rows in row_blocks(patterns.len()) {
        take(&lines(patterns, rows, |_, _| ()))?;
    }
    take(ROWS_CLOSE)
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

/// Reads one line of a file of mined patterns.
pub(super) fn parse_pattern_row(line: &str) -> std::io::Result<PatternsFileRow> {
    match LineParts::read(line.trim_end_matches('\n')) {
        Some(parts) => Ok(parts.to_row()),
        None => ron::from_str(line.trim().trim_end_matches(',')).map_err(std::io::Error::other),
    }
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
        examples: list_text(patterns.examples(at), push_example),
        replies: list_text(patterns.replies(at), push_reply),
        seen: list_text(patterns.seen_as(at), push_seen),
    }
}

/// The inverse of [`patterns_to_ron`]; `path` is for messages.
///
/// Errors: it is damaged, or of a newer Katachi; what is wrong, and in which row.
pub fn parse_patterns(text: &str, path: &Path) -> Result<MinedPatterns, LibraryError> {
    let progress = Progress::new();
    match RowLines::new(text.as_bytes()).and_then(|lines| read_lines(lines, path, PatternParts::All, &progress)) {
        Ok(Some(found)) => found,
        _ => parse_text(text, path, PatternParts::All),
    }
}

/// Reads any layout.
fn parse_text(text: &str, path: &Path, parts: PatternParts) -> Result<MinedPatterns, LibraryError> {
    let in_words = |error: &ron::error::SpannedError| in_words(error, text, PATTERNS_OPEN, RowKind::Pattern);
    check_format(text, path, ADVICE, in_words)?;
    let mut file: PatternsFile = ron::from_str(text).map_err(|error| damaged_patterns(path)(in_words(&error)))?;
    let rows = std::mem::take(&mut file.patterns);
    let mut reader = PatternsReader::new(file, path, parts);
    reader.add(reader.rows.read_rows(&rows))?;
    Ok(reader.finish())
}

/// Reads the layout that Katachi writes, some lines at a time, in parallel. `None` for any other layout.
///
/// Errors: outer, those of `lines`; inner, what is wrong with a row.
fn read_lines<R: BufRead + Send>(
    mut lines: RowLines<R>,
    path: &Path,
    parts: PatternParts,
    progress: &Progress,
) -> io::Result<Option<Result<MinedPatterns, LibraryError>>> {
    let Some(head) = lines.head(PATTERNS_OPEN)? else { return Ok(None) };
    let file = ron::from_str(&format!("{head}{PATTERNS_OPEN}{ROWS_CLOSE}")).ok();
    let Some(file) = file.filter(|file: &PatternsFile| file.format <= FILE_FORMAT) else { return Ok(None) };
    let mut reader = PatternsReader::new(file, path, parts);
    let mut rows = lines.rows()?;
    while !rows.is_empty() {
        let (read, next) = rayon::join(|| reader.rows.read_lines(&rows), || lines.rows());
        let Some(read) = read else { return Ok(None) };
        progress.add(read.iter().map(|read| read.rows as u64).sum());
        if let Err(error) = progress.check().map_err(LibraryError::from).and_then(|()| reader.add(read)) {
            return Ok(Some(Err(error)));
        }
        rows = next?;
    }
    Ok((lines.follows(ROWS_CLOSE)? && lines.is_at_end()).then(|| Ok(reader.finish())))
}

/// The result of a head, as [`head`] writes it, and lines that are handed over one by one.
///
/// Errors: those of `lines`; what is wrong with a row.
pub(super) fn patterns_of_lines(
    head: &str,
    path: &Path,
    lines: impl FnOnce(&mut dyn FnMut(&str) -> io::Result<()>) -> io::Result<()>,
) -> Result<MinedPatterns, LibraryError> {
    let file =
        ron::from_str(head).map_err(|error| damaged_patterns(path)(Damage::Line { error: error.to_string() }))?;
    let mut reader = PatternsReader::new(file, path, PatternParts::All);
    let mut add = |block: &str| {
        let read = reader.rows.read_lines(block).ok_or(io::ErrorKind::InvalidData)?;
        reader.add(read).map_err(io::Error::other)
    };
    let mut block = String::new();
    let all = lines(&mut |line| {
        block.push_str(line);
        if block.len() < BLOCK_BYTES {
            return Ok(());
        }
        add(&std::mem::take(&mut block))
    });
    all.and_then(|()| add(&block)).map_err(LibraryError::io(path, FileAction::ReadAgain))?;
    Ok(reader.finish())
}

/// Mined patterns while their rows are read. Says what is wrong with one.
struct PatternsReader<'a> {
    path: &'a Path,
    rows: RowReader,
    /// Occurrences of the rows.
    found: u64,
    /// The rows, in the order of the file.
    read: Vec<ReadRows>,
    /// Their number.
    count: usize,
    /// Without rows.
    patterns: MinedPatterns,
}

/// The conditions that the rows of a file meet.
struct RowReader {
    window: Window,
    parts: PatternParts,
    canonicalizer: Canonicalizer,
    has_image: [bool; Image::COUNT],
}

/// Rows that were read, up to the first damaged one.
#[derive(Default)]
struct ReadRows {
    /// Their number and their occurrences, those after a damaged one included.
    rows: usize,
    found: u64,
    cells: Vec<u8>,
    stats: Vec<PatternStats>,
    examples: Lists<Example>,
    replies: Lists<ReplyCounts>,
    seen: Lists<SeenAs>,
    damage: Option<RowDamage>,
}

impl PatternsReader<'_> {
    fn new(file: PatternsFile, path: &Path, parts: PatternParts) -> PatternsReader<'_> {
        PatternsReader {
            path,
            rows: RowReader::new(&file.params, parts),
            found: 0,
            read: Vec::new(),
            count: 0,
            patterns: MinedPatterns {
                occurrences: file.occurrences,
                distinct: file.distinct,
                cluster_names: file.cluster_names,
                ..MinedPatterns::without_rows(file.params, file.corpus, file.games)
            },
        }
    }

    fn add(&mut self, read: Vec<ReadRows>) -> Result<(), LibraryError> {
        let damaged = damaged_patterns(self.path);
        // Saturate: the counts of a damaged file can be anything.
        self.found = read.iter().fold(self.found, |sum, read| sum.saturating_add(read.found));
        let MinedPatterns { distinct, occurrences, .. } = self.patterns;
        let rows: usize = read.iter().map(|read| read.rows).sum();
        let (patterns, found) = (self.count + rows, self.found);
        if patterns as u64 > distinct || found > occurrences {
            return Err(damaged(Damage::MoreThanAll { patterns, found, distinct, occurrences }));
        }
        for read in read {
            self.count += read.stats.len();
            if let Some(what) = read.damage {
                return Err(damaged(Damage::Row { row: RowKind::Pattern, number: self.count + 1, what }));
            }
            self.read.push(read);
        }
        Ok(())
    }

    /// The patterns with all their rows. Lists that grow with every block would be copied again and again.
    fn finish(self) -> MinedPatterns {
        let PatternsReader { read, mut patterns, .. } = self;
        patterns.cells.reserve_exact(read.iter().map(|read| read.cells.len()).sum());
        patterns.stats.reserve_exact(self.count);
        patterns.examples.reserve_for(read.iter().map(|read| &read.examples));
        patterns.replies.reserve_for(read.iter().map(|read| &read.replies));
        patterns.seen.reserve_for(read.iter().map(|read| &read.seen));
        for read in read {
            patterns.cells.extend(read.cells);
            patterns.stats.extend(read.stats);
            patterns.examples.append(read.examples);
            patterns.replies.append(read.replies);
            patterns.seen.append(read.seen);
        }
        patterns
    }
}

impl RowReader {
    fn new(params: &MiningParams, parts: PatternParts) -> RowReader {
        let window = params.window.clone();
        RowReader {
            parts,
            canonicalizer: Canonicalizer::new(&window, params.source.group()),
            has_image: std::array::from_fn(|index| window.permutation(Image::from_index(index).symmetry).is_some()),
            window,
        }
    }

    /// Reads lines in parallel. `None` if one of them is no row.
    fn read_lines(&self, lines: &str) -> Option<Vec<ReadRows>> {
        let lines: Vec<&str> = lines.lines().collect();
        let read = lines.par_chunks(LINES_PER_TASK).map(|lines| {
            let mut read = ReadRows::default();
            for line in lines {
                match LineParts::read(line) {
                    Some(parts) => self.read(parts, &mut read),
                    None => self.read(LineParts::from_row(&parse_pattern_row(line).ok()?), &mut read),
                }
            }
            Some(read)
        });
        read.collect()
    }

    /// Reads rows in parallel.
    fn read_rows(&self, rows: &[PatternsFileRow]) -> Vec<ReadRows> {
        let read = rows.par_chunks(LINES_PER_TASK).map(|rows| {
            let mut read = ReadRows::default();
            rows.iter().for_each(|row| self.read(LineParts::from_row(row), &mut read));
            read
        });
        read.collect()
    }

    fn read(&self, row: LineParts<'_>, into: &mut ReadRows) {
        into.rows += 1;
        into.found = into.found.saturating_add(row.stats.occurrences);
        if into.damage.is_none() {
            into.damage = self.add_row(row, into).err();
        }
    }

    fn add_row(&self, row: LineParts<'_>, into: &mut ReadRows) -> Result<(), RowDamage> {
        let cells = Pattern::read_cells(&self.window, &row.cells).map_err(RowDamage::Cells)?;
        if !self.canonicalizer.is_canonical(&cells) {
            return Err(RowDamage::PatternNotSmallest);
        }
        if let Some(what) = contradiction(&row.stats) {
            return Err(what);
        }
        if self.parts == PatternParts::All {
            let image = |text: &str| image_of(text).filter(|image| self.has_image[image.index()]);
            let examples = list(row.examples, |fields| example(fields, image));
            let count = self.window.cell_count() as u32;
            let replies = list(row.replies, |fields| reply(fields, count)).filter(|replies| {
                let counts = replies.iter().flat_map(ReplyCounts::counts);
                counts.fold(0, u64::saturating_add) <= row.stats.occurrences
            });
            let seen = list(row.seen, |fields| seen(fields, image)).filter(|seen| {
                let all = seen.iter().fold(0, |sum: u64, seen| sum.saturating_add(seen.occurrences));
                seen.is_empty() || all == row.stats.occurrences
            });
            let examples = examples.ok_or(RowDamage::Field("examples"))?;
            let replies = replies.ok_or(RowDamage::Field("replies"))?;
            into.seen.push(seen.ok_or(RowDamage::Field("seen"))?);
            into.examples.push(examples);
            into.replies.push(replies);
        } else {
            into.examples.push([]);
            into.replies.push([]);
            into.seen.push([]);
        }
        PackedCells::pack(&cells, &mut into.cells);
        into.stats.push(row.stats);
        Ok(())
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mining::{PatternSource, mine};
    use crate::progress::Progress;

    fn mined() -> MinedPatterns {
        let params = MiningParams::new("square:3".parse().unwrap(), PatternSource::Move);
        mine(&crate::library::sample().corpus, &params, &Progress::new()).unwrap()
    }

    #[test]
    fn a_damaged_row_has_its_number_in_any_block() {
        let params = MiningParams::new("square:5".parse().unwrap(), PatternSource::Move);
        let patterns = mine(&crate::library::sample().corpus, &params, &Progress::new()).unwrap();
        let text = patterns_to_ron(&patterns);
        let rows: Vec<&str> = text[text.find(PATTERNS_OPEN).unwrap() + PATTERNS_OPEN.len()..].lines().collect();
        assert!(text.len() > 2 * BLOCK_BYTES && patterns.len() > 5 * LINES_PER_TASK);
        for number in [1, LINES_PER_TASK + 88, patterns.len() / 2, patterns.len()] {
            let row = rows[number - 1];
            let damaged = text.replacen(row, &row.replacen(",games:", ",games:9", 1), 1);
            match parse_patterns(&damaged, Path::new("shapes.ron")).unwrap_err() {
                LibraryError::Damaged { what: Damage::Row { number: told, what: RowDamage::Games, .. }, .. } => {
                    assert_eq!(told, number);
                }
                other => panic!("{number}: {other:?}"),
            }
        }
    }

    #[test]
    fn counts_are_read_without_lists() {
        let (dir, patterns) = (tempfile::tempdir().unwrap(), mined());
        for name in ["shapes.ron", "shapes.ron.zst"] {
            let path = dir.path().join(name);
            save_ron_patterns(&patterns, &path).unwrap();
            let counts = open_ron_pattern_counts(&path).unwrap();
            assert!(
                counts.cells == patterns.cells && counts.stats == patterns.stats && counts.params == patterns.params
            );
            assert!((0..counts.len()).all(|at| counts.examples(at).is_empty() && counts.replies(at).is_empty()));
            assert_eq!((counts.occurrences, counts.distinct), (patterns.occurrences, patterns.distinct));
        }
        // As somebody may have laid it out.
        let path = dir.path().join("other.ron");
        std::fs::write(&path, patterns_to_ron(&patterns).replacen("    patterns: [", "    patterns:[", 1)).unwrap();
        assert!(open_ron_pattern_counts(&path).unwrap().stats == patterns.stats);
        assert!(open_ron_patterns(&path).unwrap() == patterns);
    }
}
