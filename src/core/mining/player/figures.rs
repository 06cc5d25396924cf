//! Figures that a player is compared with.

use std::sync::Arc;

use super::{PlayerProfileError, PlayerProfileParams};
use crate::corpus::Corpus;
use crate::mining::corner::{CornerGraph, CornerParams, corner_graph};
use crate::mining::fuseki::{OpeningGraph, OpeningGraphParams, opening_graph};
use crate::mining::{MinedPatterns, MiningParams, PatternSource, mine};
use crate::progress::Progress;

/// Figures of others: shapes around each move, corners, openings.
#[derive(Clone, Debug)]
pub struct ReferenceFigures {
    pub games: u64,
    pub shapes: Arc<MinedPatterns>,
    pub corners: Arc<CornerGraph>,
    pub openings: Arc<OpeningGraph>,
}

impl ReferenceFigures {
    /// The figures of both players of all these games.
    ///
    /// Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user; a window without a centre.
    pub fn of_games(
        corpus: &Corpus,
        params: &PlayerProfileParams,
        progress: &Progress,
    ) -> Result<ReferenceFigures, PlayerProfileError> {
        let shapes = mine(corpus, &MiningParams::new(params.window.clone(), PatternSource::Move), progress)?;
        let corners = corner_graph(corpus, CornerParams::default(), progress)?;
        let of_openings = OpeningGraphParams { moves: params.moves, ..OpeningGraphParams::default() };
        let openings = opening_graph(corpus, of_openings, progress)?;
        Ok(ReferenceFigures {
            games: corpus.games().len() as u64,
            shapes: Arc::new(shapes),
            corners: Arc::new(corners),
            openings: Arc::new(openings),
        })
    }
}
