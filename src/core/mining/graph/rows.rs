//! Converts a graph into rows for a file, and rows into a graph.

use super::{ELSEWHERE, Edge, Frames, PositionGraph, PositionId, SquareStones, Visits};
use crate::go::{Color, Point};
use crate::mining::Lists;
use crate::pattern::Symmetry;

/// One position with its moves.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PositionRow {
    /// The mover's stones, row by row, and the opponent's.
    pub own: Vec<Point>,
    pub other: Vec<Point>,
    pub visits: Visits,
    pub moves: Vec<GraphMoveRow>,
}

/// One move.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GraphMoveRow {
    pub point: Option<Point>,
    pub to: u32,
    pub turn: Symmetry,
    pub count: u32,
    pub later: u32,
    pub decided: u32,
    pub mover_wins: u32,
    pub years: Vec<(i16, u32)>,
}

/// Why rows make no graph. Positions count from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum GraphDamage {
    #[error("corner {0}: 2 to 10 points a side, at most half the board")]
    CornerSize(u8),
    #[error("position {number}: a stone outside the square, or two on one point")]
    Stone { number: usize },
    #[error("position {number}: stones: not the smallest view")]
    View { number: usize },
    #[error("position {number}: count: not what goes on from it and ends in it")]
    Count { number: usize },
    #[error("position {number}: moves: one contradicts itself")]
    Move { number: usize },
    #[error("two positions have the same stones")]
    Twice,
}

impl<const W: usize> PositionGraph<W> {
    pub(crate) fn row(&self, at: usize) -> PositionRow {
        let id = PositionId(at as u32);
        let points = |color: Color| {
            let all = (0..self.side * self.side).filter(|&at| self.stones[id.index()].get(at) == Some(color));
            all.filter_map(|at| self.point_of(at as u16)).collect()
        };
        let moves = self.edges_of(id).map(|edge| {
            let Edge { to, play, turn, count, later, decided, mover_wins } = self.edges.items[edge];
            let (point, years) = (self.point_of(play), self.years.get(edge).to_vec());
            GraphMoveRow { point, to: to.0, turn, count, later, decided, mover_wins, years }
        });
        PositionRow {
            own: points(Color::Black),
            other: points(Color::White),
            visits: self.visits(id),
            moves: moves.collect(),
        }
    }

    /// Builds the graph from its rows.
    ///
    /// Errors: a position that contradicts itself or the others.
    pub(crate) fn from_rows(
        (side, symmetries): (usize, &'static [Symmetry]),
        rows: Vec<PositionRow>,
    ) -> Result<PositionGraph<W>, GraphDamage> {
        let positions = rows.len() as u32;
        let (mut stones, mut visits) = (Vec::with_capacity(rows.len()), Vec::with_capacity(rows.len()));
        let (mut edges, mut years) = (Lists::default(), Lists::default());
        let mut frames: Frames<W> = Frames::new(side, symmetries);
        let place = |point: Point| {
            let (x, y) = (usize::from(point.x), usize::from(point.y));
            (x < side && y < side).then_some(y * side + x)
        };
        for (at, row) in rows.into_iter().enumerate() {
            let number = at + 1;
            frames.clear();
            let mut here = SquareStones::NONE;
            for (points, color) in [(&row.own, Color::Black), (&row.other, Color::White)] {
                for &point in points {
                    let free = place(point).filter(|&at| here.get(at).is_none());
                    let at = free.ok_or(GraphDamage::Stone { number })?;
                    frames.toggle(at, color);
                    let words = if color == Color::Black { &mut here.own } else { &mut here.other };
                    words[at / 64] |= 1 << (at % 64);
                }
            }
            if frames.seen_by(Color::Black).stones != here {
                return Err(GraphDamage::View { number });
            }
            let left: u64 = row.moves.iter().map(|next| u64::from(next.count)).sum();
            let Visits { count, starts, ended, rare } = row.visits;
            if left + u64::from(ended) + u64::from(rare) != u64::from(count) || starts > count {
                return Err(GraphDamage::Count { number });
            }
            for next in row.moves {
                let play = next.point.map(|point| place(point).map(|at| at as u16)).unwrap_or(Some(ELSEWHERE));
                let in_years: u64 = next.years.iter().map(|&(_, count)| u64::from(count)).sum();
                let fits = next.to < positions
                    && symmetries.contains(&next.turn)
                    && next.count > 0
                    && next.later.max(next.decided) <= next.count
                    && next.mover_wins <= next.decided
                    && in_years <= u64::from(next.count)
                    && next.years.is_sorted_by(|a, b| a.0 < b.0);
                let play = play.filter(|_| fits).ok_or(GraphDamage::Move { number })?;
                let GraphMoveRow { to, turn, count, later, decided, mover_wins, .. } = next;
                edges.items.push(Edge { to: PositionId(to), play, turn, count, later, decided, mover_wins });
                years.push(next.years);
            }
            edges.ends.push(edges.items.len() as u32);
            stones.push(here);
            visits.push(row.visits);
        }
        let graph = PositionGraph::from_columns((side, symmetries), stones, visits, edges, years);
        let same = |two: &[u32]| graph.stones[two[0] as usize] == graph.stones[two[1] as usize];
        if graph.by_stones.windows(2).any(same) {
            return Err(GraphDamage::Twice);
        }
        Ok(graph)
    }
}
