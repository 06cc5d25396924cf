//! Commands of the pane of costly shapes.

use katachi_core::pattern::Window;

#[derive(Clone, Debug, PartialEq)]
pub enum CostlyShapesCommand {
    /// Shows the pane, in the Library workspace.
    Open,
    /// Reads new evaluations, and counts again if the pane was shown.
    CountAnew,
    /// Shows the moves of this player, or everybody's if `None`.
    Of(Option<String>),
    Window(Window),
    /// A row of the table.
    Select(usize),
    /// Moves the selection by this number of rows.
    Step(isize),
    /// Selects a row and opens its first example.
    OpenRow(usize),
    /// Opens an example of the selected shape, by its number, before the move is played.
    OpenExample(usize),
    /// Below the table stand months, or years, instead of games.
    ShowPeriods(bool),
    /// Looks for the selected shape in the Find workspace, in the player's games.
    Find,
    /// Asks in the Play workspace for better moves where the costly shapes were played. Missed answers become cards.
    Practise,
    /// Saves the same positions as pages to be printed, with their answers.
    Workbook,
}
