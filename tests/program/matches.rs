//! Matches of Monte-Carlo players: whole games by the rules, the same on any number of threads, and the mined lists.

use std::path::Path;
use std::sync::Arc;

use katachi::go::{Board, BoardSize, Color, GameTree, Mark, MarkKind, NodeId, Point};
use katachi::lab::matches::table::{KeptTable, TableSettings, play_table};
use katachi::lab::matches::{Contender, Ending, MatchParams, MatchTally, Method, PlayedGame, play_match};
use katachi::lab::montecarlo::{Draw, FrequentList, ListError, Policy, Scope, SearchParams, UctRoot, search};
use katachi::library;
use katachi::mining::{MiningParams, PatternSource, mine};
use katachi::play::{Counting, Game};
use katachi::progress::Progress;
use serde_json::Value;

use crate::support::program::{json, katachi, run, text};
use crate::support::sweep::rounds;

fn mogo() -> Contender {
    contender("mogo", Policy::Mogo)
}

fn contender(name: &str, policy: Policy) -> Contender {
    Contender { name: name.to_owned(), method: Method::MonteCarlo(policy) }
}

fn frequent(draw: Draw, scope: Scope) -> Contender {
    let mined = library::professional::shapes(&"square:3".parse().unwrap()).unwrap();
    let list = FrequentList::new(&mined, Some(400), draw, scope).unwrap();
    contender("frequent", Policy::Frequent(Arc::new(list)))
}

fn played(a: &Contender, b: &Contender, params: &MatchParams) -> Vec<PlayedGame> {
    play_match(a, b, params, &|_| Ok(()), &Progress::new()).unwrap()
}

fn small(games: usize, side: u32, simulations: usize) -> MatchParams {
    MatchParams { games, size: BoardSize::new(side).unwrap(), komi: 7.5, simulations, seed: 3 }
}

#[test]
fn every_game_of_every_policy_ends_by_the_rules_and_its_record_replays() {
    let uniform = contender("uniform", Policy::Uniform);
    let players = [
        uniform,
        mogo(),
        frequent(Draw::ByFrequency, Scope::LastMove),
        frequent(Draw::Evenly, Scope::WholeBoard),
        frequent(Draw::ByFrequency, Scope::WholeBoard),
    ];
    for (number, a) in players.iter().enumerate() {
        let b = &players[(number + 1) % players.len()];
        for (side, simulations) in [(5, 30), (9, 12)] {
            let games = played(a, b, &small(rounds(2, 20), side, simulations));
            let tally = MatchTally::from_games(&games);
            assert_eq!((tally.unfinished, tally.illegal, tally.draws), (0, 0, 0), "{} {}", a.name, b.name);
            games.iter().for_each(replays);
        }
    }
}

/// Replays and recounts the record of a game.
fn replays(game: &PlayedGame) {
    let loaded = katachi::corpus::load::load_bytes("game.sgf", game.sgf.as_bytes());
    let id = loaded.corpus.records().next().unwrap();
    let view = loaded.corpus.game(id);
    assert_eq!(view.moves.len(), game.moves);
    let mut again = Game::new(view.size);
    again.set_komi(7.5);
    again.set_counting(Counting::Area);
    for &play in view.moves {
        assert!(!again.repeats(play), "a position came twice");
        assert_eq!(play.color(), again.to_play());
        again.play(play).unwrap();
    }
    if game.ending == Ending::Counted {
        assert!(again.is_over());
        assert_eq!(katachi::play::score(&again, &[]).result(), game.result);
        assert_eq!(counted_from_marks(game.sgf.as_bytes()), game.result);
    } else {
        assert!(game.result.ends_with("+R"), "{}", game.result);
    }
    let black_won = game.winner == Some(game.black);
    assert_eq!(game.result.starts_with('B'), black_won);
}

/// The result that the marks of territory in a record's last position give, by area, with komi 7.5.
fn counted_from_marks(sgf: &[u8]) -> String {
    let tree = katachi::corpus::sgf::read_tree(sgf, 0).unwrap();
    let mut board = Board::new(tree.size);
    let mut at = Some(NodeId::ROOT);
    let mut marks: Vec<Mark> = Vec::new();
    while let Some(node) = at {
        if let Some((color, point)) = tree.node(node).play.and_then(|play| Some((play.color(), play.point()?))) {
            board.play(color, point).unwrap();
        }
        marks.clone_from(&tree.node(node).marks);
        at = tree.main_child(node);
    }
    let points = |color: Color, own: MarkKind, other: MarkKind| {
        let is = |point: Point, kind: &MarkKind| marks.iter().any(|mark| mark.point == point && mark.kind == *kind);
        let counts = |point: &Point| is(*point, &own) || board.get(*point) == Some(color) && !is(*point, &other);
        board.size().points().filter(counts).count() as f32
    };
    let black = points(Color::Black, MarkKind::BlackTerritory, MarkKind::WhiteTerritory);
    let white = points(Color::White, MarkKind::WhiteTerritory, MarkKind::BlackTerritory);
    let margin = black - white - 7.5;
    format!("{}+{}", if margin > 0.0 { "B" } else { "W" }, margin.abs())
}

#[test]
fn a_search_finds_the_capture_before_the_opponent_does() {
    // Two large chains have one liberty each: the side that plays first captures the other.
    let drawn = "
        .XXOOO.
        XXXOOOO
        XXXOOOO
        OOOXXXX
        .......
        .......
        .......";
    let mut board = Board::new(BoardSize::new(7).unwrap());
    for (y, row) in drawn.split_whitespace().enumerate() {
        for (x, mark) in row.chars().enumerate() {
            let stone = match mark {
                'X' => Some(Color::Black),
                'O' => Some(Color::White),
                _ => None,
            };
            board.set_up([(Point::new(x as u8, y as u8), stone)]);
        }
    }
    for (to_play, capture) in [(Color::Black, Point::new(6, 0)), (Color::White, Point::new(0, 0))] {
        let candidates: Vec<_> = board.size().points().filter(|&point| board.is_legal(to_play, point)).collect();
        assert!(candidates.len() > 20);
        for policy in [Policy::Uniform, Policy::Mogo] {
            let root = UctRoot { board: &board, to_play, last: None, candidates: &candidates };
            let params = SearchParams { komi: 7.5, simulations: 600, seed: 1 };
            let found = search(&root, &policy, params, &Progress::new()).unwrap().unwrap();
            assert_eq!(found.point, capture, "{found:?}");
        }
    }
}

/// The output and the files of a match, without times.
fn bytes_on(threads: usize, dir: &Path) -> (Value, Vec<(String, Vec<u8>)>) {
    let sgf = dir.join(format!("games-{threads}"));
    let arguments = ["match", "frequent:professional:400", "mogo", "--games", "4", "--size", "7", "--seed", "11"];
    let output = katachi()
        .args(arguments)
        .args(["--simulations", "20", "--json", "--sgf", text(&sgf)])
        .env("RAYON_NUM_THREADS", threads.to_string())
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let mut object: Value = serde_json::from_slice(&output.stdout).unwrap();
    for time in ["playouts_per_s", "a_playouts_per_s", "b_playouts_per_s", "elapsed_s"] {
        assert!(object.as_object_mut().unwrap().shift_remove(time).is_some(), "{time}");
    }
    let mut files: Vec<(String, Vec<u8>)> = std::fs::read_dir(&sgf)
        .unwrap()
        .map(|entry| {
            let path = entry.unwrap().path();
            (path.file_name().unwrap().to_string_lossy().into_owned(), std::fs::read(&path).unwrap())
        })
        .collect();
    files.sort();
    (object, files)
}

#[test]
fn the_same_seed_gives_the_same_bytes_on_one_and_two_threads() {
    let dir = tempfile::tempdir().unwrap();
    let (one, two) = (bytes_on(1, dir.path()), bytes_on(2, dir.path()));
    assert_eq!(one, two);
    let (object, files) = one;
    assert_eq!(files.len(), 4);
    let count = |field: &str| object[field].as_u64().unwrap();
    let wins = ["a_wins_black", "a_wins_white", "b_wins_black", "b_wins_white"].map(count);
    assert_eq!(wins.iter().sum::<u64>(), 4, "{object}");
    assert_eq!((count("unfinished"), count("illegal")), (0, 0));
    assert_eq!(object["played"][0]["black"], "a");
    assert_eq!(object["played"][1]["black"], "b");
    // A second match into the same folder is refused before it begins.
    let again = run(&["match", "mogo", "uniform", "--games", "4", "--sgf", text(&dir.path().join("games-1"))]);
    assert_eq!(again.status, Some(1));
    assert!(again.stderr.contains("game-1.sgf"), "{}", again.stderr);
}

#[test]
fn the_list_is_in_the_order_of_show_by_count_and_knows_what_occurs_more_than_once() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("shapes.ron");
    let sample = library::self_play();
    let mined_into_file = |window: &str| {
        let params = MiningParams::new(window.parse().unwrap(), PatternSource::Move);
        let mined = mine(&sample.corpus, &params, &Progress::new()).unwrap();
        library::save_patterns(&mined, &file).unwrap();
    };
    for window in ["square:3", "diamond:2"] {
        mined_into_file(window);
        let shown = json(&["show", text(&file), "--sort", "count"]);
        let expected: Vec<(Vec<String>, u64)> = shown["patterns"]
            .as_array()
            .unwrap()
            .iter()
            .map(|entry| {
                let rows = entry["cells"].as_array().unwrap().iter().map(|row| row.as_str().unwrap().to_owned());
                (rows.collect(), entry["occurrences"].as_u64().unwrap())
            })
            .filter(|&(_, occurrences)| occurrences > 1)
            .collect();
        let mined = library::open_patterns(&file).unwrap();
        let list = FrequentList::new(&mined, None, Draw::ByFrequency, Scope::LastMove).unwrap();
        let shapes: Vec<(Vec<String>, u64)> =
            list.shapes().iter().map(|(shape, occurrences)| (shape.rows(), u64::from(*occurrences))).collect();
        assert_eq!(shapes, expected);
    }
    mined_into_file("square:5");
    let mined = library::open_patterns(&file).unwrap();
    let error = FrequentList::new(&mined, None, Draw::ByFrequency, Scope::LastMove).err().unwrap();
    assert_eq!(error, ListError::Window("square:5".to_owned()));
}

#[test]
fn a_table_that_is_played_in_parts_is_the_table_that_is_played_at_once() {
    let mined = library::professional::shapes(&"square:3".parse().unwrap()).unwrap();
    let params = small(0, 5, 10);
    let settings = TableSettings::new(&mined, Draw::ByFrequency, Scope::LastMove, &params);
    let tops = [20, 400, 5000];
    let play =
        |kept: KeptTable, games: usize| play_table(&mined, kept, &tops, games, &|_| Ok(()), &Progress::new()).unwrap();
    let whole = play(KeptTable::new(settings.clone()), 3);
    let part = play(KeptTable::new(settings), 1);
    assert_eq!(part.games.len(), 4);
    let mut torn = part;
    torn.games.remove(2);
    assert_eq!(play(torn, 3), whole);
    // Lengths beyond the list are left out.
    assert_eq!(whole.columns().iter().map(|column| column.top).collect::<Vec<_>>(), [20, 400]);
    assert!(whole.columns().iter().all(|column| column.tally.a_wins() + column.tally.b_wins() == 6));
}

#[test]
fn the_table_is_kept_and_played_on_by_the_program() {
    let dir = tempfile::tempdir().unwrap();
    let file = dir.path().join("table.ron");
    let table = |more: &[&str]| {
        let always = ["match", "--table", "fop", "--size", "5", "--simulations", "8", "--tops", "300,400,2000"];
        [&always[..], &["--out", text(&file)], more].concat().iter().map(|word| (*word).to_owned()).collect::<Vec<_>>()
    };
    let with = |more: &[&str]| {
        let words = table(more);
        json(&words.iter().map(String::as_str).collect::<Vec<_>>())
    };
    let first = with(&["--games", "1"]);
    assert_eq!(first["rows"].as_array().unwrap().len(), 3);
    assert_eq!(first["rows"][1]["published"], serde_json::json!([55, 45, 42, 58]));
    assert!(first["rows"][2]["rate"].is_null(), "there are no 2,000 shapes of 3x3");
    let kept = std::fs::read(&file).unwrap();
    let again = with(&["--games", "1"]);
    assert_eq!(again["rows"], first["rows"]);
    assert_eq!(std::fs::read(&file).unwrap(), kept, "nothing was played again");
    let other: Vec<String> = table(&["--games", "1", "--seed", "9"]);
    let refused = run(&other.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(refused.status, Some(1));
    assert!(refused.stderr.contains("another --out"), "{}", refused.stderr);
    std::fs::write(&file, &kept[..kept.len() / 2]).unwrap();
    let words: Vec<String> = table(&["--games", "1"]);
    let damaged = run(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert_eq!(damaged.status, Some(1));
    assert!(damaged.stderr.contains("damaged"), "{}", damaged.stderr);
}

#[test]
fn a_player_that_is_not_there_is_said_clearly() {
    let error = |arguments: &[&str]| {
        let run = run(&[&["match"], arguments].concat());
        assert_ne!(run.status, Some(0));
        (run.status.unwrap(), run.stderr)
    };
    let (status, said) = error(&["alphago", "mogo"]);
    assert!(status == 2 && said.contains("no such player"), "{said}");
    let (status, said) = error(&["file:shapes.ron", "mogo"]);
    assert!(status == 1 && said.contains("shapes.ron: cannot read it"), "{said}");
    let (status, said) = error(&["rings", "mogo"]);
    assert!(status == 2 && said.contains("--library"), "{said}");
    let (status, said) = error(&["frequent:professional:2000", "mogo"]);
    assert!(status == 1 && said.contains("no 2000"), "{said}");
    let (status, said) = error(&["frequent:missing.ron", "mogo"]);
    assert!(status == 1 && said.contains("missing.ron"), "{said}");
    let (status, _) = error(&["mogo", "mogo", "--games", "0"]);
    assert_eq!(status, 2);
}

fn replayed(tree: &GameTree) -> Game {
    let mut game = Game::new(tree.size);
    game.set_komi(7.5);
    game.set_counting(Counting::Area);
    let mut at = tree.main_child(NodeId::ROOT);
    while let Some(node) = at {
        tree.node(node).play.into_iter().for_each(|play| game.play(play).unwrap());
        at = tree.main_child(node);
    }
    game
}

#[test]
fn the_pattern_player_plays_a_match_too() {
    let object = json(&["match", "model", "mogo", "--games", "2", "--size", "5", "--simulations", "10"]);
    assert_eq!((object["unfinished"].as_u64(), object["illegal"].as_u64()), (Some(0), Some(0)), "{object}");
    assert!(object["a_playouts_per_s"].is_null());
    let dir = tempfile::tempdir().unwrap();
    let mut against = vec!["match", "mogo", "mogo", "--games", "10", "--size", "3", "--simulations", "20"];
    against.extend(["--komi", "7.5", "--sgf", text(dir.path())]);
    json(&against);
    let (mut counted, mut dead) = (0, 0);
    for file in std::fs::read_dir(dir.path()).unwrap() {
        let sgf = std::fs::read(file.unwrap().path()).unwrap();
        let tree = katachi::corpus::sgf::read_tree(&sgf, 0).unwrap();
        if !tree.info.result.is_empty() && !tree.info.result.ends_with("+R") {
            assert_eq!(counted_from_marks(&sgf), tree.info.result);
            counted += 1;
            dead += usize::from(katachi::play::score(&replayed(&tree), &[]).result() != tree.info.result);
        }
    }
    println!("{counted} games counted, {dead} with dead stones that decide the count");
    assert!(counted > 0);
}
