//! The pattern database: a 4×4 core in one word, rings around it until enough is met, and who has played where.
//!
//! A move is kept with the pattern that it was played in: the 4×4 core that it is in, and whole rings around that until
//! at least four ([`RingParams::stop`]) stones or edges of the board are met in them, so that an opening keeps the whole board,
//! a joseki its corner, an endgame move little more than its surroundings, all in one store. Of the sixteen images of a
//! pattern the smallest is kept (`word`, `window`). Cores are found by hash, the rings of each in a tree; at the leaf
//! stand two bits for each point of the core: never played, by Black, by White, by both.
//!
//! Source: "Pattern database" at Sensei's Library, which leaves open which of the cores around a move is meant, keeps no
//! counts, and draws rings without corners; its example has the move in a corner of the core, and stops at three. Ours:
//! the core with most stones among the sixteen with the move in them, or the four with it in their middle (of equals the
//! smallest image), which in the example is the source's; whole rings; beside the two bits how often each was played, and
//! how often it was offered, estimated from one position in [`SAMPLED`], so that suggestions have an order. The source
//! says of itself that one other stone makes a position unknown; so ours may keep every move with each ring of its
//! pattern too, and back off to fewer rings.

mod build;
mod extend;
mod file;
mod params;
mod window;
pub mod word;

pub use extend::game_signature;
pub use params::{FEWEST_MOVES, RING_STOP, RingMoveCells, RingParams};

use std::ops::Range;

use window::{Plane, RingPathVisitor, RingWindow, RingWindowFinder, mark_number};

use super::Situation;
use katachi_core::corpus::CorpusId;
use katachi_core::go::{Board, Color, Point};

/// Offers are counted in one of this many positions.
pub const SAMPLED: u32 = 16;

/// The sides that have played at a point of a pattern: the two bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum PlayedBy {
    #[default]
    Never,
    /// Only the side that is to move now.
    Mover,
    /// Only the other side.
    Opponent,
    Both,
}

/// The database's answer for a point and the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RingAnswer {
    pub who: PlayedBy,
    /// Plays of the side to move here.
    pub played: u32,
    /// How often it was offered, estimated.
    pub seen: u32,
    /// Played by offered, shrunk towards what a point of any known pattern has.
    pub rate: f64,
    /// Rings around the core, as far as the move is known.
    pub rings: usize,
    /// The whole pattern is known, and not only its inner rings.
    pub whole: bool,
}

/// Patterns and moves of a library.
pub struct Rings {
    corpus: CorpusId,
    params: RingParams,
    games: u64,
    /// Signatures of the games beside the library's, ascending; see [`game_signature`].
    learned: Vec<u64>,
    shards: Vec<RingShard>,
}

const SHARDS: usize = 64;

/// Offers that count as much as the pattern's own, and the share of them that are played.
const PRIOR: f64 = 24.0;
const PRIOR_RATE: f64 = 0.005;

/// A tree: nodes level by level, children of a node next to each other in the order of their keys.
#[derive(Default)]
struct RingShard {
    /// Cores, of which the first `roots` nodes are, then rings.
    keys: Vec<u64>,
    roots: usize,
    /// One more than nodes: where the children of each begin.
    first_child: Vec<u32>,
    /// One more than nodes: where the moves of each begin.
    first_move: Vec<u32>,
    /// Numbers of marks, ascending within a leaf: a cell of the core, and the colour.
    marks: Vec<u8>,
    played: Vec<u32>,
    /// Counts in the sampled positions.
    seen: Vec<u32>,
}

fn shard_of(core: u64) -> usize {
    (super::random_value(core) >> 58) as usize
}

impl RingShard {
    /// The node with this key among the children of another, or among the cores.
    fn child(&self, parent: Option<usize>, key: u64) -> Option<usize> {
        let level = match parent {
            None => 0..self.roots,
            Some(parent) => self.first_child[parent] as usize..self.first_child[parent + 1] as usize,
        };
        let start = level.start;
        self.keys[level].binary_search(&key).ok().map(|at| start + at)
    }

    fn moves_of(&self, leaf: usize) -> Range<usize> {
        self.first_move[leaf] as usize..self.first_move[leaf + 1] as usize
    }
}

/// Goes down a tree while a window grows, so that a window that the tree does not have ends early.
struct Descent<'a> {
    rings: &'a Rings,
    /// Nodes from the core to the last ring that is known.
    nodes: &'a mut Vec<usize>,
    shard: usize,
}

impl Descent<'_> {
    fn step(&mut self, key: u64) -> bool {
        let node = self.rings.shards[self.shard].child(self.nodes.last().copied(), key);
        self.nodes.extend(node);
        node.is_some()
    }
}

impl RingPathVisitor for Descent<'_> {
    fn begin(&mut self, core: u64) -> bool {
        self.shard = shard_of(core);
        self.nodes.clear();
        self.step(core)
    }

    fn go_on(&mut self, ring: u64) -> bool {
        self.step(ring)
    }
}

/// Looks patterns up; keeps its memory.
struct RingLookup {
    finder: RingWindowFinder,
    window: RingWindow,
    nodes: Vec<usize>,
}

impl RingLookup {
    fn new(params: RingParams) -> RingLookup {
        RingLookup { finder: RingWindowFinder::new(params), window: RingWindow::default(), nodes: Vec::new() }
    }
}

/// A point's pattern, as far as it is known: the node, the number of the mark, and whether the colours may be exchanged,
/// with this many rings.
#[derive(Clone, Copy)]
struct RingLevel {
    rings: usize,
    node: usize,
    mark: u8,
    either: bool,
}

impl Rings {
    pub fn corpus(&self) -> CorpusId {
        self.corpus
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    pub fn params(&self) -> RingParams {
        self.params
    }

    /// Signatures of the games that were learned beside the library's, ascending.
    pub fn learned(&self) -> &[u64] {
        &self.learned
    }

    /// Patterns with moves; where it backs off, each ring of a pattern is one.
    pub fn patterns(&self) -> usize {
        let leaves = |shard: &RingShard| shard.first_move.windows(2).filter(|pair| pair[0] < pair[1]).count();
        self.shards.iter().map(leaves).sum()
    }

    /// Distinct cores.
    pub fn cores(&self) -> usize {
        self.shards.iter().map(|shard| shard.roots).sum()
    }

    /// Distinct moves in all patterns.
    pub fn moves(&self) -> usize {
        self.shards.iter().map(|shard| shard.marks.len()).sum()
    }

    /// Bytes that it takes in memory.
    pub fn memory_bytes(&self) -> usize {
        self.shards.iter().map(|shard| shard.keys.len() * 16 + shard.marks.len() * 9).sum()
    }

    /// The answer for a point and the side to move; `None` if nobody played in such surroundings.
    pub fn answer(&self, situation: &Situation, point: Point) -> Option<RingAnswer> {
        self.look_up(&plane_of(situation), situation, point, &mut RingLookup::new(self.params))
    }

    /// All legal moves that the side to move has made in such surroundings, most likely first.
    pub fn rank(&self, situation: &Situation) -> Vec<(Point, RingAnswer)> {
        let (plane, mut lookup) = (plane_of(situation), RingLookup::new(self.params));
        let legal = situation.size().points().filter(|&point| situation.is_legal(point));
        let mut ranked: Vec<(Point, RingAnswer)> = legal
            .filter_map(|point| Some((point, self.look_up(&plane, situation, point, &mut lookup)?)))
            .filter(|(_, answer)| answer.played > 0)
            .collect();
        ranked.sort_by(|a, b| b.1.rate.total_cmp(&a.1.rate).then_with(|| (a.0.y, a.0.x).cmp(&(b.0.y, b.0.x))));
        ranked
    }

    /// The part of the tree that a point's pattern is in, and whether the whole pattern is known; what is found stays in
    /// `lookup`, see [`Rings::levels`].
    fn descend(&self, plane: &Plane, point: Point, mover: Color, lookup: &mut RingLookup) -> (usize, bool) {
        let RingLookup { finder, window, nodes } = lookup;
        let mut descent = Descent { rings: self, nodes, shard: 0 };
        let is_whole = finder.find_while(plane, point, mover, window, &mut descent);
        (descent.shard, is_whole)
    }

    /// The levels at which a pattern has moves: the whole of it, or if it backs off each part from one ring on,
    /// smallest first.
    fn levels<'a>(&self, lookup: &'a RingLookup, is_whole: bool) -> impl Iterator<Item = RingLevel> + Clone + use<'a> {
        let known = lookup.nodes.len();
        let first = match self.params.back_off {
            true => 1,
            false if is_whole => known - 1,
            false => known,
        };
        let level = |rings: usize| {
            let (mark, either) = lookup.window.levels[rings];
            RingLevel { rings, node: lookup.nodes[rings], mark: mark_number(mark), either }
        };
        (first..known).map(level)
    }

    /// Each level's rate is shrunk towards that of the one before; a level without the move says nothing, as what it
    /// offered is not counted.
    fn look_up(
        &self,
        plane: &Plane,
        situation: &Situation,
        point: Point,
        lookup: &mut RingLookup,
    ) -> Option<RingAnswer> {
        let (shard, is_whole) = self.descend(plane, point, situation.to_play(), lookup);
        let shard = &self.shards[shard];
        let mut answer: Option<RingAnswer> = None;
        let mut levels = self.levels(lookup, is_whole).peekable();
        while let Some(level) = levels.next() {
            let moves = shard.moves_of(level.node);
            let of = |number: u8| {
                let at = shard.marks[moves.clone()].binary_search(&number).ok()?;
                Some((shard.played[moves.start + at], shard.seen[moves.start + at]))
            };
            let own = of(level.mark);
            let other = if level.either { own } else { of(level.mark ^ 1) };
            let who = match (own, other) {
                (None, None) => PlayedBy::Never,
                (Some(_), None) => PlayedBy::Mover,
                (None, Some(_)) => PlayedBy::Opponent,
                (Some(_), Some(_)) => PlayedBy::Both,
            };
            if own.is_none() && answer.is_some_and(|smaller| smaller.played > 0) {
                continue;
            }
            let (played, sampled) = own.unwrap_or_default();
            let seen = sampled.saturating_mul(SAMPLED).max(played);
            let before = answer.map_or(PRIOR_RATE, |smaller| smaller.rate);
            let rate = (f64::from(played) + PRIOR * before) / (f64::from(seen) + PRIOR);
            let whole = is_whole && levels.peek().is_none();
            answer = Some(RingAnswer { who, played, seen, rate, rings: level.rings, whole });
        }
        answer
    }
}

fn plane_of(situation: &Situation) -> Plane {
    let mut plane = Plane::new(&Board::new(situation.size()));
    for point in situation.size().points() {
        plane.set(point, situation.get(point));
    }
    plane
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::library::sample;
    use katachi_core::progress::Progress;

    #[test]
    fn windows_that_end_early_give_what_whole_windows_give() {
        let sample = sample().corpus;
        let rings = Rings::of_games(&sample, &sample.games()[..4], &Progress::new()).unwrap();
        let params = rings.params();
        let (mut lookup, mut whole, mut known) = (RingLookup::new(params), RingWindow::default(), 0);
        for &id in &sample.games()[2..6] {
            let game = sample.game(id);
            for number in (0..game.moves.len()).step_by(23) {
                let situation = Situation::of_game(game, number);
                let plane = plane_of(&situation);
                for point in plane.empty() {
                    for mover in Color::BOTH {
                        RingWindowFinder::new(params).find(&plane, point, mover, &mut whole);
                        let shard = shard_of(whole.path().next().unwrap());
                        let mut slow: Vec<usize> = Vec::new();
                        for key in whole.path() {
                            match rings.shards[shard].child(slow.last().copied(), key) {
                                Some(node) => slow.push(node),
                                None => break,
                            }
                        }
                        let (at, is_whole) = rings.descend(&plane, point, mover, &mut lookup);
                        assert_eq!((at, &lookup.nodes), (shard, &slow));
                        assert_eq!(is_whole, slow.len() == whole.path().count());
                        if is_whole {
                            assert_eq!(lookup.window, whole);
                            known += 1;
                        }
                    }
                }
            }
        }
        assert!(known > 100, "{known}");
    }
}
