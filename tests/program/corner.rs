//! Joseki on the command line.

use crate::support::program::{json, run};

#[test]
fn the_command_line_continues_from_a_game() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let line = "B[qd];W[oc];B[pf]";
    std::fs::write(
        path("games.sgf"),
        format!("(;SZ[19]DT[1990];{line};W[kc])(;SZ[19]DT[2020];{line})(;SZ[19];B[dc];W[ce];B[pp];W[qd])"),
    )
    .unwrap();
    json(&["import", &path("games.sgf"), "--library", &path("l.katachi"), "--keep-duplicates"]);
    let empty = json(&["joseki", "--library", &path("l.katachi"), "--out", &path("c.ron")]);
    assert_eq!(empty["position"]["count"].as_u64(), Some(5));
    assert_eq!(empty["continuations"][0]["count"].as_u64(), Some(4));
    // The same corner in the bottom left.
    std::fs::write(path("mine.sgf"), "(;SZ[19];B[cp];W[eq];B[pp])").unwrap();
    let asked = ["--position", &path("mine.sgf"), "--move", "2"];
    let from_library = json(&[&["joseki", "--library", &path("l.katachi")], &asked[..]].concat());
    let next = &from_library["continuations"][0];
    assert_eq!((next["point"].as_str(), next["count"].as_u64()), (Some("D6"), Some(2)), "{from_library}");
    assert_eq!(next["years"].to_string(), "[[1990,1],[2020,1]]");
    let from_file = json(&[&["joseki", "--graph", &path("c.ron")], &asked[..]].concat());
    assert_eq!(from_file["continuations"], from_library["continuations"]);
    assert_eq!(run(&["joseki", "--library", &path("l.katachi"), "--corner", "11"]).status, Some(2));
    let missing = run(&["joseki", "--library", &path("l.katachi"), "--position", &path("mine.sgf"), "--move", "9"]);
    assert_eq!(missing.status, Some(1));
    assert!(missing.stderr.contains("3 moves"), "{}", missing.stderr);
    std::fs::write(path("none.sgf"), "nothing").unwrap();
    assert_eq!(run(&["joseki", "--library", &path("l.katachi"), "--coverage", &path("none.sgf")]).status, Some(1));
}

#[test]
fn games_that_begin_with_stones_are_left_out_and_said_to_be() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("games.sgf"), "(;SZ[19];B[pd];W[dp];B[pp])(;SZ[19]HA[2]AB[pd][dp];W[dd];B[pp])").unwrap();
    let library = path("l.katachi");
    json(&["import", &path("games.sgf"), "--library", &library]);
    let ask = ["joseki", "--library", &library];
    let counts = |found: serde_json::Value| (found["games"].as_u64(), found["set_up_left_out"].as_u64());
    assert_eq!(counts(json(&ask)), (Some(1), Some(1)));
    let words = run(&ask).stdout;
    assert!(words.contains("left out: 1 game that begins with stones (--set-up reads them)"), "{words}");
    let all = [&ask[..], &["--set-up"]].concat();
    assert_eq!(counts(json(&all)), (Some(2), Some(0)));
    assert!(!run(&all).stdout.contains("left out"));
}
