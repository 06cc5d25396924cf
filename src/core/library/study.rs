//! The user's cards, in `study.ron` of a library folder.
//!
//! They are the work of months and cannot be built again: a file that cannot be read is set aside under another name,
//! never written over, and one from a newer version is left alone.

use std::path::{Path, PathBuf};

use super::lock::{Lockable, lock};
use super::{LibraryError, atomic, bounded};
use crate::progress::Progress;
use crate::study::{Deck, StudyError};

const NAME: &str = "study.ron";

/// A deck, and what happened to the file if it was damaged.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Kept {
    pub deck: Deck,
    pub set_aside: Option<SetAside>,
}

/// A file of cards that could not be read, and where it is now.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error(
    "{}: damaged: {what}. It was set aside as {}, and a new one begun. Mend it in a text editor and put it back to have \
     its cards again",
    path.display(), aside.display()
)]
pub struct SetAside {
    pub path: PathBuf,
    pub aside: PathBuf,
    pub what: String,
}

/// Reads the cards of a library folder; none if it has no file of them. A damaged file is set aside.
///
/// Errors: a newer format, or a file that cannot be read or set aside; [`LibraryError::Busy`] where it has
/// to be set aside, and another Katachi writes tags or cards for longer than anybody waits.
pub fn read(dir: &Path, progress: &Progress) -> Result<Kept, LibraryError> {
    match read_text(dir)? {
        Ok(deck) => Ok(Kept { deck, set_aside: None }),
        Err(_) => {
            let _lock = lock(dir, Lockable::Notes, progress)?;
            read_or_set_aside(dir)
        }
    }
}

/// Reads the cards of a library folder, changes them, and writes them if they did change.
///
/// Errors: as [`read`]; also [`LibraryError::Busy`] where another Katachi writes tags or cards for longer than anybody waits.
pub fn update(dir: &Path, progress: &Progress, change: impl FnOnce(&mut Deck)) -> Result<Kept, LibraryError> {
    let _lock = lock(dir, Lockable::Notes, progress)?;
    let mut kept = read_or_set_aside(dir)?;
    let before = kept.deck.clone();
    change(&mut kept.deck);
    if kept.deck != before {
        atomic::write(&dir.join(NAME), kept.deck.to_ron().as_bytes())?;
    }
    Ok(kept)
}

/// The deck, or what is wrong with the file.
fn read_text(dir: &Path) -> Result<Result<Deck, String>, LibraryError> {
    let path = dir.join(NAME);
    let bytes = match bounded::read_at_most(&path, bounded::MOST_BY_HAND) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(Ok(Deck::default())),
        Err(error) => return Err(LibraryError::io(&path, "read the cards")(error)),
    };
    let Ok(text) = String::from_utf8(bytes) else { return Ok(Err("it is not text".to_owned())) };
    match Deck::from_ron(&text) {
        Ok(deck) => Ok(Ok(deck)),
        Err(StudyError::NewerFormat { found, supported }) => Err(LibraryError::NewerFormat { path, found, supported }),
        Err(StudyError::Damaged(what)) => Ok(Err(what)),
    }
}

/// Only with the library's lock.
fn read_or_set_aside(dir: &Path) -> Result<Kept, LibraryError> {
    let what = match read_text(dir)? {
        Ok(deck) => return Ok(Kept { deck, set_aside: None }),
        Err(what) => what,
    };
    let path = dir.join(NAME);
    let aside = atomic::set_aside(&path)?;
    Ok(Kept { deck: Deck::default(), set_aside: Some(SetAside { path, aside, what }) })
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::study::{Grade, Kind, Moment, Question};

    fn miss(deck: &mut Deck) {
        let question = Question::Problem { id: "corner".to_owned() };
        deck.review(&question, Grade::Again, Moment::from_secs(1_800_000_000));
    }

    #[test]
    fn cards_are_kept_and_read_again() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(read(dir.path(), &Progress::new()).unwrap(), Kept::default());
        update(dir.path(), &Progress::new(), |_| {}).unwrap();
        assert!(!dir.path().join(NAME).exists(), "nothing changed, nothing is written");
        let kept = update(dir.path(), &Progress::new(), miss).unwrap();
        assert_eq!(read(dir.path(), &Progress::new()).unwrap(), kept);
        assert_eq!(kept.deck.due(Kind::Problem, Moment::from_secs(1_900_000_000)).len(), 1);
    }

    #[test]
    fn a_damaged_file_is_set_aside_and_not_lost() {
        let dir = tempfile::tempdir().unwrap();
        for (number, damage) in [&b"(format: 1, cards: ["[..], b"\xff\xfe\x00", b""].into_iter().enumerate() {
            fs::write(dir.path().join(NAME), damage).unwrap();
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
    fn cards_of_a_newer_version_are_left_alone() {
        let dir = tempfile::tempdir().unwrap();
        let newer = "(format: 9, app: \"katachi 9\", decks: {})";
        fs::write(dir.path().join(NAME), newer).unwrap();
        let is_newer = |outcome| matches!(outcome, Err(LibraryError::NewerFormat { found: 9, supported: 1, .. }));
        assert!(is_newer(read(dir.path(), &Progress::new())) && is_newer(update(dir.path(), &Progress::new(), miss)));
        assert_eq!(fs::read_to_string(dir.path().join(NAME)).unwrap(), newer);
    }
}
