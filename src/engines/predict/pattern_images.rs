//! Prepares hand-made patterns for a fast lookup around a point: all their images, sorted by the points beside the
//! move.
//!
//! A pattern's cells are stored relative to its move. A drawn edge becomes one more cell, straight out from the move
//! and just beyond the edge, which must be off the board. A cell that may hold anything must still be on the board.

use std::collections::BTreeSet;

use super::Situation;
use katachi_core::find::DatabasePattern;
use katachi_core::go::{BoardSize, Point};
use katachi_core::pattern::{Cell, CellSet, Symmetry};

/// Number of points beyond the board that the plane holds. No drawing reaches farther.
const MARGIN_POINTS: i32 = 22;
const PLANE_WIDTH: i32 = BoardSize::MAX as i32 + 2 * MARGIN_POINTS;

/// The points beside a move, by which images are found.
const BESIDE_OFFSETS: [(i32, i32); 4] = [(0, -1), (1, 0), (0, 1), (-1, 0)];

/// Maximum number of keys of an image. Images with more keys are tried at every point.
const MAX_KEYS: usize = 16;

/// The contents of all points on and around the board, as the bits of [`CellSet`]. The side to move is Black.
pub(super) struct PointPlane(Vec<u8>);

fn place(x: i32, y: i32) -> usize {
    ((y + MARGIN_POINTS) * PLANE_WIDTH + x + MARGIN_POINTS) as usize
}

impl PointPlane {
    pub fn new(situation: &Situation) -> PointPlane {
        let mut cells = vec![CellSet::only(Cell::OffBoard).bits(); (PLANE_WIDTH * PLANE_WIDTH) as usize];
        for point in situation.size().points() {
            let cell = match situation.get(point) {
                None => Cell::Empty,
                Some(color) if color == situation.to_play() => Cell::Black,
                Some(_) => Cell::White,
            };
            cells[place(i32::from(point.x), i32::from(point.y))] = CellSet::only(cell).bits();
        }
        PointPlane(cells)
    }
}

/// One image of a pattern. Its cells are sorted: those that fit most rarely come first.
struct PatternImage {
    row: u32,
    /// Offset in the plane from the move, and the bits that are allowed.
    cells: Vec<(i16, u8)>,
}

/// All images of a list of patterns.
pub(super) struct PatternImages {
    images: Vec<PatternImage>,
    /// By row: the pattern's information, in bits.
    says: Vec<f32>,
    /// Images by what stands beside the move, two bits a point.
    by_key: Vec<Vec<u32>>,
    anywhere: Vec<u32>,
}

impl PatternImages {
    /// Makes the images of all patterns that have a move. A pattern's row is its index in `patterns`.
    pub fn new(patterns: &[DatabasePattern]) -> PatternImages {
        let mut found =
            PatternImages { images: Vec::new(), says: Vec::new(), by_key: vec![Vec::new(); 256], anywhere: Vec::new() };
        for (row, pattern) in patterns.iter().enumerate() {
            let cells = cells_of(pattern);
            found.says.push(cells.iter().map(|&(_, bits)| 2.0 - (bits.count_ones() as f32).log2()).sum());
            if pattern.at.is_none() {
                continue;
            }
            let turned = |symmetry: Symmetry| {
                let turn = |&(step, bits): &((i32, i32), u8)| (symmetry.apply_step(step), bits);
                let mut cells: Vec<((i32, i32), u8)> = cells.iter().map(turn).collect();
                cells.sort_unstable();
                cells
            };
            let different: BTreeSet<Vec<((i32, i32), u8)>> = Symmetry::ALL.into_iter().map(turned).collect();
            different.into_iter().for_each(|cells| found.add(row, cells));
        }
        found
    }

    fn add(&mut self, row: usize, mut cells: Vec<((i32, i32), u8)>) {
        let number = self.images.len() as u32;
        let beside = BESIDE_OFFSETS
            .map(|step| cells.iter().find(|(at, _)| *at == step).map_or(CellSet::ANYTHING.bits(), |&(_, bits)| bits));
        let keys = (0..256_usize).filter(|key| (0..4).all(|at| beside[at] >> (key >> (2 * at) & 3) & 1 != 0));
        let keys: Vec<usize> = keys.collect();
        match keys.len() {
            known if known <= MAX_KEYS => keys.into_iter().for_each(|key| self.by_key[key].push(number)),
            _ => self.anywhere.push(number),
        }
        cells.sort_by_key(|&((dx, dy), bits)| (bits.count_ones(), dx * dx + dy * dy, dy, dx));
        let cells = cells.into_iter().map(|((dx, dy), bits)| ((dy * PLANE_WIDTH + dx) as i16, bits)).collect();
        self.images.push(PatternImage { row: row as u32, cells });
    }

    /// The row of the pattern that fits around a point and has the most information; the first one if several are
    /// equal.
    pub fn closest(&self, plane: &PointPlane, point: Point) -> Option<usize> {
        let origin = place(i32::from(point.x), i32::from(point.y));
        let at = |offset: i16| plane.0[origin.wrapping_add_signed(isize::from(offset))];
        let key = BESIDE_OFFSETS
            .iter()
            .enumerate()
            .map(|(number, (dx, dy))| (at((dy * PLANE_WIDTH + dx) as i16).trailing_zeros() as usize) << (2 * number));
        let candidates = self.by_key[key.sum::<usize>()].iter().chain(&self.anywhere);
        let fits = |image: &&PatternImage| image.cells.iter().all(|&(offset, bits)| at(offset) & bits != 0);
        let fitting = candidates.map(|&number| &self.images[number as usize]).filter(fits);
        fitting.map(|image| image.row as usize).max_by(|&a, &b| self.says[a].total_cmp(&self.says[b]).then(b.cmp(&a)))
    }
}

/// The pattern's cells and edges, relative to its move, or to its first cell if it has no move.
fn cells_of(pattern: &DatabasePattern) -> Vec<((i32, i32), u8)> {
    let query = &pattern.query;
    let (width, edges) = (query.width(), query.edges());
    let (x0, y0) = pattern.at.unwrap_or_default();
    let (x0, y0) = (x0 as i32, y0 as i32);
    let drawn = query
        .cells()
        .iter()
        .enumerate()
        .filter_map(|(at, set)| Some((((at % width) as i32 - x0, (at / width) as i32 - y0), set.as_ref()?.bits())));
    let beyond = [
        (edges.left, (-1 - x0, 0)),
        (edges.right, (width as i32 - x0, 0)),
        (edges.top, (0, -1 - y0)),
        (edges.bottom, (0, query.height() as i32 - y0)),
    ];
    let off = CellSet::only(Cell::OffBoard).bits();
    drawn.chain(beyond.into_iter().filter(|(is_drawn, _)| *is_drawn).map(|(_, step)| (step, off))).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::find::read_database;
    use katachi_core::go::{Color, Move};

    #[test]
    fn patterns_fit_where_a_slow_look_at_all_images_says_so() {
        let text = "Pattern wide\n?.?\n.*.\n?.?\n:+,-\nPattern edge\nX*.\n---\n:8,-\nPattern corner\n|o.\n|*x\n+--\n:8,-\n\
                    Pattern hane\n?OX\n?.*\n:8,-\nPattern eye shape\nXX\n:8,-\n";
        let patterns = read_database(text).unwrap();
        let images = PatternImages::new(&patterns);
        let size = BoardSize::new(5).unwrap();
        let mut situation = Situation::new(size);
        let moves = [(1, 1), (2, 1), (0, 4), (1, 3), (4, 4), (3, 4), (2, 3)];
        let mut fitted = [0; 5];
        for (number, (x, y)) in moves.into_iter().enumerate() {
            situation.play(Move::play(Color::BOTH[number % 2], Point::new(x, y)));
            let plane = PointPlane::new(&situation);
            for point in size.points().filter(|&point| situation.get(point).is_none()) {
                let fits = |pattern: &DatabasePattern| {
                    pattern.at.is_some()
                        && Symmetry::ALL.into_iter().any(|symmetry| {
                            cells_of(pattern).into_iter().all(|(step, bits)| {
                                let (dx, dy) = symmetry.apply_step(step);
                                let cell = match point.offset(dx, dy, size).map(|at| situation.get(at)) {
                                    None => Cell::OffBoard,
                                    Some(None) => Cell::Empty,
                                    Some(Some(color)) if color == situation.to_play() => Cell::Black,
                                    Some(Some(_)) => Cell::White,
                                };
                                bits >> cell as u8 & 1 != 0
                            })
                        })
                };
                let rows: Vec<usize> = (0..patterns.len()).filter(|&row| fits(&patterns[row])).collect();
                let closest = images.closest(&plane, point);
                assert_eq!(closest.is_some(), !rows.is_empty(), "{point:?}");
                if let Some(row) = closest {
                    assert!(rows.contains(&row) && rows.iter().all(|&other| images.says[other] <= images.says[row]));
                    fitted[row] += 1;
                }
            }
        }
        assert!(fitted[..4].iter().all(|&times| times > 0) && fitted[4] == 0, "{fitted:?}");
    }
}
