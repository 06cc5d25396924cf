//! `katachi after`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::collocations::PairEntry;
use super::output::{JSON_FORMAT, Output, OutputFormArgs, thousands};
use super::pattern_file::read_pattern;
use katachi_core::library;
use katachi_core::mining::collocation::PatternId;
use katachi_core::pattern::Window;

#[derive(Args)]
pub(super) struct AfterArgs {
    /// Collocations written by `katachi collocations --out`; with --library, the pattern
    #[arg(required_unless_present = "library")]
    file: Option<PathBuf>,
    /// Instead of a file, `professional` for the figures that come with Katachi
    #[arg(long, value_name = "professional", value_parser = ["professional"], conflicts_with = "pattern")]
    library: Option<String>,
    /// A text diagram of the window before the move: X the mover, O the opponent, . empty, # off the board; without it,
    /// the moves with no stone near
    pattern: Option<PathBuf>,
    /// List the patterns that come before it, instead of those that follow
    #[arg(long)]
    before: bool,
    /// List at most N, the most significant first
    #[arg(long, value_name = "N", default_value_t = 20)]
    top: usize,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct AfterObject {
    format: u32,
    window: String,
    /// The rows of the pattern; none for the empty pattern.
    pattern: Vec<String>,
    /// Number of moves with the pattern, and number of moves that followed it.
    occurrences: u32,
    leads: u32,
    moves: u32,
    /// Number of pairs in the file; `top` may list fewer.
    total: usize,
    top: Vec<PairEntry>,
}

impl AfterArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self) -> Result<Output, CommandFailure> {
        let (file, pattern) = match (&self.library, &self.file) {
            (None, file) => (file.as_ref(), &self.pattern),
            (_, pattern) => (None, pattern),
        };
        if self.before && pattern.is_none() {
            return Err(CommandFailure::Usage(text!("cli-after-empty").to_owned()));
        }
        let read = |window: Window| pattern.as_ref().map(|path| read_pattern(path, &window)).transpose();
        // A wrong drawing is refused before a file of gigabytes is read.
        let early = file.and_then(|path| library::window_of_result(path)).map(read).transpose()?;
        let found = match file {
            Some(file) => Arc::new(library::open_collocations(file)?),
            None => library::professional::collocations(),
        };
        let drawn = early.map_or_else(|| read(found.params.window.clone()), Ok)?;
        // A pattern without pairs is not an error: the file knows nothing about it.
        let id = drawn.as_ref().map_or(Some(PatternId::EMPTY), |pattern| found.find(pattern));
        let pairs: Vec<usize> = match id {
            None => Vec::new(),
            Some(id) if self.before => found.before(id).collect(),
            Some(id) => found.after(id).collect(),
        };
        let row = id.map(|id| found.row(id)).unwrap_or_default();
        let shown = id.and_then(|id| found.pattern(id)).or(drawn);
        let object = AfterObject {
            format: JSON_FORMAT,
            window: found.params.window.to_string(),
            pattern: shown.map(|pattern| pattern.rows()).unwrap_or_default(),
            occurrences: row.occurrences,
            leads: row.leads,
            moves: found.moves,
            total: pairs.len(),
            top: pairs.into_iter().take(self.top).map(|at| PairEntry::new(&found, at)).collect(),
        };
        self.form.output(&object, "top", || object.text())
    }
}

impl AfterObject {
    fn text(&self) -> String {
        let [played, followed, moves] = [self.occurrences, self.leads, self.moves].map(thousands);
        let pairs = self.total.to_string();
        let mut text = text!("cli-after-counts", played = played, followed = followed, moves = moves, pairs = pairs);
        text += "\n";
        self.top.iter().enumerate().for_each(|(at, entry)| text += &entry.text(at + 1));
        text
    }
}
