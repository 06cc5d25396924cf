//! A place in the corner graph, and its corner of the board.

use katachi_core::go::{BoardSize, Point};
use katachi_core::mining::corner::{Corner, CornerGraph, upright};
use katachi_core::mining::graph::{GraphWalk, PositionId};

/// A place in the graph.
#[derive(Clone, Debug, PartialEq)]
pub struct CornerPlace {
    pub walk: GraphWalk,
    pub corner: Corner,
    pub size: BoardSize,
}

impl CornerPlace {
    /// The empty corner at the top right, Black to move.
    pub fn at_start(found: &CornerGraph) -> Option<CornerPlace> {
        // If the graph has only small boards, use the smallest board with room for two corners.
        let size = BoardSize::NINETEEN;
        let walk = found.walk().or_else(|| {
            let first: Option<PositionId> = found.graph.positions().next();
            first.map(|position| GraphWalk::new(position, upright()))
        })?;
        Some(CornerPlace { walk, corner: Corner::TopRight, size })
    }

    /// Makes the move on a point of the board, tenuki if `None`. Returns false if the graph does not have it.
    pub fn play(&mut self, found: &CornerGraph, point: Option<Point>) -> bool {
        let graph = &found.graph;
        match point {
            Some(point) => {
                let own = self.corner.inside(point, self.size, found.params.size);
                own.is_some_and(|own| self.walk.step_at(graph, own))
            }
            None => {
                let next = graph.continuations(self.walk.last().position);
                let tenuki = next.iter().find(|next| next.point.is_none()).map(|next| next.edge);
                tenuki.is_some_and(|edge| self.walk.step(graph, edge))
            }
        }
    }

    /// The places on the way here, the first one first.
    pub fn before(&self) -> Vec<CornerPlace> {
        let mut place = self.clone();
        let mut places: Vec<CornerPlace> = std::iter::from_fn(|| place.walk.back().then(|| place.clone())).collect();
        places.reverse();
        places
    }

    /// Turns a point counted from the corner into the board's.
    pub fn on_board(&self, point: Point) -> Point {
        self.corner.mirror(point, self.size)
    }
}
