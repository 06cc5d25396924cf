//! Rules with outside conditions: eyes, living shapes, connections and captures that no person wrote.
//!
//! A rule is a rectangle of stones in a corner, on a side or in the centre, and what must hold of the liberties outside
//! it. Black is the friend. *Won* rules hold though White moves first, *winning* ones when Black does.
//!
//! - [`frame`]: the rectangle. [`stones`]: what stands in it. [`conditions`]: what is asked outside. [`moves`].
//! - [`marks`]: goals that speak of certain strings and cells, connections and captures.
//! - [`RuleBook`]: sets of rules. [`text`]: rules as short texts.
//! - [`placement`]: a rectangle on a board. `outside`: the liberties around it. [`check()`]: what the rules say of a group.
//! - [`reading`]: groups that rules do not know, read out in an `arena` until they are plainly `held`.
//!
//! `katachi-lab` generates the rules.
//!
//! Source: Cazenave, "Generation of patterns with external conditions for the game of Go".

mod area;
mod arena;
mod book;
mod check;
mod checker;
pub mod conditions;
pub mod frame;
mod groups;
mod held;
mod leaves;
pub mod marks;
pub mod moves;
mod outside;
pub mod placement;
pub mod reading;
mod rule;
pub mod stones;
pub mod text;

pub use area::Area;
pub use book::RuleBook;
pub use check::{CheckError, GroupStatus, RuleMatch, RuleVerdict, check};
pub use checker::Checker;
pub use groups::{CaptureStatus, ConnectedGroup, Joined};
pub use outside::{Dependence, Met};
pub use rule::{Rule, RuleAnswer, RuleKind, RuleSet};
