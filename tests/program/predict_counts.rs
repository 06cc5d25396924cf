//! `predict test --engine`: how many moves of other games counts of played moves know, counted again cell by cell.

use std::collections::HashMap;
use std::fs;

use crate::support::program::{json, run, text};
use katachi::corpus::Corpus;
use katachi::go::{Board, Color, GameView, Point};
use katachi::library::{open, sample};
use katachi::progress::Progress;

/// The 3×3 points around a move before it is played, the mover as `X`, in its smallest orientation.
fn around(board: &Board, at: Point, mover: Color) -> String {
    let cell = |dx: i32, dy: i32| match at.offset(dx, dy, board.size()) {
        None => '#',
        Some(point) => match board.get(point) {
            None => '.',
            Some(color) if color == mover => 'X',
            Some(_) => 'O',
        },
    };
    let read = |turn: &dyn Fn(i32, i32) -> (i32, i32)| -> String {
        let places = (-1..=1).flat_map(|y| (-1..=1).map(move |x| (x, y)));
        places.map(|(x, y)| turn(x, y)).map(|(dx, dy)| cell(dx, dy)).collect()
    };
    let turns: [&dyn Fn(i32, i32) -> (i32, i32); 8] = [
        &|x, y| (x, y),
        &|x, y| (-x, y),
        &|x, y| (x, -y),
        &|x, y| (-x, -y),
        &|x, y| (y, x),
        &|x, y| (-y, x),
        &|x, y| (y, -x),
        &|x, y| (-y, -x),
    ];
    turns.iter().map(|turn| read(*turn)).min().unwrap()
}

/// The surroundings of every play of a game.
fn plays(game: GameView<'_>) -> Vec<String> {
    let stones = game.moves.iter().enumerate();
    stones.filter_map(|(number, play)| Some(around(&game.board_before(number), play.point()?, play.color()))).collect()
}

#[test]
fn the_shapes_that_other_games_played_twice_are_known() {
    let dir = tempfile::tempdir().unwrap();
    let (games, library) = (dir.path().join("games.sgf"), dir.path().join("l.katachi"));
    let sample = sample().corpus;
    let long =
        sample.games().iter().filter(|&&id| sample.game(id).moves.len() > 120 && sample.game(id).size.side() == 19);
    let record = |(number, game): (usize, GameView<'_>)| {
        let stones = game.moves.iter().take(120).filter_map(|play| {
            let color = if play.color() == Color::Black { "B" } else { "W" };
            Some(format!(";{color}[{}]", play.point()?.to_sgf()))
        });
        let year = if number < 6 { 2000 } else { 2010 };
        format!("(;SZ[19]DT[{year}-01-01]{})\n", stones.collect::<String>())
    };
    let records: String = long.take(9).map(|&id| sample.game(id)).enumerate().map(record).collect();
    fs::write(&games, records).unwrap();
    json(&["import", text(&games), "--library", text(&library)]);
    let corpus: std::sync::Arc<Corpus> = open(&library, &Progress::new()).unwrap().corpus;
    let of_year = |year: i16| -> Vec<Vec<String>> {
        let ids = corpus.games().iter().filter(|&&id| corpus.year(id) == Some(year));
        ids.map(|&id| plays(corpus.game(id))).collect()
    };
    let (counted, tested) = (of_year(2000), of_year(2010));
    let mut counts: HashMap<&str, usize> = HashMap::new();
    counted.iter().flatten().for_each(|shape| *counts.entry(shape).or_default() += 1);
    let count = |shape: &String| counts.get(shape.as_str()).copied().unwrap_or(0);
    let outside = tested.iter().flatten().filter(|shape| count(shape) >= 2).count();
    let own = |game: &Vec<String>, shape: &String| game.iter().filter(|other| *other == shape).count();
    let inside: usize =
        counted.iter().map(|game| game.iter().filter(|shape| count(shape) - own(game, shape) >= 2).count()).sum();
    let test = |more: &[&str]| {
        let asked = ["predict", "test", "--library", text(&library), "--since", "2005", "--engine"];
        json(&[&asked, more].concat())
    };
    let found = test(&["shapes"]);
    assert_eq!((&found["counted"], &found["games"]), (&counted.len().into(), &tested.len().into()));
    let positions: usize = tested.iter().map(Vec::len).sum();
    assert_eq!((&found["positions"], &found["known"]), (&positions.into(), &outside.into()));
    let found = test(&["shapes", "--inside"]);
    assert_eq!((&found["known"], &found["inside"]), (&inside.into(), &true.into()));
    for engine in ["rings", "contexts"] {
        let found = test(&[engine]);
        let rate = |name: &str| found[name].as_f64().unwrap();
        assert_eq!((&found["engine"], &found["positions"]), (&engine.into(), &positions.into()));
        assert!(rate("top1") <= rate("top5") && rate("top5") <= rate("top10") && rate("top20") <= 1.0);
        assert!(found["whole"].as_u64().unwrap_or(0) <= found["known"].as_u64().unwrap());
        assert_eq!(found["whole"].is_null(), engine == "contexts");
    }
    // The table has one line, with the same heads as the JSON object.
    let table = dir.path().join("test.csv");
    let asked = ["predict", "test", "--library", text(&library), "--since", "2005", "--engine", "shapes"];
    let written = run(&[&asked[..], &["--csv", text(&table)]].concat());
    assert_eq!(written.status, Some(0), "{}", written.stderr);
    let lines = fs::read_to_string(&table).unwrap();
    let lines: Vec<Vec<&str>> = lines.lines().map(|line| line.split(',').collect()).collect();
    let cell = |name: &str| lines[1][lines[0].iter().position(|head| *head == name).unwrap()];
    assert_eq!((lines.len(), cell("engine"), cell("games")), (2, "shapes", &*tested.len().to_string()));
    assert_eq!((cell("positions"), cell("whole")), (&*positions.to_string(), ""));
    let nothing = run(&["predict", "test", "--library", text(&library), "--since", "2050", "--engine", "rings"]);
    assert_eq!(nothing.status, Some(1));
}
