//! A board that knows the liberties of every chain.
//!
//! [`katachi_core::go::Board`] counts pseudo-liberties, which is quickest for replaying; here almost every candidate asks how
//! many liberties a chain has, or would have. So each chain's head carries the set of its liberties, one bit a point: a
//! merge is an "or", a question a population count. A copy is about 28 KB, which ladder reading takes for each try.

use katachi_core::go::{Board, BoardSize, Color, Point};

/// Width of the padded grid; points are numbered by it here, so that each has four neighbours.
pub const STRIDE: usize = BoardSize::MAX + 2;
pub const GRID: usize = STRIDE * STRIDE;
pub(crate) const NEIGHBOURS: [isize; 4] = [-(STRIDE as isize), -1, 1, STRIDE as isize];
pub(crate) const DIAGONALS: [isize; 4] =
    [-(STRIDE as isize) - 1, -(STRIDE as isize) + 1, STRIDE as isize - 1, STRIDE as isize + 1];

pub const EMPTY: u8 = 0;
pub(crate) const OFF: u8 = 3;

/// Number of a point in the padded grid.
pub type At = usize;

pub fn at(point: Point) -> At {
    (usize::from(point.y) + 1) * STRIDE + usize::from(point.x) + 1
}

pub fn point(at: At) -> Point {
    Point::new((at % STRIDE - 1) as u8, (at / STRIDE - 1) as u8)
}

#[inline]
pub fn step(at: At, by: isize) -> At {
    at.wrapping_add_signed(by)
}

pub fn code(color: Color) -> u8 {
    1 + color as u8
}

/// A set of points of the padded grid.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct PointSet([u64; GRID.div_ceil(64)]);

impl PointSet {
    #[inline]
    pub fn insert(&mut self, at: At) {
        self.0[at / 64] |= 1 << (at % 64);
    }

    #[inline]
    pub fn remove(&mut self, at: At) {
        self.0[at / 64] &= !(1 << (at % 64));
    }

    #[inline]
    pub fn contains(&self, at: At) -> bool {
        self.0[at / 64] >> (at % 64) & 1 != 0
    }

    #[inline]
    pub fn len(&self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    #[inline]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|&word| word == 0)
    }

    #[inline]
    pub fn include(&mut self, other: &PointSet) {
        self.0.iter_mut().zip(other.0).for_each(|(word, other)| *word |= other);
    }

    /// Iterates in ascending order.
    pub fn iter(self) -> impl Iterator<Item = At> {
        self.0.into_iter().enumerate().flat_map(|(index, mut word)| {
            std::iter::from_fn(move || {
                (word != 0).then(|| {
                    let bit = word.trailing_zeros() as usize;
                    word &= word - 1;
                    index * 64 + bit
                })
            })
        })
    }
}

#[derive(Clone)]
pub struct LibertyBoard {
    size: BoardSize,
    pub cells: [u8; GRID],
    head: [u16; GRID],
    next: [u16; GRID],
    stones: [u16; GRID],
    /// By chain head.
    liberties: [PointSet; GRID],
    pub ko: At,
    /// Points that the last play emptied.
    pub removed: Vec<u16>,
}

impl LibertyBoard {
    pub fn new(size: BoardSize) -> LibertyBoard {
        let mut cells = [OFF; GRID];
        for point in size.points() {
            cells[at(point)] = EMPTY;
        }
        LibertyBoard {
            size,
            cells,
            head: [0; GRID],
            next: [0; GRID],
            stones: [0; GRID],
            liberties: [PointSet::default(); GRID],
            ko: 0,
            removed: Vec::new(),
        }
    }

    /// As `clone_from`, without making memory.
    pub fn copy_from(&mut self, other: &LibertyBoard) {
        self.size = other.size;
        self.cells = other.cells;
        self.head = other.head;
        self.next = other.next;
        self.stones = other.stones;
        self.liberties = other.liberties;
        self.ko = other.ko;
        self.removed.clear();
    }

    /// Takes over stones and the ko point.
    pub fn from_board(board: &Board) -> LibertyBoard {
        let mut copy = LibertyBoard::new(board.size());
        for (point, color) in board.stones() {
            copy.put(at(point), code(color));
        }
        copy.ko = board.ko().map_or(0, at);
        copy
    }

    pub fn size(&self) -> BoardSize {
        self.size
    }

    #[inline]
    pub fn head(&self, at: At) -> At {
        usize::from(self.head[at])
    }

    /// Liberties of the chain with a stone here.
    #[inline]
    pub fn liberties(&self, at: At) -> &PointSet {
        &self.liberties[self.head(at)]
    }

    /// Stones of the chain with a stone here.
    #[inline]
    pub fn chain_size(&self, at: At) -> usize {
        usize::from(self.stones[self.head(at)])
    }

    pub fn chain(&self, start: At) -> impl Iterator<Item = At> + '_ {
        let mut next = Some(start);
        std::iter::from_fn(move || {
            let here = next?;
            let following = usize::from(self.next[here]);
            next = (following != start).then_some(following);
            Some(here)
        })
    }

    /// Every chain's head, ascending.
    pub fn heads(&self) -> impl Iterator<Item = At> + '_ {
        (STRIDE..GRID - STRIDE).filter(|&at| matches!(self.cells[at], 1 | 2) && self.head(at) == at)
    }

    /// Empty, no suicide, no simple-ko retake.
    #[inline]
    pub fn is_legal(&self, color: u8, at: At) -> bool {
        self.cells[at] == EMPTY
            && self.ko != at
            && NEIGHBOURS.into_iter().any(|by| {
                let neighbour = step(at, by);
                match self.cells[neighbour] {
                    EMPTY => true,
                    OFF => false,
                    cell => (cell == color) == (self.liberties(neighbour).len() > 1),
                }
            })
    }

    /// Puts a stone on an empty point and takes off what has no liberty left, the player's own last.
    pub fn play(&mut self, color: u8, at: At) {
        self.removed.clear();
        self.put(at, color);
        let enemy = 3 - color;
        for by in NEIGHBOURS {
            let neighbour = step(at, by);
            if self.cells[neighbour] == enemy && self.liberties(neighbour).is_empty() {
                self.remove_chain(neighbour);
            }
        }
        let captured = self.removed.len();
        if captured == 0 && self.liberties(at).is_empty() {
            self.remove_chain(at);
            self.ko = 0;
            return;
        }
        let takes_ko = captured == 1 && self.chain_size(at) == 1 && self.liberties(at).len() == 1;
        self.ko = if takes_ko { usize::from(self.removed[0]) } else { 0 };
    }

    /// Whether a play here would fill an eye of the player's own: all neighbours are his or off the board, and too few
    /// diagonals are the opponent's to make it false.
    #[inline]
    pub fn fills_eye(&self, color: u8, at: At) -> bool {
        let own = |cell: u8| cell == color || cell == OFF;
        if self.cells[at] != EMPTY || !NEIGHBOURS.into_iter().all(|by| own(self.cells[step(at, by)])) {
            return false;
        }
        let diagonals = DIAGONALS.map(|by| self.cells[step(at, by)]);
        let enemies = diagonals.into_iter().filter(|&cell| cell == 3 - color).count();
        enemies + usize::from(diagonals.contains(&OFF)) < 2
    }

    pub fn pass(&mut self) {
        self.ko = 0;
        self.removed.clear();
    }

    fn put(&mut self, at: At, color: u8) {
        self.cells[at] = color;
        self.head[at] = at as u16;
        self.next[at] = at as u16;
        self.stones[at] = 1;
        let mut liberties = PointSet::default();
        for by in NEIGHBOURS {
            let neighbour = step(at, by);
            match self.cells[neighbour] {
                EMPTY => liberties.insert(neighbour),
                OFF => {}
                _ => {
                    let head = self.head(neighbour);
                    self.liberties[head].remove(at);
                }
            }
        }
        self.liberties[at] = liberties;
        for by in NEIGHBOURS {
            let neighbour = step(at, by);
            if self.cells[neighbour] == color {
                self.merge(self.head(at), self.head(neighbour));
            }
        }
    }

    fn merge(&mut self, a: At, b: At) {
        if a == b {
            return;
        }
        let (large, small) = if self.stones[a] >= self.stones[b] { (a, b) } else { (b, a) };
        let mut at = small;
        loop {
            self.head[at] = large as u16;
            at = usize::from(self.next[at]);
            if at == small {
                break;
            }
        }
        self.next.swap(large, small);
        self.stones[large] += self.stones[small];
        let liberties = self.liberties[small];
        self.liberties[large].include(&liberties);
    }

    fn remove_chain(&mut self, start: At) {
        let mut at = start;
        loop {
            self.cells[at] = EMPTY;
            self.removed.push(at as u16);
            at = usize::from(self.next[at]);
            if at == start {
                break;
            }
        }
        // Only when all are off: a stone of the chain is no neighbour that gains a liberty.
        loop {
            for by in NEIGHBOURS {
                let neighbour = step(at, by);
                if matches!(self.cells[neighbour], 1 | 2) {
                    let head = self.head(neighbour);
                    self.liberties[head].insert(at);
                }
            }
            at = usize::from(self.next[at]);
            if at == start {
                return;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::predict::test_support::random_games;

    #[test]
    fn liberties_chains_and_legality_are_those_of_the_plain_board() {
        for game in random_games(12) {
            let mut board = Board::new(game.size);
            let mut ours = LibertyBoard::new(game.size);
            for play in &game.moves {
                match play.point() {
                    Some(point) => {
                        board.play(play.color(), point).unwrap();
                        ours.play(code(play.color()), at(point));
                    }
                    None => {
                        board.pass();
                        ours.pass();
                    }
                }
                assert_eq!(board.ko(), (ours.ko != 0).then(|| point(ours.ko)));
                for here in game.size.points() {
                    assert_eq!(board.get(here).map_or(EMPTY, code), ours.cells[at(here)]);
                    for color in Color::BOTH {
                        assert_eq!(board.is_legal(color, here), ours.is_legal(code(color), at(here)));
                    }
                    if board.get(here).is_some() {
                        let liberties: Vec<Point> = ours.liberties(at(here)).iter().map(point).collect();
                        assert_eq!(board.liberties(here), liberties);
                        assert_eq!(board.chain_size(here), ours.chain(at(here)).count());
                        assert_eq!(board.chain_size(here), ours.chain_size(at(here)));
                    }
                }
            }
        }
    }
}
