//! Edits of the open game: moves, stones, marks, comments and details, each taken back and done again.

use super::pen::Pen;
use super::trail::{Trail, TrailStep};
use super::tree_places::TreePlaces;
use super::viewer::{Viewer, next_version};
use katachi_core::go::{Board, Color, GameInfo, GameTree, Mark, MarkKind, Node, NodeId, Point, SetupStone};

impl Viewer {
    /// Takes the current node out of the tree, with all that follows it; the root stays.
    pub(super) fn delete(&mut self) {
        let parent = self.tree.parent(self.at);
        let Some((tree, place)) = self.tree.without(self.at) else { return };
        self.remember();
        self.tree = tree;
        self.rebuilt(parent.and_then(place).unwrap_or(NodeId::ROOT));
    }

    /// Sets the comment of the current position.
    pub(super) fn comment(&mut self, text: String) {
        self.change();
        self.tree.node_mut(self.at).comment = text;
    }

    pub fn can_undo(&self) -> bool {
        self.edits.can_go_back()
    }

    pub fn can_redo(&self) -> bool {
        self.edits.can_go_forward()
    }

    pub(super) fn undo(&mut self) {
        self.travel(Trail::back);
    }

    pub(super) fn redo(&mut self) {
        self.travel(Trail::forward);
    }

    fn travel(&mut self, step: TrailStep<(GameTree, NodeId)>) {
        let none = GameTree::new(self.tree.size, GameInfo::default());
        let mut place = (std::mem::replace(&mut self.tree, none), self.at);
        let went = step(&mut self.edits, &mut place);
        self.tree = place.0;
        if went {
            self.rebuilt(place.1);
        }
    }

    /// Forgets the undo history.
    pub(super) fn forget_edits(&mut self) {
        self.edits = Viewer::no_edits();
    }

    /// Keeps the tree for undo. Call it before each edit.
    pub(super) fn remember(&mut self) {
        self.change();
        self.edits.push((self.tree.clone(), self.at));
    }

    fn change(&mut self) {
        (self.edited, self.version) = (true, next_version());
    }

    /// Another tree is shown, at this node.
    fn rebuilt(&mut self, at: NodeId) {
        self.change();
        self.places = TreePlaces::from_tree(&self.tree);
        self.line.clear();
        self.go_to(at);
    }

    /// The line that is walked becomes the main line.
    pub(super) fn make_main_line(&mut self) {
        if self.on_main_line() {
            return;
        }
        self.remember();
        self.tree.make_main_line(self.at);
        self.rebuilt(self.at);
    }

    /// Sets players, date and place; the file stays as it is.
    pub(super) fn set_info(&mut self, info: GameInfo) {
        if info != self.tree.info {
            self.remember();
            self.tree.info = info;
        }
    }

    /// Draws on a point of the current position. The same pen on the same point removes the drawing.
    pub(super) fn draw(&mut self, point: Point, pen: Pen) {
        match pen {
            Pen::Stone(color) => {
                let there = self.board.get(point);
                self.set_stone(point, if there == Some(color) { None } else { Some(color) });
            }
            Pen::Eraser => {
                let is_marked = self.node().marks.iter().any(|mark| mark.point == point);
                if is_marked {
                    self.remember();
                    self.tree.node_mut(self.at).marks.retain(|mark| mark.point != point);
                } else if !self.board.is_empty(point) {
                    self.set_stone(point, None);
                }
            }
            Pen::Triangle => self.toggle_mark(point, MarkKind::Triangle),
            Pen::Square => self.toggle_mark(point, MarkKind::Square),
            Pen::Circle => self.toggle_mark(point, MarkKind::Circle),
            Pen::Cross => self.toggle_mark(point, MarkKind::Cross),
            Pen::Letter => self.toggle_label(point, ('A'..='Z').chain('a'..='z').map(String::from)),
            Pen::Number => self.toggle_label(point, (1..1000).map(|number: u32| number.to_string())),
        }
    }

    /// Sets or removes a stone. If the current node has a move, the stone goes into a new node after it.
    fn set_stone(&mut self, point: Point, wanted: Option<Color>) {
        self.remember();
        if self.node().play.is_some() {
            let id = self.tree.add(self.at, Node::default());
            self.rebuilt(id);
        }
        let before = self.tree.parent(self.at).map_or(Board::new(self.tree.size), |parent| self.tree.board_at(parent));
        let setup = &mut self.tree.node_mut(self.at).setup;
        setup.retain(|stone| stone.point != point);
        if before.get(point) != wanted {
            setup.push(SetupStone { before_move: 0, point, cell: wanted });
        }
        self.settle();
    }

    fn toggle_mark(&mut self, point: Point, kind: MarkKind) {
        self.remember();
        let marks = &mut self.tree.node_mut(self.at).marks;
        let mark = Mark { point, kind };
        let was_there = marks.contains(&mark);
        marks.retain(|known| known.point != point);
        if !was_there {
            marks.push(mark);
        }
    }

    fn toggle_label(&mut self, point: Point, mut labels: impl Iterator<Item = String>) {
        let marks = &self.node().marks;
        let here = marks.iter().find(|mark| mark.point == point && matches!(mark.kind, MarkKind::Label(_)));
        let kind = match here {
            Some(mark) => Some(mark.kind.clone()),
            None => {
                let is_taken = |label: &String| marks.iter().any(|mark| mark.kind == MarkKind::Label(label.clone()));
                labels.find(|label| !is_taken(label)).map(MarkKind::Label)
            }
        };
        if let Some(kind) = kind {
            self.toggle_mark(point, kind);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::viewer::GameOrigin;
    use crate::{Navigation, Tool};
    use katachi_core::corpus::sgf::{read_tree, to_sgf};
    use katachi_core::go::BoardSize;

    fn empty() -> Viewer {
        let tree = GameTree::new(BoardSize::new(9).unwrap(), GameInfo::default());
        Viewer::new(tree, GameOrigin::Pasted, 0, None)
    }

    #[test]
    fn stones_are_set_at_the_beginning_and_after_a_move_in_a_node_of_their_own() {
        let (mut viewer, at) = (empty(), |x, y| Point::new(x, y));
        viewer.draw(at(2, 2), Pen::Stone(Color::Black));
        viewer.draw(at(3, 2), Pen::Stone(Color::White));
        assert_eq!(viewer.tree().len(), 1, "the beginning has no move");
        viewer.play(at(6, 6), Some(Color::Black)).unwrap();
        viewer.draw(at(2, 2), Pen::Stone(Color::Black));
        assert_eq!((viewer.tree().len(), viewer.board().get(at(2, 2))), (3, None), "a second click takes it");
        viewer.draw(at(2, 2), Pen::Stone(Color::White));
        viewer.draw(at(3, 2), Pen::Eraser);
        viewer.draw(at(5, 5), Pen::Stone(Color::White));
        viewer.draw(at(5, 5), Pen::Stone(Color::White));
        assert_eq!(viewer.tree().len(), 3, "one node for all of them");
        assert_eq!(viewer.node().setup.len(), 2, "what is as before is not set");
        // The written game reads back as the same.
        let read = read_tree(to_sgf(viewer.tree()).as_bytes(), 0).unwrap();
        let last = read.main_line_node(99);
        let last = read.main_child(last).unwrap_or(last);
        let stones = |board: &Board| board.stones().collect::<Vec<_>>();
        assert_eq!(stones(&read.board_at(last)), stones(viewer.board()));
        for _ in 0..7 {
            viewer.undo();
        }
        assert_eq!((viewer.tree().len(), viewer.board().stones().count()), (1, 1));
        viewer.undo();
        assert!(viewer.board().stones().next().is_none() && !viewer.can_undo());
    }

    #[test]
    fn marks_come_and_go_and_letters_and_numbers_count_on() {
        let (mut viewer, at) = (empty(), |x| Point::new(x, 4));
        let labels = |viewer: &Viewer| -> Vec<String> {
            let text = |mark: &Mark| match &mark.kind {
                MarkKind::Label(text) => Some(text.clone()),
                _ => None,
            };
            viewer.node().marks.iter().filter_map(text).collect()
        };
        for x in 0..3 {
            viewer.draw(at(x), Pen::Letter);
        }
        viewer.draw(at(1), Pen::Letter);
        viewer.draw(at(5), Pen::Number);
        assert_eq!(labels(&viewer), ["A", "C", "1"]);
        viewer.draw(at(6), Pen::Letter);
        assert_eq!(labels(&viewer), ["A", "C", "1", "B"]);
        viewer.draw(at(0), Pen::Triangle);
        viewer.draw(at(7), Pen::Cross);
        viewer.draw(at(7), Pen::Cross);
        assert_eq!((labels(&viewer).len(), viewer.node().marks.len()), (3, 4), "one mark a point");
        viewer.draw(at(0), Pen::Eraser);
        assert_eq!(viewer.node().marks.len(), 3);
        viewer.undo();
        assert_eq!(viewer.node().marks.len(), 4);
        viewer.use_tool(Tool::Edit(Pen::Eraser));
        assert_eq!(viewer.tool(), Tool::Edit(Pen::Eraser));
    }

    #[test]
    fn a_variation_becomes_the_main_line_and_details_are_changed() {
        let (mut viewer, at) = (empty(), |x| Point::new(x, 4));
        for x in [2, 3] {
            viewer.play(at(x), None).unwrap();
        }
        viewer.navigate(Navigation::By(-1));
        viewer.play(at(6), None).unwrap();
        assert!(!viewer.on_main_line());
        viewer.make_main_line();
        assert!(viewer.on_main_line());
        assert_eq!(viewer.tree().board_at(viewer.tree().main_line_node(2)).get(at(6)), Some(Color::White));
        viewer.set_info(GameInfo { black: "Me".into(), komi: Some(6.5), ..GameInfo::default() });
        viewer.undo();
        assert_eq!(viewer.tree().info, GameInfo::default());
        viewer.redo();
        assert_eq!(viewer.tree().info.black, "Me");
        viewer.undo();
        viewer.undo();
        assert!(!viewer.on_main_line());
    }
}
