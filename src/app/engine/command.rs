//! Commands of the user's own KataGo.

use std::path::{Path, PathBuf};

use katachi_engines::analysis::KataGoSettings;
use katachi_language::text;

/// A file that the user names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineFile {
    Program,
    Network,
    Configuration,
}

impl EngineFile {
    pub const ALL: [EngineFile; 3] = [EngineFile::Program, EngineFile::Network, EngineFile::Configuration];

    pub fn title(self) -> &'static str {
        match self {
            EngineFile::Program => text!("settings-engine-program"),
            EngineFile::Network => text!("settings-engine-network"),
            EngineFile::Configuration => text!("settings-engine-configuration"),
        }
    }

    pub fn path_in(self, engine: &KataGoSettings) -> &Path {
        match self {
            EngineFile::Program => &engine.program,
            EngineFile::Network => &engine.model,
            EngineFile::Configuration => &engine.config,
        }
    }
}

#[derive(Clone, Debug, PartialEq)]
pub enum EngineCommand {
    /// Asks for a file.
    Ask(EngineFile),
    /// Names the file.
    Set(EngineFile, PathBuf),
    /// Playouts a position.
    Visits(u32),
    /// Starts the engine, and asks it one position.
    Try,
    /// Evaluates the games of a player, or all, that are not evaluated yet.
    Evaluate(Option<String>),
    /// Stops evaluating; what was evaluated stays.
    Stop,
}
