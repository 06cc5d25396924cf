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

pub use measure::measure_rings;

use std::ops::Range;

use window::{Finder, Follow, Plane, Window, mark_number};

use super::Situation;
use katachi_core::corpus::CorpusId;
use katachi_core::go::{Board, Color, Point};

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
    shard: usize,
    node: Option<usize>,
}

impl Follow for Descent<'_> {
    fn begin(&mut self, core: u64) -> bool {
        self.shard = shard_of(core);
        self.node = self.rings.shards[self.shard].child(None, core);
        self.node.is_some()
    }

    fn go_on(&mut self, ring: u64) -> bool {
        self.node = self.node.and_then(|node| self.rings.shards[self.shard].child(Some(node), ring));
        self.node.is_some()
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

    /// The part and the moves of the leaf that a point's window ends in; the window stays in `lookup`.
    fn moves_at(
        &self,
        plane: &Plane,
        point: Point,
        mover: Color,
        lookup: &mut Lookup,
    ) -> Option<(usize, Range<usize>)> {
        let Lookup { finder, window } = lookup;
        let mut descent = Descent { rings: self, shard: 0, node: None };
        if !finder.find_while(plane, point, mover, window, &mut descent) {
            return None;
        }
        // Of several cores with as many stones the one that was tried last need not be the one that was chosen.
        let mut node = None;
        let mut path = window.path().peekable();
        let shard = shard_of(*path.peek()?);
        for key in path {
            node = Some(self.shards[shard].child(node, key)?);
        }
        Some((shard, self.shards[shard].moves_of(node?)))
    }

    fn look_up(&self, plane: &Plane, situation: &Situation, point: Point, lookup: &mut Lookup) -> Option<RingAnswer> {
        let (shard, moves) = self.moves_at(plane, point, situation.to_play(), lookup)?;
        let (shard, window) = (&self.shards[shard], &lookup.window);
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

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::library::sample;
    use katachi_core::progress::Progress;

    #[test]
    fn windows_that_end_early_give_what_whole_windows_give() {
        let sample = sample().corpus;
        let rings = Rings::of_games(&sample, &sample.games()[..6], &Progress::new()).unwrap();
        let (mut lookup, mut whole, mut known) = (Lookup::new(), Window::default(), 0);
        for &id in &sample.games()[4..8] {
            let game = sample.game(id);
            for number in (0..game.moves.len()).step_by(13) {
                let situation = Situation::of_game(game, number);
                let plane = plane_of(&situation);
                for point in plane.empty() {
                    for mover in Color::BOTH {
                        Finder::new(RING_STOP).find(&plane, point, mover, &mut whole);
                        let shard = shard_of(whole.path().next().unwrap());
                        let leaf =
                            whole.path().try_fold(None, |node, key| rings.shards[shard].child(node, key).map(Some));
                        let slow = leaf.flatten().map(|leaf| (shard, rings.shards[shard].moves_of(leaf)));
                        let quick = rings.moves_at(&plane, point, mover, &mut lookup);
                        assert_eq!(quick, slow);
                        if quick.is_some() {
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
