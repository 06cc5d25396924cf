//! Updates the notes in a library's folder after an import, so that tags, cards and evaluations stay with their games.

use std::path::Path;

use super::successors::Successors;
use super::{LibraryError, evaluations, study, tags};
use crate::corpus::load::Loaded;
use crate::progress::Progress;
use crate::study::CardQuestion;

/// Brings the notes in a library's folder up to date with an import that is about to be written. Notes that cannot be read
/// or written now stay as they are: they are told of when they are read.
///
/// Errors: stopped by the user.
pub(super) fn follow_import(dir: &Path, old: &Loaded, new: &Loaded, progress: &Progress) -> Result<(), LibraryError> {
    let has_tags = tags::read(dir).is_ok_and(|tags| tags.names().next().is_some());
    let has_cards = study::read_deck(dir)
        .is_ok_and(|deck| deck.is_ok_and(|deck| deck.cards().any(|card| card.question().game().is_some())));
    let has_evaluations = evaluations::open_of_engine(dir).is_ok_and(|known| !known.is_empty());
    if !has_tags && !has_cards && !has_evaluations {
        return Ok(());
    }
    let successors = Successors::new(old, new);
    let stopped = |result: Result<(), LibraryError>| match result {
        Err(LibraryError::Cancelled) => Err(LibraryError::Cancelled),
        _ => Ok(()),
    };
    if has_evaluations {
        stopped(evaluations::follow_of_engine(dir, &successors))?;
    }
    if has_cards {
        let now = |question: &CardQuestion| successors.game_of_card(question);
        stopped(study::update(dir, progress, |deck| deck.follow(now)).map(|_| ()))?;
    }
    match has_tags {
        true => stopped(tags::update(dir, progress, |tags| tags.follow(&successors))),
        false => Ok(()),
    }
}
