//! The split of games into those that a model learns from and those that it is tested on.
//!
//! The default split is by date: every test game is of a later year than every dated training game. No game is on both
//! sides, and neither is another record of it. Duplicates are searched for again here, including turned games and other
//! versions of a game, even if the library kept them. A model stores a signature of each game that it has learned from
//! (its first 40 stones, turned to their smallest form), so any library can be tested on games that the model has not
//! seen.

use rustc_hash::FxHashSet;

use katachi_core::corpus::{Corpus, GameId, duplicates};
use katachi_core::go::{Color, GameView};
use katachi_core::pattern::Symmetry;
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::predict::Model;
use katachi_engines::predict::parts::random_value;
use katachi_engines::predict::rings::MIN_GAME_MOVES;

/// Number of test games that the default split aims at; a tenth of the games if they are fewer.
pub const TEST_GAMES: usize = 2000;

/// How games are divided.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Split {
    /// The test gets the dated games of this year and later.
    Before(i16),
    /// As [`Split::Before`], with the latest year that leaves [`TEST_GAMES`] games, or a tenth of all if that is less,
    /// to the test.
    #[default]
    Newest,
    /// The test gets every Nth game, whatever its date.
    Random { one_in: u32 },
    /// No games are kept for a test.
    All,
}

/// Both sides of a split, in the library's order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sides {
    pub training: Vec<GameId>,
    pub test: Vec<GameId>,
    /// The first year of the test.
    pub before: Option<i16>,
    /// Number of games that were left out because another record of them is included.
    pub duplicates: usize,
}

/// Divides a library. Games with fewer than [`MIN_GAME_MOVES`] moves, and games on boards other than 19×19, are left
/// out.
///
/// Errors: stopped by the user.
pub fn sides(corpus: &Corpus, split: Split, seed: u64, progress: &Progress) -> Result<Sides, Cancelled> {
    let doubles: FxHashSet<GameId> =
        duplicates::find(corpus, progress)?.into_iter().map(|(duplicate, ..)| duplicate).collect();
    let fits = |id: GameId| {
        let game = corpus.game(id);
        game.size.side() == 19 && game.moves.len() >= MIN_GAME_MOVES && !doubles.contains(&id)
    };
    let games: Vec<GameId> = corpus.games().iter().copied().filter(|&id| fits(id)).collect();
    let before = match split {
        Split::Before(year) => Some(year),
        Split::Newest => newest(corpus, &games),
        Split::Random { .. } | Split::All => None,
    };
    let tested = |id: GameId| match split {
        Split::Random { one_in } => random_value(seed ^ u64::from(id.0) << 8).is_multiple_of(u64::from(one_in.max(1))),
        _ => before.is_some_and(|before| corpus.year(id).is_some_and(|year| year >= before)),
    };
    let (test, training) = games.into_iter().partition(|&id| tested(id));
    Ok(Sides { training, test, before, duplicates: doubles.len() })
}

fn newest(corpus: &Corpus, games: &[GameId]) -> Option<i16> {
    let mut years: Vec<i16> = games.iter().filter_map(|&id| corpus.year(id)).collect();
    years.sort_unstable();
    let test = TEST_GAMES.min(games.len() / 10).max(1);
    years.len().checked_sub(test).map(|at| years[at])
}

/// Maximum number of games that are held back for [`super::refine`].
const MAX_HELD_BACK_GAMES: usize = 1200;

/// Divides the training games into those to learn from and those that are held back for [`super::refine`].
///
/// Holds back up to one game in twenty, drawn by the seed from twice as many of the newest games. The newest games
/// differ from the learned ones as games to come will; with games of all years the model would look surer than it is.
pub fn held_back(corpus: &Corpus, training: &[GameId], seed: u64) -> (Vec<GameId>, Vec<GameId>) {
    let mut newer = training.to_vec();
    newer.sort_by_key(|&id| (std::cmp::Reverse(corpus.year(id)), id));
    let count = (training.len() / 20).min(MAX_HELD_BACK_GAMES);
    newer.truncate(2 * count);
    let held = drawn(&newer, count, seed ^ 0x4e1d);
    let held: FxHashSet<GameId> = held.into_iter().collect();
    let (held, learned) = training.iter().copied().partition(|id| held.contains(id));
    (learned, held)
}

/// The games that a model was not trained on, by their signatures; one in 300 new games is left out by chance.
pub fn unseen(corpus: &Corpus, games: &[GameId], model: &Model) -> Vec<GameId> {
    games.iter().copied().filter(|&id| !model.knows_game(signature(corpus.game(id)))).collect()
}

/// At most `count` of these games, drawn by the seed, in their order.
pub fn drawn(games: &[GameId], count: usize, seed: u64) -> Vec<GameId> {
    if count >= games.len() {
        return games.to_vec();
    }
    let mut keyed: Vec<(u64, GameId)> =
        games.iter().map(|&id| (random_value(seed ^ u64::from(id.0) << 8), id)).collect();
    keyed.sort_unstable();
    keyed.truncate(count);
    let mut drawn: Vec<GameId> = keyed.into_iter().map(|(_, id)| id).collect();
    drawn.sort_unstable();
    drawn
}

/// Number of stones in a signature.
const SIGNATURE_STONES: usize = 40;

/// A 24-bit hash of the first stones of a game, the same for every turned or mirrored version.
pub(super) fn signature(game: GameView<'_>) -> u32 {
    let side = game.size.side();
    let smallest = Symmetry::ALL.map(|symmetry| {
        let plays = game.moves.iter().filter_map(|play| play.point().map(|point| (point, play.color())));
        plays.take(SIGNATURE_STONES).fold(side as u64, |sum, (point, color)| {
            let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
            random_value(sum ^ ((y * 32 + x) * 2 + usize::from(color == Color::White)) as u64)
        })
    });
    (smallest.into_iter().min().unwrap_or(0) >> 40) as u32
}
