//! The owner of every point as playouts estimate it, and the stones that they find dead.

use rayon::prelude::*;

use super::playout::Playouts;
use crate::fast_board::{At, LibertyBoard, NEIGHBOUR_OFFSETS, at, code, step};
use crate::predict::random_value;
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::progress::{Cancelled, Progress};

/// Playouts that are enough to tell settled points from open ones.
pub const OWNERSHIP_PLAYOUTS: usize = 256;

/// Playouts in a batch. Each batch has its own seed, so that the result doesn't depend on the number of threads.
const BATCH_PLAYOUTS: usize = 16;

/// The result of many playouts: how often each point was Black's or White's.
#[derive(Clone, Debug, PartialEq)]
pub struct Ownership {
    size: BoardSize,
    playouts: usize,
    /// Playouts in which the point was Black's minus those in which it was White's; by point, row by row.
    sums: Vec<i32>,
    /// Black's points minus White's, by playout.
    margins: Vec<i16>,
}

impl Ownership {
    pub fn size(&self) -> BoardSize {
        self.size
    }

    /// The mean owner of a point: 1 if it was Black's in all playouts, −1 if it was White's in all.
    ///
    /// Panics if the point is not on the board.
    pub fn at(&self, point: Point) -> f32 {
        let index = usize::from(point.y) * self.size.side() + usize::from(point.x);
        self.sums[index] as f32 / self.playouts as f32
    }

    /// Like [`Ownership::at`], but positive for this colour.
    pub fn for_color(&self, color: Color, point: Point) -> f32 {
        match color {
            Color::Black => self.at(point),
            Color::White => -self.at(point),
        }
    }

    /// The mean of Black's points minus White's, komi aside.
    pub fn margin(&self) -> f32 {
        self.margins.iter().map(|&margin| f32::from(margin)).sum::<f32>() / self.playouts as f32
    }

    /// The share of playouts that a colour won by area with this komi.
    pub fn wins(&self, color: Color, komi: f32) -> f32 {
        let black = self.margins.iter().filter(|&&margin| f32::from(margin) > komi).count();
        let black = black as f32 / self.playouts as f32;
        if color == Color::Black { black } else { 1.0 - black }
    }
}

/// Plays a position to its end many times. Without `to_play`, Black and White begin in turn.
///
/// The same seed gives the same answer on any number of threads. Errors: [`Cancelled`] when the user stops it.
pub fn ownership(
    board: &Board,
    to_play: Option<Color>,
    playouts: usize,
    seed: u64,
    progress: &Progress,
) -> Result<Ownership, Cancelled> {
    let start = LibertyBoard::from_board(board);
    let playouts = playouts.next_multiple_of(BATCH_PLAYOUTS).max(BATCH_PLAYOUTS);
    let points: Vec<At> = board.size().points().map(at).collect();
    let parts: Vec<(Vec<i32>, Vec<i16>)> = (0..playouts / BATCH_PLAYOUTS)
        .into_par_iter()
        .map(|part| {
            let mut player = Playouts::new(random_value(seed ^ random_value(part as u64)));
            let (mut sums, mut margins) = (vec![0; points.len()], Vec::with_capacity(BATCH_PLAYOUTS));
            for number in 0..BATCH_PLAYOUTS {
                if progress.check().is_err() {
                    break;
                }
                let first = to_play.unwrap_or(Color::BOTH[number % 2]);
                player.run(&start, code(first), 0);
                let mut margin = 0;
                for (sum, &point) in sums.iter_mut().zip(&points) {
                    let owner = owner(&player.board, point);
                    *sum += owner;
                    margin += owner as i16;
                }
                margins.push(margin);
            }
            (sums, margins)
        })
        .collect();
    progress.check()?;
    let (mut sums, mut margins) = (vec![0; points.len()], Vec::with_capacity(playouts));
    for (part, more) in parts {
        sums.iter_mut().zip(part).for_each(|(sum, part)| *sum += part);
        margins.extend(more);
    }
    Ok(Ownership { size: board.size(), playouts, sums, margins })
}

/// The owner of a point after a playout: the colour of its stone, or of all stones beside it. Black 1, White −1.
pub(super) fn owner(board: &LibertyBoard, at: At) -> i32 {
    let of = |cell: u8| match cell {
        1 => 1,
        2 => -1,
        _ => 0,
    };
    match of(board.cells[at]) {
        0 => {
            let beside = NEIGHBOUR_OFFSETS.map(|by| of(board.cells[step(at, by)]));
            match (beside.contains(&1), beside.contains(&-1)) {
                (true, false) => 1,
                (false, true) => -1,
                _ => 0,
            }
        }
        stone => stone,
    }
}

/// A chain is dead when its points end as the opponent's by this much more often than as its own.
const MIN_DEAD_MARGIN: f32 = 0.2;

/// Stones that are dead if nobody plays on, row by row: those of chains whose points mostly end as the opponent's.
///
/// A proposal, for players to correct. The same seed gives the same answer. Errors: [`Cancelled`].
pub fn propose_dead(board: &Board, seed: u64, progress: &Progress) -> Result<Vec<Point>, Cancelled> {
    let whose = ownership(board, None, 2 * OWNERSHIP_PLAYOUTS, seed, progress)?;
    Ok(dead_by(board, &whose))
}

pub(super) fn dead_by(board: &Board, whose: &Ownership) -> Vec<Point> {
    let is_dead = |point: Point, color: Color| {
        let chain = board.chain(point);
        let sum: f32 = chain.iter().map(|&stone| whose.for_color(color, stone)).sum();
        sum / (chain.len() as f32) < -MIN_DEAD_MARGIN
    };
    board.stones().filter(|&(point, color)| is_dead(point, color)).map(|(point, _)| point).collect()
}
