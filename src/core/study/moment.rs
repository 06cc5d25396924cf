//! A point in time for cards, and the days of the user's clock.
//!
//! A day begins at four in the morning, as in Anki, so that a late night belongs to the day before. Moments are kept in
//! UTC. Their days are computed in the machine's current time zone, so after a journey all of them are days of the new
//! place.

use chrono::{DateTime, Local, Offset, TimeZone};
use std::time::{SystemTime, UNIX_EPOCH};

use serde::{Deserialize, Serialize};

/// Seconds since the beginning of 1970, UTC; kept within the years 1970 to 9999.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Moment(i64);

/// The last second of the year 9999.
const LAST_SECOND: i64 = 253_402_300_799;

const DAY_SECS: i64 = 86_400;

/// Time after midnight at which the user's day begins, in seconds.
const DAY_BEGINS_SECS: i64 = 4 * 3600;

impl Moment {
    /// The nearest moment within the years 1970 to 9999.
    pub fn from_secs(secs: i64) -> Moment {
        Moment(secs.clamp(0, LAST_SECOND))
    }

    pub fn secs(self) -> i64 {
        self.0
    }

    /// The time by the system's clock.
    pub fn now() -> Moment {
        let since = SystemTime::now().duration_since(UNIX_EPOCH);
        Moment::from_secs(since.map_or(0, |since| i64::try_from(since.as_secs()).unwrap_or(LAST_SECOND)))
    }

    /// The date on the user's calendar, as records write it: `2026-11-21`.
    pub fn date(self) -> String {
        let date = DateTime::from_timestamp(self.0 + local_offset(self.0), 0);
        date.map(|date| date.date_naive().to_string()).unwrap_or_default()
    }

    /// The number of the user's day, which begins at four in the morning.
    pub fn day(self) -> i64 {
        day_of(self.0, &local_offset)
    }

    /// The moment at which the user's day with this number begins.
    pub fn start_of_day(day: i64) -> Moment {
        Moment::from_secs(start_of(day, &local_offset))
    }

    pub fn plus_days(self, days: i64) -> Moment {
        Moment::from_secs(self.0.saturating_add(days.saturating_mul(DAY_SECS)))
    }

    pub fn plus_secs(self, secs: i64) -> Moment {
        Moment::from_secs(self.0.saturating_add(secs))
    }

    /// Number of the user's days that have begun since an earlier moment; 0 if it is later.
    pub fn days_since(self, earlier: Moment) -> i64 {
        (self.day() - earlier.day()).max(0)
    }

    /// Whether the moment lies within the years 1970 to 9999. One that was read from a file may not.
    pub(super) fn is_sound(self) -> bool {
        (0..=LAST_SECOND).contains(&self.0)
    }
}

/// Seconds that the user's clock is ahead of UTC at this time.
fn local_offset(secs: i64) -> i64 {
    let date = DateTime::from_timestamp(secs, 0).unwrap_or_default();
    i64::from(Local.offset_from_utc_datetime(&date.naive_utc()).fix().local_minus_utc())
}

fn day_of(secs: i64, offset: &impl Fn(i64) -> i64) -> i64 {
    (secs + offset(secs) - DAY_BEGINS_SECS).div_euclid(DAY_SECS)
}

/// The first second of a day. Summer time may begin or end in the night before, or at this very hour.
fn start_of(day: i64, offset: &impl Fn(i64) -> i64) -> i64 {
    let by_clock = day * DAY_SECS + DAY_BEGINS_SECS;
    let starts = [by_clock - DAY_SECS, by_clock + DAY_SECS].map(|near| by_clock - offset(near));
    let [first, last] = [starts[0].min(starts[1]), starts[0].max(starts[1])];
    if day_of(first, offset) >= day { first } else { last }
}

#[cfg(test)]
mod tests {
    use super::*;

    const HOUR: i64 = 3600;

    /// A clock's name, and its offset at each second.
    type NamedClock = (&'static str, Box<dyn Fn(i64) -> i64>);

    fn clocks() -> Vec<NamedClock> {
        let fixed = |secs: i64| -> Box<dyn Fn(i64) -> i64> { Box::new(move |_| secs) };
        // Summer time begins and ends at these seconds of UTC.
        let summer = |begin: i64, end: i64, winter: i64| -> Box<dyn Fn(i64) -> i64> {
            Box::new(move |secs| if (begin..end).contains(&secs) { winter + HOUR } else { winter })
        };
        vec![
            ("UTC", fixed(0)),
            ("Tokyo", fixed(9 * HOUR)),
            ("Los Angeles in winter", fixed(-8 * HOUR)),
            ("Kathmandu", fixed(5 * HOUR + 2700)),
            ("Kiritimati", fixed(14 * HOUR)),
            ("Berlin 2026", summer(1_774_746_000, 1_792_890_000, HOUR)),
            ("a change at four", summer(1_774_746_000 + 2 * HOUR, 1_792_890_000 + 2 * HOUR, HOUR)),
        ]
    }

    #[test]
    fn a_day_lasts_from_four_to_four_on_every_clock() {
        for (name, offset) in clocks() {
            for hours in (1_774_000_000 / HOUR..1_793_000_000 / HOUR).step_by(5) {
                let secs = hours * HOUR + 1234;
                let day = day_of(secs, &offset);
                let start = start_of(day, &offset);
                assert_eq!(day_of(start, &offset), day, "{name} {secs}");
                assert!(day_of(start - 1, &offset) < day, "{name} {secs}");
                assert!(start_of(day + 1, &offset) > start, "{name} {secs}");
                assert!(start <= secs, "{name} {secs}");
            }
        }
    }

    #[test]
    fn reviews_in_the_evening_and_after_midnight_belong_to_one_day() {
        let los_angeles = |_: i64| -8 * HOUR;
        // 23, 24 and 25 November 2026 at 10:00, 10:00 and 20:00, and 3:59 and 4:00 of the 26th.
        let days = [1_795_456_800, 1_795_543_200, 1_795_665_600, 1_795_694_340, 1_795_694_400];
        let days = days.map(|secs| day_of(secs, &los_angeles));
        let first = days[0];
        assert_eq!(days.map(|day| day - first), [0, 1, 2, 2, 3]);
        let tokyo = |_: i64| 9 * HOUR;
        assert_eq!(day_of(1_795_456_800, &tokyo) + 3, day_of(1_795_665_600, &tokyo), "3:00 of the 24th, and the 26th");
    }

    #[test]
    fn now_lies_in_its_day_and_the_first_and_last_moments_have_days() {
        let now = Moment::now();
        assert!(Moment::start_of_day(now.day()) <= now && now < Moment::start_of_day(now.day() + 1));
        for secs in [i64::MIN, 0, 1, LAST_SECOND, i64::MAX] {
            let moment = Moment::from_secs(secs);
            assert!(moment.days_since(moment) == 0 && !moment.date().is_empty() && moment.day() >= -1);
        }
    }
}
