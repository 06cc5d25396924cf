//! The example programs run and print their results.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};

use crate::support::program::{Run, katachi, text};

/// Runs an example that was built with the tests, beside the program. If only the tests were built, it may be missing.
fn example(name: &str, arguments: &[&str]) -> String {
    let program = Path::new(env!("CARGO_BIN_EXE_katachi")).with_file_name("examples").join(name);
    let output = Command::new(&program).args(arguments).stdin(Stdio::null()).output();
    let output = output.unwrap_or_else(|error| panic!("{}: {error}. Run: cargo build --examples", program.display()));
    let run = Run::from(output);
    assert_eq!(run.status, Some(0), "{name}: {}", run.stderr);
    run.stdout
}

/// The number before a word of the output.
fn number_before(output: &str, word: &str) -> u64 {
    let words: Vec<&str> = output.split_whitespace().collect();
    let at = words.iter().position(|&other| other == word).unwrap_or_else(|| panic!("{word}: {output}"));
    words[at - 1].parse().unwrap()
}

#[test]
fn games_of_a_folder_are_mined_and_their_library_is_searched() {
    let dir = tempfile::tempdir().unwrap();
    let games = dir.path().join("games");
    fs::create_dir(&games).unwrap();
    // An enclosure in a corner, with swapped colours in the second game.
    fs::write(games.join("a.sgf"), "(;SZ[19]PB[Shuwa]DT[1850];B[qd];W[dp];B[oc])").unwrap();
    fs::write(games.join("b.sgf"), "(;SZ[19]PB[Jowa]DT[1830];B[dp];W[qd];B[dd];W[oc])").unwrap();

    let out = dir.path().join("s5.ron");
    let mined = example("mine_folder", &[text(&games), text(&out)]);
    assert_eq!((number_before(&mined, "moves"), number_before(&mined, "games:")), (7, 2), "{mined}");
    assert!(fs::read_to_string(&out).unwrap().starts_with('('));

    let library = dir.path().join("go.katachi");
    let imported = katachi().args(["import", text(&games), "--library", text(&library)]).output().unwrap();
    assert!(imported.status.success());
    let found = example("search_library", &[text(&library), "Shuwa"]);
    assert_eq!((number_before(&found, "hits"), found.matches("Shuwa").count()), (2, 1), "{found}");
    assert!(!found.contains("Jowa"), "{found}");
}

#[test]
fn the_sample_has_the_shape_templates_and_corner_sequences() {
    let found = example("find_shape", &[]);
    assert!(number_before(&found, "hits") >= number_before(&found, "of"), "{found}");
    assert_eq!(found.lines().count(), 4, "{found}");
    let templates = example("find_templates", &[]);
    assert!(number_before(&templates, "templates") > 100 && templates.contains('?'), "{templates}");
    let corners = example("corner_tree", &[]);
    assert_eq!(corners.lines().count(), 7, "{corners}");
}
