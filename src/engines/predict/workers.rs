//! Workers that threads borrow.

use std::sync::Mutex;

/// Workers are lent to threads and come back, so that their memory is used again.
pub struct Workers<T>(Mutex<Vec<T>>);

impl<T> Default for Workers<T> {
    fn default() -> Workers<T> {
        Workers::new()
    }
}

impl<T> Workers<T> {
    pub fn new() -> Workers<T> {
        Workers(Mutex::new(Vec::new()))
    }

    pub fn lend<R>(&self, new: impl FnOnce() -> T, work: impl FnOnce(&mut T) -> R) -> R {
        let mut worker = self.take().unwrap_or_else(new);
        let result = work(&mut worker);
        self.give_back(worker);
        result
    }

    pub fn take(&self) -> Option<T> {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).pop()
    }

    pub fn give_back(&self, worker: T) {
        self.0.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push(worker);
    }
}
