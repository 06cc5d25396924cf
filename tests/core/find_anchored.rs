//! Whole boards and corners, which the index looks up by hash, against the scan and against the index without hashes.

use crate::support::forms::indexes;
use crate::support::random::Random;
use crate::support::sweep::{goes_on, rounds, seed};
use crate::support::turned::{turned_color, turned_point};
use katachi::corpus::load::load_bytes;
use katachi::corpus::{Corpus, CorpusBuilder, GameHeader, GameSource};
use katachi::find::{Edges, FindResult, Fixed, GameSet, Query, SearchOptions, bytes_asked, scan, search};
use katachi::go::{Board, BoardSize, Color, GameView, Move, Point, SetupStone, Winner};
use katachi::index::Index;
use katachi::pattern::{Cell, CellSet, Image};
use katachi::progress::Progress;

const SEARCH_ALL: SearchOptions<'static> = SearchOptions { games: None, by_colors: None, keep: usize::MAX };

fn index(corpus: &Corpus) -> Index {
    Index::build(corpus, &Progress::new()).unwrap()
}

/// Asserts that two results agree in everything but the time.
fn compare(what: &impl std::fmt::Display, found: &FindResult, expected: &FindResult) {
    assert_eq!(found.kept, expected.kept, "{what}");
    let counts = |result: &FindResult| {
        (
            (result.hits, result.games, result.same_colour, result.swapped),
            (result.searched_games, result.no_continuation),
        )
    };
    assert_eq!(counts(found), counts(expected), "{what}");
    assert_eq!(found.continuations, expected.continuations, "{what}");
    assert_eq!(found.found, expected.found, "{what}");
}

/// Games that reach the same positions. They share a few openings, each game in another image and order, with passes,
/// handicap stones, and stones that are set up or removed later. Then come moves that are dense enough for captures.
fn related_games(games: usize) -> Corpus {
    let mut random = Random(7);
    let mut builder = CorpusBuilder::new();
    let sizes = [19, 9, 19, 13, 7].map(|side| BoardSize::new(side).unwrap());
    let point = |random: &mut Random, size: BoardSize| {
        // Choose points near the edges, so that the corners fill up.
        let at = |random: &mut Random| match random.below(2) {
            0 => random.below(size.side().min(6)) as u8,
            _ => (size.side() - 1 - random.below(size.side().min(6))) as u8,
        };
        Point::new(at(random), at(random))
    };
    let openings: Vec<Vec<Point>> =
        (0..10).map(|number| (0..8).map(|_| point(&mut random, sizes[number % 5])).collect()).collect();
    for number in 0..games {
        let (size, image) = (sizes[number % 5], Image::from_index(random.below(Image::COUNT)));
        let mut opening = openings[number % 10].clone();
        // Swap moves of the same colour: each colour has every second move.
        for _ in 0..4 {
            let (one, other) = (random.below(4), random.below(4));
            let offset = random.below(2);
            opening.swap(one * 2 + offset, other * 2 + offset);
        }
        let (mut board, mut setup, mut moves) = (Board::new(size), Vec::new(), Vec::new());
        let mut set_up = |board: &mut Board, before_move: usize, point, cell: Option<Color>| {
            let point = turned_point(image, point, size);
            let cell = cell.map(|color| turned_color(image, color));
            setup.push(SetupStone { before_move: before_move as u32, point, cell });
            board.apply_setup(&setup[setup.len() - 1..]);
        };
        let handicap = if number % 6 == 0 { 2 } else { 0 };
        for at in (0..handicap).map(|at| at * 2) {
            set_up(&mut board, 0, opening[at], Some(Color::Black));
        }
        for turn in 0..8 + 24 {
            let color = Color::BOTH[turn % 2];
            if random.below(12) == 0 {
                moves.push(Move::pass(turned_color(image, color)));
            }
            if number % 7 == 3 && random.below(10) == 0 {
                let cell = [None, Some(Color::Black), Some(Color::White)][random.below(3)];
                let at = if random.below(2) == 0 { opening[random.below(8)] } else { point(&mut random, size) };
                set_up(&mut board, moves.len(), at, cell);
            }
            let here = opening.get(turn).copied().unwrap_or_else(|| point(&mut random, size));
            let (color, here) = (turned_color(image, color), turned_point(image, here, size));
            if board.play(color, here).is_ok() {
                moves.push(Move::play(color, here));
            }
        }
        let winner = [Winner::Black, Winner::White, Winner::Unknown][random.below(3)];
        let header = GameHeader { black: "Black", white: "White", winner, ..GameHeader::default() };
        let source = GameSource { file: 0, member: "", index: number as u32 };
        let game = GameView { size, setup: &setup, moves: &moves };
        builder.push(game, header, source, moves.len() as u32, 0).unwrap();
    }
    builder.finish()
}

/// A random box of a position: game number, moves played, first point, width and height. It is a whole board, a corner,
/// or a side from edge to edge.
fn random_place(random: &mut Random, corpus: &Corpus) -> (usize, usize, Point, usize, usize) {
    let number = random.below(corpus.games().len());
    let game = corpus.game(corpus.games()[number]);
    let (played, side) = (random.below(game.moves.len().min(14) + 1), game.size.side());
    let largest = |random: &mut Random| 7 + random.below(side.min(11) - 6);
    let (width, height) = match random.below(5) {
        0 | 1 => (side, side),
        2 | 3 => (largest(random), largest(random)),
        _ => (side, largest(random)),
    };
    let snap = |random: &mut Random, room: usize| if random.below(2) == 0 { 0 } else { room as u8 };
    (number, played, Point::new(snap(random, side - width), snap(random, side - height)), width, height)
}

fn random_query(random: &mut Random, corpus: &Corpus) -> Query {
    let (number, played, at, width, height) = random_place(random, corpus);
    let game = corpus.game(corpus.games()[number]);
    let mut query = Query::from_board(&game.board_before(played), at, width, height);
    let mut cells = query.cells().to_vec();
    let vague = random.below(cells.len());
    match random.below(8) {
        0 => cells[vague] = [None, CellSet::from_bits(7), CellSet::from_bits(6)][random.below(3)],
        1 => {
            // Replace the edges with a ring of cells off the board.
            let off = Some(CellSet::only(Cell::OffBoard));
            let edges = query.edges();
            let (left, top) = (usize::from(edges.left), usize::from(edges.top));
            let ringed = (width + left + usize::from(edges.right), height + top + usize::from(edges.bottom));
            let rows = (0..ringed.1).flat_map(|y| (0..ringed.0).map(move |x| (x, y)));
            let inside = |(x, y): (usize, usize)| {
                let (x, y) = (x.checked_sub(left)?, y.checked_sub(top)?);
                (x < width && y < height).then(|| cells[y * width + x])
            };
            let ringed_cells = rows.map(|at| inside(at).unwrap_or(off)).collect();
            return Query::new(ringed.0, ringed.1, ringed_cells, Edges::NONE).unwrap();
        }
        _ => {}
    }
    query = Query::new(width, height, cells, query.edges()).unwrap();
    query.swap = random.below(4) > 0;
    query.to_play = [None, None, None, Some(Color::Black), Some(Color::White)][random.below(5)];
    query.moves = (random.below(6) == 0).then(|| (random.below(12) as u32, 12));
    match random.below(8) {
        0 => query.fixed(Fixed::At(at)).unwrap(),
        1 => query.fixed(Fixed::ByEdges).unwrap(),
        _ => query,
    }
}

#[test]
fn what_is_looked_up_is_what_is_there() {
    let corpus = related_games(60);
    let (indexes, plain) = (indexes(&corpus), index(&corpus).without_hashes());
    let mut random = Random(seed(11));
    let (queries, mut number, mut with_more) = (rounds(14, 2000), 0, 0);
    while goes_on(number, queries, with_more, queries / 10 + 1) {
        let query = random_query(&mut random, &corpus);
        let part = GameSet::matching(&corpus, |id| (id.index() + number) % 3 > 0);
        let games = (number % 4 == 0).then_some(&part);
        let options = SearchOptions { games, ..SEARCH_ALL };
        let expected = scan(&corpus, &query, &options, &Progress::new()).unwrap();
        for index in [&indexes[number % 2], &plain] {
            let found = search(&corpus, index, &query, &options, &Progress::new()).unwrap();
            compare(&query, &found, &expected);
            let few = SearchOptions { keep: 2, ..options.clone() };
            let first = search(&corpus, index, &query, &few, &Progress::new()).unwrap();
            assert_eq!(first.kept, expected.kept[..expected.kept.len().min(2)]);
        }
        with_more += usize::from(expected.hits > 1);
        number += 1;
    }
}

#[test]
fn what_follows_what_is_looked_up_is_found() {
    let corpus = related_games(60);
    let indexes = indexes(&corpus);
    let mut random = Random(seed(12));
    let (sequences, mut number, mut with_hits) = (rounds(10, 1000), 0, 0);
    while goes_on(number, sequences, with_hits, sequences / 3 + 1) {
        let (game, played, at, width, height) = random_place(&mut random, &corpus);
        let game = corpus.game(corpus.games()[game]);
        let sequence = Query::from_game(game, played, at, width, height, 1 + random.below(4));
        let part = GameSet::matching(&corpus, |id| (id.index() + number) % 3 > 0);
        let options = SearchOptions { games: (number % 2 == 0).then_some(&part), ..SEARCH_ALL };
        let expected = scan(&corpus, &sequence, &options, &Progress::new()).unwrap();
        let index = &indexes[number / 2 % 2];
        let found = search(&corpus, index, &sequence, &options, &Progress::new()).unwrap();
        compare(&sequence, &found, &expected);
        with_hits += usize::from(found.hits > 0);
        number += 1;
    }
}

/// Searches with all engines, asserts that they agree, and returns the result.
fn find(sgf: &str, query: &str) -> FindResult {
    let loaded = load_bytes("test.sgf", sgf.as_bytes());
    assert!(loaded.report.skipped.is_empty() && loaded.report.cut_short.is_empty(), "{:?}", loaded.report);
    let (corpus, query): (_, Query) = (loaded.corpus, query.parse().unwrap());
    let expected = scan(&corpus, &query, &SEARCH_ALL, &Progress::new()).unwrap();
    let index = index(&corpus);
    let found = search(&corpus, &index, &query, &SEARCH_ALL, &Progress::new()).unwrap();
    compare(&query, &found, &expected);
    let plain = search(&corpus, &index.without_hashes(), &query, &SEARCH_ALL, &Progress::new()).unwrap();
    compare(&query, &plain, &expected);
    found
}

/// A board of 9×9 with these stones.
fn board(stones: &[(usize, usize, char)]) -> String {
    let mut rows = vec![vec!['.'; 9]; 9];
    stones.iter().for_each(|&(x, y, stone)| rows[y][x] = stone);
    let rows = rows.into_iter().map(|row| format!("|{}|\n", String::from_iter(row)));
    format!("+---------+\n{}+---------+\n", rows.collect::<String>())
}

/// Column, row, Black, White, Black later, White later.
fn continuations(result: &FindResult) -> Vec<(usize, usize, u64, u64, u64, u64)> {
    let row = |c: &katachi::find::Continuation| (c.at.0, c.at.1, c.black, c.white, c.black_later, c.white_later);
    result.continuations.iter().map(row).collect()
}

#[test]
fn an_empty_board_is_the_start_of_every_game_without_handicap() {
    let games = "(;SZ[9];B[cc])(;SZ[9]AB[cc];W[gg])(;SZ[9];B[gg])(;SZ[9];B[];W[];B[cg])(;SZ[13];B[cc])";
    let found = find(games, &board(&[]));
    assert_eq!((found.hits, found.games, found.no_continuation), (3, 3, 0));
    assert_eq!(continuations(&found), [(2, 2, 2, 0, 1, 0)], "all corners are one; passes come before the third");
}

#[test]
fn orders_of_moves_images_and_handicap_stones_lead_to_one_position() {
    let games = "(;SZ[9];B[cc];W[gg];B[gc];W[ee])(;SZ[9];B[gc];W[gg];B[cc];W[ee])(;SZ[9]AB[cc][gc];W[gg];B[ee])\
        (;SZ[9];W[cc];B[gg];W[gc];B[ee])(;SZ[9];B[gg];W[cc];B[gc])";
    let found = find(games, &board(&[(2, 2, 'X'), (6, 2, 'X'), (6, 6, 'O')]));
    // The last is the first, mirrored in the diagonal that goes up.
    assert_eq!((found.hits, found.same_colour, found.swapped, found.no_continuation), (5, 4, 1, 1));
    assert_eq!(continuations(&found), [(4, 4, 1, 3, 0, 0)]);
}

#[test]
fn a_position_that_captures_bring_back_is_one_hit_and_a_stone_set_up_later_ends_the_wait() {
    // Black captures the stone in the corner; then the position is as if White had never played there.
    let taken = "(;SZ[9];B[ba];W[aa];B[ab];W[ee])(;SZ[9];B[ba];W[];B[ab];W[ee])";
    let found = find(taken, &board(&[(1, 0, 'X'), (0, 1, 'X')]));
    assert_eq!((found.hits, found.kept[0].moves, found.kept[1].moves), (2, 3, 3));
    assert_eq!(continuations(&found), [(4, 4, 0, 2, 0, 0)]);
    let set_up = "(;SZ[9];B[cc];W[];AB[gg];B[ee])(;SZ[9];B[cc];W[gg];AB[ee];B[aa])";
    let found = find(set_up, &board(&[(2, 2, 'X')]));
    assert_eq!((found.hits, found.no_continuation), (2, 1), "the second game goes on before the stone is set up");
}

#[test]
fn two_images_in_one_game_are_two_hits() {
    let game = "(;SZ[9]RE[W+1];B[cd];W[];AE[cd]AB[gd];B[];W[ee])";
    let found = find(game, &board(&[(2, 3, 'X')]));
    let hits: Vec<_> = found.kept.iter().map(|hit| (hit.moves, hit.image().index())).collect();
    assert_eq!((hits, found.no_continuation), (vec![(1, 0), (2, 1)], 1));
    assert_eq!(continuations(&found), [(4, 4, 0, 1, 0, 0)]);
    assert_eq!((found.continuations[0].black_wins, found.continuations[0].decided), (0, 1));
}

#[test]
fn a_corner_is_found_in_all_corners_and_however_far_the_drawing_reaches() {
    let letter = |at: u8| char::from(b'a' + at);
    let others = (0..120).map(|game| format!("(;SZ[19];B[{}{}];W[jj])", letter(game % 19), letter(game / 19)));
    let others: String = others.collect();
    // The third game has a stone that only wider drawings reach, or tall ones lying on their side.
    let games = "(;SZ[19];B[pd];W[qc];B[cc])(;SZ[19];W[dp];B[cq];W[qq])(;SZ[19];B[kb];W[qc];B[pd])";
    let games = format!("{others}{games}");
    let corner = |width: usize, height: usize| {
        let row = |y: usize| {
            let stone = |x: usize| {
                if (x, y) == (width - 4, 3) {
                    'X'
                } else if (x, y) == (width - 3, 2) {
                    'O'
                } else {
                    '.'
                }
            };
            format!("{}|\n", (0..width).map(stone).collect::<String>())
        };
        format!("{}+\n{}", "-".repeat(width), (0..height).map(row).collect::<String>())
    };
    for (width, height, hits) in [(7, 7, 3), (9, 9, 2), (8, 13, 5), (13, 8, 5), (17, 7, 5)] {
        let found = find(&games, &corner(width, height));
        assert_eq!(found.hits, hits, "{width}×{height}");
    }
}

#[test]
fn a_board_that_is_looked_up_takes_less_memory_traffic_than_a_sweep() {
    let corpus = related_games(100);
    let game = corpus.game(corpus.games()[0]);
    let query = Query::from_board(&game.board_before(4), Point::new(0, 0), game.size.side(), game.size.side());
    let index = index(&corpus);
    let looked_up = bytes_asked(&corpus, &index, &query);
    let swept = bytes_asked(&corpus, &index.without_hashes(), &query);
    // The columns and coarse times of the points, and more for those with events.
    assert!(swept >= game.size.area() * (3 * 64 + 512), "{swept}");
    assert!((1..swept / 4).contains(&looked_up), "{looked_up}, {swept}");
}

#[test]
fn the_index_takes_no_more_than_1300_bytes_a_game_on_disk() {
    let corpus = katachi::library::self_play().corpus;
    let index = index(&corpus);
    let per_game = |bytes: usize| bytes / corpus.games().len();
    let (disk, memory) = (per_game(index.to_bytes().len()), per_game(index.memory_bytes()));
    println!("{disk} bytes on disk, {memory} in memory, {} of them hashes", per_game(index.hashes_memory_bytes()));
    assert!((900..=1300).contains(&disk), "{disk}");
}
