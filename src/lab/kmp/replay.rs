//! The positions of a game by rows, with the changes between them.

use katachi_core::find::Query;
use katachi_core::go::{BoardSize, Color, GameView, Point};

/// Number of columns before the board's first in a row of bits, since a box may begin that far off the board.
const COLUMNS_BEFORE: i32 = Query::MAX_SIDE as i32;

/// A board by rows: as text and as bits.
pub(super) struct RowBoard {
    side: usize,
    /// 0 empty, 1 black, 2 white; row by row.
    cells: Vec<u8>,
    /// The empty, black and white points of each row.
    bits: Vec<[u64; 3]>,
}

/// A position, and the points that changed since the position before; all points for the first position.
pub(super) struct ReplayPosition<'a> {
    pub board: &'a RowBoard,
    pub moves: usize,
    pub changed: &'a [Point],
}

impl RowBoard {
    fn new(size: BoardSize) -> RowBoard {
        let side = size.side();
        let full = ((1 << side) - 1) << COLUMNS_BEFORE;
        RowBoard { side, cells: vec![0; size.area()], bits: vec![[full, 0, 0]; side] }
    }

    pub fn side(&self) -> usize {
        self.side
    }

    pub fn row(&self, y: usize) -> &[u8] {
        &self.cells[y * self.side..(y + 1) * self.side]
    }

    /// The empty, black and white points of a row; nothing for rows off the board. Column x is bit x of what
    /// [`shifted`] gives for 0.
    pub fn bits(&self, y: i32) -> [u64; 3] {
        usize::try_from(y).ok().and_then(|y| self.bits.get(y)).copied().unwrap_or_default()
    }

    /// The window's cells as base-3 digits; `None` if it leaves the board.
    pub fn code(&self, (x, y): (i32, i32), (width, height): (usize, usize)) -> Option<usize> {
        let inside = |from: i32, length: usize| from >= 0 && from as usize + length <= self.side;
        (inside(x, width) && inside(y, height)).then(|| {
            let rows = (0..height).flat_map(|row| &self.row(y as usize + row)[x as usize..x as usize + width]);
            rows.fold(0, |code, &cell| code * 3 + usize::from(cell))
        })
    }

    /// Sets a point. Returns whether its state changed.
    fn set(&mut self, point: Point, stone: Option<Color>) -> bool {
        let (x, y) = (usize::from(point.x), usize::from(point.y));
        let cell = stone.map_or(0, |color| 1 + color as u8);
        let before = std::mem::replace(&mut self.cells[y * self.side + x], cell);
        let bit = shifted(1, x as i32);
        self.bits[y][usize::from(before)] &= !bit;
        self.bits[y][usize::from(cell)] |= bit;
        before != cell
    }
}

/// A row of bits, shifted so that its first bit is at a column of the board.
pub(super) fn shifted(bits: u64, x: i32) -> u64 {
    bits << (x + COLUMNS_BEFORE)
}

/// Visits the position before the first move and the position after each move.
pub(super) fn walk(game: GameView<'_>, mut visit: impl FnMut(&ReplayPosition<'_>)) {
    let mut replay = game.replay();
    let mut board = RowBoard::new(game.size);
    let late_setup = game.setup.iter().any(|stone| stone.before_move > 0);
    let mut changed: Vec<Point> = game.size.points().collect();
    for &point in &changed {
        board.set(point, replay.board().get(point));
    }
    visit(&ReplayPosition { board: &board, moves: 0, changed: &changed });
    while let Some(play) = replay.advance() {
        changed.clear();
        if late_setup {
            changed.extend(game.size.points());
        } else {
            changed.extend(play.point());
            changed.extend(replay.board().last_removed());
        }
        changed.retain(|&point| board.set(point, replay.board().get(point)));
        visit(&ReplayPosition { board: &board, moves: replay.played(), changed: &changed });
    }
}
