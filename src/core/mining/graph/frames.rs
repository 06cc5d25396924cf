//! Stones on a square, seen from several sides at once.

use super::SquareStones;
use crate::go::Color;
use crate::pattern::Symmetry;

/// Bits of the stones under each symmetry, kept up to date.
#[derive(Clone, Debug)]
pub(crate) struct Frames<const W: usize> {
    symmetries: &'static [Symmetry],
    /// For each symmetry, the point to which it takes each point.
    targets: Vec<Vec<u16>>,
    /// For each symmetry, Black's and White's stones.
    stones: Vec<[[u64; W]; 2]>,
}

/// A position as the side to move sees it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Seen<const W: usize> {
    /// Canonical: the smallest under the symmetries.
    pub stones: SquareStones<W>,
    /// A bit for each symmetry that makes them smallest. Symmetric stones have more than one.
    frames: u8,
}

impl<const W: usize> Seen<W> {
    pub fn first_frame(&self) -> usize {
        self.frames.trailing_zeros() as usize
    }

    fn frames(&self) -> impl Iterator<Item = usize> + Clone + use<W> {
        let frames = self.frames;
        (0..8).filter(move |frame| frames >> frame & 1 != 0)
    }
}

impl<const W: usize> Frames<W> {
    /// An empty square. Panics unless its points fit into the bits and there are 1 to 8 symmetries.
    pub fn new(side: usize, symmetries: &'static [Symmetry]) -> Frames<W> {
        assert!(side * side <= 64 * W && (1..=8).contains(&symmetries.len()), "room for the square");
        let target = |symmetry: &Symmetry| {
            let to = |at: usize| symmetry.apply((at % side, at / side), (side, side));
            (0..side * side).map(to).map(|(x, y)| (y * side + x) as u16).collect()
        };
        Frames {
            symmetries,
            targets: symmetries.iter().map(target).collect(),
            stones: vec![[[0; W]; 2]; symmetries.len()],
        }
    }

    pub fn clear(&mut self) {
        self.stones.fill([[0; W]; 2]);
    }

    /// Adds a stone, or removes it.
    pub fn toggle(&mut self, at: usize, color: Color) {
        for (targets, stones) in self.targets.iter().zip(&mut self.stones) {
            let to = usize::from(targets[at]);
            stones[color as usize][to / 64] ^= 1 << (to % 64);
        }
    }

    pub fn seen_by(&self, mover: Color) -> Seen<W> {
        let stones_in = |frame: &[[u64; W]; 2]| SquareStones {
            own: frame[mover as usize],
            other: frame[mover.opponent() as usize],
        };
        let mut seen = Seen { stones: stones_in(&self.stones[0]), frames: 1 };
        for (number, frame) in self.stones.iter().enumerate().skip(1) {
            let stones = stones_in(frame);
            match stones.cmp(&seen.stones) {
                std::cmp::Ordering::Less => seen = Seen { stones, frames: 1 << number },
                std::cmp::Ordering::Equal => seen.frames |= 1 << number,
                std::cmp::Ordering::Greater => {}
            }
        }
        seen
    }

    /// A move between two positions in their canonical frames: the smallest point that `at` can be in a frame of the
    /// first, and the symmetry from that frame to one of the second. The point is `None` for a move elsewhere.
    pub fn step(&self, from: &Seen<W>, to: &Seen<W>, at: Option<usize>) -> (Option<u16>, Symmetry) {
        let play = |frame: usize| at.map(|at| self.targets[frame][at]);
        let smallest = from.frames().map(play).min().expect("there is always a frame");
        let turn = from
            .frames()
            .filter(|&frame| play(frame) == smallest)
            .flat_map(|frame| to.frames().map(move |other| (frame, other)))
            .map(|(frame, other)| self.symmetries[frame].inverse().then(self.symmetries[other]))
            .min();
        (smallest, turn.expect("there is always a frame"))
    }
}
