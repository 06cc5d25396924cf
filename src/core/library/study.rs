//! The user's cards, in `study.ron` of a library folder.
//!
//! They are the work of months and cannot be built again. A file that cannot be read is set aside under another name,
//! never overwritten. A new file begins with those of its cards that can be read. A file of a newer version is left
//! alone.

use std::path::{Path, PathBuf};

use super::lock::{Lockable, lock};
use super::sealed::{CommentMark, unseal_file};
use super::{Damage, FileAction, LibraryError, aside, atomic, bounded};
use crate::progress::Progress;
use crate::study::{Deck, StudyError};
use crate::words::grouped;

pub(super) const STUDY_FILE: &str = "study.ron";

/// A deck, and what happened to the file if it was damaged.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct LoadedDeck {
    pub deck: Deck,
    pub set_aside: Option<SetAside>,
}

/// A file of cards that could not be read, and where it is now.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
#[error(
    "{}: damaged: {what}. It was set aside as {}; {} of its cards could be read and are kept. Mend it in a text editor and \
     put it back to have the others again",
    path.display(),
    aside.display(),
    grouped(*saved as u64)
)]
pub struct SetAside {
    pub path: PathBuf,
    pub aside: PathBuf,
    pub what: Damage,
    /// Cards that could be read.
    pub saved: usize,
}

/// Reads the cards of a library folder. The deck is empty if there is no file. A damaged file is set aside.
///
/// Errors: a newer format, or a file that cannot be read or set aside; [`LibraryError::Busy`] if it has to be set aside
/// while another Katachi writes tags or cards for too long.
pub fn read(dir: &Path, progress: &Progress) -> Result<LoadedDeck, LibraryError> {
    match read_deck(dir)? {
        Ok(deck) => Ok(LoadedDeck { deck, set_aside: None }),
        Err(_) => {
            let _lock = lock(dir, Lockable::Notes, progress)?;
            read_or_set_aside(dir)
        }
    }
}

/// Reads the cards of a library folder, changes them, and writes them if they did change.
///
/// Errors: as [`read`]; also [`LibraryError::Busy`] if another Katachi writes tags or cards for too long.
pub fn update(dir: &Path, progress: &Progress, change: impl FnOnce(&mut Deck)) -> Result<LoadedDeck, LibraryError> {
    let _lock = lock(dir, Lockable::Notes, progress)?;
    let mut kept = read_or_set_aside(dir)?;
    let before = kept.deck.clone();
    change(&mut kept.deck);
    if kept.deck != before {
        atomic::write(&dir.join(STUDY_FILE), &to_bytes(&kept.deck))?;
    }
    Ok(kept)
}

fn to_bytes(deck: &Deck) -> Vec<u8> {
    CommentMark::Ron.seal(deck.to_ron().as_bytes())
}

/// A file of cards that is damaged.
pub(super) struct NoDeck {
    pub what: Damage,
    bytes: Vec<u8>,
}

/// Reads the deck of a library folder, or tells what is wrong with its file. Leaves the file as it is.
///
/// Errors: a newer format, or the system's.
pub(super) fn read_deck(dir: &Path) -> Result<Result<Deck, NoDeck>, LibraryError> {
    let path = dir.join(STUDY_FILE);
    let bytes = match bounded::read_at_most(&path, bounded::MAX_HANDMADE_BYTES) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Ok(Deck::default())),
        Err(error) => return Err(LibraryError::io(&path, FileAction::ReadCards)(error)),
    };
    unseal_file(&path, &bytes, CommentMark::Ron);
    let Ok(text) = std::str::from_utf8(&bytes) else {
        return Ok(Err(NoDeck { what: Damage::DeckNotText, bytes }));
    };
    match Deck::from_ron(text) {
        Ok(deck) => Ok(Ok(deck)),
        Err(StudyError::NewerFormat { found, supported }) => Err(LibraryError::NewerFormat { path, found, supported }),
        Err(damaged @ StudyError::Damaged(_)) => Ok(Err(NoDeck { what: Damage::Deck(damaged), bytes })),
    }
}

/// Reads the deck, and sets a damaged file aside. The caller holds the lock.
fn read_or_set_aside(dir: &Path) -> Result<LoadedDeck, LibraryError> {
    let NoDeck { what, bytes } = match read_deck(dir)? {
        Ok(deck) => return Ok(LoadedDeck { deck, set_aside: None }),
        Err(damaged) => damaged,
    };
    let path = dir.join(STUDY_FILE);
    let deck = Deck::salvage(&String::from_utf8_lossy(&bytes));
    let aside = match deck.is_empty() {
        true => aside::set_aside(&path)?,
        false => aside::replace(&path, &bytes, &to_bytes(&deck))?,
    };
    let saved = deck.len();
    Ok(LoadedDeck { deck, set_aside: Some(SetAside { path, aside, what, saved }) })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::library::sealed::{TextChange, take_changes};
    use crate::study::{CardQuestion, CardQuestionKind, Grade, Moment};

    fn miss(deck: &mut Deck) {
        let question = CardQuestion::Problem { id: "corner".to_owned() };
        deck.review(&question, Grade::Again, Moment::from_secs(1_800_000_000));
    }

    #[test]
    fn cards_are_kept_and_read_again() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(read(dir.path(), &Progress::new()).unwrap(), LoadedDeck::default());
        update(dir.path(), &Progress::new(), |_| {}).unwrap();
        assert!(!dir.path().join(STUDY_FILE).exists(), "nothing changed, nothing is written");
        let kept = update(dir.path(), &Progress::new(), miss).unwrap();
        assert_eq!(read(dir.path(), &Progress::new()).unwrap(), kept);
        assert_eq!(kept.deck.due(CardQuestionKind::Problem, Moment::from_secs(1_900_000_000)).len(), 1);
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_not_lost() {
        let dir = tempfile::tempdir().unwrap();
        for (number, damage) in [&b"(format: 1, cards: ["[..], b"\xff\xfe\x00", b""].into_iter().enumerate() {
            fs::write(dir.path().join(STUDY_FILE), damage).unwrap();
            let aside = dir.path().join(format!("study-damaged-{}.ron", number + 1));
            let kept = if number == 0 {
                read(dir.path(), &Progress::new())
            } else {
                update(dir.path(), &Progress::new(), miss)
            }
            .unwrap();
            let said = kept.set_aside.expect("it was damaged").to_string();
            assert!(said.contains("study.ron: damaged") && said.contains(&aside.display().to_string()), "{said}");
            assert_eq!(fs::read(aside).unwrap(), damage);
        }
        assert_eq!(read(dir.path(), &Progress::new()).unwrap().deck.len(), 1);
    }

    #[test]
    fn cards_before_and_after_the_damage_are_kept() {
        let dir = tempfile::tempdir().unwrap();
        let problem = |id: &str| CardQuestion::Problem { id: id.to_owned() };
        update(dir.path(), &Progress::new(), |deck| {
            for (at, id) in ["a", "b (question: \"", "c", "d"].into_iter().enumerate() {
                deck.review(&problem(id), Grade::Good, Moment::from_secs(1_800_000_000 + at as i64));
            }
        })
        .unwrap();
        let whole = fs::read_to_string(dir.path().join(STUDY_FILE)).unwrap();
        let damaged = whole.replacen("Problem(id: \"c\")", "Problem(id: \"c", 1);
        let in_last_card = &whole[..whole.rfind("grade").unwrap()];
        let after_last_card = &whole[..whole.rfind("    ],\n)").unwrap()];
        let without_head = &whole[whole.find("format").unwrap() + "format".len()..];
        for (text, saved) in [(damaged.as_str(), 3), (in_last_card, 3), (after_last_card, 4), (without_head, 4)] {
            fs::write(dir.path().join(STUDY_FILE), text).unwrap();
            let kept = read(dir.path(), &Progress::new()).unwrap();
            let aside = kept.set_aside.unwrap();
            assert_eq!((aside.saved, kept.deck.len()), (saved, saved), "{text}");
            assert_eq!(fs::read_to_string(aside.aside).unwrap(), text);
            assert_eq!(read(dir.path(), &Progress::new()).unwrap(), LoadedDeck { deck: kept.deck, set_aside: None });
        }
    }

    #[test]
    fn cards_without_their_checksum_are_read_and_it_is_told() {
        let dir = tempfile::tempdir().unwrap();
        let kept = update(dir.path(), &Progress::new(), miss).unwrap();
        let path = dir.path().join(STUDY_FILE);
        let whole = fs::read_to_string(&path).unwrap();
        let checksum = whole.rfind("// checksum ").unwrap();
        assert_eq!(take_changes(dir.path()), []);
        for end in [checksum, checksum + 15] {
            fs::write(&path, &whole[..end]).unwrap();
            assert_eq!(read(dir.path(), &Progress::new()).unwrap(), kept);
            let told: Vec<TextChange> = take_changes(dir.path()).into_iter().map(|changed| changed.what).collect();
            assert_eq!(told, [TextChange::CutOff], "{}", &whole[..end]);
        }
        // The next write seals it again.
        let question = CardQuestion::Problem { id: "side".to_owned() };
        let later = Moment::from_secs(1_800_000_001);
        update(dir.path(), &Progress::new(), |deck| _ = deck.review(&question, Grade::Good, later)).unwrap();
        read(dir.path(), &Progress::new()).unwrap();
        assert_eq!(take_changes(dir.path()), []);
    }

    #[test]
    fn cards_of_a_newer_version_are_left_alone() {
        let dir = tempfile::tempdir().unwrap();
        let newer = "(format: 9, app: \"katachi 9\", decks: {})";
        fs::write(dir.path().join(STUDY_FILE), newer).unwrap();
        let is_newer = |outcome| matches!(outcome, Err(LibraryError::NewerFormat { found: 9, supported: 2, .. }));
        assert!(is_newer(read(dir.path(), &Progress::new())) && is_newer(update(dir.path(), &Progress::new(), miss)));
        assert_eq!(fs::read_to_string(dir.path().join(STUDY_FILE)).unwrap(), newer);
    }
}
