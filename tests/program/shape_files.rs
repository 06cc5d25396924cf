//! Mined shapes that play, and that leave for other programs: the matcher, selections, CSV, ARFF and GNU Go's databases.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use katachi::library;
use katachi::mining::{MiningParams, Source, mine};
use katachi::progress::Progress;
use serde_json::Value;
use tempfile::TempDir;

use crate::support::program::{Run, json, katachi, run, text};

/// Mined files and templates of the sample's games.
struct Files {
    dir: TempDir,
}

impl Files {
    fn new() -> Files {
        let dir = tempfile::tempdir().unwrap();
        let corpus = library::sample().corpus;
        for (name, window, source) in [
            ("small", "square:3", Source::Move),
            ("large", "square:5", Source::Move),
            ("final", "square:3", Source::Final),
        ] {
            let params = MiningParams::new(window.parse().unwrap(), source);
            let mined = mine(&corpus, &params, &Progress::new()).unwrap();
            library::save_patterns(&mined, &dir.path().join(format!("{name}.ron"))).unwrap();
        }
        Files { dir }
    }

    fn path(&self, name: &str) -> PathBuf {
        self.dir.path().join(name)
    }
}

fn lines(path: &Path) -> Vec<String> {
    std::fs::read_to_string(path).unwrap().lines().map(str::to_owned).collect()
}

#[test]
fn a_mined_file_and_a_template_list_play_whole_games_the_same_on_any_number_of_threads() {
    let files = Files::new();
    let [small, large, templates] = ["small.ron", "large.ron", "templates.ron"].map(|name| files.path(name));
    json(&["templates", text(&small), "--max-wildcards", "2", "--out", text(&templates)]);
    let both = format!("file:{},{}", text(&small), text(&large));
    let general = format!("file:{}", text(&templates));
    let played = |threads: &str| {
        let sgf = files.path(&format!("games of {threads}"));
        let arguments =
            ["match", &both, &general, "--games", "2", "--size", "9", "--seed", "5", "--sgf", text(&sgf), "--json"];
        let run: Run = katachi().args(arguments).env("RAYON_NUM_THREADS", threads).output().unwrap().into();
        let found: Value = serde_json::from_str(&run.stdout).unwrap_or_else(|_| panic!("{}", run.stderr));
        for field in ["unfinished", "illegal"] {
            assert_eq!(found[field], 0, "{found}");
        }
        let mut games: Vec<PathBuf> = std::fs::read_dir(&sgf).unwrap().map(|entry| entry.unwrap().path()).collect();
        games.sort();
        games.iter().map(|path| std::fs::read(path).unwrap()).collect::<Vec<_>>()
    };
    let games = played("1");
    assert_eq!(games.len(), 2);
    assert_eq!(games, played("2"));
}

#[test]
fn what_cannot_play_says_why() {
    let files = Files::new();
    for (name, said) in [("final.ron", "--source move"), ("none.ron", "none.ron"), ("text.ron", "damaged")] {
        std::fs::write(files.path("text.ron"), "(").unwrap();
        let wrong = run(&["match", &format!("file:{}", text(&files.path(name))), "mogo", "--games", "2"]);
        assert_eq!(wrong.status, Some(1), "{}", wrong.stderr);
        assert!(wrong.stderr.contains(said) && wrong.stderr.contains(name), "{}", wrong.stderr);
    }
}

#[test]
fn suggestions_name_the_list_that_spoke_the_largest_window_first() {
    let files = Files::new();
    let game = files.path("game.sgf");
    std::fs::write(&game, "(;SZ[19];B[pd];W[dp];B[pp];W[dd];B[fq];W[cn])").unwrap();
    let both = format!("{},{}", text(&files.path("small.ron")), text(&files.path("large.ron")));
    let found = json(&["suggest", "--shapes", &both, text(&game), "--move", "5", "--top", "400"]);
    assert_eq!(found["engine"], "shapes");
    let moves = found["moves"].as_array().unwrap();
    let lists: BTreeSet<&str> = moves.iter().map(|entry| entry["list"].as_str().unwrap()).collect();
    assert_eq!(lists, BTreeSet::from(["shapes of square:3", "shapes of square:5"]));
    let sum: f64 = moves.iter().map(|entry| entry["probability"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-3, "{sum}");
    for entry in moves {
        assert!(entry["played"].as_u64() <= entry["seen"].as_u64(), "{entry}");
    }
}

#[test]
fn selections_are_by_k_count_and_cluster_and_clusters_part_all_shapes() {
    let files = Files::new();
    let small = files.path("small.ron");
    let shown = |selection: &[&str]| {
        let arguments = [&["show", text(&small)], selection].concat();
        json(&arguments)["patterns"].as_array().unwrap().clone()
    };
    let all = shown(&[]);
    let by_hand = |from: u64, to: u64, least: u64| {
        let number = |entry: &Value, field: &str| entry[field].as_u64().unwrap();
        all.iter()
            .filter(|entry| (from..=to).contains(&number(entry, "k")) && number(entry, "occurrences") >= least)
            .count()
    };
    assert_eq!(shown(&["--k", "2-3"]).len(), by_hand(2, 3, 1));
    assert_eq!(shown(&["--k", "4-", "--min-count", "10"]).len(), by_hand(4, 9, 10));
    let kinds = ["attack", "defence", "extension", "connection", "cut", "capture", "contact", "opening"];
    let of_kinds = kinds.map(|kind| {
        let has = |entry: &&Value| entry["kinds"].as_array().unwrap().iter().any(|of| of == kind);
        let wanted: Vec<&Value> = all.iter().filter(has).map(|entry| &entry["cells"]).collect();
        let found = shown(&["--kind", kind]);
        assert_eq!(found.iter().map(|entry| &entry["cells"]).collect::<Vec<_>>(), wanted, "{kind}");
        wanted.len()
    });
    assert!(of_kinds.iter().filter(|&&of_kind| of_kind > 0 && of_kind < all.len()).count() >= 3, "{of_kinds:?}");
    let parts: Vec<usize> = ["1", "2", "3"].map(|number| shown(&["--cluster", number, "--clusters", "3"]).len()).into();
    assert!(parts.iter().all(|&part| part > 0), "{parts:?}");
    assert_eq!(parts.iter().sum::<usize>(), all.len());
    let wrong = run(&["show", text(&small), "--cluster", "9"]);
    assert_eq!(wrong.status, Some(2));
    assert!(wrong.stderr.contains("numbered from 1"), "{}", wrong.stderr);
}

#[test]
fn shapes_leave_as_csv_arff_and_a_database_with_a_line_each() {
    let files = Files::new();
    let [small, csv, arff, db] = ["small.ron", "a.csv", "a.arff", "a.db"].map(|name| files.path(name));
    let arguments =
        ["export", "patterns", text(&small), "--csv", text(&csv), "--arff", text(&arff), "--gnugo", text(&db)];
    let found = json(&arguments);
    let shapes = found["patterns"].as_u64().unwrap() as usize;
    assert_eq!(lines(&csv).len(), shapes + 1);
    let table = lines(&arff);
    let data = table.iter().position(|line| line == "@data").unwrap();
    assert_eq!(table.len() - data - 1, shapes);
    let database = lines(&db);
    let patterns = database.iter().filter(|line| line.starts_with("Pattern ")).count();
    assert_eq!(patterns as u64, found["gnugo"]["patterns"].as_u64().unwrap());
    assert_eq!(patterns as u64 + found["gnugo"]["without_stones"].as_u64().unwrap(), shapes as u64);
    // Each pattern has one move, in the middle of what is drawn.
    assert_eq!(database.iter().filter(|line| !line.starts_with('#') && line.contains('*')).count(), patterns);
    let again = run(&arguments);
    assert_eq!(again.status, Some(1));
    assert!(again.stderr.contains("nothing is written over"), "{}", again.stderr);
    let wrong = run(&["export", "patterns", text(&files.path("final.ron")), "--gnugo", text(&files.path("b.db"))]);
    assert!(wrong.status == Some(1) && wrong.stderr.contains("source move"), "{}", wrong.stderr);
}
