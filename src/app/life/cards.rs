//! The cards of problems: in the library's folder, if it has one, else for this session.

use std::path::{Path, PathBuf};

use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::jobs::JobError;
use katachi_core::library::{LibraryError, atomic, study};
use katachi_core::study::{Deck, Grade, Kind, Moment, Question};

#[derive(Default)]
pub(super) struct Cards {
    folder: Option<PathBuf>,
    deck: Deck,
    /// The deck of the folder, and what has to be said of its file.
    read: Awaited<(Deck, Option<String>)>,
    /// A library whose cards of problems were taken over.
    adopted: Option<PathBuf>,
    /// Answers that are not written yet, the earliest first; those that are being written among them.
    waiting: Vec<(Question, Grade, Moment)>,
    /// So many of them are being written.
    in_writing: usize,
}

impl Cards {
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    pub fn is_kept(&self) -> bool {
        self.folder.is_some()
    }

    /// Another library. Answers that were given without one are added to its cards.
    pub fn set_folder(&mut self, folder: Option<&Path>, effects: &mut Effects) {
        if folder != self.folder.as_deref() {
            self.folder = folder.map(Path::to_owned);
            if self.folder.is_some() {
                self.write(effects);
            }
        }
    }

    /// Takes over cards of problems that were kept with a library.
    pub fn adopt(&mut self, library: Option<&Path>, effects: &mut Effects) {
        let (Some(library), Some(folder)) = (library, self.folder.clone()) else { return };
        if self.read.is_running() || self.adopted.as_deref() == Some(library) || library == folder {
            return;
        }
        self.adopted = Some(library.to_owned());
        self.in_writing = 0;
        let library = library.to_owned();
        let task = self.read.start("Cards", move |progress| {
            progress.check()?;
            let failed = |error: LibraryError| JobError::Failed(format!("The cards are not kept: {error}"));
            let theirs = study::read(&library, progress).map_err(failed)?.deck;
            let kept = study::update(&folder, progress, |deck| {
                for card in theirs.cards().filter(|card| card.kind() == Kind::Problem) {
                    if deck.get(card.question()).is_none() {
                        for review in card.reviews() {
                            deck.review(card.question(), review.grade, review.at);
                        }
                    }
                }
            });
            let kept = kept.map_err(failed)?;
            Ok((kept.deck, kept.set_aside.map(|aside| aside.to_string())))
        });
        effects.spawn(task.brief().quiet());
    }

    pub fn review(&mut self, question: Question, grade: Grade, now: Moment, effects: &mut Effects) {
        self.deck.review(&question, grade, now);
        self.waiting.push((question, grade, now));
        if self.folder.is_some() && !self.read.is_running() {
            self.write(effects);
        }
    }

    /// Adds what waits to the folder's file, and reads it. After a failure it waits for the next answer.
    fn write(&mut self, effects: &mut Effects) {
        let Some(folder) = self.folder.clone() else { return };
        let waiting = self.waiting.clone();
        self.in_writing = waiting.len();
        let task = self.read.start("Cards", move |progress| {
            progress.begin("Keeping the cards", "cards", 0);
            let kept = atomic::make_folder(&folder).and_then(|()| {
                study::update(&folder, progress, |deck| {
                    waiting.iter().for_each(|(question, grade, now)| deck.review_once(question, *grade, *now));
                })
            });
            let kept = kept.map_err(|error| JobError::Failed(format!("The cards are not kept: {error}")))?;
            Ok((kept.deck, kept.set_aside.map(|aside| aside.to_string())))
        });
        effects.spawn(task.brief().quiet().lasting());
    }

    /// Whether the deck has changed.
    pub fn poll(&mut self, effects: &mut Effects) -> bool {
        let changed = self.read.poll();
        if changed && let Some((deck, said)) = self.read.value() {
            self.deck = deck.clone();
            self.waiting.drain(..std::mem::take(&mut self.in_writing));
            for (question, grade, now) in &self.waiting {
                self.deck.review(question, *grade, *now);
            }
            if let Some(said) = said {
                effects.error(said.clone());
            }
            // What came while the file was being written.
            if self.folder.is_some() && !self.waiting.is_empty() {
                self.write(effects);
            }
        }
        changed
    }
}
