//! The search engines agree with each other, and the scan agrees with the definitions.

use std::sync::{Arc, LazyLock};

use crate::support::forms::indexes;
use crate::support::random::{Random, random_corpus};
use crate::support::shared::shared;
use crate::support::sweep::{rounds, seed};
use katachi::corpus::load::{load, load_bytes};
use katachi::corpus::{Corpus, CorpusBuilder, GameId};
use katachi::find::{Edges, FindError, FindResult, Fixed, GameSet, Query, QueryError, SearchOptions, scan, search};
use katachi::go::{Color, Point};
use katachi::index::Index;
use katachi::lab::kmp::{FeatureFile, kmp};
use katachi::pattern::{Cell, CellSet};
use katachi::progress::Progress;

const SEARCH_ALL: SearchOptions<'static> = SearchOptions { games: None, by_colors: None, keep: usize::MAX };

fn index(corpus: &Corpus) -> Index {
    Index::build(corpus, &Progress::new()).unwrap()
}

fn features(corpus: &Corpus) -> FeatureFile {
    FeatureFile::build(corpus, &Progress::new()).unwrap()
}

/// Asserts that two results are the same in everything but the time.
fn compare(query: &Query, found: &FindResult, expected: &FindResult) {
    let counts = |result: &FindResult| {
        (
            (result.hits, result.games, result.same_colour, result.swapped),
            (result.searched_games, result.no_continuation),
        )
    };
    if found.kept != expected.kept {
        let wrong = found.kept.iter().find(|hit| !expected.kept.contains(hit));
        let missing = expected.kept.iter().find(|hit| !found.kept.contains(hit));
        panic!("{query:?}\n{query}\nwrong {wrong:?} next {:?}\nmissing {missing:?}", wrong.map(|hit| hit.next()));
    }
    assert_eq!(counts(found), counts(expected), "{query:?}\n{query}");
    assert_eq!(found.continuations, expected.continuations, "{query:?}\n{query}");
    assert_eq!(found.found, expected.found, "{query:?}\n{query}");
    let continued: u64 = expected.continuations.iter().map(|continuation| continuation.total()).sum();
    assert_eq!(expected.hits, continued + expected.no_continuation);
}

/// A query cut from a position of one of the games, turned, coarsened and constrained at random; or drawn at random.
fn random_query(random: &mut Random, corpus: &Corpus, games: &[GameId]) -> Query {
    let id = games[random.below(games.len())];
    let game = corpus.game(id);
    let board = game.board_before(random.below(game.moves.len() + 1));
    let side = game.size.side();
    let largest = [3, 4, 6, 9, 19][random.below(5)].min(side);
    let (width, height) = (1 + random.below(largest), 1 + random.below(largest));
    let snap = |random: &mut Random, room: usize| match random.below(4) {
        0 => 0,
        1 => room,
        _ => random.below(room + 1),
    };
    let (x, y) = (snap(random, side - width) as i32, snap(random, side - height) as i32);
    // Sometimes the box extends beyond the edge.
    let over = if random.below(6) == 0 { 1 } else { 0 };
    let (x, y) = (x - over, y - if random.below(2) == 0 { over } else { 0 });
    let vagueness = [0, 0, 10, 50, 90][random.below(5)];
    let mut cells = Vec::new();
    for (dx, dy) in (0..height as i32).flat_map(|dy| (0..width as i32).map(move |dx| (dx, dy))) {
        let point = Point::new(0, 0).offset(x + dx, y + dy, game.size);
        let cell = point.map_or(Cell::OffBoard, |point| board.get(point).into());
        let mut bits = 1 << cell as u8;
        if random.below(100) < vagueness {
            bits |= [7, 7, 3, 5, 6, 9, 15, 8][random.below(8)];
        }
        let odd = random.below(60);
        cells.push(match odd {
            0 => None,
            1 => CellSet::from_bits(1 + random.below(15) as u8),
            _ => CellSet::from_bits(bits),
        });
    }
    let touched = |on: bool, random: &mut Random| on && random.below(3) > 0;
    let edges = Edges {
        left: touched(x == 0, random),
        right: touched(x + width as i32 == side as i32, random),
        top: touched(y == 0, random),
        bottom: touched(y + height as i32 == side as i32, random),
    };
    let Ok(mut query) = Query::new(width, height, cells, edges) else { return random_query(random, corpus, games) };
    query.swap = random.below(3) > 0;
    query.other_edges = random.below(3) > 0;
    query.to_play = [None, None, None, Some(Color::Black), Some(Color::White)][random.below(5)];
    if random.below(5) == 0 {
        let first = random.below(60) as u32;
        query.moves = Some((first, first + random.below(60) as u32));
    }
    match random.below(8) {
        0 if x >= 0 && y >= 0 => query.fixed(Fixed::At(Point::new(x as u8, y as u8))).unwrap(),
        1 => query.clone().fixed(Fixed::ByEdges).unwrap_or(query),
        _ => query,
    }
}

/// The scan searches every `scan`-th game, the search by rows every `rows`-th.
struct Steps {
    scan: usize,
    rows: usize,
}

/// Games with the data that the engines need.
struct Prepared {
    corpus: Arc<Corpus>,
    indexes: [Index; 2],
    features: FeatureFile,
}

impl Prepared {
    fn from_corpus(corpus: impl Into<Arc<Corpus>>) -> Prepared {
        let corpus = corpus.into();
        Prepared { indexes: indexes(&corpus), features: features(&corpus), corpus }
    }
}

/// All engines search the same part of the games, a different one for every query.
fn agree_on_random_queries(games: &Prepared, queries: usize, seed: u64, steps: Steps) {
    let Prepared { corpus, indexes, features } = games;
    let mut random = Random(seed);
    let (mut with_hits, mut hits) = (0, 0);
    for number in 0..queries {
        let index = &indexes[number % 2];
        let every = |step: usize| GameSet::matching(corpus, |id| (id.index() + number) % step == 0);
        let part = if random.below(5) == 0 { every(steps.scan * 2) } else { every(steps.scan) };
        let places: Vec<usize> = part.places().collect();
        let games: Vec<GameId> = places.iter().map(|&place| corpus.games()[place]).collect();
        let query = random_query(&mut random, corpus, &games);
        let options =
            SearchOptions { games: (part.count() < corpus.games().len() as u64).then_some(&part), ..SEARCH_ALL };
        let expected = scan(corpus, &query, &options, &Progress::new()).unwrap();
        let found = search(corpus, index, &query, &options, &Progress::new()).unwrap();
        compare(&query, &found, &expected);
        let few = SearchOptions { keep: 5, ..options.clone() };
        let first = search(corpus, index, &query, &few, &Progress::new()).unwrap();
        assert_eq!(first.kept[..], expected.kept[..first.kept.len()]);
        assert_eq!(first.kept.len(), expected.kept.len().min(5));
        let part = every(steps.rows);
        let options =
            if steps.rows == steps.scan { options } else { SearchOptions { games: Some(&part), ..SEARCH_ALL } };
        let by_rows = kmp(corpus, features, &query, &options, &Progress::new()).unwrap();
        let found = search(corpus, index, &query, &options, &Progress::new()).unwrap();
        compare(&query, &by_rows, &found);
        with_hits += u32::from(expected.hits > 0);
        hits += expected.hits;
    }
    println!("{with_hits} of {queries} queries found {hits} hits");
    assert!(with_hits as usize > queries / 2, "{with_hits} of {queries} found anything; {hits} hits");
}

/// Five hundred games, spread over the professionals'.
static PROFESSIONAL_GAMES: LazyLock<Option<Prepared>> = LazyLock::new(|| {
    let all = load(&[shared("corpus/pro-5k.zip")?], None, false, &Progress::new()).unwrap().corpus;
    let mut builder = CorpusBuilder::new();
    for &id in all.games().iter().step_by(all.games().len() / 500).take(500) {
        builder.push_from(&all, id, 0).unwrap();
    }
    Some(Prepared::from_corpus(builder.finish()))
});

#[test]
fn the_engines_agree_on_random_games_of_all_sizes() {
    agree_on_random_queries(
        &Prepared::from_corpus(random_corpus(8)),
        rounds(100, 3000),
        seed(1),
        Steps { scan: 1, rows: 4 },
    );
}

// The seeds below are fixed, as other queries may find too little by chance.
#[test]
fn the_engines_agree_on_the_sample() {
    let sample = Prepared::from_corpus(katachi::library::self_play().corpus);
    let games = sample.corpus.games().len();
    agree_on_random_queries(&sample, rounds(20, 60), 4, Steps { scan: games / 5, rows: games / 10 });
}

#[test]
fn the_engines_agree_on_five_hundred_professional_games() {
    if let Some(games) = &*PROFESSIONAL_GAMES {
        agree_on_random_queries(games, rounds(50, 200), 2, Steps { scan: 100, rows: 100 });
    }
}

#[test]
fn the_engines_agree_on_five_thousand_queries() {
    if let Some(games) = &*PROFESSIONAL_GAMES {
        agree_on_random_queries(games, rounds(20, 5000), 3, Steps { scan: 100, rows: 10 });
    }
}

fn corpus(sgf: &str) -> std::sync::Arc<Corpus> {
    let loaded = load_bytes("test.sgf", sgf.as_bytes());
    assert!(loaded.report.skipped.is_empty() && loaded.report.cut_short.is_empty(), "{:?}", loaded.report);
    loaded.corpus
}

/// Searches with all engines.
fn find_with(sgf: &str, query: &str, change: impl Fn(&mut Query)) -> FindResult {
    let corpus = corpus(sgf);
    let mut query: Query = query.parse().unwrap();
    change(&mut query);
    let expected = scan(&corpus, &query, &SEARCH_ALL, &Progress::new()).unwrap();
    let found = search(&corpus, &index(&corpus), &query, &SEARCH_ALL, &Progress::new()).unwrap();
    compare(&query, &found, &expected);
    let by_rows = kmp(&corpus, &features(&corpus), &query, &SEARCH_ALL, &Progress::new()).unwrap();
    compare(&query, &by_rows, &expected);
    found
}

fn find(sgf: &str, query: &str) -> FindResult {
    find_with(sgf, query, |_| {})
}

/// Column, row, Black, White, Black later, White later.
fn continuations(result: &FindResult) -> Vec<(usize, usize, u64, u64, u64, u64)> {
    let row = |c: &katachi::find::Continuation| (c.at.0, c.at.1, c.black, c.white, c.black_later, c.white_later);
    result.continuations.iter().map(row).collect()
}

/// (moves, x, y) of the hits.
fn places(result: &FindResult) -> Vec<(u32, i32, i32)> {
    result.kept.iter().map(|hit| (hit.moves, hit.place().0, hit.place().1)).collect()
}

#[test]
fn a_capture_inside_belongs_to_its_move() {
    // The fifth move, A4, captures White's stone at A5; the corner is then Black's with an empty point in it.
    let game = "(;SZ[5];B[ba];W[aa];B[dd];W[de];B[ab])";
    let found = find(game, "+----\n| . X\n| X .\n");
    assert_eq!(places(&found), [(5, 0, 0)]);
    // While it stands, the capture is the continuation: a stone inside the region.
    let before = find(game, "+----\n| O X\n| . .\n");
    assert_eq!(places(&before), [(2, 0, 0)]);
    assert_eq!(continuations(&before), [(0, 1, 0, 0, 1, 0)]);
}

#[test]
fn a_capture_from_outside_ends_the_wait_for_a_continuation() {
    // The region is the first column's two upper points; White's stone there is captured from B5 outside it.
    let found = find("(;SZ[5];B[ab];W[aa];B[ba];W[ac];B[aa])", "+--\n|O\n|X\n");
    assert_eq!((found.hits, found.no_continuation), (1, 1));
    // A capture at a don't-care point of the query changes the region too.
    let found = find("(;SZ[5];B[ab];W[aa];B[ba];W[ac];B[aa])", "+--\n|?\n|X\n");
    assert_eq!(found.hits, 2, "mirrored in the diagonal too, when the captor stands");
    assert_eq!(continuations(&found), [(0, 0, 1, 1, 0, 0)]);
    let found = find_with("(;SZ[5];B[ab];W[aa];B[ba];W[ac])", "+--\n|@\n|X\n", |query| query.swap = false);
    assert_eq!((found.hits, found.no_continuation), (1, 1));
}

#[test]
fn a_ko_that_makes_the_shape_again_is_one_hit() {
    let ko = "(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[ee];W[ed];B[cb];W[ae];B[da];W[bb])";
    let found = find_with(ko, "+----\n|. X O\n|X O .\n|. X O\n", |query| query.swap = false);
    assert_eq!(places(&found), [(8, 0, 0)]);
    assert_eq!(continuations(&found), [(2, 1, 0, 0, 1, 0)], "the ko is taken back after two moves elsewhere");
}

#[test]
fn set_up_stones_match_at_move_zero_and_in_the_middle_of_a_game() {
    let game = "(;SZ[5]AB[aa][ba];W[cc];AE[aa]AW[ee];B[dd])";
    let found = find_with(game, "+----\n|X X .\n", |query| query.swap = false);
    assert_eq!(places(&found), [(0, 0, 0)]);
    assert_eq!(found.no_continuation, 1, "the set-up changes the region first");
    let found = find_with(game, "+----\n|. X .\n", |query| query.swap = false);
    assert_eq!(places(&found), [(1, 0, 0)], "set-up stones belong to the position before the next move");
    let found = find_with(game, ". |\nO |\n---\n", |query| query.swap = false);
    assert_eq!(places(&found), [(1, 4, 3), (1, 3, 4)]);
}

#[test]
fn a_colour_reversing_symmetry_counts_an_image_once_and_folds_its_continuations() {
    // Black and White side by side, then a stone above one of them.
    let game = |next: &str| format!("(;SZ[9]RE[B+1];B[dd];W[ed];{next})");
    let query = ". .\nX O\n. .\n";
    for (next, at) in
        [("B[dc]", (0, 0, 1, 0)), ("W[ec]", (0, 0, 1, 0)), ("B[ec]", (0, 0, 0, 1)), ("W[dc]", (0, 0, 0, 1))]
    {
        let found = find(&game(next), query);
        assert_eq!((found.hits, found.same_colour), (1, 1), "{next}");
        let (x, y, black, white) = at;
        assert_eq!(continuations(&found), [(x, y, black, white, 0, 0)], "{next}");
        // If the colours were swapped to count the stone, the winner was swapped too.
        let by_black_in_the_drawing = u64::from(next == "B[dc]" || next == "W[dc]");
        let continuation = found.continuations[0];
        assert_eq!((continuation.black_wins, continuation.decided), (by_black_in_the_drawing, 1), "{next}");
    }
}

#[test]
fn an_empty_region_is_found_at_the_start() {
    let found = find("(;SZ[5];B[aa];W[ee];B[cc])", ". .\n. .\n");
    assert_eq!((found.hits, found.games, found.swapped), (16, 1, 0));
    assert!(found.kept.iter().all(|hit| hit.moves == 0));
    // Two corners and, after two moves elsewhere, the four regions around C3. All fold onto one point and one colour.
    assert_eq!(continuations(&found), [(0, 0, 2, 0, 4, 0)]);
    assert_eq!(found.no_continuation, 16 - 6);
}

#[test]
fn an_asymmetric_wildcard_turns_and_changes_colour_with_the_drawing() {
    let query = "X x O\n";
    let row = |stones: &str| find(&format!("(;SZ[9];{stones})"), query).hits;
    assert_eq!(row("B[dd];W[fd]"), 2, "and read from the right with the colours swapped");
    assert_eq!(row("B[dd];W[ff];B[ed];W[fd]"), 1);
    // Read from the right with swapped colours, a white stone in the middle fits.
    assert_eq!(row("B[dd];W[ed];B[gh];W[fd]"), 1);
    let unswapped = find_with("(;SZ[9];B[dd];W[ed];B[gh];W[fd])", query, |query| query.swap = false);
    assert_eq!(unswapped.hits, 0);
    assert_eq!(find("(;SZ[9];B[dd];W[df])", query).hits, 2, "turned by a quarter");
}

#[test]
fn cells_off_the_board_and_edges_say_the_same() {
    let game = "(;SZ[9];B[ac];W[gg];B[ii])";
    let (drawn, off) = (find(game, "|X .\n|. .\n"), find(game, "# X .\n# . .\n"));
    assert_eq!((drawn.hits, off.hits), (4, 4));
    assert_eq!(find(game, "(9) X\n").hits, 12, "each stone with its empty neighbours and edges");
    let near = find_with(game, "|X .\n|. .\n", |query| query.other_edges = false);
    assert_eq!(near.hits, 2, "not in the corner");
    assert_eq!(find("(;SZ[2];B[aa])", "|X .|\n").hits, 2, "opposite edges fix the size");
    assert_eq!(find("(;SZ[3];B[aa])", "|X .|\n").hits, 0);
}

#[test]
fn later_means_two_or_more_moves_elsewhere() {
    let game = |between: &str| format!("(;SZ[9];B[aa]{between};B[bb])");
    for (between, expected) in [
        ("", (1, 1, 1, 0, 0, 0)),
        (";W[ii]", (1, 1, 1, 0, 0, 0)),
        (";W[ii];B[hh]", (1, 1, 0, 0, 1, 0)),
        (";W[];B[]", (1, 1, 0, 0, 1, 0)),
    ] {
        let found = find_with(&game(between), "+----\n|X .\n|. .\n", |query| query.swap = false);
        assert_eq!(continuations(&found), [expected], "{between}");
    }
}

#[test]
fn the_side_to_move_and_the_move_number_speak_of_the_hit() {
    let game = "(;SZ[9];B[ee];W[aa];B[ba];W[bb])";
    let with = |to_play, moves| {
        find_with(game, "X\n", |query| {
            query.to_play = to_play;
            query.moves = moves;
        })
    };
    // Each stone is a hit when it is played. After the last move no side is to move.
    assert_eq!(with(None, None).hits, 4);
    assert_eq!(with(Some(Color::White), None).hits, 3, "the player of the stone has just moved");
    assert_eq!(with(Some(Color::Black), None).hits, 0);
    assert_eq!(with(None, Some((2, 3))).hits, 2);
    assert_eq!((with(Some(Color::White), None).same_colour, with(Some(Color::White), None).swapped), (2, 1));
}

#[test]
fn winners_count_once_a_game_by_the_first_hit() {
    // White's stone comes first, so the first hit is swapped. Black's win is a loss for the drawing's Black.
    let found = find("(;SZ[9]RE[B+3];W[cc];B[gg];W[cd];B[gf])", ". . .\n. X .\n. . .\n");
    assert_eq!((found.hits, found.same_colour, found.swapped), (2, 1, 1));
    assert_eq!(continuations(&found), [(1, 0, 2, 0, 0, 0)]);
    assert_eq!((found.continuations[0].black_wins, found.continuations[0].decided), (0, 1));
}

#[test]
fn a_drawn_set_of_points_sees_only_its_points() {
    let game = "(;SZ[9];B[ee];W[fd];B[fe])";
    let found = find_with(game, "_ . _\n. X .\n_ . _\n", |query| query.swap = false);
    assert_eq!(continuations(&found), [(1, 0, 1, 0, 0, 0)], "the stone on the diagonal is elsewhere");
    let found = find_with(game, "* . *\n. X .\n* . *\n", |query| query.swap = false);
    assert_eq!(continuations(&found), [(0, 0, 0, 1, 0, 0)], "a free cell of a rectangle is inside");
}

#[test]
fn a_game_too_long_for_the_index_is_found_all_the_same() {
    let passes: String = (0..9000).map(|_| ";B[];W[]").collect();
    let found = find(&format!("(;SZ[5]{passes};B[aa];W[ba];B[ee])(;SZ[5];B[aa])"), "+---\n|X\n");
    assert_eq!(places(&found)[..2], [(18_001, 0, 0), (18_003, 4, 4)]);
    assert_eq!((found.hits, found.games), (3, 2));
}

#[test]
fn the_result_is_the_same_on_any_number_of_threads() {
    let corpus = random_corpus(1200);
    let index = index(&corpus);
    let query: Query = "X O\n. ?\n".parse().unwrap();
    let with_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| {
            assert_eq!(index, Index::build(&corpus, &Progress::new()).unwrap());
            search(&corpus, &index, &query, &SEARCH_ALL, &Progress::new()).unwrap()
        })
    };
    let one = with_threads(1);
    assert!(one.hits > 1000);
    for threads in [2, 5] {
        let other = with_threads(threads);
        assert_eq!((one.hits, &one.kept, &one.continuations), (other.hits, &other.kept, &other.continuations));
    }
    let within = SearchOptions { games: Some(&one.found), by_colors: None, keep: 0 };
    let again = search(&corpus, &index, &query, &within, &Progress::new()).unwrap();
    assert_eq!((again.hits, again.searched_games, again.kept.len()), (one.hits, one.games, 0));
}

#[test]
fn a_cancelled_search_a_stale_index_and_foreign_games_are_errors() {
    let (corpus, other) = (random_corpus(4), random_corpus(6));
    let query: Query = "X\n".parse().unwrap();
    let progress = Progress::new();
    let stale = search(&corpus, &index(&other), &query, &SEARCH_ALL, &progress).unwrap_err();
    assert!(matches!(stale, FindError::StaleIndex { .. }));
    let stale = kmp(&corpus, &features(&other), &query, &SEARCH_ALL, &progress).unwrap_err();
    assert!(matches!(stale, FindError::StaleIndex { .. }));
    let features = features(&corpus);
    let with_moves: Query = "X 1\n".parse().unwrap();
    let unasked = kmp(&corpus, &features, &with_moves, &SEARCH_ALL, &progress).unwrap_err();
    assert_eq!(unasked, FindError::Query(QueryError::MovesOfShape));
    let games = GameSet::all(&other);
    let foreign = SearchOptions { games: Some(&games), by_colors: None, keep: 0 };
    let wrong = search(&corpus, &index(&corpus), &query, &foreign, &progress).unwrap_err();
    assert_eq!(wrong, FindError::OtherGames { found: 6, expected: 4 });
    progress.cancel();
    let cancelled = search(&corpus, &index(&corpus), &query, &SEARCH_ALL, &progress).unwrap_err();
    assert!(matches!(cancelled, FindError::Cancelled(_)));
    assert!(matches!(scan(&corpus, &query, &SEARCH_ALL, &progress), Err(FindError::Cancelled(_))));
    assert!(matches!(kmp(&corpus, &features, &query, &SEARCH_ALL, &progress), Err(FindError::Cancelled(_))));
    assert!(FeatureFile::build(&corpus, &progress).is_err());
}
