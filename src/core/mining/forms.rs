//! The canonical form of a window on a board, where only the hash of the window's class is known.

use crate::go::{Board, Color, Point};
use crate::pattern::{CanonicalImages, Canonicalizer, Cell, Image, PackedCells, Symmetry, Window};

/// Reads windows of one kind.
pub(super) struct FormReader<'a> {
    canonicalizer: &'a Canonicalizer,
    offsets: Vec<(i32, i32)>,
    cells: Vec<Cell>,
    canonical: Vec<Cell>,
}

impl<'a> FormReader<'a> {
    pub fn new(window: &Window, canonicalizer: &'a Canonicalizer) -> FormReader<'a> {
        FormReader {
            canonicalizer,
            offsets: (0..window.cell_count()).map(|cell| window.offset(cell)).collect(),
            cells: Vec::new(),
            canonical: Vec::new(),
        }
    }

    /// Appends the packed canonical cells of the window at `anchor`, colours swapped where White is `mover`, and
    /// returns what takes the orientation of the class to the canonical one. `class_image` takes the board to the
    /// orientation of the class.
    pub fn read(
        &mut self,
        board: &Board,
        anchor: Point,
        mover: Color,
        class_image: Image,
        packed: &mut Vec<u8>,
    ) -> CanonicalImages {
        let swapped = mover == Color::White;
        self.cells.clear();
        self.cells.extend(self.offsets.iter().map(|&(dx, dy)| {
            let point = anchor.offset(dx, dy, board.size());
            let cell = point.map_or(Cell::OffBoard, |point| board.get(point).into());
            if swapped { cell.swapped() } else { cell }
        }));
        let from_mover = self.canonicalizer.canonical(&self.cells, &mut self.canonical);
        let to_mover = Image { symmetry: Symmetry::IDENTITY, swapped };
        let from_class = class_image.inverse();
        PackedCells::pack(&self.canonical, packed);
        from_mover.after(from_class.then(to_mover))
    }
}
