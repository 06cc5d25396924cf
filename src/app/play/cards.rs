//! The user's cards: noted at once, written in the background one after the other.
//!
//! Cards of a library are kept in its folder. Games without one have theirs in the settings, so that nothing that was
//! learnt from the sample is lost either.

use std::path::{Path, PathBuf};

use katachi_core::jobs::{Job, JobError, Wake};
use katachi_core::library::study::{self, Kept};
use katachi_core::study::{Card, Deck, Grade, Kind, Moment, Question};

/// What is done to the deck.
#[derive(Clone, Debug)]
enum Change {
    Review(Question, Grade, Moment),
    Forget(Question),
}

impl Change {
    fn apply(&self, deck: &mut Deck) {
        match self {
            Change::Review(question, grade, at) => _ = deck.review(question, *grade, *at),
            Change::Forget(question) => _ = deck.forget(question),
        }
    }
}

#[derive(Default)]
pub struct Cards {
    deck: Deck,
    folder: Option<PathBuf>,
    /// Not written yet, the earliest first; those that are being written among them.
    pending: Vec<Change>,
    writing: Option<(usize, Job<Kept>)>,
    /// A file that cannot be read is not written to.
    is_locked: bool,
}

/// What a write came to.
pub(super) enum Written {
    Nothing,
    /// A damaged file was set aside.
    SetAside(String),
    Failed(String),
}

impl Cards {
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    /// Cards that ask for moves and are due.
    pub fn due(&self, now: Moment) -> Vec<&Card> {
        self.deck.due(Kind::Move, now)
    }

    pub fn is_writing(&self) -> bool {
        self.writing.is_some()
    }

    /// The cards of other games: those of a folder are read from it, others are in a text.
    pub(super) fn open(&mut self, folder: Option<&Path>, kept: &str, wake: &Wake) {
        if folder.is_some() && folder == self.folder.as_deref() {
            return;
        }
        *self = Cards { folder: folder.map(Path::to_owned), ..Cards::default() };
        match &self.folder {
            None => self.deck = Deck::from_ron(kept).unwrap_or_default(),
            Some(_) => self.write(wake),
        }
    }

    pub(super) fn review(&mut self, question: &Question, grade: Grade, now: Moment, wake: &Wake) {
        self.change(Change::Review(question.clone(), grade, now), wake);
    }

    pub(super) fn forget(&mut self, question: &Question, wake: &Wake) {
        self.change(Change::Forget(question.clone()), wake);
    }

    fn change(&mut self, change: Change, wake: &Wake) {
        change.apply(&mut self.deck);
        if self.folder.is_some() {
            self.pending.push(change);
            self.write(wake);
        }
    }

    /// The text that keeps the cards of games without a folder.
    pub(super) fn kept(&self) -> Option<String> {
        self.folder.is_none().then(|| if self.deck.is_empty() { String::new() } else { self.deck.to_ron() })
    }

    /// Reads the file, and writes what is pending. One write at a time: each reads what the one before wrote.
    fn write(&mut self, wake: &Wake) {
        let Some(folder) = self.folder.clone().filter(|_| self.writing.is_none() && !self.is_locked) else { return };
        let changes = self.pending.clone();
        let count = changes.len();
        let job = Job::start_brief("cards", Wake::clone(wake), move |progress| {
            progress.check()?;
            let kept = match changes.is_empty() {
                true => study::read(&folder),
                false => study::update(&folder, |deck| changes.iter().for_each(|change| change.apply(deck))),
            };
            kept.map_err(|error| JobError::Failed(error.to_string()))
        });
        self.writing = Some((count, job));
    }

    pub(super) fn poll(&mut self, wake: &Wake) -> Written {
        let outcome = self.writing.as_ref().and_then(|(count, job)| Some((*count, job.poll()?)));
        let Some((count, outcome)) = outcome else { return Written::Nothing };
        self.writing = None;
        match outcome {
            Ok(Kept { deck, set_aside }) => {
                self.pending.drain(..count);
                self.deck = deck;
                self.pending.iter().for_each(|change| change.apply(&mut self.deck));
                if !self.pending.is_empty() {
                    self.write(wake);
                }
                set_aside.map_or(Written::Nothing, |aside| Written::SetAside(aside.to_string()))
            }
            // What is pending stays, and is tried again with the next answer.
            Err(error) => {
                self.is_locked = count == 0;
                Written::Failed(error.to_string())
            }
        }
    }
}
