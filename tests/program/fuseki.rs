//! Openings and digests on the command line.

use crate::support::program::{json, run};
use katachi::library;

#[test]
fn the_command_line_names_openings() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let moves = "B[dd];W[pd];B[dp];W[pp];B[dj];W[fc]";
    std::fs::write(path("games.sgf"), format!("(;SZ[19]RE[B+R]DT[1970];{moves})(;SZ[19]RE[W+R];{moves};B[cf])"))
        .unwrap();
    json(&["import", &path("games.sgf"), "--library", &path("l.katachi"), "--keep-duplicates"]);
    let found = json(&["fuseki", "--library", &path("l.katachi"), "--moves", "5"]);
    let first = &found["openings"][0];
    assert_eq!(
        (first["games"].as_u64(), first["black_wins"].as_u64(), first["decided"].as_u64()),
        (Some(2), Some(1), Some(2))
    );
    assert_eq!(first["moves"][0].as_str(), Some("Q16"));
    assert_eq!(first["name"].as_str(), Some("Nirensei (White), Sanrensei, Parallel"));
    assert_eq!(first["first_year"].as_i64(), Some(1970));
    let ordered = json(&["fuseki", "--library", &path("l.katachi"), "--ordered", "--moves", "7"]);
    assert_eq!((ordered["games"].as_u64(), ordered["too_short"].as_u64()), (Some(1), Some(1)));
    assert_eq!(run(&["fuseki", "--library", &path("l.katachi"), "--moves", "0"]).status, Some(2));
}

#[test]
fn games_on_other_boards_are_told_with_what_counts_them() {
    for (sides, left_out) in [(&[9, 9][..], 2), (&[13], 1), (&[9, 13, 19], 2), (&[7, 18], 2), (&[19, 19], 0)] {
        let dir = tempfile::tempdir().unwrap();
        let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
        let game = |side: &u32| format!("(;SZ[{side}];B[cc];W[ec];B[ee])");
        std::fs::write(path("games.sgf"), sides.iter().map(game).collect::<String>()).unwrap();
        json(&["import", &path("games.sgf"), "--library", &path("l.katachi"), "--keep-duplicates"]);
        for (command, advice) in [("joseki", "--corner 4"), ("fuseki", "--size 9")] {
            let told = run(&[command, "--library", &path("l.katachi")]).stdout;
            let says = [format!("left out: {left_out} game"), advice.to_owned()].map(|words| told.contains(&words));
            assert_eq!(says, [left_out > 0; 2], "{command} {sides:?}: {told}");
        }
    }
}

#[test]
fn a_digest_is_small_reads_back_and_names_no_game() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(path("games.sgf"), "(;SZ[19];B[pd];W[dd];B[pq];W[dp];B[qk])".repeat(4)).unwrap();
    json(&["import", &path("games.sgf"), "--library", &path("l.katachi"), "--keep-duplicates"]);
    let arguments = ["digest", "--library", &path("l.katachi"), "--out", &path("digest"), "--shapes", "3"];
    let digest = json(&[&arguments[..], &["--pairs", "2", "--corners", "2", "--openings", "2"]].concat());
    let files: Vec<&str> =
        digest["files"].as_array().unwrap().iter().map(|file| file["name"].as_str().unwrap()).collect();
    assert_eq!(files.len(), 10, "{files:?}");
    let file = |name: &str| dir.path().join("digest").join(name);
    let shapes = library::open_patterns(&file("shapes-square-3.ron.zst")).unwrap();
    assert!((0..shapes.len()).all(|at| shapes.examples(at).is_empty()));
    assert_eq!(shapes.occurrences, 20);
    assert!((1..=3).contains(&shapes.len()), "{}", shapes.len());
    assert!((0..shapes.len()).all(|at| shapes.stats(at).occurrences >= u64::from(shapes.params.min_count)));
    assert_eq!(library::open_collocations(&file("collocations.ron.zst")).unwrap().moves, 20);
    assert_eq!(library::open_corners(&file("corners.ron.zst")).unwrap().params.min_count, 2);
    assert_eq!(library::open_openings(&file("openings.ron.zst")).unwrap().games, 4);
}
