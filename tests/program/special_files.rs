//! A pipe or a device in the place of a file: no command and no window waits for it.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Output;
use std::sync::Arc;
use std::time::{Duration, Instant};

use crate::support::program::{katachi, run, text};
use crate::support::sweep::share;
use katachi::app::{AppState, Command, Home, LibrarySession, Settings, ThemeChoice};
use katachi::go::Point;
use katachi::library::{self, kept_file, self_play};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::progress::Progress;
use katachi::study::{CardQuestion, Grade, Moment};

/// Runs a command that must end soon.
fn run_soon(arguments: &[&str]) -> Output {
    let mut child = katachi()
        .args(arguments)
        .stdout(std::process::Stdio::piped())
        .stderr(std::process::Stdio::piped())
        .spawn()
        .unwrap();
    let deadline = Instant::now() + Duration::from_secs(60);
    while child.try_wait().unwrap().is_none() {
        if Instant::now() > deadline {
            child.kill().unwrap();
            panic!("{arguments:?} waits");
        }
        std::thread::sleep(Duration::from_millis(5));
    }
    child.wait_with_output().unwrap()
}

fn make_pipe(path: &Path) {
    assert!(std::process::Command::new("mkfifo").arg(path).status().unwrap().success());
}

const KINDS: [&str; 2] = ["pipe", "device"];

/// Puts a pipe, or an endless device, in the place of a file.
fn put_special(path: &Path, kind: &str) {
    match kind {
        "pipe" => make_pipe(path),
        _ => std::os::unix::fs::symlink("/dev/zero", path).unwrap(),
    }
}

/// Puts a folder back as it was.
fn restore(template: &Path, folder: &Path) {
    let _ = fs::remove_dir_all(folder);
    // The times of the files stay too.
    let copied = std::process::Command::new("cp").arg("-a").arg(template).arg(folder).status();
    assert!(copied.unwrap().success());
}

/// The files below a folder, at any depth, sorted.
fn files_below(folder: &Path) -> Vec<PathBuf> {
    let mut found = Vec::new();
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() { found.extend(files_below(&path)) } else { found.push(path) }
    }
    found.sort();
    found
}

/// A library with one of every file: games, tags, cards, index, counts, learned games and a kept result.
fn full_library(dir: &Path) -> PathBuf {
    let (source, library) = (dir.join("a.sgf"), dir.join("go.katachi"));
    fs::write(&source, "(;SZ[9]PB[Shuwa];B[ee];W[ge];B[gc])(;SZ[9];B[cc];W[gg])").unwrap();
    let progress = Progress::new();
    let loaded = library::import(&library, &[source], false, &progress).unwrap();
    let corpus = &loaded.corpus;
    library::tags::update(&library, &progress, |tags| tags.add("seen", &loaded, corpus.records())).unwrap();
    let question = CardQuestion::Problem { id: "corner".to_owned() };
    let at = Moment::from_secs(1_800_000_000);
    library::study::update(&library, &progress, |deck| _ = deck.review(&question, Grade::Again, at)).unwrap();
    library::open_index(&library, corpus, &progress).unwrap();
    library::open_contexts(&library, corpus, &progress).unwrap();
    let sample = self_play().corpus;
    library::learn_games(&library, corpus, &sample.only(sample.games()[..2].to_vec()), &progress).unwrap();
    let corners = corner_graph(corpus, CornerParams { min_count: 1, ..CornerParams::default() }, &progress).unwrap();
    library::keep_corners(&corners, &kept_file(&library, "corners", &corners.params, corpus.id())).unwrap();
    LibrarySession { games: Some(2), ..LibrarySession::default() }.write(&library).unwrap();
    library
}

#[test]
fn no_command_waits_for_a_pipe_or_a_device_in_a_library() {
    let dir = tempfile::tempdir().unwrap();
    let path = full_library(dir.path());
    let (library, query, out) = (text(&path), dir.path().join("query.txt"), dir.path().join("out.ron"));
    fs::write(&query, ". X .").unwrap();
    let (query, out) = (text(&query), text(&out));
    let in_library =
        |words: &[&str]| words.iter().chain(&["--library", library]).map(|&word| word.to_owned()).collect();
    let commands: [Vec<String>; 10] = [
        in_library(&["info"]),
        in_library(&["games"]),
        in_library(&["tag", "list"]),
        in_library(&["find", query]),
        in_library(&["joseki", "--corner", "4"]),
        in_library(&["mine", "--window", "square:3", "--source", "move", "--out", out]),
        in_library(&["import", text(&dir.path().join("a.sgf"))]),
        in_library(&["export", "games", "--collection", text(&dir.path().join("out.sgf"))]),
        ["check", library].map(str::to_owned).to_vec(),
        ["backup", library, "--out", text(&dir.path().join("out.tar.zst"))].map(str::to_owned).to_vec(),
    ];
    let run = |command: &[String]| {
        let words: Vec<&str> = command.iter().map(String::as_str).collect();
        let output = run_soon(&words);
        // The results of one run are not in the way of the next.
        for name in ["out.ron", "out.sgf", "out.tar.zst"] {
            let _ = fs::remove_file(dir.path().join(name));
        }
        output
    };
    let template = dir.path().join("template");
    restore(&path, &template);
    for command in &commands {
        let output = run(command);
        assert!(output.status.success(), "{command:?}: {}", String::from_utf8_lossy(&output.stderr));
    }
    restore(&template, &path);
    let files = files_below(&path);
    assert!(files.len() >= 9, "{files:?}");
    let cases: Vec<_> = files.iter().flat_map(|file| KINDS.map(|kind| (file, kind))).collect();
    for (number, case) in share(cases.len(), 3).enumerate() {
        let (file, kind) = cases[case];
        for command in commands.iter().skip(number % 3).step_by(3) {
            restore(&template, &path);
            fs::remove_file(file).unwrap();
            put_special(file, kind);
            run(command);
        }
    }
}

#[test]
fn the_window_waits_for_no_pipe_and_no_device_among_its_files() {
    let dir = tempfile::tempdir().unwrap();
    let (home, source) = (dir.path().join("home"), dir.path().join("a.sgf"));
    fs::write(&source, "(;SZ[9]PB[Shuwa];B[ee];W[ge];B[gc])(;SZ[9];B[cc];W[gg])").unwrap();
    let start = || AppState::at_home(Home::new(home.clone()), Settings::default(), Arc::new(|| {}));
    let settle = |state: &mut AppState, what: &str| {
        let deadline = Instant::now() + Duration::from_secs(120);
        state.poll();
        while state.is_busy() {
            assert!(Instant::now() < deadline, "the window waits: {what}");
            std::thread::sleep(Duration::from_millis(2));
            state.poll();
        }
    };
    let mut state = start();
    let played = Command::PlayStone { point: Point::new(2, 6), color: None };
    for command in [Command::Open(vec![source]), Command::SetTheme(ThemeChoice::Dark), played] {
        state.apply(command);
        settle(&mut state, "nothing special");
    }
    state.finish();
    drop(state);
    let files = files_below(&home);
    assert!(files.len() >= 4, "{files:?}");
    let template = dir.path().join("template");
    restore(&home, &template);
    let cases: Vec<_> = files.iter().flat_map(|file| KINDS.map(|kind| (file, kind))).collect();
    for case in share(cases.len(), 3) {
        let (file, kind) = cases[case];
        restore(&template, &home);
        fs::remove_file(file).unwrap();
        put_special(file, kind);
        let mut state = start();
        state.reopen();
        settle(&mut state, &format!("{kind} {}", file.display()));
        state.finish();
    }
}

#[test]
fn a_pipe_or_a_device_that_the_user_names_is_told_as_one() {
    let dir = tempfile::tempdir().unwrap();
    let library = dir.path().join("go.katachi");
    for kind in KINDS {
        let special = dir.path().join(format!("{kind}.sgf"));
        put_special(&special, kind);
        let special = text(&special);
        let import = ["import", special, "--library", text(&library)];
        for arguments in [&["show", special][..], &["templates", special], &import] {
            let output = run_soon(arguments);
            let told = String::from_utf8(output.stderr).unwrap();
            assert!(!output.status.success() && told.contains(special), "{arguments:?}: {told}");
            let is_told = told.contains("a pipe or a device") || told.contains("neither a file nor a folder");
            assert!(is_told, "{arguments:?}: {told}");
        }
    }
}

#[test]
fn no_result_replaces_a_pipe_or_a_device() {
    let dir = tempfile::tempdir().unwrap();
    let (source, library) = (dir.path().join("a.sgf"), dir.path().join("go.katachi"));
    fs::write(&source, "(;SZ[19]PB[Shuwa];B[pd];W[dp];B[pp])(;SZ[19];B[dc];W[qp];B[cn])").unwrap();
    let library = text(&library);
    assert_eq!(run(&["import", text(&source), "--library", library]).status, Some(0));
    for kind in KINDS {
        let special = dir.path().join(format!("{kind}.ron"));
        put_special(&special, kind);
        let before = fs::symlink_metadata(&special).unwrap().file_type();
        for command in [
            "mine --window square:3 --source move --out",
            "collocations --window square:3 --out",
            "joseki --out",
            "games --csv",
            "tag list --csv",
        ] {
            let words: Vec<&str> = command.split(' ').chain([text(&special), "--library", library]).collect();
            let output = run_soon(&words);
            let told = String::from_utf8(output.stderr).unwrap();
            assert!(!output.status.success() && told.contains("it is a pipe or a device"), "{command}: {told}");
            assert_eq!(fs::symlink_metadata(&special).unwrap().file_type(), before, "{command}");
        }
    }
}
