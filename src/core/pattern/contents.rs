//! Small windows: their class is looked up by their contents.
//!
//! The contents of a window of at most nine cells are a number of at most 18 bits, two for each cell. A table says for
//! each of them what [`super::ZobristTable`] says of its sixteen numbers, so a stone changes one number instead.

use std::collections::BTreeSet;

use rustc_hash::FxHashMap;

use super::Window;
use super::class_key::ClassKey;
use crate::go::{BoardSize, Color, Point};

/// A table of 4⁹ places takes 1 MiB.
const MAX_CELLS: usize = 9;
/// The low bit of each cell.
const LOW_BITS: u32 = 0x5555_5555;

/// The contents of a window: 0 for each empty cell, 1 for Black, 2 for White, 3 off the board. The first cell is lowest.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct WindowContents(u32);

impl WindowContents {
    /// Whether the contents of this window fit.
    pub fn fit(window: &Window) -> bool {
        window.cell_count() <= MAX_CELLS
    }

    /// The window at `anchor` on an empty board.
    pub fn of_empty_board(window: &Window, anchor: Point, size: BoardSize) -> WindowContents {
        let is_off = |&cell: &usize| {
            let (dx, dy) = window.offset(cell);
            anchor.offset(dx, dy, size).is_none()
        };
        WindowContents((0..window.cell_count()).filter(is_off).map(|cell| 3 << (2 * cell)).sum())
    }

    /// Puts a stone on a cell or takes it off.
    #[inline]
    pub fn toggle(&mut self, cell: usize, color: Color) {
        self.0 ^= (1 + color as u32) << (2 * cell);
    }

    /// The contents with `mover` as Black.
    #[inline]
    fn seen_by(self, mover: Color) -> WindowContents {
        match mover {
            Color::Black => self,
            Color::White => WindowContents((self.0 & LOW_BITS) << 1 | self.0 >> 1 & LOW_BITS),
        }
    }

    /// The two bits of a cell.
    pub fn cell(self, cell: usize) -> u32 {
        self.0 >> (2 * cell) & 3
    }

    /// All contents of a window on a board: `self` has the cells off the board alone.
    fn filled(self, cells: usize) -> impl Iterator<Item = WindowContents> {
        let on_board: Vec<usize> = (0..cells).filter(|&cell| self.cell(cell) == 0).collect();
        (0..3_u32.pow(on_board.len() as u32)).map(move |mut filling| {
            on_board.iter().fold(self, |contents, cell| {
                let stone = filling % 3;
                filling /= 3;
                WindowContents(contents.0 | stone << (2 * cell))
            })
        })
    }
}

/// A class, as the table knows it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct SmallClass {
    pub key: ClassKey,
    pub profile: u32,
}

/// The classes of a small window with Black to move.
pub(super) struct SmallClasses {
    /// By contents: the place in `classes`, times eight, and the lane that has the class's own orientation.
    places: Vec<u32>,
    classes: Vec<SmallClass>,
}

impl SmallClasses {
    /// `class_of` says what a window is, and the lane of its class's own orientation. It is asked for all contents that
    /// a board can have.
    pub fn new(window: &Window, class_of: impl Fn(WindowContents) -> (SmallClass, usize)) -> SmallClasses {
        let cells = window.cell_count();
        let sizes = (1..=BoardSize::MAX as u32).filter_map(|side| BoardSize::new(side).ok());
        let empty = |size: BoardSize| size.points().map(move |at| WindowContents::of_empty_board(window, at, size));
        let empty: BTreeSet<WindowContents> = sizes.flat_map(empty).collect();
        // Contents that no board has get a place past the end: who asks for them panics.
        let mut small = SmallClasses { places: vec![u32::MAX; 1 << (2 * cells)], classes: Vec::new() };
        let mut numbers: FxHashMap<ClassKey, u32> = FxHashMap::default();
        for contents in empty.into_iter().flat_map(|empty| empty.filled(cells)) {
            let (class, lane) = class_of(contents);
            let number = *numbers.entry(class.key).or_insert_with(|| {
                small.classes.push(class);
                small.classes.len() as u32 - 1
            });
            small.places[contents.0 as usize] = number * 8 + lane as u32;
        }
        small
    }

    /// The class with `mover` seen as Black, and the lane among the mover's that has the class's own orientation.
    #[inline]
    pub fn get(&self, contents: WindowContents, mover: Color) -> (&SmallClass, usize) {
        let place = self.places[contents.seen_by(mover).0 as usize] as usize;
        (&self.classes[place / 8], place % 8)
    }
}
