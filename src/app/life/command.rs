//! Commands of the Life workspace.

use std::path::PathBuf;

use super::browser::{RuleColumn, RuleFilter};
use super::problem_filter::{ProblemColumn, ProblemFilter};
use super::setup::LifeTool;
use super::view::LifeView;
use crate::{BoardRegion, Navigation, WindowPrompt};
use katachi_core::find::Query;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_engines::tsumego::ProblemSide;
use katachi_engines::tsumego::rules::WhitePass;
use katachi_engines::tsumego::rules::frame::{RuleFrame, RuleGoal};

/// The source of the shape to look for in problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProblemShapeSource {
    /// The lit region of the position, or all of it.
    Region,
    /// The drawing of the Find workspace.
    Drawing,
}

#[derive(Clone, Debug, PartialEq)]
pub enum LifeCommand {
    Show(LifeView),
    /// Asks which file or folder to open.
    AskFor(WindowPrompt),

    /// Lists the rules that pass.
    FilterRules(RuleFilter),
    SortRules(RuleColumn),
    /// A row of the list.
    SelectRule(usize),
    /// The next or previous rule of the list.
    NextRule(i32),
    /// Shows a line of the rule to its end, or the rule itself.
    ShowLine(Option<usize>),
    /// The rule that the shown line leads to.
    Onward,
    /// Looks for the rule's stones in the games, in the Find workspace.
    FindRule,
    /// Counts the stones of the listed rules in the games.
    CountRules,
    /// Counts the groups with two eyes that the rules help to recognise, in the games.
    CountGroups,
    /// Makes the rules of a rectangle, with or without threats. `pass`: when White may pass.
    Generate {
        goal: RuleGoal,
        frame: RuleFrame,
        threats: bool,
        pass: WhitePass,
    },
    /// Adds the rules of a file.
    OpenRules(PathBuf),
    /// Writes all rules of the book.
    SaveRules,

    /// Reads problems of files, folders and archives, in place of those that are there.
    OpenProblems(Vec<PathBuf>),
    /// Problems of a text.
    PasteProblems(String),
    SampleProblems,
    FilterProblems(ProblemFilter),
    /// A click on the head of a column of problems.
    SortProblems(ProblemColumn),
    /// A row of the list.
    SelectProblem(usize),
    /// Opens the problem in this row, and has it solved.
    SolveProblem(usize),
    /// The next or previous problem of the list.
    NextProblem(i32),
    /// The problem that is due, or one that was never tried.
    Practise,
    /// Lists the problems that show the region of the board, or the drawing of the Find workspace.
    FindProblems(ProblemShapeSource),
    /// Lists the problems that show the drawing of the Find workspace, as this query.
    FindShown(Box<Query>),
    /// Shows the typical moves of a width, 3 or 5, and counts the open problems that begin with them.
    ShowTypical(usize),
    /// Lists the problems whose first move is the typical move with this number, from 0, of the side.
    FindTypical {
        side: ProblemSide,
        at: usize,
    },
    AnyShape,
    /// Looks for the position in the games, in the Find workspace: the problem or its lit region, or the marked group and
    /// what touches it.
    FindInGames,
    /// Lights a part of the position.
    SelectRegion(Option<BoardRegion>),

    /// Looks for the solution and shows it.
    Solve,
    StopSolving,
    /// Sets the solver's time limit, in seconds of processor time.
    SetTime(u64),
    /// Back to the position, for another attempt.
    Restart,
    /// Plays a move without judging it. `None` is a pass.
    Follow(Option<Point>),
    /// Goes to the position after a number of moves.
    GoTo(usize),
    /// A step through the lines of a rule, or of the problem.
    Go(Navigation),
    /// The position of the open game, as the user's own.
    TakePosition,
    /// Has the solver read the marked group, in Tsumego.
    AskSolver,

    /// Checks the position that is set up (`true`) or the open game's (`false`).
    OwnPosition(bool),
    Use(LifeTool),
    /// A click on the board. The tool decides its effect; with a colour, it sets a stone.
    Click {
        point: Point,
        color: Option<Color>,
    },
    /// The group that is asked about.
    Mark(Option<Point>),
    ToMove(Color),
    /// An empty board.
    Clear(BoardSize),
    Undo,
    Redo,
    /// Selects a rule that holds for the group, by its place in the list.
    SelectHeld(usize),
    /// Shows a rule that holds for the group in the rule book.
    ShowHeld(usize),
}
