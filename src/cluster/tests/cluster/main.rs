//! Scheduler, workers and driver as processes of the real program, on free ports of the loopback address. Every wait is
//! bounded, and every process that a test starts ends with the test.
#![allow(clippy::unwrap_used, clippy::disallowed_methods, clippy::disallowed_types)]

mod games;
mod machines;

mod losses;
mod same_bytes;
mod trouble;
#[cfg(unix)]
mod with_tls;
