//! Sixteen cells in 32 bits, laid out so that a turn of the board is a rotation of the word.
//!
//! A word has four sectors of eight bits, A (the highest) to D, one a quarter turn after the other, clockwise; a sector
//! has four cells of two bits, 1 (the highest) to 4: 00 empty, 01 Black, 10 White, 11 off the board. The core is the
//! 4×4 points around which a pattern grows, each quarter a sector:
//!
//! ```text
//! A1 A2 B3 B1
//! A3 A4 B4 B2
//! D2 D4 C4 C3
//! D1 D3 C2 C1
//! ```
//!
//! Square rings surround it: ring 1 has 20 cells, each further ring 8 more. A ring's sides are divided into pairs of
//! cells that a mirror exchanges, the middle pair first. A side word holds two pairs of each side. The closing word
//! comes last: the corners are in its cell 3, and its cells 1 and 2 hold the last pair of each side if their number is
//! odd. Ring 1:
//!
//! ```text
//! a3 A1 A3 A4 A2 b3
//! D2             B1
//! D4             B3
//! D3             B4
//! D1             B2
//! d3 C2 C4 C3 C1 c3
//! ```
//!
//! with the side word in capitals, as in the literature, and the closing word in small letters.
//!
//! Source: "Pattern database" at Sensei's Library: the core, and one side word for each ring ([`RingShape::Cross`]).
//! Corners and the other words are ours.

use serde::{Deserialize, Serialize};

/// The sides of the core, in points.
pub const CORE_SIDE: i32 = 4;

/// How a word's cells are arranged. Mirroring depends on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RingWordLayout {
    Core,
    /// Two pairs of cells of each side of a ring.
    Side,
    /// A ring's corners in cell 3, and the last pair of each side in cells 1 and 2 if there is one left.
    Closing,
}

/// A quarter turn clockwise.
#[inline]
pub fn turned(word: u32) -> u32 {
    word.rotate_right(8)
}

/// Exchanges the colours.
#[inline]
pub fn inverted(word: u32) -> u32 {
    (word & 0xAAAA_AAAA) >> 1 | (word & 0x5555_5555) << 1
}

/// Mirrors left and right.
#[inline]
pub fn mirrored(word: u32, kind: RingWordLayout) -> u32 {
    match kind {
        RingWordLayout::Core => {
            let word = (word & 0x3030_3030) >> 2 | (word & 0x0C0C_0C0C) << 2 | word & 0xC3C3_C3C3;
            beside(word)
        }
        RingWordLayout::Side => across(word),
        RingWordLayout::Closing => across(word & 0xF0F0_F0F0) | beside(word & 0x0C0C_0C0C),
    }
}

/// Sectors A and B, and C and D, change places.
#[inline]
fn beside(word: u32) -> u32 {
    (word & 0xFF00_FF00) >> 8 | (word & 0x00FF_00FF) << 8
}

/// Cells of a pair change places, and sectors B and D.
#[inline]
fn across(word: u32) -> u32 {
    let word = (word & 0xCCCC_CCCC) >> 2 | (word & 0x3333_3333) << 2;
    word & 0xFF00_FF00 | (word & 0x00FF_0000) >> 16 | (word & 0x0000_00FF) << 16
}

/// Number of images. Bits 0 and 1 of an image are its quarter turns, bit 2 a mirror before the turns, bit 3 exchanged
/// colours.
pub const IMAGE_COUNT: usize = 16;

/// An image of a word.
#[inline]
pub fn image(word: u32, kind: RingWordLayout, image: usize) -> u32 {
    let word = if image & 4 != 0 { mirrored(word, kind) } else { word };
    let word = if image & 8 != 0 { inverted(word) } else { word };
    word.rotate_right(8 * (image as u32 & 3))
}

/// Stones in a word.
#[inline]
pub fn stones(word: u32) -> u32 {
    ((word ^ word >> 1) & 0x5555_5555).count_ones()
}

/// Words of a square ring, from 1 on; the last is its closing word.
pub fn words_of_ring(ring: usize) -> usize {
    (3 + 2 * ring).div_ceil(4)
}

const QUARTER_CELLS: [(i32, i32); 4] = [(0, 0), (1, 0), (0, 1), (1, 1)];

/// The cells of the core: steps right and down from its upper left point, in the order A1, A2 … D4.
pub fn core_cells() -> [(i32, i32); 16] {
    let mut cells = [(0, 0); 16];
    for (index, cell) in cells.iter_mut().enumerate() {
        *cell = turn_steps(QUARTER_CELLS[index % 4], index / 4);
    }
    cells
}

/// The cells of the rings.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum RingShape {
    /// Whole squares, with their corners.
    #[default]
    Square,
    /// The source's: four cells beside each side of the core, in one word. No ring has corners.
    Cross,
    /// The source's, with its second proposal for level 4: that ring has the 2×2 points diagonally next to each corner
    /// of the core, arranged like the core's quarters. The source gives the arrangement in words. Its drawing is lost, so
    /// the place of the quarters is our reading.
    CrossAndCorners,
}

/// The ring that [`RingShape::CrossAndCorners`] replaces.
const CORNER_RING: usize = 4;

impl RingShape {
    pub const ALL: [RingShape; 3] = [RingShape::Square, RingShape::Cross, RingShape::CrossAndCorners];

    /// Words of a ring, from 1 on.
    pub fn words(self, ring: usize) -> usize {
        if self == RingShape::Square { words_of_ring(ring) } else { 1 }
    }

    /// Like [`core_cells`], for a word of a ring, counted from 0.
    pub fn cells(self, ring: usize, word: usize) -> ([Option<(i32, i32)>; 16], RingWordLayout) {
        if self == RingShape::CrossAndCorners && ring == CORNER_RING {
            let mut cells = [None; 16];
            for (index, cell) in cells.iter_mut().enumerate() {
                let (x, y) = QUARTER_CELLS[index % 4];
                *cell = Some(turn_steps((x - 2, y - 2), index / 4));
            }
            return (cells, RingWordLayout::Core);
        }
        ring_cells(ring, word)
    }

    /// Whether the core or a ring up to `rings` has the cell that is this number of steps right and down from the core's
    /// upper left point.
    pub fn has(self, (x, y): (i32, i32), rings: usize) -> bool {
        let beyond = |at: i32| (-at).max(at - (CORE_SIDE - 1)).max(0) as usize;
        let (near, far) = (beyond(x).min(beyond(y)), beyond(x).max(beyond(y)));
        match self {
            RingShape::Square => far <= rings,
            RingShape::Cross => near == 0 && far <= rings,
            RingShape::CrossAndCorners if near > 0 => far <= 2 && rings >= CORNER_RING,
            RingShape::CrossAndCorners => far <= rings && far != CORNER_RING,
        }
    }
}

/// Like [`core_cells`], for a word of a square ring, counted from 0. `None` for cells that a closing word doesn't use.
pub fn ring_cells(ring: usize, word: usize) -> ([Option<(i32, i32)>; 16], RingWordLayout) {
    let out = ring as i32;
    let closing = word + 1 == words_of_ring(ring);
    // The left and right cell of a pair of the upper side. Pair 0 is in the middle.
    let pair = |number: i32| (number <= out).then_some([(1 - number, -out), (2 + number, -out)]);
    let (first, second) = (pair(2 * word as i32), pair(2 * word as i32 + 1));
    let upper = if closing {
        [first.map(|pair| pair[0]), first.map(|pair| pair[1]), Some((-out, -out)), None]
    } else {
        [second.map(|pair| pair[0]), second.map(|pair| pair[1]), first.map(|pair| pair[0]), first.map(|pair| pair[1])]
    };
    let mut cells = [None; 16];
    for (index, cell) in cells.iter_mut().enumerate() {
        *cell = upper[index % 4].map(|steps| turn_steps(steps, index / 4));
    }
    (cells, if closing { RingWordLayout::Closing } else { RingWordLayout::Side })
}

/// Quarter turns clockwise around the core's middle.
fn turn_steps((x, y): (i32, i32), turns: usize) -> (i32, i32) {
    (0..turns).fold((x, y), |(x, y), _| (CORE_SIDE - 1 - y, x))
}
