//! Katachi (形, "shape"): a desktop explorer of the shapes of Go.
//!
//! One library, one binary. The modules, lowest first; each may use those above it, never those below:
//!
//! - [`progress`]: how far a piece of work is, and its cancel flag.
//! - [`jobs`]: long work on a background thread, with a typed result.
//! - `memory`: advice to the machine on tables that are read all over.
//! - [`go`]: points, boards, records and trees. Knows nothing of patterns.
//! - [`pattern`]: cells, windows, symmetry, canonical form, templates, names of shapes and moves.
//! - [`corpus`]: SGF reading, loading, duplicates, and the immutable [`corpus::Corpus`] that everything reads.
//! - [`index`]: the history of every point of every game, and bit columns over all games.
//! - [`find`]: a drawn query, and every game that shows it; filters of games.
//! - [`mining`]: counted patterns of a corpus, don't-care templates, collocations, corner sequences and openings,
//!   statistics over them, and two corpora against each other.
//! - [`predict`]: nested contexts, and the model that ranks the moves of a position.
//! - [`play`]: a game against the pattern player: rules, players, playouts, counting, the Go Text Protocol.
//! - [`tsumego`]: rules of eyes and life with outside conditions, and the solver of life and death.
//! - [`study`]: spaced repetition of what was missed.
//! - [`library`]: what is kept on disk: formats, versions, atomic writes, incremental import; the figures of professional
//!   games that come with the program.
//! - [`pages`]: chosen hits as diagrams: pages to print, SGF, text diagrams.
//! - [`app`]: the state of the window's workspaces and the commands that change it, without a window.
//! - [`cli`]: one file a subcommand.
//! - [`gui`]: the window. Nothing outside it names egui.
//!
//! The same noun stands on each floor: `mining/templates.rs`, `gui/panels/templates.rs`, `tests/templates.rs`.
//!
//! # How a game becomes a shape
//!
//! Files and archives are listed and read by [`corpus::source`]; [`corpus::sgf`] decodes the bytes, cuts a file into
//! games, repairs them and has `sgf-parse` read the values; each main line is replayed once so that a record which
//! breaks off is cut where it breaks. [`library`] keeps the games packed in one binary file that can always be rebuilt.
//! [`mining`] replays the packed games, and a [`pattern::WindowHasher`] keeps one number a point, symmetry and colour up
//! to date while stones come and go, so that no window is ever scanned; the smallest of the eight (or sixteen) numbers
//! names the class.

#![forbid(unsafe_op_in_unsafe_fn)]
#![warn(rust_2018_idioms)]

pub mod progress;

pub mod jobs;

mod memory;

pub mod go;

pub mod pattern;

pub mod corpus;

pub mod index;

pub mod find;

pub mod mining;

pub mod predict;

pub mod play;

pub mod tsumego;

pub mod study;

pub mod library;

pub mod pages;

pub mod app;

pub mod cli;

#[cfg(feature = "gui")]
pub mod gui;
