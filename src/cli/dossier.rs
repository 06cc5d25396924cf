//! `katachi dossier`.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::Failure;
use super::compare::{self, RowEntry, Side};
use super::ledger::{self, ShapeEntry, centred, others, player, voice_of};
use super::output::{Form, JSON_FORMAT, Output, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::Color;
use katachi_core::library::{self, professional::PROFESSIONAL};
use katachi_core::mining::compare::{compare_moves, compare_openings};
use katachi_core::mining::dossier::{ResultRow, results};
use katachi_core::mining::ledger::{LedgerParams, LedgerWindow, Voice};
use katachi_core::mining::statistics::SURE;
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;
use katachi_core::words::{color_name, counted, interval_words};

#[derive(Args)]
pub(super) struct Dossier {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// Whose: part of the name, whatever its case, accents and order
    #[arg(long, value_name = "NAME")]
    player: String,
    /// `others`, the games of the library without the player; `professional`; or another library folder
    #[arg(long, value_name = "DIR", default_value = OTHERS)]
    against: PathBuf,
    /// Shapes: the window around each of the player's moves
    #[arg(long, value_name = "W", default_value = "square:5")]
    window: Window,
    /// Openings: positions after so many moves
    #[arg(long, value_name = "N", default_value_t = 4)]
    moves: u32,
    /// Leave out what the player has less often: games of an opening, corner positions, shapes
    #[arg(long, value_name = "N", default_value_t = 10)]
    least: u32,
    /// List at most so many openings, corners and shapes, the surest differences first
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// Which table --csv writes
    #[arg(long, value_enum, default_value_t = Table::Results)]
    table: Table,
    #[command(flatten)]
    form: Form,
}

const OTHERS: &str = "others";

#[derive(Clone, Copy, ValueEnum)]
enum Table {
    Results,
    Openings,
    Corners,
    Shapes,
}

impl Table {
    fn field(self) -> &'static str {
        match self {
            Table::Results => "results",
            Table::Openings => "openings",
            Table::Corners => "corners",
            Table::Shapes => "shapes",
        }
    }
}

#[derive(Serialize)]
struct DossierObject {
    format: u32,
    library: String,
    player: String,
    /// The names in the records that were taken for the player's.
    names: Vec<String>,
    games: usize,
    first_year: Option<i16>,
    last_year: Option<i16>,
    /// What he is held against, and its games.
    against: String,
    against_games: u64,
    results: Vec<ResultEntry>,
    /// Of his games with one colour against all of the others.
    openings: Vec<OpeningEntry>,
    /// What is played in the corners of his games, by either side.
    corners: Vec<RowEntry>,
    /// His own moves.
    shapes: Vec<ShapeEntry>,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct ResultEntry {
    /// Null for both.
    color: Option<&'static str>,
    /// Null for all.
    year: Option<i16>,
    games: u32,
    decided: u32,
    won: u32,
    rate: Option<f64>,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
}

#[derive(Serialize)]
struct OpeningEntry {
    /// The player's.
    color: &'static str,
    #[serde(flatten)]
    row: RowEntry,
}

impl Dossier {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, Failure> {
        let started = Instant::now();
        let name = player(&self.player)?;
        if self.moves == 0 {
            return Err(Failure::Usage("--moves 0: one move or more".to_owned()));
        }
        centred(&self.window)?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let corpus = &loaded.corpus;
        let (voice, names) = voice_of(corpus, &name, &self.library)?;
        let (against, side) = self.against(corpus, &voice, progress)?;
        let evaluations = library::evaluations::known(&self.library)?;

        let mined = others(&side, std::slice::from_ref(&self.window), progress)?;
        let windows = [LedgerWindow { window: &self.window, others: mined.first().map(|mined| &**mined) }];
        let params = LedgerParams { least: self.least, ..LedgerParams::default() };
        let found = katachi_core::mining::ledger::ledger(corpus, &evaluations, &voice, &windows, &params, progress)
            .map_err(ledger::failure)?;
        let mut shapes: Vec<_> = found.rows.iter().filter(|row| row.expected.is_some()).collect();
        let p_value = |row: &&katachi_core::mining::ledger::LedgerRow| row.expected.map_or(1.0, |own| own.p_value);
        // Stable.
        shapes.sort_by(|a, b| p_value(a).total_cmp(&p_value(b)).then(b.played.cmp(&a.played)));

        let theirs = side.openings(self.moves, progress)?;
        let mut openings = Vec::new();
        for color in Color::BOTH {
            let games: Vec<GameId> = voice.sides().filter(|&(_, own)| own == color).map(|(id, _)| id).collect();
            if games.is_empty() {
                continue;
            }
            let own = Side::Games(Arc::new(corpus.only(games))).openings(self.moves, progress)?;
            let rows = compare_openings(&own, &theirs, self.moves, self.least, progress).map_err(compare::failure)?;
            openings.extend(rows.iter().take(self.top).map(|row| OpeningEntry {
                color: color.letter(),
                row: RowEntry::of_opening(row, &own, &theirs, self.moves),
            }));
        }
        let own = Side::Games(Arc::new(corpus.only(voice.games().collect()))).corners(progress)?;
        let theirs = side.corners(progress)?;
        let cuts = (own.params.min_count, theirs.params.min_count);
        let corners =
            compare_moves(&own.graph, &theirs.graph, cuts, self.least, progress).map_err(compare::failure)?.rows;
        drop(bar);
        let years = || voice.games().filter_map(|id| corpus.year(id));
        let object = DossierObject {
            format: JSON_FORMAT,
            library: self.library.display().to_string(),
            player: self.player.clone(),
            names,
            games: voice.games().len(),
            first_year: years().min(),
            last_year: years().max(),
            against,
            against_games: mined.first().map_or(0, |mined| mined.games),
            results: results(corpus, &voice).iter().map(ResultEntry::new).collect(),
            openings,
            corners: corners.iter().take(self.top).map(|row| RowEntry::of_corner(row, &own)).collect(),
            shapes: shapes.iter().take(self.top).map(|row| ShapeEntry::new(row, &found, &loaded)).collect(),
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        self.form.output(&object, self.table.field(), || object.text())
    }

    /// What the player is held against, and its name.
    fn against(&self, corpus: &Corpus, voice: &Voice, progress: &Progress) -> Result<(String, Side), Failure> {
        if self.against == Path::new(OTHERS) {
            let own: std::collections::HashSet<GameId> = voice.games().collect();
            let others: Vec<GameId> = corpus.games().iter().copied().filter(|id| !own.contains(id)).collect();
            return match others.is_empty() {
                false => Ok((OTHERS.to_owned(), Side::Games(Arc::new(corpus.only(others))))),
                true => {
                    eprintln!("katachi: all games of the library are the player's: the others are professionals");
                    Ok((PROFESSIONAL.to_owned(), Side::Professional))
                }
            };
        }
        Ok((self.against.display().to_string(), Side::open(&self.against, ("--against", &None), progress)?))
    }
}

impl ResultEntry {
    fn new(row: &ResultRow) -> ResultEntry {
        let rate = row.rate();
        ResultEntry {
            color: row.color.map(Color::letter),
            year: row.year,
            games: row.games,
            decided: row.decided,
            won: row.won,
            rate: rate.map(|rate| rate.rate),
            rate_low: rate.map(|rate| rate.low),
            rate_high: rate.map(|rate| rate.high),
        }
    }

    fn line(&self) -> String {
        let color = match self.color {
            None => "both colours",
            Some("B") => color_name(Color::Black),
            Some(_) => color_name(Color::White),
        };
        let year = self.year.map_or("all years".to_owned(), |year| year.to_string());
        let (Some(rate), Some(low), Some(high)) = (self.rate, self.rate_low, self.rate_high) else {
            return format!("   {year:9}  {color:12}  {}, no result known\n", counted(self.games as usize, "game"));
        };
        let rate = interval_words(katachi_core::mining::Interval { rate, low, high });
        format!("   {year:9}  {color:12}  won {} of {} ({rate})\n", thousands(self.won), thousands(self.decided))
    }
}

impl DossierObject {
    fn text(&self) -> String {
        let years = match (self.first_year, self.last_year) {
            (Some(first), Some(last)) => format!(", {first}–{last}"),
            _ => String::new(),
        };
        let names = self.names.iter().take(5).cloned().collect::<Vec<_>>().join("; ");
        let mut text = format!(
            "{names}: {}{years}\nagainst {} ({})\n\nResults\n",
            counted(self.games, "game"),
            self.against,
            counted(self.against_games as usize, "game")
        );
        // Year by year both colours are enough to read; the table has all.
        let shown = self.results.iter().filter(|row| row.year.is_none() || row.color.is_none());
        shown.for_each(|row| text += &row.line());
        text += "\nOpenings: the odds in his games over those of the others, 95 % interval\n";
        for (at, entry) in self.openings.iter().enumerate() {
            let with = if entry.color == "B" { "with Black" } else { "with White" };
            text += &format!("\n   {with}{}{}", unsure(entry.row.q_value), entry.row.text(at + 1));
        }
        text += "\nCorners: what is played in his games, by either side\n";
        for (at, row) in self.corners.iter().enumerate() {
            text += &format!("{}{}", unsure(row.q_value), row.text(at + 1));
        }
        text += "\nShapes of his own moves\n";
        for (at, shape) in self.shapes.iter().enumerate() {
            let q = shape.ratio_q_value.unwrap_or(1.0);
            text += &format!("\n{}. {}, q {q:.1e}{}\n", at + 1, shape.played_in_words(), unsure(q));
            shape.lines().for_each(|line| text += &format!("   {line}\n"));
        }
        text
    }
}

/// What is said of a difference that may be chance.
fn unsure(q_value: f64) -> &'static str {
    if q_value > SURE { " (may be chance)" } else { "" }
}
