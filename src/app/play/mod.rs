//! The Play workspace: what would be played here, guessing what was played, and a game against the patterns.
//!
//! [`Play`] holds it all; [`AppState::act_in_play`](super::AppState) carries out a [`PlayCommand`]. The three parts take
//! turns on one board: [`Mode`] says which. Suggestions follow the position of the open game, whatever changes it.

mod act;
mod act_contest;
mod act_guess;
mod cards;
pub mod contest;
pub mod engines;
pub mod guess;
mod guess_state;
pub mod line;
pub mod suggest;
pub mod summary;

use std::path::PathBuf;

pub use self::cards::Cards;
use self::contest::{Contest, ContestForm};
pub(super) use self::engines::EngineWork;
pub use self::engines::{ContextsState, Engine, Engines};
use self::guess::GuessForm;
pub use self::guess_state::Guess;
use self::suggest::Suggest;
use katachi_core::go::{BoardSize, Point};
use katachi_core::study::Moment;

/// What the board is there for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Mode {
    #[default]
    Suggest,
    Guess,
    Game,
}

impl Mode {
    pub const ALL: [Mode; 3] = [Mode::Suggest, Mode::Guess, Mode::Game];

    pub fn title(self) -> &'static str {
        match self {
            Mode::Suggest => "Suggest",
            Mode::Guess => "Guess the move",
            Mode::Game => "Play a game",
        }
    }

    pub fn tip(self) -> &'static str {
        match self {
            Mode::Suggest => "What strong players would do in this position, and why",
            Mode::Guess => "Find the moves of real games; what was missed comes back later",
            Mode::Game => "A game against the pattern player",
        }
    }
}

/// What a user can do in the workspace.
#[derive(Clone, Debug, PartialEq)]
pub enum PlayCommand {
    Turn(Mode),

    /// Looks at a candidate.
    Choose(usize),
    /// Plays a candidate on the open game's board.
    PlayCandidate(usize),
    /// The games with the context that spoke for a candidate, in the Find workspace.
    FindContext(usize),
    /// Counts the contexts of the loaded games, however many there are.
    CountContexts,
    /// Letters and heat on the board of the other workspaces too, or no longer.
    ToggleOnBoard,
    /// An empty board to try things out on.
    EmptyBoard(BoardSize),

    Guess(GuessCommand),
    Contest(ContestCommand),
}

/// What a user can do in a game against the pattern player.
#[derive(Clone, Debug, PartialEq)]
pub enum ContestCommand {
    Set(ContestForm),
    /// A new game, as the form says.
    Start,
    /// A stone; a pass when `None`.
    Play(Option<Point>),
    Resign,
    /// Back to the user's last decision.
    Undo,
    /// Whose playouts say the points would be.
    Estimate,
    /// A chain is dead that was alive, or the other way round.
    ToggleDead(Point),
    /// The count stands.
    Agree,
    CopySgf,
    AskForFile,
    Write(PathBuf),
    /// Looks at the game with suggestions.
    Open,
    /// Back to the form.
    Stop,
}

/// What a user can do while guessing.
#[derive(Clone, Debug, PartialEq)]
pub enum GuessCommand {
    Set(GuessForm),
    /// A new round of what the form says.
    Start,
    /// A round of the cards that are due.
    Review,
    /// A click on the board as it is shown.
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

pub struct Play {
    pub(super) mode: Mode,
    pub(super) engines: Engines,
    pub(super) suggest: Suggest,
    pub(super) guess: Guess,
    pub(super) contest_form: ContestForm,
    pub(super) contest: Option<Contest>,
    pub(super) clock: fn() -> Moment,
    pub(super) is_wanted: bool,
}

impl Default for Play {
    fn default() -> Play {
        Play {
            mode: Mode::default(),
            engines: Engines::default(),
            suggest: Suggest::default(),
            guess: Guess::default(),
            contest_form: ContestForm::default(),
            contest: None,
            clock: Moment::now,
            is_wanted: false,
        }
    }
}

impl Play {
    pub fn mode(&self) -> Mode {
        self.mode
    }

    pub fn engines(&self) -> &Engines {
        &self.engines
    }

    pub fn suggest(&self) -> &Suggest {
        &self.suggest
    }

    pub fn guess(&self) -> &Guess {
        &self.guess
    }

    pub fn contest_form(&self) -> &ContestForm {
        &self.contest_form
    }

    /// The game that is being played, or counted.
    pub fn contest(&self) -> Option<&Contest> {
        self.contest.as_ref()
    }

    pub fn now(&self) -> Moment {
        (self.clock)()
    }

    pub(super) fn is_busy(&self) -> bool {
        self.guess.is_choosing() || self.guess.cards.is_writing() || self.contest.as_ref().is_some_and(Contest::is_busy)
    }
}
