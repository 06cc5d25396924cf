//! The sides that costly shapes cover, and each of their moves with its shape and its cost.

use std::collections::{BTreeMap, HashMap, HashSet};

use rayon::prelude::*;
use rustc_hash::FxHashMap;

use super::LossUnit;
use crate::corpus::evaluation::{Evaluations, GameEvaluations, Loss};
use crate::corpus::{Corpus, GameId};
use crate::find::filter::{NamePattern, fold_name, player_key};
use crate::go::{Color, GameKey, GameView, Point};
use crate::pattern::{Canonicalizer, Cell, PackedCells, Pattern, SymmetryGroup, Window};
use crate::progress::{Cancelled, Phase, Progress};

/// Games with the colours whose moves count in each: the "voice" of a player or of a group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Voice {
    games: Vec<(GameId, [bool; 2])>,
}

impl Voice {
    /// Both colours of all games.
    pub fn everybody(corpus: &Corpus) -> Voice {
        Voice { games: corpus.games().iter().map(|&id| (id, [true; 2])).collect() }
    }

    /// The moves of the player who is called just that, in any spelling; if there is none, of the players whose name has
    /// all these words: see [`NamePattern`].
    pub fn of_player(corpus: &Corpus, name: &NamePattern) -> Voice {
        let key = player_key(&fold_name(name.text()));
        let exact = Voice::of_names(corpus, |folded| player_key(folded) == key);
        if exact.is_empty() { Voice::of_names(corpus, |folded| name.is_in(folded)) } else { exact }
    }

    /// The moves of the players whose folded name passes.
    fn of_names(corpus: &Corpus, is_meant: impl Fn(&str) -> bool) -> Voice {
        let mut known: HashMap<&str, bool> = HashMap::new();
        Voice::chosen(corpus, |id| {
            let header = corpus.header(id);
            [header.black, header.white].map(|own| *known.entry(own).or_insert_with(|| is_meant(&fold_name(own))))
        })
    }

    /// The games in which both colours count and are one player, in whatever spelling.
    pub fn against_himself(&self, corpus: &Corpus) -> HashSet<GameId> {
        let both = self.games.iter().filter(|(_, colors)| *colors == [true; 2]).map(|(id, _)| *id);
        let is_one = |id: &GameId| {
            let header = corpus.header(*id);
            let [black, white] = [header.black, header.white].map(fold_name);
            !black.is_empty() && player_key(&black) == player_key(&white)
        };
        both.filter(is_one).collect()
    }

    /// All other moves: the opponents' in these games, and those of all other games.
    pub fn others(&self, corpus: &Corpus) -> Voice {
        Voice::chosen(corpus, |id| {
            let own = self.games.binary_search_by_key(&id, |(game, _)| *game).ok().map(|at| self.games[at].1);
            own.unwrap_or_default().map(|plays| !plays)
        })
    }

    /// Both colours of some games.
    pub(in crate::mining) fn of_games(corpus: &Corpus, is_meant: impl Fn(GameId) -> bool) -> Voice {
        Voice::chosen(corpus, |id| [is_meant(id); 2])
    }

    fn chosen(corpus: &Corpus, mut colors: impl FnMut(GameId) -> [bool; 2]) -> Voice {
        let games = corpus.games().iter().map(|&id| (id, colors(id)));
        Voice { games: games.filter(|(_, colors)| colors.contains(&true)).collect() }
    }

    /// Games in which at least one colour counts.
    pub fn games(&self) -> impl ExactSizeIterator<Item = GameId> + '_ {
        self.games.iter().map(|(id, _)| *id)
    }

    /// Games with a colour that counts; a game comes twice if both do.
    pub fn sides(&self) -> impl Iterator<Item = (GameId, Color)> + '_ {
        let sides = |(id, colors): &(GameId, [bool; 2])| {
            let (id, colors) = (*id, *colors);
            Color::BOTH.into_iter().filter(move |&color| colors[color as usize]).map(move |color| (id, color))
        };
        self.games.iter().flat_map(sides)
    }

    pub fn is_empty(&self) -> bool {
        self.games.is_empty()
    }

    /// The game with this number in the voice.
    pub(super) fn game(&self, number: u32) -> GameId {
        self.games[number as usize].0
    }
}

/// Number of games that are read before their moves are put together.
const GAMES_AT_ONCE: usize = 4096;

/// A part of the game, by the number of the move. On smaller boards the limits shrink with the number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum GameStage {
    /// Moves 1 to 50 on 19×19.
    Opening,
    /// Moves 51 to 150.
    Middle,
    End,
}

impl GameStage {
    pub const ALL: [GameStage; 3] = [GameStage::Opening, GameStage::Middle, GameStage::End];

    /// The stage of the move with this index, from 0.
    pub fn at_move(index: usize, game: GameView<'_>) -> GameStage {
        let points = game.size.side() * game.size.side();
        match (index + 1) * 361 / points.max(1) {
            ..=50 => GameStage::Opening,
            51..=150 => GameStage::Middle,
            _ => GameStage::End,
        }
    }

    pub fn name(self) -> &'static str {
        match self {
            GameStage::Opening => "opening",
            GameStage::Middle => "middle",
            GameStage::End => "end",
        }
    }
}

/// A move of the voice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::mining) struct PlayedMove {
    /// Number of the game among the voice's.
    pub game: u32,
    /// Index of the move, from 0: the number of moves before it.
    pub index: u32,
    pub at: Point,
    pub color: Color,
    pub stage: GameStage,
    pub loss: Loss,
    /// The engine's best move, if it differs.
    pub better: Option<Point>,
}

impl PlayedMove {
    /// The loss in hundredths of the unit; `None` if the positions before and after the move are not both evaluated.
    pub fn lost(&self, unit: LossUnit) -> Option<i32> {
        match unit {
            LossUnit::Points => self.loss.points,
            LossUnit::Winrate => self.loss.winrate,
        }
    }
}

/// The voice's moves, passes left out, in the order of the games and of the moves.
pub(in crate::mining) fn played_moves(
    corpus: &Corpus,
    voice: &Voice,
    evaluations: &Evaluations,
    progress: &Progress,
) -> Result<Vec<PlayedMove>, Cancelled> {
    progress.begin(Phase::ReadingMoves, "games", voice.games.len() as u64);
    let of_game = |number: usize, (id, colors): (GameId, [bool; 2])| {
        progress.add(1);
        let game = corpus.game(id);
        let evaluated = if evaluations.is_empty() { None } else { evaluations.get(GameKey::from_game(game)) };
        let own = game.moves.iter().enumerate().filter(|(_, play)| colors[play.color() as usize]);
        let moves = own.filter_map(|(index, play)| {
            let at = play.point()?;
            Some(PlayedMove {
                game: number as u32,
                index: index as u32,
                at,
                color: play.color(),
                stage: GameStage::at_move(index, game),
                loss: evaluated.and_then(|own| loss(own, game, index, play.color())).unwrap_or_default(),
                better: evaluated
                    .and_then(|own| own.best(index))
                    .filter(|&best| best != at && game.size.contains(best)),
            })
        });
        moves.collect::<Vec<PlayedMove>>()
    };
    let mut played = Vec::new();
    for (block, games) in voice.games.chunks(GAMES_AT_ONCE).enumerate() {
        let first = block * GAMES_AT_ONCE;
        let moves: Vec<Vec<PlayedMove>> =
            games.par_iter().enumerate().map(|(at, &side)| of_game(first + at, side)).collect();
        progress.check()?;
        played.reserve(moves.iter().map(Vec::len).sum());
        played.extend(moves.into_iter().flatten());
    }
    Ok(played)
}

/// The loss of a move. `None` if stones were set up just before or after it: then it is unknown which position was
/// evaluated.
fn loss(evaluated: &GameEvaluations, game: GameView<'_>, index: usize, mover: Color) -> Option<Loss> {
    let is_set_up = |before: usize| before > 0 && game.setup.iter().any(|stone| stone.before_move as usize == before);
    let loss = evaluated.loss(index, mover)?;
    (!is_set_up(index) && !is_set_up(index + 1)).then_some(loss)
}

/// Indices of the moves that show each shape, ascending, without shapes that fewer than `least` show. Keys are packed
/// canonical cells, with the mover as Black.
pub(super) fn shapes(
    corpus: &Corpus,
    voice: &Voice,
    moves: &[PlayedMove],
    window: &Window,
    least: usize,
    progress: &Progress,
) -> Result<BTreeMap<Vec<u8>, Vec<u32>>, Cancelled> {
    progress.begin(Phase::ReadingShapes, "games", voice.games.len() as u64);
    let canonicalizer = Canonicalizer::new(window, SymmetryGroup::Board);
    // The packed cells of a game's moves, one after the other.
    let packed = |own: &[PlayedMove]| {
        progress.add(1);
        let mut packed = Vec::with_capacity(own.len() * PackedCells::bytes(window.cell_count()));
        if progress.check().is_err() {
            return packed;
        }
        let (id, _) = voice.games[own[0].game as usize];
        let mut replay = corpus.game(id).replay();
        let mut canonical: Vec<Cell> = Vec::new();
        for play in own {
            while replay.played() < play.index as usize && replay.advance().is_some() {}
            let pattern = Pattern::on_board(window, replay.board(), play.at, play.color);
            canonicalizer.canonical(pattern.cells(), &mut canonical);
            PackedCells::pack(&canonical, &mut packed);
        }
        packed
    };
    let by_game: Vec<&[PlayedMove]> = moves.chunk_by(|a, b| a.game == b.game).collect();
    let mut shapes: FxHashMap<Vec<u8>, Vec<u32>> = FxHashMap::default();
    let mut number = 0;
    for games in by_game.chunks(GAMES_AT_ONCE) {
        let keys: Vec<Vec<u8>> = games.par_iter().map(|own| packed(own)).collect();
        progress.check()?;
        for key in keys.iter().flat_map(|keys| keys.chunks_exact(PackedCells::bytes(window.cell_count()))) {
            match shapes.get_mut(key) {
                Some(shown) => shown.push(number),
                None => _ = shapes.insert(key.to_owned(), vec![number]),
            }
            number += 1;
        }
    }
    Ok(shapes.into_iter().filter(|(_, shown)| shown.len() >= least).collect())
}
