//! One order for all background work: what the user asked for just now comes first, then what is on the screen, then
//! what may be useful later.
//!
//! A job runs while no other job comes before it. Otherwise its threads wait wherever they ask [`Progress::check`] or
//! count with [`Progress::add`], and give up the cores. Jobs share no threads (`workers.rs`), so a job that waits holds
//! up no other. A job that itself waits for something outside, such as a lock, stands aside meanwhile
//! ([`Progress::stand_aside`]): whoever holds the lock can go on, even with a lower priority.
//!
//! [`Progress::check`]: crate::progress::Progress::check
//! [`Progress::add`]: crate::progress::Progress::add
//! [`Progress::stand_aside`]: crate::progress::Progress::stand_aside

use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex, MutexGuard};
use std::time::{Duration, Instant};

/// How urgently work is needed; the last is the most urgent.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Priority {
    /// It may be useful later. Of several jobs, the one that began first runs first.
    Ahead,
    /// A pane shows its result, or it takes long. The latest runs first.
    #[default]
    Shown,
    /// The user waits for it, and it ends soon. All such jobs run at once. One that lasts longer than
    /// [`MAX_URGENT_TIME`] becomes [`Priority::Shown`], as if it had been so from its beginning: what was asked for
    /// since goes first. One that did not ask for [`MAX_DEAF_TIME`] is the latest of them when it asks again.
    Asked,
}

/// Time for which a job goes before all that is shown.
const MAX_URGENT_TIME: Duration = Duration::from_secs(1);
/// The time after which nobody waits for an urgent job that never asks whether it may run: it is in the middle of
/// something that cannot stand still.
const MAX_DEAF_TIME: Duration = Duration::from_secs(2);

impl Priority {
    /// The place in the order of a job that was started, or raised, as number `turn`.
    fn rank(self, turn: u64) -> u64 {
        const SHOWN: u64 = 1 << 62;
        match self {
            Priority::Ahead => SHOWN - 1 - turn,
            Priority::Shown => SHOWN + turn,
            Priority::Asked => u64::MAX,
        }
    }
}

/// The place in the order of an urgent job that did not ask for too long, until it asks: below all others.
const DEAF_RANK: u64 = 0;

/// Decides which of its jobs run. Clones share the same jobs.
#[derive(Clone, Debug, Default)]
pub struct Scheduler(Arc<SchedulerState>);

#[derive(Debug, Default)]
struct SchedulerState {
    /// Jobs below this rank wait.
    bar: AtomicU64,
    jobs: Mutex<Jobs>,
    changed: Condvar,
}

#[derive(Debug, Default)]
struct Jobs {
    by_number: HashMap<u64, ScheduledJob>,
    /// Numbers and turns that were given.
    given: u64,
}

#[derive(Debug)]
struct ScheduledJob {
    rank: Arc<AtomicU64>,
    /// When it got its priority, as a turn and as a time.
    turn: u64,
    raised: Instant,
    /// Threads of the job that wait for something outside.
    aside: usize,
}

impl Scheduler {
    /// Takes a job in. It counts until [`Turn::leave`].
    pub(crate) fn enter(&self, priority: Priority) -> Turn {
        let mut jobs = self.0.lock();
        jobs.given += 1;
        let number = jobs.given;
        let rank = Arc::new(AtomicU64::new(priority.rank(number)));
        let job = ScheduledJob { rank: Arc::clone(&rank), turn: number, raised: Instant::now(), aside: 0 };
        jobs.by_number.insert(number, job);
        self.0.set_bar(&jobs);
        Turn { scheduler: self.clone(), number, rank, began: Instant::now(), raised_ms: AtomicU64::new(0) }
    }

    /// Whether any job is there.
    pub fn is_idle(&self) -> bool {
        self.0.lock().by_number.is_empty()
    }
}

impl SchedulerState {
    fn lock(&self) -> MutexGuard<'_, Jobs> {
        self.jobs.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    /// Lets all others go before urgent jobs that do not ask.
    fn pass_over_the_deaf(&self, jobs: &Jobs) {
        let is_deaf = |job: &&ScheduledJob| {
            job.rank.load(SeqCst) == u64::MAX && job.aside == 0 && job.raised.elapsed() > MAX_DEAF_TIME
        };
        let deaf = jobs.by_number.values().filter(is_deaf);
        if deaf.map(|job| job.rank.store(DEAF_RANK, SeqCst)).count() > 0 {
            self.set_bar(jobs);
        }
    }

    fn set_bar(&self, jobs: &Jobs) {
        let running = jobs.by_number.values().filter(|job| job.aside == 0);
        self.bar.store(running.map(|job| job.rank.load(SeqCst)).max().unwrap_or(0), SeqCst);
        self.changed.notify_all();
    }
}

/// A job's place in the order.
#[derive(Debug)]
pub(crate) struct Turn {
    scheduler: Scheduler,
    number: u64,
    rank: Arc<AtomicU64>,
    began: Instant,
    /// When it got its priority, in milliseconds after `began`.
    raised_ms: AtomicU64,
}

impl Turn {
    /// Makes an urgent job one of those that are shown, if it takes long.
    #[inline]
    pub fn age(&self) {
        match self.rank.load(SeqCst) {
            DEAF_RANK => self.set_priority(Priority::Shown),
            u64::MAX if self.since_raised() > MAX_URGENT_TIME => {
                self.change(|job, _| job.rank.store(Priority::Shown.rank(job.turn), SeqCst));
            }
            _ => {}
        }
    }

    fn since_raised(&self) -> Duration {
        self.began.elapsed().saturating_sub(Duration::from_millis(self.raised_ms.load(SeqCst)))
    }

    /// Whether another job comes before this one.
    #[inline]
    pub fn must_wait(&self) -> bool {
        self.rank.load(SeqCst) < self.scheduler.0.bar.load(SeqCst)
    }

    /// Waits while other jobs come before this one, at most until `is_over`. Whoever changes what `is_over` says calls
    /// [`Turn::leave`].
    pub fn wait(&self, is_over: impl Fn() -> bool) {
        let mut jobs = self.scheduler.0.lock();
        while self.must_wait() && !is_over() {
            let waited = self.scheduler.0.changed.wait_timeout(jobs, MAX_DEAF_TIME);
            jobs = waited.unwrap_or_else(|poisoned| poisoned.into_inner()).0;
            self.scheduler.0.pass_over_the_deaf(&jobs);
        }
    }

    /// Gives the job a priority, as if it began now.
    pub fn set_priority(&self, priority: Priority) {
        self.raised_ms.store(self.began.elapsed().as_millis() as u64, SeqCst);
        self.change(|job, turn| {
            job.rank.store(priority.rank(turn), SeqCst);
            (job.turn, job.raised) = (turn, Instant::now());
        });
    }

    /// Runs `outside`, which waits for something that is no work of this program, without keeping other jobs waiting.
    pub fn stand_aside<T>(&self, outside: impl FnOnce() -> T) -> T {
        struct Return<'a>(&'a Turn);
        impl Drop for Return<'_> {
            fn drop(&mut self) {
                self.0.change(|job, _| job.aside -= 1);
            }
        }
        self.change(|job, _| job.aside += 1);
        let _return = Return(self);
        outside()
    }

    /// The job has ended, or was cancelled: nobody waits for it any more, and its waiting threads ask again.
    pub fn leave(&self) {
        let mut jobs = self.scheduler.0.lock();
        jobs.by_number.remove(&self.number);
        self.scheduler.0.set_bar(&jobs);
    }

    fn change(&self, change: impl FnOnce(&mut ScheduledJob, u64)) {
        let mut jobs = self.scheduler.0.lock();
        jobs.given += 1;
        let turn = jobs.given;
        if let Some(job) = jobs.by_number.get_mut(&self.number) {
            change(job, turn);
        }
        self.scheduler.0.set_bar(&jobs);
    }
}

#[cfg(test)]
mod tests {
    use std::sync::atomic::AtomicBool;
    use std::time::{Duration, Instant};

    use rayon::prelude::*;

    use super::*;
    use crate::jobs::{Job, JobError};
    use crate::progress::{Cancelled, Progress};

    /// Within this time everything happens that has to happen at once. The machine may be busy with other tests.
    const SOON: Duration = Duration::from_secs(20);

    fn start<T: Send + 'static>(
        scheduler: &Scheduler,
        priority: Priority,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> (Job<T>, Arc<Progress>) {
        let progress = Arc::<Progress>::default();
        let wake = Arc::new(|| {});
        (Job::start(scheduler, Some(priority), Arc::clone(&progress), "work", wake, work), progress)
    }

    /// Uses all cores until it is cancelled.
    fn endless(progress: &Progress) -> Result<(), JobError> {
        let ends = rayon::broadcast(|_| {
            loop {
                progress.add(1);
                if let Err(cancelled) = progress.check() {
                    break cancelled;
                }
            }
        });
        ends.into_iter().for_each(|Cancelled| ());
        Err(JobError::Cancelled)
    }

    fn until(holds: impl Fn() -> bool) {
        let begun = Instant::now();
        while !holds() {
            assert!(begun.elapsed() < SOON, "it does not happen");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    fn ended<T: Send + 'static>(job: Job<T>) -> Result<T, JobError> {
        let begun = Instant::now();
        loop {
            if let Some(outcome) = job.poll() {
                return outcome;
            }
            assert!(begun.elapsed() < SOON, "the job does not end");
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn urgent_work_starts_at_once_and_all_other_work_stands_still_until_it_ends() {
        let scheduler = Scheduler::default();
        let lower: Vec<_> = [Priority::Ahead, Priority::Shown]
            .map(|priority| start(&scheduler, priority, endless))
            .into_iter()
            .collect();
        until(|| lower[1].1.report().done > 1_000);
        let release = Arc::new(AtomicBool::new(false));
        let may_end = Arc::clone(&release);
        let (urgent, progress) = start(&scheduler, Priority::Asked, move |progress| {
            while !may_end.load(SeqCst) {
                progress.add(1);
                std::thread::sleep(Duration::from_millis(1));
            }
            Ok(())
        });
        until(|| progress.report().done > 0 && lower.iter().all(|(job, _)| job.is_paused()));
        // A thread may have been between two questions.
        std::thread::sleep(Duration::from_millis(50));
        let done = || [lower[0].1.report().done, lower[1].1.report().done];
        let before = done();
        let threads = std::thread::available_parallelism().map_or(1, usize::from) as u64;
        std::thread::sleep(Duration::from_millis(100));
        assert!(before.iter().zip(done()).all(|(before, now)| now <= before + threads), "they go on: {before:?}");
        release.store(true, SeqCst);
        assert_eq!(ended(urgent), Ok(()));
        until(|| done()[1] > before[1] + 1_000);
        assert!(lower[0].0.is_paused(), "what may be useful later waits for what is shown");
        lower[1].0.cancel();
        until(|| done()[0] > before[0] + 1_000);
        for (job, _) in lower {
            job.cancel();
            assert_eq!(ended(job), Err(JobError::Cancelled));
        }
        until(|| scheduler.is_idle());
    }

    #[test]
    fn the_latest_shown_work_goes_first_and_paused_work_can_be_raised_and_cancelled() {
        let scheduler = Scheduler::default();
        let first = start(&scheduler, Priority::Shown, endless);
        let second = start(&scheduler, Priority::Shown, endless);
        assert!(first.0.is_paused() && !second.0.is_paused());
        first.0.set_priority(Priority::Shown);
        assert!(!first.0.is_paused() && second.0.is_paused());
        let ahead = start(&scheduler, Priority::Ahead, endless);
        assert!(ahead.0.is_paused());
        ahead.0.cancel();
        assert_eq!(ended(ahead.0), Err(JobError::Cancelled), "paused work can be cancelled");
        second.0.set_priority(Priority::Asked);
        assert!(first.0.is_paused() && !second.0.is_paused());
        for (job, _) in [first, second] {
            job.cancel();
            assert_eq!(ended(job), Err(JobError::Cancelled));
        }
    }

    #[test]
    fn urgent_work_that_takes_long_gives_way_to_what_is_asked_for_later() {
        let scheduler = Scheduler::default();
        let long = start(&scheduler, Priority::Asked, endless);
        let shown = start(&scheduler, Priority::Shown, endless);
        assert!(shown.0.is_paused());
        std::thread::sleep(MAX_URGENT_TIME);
        until(|| long.0.is_paused() && !shown.0.is_paused());
        let later = start(&scheduler, Priority::Shown, endless);
        assert!(long.0.is_paused() && shown.0.is_paused() && !later.0.is_paused());
        long.0.set_priority(Priority::Asked);
        assert!(!long.0.is_paused() && later.0.is_paused(), "it can be raised again");
        for (job, _) in [long, shown, later] {
            job.cancel();
            assert_eq!(ended(job), Err(JobError::Cancelled));
        }
    }

    #[test]
    fn urgent_work_that_never_asks_holds_nothing_up_for_long() {
        let scheduler = Scheduler::default();
        let (may_end, is_over) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (release, over) = (Arc::clone(&may_end), Arc::clone(&is_over));
        let (deaf, _) = start(&scheduler, Priority::Asked, move |progress| {
            while !may_end.load(SeqCst) {
                std::thread::sleep(Duration::from_millis(1));
            }
            over.store(true, SeqCst);
            // It asks again, and is the latest that is shown.
            Ok(progress.check()?)
        });
        let (shown, _) = start(&scheduler, Priority::Shown, |progress| Ok(progress.check()?));
        assert!(shown.is_paused());
        assert_eq!(ended(shown), Ok(()));
        assert!(!is_over.load(SeqCst));
        let (later, _) = start(&scheduler, Priority::Shown, endless);
        release.store(true, SeqCst);
        assert_eq!(ended(deaf), Ok(()));
        later.cancel();
        assert_eq!(ended(later), Err(JobError::Cancelled));
    }

    #[test]
    fn urgent_work_that_waits_for_a_lock_lets_the_holder_go_on() {
        let scheduler = Scheduler::default();
        let (locked, is_held) = (Arc::new(Mutex::new(())), Arc::new(AtomicBool::new(false)));
        let (own, held) = (Arc::clone(&locked), Arc::clone(&is_held));
        let (holder, _) = start(&scheduler, Priority::Ahead, move |progress| {
            let _guard = own.lock().unwrap();
            held.store(true, SeqCst);
            for _ in 0..50 {
                progress.check()?;
                std::thread::sleep(Duration::from_millis(1));
            }
            Ok(())
        });
        until(|| is_held.load(SeqCst));
        let (urgent, _) = start(&scheduler, Priority::Asked, move |progress| {
            drop(progress.stand_aside(|| locked.lock().unwrap()));
            Ok(())
        });
        assert_eq!((ended(urgent), ended(holder)), (Ok(()), Ok(())));
    }

    #[test]
    fn any_order_of_starting_raising_and_cancelling_ends() {
        let scheduler = Scheduler::default();
        let mut seed = 7_u64;
        let mut draw = |below: u64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            (seed >> 33) % below
        };
        let all = [Priority::Ahead, Priority::Shown, Priority::Asked];
        let mut jobs = Vec::new();
        for _ in 0..120 {
            let (parts, priority) = (draw(200), all[draw(3) as usize]);
            jobs.push(start(&scheduler, priority, move |progress| {
                let work = |_: u64| {
                    progress.check()?;
                    progress.add(1);
                    progress.stand_aside(std::thread::yield_now);
                    Ok(())
                };
                (0..parts).into_par_iter().map(work).collect::<Result<(), Cancelled>>()?;
                Ok(parts)
            }));
            let (job, _) = &jobs[draw(jobs.len() as u64) as usize];
            match draw(3) {
                0 => job.cancel(),
                _ => job.set_priority(all[draw(3) as usize]),
            }
        }
        for (job, progress) in jobs {
            match ended(job) {
                Ok(parts) => assert_eq!(progress.report().done, parts),
                Err(error) => assert!(error == JobError::Cancelled && progress.is_cancelled()),
            }
        }
        until(|| scheduler.is_idle());
    }
}
