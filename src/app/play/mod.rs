//! The Play workspace: suggestions, Guess the move, and games against the pattern player.
//!
//! One part is shown at a time, by [`Mode`]. Suggestions follow the position of the open game, whatever changes it.

mod act;
mod act_contest;
mod act_guess;
mod act_learn;
mod act_rings;
mod cards;
pub mod clock;
mod command;
pub mod contest;
pub mod contest_form;
pub mod engines;
pub mod guess;
mod guess_form;
mod guess_position;
mod guess_state;
mod kept;
pub mod line;
mod mode;
mod report;
mod resume;
pub mod suggest;
pub mod summary;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use self::act_learn::Lesson;
pub use self::cards::GuessCards;
pub use self::command::{AfterGame, ContestCommand, GuessCommand, PlayCommand};
use self::contest::Contest;
use self::contest_form::{ContestForm, KeptContest};
use self::engines::Surroundings;
pub use self::engines::{ContextsState, Engines, RankingEngine, RingPattern, ShapeList};
pub use self::guess_state::GuessState;
pub use self::kept::KeptPlay;
pub use self::mode::Mode;
use self::report::Reported;
use self::suggest::Suggest;
use crate::lab::{Contradictions, Experiment, RingAccuracy};
use crate::tasks::Awaited;
use katachi_core::progress::ProgressReport;
use katachi_core::study::Moment;
use katachi_engines::predict::rings::Rings;
use katachi_engines::predict::{Matcher, Model};

pub struct Play {
    mode: Mode,
    engines: Engines,
    unpacking: Awaited<Arc<Model>>,
    /// The pattern matcher of the professional shapes.
    matching: Awaited<Arc<Matcher>>,
    /// A file of shapes.
    opening_list: Awaited<ShapeList>,
    /// The contexts and rings of the games that are loaded.
    counting: Awaited<Option<Surroundings>>,
    learning: Awaited<Lesson>,
    /// The pattern database with other rings.
    building_rings: Awaited<Arc<Rings>>,
    testing_rings: Awaited<RingAccuracy>,
    /// Whether the user asked to count contexts however many games there are.
    counts_all: bool,
    suggest: Suggest,
    reporting: Awaited<Arc<Reported>>,
    guess: GuessState,
    contest_form: ContestForm,
    contest: Option<Contest>,
    experiment: Experiment,
    contradictions: Contradictions,
    /// The clock; tests set it.
    pub(super) clock: fn() -> Moment,
    is_wanted: bool,
}

impl Default for Play {
    fn default() -> Play {
        Play {
            mode: Mode::default(),
            engines: Engines::default(),
            unpacking: Awaited::default(),
            matching: Awaited::default(),
            opening_list: Awaited::default(),
            counting: Awaited::default(),
            learning: Awaited::default(),
            building_rings: Awaited::default(),
            testing_rings: Awaited::default(),
            counts_all: false,
            suggest: Suggest::default(),
            reporting: Awaited::default(),
            guess: GuessState::default(),
            contest_form: ContestForm::default(),
            contest: None,
            experiment: Experiment::default(),
            contradictions: Contradictions::default(),
            clock: Moment::now,
            is_wanted: false,
        }
    }
}

impl Play {
    /// The workspace with the last settings for games against the pattern player.
    pub fn with_game(kept: Option<&KeptContest>) -> Play {
        Play { contest_form: kept.map(KeptContest::form).unwrap_or_default(), ..Play::default() }
    }

    pub fn mode(&self) -> Mode {
        self.mode
    }

    pub fn engines(&self) -> &Engines {
        &self.engines
    }

    /// How far the counting of contexts is, while it runs.
    pub fn counting(&self) -> Option<ProgressReport> {
        self.counting.progress()
    }

    pub fn suggest(&self) -> &Suggest {
        &self.suggest
    }

    pub fn guess(&self) -> &GuessState {
        &self.guess
    }

    pub fn contest_form(&self) -> &ContestForm {
        &self.contest_form
    }

    /// The game that is being played, or counted.
    pub fn contest(&self) -> Option<&Contest> {
        self.contest.as_ref()
    }

    /// The experiment about patterns in playouts.
    pub fn experiment(&self) -> &Experiment {
        &self.experiment
    }

    /// The moves of a list that the open games contradict.
    pub fn contradictions(&self) -> &Contradictions {
        &self.contradictions
    }

    pub fn now(&self) -> Moment {
        (self.clock)()
    }
}
