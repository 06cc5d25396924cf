//! What a subcommand prints: text for people, or one JSON object.

use std::io::Write;
use std::path::Path;
use std::process::ExitCode;

use serde::Serialize;

use katachi_core::library::professional::PROFESSIONAL;
pub(super) use katachi_core::machine::{cpu_secs, peak_rss_bytes};
use katachi_core::words::grouped;

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

/// A number with its thousands apart.
pub(super) fn thousands(number: impl TryInto<u64>) -> String {
    number.try_into().map_or_else(|_| "?".to_owned(), grouped)
}
