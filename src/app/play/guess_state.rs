//! The form for guessing, the choice of games, and the running round.

use std::collections::HashMap;
use std::sync::Arc;

use super::cards::GuessCards;
use super::guess::{GuessForm, GuessPosition, KeptRound, Round, RoundPositions};
use super::summary::Answered;
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::corpus::{Corpus, GameId};
use katachi_core::find::filter::{Catalogue, FilterError, GameFilter};
use katachi_core::go::GameKey;
use katachi_core::jobs::JobError;
use katachi_core::study::{Card, CardQuestion, Moment};
use katachi_language::text;

#[derive(Default)]
pub struct GuessState {
    pub(super) form: GuessForm,
    pub(super) error: Option<FilterError>,
    pub(super) round: Option<Round>,
    /// A round of an earlier session, until its games are chosen again.
    pub(super) left: Option<KeptRound>,
    pub(super) choosing: Awaited<PreparedRound>,
    pub(super) cards: GuessCards,
    /// The answers of the round before.
    pub(super) last: Vec<Answered>,
}

/// The choices for a round.
pub(super) struct PreparedRound {
    pub places: RoundPositions,
    pub is_review: bool,
    /// Due cards whose games are not loaded.
    pub lost: usize,
}

impl GuessState {
    pub fn form(&self) -> &GuessForm {
        &self.form
    }

    /// Why the filter of the form cannot be read.
    pub fn error(&self) -> Option<&FilterError> {
        self.error.as_ref()
    }

    pub fn round(&self) -> Option<&Round> {
        self.round.as_ref()
    }

    /// The answers of the round that ended last.
    pub fn last_answers(&self) -> &[Answered] {
        &self.last
    }

    pub fn is_choosing(&self) -> bool {
        self.choosing.is_running()
    }

    pub fn cards(&self) -> &GuessCards {
        &self.cards
    }

    /// The games that pass the filter.
    pub(super) fn choose_filtered(&mut self, filter: GameFilter, catalogue: &Catalogue, effects: &mut Effects) {
        let catalogue = catalogue.clone();
        let task = self.choosing.start(text!("play-choosing-games"), move |progress| {
            progress.check()?;
            let matches = filter.matches(&catalogue);
            let games = catalogue.corpus().games().iter().copied().filter(|&id| matches.contains(id)).collect();
            Ok(PreparedRound { places: RoundPositions::Games(Arc::new(games)), is_review: false, lost: 0 })
        });
        effects.spawn(task.asked().quiet());
    }

    /// The cards that are due, those whose games are loaded.
    pub(super) fn choose_due(&mut self, corpus: &Arc<Corpus>, now: Moment, effects: &mut Effects) {
        let due: Vec<Card> = self.cards.due(now).into_iter().cloned().collect();
        let corpus = Arc::clone(corpus);
        let task = self.choosing.start(text!("play-due-cards"), move |progress| {
            let wanted: HashMap<GameKey, ()> =
                due.iter().filter_map(|card| Some((card.question().game()?, ()))).collect();
            let mut games: HashMap<GameKey, GameId> = HashMap::new();
            // Games come before other records, so that a game is found rather than its duplicate.
            for id in corpus.games().iter().copied().chain(corpus.records()) {
                if id.0 & 0xff == 0 {
                    progress.check()?;
                }
                let key = GameKey::from_game(corpus.game(id));
                if wanted.contains_key(&key) {
                    games.entry(key).or_insert(id);
                }
            }
            let place = |card: &Card| {
                let (&moves, better) = match card.question() {
                    CardQuestion::Move { moves, .. } => (moves, None),
                    CardQuestion::Better { moves, answer, .. } => (moves, Some(*answer)),
                    CardQuestion::Problem { .. } => return None,
                };
                let game = *games.get(&card.question().game()?)?;
                Some(GuessPosition { game, moves: moves as usize, better, image: card.image(), is_review: true })
            };
            let places: Vec<GuessPosition> = due.iter().filter_map(place).collect();
            let lost = due.len() - places.len();
            Ok::<_, JobError>(PreparedRound { places: RoundPositions::List(places.into()), is_review: true, lost })
        });
        effects.spawn(task.asked().quiet());
    }
}
