//! A campaign against every reader, with files and texts damaged by chance or on purpose.
//!
//! Each reader starts with inputs that Katachi itself, or a person, would write. Bytes are cut, doubled, moved and
//! overwritten, numbers become the largest and smallest ones, and pieces of the format are inserted. If a checksum
//! would reject the damage, it is corrected, so that the code behind it is tested too. Every input must give an answer
//! or an error, never a panic. An answer that is written and read again must stay the same.
//!
//! Every run tries some inputs, different ones for each commit; `KATACHI_SWEEP=whole cargo test --release --test
//! program campaign` tries more than ten million, others for each `KATACHI_SEED`. With `KATACHI_CAMPAIGN_MIB=1024`, the
//! process may hold at most this memory. A failing input is saved in `target/campaign/`. Inputs moved to
//! `tests/cases/READER/` are tried first in every run.

mod counts;
mod evaluations;
mod games;
mod kept;
mod mutate;
mod programs;
mod results;
mod texts;

use std::fs;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::mpsc::{RecvTimeoutError, Sender, channel};
use std::time::{Duration, Instant};

use crate::support::random::Random;
use crate::support::root::root;
use crate::support::sweep::{rounds, seed};
use mutate::mutated;

/// A reader that takes longer than this for such a small input hangs.
const HANG_TIMEOUT: Duration = Duration::from_secs(120);

/// Number of inputs between two looks at the memory of the process.
const PEAK_CHECK_INTERVAL: usize = 64;

/// A reader, its seed inputs, and pieces of its format.
pub struct Campaign<'a> {
    pub reader: &'a str,
    pub seeds: &'a [Vec<u8>],
    pub pieces: &'a [&'a str],
    /// Number of inputs in an ordinary run and in the whole sweep.
    pub inputs: (usize, usize),
}

impl Campaign<'_> {
    /// Tries the reader, which reports a failure by a panic.
    pub fn run(&self, mut read: impl FnMut(&[u8])) {
        let mut random = Random(seed(crc32fast::hash(self.reader.as_bytes()).into()));
        let mut trial = Trial::new(self.reader);
        for (name, bytes) in self.kept() {
            trial.run(&name, &bytes, &mut read);
        }
        for (at, bytes) in self.seeds.iter().enumerate() {
            trial.run(&format!("seed-{at}"), bytes, &mut read);
        }
        let count = rounds(self.inputs.0, self.inputs.1);
        for round in 0..count {
            let mut bytes = self.seeds[random.below(self.seeds.len())].clone();
            mutated(&mut bytes, self.seeds, self.pieces, &mut random);
            trial.run(&format!("input-{round}"), &bytes, &mut read);
        }
        trial.end(count);
    }

    /// Inputs that failed once.
    fn kept(&self) -> Vec<(String, Vec<u8>)> {
        let folder = root().join("tests/cases").join(self.reader);
        let paths = fs::read_dir(folder).into_iter().flatten().map(|entry| entry.unwrap().path());
        let mut kept: Vec<_> = paths.map(|path| (path.display().to_string(), fs::read(path).unwrap())).collect();
        kept.sort();
        kept
    }
}

/// Totals of the inputs so far.
struct Trial<'a> {
    reader: &'a str,
    failed: Vec<String>,
    slowest: Duration,
    tried: usize,
    /// Maximum memory of the process; `None` if other tests run beside the campaign.
    limit_mib: Option<u64>,
    /// Sends the current input to the watchdog, and `None` when reading is over.
    now: Sender<Option<Vec<u8>>>,
}

impl<'a> Trial<'a> {
    fn new(reader: &'a str) -> Trial<'a> {
        let (now, watched) = channel::<Option<Vec<u8>>>();
        let name = reader.to_owned();
        std::thread::spawn(move || {
            let mut read = None;
            loop {
                match watched.recv_timeout(HANG_TIMEOUT) {
                    Ok(next) => read = next,
                    Err(RecvTimeoutError::Disconnected) => return,
                    Err(RecvTimeoutError::Timeout) => {
                        let Some(bytes) = &read else { continue };
                        eprintln!("{name}: hangs at {}", keep(&name, "hang", bytes).display());
                        std::process::abort();
                    }
                }
            }
        });
        let limit = std::env::var("KATACHI_CAMPAIGN_MIB").ok();
        let limit_mib = limit.map(|limit| limit.parse().expect("KATACHI_CAMPAIGN_MIB is a number of mebibytes"));
        Trial { reader, failed: Vec::new(), slowest: Duration::ZERO, tried: 0, limit_mib, now }
    }

    fn run(&mut self, name: &str, bytes: &[u8], read: &mut impl FnMut(&[u8])) {
        self.now.send(Some(bytes.to_vec())).unwrap();
        let started = Instant::now();
        let outcome = catch_unwind(AssertUnwindSafe(|| read(bytes)));
        self.slowest = self.slowest.max(started.elapsed());
        self.now.send(None).unwrap();
        self.tried += 1;
        if self.tried.is_multiple_of(PEAK_CHECK_INTERVAL) {
            self.check_peak(bytes);
        }
        if outcome.is_err() {
            let path = keep(self.reader, &name.replace('/', "_"), bytes);
            self.failed.push(path.display().to_string());
            assert!(self.failed.len() < 20, "{}: too many failures: {:#?}", self.reader, self.failed);
        }
    }

    /// Asserts that no input so far has taken more memory than the process may hold.
    fn check_peak(&self, bytes: &[u8]) {
        let Some(limit) = self.limit_mib else { return };
        let status = fs::read_to_string("/proc/self/status").unwrap();
        let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).unwrap();
        let peak = peak.trim().trim_end_matches(" kB").parse::<u64>().unwrap() >> 10;
        let name = format!("{}: {peak} MiB within {} inputs", self.reader, self.tried);
        assert!(peak <= limit, "{name}, of which {} is the last", keep(self.reader, "memory", bytes).display());
    }

    fn end(self, count: usize) {
        self.check_peak(b"");
        println!("{}: {count} inputs, {} failures, slowest {:?}", self.reader, self.failed.len(), self.slowest);
        assert!(self.failed.is_empty(), "{}: {:#?}", self.reader, self.failed);
    }
}

/// Saves a failing input where it can be examined.
fn keep(reader: &str, name: &str, bytes: &[u8]) -> PathBuf {
    let folder = root().join("target/campaign").join(reader);
    fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    fs::write(&path, bytes).unwrap();
    path
}

/// The first and the last lines of a text, which shorten a long result.
fn shortened(text: &str, first: usize, last: usize) -> Vec<u8> {
    let lines: Vec<&str> = text.lines().collect();
    let middle = lines.len().saturating_sub(last).max(first);
    [&lines[..first.min(lines.len())], &lines[middle..]].concat().join("\n").into_bytes()
}
