//! A record with its variations, comments and marks, for the viewer.
//!
//! Nodes live in one vector and point at each other by number, so that a tree of a million nodes is dropped, cloned and
//! walked without recursion.

use std::sync::Arc;

use super::{Board, BoardSize, Color, GameInfo, Move, Point, SetupStone};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(u32);

impl NodeId {
    pub const ROOT: NodeId = NodeId(0);

    pub fn index(self) -> usize {
        self.0 as usize
    }
}

/// A mark on a point: TR, SQ, CR, MA, SL, TB, TW, or a label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    pub point: Point,
    pub kind: MarkKind,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MarkKind {
    Triangle,
    Square,
    Circle,
    Cross,
    Selected,
    BlackTerritory,
    WhiteTerritory,
    Label(String),
}

/// A line between two points: LN, or AR with an arrowhead at its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BoardLine {
    pub from: Point,
    pub to: Point,
    pub is_arrow: bool,
}

/// Lines and dimmed points, which few nodes have.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NodeDrawing {
    pub lines: Vec<BoardLine>,
    /// DD: the points that are dimmed from here on. `None`: those of the node before.
    pub dimmed: Option<Vec<Point>>,
}

/// The text of a record. A writer takes from it what the tree does not model.
#[derive(Debug, PartialEq)]
pub struct RecordText {
    /// Decoded, from after the first parenthesis to the end of the game.
    pub(crate) text: String,
    /// The game begins with a property instead of a `;`.
    pub(crate) no_semicolon: bool,
    /// Bytes that could not be decoded, by the place of the U+FFFD that stands for them. Ascending.
    pub(crate) undecoded: Vec<(usize, Box<[u8]>)>,
}

/// One node: at most a move, and what stands beside it.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Node {
    /// A stone or a pass. A record's node with two moves becomes two nodes.
    pub play: Option<Move>,
    /// Stones set or taken (`before_move` unused), before the node's own move.
    pub setup: Vec<SetupStone>,
    pub comment: String,
    pub marks: Vec<Mark>,
    /// BL or WL: seconds that the player of this move has left.
    pub time_left: Option<f32>,
    pub drawing: Option<Box<NodeDrawing>>,
    /// The number that this node had when the tree was read from its text.
    pub(crate) read_as: Option<NodeId>,
    parent: Option<u32>,
    first_child: Option<u32>,
    last_child: Option<u32>,
    next_sibling: Option<u32>,
}

impl Node {
    /// Whether both have the same move, stones, comment and marks: what can be edited.
    pub(crate) fn is_alike(&self, other: &Node) -> bool {
        (self.play, &self.setup, &self.comment, &self.marks) == (other.play, &other.setup, &other.comment, &other.marks)
    }
}

/// A game tree. The first child is the main line.
#[derive(Clone, Debug, PartialEq)]
pub struct GameTree {
    pub size: BoardSize,
    pub info: GameInfo,
    nodes: Vec<Node>,
    /// The text that the tree was read from.
    pub(crate) source: Option<Arc<RecordText>>,
}

impl GameTree {
    /// A tree with an empty root.
    pub fn new(size: BoardSize, info: GameInfo) -> GameTree {
        GameTree { size, info, nodes: vec![Node::default()], source: None }
    }

    /// A tree without variations.
    pub fn from_main_line(size: BoardSize, info: GameInfo, setup: &[SetupStone], moves: &[Move]) -> GameTree {
        let mut tree = GameTree::new(size, info);
        let stones_before =
            |index: usize| setup.iter().filter(move |stone| stone.before_move as usize == index).copied();
        tree.node_mut(NodeId::ROOT).setup.extend(stones_before(0));
        let mut at = NodeId::ROOT;
        for (index, &play) in moves.iter().enumerate() {
            let mut node = Node { play: Some(play), ..Node::default() };
            if index > 0 {
                node.setup.extend(stones_before(index));
            }
            at = tree.add(at, node);
        }
        tree
    }

    /// Adds a node as the last child of `parent`.
    pub fn add(&mut self, parent: NodeId, mut node: Node) -> NodeId {
        let id = self.nodes.len() as u32;
        node.parent = Some(parent.0);
        (node.first_child, node.last_child, node.next_sibling) = (None, None, None);
        match self.nodes[parent.index()].last_child.replace(id) {
            None => self.nodes[parent.index()].first_child = Some(id),
            Some(sibling) => self.nodes[sibling as usize].next_sibling = Some(id),
        }
        self.nodes.push(node);
        NodeId(id)
    }

    /// Each node on the way to `id` becomes the first child of its parent.
    pub fn make_main_line(&mut self, id: NodeId) {
        for at in self.path_to(id) {
            let Some(parent) = self.parent(at) else { continue };
            let mut children: Vec<NodeId> = self.children(parent).filter(|&child| child != at).collect();
            children.insert(0, at);
            for pair in children.windows(2) {
                self.node_mut(pair[0]).next_sibling = Some(pair[1].0);
            }
            let last = children[children.len() - 1];
            self.node_mut(last).next_sibling = None;
            let parent = self.node_mut(parent);
            (parent.first_child, parent.last_child) = (Some(at.0), Some(last.0));
        }
    }

    /// The tree without a node and all that follows it, and a function from nodes of the old tree to nodes of the new
    /// one. `None` for the root, which cannot be removed.
    pub fn without(&self, gone: NodeId) -> Option<(GameTree, impl Fn(NodeId) -> Option<NodeId> + use<>)> {
        self.parent(gone)?;
        let mut tree = GameTree::new(self.size, self.info.clone());
        tree.source = self.source.clone();
        *tree.node_mut(NodeId::ROOT) = self.bare(NodeId::ROOT);
        let mut places = vec![None; self.len()];
        places[NodeId::ROOT.index()] = Some(NodeId::ROOT);
        let mut open: Vec<NodeId> = self.children(NodeId::ROOT).collect();
        open.reverse();
        while let Some(id) = open.pop() {
            if id == gone {
                continue;
            }
            // Parents come before their children, and siblings stay in order.
            let parent = self.parent(id).and_then(|parent| places[parent.index()]);
            places[id.index()] = Some(tree.add(parent.unwrap_or(NodeId::ROOT), self.bare(id)));
            let first = open.len();
            open.extend(self.children(id));
            open[first..].reverse();
        }
        Some((tree, move |id: NodeId| places.get(id.index()).copied().flatten()))
    }

    /// A copy of a node without its parent, children and siblings.
    fn bare(&self, id: NodeId) -> Node {
        let node = self.node(id).clone();
        Node { parent: None, first_child: None, last_child: None, next_sibling: None, ..node }
    }

    pub fn node(&self, id: NodeId) -> &Node {
        &self.nodes[id.index()]
    }

    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        &mut self.nodes[id.index()]
    }

    /// Number of nodes, the root included.
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    pub fn parent(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).parent.map(NodeId)
    }

    pub fn main_child(&self, id: NodeId) -> Option<NodeId> {
        self.node(id).first_child.map(NodeId)
    }

    pub fn children(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        std::iter::successors(self.main_child(id), |&child| self.node(child).next_sibling.map(NodeId))
    }

    /// The nodes from the root to `id`, both included.
    pub fn path_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut path: Vec<NodeId> = std::iter::successors(Some(id), |&at| self.parent(at)).collect();
        path.reverse();
        path
    }

    /// Moves on the way to `id`, its own included.
    pub fn move_number(&self, id: NodeId) -> usize {
        std::iter::successors(Some(id), |&at| self.parent(at)).filter(|&at| self.node(at).play.is_some()).count()
    }

    /// The main line's node with this many moves played; its last node if the line is shorter. With no move played: the
    /// last node that sets up stones before the first move.
    pub fn main_line_node(&self, moves: usize) -> NodeId {
        if moves == 0 {
            let line = std::iter::successors(Some(NodeId::ROOT), |&at| self.main_child(at));
            let before = line.take_while(|&at| self.node(at).play.is_none());
            return before.filter(|&at| !self.node(at).setup.is_empty()).last().unwrap_or(NodeId::ROOT);
        }
        let (mut at, mut played) = (NodeId::ROOT, usize::from(self.node(NodeId::ROOT).play.is_some()));
        while played < moves {
            let Some(child) = self.main_child(at) else { break };
            at = child;
            played += usize::from(self.node(at).play.is_some());
        }
        at
    }

    /// The lines at `id`, and the points that are dimmed there.
    pub fn drawing_at(&self, id: NodeId) -> NodeDrawing {
        let drawing = |at| self.node(at).drawing.as_deref();
        let lines = drawing(id).map(|drawing| drawing.lines.clone()).unwrap_or_default();
        let dimmed = std::iter::successors(Some(id), |&at| self.parent(at))
            .find_map(|at| drawing(at).and_then(|drawing| drawing.dimmed.clone()));
        NodeDrawing { lines, dimmed }
    }

    /// The position at `id`. As FF\[4\] wants it, a move replaces a stone on its point.
    pub fn board_at(&self, id: NodeId) -> Board {
        let mut board = Board::new(self.size);
        for at in self.path_to(id) {
            let node = self.node(at);
            if !node.setup.is_empty() {
                board.apply_setup(&node.setup);
            }
            if let Some(play) = node.play {
                match play.point() {
                    Some(point) => _ = board.play_over(play.color(), point),
                    None => board.pass(),
                }
            }
        }
        board
    }

    /// The player expected to move after `id`: the opponent of the last move's, else Black (White after handicap stones
    /// that are not played).
    pub fn to_play(&self, id: NodeId) -> Color {
        let last = std::iter::successors(Some(id), |&at| self.parent(at)).find_map(|at| self.node(at).play);
        last.map_or_else(|| self.first_to_play(), |last| last.color().opponent())
    }

    fn first_to_play(&self) -> Color {
        let mut line = std::iter::successors(Some(NodeId::ROOT), |&at| self.main_child(at));
        let first = line.find_map(|at| self.node(at).play);
        let black_begins = self.info.handicap < 2 || first.is_some_and(|first| first.color() == Color::Black);
        if black_begins { Color::Black } else { Color::White }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_branch_goes_with_all_that_follows_it() {
        let mut tree = GameTree::new(BoardSize::NINETEEN, GameInfo::default());
        let node = |text: &str| Node { comment: text.to_owned(), ..Node::default() };
        let a = tree.add(NodeId::ROOT, node("a"));
        let b = tree.add(a, node("b"));
        let c = tree.add(a, node("c"));
        let d = tree.add(b, node("d"));
        let e = tree.add(c, node("e"));
        let (left, place) = tree.without(b).unwrap();
        assert_eq!((left.len(), place(b), place(d)), (4, None, None));
        let words: Vec<&str> =
            left.path_to(place(e).unwrap()).iter().map(|&id| left.node(id).comment.as_str()).collect();
        assert_eq!(words, ["", "a", "c", "e"]);
        assert_eq!(left.main_child(place(a).unwrap()), place(c), "the next one is the main line now");
        assert!(tree.without(NodeId::ROOT).is_none());
    }

    #[test]
    fn a_line_becomes_the_main_line_and_the_others_keep_their_order() {
        let mut tree = GameTree::new(BoardSize::NINETEEN, GameInfo::default());
        let children: Vec<NodeId> = (0..4).map(|_| tree.add(NodeId::ROOT, Node::default())).collect();
        let deep: Vec<NodeId> = (0..2).map(|_| tree.add(children[2], Node::default())).collect();
        tree.make_main_line(deep[1]);
        assert_eq!(tree.children(NodeId::ROOT).collect::<Vec<_>>(), [2, 0, 1, 3].map(|at| children[at]));
        assert_eq!(tree.children(children[2]).collect::<Vec<_>>(), [deep[1], deep[0]]);
        let new = tree.add(NodeId::ROOT, Node::default());
        assert_eq!(tree.children(NodeId::ROOT).last(), Some(new));
        tree.make_main_line(NodeId::ROOT);
    }

    fn play(color: Color, x: u8, y: u8) -> Node {
        Node { play: Some(Move::play(color, Point::new(x, y))), ..Node::default() }
    }

    #[test]
    fn variations_keep_their_order_and_their_positions() {
        let mut tree = GameTree::new(BoardSize::new(9).unwrap(), GameInfo::default());
        let first = tree.add(NodeId::ROOT, play(Color::Black, 2, 2));
        let main = tree.add(first, play(Color::White, 6, 6));
        let other = tree.add(first, play(Color::White, 6, 2));
        assert_eq!(tree.children(first).collect::<Vec<_>>(), [main, other]);
        assert_eq!(tree.main_line_node(2), main);
        assert_eq!(tree.main_line_node(99), main);
        assert_eq!(tree.move_number(other), 2);
        assert_eq!(tree.to_play(other), Color::Black);
        assert_eq!(tree.board_at(other).get(Point::new(6, 2)), Some(Color::White));
        assert_eq!(tree.board_at(other).get(Point::new(6, 6)), None);
    }

    #[test]
    fn a_million_nodes_in_a_row_are_cloned_and_dropped() {
        let mut tree = GameTree::new(BoardSize::NINETEEN, GameInfo::default());
        let mut at = NodeId::ROOT;
        for _ in 0..1_000_000 {
            at = tree.add(at, Node::default());
        }
        assert_eq!(tree.clone().path_to(at).len(), 1_000_001);
    }
}
