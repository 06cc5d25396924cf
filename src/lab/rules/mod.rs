//! Generates rules with outside conditions, backwards from the goal, and counts the possible ones.
//!
//! - [`generate()`]: the rules that hold. `unmoves` tells which patterns a move may come from, `minimal` finds the
//!   minimal conditions, `table` keeps the rules found, and `smaller` leaves out rules that follow from a smaller
//!   rectangle.
//! - [`small_rules`]: the rules of small sizes, as they come with the program.
//! - [`lost_rules`]: the rules of one book that another book doesn't have.
//! - [`counter`]: the number of possible rules.
//!
//! Source: Cazenave, "Generation of patterns with external conditions for the game of Go".

pub mod counter;
mod generate;
mod lost;
mod minimal;
mod small;
mod smaller;
mod table;
mod unmoves;

pub use generate::{Candidates, GenerationWork, Options, generate, generate_with};
pub use lost::{LostRule, lost_rules};
pub use small::{small_rules, small_sizes};
