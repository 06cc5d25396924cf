//! Life and death: rules with outside conditions that no person wrote, and what they say of a group on a board; problems
//! (tsumego) and their solver.
//!
//! - [`rules`]: the rules and the checker.
//! - [`problem`]: a position as a problem: whose group, and how far the question reaches.
//! - [`solver`]: its answer. Questions are `asked` of a problem; `search` answers one by proof `numbers`, over `field`
//!   positions and a `table`; `settled` and the `rules_on_board` end it, `dame` names moves that it leaves out, `zones` tell
//!   what its results rest on; `climb` goes from narrow fields to wide ones, on two `lanes`, at the end each with one of the
//!   `halves` of the first moves; `earlier` questions lend their results; `choose` picks one of the moves that do as much.
//! - [`estimate`]: who is likely to win a position that is not searched yet; `training` learns it from those that were.
//! - [`patterns`]: what the moves that solve problems look like.
//! - [`explore`]: a solved problem walked through, move by move, with refutations.

mod around;
mod asked;
mod choose;
mod climb;
mod dame;
mod earlier;
pub mod estimate;
pub mod explore;
mod field;
mod goal;
mod halves;
mod known;
mod lanes;
mod numbers;
pub mod patterns;
pub mod problem;
pub mod rules;
mod rules_on_board;
mod search;
mod settled;
mod solution;
pub mod solver;
mod table;
mod training;
mod zones;

pub use field::Side;
pub use lanes::LANES;
