//! `katachi lab match`: plays many games between two players; and the table of the value of patterns in playouts.

use katachi_language::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::contenders::{self, Sources};
use super::match_table::{self, MatchTableArgs};
use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, OutputFormArgs};
use crate::players::board_size;
use crate::progress_bar::Bar;
use katachi_core::files;
use katachi_core::go::BoardSize;
use katachi_core::library::{LibraryError, atomic};
use katachi_core::progress::Progress;
use katachi_lab::matches::{
    Ending, MatchError, MatchParams, MatchSide, MatchTally, OnGame, PlayedGame, play_match, playouts_a_second,
};
use katachi_sentences::Sentence;

#[derive(Args)]
pub struct MatchArgs {
    /// mogo, uniform, frequent:FILE.ron[:TOP][:even][:board], file:FILE.ron[,FILE.ron], model, contexts or rings
    #[arg(required_unless_present = "table")]
    a: Option<String>,
    /// The other player; A has Black in games 1, 3, 5 and so on
    #[arg(required_unless_present = "table")]
    b: Option<String>,
    /// Number of games; with --table, games per colour
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = games)]
    games: usize,
    /// The board size
    #[arg(long, value_name = "S", default_value = "9", value_parser = board_size)]
    size: BoardSize,
    #[arg(long, value_name = "K", default_value_t = 7.5, value_parser = komi, allow_negative_numbers = true)]
    komi: f32,
    /// Playouts per move of mogo, uniform and frequent
    #[arg(long, value_name = "N", default_value_t = 1000, value_parser = simulations)]
    simulations: usize,
    /// The random seed; the same seed plays the same games, on any number of threads
    #[arg(long, value_name = "N", default_value_t = 1)]
    seed: u64,
    /// Write every game as SGF into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "table")]
    sgf: Option<PathBuf>,
    /// The library for the players `contexts` and `rings`
    #[arg(long, value_name = "DIR")]
    library: Option<PathBuf>,
    /// A model of your own for the player `model`
    #[arg(long, value_name = "FILE")]
    model: Option<PathBuf>,
    #[command(flatten)]
    table: MatchTableArgs,
    #[command(flatten)]
    form: OutputFormArgs,
}

fn komi(text: &str) -> Result<f32, String> {
    let fits = |komi: &f32| komi.abs() <= 400.0;
    text.parse().ok().filter(fits).ok_or_else(|| text!("cli-number-to", least = "-400", most = "400"))
}

/// Maximum number of games: a week on a fast machine.
const MAX_GAMES: usize = 100_000;

fn games(text: &str) -> Result<usize, String> {
    let fits = |number: &usize| *number <= MAX_GAMES;
    text.parse().ok().filter(fits).ok_or_else(|| text!("cli-number-up-to", most = MAX_GAMES.to_string()))
}

/// Maximum number of playouts per move. More would exhaust memory, as a tree has a node for every move of every
/// position that it visited.
const MAX_SIMULATIONS: usize = 100_000;

fn simulations(text: &str) -> Result<usize, String> {
    let fits = |number: &usize| (1..=MAX_SIMULATIONS).contains(number);
    text.parse()
        .ok()
        .filter(fits)
        .ok_or_else(|| text!("cli-number-to", least = "1", most = MAX_SIMULATIONS.to_string()))
}

#[derive(Serialize)]
struct MatchObject {
    format: u32,
    a: String,
    b: String,
    games: usize,
    size: usize,
    komi: f32,
    simulations: usize,
    seed: u64,
    a_wins_black: u64,
    a_wins_white: u64,
    b_wins_black: u64,
    b_wins_white: u64,
    draws: u64,
    unfinished: u64,
    illegal: u64,
    /// A's share of the decided games; null if there are none.
    rate: Option<f64>,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
    mean_moves: Option<f64>,
    played: Vec<MatchGameEntry>,
    /// Playouts per second of all threads together, over the whole match.
    playouts_per_s: f64,
    /// Playouts per second of a player's own time, on one thread; null for players without playouts.
    a_playouts_per_s: Option<f64>,
    b_playouts_per_s: Option<f64>,
    elapsed_s: f64,
}

#[derive(Serialize)]
struct MatchGameEntry {
    number: usize,
    black: &'static str,
    white: &'static str,
    winner: Option<&'static str>,
    result: String,
    ending: &'static str,
    moves: usize,
}

fn letter(side: MatchSide) -> &'static str {
    match side {
        MatchSide::A => "a",
        MatchSide::B => "b",
    }
}

impl MatchGameEntry {
    fn new(game: &PlayedGame) -> MatchGameEntry {
        MatchGameEntry {
            number: game.number,
            black: letter(game.black),
            white: letter(game.white()),
            winner: game.winner.map(letter),
            result: game.result.clone(),
            ending: match game.ending {
                Ending::Counted => "counted",
                Ending::Resigned => "resigned",
                Ending::Illegal => "illegal",
                Ending::Unfinished => "unfinished",
            },
            moves: game.moves,
        }
    }
}

impl MatchArgs {
    fn params(&self) -> MatchParams {
        MatchParams {
            games: self.games,
            size: self.size,
            komi: self.komi,
            simulations: self.simulations,
            seed: self.seed,
        }
    }

    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let params = self.params();
        let (Some(a), Some(b)) = (&self.a, &self.b) else {
            return match_table::run(&self.table, &params, &self.form, progress);
        };
        if self.games == 0 {
            return Err(CommandFailure::Usage(text!("cli-match-no-games").to_owned()));
        }
        let started = Instant::now();
        let sources = Sources { library: self.library.as_deref(), model: self.model.as_deref() };
        let players = {
            let _bar = Bar::follow(progress);
            (contenders::open(a, &sources, progress)?, contenders::open(b, &sources, progress)?)
        };
        if let Some(dir) = &self.sgf {
            make_room(dir, self.games)?;
        }
        let on_game: OnGame<'_> = &|game| match &self.sgf {
            Some(dir) => write_game(dir, self.games, game),
            None => Ok(()),
        };
        let games = {
            let _bar = Bar::follow(progress);
            play_match(&players.0, &players.1, &params, on_game, progress)
        };
        let games = games.map_err(|error| match error {
            MatchError::Cancelled(cancelled) => cancelled.into(),
            error => CommandFailure::Failed(error.sentence()),
        })?;
        let object = MatchObject::new(a, b, &params, &games, started.elapsed().as_secs_f64());
        self.form.output(&object, "played", || object.text())
    }
}

impl MatchObject {
    fn new(a: &str, b: &str, params: &MatchParams, games: &[PlayedGame], elapsed_s: f64) -> MatchObject {
        let tally = MatchTally::from_games(games);
        let rate = tally.rate();
        let moves: usize = games.iter().map(|game| game.moves).sum();
        let playouts: u64 = games.iter().flat_map(|game| game.playouts).sum();
        MatchObject {
            format: JSON_FORMAT,
            a: a.to_owned(),
            b: b.to_owned(),
            games: params.games,
            size: params.size.side(),
            komi: params.komi,
            simulations: params.simulations,
            seed: params.seed,
            a_wins_black: tally.a_wins_black,
            a_wins_white: tally.a_wins_white,
            b_wins_black: tally.b_wins_black,
            b_wins_white: tally.b_wins_white,
            draws: tally.draws,
            unfinished: tally.unfinished,
            illegal: tally.illegal,
            rate: rate.map(|interval| interval.rate),
            rate_low: rate.map(|interval| interval.low),
            rate_high: rate.map(|interval| interval.high),
            mean_moves: (!games.is_empty()).then(|| moves as f64 / games.len() as f64),
            played: games.iter().map(MatchGameEntry::new).collect(),
            playouts_per_s: playouts as f64 / elapsed_s.max(1e-9),
            a_playouts_per_s: playouts_a_second(games, MatchSide::A),
            b_playouts_per_s: playouts_a_second(games, MatchSide::B),
            elapsed_s,
        }
    }

    fn text(&self) -> String {
        let mut text = text!(
            "cli-match",
            a = &self.a,
            b = &self.b,
            games = self.games.to_string(),
            side = self.size.to_string(),
            komi = self.komi.to_string(),
            playouts = self.simulations.to_string()
        );
        text += "\n";
        let score = format!("{}:{}", self.a_wins_black, self.b_wins_white);
        text += &format!("{}\n", text!("cli-match-a-black", score = score));
        let score = format!("{}:{}", self.b_wins_black, self.a_wins_white);
        text += &format!("{}\n", text!("cli-match-b-black", score = score));
        if let (Some(rate), Some(low), Some(high)) = (self.rate, self.rate_low, self.rate_high) {
            let [rate, low, high] = [rate, low, high].map(|share| format!("{:.1}", share * 100.0));
            let wins = text!("cli-match-a-wins", percent = format!("{rate} %"), low = low, high = high);
            text += &format!("{wins}\n");
        }
        if self.draws > 0 {
            text += &format!("{}\n", text!("cli-match-drawn", games = self.draws.to_string()));
        }
        if self.unfinished > 0 {
            text += &format!("{}\n", text!("cli-match-unfinished", games = self.unfinished.to_string()));
        }
        if self.illegal > 0 {
            text += &format!("{}\n", text!("cli-match-illegal", games = self.illegal.to_string()));
        }
        if let Some(moves) = self.mean_moves {
            let (moves, seconds) = (format!("{moves:.0}"), format!("{:.1}", self.elapsed_s));
            text += &format!("{}\n", text!("cli-match-moves", moves = moves, seconds = seconds));
        }
        for (name, speed) in [("A", self.a_playouts_per_s), ("B", self.b_playouts_per_s)] {
            if let Some(speed) = speed {
                text += &format!("{}\n", text!("cli-match-speed", player = name, speed = format!("{speed:.0}")));
            }
        }
        text
    }
}

fn file_of(dir: &Path, games: usize, number: usize) -> PathBuf {
    let width = games.to_string().len();
    dir.join(format!("game-{number:0width$}.sgf"))
}

/// Makes the folder. Errors: a file of the match already exists; better reported now than after hours.
fn make_room(dir: &Path, games: usize) -> Result<(), CommandFailure> {
    atomic::make_folder(dir)?;
    match (1..=games).map(|number| file_of(dir, games, number)).find(|path| files::exists(path)) {
        Some(path) => Err(LibraryError::Exists { path }.into()),
        None => Ok(()),
    }
}

fn write_game(dir: &Path, games: usize, game: &PlayedGame) -> Result<(), LibraryError> {
    let path = file_of(dir, games, game.number);
    match atomic::write_new(&path, game.sgf.as_bytes())? {
        true => Ok(()),
        false => Err(LibraryError::Exists { path }),
    }
}
