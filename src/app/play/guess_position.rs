//! A position of a loaded game whose move is guessed.

use katachi_core::corpus::GameId;
use katachi_core::go::Point;
use katachi_core::pattern::Image;

/// A position that is to be asked, perhaps because its card is due.
#[derive(Clone, Debug, PartialEq)]
pub struct GuessPosition {
    pub game: GameId,
    /// Moves before it.
    pub moves: usize,
    /// The move that is asked instead of the game's, on the record's board.
    pub better: Option<Point>,
    /// How the board is turned.
    pub image: Image,
    pub is_review: bool,
}
