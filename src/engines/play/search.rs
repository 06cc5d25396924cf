//! A light search: the moves that strong players would consider, each followed by playouts.
//!
//! The tree grows where a move is likely or has done well. A child is chosen by its share of won playouts plus a bonus,
//! which is larger for likely moves and shrinks with each visit (the rule of Rosin 2011, as many programs use it with
//! priors). A node gets children only after a few visits, because their probabilities cost as much as many playouts.
//! Superko is only checked at the root.

use super::playout::Playouts;
use crate::fast_board::{LibertyBoard, at, code, point};
use crate::predict::Situation;
use katachi_core::go::{Color, Move, Point};
use katachi_core::progress::{Cancelled, Progress};

/// Visits after which a node gets children.
const VISITS_TO_GROW: u32 = 5;

/// A node's children are its likeliest moves, until their probabilities sum up to `CHILDREN_MASS` or there are
/// `MAX_CHILDREN`.
const CHILDREN_MASS: f32 = 0.97;
const MAX_CHILDREN: usize = 30;

/// Weight of the probability against the results of playouts.
const EXPLORATION: f32 = 1.3;

/// An untried child is assumed to be worse than its parent by this value.
const UNTRIED_PENALTY: f32 = 0.1;

/// Weight of the margin in a playout's value. It keeps the player from wasting points in a won game.
const MARGIN_WEIGHT: f32 = 0.15;

/// A candidate and its result in the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SearchedMove {
    pub point: Point,
    pub visits: u32,
    /// Mean value for the player who makes the move, 0 to 1.
    pub value: f32,
}

struct PlaySearchNode {
    at: u16,
    grown: bool,
    children: (u32, u32),
    prior: f32,
    visits: u32,
    /// Sum of values for the player who moved here.
    value: f32,
}

impl PlaySearchNode {
    fn new(at: usize, prior: f32) -> PlaySearchNode {
        PlaySearchNode { at: at as u16, grown: false, children: (0, 0), prior, visits: 0, value: 0.0 }
    }
}

/// Searches `candidates`, given with their probabilities, for the side to move. Returns them in the same order.
///
/// The same seed gives the same answer. Errors: [`Cancelled`].
pub(super) fn search(
    root: &Situation,
    candidates: &[(Point, f32)],
    komi: f32,
    playouts: usize,
    seed: u64,
    mut policy: impl FnMut(&Situation) -> Vec<(Point, f32)>,
    progress: &Progress,
) -> Result<Vec<SearchedMove>, Cancelled> {
    let mut player = Playouts::new(seed);
    let mut board = LibertyBoard::new(root.size());
    let mut situation = Situation::new(root.size());
    let mut nodes = vec![PlaySearchNode::new(0, 1.0)];
    grow(&mut nodes, 0, candidates.iter().copied());
    let mut path: Vec<usize> = Vec::new();
    for _ in 0..playouts {
        progress.check()?;
        board.copy_from(root.board());
        let mut color = code(root.to_play());
        path.clear();
        path.push(0);
        loop {
            let here = path[path.len() - 1];
            if !nodes[here].grown && nodes[here].visits >= VISITS_TO_GROW {
                situation.copy_from(root);
                for &node in &path[1..] {
                    situation.play(Move::play(situation.to_play(), point(usize::from(nodes[node].at))));
                }
                grow(&mut nodes, here, likeliest(policy(&situation), &board, color));
            }
            let Some(child) = best_child(&nodes, here) else { break };
            board.play(color, usize::from(nodes[child].at));
            color = 3 - color;
            path.push(child);
        }
        let last = usize::from(nodes[path[path.len() - 1]].at);
        player.run(&board, color, if path.len() > 1 { last } else { root.last_at() });
        let black = value_for_black(&player.board, komi);
        // The opponent of the side to move moved into the root.
        score_path(&mut nodes, &path, root.to_play().opponent(), black);
    }
    let (first, end) = nodes[0].children;
    let tried = nodes[first as usize..end as usize].iter().map(|node| SearchedMove {
        point: point(usize::from(node.at)),
        visits: node.visits,
        value: node.value / node.visits.max(1) as f32,
    });
    Ok(tried.collect())
}

/// The likeliest moves that fill no own eye, up to a share of all and a number.
#[inline]
fn likeliest(likely: Vec<(Point, f32)>, board: &LibertyBoard, color: u8) -> impl Iterator<Item = (Point, f32)> {
    let mut mass = 0.0;
    let sensible = likely.into_iter().filter(move |&(point, _)| !board.fills_eye(color, at(point)));
    sensible.take(MAX_CHILDREN).take_while(move |&(_, probability)| {
        mass += probability;
        mass - probability <= CHILDREN_MASS
    })
}

/// Adds a playout's value for Black to the nodes of a path; `mover` moved into the first of them.
#[inline]
fn score_path(nodes: &mut [PlaySearchNode], path: &[usize], mut mover: Color, black: f32) {
    for &node in path {
        nodes[node].visits += 1;
        nodes[node].value += if mover == Color::Black { black } else { 1.0 - black };
        mover = mover.opponent();
    }
}

fn grow(nodes: &mut Vec<PlaySearchNode>, parent: usize, moves: impl Iterator<Item = (Point, f32)>) {
    let first = nodes.len() as u32;
    nodes.extend(moves.map(|(point, prior)| PlaySearchNode::new(at(point), prior)));
    nodes[parent].children = (first, nodes.len() as u32);
    nodes[parent].grown = true;
}

fn best_child(nodes: &[PlaySearchNode], parent: usize) -> Option<usize> {
    let node = &nodes[parent];
    let tried = (node.visits.max(1) as f32).sqrt() * EXPLORATION;
    // The parent's value is for the player who moved there, the opponent of the one to move now.
    let untried = 1.0 - node.value / node.visits.max(1) as f32 - UNTRIED_PENALTY;
    let worth = |child: &PlaySearchNode| {
        let mean = if child.visits > 0 { child.value / child.visits as f32 } else { untried };
        mean + tried * child.prior / (1 + child.visits) as f32
    };
    let (first, end) = (node.children.0 as usize, node.children.1 as usize);
    // Ties: the first child.
    let better = |best: Option<(usize, f32)>, (child, node): (usize, &PlaySearchNode)| {
        let worth = worth(node);
        if best.is_none_or(|(_, most)| worth > most) { Some((child, worth)) } else { best }
    };
    (first..end).zip(&nodes[first..end]).fold(None, better).map(|(child, _)| child)
}

/// 0 to 1, mostly who wins by area.
fn value_for_black(board: &LibertyBoard, komi: f32) -> f32 {
    let points: i32 = board.size().points().map(|point| super::ownership::owner(board, at(point))).sum();
    let margin = points as f32 - komi;
    let wins = match margin {
        margin if margin > 0.0 => 1.0,
        margin if margin < 0.0 => 0.0,
        _ => 0.5,
    };
    let by = 1.0 / (1.0 + (-margin / (0.1 * board.size().area() as f32)).exp());
    (1.0 - MARGIN_WEIGHT) * wins + MARGIN_WEIGHT * by
}
