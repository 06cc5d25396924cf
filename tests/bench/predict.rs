//! Prediction: `cargo bench --bench predict -- LIBRARY`, where the library was made by `katachi import`; without a
//! library, the bundled sample. Times are for one thread, whatever else the machine does.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use katachi::corpus::Corpus;
use katachi::lab::predict::{Split, TrainParams, drawn, sides, train};
use katachi::library;
use katachi::predict::{ContextTable, Predictor, Situation};
use katachi::progress::Progress;

fn timed<T>(what: &str, work: impl FnOnce() -> T) -> T {
    let started = Instant::now();
    let done = work();
    println!("{what:44} {:>10.2?}", started.elapsed());
    done
}

fn main() {
    let progress = Progress::new();
    let library = std::env::args().skip(1).find(|argument| !argument.starts_with('-'));
    let corpus: Arc<Corpus> = match library {
        Some(dir) => library::open(Path::new(&dir), &progress).expect("the argument is a library").corpus,
        None => library::sample().corpus,
    };
    let all = sides(&corpus, Split::All, 1, &progress).expect("nobody cancels").training;
    let mut predictor = timed("the shipped model is read", Predictor::shipped);
    let mut situation = Situation::new(katachi::go::BoardSize::NINETEEN);
    let (mut positions, mut playing, mut policies, mut suggestions) =
        (0_u32, Duration::ZERO, Duration::ZERO, Duration::ZERO);
    let mut slowest = Duration::ZERO;
    for id in drawn(&all, 50, 1) {
        situation = Situation::new(situation.size());
        for &play in corpus.game(id).moves {
            let started = Instant::now();
            predictor.policy(&situation);
            let policy = started.elapsed();
            predictor.suggest(&situation, 10);
            suggestions += started.elapsed() - policy;
            slowest = slowest.max(started.elapsed() - policy);
            policies += policy;
            let started = Instant::now();
            situation.play(play);
            playing += started.elapsed();
            positions += 1;
        }
    }
    let positions = positions.max(1);
    println!("{:44} {:>10.2?}", "a move is played", playing / positions);
    println!("{:44} {:>10.2?}", "probabilities of a position", policies / positions);
    println!("{:44} {:>10.2?}", "ten suggestions with their reasons", suggestions / positions);
    println!("{:44} {:>10.2?}", "the slowest of these", slowest);
    let games = drawn(&all, 500, 1);
    let contexts = timed("contexts of 500 games", || ContextTable::of_games(&corpus, &games, &progress));
    println!("{:44} {:>10}", "of them known", contexts.expect("nobody cancels").len());
    let params = TrainParams { first_stage_games: 200, ..TrainParams::default() };
    let model = timed("training on 500 games", || train(&corpus, &games, &params, None, |_| {}, &progress));
    println!("{:44} {:>10}", "its bytes", model.expect("nobody cancels").to_bytes().len());
}
