//! One square of one game, followed while the game is replayed.

use super::recorder::NO_MOVE;
use super::{Frames, GraphMove, GraphRecorder, Seen};
use crate::go::Color;
use crate::pattern::Symmetry;

/// The stones of the square, and how far its sequence has come.
pub(crate) struct SquareSequence<const W: usize> {
    frames: Frames<W>,
    state: SquareSequenceState<W>,
}

enum SquareSequenceState<const W: usize> {
    /// Nothing was played there yet.
    Waiting,
    /// After a move: its number and colour, and the position with the opponent to move.
    Going {
        number: u32,
        by: Color,
        seen: Seen<W>,
        position: u32,
    },
    Over,
}

/// A move: who makes it, and what the recorder notes of it.
#[derive(Clone, Copy)]
pub(crate) struct GraphTurn {
    pub by: Color,
    pub played: GraphMove,
}

impl<const W: usize> SquareSequence<W> {
    pub fn new(side: usize, symmetries: &'static [Symmetry]) -> SquareSequence<W> {
        SquareSequence { frames: Frames::new(side, symmetries), state: SquareSequenceState::Waiting }
    }

    /// Starts again with an empty square, for the next game.
    pub fn reset(&mut self) {
        self.frames.clear();
        self.state = SquareSequenceState::Waiting;
    }

    pub fn is_over(&self) -> bool {
        matches!(self.state, SquareSequenceState::Over)
    }

    /// Adds or removes a stone without a move in the square: a set-up stone, or a capture from outside.
    pub fn toggle(&mut self, at: usize, color: Color) {
        self.frames.toggle(at, color);
    }

    /// Plays a stone at a point of the square (`None`: a pass that counts), and takes `removed` off it.
    ///
    /// If `stop` or more moves were made elsewhere since the last one here, ends the sequence instead.
    pub fn play(
        &mut self,
        at: Option<usize>,
        removed: impl Iterator<Item = (usize, Color)>,
        turn: GraphTurn,
        stop: u32,
        recorder: &mut GraphRecorder<W>,
    ) {
        if self.is_over() {
            return;
        }
        let GraphTurn { by, played } = turn;
        let number = played.number;
        let before = self.frames.seen_by(by);
        let from = recorder.number(&before);
        let mut later = false;
        match &self.state {
            SquareSequenceState::Going { number: last, .. } if number - last > stop => return self.end(recorder),
            SquareSequenceState::Going { number: last, by: last_by, seen, position } => {
                later = number - last > 2;
                if *last_by == by {
                    // The answer elsewhere is the move after the last one here.
                    let answer = if last + 1 < number { last + 1 } else { NO_MOVE };
                    let mover_won = played.mover_won.map(|won| !won);
                    let elsewhere = GraphMove { number: answer, mover_won, later: false, ..played };
                    recorder.step((*position, from), self.frames.step(seen, &before, None), elsewhere);
                }
            }
            SquareSequenceState::Waiting => recorder.start(from),
            SquareSequenceState::Over => return,
        }
        at.inspect(|&at| self.frames.toggle(at, by));
        removed.for_each(|(gone, color)| self.frames.toggle(gone, color));
        let seen = self.frames.seen_by(by.opponent());
        let position = recorder.number(&seen);
        recorder.step((from, position), self.frames.step(&before, &seen, at), GraphMove { later, ..played });
        self.state = SquareSequenceState::Going { number, by, seen, position };
    }

    /// Ends the sequence.
    pub fn end(&mut self, recorder: &mut GraphRecorder<W>) {
        if let SquareSequenceState::Going { position, .. } = self.state {
            recorder.end(position);
        }
        self.state = SquareSequenceState::Over;
    }
}
