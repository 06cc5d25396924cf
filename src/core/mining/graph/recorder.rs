//! Records the moves that one thread has seen played.

use rustc_hash::FxHashMap;

use super::{ELSEWHERE, Seen, SquareStones};
use crate::corpus::GameId;
use crate::pattern::Symmetry;

/// One move from position to position, 24 bytes. Positions are numbered by the thread.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordedEdge {
    pub from: u32,
    pub to: u32,
    pub game: GameId,
    /// Moves of the game before it; [`NO_MOVE`] where it is no move of the game.
    pub number: u32,
    pub play: u16,
    pub turn: Symmetry,
    pub later: bool,
    /// `None` where the winner is not known.
    pub mover_won: Option<bool>,
}

/// The positions and moves of one thread.
pub(crate) struct GraphRecorder<const W: usize> {
    pub(super) numbers: FxHashMap<SquareStones<W>, u32>,
    pub(super) stones: Vec<SquareStones<W>>,
    /// By position: sequences that begin and that end there.
    pub(super) starts: Vec<u32>,
    pub(super) ended: Vec<u32>,
    pub(super) steps: Vec<RecordedEdge>,
}

/// The number of a tenuki during which nobody moved: the same player moved twice.
pub(super) const NO_MOVE: u32 = u32::MAX;

/// A move, in which game, and how it came.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GraphMove {
    pub game: GameId,
    pub number: u32,
    pub later: bool,
    pub mover_won: Option<bool>,
}

impl<const W: usize> GraphRecorder<W> {
    pub fn new() -> GraphRecorder<W> {
        GraphRecorder {
            numbers: FxHashMap::default(),
            stones: Vec::new(),
            starts: Vec::new(),
            ended: Vec::new(),
            steps: Vec::new(),
        }
    }

    /// The number of a position, given at its first sight.
    pub fn number(&mut self, seen: &Seen<W>) -> u32 {
        *self.numbers.entry(seen.stones).or_insert_with(|| {
            self.stones.push(seen.stones);
            self.starts.push(0);
            self.ended.push(0);
            self.stones.len() as u32 - 1
        })
    }

    pub fn start(&mut self, at: u32) {
        self.starts[at as usize] += 1;
    }

    pub fn end(&mut self, at: u32) {
        self.ended[at as usize] += 1;
    }

    /// A move as [`super::Frames::step`] describes it.
    pub fn step(&mut self, (from, to): (u32, u32), (play, turn): (Option<u16>, Symmetry), played: GraphMove) {
        let GraphMove { game, number, later, mover_won } = played;
        self.steps.push(RecordedEdge {
            from,
            to,
            game,
            number,
            play: play.unwrap_or(ELSEWHERE),
            turn,
            later,
            mover_won,
        });
    }
}
