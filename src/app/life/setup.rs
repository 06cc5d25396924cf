//! A position that the user sets up: stones, whose turn it is, and steps back.

use crate::trail::Trail;
use katachi_core::go::{Board, BoardSize, Color, Point};

/// The action of a click on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LifeTool {
    /// Marks the group to ask about.
    #[default]
    Mark,
    /// Sets stones of this colour, or removes the stone on the point.
    Stones(Color),
    /// Plays for the side to move.
    Play,
}

/// A position with its undo history.
#[derive(Clone, Debug)]
pub struct PositionEditor {
    now: SetupPosition,
    trail: Trail<SetupPosition>,
}

/// Stones and whose turn it is.
#[derive(Clone, Debug)]
pub struct SetupPosition {
    pub board: Board,
    pub to_move: Color,
}

impl Default for PositionEditor {
    fn default() -> Self {
        PositionEditor::new(Board::new(BoardSize::NINETEEN), Color::Black)
    }
}

impl PositionEditor {
    pub fn new(board: Board, to_move: Color) -> PositionEditor {
        PositionEditor { now: SetupPosition { board, to_move }, trail: Trail::default() }
    }

    pub fn board(&self) -> &Board {
        &self.now.board
    }

    pub fn to_move(&self) -> Color {
        self.now.to_move
    }

    pub fn can_undo(&self) -> bool {
        self.trail.can_go_back()
    }

    pub fn can_redo(&self) -> bool {
        self.trail.can_go_forward()
    }

    fn change(&mut self, now: SetupPosition) {
        self.trail.push(std::mem::replace(&mut self.now, now));
    }

    /// Another position, which can be taken back too.
    pub(super) fn replace(&mut self, board: Board, to_move: Color) {
        self.change(SetupPosition { board, to_move });
    }

    pub(super) fn set_to_move(&mut self, to_move: Color) {
        if to_move != self.now.to_move {
            self.change(SetupPosition { to_move, ..self.now.clone() });
        }
    }

    /// Sets a stone, or removes it if a stone of this colour is there.
    pub(super) fn set(&mut self, point: Point, color: Color) {
        let mut now = self.now.clone();
        let stone = (now.board.get(point) != Some(color)).then_some(color);
        // Build the board anew to forget a ko: this is a position, not a game.
        let mut board = Board::new(now.board.size());
        board.set_up(now.board.stones().map(|(at, own)| (at, Some(own))));
        board.set_up([(point, stone)]);
        now.board = board;
        self.change(now);
    }

    pub(super) fn clear(&mut self, size: BoardSize) {
        self.replace(Board::new(size), self.now.to_move);
    }

    pub(super) fn undo(&mut self) {
        self.trail.back(&mut self.now);
    }

    pub(super) fn redo(&mut self) {
        self.trail.forward(&mut self.now);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_set_can_be_taken_back_and_set_again() {
        let mut setup = PositionEditor::default();
        let point = Point::new(2, 3);
        setup.set(point, Color::White);
        assert_eq!(setup.board().get(point), Some(Color::White));
        setup.set(point, Color::Black);
        assert_eq!(setup.board().get(point), Some(Color::Black));
        setup.set(point, Color::Black);
        assert!(setup.board().is_empty(point), "a second click takes the stone away");
        setup.undo();
        setup.undo();
        assert_eq!(setup.board().get(point), Some(Color::White));
        setup.redo();
        assert_eq!(setup.board().get(point), Some(Color::Black));
        setup.set_to_move(Color::White);
        assert!(!setup.can_redo());
        setup.undo();
        assert_eq!(setup.to_move(), Color::Black);
    }
}
