//! Commands of the Fuseki workspace.

use super::table_form::OpeningTableForm;
use crate::{Dataset, Navigation};
use katachi_core::go::Point;

/// Commands of the workspace.
#[derive(Clone, Debug, PartialEq)]
pub enum FusekiCommand {
    /// Switches to the user's or the professionals' games, at the same position.
    Ask(Dataset),
    /// Turns the comparison with the other games on or off.
    Compare(bool),
    /// Plays for the side to move; a pass when `None`.
    Play(Option<Point>),
    /// Goes to a step of the path; 0 is the empty board.
    GoTo(usize),
    /// A step along the openings, as the keys make it.
    Go(Navigation),
    /// Which openings the table lists.
    List(OpeningTableForm),
    /// Lists the openings whose names contain this text.
    FilterNames(String),
    /// Walks to the opening in this row of the shown table.
    Choose(usize),
    /// Looks for the position in the games, in the Find workspace.
    Find,
}
