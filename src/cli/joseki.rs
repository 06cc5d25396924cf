//! `katachi joseki`.

use katachi_language::text;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use super::CommandFailure;
use super::continuation::{ContinuationEntry, known_costs};
use super::output::{JSON_FORMAT, Output, OutputFormArgs, is_professional, peak_rss_bytes, thousands};
use super::progress_bar::Bar;
use katachi_core::corpus::GameId;
use katachi_core::corpus::load::{Loaded, load_bytes};
use katachi_core::corpus::record_tree::tree_of;
use katachi_core::corpus::source::MAX_MEMBER_BYTES;
use katachi_core::go::{Board, BoardSize, Color, GameTree, Point};
use katachi_core::library::{self, bounded};
use katachi_core::mining::corner::{
    Corner, CornerError, CornerGraph, CornerParams, LackingLine, corner_graph, coverage, upright,
};
use katachi_core::mining::costs::EdgeCosts;
use katachi_core::mining::graph::{GraphContinuation, GraphWalk, PositionId};
use katachi_core::pattern::Cell;
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;
use katachi_sentences::words::{listed, with_percent_sign};

#[derive(Args)]
pub(super) struct JosekiArgs {
    /// The library folder, or `professional` for the figures that come with Katachi
    #[arg(long, value_name = "DIR", required_unless_present = "graph")]
    library: Option<PathBuf>,
    /// Corners that were saved with --out, instead of a library
    #[arg(long, value_name = "FILE.ron", conflicts_with_all = ["library", "corner", "stop", "min_count", "set_up"])]
    graph: Option<PathBuf>,
    /// Side length of the corner in points, at most half the board
    #[arg(long, value_name = "N", default_value_t = CornerParams::default().size)]
    corner: u8,
    /// A sequence ends when N moves in a row are played elsewhere
    #[arg(long, value_name = "N", default_value_t = CornerParams::default().stop)]
    stop: u32,
    /// Leave out positions that occurred less often
    #[arg(long, value_name = "N", default_value_t = CornerParams::default().min_count)]
    min_count: u32,
    /// Also read games that begin with stones on the board: handicap, set-up
    #[arg(long)]
    set_up: bool,
    /// Continue from a position of this game instead of the empty corner
    #[arg(long, value_name = "GAME.sgf", requires = "move_number")]
    position: Option<PathBuf>,
    /// The position after N moves
    #[arg(long = "move", value_name = "N", requires = "position")]
    move_number: Option<usize>,
    /// The corner; by default that of the last move
    #[arg(long, value_enum, requires = "position")]
    at: Option<CornerName>,
    /// The side to move in the corner; by default the side to move in the game
    #[arg(long, value_name = "B|W", value_parser = ["B", "W"], requires = "position")]
    to_play: Option<String>,
    /// List at most N continuations
    #[arg(long, value_name = "N", default_value_t = 20)]
    top: usize,
    /// Compare the sequences with a dictionary of joseki, given as one tree of variations
    #[arg(long, value_name = "FILE.sgf", conflicts_with = "position")]
    coverage: Option<PathBuf>,
    /// Save the corners as RON; compressed if the name ends in .zst
    #[arg(long, value_name = "FILE.ron")]
    out: Option<PathBuf>,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Clone, Copy, ValueEnum)]
enum CornerName {
    TopLeft,
    TopRight,
    BottomLeft,
    BottomRight,
}

impl From<CornerName> for Corner {
    fn from(name: CornerName) -> Corner {
        match name {
            CornerName::TopLeft => Corner::TopLeft,
            CornerName::TopRight => Corner::TopRight,
            CornerName::BottomLeft => Corner::BottomLeft,
            CornerName::BottomRight => Corner::BottomRight,
        }
    }
}

#[derive(Serialize)]
struct JosekiObject {
    format: u32,
    corner: u8,
    stop: u32,
    set_up: bool,
    games: u64,
    too_small: u64,
    set_up_left_out: u64,
    /// Positions that occurred less often are left out: `--min-count`, or more where all would need too much memory.
    min_count: u32,
    /// Number of positions and moves in the whole graph.
    positions: usize,
    moves: usize,
    position: CornerPositionEntry,
    continuations: Vec<ContinuationEntry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coverage: Option<CoverageEntry>,
    build_s: f64,
    /// The time of looking up the position and its continuations alone.
    step_s: f64,
    elapsed_s: f64,
    peak_rss_bytes: Option<u64>,
}

#[derive(Serialize)]
struct CornerPositionEntry {
    /// The corner as oriented on the board: X Black, O White, `.` empty.
    cells: Vec<String>,
    to_play: &'static str,
    /// How often the position occurred; 0 if the games do not contain it.
    count: u32,
    starts: u32,
    /// Number of sequences that end here, and of moves to positions below the minimum count.
    ended: u32,
    rare: u32,
}

#[derive(Serialize)]
struct CoverageEntry {
    lines: u64,
    held: u64,
    by_depth: Vec<DepthEntry>,
    lacking: Vec<LackingEntry>,
}

#[derive(Serialize)]
struct DepthEntry {
    moves: usize,
    beginnings: u64,
    held: u64,
}

#[derive(Serialize)]
struct LackingEntry {
    /// Moves such as `B Q16`, in the top right corner. The last move is the one missing from the dictionary.
    line: Vec<String>,
    count: u32,
}

/// The graph, the costs of its moves if known, and the time it took to build.
struct Corners {
    graph: CornerGraph,
    costs: EdgeCosts,
    /// Games that begin with stones and are left out.
    set_up_left_out: u64,
    build_s: f64,
}

/// The corner that is shown.
struct Shown {
    board: Board,
    corner: Corner,
    mover: Color,
    /// `None` if the games do not contain the position.
    walk: Option<GraphWalk>,
}

impl JosekiArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        // Report wrong arguments before games are read.
        let early = self.library.is_some().then(|| self.asked(self.corner)).transpose()?;
        let dictionary = self.coverage.as_deref().map(read_tree).transpose()?;
        let Corners { graph: found, costs, set_up_left_out, build_s } = self.corners(progress)?;
        if let Some(out) = &self.out {
            library::save_corners(&found, out)?;
        }
        let params = found.params;
        let asked = early.map_or_else(|| self.asked(params.size), Ok)?;
        drop(bar);
        let before = Instant::now();
        let shown = Shown::new(&found, asked);
        let graph = &found.graph;
        let continuations =
            shown.walk.as_ref().map(|walk| graph.continuations(walk.last().position)).unwrap_or_default();
        let step_s = before.elapsed().as_secs_f64();
        let visits = shown.walk.as_ref().map(|walk| graph.visits(walk.last().position)).unwrap_or_default();
        let object = JosekiObject {
            format: JSON_FORMAT,
            corner: params.size,
            stop: params.stop,
            set_up: params.set_up,
            games: found.games,
            too_small: found.too_small,
            set_up_left_out,
            min_count: graph.least_count(),
            positions: graph.len(),
            moves: graph.edge_count(),
            position: CornerPositionEntry {
                cells: shown.cells(params.size),
                to_play: shown.mover.letter(),
                count: visits.count,
                starts: visits.starts,
                ended: visits.ended,
                rare: visits.rare,
            },
            continuations: continuations.iter().take(self.top).map(|next| shown.entry(&found, next, &costs)).collect(),
            coverage: dictionary.map(|tree| CoverageEntry::new(&found, &tree, self.top)),
            build_s,
            step_s,
            elapsed_s: started.elapsed().as_secs_f64(),
            peak_rss_bytes: peak_rss_bytes(),
        };
        self.form.output(&object, "continuations", || object.text())
    }

    /// The graph, read or built.
    fn corners(&self, progress: &Progress) -> Result<Corners, CommandFailure> {
        let kept = |graph: CornerGraph| Corners { graph, costs: EdgeCosts::new(), set_up_left_out: 0, build_s: 0.0 };
        let Some(dir) = &self.library else {
            let path =
                self.graph.as_ref().ok_or_else(|| CommandFailure::Usage(text!("cli-joseki-source").to_owned()))?;
            return Ok(kept(library::open_corners(path)?));
        };
        let params =
            CornerParams { size: self.corner, stop: self.stop, min_count: self.min_count, set_up: self.set_up };
        if is_professional(dir) {
            let found = library::professional::corners();
            if params != CornerParams::default() {
                return Err(CommandFailure::Usage(text!(
                    "cli-joseki-corners",
                    side = found.params.size.to_string(),
                    stop = found.params.stop.to_string(),
                    least = found.params.min_count.to_string()
                )));
            }
            return Ok(kept((*found).clone()));
        }
        let loaded = library::open(dir, progress)?;
        let before = Instant::now();
        let found = corner_graph(&loaded.corpus, params, progress).map_err(|error| match error {
            CornerError::Cancelled(_) => CommandFailure::Failed(text!("cli-cancelled").to_owned()),
            wrong => CommandFailure::Usage(format!("--corner: {}", wrong.sentence())),
        })?;
        let build_s = before.elapsed().as_secs_f64();
        let costs = match known_costs(dir, &loaded.corpus, progress)? {
            Some(known) => found.costs(&loaded.corpus, &known, progress)?,
            None => EdgeCosts::new(),
        };
        let set_up_left_out = loaded.corpus.games().len() as u64 - found.games - found.too_small;
        Ok(Corners { graph: found, costs, set_up_left_out, build_s })
    }

    /// The requested position: board, corner and side to move.
    fn asked(&self, size: u8) -> Result<(Board, Corner, Color), CommandFailure> {
        let (Some(path), Some(moves)) = (&self.position, self.move_number) else {
            return Ok((Board::new(BoardSize::NINETEEN), Corner::TopRight, Color::Black));
        };
        let loaded = load_bytes(&path.display().to_string(), read(path)?.as_slice());
        let id = first_game(path, &loaded)?;
        let game = loaded.corpus.game(id);
        if moves > game.moves.len() {
            let all = game.moves.len();
            return Err(CommandFailure::Failed(text!(
                "cli-no-such-move",
                path = path.display().to_string(),
                move = moves.to_string(),
                all = all.to_string()
            )));
        }
        let last = game.moves[..moves].iter().rev();
        let in_corner =
            |point: Point| Corner::ALL.into_iter().find(|corner| corner.inside(point, game.size, size).is_some());
        let corner = self.at.map(Corner::from).or_else(|| last.clone().find_map(|play| in_corner(play.point()?)));
        let corner =
            corner.ok_or_else(|| CommandFailure::Usage(text!("cli-joseki-no-corner", move = moves.to_string())))?;
        let next = game.moves.get(moves).map(|play| play.color());
        let in_game = next.or_else(|| last.clone().next().map(|play| play.color().opponent()));
        let told = self.to_play.as_deref().map(|letter| if letter == "B" { Color::Black } else { Color::White });
        Ok((game.board_before(moves), corner, told.or(in_game).unwrap_or(Color::Black)))
    }
}

pub(super) fn read(path: &Path) -> Result<Vec<u8>, CommandFailure> {
    bounded::read_at_most(path, MAX_MEMBER_BYTES).map_err(|error| {
        CommandFailure::Failed(text!("cli-cannot-read", path = path.display().to_string(), error = error.sentence()))
    })
}

pub(super) fn first_game(path: &Path, loaded: &Loaded) -> Result<GameId, CommandFailure> {
    let first = loaded.corpus.records().next();
    first.ok_or_else(|| CommandFailure::Failed(text!("cli-no-readable-game", path = path.display().to_string())))
}

/// The first game of a file with its variations.
fn read_tree(path: &Path) -> Result<GameTree, CommandFailure> {
    let bytes = read(path)?;
    let loaded = load_bytes(&path.display().to_string(), bytes.as_slice());
    let id = first_game(path, &loaded)?;
    tree_of(&bytes, &loaded, id)
        .map_err(|what| CommandFailure::Failed(format!("{}: {}", path.display(), what.sentence())))
}

impl Shown {
    fn new(found: &CornerGraph, (board, corner, mover): (Board, Corner, Color)) -> Shown {
        // An empty corner can be turned in any way, so it is shown as in books.
        let is_empty = mover == Color::Black && board.stones().next().is_none();
        let here = || found.find(&board, corner, mover).map(|(position, image)| GraphWalk::new(position, image));
        let walk = found.walk().filter(|_| is_empty).or_else(here);
        Shown { board, corner, mover, walk }
    }

    fn cells(&self, size: u8) -> Vec<String> {
        let board = self.board.size();
        let side = board.side() as u8;
        let inside = |point: Point| self.corner.inside(point, board, size).is_some();
        let row = |y: u8| -> String {
            let points = (0..side).map(|x| Point::new(x, y)).filter(|&point| inside(point));
            points.map(|point| Cell::from(self.board.get(point)).symbol()).collect()
        };
        (0..side).map(row).filter(|row| !row.is_empty()).collect()
    }

    fn entry(&self, found: &CornerGraph, next: &GraphContinuation, costs: &EdgeCosts) -> ContinuationEntry {
        let board = self.board.size();
        let label = |point: Point| {
            let shown = self.walk.as_ref().map_or(point, |walk| walk.shown(&found.graph, point));
            self.corner.mirror(shown, board).label(board)
        };
        ContinuationEntry::new(&found.graph, next, label, costs.get(&next.edge))
    }
}

impl CoverageEntry {
    fn new(found: &CornerGraph, dictionary: &GameTree, top: usize) -> CoverageEntry {
        let covered = coverage(found, dictionary, top);
        let lacking =
            |line: LackingLine| LackingEntry { line: words(found, line.start, &line.line), count: line.count };
        CoverageEntry {
            lines: covered.lines,
            held: covered.held,
            by_depth: covered
                .by_depth
                .iter()
                .map(|depth| DepthEntry { moves: depth.moves, beginnings: depth.beginnings, held: depth.held })
                .collect(),
            lacking: covered.lacking.into_iter().map(lacking).collect(),
        }
    }
}

/// A line of moves as labels in the top right corner of the largest board.
fn words(found: &CornerGraph, start: PositionId, line: &[usize]) -> Vec<String> {
    let board = BoardSize::NINETEEN;
    let mut walk = GraphWalk::new(start, upright());
    line.iter().for_each(|&edge| _ = walk.step(&found.graph, edge));
    let label = |point: Option<Point>| {
        point.map_or("elsewhere".to_owned(), |point| Corner::TopRight.mirror(point, board).label(board))
    };
    walk.moves(&found.graph).into_iter().map(|(by, point)| format!("{} {}", by.letter(), label(point))).collect()
}

impl JosekiObject {
    fn text(&self) -> String {
        let [games, positions, moves] = [self.games, self.positions as u64, self.moves as u64].map(thousands);
        let mut text = text!(
            "cli-joseki",
            side = self.corner.to_string(),
            games = games,
            positions = positions,
            moves = moves,
            seconds = format!("{:.2}", self.build_s)
        );
        text += "\n";
        if self.too_small > 0 {
            let side = self.corner.to_string();
            text += &format!("{}\n", text!("cli-joseki-left-out", games = self.too_small, side = side));
        }
        if self.set_up_left_out > 0 {
            text += &format!("{}\n", text!("cli-joseki-set-up", games = self.set_up_left_out));
        }
        if self.min_count > 1 {
            text += &format!("{}\n", text!("cli-rare-left-out", least = self.min_count.to_string()));
        }
        self.position.cells.iter().for_each(|row| text += &format!("   {row}\n"));
        let (times, ended) = (thousands(self.position.count), thousands(self.position.ended));
        text += &match self.position.to_play {
            "B" => text!("cli-black-to-play", times = times, ended = ended),
            _ => text!("cli-white-to-play", times = times, ended = ended),
        };
        text += "\n";
        self.continuations.iter().for_each(|entry| text += &entry.line());
        if let Some(coverage) = &self.coverage {
            text += &coverage.text();
        }
        text
    }
}

impl CoverageEntry {
    fn text(&self) -> String {
        let mut text = text!("cli-dictionary", lines = thousands(self.lines), held = thousands(self.held));
        text += "\n";
        // At greater depths only a few long lines are left.
        let shown = self.by_depth.iter().rposition(|depth| depth.beginnings >= 100).map_or(0, |at| at + 1);
        for depth in &self.by_depth[..shown] {
            let share = depth.held as f64 / depth.beginnings.max(1) as f64 * 100.0;
            let depth = text!(
                "cli-dictionary-depth",
                moves = format!("{:>3}", depth.moves),
                held = format!("{:>6}", thousands(depth.held)),
                beginnings = format!("{:>6}", thousands(depth.beginnings)),
                percent = with_percent_sign(&format!("{share:.1}"))
            );
            text += &format!("  {depth}\n");
        }
        let deeper =
            self.by_depth[shown..].iter().fold((0, 0), |sum, depth| (sum.0 + depth.held, sum.1 + depth.beginnings));
        let (held, beginnings) = (thousands(deeper.0), thousands(deeper.1));
        text += &format!("  {}\n", text!("cli-dictionary-deeper", held = held, beginnings = beginnings));
        text += &format!("{}\n", text!("cli-dictionary-lacks"));
        for entry in &self.lacking {
            text += &format!("  {:>8}  {}\n", thousands(entry.count), listed(&entry.line));
        }
        text
    }
}
