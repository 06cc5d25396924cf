//! Plain UCT: a tree of all legal moves that fill no eye, judged by playouts alone.
//!
//! Source: Kocsis & Szepesvári, "Bandit based Monte-Carlo planning" (2006), as Gelly et al. (2006) use it: a node gets
//! its children at its second visit; every child is tried once, in random order, and after that the one with the
//! highest upper bound. A playout counts as won or lost. There are no priors, and nothing is shared between moves, so
//! that two players differ only in their playouts. Superko applies at the root, simple ko below.

use super::board::{At, PlayoutBoard, at, code, point};
use super::playout::{Policy, PolicyPlayouts, Random};
use katachi_core::go::{Board, Color, Point};
use katachi_core::progress::{Cancelled, Progress};

/// The weight of a child's uncertainty: chosen beforehand, not tuned, and the same for every player.
const EXPLORATION: f32 = 0.5;

/// The board to search and the effort.
#[derive(Clone, Copy)]
pub struct SearchParams {
    pub komi: f32,
    /// Number of playouts.
    pub simulations: usize,
    /// The random seed; the same seed finds the same move.
    pub seed: u64,
}

/// A position at the root of a search.
pub struct UctRoot<'a> {
    pub board: &'a Board,
    pub to_play: Color,
    /// The latest move, for policies that answer it; `None` after a pass and at the start.
    pub last: Option<Point>,
    /// The moves to choose from: legal ones that fill no eye. Not empty.
    pub candidates: &'a [Point],
}

/// The most visited move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct UctBestMove {
    pub point: Point,
    pub visits: u32,
    /// The share of its playouts won by the side to move.
    pub won: f32,
}

struct UctNode {
    /// The point of the stone; 0 for a pass.
    at: u16,
    /// Number of children tried so far, in their random order.
    tried: u16,
    children: Option<(u32, u16)>,
    visits: u32,
    /// Number of playouts won by the player who moved here.
    wins: u32,
}

impl UctNode {
    fn new(at: u16) -> UctNode {
        UctNode { at, tried: 0, children: None, visits: 0, wins: 0 }
    }
}

/// Searches a position by playouts of a policy; `None` without candidates.
///
/// Errors: [`Cancelled`] if the user stops it.
pub fn search(
    root: &UctRoot<'_>,
    policy: &Policy,
    params: SearchParams,
    progress: &Progress,
) -> Result<Option<UctBestMove>, Cancelled> {
    let start = PlayoutBoard::from_board(root.board);
    let mut tree = UctTree { nodes: vec![UctNode::new(root.last.map_or(0, at) as u16)], path: Vec::new() };
    let mut playouts = PolicyPlayouts::new(root.board.size(), params.seed);
    tree.grow(0, root.candidates.iter().map(|&point| at(point) as u16), &mut playouts.random);
    for _ in 0..params.simulations {
        progress.check()?;
        playouts.board.copy_from(&start);
        tree.simulate(&mut playouts, policy, code(root.to_play), params.komi);
    }
    Ok(tree.most_visited())
}

struct UctTree {
    nodes: Vec<UctNode>,
    /// The path of a simulation from the root.
    path: Vec<usize>,
}

impl UctTree {
    fn simulate(&mut self, playouts: &mut PolicyPlayouts, policy: &Policy, mover: u8, komi: f32) {
        let (mut color, mut last, mut passes) = (mover, usize::from(self.nodes[0].at), 0);
        self.path.clear();
        self.path.push(0);
        let mut here = 0;
        while passes < 2 {
            if self.nodes[here].children.is_none() {
                if self.nodes[here].visits == 0 {
                    break;
                }
                let moves = sensible(&playouts.board, color);
                self.grow(here, moves.into_iter(), &mut playouts.random);
            }
            here = self.choose(here);
            self.path.push(here);
            last = usize::from(self.nodes[here].at);
            if last == 0 {
                playouts.board.pass();
                passes += 1;
            } else {
                playouts.board.play(color, last);
                passes = 0;
            }
            color = 3 - color;
        }
        if passes < 2 {
            playouts.run(policy, color, last);
        }
        let margin = playouts.board.margin() as f32 - komi;
        let winner = if margin > 0.0 {
            1
        } else if margin < 0.0 {
            2
        } else {
            0
        };
        // The player who moved into the root is the opponent of the side to move there.
        let mut moved = 3 - mover;
        for &node in &self.path {
            self.nodes[node].visits += 1;
            self.nodes[node].wins += u32::from(moved == winner);
            moved = 3 - moved;
        }
    }

    /// Gives a node its children in random order, or a pass if there is no move.
    fn grow(&mut self, node: usize, moves: impl Iterator<Item = u16>, random: &mut Random) {
        let first = self.nodes.len();
        self.nodes.extend(moves.map(UctNode::new));
        if self.nodes.len() == first {
            self.nodes.push(UctNode::new(0));
        }
        let count = self.nodes.len() - first;
        for left in (2..=count).rev() {
            self.nodes.swap(first + left - 1, first + random.below(left));
        }
        self.nodes[node].children = Some((first as u32, count as u16));
    }

    /// The next untried child, or the one with the highest upper bound.
    fn choose(&mut self, node: usize) -> usize {
        let UctNode { children, tried, visits, .. } = self.nodes[node];
        let (first, count) = children.map_or((node, 1), |(first, count)| (first as usize, usize::from(count)));
        if usize::from(tried) < count {
            self.nodes[node].tried += 1;
            return first + usize::from(tried);
        }
        let log = (visits.max(1) as f32).ln();
        let bound = |child: &UctNode| {
            let visits = child.visits.max(1) as f32;
            child.wins as f32 / visits + EXPLORATION * (log / visits).sqrt()
        };
        let mut best = (first, f32::NEG_INFINITY);
        for (number, child) in self.nodes[first..first + count].iter().enumerate() {
            let bound = bound(child);
            if bound > best.1 {
                best = (first + number, bound);
            }
        }
        best.0
    }

    fn most_visited(&self) -> Option<UctBestMove> {
        let (first, count) = self.nodes[0].children?;
        let children = &self.nodes[first as usize..first as usize + usize::from(count)];
        // Among equally visited children, take the one with more wins, since the order of the children is random.
        let best = children.iter().filter(|child| child.at != 0).max_by_key(|child| (child.visits, child.wins))?;
        let won = best.wins as f32 / best.visits.max(1) as f32;
        Some(UctBestMove { point: point(usize::from(best.at)), visits: best.visits, won })
    }
}

/// All legal moves that fill no eye, in the order of the board's list of empty points.
fn sensible(board: &PlayoutBoard, color: u8) -> Vec<u16> {
    let fits = |&here: &u16| {
        let here: At = here.into();
        !board.fills_eye(color, here) && board.is_legal(color, here)
    };
    board.empty().iter().copied().filter(fits).collect()
}
