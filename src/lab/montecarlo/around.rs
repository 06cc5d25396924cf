//! The eight points around a point as one 16-bit number, and the properties that can be looked up from it.
//!
//! Two bits per point: 0 empty, 1 Black, 2 White, 3 off the board. The low byte holds the four neighbours (up, left,
//! right, down), the high byte the four diagonals (upper left, upper right, lower left, lower right). So tables of 256
//! entries tell whether a point has an empty neighbour and whether it is an eye.

use katachi_core::pattern::Cell;
#[cfg(test)]
use katachi_core::pattern::{Pattern, Window};

/// Number of codes of 3×3 surroundings, including impossible ones.
pub(super) const CODE_COUNT: usize = 1 << 16;

/// The place of each part of a code among the nine cells of `square:3`, row by row.
pub(super) const CELL_OF_SLOT: [usize; 8] = [1, 3, 5, 7, 0, 2, 6, 8];

/// The state of one of the eight places.
#[cfg(test)]
pub(super) fn cell(code: u16, slot: usize) -> Cell {
    Cell::from_bits((code >> (2 * slot)) as u8)
}

/// The pattern of `square:3` with an empty centre, not turned.
#[cfg(test)]
pub(super) fn pattern(code: u16, square: &Window) -> Pattern {
    let mut cells = vec![Cell::Empty; 9];
    for (slot, &at) in CELL_OF_SLOT.iter().enumerate() {
        cells[at] = cell(code, slot);
    }
    Pattern::new(square.clone(), cells)
}

/// The code of nine cells; the centre does not matter.
pub(super) fn code_of(cells: &[Cell]) -> u16 {
    CELL_OF_SLOT.iter().enumerate().fold(0, |code, (slot, &at)| code | (cells[at] as u16) << (2 * slot))
}

/// Exchanges Black and White in codes of any length, by swapping the bits of each pair.
#[inline]
pub(super) fn swapped(code: u32) -> u32 {
    (code & 0x5555_5555) << 1 | (code >> 1) & 0x5555_5555
}

/// Set if at least one of the four neighbours is empty.
pub(super) const OPEN_BIT: u8 = 4;

/// Flags by the low byte. Bit 0: all neighbours are Black or off the board; bit 1: White or off the board;
/// [`OPEN_BIT`].
pub(super) static NEIGHBOUR_TABLE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let counts = counts(byte);
        if counts[0] > 0 {
            table[byte] |= OPEN_BIT;
        }
        if counts[1] + counts[3] == 4 {
            table[byte] |= 1;
        }
        if counts[2] + counts[3] == 4 {
            table[byte] |= 2;
        }
        byte += 1;
    }
    table
};

/// Flags by the high byte. Bit 0: the diagonals do not make an eye of Black's false; bit 1: the same for White.
///
/// An eye is false when two diagonals are the opponent's; at the edge one is enough.
pub(super) static DIAGONAL_TABLE: [u8; 256] = {
    let mut table = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let counts = counts(byte);
        let edge = if counts[3] > 0 { 1 } else { 0 };
        if counts[2] + edge < 2 {
            table[byte] |= 1;
        }
        if counts[1] + edge < 2 {
            table[byte] |= 2;
        }
        byte += 1;
    }
    table
};

/// The numbers of points among four that are empty, Black, White, and off the board.
const fn counts(byte: usize) -> [u8; 4] {
    let mut counts = [0; 4];
    let mut slot = 0;
    while slot < 4 {
        counts[byte >> (2 * slot) & 3] += 1;
        slot += 1;
    }
    counts
}

/// A set of codes, one bit each.
#[derive(Clone)]
pub(super) struct CodeSet(Vec<u64>);

impl CodeSet {
    pub fn new() -> CodeSet {
        CodeSet(vec![0; CODE_COUNT / 64])
    }

    pub fn insert(&mut self, code: u16) {
        self.0[usize::from(code) / 64] |= 1 << (code % 64);
    }

    #[inline]
    pub fn contains(&self, code: u16) -> bool {
        self.0[usize::from(code) / 64] >> (code % 64) & 1 != 0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_back_and_exchange_their_colours_cell_by_cell() {
        let square: Window = "square:3".parse().unwrap();
        for code in 0..CODE_COUNT as u32 {
            let cells = pattern(code as u16, &square).cells().to_vec();
            assert_eq!(u32::from(code_of(&cells)), code);
            let exchanged: Vec<Cell> = cells.into_iter().map(Cell::swapped).collect();
            assert_eq!(u32::from(code_of(&exchanged)), swapped(code));
        }
    }
}
