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
        for recorder in recorders {
            let ids: Vec<Option<PositionId>> = recorder.stones.iter().map(|stones| self.find_stones(stones)).collect();
            for step in recorder.steps.iter().filter(|step| step.number != NO_MOVE) {
                let Some((from, to)) = ids[step.from as usize].zip(ids[step.to as usize]) else { continue };
                let is_it = |&edge: &usize| {
                    let kept = &self.edges.items[edge];
                    (kept.to, kept.play, kept.turn) == (to, step.play, step.turn)
                };
                if let Some(edge) = self.edges_of(from).find(is_it) {
                    made.entry(edge).or_default().push((step.game, step.number));
                }
            }
        }
        made
    }
}
