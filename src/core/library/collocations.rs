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
use std::path::Path;

use serde::{Deserialize, Serialize};

use super::lines::{
    FORMAT_OPEN, ROWS_CLOSE, check_format, in_words, is_zero, joined, list, parse_rows, push_rows, read_text,
};
use super::{Advice, Damage, FILE_FORMAT, LibraryError, RowDamage, RowKind, atomic};
use crate::corpus::GameId;
use crate::mining::Lists;
use crate::mining::collocation::{
    CollocationColumns, CollocationCounts, CollocationParams, Collocations, Pair, PairPlace, PatternId, Totals,
};
use crate::mining::statistics::Association;
use crate::pattern::{Canonicalizer, Image, PackedCells, Pattern, SymmetryGroup};

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

/// Writes collocations, atomically; zstd-compressed if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn save_collocations(collocations: &Collocations, path: &Path) -> Result<(), LibraryError> {
    atomic::write_text(path, &collocations_to_ron(collocations))
}

/// Reads collocations. The first bytes tell whether the file is compressed.
///
/// Errors: the file cannot be read, is damaged, or comes from a newer Katachi.
pub fn open_collocations(path: &Path) -> Result<Collocations, LibraryError> {
    parse_collocations(&read_text(path, ADVICE)?, path)
}

/// The file's text. The same collocations give the same bytes.
pub fn collocations_to_ron(collocations: &Collocations) -> String {
    let params = ron::to_string(&collocations.params).expect("window and numbers can always be written");
    let Collocations { games, moves, distinct_patterns, distinct_pairs, significant, empty_leads, .. } = collocations;
    let mut text = format!(
        "{FORMAT_OPEN}{FILE_FORMAT},\n    app: \"katachi {}\",\n    corpus: \"{}\",\n    params: {params},\n    games: {games},\n    \
         moves: {moves},\n    distinct_patterns: {distinct_patterns},\n    distinct_pairs: {distinct_pairs},\n    \
         significant: {significant},\n    empty_leads: {empty_leads},\n{PATTERNS_OPEN}",
        env!("CARGO_PKG_VERSION"),
        collocations.corpus,
    );
    let patterns: Vec<PatternId> = collocations.patterns().collect();
    push_rows(&mut text, patterns.len(), |at| {
        let CollocationCounts { occurrences, leads } = collocations.row(patterns[at]);
        let cells = collocations.pattern(patterns[at]).map(|pattern| pattern.rows()).unwrap_or_default();
        PatternLine { cells, occurrences, leads }
    });
    text.push_str(PAIRS_OPEN);
    push_rows(&mut text, collocations.len(), |at| pair_line(collocations, at));
    text.push_str(ROWS_CLOSE);
    text
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
        places: joined(collocations.places(at), |text, place| {
            write!(text, "{}:{}:{}:{}", place.offset.0, place.offset.1, place.image.index(), place.count)
        }),
        example: format!("{}:{}", pair.example.0.0, pair.example.1),
    }
}

/// The inverse of [`collocations_to_ron`]; `path` is for messages.
///
/// Errors: the text comes from a newer Katachi, or is damaged; the error says how, and in which row.
pub fn parse_collocations(text: &str, path: &Path) -> Result<Collocations, LibraryError> {
    let damaged = |what: Damage| LibraryError::Damaged { path: path.to_owned(), what, advice: ADVICE };
    let in_words = |error: &ron::error::SpannedError| match text.split_once(PAIRS_OPEN) {
        Some((head, _)) if error.span.start.line > head.lines().count() => {
            in_words(error, text, PAIRS_OPEN, RowKind::Pair)
        }
        _ => in_words(error, text, PATTERNS_OPEN, RowKind::Pattern),
    };
    check_format(text, path, ADVICE, in_words)?;
    let file = match in_lines(text) {
        Some(file) => file,
        None => ron::from_str(text).map_err(|error| damaged(in_words(&error)))?,
    };
    let mut columns =
        CollocationColumns { cells: Vec::new(), rows: Vec::new(), pairs: Vec::new(), places: Lists::default() };
    let window = &file.params.window;
    if window.centre().is_none() {
        return Err(damaged(Damage::NoCentre { window: window.to_string() }));
    }
    let canonicalizer = Canonicalizer::new(window, SymmetryGroup::Board);
    let mut canonical = Vec::new();
    for (at, line) in file.patterns.iter().enumerate() {
        let problem = |what: RowDamage| damaged(Damage::Row { row: RowKind::Pattern, number: at + 1, what });
        let pattern =
            Pattern::from_rows(window.clone(), &line.cells).map_err(|error| problem(RowDamage::Pattern(error)))?;
        canonicalizer.canonical(pattern.cells(), &mut canonical);
        if canonical != pattern.cells() {
            return Err(problem(RowDamage::PatternNotSmallest));
        }
        PackedCells::pack(&canonical, &mut columns.cells);
        columns.rows.push(CollocationCounts { occurrences: line.occurrences, leads: line.leads });
    }
    for (at, line) in file.pairs.iter().enumerate() {
        let problem = |what: RowDamage| damaged(Damage::Row { row: RowKind::Pair, number: at + 1, what });
        let (pair, places) = read_pair(line, &columns.rows, &file).map_err(problem)?;
        let in_order = columns.pairs.last().is_none_or(|before| {
            before.first < pair.first
                || before.first == pair.first && before.log_likelihood_ratio >= pair.log_likelihood_ratio
        });
        if !in_order {
            return Err(problem(RowDamage::PairOrder));
        }
        columns.pairs.push(pair);
        columns.places.push(places);
    }
    let totals = Totals {
        corpus: file.corpus,
        games: file.games,
        moves: file.moves,
        distinct_patterns: file.distinct_patterns,
        distinct_pairs: file.distinct_pairs,
        significant: file.significant,
        empty_leads: file.empty_leads,
    };
    Ok(Collocations::new(file.params, totals, columns))
}

/// Reads the layout that Katachi writes, its lines in parallel. `None` for any other layout.
fn in_lines(text: &str) -> Option<CollocationsFile> {
    let (head, rest) = text.split_once(PATTERNS_OPEN)?;
    let (patterns, rest) = rest.split_once(PAIRS_OPEN)?;
    let pairs = rest.strip_suffix(ROWS_CLOSE)?;
    let file: CollocationsFile = ron::from_str(&format!("{head}{PATTERNS_OPEN}{PAIRS_OPEN}{ROWS_CLOSE}")).ok()?;
    Some(CollocationsFile { patterns: parse_rows(patterns)?, pairs: parse_rows(pairs)?, ..file })
}

fn read_pair(
    line: &PairLine,
    rows: &[CollocationCounts],
    file: &CollocationsFile,
) -> Result<(Pair, Vec<PairPlace>), RowDamage> {
    let id = |number: u32| match number.checked_sub(1) {
        None => Ok(PatternId::EMPTY),
        Some(row) if (row as usize) < rows.len() => Ok(PatternId(row)),
        Some(_) => Err(RowDamage::PairOfUnknown),
    };
    let (first, second) = (id(line.p)?, id(line.q)?);
    let occurrences = second.row().map(|row| rows[row].occurrences).ok_or(RowDamage::PairOfEmpty)?;
    let leads = first.row().map_or(file.empty_leads, |row| rows[row].leads);
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
