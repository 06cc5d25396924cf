//! A shape and the moves that follow it, as drawn in a diagram with numbered stones.
//!
//! The hits of a sequence are defined in [`crate::find`]. A set-up stone inside breaks it even if it changes nothing,
//! or comes with a move of the sequence; a sequence without moves is a shape alone.

use serde::{Deserialize, Serialize};

use super::Query;
use crate::go::{Board, Color, GameView, Point};
use crate::pattern::CellSet;

/// A stone of a sequence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SequenceMove {
    /// Cell of the drawing, row by row.
    pub cell: u16,
    /// As drawn.
    pub color: Color,
}

/// A shape, and the stones that are played inside it next.
///
/// ```
/// use katachi_core::find::Sequence;
/// let sequence: Sequence = "\
/// $$B The 3-3 invasion
/// $$ | . . . . .
/// $$ | . . . X .
/// $$ | . . 2 . .
/// $$ | . . 1 . .
/// ".parse().unwrap();
/// assert_eq!(sequence.moves().len(), 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "RawSequence", into = "RawSequence")]
pub struct Sequence {
    shape: Query,
    moves: Vec<SequenceMove>,
}

/// Why moves are no sequence of a shape. Moves count from 1.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SequenceError {
    #[error("move {number} is played outside the drawing")]
    Outside { number: usize },
    #[error("move {number} is played at a point that is off the board")]
    OffBoard { number: usize },
    #[error("a sequence has at most {most} moves, not {given}", most = Sequence::MAX_MOVES)]
    TooMany { given: usize },
}

impl Sequence {
    pub const MAX_MOVES: usize = 999;

    /// Does not check that points are free when they are played on: that depends on the game.
    ///
    /// Errors: a move outside the shape or off the board, or too many of them.
    pub fn new(shape: Query, moves: Vec<SequenceMove>) -> Result<Sequence, SequenceError> {
        if moves.len() > Sequence::MAX_MOVES {
            return Err(SequenceError::TooMany { given: moves.len() });
        }
        for (number, play) in (1..).zip(&moves) {
            match shape.cells().get(usize::from(play.cell)) {
                None | Some(None) => return Err(SequenceError::Outside { number }),
                Some(Some(set)) if set.bits() & CellSet::ON_BOARD.bits() == 0 => {
                    return Err(SequenceError::OffBoard { number });
                }
                Some(Some(_)) => {}
            }
        }
        Ok(Sequence { shape, moves })
    }

    /// The region of a game after `played` moves, and the next stones that fall inside it, at most `count`.
    ///
    /// The box must lie on the board, as for [`Query::from_board`]. The stones end as in a hit: before the first
    /// capture from elsewhere, and before the first set-up stone inside.
    pub fn from_game(
        game: GameView<'_>,
        played: usize,
        at: Point,
        width: usize,
        height: usize,
        count: usize,
    ) -> Sequence {
        let mut replay = game.replay();
        while replay.played() < played && replay.advance().is_some() {}
        let shape = Query::from_board(replay.board(), at, width, height);
        let cell_of = |point: Point| {
            let (x, y) =
                (usize::from(point.x).checked_sub(at.x.into())?, usize::from(point.y).checked_sub(at.y.into())?);
            (x < width && y < height).then_some((y * width + x) as u16)
        };
        let inside = |board: &Board| -> Vec<Option<Color>> {
            let points = game.size.points().filter(|&point| cell_of(point).is_some());
            points.map(|point| board.get(point)).collect()
        };
        let mut moves = Vec::new();
        let mut before = inside(replay.board());
        while moves.len() < count.min(Sequence::MAX_MOVES) {
            let Some(play) = replay.advance() else { break };
            let set_up_inside = game
                .setup
                .iter()
                .any(|stone| stone.before_move as usize == replay.played() && cell_of(stone.point).is_some());
            let after = inside(replay.board());
            match play.point().and_then(cell_of) {
                Some(cell) if !set_up_inside => moves.push(SequenceMove { cell, color: play.color() }),
                None if after == before => {}
                _ => break,
            }
            before = after;
        }
        Sequence { shape, moves }
    }

    pub fn shape(&self) -> &Query {
        &self.shape
    }

    /// The same moves after another shape, or after the same with other settings.
    ///
    /// Errors: a move outside the shape or off the board, or too many of them.
    pub fn with_shape(mut self, change: impl FnOnce(&mut Query)) -> Result<Sequence, SequenceError> {
        change(&mut self.shape);
        Sequence::new(self.shape, self.moves)
    }

    pub fn moves(&self) -> &[SequenceMove] {
        &self.moves
    }

    pub fn into_parts(self) -> (Query, Vec<SequenceMove>) {
        (self.shape, self.moves)
    }
}

impl From<Query> for Sequence {
    fn from(shape: Query) -> Sequence {
        Sequence { shape, moves: Vec::new() }
    }
}

/// A sequence as it is kept in files.
#[derive(Clone, Serialize, Deserialize)]
struct RawSequence {
    shape: Query,
    moves: Vec<SequenceMove>,
}

impl From<Sequence> for RawSequence {
    fn from(Sequence { shape, moves }: Sequence) -> RawSequence {
        RawSequence { shape, moves }
    }
}

impl TryFrom<RawSequence> for Sequence {
    type Error = SequenceError;

    fn try_from(RawSequence { shape, moves }: RawSequence) -> Result<Sequence, SequenceError> {
        Sequence::new(shape, moves)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moves_outside_the_drawing_or_the_board_are_refused() {
        let shape: Query = ". _ #\n".parse().unwrap();
        let black = |cell| vec![SequenceMove { cell, color: Color::Black }];
        assert!(Sequence::new(shape.clone(), black(0)).is_ok());
        assert_eq!(Sequence::new(shape.clone(), black(1)), Err(SequenceError::Outside { number: 1 }));
        assert_eq!(Sequence::new(shape.clone(), black(2)), Err(SequenceError::OffBoard { number: 1 }));
        assert_eq!(Sequence::new(shape.clone(), black(3)), Err(SequenceError::Outside { number: 1 }));
        assert_eq!(Sequence::new(shape, black(0).repeat(1000)), Err(SequenceError::TooMany { given: 1000 }));
    }

    #[test]
    fn a_sequence_survives_its_serialised_form() {
        let sequence: Sequence = "$$W\n$$ | 1 . 2\n".parse().unwrap();
        let text = ron::to_string(&sequence).unwrap();
        assert_eq!(ron::from_str::<Sequence>(&text).unwrap(), sequence);
        assert!(ron::from_str::<Sequence>(&text.replace("cell:2", "cell:7")).is_err());
    }
}
