//! The program as users start it.

use std::path::Path;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

pub fn katachi() -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_katachi"));
    command.stdin(Stdio::null());
    command
}

/// The output of a finished run, and its status.
#[derive(Debug)]
pub struct Run {
    pub status: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl From<Output> for Run {
    fn from(output: Output) -> Run {
        Run {
            status: output.status.code(),
            stdout: String::from_utf8(output.stdout).unwrap(),
            stderr: String::from_utf8(output.stderr).unwrap(),
        }
    }
}

pub fn run(arguments: &[&str]) -> Run {
    katachi().args(arguments).output().unwrap().into()
}

/// Runs with `--json` and reads the one object.
pub fn json(arguments: &[&str]) -> Value {
    let run = run(&[arguments, &["--json"]].concat());
    assert_eq!(run.status, Some(0), "{arguments:?}: {}", run.stderr);
    assert!(run.stdout.starts_with("{\"format\":1,"), "{}", run.stdout);
    assert_eq!(run.stdout.lines().count(), 1, "{}", run.stdout);
    serde_json::from_str(&run.stdout).unwrap()
}

/// A path as an argument.
pub fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}
