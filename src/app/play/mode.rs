//! The modes of Play.

use serde::{Deserialize, Serialize};

use katachi_language::text;

/// The mode of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Mode {
    #[default]
    Suggest,
    Guess,
    Game,
    Experiment,
}

impl Mode {
    pub const ALL: [Mode; 4] = [Mode::Suggest, Mode::Guess, Mode::Game, Mode::Experiment];

    pub fn title(self) -> &'static str {
        match self {
            Mode::Suggest => text!("play-mode-suggest"),
            Mode::Guess => text!("play-mode-guess"),
            Mode::Game => text!("play-mode-game"),
            Mode::Experiment => text!("play-mode-playouts"),
        }
    }

    pub fn tip(self) -> &'static str {
        match self {
            Mode::Suggest => text!("play-mode-suggest-tip"),
            Mode::Guess => text!("play-mode-guess-tip"),
            Mode::Game => text!("play-mode-game-tip"),
            Mode::Experiment => text!("play-mode-playouts-tip"),
        }
    }
}
