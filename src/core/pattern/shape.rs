//! A window filled with cells: images, canonical form, orbit and stabiliser.

use std::fmt;

use super::{Cell, Image, Symmetry, SymmetryGroup, Window};
use crate::go::{Board, BoardSize, Color, Point};
use crate::words::{counted, grouped};

/// A concrete local shape.
///
/// ```
/// use katachi_core::pattern::{Pattern, SymmetryGroup};
/// let keima: Pattern = Pattern::from_rows("square:3".parse().unwrap(), &["X..", "..X", "..."]).unwrap();
/// assert_eq!(keima.canonical(SymmetryGroup::Board).0.to_string(), "\
/// ...
/// ..X
/// X..
/// ");
/// ```
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Pattern {
    window: Window,
    cells: Vec<Cell>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PatternError {
    #[error(
        "{} of cells where the window {window} has {}",
        counted(*found, "row"),
        grouped(*expected as u64)
    )]
    Rows { window: String, expected: usize, found: usize },
    #[error(
        "row {}, column {}: `{mark}` does not belong there (X, O, ., # in the window; a blank outside)",
        grouped(*row as u64),
        grouped(*column as u64)
    )]
    Mark { row: usize, column: usize, mark: char },
}

/// The cells of a drawing, each from its mark.
pub(super) fn read_rows<C>(
    window: &Window,
    rows: &[impl AsRef<str>],
    cell_of: impl Fn(char) -> Option<C>,
) -> Result<Vec<C>, PatternError> {
    if rows.len() != window.height() {
        let (window, expected, found) = (window.to_string(), window.height(), rows.len());
        return Err(PatternError::Rows { window, expected, found });
    }
    let mut cells = Vec::with_capacity(window.cell_count());
    let mut places = window.cells().iter().map(|&(x, y)| (usize::from(x), usize::from(y))).peekable();
    for (y, row) in rows.iter().enumerate() {
        let row = row.as_ref();
        // Editors strip trailing blanks.
        let blanks = std::iter::repeat_n(' ', window.width().saturating_sub(row.chars().count()));
        for (x, mark) in row.chars().chain(blanks).enumerate() {
            match (places.next_if_eq(&(x, y)).is_some(), cell_of(mark)) {
                (true, Some(cell)) => cells.push(cell),
                (false, None) if mark == ' ' => {}
                _ => return Err(PatternError::Mark { row: y + 1, column: x + 1, mark }),
            }
        }
    }
    Ok(cells)
}

impl Pattern {
    /// Panics unless the number of cells is that of the window.
    pub fn new(window: Window, cells: Vec<Cell>) -> Pattern {
        assert_eq!(window.cell_count(), cells.len(), "one cell for each point of the window");
        Pattern { window, cells }
    }

    /// The window around `at` (or with its top left there, if it has no centre) as it stands on the board. Colours are
    /// swapped if White is `mover`.
    pub fn on_board(window: &Window, board: &Board, at: Point, mover: Color) -> Pattern {
        Pattern::around(window, at, board.size(), mover, |point| board.get(point).into())
    }

    /// Like [`Pattern::on_board`], for any board: `cell_at` gives the cell of a point.
    pub fn around(
        window: &Window,
        at: Point,
        size: BoardSize,
        mover: Color,
        cell_at: impl Fn(Point) -> Cell,
    ) -> Pattern {
        let cells = (0..window.cell_count())
            .map(|cell| {
                let (dx, dy) = window.offset(cell);
                let found = at.offset(dx, dy, size).map_or(Cell::OffBoard, &cell_at);
                if mover == Color::White { found.swapped() } else { found }
            })
            .collect();
        Pattern { window: window.clone(), cells }
    }

    /// Reads rows as [`Pattern::rows`] writes them.
    ///
    /// Errors: rows of another size than the window, or an unknown mark.
    pub fn from_rows(window: Window, rows: &[impl AsRef<str>]) -> Result<Pattern, PatternError> {
        let cells = Pattern::read_cells(&window, rows)?;
        Ok(Pattern { window, cells })
    }

    /// The cells alone of what [`Pattern::from_rows`] reads.
    ///
    /// Errors: those of [`Pattern::from_rows`].
    pub(crate) fn read_cells(window: &Window, rows: &[impl AsRef<str>]) -> Result<Vec<Cell>, PatternError> {
        read_rows(window, rows, Cell::from_symbol)
    }

    pub fn window(&self) -> &Window {
        &self.window
    }

    pub fn cells(&self) -> &[Cell] {
        &self.cells
    }

    /// One string a row, top to bottom: `X`, `O`, `.`, `#`, and a blank where the window has no cell.
    pub fn rows(&self) -> Vec<String> {
        self.window.rows_of(|cell| self.cells[cell].symbol())
    }

    /// K, the number of stones.
    pub fn k(&self) -> usize {
        self.cells.iter().filter(|cell| cell.is_stone()).count()
    }

    /// The pattern turned, mirrored and recoloured; `None` if the window does not allow the turn.
    pub fn image(&self, image: Image) -> Option<Pattern> {
        let to = self.window.permutation(image.symmetry)?;
        let mut cells = vec![Cell::Empty; self.cells.len()];
        for (&cell, &to) in self.cells.iter().zip(&to) {
            cells[usize::from(to)] = if image.swapped { cell.swapped() } else { cell };
        }
        Some(Pattern { window: self.window.clone(), cells })
    }

    /// The turn after which the board's edges lie below, or below and on the right, as in diagrams of books.
    pub fn upright(&self) -> Symmetry {
        let size = (self.window.width(), self.window.height());
        let edges = |turn: Symmetry| -> usize {
            let places = self.window.cells().iter().zip(&self.cells).filter(|(_, cell)| **cell == Cell::OffBoard);
            let turned = places.map(|(&(x, y), _)| turn.apply((usize::from(x), usize::from(y)), size));
            turned.map(|(x, y)| x + 2 * y).sum()
        };
        let turns = self.window.symmetries();
        turns.into_iter().min_by_key(|&turn| std::cmp::Reverse(edges(turn))).unwrap_or_default()
    }

    /// All images that the window allows, each with the image that gives it; at most `group.order()`.
    pub fn images(&self, group: SymmetryGroup) -> Vec<(Image, Pattern)> {
        group.images().filter_map(|image| Some((image, self.image(image)?))).collect()
    }

    /// The smallest image in row-major order, Empty < Black < White < OffBoard, and the first image that gives it.
    pub fn canonical(&self, group: SymmetryGroup) -> (Pattern, Image) {
        let (image, pattern) = self
            .images(group)
            .into_iter()
            .min_by(|a, b| a.1.cells.cmp(&b.1.cells))
            .expect("the identity is always an image");
        (pattern, image)
    }

    /// Number of distinct images.
    pub fn orbit_size(&self, group: SymmetryGroup) -> usize {
        let mut images: Vec<Vec<Cell>> = self.images(group).into_iter().map(|(_, pattern)| pattern.cells).collect();
        images.sort();
        images.dedup();
        images.len()
    }

    /// The images that leave the pattern as it is.
    pub fn stabiliser(&self, group: SymmetryGroup) -> Vec<Image> {
        self.images(group).into_iter().filter(|(_, pattern)| pattern == self).map(|(image, _)| image).collect()
    }
}

impl Window {
    /// One string a row, with `mark(cell)` for each cell and a blank where the window has none.
    pub(crate) fn rows_of(&self, mark: impl Fn(usize) -> char) -> Vec<String> {
        let mut rows = vec![vec![' '; self.width()]; self.height()];
        for (cell, &(x, y)) in self.cells().iter().enumerate() {
            rows[usize::from(y)][usize::from(x)] = mark(cell);
        }
        rows.into_iter().map(String::from_iter).collect()
    }
}

impl fmt::Display for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.rows().iter().try_for_each(|row| writeln!(f, "{row}"))
    }
}

impl fmt::Debug for Pattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.window, self.rows().join("/"))
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// All 19,683 colourings of a 3×3 window on the board.
    fn all_three_by_three() -> impl Iterator<Item = Pattern> {
        let window = Window::square(3).unwrap();
        (0..3_usize.pow(9)).map(move |mut number| {
            let cells = (0..9)
                .map(|_| {
                    let cell = Cell::ALL[number % 3];
                    number /= 3;
                    cell
                })
                .collect();
            Pattern::new(window.clone(), cells)
        })
    }

    fn classes(patterns: impl Iterator<Item = Pattern>, group: SymmetryGroup) -> usize {
        patterns.map(|pattern| pattern.canonical(group).0.cells).collect::<BTreeSet<_>>().len()
    }

    #[test]
    fn there_are_as_many_classes_as_the_definitions_say() {
        let empty_centre = || all_three_by_three().filter(|pattern| pattern.cells[4] == Cell::Empty);
        assert_eq!(classes(all_three_by_three(), SymmetryGroup::BoardAndColors), 1_444);
        assert_eq!(classes(all_three_by_three(), SymmetryGroup::Board), 2_862);
        assert_eq!(classes(empty_centre(), SymmetryGroup::BoardAndColors), 490);
        assert_eq!(classes(empty_centre(), SymmetryGroup::Board), 954);
    }

    #[test]
    fn orbit_times_stabiliser_is_sixteen_for_every_pattern() {
        for pattern in all_three_by_three() {
            let stabiliser = pattern.stabiliser(SymmetryGroup::BoardAndColors).len();
            assert_eq!(pattern.orbit_size(SymmetryGroup::BoardAndColors) * stabiliser, 16, "{pattern}");
        }
    }

    #[test]
    fn the_canonical_form_is_the_same_for_every_image_and_is_reached_by_the_image_named() {
        for pattern in all_three_by_three().step_by(97) {
            let (canonical, how) = pattern.canonical(SymmetryGroup::BoardAndColors);
            assert_eq!(pattern.image(how).unwrap(), canonical);
            for (_, image) in pattern.images(SymmetryGroup::BoardAndColors) {
                assert_eq!(image.canonical(SymmetryGroup::BoardAndColors).0, canonical);
            }
        }
    }

    #[test]
    fn an_oblong_window_keeps_its_four_symmetries() {
        let pattern = Pattern::from_rows(Window::rect(3, 2).unwrap(), &["..X", "O.."]).unwrap();
        let (canonical, _) = pattern.canonical(SymmetryGroup::BoardAndColors);
        assert_eq!(canonical.rows(), ["..X", "O.."]);
        assert_eq!(pattern.images(SymmetryGroup::BoardAndColors).len(), 8);
        assert_eq!(pattern.stabiliser(SymmetryGroup::BoardAndColors).len(), 2);
    }

    #[test]
    fn rows_with_a_wrong_mark_say_where() {
        let diamond = Window::diamond(1).unwrap();
        assert_eq!(Pattern::from_rows(diamond.clone(), &[" X", "O.X", " #"]).unwrap().rows(), [" X ", "O.X", " # "]);
        let error = Pattern::from_rows(diamond.clone(), &[" X ", "O?X", " # "]).unwrap_err();
        assert_eq!(error, PatternError::Mark { row: 2, column: 2, mark: '?' });
        assert!(Pattern::from_rows(diamond, &[" X "]).is_err());
    }
}
