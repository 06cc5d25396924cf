//! What a subcommand prints: text for people, or one JSON object.

use std::io::Write;
use std::process::ExitCode;

use serde::Serialize;

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

/// A number with its thousands apart.
pub(super) fn thousands(number: impl TryInto<u64>) -> String {
    let digits = number.try_into().map_or_else(|_| String::from("?"), |number: u64| number.to_string());
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at) % 3 == 0 {
            text.push(',');
        }
        text.push(digit);
    }
    text
}
