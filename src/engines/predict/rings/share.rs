//! The share of single games in the database, which is taken off where a position of theirs is looked up: a game that is
//! asked about must not answer.

use rustc_hash::FxHashMap;

use super::build::{each_play, is_sampled, number_of_library_game};
use super::extend::{game_signature, number_of_learned_game};
use super::{RingLookup, Rings};
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::GameView;

/// The share of some games in a database: plays and sampled offers, by shard and number of the move.
#[derive(Clone, Debug, Default)]
pub struct RingShare(FxHashMap<(usize, usize), [u32; 2]>);

impl RingShare {
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Rings {
    /// The share of these games of the library in the database.
    pub fn share_of(&self, corpus: &Corpus, games: &[GameId]) -> RingShare {
        let mut share = RingShare::default();
        games.iter().for_each(|&id| self.add_share(corpus.game(id), number_of_library_game(id), &mut share));
        share
    }

    /// The share of a game that was learned beside the library's; nothing if it was not. Its offers are those that it has
    /// in a database that is built anew: of moves that were learned after it, the database as it grew counted fewer.
    pub fn share_of_learned(&self, game: GameView<'_>) -> RingShare {
        let mut share = RingShare::default();
        if self.learned.binary_search(&game_signature(game)).is_ok() {
            self.add_share(game, number_of_learned_game(game), &mut share);
        }
        share
    }

    fn add_share(&self, game: GameView<'_>, of_game: u64, share: &mut RingShare) {
        let mut lookup = RingLookup::new(self.params);
        each_play(game, |plane, point, color, number| {
            let mut add = |point, which: usize| {
                let (at, is_whole) = self.descend(plane, point, color, &mut lookup);
                for level in self.levels(&lookup, is_whole) {
                    let moves = self.shards[at].moves_of(level.node);
                    if let Ok(mark) = self.shards[at].marks[moves.clone()].binary_search(&level.mark) {
                        share.0.entry((at, moves.start + mark)).or_default()[which] += 1;
                    }
                }
            };
            add(point, 0);
            if is_sampled(of_game, number) {
                plane.empty().for_each(|point| add(point, 1));
            }
        });
    }

    /// The plays and sampled offers of a move in the other games. `None` if no other game has it.
    pub(super) fn counts_without(&self, shard: usize, at: usize, left_out: &RingShare) -> Option<(u32, u32)> {
        let [played, seen] = left_out.0.get(&(shard, at)).copied().unwrap_or_default();
        let played = self.shards[shard].played[at].saturating_sub(played);
        (played > 0).then(|| (played, self.shards[shard].seen[at].saturating_sub(seen)))
    }

    /// Whether another game has a move at this node.
    pub(super) fn is_known_without(&self, shard: usize, node: usize, left_out: &RingShare) -> bool {
        let mut moves = self.shards[shard].moves_of(node);
        left_out.is_empty() || moves.any(|at| self.counts_without(shard, at, left_out).is_some())
    }
}
