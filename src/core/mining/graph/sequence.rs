//! One square of one game, followed while the game is replayed.

use super::{Frames, Seen};
use crate::corpus::GameId;
use crate::go::Color;
use crate::pattern::Symmetry;

/// The circumstances of a move: its game and number, whether it came after two or more moves elsewhere, and whether its
/// player won.
#[derive(Clone, Copy, Debug)]
pub(crate) struct GraphMove {
    pub game: GameId,
    pub number: u32,
    pub later: bool,
    pub mover_won: Option<bool>,
}

/// Takes the positions and moves that [`SquareSequence`]s go through.
pub(crate) trait GraphSink<const W: usize> {
    /// A position, as the sink remembers it until the next move.
    type Place: Copy;

    fn place(&mut self, seen: &Seen<W>) -> Self::Place;

    /// A sequence begins at a position.
    fn start(&mut self, at: Self::Place);

    /// A sequence ends at a position.
    fn end(&mut self, at: Self::Place);

    /// A move leads from a position to another. The point and the turn come from [`Frames::step`].
    fn step(&mut self, ends: (Self::Place, Self::Place), turned: (Option<u16>, Symmetry), played: GraphMove);
}

/// Stands for the number of a tenuki without a move: one player moved twice in a row.
pub(super) const NO_MOVE: u32 = u32::MAX;

/// The stones of the square, and how far its sequence has come. `P` is the place of a position in a [`GraphSink`].
pub(crate) struct SquareSequence<const W: usize, P> {
    frames: Frames<W>,
    state: SquareSequenceState<W, P>,
}

enum SquareSequenceState<const W: usize, P> {
    /// Nothing was played there yet.
    Waiting,
    /// After a move: its number and colour, and the position with the opponent to move.
    Going {
        number: u32,
        by: Color,
        seen: Seen<W>,
        position: P,
    },
    Over,
}

/// A move: who makes it, and what the recorder notes of it.
#[derive(Clone, Copy)]
pub(crate) struct GraphTurn {
    pub by: Color,
    pub played: GraphMove,
}

impl<const W: usize, P: Copy> SquareSequence<W, P> {
    pub fn new(side: usize, symmetries: &'static [Symmetry]) -> SquareSequence<W, P> {
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
        sink: &mut impl GraphSink<W, Place = P>,
    ) {
        let GraphTurn { by, played } = turn;
        let number = played.number;
        let before = self.frames.seen_by(by);
        let mut later = false;
        let from = match &self.state {
            SquareSequenceState::Over => return,
            SquareSequenceState::Going { number: last, .. } if number - last > stop => return self.end(sink),
            SquareSequenceState::Going { number: last, by: last_by, seen, position } => {
                later = number - last > 2;
                let from = sink.place(&before);
                if *last_by == by {
                    // The answer elsewhere is the move after the last one here.
                    let answer = if last + 1 < number { last + 1 } else { NO_MOVE };
                    let mover_won = played.mover_won.map(|won| !won);
                    let elsewhere = GraphMove { number: answer, mover_won, later: false, ..played };
                    sink.step((*position, from), self.frames.step(seen, &before, None), elsewhere);
                }
                from
            }
            SquareSequenceState::Waiting => {
                let from = sink.place(&before);
                sink.start(from);
                from
            }
        };
        at.inspect(|&at| self.frames.toggle(at, by));
        removed.for_each(|(gone, color)| self.frames.toggle(gone, color));
        let seen = self.frames.seen_by(by.opponent());
        let position = sink.place(&seen);
        sink.step((from, position), self.frames.step(&before, &seen, at), GraphMove { later, ..played });
        self.state = SquareSequenceState::Going { number, by, seen, position };
    }

    /// Ends the sequence.
    pub fn end(&mut self, sink: &mut impl GraphSink<W, Place = P>) {
        if let SquareSequenceState::Going { position, .. } = self.state {
            sink.end(position);
        }
        self.state = SquareSequenceState::Over;
    }
}
