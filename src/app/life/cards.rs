//! The cards of problems: in the user's own folder or the library's, if there is one, otherwise for this session.

use std::path::{Path, PathBuf};

use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::jobs::JobError;
use katachi_core::library::study::SetAside;
use katachi_core::library::{LibraryError, atomic, study};
use katachi_core::study::{CardQuestion, CardQuestionKind, Deck, Grade, Moment};
use katachi_language::text;
use katachi_sentences::Sentence;

#[derive(Default)]
pub(super) struct ProblemCards {
    folder: Option<PathBuf>,
    deck: Deck,
    /// The folder's deck, and the report if its file was set aside.
    read: Awaited<(Deck, Option<SetAside>)>,
    /// A library whose cards of problems were taken over.
    adopted: Option<PathBuf>,
    /// Answers that are not written yet, the earliest first; `in_writing` of them are being written.
    waiting: Vec<ProblemAnswer>,
    in_writing: usize,
}

/// An answer to note for a problem.
#[derive(Clone)]
enum ProblemAnswer {
    Tried(CardQuestion, Grade, Moment),
    /// Positions that the solver looked at.
    Measured(CardQuestion, u64),
}

impl ProblemAnswer {
    fn note(&self, deck: &mut Deck) {
        match self {
            ProblemAnswer::Tried(question, grade, now) => deck.review_once(question, *grade, *now),
            ProblemAnswer::Measured(question, positions) => deck.measure(question, *positions),
        }
    }
}

fn not_kept(error: &LibraryError) -> String {
    text!("life-cards-not-kept", error = error.sentence())
}

impl ProblemCards {
    pub fn deck(&self) -> &Deck {
        &self.deck
    }

    pub fn is_kept(&self) -> bool {
        self.folder.is_some()
    }

    /// Sets the folder of the cards. Answers that were given without a folder are added to its cards.
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
        let task = self.read.start(text!("life-task-cards"), move |progress| {
            progress.check()?;
            let failed = |error: LibraryError| JobError::Failed(not_kept(&error));
            let study::LoadedDeck { deck: theirs, set_aside } = study::read(&library, progress).map_err(failed)?;
            let kept = study::update(&folder, progress, |deck| {
                for card in theirs.cards().filter(|card| card.kind() == CardQuestionKind::Problem) {
                    if deck.get(card.question()).is_none() {
                        for review in card.reviews() {
                            deck.review(card.question(), review.grade, review.at);
                        }
                        if let Some(positions) = card.positions() {
                            deck.measure(card.question(), positions);
                        }
                    }
                }
            });
            let kept = kept.map_err(failed)?;
            Ok((kept.deck, set_aside.or(kept.set_aside)))
        });
        self.in_writing = 0;
        effects.spawn(task.asked().quiet());
    }

    pub fn review(&mut self, question: CardQuestion, grade: Grade, now: Moment, effects: &mut Effects) {
        self.note(ProblemAnswer::Tried(question, grade, now), effects);
    }

    pub fn measure(&mut self, question: CardQuestion, positions: u64, effects: &mut Effects) {
        self.note(ProblemAnswer::Measured(question, positions), effects);
    }

    fn note(&mut self, answer: ProblemAnswer, effects: &mut Effects) {
        answer.note(&mut self.deck);
        self.waiting.push(answer);
        self.drive(effects);
    }

    /// Writes what waits, if nothing is being written.
    fn drive(&mut self, effects: &mut Effects) {
        if self.folder.is_some() && !self.waiting.is_empty() && !self.read.is_running() {
            self.write(effects);
        }
    }

    /// Adds the waiting answers to the folder's file, and reads the file. After a failure they wait for the next
    /// answer.
    fn write(&mut self, effects: &mut Effects) {
        let Some(folder) = self.folder.clone() else { return };
        let waiting = self.waiting.clone();
        self.in_writing = waiting.len();
        let task = self.read.start(text!("life-task-cards"), move |progress| {
            progress.begin(text!("life-phase-keeping-cards"), "cards", 0);
            let kept = atomic::make_folder(&folder).and_then(|()| {
                study::update(&folder, progress, |deck| waiting.iter().for_each(|answer| answer.note(deck)))
            });
            let kept = kept.map_err(|error| JobError::Failed(not_kept(&error)))?;
            Ok((kept.deck, kept.set_aside))
        });
        effects.spawn(task.asked().quiet().lasting());
    }

    /// Takes in finished work. Returns whether the deck has changed.
    pub fn poll(&mut self, effects: &mut Effects) -> bool {
        let was_running = self.read.is_running();
        let changed = self.read.poll();
        let has_ended = was_running && !self.read.is_running();
        if changed && let Some((deck, aside)) = self.read.value() {
            // Written answers leave the queue. The others are noted in the new deck.
            self.waiting.drain(..self.in_writing);
            self.in_writing = 0;
            self.deck = deck.clone();
            self.waiting.iter().for_each(|answer| answer.note(&mut self.deck));
            if let Some(aside) = aside {
                effects.odd(aside.path.parent().unwrap_or(&aside.path), aside.to_string(), Vec::new());
            }
        }
        // A write that failed is tried again with the next answer.
        if has_ended && (changed || self.in_writing == 0) {
            self.drive(effects);
        }
        changed
    }
}
