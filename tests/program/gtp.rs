//! The engine at the other end of a pipe: the protocol's rules, and whole games of the program against itself.

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, ChildStdout, Stdio};

use crate::support::program::{json, katachi, run, text};
use katachi::go::{Board, BoardSize, Color, Point};

struct Engine {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Engine {
    fn start(arguments: &[&str]) -> Engine {
        let mut command = katachi();
        command.arg("gtp").args(arguments).stdin(Stdio::piped()).stdout(Stdio::piped());
        let mut child = command.spawn().unwrap();
        let (input, output) = (child.stdin.take().unwrap(), child.stdout.take().unwrap());
        Engine { child, input, output: BufReader::new(output) }
    }

    /// Sends bytes and reads one answer without its empty line.
    fn raw(&mut self, bytes: &[u8]) -> String {
        self.input.write_all(bytes).unwrap();
        self.input.flush().unwrap();
        let mut answer = String::new();
        loop {
            let mut line = String::new();
            assert!(self.output.read_line(&mut line).unwrap() > 0, "the engine is gone after {answer:?}");
            if line == "\n" {
                return answer;
            }
            answer += &line;
        }
    }

    fn send(&mut self, command: &str) -> String {
        self.raw(format!("{command}\n").as_bytes()).trim_end().to_owned()
    }

    /// Returns the result of a command that must not fail.
    fn ok(&mut self, command: &str) -> String {
        let answer = self.send(command);
        assert!(answer.starts_with('='), "{command}: {answer}");
        answer[1..].trim().to_owned()
    }

    fn fails(&mut self, command: &str, error: &str) {
        assert_eq!(self.send(command), format!("? {error}"), "{command}");
    }

    fn quit(mut self) {
        assert_eq!(self.ok("quit"), "");
        assert!(self.child.wait().unwrap().success());
    }
}

#[test]
fn the_protocol_is_kept_to_the_letter() {
    let mut engine = Engine::start(&["--size", "9"]);
    assert_eq!(engine.raw(b"protocol_version\n"), "= 2\n");
    assert_eq!(engine.raw(b"17 name\n"), "=17 Katachi\n");
    assert_eq!(engine.raw(b"0 clear_board\n"), "=0\n");
    assert_eq!(engine.raw(b"5 nonsense B2\n"), "?5 unknown command\n");
    // Empty lines and comments have no answer; carriage returns, bells and tabs do no harm.
    assert_eq!(engine.raw(b"\n  \t \n# nothing\r\n#\n8\tname\t # said before\r\n"), "=8 Katachi\n");
    assert_eq!(engine.raw(b"\x07na\x01me\r\n"), "= Katachi\n");
    assert_eq!(engine.raw("9 na\u{fc}e \u{5f62}\n".as_bytes()), "?9 unknown command\n");
    assert_eq!(engine.raw(b"\xff\xfe\n"), "? unknown command\n");
    assert_eq!(engine.raw(b"23\n"), "?23 unknown command\n");
    assert_eq!(engine.ok("version"), env!("CARGO_PKG_VERSION"));
    let commands = engine.ok("list_commands");
    for command in commands.lines() {
        assert_eq!(engine.ok(&format!("known_command {command}")), "true");
    }
    let required = [
        "protocol_version",
        "name",
        "version",
        "known_command",
        "list_commands",
        "quit",
        "boardsize",
        "clear_board",
        "komi",
        "play",
        "genmove",
    ];
    let tournament =
        ["fixed_handicap", "place_free_handicap", "set_free_handicap", "time_settings", "time_left", "undo"];
    let regression = ["loadsgf", "reg_genmove", "final_score", "final_status_list", "showboard"];
    for command in required.into_iter().chain(tournament).chain(regression) {
        assert!(commands.lines().any(|listed| listed == command), "{command}");
    }
    assert_eq!(engine.ok("known_command nonsense"), "false");
    engine.fails("known_command", "syntax error");
    engine.fails("komi much", "syntax error");
    engine.fails("komi nan", "syntax error");
    engine.fails("boardsize 1", "unacceptable size");
    engine.fails("boardsize 20", "unacceptable size");
    engine.fails("boardsize nine", "syntax error");
    engine.fails("play blue A1", "invalid color");
    engine.fails("play black Z3", "invalid vertex");
    engine.fails("play black I3", "invalid vertex");
    engine.fails("play b A10", "invalid vertex");
    engine.ok("time_settings 60 10 5");
    engine.ok("time_left w 33 2");
    engine.fails("time_left w soon 2", "syntax error");
    engine.quit();
}

#[test]
fn moves_are_judged_taken_back_and_shown() {
    let mut engine = Engine::start(&[]);
    engine.ok("boardsize 5");
    engine.fails("undo", "cannot undo");
    for play in ["B B5", "w c5", "black A4", "WHITE d4", "b b3", "w C3", "w b4"] {
        assert_eq!(engine.ok(&format!("play {play}")), "");
    }
    engine.fails("play b b4", "illegal move");
    engine.fails("play w b5", "illegal move");
    // Black takes the ko. White may not retake at once, and Black may fill it.
    engine.ok("play b c4");
    let board = engine.ok("showboard");
    assert!(board.contains("captured: black 0, white 1"), "{board}");
    assert!(board.contains("4 X . X O . 4"), "{board}");
    engine.fails("play w b4", "illegal move");
    engine.ok("undo");
    engine.ok("play b c4");
    engine.ok("play w pass");
    engine.ok("play b PASS");
    // Other programs use simple ko, so a player who plays on may retake here. The engine itself would not.
    engine.ok("play w b4");
    engine.ok("undo");
    for number in 0..3 {
        let reply = engine.ok("reg_genmove w");
        assert_ne!(reply, "B4", "repeats the position ({number})");
    }
    engine.ok("komi 0.5");
    engine.ok("kgs-rules japanese");
    engine.fails("kgs-rules tibetan", "unknown rules");
    engine.ok("set_random_seed 7");
    assert_eq!(engine.ok("get_random_seed"), "7");
    engine.quit();
}

#[test]
fn handicap_stones_are_set_on_an_empty_board_only() {
    let mut engine = Engine::start(&["--size", "19"]);
    assert_eq!(engine.ok("fixed_handicap 3"), "D4 Q16 D16");
    engine.fails("fixed_handicap 2", "board not empty");
    engine.fails("place_free_handicap 2", "board not empty");
    engine.ok("clear_board");
    engine.fails("fixed_handicap 1", "invalid number of stones");
    engine.fails("fixed_handicap 10", "invalid number of stones");
    engine.fails("place_free_handicap 1", "invalid number of stones");
    assert_eq!(engine.ok("place_free_handicap 12").split(' ').count(), 12);
    engine.ok("clear_board");
    engine.fails("set_free_handicap A1 A1", "bad vertex list");
    engine.fails("set_free_handicap A1 pass", "bad vertex list");
    engine.fails("set_free_handicap", "bad vertex list");
    engine.ok("set_free_handicap A1 C3 T19");
    engine.fails("play w t19", "illegal move");
    engine.quit();
}

#[test]
fn a_finished_game_is_loaded_counted_and_its_dead_stones_are_listed() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("game.sgf");
    // Black's wall on the fourth line from the left, White's beside it, and a dead white stone behind Black's.
    let wall = |color: char, column: char| ('a'..='i').map(|row| format!("{color}[{column}{row}]")).collect::<Vec<_>>();
    let pairs = wall('B', 'd').into_iter().zip(wall('W', 'e')).map(|(black, white)| format!(";{black};{white}"));
    let moves: String = pairs.collect();
    std::fs::write(&file, format!("(;SZ[9]KM[5.5]{moves};B[bg];W[bb];B[];W[])")).unwrap();
    let mut engine = Engine::start(&[]);
    engine.fails("loadsgf nowhere.sgf", "cannot load file");
    engine.ok(&format!("loadsgf {}", file.display()));
    assert_eq!(engine.ok("final_status_list dead"), "B8");
    assert_eq!(engine.ok("final_status_list seki"), "");
    let alive = engine.ok("final_status_list alive");
    assert_eq!(alive.lines().count(), 3, "{alive}");
    engine.fails("final_status_list sleeping", "unknown status");
    // By area 36 to 45; by territory 27 and a prisoner (Black's own stone at B3 is not a point) to 36.
    assert_eq!(engine.ok("final_score"), "W+14.5");
    engine.ok("kgs-rules japanese");
    assert_eq!(engine.ok("final_score"), "W+14.5");
    // Before the twentieth move White's wall is complete, and the stone behind is not played yet.
    engine.ok(&format!("loadsgf {} 20", file.display()));
    assert_eq!(engine.ok("final_status_list dead"), "");
    engine.quit();
}

#[test]
fn white_gets_points_for_handicap_stones_where_the_rules_say_so() {
    let mut engine = Engine::start(&[]);
    // One stone of White's stands among Black's; by area each stone is a point, too.
    for (rules, stones, score) in [
        ("chinese", 2, "W+1.5"),
        ("chinese", 4, "W+1.5"),
        ("chinese", 6, "W+1.5"),
        ("aga", 2, "W+0.5"),
        ("aga", 6, "W+0.5"),
        ("new_zealand", 2, "B+0.5"),
        ("new_zealand", 6, "B+4.5"),
        ("japanese", 2, "W+0.5"),
        ("japanese", 6, "W+0.5"),
    ] {
        engine.ok("boardsize 19");
        engine.ok(&format!("kgs-rules {rules}"));
        engine.ok(&format!("fixed_handicap {stones}"));
        engine.ok("komi 0.5");
        engine.ok("play w k10");
        assert_eq!(engine.ok("final_score"), score, "{rules} {stones}");
    }
    engine.quit();
}

#[test]
fn maps_have_a_value_for_every_point() {
    let folder = tempfile::tempdir().unwrap();
    let (games, library) = (folder.path().join("sample.sgf"), folder.path().join("lib"));
    std::fs::write(&games, zstd::decode_all(&include_bytes!("../data/self-play.sgf.zst")[..]).unwrap()).unwrap();
    json(&["import", text(&games), "--library", text(&library)]);
    let mut engine = Engine::start(&["--library", text(&library)]);
    engine.ok("play b q16");
    let menu = engine.ok("gogui-analyze_commands");
    assert_eq!(menu.lines().count(), 6, "{menu}");
    for line in menu.lines() {
        let parts: Vec<&str> = line.split('/').collect();
        let map = engine.ok(parts[parts.len() - 1]);
        match parts[0] {
            "dboard" => {
                let values: Vec<Vec<f64>> = map
                    .lines()
                    .map(|row| row.split_whitespace().map(|value| value.parse().unwrap()).collect())
                    .collect();
                assert!(values.len() == 19 && values.iter().all(|row| row.len() == 19), "{line}: {map}");
                assert!(values.iter().flatten().all(|value| (-1.0..=1.0).contains(value)));
                assert!(values.iter().flatten().any(|&value| value != 0.0), "{line}: {map}");
            }
            "sboard" => assert!(map.contains('/') && map.lines().count() == 19, "{map}"),
            "gfx" => assert!(map.contains("LABEL ") && map.contains("White to play"), "{map}"),
            other => assert_eq!((other, map.as_str()), ("plist", "")),
        }
    }
    engine.quit();
    let mut alone = Engine::start(&[]);
    alone.fails("katachi-played", "no library: start the engine with --library DIR");
    alone.quit();
    let mut contexts = Engine::start(&["--library", text(&library), "--engine", "contexts"]);
    assert_ne!(contexts.ok("genmove b"), "resign");
    contexts.quit();
}

#[test]
fn what_cannot_be_done_is_said_before_the_first_line() {
    for (arguments, status, words) in [
        (&["gtp", "--engine", "contexts"][..], 2, "--library"),
        (&["gtp", "--library", "nowhere"], 1, "nowhere"),
        (&["gtp", "--model", "nowhere"], 1, "nowhere"),
        (&["gtp", "--size", "20"], 2, "20x20"),
        (&["gtp", "--temperature", "0"], 2, "above 0"),
    ] {
        let run = run(arguments);
        assert_eq!(run.status, Some(status), "{run:?}");
        assert!(run.stderr.contains(words) && run.stdout.is_empty(), "{run:?}");
    }
    // The other end closes without quitting.
    assert_eq!(run(&["gtp"]).status, Some(0));
}

/// Two programs play each other. A referee with only a board checks the game.
fn whole_game(side: u32, arguments: [&[&str]; 2]) {
    let size = BoardSize::new(side).unwrap();
    let mut engines = arguments.map(Engine::start);
    for engine in &mut engines {
        engine.ok(&format!("boardsize {side}"));
        engine.ok("clear_board");
        engine.ok("komi 6.5");
    }
    let (mut board, mut passes, mut moves) = (Board::new(size), 0, 0);
    while passes < 2 {
        let color = Color::BOTH[moves % 2];
        moves += 1;
        assert!(moves < 3 * size.area(), "no end:\n{board}");
        let reply = engines[color as usize].ok(&format!("genmove {}", color.letter()));
        let play = format!("play {} {reply}", color.letter());
        match reply.as_str() {
            "resign" => break,
            "PASS" => {
                passes += 1;
                board.pass();
            }
            label => {
                passes = 0;
                let point = Point::from_label(label, size).unwrap();
                assert!(board.is_legal(color, point), "{color:?} {label}\n{board}");
                board.play(color, point).unwrap();
            }
        }
        engines[color.opponent() as usize].ok(&play);
    }
    assert!(moves > size.area() / 3, "{board}");
    let scores = engines.each_mut().map(|engine| engine.ok("final_score"));
    assert!(scores.iter().all(|score| score == "0" || score.contains('+')), "{scores:?}");
    // A player that wants all dead stones captured gets this, and the game ends again.
    let mut color = Color::BOTH[moves % 2];
    let mut passes = 0;
    for _ in 0..2 * size.area() {
        let reply = engines[color as usize].ok(&format!("kgs-genmove_cleanup {}", color.letter()));
        passes = if reply == "PASS" || reply == "resign" { passes + 1 } else { 0 };
        if passes == 2 {
            break;
        }
        if reply != "resign" {
            engines[color.opponent() as usize].ok(&format!("play {} {reply}", color.letter()));
        }
        color = color.opponent();
    }
    assert_eq!(passes, 2, "the clean-up does not end");
    engines.into_iter().for_each(Engine::quit);
}

#[test]
fn whole_games_have_no_illegal_move_and_an_end_on_9() {
    whole_game(9, [&[], &["--temperature", "0.7", "--seed", "5"]]);
    whole_game(9, [&["--playouts", "60"], &["--no-resign", "--temperature", "1"]]);
}

#[test]
fn whole_games_have_no_illegal_move_and_an_end_on_13() {
    whole_game(13, [&["--no-resign"], &["--no-resign", "--temperature", "0.5"]]);
}

#[test]
fn whole_games_have_no_illegal_move_and_an_end_on_19() {
    whole_game(19, [&["--no-resign", "--temperature", "0.5", "--seed", "3"], &["--no-resign"]]);
}
