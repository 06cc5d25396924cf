//! The pattern player: plays the moves that strong players would play, and knows when to stop.

use std::sync::Arc;

use rand_xoshiro::Xoshiro256PlusPlus;
use rand_xoshiro::rand_core::{RngCore, SeedableRng};

use super::game::{Counting, Game};
use super::ownership::{OWNERSHIP_PLAYOUTS, Ownership, dead_by, ownership};
use super::score::score_position;
use super::search::search;
use crate::predict::rings::Rings;
use crate::predict::{ContextTable, MIN_APPEARANCES, Matcher, Predictor, Situation, random_value};
use katachi_core::go::{Color, Move, Point};
use katachi_core::progress::{Cancelled, Progress};

/// The knowledge from which a player predicts moves.
pub enum PlayerKnowledge {
    /// A trained model.
    Model(Box<Predictor>),
    /// A library's contexts alone. If they know no move, the model that comes with the program takes over.
    Contexts(Arc<ContextTable>),
    /// A library's pattern database. If it knows no move, or none that gains anything, the shipped model takes over.
    Rings(Arc<Rings>),
    /// Lists of mined shapes or of templates alone. The shipped model takes over in the same cases.
    Shapes(Arc<Matcher>),
}

/// How a move is chosen among those that are considered.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub enum Style {
    #[default]
    MostLikely,
    /// Drawn with probabilities to the power of 1 / temperature. At 1 it plays as people do; less is safer, more is
    /// wilder. Never draws a move that is less than a fiftieth as likely as the likeliest.
    Sampled { temperature: f32 },
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PlayerParams {
    pub style: Style,
    /// The same seed plays the same moves.
    pub seed: u64,
    /// Give up a game that is hopeless.
    pub resigns: bool,
    /// Number of playouts a move to look ahead; 0: play the likeliest move at once.
    pub search: usize,
}

impl Default for PlayerParams {
    fn default() -> Self {
        PlayerParams { style: Style::MostLikely, seed: 1, resigns: true, search: 0 }
    }
}

/// A player's move, pass or resignation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayerReply {
    Play(Point),
    Pass,
    Resign,
}

/// A player for either colour of any game.
///
/// ```
/// use katachi_core::go::{BoardSize, Color, Move};
/// use katachi_engines::play::{Game, PatternPlayer, PlayerParams, PlayerReply};
/// use katachi_core::progress::Progress;
/// let mut player = PatternPlayer::new(PlayerParams::default());
/// let game = Game::new(BoardSize::NINETEEN);
/// let Ok(PlayerReply::Play(point)) = player.reply(&game, &Progress::new()) else { panic!() };
/// assert!(game.check(Move::play(Color::Black, point)).is_ok());
/// ```
pub struct PatternPlayer {
    guide: PlayerKnowledge,
    /// The shipped model, for positions in which the guide knows no good move.
    fallback: Option<Box<Predictor>>,
    params: PlayerParams,
}

/// A point counts as settled if at least this share of playouts give it to the same colour.
const MIN_SETTLED_SHARE: f32 = 0.92;

/// A game is hopeless if the share of playouts won is below this, and the loss is at least `MIN_HOPELESS_MARGIN` of the
/// board.
const MAX_HOPELESS_SHARE: f32 = 0.02;
const MIN_HOPELESS_MARGIN: f32 = 0.1;

/// A board with fewer stones than this share of its points is open, though playouts may be sure who wins.
const MIN_STONES_SHARE: f32 = 0.35;

/// Borders are closed if at most this share of the points is empty and touches both colours, dead stones aside.
const MAX_NEUTRAL_SHARE: f32 = 1.0 / 40.0;

/// Maximum number of candidates for which the chosen move is compared with a pass.
const MAX_PASS_CANDIDATES: usize = 16;

/// Points that a move may lose against a pass: playouts do not tell smaller losses.
const MAX_LOSS_POINTS: f32 = 1.0;

impl PatternPlayer {
    /// Uses the model that comes with the program.
    pub fn new(params: PlayerParams) -> PatternPlayer {
        PatternPlayer::with_guide(PlayerKnowledge::Model(Box::new(Predictor::shipped())), params)
    }

    pub fn with_guide(guide: PlayerKnowledge, params: PlayerParams) -> PatternPlayer {
        PatternPlayer { guide, fallback: None, params }
    }

    pub fn params(&self) -> &PlayerParams {
        &self.params
    }

    pub fn set_params(&mut self, params: PlayerParams) {
        self.params = params;
    }

    /// All legal moves that the guide knows with their probabilities, most likely first.
    pub fn policy(&mut self, situation: &Situation) -> Vec<(Point, f32)> {
        match &mut self.guide {
            PlayerKnowledge::Model(predictor) => predictor.policy(situation),
            PlayerKnowledge::Contexts(table) => {
                let ranked = table.rank(situation, MIN_APPEARANCES);
                shares(ranked.into_iter().map(|(point, answer)| (point, answer.rate)))
            }
            PlayerKnowledge::Rings(rings) => {
                shares(rings.rank(situation).into_iter().map(|(point, answer)| (point, answer.rate)))
            }
            PlayerKnowledge::Shapes(matcher) => matcher.shares(situation),
        }
    }

    /// The reply for the side to move.
    ///
    /// It is a legal move that repeats no position and fills no own eye, while there is one that gains something. A
    /// move gains nothing if nearly all playouts give its point to the same colour, or if at most sixteen moves are
    /// left and it loses against a pass. Moves of the shipped model are tried too before a player with a smaller guide
    /// passes. A player also passes if the opponent has passed, the borders are closed, and the count is won. On an
    /// open board it answers a pass with a move. It resigns a hopeless game.
    ///
    /// The same game and seed give the same reply. Errors: [`Cancelled`].
    pub fn reply(&mut self, game: &Game, progress: &Progress) -> Result<PlayerReply, Cancelled> {
        let seed = random_value(self.params.seed ^ random_value(game.moves().len() as u64));
        let color = game.to_play();
        let mut candidates = self.candidates(game);
        let area = game.size().area();
        let stones = game.board().stones().count();
        let mut settled = None;
        let passed = game.moves().last().is_some_and(|last| last.point().is_none() && last.color() != color);
        if stones * 4 >= area || passed || candidates.is_empty() {
            let whose = ownership(game.board(), Some(color), OWNERSHIP_PLAYOUTS, seed, progress)?;
            if self.params.resigns && stones * 2 >= area && hopeless(game, &whose) {
                return Ok(PlayerReply::Resign);
            }
            let is_open = (stones as f32) < MIN_STONES_SHARE * area as f32;
            if passed && !is_open && is_settled_and_won(game, &whose) {
                return Ok(PlayerReply::Pass);
            }
            // On an open board, the opponent's pass is probably a mistake: it must not end the game.
            if !(passed && is_open) {
                candidates.retain(|&(point, _)| whose.at(point).abs() < MIN_SETTLED_SHARE);
            }
            settled = Some(whose);
        }
        if let Some(point) = self.best(game, candidates, seed, progress)? {
            return Ok(PlayerReply::Play(point));
        }
        // All moves that the guide knows are settled, but it doesn't know all moves.
        let mut others = self.other_candidates(game);
        if !others.is_empty() {
            let whose = match settled {
                Some(whose) => whose,
                None => ownership(game.board(), Some(color), OWNERSHIP_PLAYOUTS, seed, progress)?,
            };
            others.retain(|&(point, _)| whose.at(point).abs() < MIN_SETTLED_SHARE);
        }
        Ok(self.best(game, others, seed, progress)?.map_or(PlayerReply::Pass, PlayerReply::Play))
    }

    /// The move to play among the candidates, or `None` if each loses against a pass.
    fn best(
        &mut self,
        game: &Game,
        mut candidates: Vec<(Point, f32)>,
        seed: u64,
        progress: &Progress,
    ) -> Result<Option<Point>, Cancelled> {
        let few = !candidates.is_empty() && candidates.len() <= MAX_PASS_CANDIDATES;
        let pass = if few { Some(self.after(game, None, seed, progress)?) } else { None };
        if self.params.search > 0 && !candidates.is_empty() {
            candidates = self.searched(game, candidates, seed, progress)?;
        }
        while let Some(chosen) = self.choose(&candidates, seed) {
            let point = candidates[chosen].0;
            match pass {
                // This happens, for example, if the point is one of the player's own liberties in a seki.
                Some(pass) if self.after(game, Some(point), seed, progress)? < pass - MAX_LOSS_POINTS => {
                    candidates.remove(chosen);
                }
                _ => return Ok(Some(point)),
            }
        }
        Ok(None)
    }

    /// As [`PatternPlayer::reply`], but takes every dead stone of the opponent off before it passes.
    ///
    /// Errors: stopped by the user.
    pub fn clean_up(&mut self, game: &Game, progress: &Progress) -> Result<PlayerReply, Cancelled> {
        let seed = random_value(self.params.seed ^ random_value(game.moves().len() as u64));
        let board = game.board();
        let whose = ownership(board, None, OWNERSHIP_PLAYOUTS, seed, progress)?;
        let dead = dead_by(board, &whose).into_iter().filter(|&stone| board.get(stone) != Some(game.to_play()));
        let around: Vec<Point> = dead.flat_map(|stone| board.liberties(stone)).collect();
        let mut candidates = self.candidates(game);
        candidates.retain(|(point, _)| around.contains(point));
        match candidates.first() {
            Some(&(point, _)) => Ok(PlayerReply::Play(point)),
            None => self.reply(game, progress),
        }
    }

    /// Legal moves that fill no own eye and repeat nothing, most likely first.
    fn candidates(&mut self, game: &Game) -> Vec<(Point, f32)> {
        let situation = game.situation();
        let allowed = |&(point, _): &(Point, f32)| {
            !situation.fills_own_eye(point) && !game.repeats(Move::play(situation.to_play(), point))
        };
        let mut candidates = self.policy(situation);
        candidates.retain(allowed);
        if candidates.is_empty() {
            return self.other_candidates(game);
        }
        candidates
    }

    /// Candidates of the model that comes with the program, in place of a guide that knows only some moves; none if
    /// the
    /// guide is a model itself.
    fn other_candidates(&mut self, game: &Game) -> Vec<(Point, f32)> {
        if matches!(self.guide, PlayerKnowledge::Model(_)) {
            return Vec::new();
        }
        let situation = game.situation();
        let fallback = self.fallback.get_or_insert_with(|| Box::new(Predictor::shipped()));
        let mut candidates = fallback.policy(situation);
        candidates.retain(|&(point, _)| {
            !situation.fills_own_eye(point) && !game.repeats(Move::play(situation.to_play(), point))
        });
        candidates
    }

    /// The margin of the side to move after it plays, or passes, as playouts see it.
    fn after(&self, game: &Game, point: Option<Point>, seed: u64, progress: &Progress) -> Result<f32, Cancelled> {
        let color = game.to_play();
        let mut board = game.board().clone();
        match point {
            Some(point) => _ = board.play(color, point),
            None => board.pass(),
        }
        let margin = ownership(&board, Some(color.opponent()), OWNERSHIP_PLAYOUTS, seed, progress)?.margin();
        Ok(if color == Color::Black { margin } else { -margin })
    }

    /// Searches the candidates. Returns each with its share of visits as the probability.
    fn searched(
        &mut self,
        game: &Game,
        candidates: Vec<(Point, f32)>,
        seed: u64,
        progress: &Progress,
    ) -> Result<Vec<(Point, f32)>, Cancelled> {
        let (komi, playouts) = (game.points_given(), self.params.search);
        let policy = |situation: &Situation| self.policy(situation);
        let tried = search(game.situation(), &candidates, komi, playouts, seed, policy, progress)?;
        let mut found: Vec<(Point, f32)> =
            tried.into_iter().map(|tried| (tried.point, tried.visits as f32 / playouts as f32)).collect();
        found.sort_by(|a, b| b.1.total_cmp(&a.1));
        Ok(found)
    }

    /// Chooses a candidate and returns its index. `candidates` must be in order, most likely first.
    fn choose(&self, candidates: &[(Point, f32)], seed: u64) -> Option<usize> {
        let &(_, most) = candidates.first()?;
        let Style::Sampled { temperature } = self.params.style else { return Some(0) };
        if temperature <= 0.0 {
            return Some(0);
        }
        let weight = |probability: f32| {
            if probability < most / 50.0 {
                0.0
            } else {
                f64::from(probability / most).powf(1.0 / f64::from(temperature))
            }
        };
        let sum: f64 = candidates.iter().map(|&(_, probability)| weight(probability)).sum();
        let drawn = Xoshiro256PlusPlus::seed_from_u64(seed).next_u64() >> 11;
        let mut left = drawn as f64 / (1_u64 << 53) as f64 * sum;
        let chosen = candidates.iter().position(|&(_, probability)| {
            left -= weight(probability);
            left < 0.0
        });
        Some(chosen.unwrap_or(0))
    }
}

/// Turns rates into shares of their sum.
fn shares(rates: impl Iterator<Item = (Point, f64)> + Clone) -> Vec<(Point, f32)> {
    let sum: f64 = rates.clone().map(|(_, rate)| rate).sum();
    rates.map(|(point, rate)| (point, (rate / sum) as f32)).collect()
}

/// Whether the side to move loses nearly every playout, and by a large margin on average.
fn hopeless(game: &Game, whose: &Ownership) -> bool {
    let color = game.to_play();
    let margin = whose.margin() - game.points_given();
    let behind = if color == Color::Black { -margin } else { margin };
    whose.wins(color, game.points_given()) < MAX_HOPELESS_SHARE
        && behind >= MIN_HOPELESS_MARGIN * game.size().area() as f32
}

/// Whether the borders are closed, and the side to move wins if the game is counted now: by the game's own counting and
/// by area.
fn is_settled_and_won(game: &Game, whose: &Ownership) -> bool {
    let dead = dead_by(game.board(), whose);
    let lost = Color::BOTH.map(|color| game.lost(color));
    let score = |counting| score_position(game.board(), &dead, counting, game.points_given(), lost);
    let (area, own) = (score(Counting::Area), score(game.counting()));
    area.neutral.len() as f32 <= MAX_NEUTRAL_SHARE * game.size().area() as f32
        && [area, own].iter().all(|score| score.winner() == Some(game.to_play()))
}
