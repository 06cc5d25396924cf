//! Commands of the Joseki workspace.

use std::path::PathBuf;

use super::choices::{CollocationOrder, Direction, ExplorerChoice};
use super::form::{CornerForm, ShapesForm};
use crate::Dataset;
use crate::find::drawing::Drawing;
use katachi_core::go::Point;
use katachi_core::pattern::Pattern;

#[derive(Clone, Debug, PartialEq)]
pub enum JosekiCommand {
    Show(ExplorerChoice),
    /// Shows the figures of the loaded games or of the professionals.
    Ask(Dataset),

    /// Switches on or off whether the moves of the corner tree are compared with the other games.
    Compare(bool),

    SetShapesForm(ShapesForm),
    SetCornerForm(CornerForm),
    /// Counts what the form asks for.
    CountShapes,
    CountCorners,
    Open(PathBuf),
    /// Opens a dictionary of joseki: a record with variations, whose comments are shown on its positions.
    OpenDictionary(PathBuf),
    AskForDictionary,
    CloseDictionary,
    /// Asks which file to open.
    AskForFile,
    SaveCollocations,
    SaveCorners,

    /// The empty pattern, or the empty corner.
    StartEmpty,
    /// A pattern around a move, its mover Black.
    StartPattern(Pattern),
    /// Starts at the last move of the open game. The corner tree starts at the corner nearest to it.
    StartFromGame,
    /// The drawing of the Find workspace and the first move that is numbered in it.
    StartFromDrawing,
    /// As [`JosekiCommand::StartFromDrawing`], with this drawing.
    StartDrawing(Box<Drawing>),
    /// Walks along a line that has a name, by its number in the table of names.
    WalkLine(usize),
    /// The shape that is selected in the Shapes workspace.
    StartFromShape,

    Reverse,
    Look(Direction),
    Sort(CollocationOrder),
    /// Shows or hides rare pairs beside frequent ones.
    ShowRare(bool),
    Choose(usize),
    /// The next or previous row; in the corner tree, the next or previous move at the position before.
    Beside(i32),
    /// Steps into a row of the table.
    StepRow(usize),
    /// Steps to a lettered point.
    StepAt(Point),
    /// Steps into the chosen row.
    StepChosen,
    /// Steps on: into the chosen row; in the corner tree, into the most frequent move.
    Onward,
    /// The position before, in the order of play.
    Upward,
    /// Goes back to the previously visited place.
    Back,
    Forward,
    Home,
    /// Follows the most likely line to its end, or for a limited number of steps.
    Follow,
    SetFollow(usize),
    /// An element of the path.
    GoTo(usize),
    /// Goes to a node of the drawn tree: a number of moves back, then along these.
    GoAlong {
        moves_back: usize,
        edges: Vec<usize>,
    },
    /// Shows the year curve of the position again, instead of a continuation's.
    PositionYears,

    /// Keeps the path.
    Mark,
    Unmark(usize),
    ShowMarked(usize),
    CopySgf,
    /// Writes the marked paths as SGF, or the current path if none is marked.
    SavePaths,

    /// Makes the current board a question in the Find workspace.
    Find,
    /// Makes only the current pattern a question in the Find workspace.
    FindWindow,
    /// Opens the game that the chosen pair was first seen in.
    OpenExample,
}
