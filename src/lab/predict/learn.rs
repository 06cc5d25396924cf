//! The weights, updated by steps, and the gradients of a game.

use rayon::prelude::*;

use katachi_core::machine;
use katachi_engines::predict::parts::WeightSource;

/// Number of parts of the table that are updated in parallel.
pub(super) const SHARDS: usize = 8;

/// The initial value of a weight's sum of squared gradients.
const FIRST_SQUARES: f32 = 1.0;

/// Weights with their sums of squared gradients.
pub(super) struct WeightTable(pub Vec<[f32; 2]>);

impl WeightSource for WeightTable {
    #[inline]
    fn weight(&self, slot: u32) -> f32 {
        self.0[slot as usize][0]
    }
}

impl WeightTable {
    pub fn new(size: usize) -> WeightTable {
        let mut cells = vec![[0.0, FIRST_SQUARES]; size];
        machine::on_large_pages(&mut cells);
        WeightTable(cells)
    }

    /// Updates the weights along gradients sorted into shards, game by game.
    pub fn apply(&mut self, gradients: &[Gradients], rate: f32) {
        let part = self.0.len() / SHARDS;
        self.0.par_chunks_mut(part).enumerate().for_each(|(shard, cells)| {
            let first = (shard * part) as u32;
            for game in gradients {
                for &(slot, gradient) in &game.shards[shard] {
                    let [weight, squares] = &mut cells[(slot - first) as usize];
                    *squares += gradient * gradient;
                    *weight -= rate * gradient / squares.sqrt();
                }
            }
        });
    }
}

/// The gradients of one game, by part of the table.
pub(super) struct Gradients {
    shift: u32,
    /// Indices and gradients, by part of the table.
    shards: [Vec<(u32, f32)>; SHARDS],
    pub tail: f32,
    pub positions: u32,
    pub log_evidence: f64,
}

impl Gradients {
    pub fn new() -> Gradients {
        Gradients { shift: 0, shards: Default::default(), tail: 0.0, positions: 0, log_evidence: 0.0 }
    }

    /// Prepares for another game, and a table of 2^`bits` entries.
    pub fn reset(&mut self, bits: u32) {
        self.shift = bits - SHARDS.trailing_zeros();
        self.shards.iter_mut().for_each(Vec::clear);
        (self.tail, self.positions, self.log_evidence) = (0.0, 0, 0.0);
    }

    #[inline]
    pub fn push(&mut self, slot: u32, gradient: f32) {
        self.shards[(slot >> self.shift) as usize].push((slot, gradient));
    }
}
