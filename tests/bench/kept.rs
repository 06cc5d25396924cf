//! The cost of counted results, and of opening them again: `cargo bench -p katachi-app --bench kept -- GAMES`.
//!
//! Opens the games as a library of its own, and counts everything that Katachi keeps. Then it starts anew, and opens what
//! was kept. For each it prints the time until it is there, the processor time, how much the memory (RssAnon) grew, the
//! most that the process held (VmHWM), and the size of the files that it left in the library.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use katachi_app::costly_shapes::CostlyShapesCommand;
use katachi_app::joseki::{ExplorerChoice, JosekiCommand};
use katachi_app::shapes::ShapesCommand;
use katachi_app::{AppState, Command, Home, OpeningChoice, Settings, Workspace};
use katachi_core::mining::{MiningParams, PatternSource};

const TICKS_PER_SECOND: f64 = 100.0;
const KINDS: [&str; 6] = ["3×3", "5×5", "corners", "openings", "collocations", "costly shapes"];

fn main() {
    let Some(games) = std::env::args().skip(1).find(|argument| !argument.starts_with('-')) else {
        return println!("cargo bench -p katachi-app --bench kept -- GAMES");
    };
    let folder = tempfile::tempdir().expect("a temporary folder");
    let start = || AppState::at_home(Home::new(folder.path().to_owned()), Settings::default(), Arc::new(|| {}));
    let mut state = start();
    println!("{:22} {:>9} {:>9} {:>9} {:>9} {:>9}", "", "time s", "cpu s", "grown MB", "most MB", "files MB");
    measured("import", &mut state, folder.path(), |state| {
        state.apply(Command::OpenAs(OpeningChoice::NewLibrary, vec![PathBuf::from(&games)]));
        until(state, |state| !state.is_loading() && state.library().is_some_and(|open| !open.is_sample));
    });
    println!("{} games", state.corpus().games().len());
    for kind in KINDS {
        measured(kind, &mut state, folder.path(), |state| ask(kind, state));
    }
    state.finish();
    drop(state);
    let mut state = start();
    println!("after the next start");
    measured("library", &mut state, folder.path(), |state| {
        state.reopen();
        until(state, |state| !state.is_loading());
    });
    for kind in KINDS {
        measured(kind, &mut state, folder.path(), |state| ask(kind, state));
    }
}

fn ask(kind: &str, state: &mut AppState) {
    let corpus = state.corpus().id().to_string();
    match kind {
        "3×3" | "5×5" => {
            let window = if kind == "3×3" { "square:3" } else { "square:5" };
            let params = MiningParams::new(window.parse().expect("it is a window"), PatternSource::Move);
            let params = state.shapes().as_offered(params);
            state.apply(ShapesCommand::Mine(params.clone()).into());
            let found = |state: &AppState| {
                let patterns = state.shapes().patterns();
                patterns.is_some_and(|found| found.params.window == params.window && found.corpus == corpus)
            };
            until(state, found);
        }
        "corners" => {
            state.apply(JosekiCommand::CountCorners.into());
            until(state, |state| state.joseki().corner().graph().is_some_and(|found| found.corpus == corpus));
        }
        "openings" => {
            state.apply(Command::Show(Workspace::Fuseki));
            until(state, |state| state.fuseki().graph().is_some_and(|found| found.corpus == corpus));
        }
        "collocations" => {
            state.apply(JosekiCommand::Show(ExplorerChoice::Shapes).into());
            state.apply(JosekiCommand::CountShapes.into());
            until(state, |state| state.joseki().shapes().collocations().is_some_and(|found| found.corpus == corpus));
        }
        _ => {
            state.apply(CostlyShapesCommand::Open.into());
            until(state, |state| state.costly_shapes().made().is_some() && !state.costly_shapes().is_making());
        }
    }
}

fn turn(state: &mut AppState) {
    std::thread::sleep(Duration::from_millis(1));
    state.poll();
    state.take_effects();
}

fn until(state: &mut AppState, is_there: impl Fn(&AppState) -> bool) {
    while !is_there(state) {
        turn(state);
    }
}

/// Prints what `act` costs, with what is still written after it.
fn measured(name: &str, state: &mut AppState, folder: &Path, act: impl FnOnce(&mut AppState)) {
    let (memory, files, processor) = (status_mb("RssAnon:"), bytes_in(folder), processor_seconds());
    fs::write("/proc/self/clear_refs", "5").expect("the most that was held can be forgotten");
    let begun = Instant::now();
    act(state);
    let time = begun.elapsed().as_secs_f64();
    until(state, |state| !state.is_busy());
    let spent = processor_seconds() - processor;
    let (most, grown) = (status_mb("VmHWM:"), status_mb("RssAnon:") - memory);
    let files = (bytes_in(folder) as f64 - files as f64) / 1e6;
    println!("{name:22} {time:9.2} {spent:9.1} {grown:9.0} {most:9.0} {files:9.1}");
}

fn status_mb(key: &str) -> f64 {
    let status = fs::read_to_string("/proc/self/status").expect("it is Linux");
    let line = status.lines().find(|line| line.starts_with(key)).expect("the line is there");
    line.split_whitespace().nth(1).and_then(|text| text.parse::<f64>().ok()).expect("it is a number") / 1e3
}

fn processor_seconds() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").expect("it is Linux");
    let after_name = stat.rsplit(')').next().expect("the name stands in parentheses");
    let ticks: f64 = after_name.split_whitespace().skip(11).take(2).filter_map(|text| text.parse::<f64>().ok()).sum();
    ticks / TICKS_PER_SECOND
}

fn bytes_in(folder: &Path) -> u64 {
    let entries = fs::read_dir(folder).into_iter().flatten().flatten();
    let sizes = entries.map(|entry| match entry.metadata() {
        Ok(metadata) if metadata.is_dir() => bytes_in(&entry.path()),
        Ok(metadata) => metadata.len(),
        Err(_) => 0,
    });
    sizes.sum()
}
