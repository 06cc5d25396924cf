//! The pattern database: `cargo bench --bench rings -- LIBRARY [TEST GAMES [any|middle STOP off|on]]`. Prints its size,
//! the times to build it and to look up, and how many moves of the newest games, which were held back, it ranks first.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::path::Path;
use std::time::Instant;

use katachi::go::BoardSize;
use katachi::lab::predict::{Split, drawn, measure_rings, sides};
use katachi::library;
use katachi::predict::Situation;
use katachi::predict::rings::{RingMoveCells, RingParams, Rings};
use katachi::progress::Progress;

fn main() {
    let progress = Progress::new();
    let arguments: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let corpus = match arguments.first() {
        Some(dir) => library::open(Path::new(dir), &progress).expect("the argument is a library").corpus,
        None => library::sample().corpus,
    };
    let games = arguments.get(1).map_or(500, |games| games.parse().expect("a number of games"));
    let mut params = RingParams::default();
    if let [_, _, cells, stop, back_off, ..] = arguments.as_slice() {
        let cells = if cells == "any" { RingMoveCells::Any } else { RingMoveCells::Middle };
        params = RingParams {
            cells,
            stop: stop.parse().expect("a number of stones"),
            back_off: back_off == "on",
            ..RingParams::default()
        };
    }
    println!("{params:?}");
    let sides = sides(&corpus, Split::Newest, 1, &progress).expect("nobody cancels");
    let test = drawn(&sides.test, games, 1);
    println!(
        "{} games to build from, {} of {} from {:?} to test",
        sides.training.len(),
        test.len(),
        sides.test.len(),
        sides.before
    );

    let started = Instant::now();
    let rings = Rings::with_params(&corpus, &sides.training, params, &progress).expect("nobody cancels");
    println!("built in {:.1?}", started.elapsed());
    let started = Instant::now();
    let bytes = rings.to_bytes();
    println!("packed in {:.1?}: {} bytes; in memory {} bytes", started.elapsed(), bytes.len(), rings.memory_bytes());
    println!("{} cores, {} patterns, {} moves in them", rings.cores(), rings.patterns(), rings.moves());
    let started = Instant::now();
    Rings::from_bytes(&bytes, corpus.id()).expect("it was just written");
    println!("read in {:.1?}", started.elapsed());

    for (name, moves) in [("opening", 10), ("middle game", 100), ("endgame", 200)] {
        let mut situation = Situation::new(BoardSize::NINETEEN);
        let game = test.iter().map(|&id| corpus.game(id)).find(|game| game.moves.len() > moves);
        let Some(game) = game else { continue };
        game.moves[..moves].iter().for_each(|&play| situation.play(play));
        let started = Instant::now();
        for _ in 0..20 {
            std::hint::black_box(rings.rank(&situation));
        }
        println!("a position of the {name} is ranked in {:.2?}", started.elapsed() / 20);
    }

    let started = Instant::now();
    let found = measure_rings(&corpus, &test, &rings, &progress).expect("nobody cancels");
    let hits = &found.hits;
    let [top1, top5, top10, top20, evidence] = hits.rates();
    println!(
        "{} positions in {:.1?}; {:.1} % of the played moves are known, {:.1} % in their whole pattern",
        hits.positions,
        started.elapsed(),
        found.known as f64 / hits.positions as f64 * 100.0,
        found.whole as f64 / hits.positions as f64 * 100.0
    );
    println!(
        "top 1 {:.1} %, 5 {:.1} %, 10 {:.1} %, 20 {:.1} %; log-evidence {evidence:.2}",
        top1 * 100.0,
        top5 * 100.0,
        top10 * 100.0,
        top20 * 100.0
    );
}
