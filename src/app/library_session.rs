//! Where the user was in a library, and what was counted there: read when the library is opened again.
//!
//! It stands in `session.ron` of the library's folder. What it names was kept beside it or can be counted again, so one
//! that cannot be read is as good as none.

use std::path::Path;

use serde::{Deserialize, Serialize};

use katachi_core::library::{LibraryError, atomic, bounded};
use katachi_core::mining::MiningParams;
use katachi_core::mining::collocation::CollocationParams;
use katachi_core::mining::corner::CornerParams;

const NAME: &str = "session.ron";

/// The open game with its edits, beside the session.
pub const UNSAVED: &str = "game.sgf";

/// Where one was in a game that was edited.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Unsaved {
    /// The record that it began as; `None` where it was pasted or begun on an empty board.
    pub game: Option<u32>,
    /// Which child each time, from the beginning.
    pub path: Vec<u32>,
}

/// What is remembered of a library.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct LibrarySession {
    pub games: Option<usize>,
    /// The open game and the moves of it that are shown.
    pub game: Option<(u32, usize)>,
    /// The open game has what no file of games has: it stands in [`UNSAVED`], and this says where one was in it.
    pub unsaved: Option<Unsaved>,
    /// Shapes that were mined, or were to be.
    pub shapes: Vec<MiningParams>,
    /// Those that were looked at.
    pub shown_shapes: Option<MiningParams>,
    /// What was counted, or was to be.
    pub collocations: Option<CollocationParams>,
    pub corners: Option<CornerParams>,
    /// The collocations, and the contexts of moves, were still being counted.
    pub is_counting_collocations: bool,
    pub is_counting_contexts: bool,
}

impl LibrarySession {
    /// What is remembered in a library's folder; nothing, where there is nothing to be read.
    pub fn read(dir: &Path) -> LibrarySession {
        let text = bounded::read_text_at_most(&dir.join(NAME), bounded::MOST_BY_HAND).unwrap_or_default();
        ron::from_str(&text).unwrap_or_default()
    }

    /// Errors: the folder cannot be made or written.
    pub fn write(&self, dir: &Path) -> Result<(), LibraryError> {
        let text = ron::to_string(self)
            .map_err(|error| LibraryError::io(dir, "write session.ron")(std::io::Error::other(error)))?;
        atomic::make_folder(dir)?;
        atomic::write(&dir.join(NAME), text.as_bytes())
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

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
        fs::write(dir.path().join(NAME), "(games: [").unwrap();
        assert_eq!(LibrarySession::read(dir.path()), LibrarySession::default());
    }
}
