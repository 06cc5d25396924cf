//! Tools of the pointer on the query board, and the fifteen cell sets by name.

use katachi_core::pattern::CellSet;
use katachi_language::text;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FindTool {
    /// Stones of alternating colours.
    Stones,
    /// Paints one cell set.
    Paint(CellSet),
    /// Draws the region with the left button too.
    Select,
    /// Numbers the moves that follow.
    Moves,
    /// Takes single points into the region, or out of it.
    Points,
}

impl FindTool {
    pub fn paint(bits: u8) -> FindTool {
        FindTool::Paint(CellSet::from_bits(bits).unwrap_or(CellSet::ON_BOARD))
    }
}

/// The mark of a set in diagrams and on the board.
pub fn mark(set: CellSet) -> &'static str {
    ["", ".", "X", "x", "O", "o", "@", "?", "#", "9", "a", "b", "c", "d", "e", "*"][usize::from(set.bits())]
}

/// A set in a player's words.
pub fn name(set: CellSet) -> &'static str {
    match set.bits() {
        1 => text!("find-set-empty"),
        2 => text!("find-set-black"),
        3 => text!("find-set-black-empty"),
        4 => text!("find-set-white"),
        5 => text!("find-set-white-empty"),
        6 => text!("find-set-stone"),
        7 => text!("find-set-on-board"),
        8 => text!("find-set-off-board"),
        9 => text!("find-set-empty-off"),
        10 => text!("find-set-black-off"),
        11 => text!("find-set-black-empty-off"),
        12 => text!("find-set-white-off"),
        13 => text!("find-set-white-empty-off"),
        14 => text!("find-set-stone-off"),
        15 => text!("find-set-anything"),
        _ => "",
    }
}

/// The sets of the palette with their keys, the common ones first.
pub const COMMON_CELL_SETS: [(u8, Option<&str>); 7] =
    [(2, Some("B")), (4, Some("W")), (1, Some("E")), (7, Some("A")), (3, Some("X")), (5, Some("O")), (6, Some("T"))];

/// The sets that are not in [`COMMON_CELL_SETS`].
pub const RARE_CELL_SETS: [u8; 8] = [8, 15, 9, 10, 12, 11, 13, 14];

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn the_palette_has_every_set_once_and_names_tell_them_apart() {
        let sets: BTreeSet<u8> = COMMON_CELL_SETS.iter().map(|&(bits, _)| bits).chain(RARE_CELL_SETS).collect();
        assert_eq!(sets.into_iter().collect::<Vec<_>>(), (1..=15).collect::<Vec<_>>());
        let all = || (1..=15).filter_map(CellSet::from_bits);
        assert_eq!(all().map(mark).collect::<BTreeSet<_>>().len(), 15);
        assert_eq!(all().map(name).collect::<BTreeSet<_>>().len(), 15);
    }
}
