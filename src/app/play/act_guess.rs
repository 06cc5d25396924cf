//! Carries out what a user does while guessing.

use super::GuessCommand;
use super::cards::Written;
use super::guess::{Came, Games, GuessForm, Place, Places, Record, Round};
use crate::notices::NoticeLevel;
use crate::{AppState, Command, Workspace, counted};
use katachi_core::find::filter::GameFilter;
use katachi_core::pattern::Image;
use katachi_core::study::{Grade, Moment};

impl AppState {
    pub(crate) fn act_in_guess(&mut self, command: GuessCommand) {
        match command {
            GuessCommand::Set(form) => {
                if let Games::Filter(text) = &form.games {
                    self.play.guess.error = text.parse::<GameFilter>().err();
                }
                self.play.guess.form = form;
            }
            GuessCommand::Start => self.start_guessing(),
            GuessCommand::Review => {
                self.play.mode = super::Mode::Guess;
                self.apply(Command::Show(Workspace::Play));
                let (corpus, now) = (self.corpus().clone(), self.play.now());
                self.play.guess.choose_due(&corpus, now, &self.wake);
            }
            GuessCommand::Try(point) => {
                let play = &mut self.play;
                let came = play.guess.round.as_mut().and_then(|round| round.guess(point, &mut play.engines));
                if came == Some(Came::Done) {
                    self.keep_card();
                }
            }
            GuessCommand::Reveal => {
                let play = &mut self.play;
                if play.guess.round.as_mut().is_some_and(|round| round.reveal(&mut play.engines)) {
                    self.keep_card();
                }
            }
            GuessCommand::Next => {
                let asked = self.play.guess.round.as_ref().and_then(Round::asked);
                if asked.is_some_and(|asked| asked.outcome().is_some()) {
                    self.ask_next();
                }
            }
            GuessCommand::Stop => self.play.guess.round = None,
            GuessCommand::Forget => {
                let asked = self.play.guess.round.as_ref().and_then(Round::asked);
                if let Some(question) = asked.and_then(|asked| asked.question()) {
                    self.play.guess.cards.forget(&question, &self.wake);
                    self.keep_cards_of_folderless();
                    self.ask_next();
                }
            }
            GuessCommand::Open => {
                let asked = self.play.guess.round.as_ref().and_then(Round::asked);
                if let Some((game, moves)) = asked.and_then(|asked| Some((asked.record.id?, asked.moves))) {
                    self.apply(Command::OpenGame { game, moves, region: None });
                    self.play.mode = super::Mode::Suggest;
                }
            }
        }
    }

    fn start_guessing(&mut self) {
        let form = self.play.guess.form.clone();
        match &form.games {
            Games::Filter(text) => match text.parse::<GameFilter>() {
                Ok(filter) => {
                    let catalogue = self.shared.catalogue().clone();
                    self.play.guess.choose_filtered(filter, &catalogue, &self.wake);
                }
                Err(error) => self.play.guess.error = Some(error),
            },
            Games::Hits => {
                let hits = self.find.hits();
                // A hit in a variation is no move of its game.
                let in_main_line = (0..hits.len()).filter(|&row| hits.node(row).is_none());
                let place = |hit: katachi_core::find::Hit| Place {
                    game: hit.game,
                    moves: hit.moves as usize,
                    image: Image::default(),
                    is_review: false,
                };
                let places = in_main_line.filter_map(|row| hits.row(row)).map(place).collect();
                self.begin_round(form, Places::List(places), false);
            }
            Games::Open => {
                let id = self.open_game();
                let Some(record) = self.shared.viewer.as_ref().map(|viewer| Record::of_viewer(viewer, id)) else {
                    return;
                };
                self.begin_round(form, Places::Own(Box::new(record)), false);
            }
        }
    }

    fn begin_round(&mut self, form: GuessForm, places: Places, is_review: bool) {
        self.play.mode = super::Mode::Guess;
        self.apply(Command::Show(Workspace::Play));
        let seed = self.play.now().secs() as u64;
        self.play.guess.round = Some(Round::new(form, places, is_review, seed));
        self.ask_next();
    }

    fn ask_next(&mut self) {
        let corpus = self.corpus().clone();
        let play = &mut self.play;
        let Some(round) = &mut play.guess.round else { return };
        if !round.next(&corpus, &mut play.engines) && round.answers().is_empty() {
            play.guess.round = None;
            let text = "No move of these games is asked by such a choice";
            self.notices.push(NoticeLevel::Info, text, Vec::new());
        }
    }

    /// What was missed becomes a card; what was asked again is noted, known or not.
    fn keep_card(&mut self) {
        let Some(asked) = self.play.guess.round.as_ref().and_then(Round::asked) else { return };
        let (Some(outcome), Some(question)) = (asked.outcome(), asked.question()) else { return };
        let grade = match (outcome.found, asked.is_review) {
            (Some(0), false) => return,
            (Some(0), true) => Grade::Good,
            (Some(1), true) => Grade::Hard,
            _ => Grade::Again,
        };
        let now = self.play.now();
        self.play.guess.cards.review(&question, grade, now, &self.wake);
        self.keep_cards_of_folderless();
    }

    fn keep_cards_of_folderless(&mut self) {
        if let Some(text) = self.play.guess.cards.kept() {
            self.shared.settings.cards = text;
        }
    }

    /// Takes in chosen games, and what became of the cards.
    pub(crate) fn poll_guess(&mut self) {
        match self.play.guess.choosing.poll() {
            Ok(true) => {
                if let Some(chosen) = self.play.guess.choosing.take() {
                    if chosen.lost > 0 {
                        let text = format!("{} of games that are not loaded", counted(chosen.lost, "due card"));
                        self.notices.push(NoticeLevel::Info, text, Vec::new());
                    }
                    let form = self.play.guess.form.clone();
                    self.begin_round(form, chosen.places, chosen.is_review);
                }
            }
            Ok(false) => {}
            Err(reason) => self.notices.push(NoticeLevel::Error, reason, Vec::new()),
        }
        match self.play.guess.cards.poll(&self.wake) {
            Written::Nothing => {}
            Written::SetAside(said) => self.notices.push(NoticeLevel::Warning, said, Vec::new()),
            Written::Failed(why) => {
                let text = format!("The cards are not written: {why}");
                self.notices.push(NoticeLevel::Error, text, Vec::new());
            }
        }
    }

    /// Due cards at this moment.
    pub fn due_cards(&self) -> usize {
        self.play.guess.cards.due(self.play.now()).len()
    }

    /// Where time comes from; tests set it.
    pub fn set_clock(&mut self, clock: fn() -> Moment) {
        self.play.clock = clock;
    }
}
