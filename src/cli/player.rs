//! `katachi player`.

use katachi_language::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::CommandFailure;
use super::compare::{ComparedGames, ComparisonEntry};
use super::costly_shapes::{ShapeEntry, centred, player, voice_of};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, padded, peak_rss_bytes};
use super::progress_bar::Bar;
use super::selection;
use katachi_core::corpus::Corpus;
use katachi_core::corpus::load::Loaded;
use katachi_core::go::{BoardSize, Color};
use katachi_core::library::{self, professional::PROFESSIONAL};
use katachi_core::mining::compare::Proportion;
use katachi_core::mining::costly_shapes::Voice;
use katachi_core::mining::player::{
    FirstMove, PlayerOpening, PlayerProfile as Found, PlayerProfileError, PlayerProfileParams, ReferenceFigures,
    ResultRow, contemporary_games, other_games, player_profile,
};
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_core::pattern::Window;
use katachi_core::progress::Progress;
use katachi_pages::PlayerPages;
use katachi_sentences::Sentence;
use katachi_sentences::words::{color_name, interval_words, percent};

#[derive(Args)]
pub(super) struct PlayerArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// The player: part of the name, whatever its case, accents and order, or a whole name in any script
    #[arg(long, value_name = "NAME")]
    player: String,
    /// `others`, the games of the library without the player; `contemporaries`, of these the games of the player's
    /// years, or all if there are none; `professional`; or another library folder
    #[arg(long, value_name = "DIR", default_value = CONTEMPORARIES)]
    against: PathBuf,
    /// Shapes: the window around each of the player's moves
    #[arg(long, value_name = "W", default_value = "square:5", value_parser = selection::value::<Window>)]
    window: Window,
    /// Openings: positions after N moves
    #[arg(long, value_name = "N", default_value_t = 4)]
    moves: u32,
    /// Leave out corner positions and shapes that occur less than N times in the player's games, and openings that the
    /// player had less than N times and would have had less than N times at the others' rate: an opening that the
    /// player avoids is listed
    #[arg(long, value_name = "N", default_value_t = 10)]
    least: u32,
    /// List at most N openings, corners and shapes, the most significant differences first
    #[arg(long, value_name = "N", default_value_t = 10)]
    top: usize,
    /// Write the profile as pages with diagrams: .pdf, .svg or .png
    #[arg(long, value_name = "FILE")]
    pdf: Option<PathBuf>,
    /// The table that --csv writes
    #[arg(long, value_enum, default_value_t = PlayerTableArg::Results)]
    table: PlayerTableArg,
    #[command(flatten)]
    form: OutputFormArgs,
}

const OTHERS: &str = "others";
const CONTEMPORARIES: &str = "contemporaries";

#[derive(Clone, Copy, ValueEnum)]
enum PlayerTableArg {
    Results,
    Openings,
    /// The player's first moves in corners
    FirstMoves,
    Corners,
    Shapes,
}

impl PlayerTableArg {
    fn field(self) -> &'static str {
        match self {
            PlayerTableArg::Results => "results",
            PlayerTableArg::Openings => "openings",
            PlayerTableArg::FirstMoves => "first_moves",
            PlayerTableArg::Corners => "corners",
            PlayerTableArg::Shapes => "shapes",
        }
    }
}

#[derive(Serialize)]
struct PlayerProfileObject {
    format: u32,
    library: String,
    player: String,
    /// The names in the records that were matched to the player.
    names: Vec<String>,
    games: usize,
    against_himself: usize,
    first_year: Option<i16>,
    last_year: Option<i16>,
    /// The name of the other side, and the number of its games.
    against: String,
    against_games: u64,
    results: Vec<ResultEntry>,
    /// The player's games with each colour, compared with all games of the other side.
    openings: Vec<PlayerOpeningEntry>,
    /// The player's first moves in corners, the most frequent first.
    first_moves: Vec<FirstMoveEntry>,
    /// Moves in the corners of the player's games, by either side.
    corners: Vec<ComparisonEntry>,
    /// The shapes of the player's own moves.
    shapes: Vec<ShapeEntry>,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct ResultEntry {
    /// The player's colour; null for both.
    color: Option<&'static str>,
    /// The year; null for all.
    year: Option<i16>,
    games: u32,
    decided: u32,
    won: u32,
    rate: Option<f64>,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
}

#[derive(Serialize)]
struct PlayerOpeningEntry {
    /// The player's colour.
    color: &'static str,
    /// The player's games with a known winner, the games won, and their share.
    decided: u32,
    won: u32,
    rate: Option<f64>,
    rate_low: Option<f64>,
    rate_high: Option<f64>,
    #[serde(flatten)]
    row: ComparisonEntry,
}

#[derive(Serialize)]
struct FirstMoveEntry {
    /// Distances from the edges in lines, the nearer edge first.
    point: [u8; 2],
    name: String,
    /// The interval of the player's share.
    share_low: Option<f64>,
    share_high: Option<f64>,
    #[serde(flatten)]
    row: ComparisonEntry,
}

impl PlayerArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let name = player(&self.player)?;
        if self.moves == 0 {
            return Err(CommandFailure::Usage(text!("cli-moves-none").to_owned()));
        }
        centred(&self.window)?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let corpus = &loaded.corpus;
        let (voice, _) = voice_of(corpus, &name, &self.library)?;
        let (against, side) = self.against(corpus, &voice, progress)?;
        let evaluations = library::evaluations::known(&self.library)?;
        let params = PlayerProfileParams {
            window: self.window.clone(),
            moves: self.moves,
            least: self.least,
            corners: self.top.max(PlayerProfileParams::default().corners),
            by_part: true,
        };
        let shapes = side.shapes(&self.window, progress)?;
        let others = ReferenceFigures {
            games: shapes.games,
            shapes,
            corners: side.corners(progress)?,
            openings: side.openings(self.moves, progress)?,
        };
        let found = player_profile(corpus, &evaluations, &voice, &others, &params, progress).map_err(failure)?;
        drop(bar);
        if let Some(path) = &self.pdf {
            self.write_pages(&found, &against, path, progress)?;
        }
        let object = self.object(&found, against, &loaded, started);
        self.form.output(&object, self.table.field(), || object.text())
    }

    fn object(&self, found: &Found, against: String, loaded: &Loaded, started: Instant) -> PlayerProfileObject {
        let opening = |color: Color| {
            let own = found.openings.iter().filter(move |row| row.color == color);
            own.take(self.top).map(PlayerOpeningEntry::new)
        };
        PlayerProfileObject {
            format: JSON_FORMAT,
            library: self.library.display().to_string(),
            player: self.player.clone(),
            names: found.names.iter().map(|(name, _)| name.clone()).collect(),
            games: found.games,
            against_himself: found.against_himself,
            first_year: found.years.map(|(first, _)| first),
            last_year: found.years.map(|(_, last)| last),
            against,
            against_games: found.others,
            results: found.results.iter().map(ResultEntry::new).collect(),
            openings: Color::BOTH.into_iter().flat_map(opening).collect(),
            first_moves: found.first_moves.iter().map(FirstMoveEntry::new).collect(),
            corners: found.corners.iter().take(self.top).map(ComparisonEntry::of_corner).collect(),
            shapes: found
                .shapes
                .rows
                .iter()
                .take(self.top)
                .map(|row| ShapeEntry::new(row, &found.shapes, loaded))
                .collect(),
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        }
    }

    /// Writes the pages, and reports them on standard error.
    fn write_pages(
        &self,
        found: &Found,
        against: &str,
        path: &Path,
        progress: &Arc<Progress>,
    ) -> Result<(), CommandFailure> {
        let against = match against {
            OTHERS => text!("cli-player-others"),
            CONTEMPORARIES => text!("cli-player-contemporaries"),
            PROFESSIONAL => text!("cli-player-professionals"),
            library => library,
        };
        let written = PlayerPages::new(found, against).write(path, progress)?;
        let path = path.display().to_string();
        eprintln!("katachi: {}", text!("cli-player-pages", path = path, pages = written.pages));
        written.lacking().inspect(|words| eprintln!("katachi: {words}"));
        Ok(())
    }

    /// The side that the player is compared with, and its name.
    fn against(
        &self,
        corpus: &Corpus,
        voice: &Voice,
        progress: &Progress,
    ) -> Result<(String, ComparedGames), CommandFailure> {
        if self.against == Path::new(CONTEMPORARIES)
            && let Some(others) = contemporary_games(corpus, voice)
        {
            return Ok((CONTEMPORARIES.to_owned(), ComparedGames::Games(Arc::new(others))));
        }
        if [OTHERS, CONTEMPORARIES].iter().any(|name| self.against == Path::new(name)) {
            return match other_games(corpus, voice) {
                Some(others) => Ok((OTHERS.to_owned(), ComparedGames::Games(Arc::new(others)))),
                None => {
                    eprintln!("katachi: {}", text!("cli-player-all-his"));
                    Ok((PROFESSIONAL.to_owned(), ComparedGames::Professional))
                }
            };
        }
        Ok((self.against.display().to_string(), ComparedGames::open(&self.against, ("--against", &None), progress)?))
    }
}

fn failure(error: PlayerProfileError) -> CommandFailure {
    match error {
        PlayerProfileError::Cancelled(_) => CommandFailure::Failed(text!("cli-cancelled").to_owned()),
        wrong => CommandFailure::Usage(wrong.sentence()),
    }
}

impl PlayerOpeningEntry {
    fn new(row: &PlayerOpening) -> PlayerOpeningEntry {
        let tallies: (Proportion, Proportion) = (row.here, row.there);
        let ((decided, won), rate) = (row.results(), row.rate());
        PlayerOpeningEntry {
            color: row.color.letter(),
            decided,
            won,
            rate: rate.map(|rate| rate.rate),
            rate_low: rate.map(|rate| rate.low),
            rate_high: rate.map(|rate| rate.high),
            row: ComparisonEntry::of_opening(&row.opening, BoardSize::NINETEEN, tallies, &row.contrast, row.q_value),
        }
    }
}

impl FirstMoveEntry {
    fn new(row: &FirstMove) -> FirstMoveEntry {
        let share = row.share();
        FirstMoveEntry {
            point: [row.point.x + 1, row.point.y + 1],
            name: row.name(),
            share_low: share.map(|share| share.low),
            share_high: share.map(|share| share.high),
            row: ComparisonEntry::new((row.here, row.there), &row.contrast, row.q_value),
        }
    }

    fn line(&self) -> String {
        let (here, there, odds) = (self.row.here.share, self.row.there.share, self.row.odds_ratio);
        let (here, there, unsure) = (percent(here), percent(there), unsure(self.row.q_value));
        let others = text!("cli-first-move-row", there = format!("{there:>6}"), odds = format!("{odds:.2}"));
        format!("   {}  {here:>6}  {others}{unsure}\n", padded(&self.name, 24))
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
            None => text!("cli-both-colours"),
            Some("B") => color_name(Color::Black),
            Some(_) => color_name(Color::White),
        };
        let year = self.year.map_or(text!("cli-all-years").to_owned(), |year| year.to_string());
        let (year, color) = (padded(&year, 9), padded(color, 12));
        let (Some(rate), Some(low), Some(high)) = (self.rate, self.rate_low, self.rate_high) else {
            return format!("   {year}  {color}  {}\n", text!("cli-no-result-known", games = self.games));
        };
        let rate = interval_words(katachi_core::mining::WilsonInterval { rate, low, high });
        let won = text!("cli-won-of", won = self.won, decided = self.decided, rate = rate);
        format!("   {year}  {color}  {won}\n")
    }
}

impl PlayerProfileObject {
    fn text(&self) -> String {
        let names = self.names.iter().take(5).cloned().collect::<Vec<_>>().join("; ");
        let heading = match (self.first_year, self.last_year) {
            (Some(first), Some(last)) => {
                let (first, last) = (first.to_string(), last.to_string());
                text!("cli-player-games-years", names = names, games = self.games, first = first, last = last)
            }
            _ => text!("cli-player-games", names = names, games = self.games),
        };
        let against = text!("cli-player-against", who = &self.against, games = self.against_games);
        let mut text = format!("{heading}\n{against}\n\n{}\n", text!("cli-player-results"));
        // The text shows only both colours together for each year; the table has all rows.
        let shown = self.results.iter().filter(|row| row.year.is_none() || row.color.is_none());
        shown.for_each(|row| text += &row.line());
        if self.against_himself > 0 {
            text += &format!("   {}\n", text!("player-against-himself", games = self.against_himself));
        }
        text += &format!("\n{}\n", text!("cli-player-openings"));
        let had = self.openings.iter().filter(|entry| entry.row.here.count > 0);
        for (at, entry) in had.enumerate() {
            let with = if entry.color == "B" { text!("cli-with-black") } else { text!("cli-with-white") };
            text += &format!("\n   {with}{}{}", unsure(entry.row.q_value), entry.row.text(at + 1));
        }
        text += &format!("\n{}\n", text!("cli-player-first-moves"));
        self.first_moves.iter().for_each(|entry| text += &entry.line());
        text += &format!("\n{}\n", text!("cli-player-corners"));
        for (at, row) in self.corners.iter().enumerate() {
            text += &format!("{}{}", unsure(row.q_value), row.text(at + 1));
        }
        text += &format!("\n{}\n", text!("cli-player-shapes"));
        for (at, shape) in self.shapes.iter().enumerate() {
            let q = shape.ratio_q_value.unwrap_or(1.0);
            text += &format!("\n{}. {}, q {q:.1e}{}\n", at + 1, shape.played_in_words(), unsure(q));
            shape.lines().for_each(|line| text += &format!("   {line}\n"));
        }
        text
    }
}

/// The words for a difference that may be chance.
fn unsure(q_value: f64) -> String {
    if q_value > MAX_Q_VALUE { format!(" {}", text!("cli-may-be-chance")) } else { String::new() }
}
