//! Rules with outside conditions: eyes and living shapes that no person wrote.
//!
//! A rule is a rectangle of stones in a corner, on a side or in the centre, and what must hold of the liberties outside
//! it. Black is the friend. *Won* rules hold though White moves first, *winning* ones when Black does.
//!
//! - [`frame`]: the rectangle. [`stones`]: what stands in it. [`conditions`]: what is asked outside. [`moves`].
//! - [`counter`]: how many rules there could be.
//! - [`generate()`]: those that hold, backwards from the goal.
//!
//! Source: Cazenave, "Generation of patterns with external conditions for the game of Go".

pub mod conditions;
pub mod counter;
pub mod frame;
mod generate;
mod minimal;
pub mod moves;
mod rule;
mod smaller;
pub mod stones;
mod table;
mod unmoves;

pub use generate::generate;
pub use rule::{Answer, Rule, RuleKind, RuleSet};
