//! Turns recorded moves into a graph: numbers positions by frequency, sorts and counts moves.

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::recorder::RecordedEdge;
use super::{Edge, GraphRecorder, PositionGraph, PositionId, SquareStones, Visits};
use crate::corpus::Corpus;
use crate::mining::Lists;
use crate::pattern::Symmetry;
use crate::progress::{Cancelled, Phase, Progress};
use crate::sorting;

/// Merges what the threads have recorded. Positions that occurred fewer than `min_count` times are left out. Moves to
/// them are counted in [`Visits::rare`].
///
/// The same moves give the same graph on any number of threads.
pub(crate) fn build<const W: usize>(
    corpus: &Corpus,
    (side, symmetries): (usize, &'static [Symmetry]),
    recorders: Vec<GraphRecorder<W>>,
    min_count: u32,
    progress: &Progress,
) -> Result<PositionGraph<W>, Cancelled> {
    let moves = recorders.iter().map(|recorder| recorder.steps.len() as u64).sum();
    progress.begin(Phase::SortingPositions, "moves", moves);
    let merged = merge(recorders, progress)?;
    let kept = |&at: &u32| merged.visits[at as usize].count >= min_count.max(1);
    let mut order: Vec<u32> = (0..merged.stones.len() as u32).filter(kept).collect();
    sorting::sort_by(&mut order, progress, |&a, &b| {
        let count = |at: u32| merged.visits[at as usize].count;
        count(b).cmp(&count(a)).then_with(|| merged.stones[a as usize].cmp(&merged.stones[b as usize]))
    })?;
    let mut ids = vec![None; merged.stones.len()];
    order.iter().enumerate().for_each(|(id, &at)| ids[at as usize] = Some(id as u32));
    let stones: Vec<SquareStones<W>> = order.iter().map(|&at| merged.stones[at as usize]).collect();
    let mut visits: Vec<Visits> = order.iter().map(|&at| merged.visits[at as usize]).collect();

    let mut steps = merged.steps;
    progress.check()?;
    steps.retain_mut(|step| {
        let Some(from) = ids[step.from as usize] else { return false };
        let Some(to) = ids[step.to as usize] else {
            visits[from as usize].rare += 1;
            return false;
        };
        (step.from, step.to) = (from, to);
        true
    });
    progress.check()?;
    let key = |step: &RecordedEdge| (step.from, step.play, step.to, step.turn);
    sorting::sort_by(&mut steps, progress, |a, b| key(a).cmp(&key(b)))?;
    let groups: Vec<&[RecordedEdge]> = steps.chunk_by(|a, b| key(a) == key(b)).collect();
    let mut by_position: Vec<u32> = (0..groups.len() as u32).collect();
    let place = |at: u32| (groups[at as usize][0].from, std::cmp::Reverse(groups[at as usize].len()));
    sorting::sort_by(&mut by_position, progress, |&a, &b| place(a).cmp(&place(b)))?;

    progress.begin(Phase::Counting, "moves", groups.iter().map(|group| group.len() as u64).sum());
    let count = |&at: &u32| {
        let group = groups[at as usize];
        progress.add(group.len() as u64);
        progress.check().map(|()| edge(corpus, group))
    };
    let counted: Vec<(Edge, Vec<(i16, u32)>)> = by_position.par_iter().map(count).collect::<Result<_, Cancelled>>()?;
    let mut edges = Lists::default();
    let mut years = Lists::default();
    years.ends.reserve_exact(counted.len());
    edges.items.reserve_exact(counted.len());
    let mut counted = counted.into_iter().zip(&by_position).peekable();
    for position in progress.until_cancelled(0..stones.len() as u32) {
        while let Some(((edge, in_years), _)) = counted.next_if(|(_, at)| groups[**at as usize][0].from == position) {
            edges.items.push(edge);
            years.push(in_years);
        }
        edges.ends.push(edges.items.len() as u32);
    }
    progress.check()?;
    Ok(PositionGraph::from_columns((side, symmetries), stones, visits, edges, years))
}

impl<const W: usize> PositionGraph<W> {
    /// Makes a graph from its columns, and derives the orders that are not kept. Every edge has to lead to a position
    /// of the graph.
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
        into.par_sort_unstable_by_key(|&at| (edge(at).to, std::cmp::Reverse(edge(at).count), at));
        let mut into_ends = vec![0; stones.len()];
        into.iter().for_each(|&at| into_ends[edge(at).to.index()] += 1);
        into_ends.iter_mut().fold(0, |sum, end| {
            *end += sum;
            *end
        });
        PositionGraph { side, symmetries, stones, visits, edges, years, by_stones, into, into_ends }
    }
}

struct MergedGraph<const W: usize> {
    stones: Vec<SquareStones<W>>,
    visits: Vec<Visits>,
    steps: Vec<RecordedEdge>,
}

/// Merges the recorders into one numbering, which begins with the first thread's.
fn merge<const W: usize>(recorders: Vec<GraphRecorder<W>>, progress: &Progress) -> Result<MergedGraph<W>, Cancelled> {
    let mut merged = MergedGraph { stones: Vec::new(), visits: Vec::new(), steps: Vec::new() };
    let mut numbers: FxHashMap<SquareStones<W>, u32> = FxHashMap::default();
    for recorder in recorders {
        let GraphRecorder { numbers: own, stones, starts, ended, mut steps } = recorder;
        let is_first = merged.stones.is_empty();
        let to_merged: Vec<u32> = if is_first {
            numbers = own;
            merged.stones = stones;
            (0..merged.stones.len() as u32).collect()
        } else {
            let number = |stones: &SquareStones<W>| {
                *numbers.entry(*stones).or_insert_with(|| {
                    merged.stones.push(*stones);
                    merged.stones.len() as u32 - 1
                })
            };
            progress.until_cancelled(stones.iter()).map(number).collect()
        };
        progress.check()?;
        merged.visits.resize(merged.stones.len(), Visits::default());
        for (at, &number) in progress.until_cancelled(to_merged.iter().enumerate()) {
            let visits = &mut merged.visits[number as usize];
            visits.starts += starts[at];
            visits.count += starts[at];
            visits.ended += ended[at];
        }
        progress.add(steps.len() as u64);
        for step in progress.until_cancelled(steps.iter_mut()) {
            (step.from, step.to) = (to_merged[step.from as usize], to_merged[step.to as usize]);
            merged.visits[step.to as usize].count += 1;
        }
        if is_first {
            merged.steps = steps;
        } else {
            merged.steps.append(&mut steps);
        }
        progress.check()?;
    }
    Ok(merged)
}

fn edge(corpus: &Corpus, group: &[RecordedEdge]) -> (Edge, Vec<(i16, u32)>) {
    let RecordedEdge { to, play, turn, .. } = group[0];
    let mut edge =
        Edge { to: PositionId(to), play, turn, count: group.len() as u32, later: 0, decided: 0, mover_wins: 0 };
    let mut years: Vec<i16> = Vec::new();
    for step in group {
        edge.later += u32::from(step.later);
        edge.decided += u32::from(step.mover_won.is_some());
        edge.mover_wins += u32::from(step.mover_won == Some(true));
        years.extend(corpus.year(step.game));
    }
    years.sort_unstable();
    (edge, years.chunk_by(|a, b| a == b).map(|same| (same[0], same.len() as u32)).collect())
}
