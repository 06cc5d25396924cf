//! The columns of a graph, as Katachi keeps them.

use super::{ELSEWHERE, Edge, PositionGraph, PositionId, SquareStones, Visits};
use crate::mining::Lists;
use crate::pattern::Symmetry;

/// The columns of a graph as numbers.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct GraphColumns {
    /// The words of each position's stones, the mover's and the opponent's, each as two halves, the lower first.
    pub stones: Vec<[u32; 2]>,
    /// Count, starts, ended and rare.
    pub visits: Vec<[u32; 4]>,
    /// The position that is reached, play and symmetry, and the four counts.
    pub edges: Vec<[u32; 6]>,
    pub edge_ends: Vec<[u32; 1]>,
    pub years: Vec<[u32; 2]>,
    pub year_ends: Vec<[u32; 1]>,
    /// [`PositionGraph::least_count`]; 0 in files that have none, which is that of the parameters.
    pub least_count: u32,
}

impl<const W: usize> PositionGraph<W> {
    pub(crate) fn to_columns(&self) -> GraphColumns {
        let words = self.stones.iter().flat_map(|stones| stones.own.into_iter().chain(stones.other));
        let visit = |&Visits { count, starts, ended, rare }: &Visits| [count, starts, ended, rare];
        let edge = |&Edge { to, play, turn, count, later, decided, mover_wins }: &Edge| {
            [to.0, u32::from(play) | (turn.index() as u32) << 16, count, later, decided, mover_wins]
        };
        let ends = |ends: &[u32]| ends.iter().map(|&end| [end]).collect();
        GraphColumns {
            stones: words.map(|word| [word as u32, (word >> 32) as u32]).collect(),
            visits: self.visits.iter().map(visit).collect(),
            edges: self.edges.items.iter().map(edge).collect(),
            edge_ends: ends(&self.edges.ends),
            years: self.years.items.iter().map(|&(year, count)| [u32::from(year as u16), count]).collect(),
            year_ends: ends(&self.years.ends),
            least_count: self.least_count,
        }
    }

    /// Puts a kept graph together again. `None` if the columns contradict one another.
    pub(crate) fn from_stored_columns(
        (side, symmetries): (usize, &'static [Symmetry]),
        columns: &GraphColumns,
    ) -> Option<PositionGraph<W>> {
        let words: Vec<u64> =
            columns.stones.iter().map(|&[low, high]| u64::from(low) | u64::from(high) << 32).collect();
        let (words, rest) = words.as_chunks::<W>();
        let (words, more) = words.as_chunks::<2>();
        let positions = columns.visits.len();
        (rest.is_empty() && more.is_empty() && words.len() == positions).then_some(())?;
        let stones = words.iter().map(|&[own, other]| SquareStones { own, other }).collect();
        let visits = columns.visits.iter().map(|&[count, starts, ended, rare]| {
            (ended <= count && starts <= count).then_some(Visits { count, starts, ended, rare })
        });
        let edges = columns.edges.iter().map(|&[to, play_and_turn, count, later, decided, mover_wins]| {
            let (play, turn) = (play_and_turn as u16, (play_and_turn >> 16) as usize);
            let turn = symmetries.iter().copied().find(|symmetry| symmetry.index() == turn)?;
            let is_sound = (to as usize) < positions
                && (play == ELSEWHERE || usize::from(play) < side * side)
                && count > 0
                && mover_wins <= decided
                && later.max(decided) <= count;
            is_sound.then_some(Edge { to: PositionId(to), play, turn, count, later, decided, mover_wins })
        });
        let years = columns.years.iter().map(|&[year, count]| (year as u16 as i16, count)).collect();
        let edges = lists(edges.collect::<Option<Vec<Edge>>>()?, &columns.edge_ends, positions)?;
        let years: Lists<(i16, u32)> = lists(years, &columns.year_ends, edges.items.len())?;
        let visits = visits.collect::<Option<Vec<Visits>>>()?;
        let sum = |counts: &mut dyn Iterator<Item = u32>| counts.map(u64::from).sum::<u64>();
        let are_counted = visits.iter().enumerate().all(|(at, visits)| {
            let left = sum(&mut edges.get(at).iter().map(|edge| edge.count));
            left + u64::from(visits.ended) + u64::from(visits.rare) == u64::from(visits.count)
        });
        let are_dated = edges.items.iter().enumerate().all(|(at, edge)| {
            let in_years = years.get(at);
            in_years.is_sorted_by(|a, b| a.0 < b.0)
                && sum(&mut in_years.iter().map(|&(_, count)| count)) <= u64::from(edge.count)
        });
        (are_counted && are_dated).then_some(())?;
        Some(PositionGraph::from_columns((side, symmetries), stones, visits, edges, years))
    }
}

/// `None` unless there are `count` lists with all items.
fn lists<T>(items: Vec<T>, ends: &[[u32; 1]], count: usize) -> Option<Lists<T>> {
    let ends: Vec<u32> = ends.iter().map(|&[end]| end).collect();
    let fit = ends.len() == count && ends.is_sorted() && ends.last().map_or(0, |&end| end as usize) == items.len();
    fit.then_some(Lists { items, ends })
}
