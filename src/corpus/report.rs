//! What happened while games were loaded: nothing is skipped in silence.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

/// Counts and every trouble, in the order of the sources.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct LoadReport {
    /// SGF files and archive members that were read (or taken over unchanged).
    pub files: u64,
    /// Of these, files that had not changed since the last import and were not read again.
    pub unchanged_files: u64,
    /// Records left out as duplicates.
    pub duplicates: u64,
    pub skipped: Vec<Skipped>,
    pub cut_short: Vec<CutShortGame>,
    pub repaired: Vec<Repaired>,
    /// Files by the encoding they were read in.
    pub encodings: BTreeMap<String, u64>,
}

/// A file, or a game of a file, that was not loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Skipped {
    pub path: String,
    /// Number of the game in its file, from 0; `None` for the whole file.
    pub game: Option<u32>,
    pub reason: String,
}

/// A game that was kept up to a move that the board refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CutShortGame {
    pub path: String,
    pub game: u32,
    /// Number of the bad move, from 1; those before it are kept.
    pub r#move: u32,
    pub reason: String,
}

/// A game that was loaded whole, after something in it was mended or passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repaired {
    pub path: String,
    pub game: u32,
    pub what: String,
}
