//! Runs searches in parallel, within limits.
//!
//! The lane of a search doesn't depend on the machine, and a lane's time is its thread's processor time. A busy
//! machine, or one with a single core, takes longer but finds the same; unless the limits name a moment on the clock.

use katachi_core::machine::thread_time;
use std::time::{Duration, Instant};

use super::samples::Samples;

/// Number of searches that go on at the same time, if there are threads for them.
pub const LANES: usize = 2;

/// Limits of a search.
#[derive(Clone, Copy, Debug)]
pub(super) struct SearchLimits {
    /// Maximum number of positions.
    pub nodes: u64,
    /// Processor time of a lane.
    pub time: Option<Duration>,
    /// The moment on the clock at which every search ends.
    pub end: Option<Instant>,
}

/// The effort that was spent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Spent {
    /// Positions, of all lanes.
    pub nodes: u64,
    /// Processor time, of the lane that took longest.
    pub time: Duration,
}

impl Spent {
    pub fn add(&mut self, more: Spent) {
        self.nodes += more.nodes;
        self.time += more.time;
    }
}

impl SearchLimits {
    /// Limits without a moment on the clock.
    pub const fn new(nodes: u64, time: Option<Duration>) -> SearchLimits {
        SearchLimits { nodes, time, end: None }
    }

    /// The limits that remain after this effort.
    pub fn after(self, spent: Spent) -> SearchLimits {
        SearchLimits {
            nodes: self.nodes.saturating_sub(spent.nodes),
            time: self.time.map(|time| time.saturating_sub(spent.time)),
            end: self.end,
        }
    }

    pub fn at_most(self, nodes: u64) -> SearchLimits {
        SearchLimits { nodes: self.nodes.min(nodes), ..self }
    }

    pub fn are_over(self) -> bool {
        self.nodes == 0 || self.time == Some(Duration::ZERO) || is_past(self.end)
    }
}

/// Whether this moment on the clock, if there is one, is over.
pub(super) fn is_past(end: Option<Instant>) -> bool {
    end.is_some_and(|end| Instant::now() >= end)
}

/// A job's outcome and what it spent.
type Done<R> = (R, Spent);

/// Runs the jobs on the lanes in turn, beginning with the first lane. Outcomes are in the order of the jobs. Each job
/// gets an equal part of the positions, and the time that earlier jobs on its lane have left. With samples there
/// is only one lane.
pub(super) fn in_lanes<J: Send, R: Send>(
    jobs: Vec<J>,
    limits: SearchLimits,
    samples: Option<&mut Samples>,
    work: impl Fn(J, SearchLimits, Option<&mut Samples>) -> Done<R> + Sync,
) -> Done<Vec<R>> {
    let nodes = limits.nodes / jobs.len().max(1) as u64;
    let lane = |jobs: Vec<(usize, J)>, mut samples: Option<&mut Samples>| {
        let mut spent = Spent::default();
        let done = jobs.into_iter().map(|(at, job)| {
            let left = SearchLimits { nodes, ..limits.after(spent) };
            let (outcome, more) = work(job, left, samples.as_deref_mut());
            spent.add(more);
            (at, outcome)
        });
        (done.collect::<Vec<_>>(), spent)
    };
    let is_one = samples.is_some();
    let (first, second) = jobs.into_iter().enumerate().partition(|(at, _)| is_one || at % LANES == 0);
    // The second lane gets a thread of its own, since the threads of the pool may be busy with longer work.
    let ((mut done, one), (others, other)) = std::thread::scope(|scope| {
        let second: Vec<_> = second;
        let second = (!second.is_empty()).then(|| scope.spawn(|| lane(second, None)));
        let first = lane(first, samples);
        let second = second.map(|thread| thread.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)));
        (first, second.unwrap_or_default())
    });
    done.extend(others);
    done.sort_by_key(|&(at, _)| at);
    let spent = Spent { nodes: one.nodes + other.nodes, time: one.time.max(other.time) };
    (done.into_iter().map(|(_, outcome)| outcome).collect(), spent)
}

/// Does some work and measures its processor time.
pub(super) fn timed<R>(work: impl FnOnce() -> R) -> (R, Duration) {
    let started = thread_time();
    let outcome = work();
    (outcome, thread_time().saturating_sub(started))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: SearchLimits = SearchLimits::new(100, Some(Duration::from_secs(10)));

    /// The limits that each job gets. Job number n takes n seconds.
    fn allowed(jobs: u64, samples: Option<&mut Samples>) -> Done<Vec<(u64, u64, u64)>> {
        in_lanes((0..jobs).collect(), LIMITS, samples, |job, left, _| {
            let seconds = left.time.map_or(0, |time| time.as_secs());
            ((job, left.nodes, seconds), Spent { nodes: job, time: Duration::from_secs(job) })
        })
    }

    #[test]
    fn jobs_take_turns_on_the_lanes_and_the_longer_lane_counts() {
        let (outcomes, spent) = allowed(5, None);
        assert_eq!(outcomes, [(0, 20, 10), (1, 20, 10), (2, 20, 10), (3, 20, 9), (4, 20, 8)]);
        assert_eq!(spent, Spent { nodes: 10, time: Duration::from_secs(6) });
        assert_eq!(allowed(0, None), (Vec::new(), Spent::default()));
    }

    #[test]
    fn what_learns_goes_on_one_lane() {
        let (outcomes, spent) = allowed(4, Some(&mut Samples::default()));
        assert_eq!(outcomes, [(0, 25, 10), (1, 25, 10), (2, 25, 9), (3, 25, 7)]);
        assert_eq!(spent, Spent { nodes: 6, time: Duration::from_secs(6) });
    }

    #[test]
    fn limits_end_at_nothing() {
        assert!(!LIMITS.are_over());
        let spent = Spent { nodes: 200, time: Duration::from_secs(20) };
        let left = LIMITS.after(spent);
        assert_eq!((left.nodes, left.time), (0, Some(Duration::ZERO)));
        assert!(left.are_over() && LIMITS.at_most(0).are_over());
        assert!(!SearchLimits::new(1, None).after(Spent { nodes: 0, ..spent }).are_over());
    }
}
