//! Faults that a test asks for: the Nth call fails, or the process ends there. Only builds with the feature `faults`
//! have this; all others take `no_faults.rs` in its place.
//!
//! A plan has a folder: it counts only calls on files in that folder, so tests that run beside each other do not meet.
//! A process that was started with `KATACHI_FAULT=FAULT:N:FOLDER` has a plan from its beginning.

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, Ordering::Relaxed};

pub use super::call::Call;
use crate::machine;

/// A fault that happens at a call.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fault {
    /// A write puts half of its bytes on the disk first.
    NoSpace,
    ReadOnly,
    Permission,
    Io,
    Interrupted,
    /// One byte is read or written.
    Short,
    /// The disk does not support the call; the caller has another way.
    Unsupported,
    /// The process ends before the call, as by `kill -9`.
    Kill,
    /// The process ends when half of the bytes are written.
    KillHalfway,
    /// The thread panics before the call.
    Panic,
}

impl Fault {
    /// The faults that the process survives.
    pub const ERRORS: [Fault; 7] = [
        Fault::NoSpace,
        Fault::ReadOnly,
        Fault::Permission,
        Fault::Io,
        Fault::Interrupted,
        Fault::Short,
        Fault::Unsupported,
    ];

    /// Whether a system may do this at such a call. Where the standard library itself tries again, no interruption is
    /// seen.
    pub fn fits(self, call: Call) -> bool {
        let moves = matches!(call, Call::Rename | Call::Exchange);
        let writes = moves || matches!(call, Call::Create | Call::Write | Call::Sync | Call::MakeFolder);
        match self {
            Fault::NoSpace => writes,
            Fault::ReadOnly => moves || matches!(call, Call::Create | Call::Remove | Call::MakeFolder),
            Fault::Permission => !matches!(call, Call::Read | Call::Write | Call::Sync | Call::Lock),
            Fault::Io | Fault::Kill | Fault::Panic => true,
            Fault::Interrupted | Fault::Short => matches!(call, Call::Read | Call::Write),
            Fault::KillHalfway => call == Call::Write,
            Fault::Unsupported => call == Call::Exchange,
        }
    }

    /// Whether the caller has to go on as if nothing had happened.
    pub fn is_harmless(self) -> bool {
        matches!(self, Fault::Interrupted | Fault::Short | Fault::Unsupported)
    }

    fn error(self) -> io::Error {
        if self == Fault::Unsupported {
            return io::ErrorKind::Unsupported.into();
        }
        #[cfg(unix)]
        {
            let number = match self {
                Fault::NoSpace => libc::ENOSPC,
                Fault::ReadOnly => libc::EROFS,
                Fault::Permission => libc::EACCES,
                Fault::Interrupted => libc::EINTR,
                _ => libc::EIO,
            };
            io::Error::from_raw_os_error(number)
        }
        #[cfg(not(unix))]
        match self {
            Fault::NoSpace => io::ErrorKind::StorageFull.into(),
            Fault::ReadOnly => io::ErrorKind::ReadOnlyFilesystem.into(),
            Fault::Permission => io::ErrorKind::PermissionDenied.into(),
            Fault::Interrupted => io::ErrorKind::Interrupted.into(),
            _ => io::Error::other("input/output error"),
        }
    }
}

/// The calls that fail, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FailingCalls {
    Only(u64),
    /// This call and every later one that the fault fits: the disk stays full.
    From(u64),
}

struct FaultPlan {
    number: u64,
    folder: PathBuf,
    fault: Option<(FailingCalls, Fault)>,
    count: u64,
    /// Stays empty for a plan from the environment: nobody asks for its calls.
    calls: Vec<(Call, PathBuf)>,
}

/// The number of the plan that a process has from its beginning.
const ENVIRONMENT_PLAN: u64 = 0;

/// 0 until the environment has been read, 1 while there is no plan, 2 while there is one.
static PLAN_STATE: AtomicU8 = AtomicU8::new(0);
static PLANS: Mutex<Vec<FaultPlan>> = Mutex::new(Vec::new());

/// How a call goes.
enum CallOutcome {
    Go,
    Fail(io::Error),
    Short,
    HalfThenFail(io::Error),
    HalfThenEnd,
}

/// Stands before a call that moves no bytes.
///
/// Errors: the fault that a test asked for.
#[inline]
pub(super) fn step(call: Call, path: &Path) -> io::Result<()> {
    match verdict(call, path) {
        CallOutcome::Fail(error) => Err(error),
        _ => Ok(()),
    }
}

/// Reads from an open file.
///
/// Errors: the system's, or the fault that a test asked for.
pub(super) fn read(file: &mut fs::File, path: &Path, buffer: &mut [u8]) -> io::Result<usize> {
    match verdict(Call::Read, path) {
        CallOutcome::Go => file.read(buffer),
        CallOutcome::Fail(error) | CallOutcome::HalfThenFail(error) => Err(error),
        CallOutcome::Short => {
            let few = buffer.len().min(1);
            file.read(&mut buffer[..few])
        }
        CallOutcome::HalfThenEnd => machine::kill_this_process(),
    }
}

/// Writes to an open file.
///
/// Errors: the system's, or the fault that a test asked for.
pub(super) fn write(file: &mut fs::File, path: &Path, bytes: &[u8]) -> io::Result<usize> {
    let half = &bytes[..bytes.len() / 2];
    match verdict(Call::Write, path) {
        CallOutcome::Go => file.write(bytes),
        CallOutcome::Fail(error) => Err(error),
        CallOutcome::Short => file.write(&bytes[..bytes.len().min(1)]),
        CallOutcome::HalfThenFail(error) => file.write_all(half).and(Err(error)),
        CallOutcome::HalfThenEnd => {
            let _ = file.write_all(half);
            machine::kill_this_process()
        }
    }
}

#[inline]
fn verdict(call: Call, path: &Path) -> CallOutcome {
    if PLAN_STATE.load(Relaxed) == 1 { CallOutcome::Go } else { by_plan(call, path) }
}

#[cold]
fn by_plan(call: Call, path: &Path) -> CallOutcome {
    if PLAN_STATE.load(Relaxed) == 0 {
        read_environment();
    }
    let mut plans = plans();
    let Some(plan) = plans.iter_mut().find(|plan| path.starts_with(&plan.folder)) else { return CallOutcome::Go };
    let number = plan.count;
    plan.count += 1;
    if plan.number != ENVIRONMENT_PLAN {
        plan.calls.push((call, path.to_owned()));
    }
    let Some((at, fault)) = plan.fault else { return CallOutcome::Go };
    let is_now = match at {
        FailingCalls::Only(only) => number == only,
        FailingCalls::From(first) => number >= first,
    };
    // Release the lock first: the report of a panic is written through this module too.
    drop(plans);
    match fault {
        _ if !is_now || !fault.fits(call) => CallOutcome::Go,
        Fault::Kill => machine::kill_this_process(),
        Fault::Panic => panic!("asked for by a test"),
        Fault::KillHalfway => CallOutcome::HalfThenEnd,
        Fault::Short => CallOutcome::Short,
        Fault::NoSpace if call == Call::Write => CallOutcome::HalfThenFail(fault.error()),
        _ => CallOutcome::Fail(fault.error()),
    }
}

fn plans() -> std::sync::MutexGuard<'static, Vec<FaultPlan>> {
    PLANS.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

fn read_environment() {
    let mut plans = plans();
    if PLAN_STATE.load(Relaxed) == 0 {
        plans.extend(std::env::var("KATACHI_FAULT").ok().and_then(|text| parse(&text)));
        PLAN_STATE.store(if plans.is_empty() { 1 } else { 2 }, Relaxed);
    }
}

/// `kill:17:/folder`; with `17+`, all calls from there on.
fn parse(text: &str) -> Option<FaultPlan> {
    let mut parts = text.splitn(3, ':');
    let fault = match parts.next()? {
        "no-space" => Fault::NoSpace,
        "read-only" => Fault::ReadOnly,
        "permission" => Fault::Permission,
        "io" => Fault::Io,
        "interrupted" => Fault::Interrupted,
        "short" => Fault::Short,
        "unsupported" => Fault::Unsupported,
        "kill" => Fault::Kill,
        "kill-halfway" => Fault::KillHalfway,
        "panic" => Fault::Panic,
        _ => return None,
    };
    let number = parts.next()?;
    let at = match number.strip_suffix('+') {
        Some(first) => FailingCalls::From(first.parse().ok()?),
        None => FailingCalls::Only(number.parse().ok()?),
    };
    Some(FaultPlan {
        number: ENVIRONMENT_PLAN,
        folder: parts.next()?.into(),
        fault: Some((at, fault)),
        count: 0,
        calls: Vec::new(),
    })
}

/// A fault plan that is in force until this is dropped.
pub struct Armed {
    number: u64,
}

/// Counts the calls on files in a folder, and makes the calls in `fault` fail.
pub fn arm(folder: &Path, fault: Option<(FailingCalls, Fault)>) -> Armed {
    if PLAN_STATE.load(Relaxed) == 0 {
        read_environment();
    }
    let mut plans = plans();
    let number = plans.iter().map(|plan| plan.number).max().unwrap_or(0) + 1;
    plans.push(FaultPlan { number, folder: folder.to_owned(), fault, count: 0, calls: Vec::new() });
    PLAN_STATE.store(2, Relaxed);
    Armed { number }
}

impl Armed {
    /// The calls so far, in their order.
    pub fn calls(&self) -> Vec<(Call, PathBuf)> {
        plans().iter().find(|plan| plan.number == self.number).map(|plan| plan.calls.clone()).unwrap_or_default()
    }
}

impl Drop for Armed {
    fn drop(&mut self) {
        let mut plans = plans();
        plans.retain(|plan| plan.number != self.number);
        if plans.is_empty() {
            PLAN_STATE.store(1, Relaxed);
        }
    }
}
