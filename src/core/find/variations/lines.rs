//! A record with all its lines, ready to be searched again and again: what every step changes, in preorder.

use std::collections::HashMap;

use crate::find::scan::number_of;
use crate::go::{Board, BoardSize, Color, GameTree, Move, NodeId, Point};
use crate::pattern::Cell;

/// All lines of one record. A search walks the steps in order, and takes back steps until it is at the next one's
/// parent.
pub(super) struct Lines {
    pub size: BoardSize,
    pub steps: Vec<VariationStep>,
    changes: Vec<PointChange>,
}

/// A move, or stones that are set up. The first step is the set-up of the root; every other step comes after its
/// parent.
pub(super) struct VariationStep {
    /// Number of the step before it in its line; the first step is its own parent.
    pub parent: u32,
    pub node: NodeId,
    /// Moves played, with this one.
    pub moves: u32,
    /// `None` for stones that are set up.
    pub play: Option<Move>,
    /// Whether it ends a line or a move follows at once: positions before a set-up are none of the line's.
    pub is_position: bool,
    changes_end: u32,
}

/// The change of a point in a step. Points count row by row on the board's own width.
#[derive(Clone, Copy)]
pub(super) struct PointChange {
    pub point: u16,
    pub before: Cell,
    pub after: Cell,
}

impl Lines {
    /// A line ends at a move on a stone that was played, as a record does; a move replaces a stone that was set up. The
    /// main line has at most `main_moves` moves. Variations that begin with the same move have one step for it, at the
    /// node of the first.
    pub fn new(tree: &GameTree, main_moves: usize) -> Lines {
        let mut builder = LinesBuilder {
            lines: Lines { size: tree.size, steps: Vec::new(), changes: Vec::new() },
            board: Board::new(tree.size),
            cells: vec![Cell::Empty; tree.size.area()],
            at: 0,
            walk_left: MAX_WALK,
        };
        builder.set_up(0, NodeId::ROOT, tree);
        let main = |parent: Option<NodeId>, id: NodeId| parent.is_none_or(|parent| tree.main_child(parent) == Some(id));
        // A stack of our own, as trees may be as deep as they like: equal siblings, step before them, whether on the
        // main line.
        let mut left = vec![(vec![NodeId::ROOT], 0, true)];
        while let Some((twins, parent, on_main)) = left.pop() {
            let id = twins[0];
            let node = tree.node(id);
            let mut step = parent;
            if id != NodeId::ROOT && !node.setup.is_empty() {
                step = builder.set_up(step, id, tree);
            }
            if let Some(play) = node.play {
                let played = builder.lines.steps[step as usize].moves as usize;
                let after_end = on_main && played >= main_moves;
                match builder.play(step, id, play, tree).filter(|_| !after_end) {
                    Some(next) => step = next,
                    None => continue,
                }
            }
            let groups = equal_siblings(tree, &twins).into_iter();
            left.extend(groups.rev().map(|group| {
                let is_main = on_main && main(Some(id), group[0]);
                (group, step, is_main)
            }));
        }
        builder.lines.mark_positions();
        builder.lines
    }

    pub fn changes(&self, step: usize) -> &[PointChange] {
        let start = if step == 0 { 0 } else { self.steps[step - 1].changes_end };
        &self.changes[start as usize..self.steps[step].changes_end as usize]
    }

    /// Takes the cells of a board from the position at one step back to that at a step before it, step by step.
    pub fn take_back(&self, cells: &mut [Cell], from: usize, to: usize, mut each: impl FnMut(usize)) {
        let mut at = from;
        while at != to {
            self.changes(at).iter().rev().for_each(|change| cells[usize::from(change.point)] = change.before);
            each(at);
            at = self.steps[at].parent as usize;
        }
    }

    fn mark_positions(&mut self) {
        let mut children = vec![(false, false); self.steps.len()];
        for (number, step) in self.steps.iter().enumerate().skip(1) {
            let (any, with_move) = &mut children[step.parent as usize];
            *any = true;
            *with_move |= self.steps[number].play.is_some();
        }
        for (step, (any, with_move)) in self.steps.iter_mut().zip(children) {
            step.is_position = !any || with_move;
        }
    }
}

/// The children of equal nodes. Those that make the same move, or none, and set up no stone are together, at the place
/// of the first.
fn equal_siblings(tree: &GameTree, parents: &[NodeId]) -> Vec<Vec<NodeId>> {
    let mut groups: Vec<Vec<NodeId>> = Vec::new();
    let mut known: HashMap<Option<Move>, usize> = HashMap::new();
    for child in parents.iter().flat_map(|&parent| tree.children(parent)) {
        let node = tree.node(child);
        let new = groups.len();
        let at = if node.setup.is_empty() { *known.entry(node.play).or_insert(new) } else { new };
        match groups.get_mut(at) {
            Some(group) => group.push(child),
            None => groups.push(vec![child]),
        }
    }
    groups
}

struct LinesBuilder {
    lines: Lines,
    board: Board,
    cells: Vec<Cell>,
    /// The step that board and cells show.
    at: usize,
    /// Number of steps that may still be walked back to see how a stone came to its point.
    walk_left: usize,
}

/// More than any record needs. A hostile one only ends its lines earlier.
const MAX_WALK: usize = 1 << 24;

impl LinesBuilder {
    fn go_to(&mut self, step: u32) {
        if self.at == step as usize {
            return;
        }
        self.lines.take_back(&mut self.cells, self.at, step as usize, |_| {});
        self.at = step as usize;
        let size = self.lines.size;
        self.board = Board::new(size);
        self.board.set_up(size.points().zip(&self.cells).map(|(point, cell)| (point, cell.color())));
    }

    fn set_up(&mut self, parent: u32, node: NodeId, tree: &GameTree) -> u32 {
        if !self.lines.steps.is_empty() {
            self.go_to(parent);
        }
        let setup = &tree.node(node).setup;
        self.board.apply_setup(setup);
        self.step(parent, node, None, setup.iter().map(|stone| stone.point).collect())
    }

    /// Whether the stone on a point was set up.
    fn is_set_up(&mut self, point: Point, tree: &GameTree) -> bool {
        let mut at = self.at;
        loop {
            let step = &self.lines.steps[at];
            let setup = &tree.node(step.node).setup;
            let Some(left) = self.walk_left.checked_sub(1 + setup.len()) else { return false };
            self.walk_left = left;
            match step.play {
                None if setup.iter().any(|stone| stone.point == point) => return true,
                Some(play) if play.point() == Some(point) => return false,
                _ if at == 0 => return false,
                _ => at = step.parent as usize,
            }
        }
    }

    fn play(&mut self, parent: u32, node: NodeId, play: Move, tree: &GameTree) -> Option<u32> {
        self.go_to(parent);
        let mut changed = Vec::new();
        match play.point() {
            None => self.board.pass(),
            Some(point) => {
                if tree.size.contains(point) && !self.board.is_empty(point) && !self.is_set_up(point, tree) {
                    return None;
                }
                self.board.play_over(play.color(), point).ok()?;
                changed.push(point);
                changed.extend(self.board.last_removed());
            }
        }
        Some(self.step(parent, node, Some(play), changed))
    }

    fn step(&mut self, parent: u32, node: NodeId, play: Option<Move>, changed: Vec<Point>) -> u32 {
        let size = self.lines.size;
        for point in changed.into_iter().filter(|&point| size.contains(point)) {
            let number = number_of(point, size);
            let (before, after) = (self.cells[number], Cell::from(self.board.get(point)));
            if before != after {
                self.cells[number] = after;
                self.lines.changes.push(PointChange { point: number as u16, before, after });
            }
        }
        let moves = self.lines.steps.get(parent as usize).map_or(0, |parent| parent.moves);
        self.at = self.lines.steps.len();
        self.lines.steps.push(VariationStep {
            parent,
            node,
            moves: moves + u32::from(play.is_some()),
            play,
            is_position: false,
            changes_end: self.lines.changes.len() as u32,
        });
        self.at as u32
    }
}

/// The colours that play next after each step.
pub(super) fn next_colors(lines: &Lines) -> Vec<[bool; 2]> {
    let mut next = vec![[false; 2]; lines.steps.len()];
    for step in &lines.steps[1..] {
        if let Some(play) = step.play {
            next[step.parent as usize][(play.color() == Color::White) as usize] = true;
        }
    }
    next
}
