//! The images of a query, the placements that each may have, and the way back to the drawing.
//!
//! An image is the query turned, mirrored and perhaps recoloured, its edges and its side to move with it. Identical
//! images are one: the first of them, in the order of [`Image::index`], stands for all. Images that leave the query as
//! it is fold its points: points that they exchange have one representative. The moves of a sequence are turned too:
//! images differ if their moves do, and only images that leave the moves as they are fold any points.

use super::{Edges, Query, SequenceMove};
use crate::go::{BoardSize, Color};
use crate::pattern::{Cell, CellSet, Image, Symmetry};

/// A query as one of its images.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueryImage {
    pub image: Image,
    pub width: usize,
    pub height: usize,
    /// Row by row, as the query's.
    pub cells: Vec<Option<CellSet>>,
    /// Side to move, in the colours of the record.
    pub to_play: Option<Color>,
    edges: Edges,
    /// For each cell, the cell of the drawing that it shows.
    pub drawn: Vec<u16>,
    /// Whether its box may lie wholly on the board: no cell has to be off the board.
    fits_inside: bool,
    /// The sequence on the image's cells, in the colours of the record; empty for a shape alone.
    pub moves: Vec<SequenceMove>,
}

impl QueryImage {
    fn new(query: &Query, image: Image) -> QueryImage {
        let drawn_size = (query.width(), query.height());
        let (width, height) = image.symmetry.box_size(drawn_size);
        let mut cells = vec![None; width * height];
        let mut drawn = vec![0; width * height];
        // Avoid a division for each cell: whole boards have many, and there are 16 images.
        for (row, from_row) in query.cells().chunks(drawn_size.0).enumerate() {
            for (column, &cell) in from_row.iter().enumerate() {
                let (x, y) = image.symmetry.apply((column, row), drawn_size);
                cells[y * width + x] = cell.map(|set| if image.swapped { set.swapped() } else { set });
                drawn[y * width + x] = (row * drawn_size.0 + column) as u16;
            }
        }
        let may_be_on = |set: &CellSet| set.bits() & CellSet::ON_BOARD.bits() != 0;
        let fits_inside = query.cells().iter().flatten().all(may_be_on);
        let to_play = query.to_play.map(|color| if image.swapped { color.opponent() } else { color });
        let edges = turned_edges(query.edges(), image.symmetry);
        let mut on_image = vec![0; if query.sequence().is_empty() { 0 } else { drawn.len() }];
        drawn.iter().zip(0..).take(on_image.len()).for_each(|(&at, cell)| on_image[usize::from(at)] = cell);
        let turned_move = |&SequenceMove { cell, color }: &SequenceMove| SequenceMove {
            cell: on_image[usize::from(cell)],
            color: if image.swapped { color.opponent() } else { color },
        };
        let moves = query.sequence().iter().map(turned_move).collect();
        QueryImage { image, width, height, cells, to_play, edges, drawn, fits_inside, moves }
    }

    fn same(&self, other: &QueryImage) -> bool {
        (self.width, self.height, self.edges, self.to_play) == (other.width, other.height, other.edges, other.to_play)
            && self.cells == other.cells
            && self.moves == other.moves
    }

    /// The points for the top left of the box at which the image may match on a board of this size, row by row. Its
    /// edges must be the board's. It touches no other edge if that is forbidden. Cells off the board must admit that,
    /// and cells on the board must admit a point of the board; there is at least one of these.
    pub fn placements(&self, query: &Query, size: BoardSize) -> Vec<(i32, i32)> {
        let side = size.side() as i32;
        let (width, height) = (self.width as i32, self.height as i32);
        let places = |first: bool, last: bool, extent: i32| match (first, last) {
            (true, _) => 0..1,
            (false, true) => side - extent..side - extent + 1,
            (false, false) => 1 - extent..side,
        };
        let columns = places(self.edges.left, self.edges.right, width);
        let rows = places(self.edges.top, self.edges.bottom, height);
        let rows = rows.flat_map(|y| columns.clone().map(move |x| (x, y)));
        rows.filter(|&(x, y)| self.may_stand(query, size, x, y)).collect()
    }

    fn may_stand(&self, query: &Query, size: BoardSize, x: i32, y: i32) -> bool {
        let side = size.side() as i32;
        let (right, bottom) = (x + self.width as i32, y + self.height as i32);
        let Edges { left: at_left, right: at_right, top: at_top, bottom: at_bottom } = self.edges;
        let edges_fit = (!at_left || x == 0)
            && (!at_right || right == side)
            && (!at_top || y == 0)
            && (!at_bottom || bottom == side);
        let clear = query.other_edges || {
            let shown = self.shown_edges(side, x, y);
            (shown.left || x > 0)
                && (shown.right || right < side)
                && (shown.top || y > 0)
                && (shown.bottom || bottom < side)
        };
        let in_place = query
            .fixed_place(size)
            .is_none_or(|place| place == (x, y) && (self.width, self.height) == (query.width(), query.height()));
        edges_fit && clear && in_place && self.cells_may_stand(side, x, y)
    }

    /// The edges that the drawing shows at a placement: by a line, or by a cell `#` beyond them, beside the board.
    fn shown_edges(&self, side: i32, x: i32, y: i32) -> Edges {
        let mut shown = self.edges;
        let off = Some(CellSet::only(Cell::OffBoard));
        for at in (0..self.cells.len()).filter(|&at| self.cells[at] == off) {
            let (x, y) = (x + (at % self.width) as i32, y + (at / self.width) as i32);
            let (beside_rows, beside_columns) = ((0..side).contains(&y), (0..side).contains(&x));
            shown.left |= beside_rows && x < 0;
            shown.right |= beside_rows && x >= side;
            shown.top |= beside_columns && y < 0;
            shown.bottom |= beside_columns && y >= side;
        }
        shown
    }

    fn cells_may_stand(&self, side: i32, x: i32, y: i32) -> bool {
        if x >= 0 && y >= 0 && x + self.width as i32 <= side && y + self.height as i32 <= side {
            return self.fits_inside;
        }
        let mut on_board = false;
        for (at, cell) in self.cells.iter().enumerate() {
            let Some(set) = cell else { continue };
            let (dx, dy) = ((at % self.width) as i32, (at / self.width) as i32);
            let inside = (0..side).contains(&(x + dx)) && (0..side).contains(&(y + dy));
            let fits = if inside { set.bits() & CellSet::ON_BOARD.bits() != 0 } else { set.contains(Cell::OffBoard) };
            if !fits {
                return false;
            }
            on_board |= inside;
        }
        on_board
    }
}

/// The distinct images of a query and of its moves. The first of those that look alike stands for all.
pub fn images(query: &Query) -> Vec<QueryImage> {
    let mut distinct: Vec<QueryImage> = Vec::new();
    for image in Image::all().filter(|image| query.swap || !image.swapped) {
        let turned = QueryImage::new(query, image);
        if !distinct.iter().any(|other| other.same(&turned)) {
            distinct.push(turned);
        }
    }
    distinct
}

/// Whether an image with exchanged colours looks like the drawing.
pub(super) fn folds_colors(query: &Query) -> bool {
    let drawn = QueryImage::new(query, Image::default());
    query.swap && Image::all().any(|image| image.swapped && QueryImage::new(query, image).same(&drawn))
}

/// For each image, by index, the image that stands for all that look like it; `None` if the query excludes the image.
pub(super) fn representatives(query: &Query) -> Vec<Option<Image>> {
    let images = images(query);
    let of = |image: Image| {
        let turned = QueryImage::new(query, image);
        let wanted = query.swap || !image.swapped;
        images.iter().find(|distinct| wanted && distinct.same(&turned)).map(|distinct| distinct.image)
    };
    Image::all().map(of).collect()
}

fn turned_edges(edges: Edges, symmetry: Symmetry) -> Edges {
    let Edges { mut left, mut right, mut top, mut bottom } = edges;
    if symmetry.transposes() {
        (left, right, top, bottom) = (top, bottom, left, right);
    }
    if symmetry.index() & 1 != 0 {
        (left, right) = (right, left);
    }
    if symmetry.index() & 2 != 0 {
        (top, bottom) = (bottom, top);
    }
    Edges { left, right, top, bottom }
}

/// The cell and colour of the drawing at which a stone is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Folded {
    /// Cell of the drawing.
    pub cell: u16,
    pub color: Color,
    /// The colours were exchanged on the way from the drawing.
    pub swapped: bool,
}

/// The representatives of the drawing's cells and colours under the images that leave it as it is.
#[derive(Clone, Debug)]
pub(super) struct Folding(Vec<[Folded; 2]>);

impl Folding {
    /// `images` are the distinct images. If no two images look alike, nothing is folded.
    pub fn of_images(query: &Query, images: &[QueryImage]) -> Folding {
        let all = if query.swap { Image::COUNT } else { Image::COUNT / 2 };
        if images.len() == all { Folding::by(query, &[Image::default()]) } else { Folding::new(query) }
    }

    fn new(query: &Query) -> Folding {
        let drawn = QueryImage::new(query, Image::default());
        let stabiliser: Vec<Image> = Image::all()
            .filter(|image| query.swap || !image.swapped)
            .filter(|&image| QueryImage::new(query, image).same(&drawn))
            .collect();
        Folding::by(query, &stabiliser)
    }

    /// Folds by the images that leave the query as it is.
    fn by(query: &Query, stabiliser: &[Image]) -> Folding {
        let size = (query.width(), query.height());
        let fold = |cell: (usize, usize), color: Color| {
            let images = stabiliser.iter().map(|image| {
                let (x, y) = image.symmetry.apply(cell, size);
                let color = if image.swapped { color.opponent() } else { color };
                Folded { cell: (y * size.0 + x) as u16, color, swapped: image.swapped }
            });
            images.min_by_key(|folded| (folded.cell, folded.color)).expect("the identity leaves everything as it is")
        };
        let cells = (0..size.1).flat_map(|y| (0..size.0).map(move |x| (x, y)));
        Folding(cells.map(|cell| Color::BOTH.map(|color| fold(cell, color))).collect())
    }

    /// The representative of a cell of the drawing with a stone of this drawn colour.
    #[inline]
    pub fn representative(&self, cell: usize, color: Color) -> Folded {
        self.0[cell][color as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn images_of(text: &str) -> Vec<QueryImage> {
        images(&text.parse().unwrap())
    }

    fn places(text: &str, change: impl Fn(&mut Query), side: u32) -> usize {
        let mut query: Query = text.parse().unwrap();
        change(&mut query);
        let size = BoardSize::new(side).unwrap();
        images(&query).iter().map(|turned| turned.placements(&query, size).len()).sum()
    }

    #[test]
    fn identical_images_are_one() {
        assert_eq!(images_of("? ? ?\n? ? ?\n? ? ?\n").len(), 1);
        assert_eq!(images_of("X X\n. .\nX X\n").len(), 4);
        assert_eq!(images_of("X O\n").len(), 4);
        assert_eq!(images_of("X X\nX .\n").len(), 8);
        assert_eq!(images_of("X . O\n. . .\n. X .\n").len(), 16);
        let mut query: Query = ".\n".parse().unwrap();
        query.to_play = Some(Color::White);
        assert_eq!(images(&query).len(), 2, "the side to move is swapped too");
        query.swap = false;
        assert_eq!(images(&query).len(), 1);
    }

    #[test]
    fn edges_decide_the_placements() {
        let nothing = |_: &mut Query| {};
        // Anywhere; in four corners, two ways each; along four edges; the whole board.
        assert_eq!(places(". . .\n. . .\n", nothing, 9), 2 * 7 * 8);
        assert_eq!(places("| . . .\n| . . .\n+------\n", nothing, 9), 8);
        assert_eq!(places("------\n. . .\n. . .\n", nothing, 9), 4 * 7);
        assert_eq!(places("+---+\n|. . .|\n|. . .|\n|. . .|\n+---+\n", nothing, 3), 1);
        assert_eq!(places("+---+\n|. . .|\n|. . .|\n|. . .|\n+---+\n", nothing, 9), 0);
        assert_eq!(places("|. . .|\n", nothing, 3), 2 * 3, "opposite edges fix the size");
        assert_eq!(places("|. . .|\n", nothing, 4), 0);
        let no_other = |query: &mut Query| query.other_edges = false;
        assert_eq!(places(". . .\n. . .\n", no_other, 9), 2 * 5 * 6);
        assert_eq!(places("------\n. . .\n. . .\n", no_other, 9), 4 * 5);
        assert_eq!(places("# . .\n# . .\n", no_other, 9), 4 * 6, "cells off the board show their edge");
        assert_eq!(places("# . .\n# . .\n", nothing, 9), 4 * 8);
        assert_eq!(places("*\n", nothing, 9), 81, "some cell lies on the board");
        assert_eq!(places("* .\n", nothing, 9), 4 * 81);
    }

    #[test]
    fn a_fixed_query_keeps_the_points_that_were_drawn() {
        let fixed = |query: &mut Query| *query = query.clone().fixed(super::super::Fixed::ByEdges).unwrap();
        assert_eq!(places("| X . .\n| . . .\n| . O .\n+------\n", fixed, 9), 2 * 2, "and mirrored in the diagonal");
        assert_eq!(places("| . X .\n| . . O\n+------\n", fixed, 9), 2, "a turned oblong covers other points");
    }

    #[test]
    fn symmetric_queries_fold_their_points() {
        let query: Query = "X . O\n".parse().unwrap();
        let folding = Folding::new(&query);
        let of = |cell, color| (folding.representative(cell, color).cell, folding.representative(cell, color).color);
        assert_eq!(of(1, Color::White), (1, Color::Black));
        assert_eq!(of(2, Color::White), (0, Color::Black));
        assert!(folding.representative(2, Color::White).swapped && !folding.representative(0, Color::White).swapped);
        let plain: Query = "X . .\n".parse().unwrap();
        assert_eq!(Folding::new(&plain).representative(2, Color::White).cell, 2);
    }
}
