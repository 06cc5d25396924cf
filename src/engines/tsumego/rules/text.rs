//! Rules as short texts, for files.
//!
//! Cells are numbered as in [`RuleFrame`]; a string is named by its lowest cell.
//! - Conditions: `5:2` on the string at 5, `5x:1` on a black stone that is played at 5, `5o:2` on a white one. The
//!   digits 1 and 2 are those of [`Demand`].
//! - White's moves: `5` a stone, `5-` takes a liberty of a string, `5x-` one that Black would have at 5, `5+` and `5o+`
//!   give liberties to a white string or to a white stone at 5, `pass`.
//! - Black's moves: `5` a stone, `5*` captures a string from outside, `-` no move is needed.
//!
//! An answer is White's move, `>`, and Black's move.

use super::conditions::{Conditions, Demand, Subject, conditions_of, subjects};
use super::frame::RuleFrame;
use super::moves::{BlackMove, Moves, WhiteMove};
use super::rule::{Rule, RuleAnswer};
use super::stones::{RuleGrid, RuleStones};
use katachi_core::pattern::Cell;
use katachi_core::words::grouped;

/// Why rows of text do not describe the cells of a rectangle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RowsError {
    #[error("{} rows, not {height}", grouped(*rows as u64))]
    RowCount { rows: usize, height: usize },
    #[error("{row:?} has not {cells} cells")]
    CellCount { row: String, cells: usize },
    #[error("{0:?} is no cell: . X or O")]
    NoCell(char),
}

/// Rows from the top, `.` empty, `X` Black, `O` White.
pub fn rows(frame: RuleFrame, stones: RuleStones) -> Vec<String> {
    let row = |y| (0..frame.width()).map(|x| stones.cell(frame.cell(x, y)).symbol()).collect();
    (0..frame.height()).rev().map(row).collect()
}

/// The inverse of [`rows`].
///
/// Errors: the rows don't fit the frame.
pub fn parse_rows(frame: RuleFrame, rows: &[String]) -> Result<RuleStones, RowsError> {
    if rows.len() != frame.height() {
        return Err(RowsError::RowCount { rows: rows.len(), height: frame.height() });
    }
    let mut cells = Vec::with_capacity(frame.cell_count());
    for row in rows.iter().rev() {
        if row.chars().count() != frame.width() {
            return Err(RowsError::CellCount { row: row.clone(), cells: frame.width() });
        }
        for symbol in row.chars() {
            let cell = Cell::from_symbol(symbol).filter(|cell| *cell != Cell::OffBoard);
            cells.push(cell.ok_or(RowsError::NoCell(symbol))?);
        }
    }
    Ok(RuleStones::from_cells(&cells))
}

fn subject_text(subject: Subject) -> String {
    match subject {
        Subject::Black(cell) | Subject::White(cell) => format!("{cell}"),
        Subject::IfBlackPlays(cell) => format!("{cell}x"),
        Subject::IfWhitePlays(cell) => format!("{cell}o"),
    }
}

/// The conditions of a rule as text, in the order of its slots; see the module for the notation.
pub fn asks_text(grid: &RuleGrid, rule: &Rule) -> String {
    let asks = conditions_of(grid, rule.stones, rule.conditions);
    let asks = asks.iter().map(|condition| format!("{}:{}", subject_text(condition.subject), condition.demand.digit()));
    asks.collect::<Vec<_>>().join(" ")
}

/// The inverse of [`asks_text`].
pub fn parse_asks(grid: &RuleGrid, stones: RuleStones, text: &str) -> Option<Conditions> {
    let subjects = subjects(grid, stones);
    let mut conditions = Conditions::default();
    for ask in text.split_ascii_whitespace() {
        let (name, digit) = ask.split_once(':')?;
        let subject = subjects.iter().find(|&&subject| subject_text(subject) == name)?;
        let demand = Demand::from_digit(digit.parse().ok()?).filter(|demand| *demand != Demand::Nothing)?;
        conditions.set(subject.slot(grid.frame), demand);
    }
    Some(conditions)
}

fn white_text(white: WhiteMove) -> String {
    match white {
        WhiteMove::Stone(cell) => format!("{cell}"),
        WhiteMove::Liberty(cell) => format!("{cell}-"),
        WhiteMove::LibertyIfBlack(cell) => format!("{cell}x-"),
        WhiteMove::Extend(cell) => format!("{cell}+"),
        WhiteMove::ExtendIfWhite(cell) => format!("{cell}o+"),
        WhiteMove::Pass => "pass".to_owned(),
    }
}

/// `5`, `5*`, or `-` for no move.
pub fn black_text(black: Option<BlackMove>) -> String {
    match black {
        Some(BlackMove::Stone(cell)) => format!("{cell}"),
        Some(BlackMove::Capture(cell)) => format!("{cell}*"),
        None => "-".to_owned(),
    }
}

/// All answers as text, in the order of White's moves.
pub fn answers_text(answers: &[RuleAnswer]) -> String {
    let answer = |answer: &RuleAnswer| format!("{}>{}", white_text(answer.white), black_text(answer.black));
    answers.iter().map(answer).collect::<Vec<_>>().join(" ")
}

/// The inverse of [`answers_text`].
///
/// Returns `None` unless the text answers each White move that the conditions allow, once and in order. A pass may follow.
pub fn parse_answers(
    grid: &RuleGrid,
    stones: RuleStones,
    conditions: Conditions,
    text: &str,
) -> Option<Vec<RuleAnswer>> {
    let moves = Moves::white(grid, stones);
    let mut words = text.split_ascii_whitespace();
    let mut answers = Vec::new();
    for index in (0..moves.len()).filter(|_| !text.is_empty()) {
        let Some(after) = moves.play(index, conditions) else { continue };
        let (white, black) = words.next()?.split_once('>')?;
        if white != white_text(moves.name(index)) {
            return None;
        }
        let after_stones = grid.stones(after.code);
        let black = match black {
            "-" => None,
            black => Some(parse_black(grid, after_stones, after.conditions, black)?),
        };
        answers.push(RuleAnswer { white: moves.name(index), black });
    }
    if let Some(word) = words.next() {
        let black = parse_black(grid, stones, conditions, word.strip_prefix("pass>")?)?;
        answers.push(RuleAnswer { white: WhiteMove::Pass, black: Some(black) });
    }
    words.next().is_none().then_some(answers)
}

/// Reads a Black move. Returns `None` if the conditions do not allow it.
pub fn parse_black(grid: &RuleGrid, stones: RuleStones, conditions: Conditions, text: &str) -> Option<BlackMove> {
    let moves = Moves::black(grid, stones);
    (0..moves.len())
        .find(|&index| black_text(Some(moves.name(index))) == text && moves.play(index, conditions).is_some())
        .map(|index| moves.name(index))
}

/// `b2`: the column's letter and the row from the bottom, within the rectangle.
pub fn cell_name(frame: RuleFrame, cell: usize) -> String {
    let (x, y) = frame.xy(cell);
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}
