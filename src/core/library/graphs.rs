//! Graphs of positions as RON: corners and openings.
//!
//! ```ron
//! (
//!     format: 1,
//!     app: "katachi 0.1.0",
//!     corpus: "0123456789abcdef",
//!     params: (size: 10, stop: 20, min_count: 5),
//!     games: 125, passed_over: 0,
//!     positions: [
//!         (own: "", other: "", count: 500, starts: 500, moves: "cc:2:0:20:0:18:9 …", years: "1990:3,1991:17 …"),
//!     ],
//! )
//! ```
//!
//! One position a line, most frequent first: the mover's stones and the opponent's, as letters counted from the top
//! left. Then the moves, each as `point:position:symmetry:count:later:decided:mover wins`, and their years in the same
//! order. A move elsewhere has the point `-`; a move without years has `-` there. A position's number is its line, from
//! 1.

use std::fmt::Write as _;
use std::path::Path;

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use super::column_file::{self, ColumnFile, column};
use super::lines::{FORMAT_OPEN, ROWS_CLOSE, check_format, in_words, is_zero, list, parse_rows, push_rows, read_text};
use super::{Advice, Damage, FILE_FORMAT, LibraryError, RowKind, atomic, kept};
use crate::go::Point;
use crate::mining::corner::{CornerGraph, CornerParams};
use crate::mining::fuseki::{OpeningGraph, OpeningGraphParams};
use crate::mining::graph::{GraphColumns, GraphMoveRow, PositionGraph, PositionRow, Visits};
use crate::pattern::Symmetry;

const ADVICE: Advice = Advice::ReadGames;

const POSITIONS_OPEN: &str = "    positions: [\n";

#[derive(Serialize, Deserialize)]
struct GraphFile<P> {
    format: u32,
    app: String,
    corpus: String,
    params: P,
    games: u64,
    passed_over: u64,
    /// [`PositionGraph::least_count`]; 0 for that of the parameters.
    #[serde(default)]
    least_count: u32,
    positions: Vec<GraphFileRow>,
}

#[derive(Serialize, Deserialize)]
struct GraphFileRow {
    own: String,
    other: String,
    count: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    starts: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    ended: u32,
    #[serde(default, skip_serializing_if = "is_zero")]
    rare: u32,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    moves: String,
    #[serde(default, skip_serializing_if = "String::is_empty")]
    years: String,
}

/// Writes a corner graph, atomically; zstd-compressed if the name ends in `.zst`.
///
/// Errors: the file cannot be written.
pub fn save_corners(corners: &CornerGraph, path: &Path) -> Result<(), LibraryError> {
    atomic::write_text(path, &corners_to_ron(corners))
}

/// Reads a corner graph. Detects compression by the first bytes.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_corners(path: &Path) -> Result<CornerGraph, LibraryError> {
    parse_corners(&read_text(path, ADVICE)?, path)
}

/// The file's text. The same graph gives the same bytes.
pub fn corners_to_ron(corners: &CornerGraph) -> String {
    let CornerGraph { params, corpus, games, too_small, graph } = corners;
    to_ron((params, params.min_count), corpus, (*games, *too_small), graph)
}

/// The inverse of [`corners_to_ron`]; `path` is for messages.
///
/// Errors: it is damaged, or of a newer Katachi; what is wrong, and in which row.
pub fn parse_corners(text: &str, path: &Path) -> Result<CornerGraph, LibraryError> {
    let (GraphFile { corpus, params, games, passed_over, least_count, .. }, rows) = parse::<CornerParams>(text, path)?;
    CornerGraph::from_rows(params, corpus, (games, passed_over), least_count, rows)
        .map_err(|damage| damaged(path)(damage.to_string()))
}

/// As [`save_corners`], for openings.
///
/// Errors: the file cannot be written.
pub fn save_openings(openings: &OpeningGraph, path: &Path) -> Result<(), LibraryError> {
    atomic::write_text(path, &openings_to_ron(openings))
}

/// As [`open_corners`], for openings.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_openings(path: &Path) -> Result<OpeningGraph, LibraryError> {
    parse_openings(&read_text(path, ADVICE)?, path)
}

/// As [`corners_to_ron`], for openings.
pub fn openings_to_ron(openings: &OpeningGraph) -> String {
    let OpeningGraph { params, corpus, games, other_sizes, graph } = openings;
    to_ron((params, params.min_count), corpus, (*games, *other_sizes), graph)
}

/// The inverse of [`openings_to_ron`]; `path` is for messages.
///
/// Errors: it is damaged, or of a newer Katachi; what is wrong, and in which row.
pub fn parse_openings(text: &str, path: &Path) -> Result<OpeningGraph, LibraryError> {
    let (GraphFile { corpus, params, games, passed_over, least_count, .. }, rows) =
        parse::<OpeningGraphParams>(text, path)?;
    OpeningGraph::from_rows(params, corpus, (games, passed_over), least_count, rows)
        .map_err(|damage| damaged(path)(damage.to_string()))
}

/// The text of a kept file: everything but the columns.
#[derive(Serialize, Deserialize)]
struct KeptGraph<P> {
    app: String,
    corpus: String,
    params: P,
    games: u64,
    passed_over: u64,
    positions: u64,
    /// As in [`GraphFile`].
    #[serde(default)]
    least_count: u32,
}

/// Writes a corner graph as Katachi keeps it for itself.
///
/// Errors: the file cannot be written.
pub fn keep_corners(corners: &CornerGraph, path: &Path) -> Result<(), LibraryError> {
    let CornerGraph { params, corpus, games, too_small, graph } = corners;
    keep(params, corpus, (*games, *too_small), graph, path)
}

/// Opens what [`keep_corners`] wrote.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_kept_corners(path: &Path) -> Result<CornerGraph, LibraryError> {
    open_kept(path, CornerGraph::from_columns)
}

/// As [`keep_corners`], for openings.
///
/// Errors: the file cannot be written.
pub fn keep_openings(openings: &OpeningGraph, path: &Path) -> Result<(), LibraryError> {
    let OpeningGraph { params, corpus, games, other_sizes, graph } = openings;
    keep(params, corpus, (*games, *other_sizes), graph, path)
}

/// Opens what [`keep_openings`] wrote.
///
/// Errors: it cannot be read, is damaged, or is of a newer Katachi.
pub fn open_kept_openings(path: &Path) -> Result<OpeningGraph, LibraryError> {
    open_kept(path, OpeningGraph::from_columns)
}

fn keep<P: Serialize + Copy, const W: usize>(
    params: &P,
    corpus: &str,
    (games, passed_over): (u64, u64),
    graph: &PositionGraph<W>,
    path: &Path,
) -> Result<(), LibraryError> {
    let app = format!("katachi {}", env!("CARGO_PKG_VERSION"));
    let (positions, corpus) = (graph.len() as u64, corpus.to_owned());
    let GraphColumns { stones, visits, edges, edge_ends, years, year_ends, least_count } = graph.to_columns();
    let about = KeptGraph { app, corpus, params: *params, games, passed_over, positions, least_count };
    let columns =
        [column(&stones), column(&visits), column(&edges), column(&edge_ends), column(&years), column(&year_ends)];
    kept::keep_columns(path, &about, &columns)
}

fn open_kept<P: DeserializeOwned, G>(
    path: &Path,
    from_columns: impl FnOnce(P, String, (u64, u64), &GraphColumns) -> Option<G>,
) -> Result<G, LibraryError> {
    let file = ColumnFile::open(path)?;
    let open = || {
        let KeptGraph { corpus, params, games, passed_over, least_count, .. } = file.about()?;
        let columns = GraphColumns {
            stones: file.numbers(0)?,
            visits: file.numbers(1)?,
            edges: file.numbers(2)?,
            edge_ends: file.numbers(3)?,
            years: file.numbers(4)?,
            year_ends: file.numbers(5)?,
            least_count,
        };
        from_columns(params, corpus, (games, passed_over), &columns)
    };
    open().ok_or_else(|| column_file::damaged(path, Damage::StoreParts))
}

fn damaged<D: Into<Damage>>(path: &Path) -> impl Fn(D) -> LibraryError {
    LibraryError::damaged(path, ADVICE)
}

fn to_ron<P: Serialize, const W: usize>(
    (params, min_count): (&P, u32),
    corpus: &str,
    (games, passed_over): (u64, u64),
    graph: &PositionGraph<W>,
) -> String {
    let params = ron::to_string(params).expect("numbers can always be written");
    let mut text = format!(
        "{FORMAT_OPEN}{FILE_FORMAT},\n    app: \"katachi {}\",\n    corpus: \"{corpus}\",\n    params: {params},\n    \
         games: {games},\n    passed_over: {passed_over},\n",
        env!("CARGO_PKG_VERSION"),
    );
    if graph.least_count() > min_count.max(1) {
        writeln!(text, "    least_count: {},", graph.least_count()).expect("writing to a String cannot fail");
    }
    text.push_str(POSITIONS_OPEN);
    push_rows(&mut text, graph.len(), |at| line(graph.row(at)));
    text.push_str(ROWS_CLOSE);
    text
}

fn line(row: PositionRow) -> GraphFileRow {
    let letters = |points: &[Point]| points.iter().map(|point| point.to_sgf()).collect::<Vec<_>>().join(" ");
    let (mut moves, mut years) = (String::new(), String::new());
    for GraphMoveRow { point, to, turn, count, later, decided, mover_wins, years: in_years } in &row.moves {
        let blank = if moves.is_empty() { "" } else { " " };
        let point = point.map_or("-".to_owned(), Point::to_sgf);
        let turn = turn.index();
        write!(moves, "{blank}{point}:{}:{turn}:{count}:{later}:{decided}:{mover_wins}", to + 1)
            .expect("writing to a String cannot fail");
        let in_years: Vec<String> = in_years.iter().map(|(year, count)| format!("{year}:{count}")).collect();
        years.push_str(blank);
        years.push_str(if in_years.is_empty() { "-" } else { "" });
        years.push_str(&in_years.join(","));
    }
    let Visits { count, starts, ended, rare } = row.visits;
    GraphFileRow { own: letters(&row.own), other: letters(&row.other), count, starts, ended, rare, moves, years }
}

/// Reads the text before the positions, and the positions.
fn parse<P: DeserializeOwned>(text: &str, path: &Path) -> Result<(GraphFile<P>, Vec<PositionRow>), LibraryError> {
    let damaged = damaged::<Damage>(path);
    let in_words = |error: &ron::error::SpannedError| in_words(error, text, POSITIONS_OPEN, RowKind::Position);
    check_format(text, path, ADVICE, in_words)?;
    let mut file: GraphFile<P> = match in_lines(text) {
        Some(file) => file,
        None => ron::from_str(text).map_err(|error| damaged(in_words(&error)))?,
    };
    let lines = std::mem::take(&mut file.positions);
    let mut rows = Vec::with_capacity(lines.len());
    for (at, line) in lines.iter().enumerate() {
        rows.push(row(line).ok_or_else(|| damaged(Damage::Position { number: at + 1 }))?);
    }
    Ok((file, rows))
}

/// Reads the layout that Katachi writes, its lines in parallel; `None` for any other layout.
fn in_lines<P: DeserializeOwned>(text: &str) -> Option<GraphFile<P>> {
    let (head, rest) = text.split_once(POSITIONS_OPEN)?;
    let positions = rest.strip_suffix(ROWS_CLOSE)?;
    let file: GraphFile<P> = ron::from_str(&format!("{head}{POSITIONS_OPEN}{ROWS_CLOSE}")).ok()?;
    Some(GraphFile { positions: parse_rows(positions)?, ..file })
}

fn row(line: &GraphFileRow) -> Option<PositionRow> {
    let points = |text: &str| text.split_ascii_whitespace().map(Point::from_sgf).collect::<Option<Vec<Point>>>();
    let mut moves = list(&line.moves, read_move)?;
    let years = line.years.split_ascii_whitespace();
    if years.clone().count() != moves.len() {
        return None;
    }
    for (row, years) in moves.iter_mut().zip(years).filter(|(_, years)| *years != "-") {
        let year = |text: &str| {
            let (year, count) = text.split_once(':')?;
            Some((year.parse().ok()?, count.parse().ok()?))
        };
        row.years = years.split(',').map(year).collect::<Option<_>>()?;
    }
    let &GraphFileRow { count, starts, ended, rare, .. } = line;
    let visits = Visits { count, starts, ended, rare };
    Some(PositionRow { own: points(&line.own)?, other: points(&line.other)?, visits, moves })
}

fn read_move(fields: &[&str]) -> Option<GraphMoveRow> {
    let &[point, to, turn, count, later, decided, mover_wins] = fields else { return None };
    let number = |text: &str| text.parse::<u32>().ok();
    Some(GraphMoveRow {
        point: if point == "-" { None } else { Some(Point::from_sgf(point)?) },
        to: number(to)?.checked_sub(1)?,
        turn: Symmetry::ALL.get(turn.parse::<usize>().ok()?).copied()?,
        count: number(count)?,
        later: number(later)?,
        decided: number(decided)?,
        mover_wins: number(mover_wins)?,
        years: Vec::new(),
    })
}
