//! Matches: many games between two players, with alternating colours.
//!
//! Games are played in parallel, each from its own seed, so that the same match gives the same games on any number of
//! threads. Every move is checked by [`katachi_engines::play::Game`] and by positional superko, so a player that breaks
//! a rule is detected. [`table`] repeats the experiment of Liu & Li with lists of growing length.

mod contender;
mod file;
mod referee;
mod regression;
pub mod table;

use std::time::Duration;

use rayon::prelude::*;
use serde::{Deserialize, Serialize};

use katachi_core::go::{BoardSize, Color};
use katachi_core::library::LibraryError;
use katachi_core::mining::{WilsonInterval, wilson};
use katachi_core::progress::{Cancelled, Phase, Progress};
use katachi_engines::predict::parts::random_value;

pub use contender::{Contender, Method, RESIGN_BELOW};
pub use file::{match_table_to_ron, open_match_table, parse_match_table, save_match_table};
pub use regression::{Slope, logistic_slope};

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MatchSide {
    A,
    B,
}

impl MatchSide {
    pub fn other(self) -> MatchSide {
        match self {
            MatchSide::A => MatchSide::B,
            MatchSide::B => MatchSide::A,
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchParams {
    /// A has Black in games 1, 3, 5 and so on.
    pub games: usize,
    pub size: BoardSize,
    pub komi: f32,
    /// Playouts per move of Monte-Carlo players.
    pub simulations: usize,
    pub seed: u64,
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Ending {
    /// Both passed, and the board was counted.
    Counted,
    Resigned,
    /// A player broke a rule: the game ends without a winner.
    Illegal,
    /// The game was stopped because it had too many moves.
    Unfinished,
}

/// A game of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct PlayedGame {
    /// The number of the game, from 1.
    pub number: usize,
    pub black: MatchSide,
    /// The winner; `None` for a draw or a game without a result.
    pub winner: Option<MatchSide>,
    pub ending: Ending,
    /// The result in the form of SGF; empty without a result.
    pub result: String,
    pub moves: usize,
    pub sgf: String,
    /// Number of playouts and the time they took, by player.
    pub playouts: [u64; 2],
    pub thinking: [Duration; 2],
}

impl PlayedGame {
    /// The player who has White.
    pub fn white(&self) -> MatchSide {
        self.black.other()
    }
}

/// The reason why a match ended early.
#[derive(Debug, thiserror::Error)]
pub enum MatchError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error(transparent)]
    Library(#[from] LibraryError),
}

/// Called with each game when it ends, in any order and from several threads.
pub type OnGame<'a> = &'a (dyn Fn(&PlayedGame) -> Result<(), LibraryError> + Sync);

/// Plays a match. Returns the games in their order. The same players and parameters give the same games.
///
/// Runs on the current rayon pool. Errors: stopped by the user; what `on_game` could not write.
pub fn play_match(
    a: &Contender,
    b: &Contender,
    params: &MatchParams,
    on_game: OnGame<'_>,
    progress: &Progress,
) -> Result<Vec<PlayedGame>, MatchError> {
    let numbers: Vec<usize> = (1..=params.games).collect();
    progress.begin(Phase::Playing, "games", numbers.len() as u64);
    play_games(a, b, params, &numbers, on_game, progress)
}

/// Plays these games of a match, by their numbers from 1, and in that order.
///
/// Errors: stopped by the user; what `on_game` could not write.
pub fn play_games(
    a: &Contender,
    b: &Contender,
    params: &MatchParams,
    numbers: &[usize],
    on_game: OnGame<'_>,
    progress: &Progress,
) -> Result<Vec<PlayedGame>, MatchError> {
    let played = numbers.par_iter().with_max_len(1).map(|&number| {
        let seed = random_value(params.seed ^ random_value(number as u64));
        let game = referee::play_game(a, b, params, number, seed, progress)?;
        on_game(&game)?;
        progress.add(1);
        Ok(game)
    });
    played.collect()
}

/// The result of a match.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct MatchTally {
    pub a_wins_black: u64,
    pub a_wins_white: u64,
    pub b_wins_black: u64,
    pub b_wins_white: u64,
    pub draws: u64,
    pub unfinished: u64,
    pub illegal: u64,
}

impl MatchTally {
    pub fn from_games<'a>(games: impl IntoIterator<Item = &'a PlayedGame>) -> MatchTally {
        let mut tally = MatchTally::default();
        games.into_iter().for_each(|game| tally.add(game.black, game.winner, game.ending));
        tally
    }

    pub fn add(&mut self, black: MatchSide, winner: Option<MatchSide>, ending: Ending) {
        let counter = match (ending, winner) {
            (Ending::Illegal, _) => &mut self.illegal,
            (Ending::Unfinished, _) => &mut self.unfinished,
            (_, None) => &mut self.draws,
            (_, Some(MatchSide::A)) if black == MatchSide::A => &mut self.a_wins_black,
            (_, Some(MatchSide::A)) => &mut self.a_wins_white,
            (_, Some(MatchSide::B)) if black == MatchSide::B => &mut self.b_wins_black,
            (_, Some(MatchSide::B)) => &mut self.b_wins_white,
        };
        *counter += 1;
    }

    pub fn a_wins(&self) -> u64 {
        self.a_wins_black + self.a_wins_white
    }

    pub fn b_wins(&self) -> u64 {
        self.b_wins_black + self.b_wins_white
    }

    /// A's share of the decided games, with its 95 % interval; `None` if there are none.
    pub fn rate(&self) -> Option<WilsonInterval> {
        wilson(self.a_wins(), self.a_wins() + self.b_wins())
    }
}

/// Playouts per second of a player's own time, tree included; `None` for players without playouts.
pub fn playouts_a_second(games: &[PlayedGame], side: MatchSide) -> Option<f64> {
    let playouts: u64 = games.iter().map(|game| game.playouts[side as usize]).sum();
    let time: Duration = games.iter().map(|game| game.thinking[side as usize]).sum();
    (playouts > 0 && !time.is_zero()).then(|| playouts as f64 / time.as_secs_f64())
}

/// The player of a colour in a game where this side has Black.
fn side_of(color: Color, black: MatchSide) -> MatchSide {
    match color {
        Color::Black => black,
        Color::White => black.other(),
    }
}
