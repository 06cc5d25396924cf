//! The patterns from which a move may have come, whatever the conditions.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use rayon::prelude::*;

use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::tsumego::rules::stones::{RuleGrid, RuleStones};

/// For each pattern, by number, the patterns from which one move leads to it, in no particular order.
pub(super) struct Unmoves {
    start: Vec<u32>,
    sources: Vec<u32>,
}

impl Unmoves {
    /// `targets` lists every pattern that a move of `stones` may lead to, possibly some twice. Patterns that are not
    /// `wanted` are not used as sources.
    ///
    /// Errors: stopped by the user.
    pub fn new(
        grid: &RuleGrid,
        progress: &Progress,
        wanted: impl Fn(u32) -> bool + Sync,
        targets: impl Fn(RuleStones, &mut dyn FnMut(u32)) + Sync,
    ) -> Result<Unmoves, Cancelled> {
        let patterns = grid.pattern_count();
        let each_move = |note: &(dyn Fn(u32, u32) + Sync)| {
            (0..patterns).into_par_iter().with_min_len(512).try_for_each(|code| {
                if code % 512 == 0 {
                    progress.check()?;
                }
                if wanted(code) {
                    targets(grid.stones(code), &mut |target| note(target, code));
                }
                Ok(())
            })
        };
        let ends: Vec<AtomicU32> = (0..=patterns).map(|_| AtomicU32::new(0)).collect();
        each_move(&|target, _| {
            ends[target as usize].fetch_add(1, Relaxed);
        })?;
        let mut start = Vec::with_capacity(ends.len());
        let mut total = 0_u32;
        for end in &ends {
            start.push(total);
            total += end.swap(total, Relaxed);
        }
        let sources: Vec<AtomicU32> = (0..total).map(|_| AtomicU32::new(0)).collect();
        each_move(&|target, source| {
            let at = ends[target as usize].fetch_add(1, Relaxed);
            sources[at as usize].store(source, Relaxed);
        })?;
        Ok(Unmoves { start, sources: sources.into_iter().map(AtomicU32::into_inner).collect() })
    }

    pub fn sources(&self, target: u32) -> &[u32] {
        let target = target as usize;
        &self.sources[self.start[target] as usize..self.start[target + 1] as usize]
    }
}
