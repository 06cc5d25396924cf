//! Generating rules with outside conditions, backwards from the goal, and counting how many there could be.
//!
//! - [`generate()`]: the rules that hold. `unmoves` tells which patterns a move may come from, `minimal` finds the least
//!   conditions, `table` keeps what is found, and `smaller` leaves out what a smaller rectangle tells.
//! - [`small_rules`]: the rules of small sizes, as they come with the program.
//! - [`counter`]: how many rules there could be.
//!
//! Source: Cazenave, "Generation of patterns with external conditions for the game of Go".

pub mod counter;
mod generate;
mod minimal;
mod small;
mod smaller;
mod table;
mod unmoves;

pub use generate::{Candidates, GenerationWork, Options, generate, generate_with};
pub use small::{small_rules, small_sizes};
