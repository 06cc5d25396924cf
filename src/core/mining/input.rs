//! The games that are mined, and what is asked of them: the input of every step.

use super::{MiningParams, PatternSource};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Point};
use crate::pattern::ZobristTable;
use crate::progress::{Cancelled, Progress};

/// Why nothing was mined.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MiningError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error(
        "window {0} has no centre, so it cannot be put around a move: use an odd square or rect, a diamond, or mark one \
         point of a drawn window with +"
    )]
    NoCentre(String),
    #[error("--moves and --after speak of moves: they go with the source `move`, not with `final`")]
    FinalHasNoMoves,
    #[error("there are no games: name a library, or files of records")]
    NoShards,
}

pub(super) struct MiningInput<'a> {
    pub corpus: &'a Corpus,
    /// All games of the corpus, or those of one part.
    pub games: &'a [GameId],
    pub params: &'a MiningParams,
    pub table: ZobristTable,
    pub progress: &'a Progress,
}

impl<'a> MiningInput<'a> {
    /// Errors: parameters that do not go together.
    pub fn new(
        corpus: &'a Corpus,
        games: &'a [GameId],
        params: &'a MiningParams,
        progress: &'a Progress,
    ) -> Result<MiningInput<'a>, MiningError> {
        match params.source {
            PatternSource::Move if params.window.centre().is_none() => {
                return Err(MiningError::NoCentre(params.window.to_string()));
            }
            PatternSource::Final if params.after || params.moves.is_some() => return Err(MiningError::FinalHasNoMoves),
            _ => {}
        }
        Ok(MiningInput { corpus, games, params, table: ZobristTable::new(&params.window), progress })
    }

    /// An upper limit for the occurrences in some of the games.
    pub fn expected_occurrences(&self, games: &[GameId]) -> u64 {
        match self.params.source {
            PatternSource::Move => games.iter().map(|&id| self.corpus.game(id).moves.len() as u64).sum(),
            PatternSource::Final => {
                let by_side: Vec<u64> = (0..=BoardSize::MAX as u32)
                    .map(|side| BoardSize::new(side).map_or(0, |size| self.placements(size).count() as u64))
                    .collect();
                games.iter().map(|&id| by_side[self.corpus.game(id).size.side()]).sum()
            }
        }
    }

    /// The anchors at which the window lies on the board whole, row by row.
    pub fn placements(&self, size: BoardSize) -> impl Iterator<Item = Point> {
        let window = &self.params.window;
        let offsets: Vec<(i32, i32)> = (0..window.cell_count()).map(|cell| window.offset(cell)).collect();
        size.points().filter(move |anchor| offsets.iter().all(|&(dx, dy)| anchor.offset(dx, dy, size).is_some()))
    }
}
