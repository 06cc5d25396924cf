//! What is kept on disk: libraries of games, and results.
//!
//! A library is a folder `NAME.katachi/`:
//!
//! - `library.ron`: format number, sources, settings, load report, and the name of the game store. It is written last,
//!   in one rename, so a library is the old one or the new one at every moment, whatever is killed.
//! - `games-….bin`: the packed games, named after their content; it can be rebuilt from the sources at any time.
//! - `find-index.bin`: the search index; built again when it is missing, damaged, or of other games.
//! - `find-index-mapped.bin`: in its place where there are very many games: as it is in memory, to be mapped.
//! - `contexts.bin`, `rings.bin`: what suggests moves beside the model; counted again in the same way.
//! - `learned.sgf`: games that `rings.bin` learned beside the library's, such as the user's own; written for the user alone.
//! - `evaluations.ron.zst`: what engines have written into the records; collected again when it is missing.
//! - `engine-evaluations.ron.zst`: what the user's own engine said of the games; nobody makes it again but the engine.
//! - `tags.ron`: the user's tags of games; written by the user alone, so it is never built again.
//! - `study.ron`: the user's cards, as the tags.
//! - `session.ron`: where the user was, and what was counted; written by the window.
//! - `library.lock`, `notes.lock`: empty; held by whoever writes games, or tags and cards: see [`lock`].
//! - `session.lock`: empty; held by the window that keeps the session.
//! - `kept/`: results of these games that took a while to count.
//! - `…-damaged-N.…`: a file that could not be read, set aside.
//! - whatever results the user keeps there, as RON.
//!
//! Source files are only ever read.

mod aside;
pub mod atomic;
pub mod backup;
pub mod bounded;
mod collocations;
pub mod digest;
pub mod evaluations;
pub mod export;
mod graphs;
pub mod health;
mod index;
mod kept;
mod kinds;
pub mod lines;
pub mod lock;
mod manifest;
mod own_folder;
mod pattern_database;
mod pattern_runs;
mod pattern_table;
mod patterns;
pub mod professional;
mod sample;
mod shape_export;
pub mod shards;
mod store;
pub mod study;
pub mod tables;
pub mod tags;
mod templates;

use katachi_language::text;
use std::path::{Path, PathBuf};

pub use aside::set_aside;
pub use atomic::write as write_file;
pub use collocations::{collocations_to_ron, open_collocations, parse_collocations, save_collocations};
pub use graphs::{
    corners_to_ron, open_corners, open_openings, openings_to_ron, parse_corners, parse_openings, save_corners,
    save_openings,
};
pub use index::{IndexForm, open_index, open_index_and_tell, open_index_as};
pub use kept::{forget_others, keep, kept_file};
pub use kinds::{ResultKind, result_kind};
pub use manifest::{Manifest, Opened, Rebuilt, import, import_alone, open, open_and_tell, read_manifest, sources};
pub use own_folder::own_folder;
pub use pattern_database::{is_pattern_database, open_pattern_database, parse_pattern_database};
pub use pattern_runs::{MineToFileError, mine_to_file};
pub use patterns::{
    open_patterns, parse_patterns, parse_patterns_table, patterns_to_ron, save_patterns, save_patterns_named,
};
pub use sample::{SAMPLE_NAME, sample, sample_tree};
pub use shape_export::{ExportedShapes, GNU_GO_MOST, shapes_to_arff, shapes_to_csv, shapes_to_gnu_go};
pub use templates::{open_templates, parse_templates, save_templates, templates_to_ron};

use crate::progress::Cancelled;

/// The version of every format here. Older formats get a reader of their own (`format_vN.rs`).
pub const FORMAT: u32 = 1;

/// What the engines keep beside the games, and count again when it is missing.
pub const CONTEXTS_FILE: &str = "contexts.bin";
pub const RINGS_FILE: &str = "rings.bin";

/// The games that the pattern database learned beside the library's. Whoever takes a game out has it forgotten: the
/// database is then built again.
pub const LEARNED_FILE: &str = "learned.sgf";

/// Where the window notes where the user was, and the open game with its edits; other games with edits.
pub const SESSION_FILE: &str = "session.ron";
pub const GAME_FILE: &str = "game.sgf";
pub const EDITED_FOLDER: &str = "edited";

/// What went wrong with a file or folder: which one, what, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum LibraryError {
    #[error("{}", text!("store-cancelled"))]
    Cancelled,
    #[error("{}: {cannot}: {source}", path.display())]
    Io { path: PathBuf, cannot: &'static str, source: std::io::Error },
    #[error("{}", newer(path, *found, *supported))]
    NewerFormat { path: PathBuf, found: u32, supported: u32 },
    #[error("{}", text!("store-damaged", path = path.display().to_string(), what = what, advice = *advice))]
    Damaged { path: PathBuf, what: String, advice: &'static str },
    #[error("{}: {what}", path.display())]
    NotALibrary { path: PathBuf, what: &'static str },
    #[error("{}", what.busy(path, holder, *patience))]
    Busy { path: PathBuf, what: lock::Lockable, holder: String, patience: std::time::Duration },
    #[error("{}", no_games(path, why))]
    NoGames { path: PathBuf, why: String },
    #[error("{}", text!("store-link", path = path.display().to_string()))]
    Link { path: PathBuf },
    #[error("{}", text!("store-exists", path = path.display().to_string()))]
    Exists { path: PathBuf },
}

fn newer(path: &Path, found: u32, supported: u32) -> String {
    let (found, supported) = (found.to_string(), supported.to_string());
    text!("store-newer", path = path.display().to_string(), found = found, supported = supported)
}

/// `why` is empty, or begins with a colon.
fn no_games(path: &Path, why: &str) -> String {
    let path = path.display().to_string();
    match why.trim_start_matches([':', ' ']) {
        "" => text!("store-no-games", path = path),
        why => text!("store-no-games-why", path = path, why = why),
    }
}

impl From<Cancelled> for LibraryError {
    fn from(_: Cancelled) -> Self {
        LibraryError::Cancelled
    }
}

impl LibraryError {
    /// An error of the system, of this file, and what therefore cannot be done: `text!("store-cannot-read")`.
    pub fn io(path: &Path, cannot: &'static str) -> impl FnOnce(std::io::Error) -> LibraryError {
        move |source| LibraryError::Io { path: path.to_owned(), cannot, source }
    }
}
