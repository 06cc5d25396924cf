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

/// A filter of problems, by name and by the state of their cards.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProblemFilter {
    pub text: String,
    pub wanted: ProblemChoice,
    pub to_move: Option<Color>,
}
