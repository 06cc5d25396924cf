//! The `katachi` commands that the README and the documents print.
//!
//! A shell runs each command of the README as printed, in a folder with games, and the quick commands of
//! `command-line.md`. Every command of the documents is also run with `--help` appended, which fails if an option or a
//! subcommand no longer exists.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use tempfile::TempDir;

use crate::support::evaluated;
use crate::support::program::{Run, text};
use crate::support::root::root;

/// The commands in the shell blocks of a page, and the lines that write files for them. Lines that end with a backslash
/// are joined with the next.
fn commands(page: &str) -> Vec<String> {
    let blocks = page.split("\n```sh\n").skip(1).map(|rest| rest.split_once("\n```").expect("a block ends").0);
    let lines = blocks.flat_map(|block| block.replace("\\\n", " ").lines().map(str::to_owned).collect::<Vec<_>>());
    lines
        .filter(|line| line == "katachi" || ["katachi ", "printf "].iter().any(|begin| line.starts_with(begin)))
        .collect()
}

/// Prefixes of the commands in `command-line.md` that are only parsed: each takes seconds, or needs an engine or other
/// games.
const NOT_RUN: [&str; 6] =
    ["mine 2023.zip", "mine --library go.katachi --window square:9", "lab", "suggest", "report", "tsumego"];

/// A new user's computer: games in `~/games`, some by "my name" with evaluations, and the files that the commands name.
struct Place {
    folder: TempDir,
}

impl Place {
    fn new() -> Place {
        let place = Place { folder: tempfile::tempdir().unwrap() };
        let games = place.home().join("games");
        for folder in [&games, &place.work(), &place.home().join("katachi")] {
            fs::create_dir_all(folder).unwrap();
        }
        fs::copy(root().join("tests/data/self-play.sgf.zst"), games.join("sample.sgf.zst")).unwrap();
        let records = evaluated::games(6, true).replace("[Ann]", "[my name]").replace("[Bob]", "[Shusaku]");
        fs::write(games.join("mine.sgf"), records).unwrap();
        // A stone on the corner's star point, and the approach.
        let drawn =
            "| . . . . . . .\n| . . . O . . .\n| . . . . . . .\n| . . X . . . .\n| . . . . . . .\n| . . . . . . .\n";
        for name in ["query.txt", "pattern.txt"] {
            fs::write(place.work().join(name), drawn.to_owned() + "+--------------\n").unwrap();
        }
        let letters = |number: u8| [b'c' + number % 5 * 3, b'c' + number / 5 * 3].map(char::from);
        let moves = (0..25)
            .map(|number| format!(";{}[{}]", ["B", "W"][number as usize % 2], String::from_iter(letters(number))));
        let game = format!("(;GM[1]SZ[19]PB[Somebody]PW[Another]{})", moves.collect::<String>());
        fs::write(place.work().join("game.sgf"), game).unwrap();
        place
    }

    fn home(&self) -> PathBuf {
        self.folder.path().join("home")
    }

    fn work(&self) -> PathBuf {
        self.folder.path().join("work")
    }

    /// Runs a line in a shell that finds this `katachi` first. There is no display, so that no window opens.
    fn run(&self, line: &str) -> Run {
        let program = Path::new(env!("CARGO_BIN_EXE_katachi")).parent().unwrap();
        let path = format!("{}:{}", text(program), std::env::var("PATH").unwrap_or_default());
        let mut shell = Command::new("sh");
        shell.args(["-c", line]).current_dir(self.work()).stdin(Stdio::null());
        shell.env("PATH", path).env("HOME", self.home()).env("KATACHI_DATA", self.home().join("katachi"));
        for name in ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"] {
            shell.env_remove(name);
        }
        shell.output().unwrap().into()
    }
}

/// Runs commands of a page one after the other: each must end with 0. Returns the runs.
fn run_all(place: &Place, page: &str, commands: &[String]) -> Vec<Run> {
    let check = |line: &String| {
        let run = place.run(line);
        assert!(
            run.status == Some(0),
            "{page} prints a command that does not run:\n  {line}\nit ended with {:?} and printed:\n{}{}\nMend the \
             command, or give `Place` in tests/program/readme.rs the file that it reads.",
            run.status,
            run.stdout,
            run.stderr
        );
        run
    };
    commands.iter().map(check).collect()
}

#[test]
fn every_command_of_the_readme_runs_as_printed() {
    let commands = commands(&fs::read_to_string(root().join("README.md")).unwrap());
    assert!(commands.len() >= 4, "{commands:#?}");
    let place = Place::new();
    // A printed line writes it.
    fs::remove_file(place.work().join("query.txt")).unwrap();
    let runs = run_all(&place, "README.md", &commands);
    let prints = |(line, run): (&String, &Run)| line.starts_with("printf ") || !run.stdout.is_empty();
    assert!(commands.iter().zip(&runs).all(prints), "a command of the README prints nothing: {runs:#?}");
}

#[test]
fn quick_commands_of_the_command_line_run_as_printed() {
    let place = Place::new();
    let prepared = [
        "katachi import ~/games --library mine.katachi",
        "katachi mine --library mine.katachi --window square:3 --source move --out s3.ron",
    ];
    run_all(&place, "this test", &prepared.map(str::to_owned));
    let mut commands = commands(&fs::read_to_string(root().join("assets/docs/command-line.md")).unwrap());
    // Another machine, an engine, or fonts may be missing.
    commands.retain(|line| !["katachi evaluate", ".pdf"].iter().any(|part| line.contains(part)));
    commands.retain(|line| !NOT_RUN.iter().any(|begin| line["katachi".len()..].trim_start().starts_with(begin)));
    assert!(commands.len() > 30, "{commands:#?}");
    run_all(&place, "command-line.md", &commands);
}

#[test]
fn every_command_of_the_documents_is_understood() {
    let place = Place::new();
    let mut read = 0;
    for entry in fs::read_dir(root().join("assets/docs")).unwrap() {
        let path = entry.unwrap().path();
        let page = fs::read_to_string(&path).unwrap();
        for line in commands(&page) {
            let run = place.run(&format!("katachi() {{ command katachi \"$@\" --help; }}\n{line}"));
            assert_eq!(run.status, Some(0), "{}:\n  {line}\n{}", path.display(), run.stderr);
            read += 1;
        }
    }
    assert!(read > 80, "only {read} commands");
}
