//! Reads and writes queries, with their moves, as text diagrams.
//!
//! The marks are those of Sensei's Library and of the literature:
//!
//! ```text
//! $$B 3-3 invasion
//!  | . . . . .
//!  | . . X ? .
//!  | . x O . .
//!  +----------
//! ```
//!
//! After `$$`, letters other than these are empty points, `B Y Z` marked black stones, `W Q P` marked white ones, and
//! `C S T M` marked empty points.
//!
//! `X` black, `O` white, `.` or `,` empty, `?` anything on the board, `x` black or empty, `o` white or empty, `@` black
//! or white, `*` anything, `#` off the board, `(9)` any set by its hexadecimal digit, and `_` no cell: a point outside
//! a drawn set. `|` and lines of `-` are edges of the board. `$$` and blanks are ignored, and so is the caption, except
//! its first letter if a sequence follows. Edges on opposite sides fix the board's size: only boards of exactly that
//! width (or height) match.
//!
//! # Sequences
//!
//! Digits `1` to `9`, and `0` for the tenth, are moves on points that are empty at first. `$$B` and `$$W` name the
//! first player, Black if there is neither; colours alternate. Moves that digits cannot show stand on lines of their
//! own, before or after the rows: the number, the colour if it is not the one due, `at` and the place. The place is an
//! earlier move's number, or column and row of the drawing from 1:
//!
//! ```text
//! $$W Two more than ten
//! $$ | . 1 2 4
//! $$ | 3 X 5 .
//! $$ 6 at 1
//! $$ 7 B at 4,2
//! ```
//!
//! Here the sixth move retakes at the point of the first, and Black plays twice in a row. After a line with a colour
//! colours alternate from there.

use std::fmt;
use std::str::FromStr;

use super::{Edges, Query, QueryError, SequenceMove};
use crate::go::Color;
use crate::pattern::{Cell, CellSet};

/// A vertical edge of a drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum VerticalEdge {
    Left,
    Right,
}

impl fmt::Display for VerticalEdge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            VerticalEdge::Left => "left",
            VerticalEdge::Right => "right",
        })
    }
}

/// Why a move of a diagram cannot be read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    #[error("the move after `at` is not an earlier one")]
    NoEarlierMove,
    #[error("its column or row is not in the drawing")]
    NotInDrawing,
    #[error("it is neither drawn nor placed by `at`")]
    NotPlaced,
    #[error("moves count from 1")]
    CountFromOne,
}

/// Error in a diagram, and its place. Lines, rows and columns count from 1; rows and columns are of the drawn cells.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    #[error(
        "line {line} (row {row}, column {column}): unknown mark `{mark}`; the marks are X O . , ? x o @ * # _, a \
         hexadecimal digit from 1 to f in parentheses, and digits for moves"
    )]
    Mark { line: usize, row: usize, column: usize, mark: String },
    #[error("line {line} (row {row}, column {column}): an edge `|` inside the row")]
    EdgeInside { line: usize, row: usize, column: usize },
    #[error("line {line} (row {row}, column {column}): the row ends here, but the rows above have {expected} columns")]
    Short { line: usize, row: usize, column: usize, expected: usize },
    #[error("line {line} (row {row}, column {column}): one column more than the {expected} of the rows above")]
    Long { line: usize, row: usize, column: usize, expected: usize },
    #[error("line {line} (row {row}, column {column}): the {side} edge `|` stands at some rows and not at others")]
    Edge { line: usize, row: usize, column: usize, side: VerticalEdge },
    #[error("line {line} (row {row}, column 1): a row below the lower edge, or an edge line between rows")]
    BelowEdge { line: usize, row: usize },
    #[error("line {line}: move {number} is there already")]
    MoveTwice { line: usize, number: usize },
    #[error("line {line}: move {number}: {error}")]
    Move { line: usize, number: usize, error: MoveError },
    #[error("line {line}: move {number} is missing, for there is a move {last}")]
    MoveMissing { line: usize, number: usize, last: usize },
    #[error("line {line}: the diagram has no rows")]
    Empty { line: usize },
    #[error("line {line}: {source}")]
    Query { line: usize, source: QueryError },
}

/// Number of moves that digits can show.
const MAX_DIGIT_MOVES: usize = 10;

impl FromStr for Query {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Query, DiagramError> {
        // A file may begin with a byte order mark.
        Query::read((1..).zip(text.trim_start_matches('\u{feff}').lines()))
    }
}

impl Query {
    /// Reads a diagram from lines with their numbers.
    pub(super) fn read<'t>(lines: impl Iterator<Item = (usize, &'t str)>) -> Result<Query, DiagramError> {
        let mut drawn = Vec::new();
        let (mut first, mut caption, mut first_line) = (true, "", None);
        for (line_number, line) in lines {
            let trimmed = line.trim();
            first_line = first_line.or(Some(line_number));
            let rest = trimmed.strip_prefix("$$");
            let body = rest.unwrap_or(trimmed).trim();
            if body.is_empty() {
                continue;
            }
            let may_be_caption = std::mem::take(&mut first) && rest.is_some();
            if may_be_caption && is_caption(rest.unwrap_or_default()) {
                caption = rest.unwrap_or_default();
            } else if rest.is_none() || !is_link_or_arrow(body) {
                drawn.push((line_number, body, rest.is_some()));
            }
        }
        let is_row = |body: &str| !is_edge_line(body) && MoveLine::read(body).is_none();
        let is_senseis = |&(_, body, is_marked): &(usize, &str, bool)| {
            is_marked
                && is_row(body)
                && !body.contains('(')
                && body.chars().any(|mark| DiagramMarks::SENSEIS.contains(mark))
        };
        let is_senseis = drawn.iter().any(is_senseis);
        let mut drawing = DiagramReader::read(&drawn, is_senseis)?;
        let may_be_senseis = drawn.iter().all(|line| line.2 && !line.1.contains(['(', '?', '*']));
        if !is_senseis && may_be_senseis && is_off_board_amid_the_board(&drawing.cells, drawing.width, drawing.edges) {
            drawing = DiagramReader::read(&drawn, true)?;
        }
        let (first_player, caption) = read_caption(caption);
        let mut query = drawing.finish(first_player, first_line.unwrap_or(1))?;
        // A caption is written on one line with single blanks between its words.
        query.caption = caption.split_whitespace().collect::<Vec<_>>().join(" ");
        Ok(query)
    }
}

/// The first `$$` line is a caption, unless it is drawn like a row or an edge.
fn is_caption(rest: &str) -> bool {
    let glued = rest.starts_with(|first: char| first.is_alphanumeric());
    let body = rest.trim();
    let has_single_marks = || body.split_whitespace().all(|mark| mark.chars().nth(1).is_none());
    let drawn = || {
        DiagramRow::read(1, 1, body, DiagramMarks::Katachi).is_ok()
            || MoveLine::read(body).is_some()
            || has_single_marks() && DiagramRow::read(1, 1, body, DiagramMarks::Sensei).is_ok()
    };
    glued || (body.starts_with(char::is_alphanumeric) && !drawn())
}

/// The first player, and the caption's text: `B`, `W`, `Wm5`, `Bc19` are glued to the `$$`.
fn read_caption(rest: &str) -> (Color, &str) {
    let glued = rest.split(char::is_whitespace).next().unwrap_or("");
    let settings = glued.strip_prefix(['B', 'W']).unwrap_or(glued).trim_start_matches(['c', 'm']);
    if glued.is_empty() || !settings.chars().all(|mark| mark.is_ascii_digit()) {
        return (Color::Black, rest.trim());
    }
    let color = if glued.starts_with('W') { Color::White } else { Color::Black };
    (color, rest[glued.len()..].trim())
}

/// A line such as `11 W at 3,4`.
struct MoveLine {
    number: usize,
    color: Option<Color>,
    place: Option<MoveLinePlace>,
}

/// The place at which a move of a [`MoveLine`] is played.
#[derive(Clone, Copy)]
enum MoveLinePlace {
    OfMove(usize),
    /// Column and row from 1.
    At(usize, usize),
}

impl MoveLine {
    /// `None` if the line does not look like one.
    fn read(body: &str) -> Option<MoveLine> {
        let mut words = body.split_whitespace().peekable();
        let number = words.next()?.parse().ok()?;
        let color = words.next_if(|word| matches!(*word, "B" | "W"));
        let color = color.map(|word| if word == "B" { Color::Black } else { Color::White });
        let place = match words.next_if_eq(&"at") {
            None => None,
            Some(_) => Some(match words.next()?.split_once(',') {
                Some((column, row)) => MoveLinePlace::At(column.parse().ok()?, row.parse().ok()?),
                None => MoveLinePlace::OfMove(body.split_whitespace().last()?.parse().ok()?),
            }),
        };
        let said = color.is_some() || place.is_some();
        (said && words.next().is_none()).then_some(MoveLine { number, color, place })
    }
}

/// Marks that mean something only after `$$`, as on Sensei's Library: letters on empty points, marked stones and points.
/// `#` and `@` are stones in squares if one of these marks is there, a comma, or a `#` amid the board. Otherwise they are
/// sets of cells.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum DiagramMarks {
    #[default]
    Katachi,
    Sensei,
}

impl DiagramMarks {
    /// The marks of Sensei's Library that Katachi does not write.
    const SENSEIS: &str = ",BYZWQPCSTMabcdefghijklmnpqrstuvwyz";

    fn cell(self, mark: char) -> Option<Cell> {
        match mark {
            _ if self == DiagramMarks::Katachi => None,
            // Stones and points marked with a circle, square, triangle or cross.
            'B' | 'Y' | 'Z' | '#' => Some(Cell::Black),
            'W' | 'Q' | 'P' | '@' => Some(Cell::White),
            'C' | 'S' | 'T' | 'M' => Some(Cell::Empty),
            'a'..='z' if !matches!(mark, 'x' | 'o') => Some(Cell::Empty),
            _ => None,
        }
    }
}

/// `[a|Page]` and `{AR C3 D4}` on a line of their own, as on Sensei's Library.
fn is_link_or_arrow(body: &str) -> bool {
    (body.starts_with('[') && body.ends_with(']')) || (body.starts_with('{') && body.ends_with('}'))
}

fn is_edge_line(body: &str) -> bool {
    body.contains('-') && body.chars().all(|mark| matches!(mark, '-' | '+' | '|' | ' ' | '\t'))
}

#[derive(Default)]
struct DiagramReader {
    /// How the line at hand is to be read.
    marks: DiagramMarks,
    width: usize,
    rows: usize,
    cells: Vec<Option<CellSet>>,
    edges: Edges,
    /// Line, number and cell of the moves that are drawn.
    drawn: Vec<(usize, usize, u16)>,
    move_lines: Vec<(usize, MoveLine)>,
}

impl DiagramReader {
    /// Reads lines with their numbers, and whether each stands after `$$`.
    fn read(lines: &[(usize, &str, bool)], is_senseis: bool) -> Result<DiagramReader, DiagramError> {
        let mut drawing = DiagramReader::default();
        for &(line_number, body, is_marked) in lines {
            drawing.marks = if is_senseis && is_marked { DiagramMarks::Sensei } else { DiagramMarks::Katachi };
            drawing.line(line_number, body)?;
        }
        Ok(drawing)
    }

    fn line(&mut self, line: usize, body: &str) -> Result<(), DiagramError> {
        let row_number = self.rows + 1;
        if let Some(move_line) = MoveLine::read(body) {
            self.move_lines.push((line, move_line));
            return Ok(());
        }
        if is_edge_line(body) {
            let edge = if self.rows == 0 { &mut self.edges.top } else { &mut self.edges.bottom };
            return match std::mem::replace(edge, true) {
                false => Ok(()),
                true => Err(DiagramError::BelowEdge { line, row: row_number }),
            };
        }
        if self.edges.bottom {
            return Err(DiagramError::BelowEdge { line, row: row_number });
        }
        let row = DiagramRow::read(line, row_number, body, self.marks)?;
        let (left, right) = (row.left, row.right);
        if self.rows == 0 {
            (self.width, self.edges.left, self.edges.right) = (row.cells.len(), left, right);
        }
        let (found, expected) = (row.cells.len(), self.width);
        if found < expected {
            return Err(DiagramError::Short { line, row: row_number, column: found + 1, expected });
        }
        if found > expected {
            return Err(DiagramError::Long { line, row: row_number, column: expected + 1, expected });
        }
        if left != self.edges.left {
            return Err(DiagramError::Edge { line, row: row_number, column: 1, side: VerticalEdge::Left });
        }
        if right != self.edges.right {
            return Err(DiagramError::Edge { line, row: row_number, column: expected, side: VerticalEdge::Right });
        }
        let before = self.cells.len();
        self.drawn.extend(row.moves.iter().map(|&(number, column)| (line, number, (before + column) as u16)));
        self.cells.extend(row.cells);
        self.rows += 1;
        Ok(())
    }

    /// `first_line` is where the diagram begins; errors of the whole diagram name it.
    fn finish(self, first_player: Color, first_line: usize) -> Result<Query, DiagramError> {
        if self.rows == 0 {
            return Err(DiagramError::Empty { line: first_line });
        }
        let moves = self.moves(first_player)?;
        let query = Query::new(self.width, self.rows, self.cells, self.edges);
        let query = query.and_then(|query| query.with_sequence(moves));
        query.map_err(|source| DiagramError::Query { line: first_line, source })
    }

    fn moves(&self, first_player: Color) -> Result<Vec<SequenceMove>, DiagramError> {
        let drawn = self.drawn.iter().map(|&(line, number, cell)| (number, line, Some(cell), None));
        let written = self.move_lines.iter().map(|(line, own)| (own.number, *line, None, Some(own)));
        let mut entries: Vec<_> = drawn.chain(written).collect();
        // Drawn moves come before written ones: a line may give a drawn move its colour.
        entries.sort_by_key(|&(number, line, cell, _)| (number, cell.is_none(), line));
        let last = entries.last().map_or(0, |&(number, ..)| number);
        let mut moves: Vec<SequenceMove> = Vec::new();
        let mut due = first_player;
        for (number, line, drawn, written) in entries {
            let wrong = |error| DiagramError::Move { line, number, error };
            let place = written.and_then(|own| own.place);
            if number > moves.len() + 1 {
                return Err(DiagramError::MoveMissing { line, number: moves.len() + 1, last });
            }
            let cell = match (drawn, place) {
                (Some(cell), _) => Some(cell),
                (None, Some(MoveLinePlace::OfMove(earlier))) => {
                    let earlier = earlier.checked_sub(1).and_then(|earlier| moves.get(earlier));
                    Some(earlier.ok_or_else(|| wrong(MoveError::NoEarlierMove))?.cell)
                }
                (None, Some(MoveLinePlace::At(column, row))) => {
                    let inside = (1..=self.width).contains(&column) && (1..=self.rows).contains(&row);
                    let cell = inside.then(|| ((row - 1) * self.width + column - 1) as u16);
                    Some(cell.ok_or_else(|| wrong(MoveError::NotInDrawing))?)
                }
                (None, None) => None,
            };
            let color = written.and_then(|own| own.color);
            match (cell, color) {
                // A move's second entry may only be a line that gives a drawn move its colour.
                (None, Some(color)) if number > 0 && number == moves.len() => moves[number - 1].color = color,
                (None, _) => return Err(wrong(MoveError::NotPlaced)),
                (Some(_), _) if number == 0 => return Err(wrong(MoveError::CountFromOne)),
                (Some(_), _) if number <= moves.len() => return Err(DiagramError::MoveTwice { line, number }),
                (Some(cell), color) => moves.push(SequenceMove { cell, color: color.unwrap_or(due) }),
            }
            due = moves.last().map_or(first_player, |play| play.color.opponent());
        }
        Ok(moves)
    }
}

/// Whether a cell that is off the board stands within the board that the other cells and the edges show. A `#` there is
/// a stone on Sensei's Library.
fn is_off_board_amid_the_board(cells: &[Option<CellSet>], width: usize, edges: Edges) -> bool {
    let off = CellSet::only(Cell::OffBoard);
    let is_shown = |&at: &usize| cells[at].is_some_and(|set| set.bits() & off.bits() == 0);
    let shown = || (0..cells.len()).filter(is_shown);
    let range = |numbers: &mut dyn Iterator<Item = usize>, from_start: bool, to_end: bool| {
        let (low, high) = numbers.fold((usize::MAX, 0), |(low, high), number| (low.min(number), high.max(number)));
        (if from_start { 0 } else { low })..=(if to_end { usize::MAX } else { high })
    };
    let columns = range(&mut shown().map(|at| at % width), edges.left, edges.right);
    let rows = range(&mut shown().map(|at| at / width), edges.top, edges.bottom);
    let is_within = |at: usize| columns.contains(&(at % width)) && rows.contains(&(at / width));
    (0..cells.len()).any(|at| cells[at] == Some(off) && is_within(at))
}

struct DiagramRow {
    left: bool,
    right: bool,
    cells: Vec<Option<CellSet>>,
    /// Number and column of moves.
    moves: Vec<(usize, usize)>,
}

impl DiagramRow {
    fn read(line: usize, row: usize, body: &str, kind: DiagramMarks) -> Result<DiagramRow, DiagramError> {
        let mut read = DiagramRow { left: false, right: false, cells: Vec::new(), moves: Vec::new() };
        let mut marks = body.chars().filter(|mark| !mark.is_whitespace()).peekable();
        while let Some(mark) = marks.next() {
            let column = read.cells.len() + 1;
            let unknown = |mark: String| DiagramError::Mark { line, row, column, mark };
            match mark {
                '|' if read.cells.is_empty() && !read.left => read.left = true,
                '|' if marks.peek().is_none() => read.right = true,
                '|' => return Err(DiagramError::EdgeInside { line, row, column }),
                '_' => read.cells.push(None),
                '0'..='9' => {
                    let digit = mark.to_digit(10).map_or(0, |digit| digit as usize);
                    read.moves.push((if digit == 0 { MAX_DIGIT_MOVES } else { digit }, read.cells.len()));
                    read.cells.push(Some(CellSet::only(Cell::Empty)));
                }
                '(' => {
                    let inside: String = marks.by_ref().take_while(|&mark| mark != ')').collect();
                    let set = CellSet::from_hex(&inside).ok_or_else(|| unknown(format!("({inside})")))?;
                    read.cells.push(Some(set));
                }
                _ => {
                    let set = kind.cell(mark).map(CellSet::only).or_else(|| CellSet::from_mark(mark));
                    let set = set.ok_or_else(|| unknown(mark.to_string()))?;
                    read.cells.push(Some(set));
                }
            }
        }
        if read.cells.is_empty() {
            let mark = body.chars().next().unwrap_or(' ').to_string();
            return Err(DiagramError::Mark { line, row, column: 1, mark });
        }
        Ok(read)
    }
}

/// The diagram, with its edges, caption and moves; reading it gives the same. A shape alone without a caption is
/// written without `$$`.
impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut marks: Vec<String> = self.cells().iter().map(|&cell| mark_of(cell)).collect();
        let first = self.sequence().first().map(|play| play.color);
        match first.or((!self.caption.is_empty()).then_some(Color::Black)) {
            None => write_rows(f, "", self, &marks),
            Some(first) => write_sequence(f, self, first, &mut marks),
        }
    }
}

fn write_sequence(f: &mut fmt::Formatter<'_>, query: &Query, first: Color, marks: &mut [String]) -> fmt::Result {
    let caption: Vec<&str> = query.caption.split_whitespace().collect();
    writeln!(f, "{}", format!("$${} {}", first.letter(), caption.join(" ")).trim_end())?;
    let mut lines = Vec::new();
    let mut due = first;
    for (at, &SequenceMove { cell, color }) in query.sequence().iter().enumerate() {
        let (number, mark) = (at + 1, &mut marks[usize::from(cell)]);
        let mut line = format!("$$ {number}");
        if color != due {
            line += &format!(" {}", color.letter());
        }
        if number <= MAX_DIGIT_MOVES && mark == "." {
            *mark = (number % 10).to_string();
        } else if let Some(earlier) = query.sequence()[..at].iter().position(|earlier| earlier.cell == cell) {
            line += &format!(" at {}", earlier + 1);
        } else {
            let (row, column) = (usize::from(cell) / query.width(), usize::from(cell) % query.width());
            line += &format!(" at {},{}", column + 1, row + 1);
        }
        // A number alone says nothing that its digit does not.
        lines.extend((line.split(' ').count() > 2).then_some(line));
        due = color.opponent();
    }
    if is_off_board_amid_the_board(query.cells(), query.width(), query.edges()) {
        // After `$$` a `#` would be read as a stone there.
        let off = CellSet::only(Cell::OffBoard);
        marks.iter_mut().filter(|mark| **mark == off.mark()).for_each(|mark| *mark = format!("({:x})", off.bits()));
    }
    write_rows(f, "$$ ", query, marks)?;
    lines.iter().try_for_each(|line| writeln!(f, "{line}"))
}

fn write_rows(f: &mut fmt::Formatter<'_>, prefix: &str, query: &Query, marks: &[String]) -> fmt::Result {
    let Edges { left, right, top, bottom } = query.edges();
    let widest = marks.chunks(query.width()).map(|row| row.join(" ").len()).max().unwrap_or(0);
    let corner = |edge: bool, corner: &'static str| if edge { corner } else { "" };
    let line = format!("{prefix}{}{}{}", corner(left, "+-"), "-".repeat(widest), corner(right, "-+"));
    if top {
        writeln!(f, "{line}")?;
    }
    for row in marks.chunks(query.width()) {
        writeln!(f, "{prefix}{}{}{}", corner(left, "| "), row.join(" "), corner(right, " |"))?;
    }
    if bottom {
        writeln!(f, "{line}")?;
    }
    Ok(())
}

fn mark_of(cell: Option<CellSet>) -> String {
    cell.map_or_else(|| "_".to_owned(), CellSet::mark)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Query {
        text.parse().unwrap()
    }

    fn captioned(caption: &str, mut query: Query) -> Query {
        query.caption = caption.to_owned();
        query
    }

    fn error(text: &str) -> String {
        text.parse::<Query>().unwrap_err().to_string()
    }

    #[test]
    fn the_example_of_the_contract_is_read() {
        let query = read("$$B 3-3 invasion\n | . . . . .\n | . . X ? .\n | . x O . .\n +----------\n");
        assert_eq!((query.width(), query.height()), (5, 3));
        assert_eq!(query.edges(), Edges { left: true, bottom: true, ..Edges::NONE });
        let bits: Vec<u8> = query.cells()[5..].iter().flatten().map(|set| set.bits()).collect();
        assert_eq!(bits, [1, 1, 2, 7, 1, 1, 3, 4, 1, 1]);
    }

    #[test]
    fn a_cell_off_the_board_amid_the_board_survives_the_text() {
        let query = read("$$B\n | . # . |\n | . 1 (8) |\n -----\n");
        assert_eq!(query.cells()[1], Some(CellSet::only(Cell::OffBoard)));
        assert_eq!(read(&query.to_string()), query, "{query}");
    }

    #[test]
    fn every_set_and_every_edge_survives_the_text() {
        let sets: Vec<Option<CellSet>> = (0..=15).map(CellSet::from_bits).collect();
        for number in 0..16 {
            let [left, right, top, bottom] = [1, 2, 4, 8].map(|bit| number & bit != 0);
            let edges = Edges { left, right, top, bottom };
            let query = Query::new(4, 4, sets.clone(), edges).unwrap();
            assert_eq!(read(&query.to_string()), query, "{query}");
            let glued: String = query.to_string().replace(' ', "");
            assert_eq!(read(&glued), query);
            let sensei: String = query.to_string().lines().map(|line| format!("$$ {line}\n")).collect();
            assert_eq!(read(&sensei), query);
            let with_caption = read(&format!("$$W19 Caption: X to play\r\n{sensei}\n\n"));
            assert_eq!(with_caption, captioned("Caption: X to play", query));
        }
    }

    #[test]
    fn a_ragged_or_unknown_mark_is_named_by_row_and_column() {
        assert!(error("X . .\nX q .\n").contains("row 2, column 2"));
        assert!(error("X . .\nX .\n").contains("row 2, column 3"));
        assert!(error("X . .\nX . . .\n").contains("row 2, column 4"));
        assert!(error("| X .\nX .\n").contains("row 2, column 1"));
        assert!(error("X . |\nX .\n").contains("row 2, column 2"));
        assert!(error("X | .\n").contains("row 1, column 2"));
        assert!(error("X (0)\n").contains("`(0)`"));
        assert!(error("X (9\n. (12)\n").contains("(12)"));
        assert!(error("X .\n---\n. .\n").contains("row 2"));
        assert_eq!(error("$$B nothing\n\n"), DiagramError::Empty { line: 1 }.to_string());
        assert!(error("# #\n").contains("on the board"));
        assert!(error("$$ | . % .\n$$ | . . .\n").contains("row 1, column 2"));
        assert!(error("| . q .\n| . . .\n").contains("row 1, column 2"), "letters need $$");
        assert_eq!(read("$$ X to play\n$$ X O\n").height(), 1);
    }

    #[test]
    fn diagrams_of_senseis_library_may_have_letters_and_marks() {
        for (text, right) in [
            (
                "$$ A corner with letters\n$$ ------+\n$$ . a . |\n$$ b O . |\n$$ B . W |\n",
                "------+\n. . . |\n. O . |\n X . O |",
            ),
            ("$$B Marked\n$$ | Y Z Q P\n$$ | C S T M\n$$ | # @ X O\n", "| X X O O\n| . . . .\n| X O X O"),
            ("$$ a b\n$$ X c\n$$ [a|Page]\n$$ {AR A1 B2}\n$$ [b|http://a.example]\n", ". .\nX ."),
            ("$$c\n$$ | , z .\n$$ | . X O\n", "| . . .\n| . X O"),
            ("$$ x o #\n$$ . . #\n$$ X O #\n", "x o #\n. . #\nX O #"),
            // Marked stones alone.
            ("$$B\n$$ | . . . .\n$$ | . # . .\n$$ | . . @ .\n", "| . . . .\n| . X . .\n| . . O ."),
            ("$$ # .\n$$ . #\n", "X .\n. X"),
            ("$$ +----\n$$ | # # #\n$$ | . @ .\n", "+------\n| X X X\n| . O ."),
            ("$$ @ @ .\n$$ , . .\n$$ . @ .\n", "O O .\n. . .\n. O ."),
            // Points off the board, and points with a stone of either colour.
            ("$$ # # #\n$$ # . .\n$$ # @ .\n", "# # #\n# . .\n# @ ."),
            ("$$ # ? *\n$$ . # .\n", "# ? *\n. # ."),
            ("# .\n. #\n$$ . .\n", "# .\n. #\n. ."),
            ("$$c Either\n$$ | . @ .\n$$ | . 1 .\n", "| . @ .\n| . 1 ."),
        ] {
            let mut query = read(text);
            query.caption.clear();
            assert_eq!(query, read(right), "{text}");
        }
        assert_eq!(moves("$$W\n$$ a 1 B\n$$ 2 3 .\n$$ 4 B at 1\n").len(), 4);
    }

    fn moves(text: &str) -> Vec<(u16, &'static str)> {
        read(text).sequence().iter().map(|play| (play.cell, play.color.letter())).collect()
    }

    #[test]
    fn digits_are_moves_and_alternate_from_the_colour_of_the_caption() {
        let text = "$$W19 Caption\n$$ | . 1 2\n$$ | 3 X .\n$$ 4 at 1\n$$ 5 W at 3,2\n";
        assert_eq!(moves(text), [(1, "W"), (2, "B"), (3, "W"), (1, "B"), (5, "W")]);
        assert_eq!(read(text).caption, "Caption");
        let shape = captioned("", read(text).without_sequence());
        assert_eq!(shape.to_string(), "| . . .\n| . X .\n", "the points of moves are empty at first");
        assert_eq!(moves("1 2\n"), [(0, "B"), (1, "W")]);
        assert_eq!(moves("1 2 3\n2 B\n"), [(0, "B"), (1, "B"), (2, "W")]);
        assert_eq!(moves("1 2 3 4 5 6 7 8 9 0\n").last(), Some(&(9, "W")));
        assert_eq!(moves("$$ 1 .\n"), [(0, "B")], "a first row that begins with a move is no caption");
        assert_eq!(read("$$ 1 dan plays\n$$ X .\n").caption, "1 dan plays");
    }

    #[test]
    fn moves_that_do_not_fit_are_named_by_line_and_number() {
        assert_eq!(error("1 .\n3 .\n"), "line 2: move 2 is missing, for there is a move 3");
        assert_eq!(error("1 .\n1 .\n"), "line 2: move 1 is there already");
        assert_eq!(error("1 .\n\n1 at 2,1\n"), "line 3: move 1 is there already");
        assert!(error("1 .\n2 at 2\n").starts_with("line 2: move 2: the move after `at` is not an earlier one"));
        assert!(error("1 .\n2 at 3,1\n").contains("not in the drawing"));
        assert!(error("1 .\n2 W\n").contains("neither drawn nor placed"));
        assert!(error("1 .\n0 at 1,1\n").contains("count from 1"));
        assert!(error("1 _\n2 at 2,1\n").contains("outside the drawing"));
        assert!(error("1 .\n2 at\n").contains("row 2"));
    }

    #[test]
    fn captions_and_sequences_of_all_kinds_survive_the_text() {
        let shape: Query = "+-----\n| . ? X\n| O (9) _\n".parse().unwrap();
        let played = |moves: &[(u16, Color)]| {
            let moves = moves.iter().map(|&(cell, color)| SequenceMove { cell, color }).collect();
            shape.clone().with_sequence(moves).unwrap()
        };
        let (black, white) = (Color::Black, Color::White);
        let long: Vec<(u16, Color)> =
            (0..30).map(|at| ([0, 1, 2, 3, 4][at % 5], if at % 7 < 3 { black } else { white })).collect();
        for sequence in [played(&[]), played(&[(0, black)]), played(&[(1, white), (0, white)]), played(&long)] {
            for caption in ["", "Two words", "B", "3 . .", "3 at 4"] {
                let query = captioned(caption, sequence.clone());
                assert_eq!(read(&query.to_string()), query, "{query}");
            }
        }
        assert_eq!(played(&[]).to_string(), shape.to_string());
        let text = played(&[(0, white), (1, black), (0, black)]).to_string();
        assert_eq!(text, "$$W\n$$ +--------\n$$ | 1 ? X\n$$ | O (9) _\n$$ 2 at 2,1\n$$ 3 B at 1\n");
    }
}
