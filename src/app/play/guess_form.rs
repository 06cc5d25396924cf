//! The form of a round of Guess the move.

use serde::{Deserialize, Serialize};

use katachi_language::text;

/// Which games are asked about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum GuessSource {
    /// Those that pass a filter; all without one.
    Filter(String),
    /// The hits of the Find workspace, each where it was found.
    Hits,
    /// The open game.
    Open,
}

/// The player whose moves are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GuessSide {
    #[default]
    Both,
    Black,
    White,
    Winner,
}

impl GuessSide {
    pub const ALL: [GuessSide; 4] = [GuessSide::Both, GuessSide::Black, GuessSide::White, GuessSide::Winner];

    pub fn title(self) -> &'static str {
        match self {
            GuessSide::Both => text!("play-guess-side-both"),
            GuessSide::Black => text!("general-black"),
            GuessSide::White => text!("general-white"),
            GuessSide::Winner => text!("play-guess-side-winner"),
        }
    }
}

/// The order in which positions are asked.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum GuessOrder {
    /// Whole games, move by move.
    #[default]
    Through,
    /// Single positions, drawn by chance.
    Anywhere,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GuessForm {
    pub games: GuessSource,
    pub side: GuessSide,
    /// Only moves of players whose name has this.
    pub player: String,
    /// Moves from this one to that one, counted from 1.
    pub from: u32,
    pub to: u32,
    pub order: GuessOrder,
}

impl Default for GuessForm {
    fn default() -> GuessForm {
        GuessForm {
            games: GuessSource::Filter(String::new()),
            side: GuessSide::Both,
            player: String::new(),
            from: 1,
            to: 400,
            order: GuessOrder::Through,
        }
    }
}
