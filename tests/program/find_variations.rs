//! Search in variations on the command line.

use std::fs;

use crate::support::program::{json, run, text};

const CORNER: &str = "+------\n| . . .\n| . X .\n| . . .\n";

#[test]
fn the_program_searches_variations_and_says_which_it_could_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (games, library, query) = (path("games.sgf"), path("games.katachi"), path("query.txt"));
    fs::write(&games, "(;SZ[9];B[ee](;W[gg])(;W[gc];B[bb]))(;SZ[9];B[cc];W[ee])").unwrap();
    fs::write(&query, CORNER).unwrap();
    json(&["import", text(&games), "--library", text(&library), "--keep-duplicates"]);
    let ask = ["find", "--library", text(&library), text(&query)];
    assert_eq!(json(&ask)["hits"], 0);
    let found = json(&[&ask[..], &["--variations"]].concat());
    assert_eq!((&found["hits"], &found["variations"]["searched"]), (&1.into(), &1.into()));
    assert_eq!((&found["examples"][0]["node"], &found["examples"][0]["move"]), (&4.into(), &3.into()));
    fs::remove_file(&games).unwrap();
    let gone = json(&[&ask[..], &["--variations"]].concat());
    assert_eq!((&gone["hits"], gone["variations"]["unread"].as_array().unwrap().len()), (&0.into(), 1));
    fs::write(&query, "1 .\n").unwrap();
    let refused = run(&[&ask[..], &["--variations"]].concat());
    assert_eq!(refused.status, Some(2), "{}", refused.stderr);
}
