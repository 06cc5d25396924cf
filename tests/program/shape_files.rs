//! Mined shapes used for playing and exported to other programs: the matcher, selections, CSV, ARFF and GNU Go's
//! databases.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;

use katachi::library;
use katachi::mining::{MiningParams, PatternSource, mine};
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
        static MINED: LazyLock<TempDir> = LazyLock::new(|| {
            let dir = tempfile::tempdir().unwrap();
            let corpus = library::self_play().corpus;
            for (name, window, source) in [
                ("small.ron", "square:3", PatternSource::Move),
                ("large.ron", "square:5", PatternSource::Move),
                ("final.ron", "square:3", PatternSource::Final),
            ] {
                let params = MiningParams::new(window.parse().unwrap(), source);
                let mined = mine(&corpus, &params, &Progress::new()).unwrap();
                library::save_patterns(&mined, &dir.path().join(name)).unwrap();
            }
            dir
        });
        let dir = tempfile::tempdir().unwrap();
        for name in ["small.ron", "large.ron", "final.ron"] {
            std::fs::copy(MINED.path().join(name), dir.path().join(name)).unwrap();
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
fn an_exported_database_is_read_again_and_knows_the_points_that_its_shapes_know() {
    let files = Files::new();
    let [small, db] = ["small.ron", "a.db"].map(|name| files.path(name));
    let exported = json(&["export", "patterns", text(&small), "--gnugo", text(&db)]);
    let listed = json(&["templates", text(&db)]);
    assert_eq!(listed["total"], exported["gnugo"]["patterns"]);
    assert_eq!((&listed["with_move"], &listed["with_conditions"]), (&listed["total"], &Value::from(0)));
    // Every drawing is an image of its row's shape: as many stones, and as many of each colour.
    let shapes = json(&["show", text(&small)])["patterns"].as_array().unwrap().clone();
    let marks = |cells: &Value, mark: char| {
        cells.as_array().unwrap().iter().map(|row| row.as_str().unwrap().matches(mark).count()).sum::<usize>()
    };
    for entry in listed["templates"].as_array().unwrap() {
        let row: usize = entry["name"].as_str().unwrap().strip_prefix("Katachi").unwrap().parse().unwrap();
        for mark in ['X', 'O'] {
            assert_eq!(marks(&entry["cells"], mark), marks(&shapes[row - 1]["cells"], mark), "{entry}");
        }
        assert_eq!(marks(&entry["cells"], '*'), 1);
    }
    // The same points get the same rows from every list, except empty surroundings, which no database has.
    let game = files.path("game.sgf");
    std::fs::write(&game, "(;SZ[9];B[cc];W[gg];B[gc];W[cg];B[gf];W[ff];B[fe];W[ee])").unwrap();
    for moves in ["5", "8"] {
        let rows = |list: &Path| {
            let found = json(&["suggest", "--shapes", text(list), text(&game), "--move", moves, "--top", "400"]);
            let row = |entry: &Value| {
                let number = match entry["name"].as_str() {
                    Some(name) => name.strip_prefix("Katachi").unwrap().parse().unwrap(),
                    None => entry["row"].as_u64().unwrap(),
                };
                (entry["point"].as_str().unwrap().to_owned(), number)
            };
            found["moves"].as_array().unwrap().iter().map(row).collect::<BTreeSet<(String, u64)>>()
        };
        let mut of_shapes = rows(&small);
        of_shapes.retain(|&(_, row)| shapes[row as usize - 1]["k"].as_u64() > Some(0));
        assert!(of_shapes.len() > 10);
        assert_eq!(rows(&db), of_shapes);
    }
    // Templates, finding and playing.
    let library = files.path("games.katachi");
    json(&["import", text(&game), "--library", text(&library)]);
    let first = listed["templates"][0]["name"].as_str().unwrap();
    let found = json(&["find", text(&db), "--pattern", first, "--library", text(&library)]);
    assert_eq!(found["searched_games"], 1);
    let unnamed = run(&["find", text(&db), "--library", text(&library)]);
    assert!(unnamed.status == Some(2) && unnamed.stderr.contains("name one of the"), "{}", unnamed.stderr);
    let played = json(&[
        "match",
        &format!("file:{}", text(&db)),
        "uniform",
        "--games",
        "2",
        "--size",
        "5",
        "--simulations",
        "10",
    ]);
    assert_eq!((&played["illegal"], &played["unfinished"]), (&Value::from(0), &Value::from(0)));
    std::fs::write(&db, "Pattern a\nOX\n:8,-\n").unwrap();
    let still = run(&["suggest", "--shapes", text(&db), text(&game), "--move", "5"]);
    assert!(still.status == Some(1) && still.stderr.contains("has a move"), "{}", still.stderr);
    std::fs::write(&db, "Pattern a\nO*\n\nOXO\n:8,-\n").unwrap();
    let ragged = run(&["templates", text(&db)]);
    assert!(ragged.status == Some(1) && ragged.stderr.contains("line 4: 3 points"), "{}", ragged.stderr);
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
fn clusters_are_listed_named_in_the_file_and_go_by_their_names_everywhere() {
    let files = Files::new();
    let [small, named, csv, arff] = ["small.ron", "named.ron.zst", "a.csv", "a.arff"].map(|name| files.path(name));
    let listed = json(&["clusters", text(&small), "--clusters", "3"]);
    let clusters = listed["clusters"].as_array().unwrap();
    let sum: u64 = clusters.iter().map(|cluster| cluster["shapes"].as_u64().unwrap()).sum();
    assert_eq!((clusters.len(), Some(sum)), (3, listed["total"].as_u64()));
    assert!(
        clusters
            .iter()
            .all(|cluster| cluster["name"].is_null() && cluster["k_low"].as_u64() <= cluster["k_high"].as_u64())
    );
    let plain = std::fs::read(&small).unwrap();
    let name = ["--name", "2= Many,  and \"often\"", "--name", "1=stop: sets: few", "--out", text(&named)];
    json(&[&["clusters", text(&small), "--clusters", "3"], &name[..]].concat());
    assert_eq!(std::fs::read(&small).unwrap(), plain, "with --out the file itself stays as it is");
    let shown = json(&["show", text(&named), "--clusters", "3", "--cluster", "many, and \"OFTEN\""]);
    let of_second = json(&["show", text(&small), "--clusters", "3", "--cluster", "2"]);
    assert_eq!(shown["total"], of_second["total"]);
    let first = &shown["patterns"][0];
    assert_eq!((first["cluster"].as_u64(), first["cluster_name"].as_str()), (Some(2), Some("Many, and \"often\"")));
    assert!(of_second["patterns"][0]["cluster_name"].is_null());
    json(&["export", "patterns", text(&named), "--clusters", "3", "--csv", text(&csv), "--arff", text(&arff)]);
    let table = lines(&csv);
    assert!(table[0].ends_with(",cluster,cluster_name,names"), "{}", table[0]);
    let in_second = table.iter().filter(|line| line.contains(",2,\"Many, and \"\"often\"\"\",")).count();
    assert_eq!(Some(in_second as u64), shown["total"].as_u64());
    let classes = lines(&arff).into_iter().find(|line| line.starts_with("@attribute cluster")).unwrap();
    assert_eq!(classes, "@attribute cluster {'stop: sets: few','Many, and \"often\"',3}");
    // A cluster is named in place, and the name is removed again.
    json(&["clusters", text(&named), "--clusters", "3", "--name", "Many, and \"often\"=", "--name", "1="]);
    assert_eq!(json(&["clusters", text(&named), "--clusters", "3"])["clusters"], listed["clusters"]);
    for (wrong, said) in
        [(["--name", "4=x"], "there are 3"), (["--name", "2"], "write the cluster"), (["--name", "2=7"], "is a number")]
    {
        let wrong = run(&[&["clusters", text(&small), "--clusters", "3"], &wrong[..]].concat());
        assert!(wrong.status == Some(2) && wrong.stderr.contains(said), "{}", wrong.stderr);
    }
    let shipped = run(&["clusters", "professional", "--name", "1=x"]);
    assert!(shipped.status == Some(2) && shipped.stderr.contains("--out"), "{}", shipped.stderr);
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
    // Each pattern has one move, in the middle of the drawing.
    assert_eq!(database.iter().filter(|line| !line.starts_with('#') && line.contains('*')).count(), patterns);
    let again = run(&arguments);
    assert_eq!(again.status, Some(1));
    assert!(again.stderr.contains("nothing is written over"), "{}", again.stderr);
    let wrong = run(&["export", "patterns", text(&files.path("final.ron")), "--gnugo", text(&files.path("b.db"))]);
    assert!(wrong.status == Some(1) && wrong.stderr.contains("source move"), "{}", wrong.stderr);
}
