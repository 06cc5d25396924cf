//! The open game: its tree, the current node, and the highlighted region.
//!
//! The viewer walks along a *line*: from the root through the current node to a leaf. Going back and forth keeps to it,
//! so whoever looked into a variation comes back into that variation.

use std::sync::atomic::{AtomicU64, Ordering};

use super::pen::Tool;
use super::trail::Trail;
use super::tree_places::TreePlaces;
use super::{BoardRegion, BoardTransform, GamePlace, Navigation};
use katachi_core::corpus::{CorpusId, GameId};
use katachi_core::go::{Board, Color, GameTree, Move, Node, NodeId, Point};
use katachi_core::pattern::Image;
use katachi_core::pattern::names::{NameSet, ShapeName, ShapeNames};
use katachi_language::text;
use katachi_sentences::words::stone_at;

/// The origin of the open game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameOrigin {
    /// A record of a corpus, which may be gone by now.
    Corpus {
        corpus: CorpusId,
        game: GameId,
    },
    Pasted,
}

/// Nodes that are kept to undo edits, those of all trees together. A dictionary has 60,000 nodes.
const MAX_UNDO_NODES: usize = 400_000;

#[derive(Debug)]
pub struct Viewer {
    pub(super) tree: GameTree,
    pub(super) places: TreePlaces,
    origin: GameOrigin,
    /// A different number for each viewer.
    id: u64,
    pub(super) at: NodeId,
    pub(super) line: Vec<NodeId>,
    /// Index of `at` in the line.
    depth: usize,
    pub(super) board: Board,
    /// The names of the current move.
    names: NameSet,
    /// Stones taken by Black and by White.
    prisoners: [usize; 2],
    /// Whether the tree differs from the record.
    pub(super) edited: bool,
    /// Changes with each edit; no two viewers share a version.
    pub(super) version: u64,
    /// Trees and current nodes before each edit.
    pub(super) edits: Trail<(GameTree, NodeId)>,
    region: Option<BoardRegion>,
    tool: Tool,
    /// How the screen shows the board: turned or mirrored, and with its colours swapped or not.
    shown_as: Image,
    /// The same in Find, where a game lies like the drawing. Other workspaces show it as it was played.
    drawn_as: Image,
    /// Why the record is incomplete.
    note: Option<String>,
    /// The rest of the tree is still being read.
    is_awaited: bool,
    /// The node to go to once it is read.
    awaiting: Option<NodeId>,
}

/// Why no stone was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NotPlayed {
    #[error("{}", text!("board-occupied"))]
    Occupied,
    #[error("{}", text!("board-ko"))]
    Ko,
    #[error("{}", text!("board-suicide"))]
    Suicide,
}

impl Viewer {
    /// Shows the main line at a move number.
    pub fn new(tree: GameTree, origin: GameOrigin, moves: usize, region: Option<BoardRegion>) -> Viewer {
        let at = tree.main_line_node(moves);
        let board = Board::new(tree.size);
        let mut viewer = Viewer {
            places: TreePlaces::from_tree(&tree),
            tree,
            origin,
            id: next_version(),
            at,
            line: Vec::new(),
            depth: 0,
            board,
            names: NameSet::default(),
            prisoners: [0; 2],
            edited: false,
            version: next_version(),
            edits: Viewer::no_edits(),
            region,
            tool: Tool::Play,
            shown_as: Image::default(),
            drawn_as: Image::default(),
            note: None,
            is_awaited: false,
            awaiting: None,
        };
        viewer.go_to(at);
        viewer
    }

    pub(super) fn no_edits() -> Trail<(GameTree, NodeId)> {
        Trail::weighed(MAX_UNDO_NODES, |(tree, _)| tree.len())
    }

    pub fn tree(&self) -> &GameTree {
        &self.tree
    }

    /// The places for drawing the tree's nodes.
    pub fn places(&self) -> &TreePlaces {
        &self.places
    }

    pub fn origin(&self) -> &GameOrigin {
        &self.origin
    }

    /// Changes the origin, after the record got another number or was removed.
    pub(super) fn comes_from(&mut self, origin: GameOrigin) {
        self.origin = origin;
    }

    /// A number that no other viewer of this run has.
    pub fn id(&self) -> u64 {
        self.id
    }

    pub fn at(&self) -> NodeId {
        self.at
    }

    pub fn node(&self) -> &Node {
        self.tree.node(self.at)
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The names of the last move, highest priority first.
    pub fn move_names(&self) -> impl Iterator<Item = &'static ShapeName> {
        ShapeNames::shipped().of_set(self.names)
    }

    /// Stones that a colour has taken.
    pub fn prisoners(&self, by: Color) -> usize {
        self.prisoners[by as usize]
    }

    pub fn region(&self) -> Option<BoardRegion> {
        self.region
    }

    pub fn tool(&self) -> Tool {
        self.tool
    }

    /// The image in which the screen shows the board. All points in the viewer are the record's own.
    pub fn shown_as(&self) -> Image {
        self.shown_as
    }

    /// The image in which Find shows the board.
    pub(super) fn drawn_as(&self) -> Image {
        self.drawn_as
    }

    /// Turns the board as Find or as another workspace shows it.
    pub(super) fn turn(&mut self, is_in_find: bool) {
        self.shown_as = if is_in_find { self.drawn_as } else { Image::default() };
    }

    /// The transform from the record's own points and colours to those on the screen.
    pub fn turned(&self) -> BoardTransform {
        BoardTransform { image: self.shown_as, size: self.tree.size }
    }

    /// The label of a move on the shown board: its point, or "pass".
    pub fn label(&self, play: Move) -> String {
        play.point()
            .map_or_else(|| text!("board-pass").to_owned(), |point| self.turned().point(point).label(self.tree.size))
    }

    pub fn note(&self) -> Option<&str> {
        self.note.as_deref()
    }

    pub fn to_play(&self) -> Color {
        self.tree.to_play(self.at)
    }

    /// The version, if no file has it: the tree was edited, or the game was pasted or begun here.
    pub fn unsaved(&self) -> Option<u64> {
        (self.edited || self.origin == GameOrigin::Pasted && self.tree.len() > 1).then_some(self.version)
    }

    /// Whether the game has changes that are not saved.
    pub fn is_edited(&self) -> bool {
        self.edited
    }

    /// Whether the tree differs from the game's file. A game that was pasted or begun here has no file.
    pub fn differs_from_file(&self) -> bool {
        self.edited && self.origin != GameOrigin::Pasted
    }

    /// The path from the root to the current node, as the index of the child at each step.
    pub fn path(&self) -> Vec<u32> {
        let child =
            |pair: &[NodeId]| self.tree.children(pair[0]).position(|child| child == pair[1]).unwrap_or(0) as u32;
        self.line[..=self.depth].windows(2).map(child).collect()
    }

    /// Resumes a game that was edited in an earlier session, at the node where the user left it.
    pub(super) fn taken_up_again(tree: GameTree, origin: GameOrigin, path: &[u32]) -> Viewer {
        let mut at = NodeId::ROOT;
        for &child in path {
            let Some(next) = tree.children(at).nth(child as usize) else { break };
            at = next;
        }
        let mut viewer = Viewer::new(tree, origin, 0, None);
        viewer.edited = true;
        viewer.go_to(at);
        viewer
    }

    /// Nodes from the root to the end of the line that is walked.
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The move number in the line.
    pub fn depth(&self) -> usize {
        self.depth
    }

    pub fn move_number(&self) -> usize {
        self.moves_until(self.depth)
    }

    /// Moves of the whole line.
    pub fn line_moves(&self) -> usize {
        self.moves_until(self.line.len() - 1)
    }

    pub fn last_move(&self) -> Option<Move> {
        self.node().play
    }

    /// The current node and its siblings, in their order; one alone where there is no choice.
    pub fn variations(&self) -> Vec<NodeId> {
        self.tree.parent(self.at).map_or(vec![self.at], |parent| self.tree.children(parent).collect())
    }

    /// Whether the current node lies on the record's main line.
    pub fn on_main_line(&self) -> bool {
        self.line[..=self.depth].windows(2).all(|pair| self.tree.main_child(pair[0]) == Some(pair[1]))
    }

    /// The position in words, as it is shown.
    pub fn describe(&self) -> String {
        let turned = self.turned();
        let to_play = match turned.color(self.to_play()) {
            Color::Black => text!("board-black-to-play"),
            Color::White => text!("board-white-to-play"),
        };
        let (size, number) = (self.tree.size.to_string(), self.move_number().to_string());
        let here = match self.last_move() {
            None => text!("board-size-move", size = size, number = number),
            Some(last) => {
                let played = stone_at(turned.color(last.color()), &self.label(last));
                text!("board-size-last-move", size = size, number = number, played = played)
            }
        };
        if self.on_main_line() {
            text!("board-position", here = here, turn = to_play)
        } else {
            text!("board-position-in-variation", here = here, turn = to_play)
        }
    }

    pub(super) fn navigate(&mut self, navigation: Navigation) {
        self.awaiting = None;
        match navigation {
            Navigation::By(steps) => {
                let depth = self.depth as i64 + i64::from(steps);
                self.walk_to(depth.clamp(0, self.line.len() as i64 - 1) as usize);
            }
            Navigation::First => self.walk_to(0),
            Navigation::Last => self.walk_to(self.line.len() - 1),
            Navigation::Move(moves) => {
                let mut played = 0;
                let depth = self.line.iter().position(|&id| {
                    played += usize::from(self.tree.node(id).play.is_some());
                    played >= moves
                });
                self.walk_to(depth.unwrap_or(self.line.len() - 1));
            }
            Navigation::Node(id) if id.index() < self.tree.len() => self.go_to(id),
            Navigation::Node(_) => {}
            Navigation::Variation(steps) => {
                let all = self.variations();
                let here = all.iter().position(|&id| id == self.at).unwrap_or(0) as i64;
                let there = (here + i64::from(steps)).clamp(0, all.len() as i64 - 1);
                self.go_to(all[there as usize]);
            }
        }
    }

    /// Plays a stone. Follows the tree if it has the move; adds a variation otherwise.
    pub(super) fn play(&mut self, point: Point, color: Option<Color>) -> Result<(), NotPlayed> {
        let color = color.unwrap_or_else(|| self.to_play());
        let play = Move::play(color, point);
        if let Some(child) = self.child_with(play) {
            self.go_to(child);
            return Ok(());
        }
        if !self.board.is_empty(point) {
            return Err(NotPlayed::Occupied);
        }
        if !self.board.is_legal(color, point) {
            return Err(if self.board.ko() == Some(point) { NotPlayed::Ko } else { NotPlayed::Suicide });
        }
        self.add(play);
        Ok(())
    }

    pub(super) fn pass(&mut self) {
        let play = Move::pass(self.to_play());
        match self.child_with(play) {
            Some(child) => self.go_to(child),
            None => self.add(play),
        }
    }

    pub(super) fn select(&mut self, region: Option<BoardRegion>) {
        self.region = region;
    }

    pub(super) fn use_tool(&mut self, tool: Tool) {
        self.tool = tool;
    }

    /// Replaces the main line by the whole tree, which is now read. An edited tree is kept.
    pub(super) fn complete(&mut self, tree: GameTree, note: Option<String>) {
        self.note = note;
        self.is_awaited = false;
        let awaiting = self.awaiting.take();
        if !self.edited {
            let moves = self.move_number();
            self.tree = tree;
            self.places = TreePlaces::from_tree(&self.tree);
            // The old line's nodes are others here.
            self.line.clear();
            let there = awaiting.filter(|id| id.index() < self.tree.len());
            self.go_to(there.unwrap_or_else(|| self.tree.main_line_node(moves)));
        }
    }

    /// Marks the tree as incomplete: it is the main line alone until [`Viewer::complete`].
    pub(super) fn await_the_rest(&mut self) {
        self.is_awaited = true;
    }

    pub(super) fn is_awaited(&self) -> bool {
        self.is_awaited
    }

    /// Shows the record at a node, or at a move number of its main line. A node that is not read yet is gone to later.
    pub(super) fn show(&mut self, place: &GamePlace) {
        let &GamePlace { moves, node, region, shown_as, .. } = place;
        (self.region, self.shown_as, self.drawn_as) = (region, shown_as, shown_as);
        self.awaiting = node.filter(|_| self.is_awaited);
        let there = node.filter(|id| !self.is_awaited && id.index() < self.tree.len());
        self.go_to(there.unwrap_or_else(|| self.tree.main_line_node(moves)));
    }

    fn child_with(&self, play: Move) -> Option<NodeId> {
        self.tree.children(self.at).find(|&child| self.tree.node(child).play == Some(play))
    }

    fn add(&mut self, play: Move) {
        self.remember();
        let mut node = Node::default();
        node.play = Some(play);
        let id = self.tree.add(self.at, node);
        self.places = TreePlaces::from_tree(&self.tree);
        self.go_to(id);
    }

    fn moves_until(&self, depth: usize) -> usize {
        self.line[..=depth].iter().filter(|&&id| self.tree.node(id).play.is_some()).count()
    }

    /// Goes to any node. A node outside the line gets a new line: through it, and on along first children.
    pub(super) fn go_to(&mut self, id: NodeId) {
        match self.line.iter().position(|&known| known == id) {
            Some(depth) if self.line.last().is_some_and(|&leaf| self.tree.main_child(leaf).is_none()) => {
                self.depth = depth
            }
            _ => {
                self.line = self.tree.path_to(id);
                self.depth = self.line.len() - 1;
                let rest = std::iter::successors(self.tree.main_child(id), |&at| self.tree.main_child(at));
                self.line.extend(rest);
            }
        }
        self.settle();
    }

    fn walk_to(&mut self, depth: usize) {
        self.depth = depth;
        self.settle();
    }

    /// Brings node and position up to date with the line. As in [`GameTree::board_at`], moves replace stones.
    pub(super) fn settle(&mut self) {
        self.at = self.line[self.depth];
        self.board = Board::new(self.tree.size);
        self.prisoners = [0; 2];
        self.names = NameSet::default();
        for &id in &self.line[..=self.depth] {
            let node = self.tree.node(id);
            if !node.setup.is_empty() {
                self.board.apply_setup(&node.setup);
            }
            let Some(play) = node.play else { continue };
            match play.point() {
                None => self.board.pass(),
                Some(point) => {
                    if id == self.at {
                        self.names = ShapeNames::shipped().position(&self.board).names(play.color(), point);
                    }
                    if let Ok(played) = self.board.play_over(play.color(), point) {
                        let taker = if played.suicide { play.color().opponent() } else { play.color() };
                        self.prisoners[taker as usize] += played.captured;
                    }
                }
            }
        }
    }
}

pub(super) fn next_version() -> u64 {
    static LATEST_VERSION: AtomicU64 = AtomicU64::new(0);
    LATEST_VERSION.fetch_add(1, Ordering::Relaxed)
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::go::{BoardSize, GameInfo};

    fn game() -> Viewer {
        let moves: Vec<Move> = [(Color::Black, 2, 2), (Color::White, 6, 6), (Color::Black, 6, 2), (Color::White, 2, 6)]
            .map(|(color, x, y)| Move::play(color, Point::new(x, y)))
            .to_vec();
        let tree = GameTree::from_main_line(BoardSize::new(9).unwrap(), GameInfo::default(), &[], &moves);
        Viewer::new(tree, GameOrigin::Pasted, 2, None)
    }

    #[test]
    fn stepping_keeps_to_the_line_and_stops_at_its_ends() {
        let mut viewer = game();
        assert_eq!(viewer.move_number(), 2);
        viewer.navigate(Navigation::By(1));
        assert_eq!(viewer.describe(), "9×9, move 3 (B G7), White to play");
        viewer.navigate(Navigation::By(10));
        assert_eq!(viewer.move_number(), 4);
        viewer.navigate(Navigation::By(-99));
        assert_eq!((viewer.move_number(), viewer.board().stones().count()), (0, 0));
        viewer.navigate(Navigation::Move(3));
        assert_eq!(viewer.move_number(), 3);
    }

    #[test]
    fn a_click_tries_out_a_variation_and_going_back_and_forth_stays_in_it() {
        let mut viewer = game();
        viewer.play(Point::new(4, 4), None).unwrap();
        assert!(!viewer.on_main_line());
        viewer.navigate(Navigation::By(-2));
        viewer.navigate(Navigation::By(2));
        assert_eq!(viewer.board().get(Point::new(4, 4)), Some(Color::Black));
        viewer.navigate(Navigation::Variation(-1));
        assert!(viewer.on_main_line());
        assert_eq!(viewer.line_moves(), 4);
        viewer.navigate(Navigation::By(-1));
        viewer.play(Point::new(6, 2), None).unwrap();
        assert!(viewer.on_main_line(), "the record's own move is no variation");
        assert_eq!(viewer.play(Point::new(6, 2), None), Err(NotPlayed::Occupied));
    }

    #[test]
    fn edits_are_taken_back_and_done_again() {
        let mut viewer = game();
        viewer.play(Point::new(4, 4), None).unwrap();
        viewer.play(Point::new(4, 5), None).unwrap();
        assert_eq!(viewer.tree().len(), 7);
        viewer.navigate(Navigation::By(-1));
        viewer.delete();
        assert_eq!((viewer.tree().len(), viewer.move_number()), (5, 2), "both tries are gone");
        viewer.undo();
        assert_eq!((viewer.tree().len(), viewer.move_number()), (7, 3));
        viewer.undo();
        viewer.undo();
        assert_eq!((viewer.tree().len(), viewer.move_number(), viewer.can_undo()), (5, 2, false));
        viewer.redo();
        assert_eq!((viewer.move_number(), viewer.board().get(Point::new(4, 4))), (3, Some(Color::Black)));
        viewer.play(Point::new(0, 0), None).unwrap();
        assert!(!viewer.can_redo(), "another way was taken");
        viewer.navigate(Navigation::First);
        viewer.delete();
        assert_eq!(viewer.tree().len(), 7, "the beginning stays");
        for _ in 0..3 {
            viewer.undo();
        }
        viewer.navigate(Navigation::First);
        viewer.navigate(Navigation::By(1));
        viewer.delete();
        assert_eq!((viewer.tree().len(), viewer.line_moves()), (1, 0), "the record's own moves too");
    }

    #[test]
    fn the_move_that_was_played_last_has_its_name() {
        let mut viewer = game();
        assert_eq!(viewer.play(Point::new(6, 5), None), Ok(()));
        let names: Vec<&str> = viewer.move_names().map(|name| name.english.as_str()).collect();
        assert_eq!(names, ["Attachment"]);
        viewer.navigate(Navigation::First);
        assert_eq!(viewer.move_names().count(), 0);
    }

    #[test]
    fn captures_are_counted_and_a_ko_is_not_retaken() {
        let mut viewer =
            Viewer::new(GameTree::new(BoardSize::new(5).unwrap(), GameInfo::default()), GameOrigin::Pasted, 0, None);
        for (color, x, y) in [
            (Color::Black, 1, 0),
            (Color::White, 2, 0),
            (Color::Black, 0, 1),
            (Color::White, 3, 1),
            (Color::Black, 1, 2),
            (Color::White, 2, 2),
            (Color::Black, 2, 1),
            (Color::White, 1, 1),
        ] {
            viewer.play(Point::new(x, y), Some(color)).unwrap();
        }
        assert_eq!(viewer.prisoners(Color::White), 1);
        assert_eq!(viewer.play(Point::new(2, 1), Some(Color::Black)), Err(NotPlayed::Ko));
    }
}
