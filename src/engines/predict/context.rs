//! Nested contexts: growing windows around every point. Each has a hash as its name, which is kept up to date move by
//! move.
//!
//! Windows grow by the distance |dx| + |dy| + max(|dx|, |dy|), which makes them nearly round. A ring holds the cells
//! that a window adds to the one before. Each cell has a random number for each kind (a stone of the mover, a stone of
//! the opponent, off the board) and each of the eight symmetries. The hash of a ring is the exclusive or of its cells,
//! the hash of a window that of its rings. A stone that comes or goes changes one ring of each point for each mover:
//! 722 exclusive ors, however full the board is. The smallest of the eight hashes names the window up to symmetry, with
//! the mover as Black. Two different windows share a name with a probability of about 2⁻⁶¹.
//!
//! Sources: Stern, Herbrich and Graepel, "Bayesian pattern ranking for move prediction in the game of Go" (2006), and
//! Coulom (2007) for the metric and the nested windows. The rule that stops at a number of stones and edges was made
//! for 4×4 cores with surrounding levels; our windows are centred on the point, and grow by whole rings.

use std::sync::OnceLock;

use crate::fast_board::{At, STRIDE};
use katachi_core::go::{BoardSize, Point};
use katachi_core::pattern::Symmetry;

/// The largest distance in each window. The last window covers the whole board from any centre.
pub const CONTEXT_DISTANCES: [u8; CONTEXTS] = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 17, 54];

/// Number of nested windows.
pub const CONTEXTS: usize = 13;

/// Default number of stones and edges at which the stop rule ends.
pub const STOP_STONES: usize = 4;

const BOARD_SIDE: usize = BoardSize::MAX;
const REACH: usize = BOARD_SIDE - 1;
const SPAN: usize = 2 * REACH + 1;

/// One number a symmetry.
pub type Lanes = [u64; 8];

/// |dx| + |dy| + max(|dx|, |dy|).
pub fn distance(a: Point, b: Point) -> u32 {
    let (dx, dy) = (a.x.abs_diff(b.x), a.y.abs_diff(b.y));
    u32::from(dx) + u32::from(dy) + u32::from(dx.max(dy))
}

/// The points of the board that a context covers, its centre included, row by row.
///
/// Panics unless `context` is below [`CONTEXTS`].
pub fn context_points(centre: Point, context: usize, size: BoardSize) -> Vec<Point> {
    let reach = u32::from(CONTEXT_DISTANCES[context]);
    size.points().filter(|&point| distance(centre, point) <= reach).collect()
}

/// A fixed sequence of well mixed numbers (splitmix64's finaliser over a counter).
pub const fn random_value(index: u64) -> u64 {
    let mut z = (index + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

/// The random numbers of cells and marks, the same for all games.
pub(super) struct Keys {
    /// By offset from the centre: a stone of the mover, of the opponent, off the board.
    cells: Vec<[Lanes; 3]>,
    /// By offset from the centre: a marked place, such as that of the last move.
    marks: Vec<Lanes>,
    ring: [u8; SPAN * SPAN],
}

/// The index of an offset, row by row, from (−18, −18).
#[inline]
fn offset_index(dx: i32, dy: i32) -> usize {
    (dy + REACH as i32) as usize * SPAN + (dx + REACH as i32) as usize
}

impl Keys {
    pub fn get() -> &'static Keys {
        static KEYS: OnceLock<Keys> = OnceLock::new();
        KEYS.get_or_init(|| {
            let reach = REACH as i32;
            let offsets = || (-reach..=reach).flat_map(|dy| (-reach..=reach).map(move |dx| (dx, dy)));
            let lanes = |dx, dy, kind: u64| {
                Symmetry::ALL.map(|symmetry| {
                    let (dx, dy) = symmetry.apply_step((dx, dy));
                    random_value(offset_index(dx, dy) as u64 * 4 + kind)
                })
            };
            let mut ring = [0; SPAN * SPAN];
            for (dx, dy) in offsets() {
                let distance = (dx.abs() + dy.abs() + dx.abs().max(dy.abs())) as u8;
                let of = CONTEXT_DISTANCES.iter().position(|&reach| distance <= reach);
                ring[offset_index(dx, dy)] = of.expect("the last window is the whole board") as u8;
            }
            Keys {
                cells: offsets().map(|(dx, dy)| [0, 1, 2].map(|kind| lanes(dx, dy, kind))).collect(),
                marks: offsets().map(|(dx, dy)| lanes(dx, dy, 3)).collect(),
                ring,
            }
        })
    }

    /// The mark of `place` as seen from `centre`.
    #[inline]
    pub fn mark(&self, centre: At, place: At) -> &Lanes {
        &self.marks[offset(centre, place)]
    }

    /// The number of a stone (0: the mover's, 1: the opponent's) or an edge (2) at an offset.
    #[cfg(test)]
    pub fn cell(&self, dx: i32, dy: i32, kind: usize) -> &Lanes {
        &self.cells[offset_index(dx, dy)][kind]
    }

    /// The smallest window around `centre` that contains `place`.
    #[inline]
    pub fn ring(&self, centre: At, place: At) -> usize {
        usize::from(self.ring[offset(centre, place)])
    }
}

/// |dx| + |dy| + max(|dx|, |dy|) of two points of the padded grid.
#[inline]
pub fn distance_at(a: At, b: At) -> usize {
    let (dx, dy) = ((a % STRIDE).abs_diff(b % STRIDE), (a / STRIDE).abs_diff(b / STRIDE));
    dx + dy + dx.max(dy)
}

#[inline]
fn offset(centre: At, place: At) -> usize {
    offset_index((place % STRIDE) as i32 - (centre % STRIDE) as i32, (place / STRIDE) as i32 - (centre / STRIDE) as i32)
}

#[inline]
fn dense(at: At) -> usize {
    (at / STRIDE - 1) * BOARD_SIDE + at % STRIDE - 1
}

#[inline]
pub fn smallest(lanes: &Lanes) -> u64 {
    lanes.iter().copied().min().unwrap_or(0)
}

#[inline]
pub(super) fn xor(into: &mut Lanes, values: &Lanes) {
    into.iter_mut().zip(values).for_each(|(into, value)| *into ^= value);
}

/// All windows around all points of one board, for Black and for White to move.
pub(super) struct Contexts {
    keys: &'static Keys,
    size: BoardSize,
    /// By mover and point: each ring's cells.
    rings: [Vec<[Lanes; CONTEXTS]>; 2],
    blank: Vec<[Lanes; CONTEXTS]>,
    /// By point: Black's and White's stones in each ring.
    stones: Vec<[[u16; CONTEXTS]; 2]>,
}

impl Contexts {
    pub fn new(size: BoardSize) -> Contexts {
        let keys = Keys::get();
        let mut blank = vec![[[0; 8]; CONTEXTS]; BOARD_SIDE * BOARD_SIDE];
        let (side, reach) = (size.side() as i32, REACH as i32);
        for centre in size.points() {
            let rings = &mut blank[usize::from(centre.y) * BOARD_SIDE + usize::from(centre.x)];
            let (x, y) = (i32::from(centre.x), i32::from(centre.y));
            for dy in -reach..=reach {
                for dx in -reach..=reach {
                    if !(0..side).contains(&(x + dx)) || !(0..side).contains(&(y + dy)) {
                        let offset = offset_index(dx, dy);
                        xor(&mut rings[usize::from(keys.ring[offset])], &keys.cells[offset][2]);
                    }
                }
            }
        }
        Contexts {
            keys,
            size,
            rings: [blank.clone(), blank.clone()],
            blank,
            stones: vec![[[0; CONTEXTS]; 2]; BOARD_SIDE * BOARD_SIDE],
        }
    }

    /// Back to the empty board.
    pub fn reset(&mut self) {
        self.rings.iter_mut().for_each(|rings| rings.copy_from_slice(&self.blank));
        self.stones.fill([[0; CONTEXTS]; 2]);
    }

    /// Copies another board's windows without allocating.
    pub fn copy_from(&mut self, other: &Contexts) {
        if self.size != other.size {
            self.size = other.size;
            self.blank.copy_from_slice(&other.blank);
        }
        self.rings.iter_mut().zip(&other.rings).for_each(|(rings, other)| rings.copy_from_slice(other));
        self.stones.copy_from_slice(&other.stones);
    }

    /// A stone (0 Black, 1 White) is put down, or taken off.
    pub fn toggle(&mut self, at: At, color: usize, put: bool) {
        let side = self.size.side();
        let (sx, sy) = (at % STRIDE - 1, at / STRIDE - 1);
        let [black, white] = &mut self.rings;
        for y in 0..side {
            // The step from the centre to the stone.
            let row = (sy + REACH - y) * SPAN + sx + REACH;
            for x in 0..side {
                let offset = row - x;
                let ring = usize::from(self.keys.ring[offset]);
                let cells = &self.keys.cells[offset];
                let centre = y * BOARD_SIDE + x;
                xor(&mut black[centre][ring], &cells[color]);
                xor(&mut white[centre][ring], &cells[1 - color]);
                let stones = &mut self.stones[centre][color][ring];
                *stones = if put { *stones + 1 } else { *stones - 1 };
            }
        }
    }

    /// All windows around a point with `mover` (0 Black, 1 White) seen as Black, smallest first.
    #[inline]
    pub fn windows(&self, at: At, mover: usize) -> [Lanes; CONTEXTS] {
        let mut windows = self.rings[mover][dense(at)];
        for context in 1..CONTEXTS {
            let (before, rest) = windows.split_at_mut(context);
            xor(&mut rest[0], &before[context - 1]);
        }
        windows
    }

    /// The number of Black's (0) or White's (1) stones in each ring around a point. The first ring includes the point
    /// itself.
    #[inline]
    pub fn stones(&self, at: At, color: usize) -> &[u16; CONTEXTS] {
        &self.stones[dense(at)][color]
    }

    /// The smallest window around a point that holds this number of stones or edges; a side of the board is one edge.
    pub fn stop(&self, at: At, stones_or_edges: usize) -> usize {
        let (x, y) = (at % STRIDE, at / STRIDE);
        let side = self.size.side();
        let mut inside = 0;
        for context in 0..CONTEXTS {
            let [black, white] = &self.stones[dense(at)];
            inside += usize::from(black[context]) + usize::from(white[context]);
            // A point k steps away in a straight line has distance 2k.
            let straight = usize::from(CONTEXT_DISTANCES[context]) / 2;
            let edges = [x, y, side + 1 - x, side + 1 - y].into_iter().filter(|&steps| steps <= straight).count();
            if inside + edges >= stones_or_edges {
                return context;
            }
        }
        CONTEXTS - 1
    }
}
