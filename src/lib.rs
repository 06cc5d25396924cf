//! Katachi (形, "shape"): a desktop explorer of the shapes of Go.
//!
//! The house is a Cargo workspace. Its members lie in `src/`, lowest first; each may use those above it, never those
//! below, and the compiler sees to it:
//!
//! - [`katachi_language`] (`src/language`): what stands on the screen, on pages and in errors, in every language.
//! - [`katachi_core`] (`src/core`): the game, patterns, games, search, mining, and what is kept on disk.
//! - [`katachi_tables`] (`src/tables`): tables for other people's tools, and mining in parts: everything that is Parquet.
//! - [`katachi_engines`] (`src/engines`): move prediction, the pattern player, life and death.
//! - [`katachi_sentences`] (`src/sentences`): what the core and the engines return, as sentences in the user's language.
//! - [`katachi_lab`] (`src/lab`): code that reproduces the papers and makes the shipped files.
//! - [`katachi_pages`] (`src/pages`): chosen hits as diagrams: pages to print, SGF, text diagrams.
//! - [`katachi_app`] (`src/app`): the workspaces, without a window: state, commands, effects, background work.
//! - [`katachi_cli`] (`src/cli`): the command line, one file a subcommand. A sibling of the window, on the same core.
//! - [`katachi_gui`] (`src/gui`): the window. The only crate that names egui.
//!
//! Mining on several machines is a workspace of its own: `src/cluster`, on the core and the tables.
//!
//! `src/main.rs` is the one binary. This library only hands their names on, so that tests, benches and other programs
//! say `katachi::find` and need not know in which crate a thing lives. Who only mines takes `katachi-core` alone.
//!
//! The same noun stands on each floor: `core/mining/templates.rs`, `gui/panels/shapes/templates.rs`,
//! `tests/core/templates.rs`.

pub use katachi_app as app;
pub use katachi_cli as cli;
pub use katachi_core::{
    corpus, files, find, go, index, jobs, machine, mining, pattern, progress, reports, scripts, study, words,
};
pub use katachi_engines::{analysis, play, predict, tsumego};
pub use katachi_gui as gui;
pub use katachi_lab as lab;
pub use katachi_pages as pages;
pub use katachi_sentences as sentences;
pub use katachi_tables as tables;

/// Files that the core, the tables and the engines keep on disk.
pub mod library {
    pub use katachi_core::library::*;
    pub use katachi_engines::library::*;
    pub use katachi_tables::{mine_to_file, open_patterns, save_patterns, save_patterns_named};
}
