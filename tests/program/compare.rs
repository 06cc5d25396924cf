//! Comparing two libraries, or two selections of games, on the command line.

use crate::support::program::{json, run};

#[test]
fn the_command_line_compares_libraries_and_selections_of_games() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name).to_str().unwrap().to_owned();
    let game = |year: u32, moves: &str| format!("(;SZ[19]DT[{year}]RE[B+R];{moves})");
    let old = game(1990, "B[pd];W[dd];B[pq];W[dp];B[qk];W[nc];B[pf]").repeat(30);
    let new = game(2018, "B[pd];W[dd];B[pq];W[dp];B[cc];W[dc];B[cd]").repeat(30);
    std::fs::write(path("games.sgf"), old + &new).unwrap();
    let library = path("l.katachi");
    json(&["import", &path("games.sgf"), "--library", &library, "--keep-duplicates"]);
    let filters = ["--filter-a", "year:2017..", "--filter-b", "year:..2016"];
    let compare = |more: &[&str]| json(&[&["compare", &library], &filters[..], more].concat());
    let shapes = compare(&["--window", "square:3"]);
    assert_eq!((shapes["here"]["games"].as_u64(), shapes["there"]["games"].as_u64()), (Some(30), Some(30)));
    assert_eq!((shapes["what"].as_str(), shapes["unit"].as_str()), (Some("shapes"), Some("moves")));
    let first = &shapes["rows"][0];
    assert!(first["z"].as_f64().unwrap().abs() > 3.0 && first["q_value"].as_f64().unwrap() < 0.01, "{first}");
    assert!(first["low"].as_f64() < first["log_odds"].as_f64() && first["log_odds"].as_f64() < first["high"].as_f64());
    let corners = compare(&["--what", "corners"]);
    let invasion = corners["rows"].as_array().unwrap().iter().find(|row| {
        let line = row["line"].as_array().unwrap();
        line.len() == 2 && line[1].as_str().unwrap() == "W R17"
    });
    let invasion = invasion.expect("the invasion is told from what was played before");
    assert_eq!((invasion["here"]["count"].as_u64(), invasion["there"]["count"].as_u64()), (Some(30), Some(0)));
    let openings = compare(&["--what", "openings", "--moves", "6"]);
    assert_eq!(openings["rows"].as_array().unwrap().len(), 2);
    let pros = json(&["compare", &library, "--what", "openings", "--top", "3"]);
    assert_eq!(pros["there"]["library"].as_str(), Some("professional"));
    assert!(pros["there"]["games"].as_u64().unwrap() > 50_000);
    for wrong in [
        &["compare", &library, "professional", "--filter-b", "year:2000"][..],
        &["compare", &library, "--filter-a", "year:"],
        &["compare", &library, "--window", "square:4"],
        &["compare", &library, "--moves", "0"],
        &["compare"],
    ] {
        assert_eq!(run(wrong).status, Some(2), "{wrong:?}");
    }
    let nobody = run(&["compare", &library, "--filter-a", "year:1700"]);
    assert_eq!(nobody.status, Some(1));
    assert!(nobody.stderr.contains("no game"), "{}", nobody.stderr);
}
