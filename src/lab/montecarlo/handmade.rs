//! The hand-made 3×3 patterns of MoGo: hane, cut and side.
//!
//! Source: Gelly, Wang, Munos and Teytaud, "Modification of UCT with Patterns in Monte-Carlo Go" (2006), figures 3 to 5.
//! Patterns that a figure excludes are left out here by listing the others, so the first cut becomes three patterns.

use std::sync::OnceLock;

use katachi_core::pattern::{Cell, Symmetry};

use super::around::{CELL_OF_SLOT, CodeSet, code_of};

/// The side that may play in the centre of a pattern as drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum By {
    Either,
    Black,
    White,
}

/// A hand-made pattern: three rows with the move in the centre, and the side that may play it.
///
/// `X` Black, `O` White, `.` empty, `x` Black or empty, `o` White or empty, `?` any point of the board, `#` off the board.
/// It holds in all eight orientations and with the colours exchanged.
#[derive(Clone, Copy, Debug)]
pub struct Handmade {
    pub name: &'static str,
    pub rows: [&'static str; 3],
    pub by: By,
}

const fn pattern(name: &'static str, rows: [&'static str; 3], by: By) -> Handmade {
    Handmade { name, rows, by }
}

/// All hand-made patterns.
pub const HANDMADE_PATTERNS: [Handmade; 13] = [
    pattern("hane", ["XOX", "...", "???"], By::Either),
    pattern("hane", ["XO.", "...", "?.?"], By::Either),
    pattern("hane", ["XO?", "X..", "?.?"], By::Either),
    pattern("hane", ["XOO", "...", "?.?"], By::Black),
    pattern("cut", ["XO?", "O.x", "?x?"], By::Either),
    pattern("cut", ["XO?", "O.X", "???"], By::Either),
    pattern("cut", ["XO?", "O.O", "?O?"], By::Either),
    pattern("cut", ["?X?", "O.O", "xxx"], By::Either),
    pattern("side", ["X.?", "O.?", "###"], By::Either),
    pattern("side", ["?X?", "o.O", "###"], By::Either),
    pattern("side", ["?XO", "?.?", "###"], By::Black),
    pattern("side", ["?XO", "?.o", "###"], By::White),
    pattern("side", ["?XO", "O.X", "###"], By::White),
];

/// The states of a point that a mark stands for.
fn states(mark: u8) -> &'static [Cell] {
    match mark {
        b'X' => &[Cell::Black],
        b'O' => &[Cell::White],
        b'x' => &[Cell::Empty, Cell::Black],
        b'o' => &[Cell::Empty, Cell::White],
        b'?' => &[Cell::Empty, Cell::Black, Cell::White],
        b'#' => &[Cell::OffBoard],
        _ => &[Cell::Empty],
    }
}

/// The surroundings in which Black, and in which White, plays a hand-made pattern.
pub(super) fn handmade() -> &'static [CodeSet; 2] {
    static TABLE: OnceLock<[CodeSet; 2]> = OnceLock::new();
    TABLE.get_or_init(|| {
        let mut table = [CodeSet::new(), CodeSet::new()];
        for pattern in &HANDMADE_PATTERNS {
            let states: Vec<&[Cell]> = pattern.rows.iter().flat_map(|row| row.bytes()).map(states).collect();
            let mut cells = [Cell::Empty; 9];
            fill(&states, &mut cells, 0, &mut |cells| insert_images(cells, pattern.by, &mut table));
        }
        table
    })
}

/// Calls `found` for every choice of one state per point, with the centre empty.
fn fill(states: &[&[Cell]], cells: &mut [Cell; 9], slot: usize, found: &mut impl FnMut(&[Cell; 9])) {
    let Some(&at) = CELL_OF_SLOT.get(slot) else { return found(cells) };
    for &cell in states[at] {
        cells[at] = cell;
        fill(states, cells, slot + 1, found);
    }
}

fn insert_images(cells: &[Cell; 9], by: By, table: &mut [CodeSet; 2]) {
    for symmetry in (0..8).map(Symmetry::from_index) {
        let mut turned = [Cell::Empty; 9];
        for (from, &cell) in cells.iter().enumerate() {
            let (x, y) = symmetry.apply((from % 3, from / 3), (3, 3));
            turned[3 * y + x] = cell;
        }
        let code = code_of(&turned);
        let other = code_of(&turned.map(Cell::swapped));
        if by != By::White {
            table[0].insert(code);
            table[1].insert(other);
        }
        if by != By::Black {
            table[1].insert(code);
            table[0].insert(other);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::around::{CODE_COUNT, pattern as pattern_of};
    use super::*;
    use katachi_core::pattern::{Image, Window};

    /// Whether rows of symbols fit the drawing, mark by mark.
    fn fits(rows: &[String], drawn: &Handmade) -> bool {
        rows.iter().zip(drawn.rows).enumerate().all(|(y, (row, marks))| {
            row.chars().zip(marks.chars()).enumerate().all(|(x, (symbol, mark))| {
                (x, y) == (1, 1)
                    || match mark {
                        '?' => symbol != '#',
                        'x' => symbol == 'X' || symbol == '.',
                        'o' => symbol == 'O' || symbol == '.',
                        mark => symbol == mark,
                    }
            })
        })
    }

    #[test]
    fn all_65536_surroundings_are_told_as_by_a_slow_matcher_in_8_images_and_both_colours() {
        let square: Window = "square:3".parse().unwrap();
        let mut hits = [0; 2];
        for code in 0..CODE_COUNT {
            let code = code as u16;
            let pattern = pattern_of(code, &square);
            let mut expected = [false; 2];
            for image in Image::all() {
                let rows = pattern.image(image).unwrap().rows();
                for drawn in HANDMADE_PATTERNS.iter().filter(|drawn| fits(&rows, drawn)) {
                    // The image has swapped colours, so Black's move becomes White's.
                    let [black, white] = if image.swapped { [1, 0] } else { [0, 1] };
                    expected[black] |= drawn.by != By::White;
                    expected[white] |= drawn.by != By::Black;
                }
            }
            let found = [0, 1].map(|color| handmade()[color].contains(code));
            assert_eq!(found, expected, "{pattern}");
            hits.iter_mut().zip(found).for_each(|(hits, found)| *hits += usize::from(found));
        }
        // A pattern for Black is one for White with the colours exchanged.
        assert_eq!(hits[0], hits[1]);
        assert!(hits[0] > 1000, "{hits:?}");
    }
}
