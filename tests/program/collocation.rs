//! Collocations on the command line.

use crate::support::program::{json, run};

#[test]
fn the_command_line_counts_keeps_and_answers() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    std::fs::write(
        path("games.sgf"),
        "(;SZ[19];B[pd];W[dp];B[pq];W[nc];B[qf])(;SZ[19];B[pd];W[dp];B[pp];W[nc];B[qf];W[qc])",
    )
    .unwrap();
    json(&["import", &path("games.sgf"), "--library", &path("l.katachi"), "--keep-duplicates"]);
    let arguments = ["collocations", "--library", &path("l.katachi"), "--out", &path("c.ron")];
    let counted = json(&arguments);
    assert_eq!((counted["moves"].as_u64(), counted["games"].as_u64()), (Some(11), Some(2)));
    assert_eq!(counted["pairs"].as_u64().unwrap() as usize, counted["kept"].as_u64().unwrap() as usize);
    for name in ["p", "q", "count", "count_p", "count_q", "llr", "lift", "q_value", "offset", "same_colour"] {
        assert!(counted["top"][0].get(name).is_some(), "{name}");
    }
    // Five stones on 4-4; two low approaches.
    std::fs::write(path("p.txt"), format!("$$B hoshi\n------\n{}", ". . . . . . . . |\n".repeat(8))).unwrap();
    let after = json(&["after", &path("c.ron"), &path("p.txt")]);
    assert_eq!(after["occurrences"].as_u64(), Some(5), "{after}");
    assert_eq!(after["top"][0]["count"].as_u64(), Some(2));
    assert_eq!(after["top"][0]["same_colour"].as_bool(), Some(false));
    let ends = json(&["after", &path("c.ron")]);
    assert_eq!(ends["leads"].as_u64(), Some(6), "{ends}");
    assert_eq!(ends["top"][0]["offset"], serde_json::Value::Null);
    let wrong = run(&["collocations", "--library", &path("l.katachi"), "--window", "square:4"]);
    assert_eq!(wrong.status, Some(2));
    let damaged = run(&["after", &path("games.sgf")]);
    assert_eq!(damaged.status, Some(1));
    assert!(damaged.stderr.contains("games.sgf"), "{}", damaged.stderr);
}
