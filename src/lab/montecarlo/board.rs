//! The fast board with the queries that playouts need, each answered without walking a chain.
//!
//! Chains keep sums of their pseudo-liberties ([`LibertySums`]). Each point keeps the code of the eight points around
//! it ([`super::around`]). Chains that come into atari are added to a list, so that captures are found without a
//! search. Tests compare it with [`katachi_core::go::Board`].

use std::ops::Deref;

use katachi_core::go::{Board, BoardSize};
pub(super) use katachi_engines::fast_board::{At, EMPTY, at, code, point, step};
use katachi_engines::fast_board::{
    EmptyPoints, FastBoard, GRID_POINTS, Liberties, LibertySums, NEIGHBOUR_OFFSETS, OFF_BOARD, STRIDE,
};

use super::around::{DIAGONAL_TABLE, NEIGHBOUR_TABLE, OPEN_BIT};

/// Up, left, right, down; then the diagonals: the order of the codes.
pub(super) const AROUND_OFFSETS: [isize; 8] = {
    let row = STRIDE as isize;
    [-row, -1, 1, row, -row - 1, -row + 1, row - 1, row + 1]
};

/// A board for playouts. It dereferences to its [`FastBoard`] for reading; only its own functions change it.
#[derive(Clone)]
pub(super) struct PlayoutBoard {
    board: FastBoard<LibertySums>,
    around: [u16; GRID_POINTS],
    empty: EmptyPoints,
    /// A stone of each chain that came into atari, by colour. Some of these chains may no longer be in atari, or be
    /// captured.
    in_danger: [Vec<u16>; 2],
}

impl Deref for PlayoutBoard {
    type Target = FastBoard<LibertySums>;

    #[inline]
    fn deref(&self) -> &FastBoard<LibertySums> {
        &self.board
    }
}

impl PlayoutBoard {
    pub fn new(size: BoardSize) -> PlayoutBoard {
        let board = FastBoard::new(size);
        let empty = EmptyPoints::from_board(&board);
        let in_danger = [Vec::new(), Vec::new()];
        let mut board = PlayoutBoard { board, around: [u16::MAX; GRID_POINTS], empty, in_danger };
        size.points().for_each(|point| surround(&mut board.around, at(point), OFF_BOARD));
        board
    }

    /// Copies the stones and the ko point of a board.
    pub fn from_board(board: &Board) -> PlayoutBoard {
        let mut copy = PlayoutBoard::new(board.size());
        copy.board = FastBoard::from_board(board);
        for (point, color) in board.stones() {
            copy.empty.remove(at(point));
            surround(&mut copy.around, at(point), code(color));
            copy.note_danger(code(color), at(point));
        }
        copy
    }

    /// Like `clone_from`, but without allocating memory.
    pub fn copy_from(&mut self, other: &PlayoutBoard) {
        self.board.copy_from(&other.board);
        self.around = other.around;
        self.empty.copy_from(&other.empty);
        for (own, other) in self.in_danger.iter_mut().zip(&other.in_danger) {
            own.clone_from(other);
        }
    }

    /// The code of the eight points around a point, see [`super::around`].
    #[inline]
    pub fn around(&self, at: At) -> u16 {
        self.around[at]
    }

    /// The code of the twelve points of `diamond:2` around a point: those of [`PlayoutBoard::around`], then two up,
    /// left, right and down.
    #[inline]
    pub fn around_diamond(&self, at: At) -> u32 {
        let far = NEIGHBOUR_OFFSETS.into_iter().enumerate();
        far.fold(u32::from(self.around[at]), |code, (slot, by)| {
            // The grid has one row above and one below the board.
            let cell = self.cells.get(step(at, 2 * by)).copied().unwrap_or(OFF_BOARD);
            code | u32::from(cell) << (16 + 2 * slot)
        })
    }

    pub fn empty(&self) -> &[u16] {
        self.empty.points()
    }

    /// Swaps two empty points in the list.
    #[inline]
    pub fn exchange_empty(&mut self, a: usize, b: usize) {
        self.empty.exchange(a, b);
    }

    /// The only liberty of a chain in atari.
    #[inline]
    pub fn last_liberty(&self, at: At) -> At {
        self.liberties(at).only()
    }

    /// Whether a play is legal: the point is empty, and the play is neither suicide nor a simple-ko retake.
    #[inline]
    pub fn is_legal(&self, color: u8, at: At) -> bool {
        if self.cells[at] != EMPTY || self.ko == at {
            return false;
        }
        let is_open = NEIGHBOUR_TABLE[usize::from(self.around[at] as u8)] & OPEN_BIT != 0;
        is_open
            || NEIGHBOUR_OFFSETS.into_iter().any(|by| {
                let beside = step(at, by);
                let cell = self.cells[beside];
                // The point is a liberty of this chain, and in atari it is the only one.
                cell != OFF_BOARD && (cell == color) != self.in_atari(beside)
            })
    }

    /// Whether a play here would fill an eye of the player's own.
    #[inline]
    pub fn fills_eye(&self, color: u8, at: At) -> bool {
        let code = self.around[at];
        NEIGHBOUR_TABLE[usize::from(code as u8)] & DIAGONAL_TABLE[usize::from(code >> 8)] & color != 0
    }

    /// Puts a stone on an empty point and removes chains without liberties, the player's own last.
    pub fn play(&mut self, color: u8, at: At) {
        self.empty.remove(at);
        surround(&mut self.around, at, color);
        let enemy = 3 - color;
        let in_danger = &mut self.in_danger[usize::from(enemy - 1)];
        self.board.play_and_see(color, at, |stone, liberties| {
            if liberties.one() {
                in_danger.push(stone as u16);
            }
        });
        let taken = if self.cells[at] == EMPTY { color } else { enemy };
        for &gone in &self.board.removed {
            self.empty.add(usize::from(gone));
            surround(&mut self.around, usize::from(gone), taken);
        }
        if taken == enemy {
            self.note_danger(color, at);
        }
    }

    pub fn pass(&mut self) {
        self.board.pass();
    }

    #[inline]
    fn note_danger(&mut self, color: u8, at: At) {
        if self.in_atari(at) {
            self.in_danger[usize::from(color - 1)].push(at as u16);
        }
    }

    /// Writes the last liberties of all chains of a colour that are in atari into `found`, each once.
    pub fn all_in_atari(&mut self, color: u8, found: &mut Vec<u16>) {
        let mut list = std::mem::take(&mut self.in_danger[usize::from(color - 1)]);
        let mut kept = 0;
        for number in 0..list.len() {
            let stone = list[number];
            let here = usize::from(stone);
            // One stone per chain is enough.
            let head = self.head(here);
            let is_here = self.cells[here] == color && self.in_atari(here);
            if is_here && !list[..kept].iter().any(|&other| self.head(usize::from(other)) == head) {
                list[kept] = stone;
                kept += 1;
                let liberty = self.last_liberty(here) as u16;
                if !found.contains(&liberty) {
                    found.push(liberty);
                }
            }
        }
        list.truncate(kept);
        self.in_danger[usize::from(color - 1)] = list;
    }

    /// Whether a play here would make a chain with two liberties, or capture something.
    pub fn survives(&self, color: u8, at: At) -> bool {
        let mut found = [at; 2];
        let mut liberties = 0;
        let mut note = |liberty: At| {
            if liberty != at && !found[..liberties].contains(&liberty) && liberties < 2 {
                found[liberties] = liberty;
                liberties += 1;
            }
            liberties >= 2
        };
        for by in NEIGHBOUR_OFFSETS {
            let beside = step(at, by);
            let cell = self.cells[beside];
            if cell == EMPTY && note(beside) {
                return true;
            }
            if cell == 3 - color && self.in_atari(beside) {
                return true;
            }
        }
        for by in NEIGHBOUR_OFFSETS {
            let beside = step(at, by);
            if self.cells[beside] != color || self.in_atari(beside) {
                continue;
            }
            for stone in self.chain(beside) {
                for by in NEIGHBOUR_OFFSETS {
                    let liberty = step(stone, by);
                    if self.cells[liberty] == EMPTY && note(liberty) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Black's points minus White's: stones, and empty points that only one colour surrounds.
    ///
    /// Valid for positions where only eyes are left: larger regions do not count.
    pub fn margin(&self) -> i32 {
        let stones = self.cells.iter().map(|&cell| i16::from(cell == 1) - i16::from(cell == 2));
        let eyes =
            self.empty().iter().map(|&at| match NEIGHBOUR_TABLE[usize::from(self.around[usize::from(at)] as u8)] & 3 {
                1 => 1,
                2 => -1,
                _ => 0,
            });
        i32::from(stones.sum::<i16>()) + eyes.sum::<i32>()
    }
}

/// Adds or removes a stone in the codes of the eight points around it, by flipping its bits.
#[inline]
fn surround(around: &mut [u16; GRID_POINTS], at: At, cell: u8) {
    // For the point above, this point is the one below: opposite places of a code correspond.
    const FACING: [u32; 8] = [3, 2, 1, 0, 7, 6, 5, 4];
    for (&by, slot) in AROUND_OFFSETS.iter().zip(FACING) {
        around[step(at, by)] ^= u16::from(cell) << (2 * slot);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::test_support::random_games;
    use katachi_core::go::{Color, Point};
    use katachi_core::pattern::{Pattern, Window};
    use katachi_engines::fast_board::LibertyBoard;

    /// Compares every answer of this board about a position with the core's board.
    fn assert_same(board: &Board, ours: &mut PlayoutBoard, square: &Window, diamond: &Window) {
        let size = board.size();
        assert_eq!(board.ko(), (ours.ko != 0).then(|| point(ours.ko)));
        assert_eq!(ours.empty().len(), size.area() - board.stones().count());
        for here in size.points() {
            let place = at(here);
            assert_eq!(board.get(here).map_or(EMPTY, code), ours.cells[place]);
            for color in Color::BOTH {
                assert_eq!(board.is_legal(color, here), ours.is_legal(code(color), place));
            }
            if board.get(here).is_some() {
                let liberties = board.liberties(here);
                assert_eq!(ours.in_atari(place), liberties.len() == 1);
                if liberties.len() == 1 {
                    assert_eq!(point(ours.last_liberty(place)), liberties[0]);
                }
                assert_eq!(board.chain_size(here), ours.chain(place).count());
                continue;
            }
            assert_eq!(ours.empty().iter().filter(|&&empty| usize::from(empty) == place).count(), 1);
            let expected = Pattern::on_board(square, board, here, Color::Black);
            assert_eq!(super::super::around::pattern(ours.around(place), square), expected);
            let wide = Pattern::on_board(diamond, board, here, Color::Black);
            assert_eq!(super::super::frequent::diamond_code(wide.cells()), ours.around_diamond(place));
            for color in Color::BOTH {
                let mut after = board.clone();
                let played = after.play(color, here).unwrap();
                let survives = !played.suicide && (played.captured > 0 || after.liberties(here).len() >= 2);
                assert_eq!(survives, ours.survives(code(color), place));
            }
        }
        for color in Color::BOTH {
            let in_atari = board.stones().filter(|&(stone, owner)| owner == color && board.liberties(stone).len() == 1);
            let mut expected: Vec<Point> = in_atari.map(|(stone, _)| board.liberties(stone)[0]).collect();
            let mut found = Vec::new();
            ours.all_in_atari(code(color), &mut found);
            let mut found: Vec<Point> = found.into_iter().map(|at| point(usize::from(at))).collect();
            for list in [&mut expected, &mut found] {
                list.sort_by_key(|point| (point.y, point.x));
            }
            expected.dedup();
            assert_eq!(found, expected);
        }
    }

    #[test]
    fn the_fast_board_is_the_plain_board_after_every_move_of_random_games() {
        let (square, diamond) = ("square:3".parse().unwrap(), "diamond:2".parse().unwrap());
        for game in random_games(8) {
            let mut board = Board::new(game.size);
            let mut ours = PlayoutBoard::new(game.size);
            for (number, play) in game.moves.iter().enumerate() {
                match play.point() {
                    Some(point) => {
                        board.play(play.color(), point).unwrap();
                        ours.play(code(play.color()), at(point));
                        let mut removed: Vec<Point> =
                            ours.removed.iter().map(|&at| super::point(usize::from(at))).collect();
                        let mut expected: Vec<Point> = board.last_removed().collect();
                        removed.sort_by_key(|point| (point.y, point.x));
                        expected.sort_by_key(|point| (point.y, point.x));
                        assert_eq!(removed, expected);
                    }
                    None => {
                        board.pass();
                        ours.pass();
                    }
                }
                // Check large boards only now and then: full comparisons are slow.
                if game.size.side() <= 9 || number % 7 == 0 {
                    assert_same(&board, &mut ours, &square, &diamond);
                    assert_same(&board, &mut PlayoutBoard::from_board(&board), &square, &diamond);
                }
            }
        }
    }

    #[test]
    fn eyes_are_those_of_the_liberty_board() {
        for game in random_games(8) {
            let mut board = Board::new(game.size);
            for play in &game.moves {
                match play.point() {
                    Some(point) => _ = board.play(play.color(), point).unwrap(),
                    None => board.pass(),
                }
            }
            let (ours, other) = (PlayoutBoard::from_board(&board), LibertyBoard::from_board(&board));
            for here in game.size.points().filter(|&here| board.is_empty(here)) {
                for color in Color::BOTH {
                    let expected = other.fills_eye(code(color), at(here));
                    assert_eq!(ours.fills_eye(code(color), at(here)), expected);
                }
            }
        }
    }
}
