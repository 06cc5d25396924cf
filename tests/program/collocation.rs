//! Collocations on the command line.

use crate::support::program::{json, run};
use crate::support::root::root;

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
    // A drawing of the wrong size is refused before the rest of the file is read.
    let whole = std::fs::read_to_string(path("c.ron")).unwrap();
    std::fs::write(path("cut.ron"), &whole[..whole.len() / 2]).unwrap();
    for (columns, rows, refused) in
        [(2, 2, "p.txt"), (3, 3, "p.txt"), (8, 1, "p.txt"), (1, 1, "p.txt"), (11, 1, "p.txt"), (9, 9, "cut.ron")]
    {
        std::fs::write(path("p.txt"), (vec!["."; columns].join(" ") + "\n").repeat(rows)).unwrap();
        let told = run(&["after", &path("cut.ron"), &path("p.txt")]);
        assert_eq!(told.status, Some(1));
        assert!(told.stderr.contains(refused), "{columns} {rows}: {}", told.stderr);
    }
}

#[test]
fn statistics_fit_zipfs_law_to_patterns_and_pairs() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let packed = root().join("tests/data/self-play.sgf.zst");
    std::fs::write(path("sample.sgf"), zstd::decode_all(std::fs::File::open(packed).unwrap()).unwrap()).unwrap();
    json(&["import", &path("sample.sgf"), "--library", &path("l.katachi")]);
    let found = json(&["collocations", "--library", &path("l.katachi"), "--statistics"]);
    for name in ["pattern_exponent", "pair_exponent"] {
        let exponent = found[name].as_f64().unwrap_or_else(|| panic!("{name}: {found}"));
        let error = found[format!("{name}_error")].as_f64().unwrap();
        assert!((0.5..1.5).contains(&exponent) && error > 0.0 && error < exponent, "{name}: {exponent} ± {error}");
    }
    // As in Liu and Li, a pair fails the test by its p-value alone: one that occurs once may pass.
    let library = path("l.katachi");
    let asked = ["collocations", "--library", &library, "--window", "square:3", "--statistics", "--top", "100000"];
    let found = json(&asked);
    let pairs = found["top"].as_array().unwrap();
    assert_eq!(found["pairs"], pairs.len());
    let fails = |pair: &&serde_json::Value| pair["p_value"].as_f64().unwrap() >= 0.005;
    assert_eq!(found["statistics"]["pairs_failing"], pairs.iter().filter(fails).count());
    assert!(pairs.iter().any(|pair| pair["count"] == 1 && !fails(&pair)), "pairs that occur once pass too");
}
