//! `katachi report`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::output::{JSON_FORMAT, Output, OutputFormArgs, name_in_words};
use super::progress_bar::Bar;
use super::{CommandFailure, one_game};
use katachi_core::go::{BoardSize, Color};
use katachi_core::library::professional;
use katachi_core::mining::corner::Corner;
use katachi_core::progress::Progress;
use katachi_engines::predict::{Agreement, Departure, GameReport, Left, ReportedMove, shipped_model};
use katachi_sentences::words::with_percent_sign;

#[derive(Args)]
pub(super) struct ReportArgs {
    /// The game; if the file has several, the first
    #[arg(value_name = "GAME.sgf")]
    game: PathBuf,
    /// A model of your own instead of the one that comes with the program
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct ReportObject {
    format: u32,
    black: SideObject,
    white: SideObject,
    /// The moves at which the game left professional play, in order.
    departures: Vec<DepartureEntry>,
    moves: Vec<ReportMoveEntry>,
    elapsed_s: f64,
}

/// How often a player chose the moves that the model expected.
#[derive(Serialize)]
struct SideObject {
    player: String,
    moves: u64,
    first_choice: u64,
    among_five: u64,
    mean_probability: f64,
}

#[derive(Serialize)]
struct DepartureEntry {
    /// The position that the game left: `opening`, or a corner such as `upper left`.
    what: &'static str,
    move_number: usize,
    times_before: u32,
}

#[derive(Serialize)]
struct ReportMoveEntry {
    number: usize,
    color: &'static str,
    point: String,
    /// Rank among all legal moves; null for a pass.
    rank: Option<usize>,
    probability: f32,
    first_choice: Option<String>,
    first_probability: Option<f32>,
    name: Option<String>,
}

impl ReportArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let (read, id) = one_game::read(&self.game)?;
        let model = match &self.model {
            Some(path) => katachi_engines::library::open_model(path)?,
            None => shipped_model(),
        };
        let (game, header) = (read.corpus.game(id), read.corpus.header(id));
        let report = GameReport::compute(game, model, &professional::openings(), &professional::corners(), progress)
            .map_err(|_| CommandFailure::Failed(text!("cli-cancelled").to_owned()))?;
        drop(bar);
        let side = |color, player: &str| SideObject::new(player, report.agreement(color, None));
        let object = ReportObject {
            format: JSON_FORMAT,
            black: side(Color::Black, header.black),
            white: side(Color::White, header.white),
            departures: report.departures.iter().map(DepartureEntry::new).collect(),
            moves: report.moves.iter().map(|found| ReportMoveEntry::new(found, game.size)).collect(),
            elapsed_s: started.elapsed().as_secs_f64(),
        };
        self.form.output(&object, "moves", || object.text())
    }
}

impl SideObject {
    fn new(player: &str, agreement: Agreement) -> SideObject {
        let Agreement { moves, first, among_five, probability } = agreement;
        let mean_probability = probability / moves.max(1) as f64;
        SideObject { player: player.to_owned(), moves, first_choice: first, among_five, mean_probability }
    }

    fn line(&self, color: Color) -> String {
        let share = |part: u64| with_percent_sign(&format!("{:.0}", 100.0 * part as f64 / self.moves.max(1) as f64));
        let (first, five, moves) = (share(self.first_choice), share(self.among_five), self.moves.to_string());
        let player = &self.player;
        let line = match color {
            Color::Black => text!("cli-report-black", player = player, first = first, five = five, moves = moves),
            Color::White => text!("cli-report-white", player = player, first = first, five = five, moves = moves),
        };
        line + "\n"
    }
}

impl DepartureEntry {
    fn new(departure: &Departure) -> DepartureEntry {
        let what = match departure.what {
            Left::Opening => "opening",
            Left::Corner(Corner::TopLeft) => "upper left",
            Left::Corner(Corner::TopRight) => "upper right",
            Left::Corner(Corner::BottomLeft) => "lower left",
            Left::Corner(Corner::BottomRight) => "lower right",
        };
        DepartureEntry { what, move_number: departure.number, times_before: departure.times_before }
    }
}

impl ReportMoveEntry {
    fn new(found: &ReportedMove, size: BoardSize) -> ReportMoveEntry {
        ReportMoveEntry {
            number: found.number,
            color: found.color.letter(),
            point: found.point.map_or("pass".to_owned(), |point| point.label(size)),
            rank: found.rank,
            probability: found.probability,
            first_choice: found.first.map(|(point, _)| point.label(size)),
            first_probability: found.first.map(|(_, probability)| probability),
            name: found.name.map(|name| name.english.clone()),
        }
    }

    fn line(&self) -> String {
        let ReportMoveEntry { number, color, point, probability, .. } = self;
        let rank = self.rank.map_or("–".to_owned(), |rank| rank.to_string());
        let first = self.first_choice.as_deref().unwrap_or("–");
        let name = self.name.as_deref().map(name_in_words).unwrap_or_default();
        let percent = with_percent_sign(&format!("{:5.1}", 100.0 * probability));
        let (rank, first) = (format!("{rank:>3}"), format!("{first:4}"));
        let row = text!("cli-report-row", rank = rank, percent = percent, first = first);
        format!("{number:4} {color} {point:4}  {row}  {name}\n")
    }
}

impl ReportObject {
    fn text(&self) -> String {
        let mut text = self.black.line(Color::Black) + &self.white.line(Color::White);
        for left in &self.departures {
            let (number, times) = (left.move_number.to_string(), left.times_before.to_string());
            text += &match left.what {
                "opening" => text!("cli-left-opening", move = number, times = times),
                "upper left" => text!("cli-left-top-left", move = number, times = times),
                "upper right" => text!("cli-left-top-right", move = number, times = times),
                "lower left" => text!("cli-left-bottom-left", move = number, times = times),
                _ => text!("cli-left-bottom-right", move = number, times = times),
            };
            text += "\n";
        }
        self.moves.iter().for_each(|found| text += &found.line());
        text
    }
}
