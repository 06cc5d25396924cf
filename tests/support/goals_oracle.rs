//! The slow oracle of rules: a search on a real board that knows the rules of the game and the literal goal, but no
//! rules of the book.

use std::collections::HashMap;

use super::rules_oracle::{ENEMY, FRIEND, PlainBoard};
use katachi::tsumego::rules::frame::RuleGoal;

/// The stones of friend and enemy, one bit per point.
type Stones = [u64; 2];

/// The friend's goal, on a board of at most 8x8.
pub struct Wish {
    goal: RuleGoal,
    /// Points of the marked stones, or marked empty points.
    marks: u64,
    rectangle: u64,
    /// Points of the rectangle with no neighbour outside it.
    inner: u64,
    side: usize,
    all: u64,
    left: u64,
    /// Known results: whether the friend reaches the goal within a number of moves, with the enemy to move.
    known: HashMap<(Stones, usize), bool>,
}

impl Wish {
    pub fn new(goal: RuleGoal, side: usize, marks: &[usize], rectangle: &[usize]) -> Wish {
        let bits = |points: &[usize]| points.iter().fold(0, |bits, &at| bits | 1_u64 << at);
        let all = if side == 8 { u64::MAX } else { (1 << (side * side)) - 1 };
        let left = (0..side).fold(0, |left, row| left | 1_u64 << (row * side));
        let rectangle = bits(rectangle);
        let mut wish = Wish { goal, marks: bits(marks), rectangle, inner: 0, side, all, left, known: HashMap::new() };
        wish.inner = points(rectangle).filter(|&at| wish.next_to(at) & !rectangle == 0).fold(0, |all, at| all | at);
        wish
    }

    /// The number of own moves, at most `most`, in which the friend reaches the goal if the enemy moves first. The
    /// enemy may retake every ko, the friend may not. Both may pass. They move in the rectangle, next to it, and on
    /// liberties of strings that extend into it or next to it.
    pub fn moves_second(&mut self, board: &PlainBoard, most: usize) -> Option<usize> {
        let stones = stones(board);
        (0..=most).find(|&moves| self.enemy_first(stones, moves))
    }

    /// The same if the friend moves first.
    pub fn moves_first(&mut self, board: &PlainBoard, most: usize) -> Option<usize> {
        let stones = stones(board);
        (1..=most).find(|&moves| self.friend_first(stones, 0, moves))
    }

    fn is_reached(&self, [friend, enemy]: Stones) -> bool {
        match self.goal {
            RuleGoal::Capture => self.marks & enemy == 0,
            RuleGoal::Eye => points(self.inner & !(friend | enemy)).any(|at| {
                let around = self.next_to(at);
                around & !self.chain(around & around.wrapping_neg() & friend, friend) == 0
            }),
            RuleGoal::Live => self.lives(friend, enemy),
            _ => {
                let first = self.marks & self.marks.wrapping_neg();
                self.marks & !self.chain(first & friend, friend) == 0
            }
        }
    }

    /// Benson's condition, with regions inside the rectangle alone.
    fn lives(&self, friend: u64, enemy: u64) -> bool {
        let parts = |mut rest: u64| {
            let mut parts = Vec::new();
            while rest != 0 {
                let part = self.chain(rest & rest.wrapping_neg(), rest);
                rest &= !part;
                parts.push(part);
            }
            parts
        };
        let mut chains = parts(friend);
        let mut regions: Vec<u64> = parts(self.all & !friend)
            .into_iter()
            .filter(|region| region & !self.inner == 0 && region & !enemy != 0)
            .collect();
        loop {
            let before = (chains.len(), regions.len());
            chains.retain(|&chain| {
                regions.iter().filter(|&&region| region & !enemy & !self.next_to(chain) == 0).count() >= 2
            });
            let living = chains.iter().fold(0, |all, chain| all | chain);
            regions.retain(|&region| self.next_to(region) & friend & !living == 0);
            if before == (chains.len(), regions.len()) {
                return !chains.is_empty();
            }
        }
    }

    fn enemy_first(&mut self, stones: Stones, moves: usize) -> bool {
        if self.is_reached(stones) {
            return true;
        }
        if moves == 0 {
            return false;
        }
        if let Some(&known) = self.known.get(&(stones, moves)) {
            return known;
        }
        let reaches = self.friend_first(stones, 0, moves)
            && points(self.region(stones)).all(|at| match self.played(stones, 1, at) {
                None => true,
                // A captured marked stone of the friend is lost.
                Some((_, captured)) if captured & self.marks != 0 => false,
                Some((after, captured)) => {
                    let alone = self.chain(at, after[1]) == at && captured.count_ones() == 1;
                    let has_one = (self.next_to(at) & self.empty(after)).count_ones() == 1;
                    self.friend_first(after, if alone && has_one { captured } else { 0 }, moves)
                }
            });
        self.known.insert((stones, moves), reaches);
        reaches
    }

    fn friend_first(&mut self, stones: Stones, ko: u64, moves: usize) -> bool {
        let region = self.region(stones) & !ko;
        let inside_first = points(region & self.rectangle).chain(points(region & !self.rectangle));
        let mut plays =
            inside_first.filter_map(|at| Some(self.played(stones, 0, at)?.0)).collect::<Vec<_>>().into_iter();
        plays.any(|after| self.enemy_first(after, moves - 1)) || self.enemy_first(stones, moves - 1)
    }

    fn empty(&self, [friend, enemy]: Stones) -> u64 {
        self.all & !(friend | enemy)
    }

    fn next_to(&self, bits: u64) -> u64 {
        let right = self.left << (self.side - 1);
        (bits << 1 & !self.left | bits >> 1 & !right | bits << self.side | bits >> self.side) & self.all
    }

    fn chain(&self, at: u64, own: u64) -> u64 {
        let mut chain = at & own;
        loop {
            let more = (chain | self.next_to(chain)) & own;
            if more == chain {
                return chain;
            }
            chain = more;
        }
    }

    /// The stones after the move, and the captured stones; `None` for suicide.
    fn played(&self, stones: Stones, side: usize, at: u64) -> Option<(Stones, u64)> {
        let (own, mut other) = (stones[side] | at, stones[1 - side]);
        let mut captured = 0;
        for next in points(self.next_to(at) & other) {
            let chain = self.chain(next, other);
            if self.next_to(chain) & self.all & !(own | other) == 0 {
                captured |= chain;
            }
        }
        other &= !captured;
        let lives = self.next_to(self.chain(at, own)) & !(own | other) != 0;
        lives.then_some((if side == 0 { [own, other] } else { [other, own] }, captured))
    }

    /// The points where both may move.
    fn region(&self, stones: Stones) -> u64 {
        let near = self.rectangle | self.next_to(self.rectangle);
        let strings = self.chain(near, stones[0]) | self.chain(near, stones[1]);
        (near | self.next_to(strings)) & self.empty(stones)
    }
}

fn stones(board: &PlainBoard) -> Stones {
    let of =
        |color| (0..board.cells.len()).filter(|&at| board.cells[at] == color).fold(0, |bits, at| bits | 1_u64 << at);
    [of(FRIEND), of(ENEMY)]
}

fn points(mut bits: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let at = bits & bits.wrapping_neg();
        bits ^= at;
        (at != 0).then_some(at)
    })
}
