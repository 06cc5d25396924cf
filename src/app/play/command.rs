//! Commands of the Play workspace.

use std::path::PathBuf;

use super::contest_form::ContestForm;
use super::guess_form::GuessForm;
use super::guess_position::GuessPosition;
use super::mode::Mode;
use crate::lab::{ContradictionCommand, ExperimentCommand};
use katachi_core::go::{BoardSize, Point};
use katachi_engines::predict::rings::word::RingShape;

/// Commands of the workspace.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayCommand {
    Turn(Mode),
    /// Does nothing. Replaces steps through the open game while it is not shown.
    Stay,

    /// Looks at a candidate.
    Choose(usize),
    /// Plays a candidate on the open game's board.
    PlayCandidate(usize),
    /// Shows in the Find workspace the games with the context that supports a candidate.
    FindContext(usize),
    /// Has the report of the open game made.
    Report,
    /// Counts the contexts of the loaded games, however many there are.
    CountContexts,
    /// Has the pattern database built with these rings.
    BuildRings(RingShape),
    /// Measures how often the pattern database knows the played move.
    TestRings,
    /// Switches letters and heat on the boards of the other workspaces on or off.
    ToggleOnBoard,
    /// An empty board to try things out on.
    EmptyBoard(BoardSize),

    Guess(GuessCommand),
    Contest(ContestCommand),
    Experiment(ExperimentCommand),
    Contradictions(ContradictionCommand),
}

/// Commands of a game against the pattern player.
#[derive(Clone, Debug, PartialEq)]
pub enum ContestCommand {
    Set(ContestForm),
    /// A new game, as the form says.
    Start,
    /// A click on the board: a stone or, while the score is counted, a chain that is dead or alive after all. A pass when
    /// `None`.
    Play(Option<Point>),
    Resign,
    /// Stops the clock or lets it run again.
    Pause(bool),
    /// Back to the user's last decision.
    Undo,
    /// Estimates the score by playouts.
    Estimate,
    /// Accepts the score.
    Agree,
    CopySgf,
    /// Writes the game as SGF.
    Save,
    /// Has the pattern database of the loaded library learn the game.
    Learn,
    /// Looks at the game with suggestions.
    Open,
    /// Plays from this file of mined shapes or templates.
    OpenList(PathBuf),
    /// Asks for such a file.
    AskForList,
    /// Goes back to the form. Asks first if the game would be lost.
    Stop,
    /// Leaves the game without asking.
    Leave(AfterGame),
    /// Saves the game, and leaves it once the file is written. Any other command of the game, but `Save`, takes this back.
    SaveAndLeave(AfterGame),
}

/// The place to which the user leaves a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AfterGame {
    Form,
    /// A new game, as the form says.
    NewGame,
}

/// Commands of guessing.
#[derive(Clone, Debug, PartialEq)]
pub enum GuessCommand {
    Set(GuessForm),
    /// A new round of what the form says.
    Start,
    /// A new round at these places, such as the hits of a search.
    StartAt(Vec<GuessPosition>),
    /// A round of the cards that are due.
    Review,
    /// A click on the board as it is shown: a try or, once the move is shown, the next position.
    Try(Point),
    /// Gives the position up.
    Reveal,
    Next,
    /// Ends the round.
    Stop,
    /// Takes the card of this position out, and goes on.
    Forget,
    /// Opens the game here.
    Open,
}
