//! Writes the states of one file, one at a time. A state that comes while another is being written is written ahead, so
//! that it outlives a killed window: see [`katachi_core::library::atomic::write_ahead`].

use std::sync::{Arc, Mutex, PoisonError};

use super::tasks::{Awaited, Task};
use katachi_core::jobs::JobError;
use katachi_core::library::LibraryError;
use katachi_core::progress::Progress;
use katachi_sentences::Sentence;

/// A state, and the file that is to hold it.
pub(super) trait FileWrite: Send + 'static {
    /// Errors: the file cannot be written.
    fn write(&self, progress: &Progress) -> Result<(), LibraryError>;

    /// Errors: nothing can be written beside the file.
    fn write_ahead(&self) -> Result<(), LibraryError>;

    fn forget_ahead(&self);
}

/// The writes of one file. `T`: the states.
pub(super) struct FileWriter<T> {
    order: WriteOrder,
    writing: Awaited<()>,
    writing_ahead: Awaited<()>,
    /// The state that was written ahead last, while the write before it still ran. It is written itself next.
    ahead: Option<T>,
}

impl<T> Default for FileWriter<T> {
    fn default() -> FileWriter<T> {
        FileWriter {
            order: WriteOrder::default(),
            writing: Awaited::default(),
            writing_ahead: Awaited::default(),
            ahead: None,
        }
    }
}

impl<T: Clone + PartialEq + 'static> FileWriter<T> {
    /// Whether a write has ended well since the last look.
    pub fn poll(&mut self) -> bool {
        self.writing_ahead.poll();
        self.writing.poll()
    }

    pub fn is_writing(&self) -> bool {
        self.writing.is_running()
    }

    pub fn has_failed(&self) -> bool {
        self.writing.failed().is_some()
    }

    /// Whether a state is written ahead that is still to be written itself.
    pub fn is_ahead(&self) -> bool {
        self.ahead.is_some()
    }

    /// Whether the file may hold another state than the latest that was to be written.
    pub fn is_behind(&self) -> bool {
        self.is_ahead() || self.has_failed()
    }

    /// Forgets the file; another one is to be written from now on.
    pub fn begin_another(&mut self) {
        (self.order, self.writing_ahead, self.ahead) = (WriteOrder::default(), Awaited::default(), None);
    }

    /// Writes the state `now`, or writes it ahead while another is being written. `None` if that is done already.
    pub fn keep(&mut self, label: &str, now: &T, write: impl FileWrite) -> Option<Task> {
        if !self.is_writing() {
            self.ahead = None;
            let work = self.work(write);
            return Some(self.writing.start(label, work).apart().quiet().lasting());
        }
        if self.writing_ahead.is_running() || self.ahead.as_ref() == Some(now) {
            return None;
        }
        self.ahead = Some(now.clone());
        let turn = self.order.next();
        let work = move |_: &Progress| {
            turn.write_ahead(|| write.write_ahead());
            Ok(())
        };
        Some(self.writing_ahead.start(label, work).apart().quiet())
    }

    /// The work of a write: ahead, then the file itself.
    pub fn work<W: FileWrite>(
        &mut self,
        write: W,
    ) -> impl FnOnce(&Progress) -> Result<(), JobError> + Send + use<T, W> {
        let turn = self.order.next();
        move |progress| {
            turn.write_ahead(|| write.write_ahead());
            turn.write(|| write.write(progress))?;
            turn.forget_ahead(|| write.forget_ahead());
            Ok(())
        }
    }
}

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
            write().map_err(|error| JobError::Failed(error.sentence()))?;
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
