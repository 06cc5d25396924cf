//! Small windows that tell stones apart by the liberties of their chains.
//!
//! A distant move may change liberties, so these windows are read from the board each time. They have at most 20
//! points.

use std::sync::OnceLock;

use super::context::{Lanes, random_value, xor};
use super::situation::{Situation, lanes_of};
use crate::fast_board::{At, EMPTY, STRIDE};

/// The points within distance 5 (|dx| + |dy| + the larger of the two): rings of 8, 4 and 8 points.
pub(super) const NEAR_OFFSETS: [(i32, i32); 20] = [
    (0, -1),
    (-1, 0),
    (1, 0),
    (0, 1),
    (-1, -1),
    (1, -1),
    (-1, 1),
    (1, 1),
    (0, -2),
    (-2, 0),
    (2, 0),
    (0, 2),
    (-1, -2),
    (1, -2),
    (-2, -1),
    (2, -1),
    (-2, 1),
    (2, 1),
    (-1, 2),
    (1, 2),
];

/// Sizes of the three liberty windows, as lengths of a prefix of [`NEAR_OFFSETS`].
const LIBERTY_WINDOW_SIZES: [usize; 3] = [8, 12, 20];

pub(super) struct LibertyKeys([[Lanes; 8]; 20]);

impl LibertyKeys {
    pub fn get() -> &'static LibertyKeys {
        static KEYS: OnceLock<LibertyKeys> = OnceLock::new();
        KEYS.get_or_init(|| {
            LibertyKeys(NEAR_OFFSETS.map(|offset| {
                std::array::from_fn(|kind| {
                    lanes_of(|symmetry| {
                        let (dx, dy) = symmetry.apply_step(offset);
                        random_value(1 << 24 | ((dx + 20) as u64) << 14 | ((dy + 20) as u64) << 8 | kind as u64)
                    })
                })
            }))
        })
    }

    /// Hashes of the three windows around a point, for each symmetry. They tell stones apart by colour and by liberties
    /// (1, 2, or at least 3).
    pub fn windows(&self, situation: &Situation, color: u8, at: At) -> [Lanes; 3] {
        let board = &situation.board;
        let mut windows = [[0; 8]; 3];
        let mut lanes = [0; 8];
        let (x, y) = ((at % STRIDE) as i32, (at / STRIDE) as i32);
        let side = situation.size().side() as i32;
        let mut window = 0;
        for (cell, &(dx, dy)) in NEAR_OFFSETS.iter().enumerate() {
            if cell == LIBERTY_WINDOW_SIZES[window] {
                windows[window] = lanes;
                window += 1;
            }
            let (x, y) = (x + dx, y + dy);
            if !(1..=side).contains(&x) || !(1..=side).contains(&y) {
                xor(&mut lanes, &self.0[cell][6]);
                continue;
            }
            let there = y as usize * STRIDE + x as usize;
            let stone = board.cells[there];
            if stone != EMPTY {
                let liberties = board.liberties(there).len().min(3) - 1;
                xor(&mut lanes, &self.0[cell][liberties + if stone == color { 0 } else { 3 }]);
            }
        }
        windows[2] = lanes;
        windows
    }
}
