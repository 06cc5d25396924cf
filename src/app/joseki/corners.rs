//! The corner tree: positions of the corner, reached by any order of moves, and the moves played in each.

use std::collections::BTreeMap;
use std::sync::Arc;

use super::kept::CornerWay;
use super::stand::CornerPlace;
use super::tree::CornerTree;
use crate::BoardRegion;
use crate::curve::Curve;
use crate::trail::{Trail, TrailStep};
use katachi_core::find::{Edges, Query, QueryError};
use katachi_core::go::{Board, BoardSize, Color, Point};
use katachi_core::mining::compare::{ComparedMove, moves_at};
use katachi_core::mining::corner::{Corner, CornerGraph, JosekiName, JosekiNote, JosekiNotes, joseki_name};
use katachi_core::mining::graph::{GraphContinuation, GraphWalk, PositionId, Visits};
use katachi_core::pattern::{Cell, CellSet};

/// A continuation as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct CornerContinuation {
    pub found: GraphContinuation,
    /// On the board; `None` for tenuki.
    pub point: Option<Point>,
    /// Rank among the moves in the corner, for its letter; `None` for tenuki.
    pub rank: Option<usize>,
    /// The comparison with the other games, if it was asked for and they have the position.
    pub against: Option<ComparedMove>,
    /// The stones after the move, as points counted from the corner. `name` is the name of that position.
    after: Vec<(Point, Color)>,
    name: Option<&'static JosekiName>,
}

impl CornerContinuation {
    /// The players' name for the position after it.
    pub fn name(&self) -> Option<&'static JosekiName> {
        self.point.and(self.name)
    }

    /// Whether a dictionary has the position after it.
    pub fn is_in(&self, dictionary: &JosekiNotes) -> bool {
        self.point.is_some() && dictionary.has(&self.after)
    }
}

/// The subject of the year curve.
#[derive(Clone, Debug, PartialEq)]
pub struct CornerCurve {
    /// The continuation, by its number in the graph; `None` for the position itself.
    pub edge: Option<usize>,
    /// Counts by year: of a position among all corners, of a continuation among all moves from here.
    pub years: Curve,
}

/// The colour and the point of a move; `None` for tenuki.
pub type CornerMove = (Color, Option<Point>);

#[derive(Default)]
pub struct CornerExplorer {
    graph: Option<Arc<CornerGraph>>,
    /// Other games that the moves are held against.
    other: Option<Arc<CornerGraph>>,
    stand: Option<CornerPlace>,
    next: Vec<CornerContinuation>,
    names: Vec<&'static JosekiName>,
    chosen: usize,
    tree: CornerTree,
    curve: Option<CornerCurve>,
    trail: Trail<CornerPlace>,
    /// The walk while no figures are loaded.
    waiting: Option<CornerWay>,
}

impl CornerExplorer {
    pub fn graph(&self) -> Option<&Arc<CornerGraph>> {
        self.graph.as_ref()
    }

    pub fn stand(&self) -> Option<&CornerPlace> {
        self.stand.as_ref()
    }

    /// Moves that were played here, the most frequent first, tenuki included.
    pub fn next(&self) -> &[CornerContinuation] {
        &self.next
    }

    /// The row that is looked at.
    pub fn chosen(&self) -> usize {
        self.chosen
    }

    pub fn tree(&self) -> &CornerTree {
        &self.tree
    }

    pub fn curve(&self) -> Option<&CornerCurve> {
        self.curve.as_ref()
    }

    pub fn can_go_back(&self) -> bool {
        self.trail.can_go_back()
    }

    pub fn can_go_forward(&self) -> bool {
        self.trail.can_go_forward()
    }

    pub fn visits(&self) -> Visits {
        match (&self.graph, &self.stand) {
            (Some(found), Some(stand)) => found.graph.visits(stand.walk.last().position),
            _ => Visits::default(),
        }
    }

    pub fn mover(&self) -> Color {
        self.stand.as_ref().map_or(Color::Black, |stand| stand.walk.last().mover())
    }

    /// The stones of the corner on a whole board.
    pub fn board(&self) -> Board {
        let (Some(found), Some(stand)) = (&self.graph, &self.stand) else { return Board::new(BoardSize::NINETEEN) };
        let mut board = Board::new(stand.size);
        let stones = stand.walk.stones(&found.graph);
        board.set_up(stones.into_iter().map(|(point, color)| (stand.on_board(point), Some(color))));
        board
    }

    /// The moves made on the way here.
    pub fn moves(&self) -> Vec<CornerMove> {
        let (Some(found), Some(stand)) = (&self.graph, &self.stand) else { return Vec::new() };
        let moves = stand.walk.moves(&found.graph).into_iter();
        moves.map(|(color, point)| (color, point.map(|point| stand.on_board(point)))).collect()
    }

    /// The players' names for the positions on the way, first to last.
    pub fn names(&self) -> &[&'static JosekiName] {
        &self.names
    }

    /// A dictionary's notes on the position, with points of the board.
    pub fn notes<'a>(&self, dictionary: &'a JosekiNotes) -> Vec<JosekiNote<'a>> {
        let (Some(found), Some(stand)) = (&self.graph, &self.stand) else { return Vec::new() };
        let mut notes = dictionary.of_position(&stand.walk.stones(&found.graph));
        for (_, point) in notes.iter_mut().flat_map(|note| &mut note.labels) {
            *point = stand.on_board(*point);
        }
        notes
    }

    /// The corner square that the tree covers.
    pub fn region(&self) -> Option<BoardRegion> {
        let (found, stand) = (self.graph.as_ref()?, self.stand.as_ref()?);
        let last = found.params.size - 1;
        let (near, far) = (stand.on_board(Point::new(0, 0)), stand.on_board(Point::new(last, last)));
        Some(BoardRegion::between(near, far))
    }

    /// The position as a question, both edges drawn.
    pub fn query(&self) -> Option<Result<Query, QueryError>> {
        let (region, stand, board) = (self.region()?, self.stand.as_ref()?, self.board());
        let rows = (region.min.y..=region.max.y).flat_map(|y| (region.min.x..=region.max.x).map(move |x| (x, y)));
        let cells = rows.map(|(x, y)| Some(CellSet::only(Cell::from(board.get(Point::new(x, y)))))).collect();
        let edges = Edges::touched(region.min, region.width(), region.height(), stand.size);
        Some(Query::new(region.width(), region.height(), cells, edges))
    }

    /// Sets the other games that the moves are compared with.
    pub(super) fn hold_against(&mut self, other: Option<Arc<CornerGraph>>) {
        self.other = other;
        self.compare();
    }

    fn compare(&mut self) {
        self.next.iter_mut().for_each(|next| next.against = None);
        let (Some(here), Some(there), Some(stand)) = (&self.graph, &self.other, &self.stand) else { return };
        // Trees of different square sizes hold different positions.
        if here.params.size != there.params.size {
            return;
        }
        let position = stand.walk.last().position;
        let Some((other, _)) = there.find(&self.board(), stand.corner, self.mover()) else { return };
        let rows = moves_at(((&**here).into(), position), ((&**there).into(), other));
        for next in &mut self.next {
            next.against = rows.iter().find(|row| row.point == next.found.point).copied();
        }
    }

    /// The walk as a session keeps it.
    pub(super) fn way(&self) -> Option<CornerWay> {
        let here = self.graph.as_ref().zip(self.stand.as_ref());
        let way = here.map(|(found, stand)| CornerWay::new(found, stand, self.chosen));
        way.or_else(|| self.waiting.clone())
    }

    /// Sets other figures. The walk keeps its moves, as far as these figures have them.
    pub(super) fn set(&mut self, graph: Option<Arc<CornerGraph>>) {
        let way = self.way();
        *self = CornerExplorer { graph, other: self.other.take(), ..CornerExplorer::default() };
        self.stand = self.graph.as_ref().and_then(|found| CornerPlace::at_start(found));
        match way {
            Some(way) => self.take_up(way),
            None => self.settle(),
        }
    }

    /// Goes along a walk of an earlier session, as far as the figures have it. Waits for them if there are none.
    pub(super) fn take_up(&mut self, way: CornerWay) {
        let Some(found) = &self.graph else {
            self.waiting = Some(way);
            return self.settle();
        };
        self.trail = Trail::default();
        if let Some((stand, _)) = way.place(found) {
            stand.before().into_iter().for_each(|place| self.trail.push(place));
            self.stand = Some(stand);
        }
        self.settle();
        if way.chosen > 0 {
            self.choose(way.chosen);
        }
    }

    /// Shows a path that the user kept. Returns false if the figures do not have it.
    pub(super) fn show_way(&mut self, way: &CornerWay) -> bool {
        let place = self.graph.as_ref().and_then(|found| way.place(found));
        let Some((stand, true)) = place else { return false };
        self.go(stand);
        true
    }

    pub(super) fn choose(&mut self, row: usize) {
        self.chosen = row.min(self.next.len().saturating_sub(1));
        self.curve = self.curve_of(Some(self.chosen));
    }

    /// Shows the curve of the position again.
    pub(super) fn show_position_years(&mut self) {
        self.curve = self.curve_of(None);
    }

    pub(super) fn start(&mut self) {
        let start = self.graph.as_ref().and_then(|found| CornerPlace::at_start(found));
        if let Some(start) = start {
            self.go(start);
        }
    }

    /// Goes to the first position of the walk.
    pub(super) fn home(&mut self) {
        self.go_up(usize::MAX);
    }

    /// Goes a number of moves back.
    pub(super) fn go_up(&mut self, moves: usize) {
        let Some(mut stand) = self.stand.clone() else { return };
        for _ in 0..moves {
            if !stand.walk.back() {
                break;
            }
        }
        self.go(stand);
    }

    /// The position in a corner of a board; says whether the games have it.
    pub(super) fn start_from(&mut self, board: &Board, corner: Corner, mover: Color) -> bool {
        let found = self.graph.as_ref().and_then(|graph| graph.find(board, corner, mover));
        if let Some((position, image)) = found {
            let walk = GraphWalk::new(position, image);
            self.go(CornerPlace { walk, corner, size: board.size() });
        }
        found.is_some()
    }

    /// Walks along moves from the empty corner, as far as the games have them. Returns whether they have all.
    pub(super) fn walk_line(&mut self, moves: &[Option<Point>]) -> bool {
        self.start();
        (1..=moves.len()).all(|made| {
            let wanted = self.position_after(&moves[..made]);
            let edge = self.next.iter().find(|next| Some(next.found.to) == wanted).map(|next| next.found.edge);
            edge.is_some_and(|edge| self.step(edge))
        })
    }

    /// How often the position after these moves was counted; `None` while nothing is.
    pub fn visits_after(&self, moves: &[Option<Point>]) -> Option<u32> {
        let found = self.graph.as_ref()?;
        Some(self.position_after(moves).map_or(0, |position| found.graph.visits(position).count))
    }

    /// The position after moves in the upper right of a 19×19 board.
    fn position_after(&self, moves: &[Option<Point>]) -> Option<PositionId> {
        let (mut board, mut mover) = (Board::new(BoardSize::NINETEEN), Color::Black);
        for &point in moves {
            match point {
                Some(point) => _ = board.play(mover, point).ok()?,
                None => board.pass(),
            }
            mover = mover.opponent();
        }
        let found = self.graph.as_ref()?;
        found.find(&board, Corner::TopRight, mover).map(|(position, _)| position)
    }

    pub(super) fn step(&mut self, edge: usize) -> bool {
        self.change(|graph, stand| stand.walk.step(&graph.graph, edge))
    }

    /// Goes to a node of the drawn tree: a number of moves back, then along these edges.
    pub(super) fn go_along(&mut self, moves_back: usize, edges: &[usize]) -> bool {
        self.change(|graph, stand| {
            let kept = (0..moves_back).all(|_| stand.walk.back());
            kept && edges.iter().all(|&edge| stand.walk.step(&graph.graph, edge))
        })
    }

    /// The move on a point of the board.
    pub(super) fn step_at(&mut self, point: Point) -> bool {
        self.change(|graph, stand| stand.play(graph, Some(point)))
    }

    /// The chosen continuation.
    pub(super) fn step_into_chosen(&mut self) -> bool {
        let edge = self.next.get(self.chosen).map(|next| next.found.edge);
        edge.is_some_and(|edge| self.step(edge))
    }

    /// The most frequent continuation.
    pub(super) fn step_into_first(&mut self) -> bool {
        let edge = self.next.first().map(|next| next.found.edge);
        edge.is_some_and(|edge| self.step(edge))
    }

    /// The next or previous continuation of the position before.
    pub(super) fn sibling(&mut self, steps: i32) -> bool {
        self.change(|graph, stand| {
            let Some(edge) = stand.walk.last().edge else { return false };
            stand.walk.back();
            let all = graph.graph.continuations(stand.walk.last().position);
            let here = all.iter().position(|next| next.edge == edge).unwrap_or(0) as i64;
            let there = usize::try_from(here + i64::from(steps)).ok().and_then(|there| all.get(there));
            there.is_some_and(|next| stand.walk.step(&graph.graph, next.edge))
        })
    }

    pub(super) fn follow(&mut self, steps: usize) -> usize {
        let mut made = 0;
        self.change(|graph, stand| {
            made = stand.walk.follow(&graph.graph, steps, 1);
            made > 0
        });
        made
    }

    pub(super) fn back(&mut self) -> bool {
        self.travel(Trail::back)
    }

    pub(super) fn forward(&mut self) -> bool {
        self.travel(Trail::forward)
    }

    fn travel(&mut self, step: TrailStep<CornerPlace>) -> bool {
        let went = self.stand.as_mut().is_some_and(|stand| step(&mut self.trail, stand));
        if went {
            self.settle();
        }
        went
    }

    fn change(&mut self, change: impl FnOnce(&CornerGraph, &mut CornerPlace) -> bool) -> bool {
        let (Some(graph), Some(mut stand)) = (self.graph.clone(), self.stand.clone()) else { return false };
        let could = change(&graph, &mut stand);
        if could {
            self.go(stand);
        }
        could
    }

    fn go(&mut self, stand: CornerPlace) {
        if self.stand.as_ref() == Some(&stand) {
            return;
        }
        if let Some(left) = self.stand.replace(stand) {
            self.trail.push(left);
        }
        self.settle();
    }

    fn settle(&mut self) {
        (self.next, self.names, self.chosen, self.tree) = (Vec::new(), Vec::new(), 0, CornerTree::default());
        if let (Some(found), Some(stand)) = (&self.graph, &self.stand) {
            let mut rank = 0;
            let all = found.graph.continuations(stand.walk.last().position);
            self.next = all
                .into_iter()
                .map(|found_next| {
                    let point = found_next.point.map(|point| stand.on_board(stand.walk.shown(&found.graph, point)));
                    let own_rank = point.map(|_| rank);
                    rank += usize::from(point.is_some());
                    let mut walk = stand.walk.clone();
                    walk.step(&found.graph, found_next.edge);
                    let after = walk.stones(&found.graph);
                    let name = joseki_name(&after);
                    CornerContinuation { found: found_next, point, rank: own_rank, against: None, after, name }
                })
                .collect();
            self.tree = CornerTree::new(found, stand);
            self.names = names_on_the_way(found, stand);
        }
        self.compare();
        self.curve = self.curve_of(None);
    }

    /// The curve of a row's continuation, or of the position if `row` is `None`.
    fn curve_of(&self, row: Option<usize>) -> Option<CornerCurve> {
        let (found, stand) = (self.graph.as_ref()?, self.stand.as_ref()?);
        let graph = &found.graph;
        let here = stand.walk.last().position;
        let edge = row.and_then(|row| self.next.get(row)).map(|next| next.found.edge);
        let (counts, all): (BTreeMap<i16, u32>, BTreeMap<i16, u32>) = match edge {
            Some(edge) => (graph.years(edge).iter().copied().collect(), graph.years_of(here)),
            // Sequences begin with a move in the empty corner, except those on set-up stones.
            None => {
                (graph.years_of(here), graph.empty_position().map(|empty| graph.years_of(empty)).unwrap_or_default())
            }
        };
        // Leave out years without games. [`Curve::new`] caps the counts, as one sequence may visit a position twice.
        let all = all.into_iter().filter(|(_, games)| *games > 0).collect();
        Some(CornerCurve { edge, years: Curve::new(counts, &all) })
    }
}

/// The names of the positions of a walk, first to last.
fn names_on_the_way(found: &CornerGraph, stand: &CornerPlace) -> Vec<&'static JosekiName> {
    let mut walk = stand.walk.clone();
    let mut names = Vec::new();
    loop {
        names.extend(joseki_name(&walk.stones(&found.graph)));
        if !walk.back() {
            break;
        }
    }
    names.reverse();
    names.dedup();
    names
}

/// The corner of a board that is nearest to a point.
pub fn nearest_corner(point: Point, size: BoardSize) -> Corner {
    let distance = |corner: &Corner| {
        let own = corner.mirror(point, size);
        u32::from(own.x) + u32::from(own.y)
    };
    Corner::ALL.into_iter().min_by_key(distance).expect("a board has four corners")
}
