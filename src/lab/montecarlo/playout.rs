//! Playouts by a policy: both sides move until only eyes are left.
//!
//! MoGo's order is that of Gelly, Wang, Munos and Teytaud (2006), section 4.2: save chains that the last move put into
//! atari; else play a pattern beside the last move; else capture anywhere; else play any move that fills no eye.

use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use super::board::{AROUND_OFFSETS, At, EMPTY, PlayoutBoard, step};
use super::frequent::{Draw, FrequentList, Scope};
use super::handmade::handmade;
use katachi_core::go::BoardSize;

/// How playouts choose their moves.
#[derive(Clone)]
pub enum Policy {
    /// Any move that fills no eye, each with the same chance.
    Uniform,
    /// Save from atari, else a hand-made pattern, else a capture, else as [`Policy::Uniform`].
    Mogo,
    /// As [`Policy::Mogo`], with the hand-made patterns replaced by a mined list.
    Frequent(Arc<FrequentList>),
}

/// Plays games to their end, and reuses its memory.
pub(super) struct PolicyPlayouts {
    pub board: PlayoutBoard,
    pub random: Random,
    choices: Vec<u16>,
    weights: Vec<u32>,
}

/// Random numbers that are the same on every machine.
pub(super) struct Random(Xoshiro256PlusPlus);

impl Random {
    pub fn new(seed: u64) -> Random {
        Random(Xoshiro256PlusPlus::seed_from_u64(seed))
    }

    #[inline]
    pub fn below(&mut self, limit: usize) -> usize {
        (((self.0.next_u64() >> 32) * limit as u64) >> 32) as usize
    }

    #[inline]
    fn below_sum(&mut self, limit: u64) -> u64 {
        ((u128::from(self.0.next_u64()) * u128::from(limit)) >> 64) as u64
    }
}

impl PolicyPlayouts {
    pub fn new(size: BoardSize, seed: u64) -> PolicyPlayouts {
        PolicyPlayouts {
            board: PlayoutBoard::new(size),
            random: Random::new(seed),
            choices: Vec::new(),
            weights: Vec::new(),
        }
    }

    /// Plays on from the current board. `last` is the point of the latest move, 0 after a pass and at the start.
    pub fn run(&mut self, policy: &Policy, mut color: u8, mut last: At) {
        let mut passes = 0;
        // The limit ends kos and other cycles.
        for _ in 0..3 * self.board.size().area() {
            match self.choose(policy, color, last) {
                Some(at) => {
                    self.board.play(color, at);
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

    #[inline]
    fn choose(&mut self, policy: &Policy, color: u8, last: At) -> Option<At> {
        let by_pattern = |playouts: &mut PolicyPlayouts| match policy {
            Policy::Uniform => None,
            Policy::Mogo if last == 0 => None,
            Policy::Mogo => playouts.handmade(color, last),
            Policy::Frequent(list) => playouts.frequent(list, color, last),
        };
        if matches!(policy, Policy::Uniform) {
            return self.anywhere(color);
        }
        let saving = if last == 0 { None } else { self.save(color, last) };
        saving.or_else(|| by_pattern(self)).or_else(|| self.capture(color)).or_else(|| self.anywhere(color))
    }

    /// Whether a move is legal and does not fill an eye of the player's own.
    #[inline]
    fn is_sensible(&self, color: u8, at: At) -> bool {
        !self.board.fills_eye(color, at) && self.board.is_legal(color, at)
    }

    /// A move that saves a chain put into atari by the last move: the chain extends, or an attacker is captured.
    fn save(&mut self, color: u8, last: At) -> Option<At> {
        self.choices.clear();
        let board = &self.board;
        let mut seen = [0; 4];
        for (number, &by) in AROUND_OFFSETS[..4].iter().enumerate() {
            let beside = step(last, by);
            if board.cells[beside] != color
                || !board.in_atari(beside)
                || seen[..number].iter().any(|&other| other != 0 && board.head(other) == board.head(beside))
            {
                continue;
            }
            seen[number] = beside;
            let escape = board.last_liberty(beside);
            if board.survives(color, escape) {
                self.choices.push(escape as u16);
            }
            for stone in board.chain(beside) {
                for &by in &AROUND_OFFSETS[..4] {
                    let enemy = step(stone, by);
                    if board.cells[enemy] == 3 - color && board.in_atari(enemy) {
                        let capture = board.last_liberty(enemy) as u16;
                        if !self.choices.contains(&capture) {
                            self.choices.push(capture);
                        }
                    }
                }
            }
        }
        self.draw_legal(color)
    }

    /// A move by a hand-made pattern, on one of the eight points around the last move.
    fn handmade(&mut self, color: u8, last: At) -> Option<At> {
        let patterns = &handmade()[usize::from(color - 1)];
        self.choices.clear();
        for &by in &AROUND_OFFSETS {
            let here = step(last, by);
            if self.board.cells[here] == EMPTY && patterns.contains(self.board.around(here)) {
                self.choices.push(here as u16);
            }
        }
        self.draw_legal(color)
    }

    /// A move by a pattern of the list.
    fn frequent(&mut self, list: &FrequentList, color: u8, last: At) -> Option<At> {
        self.choices.clear();
        self.weights.clear();
        let mut sum = 0;
        let mut note = |here: At| {
            let weight = list.weight(&self.board, here, color);
            if weight > 0 {
                self.choices.push(here as u16);
                self.weights.push(weight);
                sum += u64::from(weight);
            }
        };
        match list.scope {
            Scope::LastMove if last == 0 => {}
            Scope::LastMove => {
                AROUND_OFFSETS
                    .iter()
                    .map(|&by| step(last, by))
                    .filter(|&at| self.board.cells[at] == EMPTY)
                    .for_each(&mut note);
            }
            Scope::WholeBoard => self.board.empty().iter().map(|&at| usize::from(at)).for_each(&mut note),
        }
        if list.draw == Draw::Evenly {
            return self.draw_legal(color);
        }
        while sum > 0 {
            let mut left = self.random.below_sum(sum);
            let drawn = self.weights.iter().position(|&weight| {
                let is_here = left < u64::from(weight);
                left = left.saturating_sub(u64::from(weight));
                is_here
            })?;
            let at = usize::from(self.choices[drawn]);
            if self.is_sensible(color, at) {
                return Some(at);
            }
            sum -= u64::from(self.weights[drawn]);
            self.weights[drawn] = 0;
        }
        None
    }

    /// A capture anywhere on the board.
    fn capture(&mut self, color: u8) -> Option<At> {
        self.choices.clear();
        self.board.all_in_atari(3 - color, &mut self.choices);
        self.draw_legal(color)
    }

    /// Draws one of the sensible choices, each with the same chance.
    fn draw_legal(&mut self, color: u8) -> Option<At> {
        while !self.choices.is_empty() {
            let drawn = self.random.below(self.choices.len());
            let at = usize::from(self.choices.swap_remove(drawn));
            if self.is_sensible(color, at) {
                return Some(at);
            }
        }
        None
    }

    /// Draws any sensible move, each with the same chance.
    fn anywhere(&mut self, color: u8) -> Option<At> {
        let mut left = self.board.empty().len();
        while left > 0 {
            let drawn = self.random.below(left);
            let at = usize::from(self.board.empty()[drawn]);
            if self.is_sensible(color, at) {
                return Some(at);
            }
            left -= 1;
            self.board.exchange_empty(drawn, left);
        }
        None
    }
}
