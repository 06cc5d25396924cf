//! Reads a drawn pattern from a file: one state for every cell of the window.

use katachi_language::text;
use std::path::Path;

use super::CommandFailure;
use katachi_core::find::{Edges, Query};
use katachi_core::library::bounded;
use katachi_core::pattern::{Cell, CellSet, Pattern, Window};
use katachi_sentences::Sentence;

/// Reads a text diagram as a pattern of this window, with Black as the mover, about to play in the centre.
///
/// A diagram that draws edges may leave out the cells off the board.
pub(super) fn read_pattern(path: &Path, window: &Window) -> Result<Pattern, CommandFailure> {
    let shown = path.display();
    let text = bounded::read_text_at_most(path, bounded::MAX_DRAWING_BYTES).map_err(|error| {
        CommandFailure::Failed(text!("cli-cannot-read-pattern", path = shown.to_string(), error = error.sentence()))
    })?;
    let query = text.parse::<Query>().map_err(|error| error.sentence());
    let pattern = query.and_then(|query| pattern_of(&query, window));
    pattern.map_err(|wrong| CommandFailure::Failed(format!("{shown}: {wrong}")))
}

fn pattern_of(query: &Query, window: &Window) -> Result<Pattern, String> {
    query.shape_alone().map_err(|error| error.sentence())?;
    let Edges { left, right, top, bottom } = query.edges();
    let columns = padding(query.width(), window.width(), left, right);
    let rows = padding(query.height(), window.height(), top, bottom);
    let (Some(before_columns), Some(before_rows)) = (columns, rows) else {
        return Err(text!(
            "cli-drawn-size",
            columns = query.width().to_string(),
            rows = query.height().to_string(),
            window = window.to_string(),
            wide = window.width().to_string(),
            high = window.height().to_string()
        ));
    };
    let cell = |&(x, y): &(u8, u8)| {
        let drawn = |at: u8, before: usize, len: usize| usize::from(at).checked_sub(before).filter(|&at| at < len);
        let column = drawn(x, before_columns, query.width());
        let row = drawn(y, before_rows, query.height());
        let (Some(column), Some(row)) = (column, row) else { return Ok(Cell::OffBoard) };
        let set = query.cells()[row * query.width() + column];
        let only = Cell::ALL.into_iter().find(|&cell| set == Some(CellSet::only(cell)));
        only.ok_or_else(|| {
            let (row, column) = ((row + 1).to_string(), (column + 1).to_string());
            text!("cli-drawn-cell", row = row, column = column, window = window.to_string())
        })
    };
    let cells: Vec<Cell> = window.cells().iter().map(cell).collect::<Result<_, String>>()?;
    Ok(Pattern::new(window.clone(), cells))
}

/// Number of cells before the drawing that are off the board.
fn padding(drawn: usize, wanted: usize, edge_before: bool, edge_after: bool) -> Option<usize> {
    match wanted.checked_sub(drawn)? {
        0 => Some(0),
        missing if edge_before && !edge_after => Some(missing),
        _ if edge_after && !edge_before => Some(0),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rows(text: &str, window: &str) -> Result<Vec<String>, String> {
        Ok(pattern_of(&text.parse().unwrap(), &window.parse().unwrap())?.rows())
    }

    #[test]
    fn what_lies_beyond_an_edge_may_be_left_out() {
        let whole = "# # #\n# . X\n# O .\n";
        let drawn = "+----\n| . X\n| O .\n";
        assert_eq!(rows(whole, "square:3"), rows(drawn, "square:3"));
        assert_eq!(rows(drawn, "square:3").unwrap(), ["###", "#.X", "#O."]);
        assert_eq!(rows("_ X _\nO . O\n----\n", "diamond:1").unwrap(), [" X ", "O.O", " # "]);
        assert!(rows(". X\nO .\n", "square:3").unwrap_err().contains("2 columns"));
        assert!(rows("1 . .\n. . .\n. . .\n", "square:3").unwrap_err().contains("numbers moves"));
        assert!(rows("X X X\nX ? X\nX X X\n", "square:3").unwrap_err().contains("row 2, column 2"));
    }
}
