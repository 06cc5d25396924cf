//! `katachi compare`.

use katachi_language::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::CommandFailure;
use super::filter::{catalogue, filter_error, warn_of};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, is_professional, names_in_words, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use super::selection;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::filter::GameFilter;
use katachi_core::go::{BoardSize, Color};
use katachi_core::library;
use katachi_core::mining::compare::{
    CompareError, Contrast, OpeningRow, Proportion, ShapeRow, Unit, compare_moves, compare_openings, compare_shapes,
};
use katachi_core::mining::corner::{CornerGraph, CornerParams, corner_graph};
use katachi_core::mining::fuseki::{Opening, OpeningGraph, OpeningGraphParams, opening_graph};
use katachi_core::mining::player::CornerMove;
use katachi_core::mining::statistics::MAX_Q_VALUE;
use katachi_core::mining::{MinedPatterns, MiningError, MiningParams, PatternSource, mine};
use katachi_core::pattern::names::ShapeNames;
use katachi_core::pattern::{Cell, Window};
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;
use katachi_sentences::words::{ratio, with_percent_sign};

#[derive(Args)]
pub(super) struct CompareArgs {
    /// The first side: a library folder, or `professional` for the figures that come with Katachi
    #[arg(value_name = "A")]
    here: PathBuf,
    /// The second side; by default the professional figures, or A again with --filter-b
    #[arg(value_name = "B")]
    there: Option<PathBuf>,
    /// The things to compare
    #[arg(long, value_enum, default_value_t = CompareKind::Shapes)]
    what: CompareKind,
    /// Shapes: the window around each move
    #[arg(long, value_name = "W", default_value = "square:3", value_parser = selection::value::<Window>)]
    window: Window,
    /// Shapes: shares of all moves, of games, or of the times that a shape could have been played
    #[arg(long, value_enum, default_value_t = CompareUnit::Moves)]
    unit: CompareUnit,
    /// Openings: positions after N moves
    #[arg(long, value_name = "N", default_value_t = 4)]
    moves: u32,
    /// Games of A that pass a filter such as `year:..2015`
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    filter_a: Option<String>,
    /// Games of B that pass a filter
    #[arg(long, value_name = "TEXT", allow_hyphen_values = true)]
    filter_b: Option<String>,
    /// Leave out what occurs less than N times: shapes and openings in both sides together, corner positions in each
    #[arg(long, value_name = "N", default_value_t = 20)]
    least: u32,
    /// List at most N, the most significant differences first
    #[arg(long, value_name = "N", default_value_t = 20)]
    top: usize,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Serialize)]
#[serde(rename_all = "lowercase")]
enum CompareKind {
    Shapes,
    /// Continuations of positions in 10×10 corners
    Corners,
    Openings,
}

#[derive(Clone, Copy, ValueEnum)]
enum CompareUnit {
    Moves,
    Games,
    Offers,
}

impl From<CompareUnit> for Unit {
    fn from(name: CompareUnit) -> Unit {
        match name {
            CompareUnit::Moves => Unit::Moves,
            CompareUnit::Games => Unit::Games,
            CompareUnit::Offers => Unit::Offers,
        }
    }
}

#[derive(Serialize)]
struct CompareObject {
    format: u32,
    what: CompareKind,
    #[serde(skip_serializing_if = "Option::is_none")]
    window: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unit: Option<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
    here: SideEntry,
    there: SideEntry,
    /// Number of corner positions that are frequent enough in both.
    #[serde(skip_serializing_if = "Option::is_none")]
    positions: Option<usize>,
    /// Number of all rows; `rows` may list fewer.
    compared: usize,
    rows: Vec<ComparisonEntry>,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct SideEntry {
    library: String,
    filter: Option<String>,
    games: u64,
}

#[derive(Serialize)]
pub(super) struct ComparisonEntry {
    /// The shape; or the corner, with its corner point in the top right and the side to move as X.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    cells: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    names: Vec<String>,
    /// A usual sequence to the corner position, such as `B Q16`, and the move; or the moves of the opening.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    line: Vec<String>,
    /// The stones of an opening.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    black: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    white: Vec<String>,
    pub here: TallyEntry,
    pub there: TallyEntry,
    log_odds: f64,
    low: f64,
    high: f64,
    pub odds_ratio: f64,
    z: f64,
    p_value: f64,
    pub q_value: f64,
}

#[derive(Serialize)]
pub(super) struct TallyEntry {
    pub count: u64,
    of: u64,
    pub share: f64,
    /// Whether the exact count is unknown: it lies below the cut-off of the stored figures and is at most this.
    at_most: bool,
}

impl From<Proportion> for TallyEntry {
    fn from(tally: Proportion) -> TallyEntry {
        TallyEntry { count: tally.count, of: tally.of, share: tally.share(), at_most: tally.at_most }
    }
}

/// One side of a comparison: games, or figures without games.
pub(super) enum ComparedGames {
    Games(Arc<Corpus>),
    Professional,
}

impl CompareArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        if self.moves == 0 {
            return Err(CommandFailure::Usage(text!("cli-moves-none").to_owned()));
        }
        let other = self.there.clone().unwrap_or_else(|| match self.filter_b {
            Some(_) => self.here.clone(),
            None => PathBuf::from(library::professional::PROFESSIONAL),
        });
        let bar = Bar::follow(progress);
        let here = ComparedGames::open(&self.here, ("--filter-a", &self.filter_a), progress)?;
        let there = ComparedGames::open(&other, ("--filter-b", &self.filter_b), progress)?;
        let entry = |dir: &Path, filter: &Option<String>, games| SideEntry {
            library: dir.display().to_string(),
            filter: filter.clone(),
            games,
        };
        let sides = |a: u64, b: u64| (entry(&self.here, &self.filter_a, a), entry(&other, &self.filter_b, b));
        let mut object = match self.what {
            CompareKind::Shapes => {
                let (a, b) = (here.shapes(&self.window, progress)?, there.shapes(&self.window, progress)?);
                let unit = self.unit.into();
                let found = compare_shapes(&a, &b, unit, self.least, progress).map_err(failure)?;
                let rows = found.rows.iter().take(self.top).map(|row| ComparisonEntry::of_shape(row, &a, &b)).collect();
                let mut object =
                    CompareObject::new(CompareKind::Shapes, sides(a.games, b.games), found.rows.len(), rows);
                (object.window, object.unit) = (Some(self.window.to_string()), Some(unit.name()));
                object
            }
            CompareKind::Corners => {
                let (a, b) = (here.corners(progress)?, there.corners(progress)?);
                let graphs = [(&*a).into(), (&*b).into()];
                let found = compare_moves(graphs, self.least, progress).map_err(failure)?;
                let rows = found
                    .rows
                    .iter()
                    .take(self.top)
                    .map(|row| ComparisonEntry::of_corner(&CornerMove::new(row, &a)))
                    .collect();
                let mut object =
                    CompareObject::new(CompareKind::Corners, sides(a.games, b.games), found.rows.len(), rows);
                object.positions = Some(found.positions);
                object
            }
            CompareKind::Openings => {
                let (a, b) = (here.openings(self.moves, progress)?, there.openings(self.moves, progress)?);
                let found = compare_openings(&a, &b, self.moves, self.least, progress).map_err(failure)?;
                let rows =
                    found.iter().take(self.top).map(|row| ComparisonEntry::of_row(row, &a, &b, self.moves)).collect();
                let mut object = CompareObject::new(CompareKind::Openings, sides(a.games, b.games), found.len(), rows);
                object.moves = Some(self.moves);
                object
            }
        };
        drop(bar);
        (object.elapsed_s, object.peak_rss_bytes) = (started.elapsed().as_secs_f64(), peak_rss_bytes());
        self.form.output(&object, "rows", || object.text())
    }
}

pub(super) fn failure(error: CompareError) -> CommandFailure {
    match error {
        CompareError::Cancelled(_) => CommandFailure::Failed(text!("cli-cancelled").to_owned()),
        wrong => CommandFailure::Usage(wrong.sentence()),
    }
}

impl ComparedGames {
    pub fn open(
        dir: &Path,
        (option, filter): (&str, &Option<String>),
        progress: &Progress,
    ) -> Result<ComparedGames, CommandFailure> {
        if is_professional(dir) {
            return match filter {
                None => Ok(ComparedGames::Professional),
                Some(_) => Err(CommandFailure::Usage(text!("cli-compare-no-games", option = option))),
            };
        }
        let loaded = library::open(dir, progress)?;
        let Some(text) = filter else { return Ok(ComparedGames::Games(Arc::clone(&loaded.corpus))) };
        let filter: GameFilter = text.parse().map_err(|wrong| filter_error(option, text, &wrong))?;
        let matches = filter.matches(&catalogue(dir, &loaded)?);
        let games = loaded.corpus.games();
        warn_of(&matches.left_out(games.iter().copied()));
        let chosen: Vec<GameId> = games.iter().copied().filter(|&id| matches.contains(id)).collect();
        if chosen.is_empty() {
            return Err(CommandFailure::Failed(text!(
                "cli-filter-no-game",
                option = option,
                filter = text,
                library = dir.display().to_string()
            )));
        }
        Ok(ComparedGames::Games(Arc::new(loaded.corpus.only(chosen))))
    }

    pub fn shapes(&self, window: &Window, progress: &Progress) -> Result<Arc<MinedPatterns>, CommandFailure> {
        match self {
            ComparedGames::Professional => super::show::professional(window),
            ComparedGames::Games(corpus) => {
                let params = MiningParams::new(window.clone(), PatternSource::Move);
                let mined = mine(corpus, &params, progress).map_err(|error| match error {
                    MiningError::Cancelled(_) => CommandFailure::Failed(text!("cli-cancelled").to_owned()),
                    wrong => CommandFailure::Usage(wrong.sentence()),
                })?;
                Ok(Arc::new(mined))
            }
        }
    }

    pub fn corners(&self, progress: &Progress) -> Result<Arc<CornerGraph>, CommandFailure> {
        Ok(match self {
            ComparedGames::Professional => library::professional::corners(),
            ComparedGames::Games(corpus) => Arc::new(corner_graph(corpus, CornerParams::default(), progress)?),
        })
    }

    pub fn openings(&self, moves: u32, progress: &Progress) -> Result<Arc<OpeningGraph>, CommandFailure> {
        match self {
            ComparedGames::Professional => {
                let kept = library::professional::openings();
                if moves > kept.params.moves {
                    let deepest = kept.params.moves;
                    return Err(CommandFailure::Usage(text!(
                        "cli-professional-end",
                        moves = moves.to_string(),
                        last = deepest.to_string()
                    )));
                }
                Ok(kept)
            }
            ComparedGames::Games(corpus) => {
                let params = OpeningGraphParams { moves, ..OpeningGraphParams::default() };
                Ok(Arc::new(opening_graph(corpus, params, progress)?))
            }
        }
    }
}

impl CompareObject {
    fn new(
        what: CompareKind,
        (here, there): (SideEntry, SideEntry),
        compared: usize,
        rows: Vec<ComparisonEntry>,
    ) -> CompareObject {
        CompareObject {
            format: JSON_FORMAT,
            what,
            window: None,
            unit: None,
            moves: None,
            here,
            there,
            positions: None,
            compared,
            rows,
            elapsed_s: 0.0,
            peak_rss_bytes: None,
        }
    }

    fn text(&self) -> String {
        let side = |side: &SideEntry| {
            let filter = side.filter.as_ref().map(|filter| format!(" {filter}")).unwrap_or_default();
            text!("cli-compare-side", library = format!("{}{filter}", side.library), games = side.games)
        };
        let rows = text!("cli-compare-rows", rows = self.compared);
        let mut text = format!("A: {}\nB: {}\n{rows}\n", side(&self.here), side(&self.there));
        // Rows are sorted by significance: from the first row of these on, nothing is significant.
        let unsure = self.rows.iter().position(|row| row.q_value > MAX_Q_VALUE);
        for (at, row) in self.rows.iter().enumerate() {
            if unsure == Some(at) {
                let said = match at {
                    0 => text!("cli-compare-none", q = MAX_Q_VALUE.to_string()),
                    _ => text!("cli-compare-rest", q = MAX_Q_VALUE.to_string()),
                };
                text += &format!("\n{said}\n");
            }
            text += &row.text(at + 1);
        }
        text
    }
}

impl ComparisonEntry {
    pub fn new((here, there): (Proportion, Proportion), contrast: &Contrast, q_value: f64) -> ComparisonEntry {
        ComparisonEntry {
            cells: Vec::new(),
            names: Vec::new(),
            line: Vec::new(),
            black: Vec::new(),
            white: Vec::new(),
            here: here.into(),
            there: there.into(),
            log_odds: contrast.log_odds,
            low: contrast.low,
            high: contrast.high,
            odds_ratio: contrast.odds_ratio(),
            z: contrast.z,
            p_value: contrast.p_value,
            q_value,
        }
    }

    fn of_shape(row: &ShapeRow, here: &MinedPatterns, there: &MinedPatterns) -> ComparisonEntry {
        let names = match (row.here, row.there) {
            (Some(at), _) => here.names(at),
            (None, Some(at)) => there.names(at),
            (None, None) => Default::default(),
        };
        ComparisonEntry {
            cells: row.pattern(here, there).map(|pattern| pattern.rows()).unwrap_or_default(),
            names: ShapeNames::shipped().of_set(names).map(ToString::to_string).collect(),
            ..ComparisonEntry::new((row.tally_here, row.tally_there), &row.contrast, row.q_value)
        }
    }

    pub fn of_corner(row: &CornerMove) -> ComparisonEntry {
        let (side, board) = (usize::from(row.side), BoardSize::NINETEEN.side());
        let mut cells = vec![vec![Cell::Empty.symbol(); side]; side];
        for &(point, color) in &row.stones {
            cells[usize::from(point.y)][usize::from(point.x) + side - board] = Cell::from(Some(color)).symbol();
        }
        ComparisonEntry {
            cells: cells.into_iter().map(|row| row.into_iter().collect()).collect(),
            line: row.words(),
            ..ComparisonEntry::new((row.here, row.there), &row.contrast, row.q_value)
        }
    }

    fn of_row(row: &OpeningRow, here: &OpeningGraph, there: &OpeningGraph, moves: u32) -> ComparisonEntry {
        let opening = match (row.here, row.there) {
            (Some(id), _) => Some(here.opening(id, moves)),
            (None, Some(id)) => Some(there.opening(id, moves)),
            (None, None) => None,
        };
        let (tallies, size) = ((row.tally_here, row.tally_there), here.params.size);
        match opening {
            Some(opening) => ComparisonEntry::of_opening(&opening, size, tallies, &row.contrast, row.q_value),
            None => ComparisonEntry::new(tallies, &row.contrast, row.q_value),
        }
    }

    pub fn of_opening(
        opening: &Opening,
        size: BoardSize,
        tallies: (Proportion, Proportion),
        contrast: &Contrast,
        q_value: f64,
    ) -> ComparisonEntry {
        let of = |color: Color| -> Vec<String> {
            let own = opening.stones.iter().filter(|(_, stone)| *stone == color);
            own.map(|&(point, _)| point.label(size)).collect()
        };
        let line = opening.moves.iter().map(|play| play.point().map_or("pass".to_owned(), |point| point.label(size)));
        ComparisonEntry {
            names: opening.names.iter().map(ToString::to_string).collect(),
            line: line.collect(),
            black: of(Color::Black),
            white: of(Color::White),
            ..ComparisonEntry::new(tallies, contrast, q_value)
        }
    }

    pub fn text(&self, rank: usize) -> String {
        let tally = |tally: &TallyEntry| {
            let bound = if tally.at_most { "≤ " } else { "" };
            let (count, percent) = (
                format!("{bound}{}", thousands(tally.count)),
                with_percent_sign(&format!("{:.3}", tally.share * 100.0)),
            );
            text!("cli-tally", count = count, all = thousands(tally.of), percent = percent)
        };
        let mut text = format!(
            "\n{rank}. ×{} ({}–{})  z {:.1}  q {}\n   A {}\n   B {}\n",
            ratio(self.odds_ratio, 2),
            ratio(self.low.exp(), 2),
            ratio(self.high.exp(), 2),
            self.z,
            if self.q_value > 0.0 { format!("{:.1e}", self.q_value) } else { "< 1e-300".to_owned() },
            tally(&self.here),
            tally(&self.there)
        );
        if !self.names.is_empty() {
            text += &format!("   {}\n", names_in_words(&self.names));
        }
        if !self.line.is_empty() {
            text += &format!("   {}\n", self.line.join(" "));
        }
        self.cells.iter().for_each(|row| text += &format!("   {row}\n"));
        text
    }
}
