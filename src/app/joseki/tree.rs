//! The part of the graph near the walk, as a tree to draw: the walk, alternatives to its moves, and the most frequent
//! lines after it. If several orders of moves lead to a position, it has several nodes; [`TreeNode::ways`] counts them.

use super::stand::CornerPlace;
use katachi_core::go::{Color, Point};
use katachi_core::mining::corner::CornerGraph;
use katachi_core::mining::graph::{GraphContinuation, GraphWalk};

/// A move of the drawn tree.
#[derive(Clone, Debug, PartialEq)]
pub struct TreeNode {
    pub parent: Option<usize>,
    /// Moves from the start, and the row that it stands in.
    pub depth: usize,
    pub row: usize,
    /// The colour of the move that leads here; `None` for the start.
    pub color: Option<Color>,
    /// On the board; `None` for tenuki, and for the start.
    pub point: Option<Point>,
    /// Rank among the continuations of the parent, including tenuki.
    pub rank: usize,
    /// How often the move was played; for the start, how often the position occurred. `share` is the share of all moves
    /// there.
    pub count: u32,
    pub share: f64,
    /// Number of different moves that lead to the position. More than 1 if orders of moves meet here.
    pub ways: usize,
    pub on_path: bool,
    pub is_here: bool,
    /// Continuations of this node that are not drawn.
    pub left_out: usize,
    /// The way to come here: a number of moves back from the walk's end, then along these moves.
    pub moves_back: usize,
    pub edges: Vec<usize>,
}

/// Nodes, each after its parent.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct CornerTree {
    pub nodes: Vec<TreeNode>,
    pub rows: usize,
    pub columns: usize,
}

/// Maximum number of continuations that are drawn at each node of the walk. [`MAX_END_BRANCHES`] is the number at its
/// end.
const MAX_WALK_BRANCHES: usize = 3;
const MAX_END_BRANCHES: usize = 5;
/// Number of further moves that are drawn after each continuation at the end.
const LOOKAHEAD_MOVES: usize = 3;

impl CornerTree {
    pub(super) fn new(found: &CornerGraph, stand: &CornerPlace) -> CornerTree {
        let walk = &stand.walk;
        let start = GraphWalk::new(walk.steps()[0].position, walk.steps()[0].image);
        let visits = found.graph.visits(start.last().position);
        let mut tree = CornerTree::default();
        let last = walk.steps().len() - 1;
        let root = TreeNode {
            parent: None,
            depth: 0,
            row: 0,
            color: None,
            point: None,
            rank: 0,
            count: visits.count,
            share: 1.0,
            ways: found.graph.parents(start.last().position).count(),
            on_path: true,
            is_here: last == 0,
            left_out: 0,
            moves_back: last,
            edges: Vec::new(),
        };
        tree.nodes.push(root);
        let mut builder = CornerTreeBuilder { found, stand, tree: &mut tree, row: 0 };
        builder.expand(0, start);
        tree.rows = tree.nodes.iter().map(|node| node.row + 1).max().unwrap_or(0);
        tree.columns = tree.nodes.iter().map(|node| node.depth + 1).max().unwrap_or(0);
        tree
    }

    /// The node of the position that is looked at.
    pub fn here(&self) -> Option<&TreeNode> {
        self.nodes.iter().find(|node| node.is_here)
    }
}

struct CornerTreeBuilder<'a> {
    found: &'a CornerGraph,
    stand: &'a CornerPlace,
    tree: &'a mut CornerTree,
    /// The last row that is taken.
    row: usize,
}

impl CornerTreeBuilder<'_> {
    /// Adds the nodes after `node`. `walk` is at its position, in the same view.
    ///
    /// Recurses only a few moves deeper than the walk is long.
    fn expand(&mut self, node: usize, walk: GraphWalk) {
        let graph = &self.found.graph;
        let path = self.stand.walk.steps();
        let depth = self.tree.nodes[node].depth;
        let (on_path, is_here) = (self.tree.nodes[node].on_path, self.tree.nodes[node].is_here);
        let path_edge = if on_path && !is_here { path.get(depth + 1).and_then(|step| step.edge) } else { None };
        let most = match (on_path, is_here) {
            (_, true) => MAX_END_BRANCHES,
            (true, _) => MAX_WALK_BRANCHES,
            _ => usize::from(depth < path.len() - 1 + 1 + LOOKAHEAD_MOVES && self.is_ahead(node)),
        };
        let all = graph.continuations(walk.last().position);
        let drawn = |(rank, next): &(usize, &GraphContinuation)| *rank < most || Some(next.edge) == path_edge;
        let chosen: Vec<(usize, &GraphContinuation)> = all.iter().enumerate().filter(drawn).collect();
        self.tree.nodes[node].left_out = if most > 1 { all.len() - chosen.len() } else { 0 };
        for (number, (rank, next)) in chosen.into_iter().enumerate() {
            if number > 0 {
                self.row += 1;
            }
            let child_on_path = Some(next.edge) == path_edge;
            // On the path, keep the walk's own view of symmetric positions.
            let mut beyond = if child_on_path { self.way(depth + 1) } else { walk.clone() };
            if !child_on_path {
                beyond.step(graph, next.edge);
            }
            let shown = if child_on_path { self.way(depth) } else { walk.clone() };
            let parent = &self.tree.nodes[node];
            let mut edges = parent.edges.clone();
            let moves_back = if child_on_path { parent.moves_back - 1 } else { parent.moves_back };
            if !child_on_path {
                edges.push(next.edge);
            }
            let child = TreeNode {
                parent: Some(node),
                depth: depth + 1,
                row: self.row,
                color: Some(shown.last().mover()),
                point: next.point.map(|point| self.stand.on_board(shown.shown(graph, point))),
                rank,
                count: next.count,
                share: next.share.rate,
                ways: graph.parents(next.to).count(),
                on_path: child_on_path,
                is_here: child_on_path && depth + 2 == path.len(),
                left_out: 0,
                moves_back,
                edges,
            };
            self.tree.nodes.push(child);
            let id = self.tree.nodes.len() - 1;
            self.expand(id, beyond);
        }
    }

    /// Whether a node comes after the end of the walk, not beside it.
    fn is_ahead(&self, node: usize) -> bool {
        let mut at = node;
        while let Some(parent) = self.tree.nodes[at].parent {
            if self.tree.nodes[at].on_path {
                break;
            }
            at = parent;
        }
        self.tree.nodes[at].is_here
    }

    /// The walk's first steps, as it shows them.
    fn way(&self, depth: usize) -> GraphWalk {
        let step = self.stand.walk.steps()[depth];
        GraphWalk::new(step.position, step.image)
    }
}
