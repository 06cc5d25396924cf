//! The cards of problems: in the library's folder, if it has one, else for this session.

use std::path::PathBuf;

use crate::old_awaited::Awaited;
use katachi_core::jobs::{JobError, Wake};
use katachi_core::library::study;
use katachi_core::study::{Deck, Grade, Moment, Question};

#[derive(Default)]
pub(super) struct Cards {
    folder: Option<PathBuf>,
    deck: Deck,
    /// The deck of the folder, and what has to be said of its file.
    read: Awaited<(Deck, Option<String>)>,
    /// Answers that wait to be written.
    waiting: Vec<(Question, Grade, Moment)>,
}

impl Cards {
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    pub fn is_kept(&self) -> bool {
        self.folder.is_some()
    }

    pub fn is_busy(&self) -> bool {
        self.read.is_running()
    }

    /// Another library. Answers that were given without one are added to its cards.
    pub fn set_folder(&mut self, folder: Option<PathBuf>, wake: &Wake) {
        if folder != self.folder {
            self.folder = folder;
            if self.folder.is_some() {
                self.write(wake);
            }
        }
    }

    pub fn review(&mut self, question: Question, grade: Grade, now: Moment, wake: &Wake) {
        self.deck.review(&question, grade, now);
        self.waiting.push((question, grade, now));
        self.drive(wake);
    }

    /// Adds what waits to the folder's file, and reads it.
    fn write(&mut self, wake: &Wake) {
        let Some(folder) = self.folder.clone() else { return };
        let waiting = std::mem::take(&mut self.waiting);
        self.read.start("cards", wake, move |progress| {
            progress.begin("Keeping the cards", "cards", 0);
            let kept = study::update(&folder, |deck| {
                for (question, grade, now) in &waiting {
                    deck.review(question, *grade, *now);
                }
            });
            let kept = kept.map_err(|error| JobError::Failed(format!("The cards are not kept: {error}")))?;
            Ok((kept.deck, kept.set_aside.map(|aside| aside.to_string())))
        });
    }

    /// Whether the deck has changed. Errors: why it was not kept, or that its file was set aside.
    pub fn poll(&mut self) -> Result<bool, String> {
        let changed = self.read.poll()?;
        if changed && let Some((deck, said)) = self.read.value() {
            self.deck = deck.clone();
            for (question, grade, now) in &self.waiting {
                self.deck.review(question, *grade, *now);
            }
            if let Some(said) = said {
                return Err(said.clone());
            }
        }
        Ok(changed)
    }

    /// Writes what came while the file was being written.
    pub fn drive(&mut self, wake: &Wake) {
        if self.folder.is_some() && !self.waiting.is_empty() && !self.read.is_running() {
            self.write(wake);
        }
    }
}
