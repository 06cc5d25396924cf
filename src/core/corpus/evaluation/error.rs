//! Reasons why an evaluation in a record was not read.

use serde::{Deserialize, Serialize};

/// Why an evaluation was not read. Texts are quoted from the record, shortened.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum EvaluationError {
    #[error("its node has several moves")]
    SeveralMoves,
    #[error("the best move `{0}` is no point")]
    BestMove(Box<str>),
    #[error("LZ before the first move: in such files it is of another position than its node, so none is read")]
    BeforeFirstMove,
    #[error("LZOP after the first move: it is of the position before it")]
    AfterFirstMove,
    #[error("`{0}` is no number of points")]
    NotPoints(Box<str>),
    #[error("`{0}` is no percentage")]
    NotPercentage(Box<str>),
    #[error("`{0}` has not two winrates")]
    NotTwoWinrates(Box<str>),
    #[error("`{0}`: the winrates do not add up to 100")]
    WinratesNotHundred(Box<str>),
    #[error("`{0}` has not four numbers")]
    NotFourNumbers(Box<str>),
    #[error("`{0}` is no share of 1")]
    NotShare(Box<str>),
    #[error("`{0}`: win, loss and no result do not add up to 1")]
    SharesNotOne(Box<str>),
    #[error("`{0}` is out of range")]
    OutOfRange(Box<str>),
    #[error("KTV[{0}]: another version than 1.0, so no KT is read")]
    Version(Box<str>),
    #[error("{0} values instead of three")]
    NotThreeValues(usize),
    #[error("it is larger than any that KaTrain writes")]
    TooLarge,
    #[error("it is not base 64, or cut short")]
    NotBase64,
    #[error("it does not unpack")]
    NotUnpacked,
    /// The message of the JSON reader.
    #[error("its text is damaged: {0}")]
    Damaged(Box<str>),
    #[error("the winrate {0} is no share of 1")]
    WinrateNotShare(Box<str>),
    #[error("the score {0} is no number of points")]
    ScoreNotPoints(Box<str>),
    #[error("neither a winrate nor a score that a board can have")]
    NeitherWinrateNorScore,
    #[error("`{0}` names no side")]
    NoSide(Box<str>),
    #[error("`{0}` is no score")]
    NotScore(Box<str>),
    #[error("`{0}` has not three words")]
    NotThreeWords(Box<str>),
    #[error("`{0}` is no number of playouts")]
    NotPlayouts(Box<str>),
    #[error("the line of playouts is missing")]
    PlayoutsMissing,
    #[error("the winrate `{0}` is no number")]
    WinrateNotNumber(Box<str>),
    #[error("the winrate `{0}` is not between 0 and 100")]
    WinrateOutOfRange(Box<str>),
    #[error("the score `{0}` is no number")]
    ScoreNotNumber(Box<str>),
    #[error("the score `{0}` is more than any board has")]
    ScoreOutOfRange(Box<str>),
}
