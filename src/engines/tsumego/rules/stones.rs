//! The stones of a rule's rectangle: strings, liberties, eyes and life.

use super::frame::{RuleFrame, RuleGoal};
use katachi_core::pattern::Cell;

/// The cells of a rectangle that hold black and white stones, a bit each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub struct RuleStones {
    pub black: u16,
    pub white: u16,
}

impl RuleStones {
    pub fn from_cells(cells: &[Cell]) -> RuleStones {
        let mask = |wanted| (0..cells.len()).filter(|&at| cells[at] == wanted).fold(0, |mask, at| mask | 1 << at);
        RuleStones { black: mask(Cell::Black), white: mask(Cell::White) }
    }

    pub fn cell(self, at: usize) -> Cell {
        match (self.black >> at & 1, self.white >> at & 1) {
            (1, _) => Cell::Black,
            (_, 1) => Cell::White,
            _ => Cell::Empty,
        }
    }

    pub fn occupied(self) -> u16 {
        self.black | self.white
    }
}

/// The cells of a mask, lowest first.
pub fn cells_of(mask: u16) -> impl Iterator<Item = usize> {
    std::iter::successors(Some(mask), |rest| Some(rest & rest.wrapping_sub(1)))
        .take_while(|&rest| rest != 0)
        .map(|rest| rest.trailing_zeros() as usize)
}

/// A rectangle's neighbourhoods, and its patterns as numbers: cell 0 is the lowest digit, base 3, Empty 0, Black 1,
/// White 2.
#[derive(Clone, Debug)]
pub struct RuleGrid {
    pub frame: RuleFrame,
    pub open: u16,
    all: u16,
    left: u16,
    right: u16,
    /// By mask: the sum of the powers of 3 of its cells.
    value: Vec<u32>,
}

impl RuleGrid {
    pub fn new(frame: RuleFrame) -> RuleGrid {
        let column = |x| (0..frame.height()).fold(0, |mask, y| mask | 1 << frame.cell(x, y));
        let mut value = vec![0_u32; 1 << frame.cell_count()];
        for mask in 1..value.len() {
            value[mask] = value[mask & (mask - 1)] + 3_u32.pow(mask.trailing_zeros());
        }
        RuleGrid {
            frame,
            open: frame.open_cells(),
            all: frame.all(),
            left: column(0),
            right: column(frame.width() - 1),
            value,
        }
    }

    /// Number of patterns of this rectangle.
    pub fn pattern_count(&self) -> u32 {
        3_u32.pow(self.frame.cell_count() as u32)
    }

    /// The code of black stones on the cells of a mask. White stones have twice this code.
    pub fn value(&self, mask: u16) -> u32 {
        self.value[usize::from(mask)]
    }

    pub fn code(&self, stones: RuleStones) -> u32 {
        self.value(stones.black) + 2 * self.value(stones.white)
    }

    pub fn stones(&self, mut code: u32) -> RuleStones {
        let mut stones = RuleStones::default();
        for cell in 0..self.frame.cell_count() {
            match code % 3 {
                1 => stones.black |= 1 << cell,
                2 => stones.white |= 1 << cell,
                _ => {}
            }
            code /= 3;
        }
        stones
    }

    pub fn empty(&self, stones: RuleStones) -> u16 {
        self.all & !stones.occupied()
    }

    /// The cells next to those of a mask. Some may be in the mask themselves.
    pub fn next_to(&self, mask: u16) -> u16 {
        let across = (mask & !self.right) << 1 | (mask & !self.left) >> 1;
        (across | mask << self.frame.width() | mask >> self.frame.width()) & self.all
    }

    /// The part of `within` that is connected with `seed`.
    pub fn connected(&self, seed: u16, within: u16) -> u16 {
        let mut found = seed & within;
        loop {
            let more = (found | self.next_to(found)) & within;
            if more == found {
                return found;
            }
            found = more;
        }
    }

    /// Connected parts of a mask, by their lowest cell.
    pub fn parts(&self, mask: u16) -> impl Iterator<Item = u16> + '_ {
        let mut rest = mask;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let part = self.connected(rest & rest.wrapping_neg(), rest);
            rest &= !part;
            Some(part)
        })
    }

    /// Whether every string without an open cell has a liberty in the rectangle.
    pub fn is_possible(&self, stones: RuleStones) -> bool {
        let empty = self.empty(stones);
        let breathes = |string: u16| string & self.open != 0 || self.next_to(string) & empty != 0;
        self.parts(stones.black).all(breathes) && self.parts(stones.white).all(breathes)
    }

    /// The strings that have reached the goal whatever White plays: around an eye, or pass-alive. 0 if there are none,
    /// and for goals with marks.
    pub fn reached(&self, stones: RuleStones, goal: RuleGoal) -> u16 {
        match goal {
            RuleGoal::Eye => self.eye_walls(stones),
            RuleGoal::Live => self.pass_alive(stones),
            RuleGoal::Connect | RuleGoal::ConnectEmpty | RuleGoal::JoinEmpties | RuleGoal::Capture => 0,
        }
    }

    fn eye_walls(&self, stones: RuleStones) -> u16 {
        cells_of(self.empty(stones) & !self.open).fold(0, |walls, cell| {
            let around = self.next_to(1 << cell);
            let string = self.connected(around & around.wrapping_neg(), stones.black);
            if around & !string == 0 { walls | string } else { walls }
        })
    }

    /// Finds the pass-alive strings by Benson's condition. A region counts if it has no open cell and at least one
    /// empty cell.
    fn pass_alive(&self, stones: RuleStones) -> u16 {
        let empty = self.empty(stones);
        let mut alive: Vec<u16> = self.parts(stones.black).collect();
        let mut regions: Vec<u16> = self
            .parts(self.all & !stones.black)
            .filter(|&region| region & self.open == 0 && region & empty != 0)
            .collect();
        loop {
            let (strings, enclosed) = (alive.len(), regions.len());
            alive.retain(|&string| {
                let liberties = self.next_to(string);
                regions.iter().filter(|&&region| region & empty & !liberties == 0).count() >= 2
            });
            let living = alive.iter().fold(0, |mask, string| mask | string);
            regions.retain(|&region| self.next_to(region) & stones.black & !living == 0);
            if (strings, enclosed) == (alive.len(), regions.len()) {
                return living;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tsumego::rules::frame::RuleFramePlace;

    /// Rows from the top, as drawn.
    fn stones(rows: &[&str]) -> RuleStones {
        let cells: Vec<Cell> =
            rows.iter().rev().flat_map(|row| row.chars()).map(|c| Cell::from_symbol(c).unwrap()).collect();
        RuleStones::from_cells(&cells)
    }

    #[test]
    fn codes_are_unique_and_read_back() {
        let grid = RuleGrid::new(RuleFrame::new(RuleFramePlace::Side, 3, 2).unwrap());
        for code in 0..grid.pattern_count() {
            assert_eq!(grid.code(grid.stones(code)), code);
        }
    }

    #[test]
    fn two_eyes_live_and_one_does_not() {
        let grid = RuleGrid::new(RuleFrame::new(RuleFramePlace::Corner, 4, 2).unwrap());
        assert_eq!(grid.reached(stones(&["XXXX", ".X.X"]), RuleGoal::Live), stones(&["XXXX", ".X.X"]).black);
        assert_eq!(grid.reached(stones(&["XXXX", "..XX"]), RuleGoal::Live), 0);
        assert_ne!(grid.reached(stones(&["XX..", ".X.."]), RuleGoal::Eye), 0);
        assert_eq!(grid.reached(stones(&["OX..", ".X.."]), RuleGoal::Eye), 0);
    }

    #[test]
    fn an_eye_between_two_strings_is_not_one_yet() {
        let grid = RuleGrid::new(RuleFrame::new(RuleFramePlace::Side, 3, 2).unwrap());
        assert_eq!(grid.reached(stones(&["XXX", "X.X"]), RuleGoal::Eye), 0b111_101);
        assert_eq!(grid.reached(stones(&[".X.", "X.X"]), RuleGoal::Eye), 0);
    }
}
