//! Queries as text diagrams, in and out.
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
//! `X` black, `O` white, `.` or `,` empty, `?` anything on the board, `x` black or empty, `o` white or empty, `@` black
//! or white, `*` anything, `#` off the board, `(9)` any set by its hexadecimal digit, and `_` no cell: a point outside a
//! drawn set. `|` and lines of `-` are edges of the board. `$$`, a caption after it, and blanks are passed over.
//! Edges on opposite sides fix the board's size: only boards of exactly that width (or height) match.

use std::fmt;
use std::str::FromStr;

use super::{Edges, Query, QueryError};
use crate::pattern::CellSet;

/// Where a diagram cannot be read. Lines, rows and columns count from 1; rows and columns are those of the drawn cells.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DiagramError {
    #[error(
        "line {line} (row {row}, column {column}): unknown mark `{mark}`; the marks are X O . , ? x o @ * # _ and a \
         hexadecimal digit from 1 to f in parentheses"
    )]
    Mark { line: usize, row: usize, column: usize, mark: String },
    #[error("line {line} (row {row}, column {column}): an edge `|` inside the row")]
    EdgeInside { line: usize, row: usize, column: usize },
    #[error("line {line} (row {row}, column {column}): the row ends here, but the rows above have {expected} columns")]
    Short { line: usize, row: usize, column: usize, expected: usize },
    #[error("line {line} (row {row}, column {column}): one column more than the {expected} of the rows above")]
    Long { line: usize, row: usize, column: usize, expected: usize },
    #[error("line {line} (row {row}, column {column}): the {side} edge `|` stands at some rows and not at others")]
    Edge { line: usize, row: usize, column: usize, side: &'static str },
    #[error("line {line} (row {row}, column 1): a row below the lower edge, or an edge line between rows")]
    BelowEdge { line: usize, row: usize },
    #[error("the diagram has no rows")]
    Empty,
    #[error(transparent)]
    Query(#[from] QueryError),
}

impl FromStr for Query {
    type Err = DiagramError;

    fn from_str(text: &str) -> Result<Query, DiagramError> {
        let mut drawing = Drawing::default();
        let mut first = true;
        // A file may begin with a byte order mark.
        for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
            let line_number = number + 1;
            let trimmed = line.trim();
            let rest = trimmed.strip_prefix("$$");
            let body = rest.unwrap_or(trimmed).trim();
            if body.is_empty() {
                continue;
            }
            let may_be_caption = std::mem::take(&mut first) && rest.is_some();
            if may_be_caption && is_caption(rest.unwrap_or_default()) {
                continue;
            }
            drawing.line(line_number, body)?;
        }
        if drawing.rows == 0 {
            return Err(DiagramError::Empty);
        }
        Ok(Query::new(drawing.width, drawing.rows, drawing.cells, drawing.edges)?)
    }
}

/// The first `$$` line is a caption, unless it is drawn like a row or an edge.
fn is_caption(rest: &str) -> bool {
    let glued = rest.starts_with(|first: char| first.is_alphanumeric());
    glued || (rest.trim().starts_with(char::is_alphanumeric) && Row::read(1, 1, rest.trim()).is_err())
}

fn is_edge_line(body: &str) -> bool {
    body.contains('-') && body.chars().all(|mark| matches!(mark, '-' | '+' | '|' | ' ' | '\t'))
}

#[derive(Default)]
struct Drawing {
    width: usize,
    rows: usize,
    cells: Vec<Option<CellSet>>,
    edges: Edges,
}

impl Drawing {
    fn line(&mut self, line: usize, body: &str) -> Result<(), DiagramError> {
        let row_number = self.rows + 1;
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
        let row = Row::read(line, row_number, body)?;
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
            return Err(DiagramError::Edge { line, row: row_number, column: 1, side: "left" });
        }
        if right != self.edges.right {
            return Err(DiagramError::Edge { line, row: row_number, column: expected, side: "right" });
        }
        self.cells.extend(row.cells);
        self.rows += 1;
        Ok(())
    }
}

struct Row {
    left: bool,
    right: bool,
    cells: Vec<Option<CellSet>>,
}

impl Row {
    fn read(line: usize, row: usize, body: &str) -> Result<Row, DiagramError> {
        let mut read = Row { left: false, right: false, cells: Vec::new() };
        let mut marks = body.chars().filter(|mark| !mark.is_whitespace()).peekable();
        while let Some(mark) = marks.next() {
            let column = read.cells.len() + 1;
            let unknown = |mark: String| DiagramError::Mark { line, row, column, mark };
            match mark {
                '|' if read.cells.is_empty() && !read.left => read.left = true,
                '|' if marks.peek().is_none() => read.right = true,
                '|' => return Err(DiagramError::EdgeInside { line, row, column }),
                '_' => read.cells.push(None),
                '(' => {
                    let inside: String = marks.by_ref().take_while(|&mark| mark != ')').collect();
                    let set = CellSet::from_hex(&inside).ok_or_else(|| unknown(format!("({inside})")))?;
                    read.cells.push(Some(set));
                }
                _ => {
                    let set = CellSet::from_mark(mark).ok_or_else(|| unknown(mark.to_string()))?;
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

/// The diagram, with its edges; reading it gives the same cells and edges.
impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Edges { left, right, top, bottom } = self.edges();
        let marks: Vec<String> = self.cells().iter().map(|&cell| mark_of(cell)).collect();
        let widest = marks.chunks(self.width()).map(|row| row.join(" ").len()).max().unwrap_or(0);
        let corner = |edge: bool, corner: &'static str| if edge { corner } else { "" };
        let line = format!("{}{}{}", corner(left, "+-"), "-".repeat(widest), corner(right, "-+"));
        if top {
            writeln!(f, "{line}")?;
        }
        for row in marks.chunks(self.width()) {
            writeln!(f, "{}{}{}", corner(left, "| "), row.join(" "), corner(right, " |"))?;
        }
        if bottom {
            writeln!(f, "{line}")?;
        }
        Ok(())
    }
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
            assert_eq!(read(&format!("$$W19 Caption: X to play\r\n{sensei}\n\n")), query);
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
        assert_eq!(error("$$B nothing\n\n"), DiagramError::Empty.to_string());
        assert!(error("# #\n").contains("on the board"));
        assert!(error("$$ | . q .\n$$ | . . .\n").contains("row 1, column 2"));
        assert_eq!(read("$$ X to play\n$$ X O\n").height(), 1);
    }
}
