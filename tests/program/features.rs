//! Feature patterns of a drawing, and the games that each leaves, counted again position by position.
//!
//! Source: the paper on retrieval, sections 2.2 and 2.3: the pattern matcher says which feature patterns a query contains,
//! and the query is searched only in the games that have all of them.

use std::fs;

use crate::support::program::{json, run, text};
use katachi::corpus::Corpus;
use katachi::go::{Board, Color, Point};
use katachi::library::{open, sample};
use katachi::progress::Progress;
use serde_json::Value;

/// The cells of every box of this size of a board, row by row.
fn boxes(board: &Board, width: usize, height: usize) -> Vec<Vec<char>> {
    let side = board.size().side();
    let cell = |x: usize, y: usize| match board.get(Point::new(x as u8, y as u8)) {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    };
    let places = (0..=side - height).flat_map(|y| (0..=side - width).map(move |x| (x, y)));
    places.map(|(x, y)| (0..width * height).map(|at| cell(x + at % width, y + at / width)).collect()).collect()
}

/// All images of a box, each with its width.
fn images(cells: &[char], width: usize) -> Vec<(Vec<char>, usize)> {
    let turn = |(cells, width): &(Vec<char>, usize)| {
        let height = cells.len() / width;
        let turned = (0..cells.len()).map(|at| cells[(height - 1 - at % height) * width + at / height]).collect();
        (turned, height)
    };
    let mirror = |(cells, width): &(Vec<char>, usize)| {
        ((0..cells.len()).map(|at| cells[at / width * width + width - 1 - at % width]).collect(), *width)
    };
    let swap = |(cells, width): &(Vec<char>, usize)| {
        let swapped = |&cell: &char| {
            if cell == 'X' {
                'O'
            } else if cell == 'O' {
                'X'
            } else {
                cell
            }
        };
        (cells.iter().map(swapped).collect(), *width)
    };
    let mut all = vec![(cells.to_vec(), width)];
    (0..3).for_each(|at| all.push(turn(&all[at])));
    (0..4).for_each(|at| all.push(mirror(&all[at])));
    (0..8).for_each(|at| all.push(swap(&all[at])));
    all
}

/// Whether each game shows the box at some time.
fn shown(corpus: &Corpus, cells: &[char], width: usize) -> Vec<bool> {
    let images = images(cells, width);
    let shows =
        |board: &Board| images.iter().any(|(image, width)| boxes(board, *width, image.len() / width).contains(image));
    let games = corpus.games().iter().map(|&id| corpus.game(id));
    games.map(|game| (0..=game.moves.len()).any(|moves| shows(&game.board_before(moves)))).collect()
}

#[test]
fn the_features_of_a_drawing_leave_the_games_that_show_them() {
    let dir = tempfile::tempdir().unwrap();
    let (games, library, drawing) =
        (dir.path().join("games.sgf"), dir.path().join("l.katachi"), dir.path().join("query.txt"));
    let sample = sample().corpus;
    let record = |game: katachi::go::GameView<'_>| {
        let stones = game.moves.iter().take(70).filter_map(|play| {
            let color = if play.color() == Color::Black { "B" } else { "W" };
            Some(format!(";{color}[{}]", play.point()?.to_sgf()))
        });
        format!("(;SZ[19]{})\n", stones.collect::<String>())
    };
    fs::write(&games, sample.games()[..9].iter().map(|&id| record(sample.game(id))).collect::<String>()).unwrap();
    json(&["import", text(&games), "--library", text(&library)]);
    // One cell is free, so only some boxes have every cell fixed.
    fs::write(&drawing, ". X . ?\n. O X .\n. . . .\n").unwrap();
    let asked = ["find", text(&drawing), "--library", text(&library)];
    let found = json(&[&asked[..], &["--features"]].concat());
    let drawn = found["features"]["drawn"].as_array().unwrap();
    assert!(!drawn.is_empty(), "{found}");
    let corpus = open(&library, &Progress::new()).unwrap().corpus;
    let mut left = vec![true; corpus.games().len()];
    for feature in drawn {
        let rows: Vec<&str> = feature["cells"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        let cells: Vec<char> = rows.concat().chars().collect();
        assert!(cells.len() >= 6 && !cells.contains(&'?'), "{feature}");
        let shown = shown(&corpus, &cells, rows[0].len());
        assert_eq!(feature["games"], shown.iter().filter(|shown| **shown).count(), "{feature}");
        left.iter_mut().zip(shown).for_each(|(left, shown)| *left &= shown);
    }
    let left = left.into_iter().filter(|left| *left).count();
    assert_eq!(found["features"]["games"], left);
    assert!(found["games"].as_u64().unwrap() <= left as u64);
    let table = dir.path().join("features.csv");
    let written = run(&[&asked[..], &["--features", "--csv", text(&table)]].concat());
    assert_eq!(written.status, Some(0), "{}", written.stderr);
    let row = |feature: &Value| {
        let rows: Vec<&str> = feature["cells"].as_array().unwrap().iter().map(|row| row.as_str().unwrap()).collect();
        let (number, at, games) = (&feature["number"], &feature["at"], &feature["games"]);
        format!("{number},{} {},{},{games}", at[0], at[1], rows.join("/"))
    };
    let expected: Vec<String> = drawn.iter().map(row).collect();
    let lines = fs::read_to_string(&table).unwrap();
    assert_eq!(lines.lines().skip(1).collect::<Vec<_>>(), expected);
    assert!(lines.starts_with("number,at,cells,games"), "{lines}");
    let by_rows = json(&[&asked[..], &["--engine", "kmp"]].concat());
    assert_eq!((&by_rows["hits"], by_rows.get("features")), (&found["hits"], None));
    let several = dir.path().join("moves.txt");
    fs::write(&several, ". 1 .\n. 2 .\n").unwrap();
    assert_eq!(run(&["find", text(&several), "--library", text(&library), "--features"]).status, Some(2));
}
