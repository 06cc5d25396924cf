//! The pattern database: a 4×4 core in one word, rings around it until enough is met, and who has played where.
//!
//! A move is kept with the pattern that it was played in: the 4×4 core of which it is a middle point, and whole rings
//! around that until at least four stones or edges of the board are met in them, so that an opening keeps the whole board,
//! a joseki its corner, an endgame move little more than its surroundings, all in one store. Of the sixteen images of a
//! pattern the smallest is kept (`word`, `window`). Cores are found by hash, the rings of each in a tree; at the leaf
//! stand two bits for each point of the core: never played, by Black, by White, by both.
//!
//! Source: "Pattern database" at Sensei's Library, which leaves open which of the cores around a move is meant, keeps no
//! counts, and draws rings without corners. Ours: the core with most stones among the four with the move in their middle
//! (of equals the smallest image); whole rings; beside the two bits how often each was played, and how often it was
//! offered, estimated from one position in [`SAMPLED`], so that suggestions have an order.

mod build;
mod file;
mod measure;
mod window;
pub mod word;

pub use file::RingFileError;
pub use measure::measure_rings;

use window::{Finder, Plane, Window, mark_number};

use super::Situation;
use crate::corpus::CorpusId;
use crate::go::{Board, Point};

/// Stones or edges that end a pattern.
pub const RING_STOP: usize = 4;

/// Offers are counted in one of so many positions.
pub const SAMPLED: u32 = 16;

/// Who has played at a point of a pattern: the two bits.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Who {
    #[default]
    Never,
    /// Only the side that is to move now.
    Mover,
    /// Only the other side.
    Opponent,
    Both,
}

/// What the database says of a point for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RingAnswer {
    pub who: Who,
    /// Plays of the side to move here.
    pub played: u32,
    /// How often it was offered, estimated.
    pub seen: u32,
    /// Played by offered, shrunk towards what a point of any known pattern has.
    pub rate: f64,
    /// Rings around the core.
    pub rings: usize,
}

/// Patterns and moves of a library.
pub struct Rings {
    corpus: CorpusId,
    games: u64,
    shards: Vec<Shard>,
}

const SHARDS: usize = 64;

/// Offers that count as much as the pattern's own, and the share of them that are played.
const PRIOR: f64 = 24.0;
const PRIOR_RATE: f64 = 0.005;

/// A tree: nodes level by level, children of a node next to each other in the order of their keys.
#[derive(Default)]
struct Shard {
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
    /// In the sampled positions.
    seen: Vec<u32>,
}

fn shard_of(core: u64) -> usize {
    (super::random_value(core) >> 58) as usize
}

impl Shard {
    /// The leaf at the end of a path.
    fn leaf(&self, path: impl Iterator<Item = u64>) -> Option<usize> {
        let mut level = 0..self.roots;
        let mut node = None;
        for key in path {
            let at = level.start + self.keys[level].binary_search(&key).ok()?;
            node = Some(at);
            level = self.first_child[at] as usize..self.first_child[at + 1] as usize;
        }
        node
    }

    fn moves_of(&self, leaf: usize) -> std::ops::Range<usize> {
        self.first_move[leaf] as usize..self.first_move[leaf + 1] as usize
    }
}

/// Looks patterns up; keeps its memory.
struct Lookup {
    finder: Finder,
    window: Window,
}

impl Lookup {
    fn new() -> Lookup {
        Lookup { finder: Finder::new(RING_STOP), window: Window::default() }
    }
}

impl Rings {
    pub fn corpus(&self) -> CorpusId {
        self.corpus
    }

    pub fn games(&self) -> u64 {
        self.games
    }

    /// Patterns that end in a leaf.
    pub fn patterns(&self) -> usize {
        let leaves = |shard: &Shard| shard.first_move.windows(2).filter(|pair| pair[0] < pair[1]).count();
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

    /// What is known of a point for the side to move; `None` where nobody played in such surroundings.
    pub fn answer(&self, situation: &Situation, point: Point) -> Option<RingAnswer> {
        self.look_up(&plane_of(situation), situation, point, &mut Lookup::new())
    }

    /// All legal moves that the side to move has made in such surroundings, most likely first.
    pub fn rank(&self, situation: &Situation) -> Vec<(Point, RingAnswer)> {
        let (plane, mut lookup) = (plane_of(situation), Lookup::new());
        let legal = situation.size().points().filter(|&point| situation.is_legal(point));
        let mut ranked: Vec<(Point, RingAnswer)> = legal
            .filter_map(|point| Some((point, self.look_up(&plane, situation, point, &mut lookup)?)))
            .filter(|(_, answer)| answer.played > 0)
            .collect();
        ranked.sort_by(|a, b| b.1.rate.total_cmp(&a.1.rate).then_with(|| (a.0.y, a.0.x).cmp(&(b.0.y, b.0.x))));
        ranked
    }

    fn look_up(&self, plane: &Plane, situation: &Situation, point: Point, lookup: &mut Lookup) -> Option<RingAnswer> {
        let Lookup { finder, window } = lookup;
        finder.find(plane, point, situation.to_play(), window);
        let mut path = window.path().peekable();
        let shard = &self.shards[shard_of(*path.peek()?)];
        let moves = shard.moves_of(shard.leaf(path)?);
        let number = mark_number(window.mark);
        let of = |number: u8| {
            let at = shard.marks[moves.clone()].binary_search(&number).ok()?;
            Some((shard.played[moves.start + at], shard.seen[moves.start + at]))
        };
        let own = of(number);
        let other = if window.either { own } else { of(number ^ 1) };
        let who = match (own, other) {
            (None, None) => Who::Never,
            (Some(_), None) => Who::Mover,
            (None, Some(_)) => Who::Opponent,
            (Some(_), Some(_)) => Who::Both,
        };
        let (played, sampled) = own.unwrap_or_default();
        let seen = (sampled * SAMPLED).max(played);
        let rate = (f64::from(played) + PRIOR * PRIOR_RATE) / (f64::from(seen) + PRIOR);
        Some(RingAnswer { who, played, seen, rate, rings: window.path().count() - 1 })
    }
}

fn plane_of(situation: &Situation) -> Plane {
    let mut plane = Plane::new(&Board::new(situation.size()));
    for point in situation.size().points() {
        plane.set(point, situation.get(point));
    }
    plane
}
