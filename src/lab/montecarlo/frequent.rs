//! Frequency-ordered patterns: the most frequent shapes of a mined list, looked up around a point.
//!
//! Source: Liu & Li, section VI.A: the patterns of professional games, ordered by frequency ("only the frequency above
//! 1.0": those that occur more than once). Playouts use the first N.

use katachi_core::mining::{MinedPatterns, PatternSource};
use katachi_core::pattern::{Cell, Pattern, SymmetryGroup};
use rustc_hash::FxHashMap;

use super::around::{CODE_COUNT, code_of, swapped};
use super::board::{At, PlayoutBoard};

/// How one of the matching patterns is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Draw {
    /// By probabilities proportional to the patterns' occurrences.
    #[default]
    ByFrequency,
    /// Each with the same chance.
    Evenly,
}

/// The part of the board where patterns are matched.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Scope {
    /// On the eight points around the last move, as MoGo does.
    #[default]
    LastMove,
    WholeBoard,
}

/// The reason why a mined file cannot serve as a list for playouts.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ListError {
    #[error("shapes of {0}: playouts know square:3 and diamond:2. Mine one of these with --source move")]
    Window(String),
    #[error("shapes that were not read before a move: mine them with --source move and without --after")]
    NotBeforeMoves,
    #[error("no shape occurs more than once")]
    Empty,
}

/// The first N shapes of a mined list, by the surroundings of a point, with Black as the mover.
pub struct FrequentList {
    weights: ShapeWeights,
    /// The list, most frequent first, in the order of the mined file.
    shapes: Vec<(Pattern, u32)>,
    pub draw: Draw,
    pub scope: Scope,
}

enum ShapeWeights {
    Square(Vec<u32>),
    Diamond(FxHashMap<u32, u32>),
}

impl FrequentList {
    /// The most frequent shapes that occur more than once, `top` of them or all.
    ///
    /// Errors: the shapes have another window, are not around moves, or none of them occurs twice.
    pub fn new(mined: &MinedPatterns, top: Option<usize>, draw: Draw, scope: Scope) -> Result<FrequentList, ListError> {
        let window = mined.params.window.to_string();
        if mined.params.source != PatternSource::Move || mined.params.after {
            return Err(ListError::NotBeforeMoves);
        }
        let mut weights = match window.as_str() {
            "square:3" => ShapeWeights::Square(vec![0; CODE_COUNT]),
            "diamond:2" => ShapeWeights::Diamond(FxHashMap::default()),
            _ => return Err(ListError::Window(window)),
        };
        let shapes: Vec<(Pattern, u32)> = (0..mined.len())
            .map(|at| (mined.pattern(at), u32::try_from(mined.stats(at).occurrences).unwrap_or(u32::MAX)))
            .take_while(|&(_, occurrences)| occurrences > 1)
            .take(top.unwrap_or(usize::MAX))
            .collect();
        if shapes.is_empty() {
            return Err(ListError::Empty);
        }
        for (shape, occurrences) in &shapes {
            let weight = if draw == Draw::ByFrequency { *occurrences } else { 1 };
            for (_, image) in shape.images(SymmetryGroup::Board) {
                match &mut weights {
                    ShapeWeights::Square(table) => table[usize::from(code_of(image.cells()))] = weight,
                    ShapeWeights::Diamond(table) => _ = table.insert(diamond_code(image.cells()), weight),
                }
            }
        }
        Ok(FrequentList { weights, shapes, draw, scope })
    }

    /// The shapes with their occurrences, most frequent first.
    pub fn shapes(&self) -> &[(Pattern, u32)] {
        &self.shapes
    }

    /// The weight of the shape around an empty point for the side to move; 0 if it is not on the list.
    #[inline]
    pub(super) fn weight(&self, board: &PlayoutBoard, at: At, color: u8) -> u32 {
        match &self.weights {
            ShapeWeights::Square(table) => {
                let code = u32::from(board.around(at));
                let code = if color == 1 { code } else { swapped(code) };
                table[code as usize & (CODE_COUNT - 1)]
            }
            ShapeWeights::Diamond(table) => {
                let code = board.around_diamond(at);
                let code = if color == 1 { code } else { swapped(code) };
                table.get(&code).copied().unwrap_or(0)
            }
        }
    }
}

/// The code of the thirteen cells of `diamond:2`, as [`PlayoutBoard::around_diamond`] gives it; the centre does not matter.
pub(super) fn diamond_code(cells: &[Cell]) -> u32 {
    /// Neighbours, diagonals and the points two away, row by row in the diamond.
    const CELL_OF_SLOT: [usize; 12] = [2, 5, 7, 10, 1, 3, 9, 11, 0, 4, 8, 12];
    CELL_OF_SLOT.iter().enumerate().fold(0, |code, (slot, &at)| code | (cells[at] as u32) << (2 * slot))
}

#[cfg(test)]
mod tests {
    use super::super::around::pattern as pattern_of;
    use super::*;
    use katachi_core::library::professional;
    use katachi_core::pattern::Window;
    use std::collections::HashMap;

    #[test]
    fn all_65536_surroundings_weigh_what_their_class_was_counted() {
        let square: Window = "square:3".parse().unwrap();
        let mined = professional::shapes(&square).unwrap();
        for top in [None, Some(300)] {
            let list = FrequentList::new(&mined, top, Draw::ByFrequency, Scope::LastMove).unwrap();
            let rows = top.unwrap_or(mined.len()).min(mined.len());
            let counts: HashMap<Vec<String>, u64> =
                (0..rows).map(|at| (mined.pattern(at).rows(), mined.stats(at).occurrences)).collect();
            let ShapeWeights::Square(table) = &list.weights else { panic!("a square list") };
            let mut known = 0;
            for (code, &weight) in table.iter().enumerate() {
                let canonical = pattern_of(code as u16, &square).canonical(SymmetryGroup::Board).0;
                let expected = counts.get(&canonical.rows()).copied().unwrap_or(0);
                let expected = if expected > 1 { expected } else { 0 };
                assert_eq!(u64::from(weight), expected, "{canonical}");
                known += usize::from(expected > 0);
            }
            assert!(known > rows, "{known} of {rows}");
        }
    }
}
