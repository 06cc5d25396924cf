//! The first stage: a quick score for every legal move. Only promising moves get to the second stage.
//!
//! It has few features in a small table: contexts up to distance 8, place, distance to the last two moves, a mark at
//! the last move if it is near, and chains in atari. The hashes of the contexts are kept from move to move, and renewed
//! only around changes. The final score of a move is this score plus the second stage's, if it gets that far.

use super::context::{Keys, distance_at, random_value, smallest};
use super::names::stage;
use super::situation::{Situation, folded};
use crate::fast_board::{At, FastPointSet, GRID_POINTS, at, code};
use katachi_core::go::{BoardSize, Point};

/// The table has 2^`TABLE_BITS` slots.
pub const TABLE_BITS: u32 = 20;

/// Indices of the contexts that are features.
const SHAPE_CONTEXTS: [usize; 5] = [0, 1, 2, 3, 6];

/// Distance of the largest of them.
const MAX_DISTANCE: i32 = 8;

/// Most features of a move.
const MAX_FEATURES: usize = SHAPE_CONTEXTS.len() + 10;

/// Features of one move.
#[derive(Clone, Copy, Default)]
pub struct Slots {
    slots: [u32; MAX_FEATURES],
    count: u8,
}

impl Slots {
    fn push(&mut self, template: u64, key: u64) {
        self.slots[usize::from(self.count)] = slot(template, key);
        self.count += 1;
    }

    pub fn iter(&self) -> impl Iterator<Item = usize> + '_ {
        self.slots[..usize::from(self.count)].iter().map(|&slot| slot as usize)
    }

    #[inline]
    pub fn sum(&self, weights: &[f32]) -> f32 {
        self.slots[..usize::from(self.count)].iter().map(|&slot| weights[slot as usize]).sum()
    }
}

fn slot(template: u64, key: u64) -> u32 {
    (random_value(key ^ template.wrapping_mul(0x9FB2_1C65_1E98_DF25)) >> (64 - TABLE_BITS)) as u32
}

/// State that is kept from move to move.
pub struct Shortlist {
    keys: &'static Keys,
    /// The id of the last situation, and the number of its changes that are taken in.
    situation: (u64, usize),
    shapes: [Vec<[u32; SHAPE_CONTEXTS.len()]>; 2],
    stale: [FastPointSet; 2],
    points: Vec<At>,
    size: BoardSize,
    near: Vec<(i32, i32)>,
    /// By point: which chains with one or two liberties have a liberty here.
    danger: Vec<u64>,
    endangered: Vec<At>,
    /// Legal moves of the position with their features.
    pub moves: Vec<(At, Slots)>,
}

impl Default for Shortlist {
    fn default() -> Shortlist {
        Shortlist::new()
    }
}

impl Shortlist {
    pub fn new() -> Shortlist {
        Shortlist {
            keys: Keys::get(),
            situation: (0, 0),
            shapes: [vec![[0; SHAPE_CONTEXTS.len()]; GRID_POINTS], vec![[0; SHAPE_CONTEXTS.len()]; GRID_POINTS]],
            stale: [FastPointSet::default(); 2],
            points: Vec::new(),
            size: BoardSize::NINETEEN,
            near: (-MAX_DISTANCE..=MAX_DISTANCE)
                .flat_map(|dy| (-MAX_DISTANCE..=MAX_DISTANCE).map(move |dx| (dx, dy)))
                .filter(|&(dx, dy): &(i32, i32)| dx.abs() + dy.abs() + dx.abs().max(dy.abs()) <= MAX_DISTANCE)
                .collect(),
            danger: vec![0; GRID_POINTS],
            endangered: Vec::new(),
            moves: Vec::new(),
        }
    }

    /// Starts over with another situation, or with another game in the same one. All cached contexts become stale.
    fn forget(&mut self, situation: &Situation) {
        self.situation = (situation.id(), situation.changed().len());
        self.size = situation.size();
        self.points = self.size.points().map(at).collect();
        for stale in &mut self.stale {
            *stale = FastPointSet::default();
            self.points.iter().for_each(|&at| stale.insert(at));
        }
    }

    /// Cached candidates near changed points are stale.
    fn catch_up(&mut self, situation: &Situation) {
        if self.situation.0 != situation.id() {
            self.forget(situation);
            return;
        }
        let side = self.size.side() as i32;
        for &changed in &situation.changed()[self.situation.1..] {
            let here = crate::fast_board::point(usize::from(changed));
            for &(dx, dy) in &self.near {
                let (x, y) = (i32::from(here.x) + dx, i32::from(here.y) + dy);
                if (0..side).contains(&x) && (0..side).contains(&y) {
                    let near = at(Point::new(x as u8, y as u8));
                    self.stale.iter_mut().for_each(|stale| stale.insert(near));
                }
            }
        }
        self.situation.1 = situation.changed().len();
    }

    /// Lists the legal moves with their features.
    pub fn look_at(&mut self, situation: &Situation) {
        self.catch_up(situation);
        let mover = situation.to_play() as usize;
        for at in std::mem::take(&mut self.stale[mover]).iter() {
            let windows = situation.contexts.windows(at, mover);
            for (kept, (template, context)) in self.shapes[mover][at].iter_mut().zip(SHAPE_CONTEXTS.iter().enumerate())
            {
                *kept = slot(template as u64, smallest(&windows[*context]));
            }
        }
        let color = code(situation.to_play());
        self.find_danger(situation, color);
        let [last, second] = [situation.last[0], situation.last[1]];
        let stage = stage(situation.moves);
        let from = |at, place| if place == 0 { 63 } else { distance_at(at, place).min(34) as u64 };
        self.moves.clear();
        for &at in &self.points {
            if !situation.board.is_legal(color, at) {
                continue;
            }
            let mut slots = Slots::default();
            slots.slots[..SHAPE_CONTEXTS.len()].copy_from_slice(&self.shapes[mover][at]);
            slots.count = SHAPE_CONTEXTS.len() as u8;
            let (line, across) = folded(at, self.size);
            let (d1, d2) = (from(at, last), from(at, second));
            slots.push(16, (across as u64) << 10 | (line as u64) << 4 | stage);
            slots.push(17, d1 << 6 | d2);
            slots.push(18, d1 << 4 | stage);
            let [d3, d4] = [from(at, situation.last[2]), from(at, situation.last[3])];
            slots.push(19, d3.min(12) << 4 | d4.min(12));
            let near = |distance: u64| distance <= MAX_DISTANCE as u64;
            if near(d1) || near(d2) {
                let windows = situation.contexts.windows(at, mover);
                for (place, template) in [(last, 20), (second, 26)] {
                    if place == 0 || distance_at(at, place) > MAX_DISTANCE as usize {
                        continue;
                    }
                    for context in [1, 4] {
                        let lane = |(lane, mark): (&u64, &u64)| lane ^ mark;
                        let mark = self.keys.mark(at, place);
                        let marked = windows[context].iter().zip(mark).map(lane).min().unwrap_or(0);
                        slots.push(template + context as u64, marked);
                    }
                }
            }
            let danger = self.danger[at];
            if danger != 0 {
                slots.push(32, danger);
                slots.push(33, danger ^ d1.min(9) << 40);
            }
            self.moves.push((at, slots));
        }
    }

    /// Notes chains with one or two liberties at each of their liberties.
    fn find_danger(&mut self, situation: &Situation, color: u8) {
        for at in self.endangered.drain(..) {
            self.danger[at] = 0;
        }
        let board = &situation.board;
        let last = situation.last[0];
        let last = if last != 0 && matches!(board.cells[last], 1 | 2) { board.head(last) } else { 0 };
        for head in board.heads() {
            let liberties = board.liberties(head);
            let count = liberties.len();
            if count > 2 {
                continue;
            }
            let size = [1, 2, 2, 3, 3].get(board.chain_size(head) - 1).copied().unwrap_or(4);
            let kind = 1 + (count as u64 - 1) * 2 + u64::from(board.cells[head] == color);
            let word = 1_u64 << (kind * 4 + if head == last { 20 } else { 0 });
            for at in liberties.iter() {
                // Sums, so that the order of the chains does not matter.
                self.danger[at] += word * size;
                self.endangered.push(at);
            }
        }
    }
}
