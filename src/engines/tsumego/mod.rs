//! Life and death: rules with outside conditions that no person wrote, and what they say of a group on a board; problems
//! (tsumego) and their solver.
//!
//! - [`rules`]: the rules and the checker.
//! - [`problem`]: a position as a problem: whose group, and how far the question reaches.
//! - [`solver`]: its answer. A `field_query` asks whether a `goal` is reached on one `field`; `search` answers it by proof
//!   `numbers` over a `table`. `settled` and the `rules_on_board` end it, `dame` names moves that it leaves out, `zones`
//!   tell what its results rest on. `widen` goes from narrow fields to wide ones on two `lanes`, and keeps what is `known`
//!   of each; a field left alone is shared out by a `root_split`. `earlier` queries lend their results. `choose` picks one
//!   of the moves that do as much; the `solution` says what was found.
//! - [`estimate`]: who is likely to win a position that is not searched yet; `katachi-lab` learns it from the [`samples`]
//!   that were.
//! - [`patterns`]: what the moves that solve problems look like.
//! - [`explore`]: a solved problem walked through, move by move, with refutations.

mod around;
mod choose;
mod dame;
mod earlier;
pub mod estimate;
pub mod explore;
mod field;
mod field_query;
mod goal;
mod known;
mod lanes;
mod numbers;
pub mod patterns;
pub mod problem;
mod root_split;
pub mod rules;
mod rules_on_board;
pub mod samples;
mod search;
mod settled;
mod solution;
pub mod solver;
mod table;
mod widen;
mod zones;

pub use field::ProblemSide;
pub use lanes::LANES;

/// The parts of positions and estimates, for `katachi-lab`, which learns estimates.
pub mod parts {
    pub use super::estimate::{HIDDEN, MOST_OF_A_UNIT, ProofNumberGuess, Row};
    pub use super::field::{Bits, Field, FieldPosition};
}
