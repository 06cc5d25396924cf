//! Steps through the most frequent corner sequence of the bundled games.
//!
//! `cargo run --example corner_tree`

use std::error::Error;

use katachi_core::library::sample;
use katachi_core::mining::corner::{CornerParams, corner_graph};
use katachi_core::progress::Progress;

fn main() -> Result<(), Box<dyn Error>> {
    let corner = corner_graph(&sample().corpus, CornerParams::default(), &Progress::new())?;
    println!("{} positions in the corners of {} games", corner.graph.len(), corner.games);
    let mut walk = corner.walk().ok_or("no game begins with an empty corner")?;
    for _ in 0..6 {
        let Some(most_frequent) = corner.graph.continuations(walk.last().position).into_iter().next() else { break };
        let mover = walk.last().mover();
        let point = most_frequent.point.map(|point| walk.shown(&corner.graph, point));
        let place = point.map_or("elsewhere".to_owned(), |point| format!("line {}-{}", point.x + 1, point.y + 1));
        println!("{mover:?} {place}: {} times, {:.0} %", most_frequent.count, 100.0 * most_frequent.share.rate);
        walk.step(&corner.graph, most_frequent.edge);
    }
    Ok(())
}
