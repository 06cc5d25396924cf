//! The Go Text Protocol, version 2: a line comes in, an answer goes out.
//!
//! [`GtpEngine::line`] implements the protocol without reading or writing anything, so that every rule can be tested:
//! control characters and comments are dropped, tabs become spaces, an id is repeated in the answer, and every answer
//! ends with an empty line. Source: Farnebäck, "Specification of the Go Text Protocol, version 2, draft 2" (2002). The
//! commands that begin with `gogui-` and the formats of their maps are GoGui's.

mod commands;
mod maps;

use std::error::Error;
use std::sync::Arc;

use super::{Counting, Game, PatternPlayer};
use crate::predict::ContextTable;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::progress::{Cancelled, Progress};

/// Finds a library's contexts when a command first needs them. An error says why there are none.
pub type FindContexts = Box<dyn FnMut(&Progress) -> Result<Arc<ContextTable>, Box<dyn Error>>>;

/// The engine side of the Go Text Protocol: a player and its game.
pub struct GtpEngine {
    player: PatternPlayer,
    game: Game,
    find_contexts: FindContexts,
    contexts: Option<Arc<ContextTable>>,
    quit: bool,
}

/// The result of a command.
type Answer = Result<String, CommandError>;

/// Why a command fails, in the protocol's own words. Programs read them, so they are never translated.
#[derive(Debug, thiserror::Error)]
enum CommandError {
    #[error("unknown command")]
    UnknownCommand,
    #[error("syntax error")]
    Syntax,
    #[error("invalid color")]
    InvalidColor,
    #[error("invalid vertex")]
    InvalidVertex,
    #[error("unacceptable size")]
    UnacceptableSize,
    #[error("board not empty")]
    BoardNotEmpty,
    #[error("invalid number of stones")]
    NumberOfStones,
    #[error("bad vertex list")]
    BadVertexList,
    #[error("illegal move")]
    IllegalMove,
    #[error("cannot undo")]
    CannotUndo,
    #[error("cannot load file")]
    CannotLoadFile,
    #[error("unknown rules")]
    UnknownRules,
    #[error("unknown status")]
    UnknownStatus,
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error(transparent)]
    NoContexts(#[from] Box<dyn Error>),
}

impl GtpEngine {
    /// Begins with an empty board of this size, counted by area.
    pub fn new(player: PatternPlayer, size: BoardSize, find_contexts: FindContexts) -> GtpEngine {
        let mut game = Game::new(size);
        game.set_counting(Counting::Area);
        GtpEngine { player, game, find_contexts, contexts: None, quit: false }
    }

    pub fn game(&self) -> &Game {
        &self.game
    }

    /// Whether it was told to quit.
    pub fn has_quit(&self) -> bool {
        self.quit
    }

    /// Answers a line of input. The answer includes the empty line at its end. `None` if the line has no command.
    pub fn line(&mut self, line: &str, progress: &Progress) -> Option<String> {
        let line = line.split('#').next().unwrap_or_default();
        let cleaned: String = line
            .chars()
            .filter_map(|letter| match letter {
                '\t' => Some(' '),
                letter if letter.is_control() => None,
                letter => Some(letter),
            })
            .collect();
        let mut words = cleaned.split_whitespace().peekable();
        let has_id = words.peek()?.bytes().all(|byte| byte.is_ascii_digit());
        let id = if has_id { words.next().unwrap_or_default() } else { "" };
        let command = words.next().unwrap_or_default();
        let arguments: Vec<&str> = words.collect();
        let (sign, text) = match self.carry_out(command, &arguments, progress) {
            Ok(text) => ('=', text),
            Err(error) => ('?', error.to_string()),
        };
        let space = if text.is_empty() || text.starts_with('\n') { "" } else { " " };
        Some(format!("{sign}{id}{space}{text}\n\n"))
    }

    fn vertex(&self, text: &str) -> Result<Option<Point>, CommandError> {
        if text.eq_ignore_ascii_case("pass") {
            return Ok(None);
        }
        Point::from_label(text, self.game.size()).map(Some).ok_or(CommandError::InvalidVertex)
    }

    fn label(&self, point: Point) -> String {
        point.label(self.game.size())
    }
}

fn color(text: &str) -> Result<Color, CommandError> {
    match text.to_ascii_lowercase().as_str() {
        "b" | "black" => Ok(Color::Black),
        "w" | "white" => Ok(Color::White),
        _ => Err(CommandError::InvalidColor),
    }
}

fn number<T: std::str::FromStr>(text: &str) -> Result<T, CommandError> {
    text.parse().map_err(|_| CommandError::Syntax)
}
