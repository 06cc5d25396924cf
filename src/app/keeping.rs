//! Keeps everything that outlives the window. Writes settings, sessions and edited games as soon as they change, lists
//! libraries, and checks whether the source files of the open library have changed.

use std::collections::HashSet;
use std::path::{Path, PathBuf};

use super::edited_games::{EditedGames, TakenUp};
use super::file_writer::{FileWrite, FileWriter};
use super::refuge::{Refuge, waiting_in};
use super::tasks::{Awaited, Task};
use super::{EditedGame, Effects, Home, LibraryEntry, LibrarySession, Settings, Shared, Viewer};
use katachi_core::corpus::source;
use katachi_core::files;
use katachi_core::go::GameTree;
use katachi_core::jobs::JobError;
use katachi_core::library::lock::{self, Lock, Lockable};
use katachi_core::library::{self, LibraryError, SESSION_FILE, atomic};
use katachi_core::progress::Progress;
use katachi_language::text;
use katachi_sentences::Sentence;

/// Settings to write: what changed from `before` to `tried`, in a write that may still run, and since.
struct SettingsWrite {
    home: Home,
    settings: Settings,
    tried: Settings,
    before: Settings,
}

impl FileWrite for SettingsWrite {
    fn write(&self, progress: &Progress) -> Result<(), LibraryError> {
        self.home.keep_settings(&self.settings, &self.before, progress)
    }

    fn write_ahead(&self) -> Result<(), LibraryError> {
        self.home.write_settings_ahead(&self.settings, &self.tried, &self.before)
    }

    fn forget_ahead(&self) {
        self.home.forget_settings_ahead();
    }
}

struct SessionWrite {
    session: LibrarySession,
    dir: PathBuf,
}

impl FileWrite for SessionWrite {
    fn write(&self, _: &Progress) -> Result<(), LibraryError> {
        self.session.write(&self.dir)
    }

    fn write_ahead(&self) -> Result<(), LibraryError> {
        self.session.write_ahead(&self.dir)
    }

    fn forget_ahead(&self) {
        atomic::forget_ahead(&self.dir.join(SESSION_FILE));
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

/// Writes settings, sessions and edited games, each one write at a time. No other work waits for the disk meanwhile. A
/// change that comes while the disk is busy is written ahead, so that it outlives a killed window.
pub(super) struct Keeper {
    /// The settings that were last written. `tried` are those of the latest write, which may have failed or still be
    /// running. Only differences are written.
    settings: Settings,
    tried: Settings,
    settings_file: FileWriter<Settings>,
    /// Whether to leave the settings file alone, because a newer Katachi wrote it.
    leaves_settings: bool,
    /// The session as it is in its file; `None` until the open library was resumed.
    session: Option<LibrarySession>,
    session_file: FileWriter<LibrarySession>,
    edited: EditedGames,
    /// The files of edited games that have no folder.
    refuge: Refuge,
    /// Whether the edited games of a library whose folder is gone are kept elsewhere.
    has_rescued: bool,
    /// Whether the user was told of games that wait with the sample's.
    has_told_of_waiting: bool,
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
            settings_file: FileWriter::default(),
            leaves_settings: false,
            session: None,
            session_file: FileWriter::default(),
            edited: EditedGames::default(),
            refuge: Refuge::default(),
            has_rescued: false,
            has_told_of_waiting: false,
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
        if self.settings_file.poll() {
            self.settings = self.tried.clone();
        }
        self.session_file.poll();
        self.edited.poll();
        self.refuge.poll();
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
        if before != now || self.session_file.is_behind() {
            let session = self.merged(now, &dir);
            let work = self.session_file.work(SessionWrite { session, dir });
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

    /// Whether games are open that have no folder any more, or never had one: nothing about them is kept.
    pub fn has_no_desk(&self, shared: &Shared) -> bool {
        shared.library().is_some() && shared.home().is_some() && self.desk(shared).is_none()
    }

    /// Keeps the edited games, and the game in Play, with the sample's before another library is opened. Returns whether
    /// all are kept: then they count as kept until another library's are taken up.
    pub fn rescue(&mut self, shared: &Shared, in_play: Option<&GameTree>) -> bool {
        let Some(home) = shared.home() else { return false };
        self.has_rescued = self.refuge.settle(home.sample(), shared, in_play);
        self.has_rescued
    }

    /// Says once how many games with changes wait with the sample's, unless these are open.
    pub fn tell_of_waiting(&mut self, shared: &Shared, effects: &mut Effects) {
        if std::mem::replace(&mut self.has_told_of_waiting, true) {
            return;
        }
        let Some(home) = shared.home().filter(|_| shared.library().is_some_and(|open| !open.is_sample)) else { return };
        let games = waiting_in(&home.sample(), &self.refuge.numbers());
        if games > 0 {
            effects.waiting(&home.sample(), text!("notices-changed-games-wait", games = games));
        }
    }

    /// Forgets the session because other games were opened. Their session is not written before it is resumed.
    pub fn forget_session(&mut self) {
        (self.session, self.guest, self.has_rescued) = (None, None, false);
        self.session_file.begin_another();
        self.edited.forget();
    }

    /// Reads the edited games that a library's session names.
    pub fn take_up(&mut self, session: &LibrarySession, shared: &Shared) -> TakenUp {
        let Some(dir) = self.desk(shared) else { return TakenUp::default() };
        if files::is_folder(&dir) && !self.take_seat(&dir) {
            self.guest = Some(Guest { before: session.clone(), there: None });
            return TakenUp::default();
        }
        let is_sample = shared.home().is_some_and(|home| home.sample() == dir);
        let held = if is_sample { self.refuge.numbers() } else { Vec::new() };
        self.edited.take_up(&dir, session, shared.corpus(), &held)
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
        let is_kept = *shared.settings() == self.tried && !self.settings_file.is_ahead();
        if self.leaves_settings || is_kept {
            return;
        }
        let settings = shared.settings().clone();
        if !self.settings_file.is_writing() {
            self.tried = settings.clone();
        }
        let (tried, before) = (self.tried.clone(), self.settings.clone());
        let write = SettingsWrite { home, settings, tried, before };
        let task = self.settings_file.keep(text!("notices-settings-not-kept"), shared.settings(), write);
        task.into_iter().for_each(|task| effects.spawn(task));
    }

    /// Tries a failed write once more.
    pub fn try_again(&mut self) {
        if !self.settings_file.is_writing() {
            self.tried = self.settings.clone();
        }
        if self.session_file.has_failed() && self.session.is_some() {
            self.session = Some(LibrarySession::default());
        }
        self.edited.try_again();
        self.refuge.try_again();
    }

    pub fn keep_session(&mut self, now: LibrarySession, shared: &Shared, effects: &mut Effects) {
        let Some(dir) = self.desk(shared) else { return };
        let is_kept = |kept: &LibrarySession| *kept == now && !self.session_file.is_ahead();
        if self.session.as_ref().is_none_or(is_kept) || !self.take_seat(&dir) {
            return;
        }
        if !self.session_file.is_writing() {
            self.session = Some(now.clone());
        }
        let session = self.merged(now.clone(), &dir);
        let task = self.session_file.keep(text!("notices-session-not-kept"), &now, SessionWrite { session, dir });
        task.into_iter().for_each(|task| effects.spawn(task));
    }

    /// Writes the edited games and the game in Play where no folder keeps them, and removes them once a folder does.
    pub fn keep_refuge(
        &mut self,
        has_no_desk: bool,
        shared: &Shared,
        in_play: Option<&GameTree>,
        effects: &mut Effects,
    ) {
        let Some(home) = shared.home() else { return };
        if has_no_desk {
            // The library may come back as an older copy.
            self.edited.write_anew();
            self.session = self.session.take().map(|_| LibrarySession::default());
            return self.refuge.keep(home.sample(), shared, in_play, effects);
        }
        let Some(dir) = shared.desk() else { return };
        let is_written = !self.session_file.is_writing() && !self.session_file.is_behind();
        let is_seated = self.seat.as_ref().is_some_and(|(of, _)| *of == dir);
        if self.has_session() && is_seated && is_written && self.edited.has_all(shared) {
            self.refuge.leave(home.sample(), effects);
        }
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
        self.has_rescued || self.edited.has(viewer)
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
