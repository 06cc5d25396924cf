//! The session of a library: the user's place in it and the counts made there. It is read when the library is opened
//! again.
//!
//! It is stored in `session.ron` in the library's folder. Everything that it names is kept beside it or can be counted
//! again, so an unreadable session does little harm.

use std::path::Path;

use serde::{Deserialize, Serialize};

use super::costly_shapes::KeptCostlyShapes;
use super::find::KeptFind;
use super::fuseki::KeptFuseki;
use super::games::KeptGameList;
use super::joseki::KeptJoseki;
use super::kept::{KeptGame, KeptGames};
use super::memory::{self, FormatNumber, MemoryError};
use super::play::KeptPlay;
use super::shapes::KeptShapes;
use katachi_core::corpus::Corpus;
use katachi_core::go::GameKey;
use katachi_core::library::lock::Lockable;
use katachi_core::library::{self, FileAction, LibraryError, SESSION_FILE, atomic};
use katachi_core::mining::MiningParams;
use katachi_core::mining::collocation::CollocationParams;
use katachi_core::mining::corner::CornerParams;
use katachi_core::mining::statistics::ClusterNames;
use katachi_language::text;
use katachi_sentences::Sentence;

/// The place in a game that was edited.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct EditedGame {
    /// The number of its file.
    pub file: u32,
    /// The record that was edited; `None` if the game was pasted or begun on an empty board.
    pub game: Option<u32>,
    /// The fingerprint of that record, which finds it under another number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<GameKey>,
    /// The path to the shown node from the root, as child numbers.
    pub path: Vec<u32>,
}

/// The session of a library.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LibrarySession {
    pub format: FormatNumber,
    pub games: Option<usize>,
    /// The open game and the moves of it that are shown.
    pub game: Option<(u32, usize)>,
    /// The fingerprint of the open game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub key: Option<GameKey>,
    /// The open game, if it has edits. It is kept in a file beside the session.
    pub unsaved: Option<EditedGame>,
    /// Edited games that others replaced on the board, latest last.
    pub changed: Vec<EditedGame>,
    /// Shapes that were mined, or were to be.
    pub shapes: Vec<MiningParams>,
    /// Parameters of the shapes that were shown.
    pub shown_shapes: Option<MiningParams>,
    /// The user's names for clusters of these games' shapes.
    pub cluster_names: Vec<(MiningParams, ClusterNames)>,
    /// Parameters of the counted collocations, even if counting had not ended. `corners` is the same for the corner
    /// tree.
    pub collocations: Option<CollocationParams>,
    pub corners: Option<CornerParams>,
    /// The costly shapes that were looked at.
    #[serde(rename = "ledger")]
    pub costly_shapes: Option<KeptCostlyShapes>,
    /// The collocations, and the contexts of moves, were still being counted.
    pub is_counting_collocations: bool,
    pub is_counting_contexts: bool,
    /// The game against Katachi and the round of Guess the move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub play: Option<KeptPlay>,
    /// The walks of Joseki and its kept paths.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub joseki: Option<KeptJoseki>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fuseki: Option<KeptFuseki>,
    /// The filter of Find, its drawings, and its marked hits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub find: Option<KeptFind>,
    /// The filter and the order of the list of games.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub list: Option<KeptGameList>,
    /// The filter, the order and the selected shape.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub table: Option<KeptShapes>,
}

impl LibrarySession {
    /// Reads the session in a library's folder; an empty one if there is nothing to read.
    pub fn read(dir: &Path) -> LibrarySession {
        match memory::read(&dir.join(SESSION_FILE)) {
            Ok(session) | Err(MemoryError::Newer(_, session)) => session.unwrap_or_default(),
            Err(_) => LibrarySession::default(),
        }
    }

    /// As [`LibrarySession::read`], for opening the library. An unreadable session is set aside, because its entries
    /// for edited games may still be wanted. The returned text reports this.
    pub(super) fn take_up(dir: &Path) -> (LibrarySession, Option<String>) {
        let path = dir.join(SESSION_FILE);
        memory::finish_ahead(&path, Lockable::Session);
        match memory::read::<LibrarySession>(&path) {
            Ok(session) => (session.unwrap_or_default(), None),
            Err(error) => (LibrarySession::default(), Some(set_aside(&path, &error.words()))),
        }
    }

    /// Gives its games the numbers that they have in the corpus. A game that the corpus does not have is forgotten.
    pub(super) fn find_games(&mut self, corpus: &Corpus) {
        let games = KeptGames::new(corpus);
        let find = |number: u32, key: Option<GameKey>| match key {
            Some(key) => games.find(KeptGame { number, key }).map(|id| id.0),
            None => Some(number),
        };
        let key = self.key;
        self.game = self.game.and_then(|(number, moves)| Some((find(number, key)?, moves)));
        for edited in self.unsaved.iter_mut().chain(&mut self.changed) {
            edited.game = edited.game.and_then(|number| find(number, edited.key));
        }
    }

    /// Merges the sessions of two windows, the later of which opened the library with `before`: the parts that changed here
    /// since, else those of `there`. The games that were edited there stay.
    pub(super) fn over(self, before: &LibrarySession, there: &LibrarySession) -> LibrarySession {
        let is_own = |edited: &&EditedGame| self.unsaved.iter().chain(&self.changed).any(|own| own.file == edited.file);
        let others = there.changed.iter().chain(&there.unsaved).filter(|edited| !is_own(edited)).cloned();
        let changed = others.chain(self.changed.iter().cloned()).collect();
        macro_rules! merged {
            ($($field:ident),*) => {
                LibrarySession {
                    format: FormatNumber::default(),
                    changed,
                    unsaved: self.unsaved,
                    $($field: if self.$field == before.$field { there.$field.clone() } else { self.$field }),*
                }
            };
        }
        merged!(
            games,
            game,
            key,
            shapes,
            shown_shapes,
            cluster_names,
            collocations,
            corners,
            costly_shapes,
            is_counting_collocations,
            is_counting_contexts,
            play,
            joseki,
            fuseki,
            find,
            list,
            table
        )
    }

    /// Errors: the folder cannot be made or written.
    pub fn write(&self, dir: &Path) -> Result<(), LibraryError> {
        let text = self.to_ron(dir)?;
        atomic::make_folder(dir)?;
        memory::write(&dir.join(SESSION_FILE), &text)
    }

    /// Writes ahead what [`LibrarySession::write`] is to write.
    ///
    /// Errors: the folder is not there, or cannot be written.
    pub fn write_ahead(&self, dir: &Path) -> Result<(), LibraryError> {
        memory::write_ahead(&dir.join(SESSION_FILE), &self.to_ron(dir)?)
    }

    fn to_ron(&self, dir: &Path) -> Result<String, LibraryError> {
        let failed = LibraryError::io(dir, FileAction::WriteSession);
        ron::to_string(self).map_err(|error| failed(std::io::Error::other(error)))
    }
}

fn set_aside(path: &Path, what: &str) -> String {
    match library::set_aside(path) {
        Ok(aside) => {
            let (path, aside) = (path.display().to_string(), aside.display().to_string());
            text!("notices-set-aside", path = path, reason = what, aside = aside)
        }
        Err(error) => error.sentence(),
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use katachi_core::library::sealed::{ChangedText, CommentMark, TextChange, take_changes};

    #[test]
    fn a_session_comes_back_and_a_damaged_one_is_none() {
        let dir = tempfile::tempdir().unwrap();
        assert_eq!(LibrarySession::read(dir.path()), LibrarySession::default());
        let session = LibrarySession {
            games: Some(5),
            game: Some((3, 40)),
            collocations: Some(CollocationParams::default()),
            ..LibrarySession::default()
        };
        session.write(dir.path()).unwrap();
        assert_eq!(LibrarySession::read(dir.path()), session);
        assert_eq!(LibrarySession::take_up(dir.path()), (session, None));
        let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/golden");
        let unnumbered: LibrarySession = memory::read(&golden.join("session_unnumbered.ron")).unwrap().unwrap();
        assert_eq!((unnumbered.games, unnumbered.game), (Some(5), Some((3, 4))));
        // The second has the places in every workspace; a test in `kept_tests.rs` writes it anew.
        for numbered in ["session_v1.ron", "session_v1_places.ron", "session_v1_all.ron"].map(|name| golden.join(name))
        {
            memory::read::<LibrarySession>(&numbered).unwrap().unwrap().write(dir.path()).unwrap();
            let written = fs::read(dir.path().join(SESSION_FILE)).unwrap();
            assert_eq!(CommentMark::Ron.unseal(&written).body.trim_ascii_end(), fs::read(numbered).unwrap());
        }
        // A new field belongs here, and with another value than its default into a new golden file.
        let all: LibrarySession = memory::read(&golden.join("session_v1_all.ron")).unwrap().unwrap();
        let LibrarySession {
            format: _,
            games: Some(_),
            game: Some(_),
            key: Some(_),
            unsaved: Some(EditedGame { key: Some(_), .. }),
            changed,
            shapes,
            shown_shapes: Some(_),
            cluster_names,
            collocations: Some(_),
            corners: Some(CornerParams { set_up: false, .. }),
            costly_shapes: Some(_),
            is_counting_collocations: true,
            is_counting_contexts: true,
            play: Some(_),
            joseki: Some(_),
            fuseki: Some(_),
            find: Some(_),
            list: Some(_),
            table: Some(_),
        } = &all
        else {
            panic!("a field is lost: {all:?}")
        };
        assert!(!changed.is_empty() && !shapes.is_empty() && !cluster_names.is_empty());
        for (text, says) in [("(format:9,games:Some(5))", "format 9"), ("(games: [", "set aside")] {
            fs::write(dir.path().join(SESSION_FILE), text).unwrap();
            let (session, said) = LibrarySession::take_up(dir.path());
            assert_eq!(session, LibrarySession::default());
            assert!(said.is_some_and(|said| said.contains(says)), "{text}");
        }
        fs::write(dir.path().join(SESSION_FILE), "(games: [").unwrap();
        assert_eq!(LibrarySession::read(dir.path()), LibrarySession::default());
    }

    #[test]
    fn a_session_that_was_changed_outside_is_read_and_told_of() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join(SESSION_FILE);
        LibrarySession { games: Some(5), ..LibrarySession::default() }.write(dir.path()).unwrap();
        assert_eq!((LibrarySession::read(dir.path()).games, take_changes(dir.path())), (Some(5), Vec::new()));
        let text = fs::read_to_string(&path).unwrap();
        fs::write(&path, text.replace("Some(5)", "Some(7)")).unwrap();
        assert_eq!(LibrarySession::read(dir.path()).games, Some(7));
        assert_eq!(take_changes(dir.path()), [ChangedText { path, what: TextChange::Changed }]);
    }
}
