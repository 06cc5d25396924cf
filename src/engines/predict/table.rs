//! Counts how often contexts appeared and were played in a library's games. Gives the share, played ÷ seen, and its
//! interval.
//!
//! A context is counted if it was played at least twice ([`MIN_PLAYS`]). It *appears* at an empty point with this side
//! to move, once for each unbroken stretch of the game there. It is *played* if a play there follows. If a small
//! context was never played, no larger one was, so each point is followed only up to the first unknown context, usually
//! a few rings away. A stone also changes only the windows that contain it. These two facts make it possible to count
//! 54,000 games in minutes.
//!
//! The largest context that was seen often enough answers. Its share is shrunk towards the share of the next smaller
//! context, and so on, with the weight of [`PRIOR_APPEARANCES`] appearances: (played + PRIOR_APPEARANCES × smaller) /
//! (seen + PRIOR_APPEARANCES). This is the mean of a Beta distribution around the smaller context's share. Katz and
//! Kneser–Ney use discounts, for words that never followed a context. Here both outcomes are counted, so shrinkage has
//! the same effect, and no discount must be estimated.

use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::context::{CONTEXTS, Keys, smallest};
use super::situation::Situation;
use super::workers::Workers;
use crate::fast_board::{At, EMPTY, GRID_POINTS, at, code};
use katachi_core::corpus::{Corpus, CorpusId, GameId};
use katachi_core::go::{BoardSize, Point};
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_core::progress::{Cancelled, Phase, Progress};

/// Minimum number of plays of a context that is kept.
pub const MIN_PLAYS: u32 = 2;

/// Appearances that the smaller context's share counts as.
pub const PRIOR_APPEARANCES: f64 = 4.0;

/// Minimum number of appearances of a context that answers alone.
pub const MIN_APPEARANCES: u32 = 8;

/// Counts of one context.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ContextCounts {
    pub seen: u32,
    pub played: u32,
}

/// The contexts' answer for a point.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ContextAnswer {
    /// Index of the context that answered; see [`super::CONTEXT_DISTANCES`].
    pub context: usize,
    pub counts: ContextCounts,
    /// The share of plays, shrunk towards the smaller contexts.
    pub rate: f64,
    pub interval: WilsonInterval,
}

/// The share of some games of a library in its table.
#[derive(Clone, Debug, Default)]
pub struct ContextShare(FxHashMap<u64, ContextCounts>);

/// Counts of all contexts of a library that were played twice.
pub struct ContextTable {
    corpus: CorpusId,
    games: u64,
    /// By the upper bits of the key. Keys are sorted within a shard.
    shards: Vec<ContextShard>,
}

pub(super) struct ContextShard {
    pub keys: Vec<u64>,
    pub counts: Vec<ContextCounts>,
}

pub(super) const SHARDS: usize = 64;

/// The key of a context. Equal windows of different sizes get different keys. The lower 16 bits are 0, which makes
/// files smaller; 48 bits are plenty.
#[inline]
fn key(lanes: u64, context: usize) -> u64 {
    super::context::random_value(lanes ^ (context as u64) << 59) & !0xffff
}

#[inline]
fn shard_of(key: u64) -> usize {
    (key >> 58) as usize
}

/// Saturating counters at hashed places. Many threads may add to them; the order makes no difference.
struct Sketch(Vec<AtomicU8>);

impl Sketch {
    /// A sketch in which few of `numbers` keys share a counter, with at most 2²⁸ counters. Sharing costs time but makes
    /// no error: contexts that were played too seldom are left out at the end.
    fn new(numbers: u64) -> Sketch {
        let bits = (numbers.max(1).ilog2() + 3).clamp(12, 28);
        Sketch((0..1_usize << bits).map(|_| AtomicU8::new(0)).collect())
    }

    fn place(&self, key: u64) -> usize {
        (key >> (64 - self.0.len().ilog2())) as usize
    }

    fn add(&self, key: u64) {
        let cell = &self.0[self.place(key)];
        // Two threads may both pass the test: the count then goes one further, and still says "often".
        if cell.load(Relaxed) < 200 {
            cell.fetch_add(1, Relaxed);
        }
    }

    fn often(&self, key: u64) -> bool {
        u32::from(self.0[self.place(key)].load(Relaxed)) >= MIN_PLAYS
    }
}

/// Follows every point of a game for both sides.
struct Follower {
    situation: Situation,
    /// By side and point: keys of the known contexts when the side last moved.
    shown: [Vec<[u64; CONTEXTS]>; 2],
    depth: [Vec<u8>; 2],
    /// By side: the number of changes already seen.
    seen_changes: [usize; 2],
}

/// Increments of the counts from one game, by shard: a context's key, and whether it was played or seen.
type Notes = Vec<Vec<(u64, bool)>>;

impl Follower {
    fn new() -> Follower {
        Follower {
            situation: Situation::new(BoardSize::NINETEEN),
            shown: [vec![[0; CONTEXTS]; GRID_POINTS], vec![[0; CONTEXTS]; GRID_POINTS]],
            depth: [vec![0; GRID_POINTS], vec![0; GRID_POINTS]],
            seen_changes: [0; 2],
        }
    }

    /// The keys of every play of a game.
    fn plays(&mut self, corpus: &Corpus, id: GameId, mut note: impl FnMut(u64)) {
        self.situation.replay(corpus.game(id), usize::MAX, |situation, next| {
            let Some(point) = next.point().filter(|&point| situation.is_legal(point)) else { return };
            let windows = situation.contexts.windows(at(point), next.color() as usize);
            windows.iter().enumerate().for_each(|(context, lanes)| note(key(smallest(lanes), context)));
        });
    }

    /// Notes which known contexts appeared and which were played.
    fn follow(&mut self, corpus: &Corpus, id: GameId, is_known: impl Fn(u64) -> bool, progress: &Progress) -> Notes {
        let mut notes: Notes = vec![Vec::new(); SHARDS];
        let Follower { situation, shown, depth, seen_changes } = self;
        depth.iter_mut().for_each(|depth| depth.fill(0));
        *seen_changes = [0; 2];
        let mut begun = [false; 2];
        let keys = Keys::get();
        situation.replay(corpus.game(id), usize::MAX, |situation, next| {
            if progress.check().is_err() {
                return;
            }
            let side = next.color() as usize;
            let (shown, depth) = (&mut shown[side], &mut depth[side]);
            let changes = &situation.changed()[seen_changes[side]..];
            seen_changes[side] = situation.changed().len();
            // The points to look at, each with the first window to look at.
            let mut look: Vec<(At, usize)> = Vec::new();
            for there in situation.size().points().map(at) {
                if situation.board.cells[there] != EMPTY {
                    depth[there] = 0;
                } else if !begun[side] || changes.contains(&(there as u16)) {
                    look.push((there, 0));
                } else {
                    // Start at the smallest window that contains a change, unless it lies beyond the first unknown
                    // window.
                    let ring = changes.iter().map(|&change| keys.ring(there, usize::from(change))).min();
                    look.extend(ring.filter(|&ring| ring <= usize::from(depth[there])).map(|ring| (there, ring)));
                }
            }
            begun[side] = true;
            for (here, from) in look {
                let windows = situation.contexts.windows(here, side);
                let before = usize::from(depth[here]);
                let mut context = from;
                while context < CONTEXTS {
                    let key = key(smallest(&windows[context]), context);
                    if !is_known(key) {
                        break;
                    }
                    if context >= before || shown[here][context] != key {
                        notes[shard_of(key)].push((key, false));
                        shown[here][context] = key;
                    }
                    context += 1;
                }
                depth[here] = context as u8;
            }
            if let Some(point) = next.point().filter(|&point| situation.is_legal(point)) {
                let here = at(point);
                for &key in &shown[here][..usize::from(depth[here])] {
                    notes[shard_of(key)].push((key, true));
                }
                // If the stone is taken at once, as in a ko, a new stretch begins here.
                depth[here] = 0;
            }
        });
        notes
    }
}

fn count_note(counts: &mut FxHashMap<u64, ContextCounts>, (key, played): (u64, bool)) {
    let counts = counts.entry(key).or_default();
    if played {
        counts.played += 1;
    } else {
        counts.seen += 1;
    }
}

impl ContextTable {
    /// Counts a library. The same library gives the same table on any number of threads.
    ///
    /// Errors: stopped by the user.
    pub fn build(corpus: &Corpus, progress: &Progress) -> Result<ContextTable, Cancelled> {
        ContextTable::of_games(corpus, corpus.games(), progress)
    }

    /// Counts these games.
    ///
    /// Errors: stopped by the user.
    pub fn of_games(corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<ContextTable, Cancelled> {
        progress.begin(Phase::ReadingContexts, "games", games.len() as u64);
        let moves: u64 = games.iter().map(|&id| corpus.game(id).moves.len() as u64).sum();
        let sketch = Sketch::new(moves * CONTEXTS as u64);
        let followers = Workers::new();
        games.par_iter().for_each(|&id| {
            if progress.check().is_ok() {
                followers.lend(Follower::new, |follower| follower.plays(corpus, id, |key| sketch.add(key)));
                progress.add(1);
            }
        });
        progress.check()?;
        progress.begin(Phase::CountingContexts, "games", games.len() as u64);
        let mut maps: Vec<FxHashMap<u64, ContextCounts>> = (0..SHARDS).map(|_| FxHashMap::default()).collect();
        for batch in games.chunks(128) {
            let notes: Vec<Notes> = batch
                .par_iter()
                .map(|&id| {
                    let is_known = |key| sketch.often(key);
                    let notes =
                        followers.lend(Follower::new, |follower| follower.follow(corpus, id, is_known, progress));
                    progress.add(1);
                    notes
                })
                .collect();
            progress.check()?;
            maps.par_iter_mut().enumerate().for_each(|(shard, counts)| {
                notes.iter().flat_map(|game| &game[shard]).for_each(|&note| count_note(counts, note));
            });
        }
        let shards = maps
            .into_par_iter()
            .map(|counts| {
                let mut rows: Vec<(u64, ContextCounts)> =
                    counts.into_iter().filter(|(_, counts)| counts.played >= MIN_PLAYS).collect();
                rows.sort_unstable_by_key(|&(key, _)| key);
                ContextShard {
                    keys: rows.iter().map(|&(key, _)| key).collect(),
                    counts: rows.iter().map(|&(_, counts)| counts).collect(),
                }
            })
            .collect();
        progress.check()?;
        Ok(ContextTable { corpus: corpus.id(), games: games.len() as u64, shards })
    }

    pub(super) fn from_shards(corpus: CorpusId, games: u64, shards: Vec<ContextShard>) -> ContextTable {
        ContextTable { corpus, games, shards }
    }

    pub(super) fn shards(&self) -> &[ContextShard] {
        &self.shards
    }

    pub fn corpus(&self) -> CorpusId {
        self.corpus
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// Distinct contexts.
    pub fn len(&self) -> usize {
        self.shards.iter().map(|shard| shard.keys.len()).sum()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    fn find(&self, key: u64) -> Option<ContextCounts> {
        let shard = &self.shards[shard_of(key)];
        shard.keys.binary_search(&key).ok().map(|row| shard.counts[row])
    }

    /// The share of these games in the table, which has counted them.
    pub fn share_of(&self, corpus: &Corpus, games: &[GameId]) -> ContextShare {
        let (mut share, mut follower) = (ContextShare::default(), Follower::new());
        for &id in games {
            let notes = follower.follow(corpus, id, |key| self.find(key).is_some(), &Progress::new());
            notes.into_iter().flatten().for_each(|note| count_note(&mut share.0, note));
        }
        share
    }

    /// The counts of a key as a table of the other games has them.
    fn find_without(&self, key: u64, left_out: &ContextShare) -> Option<ContextCounts> {
        let all = self.find(key)?;
        let share = left_out.0.get(&key).copied().unwrap_or_default();
        let (seen, played) = (all.seen.saturating_sub(share.seen), all.played.saturating_sub(share.played));
        (played >= MIN_PLAYS).then_some(ContextCounts { seen, played })
    }

    /// Counts of the windows around a point for the side to move, smallest first, up to the first unknown one.
    pub fn counts(&self, situation: &Situation, point: Point) -> Vec<ContextCounts> {
        self.counts_without(situation, point, &ContextShare::default())
    }

    fn counts_without(&self, situation: &Situation, point: Point, left_out: &ContextShare) -> Vec<ContextCounts> {
        let windows = situation.contexts.windows(at(point), situation.to_play() as usize);
        let keys = windows.iter().enumerate().map(|(context, lanes)| key(smallest(lanes), context));
        keys.map_while(|key| self.find_without(key, left_out)).collect()
    }

    /// The answer of the largest context that was seen at least `often_enough` times, or else of the smallest context.
    /// `None` if not even the smallest is known.
    pub fn answer(&self, situation: &Situation, point: Point, often_enough: u32) -> Option<ContextAnswer> {
        self.answer_without(situation, point, often_enough, &ContextShare::default())
    }

    /// [`ContextTable::answer`] of a table of the other games.
    pub fn answer_without(
        &self,
        situation: &Situation,
        point: Point,
        often_enough: u32,
        left_out: &ContextShare,
    ) -> Option<ContextAnswer> {
        let counts = self.counts_without(situation, point, left_out);
        let context = counts.iter().rposition(|counts| counts.seen >= often_enough).unwrap_or(0);
        let mut rate = *counts.first().map(|counts| &counts.played)? as f64 / f64::from(counts[0].seen.max(1));
        for counts in &counts[1..=context] {
            rate = (f64::from(counts.played) + PRIOR_APPEARANCES * rate) / (f64::from(counts.seen) + PRIOR_APPEARANCES);
        }
        let counts = counts[context];
        let interval = wilson(u64::from(counts.played), u64::from(counts.seen.max(counts.played)))?;
        Some(ContextAnswer { context, counts, rate, interval })
    }

    /// All legal moves whose contexts are known, by their rate, highest first.
    pub fn rank(&self, situation: &Situation, often_enough: u32) -> Vec<(Point, ContextAnswer)> {
        self.rank_without(situation, often_enough, &ContextShare::default())
    }

    /// [`ContextTable::rank`] of a table of the other games.
    pub fn rank_without(
        &self,
        situation: &Situation,
        often_enough: u32,
        left_out: &ContextShare,
    ) -> Vec<(Point, ContextAnswer)> {
        let color = code(situation.to_play());
        let legal = situation.size().points().filter(|&point| situation.board.is_legal(color, at(point)));
        let mut ranked: Vec<(Point, ContextAnswer)> = legal
            .filter_map(|point| Some((point, self.answer_without(situation, point, often_enough, left_out)?)))
            .collect();
        ranked.sort_by(|a, b| b.1.rate.total_cmp(&a.1.rate).then_with(|| (a.0.y, a.0.x).cmp(&(b.0.y, b.0.x))));
        ranked
    }
}
