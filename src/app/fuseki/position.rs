//! One position of the walk, and what its games played there.

use std::sync::Arc;

use crate::curve::Curve;
use katachi_core::go::{Board, BoardSize, Color, Move, Point};
use katachi_core::mining::compare::{ComparedMove, moves_at};
use katachi_core::mining::fuseki::{FusekiName, OpeningGraph, fuseki_names};
use katachi_core::mining::graph::{GraphContinuation, GraphWalk, PositionId, Visits};
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_core::pattern::{Image, Symmetry};

/// A board in the opening.
pub struct OpeningPosition {
    pub board: Board,
    pub mover: Color,
    pub last: Option<Point>,
    /// `None` where no game has it, or while the games are read.
    pub id: Option<PositionId>,
    pub visits: Visits,
    /// Most frequent first.
    pub next: Vec<OpeningContinuation>,
    pub names: Vec<FusekiName>,
    /// Its share of the games of each year.
    pub curve: Curve,
}

/// A move that was played there.
pub struct OpeningContinuation {
    /// The point at which it is shown; `None` for a move elsewhere, that is a pass.
    pub point: Option<Point>,
    pub continuation: GraphContinuation,
    /// The share of games with a winner that Black won.
    pub black_wins: Option<WilsonInterval>,
    /// The share of moves played here that are this one, year by year.
    pub curve: Curve,
    /// The comparison with the other games, if it was asked for and they have the position.
    pub against: Option<ComparedMove>,
}

impl OpeningPosition {
    /// The position after the moves of `moves` that can be played.
    pub fn after_moves(graph: Option<&Arc<OpeningGraph>>, mut board: Board, moves: &[Move]) -> OpeningPosition {
        for play in moves {
            match play.point() {
                Some(point) => _ = board.play(play.color(), point),
                None => board.pass(),
            }
        }
        let mover = moves.last().map_or(Color::Black, |last| last.color().opponent());
        let stones: Vec<(Point, Color)> = board.stones().collect();
        let mut position = OpeningPosition {
            names: fuseki_names(board.size(), &stones),
            board,
            mover,
            last: moves.last().and_then(|last| last.point()),
            id: None,
            visits: Visits::default(),
            next: Vec::new(),
            curve: Curve::default(),
        };
        if let Some(openings) = graph
            && let Some((id, image)) = openings.find(&position.board, mover)
        {
            position.look_up(openings, id, image);
        }
        position
    }

    fn look_up(&mut self, openings: &OpeningGraph, id: PositionId, image: Image) {
        let (graph, size) = (&openings.graph, self.board.size());
        let here = graph.years_of(id);
        let stabiliser: Vec<Symmetry> = graph.stabiliser(id).collect();
        // Among symmetric points, choose the one in the top right, where openings are usually shown.
        let shown = |point: Point| {
            let alike = stabiliser.iter().map(|&symmetry| {
                let image = Image { symmetry, swapped: false }.then(image);
                image.symmetry.point(point, size.side())
            });
            alike.min_by_key(|point| (size.side() as u8 - 1 - point.x, point.y)).unwrap_or(point)
        };
        let mover = self.mover;
        self.next = graph
            .continuations(id)
            .into_iter()
            .map(|continuation| {
                let GraphContinuation { decided, mover_wins, .. } = continuation;
                let wins = if mover == Color::Black { mover_wins } else { decided - mover_wins };
                OpeningContinuation {
                    point: continuation.point.map(shown),
                    black_wins: wilson(u64::from(wins), u64::from(decided)),
                    curve: Curve::new(graph.years(continuation.edge).iter().copied(), &here),
                    continuation,
                    against: None,
                }
            })
            .collect();
        (self.id, self.visits) = (Some(id), graph.visits(id));
        if let Some(empty) = graph.empty_position() {
            let reached = if id == empty { here } else { graph.reached(id).years };
            self.curve = Curve::new(reached, &graph.years_of(empty));
        }
    }

    pub(super) fn hold_against(&mut self, here: &OpeningGraph, there: &OpeningGraph) {
        let Some((id, (other, _))) = self.id.zip(there.find(&self.board, self.mover)) else { return };
        let rows = moves_at((here.into(), id), (there.into(), other));
        for next in &mut self.next {
            next.against = rows.iter().find(|row| row.point == next.continuation.point).copied();
        }
    }

    /// The rank of the move on a point, or on one that looks alike.
    pub fn rank_of(&self, point: Option<Point>, graph: Option<&Arc<OpeningGraph>>) -> Option<usize> {
        let Some(point) = point else { return self.next.iter().position(|next| next.point.is_none()) };
        if let Some(rank) = self.next.iter().position(|next| next.point == Some(point)) {
            return Some(rank);
        }
        let openings = graph?;
        let (id, image) = openings.find(&self.board, self.mover)?;
        let found = GraphWalk::new(id, image).at(&openings.graph, point)?;
        self.next.iter().position(|next| next.continuation.edge == found.edge)
    }
}

/// One move of the walk.
#[derive(Clone, Debug, PartialEq)]
pub struct OpeningStep {
    pub play: Move,
    /// Number of times that the move was played here; 0 if never. `share` is its share of the moves played here.
    pub count: u32,
    pub share: Option<f64>,
    /// Number of times that the position after the move occurred, by any order of moves.
    pub position_count: u32,
    /// The stones after it.
    pub stones: Vec<(Point, Color)>,
}

impl OpeningStep {
    /// All steps of a line from the empty board.
    pub fn all(graph: Option<&Arc<OpeningGraph>>, size: BoardSize, line: &[Move]) -> Vec<OpeningStep> {
        let mut board = Board::new(size);
        let mut steps = Vec::new();
        for play in line {
            let found = graph.and_then(|openings| {
                let (id, image) = openings.find(&board, play.color())?;
                match play.point() {
                    Some(point) => GraphWalk::new(id, image).at(&openings.graph, point),
                    None => openings.graph.continuations(id).into_iter().find(|next| next.point.is_none()),
                }
            });
            match play.point() {
                Some(point) => _ = board.play(play.color(), point),
                None => board.pass(),
            }
            let after = graph.and_then(|openings| {
                let (id, _) = openings.find(&board, play.color().opponent())?;
                Some(openings.graph.visits(id).count)
            });
            steps.push(OpeningStep {
                play: *play,
                count: found.map_or(0, |found| found.count),
                share: found.map(|found| found.share.rate),
                position_count: after.unwrap_or(0),
                stones: board.stones().collect(),
            });
        }
        steps
    }
}
