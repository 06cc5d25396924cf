//! Names of the moves of real games: how many moves have one, the most common names, and the time per move.
//!
//! `cargo bench --bench names -- LIBRARY [--games N] [--print GAME]`, where the library was made by `katachi import`;
//! without a library, the bundled sample. `--print` lists the moves of one game with their names.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::hint::black_box;
use std::path::Path;
use std::time::{Duration, Instant};

use katachi::corpus::GameId;
use katachi::go::{Color, GameView, Point};
use katachi::library;
use katachi::pattern::names::ShapeNames;
use katachi::progress::Progress;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| argument != "--bench").collect();
    let number = |flag: &str| {
        let at = arguments.iter().position(|argument| argument == flag)?;
        arguments.get(at + 1)?.parse::<usize>().ok()
    };
    let loaded = match arguments.first().filter(|first| !first.starts_with("--")) {
        Some(dir) => library::open(Path::new(dir), &Progress::new()).expect("the library opens"),
        None => library::sample(),
    };
    let names = ShapeNames::shipped();
    let corpus = &loaded.corpus;
    if let Some(game) = number("--print") {
        print_game(names, corpus.game(GameId(game as u32)));
        return;
    }
    let games = number("--games").unwrap_or(1_000).min(corpus.games().len());
    count(names, corpus.games()[..games].iter().map(|&id| corpus.game(id)));
    cost(names, corpus.games()[..games.min(50)].iter().map(|&id| corpus.game(id)));
}

fn words(names: &ShapeNames, board: &katachi::go::Board, color: Color, at: Point) -> Vec<String> {
    let set = names.position(board).names(color, at);
    names.of_set(set).map(|name| name.english.clone()).collect()
}

fn print_game(names: &ShapeNames, game: GameView<'_>) {
    let mut replay = game.replay();
    while let Some(play) = replay.next_move() {
        if let Some(at) = play.point() {
            let found = words(names, replay.board(), play.color(), at);
            let (number, letter) = (replay.played() + 1, play.color().letter());
            println!("{number:>3} {letter} {:<3} {}", at.label(game.size), found.join(", "));
        }
        replay.advance();
    }
}

fn count<'a>(names: &ShapeNames, games: impl Iterator<Item = GameView<'a>>) {
    let mut first = vec![0_u32; names.names().len()];
    let mut any = vec![0_u32; names.names().len()];
    let (mut moves, mut named) = (0, 0);
    for game in games {
        let mut replay = game.replay();
        while let Some(play) = replay.next_move() {
            if let Some(at) = play.point() {
                let found = names.position(replay.board()).names(play.color(), at);
                moves += 1;
                named += u32::from(!found.is_empty());
                found.iter().take(1).for_each(|name| first[name] += 1);
                found.iter().for_each(|name| any[name] += 1);
            }
            replay.advance();
        }
    }
    let percent = |count: u32| 100.0 * f64::from(count) / f64::from(moves.max(1));
    println!("{moves} moves, {:.1} % named", percent(named));
    let mut order: Vec<usize> = (0..any.len()).collect();
    order.sort_by_key(|&name| std::cmp::Reverse(any[name]));
    for name in order {
        println!("{:>6.2} %  first {:>6.2} %  {}", percent(any[name]), percent(first[name]), names.names()[name]);
    }
}

/// Times the naming of every empty point in every position of some games, as a predictor needs it.
fn cost<'a>(names: &ShapeNames, games: impl Iterator<Item = GameView<'a>>) {
    let (mut time, mut points) = (Duration::ZERO, 0_u32);
    for game in games {
        let mut replay = game.replay();
        while let Some(play) = replay.next_move() {
            let board = replay.board();
            let started = Instant::now();
            let position = names.position(board);
            for at in game.size.points().filter(|&at| board.is_empty(at)) {
                black_box(position.names(play.color(), at));
                points += 1;
            }
            time += started.elapsed();
            replay.advance();
        }
    }
    println!("{:.3} µs a point, {points} points", time.as_secs_f64() * 1e6 / f64::from(points.max(1)));
}
