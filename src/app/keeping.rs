//! What outlives the window: settings and sessions, written as soon as they change; libraries, and whether the files
//! that they came from have changed.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::library_session::{UNSAVED, Unsaved};
use super::tasks::Awaited;
use super::{Effects, LibraryEntry, LibrarySession, Settings, Shared};
use katachi_core::corpus::sgf::to_sgf;
use katachi_core::corpus::source;
use katachi_core::jobs::JobError;
use katachi_core::library::lock::{self, Lock, Lockable};
use katachi_core::library::{self, LibraryError, atomic};
use katachi_core::progress::Progress;

const ANOTHER_WINDOW: &str = "Another window has these games open, and keeps the edits of its own game: save yours to a \
                              file, or they are gone when this window is closed";

/// Larger trees with edits are only kept by saving them.
const MOST_NODES: usize = 50_000;

/// Writes what changes, one write at a time.
pub(super) struct Keeper {
    /// The settings that were written last, and those that were to be: what differs is written, and nothing else.
    settings: Settings,
    tried: Settings,
    keeping_settings: Awaited<()>,
    /// The session as it is in its file; `None` until the open library was resumed.
    session: Option<LibrarySession>,
    keeping_session: Awaited<()>,
    /// The version of the edited game that is in its file.
    game: Option<u64>,
    keeping_game: Awaited<()>,
    /// The library whose session and edits this window keeps, which is the first that has it open.
    seat: Option<(PathBuf, Lock)>,
    /// The user knows that another window keeps them.
    has_told: bool,
    libraries: Awaited<Vec<LibraryEntry>>,
    /// Files of a library's sources that are new, changed or gone.
    changed: Awaited<(PathBuf, usize)>,
}

impl Keeper {
    pub fn new(settings: &Settings) -> Keeper {
        Keeper {
            settings: settings.clone(),
            tried: settings.clone(),
            keeping_settings: Awaited::default(),
            session: None,
            keeping_session: Awaited::default(),
            game: None,
            keeping_game: Awaited::default(),
            seat: None,
            has_told: false,
            libraries: Awaited::default(),
            changed: Awaited::default(),
        }
    }

    /// The libraries there are, as they were when they were last asked for.
    pub fn libraries(&self) -> Option<&[LibraryEntry]> {
        self.libraries.value().map(Vec::as_slice)
    }

    /// Files that have changed under the library in this folder.
    pub fn changed_files(&self, dir: Option<&Path>) -> usize {
        self.changed.value().filter(|(of, _)| Some(&**of) == dir).map_or(0, |&(_, files)| files)
    }

    pub fn poll(&mut self) {
        if self.keeping_settings.poll() {
            self.settings = self.tried.clone();
        }
        self.keeping_session.poll();
        self.keeping_game.poll();
        self.libraries.poll();
        self.changed.poll();
    }

    /// Other games are open; nothing is written about them before they are resumed.
    pub fn forget_session(&mut self) {
        (self.session, self.game) = (None, None);
    }

    pub fn resumed(&mut self, session: &LibrarySession) {
        self.session = Some(session.clone());
    }

    pub fn keep_settings(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(home) = shared.home().cloned() else { return };
        // What could not be written is tried again with the next change, and at the end.
        if self.keeping_settings.is_running() || *shared.settings() == self.tried {
            return;
        }
        self.tried = shared.settings().clone();
        let (settings, before) = (self.tried.clone(), self.settings.clone());
        let work = move |progress: &Progress| home.keep_settings(&settings, &before, progress).map_err(in_words);
        effects.spawn(self.keeping_settings.start("The settings are not kept", work).brief().quiet().lasting());
    }

    /// What could not be written is tried once more.
    pub fn try_again(&mut self) {
        if !self.keeping_settings.is_running() {
            self.tried = self.settings.clone();
        }
        if self.keeping_game.failed().is_some() {
            self.game = None;
        }
    }

    pub fn keep_session(&mut self, now: LibrarySession, shared: &Shared, effects: &mut Effects) {
        let Some(dir) = shared.desk().filter(|_| shared.home().is_some()) else { return };
        if self.keeping_session.is_running() || self.session.as_ref().is_none_or(|kept| *kept == now) {
            return;
        }
        if !self.has_seat(&dir) {
            return;
        }
        self.session = Some(now.clone());
        let work = move |_: &_| now.write(&dir).map_err(in_words);
        effects.spawn(self.keeping_session.start("Where you are is not kept", work).brief().quiet().lasting());
    }

    /// Writes the open game, where it has what no file of games has.
    pub fn keep_game(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(dir) = shared.desk().filter(|_| shared.home().is_some()) else { return };
        let Some(viewer) = shared.viewer() else { return };
        let Some(version) = viewer.unsaved().filter(|_| viewer.tree().len() <= MOST_NODES) else { return };
        if self.keeping_game.is_running() || self.game == Some(version) {
            return;
        }
        if !self.has_seat(&dir) {
            if !std::mem::replace(&mut self.has_told, true) {
                effects.warn(ANOTHER_WINDOW);
            }
            return;
        }
        self.game = Some(version);
        let tree = viewer.tree().clone();
        let work = move |_: &_| {
            atomic::make_folder(&dir).map_err(in_words)?;
            atomic::write(&dir.join(UNSAVED), to_sgf(&tree).as_bytes()).map_err(in_words)
        };
        effects.spawn(self.keeping_game.start("The changed game is not kept", work).brief().quiet().lasting());
    }

    /// Whether this window keeps what is remembered in this folder: two would write over each other.
    fn has_seat(&mut self, dir: &Path) -> bool {
        if self.seat.as_ref().is_some_and(|(of, _)| of == dir) {
            return true;
        }
        self.seat = None;
        match atomic::make_folder(dir).and_then(|()| lock::lock_if_free(dir, Lockable::Session)) {
            Ok(Some(lock)) => self.seat = Some((dir.to_owned(), lock)),
            Ok(None) => return false,
            // Writing says what is wrong.
            Err(_) => {}
        }
        true
    }

    /// Whether this version of the edited game is in its file.
    pub fn has_kept(&self, version: u64) -> bool {
        self.game == Some(version) && !self.keeping_game.is_running() && self.keeping_game.failed().is_none()
    }

    /// The edited game that the session's file speaks of.
    pub fn unsaved(&self) -> Option<&Unsaved> {
        self.session.as_ref()?.unsaved.as_ref()
    }

    /// Compares the files that the open library was made of with those that are there now.
    pub fn look_for_changes(&mut self, shared: &Shared, effects: &mut Effects) {
        self.changed = Awaited::default();
        let Some(open) = shared.library() else { return };
        let (Some(dir), files) = (open.folder.clone(), open.loaded.files.clone()) else { return };
        let task = self.changed.start("Looking for changed files", move |progress| {
            let sources = library::sources(&dir).map_err(in_words)?;
            let there = source::list(&sources, progress)?.files;
            let key = |file: &source::SourceFile| (file.path.clone(), file.bytes, file.modified);
            let known: HashSet<_> = files.iter().map(|file| key(&file.source)).collect();
            // What could not be read to its end has no time: it is no change that it has one now.
            let timeless: HashSet<&PathBuf> = files
                .iter()
                .map(|file| &file.source)
                .filter(|file| file.modified.is_none())
                .map(|file| &file.path)
                .collect();
            let now: HashSet<_> = there.iter().map(key).collect();
            // A file that changed is in both differences; it is one file.
            let paths: HashSet<&PathBuf> = known.symmetric_difference(&now).map(|(path, ..)| path).collect();
            let count = paths.difference(&timeless).count();
            Ok((dir, count))
        });
        effects.spawn(task.brief().quiet());
    }

    /// Has the list of libraries read anew.
    pub fn list_libraries(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(home) = shared.home().cloned() else { return };
        let recent = shared.settings().recent.clone();
        let task = self.libraries.start("Libraries", move |_| Ok(home.list(&recent)));
        effects.spawn(task.brief().quiet());
    }
}

fn in_words(error: LibraryError) -> JobError {
    JobError::Failed(error.to_string())
}
