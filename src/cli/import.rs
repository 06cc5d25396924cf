//! `katachi import`.

use katachi_language::text;
use std::collections::BTreeMap;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::{Serialize, Serializer};

use super::output::{JSON_FORMAT, Output, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use super::{CommandFailure, games};
use katachi_core::corpus::load::{EncodingChoice, Loaded, count_standings};
use katachi_core::corpus::report::{HeaderValue, LoadReport, Mended, NotLoaded, Reason, UnknownValue, unknown_values};
use katachi_core::corpus::sgf::{CutReason, NamedEncoding};
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;

#[derive(Args)]
pub(super) struct ImportArgs {
    /// SGF, GIB, NGF and UGF files, folders, and .zip, .tar, .tar.gz, .tar.zst archives
    #[arg(required = true)]
    paths: Vec<PathBuf>,
    /// The library folder, created if it does not exist
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// The encoding of texts in these paths that are not UTF-8, such as gbk, big5, shift_jis, euc-jp or euc-kr; `auto`
    /// forgets what was told before
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    encoding: Option<EncodingChoice>,
    /// Mine duplicates too, instead of leaving them out
    #[arg(long)]
    keep_duplicates: bool,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

/// The contents of a library, and the events when it was loaded.
#[derive(Serialize)]
pub(super) struct LibraryContents {
    pub files: u64,
    /// Number of records in the library that are not duplicates, including positions.
    pub games: usize,
    /// The number of games without a move; they are kept, but not mined.
    pub positions: usize,
    pub moves: u64,
    pub duplicates: usize,
    skipped: Vec<SkippedEntry>,
    cut_short: Vec<CutShortEntry>,
    repaired: Vec<RepairedEntry>,
    encodings: BTreeMap<String, u64>,
    pub unchanged_files: u64,
    unknown: BTreeMap<&'static str, UnknownEntry>,
    /// All that is not known, for the text.
    #[serde(skip)]
    unknown_values: Vec<UnknownValue>,
}

/// Games whose header has no value that was read.
#[derive(Default, Serialize)]
struct UnknownEntry {
    /// The record has a text that was not read.
    unread: u64,
    absent: u64,
    /// The unread texts, those of most games first; at most 100.
    texts: Vec<UnreadText>,
}

#[derive(Serialize)]
struct UnreadText {
    text: String,
    games: u64,
}

#[derive(Serialize)]
struct SkippedEntry {
    path: String,
    game: Option<u32>,
    #[serde(serialize_with = "english")]
    reason: Reason<NotLoaded>,
}

#[derive(Serialize)]
struct CutShortEntry {
    path: String,
    game: u32,
    r#move: u32,
    #[serde(serialize_with = "english")]
    reason: Reason<CutReason>,
}

#[derive(Serialize)]
struct RepairedEntry {
    path: String,
    game: u32,
    #[serde(serialize_with = "english")]
    what: Reason<Box<Mended>>,
}

/// JSON gives reasons in English, for programs.
fn english<S: Serializer>(reason: &impl Display, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_str(reason)
}

#[derive(Serialize)]
struct ImportObject {
    format: u32,
    #[serde(flatten)]
    contents: LibraryContents,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

fn by_value(values: &[UnknownValue]) -> BTreeMap<&'static str, UnknownEntry> {
    const MOST_TEXTS: usize = 100;
    let mut entries: BTreeMap<_, UnknownEntry> =
        HeaderValue::ALL.into_iter().map(|value| (value.name(), UnknownEntry::default())).collect();
    for unknown in values {
        let entry = entries.entry(unknown.value.name()).or_default();
        *if unknown.is_absent { &mut entry.absent } else { &mut entry.unread } += unknown.games;
        if !unknown.is_absent && !unknown.text.is_empty() && entry.texts.len() < MOST_TEXTS {
            entry.texts.push(UnreadText { text: unknown.text.clone(), games: unknown.games });
        }
    }
    entries
}

impl LibraryContents {
    pub fn from_loaded(loaded: &Loaded) -> LibraryContents {
        let (games, positions, duplicates) = count_standings(&loaded.corpus);
        let report: &LoadReport = &loaded.report;
        let skipped = report.skipped.iter().cloned();
        let cut_short = report.cut_short.iter().cloned();
        let repaired = report.repaired.iter().cloned();
        let unknown_values = unknown_values(&loaded.corpus, report);
        LibraryContents {
            files: report.files,
            games: games + positions,
            positions,
            moves: loaded.corpus.move_count(),
            duplicates,
            skipped: skipped.map(|e| SkippedEntry { path: e.path, game: e.game, reason: e.reason }).collect(),
            cut_short: cut_short
                .map(|e| CutShortEntry { path: e.path, game: e.game, r#move: e.r#move, reason: e.reason })
                .collect(),
            repaired: repaired.map(|e| RepairedEntry { path: e.path, game: e.game, what: e.what }).collect(),
            encodings: report.encodings.clone(),
            unchanged_files: report.unchanged_files,
            unknown: by_value(&unknown_values),
            unknown_values,
        }
    }

    pub fn text(&self) -> String {
        let (games, moves, files) = (thousands(self.games), thousands(self.moves), thousands(self.files));
        let mut text = text!("cli-import-games", games = games, moves = moves, files = files);
        if self.positions > 0 {
            text += &format!("\n{}", text!("cli-import-positions", positions = thousands(self.positions)));
        }
        if self.duplicates > 0 {
            text += &format!("\n{}", text!("cli-import-duplicates", duplicates = self.duplicates));
        }
        let encodings: Vec<String> =
            self.encodings.iter().map(|(name, count)| format!("{name} {}", thousands(*count))).collect();
        text += &format!("\n{}\n", text!("cli-import-encodings", encodings = encodings.join(", ")));
        for same in self.unknown_values.chunk_by(|a, b| (a.value, a.is_absent) == (b.value, b.is_absent)) {
            let (games, what) = (same.iter().map(|unknown| unknown.games).sum::<u64>(), same[0].sentence());
            text += &format!("{}\n", text!("cli-import-unknown", what = what, games = games));
        }
        list(
            &mut text,
            ImportListKind::Skipped,
            self.skipped.iter().map(|e| (games::place(&e.path, e.game), e.reason.sentence())),
        );
        let at_move =
            |e: &CutShortEntry| text!("cli-import-at-move", move = e.r#move.to_string(), reason = e.reason.sentence());
        let cut = |e: &CutShortEntry| (games::place(&e.path, Some(e.game)), at_move(e));
        list(&mut text, ImportListKind::CutShort, self.cut_short.iter().map(cut));
        list(
            &mut text,
            ImportListKind::Repaired,
            self.repaired.iter().map(|e| (games::place(&e.path, Some(e.game)), e.what.sentence())),
        );
        text
    }

    /// All texts that were not read, with their numbers of games, below the value that they should say.
    pub fn unread_text(&self) -> String {
        let is_unread = |unknown: &&UnknownValue| !unknown.is_absent && !unknown.text.is_empty();
        let unread: Vec<&UnknownValue> = self.unknown_values.iter().filter(is_unread).collect();
        let mut text = String::new();
        for same in unread.chunk_by(|a, b| a.value == b.value) {
            text += &format!("{}\n", same[0].sentence());
            for unknown in same {
                text += &format!("{:>7}  {}\n", thousands(unknown.games), unknown.text);
            }
        }
        text
    }
}

/// The kind of a list.
enum ImportListKind {
    Skipped,
    CutShort,
    Repaired,
}

/// A heading with the count, and the first few entries.
fn list(text: &mut String, what: ImportListKind, entries: impl ExactSizeIterator<Item = (String, String)>) {
    const MAX_LISTED_ENTRIES: usize = 10;
    let count = entries.len();
    if count == 0 {
        return;
    }
    *text += &match what {
        ImportListKind::Skipped => text!("cli-import-skipped", count = count),
        ImportListKind::CutShort => text!("cli-import-cut-short", count = count),
        ImportListKind::Repaired => text!("cli-import-repaired", count = count),
    };
    *text += "\n";
    for (place, what) in entries.take(MAX_LISTED_ENTRIES) {
        *text += &format!("  {place}: {what}\n");
    }
    if count > MAX_LISTED_ENTRIES {
        *text += &format!("  {}\n", text!("cli-import-more", count = count - MAX_LISTED_ENTRIES));
    }
}

fn encoding(name: &str) -> Result<EncodingChoice, String> {
    match NamedEncoding::from_label(name) {
        Some(encoding) => Ok(EncodingChoice::Named(encoding)),
        None if name.eq_ignore_ascii_case("auto") => Ok(EncodingChoice::Guessed),
        None => Err(text!("cli-no-encoding", known = NamedEncoding::USUAL.map(NamedEncoding::name).join(", "))),
    }
}

impl ImportArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let loaded = library::import_as(
            &self.library,
            &self.paths,
            self.encoding.unwrap_or_default(),
            self.keep_duplicates,
            progress,
        )?;
        drop(bar);
        let object = ImportObject {
            format: JSON_FORMAT,
            contents: LibraryContents::from_loaded(&loaded),
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        Ok(Output::new(self.json, &object, || object.contents.text()))
    }
}
