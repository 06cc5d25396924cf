//! Katachi's laboratory: code that reproduces the papers, and code that makes the files that come with the program.
//!
//! It stands above the engines. A user who looks for shapes, plays or solves problems needs none of it.
//!
//! - [`predict`]: training and measuring the model that ranks moves.
//! - [`rules`]: generating rules of eyes, life, connections and captures, and counting how many there could be.
//! - [`digest`]: the figures of a library without its games, as they come with the program.
//! - [`estimate`]: learning who is likely to win a position of a problem.
//! - [`kmp`]: the search by rows of the literature, to be compared with the index.
//! - [`montecarlo`]: plain UCT with a choice of playouts: uniform, MoGo's, and by the frequency of mined patterns.
//! - [`matches`]: two players, many games, and the table of what patterns are worth in playouts.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod digest;
pub mod estimate;
pub mod kmp;
pub mod matches;
pub mod montecarlo;
pub mod predict;
pub mod rules;
mod sentences;

#[cfg(test)]
#[path = "../../tests/support/sweep.rs"]
#[allow(dead_code, reason = "only some of it is used here")]
mod sweep;
