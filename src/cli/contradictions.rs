//! `katachi contradictions`: patterns with a move that the games of a library contradict.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::output::{JSON_FORMAT, Output, OutputFormArgs, thousands};
use super::progress_bar::Bar;
use katachi_core::corpus::load::Loaded;
use katachi_core::find::{Hit, SearchOptions};
use katachi_core::library;
use katachi_core::mining::contradictions::{CONTRADICTED_BELOW, MoveRecord, PatternMove, move_records};
use katachi_core::progress::Progress;
use katachi_engines::library::{MINED_SHAPES_TAKEN, PatternMoves, open_pattern_moves};

#[derive(Args)]
pub(super) struct ContradictionsArgs {
    /// Patterns with moves: a pattern database of GNU Go (.db), shapes mined before moves, or rules of life
    #[arg(value_name = "LIST")]
    list: PathBuf,
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// A pattern is contradicted if its move is played in less than this share of the times that its side played there
    /// first, even at the upper end of the 95 % interval
    #[arg(long, value_name = "SHARE", default_value_t = CONTRADICTED_BELOW)]
    below: f64,
    /// The N most frequent of mined shapes
    #[arg(long, value_name = "N", default_value_t = MINED_SHAPES_TAKEN)]
    top: usize,
    /// List all patterns, not only those that are contradicted
    #[arg(long)]
    all: bool,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct ContradictionsObject {
    format: u32,
    /// Number of patterns with a move; of those that came up; and of those that are contradicted.
    patterns: usize,
    appeared: usize,
    contradicted: usize,
    /// Patterns of the list without a move of their own.
    without_move: usize,
    rows: Vec<ContradictionEntry>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct ContradictionEntry {
    name: String,
    /// The drawing, `*` the move; the side to move is Black.
    cells: Vec<String>,
    /// Column and row of the move, from 1.
    at: [usize; 2],
    /// How often it came up, in either colour.
    appeared: u64,
    games: u64,
    played: u64,
    /// How often its side played elsewhere in the pattern first.
    instead: u64,
    other_side: u64,
    unanswered: u64,
    /// The share of its own move among its side's first moves there, with the 95 % interval.
    share: Option<f64>,
    share_low: Option<f64>,
    share_high: Option<f64>,
    contradicted: bool,
    /// The move that was played most in its place, column and row from 1, and how often.
    instead_at: Option<[usize; 2]>,
    instead_most: u64,
    moves: Vec<InsteadEntry>,
    examples: Vec<ContradictionExample>,
}

#[derive(Serialize)]
struct InsteadEntry {
    at: [usize; 2],
    count: u64,
}

#[derive(Serialize)]
struct ContradictionExample {
    path: String,
    game: u32,
    r#move: u32,
    /// The move of the game.
    next: Option<String>,
}

impl ContradictionsArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        if !(self.below > 0.0 && self.below <= 1.0) {
            return Err(CommandFailure::Usage(text!("cli-contradictions-below").to_owned()));
        }
        let (started, bar) = (Instant::now(), Bar::follow(progress));
        let PatternMoves { patterns, without_move } = open_pattern_moves(&self.list, self.top)?;
        let loaded = library::open(&self.library, progress)?;
        let index = library::open_index(&self.library, &loaded.corpus, progress)?;
        let records = move_records(&loaded.corpus, &index, &patterns, &SearchOptions::default(), progress)?;
        drop(bar);
        let is_contradicted = |record: &MoveRecord| record.is_contradicted(self.below);
        let mut rows: Vec<ContradictionEntry> = patterns
            .iter()
            .zip(&records)
            .filter(|(_, record)| self.all || is_contradicted(record))
            .map(|(pattern, record)| ContradictionEntry::new(&loaded, pattern, record, is_contradicted(record)))
            .collect();
        rows.sort_by(|a, b| b.instead.cmp(&a.instead).then_with(|| a.name.cmp(&b.name)));
        let object = ContradictionsObject {
            format: JSON_FORMAT,
            patterns: patterns.len(),
            appeared: records.iter().filter(|record| record.appeared > 0).count(),
            contradicted: records.iter().filter(|record| is_contradicted(record)).count(),
            without_move,
            rows,
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        self.form.output(&object, "rows", || object.text())
    }
}

impl ContradictionEntry {
    fn new(loaded: &Loaded, pattern: &PatternMove, record: &MoveRecord, contradicted: bool) -> ContradictionEntry {
        let share = record.share();
        let from_one = |(x, y): (usize, usize)| [x + 1, y + 1];
        let most = record.instead.first();
        let example = |hit: &Hit| {
            let size = loaded.corpus.game(hit.game).size;
            ContradictionExample {
                path: loaded.path_of(hit.game),
                game: loaded.corpus.source(hit.game).index,
                r#move: hit.moves,
                next: hit.next().map(|next| next.point.label(size)),
            }
        };
        ContradictionEntry {
            name: pattern.name.clone(),
            cells: pattern.rows(),
            at: from_one(pattern.at),
            appeared: record.appeared,
            games: record.games,
            played: record.played,
            instead: record.instead_count(),
            other_side: record.other_side,
            unanswered: record.unanswered,
            share: share.map(|share| share.rate),
            share_low: share.map(|share| share.low),
            share_high: share.map(|share| share.high),
            contradicted,
            instead_at: most.map(|&(at, _)| from_one(at)),
            instead_most: most.map_or(0, |&(_, count)| count),
            moves: record.instead.iter().map(|&(at, count)| InsteadEntry { at: from_one(at), count }).collect(),
            examples: record.examples.iter().map(example).collect(),
        }
    }

    fn text(&self) -> String {
        let percent =
            |share: Option<f64>| share.map_or_else(|| "–".to_owned(), |share| format!("{:.1}", share * 100.0));
        let mut text = format!("\n{}\n", self.name);
        self.cells.iter().for_each(|row| text += &format!("   {row}\n"));
        let (appeared, games, played) = (thousands(self.appeared), thousands(self.games), thousands(self.played));
        let (instead, low, high) = (thousands(self.instead), percent(self.share_low), percent(self.share_high));
        text += &text!(
            "cli-contradictions-row",
            appeared = appeared,
            games = games,
            played = played,
            instead = instead,
            low = low,
            high = high
        );
        if let Some([column, row]) = self.instead_at {
            let most = thousands(self.instead_most);
            let said =
                text!("cli-contradictions-most", column = column.to_string(), row = row.to_string(), count = most);
            text += &format!("; {said}");
        }
        text += "\n";
        for ContradictionExample { path, game, r#move, next } in &self.examples {
            let at = text!("cli-example-move", move = r#move.to_string(), next = next.as_deref().unwrap_or("–"));
            text += &format!("   {at}  {}\n", super::games::place(path, Some(*game)));
        }
        text
    }
}

impl ContradictionsObject {
    fn text(&self) -> String {
        let (patterns, appeared) = (thousands(self.patterns), thousands(self.appeared));
        let head = text!(
            "cli-contradictions",
            patterns = patterns,
            appeared = appeared,
            contradicted = thousands(self.contradicted)
        );
        let rows: String = self.rows.iter().take(20).map(ContradictionEntry::text).collect();
        format!("{head}\n{rows}")
    }
}
