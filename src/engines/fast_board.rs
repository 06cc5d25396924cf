//! The board for playouts, reading and counting liberties.
//!
//! [`katachi_core::go::Board`] is made for replaying records. Here almost every candidate move asks for the liberties
//! of a chain, so each chain's head stores them, in one of two forms. Prediction and reading store the set of points
//! ([`FastPointSet`]): a merge is an "or", a question a population count. Playouts only ask whether a chain is in
//! atari, and store sums ([`LibertySums`]), which are smaller. A copy of a board takes about 28 KB with sets and about
//! 8 KB with sums; ladder reading copies the board for each try. [`katachi_core::go::Board`] is the oracle of both.

use katachi_core::go::{Board, BoardSize, Color, Point};

/// Width of the padded grid, the board with a margin. The margin gives each point four neighbours.
pub const STRIDE: usize = BoardSize::MAX + 2;
pub const GRID_POINTS: usize = STRIDE * STRIDE;
pub const NEIGHBOUR_OFFSETS: [isize; 4] = [-(STRIDE as isize), -1, 1, STRIDE as isize];
pub(crate) const DIAGONAL_OFFSETS: [isize; 4] =
    [-(STRIDE as isize) - 1, -(STRIDE as isize) + 1, STRIDE as isize - 1, STRIDE as isize + 1];

pub const EMPTY: u8 = 0;
pub const OFF_BOARD: u8 = 3;

/// Index of a point in the padded grid; 0 means no point.
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

/// The liberties of a chain, in a form that plays keep up to date.
pub trait Liberties: Copy + Default {
    /// Adds an empty neighbour of one of the chain's stones.
    fn gain(&mut self, at: At);
    /// Takes away an empty neighbour of one of the chain's stones, because it was played on.
    fn lose(&mut self, at: At);
    /// Adds the liberties of a chain that is merged with this one.
    fn join(&mut self, other: &Self);
    /// Whether there is no liberty.
    fn none(&self) -> bool;
    /// Whether there is exactly one liberty.
    fn one(&self) -> bool;
}

/// Sums over a chain's pseudo-liberties, the pairs of a stone and an empty neighbour: their number, the sum of the
/// points' indices, and the sum of the squares.
///
/// All pairs name the same point exactly when number × squares = sum². The sums therefore tell whether a chain is in
/// atari, and at which point its liberty is, but not how many liberties it has.
#[derive(Clone, Copy, Default)]
pub struct LibertySums {
    pairs: u32,
    sum: u32,
    squares: u32,
}

impl LibertySums {
    /// The only liberty of a chain in atari.
    #[inline]
    pub fn only(&self) -> At {
        (self.sum / self.pairs.max(1)) as At
    }
}

impl Liberties for LibertySums {
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

    #[inline]
    fn join(&mut self, other: &LibertySums) {
        self.pairs += other.pairs;
        self.sum += other.sum;
        self.squares += other.squares;
    }

    #[inline]
    fn none(&self) -> bool {
        self.pairs == 0
    }

    #[inline]
    fn one(&self) -> bool {
        u64::from(self.pairs) * u64::from(self.squares) == u64::from(self.sum) * u64::from(self.sum) && self.pairs > 0
    }
}

/// A set of points of the padded grid.
#[derive(Clone, Copy, Default, PartialEq, Eq, Debug)]
pub struct FastPointSet([u64; GRID_POINTS.div_ceil(64)]);

impl FastPointSet {
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
    pub fn include(&mut self, other: &FastPointSet) {
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

impl Liberties for FastPointSet {
    #[inline]
    fn gain(&mut self, at: At) {
        self.insert(at);
    }

    #[inline]
    fn lose(&mut self, at: At) {
        self.remove(at);
    }

    #[inline]
    fn join(&mut self, other: &FastPointSet) {
        self.include(other);
    }

    #[inline]
    fn none(&self) -> bool {
        self.is_empty()
    }

    #[inline]
    fn one(&self) -> bool {
        self.len() == 1
    }
}

/// The empty points of a board in no particular order, for drawing one at random.
#[derive(Clone)]
pub struct EmptyPoints {
    points: Vec<u16>,
    /// Index in `points`, by point.
    place: [u16; GRID_POINTS],
}

impl EmptyPoints {
    /// The empty points of a board, in ascending order.
    pub fn from_board<L: Liberties>(board: &FastBoard<L>) -> EmptyPoints {
        let mut empty = EmptyPoints { points: Vec::new(), place: [0; GRID_POINTS] };
        empty.read(board);
        empty
    }

    /// Fills this list as [`EmptyPoints::from_board`] does, reusing its memory.
    pub fn read<L: Liberties>(&mut self, board: &FastBoard<L>) {
        self.points.clear();
        for at in board.size().points().map(at).filter(|&at| board.cells[at] == EMPTY) {
            self.add(at);
        }
    }

    /// Like `clone_from`, without allocating.
    pub fn copy_from(&mut self, other: &EmptyPoints) {
        self.points.clone_from(&other.points);
        self.place = other.place;
    }

    #[inline]
    pub fn points(&self) -> &[u16] {
        &self.points
    }

    #[inline]
    pub fn add(&mut self, at: At) {
        self.place[at] = self.points.len() as u16;
        self.points.push(at as u16);
    }

    /// Takes a point out; the last one moves to its place.
    #[inline]
    pub fn remove(&mut self, at: At) {
        let place = self.place[at];
        self.points.swap_remove(usize::from(place));
        if let Some(&moved) = self.points.get(usize::from(place)) {
            self.place[usize::from(moved)] = place;
        }
    }

    /// Swaps two points of the list, given by index.
    #[inline]
    pub fn exchange(&mut self, a: usize, b: usize) {
        self.points.swap(a, b);
        self.place[usize::from(self.points[a])] = a as u16;
        self.place[usize::from(self.points[b])] = b as u16;
    }
}

/// The board with the exact liberties of every chain.
pub type LibertyBoard = FastBoard<FastPointSet>;

/// Stones, chains with their liberties, and the simple-ko point.
#[derive(Clone)]
pub struct FastBoard<L> {
    size: BoardSize,
    pub cells: [u8; GRID_POINTS],
    head: [u16; GRID_POINTS],
    next: [u16; GRID_POINTS],
    stones: [u16; GRID_POINTS],
    /// By chain head.
    liberties: [L; GRID_POINTS],
    pub ko: At,
    /// Points that the last play emptied.
    pub removed: Vec<u16>,
}

impl<L: Liberties> FastBoard<L> {
    pub fn new(size: BoardSize) -> FastBoard<L> {
        let mut cells = [OFF_BOARD; GRID_POINTS];
        for point in size.points() {
            cells[at(point)] = EMPTY;
        }
        FastBoard {
            size,
            cells,
            head: [0; GRID_POINTS],
            next: [0; GRID_POINTS],
            stones: [0; GRID_POINTS],
            liberties: [L::default(); GRID_POINTS],
            ko: 0,
            removed: Vec::new(),
        }
    }

    /// Like `clone_from`, without allocating. Does not copy `removed`.
    pub fn copy_from(&mut self, other: &FastBoard<L>) {
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
    pub fn from_board(board: &Board) -> FastBoard<L> {
        let mut copy = FastBoard::new(board.size());
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
    pub fn liberties(&self, at: At) -> &L {
        &self.liberties[self.head(at)]
    }

    /// Whether the chain with a stone here has one liberty.
    #[inline]
    pub fn in_atari(&self, at: At) -> bool {
        self.liberties(at).one()
    }

    /// Stones of the chain with a stone here.
    #[inline]
    pub fn chain_size(&self, at: At) -> usize {
        usize::from(self.stones[self.head(at)])
    }

    /// Stones of the chain with a stone here, beginning with it.
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
        (STRIDE..GRID_POINTS - STRIDE).filter(|&at| matches!(self.cells[at], 1 | 2) && self.head(at) == at)
    }

    /// Whether the point is empty and the play is neither suicide nor a simple-ko retake.
    #[inline]
    pub fn is_legal(&self, color: u8, at: At) -> bool {
        self.cells[at] == EMPTY && self.ko != at && self.has_room(color, at)
    }

    /// Whether a stone on this empty point would have a liberty, captures counted.
    #[inline]
    fn has_room(&self, color: u8, at: At) -> bool {
        NEIGHBOUR_OFFSETS.into_iter().any(|by| {
            let neighbour = step(at, by);
            match self.cells[neighbour] {
                EMPTY => true,
                OFF_BOARD => false,
                // This point is a liberty of the neighbouring chain. If the chain is in atari, it has no other.
                cell => (cell == color) != self.in_atari(neighbour),
            }
        })
    }

    /// Puts a stone on an empty point and removes chains without liberties: the opponent's first, then the player's
    /// own.
    pub fn play(&mut self, color: u8, at: At) {
        self.play_and_see(color, at, |_, _| {});
    }

    /// As [`FastBoard::play`], and calls `pressed` with each neighbouring stone of the opponent that stays, and with the
    /// liberties of its chain.
    #[inline]
    pub fn play_and_see(&mut self, color: u8, at: At, mut pressed: impl FnMut(At, &L)) {
        self.removed.clear();
        self.put(at, color);
        let enemy = 3 - color;
        for by in NEIGHBOUR_OFFSETS {
            let neighbour = step(at, by);
            if self.cells[neighbour] == enemy {
                let liberties = self.liberties(neighbour);
                if liberties.none() {
                    self.remove_chain(neighbour);
                } else {
                    pressed(neighbour, liberties);
                }
            }
        }
        let captured = self.removed.len();
        if captured == 0 && self.liberties(at).none() {
            self.remove_chain(at);
            self.ko = 0;
            return;
        }
        let takes_ko = captured == 1 && self.chain_size(at) == 1 && self.in_atari(at);
        self.ko = if takes_ko { usize::from(self.removed[0]) } else { 0 };
    }

    /// Whether a play here would fill an eye of the player's own: all neighbours are own stones or off the board, and
    /// the opponent has too few of the diagonal points to make the eye false.
    #[inline]
    pub fn fills_eye(&self, color: u8, at: At) -> bool {
        let own = |cell: u8| cell == color || cell == OFF_BOARD;
        if self.cells[at] != EMPTY || !NEIGHBOUR_OFFSETS.into_iter().all(|by| own(self.cells[step(at, by)])) {
            return false;
        }
        let diagonals = DIAGONAL_OFFSETS.map(|by| self.cells[step(at, by)]);
        let enemies = diagonals.into_iter().filter(|&cell| cell == 3 - color).count();
        enemies + usize::from(diagonals.contains(&OFF_BOARD)) < 2
    }

    pub fn pass(&mut self) {
        self.ko = 0;
        self.removed.clear();
    }

    #[inline]
    fn put(&mut self, at: At, color: u8) {
        self.cells[at] = color;
        self.head[at] = at as u16;
        self.next[at] = at as u16;
        self.stones[at] = 1;
        let mut liberties = L::default();
        for by in NEIGHBOUR_OFFSETS {
            let neighbour = step(at, by);
            match self.cells[neighbour] {
                EMPTY => liberties.gain(neighbour),
                OFF_BOARD => {}
                _ => {
                    let head = self.head(neighbour);
                    self.liberties[head].lose(at);
                }
            }
        }
        self.liberties[at] = liberties;
        for by in NEIGHBOUR_OFFSETS {
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
        self.liberties[large].join(&liberties);
    }

    fn remove_chain(&mut self, start: At) {
        let enemy = 3 - self.cells[start];
        let mut at = start;
        loop {
            self.cells[at] = EMPTY;
            self.removed.push(at as u16);
            for by in NEIGHBOUR_OFFSETS {
                let neighbour = step(at, by);
                if self.cells[neighbour] == enemy {
                    let head = self.head(neighbour);
                    self.liberties[head].gain(at);
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
            let mut sums = FastBoard::<LibertySums>::new(game.size);
            for play in &game.moves {
                match play.point() {
                    Some(point) => {
                        board.play(play.color(), point).unwrap();
                        ours.play(code(play.color()), at(point));
                        sums.play(code(play.color()), at(point));
                    }
                    None => {
                        board.pass();
                        ours.pass();
                        sums.pass();
                    }
                }
                assert_eq!(board.ko(), (ours.ko != 0).then(|| point(ours.ko)));
                for here in game.size.points() {
                    assert_eq!(board.get(here).map_or(EMPTY, code), ours.cells[at(here)]);
                    for color in Color::BOTH {
                        assert_eq!(board.is_legal(color, here), ours.is_legal(code(color), at(here)));
                        assert_eq!(board.is_legal(color, here), sums.is_legal(code(color), at(here)));
                    }
                    if board.get(here).is_some() {
                        let liberties: Vec<Point> = ours.liberties(at(here)).iter().map(point).collect();
                        assert_eq!(board.liberties(here), liberties);
                        assert_eq!(board.chain_size(here), ours.chain(at(here)).count());
                        assert_eq!(board.chain_size(here), ours.chain_size(at(here)));
                        assert_eq!(sums.in_atari(at(here)), liberties.len() == 1);
                        assert!(liberties.len() != 1 || point(sums.liberties(at(here)).only()) == liberties[0]);
                    }
                }
            }
        }
    }
}
