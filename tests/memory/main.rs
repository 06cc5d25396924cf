//! The memory use of tasks, tested in a separate process. The memory of the whole process is measured, so the tests run
//! [one by one](alone).
#![allow(clippy::unwrap_used, clippy::disallowed_methods, clippy::disallowed_types)]

// Tests name the library as programs do, whichever crate they belong to.
extern crate katachi_core as katachi;

use std::sync::{Mutex, MutexGuard, PoisonError};

#[path = "../support"]
mod support {
    pub mod random;
    #[allow(dead_code, reason = "only some of it is used here")]
    pub mod sweep;
}

mod bombs;
mod counting;
mod find;
mod hostile;
mod mining;
#[cfg(target_os = "linux")]
mod sgf;

/// Each test holds this lock from its first line, so that no other test uses memory meanwhile.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE_LOCK: Mutex<()> = Mutex::new(());
    ALONE_LOCK.lock().unwrap_or_else(PoisonError::into_inner)
}
