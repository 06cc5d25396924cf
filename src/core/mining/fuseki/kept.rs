//! The table of openings made from a graph, for figures that come without their games.

use rayon::prelude::*;

use super::names::fuseki_names;
use super::table::upright;
use super::{Opening, OpeningGraph, OpeningParams, Openings};
use crate::go::{Color, Move, Point};
use crate::mining::graph::{GraphWalk, PositionId};
use crate::pattern::{Image, Symmetry};

impl OpeningGraph {
    /// The positions after this number of moves, most frequent first. They have as many stones, played in turn from
    /// Black's first move. Positions after a capture or a pass look like others and are left out.
    pub fn positions_after(&self, moves: u32) -> Vec<PositionId> {
        let (all, own) = (moves, moves / 2);
        let stands = |&id: &PositionId| self.graph.stone_counts(id) == (own, all - own);
        self.graph.positions().filter(stands).collect()
    }

    /// The table of openings as far as the graph knows it. See [`super::openings`] for the exact one. `None` for more
    /// moves than were read.
    ///
    /// Openings below the graph's minimum count are missing. Decided games and years are those of the moves that lead
    /// to an opening from positions of the graph.
    pub fn table(&self, moves: u32) -> Option<Openings> {
        if moves > self.params.moves {
            return None;
        }
        let rows: Vec<Opening> =
            self.positions_after(moves).into_par_iter().map(|id| self.opening(id, moves)).collect();
        let params = OpeningParams { moves, ordered: false, size: self.params.size };
        let (corpus, other_sizes) = (self.corpus.clone(), self.other_sizes);
        Some(Openings { params, corpus, games: self.games, too_short: 0, other_sizes, rows })
    }

    /// A position after this number of moves, as the table shows it.
    pub fn opening(&self, id: PositionId, moves: u32) -> Opening {
        let size = self.params.size;
        let reached = self.graph.reached(id);
        let (start, line) = self.graph.line_to(id);
        let mut walk = GraphWalk::new(start, Image::default());
        let is_set_up = self.graph.stone_counts(start) != (0, 0);
        let is_whole = !is_set_up && line.len() == moves as usize;
        let mut played: Vec<Move> = Vec::new();
        if is_whole {
            line.iter().for_each(|&edge| _ = walk.step(&self.graph, edge));
            let play =
                |(by, point): (Color, Option<Point>)| point.map_or(Move::pass(by), |point| Move::play(by, point));
            played = walk.moves(&self.graph).into_iter().map(play).collect();
        } else {
            walk = GraphWalk::new(id, Image { symmetry: Symmetry::IDENTITY, swapped: moves % 2 == 1 });
        }
        let stones = walk.stones(&self.graph);
        let turned = |symmetry: Symmetry, point: Point| {
            let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (size.side(), size.side()));
            Point::new(x as u8, y as u8)
        };
        let symmetry = upright(&stones, &played, size);
        let shown = |play: &Move| play.point().map_or(*play, |point| Move::play(play.color(), turned(symmetry, point)));
        let mut stones: Vec<(Point, Color)> =
            stones.into_iter().map(|(point, color)| (turned(symmetry, point), color)).collect();
        stones.sort_by_key(|(point, _)| (point.y, point.x));
        let by_black = moves % 2 == 1;
        Opening {
            names: if is_set_up { Vec::new() } else { fuseki_names(size, &stones) },
            moves: played.iter().map(shown).collect(),
            setup: Vec::new(),
            stones,
            games: self.graph.visits(id).count,
            decided: reached.decided,
            black_wins: if by_black { reached.mover_wins } else { reached.decided - reached.mover_wins },
            years: reached.years.first_key_value().zip(reached.years.last_key_value()).map(|(a, b)| (*a.0, *b.0)),
            example: None,
        }
    }
}
