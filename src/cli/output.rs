//! What a subcommand prints: text for people, or one JSON object.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

use crate::app::grouped;
use crate::library::professional::PROFESSIONAL;

/// Whether the figures that come with Katachi are meant where a library folder could stand; a folder of that name is
/// written `./professional`.
pub(super) fn is_professional(dir: &Path) -> bool {
    dir == Path::new(PROFESSIONAL)
}

/// The version of every JSON object.
pub(super) const JSON_FORMAT: u32 = 1;

/// A finished subcommand's result.
#[derive(Debug)]
pub(super) struct Output(String);

impl Output {
    /// One JSON object on one line, or the text.
    pub fn new<T: Serialize>(json: bool, object: &T, text: impl FnOnce() -> String) -> Output {
        Output(if json {
            let mut line = serde_json::to_string(object).expect("our objects have string keys and finite numbers");
            line.push('\n');
            line
        } else {
            text()
        })
    }

    /// A reader that closes the pipe early has seen enough.
    pub fn print(self) -> ExitCode {
        match std::io::stdout().lock().write_all(self.0.as_bytes()) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) if error.kind() == std::io::ErrorKind::BrokenPipe => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("katachi: cannot write the result: {error}");
                ExitCode::from(1)
            }
        }
    }
}

/// The most memory that this process has had, in bytes; `None` where the system does not tell.
pub(super) fn peak_rss_bytes() -> Option<u64> {
    // The usage of a process counts from the memory of the one that started it.
    #[cfg(target_os = "linux")]
    if let Some(bytes) = high_water_mark() {
        return Some(bytes);
    }
    #[cfg(unix)]
    {
        let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
        // SAFETY: `getrusage` fills the struct that it is given; zeroes are a valid value of it in any case.
        let usage =
            unsafe { (libc::getrusage(libc::RUSAGE_SELF, usage.as_mut_ptr()) == 0).then(|| usage.assume_init())? };
        let unit = if cfg!(target_os = "macos") { 1 } else { 1024 };
        Some(usage.ru_maxrss as u64 * unit)
    }
    #[cfg(not(unix))]
    None
}

/// Processor time that this process has used on all cores, in seconds; `None` where the system does not tell.
pub(super) fn cpu_secs() -> Option<f64> {
    #[cfg(unix)]
    {
        let mut usage = std::mem::MaybeUninit::<libc::rusage>::zeroed();
        // SAFETY: as in `peak_rss_bytes`.
        let usage =
            unsafe { (libc::getrusage(libc::RUSAGE_SELF, usage.as_mut_ptr()) == 0).then(|| usage.assume_init())? };
        let secs = |time: libc::timeval| time.tv_sec as f64 + time.tv_usec as f64 / 1e6;
        Some(secs(usage.ru_utime) + secs(usage.ru_stime))
    }
    #[cfg(not(unix))]
    None
}

#[cfg(target_os = "linux")]
fn high_water_mark() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|line| line.strip_prefix("VmHWM:"))?;
    Some(line.trim().strip_suffix("kB")?.trim().parse::<u64>().ok()? * 1024)
}

/// A number with its thousands apart.
pub(super) fn thousands(number: impl TryInto<u64>) -> String {
    number.try_into().map_or_else(|_| "?".to_owned(), grouped)
}
