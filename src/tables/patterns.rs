//! Mined patterns as RON, or as Parquet for DuckDB, polars, pandas and PySpark.
//!
//! A Parquet file has one row per pattern, in the order of the result. It has the columns of the RON file plus K and
//! bits, and the rows of cells joined into one text. The head of the RON file is in the metadata under the name
//! `katachi`, so nothing is lost and the file can be opened like a RON file.

use std::io::{self, BufWriter, Write};
use std::path::Path;

use katachi_core::corpus::Corpus;
use katachi_core::files::OpenFile;
use katachi_core::library::{
    Damage, FileAction, LibraryError, MineToFileError, PARQUET_MAGIC, PatternRuns, PatternsFile, PatternsFileRow,
    atomic, bounded, damaged_patterns, mine_to_runs, open_ron_pattern_counts, open_ron_patterns,
    open_ron_patterns_watched, pattern_row, patterns_head, read_patterns_file, save_ron_patterns_named,
};
use katachi_core::mining::statistics::ClusterNames;
use katachi_core::mining::{MinedPatterns, MinedTotals, MiningParams};
use katachi_core::pattern::Cell;
use katachi_core::progress::Progress;

use crate::column::{ColumnHead, ColumnKind, ColumnValues};
use crate::parquet::{ParquetWriter, read_parquet};

use ColumnKind::{Real, Text, Whole};

/// Number of rows in a row group.
const GROUP_ROWS: usize = 1 << 17;

/// Maximum number of rows of a result.
const MAX_ROWS: i64 = 1 << 31;

const HEAD_KEY: &str = "katachi";

const PATTERN_COLUMNS: [ColumnHead; 13] = [
    ("cells", Text),
    ("k", Whole),
    ("bits", Real),
    ("occurrences", Whole),
    ("games", Whole),
    ("appeared", Whole),
    ("decided", Whole),
    ("mover_wins", Whole),
    ("first_year", Whole),
    ("last_year", Whole),
    ("examples", Text),
    ("replies", Text),
    ("seen", Text),
];

/// A file whose rows are written one after the other.
struct PatternWriter<W: Write + Send> {
    writer: ParquetWriter<W>,
    rows: Vec<PatternsFileRow>,
    /// Number of occurrences of all shapes.
    occurrences: u64,
}

impl<W: Write + Send> PatternWriter<W> {
    /// `head` is the RON file without its rows: see [`patterns_head`].
    ///
    /// Errors: it cannot be written.
    fn new(out: W, head: &str, occurrences: u64) -> io::Result<PatternWriter<W>> {
        let writer = ParquetWriter::new(out, &PATTERN_COLUMNS, &[(HEAD_KEY, head)])?;
        Ok(PatternWriter { writer, rows: Vec::new(), occurrences })
    }

    /// Errors: it cannot be written.
    fn push(&mut self, row: PatternsFileRow) -> io::Result<()> {
        self.rows.push(row);
        if self.rows.len() >= GROUP_ROWS { self.flush() } else { Ok(()) }
    }

    fn flush(&mut self) -> io::Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let whole = |of: &dyn Fn(&PatternsFileRow) -> Option<i64>| ColumnValues::Whole(rows.iter().map(of).collect());
        let text = |of: &dyn Fn(&PatternsFileRow) -> String| {
            ColumnValues::Text(rows.iter().map(|row| Some(of(row)).filter(|text| !text.is_empty())).collect())
        };
        let stones = |row: &PatternsFileRow| {
            let cells = row.cells.iter().flat_map(|line| line.chars()).filter_map(Cell::from_symbol);
            cells.filter(|cell| cell.is_stone()).count() as i64
        };
        let all = self.occurrences as f64;
        let bits = |row: &PatternsFileRow| Some((all / row.occurrences as f64).log2());
        let columns = [
            ColumnValues::Text(rows.iter().map(|row| Some(row.cells.join("/"))).collect()),
            whole(&|row| Some(stones(row))),
            ColumnValues::Real(rows.iter().map(bits).collect()),
            whole(&|row| Some(row.occurrences as i64)),
            whole(&|row| Some(row.games as i64)),
            whole(&|row| Some(row.appeared as i64)),
            whole(&|row| Some(row.decided as i64)),
            whole(&|row| Some(row.mover_wins as i64)),
            whole(&|row| row.years.map(|(first, _)| first.into())),
            whole(&|row| row.years.map(|(_, last)| last.into())),
            text(&|row| row.examples.clone()),
            text(&|row| row.replies.clone()),
            text(&|row| row.seen.clone()),
        ];
        self.writer.write(&columns)
    }

    /// Errors: it cannot be written.
    fn finish(mut self) -> io::Result<W> {
        if !self.rows.is_empty() {
            self.flush()?;
        }
        self.writer.finish()
    }
}

/// Whether a result of this name is Parquet.
fn is_parquet(path: &Path) -> bool {
    path.extension().is_some_and(|extension| extension == "parquet")
}

/// Writes mined patterns, atomically: as RON, zstd-compressed if the name ends in `.zst`; as Parquet if it ends in
/// `.parquet`.
///
/// Errors: the file cannot be written.
pub fn save_patterns(patterns: &MinedPatterns, path: &Path) -> Result<(), LibraryError> {
    save_patterns_named(patterns, &patterns.cluster_names, path)
}

/// Writes mined patterns as [`save_patterns`] does, with these cluster names instead of their own.
///
/// Errors: the file cannot be written.
pub fn save_patterns_named(patterns: &MinedPatterns, names: &ClusterNames, path: &Path) -> Result<(), LibraryError> {
    if !is_parquet(path) {
        return save_ron_patterns_named(patterns, names, path);
    }
    let fill = |file: &mut OpenFile| {
        let head = patterns_head(patterns, names);
        let mut out = PatternWriter::new(BufWriter::new(file), &head, patterns.occurrences)?;
        (0..patterns.len()).try_for_each(|at| out.push(pattern_row(patterns, at)))?;
        out.finish()?.flush()
    };
    atomic::write_streamed(path, fill, |_| Ok(())).map(|_| ())
}

/// Reads mined patterns. The first bytes tell the format, and whether it is compressed.
///
/// Errors: the file cannot be read, is damaged, or is of a newer Katachi.
pub fn open_patterns(path: &Path) -> Result<MinedPatterns, LibraryError> {
    open_as(path, open_ron_patterns)
}

/// As [`open_patterns`]; the rows of a RON file are its progress.
///
/// Errors: those of [`open_patterns`]; stopped by the user.
pub fn open_patterns_watched(path: &Path, progress: &Progress) -> Result<MinedPatterns, LibraryError> {
    open_as(path, |path| open_ron_patterns_watched(path, progress))
}

/// As [`open_patterns`], but of a RON file only the cells and counts, in a third of the memory.
///
/// Errors: those of [`open_patterns`].
pub fn open_pattern_counts(path: &Path) -> Result<MinedPatterns, LibraryError> {
    open_as(path, open_ron_pattern_counts)
}

fn open_as(
    path: &Path,
    open_ron: impl Fn(&Path) -> Result<MinedPatterns, LibraryError>,
) -> Result<MinedPatterns, LibraryError> {
    let head = bounded::read_told(path, PARQUET_MAGIC.len(), |_| None);
    match head.map_err(LibraryError::io(path, FileAction::Read))?.starts_with(&PARQUET_MAGIC) {
        true => parse_patterns_table(read_patterns_file(path)?, path),
        false => open_ron(path),
    }
}

/// Reads mined patterns from the bytes of a Parquet file; `path` is for messages.
///
/// Errors: the file is damaged, or of a newer Katachi.
pub fn parse_patterns_table(bytes: Vec<u8>, path: &Path) -> Result<MinedPatterns, LibraryError> {
    let (head, rows) = read(bytes).map_err(damaged_patterns(path))?;
    head.with_rows(rows, path)
}

/// Mines within about `memory` bytes in addition to the games, and writes the result atomically, in the format that
/// [`save_patterns`] uses for this file name. Scratch files are kept beside it meanwhile.
///
/// Errors: as [`katachi_core::library::mine_to_ron_file`].
pub fn mine_to_file(
    corpus: &Corpus,
    params: &MiningParams,
    memory: u64,
    path: &Path,
    progress: &Progress,
) -> Result<MinedTotals, MineToFileError> {
    let (runs, totals) = mine_to_runs(corpus, params, memory, path, progress)?;
    finish_runs(runs, params, &totals, path, progress)?;
    Ok(totals)
}

/// Merges batches into the result, in the format that [`save_patterns`] uses for this file name.
///
/// Errors: as [`PatternRuns::finish`].
pub(crate) fn finish_runs(
    runs: PatternRuns<'_>,
    params: &MiningParams,
    totals: &MinedTotals,
    path: &Path,
    progress: &Progress,
) -> Result<(), MineToFileError> {
    if !is_parquet(path) {
        return runs.finish(params, totals, path, progress);
    }
    runs.finish_with(params, totals, path, progress, |lines, file| {
        let mut out = PatternWriter::new(BufWriter::new(file), &lines.head(), totals.occurrences)?;
        lines.rows(|row| out.push(row))?;
        out.finish()?.flush()
    })
}

/// The head and the rows of a file.
///
/// Errors: what is wrong with it.
fn read(bytes: Vec<u8>) -> Result<(PatternsFile, Vec<PatternsFileRow>), Damage> {
    let found = read_parquet(bytes, MAX_ROWS)?;
    let head = found.meta.iter().find(|(name, _)| name == HEAD_KEY).map(|(_, text)| text);
    let head = head.ok_or(Damage::ForeignParquet)?;
    let head = PatternsFile::parse_head(head).map_err(|error| Damage::Mined { error: error.to_string() })?;
    let mut columns = PatternColumns::new(found.columns)?;
    let mut rows = Vec::with_capacity(columns.count);
    for row in 0..columns.count {
        rows.push(columns.row(row).ok_or(Damage::RowCount { row: row + 1 })?);
    }
    Ok((head, rows))
}

/// The columns from which rows are made.
struct PatternColumns {
    count: usize,
    texts: [Vec<Option<String>>; 4],
    wholes: [Vec<Option<i64>>; 7],
}

impl PatternColumns {
    fn new(columns: Vec<(String, ColumnValues)>) -> Result<PatternColumns, Damage> {
        let mut columns: std::collections::BTreeMap<String, ColumnValues> = columns.into_iter().collect();
        let mut take = |name: &'static str| columns.remove(name).ok_or(Damage::ColumnMissing { name });
        let mut texts: [Vec<Option<String>>; 4] = Default::default();
        for (into, name) in texts.iter_mut().zip(["cells", "examples", "replies", "seen"]) {
            let ColumnValues::Text(values) = take(name)? else { return Err(Damage::ColumnNoText { name }) };
            *into = values;
        }
        let mut wholes: [Vec<Option<i64>>; 7] = Default::default();
        let names = ["occurrences", "games", "appeared", "decided", "mover_wins", "first_year", "last_year"];
        for (into, name) in wholes.iter_mut().zip(names) {
            let ColumnValues::Whole(values) = take(name)? else { return Err(Damage::ColumnNoWhole { name }) };
            *into = values;
        }
        Ok(PatternColumns { count: texts[0].len(), texts, wholes })
    }

    fn row(&mut self, row: usize) -> Option<PatternsFileRow> {
        let mut text = |which: usize| self.texts[which].get_mut(row).and_then(Option::take);
        let cells = text(0)?;
        let [examples, replies, seen] = [1, 2, 3].map(|which| text(which).unwrap_or_default());
        let whole = |which: usize| self.wholes[which].get(row).copied().flatten();
        let count = |which: usize| u64::try_from(whole(which)?).ok();
        let year = |which: usize| i16::try_from(whole(which)?).ok();
        Some(PatternsFileRow {
            cells: cells.split('/').map(str::to_owned).collect(),
            occurrences: count(0)?,
            games: count(1)?,
            appeared: count(2)?,
            decided: count(3)?,
            mover_wins: count(4)?,
            years: year(5).zip(year(6)),
            examples,
            replies,
            seen,
        })
    }
}
