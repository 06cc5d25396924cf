//! Finds the moves of games that made the moves of a graph.

use std::collections::BTreeMap;

use super::recorder::NO_MOVE;
use super::{GraphRecorder, PositionGraph, PositionId};
use crate::corpus::GameId;

impl<const W: usize> PositionGraph<W> {
    /// For each edge, the moves that made it, in no order: the game, and the number of moves before. Moves that the
    /// graph has not kept are left out, and so is a tenuki without a move elsewhere.
    pub(crate) fn made_by(&self, recorders: Vec<GraphRecorder<W>>) -> BTreeMap<usize, Vec<(GameId, u32)>> {
        let mut made: BTreeMap<usize, Vec<(GameId, u32)>> = BTreeMap::new();
        self.each_move(&recorders, |edge, game, number| {
            if number != NO_MOVE {
                made.entry(edge).or_default().push((game, number));
            }
        });
        made
    }

    /// Calls `each` with the edge and the game of every recorded move that the graph has kept, and the number of moves
    /// before it: [`NO_MOVE`] for a tenuki without a move elsewhere.
    pub(crate) fn each_move(&self, recorders: &[GraphRecorder<W>], mut each: impl FnMut(usize, GameId, u32)) {
        for recorder in recorders {
            let ids: Vec<Option<PositionId>> = recorder.stones.iter().map(|stones| self.find_stones(stones)).collect();
            for step in &recorder.steps {
                let Some((from, to)) = ids[step.from as usize].zip(ids[step.to as usize]) else { continue };
                let is_it = |&edge: &usize| {
                    let kept = &self.edges.items[edge];
                    (kept.to, kept.play, kept.turn) == (to, step.play, step.turn)
                };
                if let Some(edge) = self.edges_of(from).find(is_it) {
                    each(edge, step.game, step.number);
                }
            }
        }
    }

    /// The position to which an edge leads.
    pub(crate) fn led_to(&self, edge: usize) -> PositionId {
        self.edges.items[edge].to
    }
}
