//! The player's clock: main time, then byo-yomi, then loss on time.
//!
//! The clock runs only while its caller says so. The caller checks that the game is shown and that it is the player's
//! turn.

use std::time::{Duration, Instant};

use serde::{Deserialize, Serialize};

/// A player's time. Japanese byo-yomi: a period that was not used up starts afresh for the next move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TimeLimit {
    pub main: Duration,
    pub periods: u32,
    /// The length of one period.
    pub period: Duration,
}

impl Default for TimeLimit {
    fn default() -> TimeLimit {
        TimeLimit { main: Duration::from_secs(10 * 60), periods: 3, period: Duration::from_secs(30) }
    }
}

impl TimeLimit {
    /// The text of SGF's OT property; empty without byo-yomi.
    pub fn overtime(&self) -> String {
        match self.periods {
            0 => String::new(),
            periods => format!("{periods}x{} byo-yomi", self.period.as_secs()),
        }
    }

    pub fn is_nothing(&self) -> bool {
        self.main.is_zero() && (self.periods == 0 || self.period.is_zero())
    }
}

/// Maximum time that one tick takes off. A longer gap means that the window was hidden or the machine asleep.
const MAX_TICK: Duration = Duration::from_secs(1);

/// The time that is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TimeLeft {
    /// The rest of the main time, or of the present period.
    pub time: Duration,
    /// Periods, the present one among them; `None` during the main time.
    pub periods: Option<u32>,
}

/// A clock as a session keeps it. Its limit is in the form of the game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct KeptClock {
    left: TimeLeft,
    before: Vec<TimeLeft>,
    after: Vec<TimeLeft>,
    has_run_out: bool,
}

#[derive(Clone, Debug)]
pub struct Clock {
    limit: TimeLimit,
    left: TimeLeft,
    /// The time left before each of the player's moves, for undo. No `Trail`: time is never taken again.
    before: Vec<TimeLeft>,
    /// The time left after each of the player's moves.
    after: Vec<TimeLeft>,
    is_paused: bool,
    has_run_out: bool,
    /// The time of the latest tick, while the clock runs.
    ticked: Option<Instant>,
}

impl Clock {
    pub fn new(limit: TimeLimit) -> Clock {
        let left = match limit.main.is_zero() {
            true => TimeLeft { time: limit.period, periods: Some(limit.periods) },
            false => TimeLeft { time: limit.main, periods: None },
        };
        Clock { limit, left, before: Vec::new(), after: Vec::new(), is_paused: false, has_run_out: false, ticked: None }
    }

    /// The clock with the time left in whole seconds, rounded up. A session is written when it differs from its file, so
    /// with the exact time a running clock would have it written without end.
    pub(super) fn kept(&self) -> KeptClock {
        let (before, after) = (self.before.clone(), self.after.clone());
        let secs = self.left.time.as_secs().saturating_add(u64::from(self.left.time.subsec_nanos() > 0));
        let left = TimeLeft { time: Duration::from_secs(secs), ..self.left };
        KeptClock { left, before, after, has_run_out: self.has_run_out }
    }

    /// Takes over the times of an earlier session, and stands still.
    pub(super) fn take_up(&mut self, kept: &KeptClock) {
        (self.left, self.has_run_out, self.is_paused) = (kept.left, kept.has_run_out, true);
        (self.before, self.after) = (kept.before.clone(), kept.after.clone());
    }

    pub fn limit(&self) -> TimeLimit {
        self.limit
    }

    pub fn left(&self) -> TimeLeft {
        self.left
    }

    pub fn is_paused(&self) -> bool {
        self.is_paused
    }

    pub fn has_run_out(&self) -> bool {
        self.has_run_out
    }

    /// The time left after each of the player's moves.
    pub fn after_moves(&self) -> &[TimeLeft] {
        &self.after
    }

    pub(super) fn pause(&mut self, is_paused: bool) {
        self.is_paused = is_paused;
    }

    /// Takes off the time since the last call, if the clock runs now and ran then.
    pub(super) fn tick(&mut self, now: Instant, runs: bool) {
        let since = self.ticked.take();
        if runs && !self.is_paused && !self.has_run_out {
            if let Some(since) = since {
                self.pass(now.saturating_duration_since(since).min(MAX_TICK));
            }
            self.ticked = Some(now);
        }
    }

    fn pass(&mut self, mut spent: Duration) {
        while spent >= self.left.time {
            spent -= self.left.time;
            let periods = self.left.periods.map_or(self.limit.periods, |periods| periods.saturating_sub(1));
            if periods == 0 || self.limit.period.is_zero() {
                (self.left, self.has_run_out) = (TimeLeft { time: Duration::ZERO, periods: self.left.periods }, true);
                return;
            }
            self.left = TimeLeft { time: self.limit.period, periods: Some(periods) };
        }
        self.left.time -= spent;
    }

    /// Notes that the player has moved.
    pub(super) fn moved(&mut self, turn_began: TimeLeft) {
        self.before.push(turn_began);
        self.after.push(self.left);
        if self.left.periods.is_some() {
            self.left.time = self.limit.period;
        }
        self.ticked = None;
    }

    /// Takes back the player's moves after the first `moves`.
    pub(super) fn back_to(&mut self, moves: usize) {
        if let Some(&left) = self.before.get(moves) {
            self.left = left;
            self.before.truncate(moves);
            self.after.truncate(moves);
        }
        self.ticked = None;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    fn clock(main: u64, periods: u32, period: u64) -> Clock {
        let secs = Duration::from_secs;
        Clock::new(TimeLimit { main: secs(main), periods, period: secs(period) })
    }

    /// The seconds and periods left.
    fn left(clock: &Clock) -> (u64, Option<u32>) {
        (clock.left().time.as_secs(), clock.left().periods)
    }

    #[test]
    fn byo_yomi_follows_main_time_and_a_period_that_was_not_used_up_is_there_again() {
        let mut clock = clock(60, 3, 30);
        clock.pass(50 * SECOND);
        assert_eq!(left(&clock), (10, None));
        clock.pass(15 * SECOND);
        assert_eq!(left(&clock), (25, Some(3)));
        clock.moved(clock.left());
        assert_eq!(left(&clock), (30, Some(3)));
        clock.pass(70 * SECOND);
        assert_eq!((left(&clock), clock.has_run_out()), ((20, Some(1)), false));
        clock.moved(clock.left());
        clock.pass(29 * SECOND);
        assert!(!clock.has_run_out());
        clock.pass(SECOND);
        assert!(clock.has_run_out());
        assert_eq!(clock.after_moves().iter().map(|left| left.time.as_secs()).collect::<Vec<_>>(), [25, 20]);
    }

    #[test]
    fn without_byo_yomi_main_time_is_all_and_without_main_time_periods_are() {
        let mut sudden = clock(10, 0, 30);
        sudden.pass(10 * SECOND);
        assert!(sudden.has_run_out());
        let mut periods = clock(0, 1, 5);
        assert_eq!(left(&periods), (5, Some(1)));
        periods.pass(4 * SECOND);
        periods.moved(periods.left());
        assert_eq!(left(&periods), (5, Some(1)));
        periods.pass(5 * SECOND);
        assert!(periods.has_run_out());
    }

    #[test]
    fn time_passes_only_between_two_ticks_that_both_run() {
        let (mut clock, start) = (clock(60, 0, 0), Instant::now());
        clock.tick(start, true);
        (1..=10).for_each(|half| clock.tick(start + half * SECOND / 2, true));
        assert_eq!(left(&clock).0, 55);
        clock.tick(start + 6 * SECOND, false);
        clock.tick(start + 7 * SECOND, true);
        assert_eq!(left(&clock).0, 55, "out of sight");
        clock.pause(true);
        clock.tick(start + 8 * SECOND, true);
        clock.pause(false);
        clock.tick(start + 9 * SECOND, true);
        clock.tick(start + 10 * SECOND, true);
        assert_eq!(left(&clock).0, 54);
        clock.tick(start + 4000 * SECOND, true);
        assert_eq!(left(&clock).0, 53, "nobody saw it meanwhile");
    }

    #[test]
    fn a_running_clock_is_kept_otherwise_only_once_a_second() {
        let mut clock = clock(60, 3, 30);
        let mut kept = vec![clock.kept()];
        for _ in 0..30 {
            clock.pass(SECOND / 10);
            kept.push(clock.kept());
        }
        kept.dedup();
        assert_eq!(kept.iter().map(|kept| kept.left.time.as_secs()).collect::<Vec<_>>(), [60, 59, 58, 57]);
        clock.pass(200 * SECOND);
        assert_eq!((clock.kept().left.time, clock.kept().has_run_out), (Duration::ZERO, true));
    }

    #[test]
    fn undo_brings_the_time_back() {
        let mut clock = clock(60, 0, 0);
        for _ in 0..3 {
            let began = clock.left();
            clock.pass(10 * SECOND);
            clock.moved(began);
        }
        assert_eq!(left(&clock).0, 30);
        clock.back_to(1);
        assert_eq!((left(&clock).0, clock.after_moves().len()), (50, 1));
    }
}
