//! Corner sequences agree with a slow implementation of their definition.

use std::path::Path;
use std::sync::Arc;

use crate::support::positions::{Expected, Square};
use crate::support::random::{Random, random_corpus};
use crate::support::turned::{turned_each, with_threads};
use katachi::corpus::load::load_bytes;
use katachi::corpus::{Corpus, CorpusBuilder};
use katachi::go::{Board, BoardSize, Color, GameTree, NodeId, Point};
use katachi::library;
use katachi::mining::corner::{Corner, CornerError, CornerGraph, CornerParams, corner_graph, coverage};
use katachi::mining::graph::GraphWalk;
use katachi::pattern::Symmetry;
use katachi::progress::Progress;

const VIEWS: [Symmetry; 2] = [Symmetry::IDENTITY, Symmetry::ALL[4]];

fn graph(corpus: &Corpus, size: u8, stop: u32) -> CornerGraph {
    corner_graph(corpus, CornerParams { size, stop, min_count: 1, set_up: true }, &Progress::new()).unwrap()
}

fn games(sgf: &str) -> Arc<Corpus> {
    load_bytes("test.sgf", sgf.as_bytes()).corpus
}

fn some_of_the_sample(count: usize) -> Corpus {
    let sample = library::self_play().corpus;
    let mut builder = CorpusBuilder::new();
    sample.games().iter().take(count).for_each(|&id| _ = builder.push_from(&sample, id, 0));
    builder.finish()
}

fn check(corpus: &Corpus, size: u8, stop: u32) {
    let mut expected = Expected::default();
    let large_enough = |side: usize| side + 1 >= 2 * usize::from(size);
    let read = || corpus.games().iter().filter(|&&id| large_enough(corpus.game(id).size.side()));
    for &id in read() {
        for corner in Corner::ALL {
            let board = corpus.game(id).size;
            let board_point = |own: Point| corner.mirror(own, board);
            let square = Square {
                side: size,
                symmetries: &VIEWS,
                board_point: &board_point,
                stop,
                most_moves: usize::MAX,
                passes: false,
            };
            square.read(corpus, id, &mut expected);
        }
    }
    let found = graph(corpus, size, stop);
    assert_eq!(found.games, read().count() as u64);
    assert_eq!(found.too_small, (corpus.games().len() - read().count()) as u64);
    expected.check(&found.graph, &VIEWS);
}

#[test]
fn random_corners_with_captures_and_setup_are_read_as_defined() {
    let corpus = random_corpus(12);
    for (size, stop) in [(4, 20), (5, 3), (3, 1000), (7, 20)] {
        check(&corpus, size, stop);
    }
}

#[test]
fn real_corners_are_read_as_defined() {
    check(&some_of_the_sample(12), 10, 20);
}

#[test]
fn the_four_corners_the_diagonal_and_the_colours_are_one() {
    let corpus = some_of_the_sample(20);
    let upright = graph(&corpus, 10, 20);
    let same = graph(&turned_each(&corpus), 10, 20);
    assert!(upright.graph == same.graph);
    let with = |threads| with_threads(threads, || graph(&corpus, 10, 20));
    assert!(with(1) == upright && with(3) == upright);
}

/// The line from the empty corner through these shown points; `None` is tenuki.
fn walked(found: &CornerGraph, line: &[Option<(u8, u8)>]) -> Option<GraphWalk> {
    let mut walk = found.walk()?;
    for &at in line {
        let stepped = match at {
            Some((x, y)) => walk.step_at(&found.graph, Point::new(x, y)),
            None => {
                let all = found.graph.continuations(walk.last().position);
                all.iter().find(|next| next.point.is_none()).is_some_and(|next| walk.step(&found.graph, next.edge))
            }
        };
        if !stepped {
            return None;
        }
    }
    Some(walk)
}

#[test]
fn mirrored_corners_meet_and_a_position_knows_who_is_to_move() {
    let sgf = "(;SZ[19];B[dd];W[fc];B[cf];W[dc])(;SZ[19];B[pd];W[qf];B[nc])(;SZ[19];B[cf];W[pp];B[dd];W[fc])";
    let found = graph(&games(sgf), 10, 20);
    let meeting = walked(&found, &[Some((3, 3)), Some((5, 2)), Some((2, 5))]).unwrap();
    let visits = found.graph.visits(meeting.last().position);
    assert_eq!((visits.count, visits.ended), (2, 1));
    let other = walked(&found, &[Some((2, 5)), None, Some((3, 3))]).unwrap();
    let next = other.at(&found.graph, Point::new(5, 2)).unwrap();
    assert_eq!((next.count, next.position_count), (1, 1), "Black is to move there");
}

#[test]
fn two_orders_of_one_position_are_one_node_with_both_counts() {
    let found = graph(
        &games("(;SZ[19];B[dd];W[fc];B[cf];W[cd])(;SZ[19];B[cf];W[fc];B[dd];W[cd])(;SZ[19];B[cf];W[fc];B[dd])"),
        10,
        20,
    );
    let walk = walked(&found, &[Some((3, 3)), Some((5, 2))]).unwrap();
    let next = walk.at(&found.graph, Point::new(2, 5)).unwrap();
    assert_eq!((next.count, next.position_count), (1, 3));
    assert_eq!(found.graph.parents(next.to).count(), 2);
    let walk = walked(&found, &[Some((3, 3)), Some((5, 2)), Some((2, 5))]).unwrap();
    assert_eq!(
        walk.stones(&found.graph),
        [(Point::new(5, 2), Color::White), (Point::new(3, 3), Color::Black), (Point::new(2, 5), Color::Black)]
    );
    assert_eq!(walk.at(&found.graph, Point::new(2, 3)).unwrap().count, 2);
}

#[test]
fn tenuki_is_a_move_when_the_same_player_comes_back() {
    let found = graph(&games("(;SZ[19];B[dd];W[pp];B[fc])(;SZ[19];B[dd];W[pp];B[dp];W[fc])"), 10, 20);
    let walk = walked(&found, &[Some((3, 3))]).unwrap();
    let next = found.graph.continuations(walk.last().position);
    let tenuki: Vec<_> = next.iter().filter(|next| next.point.is_none()).collect();
    assert_eq!((tenuki.len(), tenuki[0].count), (1, 1));
    let answer = walk.at(&found.graph, Point::new(5, 2)).unwrap();
    assert_eq!((answer.count, answer.later), (1, 1), "both played elsewhere, then the answer");
    let back = walked(&found, &[Some((3, 3)), None, Some((2, 5))]).unwrap();
    let moves = back.moves(&found.graph);
    assert_eq!(moves[1], (Color::White, None));
    assert_eq!(moves[2], (Color::Black, Some(Point::new(2, 5))), "the mirrored point of a symmetric corner");
}

#[test]
fn a_sequence_ends_after_so_many_moves_elsewhere() {
    let goes_on_after = |count: usize| {
        let by = |at: usize| ["W", "B"][at % 2];
        let elsewhere: String = (0..count).map(|at| format!(";{}[{}k]", by(at), char::from(b'e' + at as u8))).collect();
        let found = graph(&games(&format!("(;SZ[19];B[bb]{elsewhere};{}[cc])", by(count))), 4, 5);
        let lines: [&[_]; 2] = [&[Some((1, 1)), Some((2, 2))], &[Some((1, 1)), None, Some((2, 2))]];
        lines.iter().any(|line| walked(&found, line).is_some())
    };
    assert!((0..5).all(goes_on_after));
    assert!(!(5..9).any(goes_on_after));
}

#[test]
fn a_capture_from_outside_ends_a_corner_and_one_inside_goes_on() {
    // White c9 is captured by d9, which is outside a 3×3 corner.
    let outside = "(;SZ[9]AB[cb][ba]AW[ca];W[aa];B[da];W[bb])";
    let found = graph(&games(outside), 3, 20);
    let ended: u32 = found.graph.positions().map(|id| found.graph.visits(id).ended).sum();
    assert_eq!(found.graph.edge_count(), 1, "W a9 alone");
    assert_eq!(ended, 1);
    // a9 is captured, and the stone that White plays there again has no liberty.
    let inside = "(;SZ[9]AW[aa]AB[ba];B[ab];W[aa])";
    let found = graph(&games(inside), 3, 20);
    let counts: Vec<u32> = found.graph.positions().map(|id| found.graph.stone_count(id)).collect();
    assert!(counts.iter().all(|&count| count == 2), "{counts:?}");
    assert_eq!(found.graph.edge_count(), 2);
}

#[test]
fn a_walk_shows_boards_that_games_have() {
    let corpus = some_of_the_sample(15);
    let found = graph(&corpus, 10, 20);
    let mut random = Random(7);
    for _ in 0..60 {
        let mut walk = found.walk().unwrap();
        let mut board = Board::new(BoardSize::NINETEEN);
        loop {
            let next = found.graph.continuations(walk.last().position);
            if next.is_empty() {
                break;
            }
            let chosen = next[random.below(next.len())];
            let shown = chosen.point.map(|point| walk.shown(&found.graph, point));
            let mover = walk.last().mover();
            assert!(walk.step(&found.graph, chosen.edge));
            if let Some(point) = shown {
                board.play(mover, point).unwrap();
                if board.last_removed().len() > 0 {
                    break;
                }
            }
            let stones: Vec<(Point, Color)> = board.stones().collect();
            let shown = walk.stones(&found.graph);
            // Nothing outside the square is known, so the real game may have captured stones that this board has not.
            if shown.len() != stones.len() {
                break;
            }
            assert_eq!(shown, stones);
            assert_eq!(found.find(&board, Corner::TopLeft, walk.last().mover()).unwrap().0, walk.last().position);
        }
    }
}

#[test]
fn a_minimum_counts_what_it_leaves_out() {
    let corpus = some_of_the_sample(40);
    let params = CornerParams { min_count: 3, ..CornerParams::default() };
    let some = corner_graph(&corpus, params, &Progress::new()).unwrap().graph;
    let all = graph(&corpus, 10, 20).graph;
    assert!(some.len() > 10 && some.len() < all.len());
    for (a, b) in some.positions().zip(all.positions()) {
        let visits = some.visits(a);
        assert_eq!(
            (visits.count, visits.starts, visits.ended),
            (all.visits(b).count, all.visits(b).starts, all.visits(b).ended)
        );
        let left: u32 = some.continuations(a).iter().map(|next| next.count).sum();
        assert_eq!(visits.count, left + visits.ended + visits.rare);
    }
}

#[test]
fn a_dictionary_is_held_against_the_graph() {
    let found = graph(
        &games(
            "(;SZ[19];B[pd];W[nc];B[qf];W[pb])(;SZ[19];B[pd];W[nc];B[nd])(;SZ[19];B[pd];W[nc];B[nd])(;SZ[19];B[cd];W[ec])",
        ),
        10,
        20,
    );
    let dictionary = "(;SZ[19];B[pd];W[nc](;B[qf];W[pb])(;B[pf]))";
    let loaded = load_bytes("d.sgf", dictionary.as_bytes());
    let id = loaded.corpus.records().next().unwrap();
    let tree: GameTree = katachi::corpus::record_tree::tree_of(dictionary.as_bytes(), &loaded, id).unwrap();
    assert!(tree.children(NodeId::ROOT).next().is_some());
    let covered = coverage(&found, &tree, 5);
    assert_eq!((covered.lines, covered.held), (2, 1));
    let depths: Vec<(u64, u64)> = covered.by_depth.iter().map(|depth| (depth.beginnings, depth.held)).collect();
    assert_eq!(depths, [(1, 1), (1, 1), (2, 1), (1, 1)]);
    let lacking: Vec<(u32, usize)> = covered.lacking.iter().map(|line| (line.count, line.line.len())).collect();
    assert_eq!(lacking, [(2, 3), (1, 1)]);
}

#[test]
fn a_corner_of_more_than_half_the_board_is_refused() {
    let error =
        corner_graph(&Corpus::default(), CornerParams { size: 11, ..CornerParams::default() }, &Progress::new());
    assert_eq!(error.unwrap_err(), CornerError::Size(11));
    let none = graph(&Corpus::default(), 10, 20);
    assert!(none.graph.is_empty() && none.walk().is_none());
}

#[test]
fn files_read_back_and_damage_is_named() {
    let dir = tempfile::tempdir().unwrap();
    let corpus = some_of_the_sample(30);
    let found =
        corner_graph(&corpus, CornerParams { min_count: 2, ..CornerParams::default() }, &Progress::new()).unwrap();
    for name in ["corners.ron", "corners.ron.zst"] {
        let path = dir.path().join(name);
        library::save_corners(&found, &path).unwrap();
        assert!(library::open_corners(&path).unwrap() == found, "{name}");
    }
    let path = dir.path().join("kept/corners.bin");
    library::keep_corners(&found, &path).unwrap();
    assert!(library::open_kept_corners(&path).unwrap() == found);
    assert!(library::open_kept_openings(&path).is_err(), "another kind");
    let path = Path::new("corners.ron");
    let text = library::corners_to_ron(&found);
    let joined = text.replace("\n        ", " ");
    assert!(library::parse_corners(&joined, path).unwrap() == found, "laid out otherwise");
    let error = |text: &str| library::parse_corners(text, path).unwrap_err().to_string();
    assert!(error(&text.replacen("format: 1", "format: 2", 1)).contains("newer Katachi"));
    assert!(error(&text.replacen(",count:", ",count:9", 1)).contains("position 1"));
    assert!(error(&text.replacen("size:10", "size:3", 1)).contains("position"));
    assert!(error(&text[..text.len() / 2]).contains("corners.ron"));
    for at in (0..text.len()).step_by(97) {
        let mut bytes = text.clone().into_bytes();
        bytes[at] ^= 5;
        // Any damaged file is read or refused, but never causes a panic.
        let _ = library::parse_corners(&String::from_utf8_lossy(&bytes), path);
    }
}
