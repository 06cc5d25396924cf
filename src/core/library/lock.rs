//! Locks, so that several Katachis can work on one library at once.
//!
//! A process that changes a shared file holds a lock from reading the file until it has written it. The system releases
//! the locks of a process that dies. Nothing is ever written into a lock's file, and links are not followed.

use std::path::Path;
use std::time::{Duration, Instant};

use super::lockable::LOCKABLES;
pub use super::lockable::{Holder, Lockable};
use super::{FileAction, LibraryError};
use crate::files::{self, OpenFile, TryLockError};
use crate::progress::{Phase, Progress};

/// The lock that a [`Progress`] in this phase waits for.
pub fn waited_for(phase: Phase) -> Option<Lockable> {
    LOCKABLES.into_iter().find(|what| what.waiting() == phase)
}

/// How long a lock is waited for.
pub const LOCK_TIMEOUT: Duration = Duration::from_secs(10);
/// Pause before the first retry. Short, as most locks are held for moments.
const FIRST_RETRY_PAUSE: Duration = Duration::from_millis(1);
const MAX_RETRY_PAUSE: Duration = Duration::from_millis(25);

/// Whether a file of this name is only there to be locked.
pub(super) fn is_lock(name: &str) -> bool {
    LOCKABLES.iter().any(|what| what.file() == name)
}

/// A lock of a folder, held until this value is dropped.
#[derive(Debug)]
pub struct Lock {
    _file: OpenFile,
}

/// Waits for a lock of a folder, for [`LOCK_TIMEOUT`] at most. `progress` shows what it waits for.
///
/// Errors: [`LibraryError::Busy`], with the holder if the system tells; [`LibraryError::Link`]; stopped by the user;
/// the system's.
pub fn lock(folder: &Path, what: Lockable, progress: &Progress) -> Result<Lock, LibraryError> {
    lock_within(LOCK_TIMEOUT, folder, what, progress)
}

fn lock_within(patience: Duration, folder: &Path, what: Lockable, progress: &Progress) -> Result<Lock, LibraryError> {
    let path = folder.join(what.file());
    let (started, mut pause) = (Instant::now(), FIRST_RETRY_PAUSE);
    loop {
        let file = open(&path)?;
        match file.try_lock() {
            Err(TryLockError::WouldBlock) => {}
            // An import that found nothing may have taken the file away meanwhile.
            Ok(()) if !is_at(&file, &path) => continue,
            // Some network folders have no locks: go on without one.
            Ok(()) | Err(TryLockError::Error(_)) => return Ok(Lock { _file: file }),
        }
        if started.elapsed() >= patience {
            let holder = holder(&file);
            return Err(LibraryError::Busy { path: folder.to_owned(), what, holder, patience });
        }
        if pause == FIRST_RETRY_PAUSE {
            progress.begin(what.waiting(), "", 0);
        }
        progress.check()?;
        // The holder may be paused work of this program.
        progress.stand_aside(|| std::thread::sleep(pause));
        pause = (pause * 2).min(MAX_RETRY_PAUSE);
    }
}

/// Like [`lock`], but without waiting. Returns `None` if another process holds it.
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
    // Don't make the lock's file: if it is missing, nobody holds the lock.
    let file = files::exists(&path).then(|| open(&path).ok()).flatten();
    file.is_some_and(|file| matches!(file.try_lock(), Err(TryLockError::WouldBlock)))
}

fn open(path: &Path) -> Result<OpenFile, LibraryError> {
    // Refuse links: the target is not ours.
    if files::is_link(path) {
        return Err(LibraryError::Link { path: path.to_owned() });
    }
    // A link may have been put there since.
    OpenFile::open_lock(path).map_err(|error| match files::is_link(path) {
        true => LibraryError::Link { path: path.to_owned() },
        false => LibraryError::io(path, FileAction::MakeLock)(error),
    })
}

/// Whether the path still leads to this open file.
#[cfg(unix)]
fn is_at(file: &OpenFile, path: &Path) -> bool {
    use std::os::unix::fs::MetadataExt;
    let identity = |metadata: files::Metadata| (metadata.dev(), metadata.ino());
    match (file.metadata().map(identity), files::symlink_metadata(path).map(identity)) {
        (Ok(held), Ok(there)) => held == there,
        (_, Err(error)) => error.kind() != std::io::ErrorKind::NotFound,
        (Err(_), _) => true,
    }
}

/// Other systems don't remove open files.
#[cfg(not(unix))]
fn is_at(_file: &OpenFile, _path: &Path) -> bool {
    true
}

/// The process that holds the lock of a file, as Linux lists it.
#[cfg(target_os = "linux")]
fn holder(file: &OpenFile) -> Option<Holder> {
    use std::os::unix::fs::MetadataExt;
    let inode = format!(":{}", file.metadata().ok()?.ino());
    let locks = crate::machine::system_text("/proc/locks").ok()?;
    // `1: FLOCK  ADVISORY  WRITE 4711 08:01:131 0 EOF`; who waits has an arrow before its kind.
    let mut holders = locks.lines().filter_map(|line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let is_it = words.get(1) == Some(&"FLOCK") && words.get(5)?.ends_with(&inode);
        is_it.then(|| words[4].to_owned())
    });
    let (process, other) = (holders.next()?, holders.next());
    // Another device may have a file with the same inode number.
    if other.is_some() || process == "0" {
        return None;
    }
    let name = crate::machine::system_text(&format!("/proc/{process}/comm")).unwrap_or_default();
    Some(Holder { process, name: name.trim().to_owned() })
}

#[cfg(not(target_os = "linux"))]
fn holder(_file: &OpenFile) -> Option<Holder> {
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
        if crate::machine::system_text("/proc/locks").is_ok_and(|locks| locks.contains(&std::process::id().to_string()))
        {
            assert!(error.contains(&format!("(process {}, ", std::process::id())), "{error}");
        }
        progress.cancel();
        let stopped = lock(folder.path(), Lockable::Settings, &progress);
        assert!(matches!(stopped, Err(LibraryError::Cancelled)));
    }
}
