//! One game with its variations, comments and marks, for the viewer.
//!
//! Uses the same events and repairs as the main line alone. Nodes go to the tree as they come.

use crate::go::{
    Board, BoardLine, BoardSize, Color, GameInfo, GameTree, GameView, Mark, MarkKind, Move, Node, NodeDrawing, NodeId,
    Point, SetupStone,
};

use super::SkipReason;
use super::header;
use super::points::{PointSet, RawMove, SetupProperties, handicap_points, read_point};
use super::record::MainLine;
use super::scan::{Ident, SgfEvent, SgfScanner};
use super::warning::Warnings;

/// Maximum number of nodes. Kogo's joseki dictionary has 62,443; a node takes about 110 bytes.
pub(super) const MAX_NODES: usize = 1 << 20;

/// Maximum number of set-up stones and marks, in all nodes together.
pub(super) const MAX_MARKS: usize = 1 << 20;

/// A tree as it was read, and the places of its nodes in the text.
pub(super) struct TreeReading {
    pub tree: GameTree,
    /// By the number of the node.
    pub places: Vec<NodeOrigin>,
    /// Handicap stones that stand in the root and not in the text.
    pub placed: Vec<SetupStone>,
}

/// The origin of a node in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct NodeOrigin {
    /// The place of its properties.
    pub place: usize,
    /// Each further move of a node in the text is a node of its own, with a part from 1 on.
    pub part: usize,
}

/// Hands out the events of a game, as often as it is called.
pub(super) type ReplayEvents<'a, 't> = dyn Fn(&mut dyn FnMut(SgfEvent, &SgfScanner<'t>)) + 'a;

/// Reads the game whose events `replay` hands out.
///
/// Two passes: the main line first, since it says how large the board is.
pub(super) fn read<'t>(replay: &ReplayEvents<'_, 't>) -> Result<TreeReading, SkipReason> {
    let mut main_line = MainLine::new();
    replay(&mut |event, scanner| main_line.event(event, scanner));
    let record = main_line.finish(Vec::new())?;
    let mut builder = TreeBuilder::new(record.size, record.info);
    replay(&mut |event, scanner| builder.event(event, scanner));
    let (mut tree, places) = builder.finish()?;
    let placed = promised_handicap(&tree);
    tree.node_mut(NodeId::ROOT).setup.splice(0..0, placed.iter().copied());
    tree.info.handicap = handicap(&tree);
    Ok(TreeReading { tree, places, placed })
}

/// The fixed stones that the header promises to a board that has none, as [`MainLine::finish`] places them. Looks at
/// the tree alone, so that a tree that is written and read again stays the same: in a damaged record, the main line
/// here may be another.
pub(super) fn promised_handicap(tree: &GameTree) -> Vec<SetupStone> {
    let mut line = std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at));
    let mut has_stones = false;
    let first = line.by_ref().find_map(|at| {
        let node = tree.node(at);
        has_stones |= node.setup.iter().any(|stone| stone.cell == Some(Color::Black));
        node.play
    });
    if tree.info.handicap < 2 || has_stones || first.is_none_or(|play| play.color() == Color::Black) {
        return Vec::new();
    }
    // Black plays them while White passes.
    if first.is_some_and(|first| first.point().is_none()) {
        let stones = line.filter_map(|at| tree.node(at).play).filter(|play| play.point().is_some());
        if stones.take(2).filter(|play| play.color() == Color::Black).count() == 2 {
            return Vec::new();
        }
    }
    let root = &tree.node(NodeId::ROOT).setup;
    let stones = handicap_points(tree.size, tree.info.handicap).into_iter();
    let placed: Vec<SetupStone> = stones
        .map(|point| SetupStone { before_move: 0, point, cell: Some(Color::Black) })
        .filter(|stone| root.iter().all(|own| own.point != stone.point))
        .collect();
    // If stones are in the way of the record's own moves, this game did not have them there.
    if usable_moves(tree, &placed) >= usable_moves(tree, &[]) { placed } else { Vec::new() }
}

/// The handicap of the main line; see [`GameView::handicap`].
fn handicap(tree: &GameTree) -> u8 {
    let (mut setup, mut moves) = (Vec::new(), Vec::new());
    for at in std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at)) {
        let node = tree.node(at);
        setup.extend(node.setup.iter().map(|stone| SetupStone { before_move: moves.len() as u32, ..*stone }));
        moves.extend(node.play);
        if node.play.is_some_and(|play| play.color() == Color::White && play.point().is_some()) {
            break;
        }
    }
    GameView { size: tree.size, setup: &setup, moves: &moves }.handicap(tree.info.handicap)
}

/// Number of moves on the main line before one on the point of one of these stones.
fn usable_moves(tree: &GameTree, stones: &[SetupStone]) -> usize {
    let mut board = Board::new(tree.size);
    board.apply_setup(stones);
    let mut moves = 0;
    for at in std::iter::successors(Some(NodeId::ROOT), |&at| tree.main_child(at)) {
        let node = tree.node(at);
        if !node.setup.is_empty() {
            board.apply_setup(&node.setup);
        }
        match node.play.map(|play| (play.color(), play.point())) {
            None => continue,
            Some((_, None)) => board.pass(),
            Some((_, Some(point))) if !board.is_empty(point) && stones.iter().any(|stone| stone.point == point) => {
                break;
            }
            Some((color, Some(point))) => _ = board.play_over(color, point),
        }
        moves += 1;
    }
    moves
}

struct TreeBuilder<'t> {
    tree: GameTree,
    /// For each open subtree, the node that it follows; its siblings follow the same node.
    parents: Vec<NodeId>,
    at: NodeId,
    root_taken: bool,
    too_large: Option<SkipReason>,
    marks_so_far: usize,
    /// The node that is being read.
    setup: SetupProperties,
    moves: Vec<(Color, &'t str)>,
    marks: [PointSet; MARK_PROPERTIES.len()],
    labels: Vec<(Point, &'t str)>,
    lines: Vec<BoardLine>,
    dimmed: Option<PointSet>,
    /// The time that Black and White have left, in seconds.
    times: [Option<f32>; 2],
    /// By the number of the node.
    places: Vec<NodeOrigin>,
    warnings: Warnings,
}

/// The properties that mark points, labels aside.
pub(super) const MARK_PROPERTIES: [(&str, MarkKind); 7] = [
    ("TR", MarkKind::Triangle),
    ("SQ", MarkKind::Square),
    ("CR", MarkKind::Circle),
    ("MA", MarkKind::Cross),
    ("SL", MarkKind::Selected),
    ("TB", MarkKind::BlackTerritory),
    ("TW", MarkKind::WhiteTerritory),
];

/// The point and the text of a label, both as written. `None` if there is no point.
pub(super) fn read_label(value: &str) -> Option<(Point, &str)> {
    let (point, text) = value.split_once(':')?;
    Some((read_point(point).filter(|point| BoardSize::NINETEEN.contains(*point))?, text))
}

impl<'t> TreeBuilder<'t> {
    fn new(size: BoardSize, info: GameInfo) -> TreeBuilder<'t> {
        TreeBuilder {
            tree: GameTree::new(size, info),
            parents: Vec::new(),
            at: NodeId::ROOT,
            root_taken: false,
            too_large: None,
            marks_so_far: 0,
            setup: SetupProperties::default(),
            moves: Vec::new(),
            marks: Default::default(),
            labels: Vec::new(),
            lines: Vec::new(),
            dimmed: None,
            times: [None; 2],
            places: vec![NodeOrigin::default()],
            warnings: Warnings::default(),
        }
    }

    fn event(&mut self, event: SgfEvent, scanner: &SgfScanner<'t>) {
        if self.too_large.is_some() {
            return;
        }
        match event {
            SgfEvent::GameStart => {}
            SgfEvent::Open if self.parents.len() >= MAX_NODES => {
                self.too_large = Some(SkipReason::TooManyNodes { limit: MAX_NODES });
            }
            SgfEvent::Open => {
                self.end_node();
                self.parents.push(self.at);
            }
            SgfEvent::Close => {
                self.end_node();
                self.at = self.parents.pop().unwrap_or(NodeId::ROOT);
            }
            SgfEvent::Node => {
                self.end_node();
                self.begin_node(NodeOrigin { place: scanner.node_place(), part: 0 });
            }
            SgfEvent::Property(ident) => self.property(ident, scanner),
            SgfEvent::GameEnd { .. } => self.end_node(),
        }
    }

    fn begin_node(&mut self, origin: NodeOrigin) {
        if !self.root_taken {
            self.root_taken = true;
            self.places[0] = origin;
            self.tree.node_mut(NodeId::ROOT).read_as = Some(NodeId::ROOT);
        } else if self.tree.len() >= MAX_NODES {
            self.too_large = Some(SkipReason::TooManyNodes { limit: MAX_NODES });
        } else {
            self.at = self.tree.add(self.at, Node::default());
            self.tree.node_mut(self.at).read_as = Some(self.at);
            self.places.push(origin);
        }
    }

    fn property(&mut self, ident: Ident, scanner: &SgfScanner<'t>) {
        let mut values = scanner.values();
        match ident.name() {
            b"B\0" => self.moves.extend(values.next().map(|value| (Color::Black, value))),
            b"W\0" => self.moves.extend(values.next().map(|value| (Color::White, value))),
            b"AB" => self.setup.add(0, values, &mut self.warnings),
            b"AW" => self.setup.add(1, values, &mut self.warnings),
            b"AE" => self.setup.add(2, values, &mut self.warnings),
            b"LB" => self.labels.extend(values.filter_map(read_label)),
            b"AR" | b"LN" => self.lines.extend(values.filter_map(|value| {
                let (from, to) = value.split_once(':')?;
                let on_board = |value| read_point(value).filter(|point| self.tree.size.contains(*point));
                Some(BoardLine { from: on_board(from)?, to: on_board(to)?, is_arrow: ident.name() == b"AR" })
            })),
            // An empty value dims nothing.
            b"DD" => {
                let dimmed = self.dimmed.get_or_insert_default();
                values
                    .filter(|value| !value.trim().is_empty())
                    .for_each(|value| dimmed.add_value(value, &mut self.warnings));
            }
            b"BL" => self.times[0] = values.next().and_then(header::seconds),
            b"WL" => self.times[1] = values.next().and_then(header::seconds),
            b"C\0" => {
                let comment = &mut self.tree.node_mut(self.at).comment;
                for text in values.map(header::text).filter(|text| !text.is_empty()) {
                    if !comment.is_empty() {
                        comment.push('\n');
                    }
                    comment.push_str(&text);
                }
            }
            name => {
                let mark = MARK_PROPERTIES.iter().position(|(known, _)| known.as_bytes() == name);
                let Some(set) = mark.map(|mark| &mut self.marks[mark]) else { return };
                values
                    .filter(|value| !value.trim().is_empty())
                    .for_each(|value| set.add_value(value, &mut self.warnings));
            }
        }
    }

    /// Writes stones, marks and moves into the tree. The first move stays in the node; each further move becomes a node
    /// after it.
    fn end_node(&mut self) {
        let setup = self.setup.take();
        let mut moves = std::mem::take(&mut self.moves).into_iter();
        let first_move = moves.next();
        let times = std::mem::take(&mut self.times);
        // One label a point.
        self.labels.sort_by_key(|(point, _)| (point.y, point.x));
        self.labels.dedup_by_key(|(point, _)| *point);
        let sets = setup.iter().flatten().chain(&self.marks);
        let marks = sets.map(|set| set.len() as usize).sum::<usize>() + self.labels.len();
        let marks = marks + self.end_drawing();
        self.marks_so_far += marks;
        if self.marks_so_far > MAX_MARKS {
            self.too_large = Some(SkipReason::TooManyMarks { limit: MAX_MARKS });
            return;
        }
        let size = self.tree.size;
        let node = self.tree.node_mut(self.at);
        for (cell, set) in SetupProperties::CELLS.into_iter().zip(setup.iter().flatten()) {
            let stones = set.iter().filter(|&point| size.contains(point));
            node.setup.extend(stones.map(|point| SetupStone { before_move: 0, point, cell }));
        }
        for ((_, kind), set) in MARK_PROPERTIES.iter().zip(std::mem::take(&mut self.marks)) {
            let marked = set.iter().filter(|&point| size.contains(point));
            node.marks.extend(marked.map(|point| Mark { point, kind: kind.clone() }));
        }
        let labels = self.labels.drain(..).filter(|&(point, _)| size.contains(point));
        node.marks.extend(labels.map(|(point, text)| Mark { point, kind: MarkKind::Label(header::simple_text(text)) }));
        if let Some((color, value)) = first_move {
            node.time_left = times[color as usize];
            node.play = tree_move(color, value, size);
        }
        let place = self.places[self.at.index()].place;
        for (part, (color, value)) in (1..).zip(moves) {
            self.begin_node(NodeOrigin { place, part });
            if self.too_large.is_some() {
                return;
            }
            self.tree.node_mut(self.at).play = tree_move(color, value, size);
        }
    }

    /// Takes lines and dimmed points into the node; returns their number.
    fn end_drawing(&mut self) -> usize {
        let (lines, dimmed) = (std::mem::take(&mut self.lines), self.dimmed.take());
        if lines.is_empty() && dimmed.is_none() {
            return 0;
        }
        let size = self.tree.size;
        let dimmed: Option<Vec<Point>> = dimmed.map(|set| set.iter().filter(|&at| size.contains(at)).collect());
        let count = lines.len() + dimmed.as_ref().map_or(0, Vec::len);
        self.tree.node_mut(self.at).drawing = Some(Box::new(NodeDrawing { lines, dimmed }));
        count
    }

    fn finish(self) -> Result<(GameTree, Vec<NodeOrigin>), SkipReason> {
        match self.too_large {
            Some(reason) => Err(reason),
            None => Ok((self.tree, self.places)),
        }
    }
}

/// `None` for a move that is off the board or can't be read.
fn tree_move(color: Color, value: &str, size: BoardSize) -> Option<Move> {
    match RawMove::read(value) {
        play if play.is_pass(size) => Some(Move::pass(color)),
        RawMove::Point(point) => size.contains(point).then(|| Move::play(color, point)),
        RawMove::Pass | RawMove::Unreadable(_) => None,
    }
}
