//! How often the window is painted again while something runs: often enough for progress to be seen, and seldom enough that
//! painting takes little from the work itself, which runs at a lower priority and would starve.

use std::time::{Duration, Instant};

/// While work has just begun.
const LIVELY: Duration = Duration::from_millis(50);
/// Work that goes on.
const STEADY: Duration = Duration::from_millis(200);
const JUST_BEGUN: Duration = Duration::from_secs(2);
/// However slow painting is.
const LONGEST: Duration = Duration::from_secs(1);
/// A frame that comes so much later than it was asked for was held up by the painting of the one before.
const LATE: Duration = Duration::from_millis(30);
/// Painting takes at most one part in so many of the time.
const PARTS: u32 = 4;

#[derive(Default)]
pub struct Pace {
    busy_since: Option<Instant>,
    /// When a frame was last asked for, and how much later.
    asked: Option<(Instant, Duration)>,
    /// How long a frame is seen to take, painting included.
    painting: Duration,
}

impl Pace {
    /// Nothing runs.
    pub fn rest(&mut self) {
        (self.busy_since, self.asked) = (None, None);
    }

    /// How long to wait for the next frame after one that began at `began`.
    pub fn next(&mut self, began: Instant, now: Instant) -> Duration {
        if let Some((asked, wait)) = self.asked {
            let passed = began.saturating_duration_since(asked);
            // Earlier frames are the user's; late ones tell how long painting takes.
            self.painting = if passed > wait + LATE { passed } else { self.painting * 7 / 8 };
        }
        let since = *self.busy_since.get_or_insert(now);
        let usual = if now.saturating_duration_since(since) < JUST_BEGUN { LIVELY } else { STEADY };
        let wait = usual.max(PARTS * self.painting).min(LONGEST);
        self.asked = Some((now, wait));
        wait
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs for some seconds on a machine that takes so long to paint: the share of the time that painting took.
    fn share_of_painting(paint: Duration) -> f64 {
        let (mut pace, mut now, mut painted) = (Pace::default(), Instant::now(), Duration::ZERO);
        let end = now + Duration::from_secs(20);
        while now < end {
            let wait = pace.next(now, now);
            painted += paint;
            now += wait.max(paint);
        }
        painted.as_secs_f64() / 20.0
    }

    #[test]
    fn painting_leaves_most_of_the_time_to_the_work() {
        assert!(share_of_painting(Duration::from_millis(2)) < 0.02);
        assert!(share_of_painting(Duration::from_millis(45)) < 0.3);
        assert!(share_of_painting(Duration::from_millis(250)) < 0.4);
    }

    #[test]
    fn work_that_has_just_begun_is_followed_closely() {
        let (mut pace, start) = (Pace::default(), Instant::now());
        assert_eq!(pace.next(start, start), LIVELY);
        let later = start + Duration::from_secs(3);
        assert_eq!(pace.next(start + LIVELY, later), STEADY);
        pace.rest();
        assert_eq!(pace.next(later, later), LIVELY);
    }
}
