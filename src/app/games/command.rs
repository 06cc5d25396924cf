//! Commands of the list of games.

use super::columns::SortBy;
use katachi_core::corpus::GameId;

/// Commands of the list of games.
#[derive(Clone, Debug, PartialEq)]
pub enum LibraryCommand {
    /// See [`katachi_core::find::filter`] for the language.
    Filter(String),
    Sort(SortBy),
    Tag {
        tag: String,
        games: Vec<GameId>,
    },
    Untag {
        tag: String,
        games: Vec<GameId>,
    },
    /// The next or previous game of the list.
    NextGame(i32),
    /// Opens a game some way on, where it says something, unless it is open.
    PreviewGame(GameId),
}
