//! Costly shapes and the profile of a player on the command line.

use std::path::Path;

use crate::support::evaluated::{games, reviewed_games};
use crate::support::program::{json, run, text};

fn library(dir: &Path, name: &str, games: &str) -> String {
    let (source, library) = (dir.join(format!("{name}.sgf")), dir.join(format!("{name}.katachi")));
    std::fs::write(&source, games).unwrap();
    json(&["import", text(&source), "--library", text(&library), "--keep-duplicates"]);
    text(&library).to_owned()
}

#[test]
fn the_command_says_what_shapes_cost_and_where() {
    let dir = tempfile::tempdir().unwrap();
    let library = library(dir.path(), "mine", &games(90, true));
    let costly_shapes =
        |more: &[&str]| json(&[&["costly-shapes", "--library", &library, "--window", "square:3"], more].concat());
    let all = costly_shapes(&["--player", "ann"]);
    assert_eq!((all["games"].as_u64(), all["evaluated_games"].as_u64()), (Some(60), Some(60)));
    assert_eq!((all["unit"].as_str(), all["names"][0].as_str()), (Some("points"), Some("Ann")));
    // The first move of each game has no evaluated position before it.
    let (moves, evaluated) = (all["moves"].as_u64().unwrap(), all["evaluated_moves"].as_u64().unwrap());
    assert_eq!(moves - evaluated, 30, "Ann is Black in half of her games");
    let shapes = all["shapes"].as_array().unwrap();
    assert_eq!(all["total"].as_u64(), Some(shapes.len() as u64));
    let costly = all["costly"].as_u64().unwrap() as usize;
    assert!(costly > 0 && shapes.len() > costly);
    for (at, shape) in shapes.iter().enumerate() {
        assert_eq!(shape["costly"].as_bool(), Some(at < costly), "{shape}");
        assert_eq!(shape["window"].as_str(), Some("square:3"));
        let is_at_the_edge = shape["cells"].as_array().unwrap().iter().any(|row| row.as_str().unwrap().contains('#'));
        assert!(at >= costly || is_at_the_edge, "{shape}");
        for field in ["played", "expected", "ratio", "ratio_low", "ratio_high"] {
            assert!(shape[field].as_f64().unwrap() >= 0.0, "{field}: {shape}");
        }
        if at < costly {
            let [loss, low, high] =
                ["loss_points", "loss_low", "loss_high"].map(|field| shape[field].as_f64().unwrap());
            assert!(2.0 < low && low < loss && loss < high && shape["q_value"].as_f64().unwrap() <= 0.05, "{shape}");
            let example = &shape["examples"][0];
            assert!(example["path"].as_str().unwrap().ends_with("mine.sgf") && example["loss"].as_f64().unwrap() > 2.0);
            assert!(example["move"].as_u64().unwrap() > 0 && example["game"].as_u64().is_some());
        }
    }
    let periods = all["periods"].as_array().unwrap();
    let names: Vec<&str> = periods.iter().map(|period| period["period"].as_str().unwrap()).collect();
    assert_eq!(names, ["2000", "2001", "2002", "2003"]);
    let first = &shapes[0]["by_period"];
    let played: u64 = first.as_array().unwrap().iter().map(|part| part["moves"].as_u64().unwrap()).sum();
    assert_eq!((first[1]["period"].as_str(), Some(played)), (Some("2001"), shapes[0]["played"].as_u64()));
    // Several windows, win rates, another library's figures, a selection of games.
    let two = costly_shapes(&[
        "--window",
        "diamond:2",
        "--unit",
        "winrate",
        "--against",
        &library,
        "--filter",
        "year:2000..2001",
    ]);
    assert_eq!((two["unit"].as_str(), two["player"].as_str()), (Some("winrate"), None));
    let shapes = two["shapes"].as_array().unwrap();
    let windows: Vec<&str> = shapes.iter().map(|shape| shape["window"].as_str().unwrap()).collect();
    assert!(windows.contains(&"square:3") && windows.contains(&"diamond:2"));
    assert!(shapes.iter().all(|shape| shape["loss_points"].is_null()));
    assert!(shapes[0]["loss_percent"].as_f64().is_some());

    let table = dir.path().join("costly.csv");
    let said = run(&["costly-shapes", "--library", &library, "--csv", text(&table)]);
    assert_eq!(said.status, Some(0), "{}", said.stderr);
    let table = std::fs::read_to_string(&table).unwrap();
    assert!(table.starts_with("cells,window,names,played,games,expected,"), "{table}");
    assert!(table.lines().next().unwrap().contains("by_stage.opening.loss"));
    let words =
        run(&["costly-shapes", "--library", &library, "--window", "square:3", "--player", "ann", "--top", "3"]).stdout;
    assert!(words.contains("1. costs ") && words.contains("over the other moves, q 0.0"), "{words}");
    assert!(words.contains("mine.sgf (game "), "{words}");
}

#[test]
fn continuations_say_what_they_cost() {
    let dir = tempfile::tempdir().unwrap();
    let games = games(90, true).replace("(;GM[1]", "(;GM[1]SBKV[50.00]OGSC[0.00]");
    let library = library(dir.path(), "mine", &games);
    let of = |args: &[&str]| json(&[args, &["--library", &library, "--top", "99"]].concat())["continuations"].clone();
    let openings = of(&["fuseki", "--size", "9", "--after", ""]);
    let evaluated: u64 = openings.as_array().unwrap().iter().map(|next| next["evaluated"].as_u64().unwrap()).sum();
    assert_eq!(evaluated, 90, "every first move is evaluated before and after");
    for next in openings.as_array().unwrap() {
        let (loss, low) = (next["loss_points"].as_f64().unwrap(), next["loss_low"].as_f64());
        assert_eq!(next["evaluated"], next["count"]);
        assert!((0.0..=3.5).contains(&loss) && next["loss_percent"].is_null(), "{next}");
        assert_eq!(low.is_some(), next["evaluated"].as_u64().unwrap() >= 10, "{next}");
        assert!(low.is_none_or(|low| low <= loss && loss <= next["loss_high"].as_f64().unwrap()), "{next}");
    }
    let corners = of(&["joseki", "--corner", "5"]);
    let tenuki = corners.as_array().unwrap().iter().find(|next| next["tenuki"].as_bool() == Some(true));
    assert!(tenuki.is_none() && corners[0]["evaluated"].as_u64() > Some(10), "{}", corners[0]);
    // Along the edge it costs three points.
    let edge = dir.path().join("edge.txt");
    std::fs::write(&edge, "$$ -----\n$$ .....\n").unwrap();
    let found = json(&["find", "--library", &library, text(&edge)])["continuations"].clone();
    let losses = found.as_array().unwrap().iter().filter_map(|next| next["black_loss"]["loss_points"].as_f64());
    let losses: Vec<f64> = losses.collect();
    assert!(!losses.is_empty() && losses.iter().all(|loss| (2.5..=3.5).contains(loss)), "{losses:?}");
    let words = run(&["find", "--library", &library, text(&edge)]).stdout;
    assert!(words.contains("; Black loses "), "the colours are one here: {words}");
}

#[test]
fn a_workbook_has_what_would_have_been_better() {
    let dir = tempfile::tempdir().unwrap();
    let library = library(dir.path(), "mine", &reviewed_games(90));
    let asked = ["costly-shapes", "--library", &library, "--window", "square:3", "--player", "ann"];
    let found = json(&asked);
    let example = &found["shapes"][0]["examples"][0];
    assert_eq!(example["better"].as_str().map(str::len), Some(2), "{example}");
    assert_ne!(example["better"], example["point"]);
    let book = dir.path().join("book.svg");
    let said = run(&[&asked[..], &["--workbook", text(&book), "--exercises", "8"]].concat());
    assert_eq!(said.status, Some(0), "{}", said.stderr);
    assert!(said.stderr.contains("8 exercises on 4 pages"), "{}", said.stderr);
    assert!(said.stdout.contains(", better "), "{}", said.stdout);
    let page = |number: usize| std::fs::read_to_string(dir.path().join(format!("book-{number}.svg"))).unwrap();
    assert!(page(1).contains("ann: what was better?") && page(1).contains(" to play") && page(1).contains("1 / 4"));
    assert!(page(3).contains(">Answers<") && page(3).contains(" lost") && page(4).contains("4 / 4"), "{}", page(3));
    // There is no workbook if no record names better moves.
    let plain = self::library(dir.path(), "plain", &games(90, true));
    let said = run(&["costly-shapes", "--library", &plain, "--window", "square:3", "--workbook", text(&book)]);
    assert_eq!(said.status, Some(1));
    assert!(said.stderr.contains("no record says what would have been better"), "{}", said.stderr);
    let said = run(&[&asked[..], &["--workbook", text(&dir.path().join("book.txt"))]].concat());
    assert!(said.status == Some(1) && said.stderr.contains(".pdf, .svg or .png"), "{}", said.stderr);
}

#[test]
fn without_evaluations_it_is_said_how_to_get_them() {
    let dir = tempfile::tempdir().unwrap();
    let library = library(dir.path(), "plain", &games(30, false));
    let told = run(&["costly-shapes", "--library", &library, "--player", "Ann"]);
    assert_eq!(told.status, Some(1));
    for words in ["in 20 games of Ann", "KaTrain", "katachi import PATH --library"] {
        assert!(told.stderr.contains(words), "{}", told.stderr);
    }
    // The same games with evaluations: the records have changed, and are read again.
    std::fs::write(dir.path().join("plain.sgf"), games(30, true)).unwrap();
    json(&["import", text(&dir.path().join("plain.sgf")), "--library", &library, "--keep-duplicates"]);
    assert!(json(&["costly-shapes", "--library", &library])["evaluated_moves"].as_u64().unwrap() > 500);
    // A damaged file is rebuilt, and a check finds it.
    let kept = Path::new(&library).join("evaluations.ron.zst");
    std::fs::write(&kept, "nonsense").unwrap();
    let checked = run(&["check", &library]);
    assert!(checked.stdout.contains("evaluations.ron.zst"), "{}", checked.stdout);
    let again = run(&["costly-shapes", "--library", &library]);
    assert_eq!(again.status, Some(0), "{}", again.stderr);
    assert!(again.stderr.contains("collected again"), "{}", again.stderr);
    assert_eq!(run(&["check", &library]).status, Some(0));
    json(&["costly-shapes", "--library", &library, "--collect"]);
    for (wrong, status) in [
        (&["costly-shapes", "--library", &library, "--player", "nobody"][..], 1),
        (&["costly-shapes", "--library", &library, "--player", "-"], 2),
        (&["costly-shapes", "--library", &library, "--window", "square:4"], 2),
        (&["costly-shapes", "--library", &library, "--window", "rect:3x5"], 2),
        (&["costly-shapes", "--library", &library, "--filter", "year:1700"], 1),
        (&["costly-shapes", "--library", &library, "--against", text(dir.path())], 1),
    ] {
        assert_eq!(run(wrong).status, Some(status), "{wrong:?}");
    }
}

#[test]
fn malformed_evaluations_are_told_at_import() {
    let dir = tempfile::tempdir().unwrap();
    let source = dir.path().join("odd.sgf");
    std::fs::write(&source, "(;SZ[9];B[ee]LZ[0.7 46.1 2k];W[cc]LZ[0.7 146.1 2k];B[gg]LZ[0.7 50.0 2k])").unwrap();
    let library = dir.path().join("l.katachi");
    let told = json(&["import", text(&source), "--library", text(&library)]);
    let what = told["repaired"][0]["what"].as_str().unwrap();
    assert!(what.contains("move 2: lizzie: the winrate `146.1` is not between 0 and 100"), "{what}");
}

#[test]
fn a_player_has_results_openings_corners_and_shapes() {
    let dir = tempfile::tempdir().unwrap();
    // 19×19, so that there are openings and corners: Ann plays the 3-3 points, the others star points; 7×7 windows
    // around 3-3 points extend beyond the edge.
    let game = |black: &str, white: &str, result: &str, moves: &str| {
        format!("(;SZ[19]PB[{black}]PW[{white}]DT[2001]RE[{result}];{moves})")
    };
    let ann = game("Ann", "Bob", "B+R", "B[qc];W[dp];B[cc];W[pp];B[jj];W[cn];B[fq]");
    let bob = game("Bob", "Cid", "W+R", "B[pd];W[dp];B[dd];W[pp];B[jj];W[cn];B[fq]");
    let old = bob.replace("DT[2001]", "DT[1901]");
    let library = library(dir.path(), "two", &(ann.repeat(20) + &bob.repeat(30) + &old.repeat(10)));
    let profile = json(&["player", "--library", &library, "--player", "ann", "--window", "square:7"]);
    assert_eq!((profile["games"].as_u64(), profile["against_games"].as_u64()), (Some(20), Some(30)));
    assert_eq!((profile["against"].as_str(), profile["first_year"].as_i64()), (Some("contemporaries"), Some(2001)));
    let all = json(&["player", "--library", &library, "--player", "ann", "--against", "others"]);
    assert_eq!((all["against"].as_str(), all["against_games"].as_u64()), (Some("others"), Some(40)));
    let results = profile["results"].as_array().unwrap();
    assert_eq!(results.len(), 4, "{results:?}");
    assert_eq!((results[1]["color"].as_str(), results[1]["won"].as_u64()), (Some("B"), Some(20)));
    assert!(results[1]["rate_low"].as_f64().unwrap() > 0.8);
    let opening = &profile["openings"][0];
    assert_eq!(opening["color"].as_str(), Some("B"));
    assert!(opening["q_value"].as_f64().unwrap() < 0.05 && opening["here"]["count"].as_u64().is_some());
    assert!(!profile["corners"].as_array().unwrap().is_empty());
    let shapes = profile["shapes"].as_array().unwrap();
    assert!(shapes.iter().all(|shape| shape["loss_points"].is_null() && shape["played"].as_u64().unwrap() >= 10));
    // The most significant difference comes first, in either direction.
    let number = |shape: &serde_json::Value, field: &str| shape[field].as_f64().unwrap();
    assert!(number(&shapes[0], "ratio_q_value") < 0.05);
    assert!(shapes.is_sorted_by(|a, b| number(a, "ratio_q_value") <= number(b, "ratio_q_value")));
    assert!(shapes.iter().any(|shape| number(shape, "ratio_low") > 1.0 && shape["overplayed"] == true));

    let first = &profile["first_moves"][0];
    assert_eq!((first["name"].as_str(), first["here"]["count"].as_u64()), (Some("3-3 point (san-san)"), Some(40)));
    assert_eq!((first["here"]["of"].as_u64(), first["there"]["count"].as_u64()), (Some(40), Some(0)));
    assert_eq!((opening["decided"].as_u64(), opening["won"].as_u64()), (Some(20), Some(20)));

    // Openings that she would have had 20 times at the others' rate are listed, those that nobody had so often are not.
    let least = |least: &str| {
        let found = json(&["player", "--library", &library, "--player", "ann", "--top", "99", "--least", least]);
        let counts = found["openings"].as_array().unwrap().iter().map(|row| row["here"]["count"].as_u64().unwrap());
        counts.collect::<Vec<u64>>()
    };
    assert!(least("20").contains(&0) && least("20").contains(&20), "{:?}", least("20"));
    assert!(least("21").is_empty(), "{:?}", least("21"));
    let help = run(&["player", "--help"]).stdout;
    let help = help.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(help.contains("an opening that the player avoids is listed"), "{help}");

    let pros = json(&["player", "--library", &library, "--player", "ann", "--against", "professional"]);
    assert!(pros["against_games"].as_u64().unwrap() > 50_000);
    let table = dir.path().join("shapes.csv");
    let arguments = ["player", "--library", &library, "--player", "ann", "--table", "shapes", "--csv", text(&table)];
    assert_eq!(run(&arguments).status, Some(0));
    assert!(std::fs::read_to_string(&table).unwrap().starts_with("cells,window,"));
    let words = run(&["player", "--library", &library, "--player", "ann"]).stdout;
    for part in [
        "Ann: 20 games, 2001–2001",
        "Results",
        "won 20 of 20",
        "with Black",
        "3-3 point (san-san)",
        "Corners",
        "Shapes of his own",
    ] {
        assert!(words.contains(part), "{part}: {words}");
    }
    let pages = dir.path().join("ann.svg");
    let said = run(&["player", "--library", &library, "--player", "ann", "--pdf", text(&pages)]);
    assert!(said.status == Some(0) && said.stderr.contains("ann.svg: 2 pages"), "{}", said.stderr);
    let page = |number: usize| std::fs::read_to_string(dir.path().join(format!("ann-{number}.svg"))).unwrap();
    for words in
        ["20 games, 2001; held against other games of his years (30 games)", "With Black, 20 games", "20 of 20"]
    {
        assert!(page(1).contains(words), "{words}: {}", page(1));
    }
    for words in ["3-3 point (san-san)", "Shapes he plays more", "2 / 2"] {
        assert!(page(2).contains(words), "{words}: {}", page(2));
    }
    let near = run(&["player", "--library", &library, "--player", "Bobb"]).stderr;
    assert!(near.contains("no player is called `Bobb`; did you mean Bob?"), "{near}");
    for (wrong, status) in [
        (&["player", "--library", &library][..], 2),
        (&["player", "--library", &library, "--player", "ann", "--pdf", "ann.txt"], 1),
        (&["player", "--library", &library, "--player", "nobody"], 1),
        (&["player", "--library", &library, "--player", "ann", "--window", "square:4"], 2),
        (&["player", "--library", &library, "--player", "ann", "--moves", "0"], 2),
    ] {
        assert_eq!(run(wrong).status, Some(status), "{wrong:?}");
    }
}

#[test]
fn the_old_names_of_the_commands_still_work() {
    for name in ["ledger", "dossier"] {
        let help = run(&[name, "--help"]);
        assert!(help.status == Some(0) && help.stdout.contains("--workbook") == (name == "ledger"), "{}", help.stdout);
    }
}
