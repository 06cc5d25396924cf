//! Finds the moves of games that made the moves of a graph.

use super::build::read_all;
use super::sequence::NO_MOVE;
use super::{ELSEWHERE, GraphMove, GraphReader, GraphSink, PositionGraph, PositionId, Seen, SquareStones};
use crate::corpus::GameId;
use crate::pattern::Symmetry;
use crate::progress::{Cancelled, Progress};

/// A move of a game that made an edge of a graph, with the number of moves before it: `None` for a tenuki without a move
/// elsewhere.
#[derive(Clone, Copy, Debug)]
pub(crate) struct MadeEdge {
    pub edge: usize,
    pub game: GameId,
    pub number: Option<u32>,
}

impl<const W: usize> PositionGraph<W> {
    /// The moves of these games that lead to a position, or all of them, in no order. Moves that the graph has not kept
    /// are left out.
    ///
    /// Runs on the current rayon pool.
    ///
    /// Errors: stopped by the user.
    pub(crate) fn made_by(
        &self,
        reader: &impl GraphReader<W>,
        games: &[GameId],
        asked: Option<PositionId>,
        progress: &Progress,
    ) -> Result<Vec<MadeEdge>, Cancelled> {
        let asked = asked.map(|id| self.stones[id.index()]);
        let finder = || MoveFinder { graph: self, asked, found: Vec::new() };
        let finders = read_all(reader, games, finder, progress)?;
        Ok(finders.into_iter().flat_map(|finder| finder.found).collect())
    }
}

/// Notes the moves to a position, or all. Sequences go through it as through a [`GraphSink`].
struct MoveFinder<'a, const W: usize> {
    graph: &'a PositionGraph<W>,
    asked: Option<SquareStones<W>>,
    found: Vec<MadeEdge>,
}

impl<const W: usize> GraphSink<W> for MoveFinder<'_, W> {
    type Place = SquareStones<W>;

    fn place(&mut self, seen: &Seen<W>) -> SquareStones<W> {
        seen.stones
    }

    fn start(&mut self, _: SquareStones<W>) {}

    fn end(&mut self, _: SquareStones<W>) {}

    fn step(
        &mut self,
        (from, to): (SquareStones<W>, SquareStones<W>),
        (play, turn): (Option<u16>, Symmetry),
        played: GraphMove,
    ) {
        if self.asked.is_some_and(|asked| asked != to) {
            return;
        }
        let graph = self.graph;
        let Some((from, to)) = graph.find_stones(&from).zip(graph.find_stones(&to)) else { return };
        let is_it = |&edge: &usize| {
            let kept = &graph.edges.items[edge];
            (kept.to, kept.play, kept.turn) == (to, play.unwrap_or(ELSEWHERE), turn)
        };
        if let Some(edge) = graph.edges_of(from).find(is_it) {
            let number = (played.number != NO_MOVE).then_some(played.number);
            self.found.push(MadeEdge { edge, game: played.game, number });
        }
    }
}
