//! Watches the open library's folder, so that the window says at once when it vanishes or another program changes it.
//!
//! A thread looks at `library.ron` twice a second. It wakes the window only when there is news, and a folder on a network
//! that does not answer holds up nothing else.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, AtomicU8, Ordering::Relaxed};
use std::sync::{Arc, Weak};
use std::thread;
use std::time::{Duration, SystemTime};

use katachi_core::files;
use katachi_core::jobs::Wake;
use katachi_core::library::MANIFEST_FILE;

const INTERVAL: Duration = Duration::from_millis(500);

/// The change of the folder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LibraryNews {
    Vanished,
    /// Another program has imported games, or the folder is there again.
    Changed,
}

#[derive(Default)]
struct Mailbox {
    news: AtomicU8,
    is_over: AtomicBool,
}

/// The thread ends when this is dropped.
pub(super) struct LibraryWatch {
    pub dir: PathBuf,
    mailbox: Arc<Mailbox>,
}

/// The state of `library.ron`; `None` if it is gone.
type Seen = Option<(Option<SystemTime>, u64)>;

fn look(dir: &Path) -> Seen {
    let metadata = files::metadata(&dir.join(MANIFEST_FILE)).ok()?;
    Some((metadata.modified().ok(), metadata.len()))
}

impl LibraryWatch {
    pub fn start(dir: &Path, wake: Wake) -> LibraryWatch {
        let watch = LibraryWatch { dir: dir.to_owned(), mailbox: Arc::default() };
        let (dir, mailbox, seen) = (dir.to_owned(), Arc::downgrade(&watch.mailbox), look(dir));
        // Without a thread the window does not say it at once; it still writes nothing back.
        let _ = thread::Builder::new().name("library watch".into()).spawn(move || run(&dir, &mailbox, seen, &wake));
        watch
    }

    /// The latest news, once.
    pub fn news(&self) -> Option<LibraryNews> {
        match self.mailbox.news.swap(0, Relaxed) {
            0 => None,
            1 => Some(LibraryNews::Vanished),
            _ => Some(LibraryNews::Changed),
        }
    }
}

impl Drop for LibraryWatch {
    fn drop(&mut self) {
        self.mailbox.is_over.store(true, Relaxed);
    }
}

fn run(dir: &Path, mailbox: &Weak<Mailbox>, mut seen: Seen, wake: &Wake) {
    loop {
        thread::sleep(INTERVAL);
        let Some(mailbox) = mailbox.upgrade().filter(|mailbox| !mailbox.is_over.load(Relaxed)) else { return };
        let now = look(dir);
        if now != seen {
            seen = now;
            mailbox.news.store(if now.is_none() { 1 } else { 2 }, Relaxed);
            wake();
        }
    }
}
