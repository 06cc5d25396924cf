//! The filter "Contains": tests whether a mined pattern has a small drawn shape, in any image and anywhere in its
//! window.
//!
//! The drawing's images and placements are unrolled once into masks over the packed cells, so a row is tested with a few
//! 64-bit comparisons and nothing is unpacked.

use serde::{Deserialize, Serialize};

use katachi_core::mining::MinedPatterns;
use katachi_core::pattern::{Cell, Image, SymmetryGroup, TemplateCell, Window};

/// A grid of cells. `?` allows anything.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Vec<String>", into = "Vec<String>")]
pub struct SubPattern {
    width: usize,
    height: usize,
    cells: Vec<TemplateCell>,
}

/// The rows are no grid of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a grid of cells")]
pub struct NotAGrid;

impl From<SubPattern> for Vec<String> {
    fn from(grid: SubPattern) -> Vec<String> {
        grid.cells.chunks(grid.width).map(|row| row.iter().map(|cell| cell.symbol()).collect()).collect()
    }
}

impl TryFrom<Vec<String>> for SubPattern {
    type Error = NotAGrid;

    fn try_from(rows: Vec<String>) -> Result<SubPattern, NotAGrid> {
        let (width, height) = (rows.first().map_or(0, |row| row.chars().count()), rows.len());
        let cells = rows.iter().flat_map(|row| row.chars()).map(TemplateCell::from_symbol);
        let cells: Vec<TemplateCell> = cells.collect::<Option<_>>().ok_or(NotAGrid)?;
        let is_grid =
            (1..=Self::MAX_SIDE).contains(&width) && height <= Self::MAX_SIDE && cells.len() == width * height;
        is_grid.then_some(SubPattern { width, height, cells }).ok_or(NotAGrid)
    }
}

impl Default for SubPattern {
    fn default() -> SubPattern {
        SubPattern::blank(3, 3)
    }
}

impl SubPattern {
    /// Maximum width and height of the grid.
    pub const MAX_SIDE: usize = 7;

    pub fn blank(width: usize, height: usize) -> SubPattern {
        SubPattern { width, height, cells: vec![TemplateCell::Any; width * height] }
    }

    pub fn size(&self) -> (usize, usize) {
        (self.width, self.height)
    }

    pub fn is_blank(&self) -> bool {
        self.cells.iter().all(|&cell| cell == TemplateCell::Any)
    }

    pub fn get(&self, x: usize, y: usize) -> TemplateCell {
        self.cells[y * self.width + x]
    }

    pub fn set(&mut self, x: usize, y: usize, cell: TemplateCell) {
        self.cells[y * self.width + x] = cell;
    }

    /// `?` → `X` → `O` → `.` → `?`. If `edges` is set, as windows may reach over the edge, `#` comes before the last
    /// step.
    pub fn cycle(&mut self, x: usize, y: usize, edges: bool) {
        use TemplateCell::{Any, Is};
        let next = match self.get(x, y) {
            Any => Is(Cell::Black),
            Is(Cell::Black) => Is(Cell::White),
            Is(Cell::White) => Is(Cell::Empty),
            Is(Cell::Empty) if edges => Is(Cell::OffBoard),
            Is(_) => Any,
        };
        self.set(x, y, next);
    }

    /// Fits the grid to a window, keeping what is drawn where it still fits.
    pub fn fit(&mut self, window: &Window) {
        let size = (window.width().min(Self::MAX_SIDE), window.height().min(Self::MAX_SIDE));
        if size == self.size() {
            return;
        }
        let mut fitted = SubPattern::blank(size.0, size.1);
        for y in 0..self.height.min(size.1) {
            for x in 0..self.width.min(size.0) {
                fitted.set(x, y, self.get(x, y));
            }
        }
        *self = fitted;
    }

    /// Column, row and value of each cell that is not `?`, moved to the top left.
    fn asked(&self) -> Vec<((usize, usize), Cell)> {
        let all = (0..self.height).flat_map(|y| (0..self.width).map(move |x| (x, y)));
        let asked: Vec<_> = all
            .filter_map(|(x, y)| match self.get(x, y) {
                TemplateCell::Is(cell) => Some(((x, y), cell)),
                TemplateCell::Any => None,
            })
            .collect();
        let left = asked.iter().map(|&((x, _), _)| x).min().unwrap_or(0);
        let top = asked.iter().map(|&((_, y), _)| y).min().unwrap_or(0);
        asked.into_iter().map(|((x, y), cell)| ((x - left, y - top), cell)).collect()
    }
}

/// A [`SubPattern`] unrolled for one window: all images, all placements.
pub struct SubPatternMatcher {
    /// A pattern matches if any placement does. Each placement is a list of (word, mask, value) that must all hold.
    placements: Vec<Vec<(usize, u64, u64)>>,
}

impl SubPatternMatcher {
    /// Uses the images that `group` counts as one shape and that the window allows.
    pub fn new(drawn: &SubPattern, window: &Window, group: SymmetryGroup) -> SubPatternMatcher {
        let asked = drawn.asked();
        let width = asked.iter().map(|&((x, _), _)| x + 1).max().unwrap_or(0);
        let height = asked.iter().map(|&((_, y), _)| y + 1).max().unwrap_or(0);
        let mut placements = Vec::new();
        for image in group.images().filter(|image| window.permutation(image.symmetry).is_some()) {
            let turned: Vec<_> = asked.iter().map(|&(at, cell)| turned(at, cell, image, (width, height))).collect();
            let (width, height) = image.symmetry.box_size((width, height));
            for top in 0..(window.height() + 1).saturating_sub(height) {
                for left in 0..(window.width() + 1).saturating_sub(width) {
                    placements.extend(words(&turned, window, (left, top)));
                }
            }
        }
        placements.sort();
        placements.dedup();
        SubPatternMatcher { placements }
    }

    /// How many comparisons a row may take.
    pub fn cost(&self) -> usize {
        self.placements.len()
    }

    pub fn matches(&self, patterns: &MinedPatterns, row: usize) -> bool {
        let packed = patterns.packed(row);
        let word = |at: usize| {
            let bytes = &packed[at * 8..packed.len().min(at * 8 + 8)];
            let mut word = [0; 8];
            word[..bytes.len()].copy_from_slice(bytes);
            u64::from_be_bytes(word)
        };
        self.placements.iter().any(|placement| placement.iter().all(|&(at, mask, value)| word(at) & mask == value))
    }
}

fn turned(at: (usize, usize), cell: Cell, image: Image, size: (usize, usize)) -> ((usize, usize), Cell) {
    (image.symmetry.apply(at, size), if image.swapped { cell.swapped() } else { cell })
}

/// The masks of one placement; `None` if it reaches out of the window.
fn words(
    asked: &[((usize, usize), Cell)],
    window: &Window,
    (left, top): (usize, usize),
) -> Option<Vec<(usize, u64, u64)>> {
    let mut words: Vec<(usize, u64, u64)> = Vec::new();
    for &((x, y), cell) in asked {
        let number = window.cell_at(left + x, top + y)?;
        let (at, shift) = (number / 32, 62 - 2 * (number % 32));
        match words.iter_mut().find(|word| word.0 == at) {
            Some((_, mask, value)) => {
                *mask |= 3 << shift;
                *value |= (cell as u64) << shift;
            }
            None => words.push((at, 3 << shift, (cell as u64) << shift)),
        }
    }
    words.sort_unstable();
    Some(words)
}
