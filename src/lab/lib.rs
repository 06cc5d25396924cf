//! Katachi's laboratory: code that reproduces the papers, and code that makes the files that come with the program.
//!
//! It builds on the engines. A user who searches for shapes, plays or solves problems needs none of it.
//!
//! - [`predict`]: training and measuring the model that ranks moves.
//! - [`rules`]: generating rules of eyes, life, connections and captures, and counting the possible ones.
//! - [`digest`]: the figures of a library without its games, as they come with the program.
//! - [`estimate`]: learning to estimate who wins a position of a problem.
//! - [`kmp`]: the search by rows from the literature, for comparison with the index.
//! - [`montecarlo`]: plain UCT with a choice of playouts: uniform, MoGo's, and by the frequency of mined patterns.
//! - [`matches`]: many games between two players, and the table of the value of patterns in playouts.
//! - [`two_eyes`]: which groups with two plain eyes the checker recognises.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod digest;
pub mod estimate;
pub mod kmp;
pub mod matches;
pub mod montecarlo;
pub mod predict;
pub mod rules;
mod sentences;
pub mod two_eyes;

#[cfg(test)]
#[path = "../../tests/support/sweep.rs"]
#[allow(dead_code, reason = "only some of it is used here")]
mod sweep;
