//! What happened while games were loaded: nothing is skipped in silence.
//!
//! Reasons are kept in English, as they stand in a library's folder and in JSON; [`spoken`] says them in the language of
//! the program.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

pub use super::spoken::spoken;

/// Counts and every trouble, in the order of the sources.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LoadReport {
    /// SGF files and archive members that were read, or taken over unchanged.
    pub files: u64,
    /// Of the files on disk, those that had not changed since the last import and were not read again.
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
    /// Number of the file on disk in the list of sources; `None` for what is not in it, such as an unreadable folder.
    pub file: Option<u32>,
    pub path: String,
    /// Number of the game in its file, from 0; `None` for the whole file.
    pub game: Option<u32>,
    pub reason: String,
}

/// A game that was kept up to a move that the board refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CutShortGame {
    pub file: u32,
    pub path: String,
    pub game: u32,
    /// Number of the bad move, from 1; those before it are kept.
    pub r#move: u32,
    pub reason: String,
}

/// A game that was loaded whole, after something in it was mended or passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Repaired {
    pub file: u32,
    pub path: String,
    pub game: u32,
    pub what: String,
}

impl LoadReport {
    /// Takes over what an earlier report says of a file, under its new number.
    pub(super) fn take_over(&mut self, earlier: &LoadReport, from: u32, to: u32) {
        let skipped = of_file(&earlier.skipped, Some(from), |entry| entry.file);
        self.skipped.extend(skipped.map(|entry| Skipped { file: Some(to), ..entry }));
        let cut_short = of_file(&earlier.cut_short, from, |entry| entry.file);
        self.cut_short.extend(cut_short.map(|entry| CutShortGame { file: to, ..entry }));
        let repaired = of_file(&earlier.repaired, from, |entry| entry.file);
        self.repaired.extend(repaired.map(|entry| Repaired { file: to, ..entry }));
    }
}

/// The entries of one file; entries stand in the order of their files.
fn of_file<T: Clone, K: Ord + Copy>(entries: &[T], file: K, key: impl Fn(&T) -> K) -> impl Iterator<Item = T> {
    let start = entries.partition_point(|entry| key(entry) < file);
    let end = entries.partition_point(|entry| key(entry) <= file);
    entries[start..end].iter().cloned()
}
