//! The 11×11 points around a move as bits, so that a diagram is compared with a few operations.

use super::diagram::Offset;
use super::scene::MoveScene;
use crate::go::{Board, BoardSize, Color, Point};
use crate::pattern::{Cell, CellSet};

/// Number of points in each direction from the move.
pub(super) const RADIUS: i32 = 5;
const PLANE_SIDE: usize = 2 * RADIUS as usize + 1;

/// The bit of an offset; `None` beyond the radius.
pub(super) fn bit((dx, dy): Offset) -> Option<u128> {
    let inside = dx.abs() <= RADIUS && dy.abs() <= RADIUS;
    inside.then(|| 1 << ((dy + RADIUS) as usize * PLANE_SIDE + (dx + RADIUS) as usize))
}

/// Points around a move at two bits each, as [`Cell`] numbers its values, the mover's stones black.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Planes {
    low: u128,
    high: u128,
    /// Points of which nothing is known; they read as empty.
    unknown: u128,
}

impl Planes {
    pub fn of_scene(scene: &impl MoveScene) -> Planes {
        let mut planes = Planes::default();
        for dy in -RADIUS..=RADIUS {
            for dx in -RADIUS..=RADIUS {
                let Some(bit) = bit((dx, dy)) else { continue };
                match scene.cell((dx, dy)) {
                    None => planes.unknown |= bit,
                    Some(cell) => {
                        planes.low |= if cell as u8 & 1 != 0 { bit } else { 0 };
                        planes.high |= if cell as u8 & 2 != 0 { bit } else { 0 };
                    }
                }
            }
        }
        planes
    }

    /// The cells of four points as one byte, the first lowest.
    pub fn four(&self, bits: &[u32; 4]) -> usize {
        let cell = |&at: &u32| (self.low >> at & 1) as usize | ((self.high >> at & 1) as usize) << 1;
        cell(&bits[0]) | cell(&bits[1]) << 2 | cell(&bits[2]) << 4 | cell(&bits[3]) << 6
    }

    pub fn split(self) -> CellPlanes {
        let Planes { low, high, unknown } = self;
        CellPlanes { by_cell: [!low & !high, low & !high, !low & high, low & high], unknown }
    }
}

/// One plane for each cell value.
#[derive(Clone, Copy)]
pub(super) struct CellPlanes {
    by_cell: [u128; 4],
    unknown: u128,
}

/// The cell values that a diagram forbids, and the points that it looks at.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Mask {
    forbidden: [u128; 4],
    asked: u128,
}

impl Mask {
    /// `None` if a point lies beyond the radius.
    pub fn from_cells(cells: &[(Offset, CellSet)]) -> Option<Mask> {
        let mut mask = Mask::default();
        for &(at, set) in cells {
            let bit = bit(at)?;
            mask.asked |= bit;
            for cell in Cell::ALL.into_iter().filter(|&cell| !set.contains(cell)) {
                mask.forbidden[cell as usize] |= bit;
            }
        }
        Some(mask)
    }

    pub fn fits(&self, cells: &CellPlanes) -> bool {
        let wrong = self.forbidden.iter().zip(&cells.by_cell).fold(0, |wrong, (no, is)| wrong | no & is);
        wrong | self.asked & cells.unknown == 0
    }
}

/// A board as rows of bits with a margin off the board, from which the points around a move are cut.
pub(super) struct BoardBitRows {
    /// The bits of the black and of the white stones. Both are set off the board. They are exchanged if White moves.
    black: [u32; BoardSize::MAX + 2 * RADIUS as usize],
    white: [u32; BoardSize::MAX + 2 * RADIUS as usize],
}

impl BoardBitRows {
    pub fn from_board(board: &Board) -> BoardBitRows {
        let side = board.size().side();
        let margin = RADIUS as usize;
        let on_board = ((1_u32 << side) - 1) << margin;
        let mut rows = BoardBitRows { black: [!0; _], white: [!0; _] };
        for y in 0..side {
            let (mut black, mut white) = (!on_board, !on_board);
            for x in 0..side {
                match board.get(Point::new(x as u8, y as u8)) {
                    Some(Color::Black) => black |= 1 << (x + margin),
                    Some(Color::White) => white |= 1 << (x + margin),
                    None => {}
                }
            }
            (rows.black[y + margin], rows.white[y + margin]) = (black, white);
        }
        rows
    }

    pub fn around(&self, at: Point, mover: Color) -> Planes {
        let (x, y) = (usize::from(at.x), usize::from(at.y));
        let cut = |rows: &[u32]| {
            let rows = rows[y..y + PLANE_SIDE].iter().rev();
            rows.fold(0_u128, |all, row| all << PLANE_SIDE | u128::from(row >> x & ((1 << PLANE_SIDE) - 1)))
        };
        let (black, white) = (cut(&self.black), cut(&self.white));
        let (low, high) = if mover == Color::Black { (black, white) } else { (white, black) };
        Planes { low, high, unknown: 0 }
    }
}
