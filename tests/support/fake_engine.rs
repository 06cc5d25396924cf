//! An engine that speaks KataGo's analysis protocol, and fails in the way that a test requests.
//!
//! The engine is this test program: a script written by a test starts it again as `engine::fake`, with answers on file
//! descriptor 3. The value of a position is computed from its stones, so that a test knows it beforehand.

use std::fs;
use std::io::{BufRead, Write};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use katachi::analysis::KataGoSettings;
use katachi::go::{Board, BoardSize, Color, Point};
use serde_json::{Value, json};

/// Black's lead in steps of 0.04 points: stones count more the farther they are from the edge.
pub fn steps(board: &Board, komi: f64) -> i64 {
    let last = board.size().side() as i64 - 1;
    let worth = |point: Point| {
        let (x, y) = (i64::from(point.x), i64::from(point.y));
        10 + 3 * x.min(last - x).min(y).min(last - y)
    };
    let stones = board.stones().map(|(point, color)| if color == Color::Black { worth(point) } else { -worth(point) });
    stones.sum::<i64>() - (komi * 2.0) as i64
}

/// The first empty point, row by row from the top.
pub fn best(board: &Board) -> Option<Point> {
    let side = board.size().side() as u8;
    (0..side).flat_map(|y| (0..side).map(move |x| Point::new(x, y))).find(|&point| board.get(point).is_none())
}

/// Sets up an engine in this folder. `fault` is `none`, or a fault with the number of answers before it: `die:7`.
pub fn engine(folder: &Path, fault: &str) -> KataGoSettings {
    let file = |name: &str| folder.join(format!("{}-{name}", fault.replace(':', "-")));
    let (program, model, config) = (file("engine"), file("model.bin.gz"), file("analysis.cfg"));
    fs::write(&model, "a network").unwrap();
    fs::write(&config, "maxVisits = 1").unwrap();
    let test = std::env::current_exe().unwrap();
    let script = format!(
        "#!/bin/sh\nKATACHI_FAKE_ENGINE='{fault}' KATACHI_FAKE_PID='{}' KATACHI_FAKE_ARGS=\"$*\" exec '{}' engine::fake --exact \
         --nocapture --test-threads 1 3>&1 1>/dev/null\n",
        pid_file(&program).display(),
        test.display()
    );
    write_program(&program, &script);
    KataGoSettings { program, model, config, visits: 7, ..KataGoSettings::default() }
}

/// Writes a shell script by another process: a program that some other thread's child holds open cannot be run.
pub fn write_program(path: &Path, script: &str) {
    let mut shell = Command::new("sh");
    shell.args(["-c", "cat > \"$0\" && chmod +x \"$0\""]).arg(path).stdin(Stdio::piped());
    let mut shell = shell.spawn().unwrap();
    shell.stdin.take().unwrap().write_all(script.as_bytes()).unwrap();
    assert!(shell.wait().unwrap().success());
}

fn pid_file(program: &Path) -> PathBuf {
    program.with_extension("pid")
}

/// Whether the engine that was started last has ended, and was waited for.
#[cfg(target_os = "linux")]
pub fn is_gone(engine: &KataGoSettings) -> bool {
    let pid = fs::read_to_string(pid_file(&engine.program)).unwrap();
    !Path::new("/proc").join(pid).exists()
}

/// The engine's own `main`; does nothing if no test has started it.
pub fn main() {
    let Ok(fault) = std::env::var("KATACHI_FAKE_ENGINE") else { return };
    fs::write(std::env::var("KATACHI_FAKE_PID").unwrap(), std::process::id().to_string()).unwrap();
    let arguments = std::env::var("KATACHI_FAKE_ARGS").unwrap();
    let (kind, after) = match fault.split_once(':') {
        Some((kind, after)) => (kind, after.parse().unwrap()),
        None => (&*fault, 0),
    };
    if kind == "start" {
        eprintln!("loading\n\u{1b}[31mthe network is of another kind\u{7}");
        std::process::exit(3);
    }
    let out = fs::OpenOptions::new().write(true).open("/dev/fd/3").unwrap();
    let is_for_black = arguments.contains("-override-config reportAnalysisWinratesAs=BLACK");
    let mut fake = Fake { kind, after, answered: 0, is_for_black, out };
    for line in std::io::stdin().lock().lines() {
        fake.take(&serde_json::from_str(&line.unwrap()).unwrap());
    }
    std::process::exit(0);
}

struct Fake<'a> {
    kind: &'a str,
    after: u64,
    answered: u64,
    is_for_black: bool,
    out: fs::File,
}

impl Fake<'_> {
    fn say(&mut self, line: &str) {
        if writeln!(self.out, "{line}").is_err() {
            std::process::exit(1);
        }
    }

    fn take(&mut self, query: &Value) {
        let id = &query["id"];
        if query["action"] == "query_version" {
            return self.say(&json!({"id": id, "action": "query_version", "version": "1.15.3-fake"}).to_string());
        }
        let size = BoardSize::new(query["boardXSize"].as_u64().unwrap() as u32).unwrap();
        let point = |place: &Value| Point::from_label(place.as_str().unwrap(), size);
        let color = |letter: &Value| if letter == "B" { Color::Black } else { Color::White };
        let mut board = Board::new(size);
        let stones = query["initialStones"].as_array().unwrap().iter();
        board.set_up(stones.map(|stone| (point(&stone[1]).unwrap(), Some(color(&stone[0])))));
        let moves = query["moves"].as_array().unwrap();
        let mut to_play = color(&query["initialPlayer"]);
        let mut answers = Vec::new();
        for turn in 0..=moves.len() {
            if query["analyzeTurns"].as_array().unwrap().contains(&json!(turn)) {
                answers.push(self.answer(id, turn, &board, to_play, query["komi"].as_f64().unwrap()));
            }
            let Some(played) = moves.get(turn) else { break };
            if color(&played[0]) != to_play {
                return self.say(&json!({"id": id, "field": "moves", "error": "a colour plays twice"}).to_string());
            }
            match point(&played[1]) {
                Some(point) => _ = board.play(to_play, point).unwrap(),
                None => board.pass(),
            }
            to_play = to_play.opponent();
        }
        if self.kind == "reverse" {
            answers.reverse();
        }
        for answer in answers {
            if self.answered == self.after && self.breaks(id, &answer) {
                return;
            }
            self.answered += 1;
            self.say(&answer.to_string());
        }
    }

    fn answer(&self, id: &Value, turn: usize, board: &Board, to_play: Color, komi: f64) -> Value {
        let sign = if self.is_for_black || to_play == Color::Black { 1 } else { -1 };
        let steps = sign * steps(board, komi);
        let (winrate, lead) = ((5000 + steps) as f64 / 10_000.0, (4 * steps) as f64 / 100.0);
        let place = best(board).map_or("pass".to_owned(), |point| point.label(board.size()));
        let info = |place: &str, order: u8| json!({"move": place, "visits": 3, "winrate": winrate, "scoreLead": lead, "order": order, "pv": [place]});
        json!({
            "id": id, "isDuringSearch": false, "turnNumber": turn, "moveInfos": [info("pass", 1), info(&place, 0)],
            "rootInfo": {"winrate": winrate, "scoreLead": lead, "currentPlayer": if to_play == Color::Black { "B" } else { "W" }, "visits": 7},
        })
    }

    /// Acts on the fault. Returns whether the rest of the question gets no answer.
    fn breaks(&mut self, id: &Value, answer: &Value) -> bool {
        let mut other = answer.clone();
        match self.kind {
            "die" => {
                eprintln!("\u{1b}]0;title\u{7}\u{9b}1mout of memory\r");
                std::process::exit(7);
            }
            "silent" => loop {
                std::thread::park();
            },
            "endless" => loop {
                if self.out.write_all(&[b'x'; 65536]).is_err() {
                    std::process::exit(1);
                }
            },
            "garbage" => self.say("%%% \u{1b}[2J not JSON"),
            "types" => other["rootInfo"]["winrate"] = json!("0.5"),
            "unasked" => other["id"] = json!("99999:0"),
            "turn" => other["turnNumber"] = json!(4000),
            "nan" => self.say(&answer.to_string().replace("\"winrate\":", "\"winrate\":NaN,\"was\":")),
            "absurd" => other["rootInfo"]["scoreLead"] = json!(-123456.0),
            "place" => other["moveInfos"][1]["move"] = json!("Z99"),
            "twice" => self.say(&answer.to_string()),
            "refused" => {
                self.answered += 1;
                self.say(&json!({"id": id, "field": "moves", "error": "an illegal move"}).to_string());
                return true;
            }
            "flood" => (0..20_000).for_each(|line| eprintln!("message {line}")),
            "during" => {
                other["isDuringSearch"] = json!(true);
            }
            "warning" => self.say(&json!({"id": id, "field": "komi", "warning": "an odd komi"}).to_string()),
            _ => {}
        }
        if other != *answer {
            self.say(&other.to_string());
        }
        false
    }
}
