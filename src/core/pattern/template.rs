//! Patterns with don't-care cells.

use std::fmt;

use super::shape::read_rows;
use super::{Cell, Pattern, PatternError, SymmetryGroup, Window};

/// A cell of a template: a value, or `?`. `?` sorts last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TemplateCell {
    Is(Cell),
    /// Empty, Black and White alike.
    Any,
}

impl TemplateCell {
    pub fn symbol(self) -> char {
        match self {
            TemplateCell::Is(cell) => cell.symbol(),
            TemplateCell::Any => '?',
        }
    }

    pub fn from_symbol(symbol: char) -> Option<TemplateCell> {
        match symbol {
            '?' => Some(TemplateCell::Any),
            other => Cell::from_symbol(other).map(TemplateCell::Is),
        }
    }

    fn swapped(self) -> TemplateCell {
        match self {
            TemplateCell::Is(cell) => TemplateCell::Is(cell.swapped()),
            TemplateCell::Any => TemplateCell::Any,
        }
    }
}

/// A pattern some of whose cells are `?`.
///
/// Source: the don't-care templates of Singh (2013), with any number of `?`.
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Template {
    window: Window,
    cells: Vec<TemplateCell>,
}

impl Template {
    /// Panics unless there is one cell for each of the window's.
    pub fn new(window: Window, cells: Vec<TemplateCell>) -> Template {
        assert_eq!(window.cell_count(), cells.len(), "one cell for each point of the window");
        Template { window, cells }
    }

    /// Reads rows as [`Template::rows`] writes them.
    ///
    /// Errors: rows of another size than the window, or an unknown mark.
    pub fn from_rows(window: Window, rows: &[impl AsRef<str>]) -> Result<Template, PatternError> {
        let cells = read_rows(&window, rows, TemplateCell::from_symbol)?;
        Ok(Template { window, cells })
    }

    pub fn window(&self) -> &Window {
        &self.window
    }

    pub fn cells(&self) -> &[TemplateCell] {
        &self.cells
    }

    pub fn wildcards(&self) -> usize {
        self.cells.iter().filter(|&&cell| cell == TemplateCell::Any).count()
    }

    /// One string a row, as [`Pattern::rows`], with `?` for a don't-care.
    pub fn rows(&self) -> Vec<String> {
        self.window.rows_of(|cell| self.cells[cell].symbol())
    }

    /// The smallest image in row-major order, `?` after all values.
    pub fn canonical(&self, group: SymmetryGroup) -> Template {
        let cells = group
            .images()
            .filter_map(|image| {
                let to = self.window.permutation(image.symmetry)?;
                let mut cells = vec![TemplateCell::Any; self.cells.len()];
                for (&cell, &to) in self.cells.iter().zip(&to) {
                    cells[usize::from(to)] = if image.swapped { cell.swapped() } else { cell };
                }
                Some(cells)
            })
            .min()
            .expect("the identity is always an image");
        Template { window: self.window.clone(), cells }
    }

    /// The 3ⁿ patterns that it stands for, in no particular order.
    pub fn fillings(&self) -> impl Iterator<Item = Pattern> + '_ {
        let open: Vec<usize> = (0..self.cells.len()).filter(|&at| self.cells[at] == TemplateCell::Any).collect();
        (0..3_usize.pow(open.len() as u32)).map(move |mut number| {
            let mut cells: Vec<Cell> = self
                .cells
                .iter()
                .map(|cell| match cell {
                    TemplateCell::Is(cell) => *cell,
                    TemplateCell::Any => Cell::Empty,
                })
                .collect();
            for &at in &open {
                cells[at] = Cell::ALL[number % 3];
                number /= 3;
            }
            Pattern::new(self.window.clone(), cells)
        })
    }

    pub fn matches(&self, pattern: &Pattern) -> bool {
        self.window == *pattern.window()
            && self.cells.iter().zip(pattern.cells()).all(|(wanted, &found)| match wanted {
                TemplateCell::Is(cell) => *cell == found,
                TemplateCell::Any => found != Cell::OffBoard,
            })
    }
}

impl From<&Pattern> for Template {
    fn from(pattern: &Pattern) -> Template {
        let cells = pattern.cells().iter().map(|&cell| TemplateCell::Is(cell)).collect();
        Template { window: pattern.window().clone(), cells }
    }
}

impl fmt::Debug for Template {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.window, self.rows().join("/"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_template_matches_its_fillings_and_nothing_else() {
        use TemplateCell::{Any, Is};
        let window = Window::rect(2, 1).unwrap();
        let template = Template::new(window.clone(), vec![Is(Cell::Black), Any]);
        let fillings: Vec<Pattern> = template.fillings().collect();
        assert_eq!(fillings.len(), 3);
        assert!(fillings.iter().all(|pattern| template.matches(pattern)));
        assert!(!template.matches(&Pattern::new(window, vec![Cell::Black, Cell::OffBoard])));
        assert_eq!(template.canonical(SymmetryGroup::Board).rows(), ["X?"]);
        assert_eq!(template.wildcards(), 1);
    }
}
