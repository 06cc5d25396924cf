//! `katachi lab match --table fop`: our table beside table I of Liu & Li.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, OutputFormArgs, padded};
use crate::progress_bar::Bar;
use crate::show::mined;
use katachi_core::progress::Progress;
use katachi_lab::matches::table::{
    KeptTable, MatchTableColumn, PUBLISHED, TableError, TableSettings, play_table, published_slope,
};
use katachi_lab::matches::{MatchError, MatchParams, MatchTally, Slope, open_match_table, save_match_table};
use katachi_lab::montecarlo::{Draw, Scope};
use katachi_sentences::Sentence;

/// The options of `katachi lab match` that apply only to its table.
#[derive(Args)]
pub(super) struct MatchTableArgs {
    /// A table instead of a match: `fop` plays the most frequent patterns against MoGo's, for lists of growing length
    #[arg(long, value_enum, conflicts_with_all = ["a", "b"])]
    table: Option<TableKind>,
    /// The mined patterns of the table: square:3 or diamond:2, of moves; `professional` for those that come with Katachi
    #[arg(long, value_name = "FILE.ron", default_value = "professional", requires = "table")]
    list: PathBuf,
    /// The lengths of the lists
    #[arg(long, value_name = "N,…", value_delimiter = ',', requires = "table")]
    tops: Vec<usize>,
    /// Draw the patterns of the table with equal chances, not by frequency
    #[arg(long, requires = "table")]
    even: bool,
    /// Match the patterns of the table on the whole board, not only beside the last move
    #[arg(long, requires = "table")]
    board: bool,
    /// Save the games of the table here; saved games are not played again
    #[arg(long, value_name = "FILE.ron", requires = "table")]
    out: Option<PathBuf>,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum TableKind {
    Fop,
}

#[derive(Serialize)]
struct TableObject {
    format: u32,
    window: String,
    /// Number of shapes of the list that occur more than once.
    shapes: usize,
    draw: &'static str,
    scope: &'static str,
    size: u32,
    komi: f32,
    simulations: usize,
    seed: u64,
    rows: Vec<MatchTableEntry>,
    /// The slope of the list's log-odds of winning, by log N.
    slope: Option<SlopeEntry>,
    published_slope: Option<SlopeEntry>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct MatchTableEntry {
    top: usize,
    fop_wins_black: Option<u64>,
    mogo_wins_white: Option<u64>,
    mogo_wins_black: Option<u64>,
    fop_wins_white: Option<u64>,
    unfinished: Option<u64>,
    illegal: Option<u64>,
    rate: Option<f64>,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
    /// The figures as published, in the order of the four fields above.
    published: Option<[u64; 4]>,
    published_rate: Option<f64>,
}

#[derive(Serialize)]
struct SlopeEntry {
    value: f64,
    low: f64,
    high: f64,
}

impl SlopeEntry {
    fn new(slope: Slope) -> SlopeEntry {
        let (low, high) = slope.interval();
        SlopeEntry { value: slope.value, low, high }
    }

    /// The verdict on "more patterns are weaker".
    fn verdict(&self) -> &'static str {
        match (self.low, self.high) {
            (_, high) if high < 0.0 => text!("cli-table-weaker"),
            (low, _) if low > 0.0 => text!("cli-table-stronger"),
            _ => text!("cli-table-no-trend"),
        }
    }
}

impl MatchTableEntry {
    fn new(top: usize, tally: Option<MatchTally>) -> MatchTableEntry {
        let rate = tally.and_then(|tally| tally.rate());
        let published = PUBLISHED.iter().find(|column| column.top == top);
        MatchTableEntry {
            top,
            fop_wins_black: tally.map(|tally| tally.a_wins_black),
            mogo_wins_white: tally.map(|tally| tally.b_wins_white),
            mogo_wins_black: tally.map(|tally| tally.b_wins_black),
            fop_wins_white: tally.map(|tally| tally.a_wins_white),
            unfinished: tally.map(|tally| tally.unfinished),
            illegal: tally.map(|tally| tally.illegal),
            rate: rate.map(|interval| interval.rate),
            rate_low: rate.map(|interval| interval.low),
            rate_high: rate.map(|interval| interval.high),
            published: published
                .map(|column| [column.list_black, column.mogo_white, column.mogo_black, column.list_white]),
            published_rate: published.map(|column| {
                let (wins, games) = column.wins();
                wins as f64 / games as f64
            }),
        }
    }
}

/// Plays the missing games and shows the table. Errors: what went wrong, in words, with the exit status.
pub(super) fn run(
    command: &MatchTableArgs,
    params: &MatchParams,
    form: &OutputFormArgs,
    progress: &Arc<Progress>,
) -> Result<Output, CommandFailure> {
    let started = Instant::now();
    let shown = command.list.display();
    let list = mined(&command.list, &"square:3".parse().expect("it is a window"))?;
    let draw = if command.even { Draw::Evenly } else { Draw::ByFrequency };
    let scope = if command.board { Scope::WholeBoard } else { Scope::LastMove };
    let mut tops = match command.tops.as_slice() {
        [] => PUBLISHED.iter().map(|column| column.top).collect(),
        tops => tops.to_vec(),
    };
    tops.sort_unstable();
    tops.dedup();
    if tops.first() == Some(&0) {
        return Err(CommandFailure::Usage(text!("cli-empty-list", option = "--tops 0")));
    }
    let settings = TableSettings::new(&list, draw, scope, params);
    let kept = match &command.out {
        None => None,
        Some(path) => open_match_table(path)?,
    };
    let kept = match kept {
        Some(kept) if kept.settings != settings => {
            let path = command.out.as_deref().unwrap_or(&command.list).display().to_string();
            let settings = format!("{:?}", kept.settings);
            return Err(CommandFailure::Failed(text!("cli-table-other", path = path, settings = settings)));
        }
        Some(kept) => kept,
        None => KeptTable::new(settings),
    };
    let save = |table: &KeptTable| match &command.out {
        Some(path) => save_match_table(table, path).inspect(|()| progress.kept_a_part()),
        None => Ok(()),
    };
    let played = {
        let _bar = Bar::follow(progress);
        play_table(&list, kept, &tops, params.games, &save, progress)
    };
    let played = played.map_err(|error| match error {
        TableError::Match(MatchError::Cancelled(cancelled)) => cancelled.into(),
        TableError::List(error) => CommandFailure::Failed(format!("{shown}: {}", error.sentence())),
        error => CommandFailure::Failed(error.sentence()),
    })?;
    let shapes = (0..list.len()).filter(|&at| list.stats(at).occurrences > 1).count();
    let object = TableObject::new(&played, &tops, shapes, started.elapsed().as_secs_f64());
    form.output(&object, "rows", || object.text())
}

/// Values of fields of the JSON object.
const EVENLY: &str = "evenly";
const WHOLE_BOARD: &str = "whole board";

impl TableObject {
    fn new(table: &KeptTable, tops: &[usize], shapes: usize, elapsed_s: f64) -> TableObject {
        let columns = table.columns();
        let tally =
            |top: usize| columns.iter().find(|column| column.top == top).map(|&MatchTableColumn { tally, .. }| tally);
        let settings = &table.settings;
        TableObject {
            format: JSON_FORMAT,
            window: settings.window.clone(),
            shapes,
            draw: if settings.evenly { EVENLY } else { "by frequency" },
            scope: if settings.whole_board { WHOLE_BOARD } else { "last move" },
            size: settings.size,
            komi: settings.komi,
            simulations: settings.simulations,
            seed: settings.seed,
            rows: tops.iter().map(|&top| MatchTableEntry::new(top, tally(top))).collect(),
            slope: table.slope().map(SlopeEntry::new),
            published_slope: published_slope().map(SlopeEntry::new),
            elapsed_s,
        }
    }

    fn text(&self) -> String {
        let (side, komi, playouts) = (self.size.to_string(), self.komi.to_string(), self.simulations.to_string());
        let window = &self.window;
        let heading = match (self.draw == EVENLY, self.scope == WHOLE_BOARD) {
            (true, true) => {
                text!("cli-table-evenly-board", window = window, side = side, komi = komi, playouts = playouts)
            }
            (true, false) => {
                text!("cli-table-evenly-last", window = window, side = side, komi = komi, playouts = playouts)
            }
            (false, true) => {
                text!("cli-table-frequency-board", window = window, side = side, komi = komi, playouts = playouts)
            }
            (false, false) => {
                text!("cli-table-frequency-last", window = window, side = side, komi = komi, playouts = playouts)
            }
        };
        let mut text = format!("{heading}\n\n  {}\n", text!("cli-table-head"));
        let pair = |one: Option<u64>, other: Option<u64>| match (one, other) {
            (Some(one), Some(other)) => format!("{one}:{other}"),
            _ => "–".to_owned(),
        };
        for row in &self.rows {
            let ours = match (row.rate, row.rate_low, row.rate_high) {
                (Some(rate), Some(low), Some(high)) => {
                    format!("{:.1} % ({:.1}–{:.1})", rate * 100.0, low * 100.0, high * 100.0)
                }
                _ if row.top > self.shapes => text!("cli-table-only", shapes = self.shapes.to_string()),
                _ => "–".to_owned(),
            };
            let published = match (row.published, row.published_rate) {
                (Some([a, b, c, d]), Some(rate)) => format!("{a}:{b}  {c}:{d}  {:.1} %", rate * 100.0),
                _ => String::new(),
            };
            text += &format!(
                "{:>5}   {:<24} {:<24} {} {published}\n",
                row.top,
                pair(row.fop_wins_black, row.mogo_wins_white),
                pair(row.mogo_wins_black, row.fop_wins_white),
                padded(&ours, 22)
            );
        }
        let words = |slope: &SlopeEntry| [slope.value, slope.low, slope.high].map(|value| format!("{value:+.3}"));
        if let Some(slope) = &self.slope {
            let ([value, low, high], verdict) = (words(slope), slope.verdict());
            let trend = text!("cli-table-trend", slope = value, low = low, high = high, verdict = verdict);
            text += &format!("\n{trend}\n");
        }
        if let Some(slope) = &self.published_slope {
            let ([value, low, high], verdict) = (words(slope), slope.verdict());
            let trend = text!("cli-table-trend-published", slope = value, low = low, high = high, verdict = verdict);
            text += &format!("\n{trend}\n");
        }
        text
    }
}
