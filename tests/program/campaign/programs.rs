//! Texts that other programs give: an engine's answers, and arguments from a shell.

use super::Campaign;
use katachi::analysis::check_answer;
use katachi::cli::is_command;

#[test]
fn answers_of_an_engine() {
    let seeds = [
        r#"{"id":"3:0","isDuringSearch":false,"turnNumber":2,"moveInfos":[{"move":"D4","visits":3,"winrate":0.4,"scoreLead":-1,"order":1,"pv":["D4"]},{"move":"Q16","visits":9,"winrate":0.5,"scoreLead":0.25,"order":0}],"rootInfo":{"winrate":0.4975,"scoreLead":-0.125,"currentPlayer":"B","visits":12}}"#,
        r#"{"error":"Illegal move","field":"moves","id":"7:0"}"#,
        r#"{"warning":"an odd komi","field":"komi","id":"1:0"}"#,
        r#"{"action":"query_version","git_hash":"x","id":"version","version":"1.15.3"}"#,
        r#"{"id":"2:1","isDuringSearch":false,"noResults":true,"turnNumber":5}"#,
    ]
    .map(|line| line.as_bytes().to_vec());
    assert!(seeds.iter().all(|seed| check_answer(std::str::from_utf8(seed).unwrap()).is_ok()));
    let pieces = [
        "{",
        "}",
        "[",
        "]",
        ",",
        ":",
        "\"",
        "null",
        "true",
        "1e999",
        "-0",
        "\\u001b[2J",
        "\\ud800",
        "\u{1b}",
        "\\",
        "id",
        "winrate",
        "[[[[[[[[[[",
        "\u{202e}",
    ];
    Campaign { reader: "answers", seeds: &seeds, pieces: &pieces, inputs: (5_000, 1_000_000) }.run(|bytes| {
        if let Err(fault) = check_answer(&String::from_utf8_lossy(bytes)) {
            let said = fault.to_string();
            assert!(!said.chars().any(char::is_control), "{said:?}");
        }
    });
}

#[test]
fn arguments() {
    let seeds = [
        "katachi import games more.zip --library go.katachi --encoding gbk --keep-duplicates --json",
        "katachi mine --library go.katachi --window square:5 --source move --out s5.ron",
        "katachi collocations --library go.katachi --window diamond:2 --p 0.005 --min-count 2 --top 20",
        "katachi find query.txt --library go.katachi",
        "katachi joseki --library go.katachi --corner 4",
        "katachi player --library go.katachi --player Shuwa --against professional --window square:5 --moves 4",
        "katachi export games --library go.katachi --csv games.csv --bom",
        "katachi tag add seen --library go.katachi --player x",
        "katachi check go.katachi --repair",
        "katachi info --library go.katachi --json",
    ]
    .map(|line| line.as_bytes().to_vec());
    let words = |bytes: &[u8]| String::from_utf8_lossy(bytes).split_whitespace().map(str::to_owned).collect::<Vec<_>>();
    for seed in &seeds {
        assert!(is_command(&words(seed)), "{:?}", words(seed));
    }
    let pieces = [
        " ",
        " --",
        "--window ",
        "square:",
        "points:#",
        "rect:0x0 ",
        "--moves ",
        "1..",
        "..",
        "99999999999999999999 ",
        " -1 ",
        "--k ",
        "--memory ",
        "1T ",
        "--json ",
        "--size ",
        "--corner ",
        "=",
        "'",
        "\u{1b}[2J",
        "\u{3000}",
        "\0",
        "lab ",
        "--filter ",
        "(",
        "--help ",
        "find ",
        "mine ",
        "fuseki ",
        "tsumego ",
    ];
    Campaign { reader: "arguments", seeds: &seeds, pieces: &pieces, inputs: (500, 100_000) }.run(|bytes| {
        is_command(&words(bytes));
    });
}
