//! The memory that work takes, in a process of its own: the memory of the whole process is measured, so the
//! tests go [one by one](alone).
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

mod counting;
mod find;
mod hostile;
mod mining;
#[cfg(target_os = "linux")]
mod sgf;

/// Each test holds this from its first line: no other one takes memory meanwhile.
fn alone() -> MutexGuard<'static, ()> {
    static ALONE: Mutex<()> = Mutex::new(());
    ALONE.lock().unwrap_or_else(PoisonError::into_inner)
}
