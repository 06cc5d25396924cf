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
    Contradictions,
}

impl Mode {
    pub const ALL: [Mode; 5] = [Mode::Suggest, Mode::Guess, Mode::Game, Mode::Experiment, Mode::Contradictions];

    /// Whether the tabs offer it while this one is shown. The second experiment is offered beside the first.
    pub fn is_offered(self, shown: Mode) -> bool {
        self != Mode::Contradictions || matches!(shown, Mode::Experiment | Mode::Contradictions)
    }

    pub fn title(self) -> &'static str {
        match self {
            Mode::Suggest => text!("play-mode-suggest"),
            Mode::Guess => text!("play-mode-guess"),
            Mode::Game => text!("play-mode-game"),
            Mode::Experiment => text!("play-mode-playouts"),
            Mode::Contradictions => text!("play-mode-contradictions"),
        }
    }

    pub fn tip(self) -> &'static str {
        match self {
            Mode::Suggest => text!("play-mode-suggest-tip"),
            Mode::Guess => text!("play-mode-guess-tip"),
            Mode::Game => text!("play-mode-game-tip"),
            Mode::Experiment => text!("play-mode-playouts-tip"),
            Mode::Contradictions => text!("play-mode-contradictions-tip"),
        }
    }
}
