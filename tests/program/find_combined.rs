//! Questions of several drawings on the command line.

use std::fs;

use crate::support::program::{json, run, text};

const GAMES: &str = "(;SZ[9];B[cc];W[gc];B[cg];W[gg])(;SZ[9];B[cc];W[ee])(;SZ[9];W[cc];B[ee])(;SZ[9];B[aa];W[ba])";
const POINT: &str = "+------\n| . . .\n| . . .\n| . . X\n";

#[test]
fn the_program_answers_questions_and_names_the_line_that_is_wrong() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (games, library, query) = (path("games.sgf"), path("games.katachi"), path("query.txt"));
    fs::write(&games, GAMES).unwrap();
    json(&["import", text(&games), "--library", text(&library), "--keep-duplicates"]);
    let ask = |question: &str, more: &[&str]| {
        fs::write(&query, question).unwrap();
        [&["find", "--library", text(&library), text(&query)], more].concat().join("\n")
    };
    let asked = |question: &str, more: &[&str]| json(&ask(question, more).split('\n').collect::<Vec<_>>());
    let refused = |question: &str, more: &[&str]| run(&ask(question, more).split('\n').collect::<Vec<_>>());

    let sequence = asked("$$B\n$$ +------\n$$ | . . .\n$$ | . . .\n$$ | . . 1\n", &["--no-swap", "--limit", "1"]);
    assert_eq!((sequence["hits"].as_u64(), sequence["games"].as_u64()), (Some(3), Some(2)));
    assert_eq!(sequence["examples"].as_array().unwrap().len(), 1);
    let chain = asked(&format!("{POINT}THEN 1\n{POINT}"), &["--hits-of", "2"]);
    assert_eq!((chain["hits"].as_u64(), chain["searched_games"].as_u64()), (Some(3), Some(4)));
    let wrong = refused(&format!("{POINT}THEN soon\n{POINT}"), &[]);
    assert_eq!(wrong.status, Some(1));
    assert!(wrong.stderr.contains("query.txt: line 5: after THEN"), "{}", wrong.stderr);
    let wrong = refused(&format!("{POINT}AND\nX q\n"), &[]);
    assert!(wrong.stderr.contains("line 6 (row 1, column 2)"), "{}", wrong.stderr);
    let wrong = refused(POINT, &["--hits-of", "2"]);
    assert_eq!(wrong.status, Some(2), "{}", wrong.stderr);
}

#[test]
fn wins_at_a_point_are_told_by_the_colour_that_plays_there() {
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (games, library, query) = (path("games.sgf"), path("games.katachi"), path("query.txt"));
    let game = |result: &str, moves: &str| format!("(;SZ[9]RE[{result}];B[cc];{moves})");
    fs::write(&games, game("B+1", "W[ba]") + &game("W+1", "W[ba]") + &game("B+1", "W[gg];B[ba]")).unwrap();
    fs::write(&query, POINT).unwrap();
    json(&["import", text(&games), "--library", text(&library), "--keep-duplicates"]);
    let ask = ["find", "--library", text(&library), text(&query), "--no-swap"];
    let next = &json(&ask)["continuations"][0];
    assert_eq!((next["black_wins"].as_u64(), next["decided"].as_u64()), (Some(2), Some(3)), "{next}");
    let split = serde_json::json!({
        "black": { "black_wins": 1, "decided": 1 },
        "white": { "black_wins": 1, "decided": 2 },
    });
    assert_eq!(next["by_color"], split);
    let words = run(&ask).stdout;
    assert!(words.contains("Black won 2 of 3; 1 of 1 after Black's move, 1 of 2 after White's"), "{words}");
}
