//! Corners: a player's first moves in them, and later moves in the corners of his games.

use std::collections::{BTreeMap, BTreeSet};

use rayon::prelude::*;

use crate::corpus::{Corpus, GameId};
use crate::go::{Board, BoardSize, Color, Point};
use crate::mining::compare::{ComparedMove, Contrast, Proportion};
use crate::mining::corner::{Corner, CornerGraph, CornerParams, joseki_name, upright};
use crate::mining::costly_shapes::Voice;
use crate::mining::graph::GraphWalk;
use crate::mining::statistics::q_values;
use crate::mining::{WilsonInterval, wilson};
use crate::progress::{Cancelled, Phase, Progress};

/// A first move in a corner without stones, made by the player.
#[derive(Clone, Debug, PartialEq)]
pub struct FirstMove {
    /// The point counted from the corner's, the nearer edge's line first: a 3-4 point is (2, 3).
    pub point: Point,
    /// Share of all first moves in corners: those that he made, and those by either side in the others' games.
    pub here: Proportion,
    pub there: Proportion,
    pub contrast: Contrast,
    /// Over all rows.
    pub q_value: f64,
    /// Some examples: the game, and the number of moves before.
    pub examples: Vec<(GameId, u32)>,
    /// The games in which he made it, ascending.
    pub games: Vec<GameId>,
}

impl FirstMove {
    /// The share of his first moves.
    pub fn share(&self) -> Option<WilsonInterval> {
        wilson(self.here.count, self.here.of)
    }

    pub fn name(&self) -> String {
        corner_point_name(self.point)
    }
}

/// The name of a first move in a corner, as [`joseki_name`] has it: `5-3 point (mokuhazushi)`. The lines of a point
/// without a name: `7-4`.
pub fn corner_point_name(point: Point) -> String {
    let (far, near) = (point.x.max(point.y) + 1, point.x.min(point.y) + 1);
    match joseki_name(&[(point, Color::Black)]) {
        Some(known) => known.name.clone(),
        None if (far, near) == (10, 10) => "Tengen".to_owned(),
        None => format!("{far}-{near}"),
    }
}

/// A point from the corner, the nearer edge's line first: it and its mirror in the diagonal are one.
type Folded = (u8, u8);
/// A game, and the moves before one of its moves.
type Place = (GameId, u32);

/// Examples that are kept of each first move.
const MAX_EXAMPLES: usize = 5;
/// Minimum count of a first move in both together, as in [`crate::mining::compare::compare_moves`]. Rarer ones are left
/// out.
const MIN_MOVE_COUNT: u64 = 5;

/// His first moves in corners, the most frequent first; ties by point.
///
/// The corners are those of [`CornerGraph`]. A first move is the first stone played in a square that has no set-up
/// stones.
pub(super) fn first_moves(
    corpus: &Corpus,
    voice: &Voice,
    others: &CornerGraph,
    progress: &Progress,
) -> Result<Vec<FirstMove>, Cancelled> {
    let own = played(corpus, voice, progress)?;
    let graph = &others.graph;
    let (mut theirs, mut of_theirs, mut rare) = (BTreeMap::<Folded, u64>::new(), 0, 0);
    if let Some(empty) = graph.empty_position() {
        let visits = graph.visits(empty);
        (of_theirs, rare) = (u64::from(visits.continued()), u64::from(visits.rare));
        for next in graph.continuations(empty) {
            if let Some(point) = next.point {
                *theirs.entry(folded(point)).or_default() += u64::from(next.count);
            }
        }
    }
    let cut = rare.min(u64::from(others.graph.least_count().saturating_sub(1)));
    let of_own: u64 = own.values().map(|moves| moves.len() as u64).sum();
    // One game often has the same choice in several corners: it counts as one.
    let games: BTreeSet<GameId> = own.values().flatten().map(|&(id, _)| id).collect();
    let per_game = of_own as f64 / games.len().max(1) as f64;
    let points: BTreeSet<Folded> = own.keys().chain(theirs.keys()).copied().collect();
    let row = |at: Folded| {
        let moves = own.get(&at).map(Vec::as_slice).unwrap_or_default();
        let here = Proportion::new(moves.len() as u64, of_own);
        let there =
            theirs.get(&at).map_or(Proportion::at_most(cut, of_theirs), |&count| Proportion::new(count, of_theirs));
        if moves.len() as u64 + theirs.get(&at).copied().unwrap_or_default() < MIN_MOVE_COUNT {
            return None;
        }
        // If he could hardly be expected to have played a move, its absence says nothing.
        if moves.is_empty() && there.share() * (of_own as f64) < MIN_MOVE_COUNT as f64 {
            return None;
        }
        let contrast = Contrast::clustered(here, there, per_game)?;
        let examples = moves.iter().copied().take(MAX_EXAMPLES).collect();
        let mut games: Vec<GameId> = moves.iter().map(|&(id, _)| id).collect();
        games.dedup();
        Some(FirstMove { point: Point::new(at.0, at.1), here, there, contrast, q_value: 1.0, examples, games })
    };
    let mut rows: Vec<FirstMove> = points.into_iter().filter_map(row).collect();
    let p: Vec<f64> = rows.iter().map(|row| row.contrast.p_value).collect();
    rows.iter_mut().zip(q_values(&p)).for_each(|(row, q)| row.q_value = q);
    // The sort is stable: ties stay in the order of points.
    rows.sort_by_key(|row| std::cmp::Reverse(row.here.count));
    Ok(rows)
}

fn folded(point: Point) -> Folded {
    (point.x.min(point.y), point.x.max(point.y))
}

/// The voice's first moves in corners by point, in the order of the games.
fn played(corpus: &Corpus, voice: &Voice, progress: &Progress) -> Result<BTreeMap<Folded, Vec<Place>>, Cancelled> {
    let params = CornerParams::default();
    let size = params.size;
    let is_large_enough = |id: GameId| corpus.game(id).size.side() + 1 >= 2 * usize::from(size);
    let sides: Vec<(GameId, Color)> =
        voice.sides().filter(|&(id, _)| is_large_enough(id) && params.reads(corpus.game(id))).collect();
    progress.begin(Phase::ReadingFirstMovesInCorners, "games", sides.len() as u64);
    let found = sides.par_iter().map(|&(id, color)| {
        progress.add(1);
        if progress.check().is_err() {
            return Vec::new();
        }
        first_of(corpus, id, color, size)
    });
    let found: Vec<Vec<(Folded, Place)>> = found.collect();
    progress.check()?;
    let mut moves: BTreeMap<Folded, Vec<Place>> = BTreeMap::new();
    found.into_iter().flatten().for_each(|(at, place)| moves.entry(at).or_default().push(place));
    Ok(moves)
}

fn first_of(corpus: &Corpus, id: GameId, color: Color, size: u8) -> Vec<(Folded, Place)> {
    let game = corpus.game(id);
    let start = game.opening_start();
    let mut board = game.board_before(start);
    let inside = |corner: Corner, point: Point| corner.inside(point, game.size, size);
    let is_empty = |board: &Board, corner: Corner| board.stones().all(|(point, _)| inside(corner, point).is_none());
    let mut waiting: Vec<Corner> = Corner::ALL.into_iter().filter(|&corner| is_empty(&board, corner)).collect();
    let until = game.set_up_after(start);
    let mut found = Vec::new();
    for (number, play) in game.moves.iter().enumerate().take(until).skip(start) {
        if waiting.is_empty() {
            break;
        }
        let Some(point) = play.point() else {
            board.pass();
            continue;
        };
        if board.play(play.color(), point).is_err() {
            continue;
        }
        waiting.retain(|&corner| {
            let Some(at) = inside(corner, point) else { return true };
            if play.color() == color {
                found.push((folded(at), (id, number as u32)));
            }
            false
        });
    }
    found
}

/// A move by either side in a corner position of his games, compared with the others' games.
#[derive(Clone, Debug, PartialEq)]
pub struct CornerMove {
    /// The usual way to the position: points of a 19×19 board, the corner in the top right; `None` is a move elsewhere.
    pub line: Vec<(Color, Option<Point>)>,
    /// The stones that stand after it, row by row.
    pub stones: Vec<(Point, Color)>,
    /// The player who moves, and the point; `None`: elsewhere.
    pub mover: Color,
    pub next: Option<Point>,
    /// Points on a side of the corner.
    pub side: u8,
    /// Share of all that was played in the position.
    pub here: Proportion,
    pub there: Proportion,
    pub contrast: Contrast,
    /// Over all moves in all positions.
    pub q_value: f64,
    /// The games in which it was played, ascending; empty where nobody asked.
    pub games: Vec<GameId>,
}

/// The games of each edge of a graph.
pub(super) type GamesOfEdges = BTreeMap<usize, BTreeSet<GameId>>;

/// The games in which the move of a row was played.
pub(super) fn games_of(row: &ComparedMove, here: &CornerGraph, games: &GamesOfEdges) -> BTreeSet<GameId> {
    let edges = here.graph.continuations(row.here).into_iter().filter(|next| next.point == row.point);
    edges.filter_map(|next| games.get(&next.edge)).flatten().copied().collect()
}

impl CornerMove {
    /// Makes a row from a row of a comparison. `here` is the graph of the player's games.
    pub fn new(row: &ComparedMove, here: &CornerGraph) -> CornerMove {
        let graph = &here.graph;
        let shown = |point: Point| Corner::TopRight.mirror(point, BoardSize::NINETEEN);
        let (start, way) = graph.line_to(row.here);
        let mut walk = GraphWalk::new(start, upright());
        way.iter().for_each(|&edge| _ = walk.step(graph, edge));
        let mut stones: Vec<(Point, Color)> =
            walk.stones(graph).into_iter().map(|(point, color)| (shown(point), color)).collect();
        stones.sort_by_key(|(point, _)| (point.y, point.x));
        CornerMove {
            line: walk.moves(graph).into_iter().map(|(by, point)| (by, point.map(shown))).collect(),
            stones,
            mover: walk.last().mover(),
            next: row.point.map(|point| shown(walk.shown(graph, point))),
            side: graph.side() as u8,
            here: row.tally_here,
            there: row.tally_there,
            contrast: row.contrast,
            q_value: row.q_value,
            games: Vec::new(),
        }
    }

    /// The same with its games, by the edges of the same graph.
    pub(super) fn with_games(self, row: &ComparedMove, here: &CornerGraph, games: &GamesOfEdges) -> CornerMove {
        CornerMove { games: games_of(row, here, games).into_iter().collect(), ..self }
    }

    /// The way and the move in words: `B Q16`, `W elsewhere`.
    pub fn words(&self) -> Vec<String> {
        let all = self.line.iter().copied().chain([(self.mover, self.next)]);
        let label = |point: Option<Point>| point.map_or("elsewhere".to_owned(), |at| at.label(BoardSize::NINETEEN));
        all.map(|(by, point)| format!("{} {}", by.letter(), label(point))).collect()
    }
}
