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
/// Painting takes at most one in this many parts of the time.
const PARTS: u32 = 4;
/// One frame in this many is asked for at once: the time until it comes is what painting the one before took.
const MEASURED: u32 = 16;

#[derive(Default)]
pub struct Pace {
    busy_since: Option<Instant>,
    frames: u32,
    /// When a frame was asked for at once.
    asked: Option<Instant>,
    /// How long a frame is seen to take, painting included.
    painting: Duration,
}

impl Pace {
    /// Nothing runs.
    pub fn rest(&mut self) {
        *self = Self { painting: self.painting, ..Self::default() };
    }

    /// How long to wait for the next frame after one that began at `began`.
    pub fn next(&mut self, began: Instant, now: Instant) -> Duration {
        if let Some(asked) = self.asked.take() {
            self.painting = began.saturating_duration_since(asked);
        }
        let since = *self.busy_since.get_or_insert(now);
        self.frames += 1;
        if self.frames % MEASURED == 1 {
            self.asked = Some(now);
            return Duration::ZERO;
        }
        let usual = if now.saturating_duration_since(since) < JUST_BEGUN { LIVELY } else { STEADY };
        usual.max(PARTS * self.painting).min(LONGEST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs for some seconds on a machine that takes so long to paint: the share of the time that painting took.
    fn share_of_painting(paint: Duration) -> f64 {
        let (mut pace, start) = (Pace::default(), Instant::now());
        let (mut now, mut painted) = (start, Duration::ZERO);
        while now - start < Duration::from_secs(60) {
            let wait = pace.next(now, now);
            painted += paint;
            now += wait.max(paint);
        }
        painted.as_secs_f64() / (now - start).as_secs_f64()
    }

    #[test]
    fn painting_leaves_most_of_the_time_to_the_work() {
        assert!(share_of_painting(Duration::from_millis(2)) < 0.02);
        for paint in [20, 45, 90, 150, 190, 200, 210, 250] {
            assert!(share_of_painting(Duration::from_millis(paint)) < 0.35, "{paint} ms");
        }
        // A frame a second, however slow.
        assert!(share_of_painting(Duration::from_millis(500)) < 0.55);
    }

    #[test]
    fn work_that_has_just_begun_is_followed_closely() {
        let (mut pace, start) = (Pace::default(), Instant::now());
        assert_eq!(pace.next(start, start), Duration::ZERO);
        assert_eq!(pace.next(start, start), LIVELY);
        let later = start + Duration::from_secs(3);
        assert_eq!(pace.next(later, later), STEADY);
        pace.rest();
        assert_eq!(pace.next(later, later), Duration::ZERO);
        assert_eq!(pace.next(later, later), LIVELY);
    }
}
