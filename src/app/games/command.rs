//! Commands of the list of games.

use super::columns::SortBy;
use super::report_list::ReportList;
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
    /// Undoes the last change of tags, for the games that it changed.
    UndoTagging,
    /// The next or previous game of the list.
    NextGame(i32),
    /// Selects a game, and opens it some way on, where it says something, unless it is open.
    PreviewGame(GameId),
    /// Selects the game this number of rows further down.
    StepGame(isize),
    /// Opens the selected game at its start.
    OpenSelected,
    /// Shows the load report: the list that was chosen, or the first that is not empty.
    OpenReport,
    /// Shows a list of the load report.
    ShowReport(ReportList),
    /// Opens what a row of the load report counts: its game, or the list of its games.
    OpenReported {
        list: ReportList,
        row: usize,
    },
}
