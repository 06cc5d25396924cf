//! `katachi info`.

use katachi_language::text;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::import::LibraryContents;
use super::output::{JSON_FORMAT, Output, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use katachi_core::corpus::{Corpus, Standing};
use katachi_core::files;
use katachi_core::library::{self, LibraryError};
use katachi_core::progress::Progress;
use katachi_sentences::words::listed;

#[derive(Args)]
pub(super) struct InfoArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// List the results, komi, dates and ranks that were not read, as the records have them
    #[arg(long)]
    unknown: bool,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct InfoObject {
    format: u32,
    #[serde(flatten)]
    contents: LibraryContents,
    players: usize,
    first_year: Option<i16>,
    last_year: Option<i16>,
    /// Number of games by board size, such as `"19x19"`.
    board_sizes: BTreeMap<String, usize>,
    /// Memory used by the loaded records.
    corpus_bytes: usize,
    /// The command that reads the sources again, if an earlier version read them.
    read_again: Option<String>,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

impl InfoArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        drop(bar);
        let corpus = &loaded.corpus;
        let kept = || corpus.records().filter(|&id| !matches!(corpus.standing(id), Standing::Duplicate { .. }));
        let players: BTreeSet<&str> = kept()
            .flat_map(|id| [corpus.header(id).black, corpus.header(id).white])
            .filter(|name| !name.is_empty())
            .collect();
        let object = InfoObject {
            format: JSON_FORMAT,
            contents: LibraryContents::from_loaded(&loaded),
            players: players.len(),
            first_year: kept().filter_map(|id| corpus.year(id)).min(),
            last_year: kept().filter_map(|id| corpus.year(id)).max(),
            board_sizes: board_sizes(corpus, kept()),
            corpus_bytes: corpus.memory_bytes(),
            read_again: loaded.is_by_earlier_reader().then(|| import_command(&self.library)).transpose()?,
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        Ok(Output::new(self.json, &object, || object.text(self.unknown)))
    }
}

/// The command that reads the sources of a library again. One that is still there is enough: an import looks at all.
fn import_command(library: &Path) -> Result<String, LibraryError> {
    let manifest = library::read_manifest(library)?;
    let mut sources = manifest.sources.iter().map(|source| source.to_path());
    let source = sources.find(|source| files::exists(source)).map_or_else(|| "PATH".to_owned(), |path| in_shell(&path));
    let more = if manifest.keep_duplicates { " --keep-duplicates" } else { "" };
    Ok(format!("katachi import {source} --library {}{more}", in_shell(library)))
}

/// A path as an argument in a shell, in quotes where it needs them.
fn in_shell(path: &Path) -> String {
    let text = path.display().to_string();
    let plain = if cfg!(windows) { "\\/:._-+,=@" } else { "/:._-+,=@" };
    if !text.is_empty() && text.chars().all(|character| character.is_alphanumeric() || plain.contains(character)) {
        text
    } else if cfg!(windows) {
        format!("\"{text}\"")
    } else {
        format!("'{}'", text.replace('\'', r"'\''"))
    }
}

fn board_sizes(
    corpus: &Corpus,
    records: impl Iterator<Item = katachi_core::corpus::GameId>,
) -> BTreeMap<String, usize> {
    let mut sizes = BTreeMap::new();
    for id in records {
        let side = corpus.game(id).size.side();
        *sizes.entry(format!("{side}x{side}")).or_default() += 1;
    }
    sizes
}

impl InfoObject {
    /// `with_unread`: whether all texts that were not read are listed.
    fn text(&self, with_unread: bool) -> String {
        let sizes: Vec<String> =
            self.board_sizes.iter().map(|(size, count)| format!("{size} {}", thousands(*count))).collect();
        let (contents, players) = (self.contents.text(), thousands(self.players));
        let boards = listed(&sizes);
        let heading = match (self.first_year, self.last_year) {
            (Some(first), Some(last)) => {
                let (first, last) = (first.to_string(), last.to_string());
                text!("cli-info-players-years", players = players, first = first, last = last, boards = boards)
            }
            _ => text!("cli-info-players", players = players, boards = boards),
        };
        let again = self.read_again.as_ref().map(|command| text!("cli-info-read-again", command = command) + "\n");
        let unread = if with_unread { self.contents.unread_text() } else { String::new() };
        format!("{heading}\n{contents}{}{unread}", again.unwrap_or_default())
    }
}
