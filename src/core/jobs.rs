//! Work on a background thread: a typed result, progress, and cancel.
//!
//! A [`Job`] owns its thread's cancel flag: dropping the job stops the work. The jobs of a [`Scheduler`] take turns, each
//! on threads of its own (`workers.rs`) at a lower priority than the window's. The worker wakes the window through a
//! callback: this module does not depend on the window.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::thread;
use std::time::{Duration, Instant};

use crate::machine::lower_priority;
use crate::progress::{Cancelled, Progress, ProgressReport};
use crate::reports::Defect;
use crate::scheduler::{Priority, Scheduler};
use crate::workers::{end_idle_workers, with_workers};

#[cfg(not(panic = "unwind"))]
compile_error!("a panic in a job or a frame is caught: nothing may be lost");

/// Work that takes at least this long may have used much memory.
const LARGE_WORK_TIME: Duration = Duration::from_millis(250);
/// The allocator returns memory to the system when a thread ends, if the memory was freed at least a second before.
const ALLOCATOR_DELAY: Duration = Duration::from_secs(2);

/// Called by workers when there is something new to show.
pub type Wake = Arc<dyn Fn() + Send + Sync>;

/// How a job ended without a result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum JobError {
    #[error("cancelled")]
    Cancelled,
    /// The words are shown as they are.
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

/// A running piece of work with the result `T`.
pub struct Job<T> {
    name: String,
    progress: Arc<Progress>,
    result: Receiver<Result<T, JobError>>,
}

impl<T: Send + 'static> Job<T> {
    /// Starts work on a thread of its own.
    ///
    /// The caller can watch the work through `progress`. With a priority, the work takes turns with the scheduler's other
    /// jobs. Without one, it neither delays other work nor waits for it.
    pub fn start(
        scheduler: &Scheduler,
        priority: Option<Priority>,
        progress: Arc<Progress>,
        name: impl Into<String>,
        wake: Wake,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> Job<T> {
        let name = name.into();
        let (sender, result) = channel();
        let shared = Arc::clone(&progress);
        priority.inspect(|&priority| progress.enter(scheduler, priority));
        let spawned = thread::Builder::new().name(name.clone()).spawn(move || {
            lower_priority();
            let begun = Instant::now();
            let caught = catch_unwind(AssertUnwindSafe(|| match priority {
                Some(_) => with_workers(|| work(&shared)),
                None => work(&shared),
            }));
            shared.leave();
            let outcome = caught.unwrap_or_else(|panic| Err(JobError::Panicked(Defect::from_panic(&*panic))));
            // Sending fails if the job was dropped. Then nobody wants the result.
            let _ = sender.send(outcome);
            wake();
            if begun.elapsed() >= LARGE_WORK_TIME {
                give_memory_back();
            }
        });
        if let Err(error) = spawned {
            progress.leave();
            // The first channel is closed. A second one takes the reason to the caller.
            let (sender, failed) = channel();
            let _ = sender.send(Err(JobError::NoThread(error.to_string())));
            return Job { name, progress, result: failed };
        }
        Job { name, progress, result }
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

    /// Whether the work stands still because other work comes first.
    pub fn is_paused(&self) -> bool {
        self.progress.is_paused()
    }

    /// Gives the work another priority while it runs.
    pub fn set_priority(&self, priority: Priority) {
        self.progress.set_priority(priority);
    }

    /// Returns the result once; `None` while the work goes on.
    pub fn poll(&self) -> Option<Result<T, JobError>> {
        match self.result.try_recv() {
            Ok(outcome) => Some(outcome),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => Some(Err(JobError::WorkerGone)),
        }
    }

    /// Waits for the result.
    ///
    /// Errors: the user stopped the work, or it failed.
    pub fn wait(self) -> Result<T, JobError> {
        self.result.recv().unwrap_or_else(|_| Err(JobError::WorkerGone))
    }
}

/// Makes the allocator return the memory of large work, or of what was closed. Does not wait for it.
pub fn give_memory_back() {
    end_idle_workers();
    // The allocator returns memory when a thread ends. If this one cannot be started, the next work does it.
    let _ = thread::Builder::new().name("katachi-memory".to_owned()).spawn(|| {
        thread::sleep(ALLOCATOR_DELAY);
        // The allocator notices the end of a thread only if the thread has used it.
        drop(std::hint::black_box(Box::new(0_u8)));
    });
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.progress.cancel();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn no_wake() -> Wake {
        Arc::new(|| {})
    }

    fn start<T: Send + 'static>(
        name: &str,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> Job<T> {
        Job::start(&Scheduler::default(), Some(Priority::Shown), Arc::default(), name, no_wake(), work)
    }

    #[test]
    fn a_job_returns_its_result_once() {
        let job = start("adding", |_| Ok(2 + 2));
        assert_eq!(job.wait(), Ok(4));
    }

    #[test]
    fn cancel_stops_the_work_and_is_not_a_failure() {
        let job = start("endless", |progress| -> Result<(), JobError> {
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
        let job = start("broken", |_| -> Result<(), JobError> { panic!("no such board") });
        assert_eq!(job.wait(), Err(JobError::Panicked(Defect { message: "no such board".to_owned(), report: None })));
    }
}
