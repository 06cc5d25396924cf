//! A part of the program that is unpacked when it is asked for.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

/// A part that is unpacked once and kept until it is forgotten. After that it is shared as long as somebody holds it.
pub struct UnpackedPart<T>(Mutex<UnpackedValue<T>>);

struct UnpackedValue<T> {
    kept: Option<Arc<T>>,
    /// The value that was read last.
    held: Weak<T>,
}

impl<T> UnpackedPart<T> {
    /// A part that nobody has asked for yet.
    pub const fn packed() -> UnpackedPart<T> {
        UnpackedPart(Mutex::new(UnpackedValue { kept: None, held: Weak::new() }))
    }

    /// The value, if it is kept or held. It is kept from now on.
    pub fn get(&self) -> Option<Arc<T>> {
        self.lock().get()
    }

    /// Two callers at the same time may both read: a lock that is held while the pool works could deadlock.
    pub fn get_or_read(&self, read: impl FnOnce() -> T) -> Arc<T> {
        let known = self.get();
        known.unwrap_or_else(|| {
            let new = Arc::new(read());
            let mut value = self.lock();
            value.get().unwrap_or_else(|| value.keep(new))
        })
    }

    /// Keeps the value no longer. Whoever holds it has it still.
    pub fn forget(&self) {
        let kept = self.lock().kept.take();
        // Freed without the lock: it may be large.
        drop(kept);
    }

    fn lock(&self) -> MutexGuard<'_, UnpackedValue<T>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> UnpackedValue<T> {
    fn get(&mut self) -> Option<Arc<T>> {
        if self.kept.is_none() {
            self.kept = self.held.upgrade();
        }
        self.kept.clone()
    }

    fn keep(&mut self, value: Arc<T>) -> Arc<T> {
        self.held = Arc::downgrade(&value);
        self.kept = Some(Arc::clone(&value));
        value
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_is_read_once_and_again_after_it_was_forgotten() {
        let part = UnpackedPart::packed();
        let (first, second) = (part.get_or_read(|| 1), part.get_or_read(|| 2));
        assert!(Arc::ptr_eq(&first, &second) && *first == 1);
        let held = Arc::downgrade(&first);
        drop((first, second));
        assert!(held.upgrade().is_some(), "it is kept");
        part.forget();
        assert!(held.upgrade().is_none() && part.get().is_none());
        assert_eq!(*part.get_or_read(|| 3), 3);
    }

    #[test]
    fn a_part_that_was_forgotten_is_shared_while_somebody_holds_it() {
        let part = UnpackedPart::packed();
        let held = part.get_or_read(|| 1);
        part.forget();
        assert!(Arc::ptr_eq(&held, &part.get_or_read(|| 2)));
        drop(held);
        assert_eq!(*part.get_or_read(|| 3), 1, "it is kept again");
        part.forget();
        assert_eq!(*part.get_or_read(|| 4), 4);
    }
}
