//! Katachi's engines rank moves, play games, and read life and death. They build on the core and know no screen.
//!
//! The modules, lowest first:
//!
//! - [`fast_board`]: the board for playouts, reading and liberties.
//! - [`predict`]: nested contexts, rings, and the model that ranks the moves of a position.
//! - [`play`]: a game against the pattern player: rules, players, playouts, counting, the Go Text Protocol.
//! - [`tsumego`]: rules of eyes, life, connections and captures with outside conditions, and the solver of life and death.
//! - [`analysis`]: the user's own KataGo, over its analysis protocol, and its values for the games of a library.
//! - [`library`]: what the engines keep on disk.
#![cfg_attr(test, allow(clippy::disallowed_methods, clippy::disallowed_types))]

pub mod fast_board;

pub mod predict;

pub mod play;

pub mod tsumego;

pub mod analysis;

pub mod library;

#[cfg(test)]
#[path = "../../tests/support/sweep.rs"]
#[allow(dead_code, reason = "only some of it is used here")]
mod sweep;
