//! A board for playouts: every question that a playout asks is answered without walking a chain.
//!
//! Each chain keeps the number, the sum and the sum of squares of its pseudo-liberties (pairs of a stone and an empty
//! neighbour). All pairs name the same point exactly when number × squares = sum², so whether a chain is in atari, and
//! where, is known at once. Each point keeps the code of the eight points around it ([`super::around`]). Chains that come
//! into atari are noted in a list, so that captures are found without a search. [`katachi_core::go::Board`] is the oracle.

use katachi_core::go::{Board, BoardSize, Color, Point};

use super::around::{DIAGONALS, NEIGHBOURHOOD, OPEN};

/// Width of the padded grid. Above and below there are two more rows, so that diamonds fit around every point.
const STRIDE: usize = BoardSize::MAX + 2;
const GRID: usize = STRIDE * (BoardSize::MAX + 4);

/// Up, left, right, down; then the diagonals: the order of the codes.
pub(super) const AROUND: [isize; 8] = {
    let row = STRIDE as isize;
    [-row, -1, 1, row, -row - 1, -row + 1, row - 1, row + 1]
};

pub(super) const EMPTY: u8 = 0;
const OFF: u8 = 3;

/// Number of a point in the padded grid; 0 is none.
pub(super) type At = usize;

pub(super) fn at(point: Point) -> At {
    (usize::from(point.y) + 2) * STRIDE + usize::from(point.x) + 1
}

pub(super) fn point(at: At) -> Point {
    Point::new((at % STRIDE - 1) as u8, (at / STRIDE - 2) as u8)
}

pub(super) fn code(color: Color) -> u8 {
    1 + color as u8
}

#[inline]
pub(super) fn step(at: At, by: isize) -> At {
    at.wrapping_add_signed(by)
}

/// Pseudo-liberties and stones of a chain, by its head.
#[derive(Clone, Copy, Default)]
struct Chain {
    stones: u16,
    pairs: u16,
    sum: u32,
    squares: u32,
}

impl Chain {
    #[inline]
    fn gain(&mut self, at: At) {
        self.pairs += 1;
        self.sum += at as u32;
        self.squares += (at * at) as u32;
    }

    #[inline]
    fn lose(&mut self, at: At) {
        self.pairs -= 1;
        self.sum -= at as u32;
        self.squares -= (at * at) as u32;
    }

    /// All its pairs name one point.
    #[inline]
    fn in_atari(&self) -> bool {
        u64::from(self.pairs) * u64::from(self.squares) == u64::from(self.sum) * u64::from(self.sum) && self.pairs > 0
    }
}

#[derive(Clone)]
pub(super) struct FastBoard {
    size: BoardSize,
    cells: [u8; GRID],
    around: [u16; GRID],
    head: [u16; GRID],
    next: [u16; GRID],
    chains: [Chain; GRID],
    ko: u16,
    /// The empty points in no particular order, and where each stands among them.
    empty: Vec<u16>,
    place: [u16; GRID],
    /// Stones on the board, by colour.
    stones: [u16; 2],
    /// A stone of each chain that came into atari, by colour; some of them are in atari no longer, or gone.
    in_danger: [Vec<u16>; 2],
    /// Points that the last play emptied.
    removed: Vec<u16>,
}

impl FastBoard {
    pub fn new(size: BoardSize) -> FastBoard {
        let mut board = FastBoard {
            size,
            cells: [OFF; GRID],
            around: [u16::MAX; GRID],
            head: [0; GRID],
            next: [0; GRID],
            chains: [Chain::default(); GRID],
            ko: 0,
            empty: Vec::new(),
            place: [0; GRID],
            stones: [0; 2],
            in_danger: [Vec::new(), Vec::new()],
            removed: Vec::new(),
        };
        for here in size.points().map(at) {
            board.cells[here] = EMPTY;
            board.place[here] = board.empty.len() as u16;
            board.empty.push(here as u16);
            board.surround(here, 3);
        }
        board
    }

    /// Takes over stones and the ko point.
    pub fn from_board(board: &Board) -> FastBoard {
        let mut copy = FastBoard::new(board.size());
        for (point, color) in board.stones() {
            copy.put(at(point), code(color));
        }
        for (point, color) in board.stones() {
            copy.note_danger(code(color), at(point));
        }
        copy.ko = board.ko().map_or(0, at) as u16;
        copy
    }

    /// As `clone_from`, without making memory.
    pub fn copy_from(&mut self, other: &FastBoard) {
        self.size = other.size;
        self.cells = other.cells;
        self.around = other.around;
        self.head = other.head;
        self.next = other.next;
        self.chains = other.chains;
        self.ko = other.ko;
        self.empty.clone_from(&other.empty);
        self.place = other.place;
        self.stones = other.stones;
        for (own, other) in self.in_danger.iter_mut().zip(&other.in_danger) {
            own.clone_from(other);
        }
        self.removed.clear();
    }

    pub fn size(&self) -> BoardSize {
        self.size
    }

    #[inline]
    pub fn cell(&self, at: At) -> u8 {
        self.cells[at]
    }

    /// The eight points around, see [`super::around`].
    #[inline]
    pub fn around(&self, at: At) -> u16 {
        self.around[at]
    }

    /// The twelve points of `diamond:2` around: those of [`FastBoard::around`], then two up, left, right and down.
    #[inline]
    pub fn around_diamond(&self, at: At) -> u32 {
        let far = AROUND[..4].iter().enumerate();
        far.fold(u32::from(self.around[at]), |code, (slot, &by)| {
            code | u32::from(self.cells[step(at, 2 * by)]) << (16 + 2 * slot)
        })
    }

    pub fn empty(&self) -> &[u16] {
        &self.empty
    }

    /// Exchanges two of the empty points in their order.
    #[inline]
    pub fn exchange_empty(&mut self, a: usize, b: usize) {
        self.empty.swap(a, b);
        self.place[usize::from(self.empty[a])] = a as u16;
        self.place[usize::from(self.empty[b])] = b as u16;
    }

    /// Whether the chain with a stone here has one liberty.
    #[inline]
    pub fn in_atari(&self, at: At) -> bool {
        self.chains[usize::from(self.head[at])].in_atari()
    }

    /// The only liberty of a chain in atari.
    #[inline]
    pub fn last_liberty(&self, at: At) -> At {
        let chain = &self.chains[usize::from(self.head[at])];
        (chain.sum / u32::from(chain.pairs.max(1))) as At
    }

    /// Empty, no suicide, no simple-ko retake.
    #[inline]
    pub fn is_legal(&self, color: u8, at: At) -> bool {
        if self.cells[at] != EMPTY || usize::from(self.ko) == at {
            return false;
        }
        if NEIGHBOURHOOD[usize::from(self.around[at] as u8)] & OPEN != 0 {
            return true;
        }
        AROUND[..4].iter().any(|&by| {
            let beside = step(at, by);
            match self.cells[beside] {
                OFF => false,
                // A liberty of the chain is here: in atari it has no other.
                cell => (cell == color) != self.in_atari(beside),
            }
        })
    }

    /// Whether a play here would fill an eye of the player's own.
    #[inline]
    pub fn fills_eye(&self, color: u8, at: At) -> bool {
        let code = self.around[at];
        NEIGHBOURHOOD[usize::from(code as u8)] & DIAGONALS[usize::from(code >> 8)] & color != 0
    }

    /// Puts a stone on an empty point and takes off what has no liberty left, the player's own last.
    pub fn play(&mut self, color: u8, at: At) {
        self.removed.clear();
        self.put(at, color);
        let enemy = 3 - color;
        for &by in &AROUND[..4] {
            let beside = step(at, by);
            if self.cells[beside] == enemy {
                if self.chains[usize::from(self.head[beside])].pairs == 0 {
                    self.remove_chain(beside);
                } else {
                    self.note_danger(enemy, beside);
                }
            }
        }
        self.ko = 0;
        let own = self.chains[usize::from(self.head[at])];
        if own.pairs == 0 {
            self.remove_chain(at);
            return;
        }
        self.note_danger(color, at);
        if self.removed.len() == 1 && own.stones == 1 && own.pairs == 1 {
            self.ko = self.removed[0];
        }
    }

    pub fn pass(&mut self) {
        self.ko = 0;
        self.removed.clear();
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
            // One stone of a chain is enough.
            let head = self.head[here];
            let is_here = self.cells[here] == color && self.in_atari(here);
            if is_here && !list[..kept].iter().any(|&other| self.head[usize::from(other)] == head) {
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

    /// Whether the chain that a play here would make has two liberties, or takes something.
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
        for &by in &AROUND[..4] {
            let beside = step(at, by);
            let cell = self.cells[beside];
            if cell == EMPTY && note(beside) {
                return true;
            }
            if cell == 3 - color && self.in_atari(beside) {
                return true;
            }
        }
        for &by in &AROUND[..4] {
            let beside = step(at, by);
            if self.cells[beside] != color || self.in_atari(beside) {
                continue;
            }
            for stone in self.chain(beside) {
                for &by in &AROUND[..4] {
                    let liberty = step(stone, by);
                    if self.cells[liberty] == EMPTY && note(liberty) {
                        return true;
                    }
                }
            }
        }
        false
    }

    /// Points of the chain with a stone here.
    pub fn chain(&self, start: At) -> impl Iterator<Item = At> + '_ {
        let mut next = Some(start);
        std::iter::from_fn(move || {
            let here = next?;
            let following = usize::from(self.next[here]);
            next = (following != start).then_some(following);
            Some(here)
        })
    }

    /// Whether two stones belong to one chain.
    pub fn same_chain(&self, a: At, b: At) -> bool {
        self.head[a] == self.head[b]
    }

    /// Black's points minus White's: stones, and empty points that only one colour surrounds.
    ///
    /// For positions where only eyes are left: larger regions do not count.
    pub fn margin(&self) -> i32 {
        let stones = i32::from(self.stones[0]) - i32::from(self.stones[1]);
        let eyes =
            self.empty.iter().map(|&at| match NEIGHBOURHOOD[usize::from(self.around[usize::from(at)] as u8)] & 3 {
                1 => 1,
                2 => -1,
                _ => 0,
            });
        stones + eyes.sum::<i32>()
    }

    /// Tells the eight points around what stands here: its two bits are changed by `bits`.
    #[inline]
    fn surround(&mut self, at: At, bits: u16) {
        // Seen from a point above, this one lies below: the places of a code face each other.
        const FACING: [u32; 8] = [3, 2, 1, 0, 7, 6, 5, 4];
        for (&by, slot) in AROUND.iter().zip(FACING) {
            self.around[step(at, by)] ^= bits << (2 * slot);
        }
    }

    fn put(&mut self, at: At, color: u8) {
        let place = self.place[at];
        self.empty.swap_remove(usize::from(place));
        if let Some(&moved) = self.empty.get(usize::from(place)) {
            self.place[usize::from(moved)] = place;
        }
        self.cells[at] = color;
        self.stones[usize::from(color - 1)] += 1;
        self.surround(at, u16::from(color));
        self.head[at] = at as u16;
        self.next[at] = at as u16;
        let mut own = Chain { stones: 1, ..Chain::default() };
        for &by in &AROUND[..4] {
            let beside = step(at, by);
            match self.cells[beside] {
                EMPTY => own.gain(beside),
                OFF => {}
                _ => self.chains[usize::from(self.head[beside])].lose(at),
            }
        }
        self.chains[at] = own;
        for &by in &AROUND[..4] {
            let beside = step(at, by);
            if self.cells[beside] == color {
                self.merge(usize::from(self.head[at]), usize::from(self.head[beside]));
            }
        }
    }

    fn merge(&mut self, a: At, b: At) {
        if a == b {
            return;
        }
        let (large, small) = if self.chains[a].stones >= self.chains[b].stones { (a, b) } else { (b, a) };
        let mut here = small;
        loop {
            self.head[here] = large as u16;
            here = usize::from(self.next[here]);
            if here == small {
                break;
            }
        }
        self.next.swap(large, small);
        let gone = self.chains[small];
        let kept = &mut self.chains[large];
        kept.stones += gone.stones;
        kept.pairs += gone.pairs;
        kept.sum += gone.sum;
        kept.squares += gone.squares;
    }

    fn remove_chain(&mut self, start: At) {
        let color = self.cells[start];
        let mut here = start;
        loop {
            self.cells[here] = EMPTY;
            self.stones[usize::from(color - 1)] -= 1;
            self.removed.push(here as u16);
            self.place[here] = self.empty.len() as u16;
            self.empty.push(here as u16);
            self.surround(here, u16::from(color));
            for &by in &AROUND[..4] {
                let beside = step(here, by);
                // Stones of the chain that are still to go gain in vain.
                if matches!(self.cells[beside], 1 | 2) {
                    self.chains[usize::from(self.head[beside])].gain(here);
                }
            }
            here = usize::from(self.next[here]);
            if here == start {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::test_support::random_games;
    use katachi_core::pattern::{Pattern, Window};

    /// All that the fast board says of a position, against the core's.
    fn assert_same(board: &Board, ours: &mut FastBoard, square: &Window, diamond: &Window) {
        let size = board.size();
        assert_eq!(board.ko(), (ours.ko != 0).then(|| point(usize::from(ours.ko))));
        assert_eq!(ours.empty.len(), size.area() - board.stones().count());
        for here in size.points() {
            let place = at(here);
            assert_eq!(board.get(here).map_or(EMPTY, code), ours.cell(place));
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
            assert_eq!(usize::from(ours.empty[usize::from(ours.place[place])]), place);
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
            let in_atari = board.stones().filter(|&(stone, of)| of == color && board.liberties(stone).len() == 1);
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
            let mut ours = FastBoard::new(game.size);
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
                // Large boards now and then: whole comparisons are slow.
                if game.size.side() <= 9 || number % 7 == 0 {
                    assert_same(&board, &mut ours, &square, &diamond);
                    assert_same(&board, &mut FastBoard::from_board(&board), &square, &diamond);
                }
            }
        }
    }

    #[test]
    fn eyes_are_those_of_the_liberty_board() {
        use katachi_engines::predict::parts::{LibertyBoard, at as liberty_at, code as liberty_code};
        for game in random_games(8) {
            let mut board = Board::new(game.size);
            for play in &game.moves {
                match play.point() {
                    Some(point) => _ = board.play(play.color(), point).unwrap(),
                    None => board.pass(),
                }
            }
            let (ours, other) = (FastBoard::from_board(&board), LibertyBoard::from_board(&board));
            for here in game.size.points().filter(|&here| board.is_empty(here)) {
                for color in Color::BOTH {
                    let expected = other.fills_eye(liberty_code(color), liberty_at(here));
                    assert_eq!(ours.fills_eye(code(color), at(here)), expected);
                }
            }
        }
    }
}
