//! Replaying games: `cargo bench --bench board`. Also measures a naive board that flood-fills at every play.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[path = "../support/root.rs"]
mod root;
#[path = "../support/shared.rs"]
mod shared;

use std::hint::black_box;
use std::time::{Duration, Instant};

use katachi::corpus::load::{Loaded, load};
use katachi::go::{BoardSize, Color, GameView};
use katachi::progress::Progress;

/// Number of runs. The shortest run shows the cost of the code; the others include the machine's other work.
const RUNS: usize = 7;

/// Times are per game of this many moves.
const GAME_MOVES: f64 = 220.0;

fn games() -> Loaded {
    match shared::shared("corpus/pro-5k.zip") {
        Some(archive) => load(&[archive], None, false, &Progress::new()).expect("nobody cancels"),
        None => {
            println!("the bundled sample instead; put the archive there to measure professional games");
            katachi::library::sample()
        }
    }
}

fn least(work: impl Fn() -> usize) -> Duration {
    let timed = |_| {
        let started = Instant::now();
        black_box(work());
        started.elapsed()
    };
    (0..RUNS).map(timed).min().expect("there are runs")
}

/// The naive board: after each play, it flood-fills every neighbour's chain to find a liberty.
struct Naive {
    side: usize,
    cells: Vec<Option<Color>>,
}

impl Naive {
    fn new(size: BoardSize) -> Naive {
        Naive { side: size.side(), cells: vec![None; size.side() * size.side()] }
    }

    fn neighbours(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, y, side) = (at % self.side, at / self.side, self.side);
        let beside = [(y > 0).then(|| at - side), (x > 0).then(|| at - 1), (x + 1 < side).then_some(at + 1)];
        beside.into_iter().chain([(y + 1 < side).then_some(at + side)]).flatten()
    }

    /// The stones of the chain, if it has no liberty.
    fn dead_chain(&self, start: usize) -> Option<Vec<usize>> {
        let color = self.cells[start]?;
        let mut chain = vec![start];
        let mut seen = 0;
        while seen < chain.len() {
            for next in self.neighbours(chain[seen]) {
                match self.cells[next] {
                    None => return None,
                    Some(other) if other == color && !chain.contains(&next) => chain.push(next),
                    Some(_) => {}
                }
            }
            seen += 1;
        }
        Some(chain)
    }

    fn play(&mut self, color: Color, at: usize) {
        self.cells[at] = Some(color);
        for next in self.neighbours(at) {
            if self.cells[next] == Some(color.opponent())
                && let Some(chain) = self.dead_chain(next)
            {
                chain.into_iter().for_each(|stone| self.cells[stone] = None);
            }
        }
        if let Some(chain) = self.dead_chain(at) {
            chain.into_iter().for_each(|stone| self.cells[stone] = None);
        }
    }
}

fn replay_naively(game: GameView<'_>) -> usize {
    let mut board = Naive::new(game.size);
    let side = game.size.side();
    for play in game.moves {
        if let Some(point) = play.point() {
            board.play(play.color(), usize::from(point.y) * side + usize::from(point.x));
        }
    }
    board.cells.iter().flatten().count()
}

fn replay(game: GameView<'_>) -> usize {
    let mut replay = game.replay();
    while replay.advance().is_some() {}
    replay.board().stones().count()
}

fn main() {
    let loaded = games();
    let corpus = &loaded.corpus;
    // Leave out games with set-up stones, which the naive board does not support.
    let ids: Vec<_> = corpus.games().iter().copied().filter(|&id| corpus.game(id).setup.is_empty()).collect();
    let moves: usize = ids.iter().map(|&id| corpus.game(id).moves.len()).sum();
    println!("{} games, {moves} moves", ids.len());
    for &id in &ids {
        assert_eq!(replay(corpus.game(id)), replay_naively(corpus.game(id)), "both boards end alike");
    }
    let per_game = |time: Duration| time.as_nanos() as f64 / moves as f64 * GAME_MOVES;
    let ours = per_game(least(|| ids.iter().map(|&id| replay(corpus.game(id))).sum()));
    let naive = per_game(least(|| ids.iter().map(|&id| replay_naively(corpus.game(id))).sum()));
    println!("replay of a game of {GAME_MOVES} moves: {ours:.0} ns (target: under 15,000 ns)");
    println!("flooding at every play:          {naive:.0} ns, {:.1} times as long", naive / ours);
}
