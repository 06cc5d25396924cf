//! Finds the template of a list that stands for a pattern, quickly enough for every point of a board.
//!
//! All images of the templates are stored, by the set of their `?`. A pattern is looked up in each set: its cells of
//! the set are made `?`, and the result is a template of the list or not. Sets with few `?` come first, so the first
//! answer is the closest one.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use super::key::{ANY_CELL, TemplateKey, Turns, by_words};
use super::{Templates, key_at};
use crate::pattern::{Pattern, SymmetryGroup, Template, Window};

/// An index of templates. It is built once, in the time of a sort. An answer then takes about a microsecond for a
/// hundred sets of `?`.
pub struct TemplateIndex(Box<dyn Closest + Send + Sync>);

trait Closest {
    fn closest(&self, pattern: &Pattern) -> Option<usize>;
}

impl TemplateIndex {
    /// `group` is that of the list. It says whether colours can be exchanged.
    pub fn new(templates: &Templates, group: SymmetryGroup) -> TemplateIndex {
        by_words!(templates.window, build(templates, group))
    }

    /// The row of the template that stands for a pattern in any orientation: the most frequent of those with the fewest
    /// `?`. `None` also for a pattern of another window.
    pub fn closest(&self, pattern: &Pattern) -> Option<usize> {
        self.0.closest(pattern)
    }
}

struct ByOpenCells<const N: usize> {
    window: Window,
    /// Fewest `?` first.
    sets: Vec<OpenCells<N>>,
}

/// All templates that are `?` on the same cells.
struct OpenCells<const N: usize> {
    /// All bits of those cells, and the value that says `?`.
    bits: TemplateKey<N>,
    any: TemplateKey<N>,
    rows: FxHashMap<[u64; N], u32>,
}

fn build<const N: usize>(templates: &Templates, group: SymmetryGroup) -> TemplateIndex {
    let turns = Turns::new(&templates.window, group);
    let mut rows: Vec<usize> = (0..templates.len()).collect();
    // The most frequent row comes first and stays.
    rows.sort_by_key(|&row| Reverse(templates.occurrences(row)));
    let mut sets: FxHashMap<[u64; N], OpenCells<N>> = FxHashMap::default();
    for row in rows {
        for image in turns.distinct_images(&key_at::<N>(templates, row)) {
            let open = image.open(turns.cells);
            let with = |value| open.iter().fold(TemplateKey::<N>::EMPTY, |key, &cell| key.with(cell, value));
            let any = with(ANY_CELL);
            let set = sets.entry(any.0).or_insert_with(|| OpenCells { bits: with(7), any, rows: FxHashMap::default() });
            set.rows.entry(image.0).or_insert(row as u32);
        }
    }
    let mut sets: Vec<OpenCells<N>> = sets.into_values().collect();
    sets.sort_by_key(|set| (set.any.wildcards(), set.any));
    TemplateIndex(Box::new(ByOpenCells { window: templates.window.clone(), sets }))
}

impl<const N: usize> Closest for ByOpenCells<N> {
    fn closest(&self, pattern: &Pattern) -> Option<usize> {
        if *pattern.window() != self.window {
            return None;
        }
        let key = TemplateKey::<N>::of_template(&Template::from(pattern));
        let mut found: Option<(u32, u32)> = None;
        for set in &self.sets {
            let wildcards = set.any.wildcards();
            if found.is_some_and(|(fewest, _)| fewest < wildcards) {
                break;
            }
            if !set.is_on_board(&key) {
                continue;
            }
            let opened = std::array::from_fn(|word| key.0[word] & !set.bits.0[word] | set.any.0[word]);
            if let Some(&row) = set.rows.get(&opened) {
                found = Some((wildcards, found.map_or(row, |(_, best)| best.min(row))));
            }
        }
        found.map(|(_, row)| row as usize)
    }
}

impl<const N: usize> OpenCells<N> {
    /// Whether the pattern's cells of this set are all on the board: `?` never stands for the edge.
    fn is_on_board(&self, pattern: &TemplateKey<N>) -> bool {
        // Off the board is 3, both low bits.
        self.any.0.iter().zip(&pattern.0).all(|(any, found)| any >> 2 & found & found >> 1 == 0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mining::templates::{TemplateParams, templates};
    use crate::pattern::Cell;
    use crate::progress::Progress;

    #[test]
    fn the_closest_template_is_that_of_a_look_at_all() {
        let window: Window = "square:3".parse().unwrap();
        let mined = crate::library::professional::shapes(&window).unwrap();
        let found = templates(&mined, &TemplateParams::default(), &Progress::new()).unwrap();
        let index = TemplateIndex::new(&found, SymmetryGroup::Board);
        let mut answers = 0;
        for number in (0..4_usize.pow(9)).step_by(31) {
            let cells = (0..9).map(|cell| Cell::from_bits((number >> (2 * cell) & 3) as u8)).collect();
            let pattern = Pattern::new(window.clone(), cells);
            let covering = found.covering(&pattern, SymmetryGroup::Board);
            let expected =
                covering.into_iter().min_by_key(|&row| (found.wildcards(row), Reverse(found.occurrences(row))));
            let closest = index.closest(&pattern);
            let figures = |row: usize| (found.wildcards(row), found.occurrences(row));
            assert_eq!(closest.map(figures), expected.map(figures), "{pattern}");
            answers += usize::from(closest.is_some());
        }
        assert!(answers > 100, "{answers}");
    }
}
