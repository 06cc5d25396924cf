//! Reads games and turns their moves into a graph: numbers positions by frequency, sorts and counts moves.

use std::cmp::Reverse;

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::recorder::{CountedStep, GraphRecorder, NO_YEAR};
use super::tally::PositionTally;
use super::{Edge, GraphSink, PositionGraph, PositionId, SquareSequence, SquareStones, Visits};
use crate::corpus::{Corpus, GameId};
use crate::mining::Lists;
use crate::mining::occurrences::GameQueue;
use crate::pattern::Symmetry;
use crate::progress::{Cancelled, Phase, Progress};
use crate::sorting;

/// A way to read games as sequences on squares.
pub(crate) trait GraphReader<const W: usize>: Sync {
    const PHASE: Phase;

    fn corpus(&self) -> &Corpus;

    /// Points on a side of the square, and the symmetries under which positions are the same.
    fn frame(&self) -> (usize, &'static [Symmetry]);

    /// Number of squares of a game, which are followed at the same time.
    fn squares(&self) -> usize;

    /// The most moves that are read from a game.
    fn moves(&self, game: GameId) -> usize;

    fn read<S: GraphSink<W>>(&self, game: GameId, squares: &mut [SquareSequence<W, S::Place>], sink: &mut S);
}

/// Reads all games into sinks, one for each thread.
///
/// Errors: stopped by the user.
pub(super) fn read_all<const W: usize, R: GraphReader<W>, S: GraphSink<W> + Send>(
    reader: &R,
    games: &[GameId],
    sink: impl Fn() -> S + Sync,
    progress: &Progress,
) -> Result<Vec<S>, Cancelled> {
    progress.begin(R::PHASE, "games", games.len() as u64);
    let queue = GameQueue::new(games, progress);
    let (side, symmetries) = reader.frame();
    let sinks = rayon::broadcast(|_| {
        let mut sink = sink();
        let mut squares: Vec<_> = (0..reader.squares()).map(|_| SquareSequence::new(side, symmetries)).collect();
        while let Some(run) = queue.next_run() {
            run.iter().for_each(|&game| reader.read(game, &mut squares, &mut sink));
        }
        sink
    });
    progress.check()?;
    Ok(sinks)
}

/// Bounds of what a graph takes up.
#[derive(Clone, Copy)]
pub(crate) struct GraphBounds {
    /// Moves that are recorded whole. Where there may be more, a first reading tells the rare positions.
    pub moves: u64,
    /// About the most positions of a graph with more moves: rarer ones are left out.
    pub positions: u64,
    /// Moves that a thread records before it puts equal ones together.
    pub fresh: usize,
}

impl GraphBounds {
    /// The bounds for graphs of corners or openings: the larger a position, the fewer fit into memory. Corners of 150,000
    /// games are recorded whole, and openings of 350,000. The positions and moves of a graph then take up to 300 MB.
    fn usual<const W: usize>() -> GraphBounds {
        GraphBounds { moves: 64_000_000 / W as u64, positions: 4_000_000 / W as u64, fresh: 1 << 19 }
    }
}

/// Counts the positions and moves of these games. Positions that occurred fewer than `min_count` times are left out, and
/// where there are too many for memory, those that occurred least. Moves to them are counted in [`Visits::rare`].
///
/// The same games give the same graph on any number of threads. Runs on the current rayon pool.
///
/// Errors: stopped by the user.
pub(crate) fn count<const W: usize>(
    reader: &impl GraphReader<W>,
    games: &[GameId],
    min_count: u32,
    progress: &Progress,
) -> Result<PositionGraph<W>, Cancelled> {
    count_within(GraphBounds::usual::<W>(), reader, games, min_count, progress)
}

pub(crate) fn count_within<const W: usize>(
    bounds: GraphBounds,
    reader: &impl GraphReader<W>,
    games: &[GameId],
    min_count: u32,
    progress: &Progress,
) -> Result<PositionGraph<W>, Cancelled> {
    let moves = games.iter().map(|&game| reader.moves(game) as u64).sum::<u64>();
    let mut least = min_count.max(1);
    let tally = (moves > bounds.moves).then(|| PositionTally::new(moves));
    if let Some(tally) = &tally {
        read_all(reader, games, || tally, progress)?;
        least = tally.least(least, bounds.positions);
    }
    let common = tally.as_ref().map(|tally| (tally, least.min(PositionTally::MAX_COUNT)));
    let recorder = || GraphRecorder::new(reader.corpus(), common, bounds.fresh, progress);
    let recorders = read_all(reader, games, recorder, progress)?;
    build(reader.frame(), recorders, least, progress)
}

/// Merges what the threads have recorded.
fn build<const W: usize>(
    (side, symmetries): (usize, &'static [Symmetry]),
    recorders: Vec<GraphRecorder<'_, W>>,
    least: u32,
    progress: &Progress,
) -> Result<PositionGraph<W>, Cancelled> {
    let MergedGraph { stones, visits, steps } = merge(recorders, progress)?;
    let mut order: Vec<u32> = (0..stones.len() as u32).filter(|&at| visits[at as usize].count >= least).collect();
    sorting::sort_by(&mut order, progress, |&a, &b| {
        let count = |at: u32| visits[at as usize].count;
        count(b).cmp(&count(a)).then_with(|| stones[a as usize].cmp(&stones[b as usize]))
    })?;
    let mut ids = vec![None; stones.len()];
    order.iter().enumerate().for_each(|(id, &at)| ids[at as usize] = Some(id as u32));
    let stones: Vec<SquareStones<W>> = order.iter().map(|&at| stones[at as usize]).collect();
    let mut visits: Vec<Visits> = order.iter().map(|&at| visits[at as usize]).collect();

    let mut kept: Vec<CountedStep> = Vec::new();
    for (to_merged, runs) in steps {
        let id = |at: u32| ids[to_merged[at as usize] as usize];
        for step in progress.until_cancelled(runs.into_iter().flatten()) {
            match (id(step.from), id(step.to)) {
                (Some(from), Some(to)) => kept.push(CountedStep { from, to, ..step }),
                (Some(from), None) => visits[from as usize].rare += step.count,
                (None, _) => {}
            }
        }
        progress.check()?;
    }
    sorting::sort_by(&mut kept, progress, |a, b| a.order().cmp(&b.order()))?;

    progress.begin(Phase::Counting, "moves", kept.len() as u64);
    let (mut edges, mut years) = (Lists::default(), Lists::default());
    let mut leaving = kept.chunk_by(|a, b| a.from == b.from).peekable();
    let mut moves: Vec<(Edge, &[CountedStep])> = Vec::new();
    for position in progress.until_cancelled(0..stones.len() as u32) {
        if let Some(steps) = leaving.next_if(|steps| steps[0].from == position) {
            progress.add(steps.len() as u64);
            moves.extend(steps.chunk_by(|a, b| a.edge() == b.edge()).map(|same| (edge(same), same)));
            // Stable.
            moves.sort_by_key(|(edge, _)| Reverse(edge.count));
        }
        for (edge, steps) in moves.drain(..) {
            edges.items.push(edge);
            years.push(in_years(steps));
        }
        edges.ends.push(edges.items.len() as u32);
    }
    progress.check()?;
    Ok(PositionGraph::from_columns((side, symmetries), stones, visits, edges, years).with_least_count(least))
}

impl<const W: usize> PositionGraph<W> {
    /// Makes a graph of all positions from its columns, and derives the orders that are not kept. Every edge has to lead
    /// to a position of the graph.
    pub(crate) fn from_columns(
        (side, symmetries): (usize, &'static [Symmetry]),
        stones: Vec<SquareStones<W>>,
        visits: Vec<Visits>,
        edges: Lists<Edge>,
        years: Lists<(i16, u32)>,
    ) -> PositionGraph<W> {
        let mut by_stones: Vec<u32> = (0..stones.len() as u32).collect();
        by_stones.par_sort_unstable_by(|&a, &b| stones[a as usize].cmp(&stones[b as usize]));
        let mut into: Vec<u32> = (0..edges.items.len() as u32).collect();
        let edge = |at: u32| edges.items[at as usize];
        into.par_sort_unstable_by_key(|&at| (edge(at).to, Reverse(edge(at).count), at));
        let mut into_ends = vec![0; stones.len()];
        into.iter().for_each(|&at| into_ends[edge(at).to.index()] += 1);
        into_ends.iter_mut().fold(0, |sum, end| {
            *end += sum;
            *end
        });
        let least_count = 1;
        PositionGraph { side, symmetries, least_count, stones, visits, edges, years, by_stones, into, into_ends }
    }
}

struct MergedGraph<const W: usize> {
    stones: Vec<SquareStones<W>>,
    visits: Vec<Visits>,
    /// For each thread, the number in the merged graph of each of its positions, and its steps.
    steps: Vec<(Vec<u32>, Vec<Vec<CountedStep>>)>,
}

/// Merges the recorders into one numbering, which begins with the first thread's.
fn merge<const W: usize>(
    recorders: Vec<GraphRecorder<'_, W>>,
    progress: &Progress,
) -> Result<MergedGraph<W>, Cancelled> {
    let positions = recorders.iter().map(|recorder| recorder.stones.len() as u64).sum();
    progress.begin(Phase::SortingPositions, "positions", positions);
    let mut merged = MergedGraph { stones: Vec::new(), visits: Vec::new(), steps: Vec::new() };
    let mut numbers: FxHashMap<SquareStones<W>, u32> = FxHashMap::default();
    for mut recorder in recorders {
        let runs = recorder.take_runs();
        let GraphRecorder { numbers: own, stones, visits, .. } = recorder;
        progress.add(stones.len() as u64);
        if merged.stones.is_empty() {
            (numbers, merged.stones, merged.visits) = (own, stones, visits);
            merged.steps.push(((0..merged.stones.len() as u32).collect(), runs));
            continue;
        }
        drop(own);
        let mut to_merged = Vec::with_capacity(stones.len());
        for (stones, here) in progress.until_cancelled(stones.iter().zip(&visits)) {
            let number = *numbers.entry(*stones).or_insert_with(|| {
                merged.stones.push(*stones);
                merged.visits.push(Visits::default());
                merged.stones.len() as u32 - 1
            });
            let visits = &mut merged.visits[number as usize];
            visits.count += here.count;
            visits.starts += here.starts;
            visits.ended += here.ended;
            visits.rare += here.rare;
            to_merged.push(number);
        }
        progress.check()?;
        merged.steps.push((to_merged, runs));
    }
    Ok(merged)
}

fn edge(same: &[CountedStep]) -> Edge {
    let CountedStep { to, play, turn, .. } = same[0];
    let count = |is_counted: &dyn Fn(&CountedStep) -> bool| {
        same.iter().filter(|step| is_counted(step)).map(|step| step.count).sum::<u32>()
    };
    Edge {
        to: PositionId(to),
        play,
        turn,
        count: count(&|_| true),
        later: count(&|step| step.later),
        decided: count(&|step| step.mover_won.is_some()),
        mover_wins: count(&|step| step.mover_won == Some(true)),
    }
}

/// The counts by year of steps in the order of their years.
fn in_years(steps: &[CountedStep]) -> impl Iterator<Item = (i16, u32)> {
    let years = steps.chunk_by(|a, b| a.year == b.year).filter(|same| same[0].year != NO_YEAR);
    years.map(|same| (same[0].year, same.iter().map(|step| step.count).sum()))
}
