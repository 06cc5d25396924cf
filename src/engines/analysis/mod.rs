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
use katachi_language::text;

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
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error("{}", text!("engines-file-missing", what = *what, path = path.display().to_string()))]
    Missing { what: &'static str, path: PathBuf },
    #[error("{}", text!("engines-cannot-start", engine = engine, error = source.to_string()))]
    CannotStart { engine: String, source: std::io::Error },
    /// `at` names the game, and is empty for none; `said` is what the engine said last, empty for nothing.
    #[error("{}", fault_words(engine, fault, at, said))]
    Fault { engine: String, fault: Box<Fault>, at: String, said: String },
}

fn fault_words(engine: &str, fault: &Fault, at: &str, said: &str) -> String {
    let (what, advice) = (fault.to_string(), fault.advice());
    match (at, said) {
        ("", "") => text!("engines-fault", engine = engine, what = what, advice = advice),
        (at, "") => text!("engines-fault-at", engine = engine, what = what, game = at, advice = advice),
        ("", said) => text!("engines-fault-said", engine = engine, what = what, said = said, advice = advice),
        (at, said) => {
            text!("engines-fault-at-said", engine = engine, what = what, game = at, said = said, advice = advice)
        }
    }
}

/// What an engine did.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum Fault {
    #[error("{}", text!("engines-died-at-start", status = .0))]
    DiedAtStart(String),
    #[error("{}", text!("engines-died", status = .0))]
    Died(String),
    #[error("{}", text!("engines-silent", seconds = .0.as_secs_f64().to_string()))]
    Silent(Duration),
    #[error("{}", text!("engines-garbage", line = .0))]
    Garbage(String),
    #[error("{}", text!("engines-endless", bytes = .0.to_string()))]
    Endless(usize),
    #[error("{}", text!("engines-field", field = *field, line = line))]
    Field { field: &'static str, line: String },
    #[error("{}", text!("engines-absurd", what = what, line = line))]
    Absurd { what: String, line: String },
    #[error("{}", text!("engines-unasked", id = .0))]
    Unasked(String),
    #[error("{}", text!("engines-turn", turn = turn.to_string(), id = id))]
    Turn { id: String, turn: i64 },
    #[error("{}", text!("engines-twice", turn = turn.to_string(), id = id))]
    Twice { id: String, turn: i64 },
    #[error("{}", text!("engines-refuses", what = .0))]
    Refuses(String),
}

impl Fault {
    fn advice(&self) -> &'static str {
        match self {
            Fault::DiedAtStart(_) => text!("engines-advice-at-start"),
            Fault::Died(_) => text!("engines-advice-died"),
            Fault::Silent(_) => text!("engines-advice-silent"),
            Fault::Refuses(_) => text!("engines-advice-refuses"),
            _ => text!("engines-advice-other"),
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
