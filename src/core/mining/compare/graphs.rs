//! Compares the moves in positions of two graphs, and openings.

use std::collections::BTreeMap;

use super::{CompareError, Contrast, Proportion, settle};
use crate::go::Point;
use crate::mining::corner::{CORNER_WORDS, CornerGraph};
use crate::mining::fuseki::{BOARD_WORDS, OpeningGraph};
use crate::mining::graph::{PositionGraph, PositionId};
use crate::progress::{Phase, Progress};

/// A graph as one side of a comparison.
#[derive(Clone, Copy, Debug)]
pub struct ComparedGraph<'g, const W: usize> {
    pub graph: &'g PositionGraph<W>,
    /// Positions with a smaller count were not kept.
    pub min_count: u32,
    /// Games that were read. A game may pass through a position in several corners.
    pub games: u64,
}

impl<'g> From<&'g CornerGraph> for ComparedGraph<'g, CORNER_WORDS> {
    fn from(found: &'g CornerGraph) -> Self {
        ComparedGraph { graph: &found.graph, min_count: found.graph.least_count(), games: found.games }
    }
}

impl<'g> From<&'g OpeningGraph> for ComparedGraph<'g, BOARD_WORDS> {
    fn from(found: &'g OpeningGraph) -> Self {
        ComparedGraph { graph: &found.graph, min_count: found.graph.least_count(), games: found.games }
    }
}

impl<const W: usize> ComparedGraph<'_, W> {
    /// Visits of a position for each game; at least 1. What one player chooses in several corners of a game is no
    /// independent choice.
    fn visits_per_game(&self, id: PositionId) -> f64 {
        (f64::from(self.graph.visits(id).count) / self.games.max(1) as f64).max(1.0)
    }
}

/// One move in one position, here and there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ComparedMove {
    /// The position in the graph here, and in the one there.
    pub here: PositionId,
    pub there: PositionId,
    /// The move in the canonical frame, which both graphs share; `None` is a move elsewhere.
    pub point: Option<Point>,
    /// Times that the move was played, of all moves that were played in the position.
    pub tally_here: Proportion,
    pub tally_there: Proportion,
    pub contrast: Contrast,
    /// Over all rows.
    pub q_value: f64,
}

/// The surest differences first.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveSet {
    /// Positions that both have often enough.
    pub positions: usize,
    pub rows: Vec<ComparedMove>,
}

/// Compares the moves in every position that both graphs have and that was continued `least` times or more in each.
///
/// Moves seen fewer than five times in both together are left out.
///
/// Errors: stopped by the user; results that were not made alike.
pub fn compare_moves<const W: usize>(
    sides: [ComparedGraph<'_, W>; 2],
    least: u32,
    progress: &Progress,
) -> Result<MoveSet, CompareError> {
    let [here, there] = sides.map(|side| side.graph);
    if here.side() != there.side() {
        return Err(CompareError::OtherSquares { here: here.side(), there: there.side() });
    }
    progress.begin(Phase::ComparingMoves, "positions", here.len() as u64);
    let (mut positions, mut rows) = (0, Vec::new());
    for (number, id) in here.positions().enumerate() {
        if number % 1024 == 0 {
            progress.check()?;
            progress.add(1024.min(here.len() - number) as u64);
        }
        // Most frequent first.
        if here.visits(id).count < least {
            break;
        }
        let other = there.same_position(here, id).filter(|&other| there.visits(other).continued() >= least.max(1));
        if let Some(other) = other.filter(|_| here.visits(id).continued() >= least.max(1)) {
            positions += 1;
            rows.extend(moves_at((sides[0], id), (sides[1], other)));
        }
    }
    rows.retain(|row: &ComparedMove| row.tally_here.count + row.tally_there.count >= MIN_MOVE_COUNT);
    settle(&mut rows, |row| &row.contrast, |row, q| row.q_value = q);
    Ok(MoveSet { positions, rows })
}

const MIN_MOVE_COUNT: u64 = 5;

/// The moves played in one position, most frequent here first; q-values are those of these moves alone.
pub fn moves_at<const W: usize>(
    (here, id): (ComparedGraph<'_, W>, PositionId),
    (there, other): (ComparedGraph<'_, W>, PositionId),
) -> Vec<ComparedMove> {
    let played = |graph: &PositionGraph<W>, id: PositionId| {
        let mut counts: BTreeMap<Option<(u8, u8)>, u64> = BTreeMap::new();
        for next in graph.continuations(id) {
            *counts.entry(next.point.map(|point| (point.x, point.y))).or_default() += u64::from(next.count);
        }
        counts
    };
    let (ours, theirs) = (played(here.graph, id), played(there.graph, other));
    let cluster = here.visits_per_game(id).max(there.visits_per_game(other));
    // If the positions after a move were not kept, its count is below the minimum, and at most that of all such moves.
    let tally = |side: ComparedGraph<'_, W>, id, count: Option<&u64>| {
        let visits = side.graph.visits(id);
        let of = u64::from(visits.continued());
        match count {
            Some(&count) => Proportion::new(count, of),
            None => Proportion::at_most(u64::from(visits.rare.min(side.min_count.saturating_sub(1))), of),
        }
    };
    let points: std::collections::BTreeSet<_> = ours.keys().chain(theirs.keys()).collect();
    let mut rows: Vec<ComparedMove> = points
        .into_iter()
        .filter_map(|at| {
            let tally_here = tally(here, id, ours.get(at));
            let tally_there = tally(there, other, theirs.get(at));
            let contrast = Contrast::clustered(tally_here, tally_there, cluster)?;
            let point = at.map(|(x, y)| Point::new(x, y));
            Some(ComparedMove { here: id, there: other, point, tally_here, tally_there, contrast, q_value: 1.0 })
        })
        .collect();
    settle(&mut rows, |row| &row.contrast, |row, q| row.q_value = q);
    rows.sort_by_key(|row| std::cmp::Reverse(row.tally_here.count));
    rows
}

/// One opening, here and there.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct OpeningRow {
    /// `None` where it was not found, or not often enough to be kept.
    pub here: Option<PositionId>,
    pub there: Option<PositionId>,
    /// Share of all games on boards of this size.
    pub tally_here: Proportion,
    pub tally_there: Proportion,
    pub contrast: Contrast,
    /// Over all rows.
    pub q_value: f64,
}

/// Compares the openings after this number of moves, the surest differences first. An opening is a position with as
/// many stones, played in turn from Black's first move. Openings with fewer than `least` games in both together are
/// left out.
///
/// Errors: stopped by the user; results that were not made alike.
pub fn compare_openings(
    here: &OpeningGraph,
    there: &OpeningGraph,
    moves: u32,
    least: u32,
    progress: &Progress,
) -> Result<Vec<OpeningRow>, CompareError> {
    if here.params.size != there.params.size {
        let (here, there) = (here.params.size.side(), there.params.size.side());
        return Err(CompareError::OtherSquares { here, there });
    }
    progress.begin(Phase::ComparingOpenings, "positions", 1);
    let tally = |side: &OpeningGraph, id: Option<PositionId>| match id {
        Some(id) => Proportion::new(u64::from(side.graph.visits(id).count), side.games),
        None => Proportion::at_most(u64::from(side.graph.least_count().saturating_sub(1)), side.games),
    };
    let row = |here_id: Option<PositionId>, there_id: Option<PositionId>| {
        let (tally_here, tally_there) = (tally(here, here_id), tally(there, there_id));
        let known = |tally: Proportion| if tally.at_most { 0 } else { tally.count };
        if known(tally_here) + known(tally_there) < u64::from(least) {
            return None;
        }
        let contrast = Contrast::new(tally_here, tally_there)?;
        Some(OpeningRow { here: here_id, there: there_id, tally_here, tally_there, contrast, q_value: 1.0 })
    };
    let after = |side: &OpeningGraph| side.positions_after(moves);
    let mut rows: Vec<OpeningRow> =
        after(here).into_iter().filter_map(|id| row(Some(id), there.graph.same_position(&here.graph, id))).collect();
    progress.check()?;
    let only_there = after(there).into_iter().filter(|&id| here.graph.same_position(&there.graph, id).is_none());
    rows.extend(only_there.filter_map(|id| row(None, Some(id))));
    progress.check()?;
    settle(&mut rows, |row| &row.contrast, |row, q| row.q_value = q);
    Ok(rows)
}
