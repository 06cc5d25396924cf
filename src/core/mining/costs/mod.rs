//! The cost of moves by an engine, for the continuations of a position: *points lost on letters*.
//!
//! [`MoveCosts`] holds the loss of every move of a corpus that an engine has evaluated before and after. A continuation
//! is some of these moves: in a position of a graph ([`OpeningGraph::costs`], [`CornerGraph::costs`]), after the hits
//! of a search ([`search_costs`]), or on a whole board ([`MoveCosts::at`]). Its [`Cost`] is their mean loss. Moves of
//! games without evaluations do not count. The cost may come from only a few of the games that played the continuation,
//! and says from how many.
//!
//! Intervals are over games, as those of costly shapes ([`super::costly_shapes`]). There is no test: a position has few
//! letters, and the reader sees all of them.
//!
//! [`OpeningGraph::costs`]: super::fuseki::OpeningGraph::costs
//! [`CornerGraph::costs`]: super::corner::CornerGraph::costs

mod hits;
mod positions;

pub use hits::{HitCosts, search_costs};

use std::collections::BTreeMap;
use std::sync::OnceLock;

use super::costly_shapes::{LossUnit, Voice, played_moves, usual_unit};
use super::graph::MadeEdge;
use super::statistics::{Estimate, InCluster, Observations, cluster_intervals};
use crate::corpus::evaluation::Evaluations;
use crate::corpus::{Corpus, CorpusId, GameId};
use crate::find::GameSet;
use crate::go::{Board, Color, GameKey, Point};
use crate::progress::{Cancelled, Progress};
use positions::Positions;

/// Losses are kept in hundredths of the unit.
const LOSS_SCALE: f64 = 100.0;

/// A move of a game: the game, and the number of moves before it.
pub type MoveOfGame = (GameId, u32);

/// The cost of some moves.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Cost {
    pub unit: LossUnit,
    /// Moves that are evaluated before and after, and the games that they are in.
    pub moves: usize,
    pub games: usize,
    /// Their mean loss, in the unit.
    pub mean: f64,
    /// The same with its 95 % interval; `None` in fewer games than [`super::statistics::MIN_CLUSTERS`].
    pub interval: Option<Estimate>,
}

/// The cost of each edge of a graph of positions, by its number; edges without an evaluated move are left out.
pub type EdgeCosts = BTreeMap<usize, Cost>;

/// The losses of a corpus's evaluated moves: about 16 bytes each, and as much again when a board is first looked up.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveCosts {
    corpus: CorpusId,
    unit: LossUnit,
    all: Observations,
    games: BTreeMap<GameId, OfGame>,
    set: GameSet,
    /// Read when a board is first looked up.
    positions: OnceLock<Positions>,
}

/// The evaluated moves of one game, in the order of its observations.
#[derive(Clone, Debug, PartialEq)]
struct OfGame {
    cluster: u32,
    indices: Vec<u32>,
    losses: Vec<i32>,
}

impl MoveCosts {
    /// Collects the losses of a corpus's evaluated moves, without passes. `None` if no move is evaluated before and
    /// after.
    ///
    /// Errors: stopped by the user.
    pub fn new(
        corpus: &Corpus,
        evaluations: &Evaluations,
        progress: &Progress,
    ) -> Result<Option<MoveCosts>, Cancelled> {
        if evaluations.is_empty() {
            return Ok(None);
        }
        let voice = Voice::of_games(corpus, |id| evaluations.get(GameKey::from_game(corpus.game(id))).is_some());
        let moves = played_moves(corpus, &voice, evaluations, progress)?;
        let unit = usual_unit(&moves);
        let ids: Vec<GameId> = voice.games().collect();
        let (mut all, mut games) = (Observations::default(), BTreeMap::new());
        for own in moves.chunk_by(|a, b| a.game == b.game) {
            let losses: Vec<(u32, i32)> = own.iter().filter_map(|play| Some((play.index, play.lost(unit)?))).collect();
            let (indices, losses): (Vec<u32>, Vec<i32>) = losses.into_iter().unzip();
            if let Some(cluster) = all.push(losses.iter().copied().map(f64::from)) {
                games.insert(ids[own[0].game as usize], OfGame { cluster, indices, losses });
            }
        }
        if all.is_empty() {
            return Ok(None);
        }
        let set = GameSet::matching(corpus, |id| games.contains_key(&id));
        Ok(Some(MoveCosts { corpus: corpus.id(), unit, all, games, set, positions: OnceLock::new() }))
    }

    /// The corpus of these losses.
    pub fn corpus(&self) -> CorpusId {
        self.corpus
    }

    pub fn unit(&self) -> LossUnit {
        self.unit
    }

    /// Games with evaluated moves.
    pub fn games(&self) -> &GameSet {
        &self.set
    }

    /// The numbers of these games, ascending.
    pub(super) fn ids(&self) -> Vec<GameId> {
        self.games.keys().copied().collect()
    }

    /// The cost of each of these kinds of moves, in their order; `None` for a kind without an evaluated move. A move
    /// that is named twice counts once.
    ///
    /// Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub fn costs_of_kinds(
        &self,
        kinds: Vec<Vec<MoveOfGame>>,
        progress: &Progress,
    ) -> Result<Vec<Option<Cost>>, Cancelled> {
        let (mut means, mut clusters): (Vec<Option<Cost>>, Vec<Vec<InCluster>>) = (Vec::new(), Vec::new());
        for mut moves in kinds {
            moves.sort_unstable();
            moves.dedup();
            let (mut sum, mut count, mut kind) = (0_i64, 0, Vec::new());
            for own in moves.chunk_by(|a, b| a.0 == b.0) {
                let Some(game) = self.games.get(&own[0].0) else { continue };
                let members: Vec<u32> = own
                    .iter()
                    .filter_map(|(_, index)| game.indices.binary_search(index).ok())
                    .inspect(|&at| sum += i64::from(game.losses[at]))
                    .map(|at| at as u32)
                    .collect();
                if !members.is_empty() {
                    count += members.len();
                    kind.push(InCluster { cluster: game.cluster, members });
                }
            }
            let mean = sum as f64 / count.max(1) as f64 / LOSS_SCALE;
            let cost = Cost { unit: self.unit, moves: count, games: kind.len(), mean, interval: None };
            means.push((count > 0).then_some(cost));
            clusters.push(kind);
        }
        let intervals = cluster_intervals(&self.all, &clusters, progress)?;
        let in_unit = |of: Estimate| Estimate {
            value: of.value / LOSS_SCALE,
            low: of.low / LOSS_SCALE,
            high: of.high / LOSS_SCALE,
        };
        let with = |(mean, interval): (Option<Cost>, Option<Estimate>)| {
            mean.map(|cost| Cost { interval: interval.map(in_unit), ..cost })
        };
        Ok(means.into_iter().zip(intervals).map(with).collect())
    }

    /// The cost of playing each of these points of a board, from the evaluated games in which the board occurred, even
    /// if turned, mirrored or recoloured. `corpus` is the corpus of these costs.
    ///
    /// Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub fn at(
        &self,
        corpus: &Corpus,
        (board, mover): (&Board, Color),
        points: &[Point],
        progress: &Progress,
    ) -> Result<Vec<Option<Cost>>, Cancelled> {
        let positions = match self.positions.get() {
            Some(known) => known,
            None => {
                let read = Positions::new(corpus, &self.ids(), progress)?;
                self.positions.get_or_init(|| read)
            }
        };
        let made = positions.moves_at(corpus, board, mover);
        let kind = |point: &Point| {
            made.iter().filter(|(places, _)| places.contains(point)).map(|&(_, played)| played).collect()
        };
        self.costs_of_kinds(points.iter().map(kind).collect(), progress)
    }

    /// The cost of the edges of a graph, from the moves that made them.
    pub(super) fn of_edges(&self, made: Vec<MadeEdge>, progress: &Progress) -> Result<EdgeCosts, Cancelled> {
        let mut by_edge: BTreeMap<usize, Vec<MoveOfGame>> = BTreeMap::new();
        for MadeEdge { edge, game, number } in made {
            if let Some(number) = number {
                by_edge.entry(edge).or_default().push((game, number));
            }
        }
        let (edges, kinds): (Vec<usize>, Vec<Vec<MoveOfGame>>) = by_edge.into_iter().unzip();
        let costs = self.costs_of_kinds(kinds, progress)?;
        Ok(edges.into_iter().zip(costs).filter_map(|(edge, cost)| Some((edge, cost?))).collect())
    }
}
