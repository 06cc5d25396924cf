//! A position with its chains, and what a play does to it.
//!
//! Stones of a chain stand in a ring (`next`), and each chain's head counts its *pseudo-liberties*: pairs of a stone
//! and an empty neighbour. The count is zero exactly when the chain has no liberty, and a play changes it by at most
//! four steps, so no chain is ever walked except when it is merged (the smaller into the larger) or taken off.
//! Bitboards were the alternative: quicker to ask for liberties, slower to replay, which is what mining does all day.
//! `cargo bench --bench board` replays real games.

use serde::{Deserialize, Serialize};

use super::{BoardSize, Color, Point};

/// Width of the padded grid: every point has four neighbours without a bounds check.
const STRIDE: usize = BoardSize::MAX + 2;
const GRID_POINTS: usize = STRIDE * STRIDE;
const NEIGHBOUR_OFFSETS: [isize; 4] = [-(STRIDE as isize), -1, 1, STRIDE as isize];

const EMPTY: u8 = 0;
const OFF_BOARD: u8 = 3;

/// A stone set (or, with `cell: None`, taken) by AB, AW or AE, before the move with this index (0: before all).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub struct SetupStone {
    pub before_move: u32,
    pub point: Point,
    pub cell: Option<Color>,
}

/// A position: stones, chains and the simple-ko point. No history.
///
/// A record is replayed, not judged: [`Board::play`] takes back a ko at once and lets a chain take its own last
/// liberty if the record says so. [`Board::is_legal`] is there for those who choose a move.
///
/// ```
/// use katachi_core::go::{Board, BoardSize, Color, Point};
/// let mut board = Board::new(BoardSize::new(3).unwrap());
/// board.play(Color::White, Point::new(0, 0)).unwrap();
/// board.play(Color::Black, Point::new(1, 0)).unwrap();
/// let played = board.play(Color::Black, Point::new(0, 1)).unwrap();
/// assert_eq!(played.captured, 1);
/// assert_eq!(board.to_string(), "\
/// . X .
/// X . .
/// . . .
/// ");
/// ```
#[derive(Clone)]
pub struct Board {
    size: BoardSize,
    cells: [u8; GRID_POINTS],
    head: [u16; GRID_POINTS],
    next: [u16; GRID_POINTS],
    /// By chain head: stone–empty-neighbour pairs.
    pseudo_liberties: [i16; GRID_POINTS],
    /// By chain head.
    stones: [u16; GRID_POINTS],
    ko: u16,
    removed: Vec<u16>,
}

/// The outcome of a play.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlayOutcome {
    /// Stones taken off the board, of either colour.
    pub captured: usize,
    /// The stones taken off were the player's own.
    pub suicide: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum IllegalPlay {
    #[error("the point is occupied")]
    Occupied,
    #[error("the point is off the board")]
    OffBoard,
}

fn index(point: Point) -> usize {
    (usize::from(point.y) + 1) * STRIDE + usize::from(point.x) + 1
}

fn point_at(index: usize) -> Point {
    Point::new((index % STRIDE - 1) as u8, (index / STRIDE - 1) as u8)
}

fn code(color: Color) -> u8 {
    match color {
        Color::Black => 1,
        Color::White => 2,
    }
}

fn color_of(code: u8) -> Option<Color> {
    match code {
        1 => Some(Color::Black),
        2 => Some(Color::White),
        _ => None,
    }
}

impl Board {
    pub fn new(size: BoardSize) -> Board {
        let mut cells = [OFF_BOARD; GRID_POINTS];
        for point in size.points() {
            cells[index(point)] = EMPTY;
        }
        Board {
            size,
            cells,
            head: [0; GRID_POINTS],
            next: [0; GRID_POINTS],
            pseudo_liberties: [0; GRID_POINTS],
            stones: [0; GRID_POINTS],
            ko: 0,
            removed: Vec::new(),
        }
    }

    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The stone at a point; `None` where it is empty.
    ///
    /// Panics if the point is not on a 19×19 board.
    pub fn get(&self, point: Point) -> Option<Color> {
        color_of(self.cells[index(point)])
    }

    pub fn is_empty(&self, point: Point) -> bool {
        self.cells[index(point)] == EMPTY
    }

    /// All stones, row by row.
    pub fn stones(&self) -> impl Iterator<Item = (Point, Color)> + '_ {
        self.size.points().filter_map(|point| self.get(point).map(|color| (point, color)))
    }

    /// Puts a stone down, takes captured stones off, and the player's own if the chain is left without a liberty.
    ///
    /// Errors leave the board as it was.
    pub fn play(&mut self, color: Color, point: Point) -> Result<PlayOutcome, IllegalPlay> {
        if !self.size.contains(point) {
            return Err(IllegalPlay::OffBoard);
        }
        let at = index(point);
        if self.cells[at] != EMPTY {
            return Err(IllegalPlay::Occupied);
        }
        self.removed.clear();
        self.put(at, code(color));
        let enemy = code(color.opponent());
        for step in NEIGHBOUR_OFFSETS {
            let neighbour = at.wrapping_add_signed(step);
            if self.cells[neighbour] == enemy && self.pseudo_liberties[usize::from(self.head[neighbour])] == 0 {
                self.remove_chain(neighbour);
            }
        }
        let captured = self.removed.len();
        let own = usize::from(self.head[at]);
        let suicide = captured == 0 && self.pseudo_liberties[own] == 0;
        if suicide {
            self.remove_chain(at);
        }
        let takes_ko = captured == 1 && self.stones[own] == 1 && self.pseudo_liberties[own] == 1;
        self.ko = if takes_ko { self.removed[0] } else { 0 };
        Ok(PlayOutcome { captured: self.removed.len(), suicide })
    }

    /// Passes: no stone is placed, and the simple ko may be retaken.
    pub fn pass(&mut self) {
        self.ko = 0;
        self.removed.clear();
    }

    /// Points that the last [`Board::play`] emptied, in no particular order.
    pub fn last_removed(&self) -> impl ExactSizeIterator<Item = Point> + '_ {
        self.removed.iter().map(|&at| point_at(usize::from(at)))
    }

    /// The point that simple ko forbids to the side to move.
    pub fn ko(&self) -> Option<Point> {
        (self.ko != 0).then(|| point_at(usize::from(self.ko)))
    }

    /// Whether `color` may play here by the usual rules: empty, no suicide, no simple-ko retake.
    pub fn is_legal(&self, color: Color, point: Point) -> bool {
        let at = index(point);
        if !self.size.contains(point) || self.cells[at] != EMPTY || self.ko == at as u16 {
            return false;
        }
        let (own, enemy) = (code(color), code(color.opponent()));
        NEIGHBOUR_OFFSETS.into_iter().any(|step| {
            let neighbour = at.wrapping_add_signed(step);
            let cell = self.cells[neighbour];
            if cell == EMPTY {
                return true;
            }
            if cell == OFF_BOARD {
                return false;
            }
            // The chain's pseudo-liberties at this point. If it has no others, an enemy chain is captured, and an own
            // chain gives the stone no liberty.
            let head = self.head[neighbour];
            let here = NEIGHBOUR_OFFSETS
                .into_iter()
                .filter(|&step| {
                    let other = at.wrapping_add_signed(step);
                    self.cells[other] == cell && self.head[other] == head
                })
                .count() as i16;
            let all = self.pseudo_liberties[usize::from(head)];
            (cell == own && all > here) || (cell == enemy && all == here)
        })
    }

    /// Sets or clears points without playing: no captures, the ko point is forgotten.
    ///
    /// Points off the board are passed over.
    pub fn set_up(&mut self, stones: impl IntoIterator<Item = (Point, Option<Color>)>) {
        for (point, cell) in stones {
            if self.size.contains(point) {
                self.cells[index(point)] = cell.map_or(EMPTY, code);
            }
        }
        self.rebuild_chains();
    }

    /// As [`Board::play`], but the stone replaces another one on its point: so FF\[4\] wants the moves of a record.
    ///
    /// Errors: the point is off the board.
    pub fn play_over(&mut self, color: Color, point: Point) -> Result<PlayOutcome, IllegalPlay> {
        if self.size.contains(point) && !self.is_empty(point) {
            self.set_up([(point, None)]);
        }
        self.play(color, point)
    }

    /// The set-up stones of a record, in their order.
    pub fn apply_setup(&mut self, setup: &[SetupStone]) {
        self.set_up(setup.iter().map(|stone| (stone.point, stone.cell)));
    }

    /// Stones connected with the one at `point`, in no particular order; empty where there is none.
    pub fn chain(&self, point: Point) -> Vec<Point> {
        let start = index(point);
        if color_of(self.cells[start]).is_none() {
            return Vec::new();
        }
        let mut stones = Vec::with_capacity(usize::from(self.stones[usize::from(self.head[start])]));
        let mut at = start;
        loop {
            stones.push(point_at(at));
            at = usize::from(self.next[at]);
            if at == start {
                return stones;
            }
        }
    }

    /// Distinct empty points next to the chain at `point`, row by row; empty where there is no stone.
    pub fn liberties(&self, point: Point) -> Vec<Point> {
        let mut liberties: Vec<Point> = self
            .chain(point)
            .into_iter()
            .flat_map(|stone| NEIGHBOUR_OFFSETS.map(|step| index(stone).wrapping_add_signed(step)))
            .filter(|&at| self.cells[at] == EMPTY)
            .map(point_at)
            .collect();
        liberties.sort_by_key(|point| (point.y, point.x));
        liberties.dedup();
        liberties
    }

    /// Number of stones of the chain at `point`; 0 where there is none.
    pub fn chain_size(&self, point: Point) -> usize {
        let at = index(point);
        color_of(self.cells[at]).map_or(0, |_| usize::from(self.stones[usize::from(self.head[at])]))
    }

    /// Whether two points hold stones of one chain.
    pub fn same_chain(&self, a: Point, b: Point) -> bool {
        let (a, b) = (index(a), index(b));
        color_of(self.cells[a]).is_some() && self.cells[a] == self.cells[b] && self.head[a] == self.head[b]
    }

    /// The number of liberties of the chain at `point`, or `limit` if it has as many or more; at most 4 are told apart.
    pub fn liberties_up_to(&self, point: Point, limit: usize) -> usize {
        let start = index(point);
        if color_of(self.cells[start]).is_none() {
            return 0;
        }
        let limit = limit.min(4);
        let (mut found, mut count) = ([0; 4], 0);
        let mut at = start;
        loop {
            for step in NEIGHBOUR_OFFSETS {
                let neighbour = at.wrapping_add_signed(step);
                if self.cells[neighbour] == EMPTY && !found[..count].contains(&neighbour) {
                    if count + 1 >= limit {
                        return limit;
                    }
                    found[count] = neighbour;
                    count += 1;
                }
            }
            at = usize::from(self.next[at]);
            if at == start {
                return count;
            }
        }
    }

    fn put(&mut self, at: usize, stone: u8) {
        self.cells[at] = stone;
        self.head[at] = at as u16;
        self.next[at] = at as u16;
        self.stones[at] = 1;
        let mut own = 0;
        for step in NEIGHBOUR_OFFSETS {
            let neighbour = at.wrapping_add_signed(step);
            match self.cells[neighbour] {
                EMPTY => own += 1,
                OFF_BOARD => {}
                _ => self.pseudo_liberties[usize::from(self.head[neighbour])] -= 1,
            }
        }
        self.pseudo_liberties[at] = own;
        for step in NEIGHBOUR_OFFSETS {
            let neighbour = at.wrapping_add_signed(step);
            if self.cells[neighbour] == stone {
                self.merge(self.head[at], self.head[neighbour]);
            }
        }
    }

    fn merge(&mut self, a: u16, b: u16) {
        if a == b {
            return;
        }
        let a_is_larger = self.stones[usize::from(a)] >= self.stones[usize::from(b)];
        let (large, small) = if a_is_larger { (a, b) } else { (b, a) };
        let (large_at, small_at) = (usize::from(large), usize::from(small));
        let mut at = small_at;
        loop {
            self.head[at] = large;
            at = usize::from(self.next[at]);
            if at == small_at {
                break;
            }
        }
        self.next.swap(large_at, small_at);
        self.stones[large_at] += self.stones[small_at];
        self.pseudo_liberties[large_at] += self.pseudo_liberties[small_at];
    }

    fn remove_chain(&mut self, start: usize) {
        let mut at = start;
        loop {
            self.cells[at] = EMPTY;
            self.removed.push(at as u16);
            for step in NEIGHBOUR_OFFSETS {
                let neighbour = at.wrapping_add_signed(step);
                if matches!(self.cells[neighbour], 1 | 2) {
                    self.pseudo_liberties[usize::from(self.head[neighbour])] += 1;
                }
            }
            at = usize::from(self.next[at]);
            if at == start {
                return;
            }
        }
    }

    fn rebuild_chains(&mut self) {
        self.ko = 0;
        self.removed.clear();
        let stones: Vec<(usize, u8)> = self.stones().map(|(point, color)| (index(point), code(color))).collect();
        for &(at, _) in &stones {
            self.cells[at] = EMPTY;
        }
        for (at, stone) in stones {
            self.put(at, stone);
        }
    }
}

impl std::fmt::Display for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let side = self.size.side() as u8;
        for y in 0..side {
            let row: Vec<&str> = (0..side)
                .map(|x| match self.get(Point::new(x, y)) {
                    None => ".",
                    Some(Color::Black) => "X",
                    Some(Color::White) => "O",
                })
                .collect();
            writeln!(f, "{}", row.join(" "))?;
        }
        Ok(())
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Board {}\n{self}", self.size)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A slow, obvious board: floods chains after every move.
    #[derive(Clone)]
    struct Plain {
        side: i32,
        cells: Vec<Option<Color>>,
    }

    impl Plain {
        fn new(side: i32) -> Plain {
            Plain { side, cells: vec![None; (side * side) as usize] }
        }

        fn at(&self, x: i32, y: i32) -> usize {
            (y * self.side + x) as usize
        }

        /// The chain through a point, and whether it has a liberty.
        fn flood(&self, x: i32, y: i32) -> (Vec<usize>, bool) {
            let color = self.cells[self.at(x, y)];
            let (mut chain, mut open, mut stack) = (vec![self.at(x, y)], false, vec![(x, y)]);
            while let Some((x, y)) = stack.pop() {
                for (dx, dy) in [(0, 1), (1, 0), (0, -1), (-1, 0)] {
                    let (nx, ny) = (x + dx, y + dy);
                    if !(0..self.side).contains(&nx) || !(0..self.side).contains(&ny) {
                        continue;
                    }
                    let at = self.at(nx, ny);
                    if self.cells[at].is_none() {
                        open = true;
                    } else if self.cells[at] == color && !chain.contains(&at) {
                        chain.push(at);
                        stack.push((nx, ny));
                    }
                }
            }
            (chain, open)
        }

        fn play(&mut self, color: Color, x: i32, y: i32) {
            let at = self.at(x, y);
            self.cells[at] = Some(color);
            for whose in [color.opponent(), color] {
                for y in 0..self.side {
                    for x in 0..self.side {
                        if self.cells[self.at(x, y)] == Some(whose) {
                            let (chain, open) = self.flood(x, y);
                            if !open {
                                chain.into_iter().for_each(|at| self.cells[at] = None);
                            }
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn random_play_agrees_with_a_board_that_floods_after_every_move() {
        let mut seed = 7_u64;
        let mut random = move |limit: u32| {
            seed = seed.wrapping_mul(6364136223846793005).wrapping_add(1442695040888963407);
            ((seed >> 33) as u32) % limit
        };
        for side in 2..=19_u32 {
            let size = BoardSize::new(side).unwrap();
            for _ in 0..1 {
                let mut board = Board::new(size);
                let mut plain = Plain::new(side as i32);
                for _ in 0..side * side * 2 {
                    let point = Point::new(random(side) as u8, random(side) as u8);
                    let color = Color::BOTH[random(2) as usize];
                    if board.is_empty(point) {
                        let before = board.stones().count();
                        let played = board.play(color, point).unwrap();
                        plain.play(color, i32::from(point.x), i32::from(point.y));
                        assert_eq!(before + 1 - played.captured, board.stones().count());
                    } else {
                        assert_eq!(board.play(color, point), Err(IllegalPlay::Occupied));
                    }
                    let cells: Vec<_> = size.points().map(|point| board.get(point)).collect();
                    assert_eq!(cells, plain.cells);
                }
                for (point, _) in board.stones() {
                    let (chain, liberties) = (board.chain(point), board.liberties(point).len());
                    assert!(liberties > 0);
                    assert_eq!(board.chain_size(point), chain.len());
                    assert!(chain.iter().all(|&stone| board.same_chain(point, stone)));
                    assert_eq!(board.liberties_up_to(point, 3), liberties.min(3));
                }
            }
        }
    }

    #[test]
    fn a_ko_may_not_be_retaken_at_once_by_the_rules_but_is_when_the_record_does() {
        let mut board = Board::new(BoardSize::new(5).unwrap());
        let stones = [
            (Color::Black, 1, 0),
            (Color::Black, 0, 1),
            (Color::Black, 1, 2),
            (Color::White, 2, 0),
            (Color::White, 3, 1),
            (Color::White, 2, 2),
            (Color::White, 1, 1),
        ];
        for (color, x, y) in stones {
            board.play(color, Point::new(x, y)).unwrap();
        }
        board.play(Color::Black, Point::new(2, 1)).unwrap();
        assert_eq!(board.ko(), Some(Point::new(1, 1)));
        assert!(!board.is_legal(Color::White, Point::new(1, 1)));
        let retaken = board.play(Color::White, Point::new(1, 1)).unwrap();
        assert_eq!(retaken, PlayOutcome { captured: 1, suicide: false });
    }

    #[test]
    fn suicide_takes_the_whole_chain_off_and_is_not_legal() {
        let mut board = Board::new(BoardSize::new(3).unwrap());
        let black = [(0, 0)];
        let white = [(2, 0), (1, 1), (0, 2), (0, 1)];
        board.set_up(black.map(|(x, y)| (Point::new(x, y), Some(Color::Black))));
        board.set_up(white.map(|(x, y)| (Point::new(x, y), Some(Color::White))));
        assert!(!board.is_legal(Color::Black, Point::new(1, 0)));
        let played = board.play(Color::Black, Point::new(1, 0)).unwrap();
        assert_eq!(played, PlayOutcome { captured: 2, suicide: true });
        assert_eq!(board.to_string(), ". . O\nO O .\nO . .\n");
    }

    #[test]
    fn set_up_stones_make_chains_and_can_be_cleared() {
        let mut board = Board::new(BoardSize::new(9).unwrap());
        let black = Some(Color::Black);
        board.set_up([(Point::new(2, 2), black), (Point::new(3, 2), black), (Point::new(8, 8), black)]);
        assert_eq!(board.chain(Point::new(2, 2)).len(), 2);
        assert_eq!(board.liberties(Point::new(2, 2)).len(), 6);
        board.set_up([(Point::new(3, 2), None), (Point::new(30, 2), black)]);
        assert_eq!(board.liberties(Point::new(2, 2)).len(), 4);
        assert!(board.chain(Point::new(3, 2)).is_empty());
    }
}
