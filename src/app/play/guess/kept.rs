//! A round as a session keeps it: what is asked, the tries and the answers. Opinions of the engines are worked out again.

use serde::{Deserialize, Serialize};

use crate::kept::{KeptGame, KeptMoves};
use crate::play::guess_form::GuessForm;
use crate::play::summary::Answered;
use katachi_core::go::{BoardSize, Point, SetupStone, Winner};
use katachi_core::pattern::Image;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptRound {
    pub(crate) form: GuessForm,
    pub(super) is_review: bool,
    /// The order of the games comes from it.
    pub(super) seed: u64,
    pub(super) positions: KeptPositions,
    pub(super) next_move: usize,
    pub(super) asked: Option<KeptChallenge>,
    pub(super) answers: Vec<Answered>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) enum KeptPositions {
    List(Vec<KeptPosition>),
    /// The games that pass the form's filter; the number of the current one in the order of the round.
    Games(usize),
    Own(KeptRecord),
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptPosition {
    pub(super) game: KeptGame,
    pub(super) moves: usize,
    pub(super) better: Option<Point>,
    pub(super) image: Image,
    pub(super) is_review: bool,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptRecord {
    pub(super) black: String,
    pub(super) white: String,
    pub(super) date: String,
    pub(super) winner: Winner,
    pub(super) size: BoardSize,
    pub(super) setup: Vec<SetupStone>,
    pub(super) moves: KeptMoves,
    pub(super) game: Option<KeptGame>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(super) struct KeptChallenge {
    /// `None`: the round's own record.
    pub(super) game: Option<KeptGame>,
    pub(super) moves: usize,
    pub(super) better: Option<Point>,
    pub(super) image: Image,
    pub(super) is_review: bool,
    pub(super) tries: Vec<Point>,
    /// The answer is the last one of the round.
    pub(super) is_done: bool,
}

impl KeptRound {
    /// Whether the round goes through the games that pass the form's filter.
    pub(crate) fn is_of_filter(&self) -> bool {
        matches!(self.positions, KeptPositions::Games(_))
    }
}
