//! The pattern database: a 4×4 core in one word, rings around it up to a number of stones, and which colours played
//! where.
//!
//! A move is stored with its pattern: the 4×4 core that contains it, and whole rings around the core until the rings
//! contain at least four ([`RingParams::stop`]) stones or edges of the board. An opening move therefore gets the whole
//! board, a joseki move its corner, an endgame move little more than its surroundings, all in one store. The smallest
//! of a pattern's sixteen images is stored (`word`, `window`). Cores are found by hash, the rings of each in a tree.
//! Each leaf has two bits for each point of the core: never played, by Black, by White, by both.
//!
//! Source: "Pattern database" at Sensei's Library. It doesn't say which core around a move to take, keeps no counts,
//! and draws rings without corners ([`word::RingShape::Cross`]); its example has the move in a corner of the core, and
//! stops at three.
//!
//! We take whole rings, and the core with most stones: among the sixteen cores that contain the move, or among the four
//! with the move in their middle. Ties go to the smallest image. The example gives the source's core. Besides the two
//! bits we count how often each move was played and, in one position of [`SAMPLED_ONE_IN`], how often it was offered,
//! so that suggestions have an order. The source says itself that a single other stone makes a position unknown. We can
//! therefore store each move with every ring of its pattern, and back off to fewer rings.

mod build;
mod extend;
mod file;
mod params;
mod share;
mod window;
pub mod word;

pub use extend::game_signature;
pub use params::{MIN_GAME_MOVES, RING_STOP, RingMoveCells, RingParams};
pub use share::RingShare;

use std::ops::Range;

use window::{Plane, RingPathVisitor, RingWindow, RingWindowFinder, mark_number};

use super::Situation;
use katachi_core::corpus::CorpusId;
use katachi_core::go::{Board, Color, Point};

/// One in this many positions is sampled for counting offers.
pub const SAMPLED_ONE_IN: u32 = 16;

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
    /// How often the side to move played here.
    pub played: u32,
    /// Estimate of how often the move was offered.
    pub seen: u32,
    /// `played` ÷ `seen`, shrunk towards the average rate of known patterns.
    pub rate: f64,
    /// Rings around the core, as far as the move is known.
    pub rings: usize,
    /// The whole pattern is known, and not only its inner rings.
    pub whole: bool,
}

/// The pattern database of a library's games.
pub struct Rings {
    corpus: CorpusId,
    params: RingParams,
    games: u64,
    /// Signatures of the games beside the library's, ascending; see [`game_signature`].
    learned: Vec<u64>,
    shards: Vec<RingShard>,
}

const SHARDS: usize = 64;

/// The average rate counts as this many offers. `PRIOR_RATE` is the rate itself, of plays to offers.
const PRIOR_OFFERS: f64 = 24.0;
const PRIOR_RATE: f64 = 0.005;

/// A tree: nodes level by level, children of a node next to each other in the order of their keys.
#[derive(Default)]
struct RingShard {
    /// A key for each node: first the `roots` cores, then rings.
    keys: Vec<u64>,
    roots: usize,
    /// Index of each node's first child; one more entry marks the end.
    first_child: Vec<u32>,
    /// Index of each node's first move; one more entry marks the end.
    first_move: Vec<u32>,
    /// Mark numbers, each a cell of the core and a colour. Ascending within a node.
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

/// Goes down a tree while a window grows, and stops the window when the tree doesn't have it.
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

/// Looks patterns up. Reuses its memory.
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

/// One level of a point's pattern that is known: the number of rings, the node, the number of the mark, and whether the
/// colours may be exchanged.
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

    /// Whether a point belongs to the core with this top left, or to the rings around it.
    pub fn holds(&self, (left, top): (i32, i32), rings: usize, point: Point) -> bool {
        self.params.shape.has((i32::from(point.x) - left, i32::from(point.y) - top), rings)
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

    /// Number of patterns with moves. With back-off, each ring of a pattern counts as a pattern.
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

    /// Memory that the database takes, in bytes.
    pub fn memory_bytes(&self) -> usize {
        self.shards.iter().map(|shard| shard.keys.len() * 16 + shard.marks.len() * 9).sum()
    }

    /// The answer for a point and the side to move; `None` if nobody played in such surroundings.
    pub fn answer(&self, situation: &Situation, point: Point) -> Option<RingAnswer> {
        self.answer_at(situation, point, &RingShare::default()).map(|(answer, _)| answer)
    }

    /// The answer of a database of the other games, and the column and row of the core's top left, which may lie off
    /// the board. Of several cores that look alike, the first.
    pub fn answer_at(
        &self,
        situation: &Situation,
        point: Point,
        left_out: &RingShare,
    ) -> Option<(RingAnswer, (i32, i32))> {
        let mut lookup = RingLookup::new(self.params);
        let answer = self.look_up(&plane_of(situation), situation, point, left_out, &mut lookup)?;
        Some((answer, lookup.finder.core()?))
    }

    /// All legal moves that the side to move has played in the same surroundings, most likely first.
    pub fn rank(&self, situation: &Situation) -> Vec<(Point, RingAnswer)> {
        self.rank_without(situation, &RingShare::default())
    }

    /// [`Rings::rank`] of a database of the other games.
    pub fn rank_without(&self, situation: &Situation, left_out: &RingShare) -> Vec<(Point, RingAnswer)> {
        let (plane, mut lookup) = (plane_of(situation), RingLookup::new(self.params));
        let legal = situation.size().points().filter(|&point| situation.is_legal(point));
        let mut ranked: Vec<(Point, RingAnswer)> = legal
            .filter_map(|point| Some((point, self.look_up(&plane, situation, point, left_out, &mut lookup)?)))
            .filter(|(_, answer)| answer.played > 0)
            .collect();
        ranked.sort_by(|a, b| b.1.rate.total_cmp(&a.1.rate).then_with(|| (a.0.y, a.0.x).cmp(&(b.0.y, b.0.x))));
        ranked
    }

    /// Looks a point's pattern up. Returns its shard, and whether the whole pattern is known. `lookup` keeps the nodes,
    /// see [`Rings::levels`].
    fn descend(&self, plane: &Plane, point: Point, mover: Color, lookup: &mut RingLookup) -> (usize, bool) {
        let RingLookup { finder, window, nodes } = lookup;
        let mut descent = Descent { rings: self, nodes, shard: 0 };
        let is_whole = finder.find_while(plane, point, mover, window, &mut descent);
        (descent.shard, is_whole)
    }

    /// The levels at which a pattern has moves: the whole pattern only; or, with back-off, its part with one ring, with
    /// two, and so on.
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

    /// Combines the levels: the rate of each is shrunk towards the rate of the one before. A larger level without the
    /// move is skipped, since offers are counted only for moves that were played.
    fn look_up(
        &self,
        plane: &Plane,
        situation: &Situation,
        point: Point,
        left_out: &RingShare,
        lookup: &mut RingLookup,
    ) -> Option<RingAnswer> {
        let (number, is_whole) = self.descend(plane, point, situation.to_play(), lookup);
        let shard = &self.shards[number];
        let mut answer: Option<RingAnswer> = None;
        let mut levels = self.levels(lookup, is_whole).peekable();
        while let Some(level) = levels.next() {
            if !self.is_known_without(number, level.node, left_out) {
                break;
            }
            let moves = shard.moves_of(level.node);
            let of = |mark: u8| {
                let at = shard.marks[moves.clone()].binary_search(&mark).ok()?;
                self.counts_without(number, moves.start + at, left_out)
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
            let seen = sampled.saturating_mul(SAMPLED_ONE_IN).max(played);
            let before = answer.map_or(PRIOR_RATE, |smaller| smaller.rate);
            let rate = (f64::from(played) + PRIOR_OFFERS * before) / (f64::from(seen) + PRIOR_OFFERS);
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
    use katachi_core::library::self_play;
    use katachi_core::progress::Progress;

    #[test]
    fn windows_that_end_early_give_what_whole_windows_give() {
        let sample = self_play().corpus;
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
