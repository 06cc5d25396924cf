//! Measures whole processes on real games: `cargo bench --bench pipeline`.
//!
//! Prints elapsed time, CPU time and peak memory of each process beside the target. A busy machine affects the elapsed
//! time, not the CPU time.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[path = "../support/archive.rs"]
mod archive;
#[path = "../support/root.rs"]
mod root;
#[path = "../support/shared.rs"]
mod shared;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::Instant;

use katachi::library::{import, open_patterns};
use katachi::machine::children_cpu_secs;
use katachi::mining::{MinedPatterns, MiningParams, PatternSource, PatternStats};
use katachi::pattern::{Cell, Pattern};
use katachi::progress::Progress;
use serde_json::Value;

/// Number of runs of each; the quickest is printed.
const RUNS: usize = 3;

/// Number of professional games: the first in byte order of their paths.
const GAME_COUNT: usize = 16_067;

fn main() {
    let folder = tempfile::tempdir().expect("a folder for a gigabyte of games");
    let (Some(tygem), Some(pro)) = (shared::shared("corpus/tygem-20k.tar.zst"), shared::shared("corpus/pro.tar.zst"))
    else {
        println!("nothing to measure: put tygem-20k.tar.zst (20,000 SGF files) and pro.tar.zst into ../shared/corpus");
        opening(folder.path());
        return;
    };
    let [twenty_thousand, all, games] = ["tygem", "pro", "games"].map(|name| folder.path().join(name));
    archive::unpack(&tygem, &twenty_thousand);
    archive::unpack(&pro, &all);
    take_first(&all, &games);

    let library = folder.path().join("tygem.katachi");
    let imported = quickest("import of 20,000 SGF files, warm", "5,000 files/s: 4 s", || {
        let _ = fs::remove_dir_all(&library);
        vec!["import".into(), path(&twenty_thousand), "--library".into(), path(&library)]
    });
    let (files, seconds) = (number(&imported, "files"), number(&imported, "elapsed_s"));
    println!("  {:.0} files/s", files / seconds);
    quickest("import again, nothing changed", "", || {
        vec!["import".into(), path(&twenty_thousand), "--library".into(), path(&library)]
    });
    let info = quickest("info", "", || vec!["info".into(), "--library".into(), path(&library)]);
    let per_game = number(&info, "corpus_bytes") / number(&info, "games");
    println!("  {per_game:.0} bytes a game in memory (target: 1,024)");

    let library = folder.path().join("pro.katachi");
    import(&library, &[games], false, &Progress::new()).expect("a library can be made");
    let mining = [
        ("square:5", "move", "4 s"),
        ("square:9", "move", "8 s, 2 GiB"),
        ("square:3", "final", "1 s"),
        ("square:3", "move", ""),
        ("diamond:2", "move", ""),
    ];
    for (window, source, target) in mining {
        let arguments = ["mine", "--window", window, "--source", source, "--library"].map(str::to_owned);
        let mined =
            quickest(&format!("mine {window} {source}"), target, || [arguments.as_slice(), &[path(&library)]].concat());
        let [games, occurrences, patterns] = ["games", "occurrences", "patterns"].map(|name| number(&mined, name));
        println!("  {games} games, {occurrences} occurrences, {patterns} patterns");
    }
    opening(folder.path());
}

/// Measures opening a result of 50,000 patterns as in the window.
fn opening(folder: &Path) {
    let sample = katachi::library::sample();
    let params = MiningParams::new("square:5".parse().expect("it is a window"), PatternSource::Move);
    let mined = katachi::mining::mine(&sample.corpus, &params, &Progress::new()).expect("nobody cancels");
    let patterns = padded(&mined, 50_000);
    let file = folder.join("50000.ron");
    katachi::library::save_patterns(&patterns, &file).expect("it can be written");
    let time = || {
        let started = Instant::now();
        let read = open_patterns(&file).expect("it was written whole");
        assert_eq!(read.len(), 50_000);
        started.elapsed()
    };
    let least = (0..RUNS).map(|_| time()).min().expect("there are runs");
    let bytes = fs::metadata(&file).map_or(0, |metadata| metadata.len());
    println!("opening a RON of 50,000 patterns, {bytes} bytes: {least:.2?} (target: 0.6 s)");
    quickest("show of the same file", "", || vec!["show".into(), path(&file), "--top".into(), "10".into()]);
}

/// Distinct patterns up to a count: mined ones, then generated ones without examples or replies.
fn padded(mined: &MinedPatterns, count: usize) -> MinedPatterns {
    let window = &mined.params.window;
    let group = mined.params.source.group();
    let mut rows: Vec<(Pattern, PatternStats)> =
        (0..mined.len().min(count)).map(|at| (mined.pattern(at), *mined.stats(at))).collect();
    let mut known: std::collections::HashSet<Pattern> = rows.iter().map(|(pattern, _)| pattern.clone()).collect();
    let mut state = 1_u64;
    while rows.len() < count {
        let cells = (0..window.cell_count()).map(|cell| {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let stone = Cell::ALL[(state >> 33) as usize % 3];
            if Some(cell) == window.centre() { Cell::Empty } else { stone }
        });
        let pattern = Pattern::new(window.clone(), cells.collect()).canonical(group).0;
        if known.insert(pattern.clone()) {
            rows.push((pattern, PatternStats { occurrences: 1, games: 1, appeared: 1, ..PatternStats::default() }));
        }
    }
    MinedPatterns::from_counts(mined.params.clone(), mined.corpus.clone(), mined.games, rows)
}

/// Makes links to the first games, so that the folder holds only these.
fn take_first(all: &Path, into: &Path) {
    let mut files: Vec<PathBuf> = katachi::corpus::source::list(&[all.to_path_buf()], &Progress::new())
        .expect("nobody cancels")
        .files
        .into_iter()
        .map(|file| file.path)
        .collect();
    files.truncate(GAME_COUNT);
    for file in files {
        let to = into.join(file.strip_prefix(all).expect("it was found there"));
        fs::create_dir_all(to.parent().expect("it stands in a folder")).expect("a folder can be made");
        fs::hard_link(&file, &to).or_else(|_| fs::copy(&file, &to).map(|_| ())).expect("a file can be copied");
    }
}

fn path(path: &Path) -> String {
    path.to_str().expect("a temporary folder has a plain name").to_owned()
}

fn number(object: &Value, name: &str) -> f64 {
    object[name].as_f64().unwrap_or(f64::NAN)
}

/// Runs the program a few times and prints the quickest run.
fn quickest(what: &str, target: &str, arguments: impl Fn() -> Vec<String>) -> Value {
    let mut best: Option<(f64, f64, Value)> = None;
    for _ in 0..RUNS {
        let arguments = arguments();
        let before = children_cpu_secs();
        let started = Instant::now();
        let output = Command::new(env!("CARGO_BIN_EXE_katachi"))
            .args(&arguments)
            .arg("--json")
            .stdin(Stdio::null())
            .stderr(Stdio::inherit())
            .output()
            .expect("the program can be started");
        let elapsed = started.elapsed().as_secs_f64();
        assert!(output.status.success(), "{arguments:?}");
        let object: Value = serde_json::from_slice(&output.stdout).expect("it prints one JSON object");
        if best.as_ref().is_none_or(|(least, ..)| elapsed < *least) {
            best = Some((elapsed, children_cpu_secs() - before, object));
        }
    }
    let (elapsed, cpu, object) = best.expect("there are runs");
    let memory = object["peak_rss_bytes"]
        .as_f64()
        .map_or(String::new(), |bytes| format!(", peak {:.0} MiB", bytes / 1_048_576.0));
    let target = if target.is_empty() { String::new() } else { format!(" (target: {target})") };
    println!("{what}: {elapsed:.2} s, CPU {cpu:.2} s{memory}{target}");
    object
}
