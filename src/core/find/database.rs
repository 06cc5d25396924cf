//! Pattern databases of GNU Go as lists of drawn questions: the side to move, `O` there, is Black here.
//!
//! ```text
//! Pattern EB1
//!
//! ?X?.?       jump under
//! O.*oo
//! O....
//! -----
//!
//! :8,ed,shape(2.5)
//! ```
//!
//! `O` is the side to move, `X` the other, `.` empty, `o` and `x` that colour or empty, `?` anything on the board, `*`
//! the move; `|` and lines of `-` are edges of the board; `,` and `!` are empty points with a meaning of their own, `Q`
//! and `Y` an `O` and an `X` that stand for their group. The line after a drawing has its symmetry, its classes, and
//! values. A pattern may be followed by a second drawing with a condition (`;`) or an action (`>`) in terms of GNU Go's
//! own reading: these are reported ([`DatabasePattern::has_conditions`]) and not carried out.
//!
//! Source: the format as it is documented in the manual of GNU Go 3.8, "The Pattern Code". Databases of eye shapes and
//! of playouts (`eyes.db`, `mc_….db`) are other formats.

use super::{Edges, Query, QueryError, VerticalEdge};
use crate::go::Color;
use crate::pattern::{Cell, CellSet};

/// Maximum number of patterns; no database has as many.
pub const MAX_DATABASE_PATTERNS: usize = 200_000;

/// One pattern of a database.
#[derive(Clone, Debug, PartialEq)]
pub struct DatabasePattern {
    pub name: String,
    /// The line of the file at which it begins, from 1.
    pub line: usize,
    /// The drawing, Black to move where there is a move.
    pub query: Query,
    /// Column and row of the move, from 0.
    pub at: Option<(usize, usize)>,
    /// The symmetry that the file gives it: `8` for none, else the axes, or `O` for half a turn.
    pub symmetry: char,
    /// Letters that say what the move is for, and when it may be played; empty for `-`.
    pub classes: String,
    /// Named values in their order, such as `shape` 2.5.
    pub values: Vec<(String, f64)>,
    /// Only GNU Go's own reading can tell whether it applies: it has a helper or a condition.
    pub has_conditions: bool,
}

impl DatabasePattern {
    /// A value by its name.
    pub fn value(&self, name: &str) -> Option<f64> {
        self.values.iter().find(|(known, _)| known == name).map(|&(_, value)| value)
    }

    /// The drawing, a line a row, in the marks of our own diagrams, `*` the move.
    pub fn rows(&self) -> Vec<String> {
        self.query.rows_with_move(self.at)
    }

    /// Number of points that may hold anything.
    pub fn wildcards(&self) -> usize {
        self.query.cells().iter().filter(|&&cell| cell == Some(CellSet::ON_BOARD)).count()
    }

    /// Number of different ways to fill its points.
    pub fn fillings(&self) -> f64 {
        self.query.cells().iter().flatten().map(|set| f64::from(set.bits().count_ones())).product()
    }
}

/// Why a text is no database. Lines and columns count from 1.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum DatabaseError {
    #[error(
        "line {line}: a drawing or attributes before the line `Pattern NAME`; eyes.db and mc_….db are other formats"
    )]
    Stray { line: usize },
    #[error("line {line}: `Pattern` without a name")]
    NoName { line: usize },
    #[error("line {line}, column {column}: unknown mark `{mark}`; the marks are O X . o x ? * and | - + for edges")]
    Mark { line: usize, column: usize, mark: char },
    #[error("line {line}, column {column}: an edge inside the row")]
    EdgeInside { line: usize, column: usize },
    #[error("line {line}: {found} points, and the rows above have {expected}")]
    Ragged { line: usize, found: usize, expected: usize },
    #[error("line {line}: the {side} edge stands at some rows and not at others")]
    Edge { line: usize, side: VerticalEdge },
    #[error("line {line}: a row below the lower edge, or an edge between rows")]
    BelowEdge { line: usize },
    #[error("line {line}: a second move `*`")]
    TwoMoves { line: usize },
    #[error("line {line}: pattern {name} has no drawing")]
    NoDrawing { line: usize, name: String },
    #[error("line {line}: pattern {name} has no line of attributes, such as `:8,-`")]
    NoAttributes { line: usize, name: String },
    #[error("line {line}: `{found}` is no symmetry: 8 for none, or one of | - + \\ / X O")]
    Symmetry { line: usize, found: String },
    #[error("line {line}: `{field}` is neither a value, such as shape(2.5), nor the name of a helper")]
    Field { line: usize, field: String },
    #[error("line {line}: {source}")]
    Query { line: usize, source: QueryError },
    #[error("line {line}: more than {MAX_DATABASE_PATTERNS} patterns")]
    TooMany { line: usize },
    #[error("there is no pattern in it: a pattern begins with a line `Pattern NAME`")]
    Nothing,
}

/// The patterns of a database, in the order of the file.
///
/// Errors: what is wrong, and where.
pub fn read_database(text: &str) -> Result<Vec<DatabasePattern>, DatabaseError> {
    let mut patterns = Vec::new();
    let mut reading: Option<DatabasePatternReader> = None;
    let mut last = 0;
    for (line, content) in (1..).zip(text.trim_start_matches('\u{feff}').lines()) {
        last = line;
        let content = content.split('#').next().unwrap_or_default().trim_end();
        let mut words = content.split_whitespace();
        let Some(first) = words.next() else { continue };
        match first {
            "Pattern" => {
                patterns.extend(reading.take().map(|reading| reading.finish(line)).transpose()?);
                if patterns.len() == MAX_DATABASE_PATTERNS {
                    return Err(DatabaseError::TooMany { line });
                }
                reading = Some(DatabasePatternReader::new(words.next().ok_or(DatabaseError::NoName { line })?, line));
            }
            // Instructions to GNU Go's compiler for the whole file.
            "attribute_map" | "goal_elements" | "callback_data" => {
                patterns.extend(reading.take().map(|reading| reading.finish(line)).transpose()?);
            }
            _ => reading.as_mut().ok_or(DatabaseError::Stray { line })?.line(line, content)?,
        }
    }
    patterns.extend(reading.map(|reading| reading.finish(last)).transpose()?);
    if patterns.is_empty() { Err(DatabaseError::Nothing) } else { Ok(patterns) }
}

/// A pattern as far as it is read.
struct DatabasePatternReader {
    name: String,
    line: usize,
    width: usize,
    cells: Vec<Option<CellSet>>,
    edges: Edges,
    at: Option<(usize, usize)>,
    attributes: Option<Attributes>,
    has_conditions: bool,
}

struct Attributes {
    symmetry: char,
    classes: String,
    values: Vec<(String, f64)>,
    has_helper: bool,
}

impl DatabasePatternReader {
    fn new(name: &str, line: usize) -> DatabasePatternReader {
        DatabasePatternReader {
            name: name.to_owned(),
            line,
            width: 0,
            cells: Vec::new(),
            edges: Edges::NONE,
            at: None,
            attributes: None,
            has_conditions: false,
        }
    }

    fn line(&mut self, line: usize, content: &str) -> Result<(), DatabaseError> {
        if let Some(attributes) = content.trim_start().strip_prefix(':') {
            if self.attributes.is_some() {
                return Err(DatabaseError::Stray { line });
            }
            if self.cells.is_empty() {
                return Err(DatabaseError::NoDrawing { line, name: self.name.clone() });
            }
            self.attributes = Some(Attributes::read(line, attributes)?);
            return Ok(());
        }
        if self.attributes.is_some() {
            // Skip the second drawing, which names points, and its condition or action: only GNU Go can use them.
            self.has_conditions |= content.trim_start().starts_with(';');
            return Ok(());
        }
        let indent = content.len() - content.trim_start().len();
        let drawn = content.split_whitespace().next().unwrap_or_default();
        if drawn.contains('-') && drawn.chars().all(|mark| matches!(mark, '-' | '+' | '|')) {
            let edge = if self.cells.is_empty() { &mut self.edges.top } else { &mut self.edges.bottom };
            return if std::mem::replace(edge, true) { Err(DatabaseError::BelowEdge { line }) } else { Ok(()) };
        }
        if self.edges.bottom {
            return Err(DatabaseError::BelowEdge { line });
        }
        self.row(line, indent, drawn)
    }

    fn row(&mut self, line: usize, indent: usize, drawn: &str) -> Result<(), DatabaseError> {
        let inner = drawn.strip_prefix('|');
        let (left, inner) = (inner.is_some(), inner.unwrap_or(drawn));
        let without = inner.strip_suffix('|');
        let (right, inner) = (without.is_some(), without.unwrap_or(inner));
        let (y, before) = (self.cells.len() / self.width.max(1), self.cells.len());
        for (x, mark) in inner.chars().enumerate() {
            let column = indent + usize::from(left) + x + 1;
            let set = match mark {
                '|' | '+' | '-' => return Err(DatabaseError::EdgeInside { line, column }),
                '*' if self.at.replace((x, y)).is_some() => return Err(DatabaseError::TwoMoves { line }),
                '.' | '*' | ',' | '!' => CellSet::only(Cell::Empty),
                'O' | 'Q' => CellSet::only(Cell::Black),
                'X' | 'Y' => CellSet::only(Cell::White),
                'o' => CellSet::only(Cell::Black).or(CellSet::only(Cell::Empty)),
                'x' => CellSet::only(Cell::White).or(CellSet::only(Cell::Empty)),
                '?' => CellSet::ON_BOARD,
                mark => return Err(DatabaseError::Mark { line, column, mark }),
            };
            self.cells.push(Some(set));
        }
        let found = self.cells.len() - before;
        if before == 0 {
            (self.width, self.edges.left, self.edges.right) = (found, left, right);
        }
        match self.width {
            // A lone `|` is no row.
            0 => Err(DatabaseError::Mark { line, column: indent + 1, mark: '|' }),
            expected if found != expected => Err(DatabaseError::Ragged { line, found, expected }),
            _ if left != self.edges.left => Err(DatabaseError::Edge { line, side: VerticalEdge::Left }),
            _ if right != self.edges.right => Err(DatabaseError::Edge { line, side: VerticalEdge::Right }),
            _ => Ok(()),
        }
    }

    /// `line` is where the pattern is over.
    fn finish(self, line: usize) -> Result<DatabasePattern, DatabaseError> {
        let DatabasePatternReader { name, line: begun, width, cells, edges, at, attributes, has_conditions } = self;
        if cells.is_empty() {
            return Err(DatabaseError::NoDrawing { line, name });
        }
        let Some(attributes) = attributes else { return Err(DatabaseError::NoAttributes { line, name }) };
        let height = cells.len() / width;
        let mut query =
            Query::new(width, height, cells, edges).map_err(|source| DatabaseError::Query { line: begun, source })?;
        query.to_play = at.map(|_| Color::Black);
        Ok(DatabasePattern {
            name,
            line: begun,
            query,
            at,
            symmetry: attributes.symmetry,
            classes: attributes.classes,
            values: attributes.values,
            has_conditions: has_conditions || attributes.has_helper,
        })
    }
}

impl Attributes {
    /// Reads the text after the colon: `8,OX,value(75),some_helper`.
    fn read(line: usize, text: &str) -> Result<Attributes, DatabaseError> {
        let text: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
        let mut fields = text.split(',');
        let symmetry = fields.next().unwrap_or_default();
        let mut letters = symmetry.chars();
        let symmetry = match (letters.next(), letters.next()) {
            (Some(letter @ ('8' | '|' | '-' | '+' | '\\' | '/' | 'X' | 'O')), None) => letter,
            _ => return Err(DatabaseError::Symmetry { line, found: symmetry.to_owned() }),
        };
        let classes = fields.next().unwrap_or_default().replace('-', "");
        let (mut values, mut has_helper) = (Vec::new(), false);
        for field in fields.filter(|field| !field.is_empty()) {
            let wrong = || DatabaseError::Field { line, field: field.to_owned() };
            let is_name = |name: &str| {
                !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_')
            };
            let is_label = |point: &str| {
                point.len() == 2
                    && point.starts_with(|letter: char| letter.is_ascii_alphabetic())
                    && point.ends_with(')')
            };
            match field.split_once('(') {
                None if field == "NULL" => {}
                None if is_name(field) => has_helper = true,
                None => return Err(wrong()),
                // A statement about a point of the second drawing.
                Some((name, point)) if is_name(name) && is_label(point) => {}
                Some((name, rest)) => {
                    let number: Option<f64> = rest.strip_suffix(')').and_then(|number| number.parse().ok());
                    let number = number.filter(|number| number.is_finite() && is_name(name)).ok_or_else(wrong)?;
                    values.push((name.to_owned(), number));
                }
            }
        }
        Ok(Attributes { symmetry, classes, values, has_helper })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const TWO_PATTERNS: &str = "\
# A comment.
attribute_map general

Pattern Side1   # its name

  ?X?.?       a remark
  O.*oo
  Ox...
  -----

  :8,ed,shape(-2.5),value(30),captures(A),NULL

  ?X?.?
  O.*oo
  Oxa..
  -----

  ;lib(a)>2

goal_elements none
Pattern Corner
+--
|*Q
|,O
: \\ , - , followup( 3 ) , some_helper
>antisuji(a)
";

    #[test]
    fn drawings_edges_moves_and_attributes_are_read() {
        let found = read_database(TWO_PATTERNS).unwrap();
        let [side, corner] = &found[..] else { panic!("{found:?}") };
        assert_eq!((side.name.as_str(), side.line, side.at), ("Side1", 4, Some((2, 1))));
        // As it would be drawn by hand, in our colours.
        let mut by_hand: Query = "?O?.?\nX..xx\nXo...\n-----\n".parse().unwrap();
        by_hand.to_play = Some(Color::Black);
        assert_eq!(side.query, by_hand);
        assert_eq!(side.rows(), ["?O?.?", "X.*xx", "Xo...", "-----"]);
        assert_eq!((side.symmetry, side.classes.as_str(), side.has_conditions), ('8', "ed", true));
        assert_eq!((side.value("shape"), side.value("value"), side.value("terri")), (Some(-2.5), Some(30.0), None));
        assert_eq!((side.wildcards(), side.fillings()), (3, 27.0 * 8.0));
        assert_eq!((corner.at, corner.symmetry, corner.classes.as_str()), (Some((0, 0)), '\\', ""));
        assert_eq!(corner.rows(), ["---", "|*X", "|.X"]);
        assert!(corner.query.edges().left && corner.query.edges().top && corner.has_conditions);
        assert_eq!(read_database(&TWO_PATTERNS.replace('\n', "\r\n")).unwrap(), found);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_line() {
        for (from, to, said) in [
            ("Pattern Side1   # its name", "", "line 6: a drawing or attributes before"),
            ("Pattern Side1", "Pattern", "line 4: `Pattern` without a name"),
            ("?X?.?       a", "?XZ.?       a", "line 6, column 5: unknown mark `Z`"),
            ("  O.*oo\n  Ox", "  O.*|o\n  Ox", "line 7, column 6: an edge inside"),
            ("  O.*oo\n  Ox", "  O.*o\n  Ox", "line 7: 4 points, and the rows above have 5"),
            ("  O.*oo\n  Ox", "  O.*oo\n  -----\n  Ox", "line 9: a row below the lower edge"),
            ("  Ox...\n", "  Ox..*\n", "line 8: a second move"),
            ("|,O", ",O", "line 24: the left edge"),
            ("  :8,ed", "  :1111,ed", "line 11: `1111` is no symmetry"),
            ("value(30)", "value(thirty)", "line 11: `value(thirty)` is neither"),
            (": \\ , - , followup( 3 ) , some_helper\n>antisuji(a)\n", "", "line 24: pattern Corner has no line"),
            (": \\", ":8,-\n: \\", "line 26: a drawing or attributes before"),
            ("|*Q\n|,O\n", "", "line 23: pattern Corner has no drawing"),
        ] {
            assert!(TWO_PATTERNS.contains(from), "{from}");
            let error = read_database(&TWO_PATTERNS.replacen(from, to, 1)).unwrap_err().to_string();
            assert!(error.starts_with(said), "{error}\n{said}");
        }
        assert_eq!(read_database("# nothing\n"), Err(DatabaseError::Nothing));
        let wide = format!("Pattern a\n{}\n:8,-\n", ".".repeat(22));
        assert!(matches!(read_database(&wide), Err(DatabaseError::Query { line: 1, .. })));
    }
}
