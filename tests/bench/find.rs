//! Times the queries of everyday use by the index, by rows (Knuth–Morris–Pratt) and by the scan.
//!
//! `cargo bench --bench find -- LIBRARY [LARGER] [--only=TEXT] [--runs=N]`, where the libraries were made by `katachi
//! import`: 20,000 games for the targets, 100,000 to see how the times grow. The best of all runs counts. `in turn` is
//! the median of searches that each follow all other queries, not the same one. `cpu ms` is the time that the search's
//! threads ran, on Linux: two free cores would take half of it, even if the machine is busy now. `no hash` is the same
//! for an index without hash lookups. Whole boards and corners of the library's first game follow the drawn queries.
//! Rows and scan search a sample of the games on one thread; their times are scaled to all games.
//!
//! `--queries=FOLDER` measures the diagrams of a folder instead, in turn, on one thread: processor time, the bytes of
//! the index that the search asks memory for, and their share of what one core could read in that time.
//!
//! Alternatives that were tried on 20,000 online games, with two busy cores, and dropped for the present index (bit
//! columns, then coarse times of 16 or 64 games at once, then the exact histories):
//!
//! - columns, then the histories of one game after the other: floating 5×5 34 ms, side 9.3, whole board 1.2 against 12,
//!   0.7 and 0.7; the coarse times leave 7,431 of 840,928 candidates for 5,310 hits of the floating 5×5, and 29,767 of
//!   65,144 for 28,277 hits of the 7×7 corner;
//! - the same sweep as plain loops over arrays, vectorised by the compiler: 124 ms, 3.6 and 2.4; it generates scalar
//!   code for them;
//! - reading the candidates' histories without prefetching them: 7×7 corner 6.0 ms against 4.1 on free cores, most of
//!   it spent waiting for memory;
//! - deciding position and next stone from the coarse times alone if no point of the region has events: a sixth less;
//!   the rest waited for the events of the other games. With the first stones on points with events in addition to the
//!   coarse times, all but a few percent are decided in this way, and the 7×7 corner takes 0.6 of the time;
//! - searching for the empty point on which the ending stone was played, a sixth of the 7×7 corner's time, and waiting
//!   for the events of the remaining games, a ninth: now the sweep records the point, and the events are prefetched
//!   early;
//! - each of a corner's images separately: they cover the same points, and most of these are empty in all images. With
//!   these points examined once for the group, the sweep's share of the 7×7 corner fell from more than half to a sixth;
//!   the rest is counting hits and games with captures;
//! - reading the histories of every game with events under a shape: if many games are left, the first stone on such a
//!   point, and the time when it is captured, decide most of them; if few are left, as for ko, checking these for all
//!   takes longer (1.4), and so does deciding the continuation of a shape with wildcards from the coarse times (1.1 to
//!   1.3);
//! - AVX2 on processors that have it, chosen at run time: a quarter less time for the sweep, no gain elsewhere;
//! - sides by hash: not tried. Their sweeps take no longer than those of other wide queries, and a side would need
//!   entries at 15 places on each of four sides, while a corner needs four: about 900 bytes per game;
//! - at 100,000 games, where the times do not all fit in the caches: pages of 2 MiB (1.0 of the time), and examining a
//!   placement's candidates only after the sweep of the next placement, so that memory has responded (0.97 to 1.1).
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::error::Error;
use std::path::Path;
use std::time::Instant;

use katachi::corpus::Corpus;
use katachi::find::{FindError, FindResult, GameSet, Query, SearchOptions, bytes_asked, scan, search};
use katachi::go::Point;
use katachi::index::Index;
use katachi::lab::kmp::{FeatureFile, kmp};
use katachi::library;
use katachi::machine::thread_time;
use katachi::progress::Progress;

/// Name, milliseconds for 20,000 games on two cores, diagram.
const QUERIES: [(&str, f64, &str); 15] = [
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
    (
        "9×9 corner, a lone 3-4 stone",
        f64::INFINITY,
        "---------+\n. . . . . . . . .|\n. . . . . . . . .|\n. . . . . X . . .|\n. . . . . . . . .|\n. . . . . . . . .|\n\
         . . . . . . . . .|\n. . . . . . . . .|\n. . . . . . . . .|\n. . . . . . . . .|\n",
    ),
    ("whole-board opening", 1.0, WHOLE_BOARD),
    ("side 7×4", 8.0, ". . . . . . .\n. . . . . . .\n. . O . X . .\n. . . . . . .\n-------\n"),
    (
        "9×9 corner, slide joseki",
        1.0,
        "---------+\n. . . . . . . . .|\n. . . . . . O . .|\n. . . O . . X . .|\n. . . . . X . . .|\n. . . . . . . . .|\n\
         . . . . . . X . .|\n. . . . . . . . .|\n. . . . . . . . .|\n. . . . . . . . .|\n",
    ),
    ("side 7×4, extension", 8.0, ". . . . . . .\n. X . . X . .\n. . . . . . .\n. . . . . . .\n-------\n"),
    (
        "side 10×5",
        f64::INFINITY,
        ". . . . . . . . . .\n. . . . . . . . . .\n. . X . . . X . . .\n. . . . . . . . . .\n. . . . . . . . . .\n\
         ----------\n",
    ),
    ("floating 5×5, 5 stones", 15.0, ". . . . .\n. X O . .\n. X O . .\n. . X . .\n. . . . .\n"),
    ("bamboo joint 3×2", 40.0, "X . X\nX . X\n"),
    ("ko", f64::INFINITY, "? X O ?\nX O . O\n? X O ?\n"),
    ("tight empty triangle 2×2", f64::INFINITY, "X X\nX .\n"),
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

/// Number of games in a sample.
const SCANNED_GAMES: usize = 50;
const KMP_GAMES: usize = 1000;

fn main() -> Result<(), Box<dyn Error>> {
    let dirs: Vec<String> = std::env::args().skip(1).filter(|argument| !argument.starts_with('-')).collect();
    let [first, larger @ ..] = &dirs[..] else {
        eprintln!("usage: cargo bench --bench find -- LIBRARY [LARGER] [--queries=FOLDER]");
        return Ok(());
    };
    let first = Games::open(Path::new(first))?;
    let folder = option("--queries=", String::new());
    if !folder.is_empty() {
        return first.drawn(Path::new(&folder));
    }
    let started = Instant::now();
    let features = FeatureFile::build(&first.corpus, &Progress::new())?;
    println!(
        "{} features noted in {:.0} ms, {:.0} bytes a game",
        features.feature_count(),
        ms(started),
        features.memory_bytes() as f64 / first.len() as f64
    );
    println!(
        "{:30} {:>8} {:>8} {:>8} {:>8} {:>8} {:>7} {:>9} {:>6} {:>10} {:>6}",
        "query", "hits", "ms", "cpu ms", "no hash", "all hits", "target", "rows ms", "ratio", "scan ms", "ratio"
    );
    let mut queries: Vec<(String, f64, Query)> = first.played();
    for (name, target_ms, diagram) in QUERIES.into_iter().rev() {
        queries.insert(0, (name.to_owned(), target_ms, diagram.parse()?));
    }
    queries.retain(|(name, ..)| name.contains(&option("--only=", String::new())));
    let mut before = Vec::new();
    for (name, target_ms, query) in &queries {
        before.push(first.measure(name, *target_ms, query, &features)?);
    }
    let parsed: Vec<Query> = queries.iter().map(|(.., query)| query.clone()).collect();
    for dir in larger {
        let larger = Games::open(Path::new(dir))?;
        println!("{:.3} times the games", larger.len() as f64 / first.len() as f64);
        println!(
            "{:30} {:>8} {:>6} {:>8} {:>8} {:>6} {:>8} {:>8} {:>6}",
            "query", "hits", "times", "ms", "cpu ms", "times", "in turn", "ms", "times"
        );
        let [before_in_turn, in_turn] = in_turn([&first, &larger], &parsed)?;
        for (at, (name, ..)) in queries.iter().enumerate() {
            let best = larger.best(&larger.index, &parsed[at], 32)?;
            println!(
                "{name:30} {:>8} {:>6.2} {:>8.3} {:>8.3} {:>6.2} {:>8.3} {:>8.3} {:>6.2}",
                best.result.hits,
                best.result.hits as f64 / before[at].result.hits as f64,
                best.ms,
                best.cpu_ms,
                best.ms / before[at].ms,
                before_in_turn[at],
                in_turn[at],
                in_turn[at] / before_in_turn[at]
            );
        }
    }
    Ok(())
}

/// A library with its index.
struct Games {
    corpus: std::sync::Arc<Corpus>,
    index: Index,
    /// The same index without hashes.
    swept: Index,
}

/// The shortest of several searches.
struct Best {
    result: FindResult,
    ms: f64,
    cpu_ms: f64,
}

impl Games {
    fn open(dir: &Path) -> Result<Games, Box<dyn Error>> {
        let progress = Progress::new();
        let started = Instant::now();
        let corpus = library::open(dir, &progress)?.corpus;
        let games = corpus.games().len();
        println!("{games} games opened in {:.0} ms", ms(started));
        let started = Instant::now();
        let index = Index::build(&corpus, &progress)?;
        let seconds = started.elapsed().as_secs_f64();
        println!("index built in {:.0} ms: {:.0} games/s", seconds * 1e3, games as f64 / seconds);
        let bytes = index.to_bytes();
        let per_game = |bytes: usize| bytes as f64 / games as f64;
        println!("{:.0} bytes a game in memory, {:.0} on disk", per_game(index.memory_bytes()), per_game(bytes.len()));
        println!("{:.0} of those in memory are hashes", per_game(index.hashes_memory_bytes()));
        let started = Instant::now();
        let index = Index::from_bytes(&bytes, &corpus)?;
        println!("index read in {:.0} ms", ms(started));
        Ok(Games { corpus, swept: index.clone().without_hashes(), index })
    }

    /// Whole boards, and corners, of the first game.
    fn played(&self) -> Vec<(String, f64, Query)> {
        let game = self.corpus.game(self.corpus.games()[0]);
        let side = game.size.side();
        let board = |moves: usize| {
            let target_ms = if moves == 0 { 3.0 } else { 0.15 };
            let query = Query::from_board(&game.board_before(moves), Point::new(0, 0), side, side);
            (format!("whole board, {moves} moves"), target_ms, query)
        };
        let corner = |moves: usize| {
            let board = game.board_before(moves);
            let query = Query::from_board(&board, Point::new((side - 9) as u8, 0), 9, 9);
            let stones = board.stones().filter(|(at, _)| usize::from(at.x) + 9 >= side && at.y < 9).count();
            (format!("9×9 corner, {stones} stones"), 0.15, query)
        };
        let mut queries: Vec<_> = [0, 2, 5, 6, 12, 20].into_iter().map(board).collect();
        let corners = (0..game.moves.len()).map(corner).collect::<Vec<_>>();
        queries.extend([3, 4, 6, 8].into_iter().filter_map(|stones| {
            corners.iter().find(|(name, ..)| *name == format!("9×9 corner, {stones} stones")).cloned()
        }));
        queries
    }

    /// Measures the diagrams of a folder on one thread.
    fn drawn(&self, folder: &Path) -> Result<(), Box<dyn Error>> {
        let entries = std::fs::read_dir(folder)?.map(|entry| entry.map(|entry| entry.path()));
        let mut paths: Vec<_> = entries.collect::<Result<_, _>>()?;
        paths.sort();
        let mut queries: Vec<(String, Query)> = Vec::new();
        for path in paths {
            let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            queries.push((name, std::fs::read_to_string(&path)?.parse()?));
        }
        let pool = rayon::ThreadPoolBuilder::new().num_threads(1).build()?;
        let bandwidth = pool.install(bytes_per_ms);
        println!("one core reads {:.1} GB/s", bandwidth / 1e6);
        let mut taken = vec![Vec::new(); queries.len()];
        for _ in 0..option("--runs=", 20_u32).max(1) {
            for ((_, query), taken) in queries.iter().zip(&mut taken) {
                taken.push(pool.install(|| self.timed(query))?);
            }
        }
        println!("query\thits\tgames\tbest_cpu_ms\tmedian_cpu_ms\tbytes\tshare_of_bandwidth");
        for ((name, query), mut taken) in queries.iter().zip(taken) {
            taken.sort_by(|(one, ..), (other, ..)| f64::total_cmp(one, other));
            let ((best, hits, games), (median, ..)) = (taken[0], taken[taken.len() / 2]);
            let bytes = bytes_asked(&self.corpus, &self.index, query);
            let share = bytes as f64 / best / bandwidth;
            println!("{name}\t{hits}\t{games}\t{best:.3}\t{median:.3}\t{bytes}\t{share:.3}");
        }
        Ok(())
    }

    /// Milliseconds of processor time of a search on this thread, its hits and its games.
    fn timed(&self, query: &Query) -> Result<(f64, u64, u64), FindError> {
        let (progress, options) = (Progress::new(), SearchOptions::default());
        let started = thread_time();
        let found = search(&self.corpus, &self.index, query, &options, &progress)?;
        Ok(((thread_time() - started).as_secs_f64() * 1e3, found.hits, found.games))
    }

    fn len(&self) -> usize {
        self.corpus.games().len()
    }

    fn best(&self, index: &Index, query: &Query, keep: usize) -> Result<Best, FindError> {
        let (progress, options) = (Progress::new(), SearchOptions { games: None, by_colors: None, keep });
        let run = || search(&self.corpus, index, query, &options, &progress);
        let mut best = Best { result: run()?, ms: f64::INFINITY, cpu_ms: f64::INFINITY };
        for _ in 0..option("--runs=", 20) {
            let (started, ran) = (Instant::now(), cpu_ms());
            best.result = run()?;
            best.ms = best.ms.min(ms(started));
            best.cpu_ms = best.cpu_ms.min(cpu_ms() - ran);
        }
        Ok(best)
    }

    /// Prints a line. Returns the shortest search by the index.
    fn measure(&self, name: &str, target_ms: f64, query: &Query, features: &FeatureFile) -> Result<Best, FindError> {
        let best = self.best(&self.index, query, 32)?;
        let no_hash_ms = self.best(&self.swept, query, 32)?.cpu_ms;
        let all_ms = self.best(&self.index, query, usize::MAX)?.ms;
        let (corpus, progress) = (&self.corpus, Progress::new());
        let rows_ms =
            self.sampled(name, KMP_GAMES, query, |options| kmp(corpus, features, query, options, &progress))?;
        let scan_ms = self.sampled(name, SCANNED_GAMES, query, |options| scan(corpus, query, options, &progress))?;
        println!(
            "{name:30} {:>8} {:>8.3} {:>8.3} {no_hash_ms:>8.3} {all_ms:>8.2} {target_ms:>7} {rows_ms:>9.0} {:>6.0} {scan_ms:>10.0} {:>6.0}",
            best.result.hits,
            best.ms,
            best.cpu_ms,
            rows_ms / best.ms,
            scan_ms / best.ms
        );
        Ok(best)
    }

    /// The milliseconds that another engine would take for all games. Also compares its results with the index.
    fn sampled(
        &self,
        name: &str,
        games: usize,
        query: &Query,
        engine: impl Fn(&SearchOptions<'_>) -> Result<FindResult, FindError>,
    ) -> Result<f64, FindError> {
        let step = (self.len() / games).max(1);
        let sample = GameSet::matching(&self.corpus, |id| id.index() % step == 0);
        let options = SearchOptions { games: Some(&sample), by_colors: None, keep: 0 };
        let found = engine(&options)?;
        let checked = search(&self.corpus, &self.index, query, &options, &Progress::new())?;
        assert_eq!((checked.hits, &checked.continuations), (found.hits, &found.continuations), "{name}");
        let taken_ms = found.elapsed.as_secs_f64() * 1e3;
        Ok(taken_ms * self.len() as f64 / found.searched_games.max(1) as f64)
    }
}

/// The median milliseconds of each query in each library, when it follows all other queries. Users do not repeat the
/// same query, so the caches hold what the other queries left there. All queries of one library are followed by all of
/// the other, so that a busy hour of the machine slows both.
fn in_turn(libraries: [&Games; 2], queries: &[Query]) -> Result<[Vec<f64>; 2], FindError> {
    let (progress, options) = (Progress::new(), SearchOptions { games: None, by_colors: None, keep: 32 });
    let mut taken = [vec![Vec::new(); queries.len()], vec![Vec::new(); queries.len()]];
    for _ in 0..option("--runs=", 20) {
        for (games, taken) in libraries.iter().zip(&mut taken) {
            for (query, taken) in queries.iter().zip(taken) {
                let started = Instant::now();
                search(&games.corpus, &games.index, query, &options, &progress)?;
                taken.push(ms(started));
            }
        }
    }
    let median = |mut taken: Vec<f64>| {
        taken.sort_by(f64::total_cmp);
        taken[taken.len() / 2]
    };
    Ok(taken.map(|library| library.into_iter().map(median).collect()))
}

/// The value after `name` on the command line.
fn option<T: std::str::FromStr>(name: &str, default: T) -> T {
    std::env::args().find_map(|argument| argument.strip_prefix(name)?.parse().ok()).unwrap_or(default)
}

/// Bytes of memory that one core reads in a millisecond, at best. The values fit into no cache.
fn bytes_per_ms() -> f64 {
    let values = vec![1_u64; 1 << 27];
    let read = || {
        let started = thread_time();
        std::hint::black_box(std::hint::black_box(&values).iter().fold(0, |sum: u64, value| sum.wrapping_add(*value)));
        size_of_val(&values[..]) as f64 / ((thread_time() - started).as_secs_f64() * 1e3)
    };
    (0..5).map(|_| read()).fold(0.0, f64::max)
}

/// Processor time of all threads of the process; NaN if the system does not report it.
fn cpu_ms() -> f64 {
    let Ok(threads) = std::fs::read_dir("/proc/self/task") else { return f64::NAN };
    let ran = threads.flatten().filter_map(|thread| {
        let text = std::fs::read_to_string(thread.path().join("schedstat")).ok()?;
        text.split_whitespace().next()?.parse::<f64>().ok()
    });
    ran.sum::<f64>() / 1e6
}

fn ms(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1e3
}
