//! Keeps everything that outlives the window. Writes settings, sessions and edited games as soon as they change, lists
//! libraries, and checks whether the source files of the open library have changed.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, PoisonError};

use super::edited_games::{EditedGames, TakenUp};
use super::tasks::{Awaited, Task};
use super::{EditedGame, Effects, LibraryEntry, LibrarySession, Settings, Shared, Viewer};
use katachi_core::corpus::source;
use katachi_core::files;
use katachi_core::jobs::JobError;
use katachi_core::library::lock::{self, Lock, Lockable};
use katachi_core::library::{self, LibraryError, SESSION_FILE, atomic};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Numbers the writes of one file: a delayed older one never replaces a newer one.
#[derive(Clone, Default)]
struct WriteOrder {
    latest: u64,
    written: Arc<Mutex<u64>>,
    ahead: Arc<Mutex<u64>>,
}

impl WriteOrder {
    fn next(&mut self) -> WriteOrder {
        self.latest += 1;
        self.clone()
    }

    fn write(&self, write: impl FnOnce() -> Result<(), LibraryError>) -> Result<(), JobError> {
        let mut written = self.written.lock().unwrap_or_else(PoisonError::into_inner);
        if *written < self.latest {
            write().map_err(in_words)?;
            *written = self.latest;
        }
        Ok(())
    }

    /// The write itself tells of a failure.
    fn write_ahead(&self, write: impl FnOnce() -> Result<(), LibraryError>) {
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        if *ahead < self.latest && write().is_ok() {
            *ahead = self.latest;
        }
    }

    fn forget_ahead(&self, forget: impl FnOnce()) {
        let mut ahead = self.ahead.lock().unwrap_or_else(PoisonError::into_inner);
        if *ahead <= self.latest {
            *ahead = self.latest;
            forget();
        }
    }

    fn write_session(self, session: LibrarySession, dir: PathBuf) -> impl FnOnce(&Progress) -> Result<(), JobError> {
        move |_| {
            self.write_ahead(|| session.write_ahead(&dir));
            self.write(|| session.write(&dir))?;
            self.forget_ahead(|| atomic::forget_ahead(&dir.join(SESSION_FILE)));
            Ok(())
        }
    }
}

/// A window that opened a library while another window kept the library's session and edits. Once the other window is
/// closed, this one keeps its own edits beside those of the other, and merges its session with the other's last one.
struct Guest {
    /// The session when this window opened the library.
    before: LibrarySession,
    /// The last session of the other window; `None` until it is read.
    there: Option<LibrarySession>,
}

/// The state that was written ahead last, while the write before it still ran. It is written itself next.
struct WrittenAhead<T> {
    latest: Option<T>,
    task: Awaited<()>,
}

impl<T> Default for WrittenAhead<T> {
    fn default() -> WrittenAhead<T> {
        WrittenAhead { latest: None, task: Awaited::default() }
    }
}

impl<T: PartialEq> WrittenAhead<T> {
    fn is_due(&self, now: &T) -> bool {
        !self.task.is_running() && self.latest.as_ref() != Some(now)
    }

    fn start(
        &mut self,
        now: T,
        order: WriteOrder,
        write: impl FnOnce() -> Result<(), LibraryError> + Send + 'static,
    ) -> Task {
        self.latest = Some(now);
        let work = move |_: &Progress| {
            order.write_ahead(write);
            Ok(())
        };
        self.task.start("", work).apart().quiet()
    }
}

/// Writes settings, sessions and edited games, each one write at a time. No other work waits for the disk meanwhile. A
/// change that comes while the disk is busy is written ahead, so that it outlives a killed window.
pub(super) struct Keeper {
    /// The settings that were last written. `tried` are those of the latest write, which may have failed or still be
    /// running. Only differences are written.
    settings: Settings,
    tried: Settings,
    keeping_settings: Awaited<()>,
    settings_order: WriteOrder,
    settings_ahead: WrittenAhead<Settings>,
    /// Whether to leave the settings file alone, because a newer Katachi wrote it.
    leaves_settings: bool,
    /// The session as it is in its file; `None` until the open library was resumed.
    session: Option<LibrarySession>,
    keeping_session: Awaited<()>,
    session_order: WriteOrder,
    session_ahead: WrittenAhead<LibrarySession>,
    edited: EditedGames,
    /// The library whose session and edits this window keeps, and the lock for it. Only the first window that opens a
    /// library gets the lock. Settings need no such lock: the changes of two windows are merged when they are written.
    seat: Option<(PathBuf, Lock)>,
    /// Set if another window kept the session and the edits when this one opened the library.
    guest: Option<Guest>,
    /// Whether the user was told that another window keeps the edits.
    has_told: bool,
    libraries: Awaited<Vec<LibraryEntry>>,
    /// A library's folder, and the number of its source files that are new, changed or gone.
    changed: Awaited<(PathBuf, usize)>,
}

impl Keeper {
    pub fn new(settings: &Settings) -> Keeper {
        Keeper {
            settings: settings.clone(),
            tried: settings.clone(),
            keeping_settings: Awaited::default(),
            settings_order: WriteOrder::default(),
            settings_ahead: WrittenAhead::default(),
            leaves_settings: false,
            session: None,
            keeping_session: Awaited::default(),
            session_order: WriteOrder::default(),
            session_ahead: WrittenAhead::default(),
            edited: EditedGames::default(),
            seat: None,
            guest: None,
            has_told: false,
            libraries: Awaited::default(),
            changed: Awaited::default(),
        }
    }

    /// Leaves the settings file alone from now on.
    pub fn leave_settings(&mut self) {
        self.leaves_settings = true;
    }

    /// All libraries, as of the last [`Keeper::list_libraries`]; `None` before the first.
    pub fn libraries(&self) -> Option<&[LibraryEntry]> {
        self.libraries.value().map(Vec::as_slice)
    }

    /// Number of changed source files of the library in this folder.
    pub fn changed_files(&self, dir: Option<&Path>) -> usize {
        self.changed.value().filter(|(of, _)| Some(&**of) == dir).map_or(0, |&(_, files)| files)
    }

    pub fn poll(&mut self) {
        if self.keeping_settings.poll() {
            self.settings = self.tried.clone();
        }
        self.keeping_session.poll();
        self.settings_ahead.task.poll();
        self.session_ahead.task.poll();
        self.edited.poll();
        self.libraries.poll();
        self.changed.poll();
    }

    /// Whether the open library was resumed, so that its session can be kept.
    pub fn has_session(&self) -> bool {
        self.session.is_some()
    }

    /// Writes the session of the open library before another one is opened. Returns false if this window does not keep
    /// it.
    pub fn leave(&mut self, now: LibrarySession, shared: &Shared, effects: &mut Effects) -> bool {
        let Some(dir) = self.desk(shared) else { return false };
        let Some(before) = self.session.take() else { return false };
        if !self.take_seat(&dir) {
            return false;
        }
        let is_ahead = self.session_ahead.latest.is_some();
        if before != now || is_ahead || self.keeping_session.failed().is_some() {
            let merged = self.merged(now, &dir);
            let work = self.session_order.next().write_session(merged, dir);
            effects.spawn(Task::silent(text!("notices-session-not-kept"), work).lasting());
        }
        true
    }

    /// The folder in which the open library's session and edits are kept; `None` if the folder is no longer a library,
    /// so that nothing is written back into a library that was removed.
    fn desk(&self, shared: &Shared) -> Option<PathBuf> {
        let is_there = shared.folder().is_none_or(library::is_library);
        shared.desk().filter(|_| shared.home().is_some() && is_there)
    }

    /// Forgets the session because other games were opened. Their session is not written before it is resumed.
    pub fn forget_session(&mut self) {
        (self.session, self.session_order, self.guest) = (None, WriteOrder::default(), None);
        self.session_ahead = WrittenAhead::default();
        self.edited.forget();
    }

    /// Reads the edited games that a library's session names.
    pub fn take_up(&mut self, session: &LibrarySession, shared: &Shared) -> TakenUp {
        let Some(dir) = self.desk(shared) else { return TakenUp::default() };
        if files::is_folder(&dir) && !self.take_seat(&dir) {
            self.guest = Some(Guest { before: session.clone(), there: None });
            return TakenUp::default();
        }
        self.edited.take_up(&dir, session, shared.corpus())
    }

    /// The session to write: for a guest, its changes since it opened the library, merged with the other window's last
    /// session.
    fn merged(&mut self, now: LibrarySession, dir: &Path) -> LibrarySession {
        let Some(Guest { before, there }) = &mut self.guest else { return now };
        let there = there.get_or_insert_with(|| LibrarySession::read(dir));
        now.over(before, there)
    }

    pub fn resumed(&mut self, session: &LibrarySession) {
        self.session = Some(session.clone());
    }

    pub fn keep_settings(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(home) = shared.home().cloned() else { return };
        // A failed write is tried again with the next change, and when the program ends.
        let is_kept = *shared.settings() == self.tried && self.settings_ahead.latest.is_none();
        if self.leaves_settings || is_kept {
            return;
        }
        let (settings, before) = (shared.settings().clone(), self.settings.clone());
        if self.keeping_settings.is_running() {
            if self.settings_ahead.is_due(&settings) {
                let order = self.settings_order.next();
                let tried = self.tried.clone();
                let write = move || home.write_settings_ahead(&settings, &tried, &before);
                effects.spawn(self.settings_ahead.start(shared.settings().clone(), order, write));
            }
            return;
        }
        self.tried = settings.clone();
        self.settings_ahead.latest = None;
        let order = self.settings_order.next();
        let work = move |progress: &Progress| {
            order.write_ahead(|| home.write_settings_ahead(&settings, &settings, &before));
            order.write(|| home.keep_settings(&settings, &before, progress))?;
            order.forget_ahead(|| home.forget_settings_ahead());
            Ok(())
        };
        effects.spawn(self.keeping_settings.start(text!("notices-settings-not-kept"), work).apart().quiet().lasting());
    }

    /// Tries a failed write once more.
    pub fn try_again(&mut self) {
        if !self.keeping_settings.is_running() {
            self.tried = self.settings.clone();
        }
        if self.keeping_session.failed().is_some() && self.session.is_some() {
            self.session = Some(LibrarySession::default());
        }
        self.edited.try_again();
    }

    pub fn keep_session(&mut self, now: LibrarySession, shared: &Shared, effects: &mut Effects) {
        let Some(dir) = self.desk(shared) else { return };
        let is_kept = |kept: &LibrarySession| *kept == now && self.session_ahead.latest.is_none();
        if self.session.as_ref().is_none_or(is_kept) || !self.take_seat(&dir) {
            return;
        }
        let merged = self.merged(now.clone(), &dir);
        if self.keeping_session.is_running() {
            if self.session_ahead.is_due(&now) {
                let order = self.session_order.next();
                effects.spawn(self.session_ahead.start(now, order, move || merged.write_ahead(&dir)));
            }
            return;
        }
        self.session = Some(now);
        self.session_ahead.latest = None;
        let work = self.session_order.next().write_session(merged, dir);
        effects.spawn(self.keeping_session.start(text!("notices-session-not-kept"), work).apart().quiet().lasting());
    }

    /// Writes the edited games.
    pub fn keep_games(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(dir) = self.desk(shared) else { return };
        let is_seated = self.seat.as_ref().is_some_and(|(of, _)| *of == dir);
        if !is_seated && !self.edited.is_due(shared) {
            return;
        }
        if self.take_seat(&dir) {
            self.edited.keep(dir, shared, effects);
        } else if !std::mem::replace(&mut self.has_told, true) {
            effects.warn(text!("notices-another-window-keeps-edits"));
        }
    }

    /// Whether this window keeps the session of this folder. Two windows would overwrite each other's session.
    fn take_seat(&mut self, dir: &Path) -> bool {
        if self.seat.as_ref().is_some_and(|(of, _)| of == dir) {
            return true;
        }
        self.seat = None;
        match atomic::make_folder(dir).and_then(|()| lock::lock_if_free(dir, Lockable::Session)) {
            Ok(Some(lock)) => self.seat = Some((dir.to_owned(), lock)),
            Ok(None) => return false,
            // The write itself will report the error.
            Err(_) => {}
        }
        true
    }

    /// Whether the file of an edited game holds its latest version.
    pub fn has_kept(&self, viewer: &Viewer) -> bool {
        self.edited.has(viewer)
    }

    /// The session's entry for an edited game; `None` while it has no file.
    pub fn entry(&self, viewer: &Viewer, shared: &Shared) -> Option<EditedGame> {
        self.edited.entry(viewer, shared)
    }

    /// Compares the open library's source files with those on the disk.
    pub fn look_for_changes(&mut self, shared: &Shared, effects: &mut Effects) {
        self.changed = Awaited::default();
        let Some(open) = shared.library() else { return };
        let (Some(dir), files) = (open.folder.clone(), open.loaded.files.clone()) else { return };
        let task = self.changed.start(text!("notices-looking-for-changes"), move |progress| {
            let sources = library::sources(&dir).map_err(in_words)?;
            let there = source::list(&sources, progress)?.files;
            let key = |file: &source::SourceFile| (file.path.clone(), file.bytes, file.modified);
            let known: HashSet<_> = files.iter().map(|file| key(&file.source)).collect();
            // A file that could not be read to its end was stored without a time, so a time now is no change.
            let timeless: HashSet<&PathBuf> = files
                .iter()
                .map(|file| &file.source)
                .filter(|file| file.modified.is_none())
                .map(|file| &file.path)
                .collect();
            let now: HashSet<_> = there.iter().map(key).collect();
            // A changed file is in the difference twice, with its old and its new key. Count its path once.
            let paths: HashSet<&PathBuf> = known.symmetric_difference(&now).map(|(path, ..)| path).collect();
            let count = paths.difference(&timeless).count();
            Ok((dir, count))
        });
        effects.spawn(task.quiet());
    }

    /// Reads the list of libraries again, in the background.
    pub fn list_libraries(&mut self, shared: &Shared, effects: &mut Effects) {
        let Some(home) = shared.home().cloned() else { return };
        let recent = shared.settings().recent.clone();
        let task = self.libraries.start(text!("notices-listing-libraries"), move |_| Ok(home.list(&recent)));
        effects.spawn(task.asked().quiet());
    }
}

fn in_words(error: LibraryError) -> JobError {
    JobError::Failed(error.sentence())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_older_write_takes_nothing_newer_away() {
        let mut order = WriteOrder::default();
        let (first, second) = (order.next(), order.next());
        let mut done = Vec::new();
        let mut note = |what| {
            done.push(what);
            Ok(())
        };
        second.write_ahead(|| note("second ahead"));
        first.write_ahead(|| note("first ahead, too late"));
        first.write(|| note("first")).unwrap();
        first.forget_ahead(|| _ = note("second ahead is forgotten, too early"));
        second.write(|| note("second")).unwrap();
        first.write(|| note("first, too late")).unwrap();
        second.forget_ahead(|| _ = note("second ahead is forgotten"));
        first.write_ahead(|| note("first ahead, too late"));
        assert_eq!(done, ["second ahead", "first", "second", "second ahead is forgotten"]);
    }
}
