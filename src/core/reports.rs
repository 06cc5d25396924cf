//! When Katachi itself breaks: a report that the user can send.
//!
//! A panic is a defect. [`install`] makes every panic, in any thread, write a text file: version, machine, message,
//! backtrace, and the names of the latest commands. The code that catches the panic says where the report is
//! ([`Defect`]).

use std::backtrace::Backtrace;
use std::cell::Cell;
use std::collections::VecDeque;
use std::fmt::{self, Debug, Write as _};
use std::io::Write as _;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::path::{Path, PathBuf};
use std::sync::{Mutex, MutexGuard};
use std::time::{SystemTime, UNIX_EPOCH};

use crate::files;
use crate::library::{atomic, write_file};
use crate::study::Moment;

/// The folder of reports in the user's own folder.
pub const REPORTS_FOLDER: &str = "reports";

/// Maximum number of reports kept in the folder; the oldest goes.
pub const MAX_REPORTS: usize = 20;
/// Maximum number of commands that are named.
const MAX_COMMANDS: usize = 20;
/// Maximum length of a command's name, in bytes.
const MAX_NAME_BYTES: usize = 60;
/// Maximum length of a panic's message.
const MAX_MESSAGE_CHARS: usize = 2_000;

/// The report of a panic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PanicReport {
    /// The panic's message.
    pub message: String,
    /// The place in the source.
    pub place: String,
    /// The file; `None` where none could be written.
    pub path: Option<PathBuf>,
}

impl fmt::Display for PanicReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} ({})", self.message, self.place)?;
        match &self.path {
            Some(path) => write!(f, ". A report is in {}: please send it", path.display()),
            None => Ok(()),
        }
    }
}

/// A panic that was caught, and its report if there is one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Defect {
    pub message: String,
    pub report: Option<PanicReport>,
}

impl Defect {
    /// Makes a defect from the payload of a panic, and finds its report.
    pub fn from_panic(panic: &(dyn std::any::Any + Send)) -> Defect {
        let message = panic_text(panic);
        let report = desk().reports.iter().rev().find(|report| report.message == message).cloned();
        Defect { message, report }
    }
}

impl fmt::Display for Defect {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.report {
            Some(report) => fmt::Display::fmt(report, f),
            None => f.write_str(&self.message),
        }
    }
}

struct Desk {
    folder: Option<PathBuf>,
    /// The program's version, with its build.
    version: &'static str,
    commands: VecDeque<String>,
    /// The latest reports of this run, the newest last.
    reports: VecDeque<PanicReport>,
}

static DESK: Mutex<Desk> = Mutex::new(Desk {
    folder: None,
    version: env!("CARGO_PKG_VERSION"),
    commands: VecDeque::new(),
    reports: VecDeque::new(),
});

fn desk() -> MutexGuard<'static, Desk> {
    DESK.lock().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Writes every panic from now on to a file of this folder. The folder is made for the first report. A line on standard
/// error says where the report is; `say` gives its words. `version` is the program's, with its build.
pub fn install(folder: Option<PathBuf>, version: &'static str, say: fn(&PanicReport) -> String) {
    {
        let mut desk = desk();
        desk.folder = folder;
        desk.version = version;
    }
    std::panic::set_hook(Box::new(move |info| {
        if IS_EXPECTED.get() {
            return;
        }
        let report = take(info);
        // Ignore the error: standard error may be closed.
        let _ = writeln!(std::io::stderr(), "katachi: {}", say(&report));
    }));
}

thread_local! {
    /// A panic of this thread is caught and told as damaged input.
    static IS_EXPECTED: Cell<bool> = const { Cell::new(false) };
}

/// Runs code of a library that panics at damaged input, on this thread alone. `None` if it did; no report is written.
pub fn without_panic<T>(work: impl FnOnce() -> T) -> Option<T> {
    let before = IS_EXPECTED.replace(true);
    let outcome = catch_unwind(AssertUnwindSafe(work));
    IS_EXPECTED.set(before);
    outcome.ok()
}

/// Notes the name of a command for the next report, without its contents (texts, paths, games).
pub fn note_command(command: &impl Debug) {
    let mut name = Name(String::new());
    // The error only says that the name has ended.
    let _ = write!(name, "{command:?}");
    let name = name.0.replace('(', " ").trim().to_owned();
    let mut desk = desk();
    if desk.commands.len() == MAX_COMMANDS {
        desk.commands.pop_front();
    }
    desk.commands.push_back(name);
}

/// Keeps the letters and parentheses with which a text begins.
struct Name(String);

impl fmt::Write for Name {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        for character in text.chars() {
            if self.0.len() >= MAX_NAME_BYTES || !(character.is_ascii_alphabetic() || character == '(') {
                return Err(fmt::Error);
            }
            self.0.push(character);
        }
        Ok(())
    }
}

/// The reports of a folder, the latest first.
pub fn list(folder: &Path) -> Vec<PathBuf> {
    let entries = files::read_dir(folder).into_iter().flatten().flatten();
    let is_ours = |path: &PathBuf| {
        path.file_name().is_some_and(|name| {
            let name = name.to_string_lossy();
            name.starts_with("report-") && name.ends_with(".txt")
        })
    };
    let mut all: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(is_ours).collect();
    // Their names begin with the time.
    all.sort_by(|a, b| b.cmp(a));
    all
}

/// Writes the report of a panic. If the same panic comes again (a frame that breaks each time), returns the report that
/// it has already.
fn take(info: &PanicHookInfo<'_>) -> PanicReport {
    let mut message = panic_text(info.payload());
    if let Some((end, _)) = message.char_indices().nth(MAX_MESSAGE_CHARS) {
        message.truncate(end);
    }
    let place = info.location().map_or_else(|| "unknown place".to_owned(), ToString::to_string);
    let (folder, version, commands) = {
        let desk = desk();
        let is_same = |report: &&PanicReport| report.message == message && report.place == place;
        if let Some(report) = desk.reports.iter().find(is_same) {
            return report.clone();
        }
        (desk.folder.clone(), desk.version, desk.commands.iter().cloned().collect::<Vec<_>>())
    };
    let path = folder.and_then(|folder| {
        let text = text(&message, &place, version, &commands);
        write(&folder, &text)
    });
    let report = PanicReport { message, place, path };
    let mut desk = desk();
    if desk.reports.len() == MAX_REPORTS {
        desk.reports.pop_front();
    }
    desk.reports.push_back(report.clone());
    report
}

fn text(message: &str, place: &str, version: &str, commands: &[String]) -> String {
    let thread = std::thread::current().name().unwrap_or("without a name").to_owned();
    let backtrace = Backtrace::force_capture();
    let commands: String = commands.iter().map(|name| format!("    {name}\n")).collect();
    format!(
        "Katachi {version} on {} ({}), {}, {}\n\nA defect: {message}\n    at {place}\n    in the thread {thread}\n\nThe latest \
         commands, by name:\n{commands}\n{backtrace}",
        std::env::consts::OS,
        std::env::consts::ARCH,
        if cfg!(debug_assertions) { "debug" } else { "release" },
        Moment::now().date(),
    )
}

/// Writes a report into the folder. `None` if the folder cannot be written.
fn write(folder: &Path, text: &str) -> Option<PathBuf> {
    // Two threads that break in the same millisecond have a file each.
    static WRITE_LOCK: Mutex<()> = Mutex::new(());
    let _alone = WRITE_LOCK.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    atomic::make_folder(folder).ok()?;
    let now = SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |since| since.as_millis() as u64);
    // The name is later than all others, whatever the clock says, so that the oldest report is the one removed.
    let newest = list(folder).first().and_then(|path| number_of(path)).unwrap_or(0);
    let path = folder.join(format!("report-{:015}.txt", now.max(newest.saturating_add(1))));
    write_file(&path, text.as_bytes()).ok()?;
    for old in list(folder).into_iter().skip(MAX_REPORTS) {
        let _ = files::remove_file(&old);
    }
    Some(path)
}

fn number_of(path: &Path) -> Option<u64> {
    path.file_stem()?.to_str()?.strip_prefix("report-")?.parse().ok()
}

/// Reads the message of a panic.
fn panic_text(panic: &(dyn std::any::Any + Send)) -> String {
    panic
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[derive(Debug)]
    #[allow(dead_code, reason = "only their names are looked at")]
    enum Command {
        Paste(String),
        Find(Inner),
        Tag { tag: &'static str },
    }

    #[derive(Debug)]
    #[allow(dead_code, reason = "only their names are looked at")]
    enum Inner {
        NextHit(i8),
    }

    #[test]
    fn of_commands_only_the_names_are_noted_and_only_the_latest() {
        for _ in 0..100 {
            note_command(&Command::Tag { tag: "secret" });
        }
        note_command(&Command::Paste("(;B[aa]".to_owned()));
        note_command(&Command::Find(Inner::NextHit(1)));
        let commands = desk().commands.clone();
        assert_eq!(commands.len(), MAX_COMMANDS);
        assert_eq!(commands.iter().rev().take(3).rev().collect::<Vec<_>>(), ["Tag", "Paste", "Find NextHit"]);
    }

    #[test]
    fn a_report_says_what_broke_and_only_so_many_are_kept() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("reports");
        let written: Vec<PathBuf> = (0..MAX_REPORTS + 5)
            .map(|number| {
                let message = format!("no such board {number}");
                write(&folder, &text(&message, "board.rs:3", "7.1 (1a2b3c)", &["Find".to_owned()])).unwrap()
            })
            .collect();
        let kept = list(&folder);
        assert_eq!(kept.len(), MAX_REPORTS);
        assert!(kept.contains(written.last().unwrap()));
        let said = fs::read_to_string(written.last().unwrap()).unwrap();
        for part in ["no such board 24", "board.rs:3", "7.1 (1a2b3c)", std::env::consts::OS, "    Find\n"] {
            assert!(said.contains(part), "{part}: {said}");
        }
        assert!(said.contains("reports::tests"), "a backtrace: {said}");
    }

    #[test]
    fn threads_that_break_at_once_have_a_report_each() {
        let dir = tempfile::tempdir().unwrap();
        let folder = dir.path().join("reports");
        std::thread::scope(|scope| {
            for number in 0..MAX_REPORTS {
                let folder = &folder;
                scope.spawn(move || write(folder, &format!("thread {number} broke")).unwrap());
            }
        });
        let mut texts: Vec<String> = list(&folder).iter().map(|path| fs::read_to_string(path).unwrap()).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), MAX_REPORTS);
    }
}
