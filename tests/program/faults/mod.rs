//! System faults at every call on a file, one after the other: the files on disk are either old or new, and complete,
//! and the message names the file.
//!
//! The calls of an [`Operation`] are counted in a run without a fault. Then each call fails in each suitable way, alone
//! and together with all later calls. See [`katachi::files::faults`].

mod kept;
mod killed;
mod operations;
#[cfg(target_os = "linux")]
mod real;
mod several;

use std::collections::BTreeMap;
use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};

use crate::support::sweep::share;
use katachi::files::faults::{Call, FailingCalls, Fault, arm};
use katachi::library::atomic::TEMPORARY_PREFIX;
use katachi::library::export;
use katachi::progress::Progress;
use operations::{LOADED, OPERATIONS, Operation};

/// A folder for an operation, and a template with its initial contents.
struct Place {
    _folder: tempfile::TempDir,
    /// The path is always the same, since a library identifies its sources by path.
    at: PathBuf,
    template: PathBuf,
}

impl Place {
    fn for_operation(operation: &Operation) -> Place {
        let folder = tempfile::tempdir().unwrap();
        let (at, template) = (folder.path().join("place"), folder.path().join("template"));
        fs::create_dir(&at).unwrap();
        (operation.prepare)(&at);
        fs::rename(&at, &template).unwrap();
        Place { _folder: folder, at, template }
    }

    /// Restores the initial contents.
    fn restore(&self) {
        let _ = fs::remove_dir_all(&self.at);
        copy_folder(&self.template, &self.at);
    }
}

/// Copies a folder with the times of its files: unchanged files are not read again.
fn copy_folder(from: &Path, to: &Path) {
    fs::create_dir(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let entry = entry.unwrap();
        let (path, copy) = (entry.path(), to.join(entry.file_name()));
        if path.is_dir() {
            copy_folder(&path, &copy);
        } else {
            fs::copy(&path, &copy).unwrap();
            let modified = entry.metadata().unwrap().modified().unwrap();
            fs::File::options().write(true).open(&copy).unwrap().set_modified(modified).unwrap();
        }
    }
}

/// Temporary files, and staged folders, below a folder.
fn leftovers(folder: &Path) -> usize {
    let of_entry = |entry: fs::DirEntry| {
        let own = usize::from(entry.file_name().to_string_lossy().starts_with(TEMPORARY_PREFIX));
        own + if entry.path().is_dir() { leftovers(&entry.path()) } else { 0 }
    };
    fs::read_dir(folder).into_iter().flatten().flatten().map(of_entry).sum()
}

/// The outcome of an operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Outcome {
    /// Nothing has changed, and the message gives the reason.
    OldAndSaid,
    /// Nothing has changed, and nothing was reported, since the result can be rebuilt at any time.
    OldToBeMadeAgain,
    New,
    /// The new state is there, and the message reports another problem, such as a disk that does not confirm.
    NewAndSaid,
    /// An import that reports a file that could not be read.
    WithoutAFile,
}

struct Trial<'a> {
    operation: &'a Operation,
    place: Place,
    old: String,
    new: String,
    calls: Vec<(Call, PathBuf)>,
}

impl<'a> Trial<'a> {
    fn new(operation: &'a Operation) -> Trial<'a> {
        let place = Place::for_operation(operation);
        place.restore();
        let old = (operation.read)(&place.at);
        // The first write into a folder cleans it up, so the second run is counted.
        let mut calls = Vec::new();
        let mut new = String::new();
        for _ in 0..2 {
            place.restore();
            let armed = arm(&place.at, None);
            alone(|| (operation.act)(&place.at)).unwrap_or_else(|error| panic!("{}: {error}", operation.name));
            calls = armed.calls();
            drop(armed);
            new = (operation.read)(&place.at);
        }
        assert_eq!(old == new, operation.only_reads, "{}: {old} becomes {new}", operation.name);
        assert!(calls.len() >= 2, "{}: {calls:?}", operation.name);
        Trial { operation, place, old, new, calls }
    }

    /// Every suitable fault at every call.
    fn cases(&self) -> Vec<(FailingCalls, Fault)> {
        let mut cases = Vec::new();
        let mut has_crawled = false;
        for (number, (call, _)) in (0..).zip(&self.calls) {
            for fault in Fault::ERRORS.into_iter().filter(|fault| fault.fits(*call)) {
                cases.push((FailingCalls::Only(number), fault));
                // A call that is interrupted forever never ends, so this is not tried. Byte-by-byte transfer is slow,
                // so once is enough.
                let crawls = fault == Fault::Short && !std::mem::replace(&mut has_crawled, true);
                if crawls || !fault.is_harmless() {
                    cases.push((FailingCalls::From(number), fault));
                }
            }
        }
        cases
    }

    fn run(&self, at: FailingCalls, fault: Fault) -> Outcome {
        let Trial { operation, place, old, new, .. } = self;
        place.restore();
        let armed = arm(&place.at, Some((at, fault)));
        let outcome = alone(|| (operation.act)(&place.at));
        let calls = armed.calls();
        drop(armed);
        let (FailingCalls::Only(number) | FailingCalls::From(number)) = at;
        let call = calls.get(number as usize);
        let case = format!("{}: {fault:?} at {at:?}, {call:?}: {outcome:?}", operation.name);
        let found = (operation.read)(&place.at);
        if fault.is_harmless() {
            assert!(outcome.is_ok() && found == *new, "{case}: {found}");
        }
        if let Err(message) = &outcome {
            assert!(message.contains(place.at.to_str().unwrap()), "no file is named: {case}");
        }
        // If nothing can be removed, the next program cleans up.
        if matches!(at, FailingCalls::Only(_)) && call.is_none_or(|(call, _)| *call != Call::Remove) {
            assert_eq!(leftovers(&place.at), 0, "{case}");
        }
        let is_new = found == *new;
        let what = match outcome {
            Ok(()) if is_new => Outcome::New,
            Err(_) if found == *old => Outcome::OldAndSaid,
            Err(_) if is_new => Outcome::NewAndSaid,
            Ok(()) if operation.can_be_made_again && found == *old => Outcome::OldToBeMadeAgain,
            Ok(()) if (operation.is_accounted_for)(&place.at) => Outcome::WithoutAFile,
            _ => panic!("half of it: {case}\nold   {old}\nnew   {new}\nfound {found}"),
        };
        if !is_new {
            // And the next run is not hindered.
            let again = alone(|| (operation.again.unwrap_or(operation.act))(&place.at));
            assert_eq!((again, (operation.read)(&place.at)), (Ok(()), new.clone()), "the next time: {case}");
        }
        what
    }
}

/// Runs work on one thread, so that the calls come in the same order.
fn alone<T: Send>(work: impl FnOnce() -> T + Send) -> T {
    rayon::ThreadPoolBuilder::new().num_threads(1).build().unwrap().install(work)
}

#[test]
fn every_call_fails_in_every_way_and_nothing_is_ever_half() {
    let (mut points, mut runs) = (0, 0);
    let (mut outcomes, mut failed) = (BTreeMap::<Outcome, usize>::new(), Vec::new());
    for operation in OPERATIONS {
        let trial = Trial::new(operation);
        points += trial.calls.len();
        let cases = trial.cases();
        let mut own = BTreeMap::<Outcome, usize>::new();
        for case in share(cases.len(), CASE_ONE_IN) {
            let (at, fault) = cases[case];
            runs += 1;
            // The other cases are still tried; the output contains the reason of each failure.
            match catch_unwind(AssertUnwindSafe(|| trial.run(at, fault))) {
                Ok(outcome) => *own.entry(outcome).or_default() += 1,
                Err(_) => failed.push(format!("{}: {fault:?} {at:?}", operation.name)),
            }
        }
        println!("{}: {} calls, {} cases: {own:?}", operation.name, trial.calls.len(), cases.len());
        own.into_iter().for_each(|(outcome, count)| *outcomes.entry(outcome).or_default() += count);
    }
    assert!(failed.is_empty(), "{} of {runs}: {failed:#?}", failed.len());
    println!("{} operations, {points} fault points, {runs} faults: {outcomes:?}, 0 half", OPERATIONS.len());
    assert!(outcomes.contains_key(&Outcome::OldAndSaid) && outcomes.contains_key(&Outcome::New));
}

/// An ordinary run tries one case in this many.
const CASE_ONE_IN: usize = 24;

#[test]
fn every_record_in_a_folder_is_on_the_disk_before_it_has_its_name() {
    let folder = tempfile::tempdir().unwrap();
    let out = folder.path().join("records");
    let armed = arm(folder.path(), None);
    let exported = export::to_sgf_folder(&LOADED, LOADED.corpus.games(), &out, &Progress::new()).unwrap();
    let mut calls = armed.calls();
    calls.retain(|(call, _)| matches!(call, Call::Write | Call::Sync | Call::Rename));
    let renamed: Vec<usize> = (0..calls.len()).filter(|&at| calls[at].0 == Call::Rename).collect();
    assert!(exported.games > 0 && renamed.len() as u64 == exported.games, "{calls:?}");
    assert!(renamed.iter().all(|&at| calls[at - 1].0 == Call::Sync), "{calls:?}");
    assert_eq!(calls.last(), Some(&(Call::Sync, out)), "and the names at the end");
}

/// The entry point for processes that other tests start: see [`killed`], [`kept`] and [`several`].
#[test]
fn helper() {
    let Ok(task) = std::env::var("KATACHI_TEST_HELPER") else { return };
    match task.split_once(':') {
        Some(("operation", rest)) => killed::helper(rest),
        Some(("kept", rest)) => kept::helper(rest),
        Some(("several", rest)) => several::helper(rest),
        _ => panic!("{task}"),
    }
}

/// A process of this program that runs a task instead of the tests.
fn helper_process(task: &str) -> std::process::Command {
    let mut command = std::process::Command::new(std::env::current_exe().unwrap());
    command.args(["faults::helper", "--exact", "--nocapture", "--test-threads", "1"]);
    command.env("KATACHI_TEST_HELPER", task).env_remove("KATACHI_SWEEP");
    command.stdin(std::process::Stdio::null());
    command
}
