//! Opens a library, and lists the games of a player that have a drawn shape.
//!
//! `cargo run --example search_library -- go.katachi Shusaku`

use std::error::Error;
use std::path::PathBuf;

use katachi_core::find::{Query, SearchOptions, search};
use katachi_core::index::Index;
use katachi_core::library;
use katachi_core::progress::Progress;

/// Two stones that enclose a corner, of either colour.
const ENCLOSURE: &str = "\
. . . . . |
. . X . . |
. . . . . |
. X . . . |
. . . . . |
. . . . . |
----------+
";

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let folder = PathBuf::from(arguments.next().ok_or("which library?")?);
    let player = arguments.next().unwrap_or_default();

    let progress = Progress::new();
    let games = library::open(&folder, &progress)?;
    let index = Index::build(&games.corpus, &progress)?;
    let query: Query = ENCLOSURE.parse()?;
    let options = SearchOptions { keep: 1000, ..SearchOptions::default() };
    let found = search(&games.corpus, &index, &query, &options, &progress)?;
    println!("{} hits in {} games", found.hits, found.games);
    for hit in &found.kept {
        let header = games.corpus.header(hit.game);
        if [header.black, header.white].iter().any(|name| name.contains(&player)) {
            println!("{}, {} – {}, move {}", header.date, header.black, header.white, hit.moves);
        }
    }
    Ok(())
}
