//! A point in time, as cards know it.

use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// Seconds since the beginning of 1970, UTC; kept within the years 1970 to 9999.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(i64);

/// The last second of the year 9999.
const LAST: i64 = 253_402_300_799;

const DAY: i64 = 86_400;

impl Moment {
    /// The nearest moment within the years 1970 to 9999.
    pub fn from_secs(secs: i64) -> Moment {
        Moment(secs.clamp(0, LAST))
    }

    pub fn secs(self) -> i64 {
        self.0
    }

    /// The time by the system's clock.
    pub fn now() -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Moment::from_secs(since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(LAST)))
    }

    /// The day, as records write it: `2026-11-21` (UTC).
    pub fn date(self) -> String {
        let date = chrono::DateTime::from_timestamp(self.0, 0);
        date.map(|date| date.date_naive().to_string()).unwrap_or_default()
    }

    pub fn plus_days(self, days: i64) -> Moment {
        Moment::from_secs(self.0.saturating_add(days.saturating_mul(DAY)))
    }

    pub fn plus_secs(self, secs: i64) -> Moment {
        Moment::from_secs(self.0.saturating_add(secs))
    }

    /// Whole days from an earlier moment; 0 if it is later.
    pub fn days_since(self, earlier: Moment) -> i64 {
        (self.0 - earlier.0).max(0) / DAY
    }

    /// Whether the number lies within these years. A moment from a file may not.
    pub(super) fn is_sound(self) -> bool {
        (0..=LAST).contains(&self.0)
    }
}
