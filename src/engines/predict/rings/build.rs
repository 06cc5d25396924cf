//! Reads a library into the database: first counts the plays, then how often each pattern was offered.

use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::window::{Plane, RingWindow, RingWindowFinder, mark_number};
use super::{RingLookup, RingParams, RingShard, Rings, SAMPLED_ONE_IN, SHARDS, shard_of};
use crate::predict::random_value;
use crate::predict::workers::Workers;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::{Board, Color, GameView, Move, Point};
use katachi_core::progress::{Cancelled, Phase, Progress};

/// A tree of patterns while plays are added to it.
#[derive(Default)]
pub(super) struct Growing {
    /// The node of each parent (0 is the common root) and key.
    pub nodes: FxHashMap<(u32, u64), u32>,
    /// The depth of each node, without the common root: that of node n is at n − 1.
    pub depths: Vec<u8>,
    /// Plays and offers by node and mark.
    pub moves: FxHashMap<(u32, u8), [u32; 2]>,
}

impl Growing {
    /// Adds a play with its path and its mark at each level. Counts the play at the levels from `first` on.
    pub fn add(&mut self, path: &[u64], marks: &[u8], first: usize) {
        let mut node = 0;
        for (depth, (&key, &mark)) in path.iter().zip(marks).enumerate() {
            node = *self.nodes.entry((node, key)).or_insert_with(|| {
                self.depths.push(depth as u8);
                self.depths.len() as u32
            });
            if depth >= first {
                self.moves.entry((node, mark)).or_insert([0; 2])[0] += 1;
            }
        }
    }

    /// Turns the tree into a shard whose nodes are sorted, so that the order of the plays doesn't matter.
    pub fn settle(self) -> RingShard {
        let mut levels: Vec<Vec<(u32, u64, u32)>> = Vec::new();
        for (&(parent, key), &node) in &self.nodes {
            let depth = usize::from(self.depths[node as usize - 1]);
            if levels.len() <= depth {
                levels.resize_with(depth + 1, Vec::new);
            }
            levels[depth].push((parent, key, node));
        }
        let count = self.depths.len();
        // The new number of each old node. The common root keeps 0.
        let mut numbers = vec![0_u32; count + 1];
        let mut children = vec![0_u32; count];
        let mut shard = RingShard { roots: levels.first().map_or(0, Vec::len), ..RingShard::default() };
        for (depth, mut level) in levels.into_iter().enumerate() {
            for row in &mut level {
                row.0 = numbers[row.0 as usize];
            }
            level.sort_unstable();
            for (parent, key, node) in level {
                if depth > 0 {
                    children[parent as usize] += 1;
                }
                numbers[node as usize] = shard.keys.len() as u32;
                shard.keys.push(key);
            }
        }
        let mut moves: Vec<(u32, u8, [u32; 2])> =
            self.moves.into_iter().map(|((leaf, mark), counts)| (numbers[leaf as usize], mark, counts)).collect();
        moves.sort_unstable();
        let mut marks = vec![0_u32; count];
        moves.iter().for_each(|&(leaf, ..)| marks[leaf as usize] += 1);
        shard.first_child = sums(shard.roots as u32, &children);
        shard.first_move = sums(0, &marks);
        shard.marks = moves.iter().map(|&(_, mark, _)| mark).collect();
        shard.played = moves.iter().map(|&(.., [played, _])| played).collect();
        shard.seen = moves.iter().map(|&(.., [_, seen])| seen).collect();
        shard
    }
}

/// Turns lengths into offsets: the beginning of each stretch, and the end of the last.
pub(super) fn sums(start: u32, lengths: &[u32]) -> Vec<u32> {
    let ends = lengths.iter().scan(start, |end, length| {
        *end += length;
        Some(*end)
    });
    std::iter::once(start).chain(ends).collect()
}

/// Finds the patterns of all plays of a game.
struct RingReader {
    finder: RingWindowFinder,
    window: RingWindow,
}

/// The plays of a game. For each: the shard of its core, its path, and its mark number at each level.
type Notes = Vec<(u8, Vec<u64>, Vec<u8>)>;

impl RingReader {
    fn new(params: RingParams) -> RingReader {
        RingReader { finder: RingWindowFinder::new(params), window: RingWindow::default() }
    }

    fn plays(&mut self, corpus: &Corpus, id: GameId) -> Notes {
        let RingReader { finder, window } = self;
        let mut notes = Notes::new();
        each_play(corpus.game(id), |plane, point, color, _| {
            finder.find(plane, point, color, window);
            let path: Vec<u64> = window.path().collect();
            let marks = window.levels.iter().map(|&(mark, _)| mark_number(mark)).collect();
            notes.push((shard_of(path[0]) as u8, path, marks));
        });
        notes
    }
}

/// Every legal play of a game with the board before it.
pub(super) fn each_play(game: GameView<'_>, mut see: impl FnMut(&Plane, Point, Color, usize)) {
    let mut replay = game.replay();
    let mut plane = Plane::new(replay.board());
    let setups: Vec<usize> = game.setup.iter().map(|stone| stone.before_move as usize).collect();
    for (number, &next) in game.moves.iter().enumerate() {
        if let Some(point) = next.point().filter(|&point| replay.board().is_legal(next.color(), point)) {
            see(&plane, point, next.color(), number);
        }
        replay.advance();
        if setups.contains(&(number + 1)) {
            plane = Plane::new(replay.board());
            continue;
        }
        catch_up(&mut plane, replay.board(), next);
    }
}

/// Brings the plane up to date with a move.
fn catch_up(plane: &mut Plane, board: &Board, played: Move) {
    if let Some(point) = played.point() {
        plane.set(point, board.get(point));
        board.last_removed().for_each(|gone| plane.set(gone, board.get(gone)));
    }
}

impl Rings {
    /// Reads a library. The same library gives the same database on any number of threads.
    ///
    /// Errors: stopped by the user.
    pub fn build(corpus: &Corpus, progress: &Progress) -> Result<Rings, Cancelled> {
        Rings::of_games(corpus, corpus.games(), progress)
    }

    /// Reads these games.
    ///
    /// Errors: stopped by the user.
    pub fn of_games(corpus: &Corpus, games: &[GameId], progress: &Progress) -> Result<Rings, Cancelled> {
        Rings::with_params(corpus, games, RingParams::default(), progress)
    }

    /// Reads these games with these parameters.
    ///
    /// Errors: stopped by the user.
    pub fn with_params(
        corpus: &Corpus,
        games: &[GameId],
        params: RingParams,
        progress: &Progress,
    ) -> Result<Rings, Cancelled> {
        let growing = (0..SHARDS).map(|_| Growing::default()).collect();
        let shards = grow(growing, corpus, games, params, progress)?;
        let mut rings = Rings { corpus: corpus.id(), params, games: games.len() as u64, learned: Vec::new(), shards };
        rings.count_offers(corpus, games, number_of_library_game, progress)?;
        Ok(rings)
    }

    /// Adds the offers in these games to the counts. Takes one position in [`SAMPLED_ONE_IN`], chosen at random by the
    /// game's number and the position.
    pub(super) fn count_offers(
        &mut self,
        corpus: &Corpus,
        games: &[GameId],
        number_of: impl Fn(GameId) -> u64 + Sync,
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        progress.begin(Phase::CountingOpportunities, "games", games.len() as u64);
        let counts: Vec<Vec<AtomicU32>> =
            self.shards.iter().map(|shard| shard.seen.iter().map(|&seen| AtomicU32::new(seen)).collect()).collect();
        let lookups = Workers::new();
        games.par_iter().for_each(|&id| {
            if progress.check().is_err() {
                return;
            }
            let of_game = number_of(id);
            lookups.lend(
                || RingLookup::new(self.params),
                |lookup| {
                    each_play(corpus.game(id), |plane, _, color, number| {
                        if is_sampled(of_game, number) && progress.check().is_ok() {
                            plane.empty().for_each(|point| self.note_offer(plane, point, color, lookup, &counts));
                        }
                    });
                },
            );
            progress.add(1);
        });
        progress.check()?;
        for (shard, counts) in self.shards.iter_mut().zip(counts) {
            shard.seen = counts.into_iter().map(AtomicU32::into_inner).collect();
        }
        Ok(())
    }

    fn note_offer(
        &self,
        plane: &Plane,
        point: Point,
        color: Color,
        lookup: &mut RingLookup,
        counts: &[Vec<AtomicU32>],
    ) {
        let (number, is_whole) = self.descend(plane, point, color, lookup);
        for level in self.levels(lookup, is_whole) {
            let moves = self.shards[number].moves_of(level.node);
            if let Ok(at) = self.shards[number].marks[moves.clone()].binary_search(&level.mark) {
                counts[number][moves.start + at].fetch_add(1, Relaxed);
            }
        }
    }
}

/// Adds the plays of these games to the trees. Returns the finished shards.
pub(super) fn grow(
    mut growing: Vec<Growing>,
    corpus: &Corpus,
    games: &[GameId],
    params: RingParams,
    progress: &Progress,
) -> Result<Vec<RingShard>, Cancelled> {
    progress.begin(Phase::ReadingPatterns, "games", games.len() as u64);
    let readers = Workers::new();
    for batch in games.chunks(256) {
        let notes: Vec<Notes> = batch
            .par_iter()
            .map(|&id| {
                if progress.check().is_err() {
                    return Notes::new();
                }
                progress.add(1);
                readers.lend(|| RingReader::new(params), |reader| reader.plays(corpus, id))
            })
            .collect();
        progress.check()?;
        growing.par_iter_mut().enumerate().for_each(|(shard, growing)| {
            for (_, path, marks) in notes.iter().flatten().filter(|note| usize::from(note.0) == shard) {
                growing.add(path, marks, if params.back_off { 1 } else { path.len() - 1 });
            }
        });
    }
    let shards: Vec<RingShard> = growing
        .into_par_iter()
        .map(|growing| if progress.check().is_err() { RingShard::default() } else { growing.settle() })
        .collect();
    progress.check()?;
    Ok(shards)
}

/// The number that draws the sampled positions of a library's game.
pub(super) fn number_of_library_game(id: GameId) -> u64 {
    u64::from(id.0) << 16
}

/// Whether offers are counted in the position after `moves` moves of this game.
pub(super) fn is_sampled(of_game: u64, moves: usize) -> bool {
    random_value(of_game | moves as u64).is_multiple_of(u64::from(SAMPLED_ONE_IN))
}
