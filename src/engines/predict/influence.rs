//! Which side's area a point is in, and how safe chains are. Windows around a candidate don't see that far.
//!
//! A stone holds its point for its side; the more liberties its chain has, the more strongly. Every other point takes
//! the mean of its neighbours, for a number of rounds, as heat spreads. The idea is as old as computer Go (Zobrist
//! 1970). At the edge of the board, values are reflected.

use super::liberty_windows::NEAR_OFFSETS;
use crate::fast_board::{At, GRID_POINTS, LibertyBoard, OFF_BOARD, STRIDE};
use katachi_core::go::Point;

/// Number of rounds, and so the number of points that influence can spread.
const SPREAD_ROUNDS: usize = 12;

/// The weight of a stone by the liberties of its chain: in atari, with 2, 3, more.
const STONE_WEIGHTS: [i16; 4] = [240, 600, 860, 1024];

/// The class of a point without a chain nearby.
pub(super) const NO_CHAIN: u64 = 7;

pub(super) struct Influence {
    /// By point, from −1024 (the opponent's) to 1024 (the mover's).
    area: [i16; GRID_POINTS],
    next: [i16; GRID_POINTS],
    held: [i16; GRID_POINTS],
    /// −1 (all bits set) on points with a stone, 0 elsewhere. Used as a mask.
    is_held: [i16; GRID_POINTS],
    /// By stone: how safe its chain is, 0 to 6.
    safety: [u8; GRID_POINTS],
    side: usize,
}

impl Influence {
    pub fn new() -> Influence {
        Influence {
            area: [0; GRID_POINTS],
            next: [0; GRID_POINTS],
            held: [0; GRID_POINTS],
            is_held: [0; GRID_POINTS],
            safety: [0; GRID_POINTS],
            side: 0,
        }
    }

    /// Looks at a position with `color` as the mover.
    pub fn look_at(&mut self, board: &LibertyBoard, color: u8) {
        self.side = board.size().side();
        self.is_held.fill(0);
        self.area.fill(0);
        for head in board.heads() {
            let worth = STONE_WEIGHTS[board.liberties(head).len().clamp(1, 4) - 1];
            let worth = if board.cells[head] == color { worth } else { -worth };
            for stone in board.chain(head) {
                (self.held[stone], self.is_held[stone], self.area[stone]) = (worth, -1, worth);
            }
        }
        for _ in 0..SPREAD_ROUNDS {
            self.reflect();
            let area = &self.area;
            let inner = STRIDE..GRID_POINTS - STRIDE;
            let around = area[inner.start - STRIDE..inner.end - STRIDE]
                .iter()
                .zip(&area[inner.start + STRIDE..inner.end + STRIDE])
                .zip(&area[inner.start - 1..inner.end - 1])
                .zip(&area[inner.start + 1..inner.end + 1]);
            let held = self.held[inner.clone()].iter().zip(&self.is_held[inner.clone()]);
            for (((((a, b), c), d), (held, mask)), next) in around.zip(held).zip(&mut self.next[inner.clone()]) {
                let mean = (a + b + c + d) >> 2;
                *next = (held & mask) | (mean & !mask);
            }
            std::mem::swap(&mut self.area, &mut self.next);
        }
        for head in board.heads() {
            let liberties = board.liberties(head);
            let (sum, count) =
                liberties.iter().fold((0_i32, 0_i32), |(sum, count), at| (sum + i32::from(self.area[at]), count + 1));
            let sign = if board.cells[head] == color { 1 } else { -1 };
            let mean = sign * sum / count.max(1);
            let safety = [0, 150, 300, 450, 600, 750].iter().filter(|&&bound| mean >= bound).count() as u8;
            board.chain(head).for_each(|stone| self.safety[stone] = safety);
        }
    }

    /// Points beyond the border take the value of the border.
    fn reflect(&mut self) {
        let side = self.side;
        for line in 1..=side {
            self.area[line] = self.area[STRIDE + line];
            self.area[(side + 1) * STRIDE + line] = self.area[side * STRIDE + line];
            self.area[line * STRIDE] = self.area[line * STRIDE + 1];
            self.area[line * STRIDE + side + 1] = self.area[line * STRIDE + side];
        }
    }

    fn class(area: i16) -> u64 {
        [-620, -400, -230, -110, -35, 35, 110, 230, 400, 620].iter().filter(|&&bound| area >= bound).count() as u64
    }

    /// 0, the opponent's, to 10, the mover's.
    pub fn at(&self, at: At) -> u64 {
        Influence::class(self.area[at])
    }

    /// The lowest and the highest class among the four points two lines away.
    pub fn around(&self, at: At) -> (u64, u64) {
        let (x, y) = (at % STRIDE, at / STRIDE);
        let side = self.side;
        let clamped = |x: usize, y: usize| self.area[y.clamp(1, side) * STRIDE + x.clamp(1, side)];
        let around =
            [clamped(x.saturating_sub(2), y), clamped(x + 2, y), clamped(x, y.saturating_sub(2)), clamped(x, y + 2)];
        let low = around.into_iter().fold(i16::MAX, i16::min);
        let high = around.into_iter().fold(i16::MIN, i16::max);
        (Influence::class(low), Influence::class(high))
    }

    /// How safe the least safe chains near a point are: the mover's and the opponent's, 0 to 6, or [`NO_CHAIN`].
    pub fn weakest(&self, board: &LibertyBoard, color: u8, at: At) -> (u64, u64) {
        let (mut own, mut enemy) = (NO_CHAIN, NO_CHAIN);
        let here = crate::fast_board::point(at);
        for (dx, dy) in NEAR_OFFSETS {
            let (x, y) = (i32::from(here.x) + dx, i32::from(here.y) + dy);
            if !(0..self.side as i32).contains(&x) || !(0..self.side as i32).contains(&y) {
                continue;
            }
            let there = crate::fast_board::at(Point::new(x as u8, y as u8));
            let cell = board.cells[there];
            if cell != 0 && cell != OFF_BOARD {
                let weakest = if cell == color { &mut own } else { &mut enemy };
                *weakest = (*weakest).min(u64::from(self.safety[there]));
            }
        }
        (own, enemy)
    }
}

#[cfg(test)]
mod tests {
    use super::super::situation::Situation;
    use super::super::test_support::random_games;
    use super::*;
    use crate::fast_board::{EMPTY, NEIGHBOUR_OFFSETS, at, step};

    /// The area, point by point from the definition.
    fn spread(board: &LibertyBoard, color: u8) -> Vec<(At, i16)> {
        let points: Vec<At> = board.size().points().map(at).collect();
        let held = |at: At| {
            let worth = STONE_WEIGHTS[board.liberties(at).len().min(4) - 1];
            if board.cells[at] == color { worth } else { -worth }
        };
        let mut area = vec![0; GRID_POINTS];
        for &at in points.iter().filter(|&&at| board.cells[at] != EMPTY) {
            area[at] = held(at);
        }
        for _ in 0..SPREAD_ROUNDS {
            let before = area.clone();
            for &at in points.iter().filter(|&&at| board.cells[at] == EMPTY) {
                let of = |by| if board.cells[step(at, by)] == OFF_BOARD { before[at] } else { before[step(at, by)] };
                area[at] = NEIGHBOUR_OFFSETS.map(of).iter().sum::<i16>() >> 2;
            }
        }
        points.into_iter().map(|at| (at, area[at])).collect()
    }

    #[test]
    fn areas_are_those_of_spreading_point_by_point() {
        let mut influence = Influence::new();
        for game in random_games(8) {
            let mut situation = Situation::new(game.size);
            for (number, &play) in game.moves.iter().enumerate() {
                situation.play(play);
                if number % 29 == 3 {
                    let color = 1 + (number % 2) as u8;
                    influence.look_at(&situation.board, color);
                    for (at, area) in spread(&situation.board, color) {
                        assert_eq!(influence.area[at], area, "{number} {at}");
                    }
                }
            }
        }
    }

    #[test]
    fn points_beside_a_stone_are_its_sides_and_a_stone_in_atari_is_the_least_safe() {
        use katachi_core::go::{BoardSize, Color, Move};
        let mut situation = Situation::new(BoardSize::NINETEEN);
        let mut influence = Influence::new();
        let place = |x, y| at(Point::new(x, y));
        influence.look_at(&situation.board, 1);
        assert_eq!((influence.at(place(9, 9)), influence.around(place(9, 9))), (5, (5, 5)));
        assert_eq!(influence.weakest(&situation.board, 1, place(9, 9)), (NO_CHAIN, NO_CHAIN));
        for (x, y) in [(3, 3), (15, 15), (3, 2), (15, 3), (2, 3), (15, 9), (4, 3)] {
            situation.play(Move::play(situation.to_play(), Point::new(x, y)));
        }
        assert_eq!(situation.to_play(), Color::White);
        influence.look_at(&situation.board, 1);
        assert!(influence.at(place(3, 4)) > 5 && influence.at(place(15, 4)) < 5);
        influence.look_at(&situation.board, 2);
        assert!(influence.at(place(15, 4)) > 5);
        let (own, enemy) = influence.weakest(&situation.board, 2, place(16, 8));
        assert!(own > 0 && enemy == NO_CHAIN);
    }
}
