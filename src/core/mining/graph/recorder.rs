//! Records the moves that one thread has seen played.

use rustc_hash::FxHashMap;

use super::{ELSEWHERE, Seen, SquareStones};
use crate::corpus::GameId;
use crate::pattern::Symmetry;

/// A move between two positions, 24 bytes. `from` and `to` are this thread's numbers of the positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct RecordedEdge {
    pub from: u32,
    pub to: u32,
    pub game: GameId,
    /// Number of moves of the game before it, or [`NO_MOVE`] for a tenuki that the record does not have.
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
    /// By position: number of sequences that begin there (`starts`) and that end there (`ended`).
    pub(super) starts: Vec<u32>,
    pub(super) ended: Vec<u32>,
    pub(super) steps: Vec<RecordedEdge>,
}

/// Stands for the number of a tenuki without a move: one player moved twice in a row.
pub(super) const NO_MOVE: u32 = u32::MAX;

/// The circumstances of a move: its game and number, whether it came after two or more moves elsewhere, and whether its
/// player won.
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

    /// The number of a position; a new position gets the next number.
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

    /// Records a move. `(play, turn)` come from [`super::Frames::step`].
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
