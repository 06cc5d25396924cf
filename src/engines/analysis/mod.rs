//! Asks the user's own KataGo, over its analysis protocol, for the value of every position of a game.
//!
//! Runs only the program that the user names, with the network and the configuration that the user names: `PROGRAM
//! analysis -config FILE -model FILE`. KataGo reads and writes one JSON object a line (its `docs/Analysis_Engine.md`).
//! Another program's output is not trusted: lines have a maximum length, waits have a maximum time, and an answer that
//! fits no question is an error that names engine and game. Nothing is guessed.
//!
//! - `process`: the child process, its pipes, and its end.
//! - `query`: a game as questions.
//! - `answer`: reads a line of KataGo's output.
//! - `evaluate`: evaluates many games, several at a time, in batches whose results can be saved.
//! - `library`: the games of a library, and where their evaluations are kept.

mod answer;
mod evaluate;
mod library;
mod process;
mod query;

use std::fmt;
use std::path::{Path, PathBuf};
use std::process::ExitStatus;
use std::time::Duration;

use serde::{Deserialize, Serialize};

use katachi_core::progress::Cancelled;

pub use library::{EvaluationReport, Params, RefusedGame, Stopped, Why, evaluate_games};
pub use process::{KataGoTrial, end_all_engines, try_engine};

/// The user's settings for KataGo.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct KataGoSettings {
    /// KataGo's program, such as `/usr/bin/katago`.
    pub program: PathBuf,
    /// Its network.
    pub model: PathBuf,
    /// Its configuration for analysis, such as `analysis_example.cfg`.
    pub config: PathBuf,
    /// Visits per position.
    pub visits: u32,
    /// The rules that KataGo counts by. A library doesn't keep the rules of its records.
    pub rules: KataGoRules,
}

impl Default for KataGoSettings {
    fn default() -> KataGoSettings {
        let (program, model, config) = Default::default();
        KataGoSettings { program, model, config, visits: KataGoSettings::DEFAULT_VISITS, rules: KataGoRules::default() }
    }
}

/// Rules in KataGo's words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum KataGoRules {
    #[default]
    Japanese,
    Chinese,
}

impl KataGoRules {
    pub fn name(self) -> &'static str {
        match self {
            KataGoRules::Japanese => "japanese",
            KataGoRules::Chinese => "chinese",
        }
    }
}

impl KataGoSettings {
    /// Default number of visits per position.
    pub const DEFAULT_VISITS: u32 = 100;

    /// Whether all three files are named.
    pub fn is_set(&self) -> bool {
        [&self.program, &self.model, &self.config].iter().all(|path| !path.as_os_str().is_empty())
    }

    /// The engine's name in messages.
    fn name(&self) -> String {
        self.program.display().to_string()
    }
}

/// How long to wait for the engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Until its first answer. The engine first reads its network, and at its very first start it also tunes itself.
    pub start: Duration,
    /// Between two lines while a question is open.
    pub silence: Duration,
    /// Until it exits, once its input is closed. After that it is killed.
    pub end: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { start: Duration::from_secs(900), silence: Duration::from_secs(300), end: Duration::from_secs(3) }
    }
}

/// A file that the user names, and without which the engine cannot run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NeededFile {
    Program,
    Network,
    Configuration,
}

impl NeededFile {
    /// Its name in messages and message files.
    pub fn name(self) -> &'static str {
        match self {
            NeededFile::Program => "program",
            NeededFile::Network => "network",
            NeededFile::Configuration => "configuration",
        }
    }
}

/// A game by the file that it was read from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameOfFile {
    pub path: String,
    /// Its number in the file, from 2; `None` for the first game.
    pub number: Option<u32>,
}

impl fmt::Display for GameOfFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.number {
            None => f.write_str(&self.path),
            Some(number) => write!(f, "{} (game {number})", self.path),
        }
    }
}

/// A fault of an engine: which one, at which game, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error(
        "{} {}: there is no such file. Set the engine's program, network and configuration anew",
        file.name(),
        path.display()
    )]
    Missing { file: NeededFile, path: PathBuf },
    #[error("{engine}: cannot be started: {source}. Name KataGo's own program, one that may be run")]
    CannotStart { engine: String, source: std::io::Error },
    /// `said` is what the engine said last, empty for nothing.
    #[error(
        "{engine}: {fault}{}{}. {}",
        at.as_ref().map(|game| format!(", at {game}")).unwrap_or_default(),
        if said.is_empty() { String::new() } else { format!("; it said: {said}") },
        fault.advice()
    )]
    Fault { engine: String, fault: Box<KataGoFault>, at: Option<GameOfFile>, said: String },
}

/// The fault of an engine.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum KataGoFault {
    #[error("it ended before its first answer ({0})")]
    DiedAtStart(ProcessEnd),
    #[error("it ended before it had answered ({0})")]
    Died(ProcessEnd),
    #[error("it has said nothing for {} s", .0.as_secs_f64())]
    Silent(Duration),
    #[error("a line that is no JSON object: `{0}`")]
    Garbage(String),
    #[error("a line longer than {0} bytes")]
    Endless(usize),
    #[error("`{field}` is missing or of another kind in `{line}`")]
    Field { field: &'static str, line: String },
    #[error("{what} in `{line}`")]
    Absurd { what: Absurdity, line: String },
    #[error("an answer to `{0}`, which was never asked")]
    Unasked(String),
    #[error("an answer for turn {turn} of `{id}`, which was not asked for")]
    Turn { id: String, turn: i64 },
    #[error("two answers for turn {turn} of `{id}`")]
    Twice { id: String, turn: i64 },
    #[error("it understands no question: {0}")]
    Refuses(Refusal),
}

impl KataGoFault {
    pub fn advice(&self) -> FaultAdvice {
        match self {
            KataGoFault::DiedAtStart(_) => FaultAdvice::CheckFiles,
            KataGoFault::Died(_) => FaultAdvice::StartAgain,
            KataGoFault::Silent(_) => FaultAdvice::WaitLonger,
            KataGoFault::Refuses(_) => FaultAdvice::Update,
            _ => FaultAdvice::CheckProgram,
        }
    }
}

/// Advice to the user about a [`KataGoFault`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FaultAdvice {
    #[error("See that network and configuration are meant for this KataGo's `analysis`")]
    CheckFiles,
    #[error("Start it again to go on from here; if it ends at the same game, try fewer visits")]
    StartAgain,
    #[error("Try fewer visits, or wait longer for it")]
    WaitLonger,
    #[error("Update KataGo: it must know the analysis protocol")]
    Update,
    #[error("This is not how KataGo's `analysis` answers: see that the program is KataGo, and update it")]
    CheckProgram,
}

/// How an engine ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProcessEnd {
    #[error("{0}")]
    Exited(ExitStatus),
    /// The process still runs, but will write nothing more.
    #[error("it closed its output")]
    ClosedOutput,
}

/// A value that no position has.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Absurdity {
    #[error("a winrate of {0}")]
    Winrate(f64),
    #[error("a lead of {0} points")]
    Lead(f64),
    #[error("the move `{0}`, which is no point of this board")]
    Move(String),
    #[error("values that no position has")]
    Values,
}

/// Why the engine doesn't answer a question.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The engine's own words.
    #[error("{0}")]
    Said(String),
    /// The engine reports no results and gives no reason.
    #[error("it gave up on a position")]
    GaveUp,
}

/// Whether a line is one that KataGo may write. Tests try it with damaged lines.
///
/// Errors: it isn't.
#[doc(hidden)]
pub fn check_answer(line: &str) -> Result<(), KataGoFault> {
    answer::read(&answer::object(line)?, line).map(drop)
}

/// Shortens a line for messages and replaces control characters.
fn shortened(line: &str) -> String {
    const MAX_SHOWN_CHARS: usize = 120;
    let clean: String =
        line.chars().take(MAX_SHOWN_CHARS).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if clean.len() < line.len() { format!("{clean}…") } else { clean }
}

/// Checks that the files that the engine needs are there. A program given without a folder is not checked: the system
/// looks for it.
///
/// Errors: [`EngineError::Missing`].
fn check_files(engine: &KataGoSettings) -> Result<(), EngineError> {
    let is_command = engine.program.parent().is_some_and(|parent| parent == Path::new(""));
    let files = [
        (NeededFile::Program, &engine.program),
        (NeededFile::Network, &engine.model),
        (NeededFile::Configuration, &engine.config),
    ];
    for (file, path) in files {
        let by_system = file == NeededFile::Program && is_command && !path.as_os_str().is_empty();
        if !by_system && !katachi_core::files::exists(path) {
            return Err(EngineError::Missing { file, path: path.clone() });
        }
    }
    Ok(())
}
