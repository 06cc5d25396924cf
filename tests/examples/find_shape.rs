//! Finds a drawn shape in the bundled games, and the moves played next.
//!
//! `cargo run --example find_shape`

use std::error::Error;

use katachi_core::find::{Query, SearchOptions, search};
use katachi_core::index::Index;
use katachi_core::library::sample;
use katachi_core::progress::Progress;

/// A stone at the 3-3 point under a 4-4 stone, in any corner and in either colour.
const INVASION: &str = "\
| . . . . .
| . . . . .
| . . . X .
| . . O . .
| . . . . .
| . . . . .
+----------
";

fn main() -> Result<(), Box<dyn Error>> {
    let progress = Progress::new();
    let games = sample().corpus;
    let index = Index::build(&games, &progress)?;
    let query: Query = INVASION.parse()?;
    let found = search(&games, &index, &query, &SearchOptions::default(), &progress)?;
    println!("{} hits in {} of {} games", found.hits, found.games, found.searched_games);
    for next in found.continuations.iter().take(3) {
        let (column, row) = next.at;
        println!("column {}, row {}: Black {}, White {}", column + 1, row + 1, next.black, next.white);
    }
    Ok(())
}
