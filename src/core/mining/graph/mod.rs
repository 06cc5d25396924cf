//! Graphs of positions: the moves that were played in each position of a square, in whatever order it arose.
//!
//! A *position* is the stones on a square (a corner, or the whole board) and the side to move, seen with the mover as
//! Black and from the side that makes its stones smallest. Positions that are turned, mirrored or recoloured are
//! therefore the same. A *move* leads from position to position: a stone, with whatever it captures, or an answer
//! elsewhere (tenuki), after which the same stones stand and the other side is to move. Different orders meet in the
//! same position, so this is a graph, not a tree; a ko can even lead back.
//!
//! Counts obey one law at every position: it is reached (or begun with) as often as it is left or ended in.

mod build;
mod columns;
mod fashion;
mod frames;
mod made;
mod recorder;
mod rows;
mod sequence;
mod tally;
mod walk;

#[cfg(test)]
pub(crate) use build::{GraphBounds, count_within};
pub(crate) use build::{GraphReader, count};
pub(crate) use columns::GraphColumns;
pub use fashion::fashionable_since;
pub(crate) use frames::{Frames, Seen};
pub(crate) use made::MadeEdge;
pub use rows::GraphDamage;
pub(crate) use rows::{GraphMoveRow, PositionRow};
pub(crate) use sequence::{GraphMove, GraphSink, GraphTurn, SquareSequence};
pub use walk::{GraphWalk, GraphWalkStep};

use std::collections::BTreeMap;

use super::{Lists, WilsonInterval, wilson};
use crate::go::{Color, Point};
use crate::pattern::{Image, Symmetry};

/// Stones on a square as bits, `y · side + x`, the mover's and the opponent's: `W` words of 64 each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SquareStones<const W: usize> {
    pub(crate) own: [u64; W],
    pub(crate) other: [u64; W],
}

impl<const W: usize> SquareStones<W> {
    pub(crate) const NONE: SquareStones<W> = SquareStones { own: [0; W], other: [0; W] };

    /// Black where the mover has a stone.
    pub(crate) fn get(&self, at: usize) -> Option<Color> {
        let has = |words: &[u64; W]| words[at / 64] >> (at % 64) & 1 != 0;
        if has(&self.own) { Some(Color::Black) } else { has(&self.other).then_some(Color::White) }
    }

    pub(crate) fn count(&self) -> u32 {
        self.own.iter().chain(&self.other).map(|word| word.count_ones()).sum()
    }
}

/// Number of a position in its graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PositionId(pub(crate) u32);

impl PositionId {
    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// How often a position occurred.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Visits {
    /// Times that it was reached, or that a sequence began with it. A sequence that comes back counts again.
    pub count: u32,
    /// Number of these visits that begin a sequence.
    pub starts: u32,
    /// Sequences that end here: nothing more was played in time, or a capture from outside changed the stones.
    pub ended: u32,
    /// Moves from here to positions below the minimum count.
    pub rare: u32,
}

impl Visits {
    /// Times that somebody moved on from here.
    pub fn continued(&self) -> u32 {
        self.count - self.ended
    }
}

/// The moves that led to a position, added up.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReachCounts {
    pub count: u32,
    /// Games with a known winner, and the number of these that the player of the move won. The opponent is to move
    /// here.
    pub decided: u32,
    pub mover_wins: u32,
    /// Counts by year, from the games that have a date.
    pub years: BTreeMap<i16, u32>,
}

/// A move from a position, as it is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Edge {
    pub to: PositionId,
    /// The point as a bit of [`SquareStones`], in the canonical frame of the position that it leaves; or [`ELSEWHERE`].
    pub play: u16,
    /// Takes the canonical frame of the position it leaves to that of the one it reaches.
    pub turn: Symmetry,
    pub count: u32,
    pub later: u32,
    pub decided: u32,
    pub mover_wins: u32,
}

/// The play of a move elsewhere.
pub(crate) const ELSEWHERE: u16 = u16::MAX;

/// A move that was played at a position, and how often.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct GraphContinuation {
    /// Number of the move in the graph: for [`PositionGraph::years`] and [`GraphWalk::step`].
    pub edge: usize,
    /// The point in the canonical frame of the position; `None` for tenuki.
    pub point: Option<Point>,
    pub to: PositionId,
    /// Times that it was played here.
    pub count: u32,
    /// Times that the next position occurred. More than `count` if other moves lead to it too.
    pub position_count: u32,
    /// Number of times that it was played here after two or more moves elsewhere.
    pub later: u32,
    /// Share of all that was played here, tenuki included, with its 95 % interval.
    pub share: WilsonInterval,
    /// Games with a known winner, and those of them that the player of this move won.
    pub decided: u32,
    pub mover_wins: u32,
    pub first_year: Option<i16>,
    pub last_year: Option<i16>,
    /// See [`fashionable_since`].
    pub fashionable_since: Option<i16>,
}

impl GraphContinuation {
    /// The mover's share of the decided games.
    pub fn win_rate(&self) -> Option<WilsonInterval> {
        wilson(u64::from(self.mover_wins), u64::from(self.decided))
    }
}

/// Positions, most frequent first (ties by their stones), and the moves between them.
#[derive(Clone, Debug, PartialEq)]
pub struct PositionGraph<const W: usize> {
    side: usize,
    symmetries: &'static [Symmetry],
    /// Rarer positions were left out.
    least_count: u32,
    stones: Vec<SquareStones<W>>,
    visits: Vec<Visits>,
    /// Moves by position, most frequent first.
    edges: Lists<Edge>,
    /// For each move, its years and its count in each.
    years: Lists<(i16, u32)>,
    /// Positions by their stones.
    by_stones: Vec<u32>,
    /// Moves by the position they lead to, most frequent first. `into_ends` has the end of each position's moves.
    into: Vec<u32>,
    into_ends: Vec<u32>,
}

impl<const W: usize> PositionGraph<W> {
    /// Points on a side of the square.
    pub fn side(&self) -> usize {
        self.side
    }

    /// Number of positions.
    pub fn len(&self) -> usize {
        self.stones.len()
    }

    pub fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }

    /// The minimum count of the kept positions: that of the parameters, or more where all of them would have needed too
    /// much memory.
    pub fn least_count(&self) -> u32 {
        self.least_count
    }

    pub(crate) fn with_least_count(self, least_count: u32) -> PositionGraph<W> {
        PositionGraph { least_count: least_count.max(1), ..self }
    }

    /// Number of moves between positions.
    pub fn edge_count(&self) -> usize {
        self.edges.items.len()
    }

    pub fn positions(&self) -> impl ExactSizeIterator<Item = PositionId> + use<W> {
        (0..self.stones.len() as u32).map(PositionId)
    }

    pub fn visits(&self, id: PositionId) -> Visits {
        self.visits[id.index()]
    }

    /// Stones on the position.
    pub fn stone_count(&self, id: PositionId) -> u32 {
        self.stones[id.index()].count()
    }

    /// The mover's stones and the opponent's.
    pub fn stone_counts(&self, id: PositionId) -> (u32, u32) {
        let stones = &self.stones[id.index()];
        let count = |words: &[u64; W]| words.iter().map(|word| word.count_ones()).sum();
        (count(&stones.own), count(&stones.other))
    }

    /// The stone on a point of the canonical frame; the mover is Black.
    pub fn stone(&self, id: PositionId, point: Point) -> Option<Color> {
        self.stones[id.index()].get(usize::from(point.y) * self.side + usize::from(point.x))
    }

    /// The position that has no stones.
    pub fn empty_position(&self) -> Option<PositionId> {
        self.find_stones(&SquareStones::NONE)
    }

    fn find_stones(&self, stones: &SquareStones<W>) -> Option<PositionId> {
        let at = self.by_stones.binary_search_by(|&id| self.stones[id as usize].cmp(stones)).ok()?;
        Some(PositionId(self.by_stones[at]))
    }

    /// Finds the position with these stones and this side to move. The image takes its canonical frame to the given
    /// orientation.
    pub fn find(&self, stone: impl Fn(Point) -> Option<Color>, mover: Color) -> Option<(PositionId, Image)> {
        let mut frames: Frames<W> = Frames::new(self.side, self.symmetries);
        for at in 0..self.side * self.side {
            let point = Point::new((at % self.side) as u8, (at / self.side) as u8);
            if let Some(color) = stone(point) {
                frames.toggle(at, color);
            }
        }
        let seen = frames.seen_by(mover);
        let id = self.find_stones(&seen.stones)?;
        let symmetry = self.symmetries[seen.first_frame()].inverse();
        Some((id, Image { symmetry, swapped: mover == Color::White }))
    }

    /// Finds a position of another graph of the same kind in this graph.
    pub(crate) fn same_position(&self, other: &PositionGraph<W>, id: PositionId) -> Option<PositionId> {
        self.find_stones(&other.stones[id.index()])
    }

    /// The symmetries that leave a position as it is, the identity first.
    pub fn stabiliser(&self, id: PositionId) -> impl Iterator<Item = Symmetry> + '_ {
        let side = self.side;
        self.symmetries.iter().copied().filter(move |symmetry| {
            (0..side * side).all(|at| {
                let (x, y) = symmetry.apply((at % side, at / side), (side, side));
                let stones = &self.stones[id.index()];
                stones.get(at) == stones.get(y * side + x)
            })
        })
    }

    /// The moves played here, most frequent first. Nothing is left out but moves to positions below the minimum.
    pub fn continuations(&self, id: PositionId) -> Vec<GraphContinuation> {
        let continued = self.years_of(id);
        let all = self.visits(id).continued();
        self.edges_of(id).map(|edge| self.continuation(edge, all, &continued)).collect()
    }

    fn continuation(&self, at: usize, all: u32, continued: &BTreeMap<i16, u32>) -> GraphContinuation {
        let edge = self.edges.items[at];
        let years = self.years.get(at);
        GraphContinuation {
            edge: at,
            point: self.point_of(edge.play),
            to: edge.to,
            count: edge.count,
            position_count: self.visits(edge.to).count,
            later: edge.later,
            share: wilson(u64::from(edge.count), u64::from(all.max(edge.count))).expect("an edge has a count"),
            decided: edge.decided,
            mover_wins: edge.mover_wins,
            first_year: years.first().map(|&(year, _)| year),
            last_year: years.last().map(|&(year, _)| year),
            fashionable_since: fashionable_since(years, continued),
        }
    }

    fn point_of(&self, play: u16) -> Option<Point> {
        let at = usize::from(play);
        (play != ELSEWHERE).then(|| Point::new((at % self.side) as u8, (at / self.side) as u8))
    }

    fn edges_of(&self, id: PositionId) -> std::ops::Range<usize> {
        let start = if id.0 == 0 { 0 } else { self.edges.ends[id.index() - 1] };
        start as usize..self.edges.ends[id.index()] as usize
    }

    /// The position that a move leaves.
    fn left_by(&self, edge: usize) -> PositionId {
        PositionId(self.edges.ends.partition_point(|&end| end as usize <= edge) as u32)
    }

    /// The counts of a move by year, ascending, from the games that have a date.
    pub fn years(&self, edge: usize) -> &[(i16, u32)] {
        self.years.get(edge)
    }

    /// How often somebody moved on from a position in each year.
    pub fn years_of(&self, id: PositionId) -> BTreeMap<i16, u32> {
        let mut sum = BTreeMap::new();
        for &(year, count) in self.edges_of(id).flat_map(|edge| self.years.get(edge)) {
            *sum.entry(year).or_default() += count;
        }
        sum
    }

    /// The moves that lead here, added up. Moves from positions below the minimum are not known, nor who won the games
    /// that begin here.
    pub fn reached(&self, id: PositionId) -> ReachCounts {
        let mut sum = ReachCounts::default();
        for (_, at) in self.parents(id) {
            let edge = self.edges.items[at];
            sum.count += edge.count;
            sum.decided += edge.decided;
            sum.mover_wins += edge.mover_wins;
            for &(year, count) in self.years.get(at) {
                *sum.years.entry(year).or_default() += count;
            }
        }
        sum
    }

    /// The moves that lead here with the positions they leave, most frequent first.
    pub fn parents(&self, id: PositionId) -> impl Iterator<Item = (PositionId, usize)> + '_ {
        let start = if id.0 == 0 { 0 } else { self.into_ends[id.index() - 1] };
        let edges = &self.into[start as usize..self.into_ends[id.index()] as usize];
        edges.iter().map(|&edge| (self.left_by(edge as usize), edge as usize))
    }

    /// A usual way to a position: follows the most frequent moves backwards, to a position with which sequences usually
    /// begin.
    ///
    /// Returns that position, and the moves in the order of play. If a ko leads in a circle, takes the next most
    /// frequent move.
    pub fn line_to(&self, id: PositionId) -> (PositionId, Vec<usize>) {
        let (mut at, mut line) = (id, Vec::new());
        let mut met = std::collections::HashSet::from([id]);
        // Stop if at least half of the visits to the position begin a sequence.
        while self.visits(at).starts * 2 < self.visits(at).count {
            let Some((from, edge)) = self.parents(at).find(|(from, _)| met.insert(*from)) else { break };
            line.push(edge);
            at = from;
        }
        line.reverse();
        (at, line)
    }
}
