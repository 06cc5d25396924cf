//! `katachi cluster` and `katachi mine --cluster` hand over to a program of its own.
#![cfg(unix)]

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::support::program::Run;

/// The program alone in a folder: whether the cluster's was built beside it is not seen.
fn alone() -> TempDir {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let (built, here) = (Path::new(env!("CARGO_BIN_EXE_katachi")), folder.path().join("katachi"));
    if fs::hard_link(built, &here).is_err() {
        fs::copy(built, &here).unwrap();
    }
    folder
}

/// Says how it was called, and ends with 7.
fn put_cluster(folder: &Path) {
    let program = folder.join("katachi-cluster");
    fs::write(&program, "#!/bin/sh\nfor argument in \"$@\"; do echo \"<$argument>\"; done\nexit 7\n").unwrap();
    fs::set_permissions(&program, fs::Permissions::from_mode(0o755)).unwrap();
}

fn run(folder: &Path, path: &Path, arguments: &[&str]) -> Run {
    let mut command = Command::new(folder.join("katachi"));
    command.args(arguments).env("PATH", path).stdin(Stdio::null());
    command.output().unwrap().into()
}

const MINE: [&str; 11] =
    ["mine", "--cluster", "127.0.0.1:1", "a b", "c", "--window", "square:3", "--source", "move", "--out", "x.ron"];

#[test]
fn without_the_program_of_clusters_it_is_said_how_to_build_it() {
    let (folder, nothing) = (alone(), tempfile::tempdir().unwrap());
    for arguments in [&["cluster", "scheduler"][..], &["cluster", "worker", "--tasks", "2"], &MINE] {
        let run = run(folder.path(), nothing.path(), arguments);
        assert_eq!((run.status, run.stdout.as_str()), (Some(1), ""), "{arguments:?}");
        assert!(run.stderr.contains("cargo build --release -p katachi-cluster"), "{}", run.stderr);
    }
}

#[test]
fn arguments_and_exit_status_are_handed_over_and_the_neighbour_comes_before_the_path() {
    let (folder, elsewhere) = (alone(), tempfile::tempdir().unwrap());
    put_cluster(elsewhere.path());
    let on_path = run(folder.path(), elsewhere.path(), &["cluster", "worker", "--help", "--tasks", "2", "x y"]);
    assert_eq!((on_path.status, on_path.stderr.as_str()), (Some(7), ""));
    assert_eq!(on_path.stdout, "<worker>\n<--help>\n<--tasks>\n<2>\n<x y>\n");
    // Another one beside it would not say anything.
    fs::write(folder.path().join("katachi-cluster"), "#!/bin/sh\nexit 8\n").unwrap();
    fs::set_permissions(folder.path().join("katachi-cluster"), fs::Permissions::from_mode(0o755)).unwrap();
    assert_eq!(run(folder.path(), elsewhere.path(), &["cluster", "scheduler"]).status, Some(8));
    put_cluster(folder.path());
    let mine = run(folder.path(), elsewhere.path(), &MINE);
    let said: String = MINE.iter().map(|argument| format!("<{argument}>\n")).collect();
    assert_eq!((mine.status, mine.stdout), (Some(7), said));
}

#[test]
fn what_does_not_go_with_a_cluster_is_told_before() {
    let (folder, elsewhere) = (alone(), tempfile::tempdir().unwrap());
    put_cluster(elsewhere.path());
    let without_shards =
        ["mine", "--cluster", "127.0.0.1:1", "--window", "square:3", "--source", "move", "--out", "x.ron"];
    let refused: [&[&str]; 6] = [
        &["cluster"],
        &["cluster", "boss"],
        &[&MINE[..], &["--library", "games.katachi"]].concat(),
        &[&MINE[..], &["--memory", "1GiB"]].concat(),
        &without_shards,
        &["mine", "--library", "x", "--work", "y", "--window", "square:3", "--source", "move", "--out", "x.ron"],
    ];
    for arguments in refused {
        let run = run(folder.path(), elsewhere.path(), arguments);
        assert_eq!((run.status, run.stdout.as_str()), (Some(2), ""), "{arguments:?}");
    }
}
