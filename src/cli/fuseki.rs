//! `katachi fuseki`.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::Args;
use serde::Serialize;

use super::CommandFailure;
use super::continuation::known_costs;
use super::joseki::{first_game, read};
use super::opening_explorer::{ExplorerEntry, explore, read_moves};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, is_professional, names_in_words, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use katachi_core::corpus::load::load_bytes;
use katachi_core::go::influence::areas;
use katachi_core::go::{Board, BoardSize, Color, Move, Point};
use katachi_core::library;
use katachi_core::mining::costs::EdgeCosts;
use katachi_core::mining::fuseki::{
    Opening, OpeningGraph, OpeningGraphParams, OpeningParams, Openings, opening_graph, openings,
};
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;
use katachi_sentences::words::with_percent_sign;

#[derive(Args)]
pub(super) struct FusekiArgs {
    /// The library folder, or `professional` for the figures that come with Katachi
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    /// Count openings by the first N moves
    #[arg(long, value_name = "N", default_value_t = OpeningParams::default().moves)]
    moves: u32,
    /// Count different orders of the same moves separately
    #[arg(long)]
    ordered: bool,
    /// Only boards of this size
    #[arg(long, value_name = "N", default_value_t = 19)]
    size: u32,
    /// Show the moves played after these moves instead of the table, Black first: "Q16 D4 Q3"; "" for the empty board
    #[arg(long, value_name = "MOVES", conflicts_with_all = ["ordered", "position"])]
    after: Option<String>,
    /// Show the moves played at a position of this game instead of the table
    #[arg(long, value_name = "GAME.sgf", requires = "move_number", conflicts_with = "ordered")]
    position: Option<PathBuf>,
    /// The position after N moves
    #[arg(long = "move", value_name = "N", requires = "position")]
    move_number: Option<usize>,
    /// List at most N, the most frequent first
    #[arg(long, value_name = "N", default_value_t = 20)]
    top: usize,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct FusekiObject {
    format: u32,
    moves: u32,
    ordered: bool,
    size: usize,
    /// Number of games that were counted, of games with fewer moves, and of games on boards of other sizes.
    games: u64,
    too_short: u64,
    other_sizes: u64,
    /// Number of distinct openings; `openings` may list fewer.
    total: usize,
    openings: Vec<OpeningEntry>,
    /// The answer to --after or --position; `openings` is then empty.
    #[serde(flatten)]
    explorer: Option<ExplorerEntry>,
    /// The time of the counting alone.
    count_s: f64,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct OpeningEntry {
    /// The moves in their most frequent order; null for a pass.
    moves: Vec<Option<String>>,
    /// The number of stones on the board after the moves, and their points.
    stones: usize,
    black: Vec<String>,
    white: Vec<String>,
    /// Number of points that seem to be Black's and White's after the moves (influence by Zobrist, 1970).
    influence_black: u32,
    influence_white: u32,
    /// Number of games and occurrences. Each game has one opening, so the two are equal.
    occurrences: u32,
    games: u32,
    black_wins: u32,
    decided: u32,
    first_year: Option<i16>,
    last_year: Option<i16>,
    /// All names, joined; null if there is none.
    name: Option<String>,
    names: Vec<String>,
}

impl FusekiArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let size = BoardSize::new(self.size)
            .map_err(|error| CommandFailure::Usage(format!("--size: {}", error.sentence())))?;
        if self.moves == 0 {
            return Err(CommandFailure::Usage(text!("cli-moves-none").to_owned()));
        }
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let asked = self.asked(size)?;
        if is_professional(&self.library) {
            return self.professional(size, asked, started);
        }
        let loaded = library::open(&self.library, progress)?;
        let before = Instant::now();
        if let Some((board, moves, next)) = asked {
            // Read one move further than the position, for the moves played there.
            let deep = (moves.len() as u32 + 1).max(OpeningGraphParams::default().moves);
            let params = OpeningGraphParams { size: board.size(), moves: deep, min_count: 1 };
            let found = opening_graph(&loaded.corpus, params, progress)?;
            let count_s = before.elapsed().as_secs_f64();
            let costs = match known_costs(&self.library, &loaded.corpus, progress)? {
                Some(known) => found.costs(&loaded.corpus, &known, progress)?,
                None => EdgeCosts::new(),
            };
            drop(bar);
            let explorer = explore(&found, board, &moves, next, self.top, &costs)?;
            return self.explored(&found, explorer, count_s, started);
        }
        let params = OpeningParams { moves: self.moves, ordered: self.ordered, size };
        let found = openings(&loaded.corpus, params, progress)?;
        let count_s = before.elapsed().as_secs_f64();
        drop(bar);
        let object = FusekiObject::new(&found, self.top, count_s, started);
        self.form.output(&object, "openings", || object.text())
    }

    fn professional(
        &self,
        size: BoardSize,
        asked: Option<Invocation>,
        started: Instant,
    ) -> Result<Output, CommandFailure> {
        let kept = library::professional::openings();
        if size != kept.params.size || asked.as_ref().is_some_and(|(board, ..)| board.size() != kept.params.size) {
            return Err(CommandFailure::Usage(text!("cli-fuseki-size", side = kept.params.size.side().to_string())));
        }
        if self.ordered {
            return Err(CommandFailure::Usage(text!("cli-fuseki-ordered").to_owned()));
        }
        if let Some((board, moves, next)) = asked {
            let explorer = explore(&kept, board, &moves, next, self.top, &EdgeCosts::new())?;
            return self.explored(&kept, explorer, 0.0, started);
        }
        let found = kept.table(self.moves);
        let found = found
            .ok_or_else(|| CommandFailure::Usage(text!("cli-fuseki-end", move = kept.params.moves.to_string())))?;
        let object = FusekiObject::new(&found, self.top, 0.0, started);
        self.form.output(&object, "openings", || object.text())
    }

    fn explored(
        &self,
        found: &OpeningGraph,
        explorer: ExplorerEntry,
        count_s: f64,
        started: Instant,
    ) -> Result<Output, CommandFailure> {
        let object = FusekiObject {
            format: JSON_FORMAT,
            moves: found.params.moves,
            ordered: false,
            size: found.params.size.side(),
            games: found.games,
            too_short: 0,
            other_sizes: found.other_sizes,
            total: found.graph.len(),
            openings: Vec::new(),
            explorer: Some(explorer),
            count_s,
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        self.form.output(&object, "continuations", || object.text())
    }

    /// The requested position: the initial board, the moves to the position, and the side to move.
    fn asked(&self, size: BoardSize) -> Result<Option<Invocation>, CommandFailure> {
        if let Some(text) = &self.after {
            let moves = read_moves(text, size)?;
            let next = moves.last().map_or(Color::Black, |last| last.color().opponent());
            return Ok(Some((Board::new(size), moves, next)));
        }
        let (Some(path), Some(number)) = (&self.position, self.move_number) else { return Ok(None) };
        let loaded = load_bytes(&path.display().to_string(), read(path)?.as_slice());
        let game = loaded.corpus.game(first_game(path, &loaded)?);
        let Some(moves) = game.moves.get(..number) else {
            let all = game.moves.len();
            return Err(CommandFailure::Failed(text!(
                "cli-no-such-move",
                path = path.display().to_string(),
                move = number.to_string(),
                all = all.to_string()
            )));
        };
        let next = game.moves.get(number).map(|play| play.color());
        let next = next.or_else(|| moves.last().map(|last| last.color().opponent())).unwrap_or(Color::Black);
        let start = game.opening_start().min(number);
        Ok(Some((game.board_before(start), moves[start..].to_vec(), next)))
    }
}

/// A board, the moves played on it, and who moves next.
type Invocation = (Board, Vec<Move>, Color);

impl FusekiObject {
    fn new(found: &Openings, top: usize, count_s: f64, started: Instant) -> FusekiObject {
        let OpeningParams { moves, ordered, size } = found.params;
        FusekiObject {
            format: JSON_FORMAT,
            moves,
            ordered,
            size: size.side(),
            games: found.games,
            too_short: found.too_short,
            other_sizes: found.other_sizes,
            total: found.rows.len(),
            explorer: None,
            openings: found.rows.iter().take(top).map(|opening| OpeningEntry::new(opening, size)).collect(),
            count_s,
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        }
    }

    fn text(&self) -> String {
        let [games, total] = [self.games, self.total as u64].map(thousands);
        if let Some(explorer) = &self.explorer {
            let heading = text!("cli-fuseki-positions", positions = total, games = games);
            return format!("{heading}\n{}{}", self.left_out(), explorer.text());
        }
        let (moves, seconds) = (self.moves.to_string(), format!("{:.2}", self.count_s));
        let mut text = match self.ordered {
            true => text!("cli-fuseki-orders", count = total, moves = moves, games = games, seconds = seconds),
            false => text!("cli-fuseki-after", count = total, moves = moves, games = games, seconds = seconds),
        };
        text += "\n";
        text += &self.left_out();
        for (rank, entry) in self.openings.iter().enumerate() {
            text += &entry.line(rank + 1);
        }
        text
    }

    /// How many games were left out, why, and what would count them.
    fn left_out(&self) -> String {
        let (size, moves) = (self.size.to_string(), self.moves.to_string());
        let sizes = text!("cli-fuseki-left-out", games = self.other_sizes, size = size);
        let short = text!("cli-fuseki-short", games = self.too_short, moves = moves);
        let said = [(self.other_sizes, sizes), (self.too_short, short)];
        said.into_iter().filter(|(games, _)| *games > 0).map(|(_, words)| words + "\n").collect()
    }
}

impl OpeningEntry {
    fn new(opening: &Opening, size: BoardSize) -> OpeningEntry {
        let label = |point: Point| point.label(size);
        let of = |color: Color| -> Vec<String> {
            let own = opening.stones.iter().filter(|(_, stone)| *stone == color);
            own.map(|&(point, _)| label(point)).collect()
        };
        let names: Vec<String> = opening.names.iter().map(ToString::to_string).collect();
        let influence = areas(size, &opening.stones);
        OpeningEntry {
            moves: opening.moves.iter().map(|play| play.point().map(label)).collect(),
            stones: opening.stones.len(),
            black: of(Color::Black),
            white: of(Color::White),
            influence_black: influence.black,
            influence_white: influence.white,
            occurrences: opening.games,
            games: opening.games,
            black_wins: opening.black_wins,
            decided: opening.decided,
            first_year: opening.years.map(|(first, _)| first),
            last_year: opening.years.map(|(_, last)| last),
            name: (!names.is_empty()).then(|| names.join(", ")),
            names,
        }
    }

    fn line(&self, rank: usize) -> String {
        let moves: Vec<&str> = self.moves.iter().map(|label| label.as_deref().unwrap_or(text!("cli-pass"))).collect();
        let won = match self.decided {
            0 => String::new(),
            decided => {
                let share = f64::from(self.black_wins) / f64::from(decided) * 100.0;
                format!("  {}", text!("cli-black-won", percent = with_percent_sign(&format!("{share:.1}"))))
            }
        };
        let years = match (self.first_year, self.last_year) {
            (Some(first), Some(last)) => format!("  {first}–{last}"),
            _ => String::new(),
        };
        let name = if self.names.is_empty() { String::new() } else { format!("  {}", names_in_words(&self.names)) };
        let games = text!("cli-games", games = format!("{:>6}", thousands(self.games)));
        format!("{rank:>4}. {games}{won}{years}{name}\n      {}\n", moves.join(" "))
    }
}
