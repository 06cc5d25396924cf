//! Finds strings in an [`Arena`] that live without reading: no enemy move needs an answer, or the answer is obvious.
//!
//! Two strings with two liberties in common are one *group*: if the enemy takes one, the friend connects on the other.
//! Groups are joined in the same way, each time by a pair of points that serves no other pair, or by a won rule with
//! points of its own. A group lives by Benson's condition, applied to groups in place of strings. It needs two regions
//! without friend's stones and without points in use, in which all empty points are its liberties, and which only
//! living groups border. A won eye rule counts as a region.
//! won eye rule counts as a region.
//!
//! Proof: each enemy move touches at most one pair or rule, and is answered there. A part of a group that is not yet
//! connected has the two points of a pair as liberties, so it is never taken alone, and the answer is never suicide. A
//! group that is connected has its regions, in which no move needs an answer.

use super::arena::{Arena, ArenaStones, Nodes, each};
use super::leaves::Leaves;

/// Strings that are connected, or can't be cut.
#[derive(Clone, Copy)]
struct ArenaGroup {
    stones: Nodes,
    liberties: Nodes,
}

struct ArenaRegion {
    nodes: Nodes,
    empty: Nodes,
}

/// Points that a pair or a rule uses already.
#[derive(Clone, Copy, Default)]
struct Used {
    played: Nodes,
    counted: Nodes,
}

impl Used {
    fn all(self) -> Nodes {
        self.played | self.counted
    }
}

/// The friend's stones that live, whoever moves, by won rules and, if `pairs` is set, by pairs of liberties.
pub(super) fn living(arena: &Arena, stones: ArenaStones, pairs: bool, rules: &Leaves) -> Nodes {
    let empty = arena.empty(stones);
    let regions: Vec<ArenaRegion> = arena
        .parts(empty | stones.enemy, empty | stones.enemy)
        .filter(|&nodes| nodes & empty != 0 && !arena.is_open(stones, nodes))
        .map(|nodes| ArenaRegion { nodes, empty: nodes & empty })
        .collect();
    if regions.len() + rules.eyes.len() < 2 {
        return 0;
    }
    let chains: Vec<ArenaGroup> = arena
        .parts(stones.friend, stones.friend)
        .map(|stones| ArenaGroup { stones, liberties: arena.next_to(stones) & empty })
        .collect();
    // First try to spare all eyes, then only those of one point, then none.
    let eyes = regions.iter().fold(0, |all, region| all | region.nodes);
    let single =
        regions.iter().filter(|region| region.empty.count_ones() == 1).fold(0, |all, region| all | region.nodes);
    let mut spared = vec![eyes, single, 0];
    spared.dedup();
    let mut best: Nodes = 0;
    for spared in spared {
        let (groups, used) = joined(chains.clone(), spared, pairs, rules);
        let alive = alive(arena, stones, &groups, &regions, used, rules);
        if arena.target & !alive == 0 {
            return alive;
        }
        if alive.count_ones() > best.count_ones() {
            best = alive;
        }
    }
    best
}

/// Joins groups by pairs of points and by rules that play on none of the `spared`.
fn joined(mut groups: Vec<ArenaGroup>, spared: Nodes, pairs: bool, rules: &Leaves) -> (Vec<ArenaGroup>, Used) {
    let mut used = Used::default();
    loop {
        if pairs {
            join_pairs(&mut groups, spared, &mut used);
        }
        let place = |groups: &[ArenaGroup], end: Nodes| groups.iter().position(|group| group.stones & end != 0);
        let next = rules.joins.iter().find_map(|won| {
            let first = won.ends & won.ends.wrapping_neg();
            let (one, other) = (place(&groups, first)?, place(&groups, won.ends & !first)?);
            let is_free = won.played & (spared | used.all()) == 0 && won.counted & used.all() == 0;
            (one != other && is_free).then_some((one.min(other), one.max(other), won))
        });
        let Some((one, other, won)) = next else { return (groups, used) };
        used.played |= won.played;
        used.counted |= won.counted;
        join(&mut groups, one, other);
    }
}

/// Adds the group `other` to the group `one`. `other` must be the higher index.
fn join(groups: &mut Vec<ArenaGroup>, one: usize, other: usize) {
    let more = groups.swap_remove(other);
    groups[one].stones |= more.stones;
    groups[one].liberties |= more.liberties;
}

fn join_pairs(groups: &mut Vec<ArenaGroup>, spared: Nodes, used: &mut Used) {
    // Use the points that the fewest groups share first, so that other pairs stay possible.
    let all = groups.iter().fold(0, |all, group| all | group.liberties);
    let mut shared_by = [0_u8; Arena::MAX_NODES];
    for point in each(all) {
        shared_by[point] = groups.iter().map(|group| (group.liberties >> point & 1) as u8).sum();
    }
    loop {
        let mut best: Option<(u8, usize, usize, Nodes)> = None;
        for (one, group) in groups.iter().enumerate() {
            for (other, more) in groups.iter().enumerate().skip(one + 1) {
                let common = group.liberties & more.liberties & !(spared | used.all());
                if common & common.wrapping_sub(1) == 0 {
                    continue;
                }
                let (first, second) = two_least(common, &shared_by);
                let cost = shared_by[first] + shared_by[second];
                if best.is_none_or(|(least, ..)| cost < least) {
                    best = Some((cost, one, other, 1 << first | 1 << second));
                }
            }
        }
        let Some((_, one, other, pair)) = best else { return };
        used.played |= pair;
        join(groups, one, other);
    }
}

/// The two points that the fewest groups share. There must be at least two.
fn two_least(points: Nodes, shared_by: &[u8]) -> (usize, usize) {
    let least = |points: Nodes| each(points).min_by_key(|&point| shared_by[point]).expect("there are two");
    let first = least(points);
    (first, least(points & !(1 << first)))
}

fn alive(
    arena: &Arena,
    stones: ArenaStones,
    groups: &[ArenaGroup],
    regions: &[ArenaRegion],
    mut used: Used,
    rules: &Leaves,
) -> Nodes {
    let mut regions: Vec<&ArenaRegion> = regions.iter().filter(|region| region.nodes & used.played == 0).collect();
    let is_vital = |region: &ArenaRegion, group: &ArenaGroup| region.empty & !group.liberties == 0;
    let vital = regions.iter().filter(|region| groups.iter().any(|group| is_vital(region, group)));
    let vital = vital.fold(0, |all, region| all | region.nodes);
    let mut eyes = vec![0; groups.len()];
    for eye in &rules.eyes {
        let Some(group) = groups.iter().position(|group| group.stones & eye.ends != 0) else { continue };
        if eye.played & (vital | used.all()) == 0 && eye.counted & used.all() == 0 {
            used.played |= eye.played;
            used.counted |= eye.counted;
            eyes[group] += 1;
        }
    }
    let mut alive: Vec<(&ArenaGroup, usize)> = groups.iter().zip(eyes).collect();
    loop {
        let before = (alive.len(), regions.len());
        alive.retain(|(group, eyes)| eyes + regions.iter().filter(|region| is_vital(region, group)).count() >= 2);
        let living = alive.iter().fold(0, |all, (group, _)| all | group.stones);
        regions.retain(|region| arena.next_to(region.nodes) & stones.friend & !living == 0);
        if (alive.len(), regions.len()) == before {
            return living;
        }
    }
}
