//! Carries out what a user does while guessing.

use super::guess::{ClickResult, GuessForm, GuessRecord, GuessSource, Round, RoundPositions};
use super::{GuessCommand, Mode, Play};
use crate::find::FindCommand;
use crate::{Effects, GamePlace, Memory, Shared};
use katachi_core::find::filter::GameFilter;
use katachi_core::study::Grade;
use katachi_language::text;

impl Play {
    pub(super) fn act_in_guess(&mut self, command: GuessCommand, shared: &Shared, effects: &mut Effects) {
        match command {
            GuessCommand::Set(form) => {
                if let GuessSource::Filter(text) = &form.games {
                    self.guess.error = text.parse::<GameFilter>().err();
                }
                self.guess.form = form;
            }
            GuessCommand::Start => self.start_guessing(shared, effects),
            GuessCommand::StartAt(places) => {
                self.guess.left = None;
                let form = self.guess.form.clone();
                self.begin_round(form, RoundPositions::List(places.into()), false, shared, effects);
            }
            GuessCommand::Review => {
                self.guess.left = None;
                self.turn(Mode::Guess, effects);
                let now = self.now();
                self.guess.choose_due(shared.corpus(), now, effects);
            }
            GuessCommand::Try(point) => {
                let round = self.guess.round.as_mut();
                let came = round.and_then(|round| round.guess(point, shared.corpus(), &mut self.engines));
                match came {
                    Some(ClickResult::Done) => self.keep_card(effects),
                    Some(_) => {}
                    None => self.act_in_guess(GuessCommand::Next, shared, effects),
                }
            }
            GuessCommand::Reveal => {
                let round = self.guess.round.as_mut();
                if round.is_some_and(|round| round.reveal(shared.corpus(), &mut self.engines)) {
                    self.keep_card(effects);
                }
            }
            GuessCommand::Next => {
                let asked = self.guess.round.as_ref().and_then(Round::asked);
                if asked.is_some_and(|asked| asked.outcome().is_some()) {
                    self.ask_next(shared, effects);
                }
            }
            GuessCommand::Stop => {
                if let Some(round) = self.guess.round.take() {
                    self.guess.last = round.answers().to_vec();
                }
            }
            GuessCommand::Forget => {
                let asked = self.guess.round.as_ref().and_then(Round::asked);
                if let Some(question) = asked.and_then(|asked| asked.question()) {
                    self.guess.cards.forget(&question, effects);
                    self.keep_cards_of_folderless(effects);
                    self.ask_next(shared, effects);
                }
            }
            GuessCommand::Open => {
                let asked = self.guess.round.as_ref().and_then(Round::asked);
                if let Some((game, moves)) = asked.and_then(|asked| Some((asked.record.id?, asked.moves))) {
                    effects.command(GamePlace::new(game, moves));
                    self.mode = Mode::Suggest;
                }
            }
        }
    }

    fn start_guessing(&mut self, shared: &Shared, effects: &mut Effects) {
        self.guess.left = None;
        let form = self.guess.form.clone();
        match &form.games {
            GuessSource::Filter(text) => match text.parse::<GameFilter>() {
                Ok(filter) => {
                    self.guess.choose_filtered(filter, shared.catalogue(), effects);
                }
                Err(error) => self.guess.error = Some(error),
            },
            GuessSource::Hits => effects.command(FindCommand::GuessHits),
            GuessSource::Open => {
                let Some(viewer) = shared.viewer() else { return };
                let record = GuessRecord::of_viewer(viewer, shared.open_game());
                self.begin_round(form, RoundPositions::Own(Box::new(record)), false, shared, effects);
            }
        }
    }

    fn begin_round(
        &mut self,
        form: GuessForm,
        places: RoundPositions,
        is_review: bool,
        shared: &Shared,
        effects: &mut Effects,
    ) {
        self.turn(Mode::Guess, effects);
        let seed = self.now().secs() as u64;
        self.guess.round = Some(Round::new(form, places, is_review, seed));
        self.ask_next(shared, effects);
    }

    fn ask_next(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(round) = &mut self.guess.round else { return };
        if !round.next(shared.corpus(), &mut self.engines) && round.answers().is_empty() {
            self.guess.round = None;
            effects.info(text!("play-no-move-asked"));
        }
    }

    /// Makes a card of a missed move, or notes the answer to a card that was due.
    fn keep_card(&mut self, effects: &mut Effects) {
        let Some(asked) = self.guess.round.as_ref().and_then(Round::asked) else { return };
        let (Some(outcome), Some(question)) = (asked.outcome(), asked.question()) else { return };
        let grade = match (outcome.found, asked.is_review) {
            (Some(0), false) => return,
            (Some(0), true) => Grade::Good,
            (Some(1), true) => Grade::Hard,
            _ => Grade::Again,
        };
        let now = self.now();
        self.guess.cards.review(&question, grade, now, effects);
        self.keep_cards_of_folderless(effects);
    }

    fn keep_cards_of_folderless(&self, effects: &mut Effects) {
        if let Some(text) = self.guess.cards.kept() {
            effects.remember(Memory::Cards(text));
        }
    }

    /// Takes in chosen games and written cards.
    pub(super) fn poll_guess(&mut self, shared: &Shared, effects: &mut Effects) {
        if let Some(chosen) = self.guess.choosing.arrived() {
            if chosen.lost > 0 {
                effects.info(text!("play-due-cards-lost", cards = chosen.lost));
            }
            match (&self.guess.left, chosen.places) {
                (Some(_), RoundPositions::Games(games)) => self.resume_round(games.to_vec(), shared),
                (_, places) => {
                    let form = self.guess.form.clone();
                    self.begin_round(form, places, chosen.is_review, shared, effects);
                }
            }
        }
        self.guess.cards.poll(effects);
    }

    /// Due cards at this moment.
    pub fn due_cards(&self) -> usize {
        self.guess.cards.due(self.now()).len()
    }
}
