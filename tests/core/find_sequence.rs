//! Sequences: the index agrees with the scan, and the scan with the definitions.

use std::sync::Arc;

use crate::support::forms::indexes;
use crate::support::random::{Random, random_corpus};
use crate::support::sweep::{rounds, seed};
use katachi::corpus::load::load_bytes;
use katachi::corpus::{Corpus, CorpusBuilder};
use katachi::find::{Edges, FindResult, Query, SearchOptions, SequenceMove, scan, search};
use katachi::go::{Color, Point};
use katachi::index::Index;
use katachi::library;
use katachi::pattern::CellSet;
use katachi::progress::Progress;

const SEARCH_ALL: SearchOptions<'static> = SearchOptions { games: None, by_colors: None, keep: usize::MAX };

fn index(corpus: &Corpus) -> Index {
    Index::build(corpus, &Progress::new()).unwrap()
}

fn compare(sequence: &Query, found: &FindResult, expected: &FindResult) {
    assert_eq!(found.kept, expected.kept, "{sequence}{sequence:?}");
    let counts = |result: &FindResult| (result.hits, result.games, result.swapped, result.no_continuation);
    assert_eq!(counts(found), counts(expected), "{sequence}");
    assert_eq!(found.continuations, expected.continuations, "{sequence}");
    assert_eq!(found.found, expected.found, "{sequence}");
}

/// Searches with both engines.
fn both(corpus: &Corpus, index: &Index, sequence: &Query, options: &SearchOptions<'_>) -> FindResult {
    let expected = scan(corpus, sequence, options, &Progress::new()).unwrap();
    let found = search(corpus, index, sequence, options, &Progress::new()).unwrap();
    compare(sequence, &found, &expected);
    found
}

fn find_with(sgf: &str, diagram: &str, change: impl Fn(&mut Query)) -> FindResult {
    let loaded = load_bytes("test.sgf", sgf.as_bytes());
    assert!(loaded.report.skipped.is_empty() && loaded.report.cut_short.is_empty(), "{:?}", loaded.report);
    let corpus: Arc<Corpus> = loaded.corpus;
    let mut sequence: Query = diagram.parse().unwrap();
    change(&mut sequence);
    both(&corpus, &index(&corpus), &sequence, &SEARCH_ALL)
}

fn find(sgf: &str, diagram: &str) -> FindResult {
    find_with(sgf, diagram, |_| {})
}

fn as_drawn(query: &mut Query) {
    query.swap = false;
}

/// (moves, x, y) of the hits.
fn places(result: &FindResult) -> Vec<(u32, i32, i32)> {
    result.kept.iter().map(|hit| (hit.moves, hit.place().0, hit.place().1)).collect()
}

/// Column, row, Black, White, Black later, White later.
fn continuations(result: &FindResult) -> Vec<(usize, usize, u64, u64, u64, u64)> {
    let row = |c: &katachi::find::Continuation| (c.at.0, c.at.1, c.black, c.white, c.black_later, c.white_later);
    result.continuations.iter().map(row).collect()
}

/// The next stones inside a box of a game, with some points and colours made vague, and sometimes two moves swapped.
fn random_sequence(random: &mut Random, corpus: &Corpus) -> Query {
    let game = corpus.game(corpus.games()[random.below(corpus.games().len())]);
    let side = game.size.side();
    let largest = [3, 4, 6, 9][random.below(4)].min(side);
    let (width, height) = (1 + random.below(largest), 1 + random.below(largest));
    let snap = |random: &mut Random, room: usize| [0, room, random.below(room + 1)][random.below(3)] as u8;
    let at = Point::new(snap(random, side - width), snap(random, side - height));
    let count = [0, 1, 2, 3, 5, 8][random.below(6)];
    let played = random.below(game.moves.len() + 1);
    let shape = Query::from_game(game, played, at, width, height, count);
    let mut moves = shape.sequence().to_vec();
    let vagueness = [0, 10, 60][random.below(3)];
    let cells = shape.cells().iter().map(|cell| match random.below(100) < vagueness {
        true => CellSet::from_bits(cell.unwrap().bits() | [7, 3, 5, 15][random.below(4)]),
        false => *cell,
    });
    let drawn = |on: bool, random: &mut Random| on && random.below(3) > 0;
    let cells = cells.collect();
    let edges = shape.edges();
    let edges = Edges {
        left: drawn(edges.left, random),
        right: drawn(edges.right, random),
        top: drawn(edges.top, random),
        bottom: drawn(edges.bottom, random),
    };
    let mut query = Query::new(width, height, cells, edges).unwrap();
    query.swap = random.below(3) > 0;
    query.other_edges = random.below(3) > 0;
    query.to_play = [None, None, None, Some(Color::Black), Some(Color::White)][random.below(5)];
    query.moves = (random.below(6) == 0).then(|| (played as u32 / 2, played as u32 + 20));
    if moves.len() > 1 && random.below(8) == 0 {
        moves.swap(0, 1);
    }
    query.with_sequence(moves).unwrap()
}

fn agree_on_random_sequences(corpus: &Corpus, sequences: usize, seed: u64) {
    let indexes = indexes(corpus);
    let mut random = Random(seed);
    let (mut with_moves, mut with_hits) = (0, 0);
    for number in 0..sequences {
        let index = &indexes[number % 2];
        let sequence = random_sequence(&mut random, corpus);
        let found = both(corpus, index, &sequence, &SEARCH_ALL);
        let few =
            both(corpus, index, &sequence, &SearchOptions { games: Some(&found.found), by_colors: None, keep: 3 });
        assert_eq!((few.hits, few.searched_games, few.kept.len()), (found.hits, found.games, found.kept.len().min(3)));
        with_moves += usize::from(!sequence.sequence().is_empty());
        with_hits += usize::from(!sequence.sequence().is_empty() && found.hits > 0);
    }
    println!("{with_hits} of {with_moves} sequences with moves found anything, {sequences} in all");
    assert!(with_hits > with_moves / 3 && with_moves > sequences / 4, "{with_hits} of {with_moves} found anything");
}

#[test]
fn the_index_agrees_with_the_scan_on_random_games_of_all_sizes() {
    // Fewer sequences may find next to nothing by chance.
    agree_on_random_sequences(&random_corpus(8), rounds(60, 160), seed(5));
}

#[test]
fn the_index_agrees_with_the_scan_on_the_bundled_games() {
    let sample = library::self_play().corpus;
    let mut builder = CorpusBuilder::new();
    for &id in sample.games().iter().step_by(12) {
        builder.push_from(&sample, id, 0).unwrap();
    }
    agree_on_random_sequences(&builder.finish(), 12, 6);
}

#[test]
fn a_sequence_without_moves_is_its_shape() {
    let corpus = random_corpus(8);
    let query: Query = "X O\n. ?\n".parse().unwrap();
    let expected = scan(&corpus, &query, &SEARCH_ALL, &Progress::new()).unwrap();
    let found = both(&corpus, &index(&corpus), &query, &SEARCH_ALL);
    assert_eq!((found.hits, found.kept), (expected.hits, expected.kept));
}

const CORNER: &str = "$$B\n$$ +------\n$$ | . . .\n$$ | . 1 .\n$$ | . 2 .\n";

#[test]
fn moves_elsewhere_may_come_between_and_the_order_counts() {
    // The hit is the empty corner before the first stone; the continuation is White's at once, and Black's later.
    let game = "(;SZ[9];B[bb];W[ee];B[];W[bc];B[gg];W[gh];B[hh];W[cb])";
    let found = find_with(game, CORNER, as_drawn);
    assert_eq!(places(&found), [(0, 0, 0)]);
    assert_eq!(continuations(&found), [(2, 1, 0, 0, 0, 1)]);
    assert_eq!(found.kept[0].next().unwrap().color, Color::White);
    assert_eq!(find("(;SZ[9];W[bc];B[bb])", CORNER).hits, 0, "transposed");
    assert_eq!(find("(;SZ[9];B[bb];B[aa];W[bc])", CORNER).hits, 0, "another stone comes first");
    assert_eq!(find("(;SZ[9];B[bb])", CORNER).hits, 0, "it is not over");
    assert_eq!(find("(;SZ[9];B[bb];B[bc])", CORNER).hits, 0, "the colours are others");
    let swapped = find("(;SZ[9];W[bb];B[cb])", CORNER);
    assert_eq!((swapped.hits, swapped.swapped), (1, 1), "turned and recoloured");
}

#[test]
fn images_of_an_empty_corner_differ_by_its_sequence() {
    // The corner is its own mirror image, but not with the second move in it, so nothing is folded.
    let both_ways = find("(;SZ[9];B[bb];W[bc];B[cb])(;SZ[9];B[bb];W[cb];B[bc])", CORNER);
    assert_eq!((both_ways.hits, both_ways.games), (2, 2));
    assert_eq!(continuations(&both_ways), [(2, 1, 2, 0, 0, 0)], "both go on at the same point of the drawing");
    let first = "$$B\n$$ +------\n$$ | . . .\n$$ | . 1 .\n$$ | . . .\n";
    let folded = find("(;SZ[9];B[bb];W[bc])(;SZ[9];B[bb];W[cb])", first);
    assert_eq!(continuations(&folded), [(2, 1, 0, 2, 0, 0)], "the one move leaves the mirror image as it is");
}

#[test]
fn a_capture_by_the_sequence_belongs_to_it_and_one_from_outside_breaks_it() {
    let capture = "$$B\n$$ +----\n$$ | O X\n$$ | 1 .\n";
    let inside = find("(;SZ[5];B[ba];W[aa];B[dd];W[de];B[ab];W[bb];B[aa])", capture);
    assert_eq!(places(&inside), [(2, 0, 0)]);
    assert_eq!(continuations(&inside), [(1, 1, 0, 1, 0, 0)]);
    // A5 is captured from B5, outside the column, before the next stone inside.
    let outside = "(;SZ[5];B[ab];W[aa];B[ba];W[ee];B[aa];W[ac])";
    assert_eq!(find_with(outside, "$$B\n$$ +--\n$$ | O\n$$ | X\n$$ | .\n$$ 1 at 1,1\n", as_drawn).hits, 0);
    // After it is captured, the shape without it has the continuation.
    let after = find_with(outside, "$$B\n$$ +--\n$$ | 1\n$$ | X\n$$ | 2\n", as_drawn);
    assert_eq!(places(&after), [(3, 0, 0)]);
}

#[test]
fn a_set_up_stone_breaks_a_sequence() {
    let corner = "$$B\n$$ +------\n$$ | . . .\n$$ | . 1 .\n$$ | . 2 .\n";
    assert_eq!(find("(;SZ[9];B[bb];W[ee]AW[aa];B[ef];W[bc])", corner).hits, 0);
    assert_eq!(find("(;SZ[9];B[bb];W[bc];AW[aa])", corner).hits, 0, "with the last move");
    assert_eq!(find("(;SZ[9];B[bb];W[ee]AW[gg];B[ef];W[bc])", corner).hits, 1, "but not elsewhere");
    assert_eq!(places(&find("(;SZ[9]AW[aa];B[ee];AE[aa];B[bb];W[bc])", corner)), [(1, 0, 0)], "nor before");
}

const KO: &str = "(;SZ[5];B[ba];W[ca];B[ab];W[db];B[bc];W[cc];B[cb];W[bb];B[ee];W[ed];B[cb];W[ae];B[be];W[bb])";

#[test]
fn a_ko_is_taken_back_at_the_same_points() {
    // White captures at B4, Black recaptures at C4, then White again: 3 at 1, all by captures inside.
    let shape = "$$W\n$$ +------\n$$ | . X O\n$$ | X 1 X\n$$ | . X O\n$$ 2 at 3,2\n$$ 3 at 1\n";
    let found = find_with(KO, shape, as_drawn);
    assert_eq!(places(&found), [(7, 0, 0)]);
    // The shape with White's ko stone occurs twice; only the first one is recaptured.
    let back = "$$B\n$$ +------\n$$ | . X O\n$$ | X O 1\n$$ | . X O\n";
    assert_eq!(places(&find_with(KO, back, as_drawn)), [(8, 0, 0)]);
}

#[test]
fn the_first_match_that_goes_on_may_not_be_the_first() {
    // Black's ko shape occurs after moves 7 and 11. The second time, White captures only after a move elsewhere; a
    // shape that needs Black to capture first continues at neither.
    let take = "$$W\n$$ +------\n$$ | . X O\n$$ | X 1 X\n$$ | . X O\n$$ 2 W at 1,1\n";
    let game = KO.replace(";W[bb])", ";W[bb];W[aa])");
    assert_eq!(places(&find_with(&game, take, as_drawn)), [(11, 0, 0)]);
    let once = |query: &mut Query| {
        query.swap = false;
        query.moves = Some((0, 10));
    };
    assert_eq!(find_with(&game, take, once).hits, 0, "move numbers ask about that match, and make no other one a hit");
}

#[test]
fn a_snapback_is_played_where_a_stone_was_taken() {
    // Black throws in at B1, White captures, and Black recaptures everything at the point of the throw-in.
    let game = "(;SZ[5]AB[ac][bc][cc][dd][de]AW[ad][bd][cd][ce];B[be];W[ae];B[be])";
    let shape = "$$B\n$$ | X X X .\n$$ | O O O X\n$$ | 2 1 O X\n$$ +--------\n";
    assert_eq!(places(&find(game, &format!("{shape}$$ 3 at 1\n"))), [(0, 0, 2)]);
    assert_eq!(find(game, &format!("{shape}$$ 3 at 2\n")).hits, 0);
}

#[test]
fn a_stone_that_is_taken_at_once_was_played_all_the_same() {
    // White's suicide at A5 is a move of the sequence.
    let game = "(;SZ[5];B[ab];W[ee];B[ba];W[aa];B[bb])";
    let suicide = find(game, "$$W\n$$ +----\n$$ | 1 X\n$$ | X 2\n");
    assert_eq!(places(&suicide), [(3, 0, 0)]);
}

#[test]
fn a_sequence_of_a_game_is_found_in_it() {
    let corpus = random_corpus(4);
    let game = corpus.game(corpus.games()[3]);
    let sequence = Query::from_game(game, 30, Point::new(0, 0), 9, 9, 4);
    assert_eq!(sequence.sequence().len(), 4);
    let found = both(&corpus, &index(&corpus), &sequence, &SEARCH_ALL);
    assert!(found.kept.iter().any(|hit| hit.game == corpus.games()[3] && hit.moves <= 30));
    assert_eq!(sequence.edges(), Edges { left: true, top: true, ..Edges::NONE });
    let none = SequenceMove { cell: 81, color: Color::Black };
    assert!(sequence.with_sequence(vec![none]).is_err());
}
