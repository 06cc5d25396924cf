//! Long work on a background thread: a typed result, progress, and cancel.
//!
//! A [`Job`] owns its thread's cancel flag: dropping the job stops the work. Long work runs inside the rayon pool of
//! [`pool_of_workers`], which leaves one core free, so that a window keeps its frames. The worker wakes the window
//! through a callback, so this module knows no window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::sync::{Arc, OnceLock};

use crate::machine::lower_priority;
use crate::progress::{Cancelled, Progress, ProgressReport};
use crate::reports::Defect;

#[cfg(not(panic = "unwind"))]
compile_error!("a panic in a job or a frame is caught: nothing may be lost");

/// Called by workers when there is something new to show.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How a job ended without a result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    #[error("cancelled")]
    Cancelled,
    /// Holds words that are shown as they are.
    #[error("{0}")]
    Failed(String),
    #[error("no thread could be started: {0}")]
    NoThread(String),
    #[error("the worker is gone")]
    WorkerGone,
    /// The work panicked.
    #[error("this is a defect in Katachi, please report it: {0}")]
    Panicked(Defect),
}

impl From<Cancelled> for JobError {
    fn from(_: Cancelled) -> Self {
        JobError::Cancelled
    }
}

/// Which threads a piece of work may use.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pool {
    /// Long work: all cores but one, one piece after the other.
    #[default]
    Long,
    /// Work that the user waits for while long work goes on: a pool of one thread.
    Brief,
    /// No pool: the job's own thread, as for a long search. It delays no other work, and no other work delays it.
    None,
}

/// A running piece of work with the result `T`.
pub struct Job<T> {
    name: String,
    progress: Arc<Progress>,
    result: Receiver<Result<T, JobError>>,
}

impl<T: Send + 'static> Job<T> {
    /// Starts work on its own thread, inside a pool.
    ///
    /// `progress` is shared with whoever watches the work.
    pub fn start_on(
        pool: Pool,
        progress: Arc<Progress>,
        name: impl Into<String>,
        wake: Wake,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> Job<T> {
        let name = name.into();
        let (sender, result) = channel();
        let shared = Arc::clone(&progress);
        let spawned = std::thread::Builder::new().name(name.clone()).spawn(move || {
            lower_priority();
            let caught = catch_unwind(AssertUnwindSafe(|| match pool {
                Pool::Long => pool_of_workers().install(|| work(&shared)),
                Pool::Brief => brief_pool().install(|| work(&shared)),
                Pool::None => work(&shared),
            }));
            let outcome = caught.unwrap_or_else(|panic| Err(JobError::Panicked(Defect::from_panic(&*panic))));
            // The watcher may be gone: then nobody wants the result.
            let _ = sender.send(outcome);
            wake();
        });
        if let Err(error) = spawned {
            // Polling would only find a closed channel. Send the reason instead.
            let (sender, failed) = channel();
            let _ = sender.send(Err(JobError::NoThread(error.to_string())));
            return Job { name, progress, result: failed };
        }
        Job { name, progress, result }
    }

    /// Starts long work on its own thread, inside the background pool.
    pub fn start(
        name: impl Into<String>,
        wake: Wake,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> Job<T> {
        Job::start_on(Pool::Long, Arc::default(), name, wake, work)
    }

    /// Starts work that the user waits for, in a pool that long work does not hold up.
    pub fn start_brief(
        name: impl Into<String>,
        wake: Wake,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> Job<T> {
        Job::start_on(Pool::Brief, Arc::default(), name, wake, work)
    }

    /// Starts work on its own thread, outside every pool.
    pub fn start_apart(
        name: impl Into<String>,
        wake: Wake,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> Job<T> {
        Job::start_on(Pool::None, Arc::default(), name, wake, work)
    }

    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn progress(&self) -> ProgressReport {
        self.progress.report()
    }

    pub fn cancel(&self) {
        self.progress.cancel();
    }

    pub fn is_cancelled(&self) -> bool {
        self.progress.is_cancelled()
    }

    /// The result, once: `None` while the work goes on.
    pub fn poll(&self) -> Option<Result<T, JobError>> {
        match self.result.try_recv() {
            Ok(outcome) => Some(outcome),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(JobError::WorkerGone)),
        }
    }

    /// Waits for the result.
    ///
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn wait(self) -> Result<T, JobError> {
        self.result.recv().unwrap_or_else(|_| Err(JobError::WorkerGone))
    }
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}

/// The background pool: `max(1, cores − 1)` threads at a lower priority.
pub fn pool_of_workers() -> &'static rayon::ThreadPool {
    static POOL: OnceLock<rayon::ThreadPool> = OnceLock::new();
    POOL.get_or_init(|| {
        let cores = std::thread::available_parallelism().map_or(2, usize::from);
        new_pool("katachi-worker", cores.saturating_sub(1).max(1))
    })
}

/// The pool of one thread for work that the user waits for while long work goes on.
fn brief_pool() -> &'static rayon::ThreadPool {
    static POOL: OnceLock<rayon::ThreadPool> = OnceLock::new();
    POOL.get_or_init(|| new_pool("katachi-brief", 1))
}

fn new_pool(name: &'static str, threads: usize) -> rayon::ThreadPool {
    rayon::ThreadPoolBuilder::new()
        .num_threads(threads)
        .thread_name(move |index| format!("{name}-{index}"))
        .start_handler(|_| lower_priority())
        .build()
        .expect("a pool of a few threads can be started, or the system could not run a window either")
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    fn no_wake() -> Wake {
        Arc::new(|| {})
    }

    #[test]
    fn a_job_returns_its_result_once() {
        let job = Job::start("adding", no_wake(), |_| Ok(2 + 2));
        assert_eq!(job.wait(), Ok(4));
    }

    #[test]
    fn cancel_stops_the_work_and_is_not_a_failure() {
        let job = Job::start("endless", no_wake(), |progress| -> Result<(), JobError> {
            loop {
                progress.check()?;
                std::thread::sleep(Duration::from_millis(1));
            }
        });
        job.cancel();
        let deadline = Instant::now() + Duration::from_secs(10);
        let outcome = loop {
            if let Some(outcome) = job.poll() {
                break outcome;
            }
            assert!(Instant::now() < deadline, "the job did not stop");
            std::thread::sleep(Duration::from_millis(1));
        };
        assert_eq!(outcome, Err(JobError::Cancelled));
    }

    #[test]
    fn a_panic_is_reported_with_its_message() {
        let job = Job::start("broken", no_wake(), |_| -> Result<(), JobError> { panic!("no such board") });
        assert_eq!(job.wait(), Err(JobError::Panicked(Defect { message: "no such board".to_owned(), report: None })));
    }
}
