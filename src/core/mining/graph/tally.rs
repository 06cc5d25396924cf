//! Counts about how often positions occur, so that those that are too rare need no place in a graph.

use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use rustc_hash::FxBuildHasher;

use super::{GraphMove, GraphSink, Seen, SquareStones};
use crate::pattern::Symmetry;

/// A count for each position. Positions can share one, so it is never too small; it ends at 255.
pub(super) struct PositionTally {
    counts: Vec<AtomicU8>,
}

impl PositionTally {
    /// The largest count that it can tell from smaller ones.
    pub const MAX_COUNT: u32 = u8::MAX as u32;
    /// Number of counts: 256 MB.
    const MAX_COUNTS: u64 = 1 << 28;

    /// An empty tally for that many moves: a byte for each, at most 256 MB.
    pub fn new(moves: u64) -> PositionTally {
        let counts = moves.next_power_of_two().clamp(1 << 10, Self::MAX_COUNTS);
        PositionTally { counts: (0..counts).map(|_| AtomicU8::new(0)).collect() }
    }

    fn at<const W: usize>(&self, stones: &SquareStones<W>) -> usize {
        let hash = FxBuildHasher.hash_one(stones);
        (hash ^ hash >> 32) as usize & (self.counts.len() - 1)
    }

    fn add(&self, at: usize) {
        // A count of 255 stays as it is.
        _ = self.counts[at].fetch_update(Relaxed, Relaxed, |count| count.checked_add(1));
    }

    /// An upper bound of the number of times that the position occurred; at most [`PositionTally::MAX_COUNT`].
    pub fn count<const W: usize>(&self, stones: &SquareStones<W>) -> u32 {
        u32::from(self.counts[self.at(stones)].load(Relaxed))
    }

    /// The smallest minimum count from `min_count` on that leaves about `positions` at most. If none does, [`PositionTally::MAX_COUNT`].
    pub fn least(&self, min_count: u32, positions: u64) -> u32 {
        let mut slots_by_count = [0_u64; 256];
        self.counts.iter().for_each(|count| slots_by_count[usize::from(count.load(Relaxed))] += 1);
        let are_few = |&least: &u32| slots_by_count[least as usize..].iter().sum::<u64>() <= positions;
        (min_count.max(1)..Self::MAX_COUNT).find(are_few).unwrap_or(min_count.max(Self::MAX_COUNT))
    }
}

impl<const W: usize> GraphSink<W> for &PositionTally {
    type Place = usize;

    fn place(&mut self, seen: &Seen<W>) -> usize {
        self.at(&seen.stones)
    }

    fn start(&mut self, at: usize) {
        self.add(at);
    }

    fn end(&mut self, _: usize) {}

    fn step(&mut self, (_, to): (usize, usize), _: (Option<u16>, Symmetry), _: GraphMove) {
        self.add(to);
    }
}
