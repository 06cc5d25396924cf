//! Repeats table I of Liu & Li: frequency-ordered patterns (FOP) against MoGo's in playouts, by the length of the list.
//!
//! For each N, both players have each colour in the same number of games. Every game has its own seed, so a table can
//! be played in parts: played games are saved, and only missing ones are played.

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use serde::{Deserialize, Serialize};

use super::{
    Contender, Ending, MatchError, MatchParams, MatchSide, MatchTally, Method, PlayedGame, Slope, logistic_slope,
    play_games,
};
use crate::montecarlo::{Draw, FrequentList, ListError, Policy, Scope};
use katachi_core::go::BoardSize;
use katachi_core::library::LibraryError;
use katachi_core::mining::MinedPatterns;
use katachi_core::progress::{Phase, Progress};
use katachi_engines::predict::parts::random_value;

/// A column of the published table: wins of the patterns with Black and of MoGo with White, then with colours swapped.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Published {
    pub top: usize,
    pub list_black: u64,
    pub mogo_white: u64,
    pub mogo_black: u64,
    pub list_white: u64,
}

const fn published(top: usize, first: (u64, u64), second: (u64, u64)) -> Published {
    Published { top, list_black: first.0, mogo_white: first.1, mogo_black: second.0, list_white: second.1 }
}

/// Liu & Li, table I, as published: 100 games per colour; board, komi and playouts are not stated.
pub const PUBLISHED: [Published; 6] = [
    published(300, (31, 68), (59, 41)),
    published(400, (55, 45), (42, 58)),
    published(500, (43, 57), (51, 49)),
    published(800, (30, 70), (64, 36)),
    published(1000, (36, 64), (61, 39)),
    published(2000, (31, 69), (67, 33)),
];

impl Published {
    /// Number of wins of the patterns, and of all games.
    pub fn wins(&self) -> (u64, u64) {
        let wins = self.list_black + self.list_white;
        (wins, wins + self.mogo_white + self.mogo_black)
    }
}

/// Everything that determines a game of a table, besides its N and number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableSettings {
    /// A checksum of the mined shapes and their counts, in hexadecimal.
    pub list: String,
    pub window: String,
    /// Whether patterns are drawn with equal chance, instead of by frequency.
    pub evenly: bool,
    /// Whether patterns are matched on the whole board, instead of beside the last move.
    pub whole_board: bool,
    pub size: u32,
    pub komi: f32,
    pub simulations: usize,
    pub seed: u64,
}

impl TableSettings {
    /// The settings for a mined list; `params.games` does not matter.
    pub fn new(mined: &MinedPatterns, draw: Draw, scope: Scope, params: &MatchParams) -> TableSettings {
        let mut hasher = crc32fast::Hasher::new();
        for at in 0..mined.len() {
            hasher.update(mined.packed(at));
            hasher.update(&u32::try_from(mined.stats(at).occurrences).unwrap_or(u32::MAX).to_le_bytes());
        }
        TableSettings {
            list: format!("{:08x}", hasher.finalize()),
            window: mined.params.window.to_string(),
            evenly: draw == Draw::Evenly,
            whole_board: scope == Scope::WholeBoard,
            size: params.size.side() as u32,
            komi: params.komi,
            simulations: params.simulations,
            seed: params.seed,
        }
    }
}

/// A game that was played for the table. The list has Black in games with odd numbers.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct TableGame {
    pub top: usize,
    pub number: usize,
    /// Whether the list won; `None` if nobody won.
    pub list_won: Option<bool>,
    pub ending: Ending,
    pub moves: usize,
}

/// The games that were played so far, by N and number.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct KeptTable {
    pub settings: TableSettings,
    pub games: Vec<TableGame>,
}

/// A column of our table.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct MatchTableColumn {
    pub top: usize,
    /// A is the list, B MoGo.
    pub tally: MatchTally,
}

impl KeptTable {
    pub fn new(settings: TableSettings) -> KeptTable {
        KeptTable { settings, games: Vec::new() }
    }

    /// The result of each N, in ascending order.
    pub fn columns(&self) -> Vec<MatchTableColumn> {
        let mut columns: Vec<MatchTableColumn> = Vec::new();
        let mut games = self.games.clone();
        games.sort_by_key(|game| (game.top, game.number));
        for game in games {
            if columns.last().is_none_or(|column| column.top != game.top) {
                columns.push(MatchTableColumn { top: game.top, tally: MatchTally::default() });
            }
            let winner = game.list_won.map(|won| if won { MatchSide::A } else { MatchSide::B });
            if let Some(column) = columns.last_mut() {
                column.tally.add(black(game.number), winner, game.ending);
            }
        }
        columns
    }

    /// The slope of the list's log-odds of winning by log N; negative if more patterns are weaker.
    pub fn slope(&self) -> Option<Slope> {
        let groups = self.columns().into_iter().map(|MatchTableColumn { top, tally }| {
            ((top as f64).ln(), tally.a_wins(), tally.a_wins() + tally.b_wins())
        });
        logistic_slope(&groups.collect::<Vec<_>>())
    }

    fn add(&mut self, top: usize, game: &PlayedGame) {
        self.games.push(TableGame {
            top,
            number: game.number,
            list_won: game.winner.map(|winner| winner == MatchSide::A),
            ending: game.ending,
            moves: game.moves,
        });
        self.games.sort_by_key(|game| (game.top, game.number));
    }
}

/// The slope of the published table: see [`KeptTable::slope`].
pub fn published_slope() -> Option<Slope> {
    let groups = PUBLISHED.iter().map(|column| {
        let (wins, games) = column.wins();
        ((column.top as f64).ln(), wins, games)
    });
    logistic_slope(&groups.collect::<Vec<_>>())
}

fn black(number: usize) -> MatchSide {
    if number % 2 == 1 { MatchSide::A } else { MatchSide::B }
}

/// Number of games of one N that are played before the next N, so that all columns grow together.
const TURN_GAMES: usize = 20;

/// Plays the missing games of a table: `games` with each colour for each N of `tops`. An N larger than the list is left
/// out. `save` is called after every game.
///
/// Runs on the current rayon pool. The same settings give the same table, whether it is played in one part or several.
///
/// Errors: stopped by the user; no such list; a table that cannot be saved.
pub fn play_table(
    mined: &MinedPatterns,
    kept: KeptTable,
    tops: &[usize],
    games: usize,
    save: &(dyn Fn(&KeptTable) -> Result<(), LibraryError> + Sync),
    progress: &Progress,
) -> Result<KeptTable, TableError> {
    let settings = kept.settings.clone();
    let draw = if settings.evenly { Draw::Evenly } else { Draw::ByFrequency };
    let scope = if settings.whole_board { Scope::WholeBoard } else { Scope::LastMove };
    let size = BoardSize::new(settings.size).map_err(|_| TableError::Size(settings.size))?;
    let known = FrequentList::new(mined, None, draw, scope)?.shapes().len();
    let mut lists = Vec::new();
    for &top in tops.iter().filter(|&&top| top <= known) {
        let list = FrequentList::new(mined, Some(top), draw, scope)?;
        let name = format!("frequent {} {top}", settings.window);
        let list = Contender { name, method: Method::MonteCarlo(Policy::Frequent(Arc::new(list))) };
        lists.push((top, list));
    }
    let mogo = Contender { name: "mogo".to_owned(), method: Method::MonteCarlo(Policy::Mogo) };
    let is_kept: BTreeSet<(usize, usize)> = kept.games.iter().map(|game| (game.top, game.number)).collect();
    let mut turns: Vec<(usize, Vec<usize>)> = Vec::new();
    for first in (1..=2 * games).step_by(TURN_GAMES) {
        let numbers = first..(first + TURN_GAMES).min(2 * games + 1);
        for (at, &(top, _)) in lists.iter().enumerate() {
            turns.push((at, numbers.clone().filter(|&number| !is_kept.contains(&(top, number))).collect()));
        }
    }
    progress.begin(Phase::Playing, "games", turns.iter().map(|(_, numbers)| numbers.len() as u64).sum());
    let table = Mutex::new(kept);
    for (at, numbers) in turns {
        let (top, list) = &lists[at];
        let params = MatchParams {
            games: 2 * games,
            size,
            komi: settings.komi,
            simulations: settings.simulations,
            seed: random_value(settings.seed ^ random_value(*top as u64)),
        };
        let on_game = |game: &PlayedGame| {
            let mut table = table.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
            table.add(*top, game);
            save(&table)
        };
        play_games(list, &mogo, &params, &numbers, &on_game, progress)?;
    }
    Ok(table.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner()))
}

/// The reason why a table was not played.
#[derive(Debug, thiserror::Error)]
pub enum TableError {
    #[error(transparent)]
    Match(#[from] MatchError),
    #[error(transparent)]
    List(#[from] ListError),
    #[error("a board of {0} lines: 2 to 19 are played on")]
    Size(u32),
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_published_table_adds_up_as_printed() {
        let rates: Vec<f64> = PUBLISHED
            .iter()
            .map(|column| {
                let (wins, games) = column.wins();
                wins as f64 / games as f64
            })
            .collect();
        let printed = [0.362, 0.565, 0.460, 0.330, 0.375, 0.320];
        assert!(rates.iter().zip(printed).all(|(rate, printed)| (rate - printed).abs() < 0.0006), "{rates:?}");
        let slope = published_slope().unwrap();
        assert!(slope.interval().1 < 0.0, "more patterns are weaker there: {slope:?}");
    }
}
