//! `katachi life check`: the checker as a command.
//!
//! Source: Cazenave, section 5.5 and figures 17 to 19.

use std::fs;

use super::rules_groups::{TWO_STRINGS, plainly_alive};
use crate::support::program::{json, run, text};
use katachi::go::{Board, Color, Point};
use katachi::library::{open, sample};
use katachi::progress::Progress;

#[test]
fn every_string_of_a_position_has_its_status() {
    let dir = tempfile::tempdir().unwrap();
    let stones = |mark: char, property: &str| {
        let rows = TWO_STRINGS.iter().enumerate();
        let points = rows.flat_map(|(y, row)| {
            let cells = row.split(' ').enumerate();
            cells.filter(move |(_, cell)| cell.starts_with(mark)).map(move |(x, _)| (x, y))
        });
        let points: String = points.map(|(x, y)| format!("[{}]", Point::new(x as u8, y as u8).to_sgf())).collect();
        format!("{property}{points}")
    };
    let game = dir.path().join("drawn.sgf");
    fs::write(&game, format!("(;SZ[7]{}{})\n", stones('X', "AB"), stones('O', "AW"))).unwrap();
    let found = json(&["life", "check", text(&game), "--positions", "200"]);
    let groups = found["groups"].as_array().unwrap();
    assert_eq!((&found["games"], &found["strings"]), (&1.into(), &groups.len().into()));
    let stones: usize = groups.iter().map(|group| group["stones"].as_array().unwrap().len()).sum();
    assert_eq!(stones, TWO_STRINGS.iter().flat_map(|row| row.chars()).filter(|mark| "XO".contains(*mark)).count());
    let alive = groups.iter().filter(|group| group["status"] == "alive");
    let by = |name: &str| groups.iter().filter(|group| group["by"] == name).count();
    let sums = ["by_rules", "by_eyes", "by_reading"].map(|name| found[name].as_u64().unwrap() as usize);
    assert_eq!(sums, [by("rules"), by("eyes"), by("reading")]);
    assert_eq!(alive.count(), sums.iter().sum::<usize>());
    let csv = dir.path().join("groups.csv");
    let written = run(&["life", "check", text(&game), "--positions", "200", "--csv", text(&csv)]);
    assert_eq!(written.status, Some(0), "{}", written.stderr);
    assert_eq!(fs::read_to_string(&csv).unwrap().lines().count(), groups.len() + 1);
    let beyond = run(&["life", "check", text(&game), "--move", "7"]);
    assert_eq!(beyond.status, Some(1));
}

#[test]
fn groups_with_two_plain_eyes_are_counted_at_the_end_of_a_librarys_games() {
    let dir = tempfile::tempdir().unwrap();
    let (games, library) = (dir.path().join("games.sgf"), dir.path().join("l.katachi"));
    let sample = sample().corpus;
    let record = |game: katachi::go::GameView<'_>| {
        let stones = game.moves.iter().filter_map(|play| {
            let color = if play.color() == Color::Black { "B" } else { "W" };
            Some(format!(";{color}[{}]", play.point()?.to_sgf()))
        });
        format!("(;SZ[{}]{})\n", game.size.side(), stones.collect::<String>())
    };
    fs::write(&games, sample.games()[..10].iter().map(|&id| record(sample.game(id))).collect::<String>()).unwrap();
    json(&["import", text(&games), "--library", text(&library)]);
    let corpus = open(&library, &Progress::new()).unwrap().corpus;
    let boards: Vec<Board> =
        corpus.games().iter().map(|&id| corpus.game(id).board_before(corpus.game(id).moves.len())).collect();
    let expected: usize = boards.iter().map(|board| plainly_alive(board).len()).sum();
    let found = json(&["life", "check", text(&library), "--positions", "30", "--curve", "20,60"]);
    let two_eyes = &found["two_eyes"];
    let count = |name: &str| two_eyes[name].as_u64().unwrap();
    assert_eq!((count("groups"), &found["games"]), (expected as u64, &boards.len().into()));
    assert!(expected > 2, "{expected}");
    assert_eq!(count("recognised"), count("by_rules") + count("by_pairs") + count("by_reading"));
    let curve = found["curve"].as_array().unwrap();
    let known: Vec<u64> = curve.iter().map(|of| of["known"].as_u64().unwrap()).collect();
    assert_eq!((curve.len(), &curve[0]["rules"], &curve[4]["rules"]), (10, &0.into(), &found["rules"]));
    assert!(known[5] >= known[0] && curve.iter().all(|of| of["groups"] == count("groups")), "{known:?}");
    let fewer = json(&["life", "check", text(&library), "--games", "3", "--positions", "0"]);
    assert_eq!(&fewer["games"], &serde_json::Value::from(3));
}

#[test]
fn points_that_a_rule_lacks_are_listed_and_make_the_string_live() {
    let dir = tempfile::tempdir().unwrap();
    // Black lives by a rule if a white stone on D2 has no liberty: E2 and D3 must be his.
    let whole = [
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . . . . . . . .",
        ". . O O . . . . .",
        "O O X X O . . . .",
        "X X X . X O . . .",
        ". X . X X O . . .",
    ];
    let check = |without: (usize, usize), more: &str| {
        let points = |mark: &str| -> String {
            let cells = whole.iter().enumerate().flat_map(|(y, row)| row.split(' ').enumerate().map(move |of| (y, of)));
            let cells = cells.filter(|&(y, (x, cell))| cell == mark && (x, y) != without);
            cells.map(|(y, (x, _))| format!("[{}]", Point::new(x as u8, y as u8).to_sgf())).collect()
        };
        let game = dir.path().join("drawn.sgf");
        fs::write(&game, format!("(;SZ[9]AB{}{more}AW{})\n", points("X"), points("O"))).unwrap();
        let found = json(&["life", "check", text(&game), "--positions", "0", "--nearly"]);
        let groups = found["groups"].as_array().unwrap();
        let nearly = groups.iter().filter(|string| string["nearly_met"] != serde_json::json!([]));
        assert_eq!(found["with_candidates"], nearly.count());
        found["groups"].clone()
    };
    let string = |groups: &serde_json::Value| {
        let all = groups.as_array().unwrap().clone();
        all.into_iter().find(|string| string["stones"].as_array().unwrap().contains(&"A2".into())).unwrap()
    };
    let alive = string(&check((9, 9), ""));
    assert_eq!((&alive["status"], &alive["nearly_met"]), (&"alive".into(), &serde_json::json!([])));
    for (without, label) in [((4, 7), "E2"), ((3, 6), "D3")] {
        let found = string(&check(without, ""));
        assert_eq!(found["status"], "alive_if_first");
        let listed = found["nearly_met"].as_array().unwrap();
        assert!(listed.contains(&label.into()), "{listed:?}");
        for point in listed.iter().map(|point| point.as_str().unwrap()) {
            let (x, y) = ("ABCDEFGHJ".find(&point[..1]).unwrap(), 9 - point[1..].parse::<u8>().unwrap());
            let played = check(without, &format!("[{}]", Point::new(x as u8, y).to_sgf()));
            assert_eq!(string(&played)["status"], "alive", "{point}");
        }
    }
}

#[test]
fn a_problem_and_a_group_are_looked_for_in_games_by_their_records() {
    let dir = tempfile::tempdir().unwrap();
    let path = |name: &str| dir.path().join(name);
    let (games, library, problem) = (path("games.sgf"), path("l.katachi"), path("problems.sgf"));
    let (game, drawn) = (path("game.sgf"), path("drawn.txt"));
    // The same corner twice: with Black, and with White to move.
    let first = "(;SZ[19];B[ba];W[ca];B[ab];W[bb];B[qq])";
    fs::write(&games, format!("{first}(;SZ[19];W[ca];B[ba];W[bb];B[ab];W[aa])")).unwrap();
    json(&["import", text(&games), "--library", text(&library), "--keep-duplicates"]);
    fs::write(&problem, "(;SZ[19]AB[ss])(;SZ[19]AB[ba][ab]AW[ca][bb]PL[W])").unwrap();
    fs::write(&game, first).unwrap();
    fs::write(&drawn, "+------\n| . X O\n| X O .\n").unwrap();
    let arguments = |more: &[&str]| -> Vec<String> {
        [&["find", "--library", text(&library)], more].concat().into_iter().map(str::to_owned).collect()
    };
    let find = |more: &[&str]| {
        let arguments = arguments(more);
        let found = json(&arguments.iter().map(String::as_str).collect::<Vec<_>>());
        ["hits", "games", "continuations", "no_continuation", "examples"].map(|field| found[field].clone())
    };
    let as_problem = find(&[text(&problem), "--game", "2"]);
    assert_eq!(as_problem, find(&[text(&drawn), "--to-play", "W"]));
    assert_eq!((&as_problem[0], &as_problem[4][0]["game"]), (&1.into(), &1.into()));
    let as_group = find(&[text(&game), "--group", "B19", "--move", "4"]);
    assert_eq!(as_group, find(&[text(&drawn)]));
    assert_eq!(as_group[0], 2);
    assert_eq!(as_group, find(&[text(&game), "--group", "B19"]), "the last position");
    let csv = path("next.csv");
    let written = arguments(&[text(&problem), "--game", "2", "--csv", text(&csv)]);
    assert_eq!(run(&written.iter().map(String::as_str).collect::<Vec<_>>()).status, Some(0));
    let rows = fs::read_to_string(&csv).unwrap().lines().count();
    assert_eq!(rows, 1 + as_problem[2].as_array().unwrap().len());
    for (more, status) in [
        (vec![text(&game)], 1),
        (vec![text(&problem), "--game", "3"], 1),
        (vec![text(&game), "--group", "B19", "--move", "6"], 1),
        (vec![text(&game), "--group", "K10"], 2),
        (vec![text(&game), "--move", "4"], 2),
        (vec![text(&drawn), "--group", "B19"], 2),
    ] {
        let asked = arguments(&more);
        let refused = run(&asked.iter().map(String::as_str).collect::<Vec<_>>());
        assert_eq!(refused.status, Some(status), "{more:?}: {}", refused.stderr);
        assert!(!refused.stderr.is_empty());
    }
}
