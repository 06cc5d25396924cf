//! A pipe in the place of a file: no command waits for it.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};
use std::time::{Duration, Instant};

use crate::support::program::{katachi, run, text};

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
    assert!(Command::new("mkfifo").arg(path).status().unwrap().success());
}

#[test]
fn no_command_waits_for_a_pipe_in_a_library() {
    let dir = tempfile::tempdir().unwrap();
    let (source, library) = (dir.path().join("a.sgf"), dir.path().join("go.katachi"));
    fs::write(&source, "(;SZ[9]PB[Shuwa];B[ee];W[ge];B[gc])(;SZ[9];B[cc];W[gg])").unwrap();
    let library = text(&library);
    assert_eq!(run(&["import", text(&source), "--library", library]).status, Some(0));
    assert_eq!(run(&["tag", "add", "seen", "--library", library, "--filter", "Shuwa"]).status, Some(0));
    let query = dir.path().join("query.txt");
    fs::write(&query, ". X .").unwrap();
    assert_eq!(run(&["find", text(&query), "--library", library]).status, Some(0));

    let files: Vec<_> =
        fs::read_dir(library).unwrap().map(|entry| entry.unwrap().path()).filter(|path| path.is_file()).collect();
    assert!(files.len() >= 4, "{files:?}");
    for file in files {
        let kept = dir.path().join("kept");
        fs::rename(&file, &kept).unwrap();
        make_pipe(&file);
        for command in ["info", "games", "check", "tag list"] {
            let words: Vec<&str> = command.split(' ').chain(["--library", library]).collect();
            run_soon(&words);
        }
        run_soon(&["find", text(&query), "--library", library]);
        // A command may have put a sound file in its place.
        fs::remove_file(&file).unwrap();
        fs::rename(&kept, &file).unwrap();
    }
}

#[test]
fn a_pipe_that_the_user_names_is_told_as_one() {
    let dir = tempfile::tempdir().unwrap();
    let (pipe, library) = (dir.path().join("games.sgf"), dir.path().join("go.katachi"));
    make_pipe(&pipe);
    let pipe = text(&pipe);
    for arguments in [&["show", pipe][..], &["templates", pipe], &["import", pipe, "--library", text(&library)]] {
        let output = run_soon(arguments);
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && told.contains(pipe), "{arguments:?}: {told}");
        assert!(told.contains("pipe") || told.contains("neither a file nor a folder"), "{arguments:?}: {told}");
    }
}

#[test]
fn no_result_replaces_a_pipe() {
    let dir = tempfile::tempdir().unwrap();
    let (source, library, pipe) = (dir.path().join("a.sgf"), dir.path().join("go.katachi"), dir.path().join("out.ron"));
    fs::write(&source, "(;SZ[19]PB[Shuwa];B[pd];W[dp];B[pp])(;SZ[19];B[dc];W[qp];B[cn])").unwrap();
    let library = text(&library);
    assert_eq!(run(&["import", text(&source), "--library", library]).status, Some(0));
    make_pipe(&pipe);
    let pipe_text = text(&pipe);
    for command in [
        "mine --window square:3 --source move --out",
        "collocations --window square:3 --out",
        "joseki --out",
        "games --csv",
        "tag list --csv",
    ] {
        let words: Vec<&str> = command.split(' ').chain([pipe_text, "--library", library]).collect();
        let output = run_soon(&words);
        let told = String::from_utf8(output.stderr).unwrap();
        assert!(!output.status.success() && told.contains("it is a pipe or a device"), "{command}: {told}");
        let kind = fs::symlink_metadata(&pipe).unwrap().file_type();
        assert!(std::os::unix::fs::FileTypeExt::is_fifo(&kind), "{command}");
    }
}
