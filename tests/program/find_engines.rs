//! The three search methods on the command line find the same.

use std::fs;

use crate::support::program::{json, run, text};
use crate::support::root::root;

/// A shape, one at an edge, one in a corner, and an empty place.
const QUERIES: [&str; 4] =
    ["X O\nO .\n", "+------\n| . . .\n| . . X\n", "------\n. X .\n. . .\n", ". . .\n. ? .\n. . .\n"];

#[test]
fn all_three_engines_find_the_same_however_often_they_search() {
    let folder = tempfile::tempdir().unwrap();
    let (library, query) = (folder.path().join("games.katachi"), folder.path().join("query.txt"));
    json(&["import", text(&root().join("tests/golden/rings_v1.sgf")), "--library", text(&library)]);
    let ask = ["find", "--library", text(&library), text(&query), "--limit", "100000"];
    for drawing in QUERIES {
        fs::write(&query, drawing).unwrap();
        let [index, kmp, scan] = ["index", "kmp", "scan"].map(|engine| {
            let mut found = json(&[&ask[..], &["--engine", engine, "--repeat", "2"]].concat());
            let object = found.as_object_mut().unwrap();
            let elapsed = object.remove("elapsed_s").unwrap().as_f64().unwrap();
            let cpu = object.remove("cpu_s").unwrap();
            assert!(elapsed > 0.0 && elapsed.is_finite());
            let tells = cpu.as_f64().is_some_and(|cpu| cpu >= 0.0);
            assert!(tells || !cfg!(target_os = "linux"), "{cpu}");
            found
        });
        assert!(index["hits"].as_u64() > Some(0), "{drawing}");
        assert_eq!(index, kmp, "{drawing}");
        assert_eq!(index, scan, "{drawing}");
        let mut once = json(&ask);
        once.as_object_mut().unwrap().retain(|name, _| !["elapsed_s", "cpu_s"].contains(&&**name));
        assert_eq!(once, index);
    }
    let refused = |more: &[&str]| run(&[&ask[..], more].concat()).status;
    assert_eq!(refused(&["--repeat", "0"]), Some(2));
    assert_eq!(refused(&["--engine", "kmp", "--variations"]), Some(2));
    fs::write(&query, "1 .\n").unwrap();
    assert_eq!(refused(&["--engine", "kmp"]), Some(2));
}
