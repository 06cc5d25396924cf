//! A part of a board on which a few strings fight for life. A result that is proved in it holds on the whole board.
//!
//! The *arena* has nodes. Each string of the friend that must not be taken, or that helps, is one node; so is each
//! point around them. All the rest of the board counts as the enemy's for good, whatever is there: an enemy stone next
//! to the rest is never taken, and the friend has no liberties there. The enemy may take back every ko at once, the
//! friend none.
//!
//! If the friend keeps the strings in the arena, the same answers keep them on the board. Each enemy move on the board
//! is a move in the arena, or a pass there. Every capture on the board happens in the arena too, since the friend's
//! liberties in the arena are fewer. The reverse isn't true: a string that reaches out of the arena may lose its last
//! liberty inside, and still stand on the board. Such a string leaves the arena and belongs to the rest from then on,
//! so that the stones stay the same. Every play that the friend may make in the arena is legal on the board. All this
//! holds for any set of points; with more points, more is proved.
//!
//! A string is a single node, however long it is, so long strings cost nothing.

use std::collections::{BTreeMap, BTreeSet};

use katachi_core::go::{Board, BoardSize, Color, Point};

/// A set of nodes.
pub(super) type Nodes = u128;

pub(super) fn each(mut nodes: Nodes) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        if nodes == 0 {
            return None;
        }
        let node = nodes.trailing_zeros() as usize;
        nodes &= nodes - 1;
        Some(node)
    })
}

pub(super) struct Arena {
    /// The neighbours of each node.
    near: Vec<Nodes>,
    /// The points of each node.
    pub places: Vec<Vec<Point>>,
    strings: Nodes,
    /// The strings that must not be taken.
    pub target: Nodes,
}

/// Stones in an arena. A string's node is a stone of the friend's as long as it is in the arena.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(super) struct ArenaStones {
    pub friend: Nodes,
    pub enemy: Nodes,
    /// Nodes with a neighbour outside the arena. `left` holds the nodes that have left it; they are the enemy's.
    open: Nodes,
    left: Nodes,
}

/// The result of an enemy move.
#[derive(Clone, Copy, Debug)]
pub(super) struct ArenaAfterMove {
    pub stones: ArenaStones,
    /// Whether a string that must not be taken was taken.
    pub is_lost: bool,
    /// The points at which the friend must not take back at once.
    pub ko: Nodes,
}

impl Arena {
    /// Maximum number of nodes.
    pub const MAX_NODES: usize = Nodes::BITS as usize;

    /// The arena of these whole strings, the first `kept` of which must not be taken, and these points, with the stones on
    /// it; `None` where it is too large.
    pub fn new(
        board: &Board,
        friend: Color,
        strings: &[&[Point]],
        kept: usize,
        points: &BTreeSet<Point>,
    ) -> Option<(Arena, ArenaStones)> {
        let of_strings: BTreeSet<Point> = strings.iter().flat_map(|string| string.iter().copied()).collect();
        let points: BTreeSet<Point> = points.difference(&of_strings).copied().collect();
        let count = strings.len() + points.len();
        if count > Arena::MAX_NODES {
            return None;
        }
        let mut nodes: BTreeMap<Point, usize> = BTreeMap::new();
        for (node, string) in strings.iter().enumerate() {
            nodes.extend(string.iter().map(|&stone| (stone, node)));
        }
        nodes.extend(points.iter().zip(strings.len()..).map(|(&point, node)| (point, node)));
        let mut places: Vec<Vec<Point>> = strings.iter().map(|string| string.to_vec()).collect();
        places.extend(points.iter().map(|&point| vec![point]));
        let mut arena = Arena { near: vec![0; count], places, strings: mask(strings.len()), target: mask(kept) };
        let mut stones = ArenaStones { friend: 0, enemy: 0, open: 0, left: 0 };
        for (&point, &node) in &nodes {
            for next in neighbours(point, board.size()) {
                match nodes.get(&next) {
                    Some(&other) if other != node => arena.near[node] |= 1 << other,
                    Some(_) => {}
                    None => stones.open |= 1 << node,
                }
            }
            match board.get(point) {
                Some(color) if color == friend => stones.friend |= 1 << node,
                Some(_) => stones.enemy |= 1 << node,
                None => {}
            }
        }
        Some((arena, stones))
    }

    pub fn empty(&self, stones: ArenaStones) -> Nodes {
        mask(self.near.len()) & !(stones.friend | stones.enemy)
    }

    /// Nodes next to the given ones.
    pub fn next_to(&self, nodes: Nodes) -> Nodes {
        each(nodes).fold(0, |next, node| next | self.near[node]) & !nodes
    }

    /// Everything connected to `seed` within `all`.
    pub fn connected(&self, seed: Nodes, all: Nodes) -> Nodes {
        let mut found = seed & all;
        let mut rest = found;
        while rest != 0 {
            let new = self.near[rest.trailing_zeros() as usize] & all & !found;
            rest = rest & (rest - 1) | new;
            found |= new;
        }
        found
    }

    /// The connected parts of `all` that contain one of the nodes in `some`.
    pub fn parts(&self, some: Nodes, all: Nodes) -> impl Iterator<Item = Nodes> + '_ {
        let mut rest = some & all;
        std::iter::from_fn(move || {
            if rest == 0 {
                return None;
            }
            let part = self.connected(rest & rest.wrapping_neg(), all);
            rest &= !part;
            Some(part)
        })
    }

    /// Whether one of the nodes has a neighbour outside the arena.
    pub fn is_open(&self, stones: ArenaStones, nodes: Nodes) -> bool {
        nodes & stones.open != 0
    }

    /// Whether the node has left the arena.
    pub fn has_left(&self, stones: ArenaStones, node: usize) -> bool {
        stones.left >> node & 1 == 1
    }

    /// Handles a friend's chain that lost its last liberty in the arena: it is taken, or leaves the arena. A chain with
    /// a string's node always leaves, because one node can't stand for several empty points.
    fn lose(&self, stones: &mut ArenaStones, chain: Nodes) {
        stones.friend &= !chain;
        if chain & (stones.open | self.strings) != 0 {
            stones.enemy |= chain;
            stones.left |= chain;
            stones.open |= chain | self.next_to(chain);
        }
    }

    /// The stones after the enemy plays elsewhere: chains whose liberties are all outside leave the arena. `None` if
    /// one of them must not be taken.
    pub fn settled(&self, stones: ArenaStones) -> Option<ArenaStones> {
        let empty = self.empty(stones);
        let mut settled = stones;
        for chain in self.parts(stones.friend, stones.friend).filter(|&chain| self.next_to(chain) & empty == 0) {
            if chain & self.target != 0 {
                return None;
            }
            self.lose(&mut settled, chain);
        }
        Some(settled)
    }

    /// The enemy plays here. `None` for suicide.
    pub fn enemy_plays(&self, stones: ArenaStones, node: usize) -> Option<ArenaAfterMove> {
        let at = 1 << node;
        let mut after = ArenaStones { enemy: stones.enemy | at, ..stones };
        let empty = self.empty(after);
        let is_taken = |chain: &Nodes| self.next_to(*chain) & empty == 0;
        let mut taken = 0;
        for chain in self.parts(self.near[node], stones.friend).filter(is_taken) {
            taken |= chain;
            self.lose(&mut after, chain);
        }
        let chain = self.connected(at, after.enemy);
        if taken == 0 && !self.is_open(after, chain) && self.next_to(chain) & empty == 0 {
            return None;
        }
        let ko = if chain == at && taken.count_ones() == 1 { taken } else { 0 };
        Some(ArenaAfterMove { stones: after, is_lost: taken & self.target != 0, ko })
    }

    /// The friend plays here. `None` for suicide.
    pub fn friend_plays(&self, stones: ArenaStones, node: usize) -> Option<ArenaStones> {
        let at = 1 << node;
        let mut after = ArenaStones { friend: stones.friend | at, ..stones };
        let empty = self.empty(after);
        let is_taken = |chain: &Nodes| !self.is_open(stones, *chain) && self.next_to(*chain) & empty == 0;
        let taken = self.parts(self.near[node], stones.enemy).filter(is_taken).fold(0, |all, chain| all | chain);
        if taken == 0 && self.next_to(self.connected(at, after.friend)) & empty == 0 {
            return None;
        }
        after.enemy &= !taken;
        Some(after)
    }
}

fn mask(count: usize) -> Nodes {
    if count == Arena::MAX_NODES { Nodes::MAX } else { (1 << count) - 1 }
}

pub(super) fn neighbours(point: Point, size: BoardSize) -> impl Iterator<Item = Point> {
    [(0, 1), (1, 0), (0, -1), (-1, 0)].into_iter().filter_map(move |(dx, dy)| point.offset(dx, dy, size))
}
