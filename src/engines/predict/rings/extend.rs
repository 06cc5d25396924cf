//! Learns from games besides those of the library.

use rayon::prelude::*;
use rustc_hash::FxHashSet;

use super::build::{Growing, grow};
use super::{MIN_GAME_MOVES, RingShard, Rings};
use crate::predict::random_value;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{Color, GameView};
use katachi_core::pattern::Symmetry;
use katachi_core::progress::{Cancelled, Progress};

/// A hash of a game's board size, set-up stones and moves. It is the same for a turned or mirrored game.
pub fn game_signature(game: GameView<'_>) -> u64 {
    let side = game.size.side();
    let of_image = |symmetry: Symmetry| {
        let place = |x: u8, y: u8, code: usize| {
            let (x, y) = symmetry.apply((usize::from(x), usize::from(y)), (side, side));
            ((y * 32 + x) * 4 + code) as u64
        };
        let setup = game.setup.iter().map(|stone| {
            let code = stone.cell.map_or(0, |color| 1 + color as usize);
            random_value(place(stone.point.x, stone.point.y, code) << 32 | u64::from(stone.before_move))
        });
        // Set-up stones have no order of their own.
        let setup = setup.fold(0_u64, u64::wrapping_add);
        game.moves.iter().fold(random_value(setup ^ side as u64), |sum, play| {
            let code = usize::from(play.color() == Color::White);
            random_value(sum ^ play.point().map_or(1 << 20 | code as u64, |point| place(point.x, point.y, code)))
        })
    };
    Symmetry::ALL.map(of_image).into_iter().min().unwrap_or(0)
}

/// The number that draws the sampled positions of a game that was learned.
pub(super) fn number_of_learned_game(game: GameView<'_>) -> u64 {
    game_signature(game) << 16
}

impl Growing {
    /// Turns a shard back into a growing tree.
    fn from_shard(shard: &RingShard) -> Growing {
        let mut growing = Growing::default();
        growing.depths.resize(shard.keys.len(), 0);
        for root in 0..shard.roots {
            growing.nodes.insert((0, shard.keys[root]), root as u32 + 1);
        }
        for node in 0..shard.keys.len() {
            for child in shard.first_child[node] as usize..shard.first_child[node + 1] as usize {
                growing.depths[child] = growing.depths[node].saturating_add(1);
                growing.nodes.insert((node as u32 + 1, shard.keys[child]), child as u32 + 1);
            }
            for at in shard.moves_of(node) {
                growing.moves.insert((node as u32 + 1, shard.marks[at]), [shard.played[at], shard.seen[at]]);
            }
        }
        growing
    }
}

impl Rings {
    /// Learns from the games that have [`MIN_GAME_MOVES`] or more and whose signatures are new. Returns their number. A
    /// pattern that first occurs in a later game has no offers from the earlier games.
    ///
    /// Errors: stopped by the user; then nothing has changed.
    pub fn learn(&mut self, corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<usize, Cancelled> {
        let mut known: FxHashSet<u64> = self.learned.iter().copied().collect();
        let new: Vec<GameId> = games
            .iter()
            .copied()
            .filter(|&id| {
                corpus.game(id).moves.len() >= MIN_GAME_MOVES && known.insert(game_signature(corpus.game(id)))
            })
            .collect();
        if new.is_empty() {
            return Ok(0);
        }
        let growing: Vec<Growing> = self.shards.par_iter().map(Growing::from_shard).collect();
        let shards = grow(growing, corpus, &new, self.params, progress)?;
        let mut learned: Vec<u64> = known.into_iter().collect();
        learned.sort_unstable();
        let mut rings = Rings { corpus: self.corpus, params: self.params, games: self.games, learned, shards };
        rings.count_offers(corpus, &new, |id| number_of_learned_game(corpus.game(id)), progress)?;
        *self = rings;
        Ok(new.len())
    }

    /// Marks games as known, for example those that the library contains itself. They are never learned.
    pub fn take_as_known(&mut self, signatures: impl IntoIterator<Item = u64>) {
        self.learned.extend(signatures);
        self.learned.sort_unstable();
        self.learned.dedup();
    }
}
