//! Background work. One owner, [`Tasks`], runs all of it.
//!
//! A workspace holds an [`Awaited`] for a value that it needs. [`Awaited::start`] makes a [`Task`], which goes out as an
//! effect; [`Tasks`] runs, shows and stops it, and reports how it ended. [`Awaited::poll`] takes in the value.

use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, TryRecvError, channel};
use std::time::{Duration, Instant};

use super::notices::ActionKind;
use katachi_core::jobs::{Job, JobError, Wake};
use katachi_core::progress::{Progress, ProgressReport};
use katachi_core::scheduler::{Priority, Scheduler};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::about;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TaskId(pub u64);

/// A running task as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct TaskView<'a> {
    pub id: TaskId,
    pub label: &'a str,
    pub report: ProgressReport,
    /// It was asked to stop and has not yet.
    pub is_cancelled: bool,
    /// It stands still because other work comes first.
    pub is_paused: bool,
    /// Since it was started.
    pub age: Duration,
}

/// How a piece of work ended.
enum Ended {
    Done,
    /// A message about it.
    Said(String),
    /// The work ended, but nothing waited for its value any longer.
    Unwanted,
}

/// The failure of a task, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TaskFailure {
    pub text: String,
    /// The library that the task read, which may be damaged.
    pub library: Option<PathBuf>,
    pub(super) kind: Option<ActionKind>,
}

/// The success of a task.
#[derive(Debug)]
pub(super) struct TaskSuccess {
    pub kind: ActionKind,
    pub library: Option<PathBuf>,
    /// The folder of the file that was saved.
    pub folder: Option<PathBuf>,
    pub began: Instant,
}

type Work = Box<dyn FnOnce(&Progress) -> Result<Ended, JobError> + Send>;

/// Work that has not begun yet.
pub struct Task {
    label: String,
    /// `None`: it takes no turns with other work.
    priority: Option<Priority>,
    is_shown: bool,
    is_lasting: bool,
    progress: Arc<Progress>,
    /// Set when the [`Awaited`] that started the work no longer waits for it.
    abandoned: Arc<AtomicBool>,
    /// Whether a cancel ends it at once: see [`Task::counting`].
    is_counting: Arc<AtomicBool>,
    library: Option<PathBuf>,
    /// The folder of the file that the work saves.
    folder: Option<PathBuf>,
    kind: Option<ActionKind>,
    work: Work,
}

impl Task {
    /// Work that the user asked for, whose only result is a message at its end.
    pub fn telling(
        label: impl Into<String>,
        work: impl FnOnce(&Progress) -> Result<String, JobError> + Send + 'static,
    ) -> Task {
        Task {
            label: label.into(),
            priority: Some(Priority::Asked),
            is_shown: true,
            is_lasting: false,
            progress: Arc::default(),
            abandoned: Arc::default(),
            is_counting: Arc::default(),
            library: None,
            folder: None,
            kind: None,
            work: Box::new(move |progress| work(progress).map(Ended::Said)),
        }
    }

    /// Work that nobody waits for, or sees unless it fails.
    pub fn silent(
        label: impl Into<String>,
        work: impl FnOnce(&Progress) -> Result<(), JobError> + Send + 'static,
    ) -> Task {
        let work = Box::new(move |progress: &Progress| work(progress).map(|()| Ended::Done));
        Task { is_shown: false, priority: Some(Priority::Ahead), work, ..Task::telling(label, |_| Ok(String::new())) }
    }

    /// Marks work that the user waits for and that ends soon. All other work pauses meanwhile.
    pub fn asked(self) -> Task {
        Task { priority: Some(Priority::Asked), ..self }
    }

    /// Marks work that nobody waits for. It pauses while other work runs.
    pub fn ahead(self) -> Task {
        Task { priority: Some(Priority::Ahead), ..self }
    }

    /// Gives the work a thread of its own that takes no turns: it holds up no other work, and no other work holds it up.
    pub fn apart(self) -> Task {
        Task { priority: None, ..self }
    }

    /// Marks work whose only result is its value. A cancel ends it at once for everybody; its threads end when they next
    /// ask, and nobody waits for them.
    pub fn counting(self) -> Task {
        self.is_counting.store(true, Relaxed);
        self
    }

    /// Names the library whose folder the work reads. If the work fails, the message offers to check that library.
    pub fn of_library(self, dir: &Path) -> Task {
        Task { library: Some(dir.to_owned()), ..self }
    }

    /// Names the kind of work. Its success takes messages of earlier failures of the kind away.
    pub(super) fn of_kind(self, kind: ActionKind) -> Task {
        Task { kind: Some(kind), ..self }
    }

    /// Names the folder of the file that the work saves. If it succeeds, the next dialog begins there.
    pub(super) fn into_folder(self, folder: PathBuf) -> Task {
        Task { folder: Some(folder), ..self }
    }

    /// Marks work whose result must not be lost. The program waits for it before it ends.
    pub fn lasting(self) -> Task {
        Task { is_lasting: true, ..self }
    }

    /// Keeps the work out of the list of tasks, as it is shown in place of its result. Cancelling it is not reported.
    pub fn quiet(self) -> Task {
        Task { is_shown: false, ..self }
    }
}

impl std::fmt::Debug for Task {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Task").field("label", &self.label).finish_non_exhaustive()
    }
}

struct RunningTask {
    id: TaskId,
    label: String,
    is_shown: bool,
    is_lasting: bool,
    started: Instant,
    abandoned: Arc<AtomicBool>,
    is_counting: Arc<AtomicBool>,
    library: Option<PathBuf>,
    folder: Option<PathBuf>,
    kind: Option<ActionKind>,
    job: Job<Ended>,
}

impl RunningTask {
    fn is_wanted(&self) -> bool {
        !self.abandoned.load(Relaxed)
    }

    fn outcome(&self) -> Option<Result<Ended, JobError>> {
        let is_dropped = self.is_counting.load(Relaxed) && self.job.is_cancelled();
        self.job.poll().or_else(|| is_dropped.then_some(Err(JobError::Cancelled)))
    }
}

/// All background work of the program.
pub struct Tasks {
    wake: Wake,
    scheduler: Scheduler,
    running: Vec<RunningTask>,
    succeeded: Vec<TaskSuccess>,
    next: u64,
}

impl Tasks {
    /// `wake` is called when there is something new to poll.
    pub fn new(wake: Wake) -> Tasks {
        Tasks { wake, scheduler: Scheduler::default(), running: Vec::new(), succeeded: Vec::new(), next: 0 }
    }

    pub fn spawn(&mut self, task: Task) {
        let Task {
            label,
            priority,
            is_shown,
            is_lasting,
            progress,
            abandoned,
            is_counting,
            library,
            folder,
            kind,
            work,
        } = task;
        let job = Job::start(&self.scheduler, priority, progress, label.clone(), Arc::clone(&self.wake), work);
        let id = TaskId(self.next);
        self.next += 1;
        self.running.push(RunningTask {
            id,
            label,
            is_shown,
            is_lasting,
            started: Instant::now(),
            abandoned,
            is_counting,
            library,
            folder,
            kind,
            job,
        });
    }

    /// Removes ended tasks. Returns their messages and failures.
    pub fn poll(&mut self) -> Vec<Result<String, TaskFailure>> {
        let (mut said, succeeded) = (Vec::new(), &mut self.succeeded);
        self.running.retain(|running| {
            let Some(outcome) = running.outcome() else { return true };
            if let (Ok(Ended::Done | Ended::Said(_)), Some(kind)) = (&outcome, running.kind) {
                let (library, folder) = (running.library.clone(), running.folder.clone());
                succeeded.push(TaskSuccess { kind, library, folder, began: running.started });
            }
            match outcome {
                Ok(Ended::Done | Ended::Unwanted) => {}
                Ok(Ended::Said(text)) => said.push(Ok(text)),
                Err(JobError::Cancelled) if !running.is_shown || !running.is_wanted() => {}
                Err(JobError::Cancelled) => said.push(Ok(text!("notices-cancelled", task = &running.label))),
                Err(error) => {
                    let text = match running.label.as_str() {
                        "" => error.sentence(),
                        label => about(label, &error.sentence()),
                    };
                    said.push(Err(TaskFailure { text, library: running.library.clone(), kind: running.kind }));
                }
            }
            false
        });
        said
    }

    /// Takes the successes since the last call.
    pub(super) fn take_succeeded(&mut self) -> Vec<TaskSuccess> {
        std::mem::take(&mut self.succeeded)
    }

    /// The tasks as they are shown to the user.
    pub fn views(&self) -> impl Iterator<Item = TaskView<'_>> {
        self.running.iter().filter(|running| running.is_shown && running.is_wanted()).map(|running| TaskView {
            id: running.id,
            label: &running.label,
            report: running.job.progress(),
            is_cancelled: running.job.is_cancelled(),
            is_paused: running.job.is_paused(),
            age: running.started.elapsed(),
        })
    }

    /// All that runs, seen or not.
    pub fn count(&self) -> usize {
        self.running.len()
    }

    /// Whether any running task's result is still wanted.
    pub fn is_busy(&self) -> bool {
        self.running.iter().any(RunningTask::is_wanted)
    }

    /// Whether any lasting task is running.
    pub fn is_keeping(&self) -> bool {
        self.running.iter().any(|running| running.is_lasting)
    }

    /// Has lasting tasks go first.
    pub fn hurry_lasting(&self) {
        self.running
            .iter()
            .filter(|running| running.is_lasting)
            .for_each(|running| running.job.set_priority(Priority::Asked));
    }

    pub fn cancel(&self, id: TaskId) {
        self.running.iter().filter(|running| running.id == id).for_each(|running| running.job.cancel());
    }

    /// Stops all that is shown.
    pub fn cancel_all(&self) {
        self.running.iter().filter(|running| running.is_shown).for_each(|running| running.job.cancel());
    }
}

/// The latest value, and the work that produces the next.
pub struct Awaited<T> {
    value: Option<T>,
    pending: Option<Pending<T>>,
    failed: Option<JobError>,
    /// The number of the value: all work for it is of one kind.
    number: u64,
}

/// The number of the next [`Awaited`].
static NEXT_NUMBER: AtomicU64 = AtomicU64::new(0);

struct Pending<T> {
    progress: Arc<Progress>,
    outcome: Receiver<Result<T, JobError>>,
    /// The outcome has come.
    is_over: bool,
    abandoned: Arc<AtomicBool>,
    is_counting: Arc<AtomicBool>,
}

impl<T> Drop for Pending<T> {
    fn drop(&mut self) {
        if !self.is_over {
            self.abandoned.store(true, Relaxed);
            self.progress.cancel();
        }
    }
}

impl<T> Default for Awaited<T> {
    fn default() -> Self {
        Awaited { value: None, pending: None, failed: None, number: NEXT_NUMBER.fetch_add(1, Relaxed) }
    }
}

impl<T: Send + 'static> Awaited<T> {
    /// The latest value.
    pub fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }

    /// Why the latest work failed. It may be [`JobError::Cancelled`].
    pub fn failed(&self) -> Option<&JobError> {
        self.failed.as_ref()
    }

    pub fn set(&mut self, value: T) {
        *self = Awaited { value: Some(value), pending: None, failed: None, number: self.number };
    }

    pub fn is_running(&self) -> bool {
        self.pending.is_some()
    }

    pub fn progress(&self) -> Option<ProgressReport> {
        self.pending.as_ref().map(|pending| pending.progress.report())
    }

    /// Starts the next work. Stops earlier work, but keeps the latest value until a new one arrives.
    #[must_use = "a task runs when it is spawned"]
    pub fn start(
        &mut self,
        label: impl Into<String>,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) -> Task {
        let (sender, outcome) = channel();
        let (progress, abandoned) = (Arc::<Progress>::default(), Arc::<AtomicBool>::default());
        let is_counting = Arc::<AtomicBool>::default();
        let task = Task {
            label: label.into(),
            priority: Some(Priority::Shown),
            is_shown: true,
            is_lasting: false,
            progress: Arc::clone(&progress),
            abandoned: Arc::clone(&abandoned),
            is_counting: Arc::clone(&is_counting),
            library: None,
            folder: None,
            kind: Some(ActionKind::Work(self.number)),
            work: Box::new(move |progress| {
                let outcome = work(progress);
                let ended = outcome.as_ref().map(|_| Ended::Done).map_err(JobError::clone);
                // The receiver is dropped when the value is no longer wanted.
                if sender.send(outcome).is_err() { Ok(Ended::Unwanted) } else { ended }
            }),
        };
        self.failed = None;
        self.pending = Some(Pending { progress, outcome, is_over: false, abandoned, is_counting });
        task
    }

    /// Takes the latest value out.
    pub fn take(&mut self) -> Option<T> {
        self.value.take()
    }

    /// Has the running work come first among what is shown, because the user looks at it now.
    pub fn hurry(&self) {
        if let Some(pending) = &self.pending {
            pending.progress.set_priority(Priority::Shown);
        }
    }

    /// Asks the work to end soon. Its outcome is still taken in.
    pub fn cancel(&self) {
        if let Some(pending) = &self.pending {
            pending.progress.cancel();
        }
    }

    /// Stops the work. Keeps the value, and forgets a failure.
    pub fn stop(&mut self) {
        self.pending = None;
        self.forgive();
    }

    /// Forgets that the latest work failed.
    pub fn forgive(&mut self) {
        self.failed = None;
    }

    /// Takes in the outcome, if there is one. Returns whether there is a new value.
    pub fn poll(&mut self) -> bool {
        let Some(pending) = &mut self.pending else { return false };
        let outcome = match pending.outcome.try_recv() {
            Ok(outcome) => outcome,
            Err(TryRecvError::Empty) if pending.is_counting.load(Relaxed) && pending.progress.is_cancelled() => {
                Err(JobError::Cancelled)
            }
            Err(TryRecvError::Empty) => return false,
            Err(TryRecvError::Disconnected) => Err(JobError::Failed(text!("notices-work-broke-off").into())),
        };
        pending.is_over = true;
        self.pending = None;
        match outcome {
            Ok(value) => {
                self.value = Some(value);
                true
            }
            Err(error) => {
                self.failed = Some(error);
                false
            }
        }
    }

    /// Polls, and takes the new value out if there is one.
    pub fn arrived(&mut self) -> Option<T> {
        if self.poll() { self.value.take() } else { None }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tasks() -> Tasks {
        Tasks::new(Arc::new(|| {}))
    }

    fn wait(tasks: &mut Tasks) -> Vec<Result<String, TaskFailure>> {
        let deadline = Instant::now() + Duration::from_secs(10);
        let mut said = tasks.poll();
        while !tasks.running.is_empty() {
            assert!(Instant::now() < deadline, "work does not end");
            std::thread::sleep(Duration::from_millis(1));
            said.extend(tasks.poll());
        }
        said
    }

    fn endless(progress: &Progress) -> Result<u32, JobError> {
        loop {
            progress.check()?;
            std::thread::sleep(Duration::from_millis(1));
        }
    }

    #[test]
    fn a_value_arrives_once_and_nothing_is_said() {
        let (mut tasks, mut sum) = (tasks(), Awaited::default());
        tasks.spawn(sum.start("Adding", |_| Ok(2 + 2)));
        assert_eq!(wait(&mut tasks), []);
        assert_eq!((sum.poll(), sum.poll(), sum.value()), (true, false, Some(&4)));
    }

    #[test]
    fn the_user_s_cancel_is_told_and_kept_apart_from_a_failure() {
        let (mut tasks, mut value) = (tasks(), Awaited::default());
        tasks.spawn(value.start("Endless", endless));
        tasks.cancel_all();
        assert_eq!(wait(&mut tasks), [Ok("Endless: cancelled".to_owned())]);
        assert_eq!((value.poll(), value.failed()), (false, Some(&JobError::Cancelled)));
    }

    #[test]
    fn a_cancel_ends_counting_at_once_even_where_it_asks_nobody() {
        let (mut tasks, mut value) = (tasks(), Awaited::default());
        let (release, ends) = channel::<()>();
        let deaf = value.start("Deaf", move |_| Ok(ends.recv().is_err()));
        tasks.spawn(deaf.counting());
        let mut next = Awaited::default();
        tasks.spawn(next.start("Next", |progress| progress.check().map(|()| 1).map_err(JobError::from)).ahead());
        tasks.cancel(TaskId(0));
        assert_eq!(tasks.poll(), [Ok("Deaf: cancelled".to_owned())]);
        assert_eq!((value.poll(), value.failed()), (false, Some(&JobError::Cancelled)));
        // Less urgent work no longer waits for it, although its thread is still there.
        assert_eq!(wait(&mut tasks), []);
        assert!(next.poll());
        drop(release);
    }

    #[test]
    fn work_that_nobody_waits_for_stops_and_says_nothing() {
        let (mut tasks, mut value) = (tasks(), Awaited::default());
        tasks.spawn(value.start("Endless", endless));
        tasks.spawn(value.start("Next", |_| Ok(1)));
        assert_eq!(wait(&mut tasks), []);
        assert!(value.poll());
        assert_eq!(value.value(), Some(&1));
    }

    #[test]
    fn a_panic_is_told_and_the_value_says_that_its_work_broke_off() {
        let (mut tasks, mut value) = (tasks(), Awaited::<u32>::default());
        tasks.spawn(value.start("Broken", |_| panic!("no such board")));
        let said = wait(&mut tasks);
        assert!(matches!(&said[..], [Err(failure)] if failure.text.contains("no such board")), "{said:?}");
        assert!(!value.poll() && value.failed().is_some());
    }

    #[test]
    fn what_was_written_is_said() {
        let mut tasks = tasks();
        tasks.spawn(Task::telling("Writing", |_| Ok("1 page".into())));
        assert_eq!(wait(&mut tasks), [Ok("1 page".to_owned())]);
    }
}
