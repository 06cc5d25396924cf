//! Keeps a round in a session and resumes it.

use std::sync::Arc;

use super::kept::{KeptChallenge, KeptPosition, KeptPositions, KeptRecord, KeptRound};
use super::{
    CREDITS, Challenge, GuessAttempt, GuessOrder, GuessPosition, GuessRecord, MAX_TRIES, Round, RoundPositions,
};
use crate::kept::{KeptGame, KeptGames, KeptMoves};
use crate::play::line::MoveHistory;
use crate::play::summary::Answered;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::go::Color;
use katachi_engines::predict::STAGES;

/// Maximum number of positions still to come that are kept, of a round of listed positions.
const MAX_KEPT_POSITIONS: usize = 1_000;

impl KeptRecord {
    fn new(record: &GuessRecord, corpus: &Corpus) -> KeptRecord {
        let GuessRecord { black, white, date, winner, line, id } = record.clone();
        let moves = KeptMoves::new(line.moves);
        let game = id.filter(|id| id.index() < corpus.record_count()).map(|id| KeptGame::new(corpus, id));
        KeptRecord { black, white, date, winner, size: line.size, setup: line.setup, moves, game }
    }

    fn record(&self, games: &KeptGames<'_>) -> GuessRecord {
        let KeptRecord { black, white, date, winner, size, .. } = self.clone();
        let setup = self.setup.iter().copied().filter(|stone| size.contains(stone.point)).collect();
        let line = MoveHistory { size, setup, moves: self.moves.moves(size), to_play: Color::Black };
        GuessRecord { black, white, date, winner, line, id: self.game.and_then(|game| games.find(game)) }
    }
}

impl Round {
    pub(in crate::play) fn kept(&self, corpus: &Corpus) -> KeptRound {
        let position = |place: &GuessPosition| {
            let &GuessPosition { game, moves, better, image, is_review } = place;
            KeptPosition { game: KeptGame::new(corpus, game), moves, better, image, is_review }
        };
        KeptRound {
            form: self.form.clone(),
            is_review: self.is_review,
            seed: self.seed,
            positions: match &self.places {
                RoundPositions::List(places) => {
                    KeptPositions::List(places.iter().take(MAX_KEPT_POSITIONS).map(position).collect())
                }
                RoundPositions::Games(_) => KeptPositions::Games(self.game),
                RoundPositions::Own(record) => KeptPositions::Own(KeptRecord::new(record, corpus)),
            },
            next_move: self.next_move,
            asked: self.asked.as_ref().map(|asked| {
                let is_own = matches!(self.places, RoundPositions::Own(_));
                let game = asked.record.id.filter(|_| !is_own).map(|id| KeptGame::new(corpus, id));
                asked.kept(game)
            }),
            answers: self.answers.clone(),
        }
    }

    /// The round as it was left; `None` if the games have nothing of it any more. `games` are those that pass the form's
    /// filter, for a round of whole games.
    pub(in crate::play) fn from_kept(kept: &KeptRound, games: Vec<GameId>, corpus: &Corpus) -> Option<Round> {
        let known = KeptGames::new(corpus);
        let places = match &kept.positions {
            KeptPositions::List(places) => {
                let place = |kept: &KeptPosition| {
                    let &KeptPosition { moves, better, image, is_review, .. } = kept;
                    Some(GuessPosition { game: known.find(kept.game)?, moves, better, image, is_review })
                };
                RoundPositions::List(places.iter().filter_map(place).collect())
            }
            KeptPositions::Games(_) => RoundPositions::Games(Arc::new(games)),
            KeptPositions::Own(record) => RoundPositions::Own(Box::new(record.record(&known))),
        };
        // Games in their order need the same seed; positions drawn by chance must not come again.
        let seed = match kept.form.order {
            GuessOrder::Through => kept.seed,
            GuessOrder::Anywhere => kept.seed.wrapping_add(kept.answers.len() as u64),
        };
        let mut round = Round::new(kept.form.clone(), places, kept.is_review, seed);
        let is_possible = |answer: &&Answered| answer.stage < STAGES.len() && answer.credit <= CREDITS[0];
        (round.next_move, round.answers) = (kept.next_move, kept.answers.iter().filter(is_possible).cloned().collect());
        round.asked = kept.asked.as_ref().and_then(|asked| {
            let record = match (asked.game, &round.places) {
                (Some(game), _) => GuessRecord::of_corpus(corpus, known.find(game)?),
                (None, RoundPositions::Own(record)) => (**record).clone(),
                _ => return None,
            };
            Challenge::from_kept(asked, record, round.answers.last())
        });
        if let (RoundPositions::Games(games), KeptPositions::Games(game)) = (&mut round.places, &kept.positions) {
            round.game = *game;
            // Other games passed the filter then, so the order is another one: the current game takes its place in it.
            let asked = round.asked.as_ref().and_then(|asked| asked.record.id);
            let at = asked.and_then(|id| games.iter().position(|&other| other == id));
            if let Some(at) = at.filter(|_| *game < games.len()) {
                Arc::make_mut(games).swap(at, *game);
            }
        }
        (round.asked.is_some() || !round.answers.is_empty()).then_some(round)
    }
}

impl Challenge {
    fn kept(&self, game: Option<KeptGame>) -> KeptChallenge {
        KeptChallenge {
            game,
            moves: self.moves,
            better: self.mistake.map(|_| self.turned.back().point(self.answer)),
            image: self.turned.image,
            is_review: self.is_review,
            tries: self.tries.iter().map(|tried| tried.point).collect(),
            is_done: self.outcome.is_some(),
        }
    }

    fn from_kept(kept: &KeptChallenge, record: GuessRecord, last: Option<&Answered>) -> Option<Challenge> {
        let mut asked = Challenge::new(record, kept.moves, kept.better, kept.image, kept.is_review)?;
        let size = asked.board.size();
        let tries = kept.tries.iter().copied().filter(|&point| size.contains(point)).take(MAX_TRIES);
        asked.tries = tries.map(|point| GuessAttempt { point, opinion: None }).collect();
        asked.outcome = last.filter(|_| kept.is_done).cloned();
        Some(asked)
    }
}
