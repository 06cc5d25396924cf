//! The user's cards. Changes apply at once, and are written in the background one after the other.
//!
//! Cards of a library are kept in its folder. Cards of games without a folder are kept in the settings, so that cards
//! of the sample are not lost.

use std::path::{Path, PathBuf};

use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::jobs::JobError;
use katachi_core::library::study::{self, LoadedDeck};
use katachi_core::study::{Card, CardQuestion, CardQuestionKind, Deck, Grade, Moment};
use katachi_language::text;
use katachi_sentences::Sentence;

/// A change of the deck.
#[derive(Clone, Debug)]
enum DeckChange {
    Review(CardQuestion, Grade, Moment),
    Forget(CardQuestion),
}

impl DeckChange {
    fn apply(&self, deck: &mut Deck) {
        match self {
            DeckChange::Review(question, grade, at) => deck.review_once(question, *grade, *at),
            DeckChange::Forget(question) => _ = deck.forget(question),
        }
    }
}

#[derive(Default)]
pub struct GuessCards {
    deck: Deck,
    folder: Option<PathBuf>,
    /// Changes that are not written yet, earliest first, including those being written.
    pending: Vec<DeckChange>,
    writing: Awaited<LoadedDeck>,
    /// Number of pending changes that are being written; 0 if the file is only read.
    in_writing: usize,
}

impl GuessCards {
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Cards that ask for moves and are due.
    pub fn due(&self, now: Moment) -> Vec<&Card> {
        self.deck.due(CardQuestionKind::Move, now)
    }

    /// Opens the cards of other games: from their folder, or from the text `kept` if they have none.
    pub(super) fn open(&mut self, folder: Option<&Path>, kept: &str, effects: &mut Effects) {
        if folder.is_some() && folder == self.folder.as_deref() {
            return;
        }
        *self = GuessCards { folder: folder.map(Path::to_owned), ..GuessCards::default() };
        match &self.folder {
            None => self.deck = Deck::from_ron(kept).unwrap_or_default(),
            Some(_) => self.write(effects),
        }
    }

    pub(super) fn review(&mut self, question: &CardQuestion, grade: Grade, now: Moment, effects: &mut Effects) {
        self.change(DeckChange::Review(question.clone(), grade, now), effects);
    }

    pub(super) fn forget(&mut self, question: &CardQuestion, effects: &mut Effects) {
        self.change(DeckChange::Forget(question.clone()), effects);
    }

    fn change(&mut self, change: DeckChange, effects: &mut Effects) {
        change.apply(&mut self.deck);
        if self.folder.is_some() {
            self.pending.push(change);
            self.write(effects);
        }
    }

    /// The text that keeps the cards of games without a folder.
    pub(super) fn kept(&self) -> Option<String> {
        self.folder.is_none().then(|| if self.deck.is_empty() { String::new() } else { self.deck.to_ron() })
    }

    /// Reads the file and writes the pending changes. Only one write runs at a time, as each reads the result of the
    /// last.
    fn write(&mut self, effects: &mut Effects) {
        let Some(folder) = self.folder.clone().filter(|_| !self.writing.is_running()) else {
            return;
        };
        let changes = self.pending.clone();
        self.in_writing = changes.len();
        let task = self.writing.start(text!("play-cards-not-written"), move |progress| {
            progress.check()?;
            let kept = match changes.is_empty() {
                true => study::read(&folder, progress),
                false => study::update(&folder, progress, |deck| changes.iter().for_each(|change| change.apply(deck))),
            };
            kept.map_err(|error| JobError::Failed(error.sentence()))
        });
        effects.spawn(match &self.folder {
            Some(folder) => task.asked().quiet().lasting().of_library(folder),
            None => task.asked().quiet().lasting(),
        });
    }

    /// Takes in a finished write. After a failure, pending changes are tried again with the next answer.
    pub(super) fn poll(&mut self, effects: &mut Effects) {
        if let Some(LoadedDeck { deck, set_aside }) = self.writing.arrived() {
            self.pending.drain(..self.in_writing);
            self.deck = deck;
            self.pending.iter().for_each(|change| change.apply(&mut self.deck));
            if !self.pending.is_empty() {
                self.write(effects);
            }
            if let (Some(aside), Some(folder)) = (set_aside, &self.folder) {
                effects.odd(folder, aside.sentence(), Vec::new());
            }
        }
    }
}
