//! Generates any number of games: `cargo bench --bench many_games -- LIBRARY FOLDER COUNT`.
//!
//! Each game begins with the first 12 to 60 moves of one game of the library. It goes on with the moves that another
//! game has from there on, as far as they are legal. Then it is turned or mirrored. The new game's number decides the
//! two games, the number of moves and the symmetry, so every run makes the same games. Openings are as common as in the
//! library, and the positions after them are new. Two games are duplicates only by chance. A file holds 1,000 games.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use katachi::corpus::{Corpus, GameId};
use katachi::go::{Board, BoardSize, Move};
use katachi::library;
use katachi::pattern::Symmetry;
use katachi::progress::Progress;
use rayon::prelude::*;

const GAMES_PER_FILE: u64 = 1000;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let [library, folder, count] = &arguments[..] else {
        return println!("cargo bench --bench many_games -- LIBRARY FOLDER COUNT");
    };
    let loaded = library::open(Path::new(library), &Progress::new()).expect("the first argument is a library");
    let count: u64 = count.parse().expect("the third argument is a number");
    let corpus = &loaded.corpus;
    let is_usable = |&id: &GameId| {
        let game = corpus.game(id);
        game.size.side() == BoardSize::MAX && game.setup.is_empty() && game.moves.len() > 100
    };
    let games: Vec<GameId> = corpus.games().iter().copied().filter(is_usable).collect();
    assert!(games.len() > 1, "there are games on 19×19");
    let made = (0..count.div_ceil(GAMES_PER_FILE)).into_par_iter().map(|file| {
        let mut text = String::new();
        let last = (file * GAMES_PER_FILE + GAMES_PER_FILE).min(count);
        (file * GAMES_PER_FILE..last).for_each(|number| push(&mut text, corpus, &games, number));
        let folder = Path::new(folder).join(format!("{:03}", file / 100));
        fs::create_dir_all(&folder).expect("a folder can be made");
        fs::write(folder.join(format!("{file:06}.sgf")), &text).expect("there is room");
        text.len() as u64
    });
    let bytes: u64 = made.sum();
    println!("{count} games of {}, {bytes} bytes", games.len());
}

/// A pseudo-random number for the game `number` and one of its draws (the finaliser of splitmix64).
fn random(number: u64, which: u64) -> u64 {
    let mut z = (number * 8 + which + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ z >> 31
}

fn push(text: &mut String, corpus: &Corpus, games: &[GameId], number: u64) {
    let drawn = |which: u64| games[(random(number, which) % games.len() as u64) as usize];
    let (first, second) = (drawn(0), drawn(1));
    let kept = 12 + (random(number, 2) % 49) as usize;
    let symmetry = Symmetry::ALL[(random(number, 3) % 8) as usize];
    let mut board = Board::new(BoardSize::new(BoardSize::MAX as u32).expect("it is a size"));
    let (header, end) = (corpus.header(first), corpus.header(second));
    let year = header.year.unwrap_or(2000);
    let safe = |name: &str| name.replace(['\\', ']'], "");
    let _ = write!(text, "(;SZ[19]PB[{}]PW[{}]DT[{year}]RE[{}]", safe(header.black), safe(end.white), safe(end.result));
    let (beginning, rest) = (corpus.game(first).moves, corpus.game(second).moves);
    let moves: [&[Move]; 2] = [&beginning[..kept], &rest[kept..]];
    let mut color = beginning[0].color();
    for play in moves.into_iter().flatten() {
        let Some(point) = play.point() else { continue };
        if board.play(color, point).is_err() {
            continue;
        }
        let _ = write!(text, ";{}[{}]", color.letter(), symmetry.point(point, BoardSize::MAX).to_sgf());
        color = color.opponent();
    }
    text.push_str(")\n");
}
