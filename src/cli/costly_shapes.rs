//! `katachi costly-shapes`.

use katachi_language::text;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::CommandFailure;
use super::compare::ComparedGames;
use super::filter::{catalogue, filter_error, warn_of};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, names_in_words, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use super::selection;
use katachi_core::corpus::load::Loaded;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::filter::{GameFilter, NamePattern, fold_name};
use katachi_core::library::{self, professional::PROFESSIONAL};
use katachi_core::mining::costly_shapes::{
    CostlyShape, CostlyShapeExample, CostlyShapes as Found, CostlyShapesParams, CostlyShapesWindow, LossUnit, Period,
    PeriodMoves, Slice, Voice, costly_shapes,
};
use katachi_core::mining::player::{names_of, near_names};
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_core::mining::{MinedPatterns, MiningError};
use katachi_core::pattern::Window;
use katachi_core::pattern::names::ShapeNames;
use katachi_core::progress::Progress;
use katachi_pages::Workbook;
use katachi_sentences::Sentence;
use katachi_sentences::words::{self, with_percent_sign};

#[derive(Args)]
pub(super) struct CostlyShapesArgs {
    /// The library folder
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// The moves of a player: part of the name, whatever its case, accents and order, or a whole name in any script; by
    /// default everybody's
    #[arg(long, value_name = "NAME")]
    player: Option<String>,
    /// The window around each move; may be given several times
    #[arg(long = "window", value_name = "W", default_value = "square:5", value_parser = selection::value::<Window>)]
    windows: Vec<Window>,
    /// The games to compare with: `professional`, or a library folder
    #[arg(long, value_name = "DIR", default_value = PROFESSIONAL)]
    against: PathBuf,
    /// Games that pass a filter such as `year:2020..`
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    filter: Option<String>,
    /// The unit of losses: points, or percent of win rate; by default points if most evaluations have them
    #[arg(long, value_enum)]
    unit: Option<LossUnitArg>,
    /// Leave out shapes that were played less often
    #[arg(long, value_name = "N", default_value_t = CostlyShapesParams::default().least)]
    least: u32,
    /// List at most N, the worst first; by default all in JSON and CSV, 20 in text
    #[arg(long, value_name = "N")]
    top: Option<usize>,
    /// Number of example games for each shape, those where it cost most
    #[arg(long, value_name = "N", default_value_t = CostlyShapesParams::default().examples)]
    examples: usize,
    /// Write the worst mistakes as exercises with answers: .pdf, .svg or .png
    #[arg(long, value_name = "FILE")]
    workbook: Option<PathBuf>,
    /// Number of exercises in the workbook
    #[arg(long, value_name = "N", default_value_t = 48, requires = "workbook")]
    exercises: usize,
    /// Read the evaluations of all records again first
    #[arg(long)]
    collect: bool,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum LossUnitArg {
    Points,
    Winrate,
}

impl From<LossUnitArg> for LossUnit {
    fn from(name: LossUnitArg) -> LossUnit {
        match name {
            LossUnitArg::Points => LossUnit::Points,
            LossUnitArg::Winrate => LossUnit::Winrate,
        }
    }
}

#[derive(Serialize)]
struct CostlyShapesObject {
    format: u32,
    library: String,
    player: Option<String>,
    /// The names in the records that were matched to the player.
    names: Vec<String>,
    against: String,
    unit: &'static str,
    games: usize,
    evaluated_games: usize,
    moves: usize,
    evaluated_moves: usize,
    /// The mean loss of all evaluated moves, in the unit.
    mean_loss: Option<f64>,
    /// All moves of the player by month, or by year if there are many months.
    periods: Vec<PeriodEntry>,
    /// Number of shapes that cost significantly more than the other moves.
    costly: usize,
    /// Number of all rows; `shapes` may list fewer.
    total: usize,
    shapes: Vec<ShapeEntry>,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
pub(super) struct ShapeEntry {
    cells: Vec<String>,
    window: String,
    names: Vec<String>,
    played: usize,
    games: usize,
    expected: Option<f64>,
    /// Whether the others' figures are cut off: the expected count is then at most this, and the ratio at least this.
    expected_at_most: bool,
    ratio: Option<f64>,
    ratio_low: Option<f64>,
    ratio_high: Option<f64>,
    pub ratio_q_value: Option<f64>,
    evaluated: usize,
    /// Null if the unit is not points.
    loss_points: Option<f64>,
    loss_percent: Option<f64>,
    /// The interval of the loss, in the unit.
    loss_low: Option<f64>,
    loss_high: Option<f64>,
    /// The loss above the mean loss of all other moves.
    excess: Option<f64>,
    excess_low: Option<f64>,
    excess_high: Option<f64>,
    p_value: Option<f64>,
    q_value: Option<f64>,
    costly: bool,
    overplayed: bool,
    by_color: ColorEntries,
    by_stage: StageEntries,
    /// The moves with this shape, by the same periods as all moves.
    by_period: Vec<PeriodEntry>,
    examples: Vec<ExampleEntry>,
}

#[derive(Serialize)]
struct PeriodEntry {
    /// `2026-03`, or `2026`.
    period: String,
    games: usize,
    moves: usize,
    evaluated: usize,
    /// The loss in the unit.
    loss: Option<f64>,
}

impl PeriodEntry {
    fn new(period: Period, of: PeriodMoves) -> PeriodEntry {
        let PeriodMoves { games, moves, evaluated, loss } = of;
        PeriodEntry { period: period.to_string(), games, moves, evaluated, loss }
    }
}

#[derive(Serialize)]
struct ColorEntries {
    black: SliceEntry,
    white: SliceEntry,
}

#[derive(Serialize)]
struct StageEntries {
    opening: SliceEntry,
    middle: SliceEntry,
    end: SliceEntry,
}

#[derive(Serialize)]
struct SliceEntry {
    moves: usize,
    loss: Option<f64>,
    low: Option<f64>,
    high: Option<f64>,
}

#[derive(Serialize)]
struct ExampleEntry {
    path: String,
    game: u32,
    white: String,
    black: String,
    date: String,
    /// The move number, from 1.
    r#move: u32,
    color: &'static str,
    point: String,
    /// The loss in the unit.
    loss: Option<f64>,
    /// The move that the engine preferred, if the record names it.
    better: Option<String>,
}

/// Reads the name of a player.
///
/// Errors: the text is not a name.
pub(super) fn player(name: &str) -> Result<NamePattern, CommandFailure> {
    NamePattern::new(name, false).ok_or_else(|| CommandFailure::Usage(text!("cli-no-name", name = name)))
}

/// The player's moves, and the names in the records that were matched to the player, most frequent first.
///
/// Errors: nobody has the name. The message suggests similar names.
pub(super) fn voice_of(
    corpus: &Corpus,
    name: &NamePattern,
    dir: &Path,
) -> Result<(Voice, Vec<String>), CommandFailure> {
    let voice = Voice::of_player(corpus, name);
    if voice.is_empty() {
        let near = near_names(corpus, name.text(), MAX_SIMILAR_NAMES);
        let library = dir.display().to_string();
        let near = near
            .into_iter()
            .map(|name| name.to_string())
            .reduce(|one, other| text!("cli-or", one = one, other = other));
        return Err(CommandFailure::Failed(match near {
            None => text!("cli-no-player", library = library, name = name.text()),
            Some(near) => text!("cli-no-player-near", library = library, name = name.text(), near = near),
        }));
    }
    let names: Vec<String> = names_of(corpus, &voice).into_iter().map(|(name, _)| name).collect();
    if names.iter().map(|name| fold_name(name)).collect::<BTreeSet<_>>().len() > 1 {
        let shown: Vec<&str> = names.iter().take(5).map(String::as_str).collect();
        let (name, shown) = (name.text(), shown.join("; "));
        eprintln!("katachi: {}", text!("cli-names-of-player", name = name, count = names.len(), names = shown));
    }
    Ok((voice, names))
}

/// Maximum number of similar names that an error suggests for an unknown one.
const MAX_SIMILAR_NAMES: usize = 3;

/// The figures of the other players for a window.
pub(super) fn others(
    side: &ComparedGames,
    windows: &[Window],
    progress: &Progress,
) -> Result<Vec<Arc<MinedPatterns>>, CommandFailure> {
    windows.iter().map(|window| side.shapes(window, progress)).collect()
}

/// Checks that a window can be put around a move.
///
/// Errors: the window has no centre.
pub(super) fn centred(window: &Window) -> Result<(), CommandFailure> {
    window.centre().map(|_| ()).ok_or_else(|| failure(MiningError::NoCentre(window.to_string())))
}

/// The error of costly shapes in words.
pub(super) fn failure(error: MiningError) -> CommandFailure {
    match error {
        MiningError::Cancelled(_) => CommandFailure::Failed(text!("cli-cancelled").to_owned()),
        wrong => CommandFailure::Usage(wrong.sentence()),
    }
}

impl CostlyShapesArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        self.windows.iter().try_for_each(centred)?;
        let name = self.player.as_deref().map(player).transpose()?;
        let bar = Bar::follow(progress);
        let loaded = library::open(&self.library, progress)?;
        let corpus = self.chosen(&loaded)?;
        let (voice, names) = match &name {
            Some(name) => voice_of(&corpus, name, &self.library)?,
            None => (Voice::everybody(&corpus), Vec::new()),
        };
        let kept = match self.collect {
            true => library::collected_evaluations::collect_all(&self.library, progress)?,
            false => library::collected_evaluations::open_or_collect(&self.library, progress)?,
        };
        if let Some(damage) = &kept.damage {
            eprintln!("katachi: {}", text!("cli-collected-again", damage = damage.sentence()));
        }
        if let Some(damage) = &kept.engine_damage {
            eprintln!("katachi: {}", text!("cli-engine-left-out", damage = damage.sentence()));
        }
        let against = ComparedGames::open(&self.against, ("--filter", &None), progress)?;
        let others = others(&against, &self.windows, progress)?;
        let windows: Vec<CostlyShapesWindow<'_>> = self
            .windows
            .iter()
            .zip(&others)
            .map(|(window, others)| CostlyShapesWindow { window, others: Some(others) })
            .collect();
        let params = CostlyShapesParams {
            unit: self.unit.map(Into::into),
            least: self.least,
            examples: self.examples,
            ..CostlyShapesParams::default()
        };
        let found = costly_shapes(&corpus, &kept.evaluations, &voice, &windows, &params, progress).map_err(failure)?;
        drop(bar);
        if found.evaluated_moves == 0 {
            return Err(CommandFailure::Failed(self.without_evaluations(&found, kept.evaluations.len())));
        }
        if let Some(path) = &self.workbook {
            self.write_workbook(&found, &corpus, path, progress)?;
        }
        let object = self.object(names, &found, &loaded, started);
        self.form.output(&object, "shapes", || object.text())
    }

    fn object(&self, names: Vec<String>, found: &Found, loaded: &Loaded, started: Instant) -> CostlyShapesObject {
        let top = self.top.unwrap_or(if self.form.is_whole() { usize::MAX } else { 20 });
        CostlyShapesObject {
            format: JSON_FORMAT,
            library: self.library.display().to_string(),
            player: self.player.clone(),
            names,
            against: self.against.display().to_string(),
            unit: unit_name(found.unit),
            games: found.games,
            evaluated_games: found.evaluated_games,
            moves: found.moves,
            evaluated_moves: found.evaluated_moves,
            mean_loss: found.mean_loss,
            periods: found.periods.iter().map(|&(period, of)| PeriodEntry::new(period, of)).collect(),
            costly: found.rows.iter().filter(|row| row.is_costly()).count(),
            total: found.rows.len(),
            shapes: found.rows.iter().take(top).map(|row| ShapeEntry::new(row, found, loaded)).collect(),
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        }
    }

    fn chosen(&self, loaded: &Loaded) -> Result<Arc<Corpus>, CommandFailure> {
        let Some(text) = &self.filter else { return Ok(Arc::clone(&loaded.corpus)) };
        let filter: GameFilter = text.parse().map_err(|wrong| filter_error("--filter", text, &wrong))?;
        let matches = filter.matches(&catalogue(&self.library, loaded)?);
        let games = loaded.corpus.games();
        warn_of(&matches.left_out(games.iter().copied()));
        let chosen: Vec<GameId> = games.iter().copied().filter(|&id| matches.contains(id)).collect();
        match chosen.is_empty() {
            true => Err(CommandFailure::Failed(text!(
                "cli-filter-no-game",
                option = "--filter",
                filter = text,
                library = self.library.display().to_string()
            ))),
            false => Ok(Arc::new(loaded.corpus.only(chosen))),
        }
    }

    /// Writes the workbook, and reports it on standard error.
    fn write_workbook(
        &self,
        found: &Found,
        corpus: &Corpus,
        path: &Path,
        progress: &Arc<Progress>,
    ) -> Result<(), CommandFailure> {
        let exercises = found.exercises(corpus, self.exercises);
        let sheet = Workbook::sheet(self.player.as_deref());
        let book = Workbook { corpus, exercises: &exercises, unit: found.unit, sheet };
        let written = book.write(path, progress)?;
        let (path, pages) = (path.display().to_string(), text!("cli-pages", pages = written.pages));
        eprintln!("katachi: {}", text!("cli-workbook", path = path, exercises = exercises.len(), pages = pages));
        written.lacking().inspect(|words| eprintln!("katachi: {words}"));
        Ok(())
    }

    fn without_evaluations(&self, found: &Found, evaluated: usize) -> String {
        let (library, games) = (self.library.display().to_string(), found.games);
        let others = (evaluated > 0).then(|| text!("cli-other-games", games = evaluated));
        match (&self.player, others) {
            (None, None) => text!("cli-no-evaluations", library = library, games = games),
            (None, Some(others)) => {
                text!("cli-no-evaluations-others", library = library, games = games, others = others)
            }
            (Some(player), None) => text!("cli-no-evaluations-of", library = library, games = games, player = player),
            (Some(player), Some(others)) => text!(
                "cli-no-evaluations-of-others",
                library = library,
                games = games,
                player = player,
                others = others
            ),
        }
    }
}

fn unit_name(unit: LossUnit) -> &'static str {
    match unit {
        LossUnit::Points => "points",
        LossUnit::Winrate => "winrate",
    }
}

impl ShapeEntry {
    pub fn new(row: &CostlyShape, of: &Found, loaded: &Loaded) -> ShapeEntry {
        let expected = row.expected.as_ref();
        let (mean, excess) = (row.price.map(|price| price.mean), row.price.map(|price| price.excess));
        let loss = |unit: LossUnit| mean.filter(|_| of.unit == unit).map(|mean| mean.value);
        let [black, white] = row.by_color.map(SliceEntry::new);
        let [opening, middle, end] = row.by_stage.map(SliceEntry::new);
        ShapeEntry {
            cells: row.pattern.rows(),
            window: row.pattern.window().to_string(),
            names: ShapeNames::shipped().of_set(row.names()).map(ToString::to_string).collect(),
            played: row.played,
            games: row.games,
            expected: expected.map(|expected| expected.count),
            expected_at_most: expected.is_some_and(|expected| expected.at_most),
            ratio: expected.map(|expected| expected.ratio.value),
            ratio_low: expected.map(|expected| expected.ratio.low),
            ratio_high: expected.map(|expected| expected.ratio.high),
            ratio_q_value: row.ratio_q_value,
            evaluated: row.evaluated,
            loss_points: loss(LossUnit::Points),
            loss_percent: loss(LossUnit::Winrate),
            loss_low: mean.map(|mean| mean.low),
            loss_high: mean.map(|mean| mean.high),
            excess: excess.map(|excess| excess.value),
            excess_low: excess.map(|excess| excess.low),
            excess_high: excess.map(|excess| excess.high),
            p_value: row.price.map(|price| price.p_value),
            q_value: row.q_value,
            costly: row.is_costly(),
            overplayed: row.is_overplayed(),
            by_color: ColorEntries { black, white },
            by_stage: StageEntries { opening, middle, end },
            by_period: (0..).zip(&of.periods).map(|(at, of)| PeriodEntry::new(of.0, row.in_period(at))).collect(),
            examples: row.examples.iter().map(|example| ExampleEntry::new(example, loaded)).collect(),
        }
    }

    /// How often the player plays the shape, and how often others would.
    pub fn played_in_words(&self) -> String {
        let played = text!("cli-played-in", times = thousands(self.played), games = self.games);
        let (Some(ratio), Some(low), Some(high)) = (self.ratio, self.ratio_low, self.ratio_high) else { return played };
        let [ratio, low, high] = [ratio, low, high].map(|value| words::ratio(value, 2));
        match self.expected_at_most {
            true => text!("cli-played-against-least", played = played, ratio = ratio, low = low, high = high),
            false => text!("cli-played-against", played = played, ratio = ratio, low = low, high = high),
        }
    }

    /// The lines of a shape: its names, and its rows.
    pub fn lines(&self) -> impl Iterator<Item = String> + '_ {
        let names = (!self.names.is_empty()).then(|| names_in_words(&self.names));
        names.into_iter().chain(self.cells.iter().cloned())
    }

    fn text(&self, rank: usize, in_points: bool) -> String {
        let loss = self.loss_points.or(self.loss_percent);
        let price = match (loss, self.loss_low, self.loss_high, self.excess, self.excess_low, self.excess_high) {
            (Some(loss), Some(low), Some(high), Some(excess), Some(excess_low), Some(excess_high)) => {
                let [loss, low, high] = [loss, low, high].map(|value| format!("{value:.2}"));
                let [excess, excess_low, excess_high] =
                    [excess, excess_low, excess_high].map(|value| format!("{value:+.2}"));
                let q = format!("{:.2}", self.q_value.unwrap_or(1.0));
                match in_points {
                    true => text!(
                        "cli-costs-points",
                        loss = loss,
                        low = low,
                        high = high,
                        excess = excess,
                        excess_low = excess_low,
                        excess_high = excess_high,
                        q = q
                    ),
                    false => text!(
                        "cli-costs-percent",
                        loss = loss,
                        low = low,
                        high = high,
                        excess = excess,
                        excess_low = excess_low,
                        excess_high = excess_high,
                        q = q
                    ),
                }
            }
            _ => text!("cli-no-price").to_owned(),
        };
        let mut text = format!("\n{rank}. {price}\n   {}\n", self.played_in_words());
        self.lines().for_each(|line| text += &format!("   {line}\n"));
        for example in self.examples.iter().take(2) {
            let loss = example.loss.map(|loss| match in_points {
                true => format!(", {}", text!("cli-lost-points", points = format!("{loss:.1}"))),
                false => format!(", {}", with_percent_sign(&format!("{loss:.1}"))),
            });
            let better = example.better.as_ref().map(|better| format!(", {}", text!("cli-better", move = better)));
            let (loss, better) = (loss.unwrap_or_default(), better.unwrap_or_default());
            let place = super::games::place(&example.path, Some(example.game));
            let number = example.r#move.to_string();
            let played = text!("cli-costly-example", place = place, move = number, point = &example.point);
            text += &format!("   {played}{loss}{better}\n");
        }
        text
    }
}

impl SliceEntry {
    fn new(slice: Slice) -> SliceEntry {
        let Slice { moves, price } = slice;
        SliceEntry {
            moves,
            loss: price.map(|price| price.value),
            low: price.map(|price| price.low),
            high: price.map(|price| price.high),
        }
    }
}

impl ExampleEntry {
    fn new(example: &CostlyShapeExample, loaded: &Loaded) -> ExampleEntry {
        let header = loaded.corpus.header(example.game);
        ExampleEntry {
            path: loaded.path_of(example.game),
            game: loaded.corpus.source(example.game).index,
            white: header.white.to_owned(),
            black: header.black.to_owned(),
            date: header.date.to_owned(),
            r#move: example.moves_before + 1,
            color: example.color.letter(),
            point: example.at.label(loaded.corpus.game(example.game).size),
            loss: example.loss,
            better: example.better.map(|better| better.label(loaded.corpus.game(example.game).size)),
        }
    }
}

impl CostlyShapesObject {
    fn heading(&self, in_points: bool) -> String {
        let (moves, evaluated) = (thousands(self.moves), thousands(self.evaluated_moves));
        let games = text!("general-games", games = self.games);
        let evaluated_games = text!("general-games", games = self.evaluated_games);
        let loss = format!("{:.2}", self.mean_loss.unwrap_or_default());
        match (&self.player, in_points) {
            (None, true) => text!(
                "cli-costly-points",
                moves = moves,
                games = games,
                evaluated = evaluated,
                evaluated_games = evaluated_games,
                loss = loss
            ),
            (None, false) => text!(
                "cli-costly-percent",
                moves = moves,
                games = games,
                evaluated = evaluated,
                evaluated_games = evaluated_games,
                loss = loss
            ),
            (Some(player), true) => text!(
                "cli-costly-points-of",
                moves = moves,
                player = player,
                games = games,
                evaluated = evaluated,
                evaluated_games = evaluated_games,
                loss = loss
            ),
            (Some(player), false) => text!(
                "cli-costly-percent-of",
                moves = moves,
                player = player,
                games = games,
                evaluated = evaluated,
                evaluated_games = evaluated_games,
                loss = loss
            ),
        }
    }

    fn text(&self) -> String {
        let in_points = self.unit == "points";
        let heading = self.heading(in_points);
        let costly = text!(
            "cli-costly-shapes",
            costly = self.costly,
            shapes = self.total,
            q = MAX_Q_VALUE.to_string(),
            others = &self.against
        );
        let mut text = format!("{heading}\n{costly}\n");
        // Costly shapes come first: from the first shape that is not costly on, nothing is significant.
        let unsure = self.shapes.iter().position(|shape| !shape.costly);
        for (at, shape) in self.shapes.iter().enumerate() {
            if unsure == Some(at) {
                let said = if at == 0 { text!("cli-costly-none") } else { text!("cli-costly-rest") };
                text += &format!("\n{said}\n");
            }
            text += &shape.text(at + 1, in_points);
        }
        text
    }
}
