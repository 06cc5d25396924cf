//! The states of a point, sets of them, and cells packed into bytes.

use serde::{Deserialize, Serialize};

use crate::go::Color;

/// One of the four states of a point, in the order of canonical forms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[repr(u8)]
pub enum Cell {
    #[default]
    Empty = 0,
    Black = 1,
    White = 2,
    OffBoard = 3,
}

impl Cell {
    pub const ALL: [Cell; 4] = [Cell::Empty, Cell::Black, Cell::White, Cell::OffBoard];

    pub fn from_bits(bits: u8) -> Cell {
        Cell::ALL[usize::from(bits & 3)]
    }

    /// The other colour for stones; itself otherwise.
    pub fn swapped(self) -> Cell {
        match self {
            Cell::Black => Cell::White,
            Cell::White => Cell::Black,
            other => other,
        }
    }

    pub fn is_stone(self) -> bool {
        matches!(self, Cell::Black | Cell::White)
    }

    pub fn color(self) -> Option<Color> {
        match self {
            Cell::Black => Some(Color::Black),
            Cell::White => Some(Color::White),
            Cell::Empty | Cell::OffBoard => None,
        }
    }

    /// `.` empty, `X` Black, `O` White, `#` off the board.
    pub fn symbol(self) -> char {
        ['.', 'X', 'O', '#'][self as usize]
    }

    /// The inverse of [`Cell::symbol`].
    pub fn from_symbol(symbol: char) -> Option<Cell> {
        Cell::ALL.into_iter().find(|cell| cell.symbol() == symbol)
    }
}

impl From<Option<Color>> for Cell {
    fn from(stone: Option<Color>) -> Cell {
        match stone {
            None => Cell::Empty,
            Some(Color::Black) => Cell::Black,
            Some(Color::White) => Cell::White,
        }
    }
}

/// The states that a query's cell admits: any non-empty set of the four.
///
/// Empty 1, black 2, white 4, off-board 8. Source: the four-bit point states of the feature patterns in the game-record
/// retrieval system (section 2.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "u8", into = "u8")]
pub struct CellSet(u8);

impl CellSet {
    /// Any point on the board: the don't-care `?`.
    pub const ON_BOARD: CellSet = CellSet(7);
    /// Anything, even off the board.
    pub const ANYTHING: CellSet = CellSet(15);

    /// The marks of text diagrams, as on Sensei's Library and in the literature, with the bits of their sets. The first
    /// mark of a set is the one that is written.
    const MARKS: [(char, u8); 10] =
        [('.', 1), (',', 1), ('X', 2), ('x', 3), ('O', 4), ('o', 5), ('@', 6), ('?', 7), ('#', 8), ('*', 15)];

    /// The set that a mark of a text diagram stands for.
    pub fn from_mark(mark: char) -> Option<CellSet> {
        CellSet::MARKS.iter().find(|&&(known, _)| known == mark).map(|&(_, bits)| CellSet(bits))
    }

    /// The set for the digit that a diagram writes in parentheses: `9` is empty or off the board.
    pub fn from_hex(digit: &str) -> Option<CellSet> {
        let bits = u8::from_str_radix(digit, 16).ok().filter(|_| digit.len() == 1)?;
        CellSet::from_bits(bits)
    }

    /// The mark of a text diagram: the inverse of [`CellSet::from_mark`] and [`CellSet::from_hex`].
    pub fn mark(self) -> String {
        match CellSet::MARKS.iter().find(|&&(_, bits)| bits == self.0) {
            Some((mark, _)) => mark.to_string(),
            None => format!("({:x})", self.0),
        }
    }

    /// `None` for the empty set and for bits that no cell has.
    pub fn from_bits(bits: u8) -> Option<CellSet> {
        (1..=15).contains(&bits).then_some(CellSet(bits))
    }

    pub fn only(cell: Cell) -> CellSet {
        CellSet(1 << cell as u8)
    }

    pub fn bits(self) -> u8 {
        self.0
    }

    pub fn contains(self, cell: Cell) -> bool {
        self.0 & 1 << cell as u8 != 0
    }

    /// The states that both admit; `None` if there are none.
    pub fn and(self, other: CellSet) -> Option<CellSet> {
        CellSet::from_bits(self.0 & other.0)
    }

    /// The states that either admits.
    pub fn or(self, other: CellSet) -> CellSet {
        CellSet(self.0 | other.0)
    }

    /// Black and white exchanged.
    pub fn swapped(self) -> CellSet {
        CellSet(self.0 & 9 | (self.0 & 2) << 1 | (self.0 & 4) >> 1)
    }
}

/// Bits that are no [`CellSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{bits} is no set of cells: 1 to 15")]
pub struct NoCellSet {
    pub bits: u8,
}

impl TryFrom<u8> for CellSet {
    type Error = NoCellSet;

    fn try_from(bits: u8) -> Result<CellSet, NoCellSet> {
        CellSet::from_bits(bits).ok_or(NoCellSet { bits })
    }
}

impl From<CellSet> for u8 {
    fn from(set: CellSet) -> u8 {
        set.0
    }
}

/// Cells at two bits each, four a byte, first cell highest: byte order is the order of canonical forms.
pub struct PackedCells;

impl PackedCells {
    /// Bytes that `count` cells take.
    pub fn bytes(count: usize) -> usize {
        count.div_ceil(4)
    }

    pub fn pack(cells: &[Cell], into: &mut Vec<u8>) {
        for four in cells.chunks(4) {
            let byte = four.iter().enumerate().fold(0, |byte, (at, &cell)| byte | (cell as u8) << (6 - 2 * at));
            into.push(byte);
        }
    }

    pub fn get(packed: &[u8], at: usize) -> Cell {
        Cell::from_bits(packed[at / 4] >> (6 - 2 * (at % 4)))
    }

    pub fn unpack(packed: &[u8], count: usize) -> Vec<Cell> {
        (0..count).map(|at| PackedCells::get(packed, at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_swapped_set_holds_the_swapped_cells() {
        for bits in 1..=15 {
            let set = CellSet::from_bits(bits).unwrap();
            for cell in Cell::ALL {
                assert_eq!(set.contains(cell), set.swapped().contains(cell.swapped()));
            }
        }
        assert_eq!(CellSet::from_bits(0), None);
        assert_eq!(CellSet::from_bits(16), None);
    }

    #[test]
    fn packed_cells_unpack_and_keep_their_order() {
        let a = [Cell::Empty, Cell::Black, Cell::White, Cell::OffBoard, Cell::Black];
        let b = [Cell::Empty, Cell::Black, Cell::White, Cell::OffBoard, Cell::White];
        let pack = |cells: &[Cell]| {
            let mut bytes = Vec::new();
            PackedCells::pack(cells, &mut bytes);
            bytes
        };
        assert_eq!(PackedCells::unpack(&pack(&a), 5), a);
        assert!(pack(&a) < pack(&b));
        assert_eq!(pack(&a).len(), PackedCells::bytes(5));
    }
}
