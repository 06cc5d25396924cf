//! Ballista's messages, on standard error.

use std::collections::BTreeMap;
use std::io::Write;
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

use log::{Level, LevelFilter, Log, Metadata, Record};

/// How often the same place in the source may complain: a worker without a scheduler would 20 times a second.
const REPEAT_INTERVAL: Duration = Duration::from_secs(30);

struct BallistaMessages {
    spoke: Mutex<BTreeMap<(String, u32), Instant>>,
}

static MESSAGES: BallistaMessages = BallistaMessages { spoke: Mutex::new(BTreeMap::new()) };

/// Warnings and errors from here on; with `verbose`, also what is done.
pub fn begin(verbose: bool) {
    if log::set_logger(&MESSAGES).is_ok() {
        log::set_max_level(if verbose { LevelFilter::Info } else { LevelFilter::Warn });
    }
}

impl Log for BallistaMessages {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.level() <= log::max_level() && metadata.target().starts_with("ballista")
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        let place = (record.target().to_owned(), record.line().unwrap_or_default());
        let now = Instant::now();
        let mut spoke = self.spoke.lock().unwrap_or_else(PoisonError::into_inner);
        let is_quiet = |&last: &Instant| now - last < REPEAT_INTERVAL;
        if record.level() <= Level::Warn && spoke.get(&place).is_some_and(is_quiet) {
            return;
        }
        spoke.insert(place, now);
        // A closed standard error is no reason to end.
        let _ = writeln!(std::io::stderr(), "katachi: {}: {}", record.level().as_str().to_lowercase(), record.args());
    }

    fn flush(&self) {}
}
