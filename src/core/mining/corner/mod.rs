//! Corner sequences: what professionals call joseki, and whatever else is played in a corner.
//!
//! Each corner of each game is a sequence. It begins with the first stone that is played in the square (handicap
//! stones and those set up before the game stand there from the start), and ends
//!
//! - before the next move in the square when `stop` moves or more were made elsewhere in between (a pass is a move
//!   elsewhere);
//! - when a capture by a move outside the square takes stones off it, or stones are set up in the middle of the game;
//! - with the game.
//!
//! Later moves there are not read, nor games that begin with stones on the board, unless one asks for them: stones that
//! were set up are no choice of anybody. Boards on which the squares would overlap by more than a line are passed over
//! and counted.
//!
//! **Tenuki** is a move from a position to the same stones with the other side to move. It is counted when the player
//! who moved last in the square also makes the next move there: the opponent has played elsewhere in between. When both
//! have played elsewhere and the answer comes at last, there is no tenuki, only a *later* answer
//! ([`GraphContinuation::later`]).
//!
//! Positions that differ only in the corner, the side of the diagonal or the colours count as the same: see
//! [`super::graph`].

mod dictionary;
mod names;
mod notes;
mod read;

pub use dictionary::{Coverage, DepthCoverage, LackingLine, coverage};
pub use names::{JosekiLine, JosekiName, joseki_lines, joseki_name};
pub use notes::{JosekiNote, JosekiNotes};

use std::collections::{BTreeMap, BTreeSet};

use read::CornerReader;

use super::costs::{EdgeCosts, MoveCosts};
use super::graph::{GraphColumns, GraphDamage, GraphWalk, PositionGraph, PositionId, PositionRow, count};
use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, Color, GameView, Point};
use crate::pattern::{Image, Symmetry};
use crate::progress::{Cancelled, Progress};

#[cfg(doc)]
use super::graph::GraphContinuation;

/// Which corner sequences to read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct CornerParams {
    /// Points on a side of the square, 2 to 10.
    pub size: u8,
    /// Number of moves elsewhere after which a sequence ends.
    pub stop: u32,
    /// Minimum number of times that a position occurred. Rarer ones are left out.
    pub min_count: u32,
    /// Whether games that begin with stones on the board are read too, handicap games among them. Their stones were
    /// never played, and their results are not those of even games. Graphs of earlier versions have them.
    #[serde(default = "earlier_set_up", skip_serializing_if = "is_earlier_set_up")]
    pub set_up: bool,
}

fn earlier_set_up() -> bool {
    true
}

fn is_earlier_set_up(set_up: &bool) -> bool {
    *set_up == earlier_set_up()
}

impl CornerParams {
    /// Half of the largest board, its middle line included.
    pub const MAX_SIZE: u8 = (BoardSize::MAX as u8).div_ceil(2);
}

impl CornerParams {
    /// Whether a game is read, if its board is large enough.
    pub(in crate::mining) fn reads(&self, game: GameView<'_>) -> bool {
        let start = game.opening_start();
        // Most games need no board to tell.
        let is_even = start == 0 && game.setup.iter().all(|stone| stone.before_move > 0);
        self.set_up || is_even || game.board_before(start).stones().next().is_none()
    }
}

impl Default for CornerParams {
    /// 10×10, 20 moves, all positions of games that begin on an empty board.
    fn default() -> Self {
        CornerParams { size: 10, stop: 20, min_count: 1, set_up: false }
    }
}

/// Why there is no graph.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum CornerError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error("corner {0}: 2 to 10 points a side, at most half the board")]
    Size(u8),
}

/// Number of words that hold the bits of a corner's stones.
pub(crate) const CORNER_WORDS: usize = 2;

/// The identity and the reflection in the diagonal.
const SYMMETRIES: &[Symmetry] = &[Symmetry::IDENTITY, Symmetry::ALL[4]];

/// The corner sequences of a corpus.
#[derive(Clone, Debug, PartialEq)]
pub struct CornerGraph {
    pub params: CornerParams,
    /// [`crate::corpus::CorpusId`] of the corpus, in hexadecimal.
    pub corpus: String,
    /// Games that were read, and games on boards that are too small for the square.
    pub games: u64,
    pub too_small: u64,
    /// Its frame has the corner in the top left, as [`Corner::TopLeft`].
    pub graph: PositionGraph<CORNER_WORDS>,
}

/// Reads the corner sequences of a corpus. The same corpus and parameters give the same graph on any number of threads.
///
/// Runs on the current rayon pool.
///
/// Errors: stopped by the user; a corner of no possible size.
///
/// ```
/// use katachi_core::corpus::load::load_bytes;
/// use katachi_core::mining::corner::{CornerParams, corner_graph};
/// use katachi_core::progress::Progress;
/// let games = load_bytes("a game", b"(;SZ[19];B[pd];W[dp];B[pq];W[dd])").corpus;
/// let corners = corner_graph(&games, CornerParams::default(), &Progress::new())?;
/// let empty = corners.graph.empty_position().expect("every corner was empty");
/// // Three corners begin at 4-4 and one at 3-2, whoever plays there.
/// let counts: Vec<u32> = corners.graph.continuations(empty).iter().map(|next| next.count).collect();
/// assert_eq!(counts, [3, 1]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn corner_graph(corpus: &Corpus, params: CornerParams, progress: &Progress) -> Result<CornerGraph, CornerError> {
    if !(2..=CornerParams::MAX_SIZE).contains(&params.size) {
        return Err(CornerError::Size(params.size));
    }
    let (mut read, small): (Vec<_>, Vec<_>) =
        corpus.games().iter().partition(|&&id| is_large_enough(corpus.game(id).size, params));
    read.retain(|&id| params.reads(corpus.game(id)));
    let graph = count(&CornerReader { corpus, params }, &read, params.min_count, progress)?;
    let corpus = corpus.id().to_string();
    Ok(CornerGraph { params, corpus, games: read.len() as u64, too_small: small.len() as u64, graph })
}

/// Whether the squares of the four corners overlap by no more than a line.
fn is_large_enough(size: BoardSize, params: CornerParams) -> bool {
    size.side() + 1 >= 2 * usize::from(params.size)
}

impl CornerGraph {
    /// Puts a kept graph together again. `least_count`: [`PositionGraph::least_count`], or 0 for that of the parameters.
    ///
    /// Errors: a position that contradicts itself or the others; a corner of no possible size.
    pub(crate) fn from_rows(
        params: CornerParams,
        corpus: String,
        (games, too_small): (u64, u64),
        least_count: u32,
        rows: Vec<PositionRow>,
    ) -> Result<CornerGraph, GraphDamage> {
        let size = usize::from(params.size);
        if !(2..=CornerParams::MAX_SIZE).contains(&params.size) {
            return Err(GraphDamage::CornerSize(params.size));
        }
        let graph = PositionGraph::from_rows((size, SYMMETRIES), rows)?;
        let graph = graph.with_least_count(params.min_count.max(least_count));
        Ok(CornerGraph { params, corpus, games, too_small, graph })
    }

    /// Puts together again what Katachi kept. `None` if it contradicts itself.
    pub(crate) fn from_columns(
        params: CornerParams,
        corpus: String,
        (games, too_small): (u64, u64),
        columns: &GraphColumns,
    ) -> Option<CornerGraph> {
        let is_size = (2..=CornerParams::MAX_SIZE).contains(&params.size);
        let graph = PositionGraph::from_stored_columns((usize::from(params.size), SYMMETRIES), columns);
        let graph = graph.filter(|_| is_size)?.with_least_count(params.min_count.max(columns.least_count));
        Some(CornerGraph { params, corpus, games, too_small, graph })
    }

    /// The cost of each evaluated move of the graph; that of a tenuki is the cost of the answer elsewhere.
    ///
    /// Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub fn costs(&self, corpus: &Corpus, costs: &MoveCosts, progress: &Progress) -> Result<EdgeCosts, Cancelled> {
        let mut games = costs.ids();
        games.retain(|&id| self.has_read(corpus.game(id)));
        let reader = CornerReader { corpus, params: self.params };
        costs.of_edges(self.graph.made_by(&reader, &games, None, progress)?, progress)
    }

    /// Whether both count the same games, or nearly the same: their numbers of games and of first moves differ by a
    /// fiftieth at most.
    pub fn counts_games_of(&self, other: &CornerGraph) -> bool {
        const FIRST_MOVES: usize = 4;
        let counts = |found: &CornerGraph| {
            let empty = found.graph.empty_position();
            let first = empty.map(|empty| found.graph.continuations(empty)).unwrap_or_default();
            let first = first.into_iter().take(FIRST_MOVES).map(|next| u64::from(next.count));
            std::iter::once(found.games).chain(first).collect::<Vec<u64>>()
        };
        let (here, there) = (counts(self), counts(other));
        let are_near = |(&here, &there): (&u64, &u64)| here.abs_diff(there) * 50 <= here.max(there);
        self.corpus == other.corpus || here.len() == there.len() && here.iter().zip(&there).all(are_near)
    }

    fn has_read(&self, game: GameView<'_>) -> bool {
        is_large_enough(game.size, self.params) && self.params.reads(game)
    }

    /// The games in which a move led to a position, ascending.
    ///
    /// Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub fn games_with(
        &self,
        position: PositionId,
        corpus: &Corpus,
        progress: &Progress,
    ) -> Result<Vec<GameId>, Cancelled> {
        let games = self.games_of_edges(corpus, Some(position), progress)?;
        Ok(games.into_values().flatten().collect::<BTreeSet<GameId>>().into_iter().collect())
    }

    /// The games of each edge, or of each that leads to a position.
    ///
    /// Errors: stopped by the user.
    pub(in crate::mining) fn games_of_edges(
        &self,
        corpus: &Corpus,
        position: Option<PositionId>,
        progress: &Progress,
    ) -> Result<BTreeMap<usize, BTreeSet<GameId>>, Cancelled> {
        let games: Vec<GameId> = corpus.games().iter().copied().filter(|&id| self.has_read(corpus.game(id))).collect();
        let reader = CornerReader { corpus, params: self.params };
        let mut found: BTreeMap<usize, BTreeSet<GameId>> = BTreeMap::new();
        for made in self.graph.made_by(&reader, &games, position, progress)? {
            found.entry(made.edge).or_default().insert(made.game);
        }
        Ok(found)
    }

    /// Finds the position in a corner of a board. The image takes its canonical frame to the corner on the board, with
    /// points counted from the corner's point ([`Corner::mirror`]).
    pub fn find(&self, board: &Board, corner: Corner, mover: Color) -> Option<(PositionId, Image)> {
        if board.size().side() + 1 < 2 * self.graph.side() {
            return None;
        }
        self.graph.find(|point| board.get(corner.mirror(point, board.size())), mover)
    }

    /// A walk from the empty corner, Black to move first.
    pub fn walk(&self) -> Option<GraphWalk> {
        Some(GraphWalk::new(self.graph.empty_position()?, upright()))
    }
}

/// How a line from the empty corner is shown: a first 3-4 point comes at R16 and an approach to 4-4 at R14, as in books
/// and in whole-board openings, where the canonical frame would have Q17 and O17.
pub fn upright() -> Image {
    Image { symmetry: Symmetry::from_index(4), swapped: false }
}

/// One of the four corners.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, serde::Serialize, serde::Deserialize)]
pub enum Corner {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

impl Corner {
    pub const ALL: [Corner; 4] = [Corner::TopLeft, Corner::TopRight, Corner::BottomLeft, Corner::BottomRight];

    /// Takes a point counted from this corner to the board's point, and back: the mirror is its own inverse.
    pub fn mirror(self, point: Point, board: BoardSize) -> Point {
        let last = board.side() as u8 - 1;
        let right = matches!(self, Corner::TopRight | Corner::BottomRight);
        let bottom = matches!(self, Corner::BottomLeft | Corner::BottomRight);
        Point::new(if right { last - point.x } else { point.x }, if bottom { last - point.y } else { point.y })
    }

    /// The point counted from this corner, if it lies in the square of that size.
    pub fn inside(self, point: Point, board: BoardSize, size: u8) -> Option<Point> {
        let own = self.mirror(point, board);
        (own.x < size && own.y < size).then_some(own)
    }
}
