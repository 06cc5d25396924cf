//! `katachi info`.

use katachi_language::text;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::import::LibraryContents;
use super::output::{JSON_FORMAT, Output, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use katachi_core::corpus::{Corpus, Standing};
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_sentences::words::listed;

#[derive(Args)]
pub(super) struct InfoArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
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
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        Ok(Output::new(self.json, &object, || object.text()))
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
    fn text(&self) -> String {
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
        format!("{heading}\n{contents}")
    }
}
