//! Patterns that the records contradict, counted again by reading every game position by position.
//!
//! Source: the paper on retrieval, section 1: patterns of a database become inconsistent with the records.

use std::collections::BTreeSet;
use std::fs;

use crate::support::program::{json, run, text};
use katachi::corpus::Corpus;
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::library::{open, sample};
use katachi::progress::Progress;
use serde_json::Value;

/// A square of cells, row by row: `X`, `O`, `.`, `#`.
type Square = Vec<char>;

/// The cell of the drawing that an image shows at each of its cells, for the eight orientations.
fn orientations(side: usize) -> Vec<Vec<usize>> {
    let turned =
        |from: &Vec<usize>| (0..side * side).map(|at| from[(at % side) * side + side - 1 - at / side]).collect();
    let mirrored =
        |from: &Vec<usize>| (0..side * side).map(|at| from[at / side * side + side - 1 - at % side]).collect();
    let mut all: Vec<Vec<usize>> = vec![(0..side * side).collect()];
    (0..3).for_each(|at| all.push(turned(&all[at])));
    (0..4).for_each(|at| all.push(mirrored(&all[at])));
    all
}

fn swapped(cell: char) -> char {
    match cell {
        'X' => 'O',
        'O' => 'X',
        other => other,
    }
}

fn at(board: &Board, x: i32, y: i32) -> char {
    let side = board.size().side() as i32;
    if !(0..side).contains(&x) || !(0..side).contains(&y) {
        return '#';
    }
    match board.get(Point::new(x as u8, y as u8)) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    }
}

/// How often a square came up, and who moved in it first: at the centre, elsewhere in it, the other side, nobody.
fn counted(corpus: &Corpus, drawn: &Square) -> [u64; 5] {
    let side = (drawn.len() as f64).sqrt() as usize;
    let mut images: Vec<(Square, bool)> = Vec::new();
    for swap in [false, true] {
        for cells in orientations(side) {
            let image: Square =
                cells.iter().map(|&cell| if swap { swapped(drawn[cell]) } else { drawn[cell] }).collect();
            if images.iter().all(|(known, _)| *known != image) {
                images.push((image, swap));
            }
        }
    }
    let both = !images.iter().any(|(_, swap)| *swap);
    let mut counts = [0; 5];
    for &id in corpus.games() {
        let game = corpus.game(id);
        let boards: Vec<Board> = (0..=game.moves.len()).map(|moves| game.board_before(moves)).collect();
        let width = game.size.side() as i32;
        for (image, swap) in &images {
            for (left, top) in (1 - side as i32..width).flat_map(|x| (1 - side as i32..width).map(move |y| (x, y))) {
                let stands = |board: &Board| {
                    let mut cells = image.iter().enumerate();
                    cells
                        .all(|(cell, &mark)| at(board, left + (cell % side) as i32, top + (cell / side) as i32) == mark)
                };
                let Some(first) = boards.iter().position(stands) else { continue };
                counts[0] += 1;
                let mut outcome = 4;
                for number in first..game.moves.len() {
                    let play = game.moves[number];
                    let inside = play.point().map(|point| (i32::from(point.x) - left, i32::from(point.y) - top));
                    let range = 0..side as i32;
                    if let Some((x, y)) = inside.filter(|(x, y)| range.contains(x) && range.contains(y)) {
                        let is_mover = both || (play.color() == Color::Black) != *swap;
                        let is_centre = (x as usize, y as usize) == (side / 2, side / 2);
                        outcome = if !is_mover { 3 } else { 2 - usize::from(is_centre) };
                        break;
                    }
                    if !stands(&boards[number + 1]) {
                        break;
                    }
                }
                counts[outcome] += 1;
            }
        }
    }
    counts
}

fn rows(object: &Value) -> &Vec<Value> {
    object["rows"].as_array().unwrap()
}

#[test]
fn the_counts_are_those_of_reading_every_position() {
    let dir = tempfile::tempdir().unwrap();
    let games = dir.path().join("games.sgf");
    let sample = sample().corpus;
    let record = |game: katachi::go::GameView<'_>| {
        let stones = game.moves.iter().filter_map(|play| {
            let color = if play.color() == Color::Black { "B" } else { "W" };
            Some(format!(";{color}[{}]", play.point()?.to_sgf()))
        });
        format!("(;SZ[19]{})\n", stones.collect::<String>())
    };
    let of_nineteen = sample.games().iter().filter(|&&id| sample.game(id).size == BoardSize::NINETEEN);
    fs::write(&games, of_nineteen.take(5).map(|&id| record(sample.game(id))).collect::<String>()).unwrap();
    let (library, shapes) = (dir.path().join("l.katachi"), dir.path().join("s3.ron"));
    json(&["import", text(&games), "--library", text(&library)]);
    json(&["mine", "--library", text(&library), "--window", "square:3", "--source", "move", "--out", text(&shapes)]);
    let asked = ["contradictions", text(&shapes), "--library", text(&library), "--top", "24"];
    let all = json(&[&asked[..], &["--all"]].concat());
    let corpus = open(&library, &Progress::new()).unwrap().corpus;
    assert_eq!((rows(&all).len(), &all["patterns"]), (24, &24.into()));
    let mut contradicted = BTreeSet::new();
    for row in rows(&all) {
        let drawn: Square =
            row["cells"].as_array().unwrap().iter().flat_map(|line| line.as_str().unwrap().chars()).collect();
        assert_eq!((drawn[4], &row["at"]), ('*', &serde_json::json!([2, 2])));
        let square: Square = drawn.iter().map(|&mark| if mark == '*' { '.' } else { mark }).collect();
        let found =
            ["appeared", "played", "instead", "other_side", "unanswered"].map(|name| row[name].as_u64().unwrap());
        assert_eq!(found, counted(&corpus, &square), "{row}");
        // Wilson's interval, written out.
        let (played, all) = (found[1] as f64, (found[1] + found[2]) as f64);
        if all > 0.0 {
            let (z, share) = (1.959_963_984_540_054_f64, played / all);
            let middle = share + z * z / (2.0 * all);
            let reach = z * (share * (1.0 - share) / all + z * z / (4.0 * all * all)).sqrt();
            let high = (middle + reach) / (1.0 + z * z / all);
            assert!((row["share_high"].as_f64().unwrap() - high).abs() < 1e-6);
            assert_eq!(row["contradicted"], high < 0.5);
        }
        if row["contradicted"] == true {
            contradicted.insert(row["name"].as_str().unwrap().to_owned());
            let moves: u64 = row["moves"].as_array().unwrap().iter().map(|of| of["count"].as_u64().unwrap()).sum();
            assert_eq!(moves, found[2]);
            assert!(!row["examples"].as_array().unwrap().is_empty());
        }
    }
    let only = json(&asked);
    let listed: BTreeSet<String> = rows(&only).iter().map(|row| row["name"].as_str().unwrap().to_owned()).collect();
    assert_eq!((listed, &only["contradicted"]), (contradicted.clone(), &contradicted.len().into()));
    assert!(!contradicted.is_empty());
}

#[test]
fn a_move_of_a_database_that_nobody_plays_is_contradicted_with_what_was_played() {
    let dir = tempfile::tempdir().unwrap();
    let (games, patterns) = (dir.path().join("games.sgf"), dir.path().join("own.db"));
    // The second stone of each game answers two lines away; the pattern wants it diagonally.
    let game = |column: u8| {
        let at = |x: u8, y: u8| Point::new(x, y).to_sgf();
        format!("(;SZ[19];B[{}];W[{}];B[{}];W[aa])\n", at(column, 9), at(column + 2, 9), at(column, 12))
    };
    fs::write(&games, (3..15).map(game).collect::<String>()).unwrap();
    fs::write(&patterns, "Pattern P1\n\n...\nX..\n..*\n\n:8,-\n\n\nPattern P2\n\n?X\n\n:8,-\n").unwrap();
    let library = dir.path().join("l.katachi");
    json(&["import", text(&games), "--library", text(&library), "--keep-duplicates"]);
    let found = json(&["contradictions", text(&patterns), "--library", text(&library)]);
    assert_eq!((&found["patterns"], &found["without_move"], &found["contradicted"]), (&1.into(), &1.into(), &1.into()));
    let row = &rows(&found)[0];
    assert_eq!((&row["name"], &row["at"], &row["played"]), (&"P1".into(), &serde_json::json!([3, 3]), &0.into()));
    assert_eq!((&row["instead"], &row["instead_at"]), (&12.into(), &serde_json::json!([3, 2])));
    let shown = run(&["contradictions", text(&patterns), "--library", text(&library)]);
    assert!(shown.stdout.contains("P1") && shown.stdout.contains("another move of its side 12"), "{}", shown.stdout);
    let wrong = run(&["contradictions", text(&patterns), "--library", text(&library), "--below", "2"]);
    assert_eq!(wrong.status, Some(2));
}

#[test]
fn a_list_of_rules_gives_each_pattern_with_its_move_once() {
    let dir = tempfile::tempdir().unwrap();
    let (games, rules) = (dir.path().join("games.sgf"), dir.path().join("eye.ron"));
    // Black has B1, and plays B2, where the rules want A2 for an eye in the corner.
    let game = |x: u8| format!("(;SZ[19];B[bs];W[{}];B[br];W[ja])\n", Point::new(x, 9).to_sgf());
    fs::write(&games, (3..15).map(game).collect::<String>()).unwrap();
    let library = dir.path().join("l.katachi");
    json(&["import", text(&games), "--library", text(&library), "--keep-duplicates"]);
    let made = json(&["rules", "--goal", "eye", "--place", "corner", "--size", "2x2", "--out", text(&rules)]);
    let found = json(&["contradictions", text(&rules), "--library", text(&library)]);
    // A rule is a line of the file: won rules have no `play`, and rules with the same stones and move are one pattern.
    let file = fs::read_to_string(&rules).unwrap();
    let lines: Vec<&str> = file.lines().map(str::trim).filter(|line| line.starts_with("(cells:")).collect();
    let (winning, won): (Vec<&str>, Vec<&str>) = lines.into_iter().partition(|line| line.contains("play:"));
    let field = |line: &str, name: &str, end: char| {
        let from = line.split_once(name).unwrap().1;
        from.split_once(end).unwrap().0.to_owned()
    };
    let moves = winning.iter().map(|line| (field(line, "cells:[", ']'), field(line, "play:\"", '"')));
    let moves: BTreeSet<(String, String)> = moves.collect();
    assert_eq!((&made["won"], &made["winning"]), (&won.len().into(), &winning.len().into()));
    assert_eq!((&found["patterns"], &found["without_move"]), (&moves.len().into(), &won.len().into()));
    // The pattern and its mirror image in the diagonal are rules of their own.
    let listed: Vec<(&Value, &Value)> = rows(&found).iter().map(|row| (&row["cells"], &row["at"])).collect();
    let (one, other) = (serde_json::json!(["|*.", "|.X", "---"]), serde_json::json!(["|X.", "|.*", "---"]));
    assert_eq!(listed, [(&one, &serde_json::json!([1, 1])), (&other, &serde_json::json!([2, 2]))]);
    for row in rows(&found) {
        assert_eq!((&row["appeared"], &row["played"], &row["instead"]), (&12.into(), &0.into(), &12.into()));
        assert_eq!((&row["name"], &row["instead_at"]), (&"eye corner 2x2".into(), &serde_json::json!([2, 1])));
    }
}
