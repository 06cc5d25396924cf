//! The filter of the list of problems.

use katachi_core::go::Color;
use katachi_language::text;

/// Which problems are listed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProblemChoice {
    #[default]
    All,
    New,
    Failed,
    Solved,
    Due,
}

impl ProblemChoice {
    pub const ALL: [ProblemChoice; 5] =
        [ProblemChoice::All, ProblemChoice::New, ProblemChoice::Failed, ProblemChoice::Solved, ProblemChoice::Due];

    pub fn title(self) -> &'static str {
        match self {
            ProblemChoice::All => text!("general-all"),
            ProblemChoice::New => text!("life-known-new"),
            ProblemChoice::Failed => text!("life-known-failed"),
            ProblemChoice::Solved => text!("life-known-solved"),
            ProblemChoice::Due => text!("life-known-due"),
        }
    }
}

/// A column of the list of problems.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ProblemColumn {
    /// The problem's number in its files, from 1.
    #[default]
    Number,
    Name,
    ToPlay,
    /// Not tried, failed or solved.
    Status,
    /// The file and the game that it comes from.
    Origin,
}

impl ProblemColumn {
    pub const ALL: [ProblemColumn; 5] = [
        ProblemColumn::Number,
        ProblemColumn::Name,
        ProblemColumn::ToPlay,
        ProblemColumn::Status,
        ProblemColumn::Origin,
    ];

    pub fn title(self) -> &'static str {
        match self {
            ProblemColumn::Number => text!("life-column-problem"),
            ProblemColumn::Name => text!("life-column-name"),
            ProblemColumn::ToPlay => text!("life-column-to-play"),
            ProblemColumn::Status => text!("life-column-state"),
            ProblemColumn::Origin => text!("life-column-origin"),
        }
    }

    /// The head of the column in copies and files, the same in every language.
    pub fn key(self) -> &'static str {
        match self {
            ProblemColumn::Number => "Number",
            ProblemColumn::Name => "Name",
            ProblemColumn::ToPlay => "To play",
            ProblemColumn::Status => "State",
            ProblemColumn::Origin => "From",
        }
    }
}

/// A filter of problems, by name and by the state of their cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProblemFilter {
    pub text: String,
    pub wanted: ProblemChoice,
    pub to_move: Option<Color>,
}
