//! `katachi lab predict rings`: the settings of a library's pattern database, and the games that it learns beyond the
//! library's.

use katachi_language::text;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

use clap::{Args, ValueEnum};
use serde::Serialize;

use crate::CommandFailure;
use crate::output::{JSON_FORMAT, Output, thousands};
use crate::progress_bar::Bar;
use katachi_core::corpus::load::load;
use katachi_core::library;
use katachi_core::progress::Progress;
use katachi_engines::library::{Learned, build_rings, learn_games, open_rings};
use katachi_engines::predict::rings::word::RingShape;
use katachi_engines::predict::rings::{MIN_GAME_MOVES, RingMoveCells, RingParams, Rings};

#[derive(Args)]
pub(super) struct PredictRingsArgs {
    /// The library folder; its pattern database is `rings.bin` there
    #[arg(long, value_name = "DIR")]
    library: PathBuf,
    #[command(flatten)]
    params: RingParamArgs,
    /// Learn these games too, each once: files, folders or archives
    #[arg(long, value_name = "PATH", num_args = 1..)]
    learn: Vec<PathBuf>,
    /// One JSON object on standard output
    #[arg(long)]
    json: bool,
}

/// The settings of a pattern database.
#[derive(Args)]
pub(super) struct RingParamArgs {
    /// Number of stones or edges around the core that end a pattern; by default as built before, or 4
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=20))]
    stop: Option<u8>,
    /// The points of the 4×4 core where the move may be; by default as built before, or any
    #[arg(long, value_enum)]
    cells: Option<CellsArg>,
    /// Use the inner rings of a pattern that is not known as a whole; by default as built before, or on
    #[arg(long, value_enum, value_name = "WHETHER")]
    back_off: Option<OnOff>,
    /// The cells of the rings around the core; by default as built before, or square
    #[arg(long, value_enum, value_name = "SHAPE")]
    rings: Option<RingsArg>,
}

impl RingParamArgs {
    fn is_given(&self) -> bool {
        self.stop.is_some() || self.cells.is_some() || self.back_off.is_some() || self.rings.is_some()
    }

    /// Options that are not given keep their values.
    pub(super) fn after(&self, before: RingParams) -> RingParams {
        RingParams {
            cells: match self.cells {
                None => before.cells,
                Some(CellsArg::Middle) => RingMoveCells::Middle,
                Some(CellsArg::Any) => RingMoveCells::Any,
            },
            stop: self.stop.unwrap_or(before.stop),
            back_off: self.back_off.map_or(before.back_off, |asked| asked == OnOff::On),
            shape: self.rings.map_or(before.shape, RingsArg::shape),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum CellsArg {
    /// On the middle 2×2 points
    Middle,
    /// On any of the sixteen
    Any,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum RingsArg {
    /// Whole squares
    Square,
    /// Four points beside each side of the core, without corners, as the source draws them
    Cross,
    /// As `cross`, but ring 4 has the 2×2 points diagonally next to the core
    Corners,
}

impl RingsArg {
    const ALL: [RingsArg; 3] = [RingsArg::Square, RingsArg::Cross, RingsArg::Corners];

    fn shape(self) -> RingShape {
        RingShape::ALL[self as usize]
    }

    fn name(shape: RingShape) -> String {
        RingsArg::ALL[shape as usize].to_possible_value().map_or_else(String::new, |value| value.get_name().to_owned())
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum OnOff {
    On,
    Off,
}

#[derive(Serialize)]
struct RingsObject {
    format: u32,
    /// Number of the library's games.
    games: u64,
    /// Number of other games that were ever learned.
    learned: usize,
    /// Number of games that this run learned.
    learned_now: usize,
    known_already: usize,
    too_short: usize,
    /// `middle` or `any`.
    cells: &'static str,
    stop: u8,
    back_off: bool,
    /// `square`, `cross` or `corners`.
    rings: String,
    cores: usize,
    patterns: usize,
    moves: usize,
    elapsed_s: f64,
}

impl PredictRingsArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let started = Instant::now();
        let bar = Bar::follow(progress);
        let cancelled = |_| CommandFailure::Failed(text!("cli-cancelled").to_owned());
        let loaded = library::open(&self.library, progress)?;
        let mut rings = match self.params.is_given() {
            false => open_rings(&self.library, &loaded.corpus, progress).map_err(cancelled)?,
            true => self.built_anew(&loaded.corpus, progress)?,
        };
        let mut learned = Learned::default();
        if !self.learn.is_empty() {
            let games = load(&self.learn, None, false, progress).map_err(cancelled)?.corpus;
            if games.games().is_empty() {
                let paths: Vec<String> = self.learn.iter().map(|path| path.display().to_string()).collect();
                return Err(CommandFailure::Failed(text!("cli-no-game-found", paths = paths.join(", "))));
            }
            (learned, rings) = learn_games(&self.library, &loaded.corpus, &games, progress)?;
        }
        drop(bar);
        let object = RingsObject::new(&rings, learned, started.elapsed().as_secs_f64());
        Ok(Output::new(self.json, &object, || object.text()))
    }

    /// Options that are not given keep their values. The database is not rebuilt if no value changes.
    fn built_anew(&self, corpus: &katachi_core::corpus::Corpus, progress: &Progress) -> Result<Rings, CommandFailure> {
        let kept = katachi_engines::library::kept_rings(&self.library, corpus);
        let params = self.params.after(kept.as_ref().map_or(RingParams::default(), Rings::params));
        match kept {
            Some(rings) if rings.params() == params => Ok(rings),
            _ => build_rings(&self.library, corpus, params, progress)
                .map_err(|_| CommandFailure::Failed(text!("cli-cancelled").to_owned())),
        }
    }
}

/// A value of a field of the JSON object.
const ANY_CELLS: &str = "any";

impl RingsObject {
    fn new(rings: &Rings, learned: Learned, elapsed_s: f64) -> RingsObject {
        let RingParams { cells, stop, back_off, shape } = rings.params();
        RingsObject {
            format: JSON_FORMAT,
            games: rings.games(),
            learned: rings.learned().len(),
            learned_now: learned.new,
            known_already: learned.known,
            too_short: learned.short,
            cells: if cells == RingMoveCells::Any { ANY_CELLS } else { "middle" },
            stop,
            back_off,
            rings: RingsArg::name(shape),
            cores: rings.cores(),
            patterns: rings.patterns(),
            moves: rings.moves(),
            elapsed_s,
        }
    }

    fn text(&self) -> String {
        let (games, learned, cores) = (thousands(self.games), self.learned, self.cores);
        let (patterns, moves, stop) = (self.patterns, self.moves, self.stop.to_string());
        let mut text = match (self.cells == ANY_CELLS, self.back_off) {
            (true, false) => text!(
                "cli-rings-any",
                games = games,
                learned = learned,
                cores = cores,
                patterns = patterns,
                moves = moves,
                stop = stop
            ),
            (false, false) => text!(
                "cli-rings-middle",
                games = games,
                learned = learned,
                cores = cores,
                patterns = patterns,
                moves = moves,
                stop = stop
            ),
            (true, true) => text!(
                "cli-rings-any-back-off",
                games = games,
                learned = learned,
                cores = cores,
                patterns = patterns,
                moves = moves,
                stop = stop
            ),
            (false, true) => text!(
                "cli-rings-middle-back-off",
                games = games,
                learned = learned,
                cores = cores,
                patterns = patterns,
                moves = moves,
                stop = stop
            ),
        };
        text += &format!("; {}\n", text!("cli-rings-shape", shape = &self.rings));
        if self.learned_now + self.known_already + self.too_short > 0 {
            let (new, known, short) = (self.learned_now, self.known_already, self.too_short);
            let least = MIN_GAME_MOVES.to_string();
            let learned = text!("cli-rings-learned", new = new, known = known, least = least, short = short);
            text += &format!("  {learned}\n");
        }
        text
    }
}
