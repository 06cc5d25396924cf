//! Collocations, corners and openings: `cargo bench --bench joseki -- LIBRARY`, where the library was made by `katachi
//! import`; without a library, the bundled sample.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

use katachi::app::joseki::JosekiCommand;
use katachi::app::{AppState, Command, Settings, Workspace};
use katachi::corpus::Corpus;
use katachi::library;
use katachi::mining::collocation::{CollocationParams, collocate};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::fuseki::{OpeningGraphParams, OpeningParams, opening_graph, openings};
use katachi::progress::Progress;

fn timed<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let done = work();
    println!("{what:44} {:>10.2?}", started.elapsed());
    done
}

fn main() {
    let progress = Progress::new();
    let library = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let corpus: Arc<Corpus> = match &library {
        Some(dir) => library::open(Path::new(&dir), &progress).expect("the argument is a library").corpus,
        None => library::sample().corpus,
    };
    println!("{} games", corpus.games().len());
    let found = timed("collocations, square:9", || collocate(&corpus, &CollocationParams::default(), &progress));
    let found = found.expect("nobody cancels");
    timed("[P, *] and [*, Q] of the 1000 first patterns", || {
        let pairs = |id| found.after(id).len() + found.before(id).len();
        found.patterns().take(1000).map(pairs).sum::<usize>()
    });
    let corners = timed("corners", || corner_graph(&corpus, CornerParams::default(), &progress));
    let corners = corners.expect("nobody cancels");
    timed("continuations of the 1000 first positions", || {
        let next = |id| corners.graph.continuations(id).len();
        corners.graph.positions().take(1000).map(next).sum::<usize>()
    });
    timed("openings of 10 moves", || openings(&corpus, OpeningParams::default(), &progress)).expect("nobody cancels");
    timed("opening graph of 30 moves", || opening_graph(&corpus, OpeningGraphParams::default(), &progress))
        .expect("nobody cancels");
    drop((found, corners, corpus));
    explored(library.as_deref());
}

/// Times steps in the Joseki workspace as a user makes them, including rows, letters, board and drawn tree, and prints
/// the longest.
fn explored(library: Option<&str>) {
    let mut state = AppState::new(Settings::default(), Arc::new(|| {}));
    state.apply(library.map_or(Command::OpenSample, |dir| Command::Open(vec![dir.into()])));
    let settle = |state: &mut AppState| {
        state.poll();
        while state.is_busy() {
            std::thread::sleep(std::time::Duration::from_millis(1));
            state.poll();
        }
    };
    while state.is_loading() {
        state.poll();
    }
    state.apply(Command::CancelAll);
    settle(&mut state);
    state.apply(Command::Show(Workspace::Joseki));
    state.apply(Command::Joseki(JosekiCommand::CountShapes));
    settle(&mut state);
    let walk = [JosekiCommand::StartEmpty, JosekiCommand::StepRow(0), JosekiCommand::StepRow(1)];
    let more = [JosekiCommand::Reverse, JosekiCommand::Reverse, JosekiCommand::Follow, JosekiCommand::Home];
    let back = [JosekiCommand::Back, JosekiCommand::Home, JosekiCommand::Onward, JosekiCommand::Onward];
    for _ in 0..2 {
        println!("{} rows", state.joseki().shapes().rows().len());
        for command in walk.iter().chain(&more).chain(&back) {
            timed(&format!("{command:?}"), || state.apply(Command::Joseki(command.clone())));
        }
        state.apply(Command::Joseki(JosekiCommand::Show(state.joseki().view().other())));
    }
}
