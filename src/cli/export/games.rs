//! `katachi export games`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use crate::CommandFailure;
use crate::filter::{GameFilterArgs, catalogue, listed, warn_of};
use crate::games::place;
use crate::output::{JSON_FORMAT, Output, thousands};
use crate::progress_bar::Bar;
use katachi_core::corpus::GameId;
use katachi_core::find::filter::{Catalogue, GameFilter, LeftOutByKey};
use katachi_core::find::{Combined, FindResult, search_combined};
use katachi_core::library::export::{ByteOrderMark, NotRead};
use katachi_core::library::{self, export};
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;

#[derive(Args)]
#[command(group = clap::ArgGroup::new("to").required(true).multiple(true))]
pub(crate) struct ExportGamesArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    #[command(flatten)]
    filter: GameFilterArgs,
    /// Only games that show this drawn shape: a query file as for `find`
    #[arg(long, value_name = "QUERY.txt")]
    find: Option<PathBuf>,
    /// Write each game as an SGF file into this folder; existing files are kept
    #[arg(long, value_name = "DIR", group = "to")]
    sgf_folder: Option<PathBuf>,
    /// Write all games into one new SGF file
    #[arg(long, value_name = "FILE.sgf", group = "to")]
    collection: Option<PathBuf>,
    /// Write a table of the games' headers as a new file
    #[arg(long, value_name = "FILE.csv", group = "to")]
    csv: Option<PathBuf>,
    /// Write a table of the hits of `--find` as a new file
    #[arg(long, value_name = "FILE.csv", group = "to", requires = "find")]
    hits_csv: Option<PathBuf>,
    /// Begin tables with a byte-order mark, as spreadsheets need it for names beyond ASCII
    #[arg(long)]
    bom: bool,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct ExportObject {
    format: u32,
    games: usize,
    /// Number of hits of `--find`; null without it.
    hits: Option<u64>,
    left_out: LeftOutByKey,
    /// Games whose source file is missing or has changed, so that only their main line could be written.
    main_line_only: Vec<MainLineEntry>,
    written: Vec<String>,
}

#[derive(Serialize)]
struct MainLineEntry {
    path: String,
    game: u32,
    reason: String,
}

impl ExportGamesArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let filter = self.filter.read()?;
        let question = self.find.as_deref().map(crate::query::read_question).transpose()?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let corpus = &loaded.corpus;
        let catalogue = catalogue(&self.library, &loaded)?;
        let matches = filter.matches(&catalogue);
        let found =
            question.as_ref().map(|question| self.search(question, &catalogue, &filter, progress)).transpose()?;
        // Requested duplicates cannot be searched, but can be exported.
        let listed = if found.is_some() { corpus.searched().to_vec() } else { listed(corpus, &filter) };
        let left_out = matches.left_out(listed.iter().copied());
        let games: Vec<GameId> = match &found {
            Some(found) => found.found.places().map(|place| corpus.searched()[place]).collect(),
            None => listed.into_iter().filter(|&id| matches.contains(id)).collect(),
        };
        let (mut main_line_only, mut written) = (Vec::new(), Vec::new());
        let mut done = |path: &PathBuf| written.push(path.display().to_string());
        if let Some(folder) = &self.sgf_folder {
            main_line_only = export::to_sgf_folder(&loaded, &games, folder, progress)?.main_line_only;
            done(folder);
        }
        if let Some(path) = &self.collection {
            main_line_only = export::to_collection(&loaded, &games, path, progress)?.main_line_only;
            done(path);
        }
        let mark = ByteOrderMark::if_told(self.bom);
        if let Some(path) = &self.csv {
            export::games_to_csv(&loaded, catalogue.tags(), &games, (path, mark), progress)?;
            done(path);
        }
        if let (Some(path), Some(found)) = (&self.hits_csv, &found) {
            export::hits_to_csv(&loaded, &found.kept, (path, mark), progress)?;
            done(path);
        }
        drop(bar);
        let entry = |(id, reason): (GameId, NotRead)| MainLineEntry {
            path: loaded.path_of(id),
            game: corpus.source(id).index,
            reason: reason.sentence(),
        };
        let object = ExportObject {
            format: JSON_FORMAT,
            games: games.len(),
            hits: found.map(|found| found.hits),
            left_out,
            main_line_only: main_line_only.into_iter().map(entry).collect(),
            written,
        };
        if !self.json {
            warn_of(&object.left_out);
        }
        Ok(Output::new(self.json, &object, || object.text()))
    }

    fn search(
        &self,
        question: &Combined,
        catalogue: &Catalogue,
        filter: &GameFilter,
        progress: &Progress,
    ) -> Result<FindResult, CommandFailure> {
        let corpus = catalogue.corpus();
        let keep = if self.hits_csv.is_some() { usize::MAX } else { 0 };
        let index = library::open_index(&self.library, corpus, progress)?;
        let games = filter.games(catalogue);
        Ok(search_combined(corpus, &index, question, None, &games.options(keep), progress)?)
    }
}

impl ExportObject {
    fn text(&self) -> String {
        let (games, files) = (thousands(self.games), self.written.join(", "));
        let mut text = match self.hits {
            None => text!("cli-exported-games", games = games, files = files),
            Some(hits) => text!("cli-exported-hits", games = games, hits = thousands(hits), files = files),
        };
        text += "\n";
        if !self.main_line_only.is_empty() {
            let games = self.main_line_only.len().to_string();
            text += &format!("{}\n", text!("cli-exported-main-line", games = games));
        }
        for entry in self.main_line_only.iter().take(10) {
            text += &format!("  {}: {}\n", place(&entry.path, Some(entry.game)), entry.reason);
        }
        text
    }
}
