//! Commands about the moves of a list that games contradict.

use std::path::PathBuf;

#[derive(Clone, Debug, PartialEq)]
pub enum ContradictionCommand {
    /// Asks for a file of patterns with moves.
    AskForList,
    /// Looks the moves of this file up in the open games.
    Open(PathBuf),
    /// Looks frequent shapes of professionals up in the open games.
    Example,
    /// Looks the moves of the same list up in the games that are open now.
    Again,
    Stop,
    /// Lists all patterns, or only those that are contradicted.
    ShowAll(bool),
    /// A row of the table.
    Select(usize),
    /// Moves the selection by this number of rows.
    Step(isize),
    /// Opens an example of the selected pattern, by its number.
    OpenExample(usize),
    /// Draws the selected pattern in the Find workspace.
    Find,
}
