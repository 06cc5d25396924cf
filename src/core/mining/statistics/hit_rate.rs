//! How often the surroundings of a move were seen before, by size of the window.
//!
//! Every tenth game is held out. A held-out move is a *hit* when its pattern (the window before the move, the mover
//! Black, canonical under the 8 symmetries) is also the pattern of a move in the other games.

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use super::super::occurrences::{GameQueue, Hashers};
use crate::corpus::{Corpus, GameId};
use crate::pattern::{Window, ZobristTable};
use crate::progress::{Cancelled, Phase, Progress};

/// One game in this number of games is held out.
const HELD_OUT_ONE_IN: usize = 10;

/// The hit rate of one window.
#[derive(Clone, Debug, PartialEq)]
pub struct HitRate {
    pub window: Window,
    /// Number of distinct patterns in the games that are not held out.
    pub patterns: u64,
    /// Number of moves in the held-out games.
    pub held_out_moves: u64,
    /// Number of these moves whose pattern also occurs in the other games.
    pub hits: u64,
}

impl HitRate {
    /// 0 to 1; 0 without moves.
    pub fn rate(&self) -> f64 {
        self.hits as f64 / (self.held_out_moves.max(1)) as f64
    }
}

/// The hit rate of each window that has a centre; windows without one are skipped.
///
/// Errors: stopped by the user.
pub fn hit_rates(corpus: &Corpus, windows: &[Window], progress: &Progress) -> Result<Vec<HitRate>, Cancelled> {
    let windows = windows.iter().filter(|window| window.centre().is_some());
    progress.begin(Phase::MeasuringHitRates, "games", corpus.games().len() as u64 * windows.clone().count() as u64);
    windows.map(|window| hit_rate(corpus, window, progress)).collect()
}

fn hit_rate(corpus: &Corpus, window: &Window, progress: &Progress) -> Result<HitRate, Cancelled> {
    let is_held_out = |at: &usize| at % HELD_OUT_ONE_IN == HELD_OUT_ONE_IN - 1;
    let split = |held_out: bool| -> Vec<GameId> {
        (0..corpus.games().len()).filter(|at| is_held_out(at) == held_out).map(|at| corpus.games()[at]).collect()
    };
    let mut known = classes(corpus, &split(false), window, progress)?;
    known.par_sort_unstable();
    known.dedup();
    progress.check()?;
    let known: FxHashSet<u64> = known.into_iter().collect();
    let held_out = classes(corpus, &split(true), window, progress)?;
    let hits = held_out.iter().filter(|class| known.contains(class)).count() as u64;
    let (patterns, held_out_moves) = (known.len() as u64, held_out.len() as u64);
    Ok(HitRate { window: window.clone(), patterns, held_out_moves, hits })
}

/// The class of every move, in no particular order.
fn classes(corpus: &Corpus, games: &[GameId], window: &Window, progress: &Progress) -> Result<Vec<u64>, Cancelled> {
    let table = ZobristTable::new(window);
    let queue = GameQueue::new(games, progress);
    let per_thread: Vec<Vec<u64>> = rayon::broadcast(|_| {
        let mut hashers = Hashers::without_profiles(&table);
        let mut classes = Vec::new();
        while let Some(run) = queue.next_run() {
            for game in run.iter().map(|&id| corpus.game(id)) {
                let hasher = hashers.get(game.size);
                hasher.reset();
                let mut setup = game.setup;
                for (played, play) in game.moves.iter().enumerate() {
                    let due = setup.iter().take_while(|stone| stone.before_move as usize <= played).count();
                    if due > 0 {
                        hasher.set_up(&setup[..due], |_| {});
                        setup = &setup[due..];
                    }
                    let Some(point) = play.point() else {
                        hasher.pass();
                        continue;
                    };
                    classes.push(hasher.class_for(point, play.color()).0);
                    hasher.play(play.color(), point, |_| {});
                }
            }
        }
        classes
    });
    progress.check()?;
    Ok(per_thread.concat())
}
