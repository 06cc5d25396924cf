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
        json(&["life", "check", text(&game), "--positions", "0", "--nearly"])["groups"].clone()
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
