//! One playout: random moves until both sides have only their own eyes left to fill.
//!
//! Not quite random. A chain that the last move put into atari escapes or captures its attacker. A chain that put
//! itself into atari is captured. Nobody puts a chain of his own into atari, so that a seki stays a seki. The exception
//! are stones in the shape of a nakade: once captured, they leave a space that one move reduces to a single eye.
//! Without nakade no group would ever be killed from inside.

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use crate::fast_board::{At, EMPTY, EmptyPoints, FastPointSet, LibertyBoard, NEIGHBOUR_OFFSETS, OFF_BOARD, step};

/// Number of stones of the largest nakade.
const MAX_NAKADE_STONES: usize = 6;

/// Plays games to their end. Reuses its buffers.
pub(super) struct Playouts {
    pub board: LibertyBoard,
    random: Xoshiro256PlusPlus,
    empty: EmptyPoints,
    urgent: Vec<At>,
}

impl Playouts {
    pub fn new(seed: u64) -> Playouts {
        let board = LibertyBoard::new(katachi_core::go::BoardSize::NINETEEN);
        Playouts {
            empty: EmptyPoints::from_board(&board),
            board,
            random: Xoshiro256PlusPlus::seed_from_u64(seed),
            urgent: Vec::new(),
        }
    }

    fn below(&mut self, limit: usize) -> usize {
        (((self.random.next_u64() >> 32) * limit as u64) >> 32) as usize
    }

    /// Plays from a position to the end; `board` shows it. `last` is the point of the latest move, 0 without one.
    pub fn run(&mut self, start: &LibertyBoard, mut color: u8, mut last: At) {
        self.board.copy_from(start);
        self.empty.read(start);
        let mut passes = 0;
        // The bound on moves ends kos and other cycles.
        for _ in 0..3 * start.size().area() {
            let chosen = if last != 0 { self.answer(color, last) } else { None };
            match chosen.or_else(|| self.anywhere(color)) {
                Some(at) => {
                    self.play(color, at);
                    last = at;
                    passes = 0;
                }
                None => {
                    self.board.pass();
                    last = 0;
                    passes += 1;
                    if passes == 2 {
                        break;
                    }
                }
            }
            color = 3 - color;
        }
    }

    fn play(&mut self, color: u8, at: At) {
        self.empty.remove(at);
        self.board.play(color, at);
        self.board.removed.iter().for_each(|&gone| self.empty.add(usize::from(gone)));
    }

    /// An urgent answer to the last move: capture its chain, save a chain that it put into atari, or capture an
    /// attacker.
    fn answer(&mut self, color: u8, last: At) -> Option<At> {
        self.urgent.clear();
        let board = &self.board;
        if board.cells[last] == 3 - color && board.in_atari(last) {
            self.urgent.extend(board.liberties(last).iter());
        }
        for by in NEIGHBOUR_OFFSETS {
            let beside = step(last, by);
            if board.cells[beside] != color || !board.in_atari(beside) {
                continue;
            }
            let escape = board.liberties(beside).iter().next()?;
            if board.after(color, escape).0 >= 2 {
                self.urgent.push(escape);
            }
            for stone in board.chain(beside) {
                for by in NEIGHBOUR_OFFSETS {
                    let enemy = step(stone, by);
                    if board.cells[enemy] == 3 - color && board.in_atari(enemy) {
                        self.urgent.extend(board.liberties(enemy).iter());
                    }
                }
            }
        }
        if self.urgent.is_empty() {
            return None;
        }
        let drawn = self.below(self.urgent.len());
        let chosen = self.urgent[drawn];
        self.board.is_legal(color, chosen).then_some(chosen)
    }

    /// Any point that is sensible, each with about the same chance.
    fn anywhere(&mut self, color: u8) -> Option<At> {
        if self.empty.points().is_empty() {
            return None;
        }
        let start = self.below(self.empty.points().len());
        let (before, after) = self.empty.points().split_at(start);
        after.iter().chain(before).map(|&at| usize::from(at)).find(|&at| {
            let board = &self.board;
            board.is_legal(color, at) && !board.fills_eye(color, at) && {
                let open = NEIGHBOUR_OFFSETS.into_iter().filter(|&by| board.cells[step(at, by)] == EMPTY).count();
                open >= 2 || {
                    let (liberties, stones) = board.after(color, at);
                    liberties >= 2 || stones <= 2 || (stones <= MAX_NAKADE_STONES && board.is_nakade(color, at))
                }
            }
        })
    }
}

impl LibertyBoard {
    /// Liberties and stones of the chain that a play here would make. A play that captures has `usize::MAX` liberties.
    pub(super) fn after(&self, color: u8, at: At) -> (usize, usize) {
        let (mut liberties, mut stones, mut heads) = (FastPointSet::default(), 1, [0; 4]);
        for (number, by) in NEIGHBOUR_OFFSETS.into_iter().enumerate() {
            let beside = step(at, by);
            match self.cells[beside] {
                EMPTY => liberties.insert(beside),
                OFF_BOARD => {}
                cell if cell == color => {
                    let head = self.head(beside);
                    if !heads[..number].contains(&head) {
                        heads[number] = head;
                        liberties.include(self.liberties(beside));
                        stones += self.chain_size(beside);
                    }
                }
                _ if self.in_atari(beside) => return (usize::MAX, stones),
                _ => {}
            }
        }
        liberties.remove(at);
        (liberties.len(), stones)
    }

    /// Whether the chain that a play here would make has the shape of a nakade of up to six stones: one stone touches
    /// all others (three in a row, pyramid four, crossed five), or there is a square in it (square four, bulky five,
    /// rabbity six).
    fn is_nakade(&self, color: u8, at: At) -> bool {
        let mut shape = [at; MAX_NAKADE_STONES];
        let mut stones = 1;
        for by in NEIGHBOUR_OFFSETS {
            let beside = step(at, by);
            if self.cells[beside] == color && !shape[..stones].contains(&beside) {
                for stone in self.chain(beside) {
                    if stones == MAX_NAKADE_STONES {
                        return false;
                    }
                    shape[stones] = stone;
                    stones += 1;
                }
            }
        }
        let shape = &shape[..stones];
        let touched = shape
            .iter()
            .map(|&stone| NEIGHBOUR_OFFSETS.into_iter().filter(|&by| shape.contains(&step(stone, by))).count());
        let (most, twice) = touched.fold((0, 0), |(most, sum), count| (most.max(count), sum + count));
        most == stones - 1 || twice / 2 >= stones
    }
}
