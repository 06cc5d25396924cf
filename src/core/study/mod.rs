//! Spaced repetition: what was missed is asked again, each time after a longer while.
//!
//! A [`Deck`] has a [`Card`] for every [`CardQuestion`] that was ever graded. When a card is due is found by FSRS (the free
//! spaced repetition scheduler, in the crate `rs-fsrs`): from what was answered and when, it estimates how long this
//! question is remembered, and asks again when the chance to know it still has fallen to nine in ten. Nothing is random,
//! and nobody looks at a clock here: the same answers at the same [`Moment`]s give the same deck on every machine.
//!
//! Only the answers are written to disk; what FSRS makes of them is worked out again when they are read, so the two can
//! never disagree, and a better scheduler needs no other file.

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
pub use practice::{LATELY, Practice};
pub use rating::{ProblemRating, rating_of_problem};
