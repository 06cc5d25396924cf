//! The players of a match.

use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::montecarlo::{Policy, SearchParams, UctRoot, search};
use katachi_core::go::{Move, Point};
use katachi_core::progress::{Cancelled, Progress};
use katachi_engines::play::{Game, PatternPlayer, PlayerKnowledge, PlayerParams, PlayerReply, score};
use katachi_engines::predict::parts::random_value;
use katachi_engines::predict::rings::Rings;
use katachi_engines::predict::{ContextTable, Matcher, Model, Predictor};

/// A player before the game.
#[derive(Clone)]
pub struct Contender {
    /// The name in game records.
    pub name: String,
    pub method: Method,
}

/// How a player finds its moves.
#[derive(Clone)]
pub enum Method {
    /// Plain UCT with playouts of this policy.
    MonteCarlo(Policy),
    /// The pattern player with a trained model.
    Model(Arc<Model>),
    /// The pattern player with a library's contexts alone.
    Contexts(Arc<ContextTable>),
    /// The pattern player with a library's pattern database alone.
    Rings(Arc<Rings>),
    /// The pattern player with lists of mined shapes or templates alone.
    Shapes(Arc<Matcher>),
}

impl Contender {
    /// Whether the player captures dead stones before it passes, so that all stones on the board are alive at the end.
    pub fn plays_to_the_end(&self) -> bool {
        matches!(self.method, Method::MonteCarlo(_))
    }
}

/// A Monte-Carlo player resigns if a smaller share of the playouts after its best move is won.
pub const RESIGN_BELOW: f32 = 0.05;

/// A player in a game.
pub(super) struct Seated {
    player: ContenderKind,
    seed: u64,
    simulations: usize,
    pub playouts: u64,
    pub thinking: Duration,
}

enum ContenderKind {
    MonteCarlo(Policy),
    Pattern(Box<PatternPlayer>),
}

impl Seated {
    pub fn new(contender: &Contender, seed: u64, simulations: usize) -> Seated {
        let pattern = |guide: PlayerKnowledge| {
            let params = PlayerParams { seed, ..PlayerParams::default() };
            ContenderKind::Pattern(Box::new(PatternPlayer::with_guide(guide, params)))
        };
        let player = match &contender.method {
            Method::MonteCarlo(policy) => ContenderKind::MonteCarlo(policy.clone()),
            Method::Model(model) => pattern(PlayerKnowledge::Model(Box::new(Predictor::new(Arc::clone(model))))),
            Method::Contexts(table) => pattern(PlayerKnowledge::Contexts(Arc::clone(table))),
            Method::Rings(rings) => pattern(PlayerKnowledge::Rings(Arc::clone(rings))),
            Method::Shapes(matcher) => pattern(PlayerKnowledge::Shapes(Arc::clone(matcher))),
        };
        Seated { player, seed, simulations, playouts: 0, thinking: Duration::ZERO }
    }

    /// Chooses the reply of the side to move. Errors: [`Cancelled`].
    pub fn reply(&mut self, game: &Game, progress: &Progress) -> Result<PlayerReply, Cancelled> {
        match &mut self.player {
            ContenderKind::Pattern(player) => player.reply(game, progress),
            ContenderKind::MonteCarlo(policy) => {
                let seed = random_value(self.seed ^ random_value(game.moves().len() as u64));
                let params = SearchParams { komi: game.komi(), simulations: self.simulations, seed };
                let started = Instant::now();
                let (reply, playouts) = monte_carlo(game, policy, params, progress)?;
                self.thinking += started.elapsed();
                self.playouts += playouts as u64;
                Ok(reply)
            }
        }
    }
}

/// Plays by the rules of all Monte-Carlo players: pass if the opponent has passed and the current board is won, or if
/// no legal move is left that fills no eye and repeats no position. Otherwise search, and resign if hardly any playout
/// is won.
fn monte_carlo(
    game: &Game,
    policy: &Policy,
    params: SearchParams,
    progress: &Progress,
) -> Result<(PlayerReply, usize), Cancelled> {
    let to_play = game.to_play();
    if game.passes() == 1 && score(game, &[]).winner() == Some(to_play) {
        return Ok((PlayerReply::Pass, 0));
    }
    let (board, situation) = (game.board(), game.situation());
    let is_sensible = |&point: &Point| {
        board.is_legal(to_play, point) && !situation.fills_own_eye(point) && !game.repeats(Move::play(to_play, point))
    };
    let candidates: Vec<Point> = game.size().points().filter(is_sensible).collect();
    let last = game.moves().last().and_then(|last| last.point());
    let root = UctRoot { board, to_play, last, candidates: &candidates };
    if candidates.is_empty() {
        return Ok((PlayerReply::Pass, 0));
    }
    let reply = match search(&root, policy, params, progress)? {
        None => PlayerReply::Pass,
        Some(found) if found.won < RESIGN_BELOW => PlayerReply::Resign,
        Some(found) => PlayerReply::Play(found.point),
    };
    Ok((reply, params.simulations))
}
