//! Searches side by side, and what they may use up.
//!
//! Which search goes to which lane does not depend on the machine, and a lane's time is the processor time of its thread.
//! So a busy machine, or one with a single core, takes longer and finds the same.

use std::time::Duration;

use super::patterns::Acquisition;
use super::solver::thread_time;

/// So many searches go on at the same time, where there are threads for them.
pub const LANES: usize = 2;

/// What may be used up.
#[derive(Clone, Copy, Debug)]
pub(super) struct Limits {
    /// Positions.
    pub nodes: u64,
    /// Processor time of a lane.
    pub time: Option<Duration>,
}

/// What was used up.
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

impl Limits {
    /// What is left after something was spent.
    pub fn after(self, spent: Spent) -> Limits {
        Limits {
            nodes: self.nodes.saturating_sub(spent.nodes),
            time: self.time.map(|time| time.saturating_sub(spent.time)),
        }
    }

    pub fn at_most(self, nodes: u64) -> Limits {
        Limits { nodes: self.nodes.min(nodes), ..self }
    }

    pub fn are_over(self) -> bool {
        self.nodes == 0 || self.time == Some(Duration::ZERO)
    }
}

/// A job's outcome and what it spent.
type Done<R> = (R, Spent);

/// Does the jobs on lanes in turn, the first on the first; the outcomes in the order of the jobs. Each may make an equal part
/// of the positions, and take the time that those before it on its lane have left. With something to learn into there is
/// one lane.
pub(super) fn in_lanes<J: Send, R: Send>(
    jobs: Vec<J>,
    limits: Limits,
    acquisition: Option<&mut Acquisition>,
    work: impl Fn(J, Limits, Option<&mut Acquisition>) -> Done<R> + Sync,
) -> Done<Vec<R>> {
    let nodes = limits.nodes / jobs.len().max(1) as u64;
    let lane = |jobs: Vec<J>, mut acquisition: Option<&mut Acquisition>| {
        let mut time = Duration::ZERO;
        let mut done: Vec<Done<R>> = Vec::with_capacity(jobs.len());
        for job in jobs {
            let left = Limits { nodes, ..limits.after(Spent { nodes: 0, time }) };
            let (outcome, spent) = work(job, left, acquisition.as_deref_mut());
            time += spent.time;
            done.push((outcome, spent));
        }
        (done, time)
    };
    if let Some(acquisition) = acquisition {
        let (done, time) = lane(jobs, Some(acquisition));
        let nodes = done.iter().map(|(_, spent)| spent.nodes).sum();
        return (done.into_iter().map(|(outcome, _)| outcome).collect(), Spent { nodes, time });
    }
    let (mut first, mut second) = (Vec::new(), Vec::new());
    for (at, job) in jobs.into_iter().enumerate() {
        if at % LANES == 0 { first.push(job) } else { second.push(job) }
    }
    let ((first, one), (second, other)) = rayon::join(|| lane(first, None), || lane(second, None));
    let mut spent = Spent { nodes: 0, time: one.max(other) };
    let (mut first, mut second) = (first.into_iter(), second.into_iter());
    let mut outcomes = Vec::new();
    while let Some((outcome, own)) = if outcomes.len() % LANES == 0 { first.next() } else { second.next() } {
        spent.nodes += own.nodes;
        outcomes.push(outcome);
    }
    (outcomes, spent)
}

/// Does something and takes its time.
pub(super) fn timed<R>(work: impl FnOnce() -> R) -> (R, Duration) {
    let started = thread_time();
    let outcome = work();
    (outcome, thread_time().saturating_sub(started))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits { nodes: 100, time: Some(Duration::from_secs(10)) };

    /// What each of so many jobs was allowed, where each takes as many seconds as its number.
    fn allowed(jobs: u64, acquisition: Option<&mut Acquisition>) -> Done<Vec<(u64, u64, u64)>> {
        in_lanes((0..jobs).collect(), LIMITS, acquisition, |job, left, _| {
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
        let (outcomes, spent) = allowed(4, Some(&mut Acquisition::new(true, false)));
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
        assert!(!Limits { nodes: 1, time: None }.after(Spent { nodes: 0, ..spent }).are_over());
    }
}
