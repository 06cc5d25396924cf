//! A walk through a graph of positions. It keeps one orientation of the board: the user sees stones being added, though
//! the canonical positions are turned.

use super::{GraphContinuation, PositionGraph, PositionId};
use crate::go::{Color, Point};
use crate::pattern::Image;

/// A position of the walk, and the image in which it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GraphWalkStep {
    pub position: PositionId,
    /// The move that led here; `None` for the first.
    pub edge: Option<usize>,
    /// Takes the canonical position to the shown one. If it swaps the colours, the mover is White.
    pub image: Image,
}

impl GraphWalkStep {
    /// The side to move, as it is shown.
    pub fn mover(&self) -> Color {
        if self.image.swapped { Color::White } else { Color::Black }
    }
}

/// Positions one after the other; never empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GraphWalk {
    steps: Vec<GraphWalkStep>,
}

impl GraphWalk {
    /// Begins at a position that is shown by `image`: the identity, or what [`PositionGraph::find`] gave.
    pub fn new(position: PositionId, image: Image) -> GraphWalk {
        GraphWalk { steps: vec![GraphWalkStep { position, edge: None, image }] }
    }

    pub fn steps(&self) -> &[GraphWalkStep] {
        &self.steps
    }

    pub fn last(&self) -> GraphWalkStep {
        self.steps[self.steps.len() - 1]
    }

    /// Makes a move. Returns false, and does nothing, if the edge does not leave the last position.
    pub fn step<const W: usize>(&mut self, graph: &PositionGraph<W>, edge: usize) -> bool {
        let last = self.last();
        if !graph.edges_of(last.position).contains(&edge) {
            return false;
        }
        let taken = graph.edges.items[edge];
        let symmetry = taken.turn.inverse().then(last.image.symmetry);
        let image = Image { symmetry, swapped: !last.image.swapped };
        self.steps.push(GraphWalkStep { position: taken.to, edge: Some(edge), image });
        true
    }

    /// Steps back. Returns false at the first position, which stays.
    pub fn back(&mut self) -> bool {
        self.steps.len() > 1 && self.steps.pop().is_some()
    }

    /// Makes the most frequent move, up to `steps` times, while it was played at least `min_count` times. Returns the
    /// number of moves made.
    pub fn follow<const W: usize>(&mut self, graph: &PositionGraph<W>, steps: usize, min_count: u32) -> usize {
        let most_frequent = |walk: &GraphWalk| {
            let edge = graph.edges_of(walk.last().position).next();
            edge.filter(|&edge| graph.edges.items[edge].count >= min_count)
        };
        (0..steps).take_while(|_| most_frequent(self).is_some_and(|edge| self.step(graph, edge))).count()
    }

    /// The point at which a point of the last position's canonical frame is shown.
    pub fn shown<const W: usize>(&self, graph: &PositionGraph<W>, point: Point) -> Point {
        shown(graph, self.last().image, point)
    }

    /// The continuation with a stone on a shown point. If captures outside the square make several, the most frequent.
    pub fn at<const W: usize>(&self, graph: &PositionGraph<W>, point: Point) -> Option<GraphContinuation> {
        self.found_at(graph, point).map(|(found, _)| found)
    }

    /// Makes the move on a shown point. Returns false if there is none.
    pub fn step_at<const W: usize>(&mut self, graph: &PositionGraph<W>, point: Point) -> bool {
        let Some((found, image)) = self.found_at(graph, point) else { return false };
        if let Some(last) = self.steps.last_mut() {
            last.image = image;
        }
        self.step(graph, found.edge)
    }

    /// The continuation, and the image of the same stones in which its point is the shown one. A symmetric position
    /// stores only one of its equivalent points, so this image can differ from the last step's.
    fn found_at<const W: usize>(&self, graph: &PositionGraph<W>, point: Point) -> Option<(GraphContinuation, Image)> {
        let GraphWalkStep { position, image, .. } = self.last();
        let found = graph.continuations(position);
        graph.stabiliser(position).find_map(|symmetry| {
            let image = Image { symmetry, swapped: false }.then(image);
            let canonical = shown(graph, image.inverse(), point);
            let continuation = found.iter().find(|found| found.point == Some(canonical))?;
            Some((*continuation, image))
        })
    }

    /// The stones as they are shown, row by row.
    pub fn stones<const W: usize>(&self, graph: &PositionGraph<W>) -> Vec<(Point, Color)> {
        let GraphWalkStep { position, image, .. } = self.last();
        let all = (0..graph.side * graph.side).filter_map(|at| graph.point_of(at as u16));
        let mut stones: Vec<(Point, Color)> = all
            .filter_map(|point| {
                let color = graph.stone(position, point)?;
                Some((shown(graph, image, point), if image.swapped { color.opponent() } else { color }))
            })
            .collect();
        stones.sort_by_key(|(point, _)| (point.y, point.x));
        stones
    }

    /// The moves made, as they are shown; `None` is tenuki.
    pub fn moves<const W: usize>(&self, graph: &PositionGraph<W>) -> Vec<(Color, Option<Point>)> {
        self.steps
            .windows(2)
            .filter_map(|pair| {
                let edge = graph.edges.items[pair[1].edge?];
                let point = graph.point_of(edge.play).map(|point| shown(graph, pair[0].image, point));
                Some((pair[0].mover(), point))
            })
            .collect()
    }
}

/// The point to which an image takes a point of the square.
fn shown<const W: usize>(graph: &PositionGraph<W>, image: Image, point: Point) -> Point {
    image.symmetry.point(point, graph.side)
}
