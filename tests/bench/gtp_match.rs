//! Two programs play a match over the Go Text Protocol, and a referee counts wins, illegal moves and hangs.
//!
//! `cargo bench --bench gtp_match -- GAMES SIZE KOMI "FIRST" "SECOND"`, each a command line in
//! which `{seed}` becomes the number of the game, for example
//!
//! ```sh
//! cargo bench --bench gtp_match -- 200 9 7.5 \
//!     "target/release/katachi gtp --seed {seed}" "gnugo --mode gtp --level 1 --chinese-rules --seed {seed}"
//! ```
//!
//! Colours alternate, and the processes are restarted for every game. The second program counts and decides which
//! stones are dead; the first program's count is compared with it. Without arguments, nothing is played.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::io::{BufRead, BufReader, Write};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::{Duration, Instant};

use katachi::go::{BoardSize, Color, Move, Point};
use katachi::play::Game;

/// An answer that takes longer counts as a hang.
const TIMEOUT: Duration = Duration::from_secs(120);

struct Engine {
    child: Child,
    input: ChildStdin,
    answers: Receiver<String>,
    slowest: Duration,
}

impl Engine {
    fn start(line: &str, seed: u64) -> Engine {
        let line = line.replace("{seed}", &seed.to_string());
        let mut words = line.split_whitespace();
        let mut command = Command::new(words.next().expect("a program"));
        command.args(words).stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        let mut child = command.spawn().unwrap_or_else(|error| panic!("{line}: {error}"));
        let (input, output) = (child.stdin.take().expect("piped"), child.stdout.take().expect("piped"));
        let (sender, answers) = channel();
        std::thread::spawn(move || {
            let mut answer = String::new();
            for line in BufReader::new(output).lines().map_while(Result::ok) {
                if !line.trim().is_empty() {
                    answer += line.trim_end();
                    answer.push('\n');
                } else if !answer.is_empty() && sender.send(std::mem::take(&mut answer)).is_err() {
                    return;
                }
            }
        });
        Engine { child, input, answers, slowest: Duration::ZERO }
    }

    /// The result of a command, or what went wrong.
    fn ask(&mut self, command: &str) -> Result<String, String> {
        let started = Instant::now();
        writeln!(self.input, "{command}").map_err(|error| format!("{command}: {error}"))?;
        let answer = self.answers.recv_timeout(TIMEOUT).map_err(|_| format!("{command}: no answer"))?;
        self.slowest = self.slowest.max(started.elapsed());
        match answer.strip_prefix('=') {
            Some(result) => Ok(result.trim().to_owned()),
            None => Err(format!("{command}: {}", answer.trim())),
        }
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        let _ = writeln!(self.input, "quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[derive(Debug)]
struct Played {
    winner: Option<Color>,
    resigned: bool,
    moves: usize,
    /// Whether both programs got the same count; `None` if they did not count.
    agreed: Option<bool>,
    slowest: Duration,
    sgf: String,
}

/// Plays a game. `programs` are those of Black and White; `second` is the colour of the program that counts.
fn play(size: BoardSize, komi: f32, programs: [&str; 2], seed: u64, second: Color) -> Result<Played, String> {
    let mut engines = programs.map(|line| Engine::start(line, seed));
    for engine in &mut engines {
        engine.ask(&format!("boardsize {}", size.side()))?;
        engine.ask("clear_board")?;
        engine.ask(&format!("komi {komi}"))?;
    }
    let mut game = Game::new(size);
    game.set_komi(komi);
    while !game.is_over() {
        if game.moves().len() > 3 * size.area() {
            return Err("no end".to_owned());
        }
        let color = game.to_play();
        let who = if color == second { "second" } else { "first" };
        let reply = engines[color as usize].ask(&format!("genmove {}", color.letter()))?;
        if reply.eq_ignore_ascii_case("resign") {
            game.resign(color);
            break;
        }
        let play = if reply.eq_ignore_ascii_case("pass") {
            Move::pass(color)
        } else {
            let point = Point::from_label(&reply, size).ok_or_else(|| format!("{who}: {reply} is no point"))?;
            Move::play(color, point)
        };
        if color != second && game.repeats(play) {
            return Err(format!("{who}: {reply} repeats a position"));
        }
        game.play(play).map_err(|error| format!("{who}: illegal: {reply}: {error}"))?;
        engines[color.opponent() as usize].ask(&format!("play {} {reply}", color.letter()))?;
    }
    let (mut winner, mut agreed) = (game.resigned().map(Color::opponent), None);
    if winner.is_none() {
        let results = [second.opponent(), second].map(|color| engines[color as usize].ask("final_score"));
        let [first, second] = results;
        let (first, second) = (first?, second?);
        winner = match second.chars().next() {
            Some('B') => Some(Color::Black),
            Some('W') => Some(Color::White),
            _ => None,
        };
        agreed = Some(first.trim_end_matches(".0") == second.trim_end_matches(".0"));
        game.info_mut().result = second;
    }
    let slowest = engines[second.opponent() as usize].slowest;
    Ok(Played {
        winner,
        resigned: game.resigned().is_some(),
        moves: game.moves().len(),
        agreed,
        slowest,
        sgf: game.to_sgf(),
    })
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let [games, size, komi, first, second] = arguments.as_slice() else {
        println!("GAMES SIZE KOMI \"FIRST\" \"SECOND\" are needed: see the head of this file");
        return;
    };
    let games: u64 = games.parse().expect("GAMES is a number");
    let size = BoardSize::new(size.parse().expect("SIZE is a number")).expect("a board from 2×2 to 19×19");
    let komi: f32 = komi.parse().expect("KOMI is a number");
    let keep = std::env::var_os("GTP_MATCH_SGF").map(std::path::PathBuf::from);
    let started = Instant::now();
    let (mut wins, mut played, mut resigned, mut draws, mut moves) = ([0_u32; 2], [0_u32; 2], 0, 0, 0);
    let (mut agreed, mut counted, mut slowest) = (0, 0, Duration::ZERO);
    let mut failures = Vec::new();
    for number in 0..games {
        let color = Color::BOTH[number as usize % 2];
        let programs =
            if color == Color::Black { [first.as_str(), second.as_str()] } else { [second.as_str(), first.as_str()] };
        match play(size, komi, programs, number + 1, color.opponent()) {
            Err(failure) => {
                println!("game {}: {failure}", number + 1);
                failures.push(failure);
            }
            Ok(game) => {
                played[color as usize] += 1;
                wins[color as usize] += u32::from(game.winner == Some(color));
                draws += u32::from(game.winner.is_none());
                resigned += u32::from(game.resigned);
                moves += game.moves;
                counted += u32::from(game.agreed.is_some());
                agreed += u32::from(game.agreed == Some(true));
                slowest = slowest.max(game.slowest);
                if let Some(folder) = &keep {
                    std::fs::write(folder.join(format!("{:04}.sgf", number + 1)), &game.sgf)
                        .expect("the folder is there");
                }
            }
        }
        if (number + 1) % 10 == 0 {
            println!("{:4} games: first won {} of {}", number + 1, wins[0] + wins[1], played[0] + played[1]);
        }
    }
    let all = played[0] + played[1];
    println!("{first}\n    against {second}\n    {games} games on {size}, komi {komi}");
    println!(
        "won {} of {all}: {} of {} as Black, {} of {} as White; {draws} drawn",
        wins[0] + wins[1],
        wins[0],
        played[0],
        wins[1],
        played[1]
    );
    println!("{resigned} resigned; {agreed} of {counted} counted alike; {} moves a game", moves / all.max(1) as usize);
    println!("{} broken off (illegal moves, hangs)", failures.len());
    println!("slowest answer of the first {slowest:.2?}; all {:.0?}", started.elapsed());
}
