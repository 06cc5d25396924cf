//! Evaluates the games of a library with the user's own engine and saves the results beside them, a few games at a
//! time.

use std::collections::HashSet;
use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use super::evaluate::{EvaluationOutcome, GameToEvaluate, evaluate};
use super::{EngineError, GameOfFile, KataGoSettings, Patience, Refusal};
use katachi_core::corpus::GameId;
use katachi_core::corpus::evaluation::{Format, GameEvaluations};
use katachi_core::corpus::load::Loaded;
use katachi_core::go::GameKey;
use katachi_core::library::{LibraryError, collected_evaluations, evaluations};
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_core::words::counted;

/// The engine, and how much work it gets.
#[derive(Clone, Debug)]
pub struct Params {
    pub engine: KataGoSettings,
    pub patience: Patience,
    /// Maximum number of games to evaluate.
    pub limit: usize,
    /// Number of evaluated games after which they are saved.
    pub step: usize,
    /// Longest time between two saves.
    pub step_time: Duration,
}

impl Params {
    pub fn new(engine: KataGoSettings) -> Params {
        let (patience, step_time) = (Patience::default(), Duration::from_secs(60));
        Params { engine, patience, limit: usize::MAX, step: 8, step_time }
    }
}

/// A game that the engine refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RefusedGame {
    pub game: GameId,
    pub reason: Refusal,
}

/// Counts and messages of an evaluation of games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EvaluationReport {
    /// Games that were to be evaluated, those included that already were.
    pub games: usize,
    /// Games that were evaluated and saved in this run.
    pub evaluated: usize,
    /// Games that had evaluations before, or are the same as another.
    pub skipped: usize,
    pub left_out: Vec<RefusedGame>,
    /// Moves of the evaluated games.
    pub moves: usize,
    /// The engine's warnings, each once.
    pub warnings: Vec<String>,
}

/// Why an evaluation ended early.
#[derive(Debug, thiserror::Error)]
pub enum Why {
    #[error(transparent)]
    Engine(#[from] EngineError),
    #[error(transparent)]
    Library(#[from] LibraryError),
}

/// An evaluation that ended early. Everything evaluated before is saved.
#[derive(Debug)]
pub struct Stopped {
    pub why: Why,
    pub run: EvaluationReport,
}

impl Stopped {
    fn new(why: impl Into<Why>, run: EvaluationReport) -> Box<Stopped> {
        Box::new(Stopped { why: why.into(), run })
    }

    /// Whether the user stopped it.
    pub fn is_cancelled(&self) -> bool {
        matches!(self.why, Why::Engine(EngineError::Cancelled(_)) | Why::Library(LibraryError::Cancelled))
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let why = match self.is_cancelled() {
            true => Cancelled.to_string(),
            false => self.why.to_string(),
        };
        let are = if self.run.evaluated == 1 { "is" } else { "are" };
        match self.run.evaluated {
            0 => f.write_str(&why),
            games => {
                let games = counted(games, "game");
                write!(f, "{why}. {games} evaluated before that {are} kept: start it again to go on")
            }
        }
    }
}

impl std::error::Error for Stopped {}

/// Evaluates, with an engine, the given games of a library that have no evaluations yet. Saves them in the library's
/// folder a few games at a time: a killed program loses only the last step, and a new start goes on from there.
///
/// A game that the engine refuses is left out and reported. Errors: a fault of the engine or of the library, or the
/// user stopped it. Everything evaluated before is saved even then.
pub fn evaluate_games(
    dir: &Path,
    loaded: &Loaded,
    games: &[GameId],
    params: &Params,
    progress: &Progress,
) -> Result<EvaluationReport, Box<Stopped>> {
    let mut run = EvaluationReport { games: games.len(), ..EvaluationReport::default() };
    let new = match without_evaluations(dir, loaded, games, progress) {
        Ok(new) => new,
        Err(why) => return Err(Stopped::new(why, run)),
    };
    run.skipped = games.len() - new.len();
    let chosen = &new[..new.len().min(params.limit)];
    if chosen.is_empty() {
        return Ok(run);
    }
    let asked: Vec<GameToEvaluate<'_>> = chosen.iter().map(|&(id, key)| to_evaluate(loaded, id, key)).collect();
    let positions: usize = asked.iter().map(|asked| asked.game.moves.len() + 1).sum();
    progress.begin(Phase::Evaluating, "positions", positions as u64);
    let mut step = UnsavedEvaluations { dir, progress, games: Vec::new(), moves: 0, since: Instant::now() };
    let mut warnings = Vec::new();
    let ended: Result<(), Why> = evaluate(
        &params.engine,
        params.patience,
        &asked,
        &mut warnings,
        |number, outcome| {
            let asked = &asked[number];
            match outcome {
                EvaluationOutcome::Evaluated(evaluations) => {
                    step.games.push((asked.key, evaluations));
                    step.moves += asked.game.moves.len();
                }
                EvaluationOutcome::LeftOut(reason) => run.left_out.push(RefusedGame { game: chosen[number].0, reason }),
            }
            if step.games.len() >= params.step || step.since.elapsed() >= params.step_time {
                step.keep(&mut run)?;
            }
            Ok(())
        },
        progress,
    );
    run.warnings = warnings;
    // The engine decides the order in which games fail. Sorting makes the report the same each time.
    run.left_out.sort_by_key(|left_out| left_out.game);
    let kept = step.keep(&mut run);
    match ended.and(kept.map_err(Why::from)) {
        Ok(()) => Ok(run),
        Err(why) => Err(Stopped::new(why, run)),
    }
}

/// The games that have no evaluations yet, each once.
///
/// Errors: the evaluations in the folder cannot be read; nothing is written over them.
fn without_evaluations(
    dir: &Path,
    loaded: &Loaded,
    games: &[GameId],
    progress: &Progress,
) -> Result<Vec<(GameId, GameKey)>, Why> {
    let kept = collected_evaluations::open_or_collect(dir, progress)?;
    if let Some(damage) = kept.engine_damage {
        return Err(damage.into());
    }
    let known = kept.evaluations;
    let mut seen = HashSet::new();
    let of_key = games.iter().map(|&id| (id, GameKey::from_game(loaded.corpus.game(id))));
    // A game that was continued since the engine was asked has evaluations of its first positions only.
    let is_known = |id: GameId, key: GameKey| {
        let all = loaded.corpus.game(id).moves.len() + 1;
        known.get(key).is_some_and(|of| of.format() != Format::Engine || of.positions().len() >= all)
    };
    Ok(of_key.filter(|&(id, key)| !is_known(id, key) && seen.insert(key)).collect())
}

fn to_evaluate(loaded: &Loaded, id: GameId, key: GameKey) -> GameToEvaluate<'_> {
    let corpus = &loaded.corpus;
    let index = corpus.source(id).index;
    let name = GameOfFile { path: loaded.path_of(id), number: (index > 0).then_some(index + 1) };
    let header = corpus.header(id);
    GameToEvaluate { name, key, game: corpus.game(id), komi: header.komi, handicap: header.handicap }
}

/// Games that are evaluated but not yet saved.
struct UnsavedEvaluations<'a> {
    dir: &'a Path,
    progress: &'a Progress,
    games: Vec<(GameKey, GameEvaluations)>,
    moves: usize,
    since: Instant,
}

impl UnsavedEvaluations<'_> {
    fn keep(&mut self, run: &mut EvaluationReport) -> Result<(), LibraryError> {
        if !self.games.is_empty() {
            // A fresh `Progress`, so that this part is saved even if the user has stopped the evaluation.
            evaluations::add_of_engine(self.dir, &self.games, &Progress::new())?;
            self.progress.kept_a_part();
            run.evaluated += self.games.len();
            run.moves += self.moves;
        }
        (self.games, self.moves, self.since) = (Vec::new(), 0, Instant::now());
        Ok(())
    }
}
