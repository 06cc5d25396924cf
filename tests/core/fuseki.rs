//! Openings agree with a slow implementation of their definition.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use crate::support::positions::{Expected, Square};
use crate::support::random::random_corpus;
use crate::support::turned::{even_games, turned_color, turned_each, turned_point, with_threads};
use katachi::corpus::Corpus;
use katachi::corpus::load::load_bytes;
use katachi::go::{Board, BoardSize, Color, Move, Point};
use katachi::library;
use katachi::mining::fuseki::{OpeningGraphParams, OpeningParams, Openings, opening_graph, openings};
use katachi::pattern::{Image, Symmetry};
use katachi::progress::Progress;

fn table(corpus: &Corpus, params: OpeningParams) -> Openings {
    openings(corpus, params, &Progress::new()).unwrap()
}

/// Set-up stones or position, side to move, and moves, as numbers.
type Key = (Vec<(u8, u8, Color)>, Option<Color>, Vec<Option<(u8, u8, Color)>>);

/// The smallest of all images that the definition allows.
fn key(corpus: &Corpus, id: katachi::corpus::GameId, params: OpeningParams) -> (Key, bool) {
    let game = corpus.game(id);
    let first = game.opening_start();
    let end = first + params.moves as usize;
    let moves = &game.moves[first..end];
    let start = game.board_before(first);
    let swapped = start.stones().next().is_none() && moves[0].color() == Color::White;
    let board = if params.ordered { start } else { game.board_before(end) };
    let next = game.moves.get(end).map_or(moves[moves.len() - 1].color().opponent(), |next| next.color());
    let seen = |symmetry: Symmetry| -> Key {
        let image = Image { symmetry, swapped };
        let place = |point: Point, color: Color| {
            let point = turned_point(image, point, game.size);
            (point.x, point.y, turned_color(image, color))
        };
        let mut stones: Vec<_> = board.stones().map(|(point, color)| place(point, color)).collect();
        stones.sort();
        let ordered = moves.iter().map(|play| play.point().map(|point| place(point, play.color())));
        if params.ordered {
            (stones, None, ordered.collect())
        } else {
            (stones, Some(turned_color(image, next)), Vec::new())
        }
    };
    (Symmetry::ALL.into_iter().map(seen).min().unwrap(), swapped)
}

/// Games, decided, won by Black, years.
type Counts = (u32, u32, u32, Option<(i16, i16)>);

fn check(corpus: &Corpus, params: OpeningParams) {
    let found = table(corpus, params);
    let mut expected: BTreeMap<Key, Counts> = BTreeMap::new();
    let of_size = corpus.games().iter().filter(|&&id| corpus.game(id).size == params.size);
    let opening = |id| corpus.game(id).moves.len() - corpus.game(id).opening_start();
    let read: Vec<_> = of_size.clone().filter(|&&id| opening(id) >= params.moves as usize).collect();
    for &&id in &read {
        let (key, swapped) = key(corpus, id, params);
        let entry = expected.entry(key).or_default();
        entry.0 += 1;
        if let Some(winner) = corpus.winner(id).color() {
            entry.1 += 1;
            entry.2 += u32::from((winner == Color::Black) != swapped);
        }
        if let Some(year) = corpus.year(id) {
            let (first, last) = entry.3.unwrap_or((year, year));
            entry.3 = Some((first.min(year), last.max(year)));
        }
    }
    assert_eq!((found.games, found.too_short), (read.len() as u64, (of_size.count() - read.len()) as u64));
    assert_eq!(found.rows.len(), expected.len());
    assert!(found.rows.is_sorted_by_key(|row| std::cmp::Reverse(row.games)));
    let mut met = std::collections::BTreeSet::new();
    for row in &found.rows {
        let (key, _) = key(corpus, row.example.unwrap(), params);
        assert_eq!((row.games, row.decided, row.black_wins, row.years), expected[&key]);
        assert!(met.insert(key));
        // The shown line is one of the games, turned: its moves lead to its stones.
        let mut board = Board::new(params.size);
        board.set_up(row.setup.iter().map(|&(point, color)| (point, Some(color))));
        for play in &row.moves {
            play.point().map(|point| board.play(play.color(), point).unwrap());
        }
        assert_eq!(board.stones().collect::<Vec<_>>(), row.stones);
    }
}

#[test]
fn openings_are_counted_as_defined() {
    let sample = library::self_play().corpus;
    for moves in [1, 4, 10] {
        for ordered in [false, true] {
            check(&sample, OpeningParams { moves, ordered, ..OpeningParams::default() });
        }
    }
}

#[test]
fn the_table_that_a_graph_knows_is_the_table_of_its_games() {
    let sample = library::self_play().corpus;
    let params = OpeningGraphParams { moves: 12, ..OpeningGraphParams::default() };
    let graph = opening_graph(&sample, params, &Progress::new()).unwrap();
    for moves in [1, 2, 5, 10, 12] {
        let exact = table(&sample, OpeningParams { moves, ..OpeningParams::default() });
        let kept = graph.table(moves).unwrap();
        let counts = |table: &Openings| {
            let row = |row: &katachi::mining::fuseki::Opening| {
                let smallest = |symmetry: Symmetry| {
                    let image = Image { symmetry, swapped: false };
                    let place = |&(at, color): &(Point, Color)| (turned_point(image, at, params.size), color);
                    let mut stones: Vec<(Point, Color)> = row.stones.iter().map(place).collect();
                    stones.sort();
                    stones
                };
                let stones = Symmetry::ALL.into_iter().map(smallest).min().unwrap();
                (stones, [row.games, row.decided, row.black_wins], row.years)
            };
            let mut rows: Vec<(Vec<(Point, Color)>, _, _)> =
                table.rows.iter().filter(|row| row.stones.len() == moves as usize).map(row).collect();
            rows.sort();
            rows
        };
        assert_eq!(counts(&kept), counts(&exact), "{moves} moves");
        assert!(kept.rows.iter().all(|row| row.moves.len() == moves as usize));
        // And each position has the same orientation as there.
        let lies = |table: &Openings| {
            let mut shown: Vec<_> = table.rows.iter().map(|row| row.stones.clone()).collect();
            shown.retain(|stones| stones.len() == moves as usize);
            shown.sort();
            shown
        };
        assert_eq!(lies(&kept), lies(&exact), "{moves} moves");
        for (kept, exact) in kept.rows.iter().zip(&exact.rows).filter(|(kept, exact)| kept.stones == exact.stones) {
            assert_eq!(kept.names, exact.names);
        }
    }
}

/// Games whose set-up stones all come first, since a table of moves cannot contain later ones.
fn few_moves() -> Arc<Corpus> {
    let sgf = "(;SZ[9];B[cc];W[gg];B[gc])(;SZ[9]RE[B+R];B[gg];W[cc];B[gc])(;SZ[9]RE[W+1];W[cc];B[gg];W[cg])\
               (;SZ[9]AB[cc]HA[2];W[gg];B[gc];W[cg])(;SZ[9];B[cc];W[];B[gc])(;SZ[9];B[gc];W[gg];B[cc])(;SZ[9];B[aa])";
    load_bytes("few.sgf", sgf.as_bytes()).corpus
}

#[test]
fn openings_that_white_begins_are_recoloured_and_orders_told_apart() {
    let corpus = few_moves();
    let params = OpeningParams { moves: 3, size: BoardSize::new(9).unwrap(), ordered: false };
    check(&corpus, params);
    check(&corpus, OpeningParams { ordered: true, ..params });
    let positions = table(&corpus, params);
    assert_eq!((positions.rows[0].games, positions.too_short), (4, 2), "two orders, one of them recoloured");
    assert_eq!((positions.rows[0].decided, positions.rows[0].black_wins), (2, 2));
    let orders = table(&corpus, OpeningParams { ordered: true, ..params });
    assert_eq!(orders.rows[0].games, 3);
}

#[test]
fn turned_and_recoloured_games_give_the_same_openings() {
    let corpus = library::self_play().corpus;
    let even: Vec<_> = corpus.games().iter().copied().filter(|&id| corpus.game(id).setup.is_empty()).collect();
    let mut builder = katachi::corpus::CorpusBuilder::new();
    even.iter().for_each(|&id| _ = builder.push_from(&corpus, id, 0));
    let corpus = builder.finish();
    for ordered in [false, true] {
        let params = OpeningParams { moves: 4, ordered, ..OpeningParams::default() };
        let upright = table(&corpus, params);
        assert_eq!(upright.rows, table(&turned_each(&corpus), params).rows);
        assert_eq!(upright, with_threads(3, || table(&corpus, params)));
    }
}

/// Different players can have the same stones with different most frequent orders.
#[test]
fn an_opening_lies_the_same_way_whoever_played_it() {
    let shown = |sgf: &str| {
        let corpus = load_bytes("some.sgf", sgf.as_bytes()).corpus;
        let params = OpeningParams { moves: 4, ..OpeningParams::default() };
        let row = table(&corpus, params).rows[0].clone();
        let moves: Vec<String> =
            row.moves.iter().map(|play: &Move| play.point().unwrap().label(BoardSize::NINETEEN)).collect();
        (row.stones, moves.join(" "))
    };
    let (hoshi_first, moves) = shown("(;SZ[19];B[pd];W[dp];B[qp];W[dd])");
    assert_eq!(moves, "Q4 D16 R16 D4");
    for sgf in ["(;SZ[19];B[qp];W[dd];B[pd];W[dp])", "(;SZ[19];B[cp];W[pd];B[dd];W[pp])"] {
        let (stones, moves) = shown(sgf);
        assert_eq!(stones, hoshi_first, "{sgf}");
        assert!(moves.starts_with("R16"), "{moves}");
    }
}

#[test]
fn an_opening_is_shown_with_its_first_move_in_the_top_right() {
    let corpus = load_bytes("one.sgf", b"(;SZ[19];B[cp];W[dd];B[pp])").corpus;
    let params = OpeningParams { moves: 3, ..OpeningParams::default() };
    let moves: Vec<String> = table(&corpus, params).rows[0]
        .moves
        .iter()
        .map(|play: &Move| play.point().unwrap().label(BoardSize::NINETEEN))
        .collect();
    assert_eq!(moves[0], "R16");
}

#[test]
fn the_explorer_merges_transpositions_as_defined() {
    for (corpus, size, moves) in
        [(library::self_play().corpus, 19, 8), (few_moves(), 9, 3), (Arc::new(random_corpus(12)), 7, 30)]
    {
        let size = BoardSize::new(size).unwrap();
        let mut expected = Expected::default();
        let square = Square {
            side: size.side() as u8,
            symmetries: &Symmetry::ALL,
            board_point: &|point| point,
            stop: u32::MAX,
            most_moves: moves,
            passes: true,
        };
        let games: Vec<_> = corpus.games().iter().filter(|&&id| corpus.game(id).size == size).collect();
        games.iter().for_each(|&&id| square.read(&corpus, id, &mut expected));
        let params = OpeningGraphParams { size, moves: moves as u32, min_count: 1 };
        let found = opening_graph(&corpus, params, &Progress::new()).unwrap();
        assert_eq!(found.games, games.len() as u64);
        expected.check(&found.graph, &Symmetry::ALL);
        let even = even_games(&corpus);
        let [upright, turned] =
            [&even, &turned_each(&even)].map(|corpus| opening_graph(corpus, params, &Progress::new()));
        assert!(upright.unwrap().graph == turned.unwrap().graph);
        let text = library::openings_to_ron(&found);
        assert!(library::parse_openings(&text, Path::new("openings.ron")).unwrap() == found);
    }
}
