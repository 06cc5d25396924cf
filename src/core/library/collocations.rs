//! Collocations as RON.
//!
//! ```ron
//! (
//!     format: 1,
//!     app: "katachi 0.1.0",
//!     corpus: "0123456789abcdef",
//!     params: (window: "square:9", p: 0.005, min_count: 2),
//!     games: 125, moves: 31250, distinct_patterns: 28000, distinct_pairs: 29000, significant: 28990, empty_leads: 700,
//!     patterns: [
//!         (cells: [".........", …], occurrences: 310, leads: 295),
//!     ],
//!     pairs: [
//!         (p: 1, q: 3, count: 120, decided: 118, mover_wins: 60, years: Some((1960, 2017)), q_value: "1.2e-40",
//!          places: "-2:3:8:120", example: "12:5"),
//!     ],
//! )
//! ```
//!
//! Each line has one pattern or one pair, in the order of memory. Pairs name patterns by their line, from 1; 0 is the
//! empty pattern. A place is columns:rows:image:count; the example is the game and the moves before it. The likelihood
//! ratio is not stored: it follows from the counts.

use std::fmt::Write as _;
use std::io::{self, BufRead, BufWriter, Write};
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::column_file::{self, ColumnFile, column};
use super::lines::{
    FORMAT_OPEN, ROWS_CLOSE, RowLines, check_format, in_words, is_zero, joined, list, open_lines, parse_rows,
    read_text, write_rows,
};
use super::{Advice, Damage, FILE_FORMAT, LibraryError, RowDamage, RowKind, atomic, kept};
use crate::corpus::GameId;
use crate::files::OpenFile;
use crate::mining::collocation::{
    CollocationColumns, CollocationCounts, CollocationParams, Collocations, Pair, PairPlace, PatternId, StoredColumns,
    Totals,
};
use crate::mining::statistics::Association;
use crate::pattern::{Canonicalizer, Cell, Image, PackedCells, Pattern, SymmetryGroup};

const ADVICE: Advice = Advice::CountCollocations;

const PATTERNS_OPEN: &str = "    patterns: [\n";
const PAIRS_OPEN: &str = "    ],\n    pairs: [\n";

#[derive(Serialize, Deserialize)]
struct CollocationsFile {
    format: u32,
    app: String,
    corpus: String,
    params: CollocationParams,
    games: u64,
    moves: u32,
    distinct_patterns: u64,
    distinct_pairs: u64,
    significant: u64,
    empty_leads: u32,
    patterns: Vec<PatternLine>,
    pairs: Vec<PairLine>,
}

#[derive(Serialize, Deserialize)]
struct PatternLine {
    cells: Vec<String>,
    occurrences: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    leads: u32,
}

#[derive(Serialize, Deserialize)]
struct PairLine {
    p: u32,
    q: u32,
    count: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    decided: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    mover_wins: u32,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    years: Option<(i16, i16)>,
    /// As text: RON would write hundreds of digits of a small number.
    q_value: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    places: String,
    example: String,
}

/// The text of a kept file: everything but the columns.
#[derive(Serialize, Deserialize)]
struct KeptCollocations {
    app: String,
    params: CollocationParams,
    totals: Totals,
}

/// Writes collocations, atomically; zstd-compressed if the name ends in `.zst`. Never holds the whole text.
///
/// Errors: the file cannot be written.
pub fn save_collocations(collocations: &Collocations, path: &Path) -> Result<(), LibraryError> {
    let fill = |file: &mut OpenFile| {
        let mut file = BufWriter::with_capacity(1 << 20, file);
        if atomic::is_packed(path) {
            let mut packer = atomic::result_packer(&mut file, None)?;
            write_ron(collocations, &mut packer)?;
            packer.finish()?;
        } else {
            write_ron(collocations, &mut file)?;
        }
        file.flush()
    };
    atomic::write_streamed(path, fill, |_| Ok(())).map(|_| ())
}

/// Writes collocations as Katachi keeps them for itself.
///
/// Errors: the file cannot be written.
pub fn keep_collocations(collocations: &Collocations, path: &Path) -> Result<(), LibraryError> {
    let app = format!("katachi {}", env!("CARGO_PKG_VERSION"));
    let about = KeptCollocations { app, params: collocations.params.clone(), totals: collocations.totals() };
    let StoredColumns { cells, rows, pairs, places, place_ends, by_cells, by_second } = collocations.columns();
    let columns = [
        cells.to_vec(),
        column(rows),
        column(pairs),
        column(places),
        column(place_ends),
        column(by_cells),
        column(by_second),
    ];
    kept::keep_columns(path, &about, &columns)
}

/// Opens what [`keep_collocations`] wrote. The numbers stay in the file, which is mapped.
///
/// Errors: the file cannot be read, is damaged, or comes from a newer Katachi.
pub fn open_kept_collocations(path: &Path) -> Result<Collocations, LibraryError> {
    let file = ColumnFile::open(path)?;
    let open = || {
        let KeptCollocations { params, totals, .. } = file.about()?;
        let columns = StoredColumns {
            cells: file.mapped_bytes(0)?,
            rows: file.mapped_numbers(1)?,
            pairs: file.mapped_numbers(2)?,
            places: file.mapped_numbers(3)?,
            place_ends: file.mapped_numbers(4)?,
            by_cells: file.mapped_numbers(5)?,
            by_second: file.mapped_numbers(6)?,
        };
        Collocations::from_columns(params, totals, columns)
    };
    let found = open().ok_or_else(|| column_file::damaged(path, Damage::StoreParts));
    // All numbers were checked; a look-up needs few.
    file.let_go();
    found
}

/// Reads collocations. The first bytes tell whether the file is compressed.
///
/// Errors: the file cannot be read, is damaged, or comes from a newer Katachi.
pub fn open_collocations(path: &Path) -> Result<Collocations, LibraryError> {
    // Katachi's own layout is read by its lines. Whatever is wrong with another one is told of its whole text.
    match open_lines(path).and_then(|lines| read_lines(lines, path)) {
        Ok(Some(found)) => found,
        _ => parse_text(&read_text(path, ADVICE)?, path),
    }
}

/// The file's text. The same collocations give the same bytes.
pub fn collocations_to_ron(collocations: &Collocations) -> String {
    let mut text = Vec::new();
    write_ron(collocations, &mut text).expect("memory can always be written");
    String::from_utf8(text).expect("RON is text")
}

fn write_ron(collocations: &Collocations, into: &mut impl Write) -> io::Result<()> {
    let params = ron::to_string(&collocations.params).expect("window and numbers can always be written");
    let Collocations { games, moves, distinct_patterns, distinct_pairs, significant, empty_leads, .. } = collocations;
    write!(
        into,
        "{FORMAT_OPEN}{FILE_FORMAT},\n    app: \"katachi {}\",\n    corpus: \"{}\",\n    params: {params},\n    games: {games},\n    \
         moves: {moves},\n    distinct_patterns: {distinct_patterns},\n    distinct_pairs: {distinct_pairs},\n    \
         significant: {significant},\n    empty_leads: {empty_leads},\n{PATTERNS_OPEN}",
        env!("CARGO_PKG_VERSION"),
        collocations.corpus,
    )?;
    write_rows(into, collocations.patterns().len(), |at| {
        let id = PatternId(at as u32);
        let CollocationCounts { occurrences, leads } = collocations.row(id);
        let cells = collocations.pattern(id).map(|pattern| pattern.rows()).unwrap_or_default();
        PatternLine { cells, occurrences, leads }
    })?;
    into.write_all(PAIRS_OPEN.as_bytes())?;
    write_rows(into, collocations.len(), |at| pair_line(collocations, at))?;
    into.write_all(ROWS_CLOSE.as_bytes())
}

fn pair_line(collocations: &Collocations, at: usize) -> PairLine {
    let pair = collocations.pair(at);
    let number = |id: PatternId| id.row().map_or(0, |row| row as u32 + 1);
    PairLine {
        p: number(pair.first),
        q: number(pair.second),
        count: pair.count,
        decided: pair.decided,
        mover_wins: pair.mover_wins,
        years: pair.years,
        q_value: format!("{:e}", pair.q_value),
        places: joined(&collocations.places(at), |text, place| {
            write!(text, "{}:{}:{}:{}", place.offset.0, place.offset.1, place.image.index(), place.count)
        }),
        example: format!("{}:{}", pair.example.0.0, pair.example.1),
    }
}

/// The inverse of [`collocations_to_ron`]; `path` is for messages.
///
/// Errors: the text comes from a newer Katachi, or is damaged; the error says how, and in which row.
pub fn parse_collocations(text: &str, path: &Path) -> Result<Collocations, LibraryError> {
    match RowLines::new(text.as_bytes()).and_then(|lines| read_lines(lines, path)) {
        Ok(Some(found)) => found,
        _ => parse_text(text, path),
    }
}

/// Reads any layout.
fn parse_text(text: &str, path: &Path) -> Result<Collocations, LibraryError> {
    let in_words = |error: &ron::error::SpannedError| match text.split_once(PAIRS_OPEN) {
        Some((head, _)) if error.span.start.line > head.lines().count() => {
            in_words(error, text, PAIRS_OPEN, RowKind::Pair)
        }
        _ => in_words(error, text, PATTERNS_OPEN, RowKind::Pattern),
    };
    check_format(text, path, ADVICE, in_words)?;
    let mut file: CollocationsFile =
        ron::from_str(text).map_err(|error| LibraryError::damaged::<Damage>(path, ADVICE)(in_words(&error)))?;
    let (patterns, pairs) = (std::mem::take(&mut file.patterns), std::mem::take(&mut file.pairs));
    let mut reader = CollocationsReader::new(file, path)?;
    patterns.iter().try_for_each(|line| reader.add_pattern(line))?;
    pairs.iter().try_for_each(|line| reader.add_pair(line))?;
    Ok(reader.finish())
}

/// Reads the layout that Katachi writes, some lines at a time, in parallel. `None` for any other layout.
///
/// Errors: outer, those of `lines`; inner, what is wrong with a row.
fn read_lines<R: BufRead>(
    mut lines: RowLines<R>,
    path: &Path,
) -> io::Result<Option<Result<Collocations, LibraryError>>> {
    let Some(head) = lines.head(PATTERNS_OPEN)? else { return Ok(None) };
    let head = format!("{head}{PATTERNS_OPEN}{PAIRS_OPEN}{ROWS_CLOSE}");
    let file = ron::from_str(&head).ok().filter(|file: &CollocationsFile| file.format <= FILE_FORMAT);
    let mut reader = match file.map(|file| CollocationsReader::new(file, path)) {
        Some(Ok(reader)) => reader,
        Some(Err(error)) => return Ok(Some(Err(error))),
        None => return Ok(None),
    };
    for of_pairs in [false, true] {
        loop {
            let rows = lines.rows()?;
            if rows.is_empty() {
                break;
            }
            let read = if of_pairs {
                parse_rows(&rows).map(|rows: Vec<PairLine>| rows.iter().try_for_each(|line| reader.add_pair(line)))
            } else {
                let rows: Option<Vec<PatternLine>> = parse_rows(&rows);
                rows.map(|rows| rows.iter().try_for_each(|line| reader.add_pattern(line)))
            };
            match read {
                Some(Ok(())) => {}
                Some(Err(error)) => return Ok(Some(Err(error))),
                None => return Ok(None),
            }
        }
        if !lines.follows(if of_pairs { ROWS_CLOSE } else { PAIRS_OPEN })? {
            return Ok(None);
        }
    }
    Ok(lines.is_at_end().then(|| Ok(reader.finish())))
}

/// Collocations while their lines are read.
struct CollocationsReader<'a> {
    /// Without its lines.
    file: CollocationsFile,
    path: &'a Path,
    canonicalizer: Canonicalizer,
    columns: CollocationColumns,
    canonical: Vec<Cell>,
    pairs: usize,
}

impl CollocationsReader<'_> {
    fn new(file: CollocationsFile, path: &Path) -> Result<CollocationsReader<'_>, LibraryError> {
        let window = &file.params.window;
        if window.centre().is_none() {
            return Err(LibraryError::damaged(path, ADVICE)(Damage::NoCentre { window: window.to_string() }));
        }
        let canonicalizer = Canonicalizer::new(window, SymmetryGroup::Board);
        let columns = CollocationColumns::default();
        Ok(CollocationsReader { file, path, canonicalizer, columns, canonical: Vec::new(), pairs: 0 })
    }

    fn add_pattern(&mut self, line: &PatternLine) -> Result<(), LibraryError> {
        let number = self.columns.row_count() + 1;
        let problem = |what: RowDamage| {
            LibraryError::damaged(self.path, ADVICE)(Damage::Row { row: RowKind::Pattern, number, what })
        };
        let pattern = Pattern::from_rows(self.file.params.window.clone(), &line.cells)
            .map_err(|error| problem(RowDamage::Pattern(error)))?;
        self.canonicalizer.canonical(pattern.cells(), &mut self.canonical);
        if self.canonical != pattern.cells() {
            return Err(problem(RowDamage::PatternNotSmallest));
        }
        PackedCells::pack(&self.canonical, &mut self.columns.cells);
        self.columns.push_row(CollocationCounts { occurrences: line.occurrences, leads: line.leads });
        Ok(())
    }

    fn add_pair(&mut self, line: &PairLine) -> Result<(), LibraryError> {
        self.pairs += 1;
        let problem = |what: RowDamage| {
            LibraryError::damaged(self.path, ADVICE)(Damage::Row { row: RowKind::Pair, number: self.pairs, what })
        };
        let (pair, places) = read_pair(line, &self.columns, &self.file).map_err(problem)?;
        let in_order = self.columns.last_pair().is_none_or(|before| {
            before.first < pair.first
                || before.first == pair.first && before.log_likelihood_ratio >= pair.log_likelihood_ratio
        });
        if !in_order {
            return Err(problem(RowDamage::PairOrder));
        }
        self.columns.push(&pair, &places);
        Ok(())
    }

    fn finish(self) -> Collocations {
        let file = self.file;
        let totals = Totals {
            corpus: file.corpus,
            games: file.games,
            moves: file.moves,
            distinct_patterns: file.distinct_patterns,
            distinct_pairs: file.distinct_pairs,
            significant: file.significant,
            empty_leads: file.empty_leads,
        };
        Collocations::new(file.params, totals, self.columns)
    }
}

fn read_pair(
    line: &PairLine,
    columns: &CollocationColumns,
    file: &CollocationsFile,
) -> Result<(Pair, Vec<PairPlace>), RowDamage> {
    let id = |number: u32| match number.checked_sub(1) {
        None => Ok(PatternId::EMPTY),
        Some(row) if (row as usize) < columns.row_count() => Ok(PatternId(row)),
        Some(_) => Err(RowDamage::PairOfUnknown),
    };
    let (first, second) = (id(line.p)?, id(line.q)?);
    let occurrences = second.row().map(|row| columns.row(row).occurrences).ok_or(RowDamage::PairOfEmpty)?;
    let leads = first.row().map_or(file.empty_leads, |row| columns.row(row).leads);
    let table = Association::new(line.count, leads, occurrences, file.moves).filter(|_| line.count > 0);
    let table = table.ok_or(RowDamage::PairCount)?;
    let wrong_wins = line.decided > line.count || line.mover_wins > line.decided;
    if wrong_wins || line.years.is_some_and(|(first, last)| first > last) {
        return Err(RowDamage::PairContradiction);
    }
    let places = list(&line.places, |fields| place(fields, &file.params)).ok_or(RowDamage::Field("places"))?;
    let counted: u64 = places.iter().map(|place| u64::from(place.count)).sum();
    if counted != if first == PatternId::EMPTY { 0 } else { u64::from(line.count) } {
        return Err(RowDamage::PairPlaces);
    }
    let q_value = line.q_value.parse().ok().filter(|q| (0.0..=1.0).contains(q)).ok_or(RowDamage::Field("q_value"))?;
    let example =
        line.example.split_once(':').and_then(|(game, moves)| Some((game.parse().ok()?, moves.parse().ok()?)));
    let (game, moves) = example.ok_or(RowDamage::Field("example"))?;
    let pair = Pair {
        first,
        second,
        count: line.count,
        log_likelihood_ratio: table.log_likelihood_ratio(),
        q_value,
        decided: line.decided,
        mover_wins: line.mover_wins,
        years: line.years,
        example: (GameId(game), moves),
    };
    Ok((pair, places))
}

fn place(fields: &[&str], params: &CollocationParams) -> Option<PairPlace> {
    let &[dx, dy, image, count] = fields else { return None };
    let image: usize = image.parse().ok()?;
    let image = Image::from_index(Some(image).filter(|&image| image < Image::COUNT)?);
    params.window.permutation(image.symmetry)?;
    Some(PairPlace { offset: (dx.parse().ok()?, dy.parse().ok()?), image, count: count.parse().ok()? })
}
