//! Locks, so that several Katachis can work on one library at once.
//!
//! Whoever changes what another may change too holds a lock from reading it to having written it. The system takes a lock
//! away from a process that dies. Nothing is ever written into a lock's file, and a link is not followed.

use katachi_language::text;
use std::path::Path;
use std::time::{Duration, Instant};

use super::LibraryError;
use crate::files::{self, File, TryLockError};
use crate::progress::{Phase, Progress};

/// What is locked. Each has a file of its own, so that nobody who grades a card waits for an import.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lockable {
    /// The games of a library: held as long as an import takes.
    Games,
    /// Tags and cards: held for moments.
    Notes,
    /// Settings: held for moments.
    Settings,
    /// Where the user is in a library, and edits that are not saved: held by a window as long as it has it open.
    Session,
}

impl Lockable {
    /// The file's name in the folder.
    pub const fn file(self) -> &'static str {
        match self {
            Lockable::Games => "library.lock",
            Lockable::Notes => "notes.lock",
            Lockable::Settings => "settings.lock",
            Lockable::Session => "session.lock",
        }
    }

    /// That somebody else has held it for too long.
    pub(super) fn busy(self, folder: &Path, holder: &str, patience: Duration) -> String {
        let (path, seconds) = (folder.display().to_string(), patience.as_secs().to_string());
        match self {
            Lockable::Games => text!("store-busy-games", path = path, holder = holder, seconds = seconds),
            Lockable::Notes => text!("store-busy-notes", path = path, holder = holder, seconds = seconds),
            Lockable::Settings => text!("store-busy-settings", path = path, holder = holder, seconds = seconds),
            Lockable::Session => text!("store-busy-session", path = path, holder = holder, seconds = seconds),
        }
    }

    /// The phase of a [`Progress`] while it is waited for.
    fn waiting(self) -> Phase {
        match self {
            Lockable::Games => Phase::WaitingForGames,
            Lockable::Notes => Phase::WaitingForNotes,
            Lockable::Settings => Phase::WaitingForSettings,
            Lockable::Session => Phase::WaitingForSession,
        }
    }
}

const LOCKABLES: [Lockable; 4] = [Lockable::Games, Lockable::Notes, Lockable::Settings, Lockable::Session];

/// What somebody waits for whose [`Progress`] is in this phase.
pub fn waited_for(phase: Phase) -> Option<Lockable> {
    LOCKABLES.into_iter().find(|what| what.waiting() == phase)
}

/// How long a lock is waited for.
pub const PATIENCE: Duration = Duration::from_secs(10);
/// Until it is asked for again: short at first, as most are held for moments.
const FIRST_PAUSE: Duration = Duration::from_millis(1);
const LONGEST_PAUSE: Duration = Duration::from_millis(25);

/// Whether a file of this name is only there to be locked.
pub(super) fn is_lock(name: &str) -> bool {
    LOCKABLES.iter().any(|what| what.file() == name)
}

/// Held until it is dropped.
#[derive(Debug)]
pub struct Lock {
    _file: File,
}

/// Waits for a lock of a folder, for [`PATIENCE`] at most; `progress` says what for.
///
/// Errors: [`LibraryError::Busy`] says who holds it, where the system tells; [`LibraryError::Link`]; stopped by the user;
/// the system's.
pub fn lock(folder: &Path, what: Lockable, progress: &Progress) -> Result<Lock, LibraryError> {
    lock_within(PATIENCE, folder, what, progress)
}

fn lock_within(patience: Duration, folder: &Path, what: Lockable, progress: &Progress) -> Result<Lock, LibraryError> {
    let path = folder.join(what.file());
    let (started, mut pause) = (Instant::now(), FIRST_PAUSE);
    loop {
        let file = open(&path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {}
            // An import that found nothing may have taken the file away meanwhile.
            Ok(()) if !is_at(&file, &path) => continue,
            // Some network folders know no locks.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(Lock { _file: file }),
        }
        if started.elapsed() >= patience {
            let holder = holder(&file).unwrap_or_default();
            return Err(LibraryError::Busy { path: folder.to_owned(), what, holder, patience });
        }
        if pause == FIRST_PAUSE {
            progress.begin(what.waiting(), "", 0);
        }
        progress.check()?;
        std::thread::sleep(pause);
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// As [`lock`], without waiting; `None` where somebody else has it.
///
/// Errors: [`LibraryError::Link`]; the system's.
pub fn lock_if_free(folder: &Path, what: Lockable) -> Result<Option<Lock>, LibraryError> {
    match lock_within(Duration::ZERO, folder, what, &Progress::new()) {
        Ok(lock) => Ok(Some(lock)),
        Err(LibraryError::Busy { .. }) => Ok(None),
        Err(error) => Err(error),
    }
}

/// Whether somebody holds a lock of a folder.
pub fn is_locked(folder: &Path, what: Lockable) -> bool {
    let path = folder.join(what.file());
    // A lock that is not there is not made.
    let file = files::exists(&path).then(|| open(&path).ok()).flatten();
    file.is_some_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

fn open(path: &Path) -> Result<File, LibraryError> {
    // What a link points to is not ours.
    if files::is_link(path) {
        return Err(LibraryError::Link { path: path.to_owned() });
    }
    // A link may have been put there since.
    File::open_lock(path).map_err(|error| match files::is_link(path) {
        true => LibraryError::Link { path: path.to_owned() },
        false => LibraryError::io(path, text!("store-cannot-make-lock"))(error),
    })
}

/// Whether this file is still the one of this name.
#[cfg(unix)]
fn is_at(file: &File, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |metadata: files::Metadata| (metadata.dev(), metadata.ino());
    match (file.metadata().map(identity), files::symlink_metadata(path).map(identity)) {
        (Ok(held), Ok(there)) => held == there,
        (_, Err(error)) => error.kind() != std::io::ErrorKind::NotFound,
        (Err(_), _) => true,
    }
}

/// Open files cannot be taken away.
#[cfg(not(unix))]
fn is_at(_file: &File, _path: &Path) -> bool {
    true
}

/// The process that holds the lock of a file, as Linux lists it.
#[cfg(target_os = "linux")]
fn holder(file: &File) -> Option<String> {
    use std::os::unix::fs::MetadataExt;
    let inode = format!(":{}", file.metadata().ok()?.ino());
    let locks = files::system_text("/proc/locks").ok()?;
    // `1: FLOCK  ADVISORY  WRITE 4711 08:01:131 0 EOF`; who waits has an arrow before its kind.
    let mut holders = locks.lines().filter_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_it = words.get(1) == Some(&"FLOCK") && words.get(5)?.ends_with(&inode);
        is_it.then(|| words[4].to_owned())
    });
    let (process, other) = (holders.next()?, holders.next());
    // On another device there may be a file of the same number.
    if other.is_some() || process == "0" {
        return None;
    }
    let name = files::system_text(&format!("/proc/{process}/comm")).unwrap_or_default();
    Some(match name.trim() {
        "" => text!("store-holder-number", process = process),
        name => text!("store-holder", process = process, name = name),
    })
}

#[cfg(not(target_os = "linux"))]
fn holder(_file: &File) -> Option<String> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_waits_goes_on_by_itself_and_says_what_for() {
        let folder = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        let held = lock(folder.path(), Lockable::Games, &progress).unwrap();
        assert!(is_locked(folder.path(), Lockable::Games) && !is_locked(folder.path(), Lockable::Notes));
        // Tags do not wait for an import.
        drop(lock(folder.path(), Lockable::Notes, &progress).unwrap());
        assert_eq!(progress.report().phase, Phase::Starting);
        std::thread::scope(|scope| {
            let waiting = scope.spawn(|| lock(folder.path(), Lockable::Games, &progress).map(drop));
            std::thread::sleep(Duration::from_millis(150));
            assert!(!waiting.is_finished());
            assert_eq!(progress.report().phase, Phase::WaitingForGames);
            drop(held);
            waiting.join().unwrap().unwrap();
        });
    }

    #[test]
    fn who_has_waited_long_enough_says_who_holds_it() {
        let folder = tempfile::tempdir().unwrap();
        let progress = Progress::new();
        let _held = lock(folder.path(), Lockable::Settings, &progress).unwrap();
        let short = Duration::from_millis(60);
        let error = lock_within(short, folder.path(), Lockable::Settings, &progress).unwrap_err().to_string();
        assert!(error.contains("another Katachi") && error.contains("is writing its settings"), "{error}");
        #[cfg(target_os = "linux")]
        if files::system_text("/proc/locks").is_ok_and(|locks| locks.contains(&std::process::id().to_string())) {
            assert!(error.contains(&format!("(process {}, ", std::process::id())), "{error}");
        }
        progress.cancel();
        let stopped = lock(folder.path(), Lockable::Settings, &progress);
        assert!(matches!(stopped, Err(LibraryError::Cancelled)));
    }
}
