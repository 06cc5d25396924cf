//! The user's own KataGo: asked, over its analysis protocol, what every position of a game is worth.
//!
//! The program that the user names is run with the network and the configuration that he names, and nothing else:
//! `PROGRAM analysis -config FILE -model FILE`. One JSON object a line goes in, one comes out
//! (KataGo's `docs/Analysis_Engine.md`). What comes out is another program's: every line has a bound, every wait ends, and
//! whatever does not fit the questions is an error that names engine and game. Nothing is guessed.
//!
//! - `process`: the child process, its pipes, and its end.
//! - `query`: a game as questions.
//! - `answer`: a line that came back.
//! - `evaluate`: many games, several at a time, in steps that can be kept.
//! - `library`: the games of a library, and where their evaluations are kept.

mod answer;
mod evaluate;
mod library;
mod process;
mod query;

use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::{Deserialize, Serialize};

use katachi_core::progress::Cancelled;

pub use library::{LeftOut, Params, Run, Stopped, Why, evaluate_games};
pub use process::{Tried, try_engine};

/// What the user says once of his engine.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Engine {
    /// KataGo's program, such as `/usr/bin/katago`.
    pub program: PathBuf,
    /// Its network.
    pub model: PathBuf,
    /// Its configuration for analysis, such as `analysis_example.cfg`.
    pub config: PathBuf,
    /// Playouts a position.
    pub visits: u32,
    /// By which rules it counts: a library does not keep those of its records.
    pub rules: Rules,
}

impl Default for Engine {
    fn default() -> Engine {
        let (program, model, config) = Default::default();
        Engine { program, model, config, visits: Engine::VISITS, rules: Rules::default() }
    }
}

/// Rules in KataGo's words.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub enum Rules {
    #[default]
    Japanese,
    Chinese,
}

impl Rules {
    pub fn name(self) -> &'static str {
        match self {
            Rules::Japanese => "japanese",
            Rules::Chinese => "chinese",
        }
    }
}

impl Engine {
    /// Playouts a position where nobody says how many.
    pub const VISITS: u32 = 100;

    /// Whether all three files are named.
    pub fn is_set(&self) -> bool {
        [&self.program, &self.model, &self.config].iter().all(|path| !path.as_os_str().is_empty())
    }

    /// As messages name it.
    fn name(&self) -> String {
        self.program.display().to_string()
    }
}

/// How long the engine is waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Patience {
    /// Until its first answer: it reads its network, and tunes itself where it runs for the first time.
    pub start: Duration,
    /// Between two lines while something is asked.
    pub silence: Duration,
    /// Until it ends, once its input is closed; then it is killed.
    pub end: Duration,
}

impl Default for Patience {
    fn default() -> Patience {
        Patience { start: Duration::from_secs(900), silence: Duration::from_secs(300), end: Duration::from_secs(3) }
    }
}

/// What is wrong with an engine, which one, at which game, and what to do.
#[derive(Debug, thiserror::Error)]
pub enum EngineError {
    #[error("cancelled")]
    Cancelled(#[from] Cancelled),
    #[error("{what} {}: there is no such file. Set the engine's program, network and configuration anew", path.display())]
    Missing { what: &'static str, path: PathBuf },
    #[error("{engine}: cannot be started: {source}. Name KataGo's own program, one that may be run")]
    CannotStart { engine: String, source: std::io::Error },
    #[error("{engine}: {fault}{at}{said}. {}", fault.advice())]
    Fault { engine: String, fault: Box<Fault>, at: String, said: String },
}

/// What an engine did.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    #[error("it ended before its first answer ({0})")]
    DiedAtStart(String),
    #[error("it ended before it had answered ({0})")]
    Died(String),
    #[error("it has said nothing for {} s", .0.as_secs_f64())]
    Silent(Duration),
    #[error("a line that is no JSON object: `{0}`")]
    Garbage(String),
    #[error("a line longer than {0} bytes")]
    Endless(usize),
    #[error("`{field}` is missing or of another kind in `{line}`")]
    Field { field: &'static str, line: String },
    #[error("{what} in `{line}`")]
    Absurd { what: String, line: String },
    #[error("an answer to `{0}`, which was never asked")]
    Unasked(String),
    #[error("an answer for turn {turn} of `{id}`, which was not asked for")]
    Turn { id: String, turn: i64 },
    #[error("two answers for turn {turn} of `{id}`")]
    Twice { id: String, turn: i64 },
    #[error("it understands no question: {0}")]
    Refuses(String),
}

impl Fault {
    fn advice(&self) -> &'static str {
        match self {
            Fault::DiedAtStart(_) => "See that network and configuration are meant for this KataGo's `analysis`",
            Fault::Died(_) => "Start it again to go on from here; if it ends at the same game, try fewer visits",
            Fault::Silent(_) => "Try fewer visits, or wait longer for it",
            Fault::Refuses(_) => "Update KataGo: it must know the analysis protocol",
            _ => "This is not how KataGo's `analysis` answers: see that the program is KataGo, and update it",
        }
    }
}

/// A line as messages show it.
fn shortened(line: &str) -> String {
    const SHOWN: usize = 120;
    let clean: String = line.chars().take(SHOWN).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if clean.len() < line.len() { format!("{clean}…") } else { clean }
}

/// Whether the files that the engine needs are there.
///
/// Errors: [`EngineError::Missing`]. A program without a folder is looked for by the system.
fn check_files(engine: &Engine) -> Result<(), EngineError> {
    let is_command = engine.program.parent().is_some_and(|parent| parent == Path::new(""));
    let files = [("program", &engine.program), ("network", &engine.model), ("configuration", &engine.config)];
    for (what, path) in files {
        let by_system = what == "program" && is_command && !path.as_os_str().is_empty();
        if !by_system && !katachi_core::files::exists(path) {
            return Err(EngineError::Missing { what, path: path.clone() });
        }
    }
    Ok(())
}
