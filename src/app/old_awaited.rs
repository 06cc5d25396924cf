//! A value that a background job brings.

use katachi_core::jobs::{Job, JobError, Wake};
use katachi_core::progress::{Progress, ProgressReport};

/// The latest value, and the job that brings the next one.
pub struct Awaited<T> {
    job: Option<Job<T>>,
    value: Option<T>,
}

impl<T> Default for Awaited<T> {
    fn default() -> Self {
        Awaited { job: None, value: None }
    }
}

impl<T: Send + 'static> Awaited<T> {
    pub fn value(&self) -> Option<&T> {
        self.value.as_ref()
    }

    pub fn set(&mut self, value: T) {
        *self = Awaited { job: None, value: Some(value) };
    }

    pub fn is_running(&self) -> bool {
        self.job.is_some()
    }

    pub fn progress(&self) -> Option<ProgressReport> {
        self.job.as_ref().map(Job::progress)
    }

    /// Starts the next job; the one before is stopped, its value stays until there is a new one.
    pub fn start(
        &mut self,
        name: &'static str,
        wake: &Wake,
        work: impl FnOnce(&Progress) -> Result<T, JobError> + Send + 'static,
    ) {
        self.job = None;
        self.job = Some(Job::start_brief(name, Wake::clone(wake), work));
    }

    /// The latest value, which is gone from here then.
    pub fn take(&mut self) -> Option<T> {
        self.value.take()
    }

    /// Stops the job; the value stays.
    pub fn stop(&mut self) {
        self.job = None;
    }

    /// Whether a new value has come in. Errors: why the job failed; one that was stopped is no failure.
    pub fn poll(&mut self) -> Result<bool, String> {
        let Some(outcome) = self.job.as_ref().and_then(Job::poll) else { return Ok(false) };
        self.job = None;
        match outcome {
            Ok(value) => {
                self.value = Some(value);
                Ok(true)
            }
            Err(JobError::Cancelled) => Ok(false),
            Err(error) => Err(error.to_string()),
        }
    }
}
