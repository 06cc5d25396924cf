//! `kill -9` before every call on a file, and in the middle of every write, for every operation, the window, and the
//! program as users start it.

use std::fs;
use std::os::unix::process::ExitStatusExt;
use std::path::Path;
use std::process::{ExitStatus, Stdio};
use std::sync::Arc;
use std::time::{Duration, Instant};

use super::operations::{LIBRARY, OPERATIONS, Operation, game};
use super::{Place, alone, helper_process, leftovers};
use crate::support::program::{json, katachi, text};
use crate::support::sweep::{rounds, share};
use katachi::app::games::LibraryCommand;
use katachi::app::play::{GuessCommand, Mode, PlayCommand};
use katachi::app::{AppState, Command, GamePlace, Home, LibrarySession, NoticeLevel, Settings, ThemeChoice, Workspace};
use katachi::corpus::GameId;
use katachi::files::faults::{Call, FailingCalls, Fault, arm};
use katachi::go::Point;
use katachi::library::{self, study, tags};
use katachi::progress::Progress;

/// Runs a task `OPERATION:FAULT:N:FOLDER`. Operations are given by number; the window has the number after the last.
pub fn helper(task: &str) {
    let parts: Vec<&str> = task.splitn(4, ':').collect();
    let (operation, place) = (parts[0].parse::<usize>().unwrap(), Path::new(parts[3]));
    let fault = if parts[1] == "half" { Fault::KillHalfway } else { Fault::Kill };
    let armed = arm(place, parts[2].parse().ok().map(|number| (FailingCalls::Only(number), fault)));
    match OPERATIONS.get(operation) {
        Some(operation) => alone(|| (operation.act)(place)).unwrap(),
        None => an_hour(place),
    }
    let calls = armed.calls().into_iter().map(|(call, _)| if call == Call::Write { 'w' } else { '.' });
    println!("calls {}", calls.collect::<String>());
}

fn process(operation: usize, fault: &str, number: &str, place: &Path) -> (ExitStatus, String) {
    let task = format!("operation:{operation}:{fault}:{number}:{}", text(place));
    let output = helper_process(&task).stderr(Stdio::piped()).output().unwrap();
    let is_killed = output.status.signal() == Some(libc::SIGKILL);
    let said = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(is_killed || output.status.success(), "{task}: {said}{}", String::from_utf8_lossy(&output.stderr));
    (output.status, said)
}

/// The moments of an operation: one for every call, two for every write.
fn moments(operation: usize, place: &Path) -> Vec<(&'static str, usize)> {
    let said = process(operation, "kill", "none", place).1;
    let calls = said.lines().find_map(|line| line.split_once("calls ")).expect("it says its calls").1;
    let halves = calls.chars().enumerate().filter(|&(_, call)| call == 'w').map(|(number, _)| ("half", number));
    (0..calls.len()).map(|number| ("kill", number)).chain(halves).collect()
}

/// An ordinary run takes one moment in this many.
const MOMENT_ONE_IN: usize = 40;

/// An operation, the states before and after it, and the moments at which it can be killed.
struct Trial<'a> {
    number: usize,
    operation: &'a Operation,
    place: Place,
    old: String,
    new: String,
    moments: Vec<(&'static str, usize)>,
}

impl Trial<'_> {
    fn for_operation(number: usize, operation: &Operation) -> Trial<'_> {
        let place = Place::for_operation(operation);
        place.restore();
        let old = (operation.read)(&place.at);
        let moments = moments(number, &place.at);
        let new = (operation.read)(&place.at);
        Trial { number, operation, place, old, new, moments }
    }

    /// Kills the operation at a moment. Returns whether it leaves the new state instead of the old one.
    fn run(&self, moment: usize) -> bool {
        let Trial { number, operation: Operation { name, read, .. }, place, old, new, .. } = self;
        let (fault, call) = self.moments[moment];
        place.restore();
        let status = process(*number, fault, &call.to_string(), &place.at).0;
        assert_eq!(status.signal(), Some(libc::SIGKILL), "{name}: {fault} at {call}");
        let found = read(&place.at);
        assert!(found == *old || found == *new, "{name}: {fault} at {call}: {found}, {old}, {new}");
        if found == *old && moment.is_multiple_of(4) {
            // The next run is not hindered, and removes the leftovers.
            process(*number, "kill", "none", &place.at);
            assert_eq!((read(&place.at), leftovers(&place.at)), (new.clone(), 0), "{name}: {fault} at {call}");
        }
        found == *new
    }
}

#[test]
fn killed_at_every_call_an_operation_leaves_the_old_or_the_new() {
    let operations = OPERATIONS.iter().enumerate().filter(|(_, operation)| !operation.only_reads);
    let trials: Vec<Trial<'_>> =
        operations.map(|(number, operation)| Trial::for_operation(number, operation)).collect();
    // Take the share of all operations together, since some have few moments.
    let all: Vec<(&Trial<'_>, usize)> =
        trials.iter().flat_map(|trial| (0..trial.moments.len()).map(move |moment| (trial, moment))).collect();
    let outcomes: Vec<bool> = share(all.len(), MOMENT_ONE_IN).map(|at| all[at].0.run(all[at].1)).collect();
    let new = outcomes.iter().filter(|&&is_new| is_new).count();
    println!(
        "{} kills of {} operations: {new} new, {} old, 0 half",
        outcomes.len(),
        trials.len(),
        outcomes.len() - new
    );
    assert!(outcomes.len() > 20);
}

fn settle(state: &mut AppState) {
    let deadline = Instant::now() + Duration::from_secs(120);
    state.poll();
    while state.is_busy() {
        assert!(Instant::now() < deadline, "work does not end");
        std::thread::sleep(Duration::from_millis(1));
        state.poll();
    }
}

fn start(place: &Path) -> AppState {
    let mut state = AppState::at_home(Home::new(place.join("home")), Settings::default(), Arc::new(|| {}));
    state.reopen();
    settle(&mut state);
    state
}

/// Works as a user does in the window: opens games, tags, guesses, edits, and changes settings. Each change is written
/// at once.
fn an_hour(place: &Path) {
    let mut state = start(place);
    let guess = |command| Command::Play(PlayCommand::Guess(command));
    let tag = |tag: &str| LibraryCommand::Tag { tag: tag.to_owned(), games: vec![GameId(0)] };
    let steps = [
        Command::Open(vec![place.join("games")]),
        tag("mine").into(),
        Command::SetTheme(ThemeChoice::Dark),
        Command::Play(PlayCommand::Turn(Mode::Guess)),
        guess(GuessCommand::Start),
        guess(GuessCommand::Reveal),
        tag("to look at").into(),
        Command::Show(Workspace::Library),
        GamePlace::new(GameId(1), 4).into(),
        Command::PlayStone { point: Point::new(9, 9), color: None },
        Command::ToggleCoordinates,
    ];
    for step in steps {
        state.apply(step);
        settle(&mut state);
    }
    fs::write(place.join("games/later.sgf"), game("later", 12)).unwrap();
    state.apply(Command::Refresh);
    settle(&mut state);
    state.finish();
}

/// Asserts that everything the window keeps can be read, and that the window starts with it.
fn all_is_whole(place: &Path) {
    let home = Home::new(place.join("home"));
    assert_eq!(home.read_settings().said, None);
    for entry in fs::read_dir(place.join("home/libraries")).into_iter().flatten() {
        let dir = entry.unwrap().path();
        match library::open(&dir, &Progress::new()) {
            Ok(loaded) => assert!(loaded.corpus.record_count() >= 2),
            Err(library::LibraryError::NotALibrary { .. }) => {}
            Err(error) => panic!("{error}"),
        }
        tags::read(&dir).unwrap();
        assert_eq!(study::read(&dir, &Progress::new()).unwrap().set_aside, None);
        if dir.join("session.ron").exists() {
            assert_ne!(LibrarySession::read(&dir), LibrarySession::default());
        }
        if let Ok(game) = fs::read(dir.join("game.sgf")) {
            katachi::corpus::sgf::read_tree(&game, 0).unwrap();
        }
    }
    let state = start(place);
    let errors = state.notices().all().iter().filter(|notice| notice.level == NoticeLevel::Error).count();
    assert_eq!(errors, 0, "{:?}", state.notices().all().iter().map(|notice| &notice.text).collect::<Vec<_>>());
}

#[test]
fn killed_at_any_call_the_window_finds_everything_whole() {
    let folder = tempfile::tempdir().unwrap();
    let place = folder.path().join("place");
    let restore = || {
        let _ = fs::remove_dir_all(&place);
        fs::create_dir_all(place.join("games")).unwrap();
        fs::write(place.join("games/a.sgf"), game("a", 10)).unwrap();
        fs::write(place.join("games/b.sgf"), game("bb", 20)).unwrap();
    };
    restore();
    let moments = moments(OPERATIONS.len(), &place);
    let mut killed = 0;
    for moment in share(moments.len(), 90) {
        let (fault, call) = moments[moment];
        restore();
        let status = process(OPERATIONS.len(), fault, &call.to_string(), &place).0;
        // The number of calls varies with thread timing, so the last calls and writes do not always occur.
        killed += usize::from(status.signal() == Some(libc::SIGKILL));
        all_is_whole(&place);
    }
    println!("{killed} kills of the window at {} moments: all whole", moments.len());
    assert!(killed >= 2);
}

#[test]
fn the_program_killed_or_refused_at_any_call_of_an_import_says_so_and_leaves_it_whole() {
    let folder = tempfile::tempdir().unwrap();
    let (games, dir) = (folder.path().join("games"), folder.path().join(LIBRARY));
    fs::create_dir(&games).unwrap();
    fs::write(games.join("a.sgf"), game("a", 10)).unwrap();
    let import = |fault: &str| {
        let mut command = katachi();
        command.args(["import", text(&games), "--library", text(&dir)]).env("RAYON_NUM_THREADS", "1");
        command.env("KATACHI_FAULT", format!("{fault}:{}", text(&dir))).output().unwrap()
    };
    let (mut killed, mut refused) = (0, 0);
    for number in (0..).step_by(rounds(7, 1)) {
        let _ = fs::remove_dir_all(&dir);
        let output = import(&format!("kill:{number}"));
        if output.status.signal() == Some(libc::SIGKILL) {
            killed += 1;
            json(&["import", text(&games), "--library", text(&dir)]);
            assert_eq!(json(&["info", "--library", text(&dir)])["games"], 1);
            assert_eq!(leftovers(&dir), 0);
        } else {
            // The run has no more calls.
            assert!(output.status.success() && killed > 0);
            break;
        }
        let _ = fs::remove_dir_all(&dir);
        let output = import(&format!("io:{number}+"));
        let said = String::from_utf8_lossy(&output.stderr).into_owned();
        if output.status.code() == Some(1) {
            refused += 1;
            assert!(said.contains(text(&dir)) && said.contains("os error 5"), "{number}: {said}");
        } else {
            assert!(output.status.success(), "{number}: {said}");
        }
    }
    println!("import: {killed} kills, {refused} refusals");
    assert!(refused > 0);
}
