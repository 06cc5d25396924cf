//! Spaced repetition: missed questions are asked again, after longer and longer times.
//!
//! A [`Deck`] has a [`Card`] for every [`CardQuestion`] that was ever graded. FSRS (the free spaced repetition
//! scheduler, in the crate `rs-fsrs`) finds when a card is due. It estimates from the answers and their times how long
//! the question is remembered, and asks again when the chance to know it has fallen to nine in ten. Nothing is random,
//! and nothing here reads a clock: the same answers at the same [`Moment`]s give the same deck on every machine.
//!
//! Only the answers are written to disk. The results of FSRS are computed again when the answers are read, so the two
//! can never disagree, and a better scheduler needs no other file.

mod card;
mod deck;
mod file;
mod moment;
mod practice;
mod rating;

pub use card::{Card, CardQuestion, CardQuestionKind, Grade, Review};
pub use deck::Deck;
pub use file::{DeckDamage, StudyError};
pub use moment::Moment;
pub use practice::{Practice, RECENT_REVIEWS};
pub use rating::{ProblemRating, rating_of_problem};
