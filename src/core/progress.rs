//! How far a long piece of work is, and whether somebody wants it to stop.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, Instant};

/// The user stopped the work. Not a failure: nothing was kept, nothing was lost.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("cancelled")]
pub struct Cancelled;

/// Shared between a worker and whoever watches it. Cheap enough to count every game.
#[derive(Debug)]
pub struct Progress {
    done: AtomicU64,
    total: AtomicU64,
    cancelled: AtomicBool,
    phase: Mutex<Phase>,
}

#[derive(Clone, Copy, Debug)]
struct Phase {
    name: &'static str,
    unit: &'static str,
    started: Instant,
}

/// What to show of a [`Progress`] at one moment.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ProgressReport {
    /// What is being done, such as `"Reading"`.
    pub phase: &'static str,
    /// What is counted, such as `"games"`.
    pub unit: &'static str,
    pub done: u64,
    /// 0 while it is not known.
    pub total: u64,
    pub elapsed: Duration,
}

impl Default for Progress {
    fn default() -> Self {
        Progress::new()
    }
}

impl Progress {
    pub fn new() -> Progress {
        Progress {
            done: AtomicU64::new(0),
            total: AtomicU64::new(0),
            cancelled: AtomicBool::new(false),
            phase: Mutex::new(Phase { name: "Starting", unit: "", started: Instant::now() }),
        }
    }

    /// Begins the next stretch of work and counts from 0 again; a total of 0 means not known.
    pub fn begin(&self, name: &'static str, unit: &'static str, total: u64) {
        let mut phase = self.phase.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        *phase = Phase { name, unit, started: Instant::now() };
        self.done.store(0, Relaxed);
        self.total.store(total, Relaxed);
    }

    pub fn set_total(&self, total: u64) {
        self.total.store(total, Relaxed);
    }

    pub fn add(&self, count: u64) {
        self.done.fetch_add(count, Relaxed);
    }

    pub fn cancel(&self) {
        self.cancelled.store(true, Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Relaxed)
    }

    /// Workers ask this at least every few milliseconds.
    ///
    /// Errors: stopped by the user.
    pub fn check(&self) -> Result<(), Cancelled> {
        if self.is_cancelled() { Err(Cancelled) } else { Ok(()) }
    }

    pub fn report(&self) -> ProgressReport {
        let phase = *self.phase.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
        ProgressReport {
            phase: phase.name,
            unit: phase.unit,
            done: self.done.load(Relaxed),
            total: self.total.load(Relaxed),
            elapsed: phase.started.elapsed(),
        }
    }
}

impl ProgressReport {
    /// 0 to 1; `None` while the total is not known.
    pub fn fraction(&self) -> Option<f32> {
        (self.total > 0).then(|| (self.done as f32 / self.total as f32).min(1.0))
    }

    /// Things a second.
    pub fn rate(&self) -> f64 {
        self.done as f64 / self.elapsed.as_secs_f64().max(1e-3)
    }

    /// At the rate so far; `None` until there is one.
    pub fn time_left(&self) -> Option<Duration> {
        let enough = self.total > 0 && self.done > 0 && self.elapsed > Duration::from_millis(200);
        enough.then(|| Duration::from_secs_f64(self.total.saturating_sub(self.done) as f64 / self.rate()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_fractions_and_cancel() {
        let progress = Progress::new();
        assert_eq!(progress.report().fraction(), None);
        progress.begin("Reading", "games", 4);
        progress.add(1);
        assert_eq!(progress.report().fraction(), Some(0.25));
        assert_eq!(progress.check(), Ok(()));
        progress.cancel();
        assert_eq!(progress.check(), Err(Cancelled));
    }
}
