//! Troubles of a loading: nothing is skipped in silence.
//!
//! Reasons are data that display as English. How `library.ron` keeps them is told in `rows`.

mod rows;
mod unknown;

use std::collections::{BTreeMap, HashMap};
use std::fmt;

use serde::{Deserialize, Serialize};

pub use self::unknown::{HeaderValue, UnknownValue, games_of_unknown, unknown_values};

use self::rows::{CutShortRow, RepairedRow, SkippedRow};
use super::evaluation::Trouble;
use super::sgf::{CutReason, SkipReason, Warning};
use super::source::SourceTrouble;
use super::{Corpus, GameId, GameSource};

/// Counts and every trouble, in the order of the sources.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LoadReport {
    /// SGF files and archive members that were read, or taken over unchanged.
    pub files: u64,
    /// Files on disk that had not changed since the last import and were not read again.
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
#[serde(into = "SkippedRow", from = "SkippedRow")]
pub struct Skipped {
    /// Number of the file on disk in the list of sources; `None` for what is not in it, such as an unreadable folder.
    pub file: Option<u32>,
    pub path: String,
    /// Number of the game in its file, from 0; `None` for the whole file.
    pub game: Option<u32>,
    pub reason: Reason<NotLoaded>,
}

/// A game that was kept up to a move that the board refuses.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "CutShortRow", from = "CutShortRow")]
pub struct CutShortGame {
    pub file: u32,
    pub path: String,
    pub game: u32,
    /// Number of the bad move, from 1; those before it are kept.
    pub r#move: u32,
    pub reason: Reason<CutReason>,
}

/// A game that was loaded whole, after something in it was mended or passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "RepairedRow", from = "RepairedRow")]
pub struct Repaired {
    pub file: u32,
    pub path: String,
    pub game: u32,
    pub what: Reason<Box<Mended>>,
}

/// A reason as data, or the English sentence that an earlier version wrote into a library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reason<T> {
    Known(T),
    Words(Box<str>),
}

/// Why a file or a game was not loaded.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
pub enum NotLoaded {
    #[error(transparent)]
    Source(#[from] SourceTrouble),
    #[error(transparent)]
    Game(#[from] SkipReason),
    #[error("the library is full: four thousand million moves")]
    LibraryFull,
    /// One line for all of a file.
    #[error("records with neither a stone nor a move, left out: {records}")]
    NeitherStoneNorMove { records: u64 },
    /// The rest of a file.
    #[error("more records than a file of its size can hold: left out after {limit}")]
    TooManyRecords { limit: u64 },
    /// The last line of a report that is full.
    #[error("further troubles, not listed: {troubles}")]
    MoreTroubles { troubles: u64 },
}

/// Damage of a game that was mended or passed over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Mended {
    /// At most one a kind.
    pub warnings: Box<[Warning]>,
    /// The first evaluations that could not be read.
    pub unread: Box<[Trouble]>,
    /// Number of further evaluations that could not be read.
    pub more_unread: usize,
    /// The text of a komi that was not read. Reports of earlier versions do not have it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub unread_komi: Option<Box<str>>,
}

impl Mended {
    /// Maximum number of unread evaluations that are listed one by one.
    const MAX_UNREAD: usize = 3;

    /// `None` without any damage.
    pub fn new(warnings: Vec<Warning>, mut troubles: Vec<Trouble>) -> Option<Mended> {
        let more_unread = troubles.len().saturating_sub(Self::MAX_UNREAD);
        troubles.truncate(Self::MAX_UNREAD);
        let mended = Mended { warnings: warnings.into(), unread: troubles.into(), more_unread, unread_komi: None };
        (!mended.warnings.is_empty() || !mended.unread.is_empty()).then_some(mended)
    }

    pub fn with_unread_komi(self, unread_komi: Option<Box<str>>) -> Mended {
        Mended { unread_komi, ..self }
    }
}

impl fmt::Display for Mended {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut parts: Vec<String> = self.warnings.iter().map(Warning::to_string).collect();
        if !self.unread.is_empty() {
            let unread: Vec<String> = self.unread.iter().map(Trouble::to_string).collect();
            let mut part = format!("evaluations that can't be read, left out: {}", unread.join("; "));
            if self.more_unread > 0 {
                part += &format!(" … and {} more", self.more_unread);
            }
            parts.push(part);
        }
        f.write_str(&parts.join("; "))
    }
}

impl<T: fmt::Display> fmt::Display for Reason<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Reason::Known(reason) => reason.fmt(f),
            Reason::Words(words) => f.write_str(words),
        }
    }
}

impl<T> From<T> for Reason<T> {
    fn from(reason: T) -> Reason<T> {
        Reason::Known(reason)
    }
}

impl LoadReport {
    /// Maximum number of lines that a loading adds. A library's report has to be written and read again.
    pub(super) const MAX_LINES: usize = 1_000_000;

    pub(super) fn lines(&self) -> usize {
        self.skipped.len() + self.cut_short.len() + self.repaired.len()
    }

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

/// The record of a line: its file, its path with the member of an archive, and the game's number in it. `None` if the game
/// was not loaded.
pub fn reported_record(corpus: &Corpus, file: u32, path: &str, game: u32) -> Option<GameId> {
    // A member ends the path, and is empty for a plain file. The longest one is meant.
    let fits =
        |member: &str| member.is_empty() || path.strip_suffix(member).is_some_and(|before| before.ends_with('/'));
    let is_it = |&id: &GameId| corpus.source(id).index == game && fits(corpus.source(id).member);
    corpus.records_of_file(file).filter(is_it).max_by_key(|&id| corpus.source(id).member.len())
}

/// All records by their places, to find those of many lines as [`reported_record`] finds one.
struct ReportedRecords<'a> {
    records: HashMap<GameSource<'a>, GameId>,
}

impl<'a> ReportedRecords<'a> {
    fn new(corpus: &'a Corpus) -> ReportedRecords<'a> {
        ReportedRecords { records: corpus.records().map(|id| (corpus.source(id), id)).collect() }
    }

    fn find(&self, file: u32, path: &'a str, game: u32) -> Option<GameId> {
        let members = path.match_indices('/').map(|(at, _)| &path[at + 1..]).chain([""]);
        members.map(|member| GameSource { file, member, index: game }).find_map(|at| self.records.get(&at).copied())
    }
}

/// The entries of one file; entries stand in the order of their files.
fn of_file<T: Clone, K: Ord + Copy>(entries: &[T], file: K, key: impl Fn(&T) -> K) -> impl Iterator<Item = T> {
    let start = entries.partition_point(|entry| key(entry) < file);
    let end = entries.partition_point(|entry| key(entry) <= file);
    entries[start..end].iter().cloned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::{CorpusBuilder, GameHeader};
    use crate::go::{BoardSize, GameView};

    #[test]
    fn the_record_of_a_line_is_found_as_by_looking_at_all() {
        let mut builder = CorpusBuilder::new();
        let game = GameView { size: BoardSize::new(9).unwrap(), setup: &[], moves: &[] };
        for (file, member, index) in
            [(0, "", 0), (0, "", 2), (2, "a.sgf", 0), (2, "a.sgf", 1), (2, "b/a.sgf", 0), (2, "b.sgf", 0), (3, "", 0)]
        {
            builder.push(game, GameHeader::default(), GameSource { file, member, index }, 0, 0).unwrap();
        }
        let corpus = builder.finish();
        let by_looking_at_all = |file: u32, path: &str, index: u32| {
            let mut members = path.match_indices('/').map(|(at, _)| &path[at + 1..]).chain([""]);
            let is_at = |id: GameId, member: &str| corpus.source(id) == GameSource { file, member, index };
            members.find_map(|member| corpus.records().find(|&id| is_at(id, member)))
        };
        let paths =
            ["one.sgf", "x/one.sgf", "x.zip/a.sgf", "x.zip/b/a.sgf", "x.zip/b.sgf", "x.zip/aa.sgf", "a.sgf", ""];
        let (all, mut found) = (ReportedRecords::new(&corpus), Vec::new());
        for path in paths {
            for (file, index) in (0..5).flat_map(|file| (0..4).map(move |index| (file, index))) {
                let record = reported_record(&corpus, file, path, index);
                assert_eq!(record, by_looking_at_all(file, path, index), "{file} {path} {index}");
                assert_eq!(record, all.find(file, path, index), "{file} {path} {index}");
                found.extend(record);
            }
        }
        assert!(corpus.records().all(|id| found.contains(&id)), "{found:?}");
    }

    #[test]
    fn reasons_are_small() {
        assert!(size_of::<Reason<NotLoaded>>() <= 32);
        assert!(size_of::<Reason<CutReason>>() <= size_of::<String>());
        assert!(size_of::<Reason<Box<Mended>>>() <= size_of::<String>());
    }
}
