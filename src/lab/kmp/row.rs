//! An image of a query, prepared for the search by its best row.

use super::replay::{ReplayPosition, RowBoard, shifted};
use katachi_core::find::parts::QueryImage;
use katachi_core::go::{Color, GameView, Point};
use katachi_core::pattern::CellSet;

/// A stone that was played.
pub(super) type Play = (Point, Color);

/// An image as rows of bits, and the run of fixed cells that is searched for.
pub(super) struct RowPattern {
    width: usize,
    height: usize,
    run: CellRun,
    /// The points of each row that must not be empty, black, white.
    barred: Vec<[u64; 3]>,
    /// The points of the region in each row.
    region: Vec<u64>,
}

/// Neighbouring cells of a row that each admit one state of a point.
struct CellRun {
    row: usize,
    column: usize,
    cells: Vec<u8>,
    /// The length of the longest proper prefix that is also a suffix, for each prefix of the run.
    borders: Vec<usize>,
}

impl RowPattern {
    pub fn new(turned: &QueryImage) -> RowPattern {
        let rows: Vec<_> = turned.cells.chunks(turned.width).collect();
        let bits = |row: &[Option<CellSet>], test: &dyn Fn(CellSet) -> bool| {
            row.iter().enumerate().fold(0, |bits, (x, cell)| bits | u64::from(cell.is_some_and(test)) << x)
        };
        let barred = |row: &&[_]| [1, 2, 4].map(|state| bits(row, &|set| set.bits() & state == 0));
        RowPattern {
            width: turned.width,
            height: turned.height,
            run: CellRun::best(turned),
            barred: rows.iter().map(barred).collect(),
            region: rows.iter().map(|row| bits(row, &|_| true)).collect(),
        }
    }

    /// Calls `call` for every place where the run occurs now, if the change touches the box there. An image without a
    /// fixed cell can be at each of its places. `tops` are the rows of the places.
    pub fn occurrences(
        &self,
        position: &ReplayPosition<'_>,
        tops: &[i32],
        places: &[(i32, i32)],
        mut call: impl FnMut((i32, i32)),
    ) {
        let rows = position.changed.iter().map(|point| i32::from(point.y));
        let (Some(first), Some(last)) = (rows.clone().min(), rows.max()) else { return };
        let touched = first - self.height as i32 + 1..=last;
        if self.run.cells.is_empty() {
            places.iter().filter(|(_, y)| touched.contains(y)).for_each(|&place| call(place));
            return;
        }
        for &top in tops.iter().filter(|top| touched.contains(top)) {
            let row = top + self.run.row as i32;
            if (0..position.board.side() as i32).contains(&row) {
                self.run.find(position.board.row(row as usize), |x| call((x as i32 - self.run.column as i32, top)));
            }
        }
    }

    /// Whether every row matches at a place. Cells off the board match there.
    pub fn stands(&self, board: &RowBoard, (x, y): (i32, i32)) -> bool {
        (y..).zip(&self.barred).all(|(y, barred)| {
            let found = board.bits(y);
            (0..3).all(|state| found[state] & shifted(barred[state], x) == 0)
        })
    }

    /// The change of the region at a position: `None` if it is unchanged, otherwise the stone that was played in it, or
    /// `Some(None)` if it changed in another way. Not for the first position.
    pub fn next(&self, place: (i32, i32), game: GameView<'_>, position: &ReplayPosition<'_>) -> Option<Option<Play>> {
        let play = game.moves[position.moves - 1];
        let played = play.point().filter(|&point| self.covers(place, point)).map(|point| (point, play.color()));
        let changed = || position.changed.iter().any(|&point| self.covers(place, point));
        (played.is_some() || changed()).then_some(played)
    }

    fn covers(&self, (x, y): (i32, i32), point: Point) -> bool {
        let (column, row) = (i32::from(point.x) - x, i32::from(point.y) - y);
        let inside = (0..self.width as i32).contains(&column) && (0..self.height as i32).contains(&row);
        inside && self.region[row as usize] >> column & 1 != 0
    }
}

impl CellRun {
    /// The best of all runs: with stones if possible, then the longest, then the one with the most stones, then the one
    /// that repeats itself most. The first of equal runs.
    ///
    /// Source: section 2.1, step 1. The preference for stones is ours, since a run of empty points occurs nearly
    /// everywhere.
    fn best(turned: &QueryImage) -> CellRun {
        let rows = turned.cells.chunks(turned.width).enumerate();
        let runs = rows.flat_map(|(row, cells)| {
            let states: Vec<Option<u8>> = cells.iter().map(|cell| state(cell.map_or(0, |set| set.bits()))).collect();
            let groups = states.chunk_by(|one, other| one.is_some() == other.is_some());
            let mut column = 0;
            let runs = groups.map(move |group| {
                column += group.len();
                CellRun::new(row, column - group.len(), group.iter().copied().flatten().collect())
            });
            runs.collect::<Vec<_>>()
        });
        let rank = |run: &CellRun| {
            let stones = run.cells.iter().filter(|&&cell| cell != 0).count();
            (stones.min(1), run.cells.len(), stones, run.borders.last().copied())
        };
        runs.reduce(|best, run| if rank(&run) > rank(&best) { run } else { best })
            .unwrap_or_else(|| CellRun::new(0, 0, Vec::new()))
    }

    fn new(row: usize, column: usize, cells: Vec<u8>) -> CellRun {
        let mut borders = vec![0; cells.len()];
        for at in 1..cells.len() {
            let mut length = borders[at - 1];
            while length > 0 && cells[length] != cells[at] {
                length = borders[length - 1];
            }
            borders[at] = length + usize::from(cells[length] == cells[at]);
        }
        CellRun { row, column, cells, borders }
    }

    /// Calls `call` with the first column of every occurrence, found by the Knuth–Morris–Pratt algorithm.
    fn find(&self, row: &[u8], mut call: impl FnMut(usize)) {
        let mut length = 0;
        for (x, cell) in row.iter().enumerate() {
            while length > 0 && self.cells[length] != *cell {
                length = self.borders[length - 1];
            }
            length += usize::from(self.cells[length] == *cell);
            if length == self.cells.len() {
                call(x + 1 - length);
                length = self.borders[length - 1];
            }
        }
    }
}

/// The state of a point on the board, if the bits of a set admit exactly one.
pub(super) fn state(bits: u8) -> Option<u8> {
    match bits {
        1 => Some(0),
        2 => Some(1),
        4 => Some(2),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_occurrence_of_a_run_is_found_even_those_that_overlap() {
        let mut seed = 7_u32;
        let mut cell = || {
            seed = seed.wrapping_mul(1_103_515_245).wrapping_add(12345);
            (seed >> 16) as u8 % 2
        };
        for length in 1..6 {
            for _ in 0..200 {
                let cells: Vec<u8> = (0..length).map(|_| cell()).collect();
                let row: Vec<u8> = (0..19).map(|_| cell()).collect();
                let mut found = Vec::new();
                CellRun::new(0, 0, cells.clone()).find(&row, |x| found.push(x));
                let expected: Vec<usize> = (0..=19 - length).filter(|&x| row[x..x + length] == cells[..]).collect();
                assert_eq!(found, expected, "{cells:?} in {row:?}");
            }
        }
    }

    #[test]
    fn the_best_row_has_the_most_fixed_cells_and_stones() {
        let query: katachi_core::find::Query = ". . . . .\n? X O . ?\n. X ? O X\n".parse().unwrap();
        let run = CellRun::best(&katachi_core::find::parts::images(&query)[0]);
        assert_eq!((run.row, run.column, run.cells), (1, 1, vec![1, 2, 0]));
        let none: katachi_core::find::Query = "? x\n@ ?\n".parse().unwrap();
        assert!(CellRun::best(&katachi_core::find::parts::images(&none)[0]).cells.is_empty());
    }
}
