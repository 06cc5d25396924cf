//! Adds a finished game against the pattern player to the library's pattern database.

use std::path::Path;
use std::sync::Arc;

use super::Play;
use crate::{Effects, Shared};
use katachi_core::corpus::load::load_bytes;
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::jobs::JobError;
use katachi_core::library::LibraryError;
use katachi_engines::library::{Learned, learn_games};
use katachi_engines::predict::rings::Rings;
use katachi_language::text;
use katachi_sentences::Sentence;

/// The games that the database learned, and the database after it.
pub(super) struct Lesson {
    learned: Learned,
    rings: Arc<Rings>,
}

impl Play {
    /// Learns the game on the board once its result is agreed, and stores it in the library's folder.
    pub(super) fn learn_contest(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(contest) = self.contest.as_ref().filter(|contest| contest.is_agreed()) else { return };
        let Some(folder) = shared.folder().map(Path::to_owned) else {
            effects.info(text!("play-learn-no-library"));
            return;
        };
        if self.learning.is_running() || self.is_building_rings() {
            return;
        }
        let (text, corpus) = (to_sgf(&contest.tree(shared.settings().me.trim())), Arc::clone(shared.corpus()));
        effects.spawn(self.learning.start(text!("play-learning-game"), move |progress| {
            let game = load_bytes("the game", text.as_bytes()).corpus;
            let (learned, rings) = learn_games(&folder, &corpus, &game, progress).map_err(|error| match error {
                LibraryError::Cancelled => JobError::Cancelled,
                error => JobError::Failed(error.sentence()),
            })?;
            Ok(Lesson { learned, rings: Arc::new(rings) })
        }));
    }

    /// Whether a game is being learned.
    pub fn is_learning(&self) -> bool {
        self.learning.is_running()
    }

    pub(super) fn poll_lesson(&mut self, effects: &mut Effects) {
        if let Some(Lesson { learned, rings }) = self.learning.arrived() {
            self.engines.set_rings(rings);
            self.suggest.forget();
            effects.info(match (learned.new, learned.known) {
                (0, 0) => text!("play-learn-too-short"),
                (0, _) => text!("play-learn-known"),
                _ => text!("play-learn-learned"),
            });
        } else if self.learning.failed().is_some() {
            self.learning.forgive();
        }
    }
}
