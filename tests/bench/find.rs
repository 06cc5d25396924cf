//! The seven queries of everyday use, by the index and by the scan.
//!
//! `cargo bench --no-default-features --bench find -- LIBRARY [--no-scan]`, where the library is one that `katachi import`
//! made (20,000 games for the targets). The scan takes a sample of the games; its time is scaled to all of them.

use std::path::Path;
use std::time::Instant;

use katachi::corpus::Corpus;
use katachi::find::{FindResult, GameSet, Query, SearchOptions, scan, search};
use katachi::index::Index;
use katachi::library;
use katachi::progress::Progress;

/// Name, milliseconds for 20,000 games on two cores, diagram.
const QUERIES: [(&str, f64, &str); 9] = [
    (
        "7×7 corner, 2 stones",
        3.0,
        "-------+\n. . . . . . .|\n. . . . . . .|\n. . . . . . .|\n. . . X . . .|\n. . . . . . .|\n. . . . O . .|\n\
         . . . . . . .|\n",
    ),
    (
        "9×9 joseki corner",
        1.0,
        "---------+\n. . . . . . . . .|\n. . . . . . . . .|\n. . . . X . O . .|\n. . . . . X O . .|\n. . . . . . X O .|\n\
         . . . . . . . . .|\n. . . . . . O . .|\n. . . . . . . . .|\n. . . . . . . . .|\n",
    ),
    ("whole-board opening", 1.0, WHOLE_BOARD),
    ("side 7×4", 8.0, ". . . . . . .\n. . . . . . .\n. . O . X . .\n. . . . . . .\n-------\n"),
    ("floating 5×5, 5 stones", 15.0, ". . . . .\n. X O . .\n. X O . .\n. . X . .\n. . . . .\n"),
    ("bamboo joint 3×2", 40.0, "X . X\nX . X\n"),
    ("empty triangle 3×3, wildcards", 150.0, "? ? ?\n? X X\n? X .\n"),
    ("one stone anywhere", f64::INFINITY, "X\n"),
    ("empty 3×3 anywhere", f64::INFINITY, ". . .\n. . .\n. . .\n"),
];

const WHOLE_BOARD: &str = "\
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . O . . . . . . . . . . . X . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . O . . . . . . . . . . . X . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
. . . . . . . . . . . . . . . . . . .
";

/// Games of the scan's sample.
const SAMPLE: usize = 100;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let Some(dir) = std::env::args().skip(1).find(|argument| !argument.starts_with('-')) else {
        eprintln!("usage: cargo bench --no-default-features --bench find -- LIBRARY");
        return Ok(());
    };
    let progress = Progress::new();
    let started = Instant::now();
    let corpus = library::open(Path::new(&dir), &progress)?.corpus;
    let games = corpus.games().len();
    println!("{games} games opened in {:.0} ms", ms(started));
    let started = Instant::now();
    let index = Index::build(&corpus, &progress)?;
    let seconds = started.elapsed().as_secs_f64();
    println!("index built in {:.0} ms: {:.0} games/s", seconds * 1e3, games as f64 / seconds);
    let bytes = index.to_bytes();
    let per_game = |bytes: usize| bytes as f64 / games as f64;
    println!("{:.0} bytes a game in memory, {:.0} on disk", per_game(index.memory_bytes()), per_game(bytes.len()));
    let started = Instant::now();
    let index = Index::from_bytes(&bytes, &corpus)?;
    println!("index read in {:.0} ms", ms(started));
    println!(
        "{:32} {:>9} {:>9} {:>9} {:>7} {:>10} {:>8}",
        "query", "hits", "ms", "all hits", "target", "scan ms", "ratio"
    );
    let only = std::env::args().find_map(|argument| argument.strip_prefix("--only=").map(str::to_owned));
    let asked = |name: &str| only.as_ref().is_none_or(|only| name.contains(only.as_str()));
    for (name, target_ms, diagram) in QUERIES.into_iter().filter(|query| asked(query.0)) {
        measure(name, target_ms, &diagram.parse()?, &corpus, &index)?;
    }
    Ok(())
}

fn measure(
    name: &str,
    target_ms: f64,
    query: &Query,
    corpus: &Corpus,
    index: &Index,
) -> Result<(), Box<dyn std::error::Error>> {
    let progress = Progress::new();
    let best = |keep: usize| -> Result<(FindResult, f64), Box<dyn std::error::Error>> {
        let options = SearchOptions { games: None, keep };
        let mut best = (search(corpus, index, query, &options, &progress)?, f64::INFINITY);
        for _ in 0..runs() {
            let started = Instant::now();
            best.0 = search(corpus, index, query, &options, &progress)?;
            best.1 = best.1.min(ms(started));
        }
        Ok(best)
    };
    let (result, few_ms) = best(32)?;
    let (_, all_ms) = best(usize::MAX)?;
    if std::env::args().any(|argument| argument == "--no-scan") {
        println!("{name:32} {:>9} {few_ms:>9.2} {all_ms:>9.2} {target_ms:>7}", result.hits);
        return Ok(());
    }
    let step = (corpus.games().len() / SAMPLE).max(1) as u32;
    let sample = GameSet::matching(corpus, |id| id.0 % step == 0);
    let options = SearchOptions { games: Some(&sample), keep: 0 };
    let started = Instant::now();
    let scanned = scan(corpus, query, &options, &progress)?;
    let scan_ms = ms(started) * corpus.games().len() as f64 / scanned.searched_games.max(1) as f64;
    let checked = search(corpus, index, query, &options, &progress)?;
    assert_eq!((checked.hits, checked.games), (scanned.hits, scanned.games), "{name}");
    println!(
        "{name:32} {:>9} {few_ms:>9.2} {all_ms:>9.2} {target_ms:>7} {scan_ms:>10.0} {:>8.0}",
        result.hits,
        scan_ms / few_ms
    );
    Ok(())
}

/// How often each query is run; the shortest time counts.
fn runs() -> u32 {
    std::env::args().find_map(|argument| argument.strip_prefix("--runs=")?.parse().ok()).unwrap_or(20)
}

fn ms(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e3
}
