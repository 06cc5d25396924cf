//! Decides how often the window is repainted while a task runs: often enough to show progress, and seldom enough that
//! painting does not starve the task, which runs at a lower priority.

use std::time::{Duration, Instant};

/// Time between frames while work has just begun.
const LIVELY_INTERVAL: Duration = Duration::from_millis(50);
/// Time between frames once work has gone on for a while.
const STEADY_INTERVAL: Duration = Duration::from_millis(200);
const LIVELY_TIME: Duration = Duration::from_secs(2);
/// Maximum time between frames, however slow painting is.
const MAX_INTERVAL: Duration = Duration::from_secs(1);
/// Painting takes at most one part in this many of the time.
const PAINTING_ONE_IN: u32 = 4;
/// One frame in this many is requested at once: the time until it begins is what the frame before took to paint.
const MEASURED_ONE_IN: u32 = 16;

#[derive(Default)]
pub struct Pace {
    busy_since: Option<Instant>,
    frames: u32,
    /// The time at which a frame was requested at once.
    asked: Option<Instant>,
    /// The measured duration of a frame, painting included.
    painting: Duration,
}

impl Pace {
    /// Resets the pace when no task runs.
    pub fn rest(&mut self) {
        *self = Self { painting: self.painting, ..Self::default() };
    }

    /// Returns how long to wait for the next frame after a frame that began at `began`.
    pub fn next(&mut self, began: Instant, now: Instant) -> Duration {
        if let Some(asked) = self.asked.take() {
            self.painting = began.saturating_duration_since(asked);
        }
        let since = *self.busy_since.get_or_insert(now);
        self.frames += 1;
        if self.frames % MEASURED_ONE_IN == 1 {
            self.asked = Some(now);
            return Duration::ZERO;
        }
        let usual = if now.saturating_duration_since(since) < LIVELY_TIME { LIVELY_INTERVAL } else { STEADY_INTERVAL };
        usual.max(PAINTING_ONE_IN * self.painting).min(MAX_INTERVAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Simulates a minute on a machine that needs `paint` for a frame. Returns painting's share of the time.
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
        // Frames come once a second, however slow painting is.
        assert!(share_of_painting(Duration::from_millis(500)) < 0.55);
    }

    #[test]
    fn work_that_has_just_begun_is_followed_closely() {
        let (mut pace, start) = (Pace::default(), Instant::now());
        assert_eq!(pace.next(start, start), Duration::ZERO);
        assert_eq!(pace.next(start, start), LIVELY_INTERVAL);
        let later = start + Duration::from_secs(3);
        assert_eq!(pace.next(later, later), STEADY_INTERVAL);
        pace.rest();
        assert_eq!(pace.next(later, later), Duration::ZERO);
        assert_eq!(pace.next(later, later), LIVELY_INTERVAL);
    }
}
