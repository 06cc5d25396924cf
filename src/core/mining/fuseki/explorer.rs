//! Openings move by move from the empty board, transpositions merged: see [`crate::mining::graph`].

use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, Color};
use crate::mining::costs::{EdgeCosts, MoveCosts};
use crate::mining::graph::{
    GraphColumns, GraphDamage, GraphMove, GraphReader, GraphSink, GraphTurn, GraphWalk, PositionGraph, PositionId,
    PositionRow, SquareSequence, count,
};
use crate::pattern::{Image, Symmetry};
use crate::progress::{Cancelled, Phase, Progress};

/// 64-bit words that hold one bit for each point of the largest board.
pub(crate) const BOARD_WORDS: usize = 6;

/// Which openings to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct OpeningGraphParams {
    /// Size of the boards; games on other boards are not read.
    pub size: BoardSize,
    /// Number of moves that are read from each game.
    pub moves: u32,
    /// Positions that occur less often are left out.
    pub min_count: u32,
}

impl Default for OpeningGraphParams {
    /// Thirty moves on 19×19, all positions.
    fn default() -> Self {
        OpeningGraphParams { size: BoardSize::NINETEEN, moves: 30, min_count: 1 }
    }
}

/// The first moves of the games on boards of one size; handicap stones stand before. A pass counts as a move elsewhere;
/// if a player moves twice, the opponent's missing turn does too. Reading ends after `params.moves` moves, or before stones that are set up in
/// mid-game.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningGraph {
    pub params: OpeningGraphParams,
    /// [`crate::corpus::CorpusId`] of the corpus, in hexadecimal.
    pub corpus: String,
    /// Number of games on boards of this size.
    pub games: u64,
    /// Number of games on other boards.
    pub other_sizes: u64,
    pub graph: PositionGraph<BOARD_WORDS>,
}

/// Reads the openings of a corpus. The same corpus and parameters give the same graph on any number of threads.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user.
pub fn opening_graph(
    corpus: &Corpus,
    params: OpeningGraphParams,
    progress: &Progress,
) -> Result<OpeningGraph, Cancelled> {
    let OpeningGraphParams { size, min_count, .. } = params;
    let games: Vec<GameId> = corpus.games().iter().copied().filter(|&id| corpus.game(id).size == size).collect();
    let graph = count(&OpeningReader { corpus, params }, &games, min_count, progress)?;
    let other_sizes = (corpus.games().len() - games.len()) as u64;
    Ok(OpeningGraph { params, corpus: corpus.id().to_string(), games: games.len() as u64, other_sizes, graph })
}

/// Reads the first moves of games, which must be on boards of `params.size`.
struct OpeningReader<'a> {
    corpus: &'a Corpus,
    params: OpeningGraphParams,
}

impl GraphReader<BOARD_WORDS> for OpeningReader<'_> {
    const PHASE: Phase = Phase::ReadingOpenings;

    fn corpus(&self) -> &Corpus {
        self.corpus
    }

    fn frame(&self) -> (usize, &'static [Symmetry]) {
        (self.params.size.side(), &Symmetry::ALL)
    }

    fn squares(&self) -> usize {
        1
    }

    fn moves(&self, game: GameId) -> usize {
        self.corpus.game(game).moves.len().min(self.params.moves as usize)
    }

    fn read<S: GraphSink<BOARD_WORDS>>(
        &self,
        id: GameId,
        squares: &mut [SquareSequence<BOARD_WORDS, S::Place>],
        sink: &mut S,
    ) {
        let [sequence] = squares else { return };
        let game = self.corpus.game(id);
        let winner = self.corpus.winner(id).color();
        let side = game.size.side();
        let start = game.opening_start();
        let mut board = game.board_before(start);
        sequence.reset();
        let place = |point: crate::go::Point| usize::from(point.y) * side + usize::from(point.x);
        board.stones().for_each(|(point, color)| sequence.toggle(place(point), color));
        let until = game.set_up_after(start).min(start + self.params.moves as usize);
        for (number, play) in game.moves.iter().enumerate().take(until).skip(start) {
            let by = play.color();
            let mover_won = winner.map(|winner| winner == by);
            let turn = GraphTurn { by, played: GraphMove { game: id, number: number as u32, later: false, mover_won } };
            let mut whose = by.opponent();
            match play.point() {
                Some(point) => match board.play(by, point) {
                    Ok(what) if what.suicide => whose = by,
                    Ok(_) => {}
                    Err(_) => continue,
                },
                None => board.pass(),
            }
            let gone = board.last_removed().map(|gone| (place(gone), whose));
            sequence.play(play.point().map(place), gone, turn, u32::MAX, sink);
        }
        sequence.end(sink);
    }
}

impl OpeningGraph {
    /// Rebuilds a saved graph. `least_count`: [`PositionGraph::least_count`], or 0 for that of the parameters.
    ///
    /// Errors: a position contradicts itself or another position.
    pub(crate) fn from_rows(
        params: OpeningGraphParams,
        corpus: String,
        (games, other_sizes): (u64, u64),
        least_count: u32,
        rows: Vec<PositionRow>,
    ) -> Result<OpeningGraph, GraphDamage> {
        let graph = PositionGraph::from_rows((params.size.side(), &Symmetry::ALL), rows)?;
        let graph = graph.with_least_count(params.min_count.max(least_count));
        Ok(OpeningGraph { params, corpus, games, other_sizes, graph })
    }

    /// Puts together again what Katachi kept. `None` if it contradicts itself.
    pub(crate) fn from_columns(
        params: OpeningGraphParams,
        corpus: String,
        (games, other_sizes): (u64, u64),
        columns: &GraphColumns,
    ) -> Option<OpeningGraph> {
        let graph = PositionGraph::from_stored_columns((params.size.side(), &Symmetry::ALL), columns)?;
        let graph = graph.with_least_count(params.min_count.max(columns.least_count));
        Some(OpeningGraph { params, corpus, games, other_sizes, graph })
    }

    /// The cost of each evaluated move of the graph.
    ///
    /// Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub fn costs(&self, corpus: &Corpus, costs: &MoveCosts, progress: &Progress) -> Result<EdgeCosts, Cancelled> {
        let mut games = costs.ids();
        games.retain(|&id| corpus.game(id).size == self.params.size);
        let reader = OpeningReader { corpus, params: self.params };
        costs.of_edges(self.graph.made_by(&reader, &games, None, progress)?, progress)
    }

    /// A walk from the empty board, Black to move first.
    pub fn walk(&self) -> Option<GraphWalk> {
        Some(GraphWalk::new(self.graph.empty_position()?, Image::default()))
    }

    /// The position on a board, and the image that maps its canonical frame to the board.
    pub fn find(&self, board: &Board, mover: Color) -> Option<(PositionId, Image)> {
        (board.size() == self.params.size).then(|| self.graph.find(|point| board.get(point), mover)).flatten()
    }
}
