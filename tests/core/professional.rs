//! The figures of professional games that come with Katachi, checked against a player's knowledge.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use crate::support::root::root;
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::library::professional;
use katachi::mining::collocation::PatternId;
use katachi::mining::corner::{Corner, CornerGraph};
use katachi::mining::fuseki::OpeningGraph;
use katachi::mining::graph::{GraphContinuation, GraphWalk, PositionGraph, PositionId};

const BOARD_SIZE: BoardSize = BoardSize::NINETEEN;

fn point(label: &str) -> Point {
    Point::from_label(label, BOARD_SIZE).unwrap()
}

/// A walk in the top right corner at the position with these black and white stones, with `mover` to move.
fn at_corner(corners: &CornerGraph, black: &[&str], white: &[&str], mover: Color) -> GraphWalk {
    let mut board = Board::new(BOARD_SIZE);
    board.set_up(black.iter().map(|label| (point(label), Some(Color::Black))));
    board.set_up(white.iter().map(|label| (point(label), Some(Color::White))));
    let (id, image) = corners.find(&board, Corner::TopRight, mover).expect("the position is there");
    GraphWalk::new(id, image)
}

/// The moves played there, as points of the board, with `-` for tenuki.
fn next(corners: &CornerGraph, walk: &GraphWalk) -> Vec<(String, GraphContinuation)> {
    let shown = |next: &GraphContinuation| {
        let label = |point| Corner::TopRight.mirror(walk.shown(&corners.graph, point), BOARD_SIZE).label(BOARD_SIZE);
        next.point.map_or("-".to_owned(), label)
    };
    corners.graph.continuations(walk.last().position).iter().map(|next| (shown(next), *next)).collect()
}

fn share_between(years: &[(i16, u32)], all: &BTreeMap<i16, u32>, span: std::ops::Range<i16>) -> f64 {
    let played: u32 = years.iter().filter(|(year, _)| span.contains(year)).map(|(_, count)| count).sum();
    let of: u32 = all.range(span).map(|(_, count)| count).sum();
    f64::from(played) / f64::from(of)
}

#[test]
fn everything_opens_and_together_it_is_small() {
    let contents = professional::contents();
    assert!(contents.games > 50_000 && contents.moves > 10_000_000, "{contents:?}");
    let mut rows = BTreeMap::new();
    for window in professional::windows() {
        let shapes = professional::shapes(&window).unwrap();
        assert_eq!((shapes.games, shapes.corpus.as_str()), (contents.games, contents.corpus.as_str()));
        assert!(Arc::ptr_eq(&shapes, &professional::shapes(&window).unwrap()), "unpacked once");
        rows.insert(format!("shapes-{}.ron.zst", window.to_string().replace(':', "-")), shapes.len());
        let found: u64 = (0..shapes.len()).map(|at| shapes.stats(at).occurrences).sum();
        assert!(found <= shapes.occurrences && shapes.len() as u64 <= shapes.distinct);
        for at in 0..shapes.len() {
            let stats = shapes.stats(at);
            assert!(stats.occurrences >= u64::from(shapes.params.min_count) && stats.appeared >= stats.occurrences);
            assert!(shapes.examples(at).is_empty(), "no game is named");
        }
        assert!(shapes.replies(0).len() + shapes.replies(1).len() > 2, "what is played next is there");
    }
    let pairs = professional::collocations();
    assert!((0..pairs.len()).all(|at| pairs.pair(at).count >= pairs.params.min_count));
    rows.insert("collocations.ron.zst".to_owned(), pairs.len());
    rows.insert("corners.ron.zst".to_owned(), professional::corners().graph.len());
    rows.insert("openings.ron.zst".to_owned(), professional::openings().graph.len());
    assert_eq!(rows.into_iter().collect::<Vec<_>>(), {
        let mut files = contents.files.clone();
        files.sort();
        files
    });
    let folder = root().join("assets/professional");
    let bytes: u64 = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().metadata().unwrap().len()).sum();
    assert!(bytes <= 6_000_000, "{bytes} bytes");
}

/// The words in these files are stones, points or words of the format. No player, event or path is revealed.
#[test]
fn the_files_contain_only_words_of_their_formats() {
    const WORDS: &str = "years count own other decided Some None mover_wins occurrences cells moves rare q_value example \
                         places leads games seen appeared replies ended starts params min_count katachi format corpus app \
                         window patterns pairs positions source move after false distinct square diamond size stop \
                         significant passed_over empty_leads distinct_patterns distinct_pairs set_up";
    let known: BTreeSet<&str> = WORDS.split_whitespace().collect();
    let folder = root().join("assets/professional");
    let packed = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
    let mut files = 0;
    for path in packed.filter(|path| path.extension().is_some_and(|ending| ending == "zst")) {
        let text = String::from_utf8(zstd::decode_all(std::fs::read(&path).unwrap().as_slice()).unwrap()).unwrap();
        // The identifier of the corpus is hexadecimal.
        let (numbers, lines): (Vec<&str>, Vec<&str>) =
            text.lines().partition(|line| line.starts_with("    corpus: \""));
        assert!(numbers.len() == 1 && numbers[0].trim_end_matches("\",").len() == "    corpus: \"".len() + 16);
        let text = lines.join("\n");
        let words = text.split(|letter: char| !letter.is_alphabetic() && letter != '_').filter(|word| word.len() > 2);
        let others = words.filter(|word| !known.contains(word) && !word.bytes().all(|stone| b"XO".contains(&stone)));
        assert_eq!(others.take(3).collect::<Vec<_>>(), Vec::<&str>::new(), "{}", path.display());
        files += 1;
    }
    assert_eq!(files, 9);
}

/// The figures of a move are those of the position that it leads to. Every sequence that reaches a position continues
/// or ends there.
fn check_graph<const W: usize>(graph: &PositionGraph<W>, min_count: u32) {
    let mut into: Vec<u64> = vec![0; graph.len()];
    for id in graph.positions() {
        let visits = graph.visits(id);
        assert!(visits.count >= min_count);
        let next = graph.continuations(id);
        let left: u64 = next.iter().map(|next| u64::from(next.count)).sum();
        assert_eq!(left + u64::from(visits.ended) + u64::from(visits.rare), u64::from(visits.count));
        for next in next {
            assert_eq!(next.position_count, graph.visits(next.to).count);
            assert!(next.count <= next.position_count && next.mover_wins <= next.decided && next.decided <= next.count);
            into[next.to.index()] += u64::from(next.count);
        }
    }
    for id in graph.positions() {
        let visits = graph.visits(id);
        let reached = into[id.index()] + u64::from(visits.starts);
        assert!(reached <= u64::from(visits.count), "moves from rare positions alone are missing");
        assert_eq!(into[id.index()], u64::from(graph.reached(id).count));
    }
}

#[test]
fn numbers_at_a_move_are_those_of_the_position_it_leads_to() {
    let (corners, openings) = (professional::corners(), professional::openings());
    check_graph(&corners.graph, corners.params.min_count);
    check_graph(&openings.graph, openings.params.min_count);
    assert_eq!(openings.graph.visits(openings.walk().unwrap().last().position).starts as u64 / 100, {
        // Nearly all games start on an empty board.
        openings.graph.positions().map(|id| u64::from(openings.graph.visits(id).starts)).max().unwrap() / 100
    });
}

#[test]
fn the_usual_beginnings_of_a_corner_are_those_of_every_book() {
    let corners = professional::corners();
    let first: Vec<String> = next(&corners, &corners.walk().unwrap()).into_iter().map(|(at, _)| at).collect();
    // 3-4, 4-4, 3-3, 5-3 and 5-4, each on one of its two points.
    let known = [["R16", "Q17"], ["Q16", "Q16"], ["R17", "R17"], ["R15", "P17"], ["Q15", "P16"]];
    for (at, known) in first.iter().zip(known) {
        assert!(known.contains(&at.as_str()), "{first:?}");
    }
    // The answers to a 3-4 stone: the low approach, the high approach, and tenuki.
    let komoku = at_corner(&corners, &["R16"], &[], Color::White);
    let answers: Vec<String> = next(&corners, &komoku).into_iter().take(3).map(|(at, _)| at).collect();
    for wanted in ["-", "P17", "P16"] {
        assert!(answers.contains(&wanted.to_owned()), "{answers:?}");
    }
    let hoshi = at_corner(&corners, &["Q16"], &[], Color::White);
    let answers: Vec<(String, GraphContinuation)> = next(&corners, &hoshi);
    let on_board = answers.iter().find(|(at, _)| at != "-").unwrap();
    assert!(["R14", "O17"].contains(&on_board.0.as_str()), "the low approach: {}", on_board.0);
}

#[test]
fn a_low_approach_to_a_hoshi_is_answered_by_keima_one_space_jump_and_pincers() {
    let corners = professional::corners();
    let walk = at_corner(&corners, &["Q16"], &["R14"], Color::Black);
    let answers = next(&corners, &walk);
    let rank = |wanted: &str| answers.iter().position(|(at, _)| at == wanted);
    assert_eq!(rank("O17"), Some(0), "the keima on the other side");
    assert!(rank("O16").is_some_and(|rank| rank < 4), "the one-space jump");
    let pincers = ["R12", "R11", "R10", "Q12", "Q11", "Q10"];
    let found: Vec<&str> = pincers.into_iter().filter(|at| rank(at).is_some_and(|rank| rank < 14)).collect();
    assert!(found.len() >= 4, "{found:?}");
    assert!(rank("-").is_some_and(|rank| rank < 6), "and tenuki");
}

#[test]
fn the_invasion_at_the_three_three_point_rises_steeply_after_2016() {
    let corners = professional::corners();
    let walk = at_corner(&corners, &["Q16"], &[], Color::White);
    let invasion = next(&corners, &walk).into_iter().find(|(at, _)| at == "R17").unwrap().1;
    let (years, all) = (corners.graph.years(invasion.edge), corners.graph.years_of(walk.last().position));
    let (before, after) = (share_between(years, &all, 2000..2016), share_between(years, &all, 2017..2100));
    assert!(before < 0.06 && after > 0.15 && after > 4.0 * before, "{before} {after}");
    let since = invasion.fashionable_since.unwrap();
    assert!((2015..=2018).contains(&since), "{since}");
}

fn opening_named(openings: &OpeningGraph, moves: u32, name: &str) -> Vec<(usize, u32)> {
    let table = openings.table(moves).unwrap();
    let has = |at: usize| table.rows[at].names.iter().any(|found| found.name == name);
    (0..table.rows.len()).filter(|&at| has(at)).map(|at| (at, table.rows[at].games)).collect()
}

#[test]
fn the_table_of_openings_is_read_off_the_graph() {
    let openings = professional::openings();
    let table = openings.table(4).unwrap();
    assert!(table.rows.is_sorted_by_key(|row| std::cmp::Reverse(row.games)));
    let listed: u64 = table.rows.iter().map(|row| u64::from(row.games)).sum();
    assert!(listed * 10 > openings.games * 9, "{listed} of {} games", openings.games);
    for row in table.rows.iter().take(50) {
        assert_eq!((row.moves.len(), row.stones.len()), (4, 4));
        let mut board = Board::new(BOARD_SIZE);
        row.moves.iter().for_each(|play| _ = board.play(play.color(), play.point().unwrap()).unwrap());
        assert_eq!(board.stones().collect::<Vec<_>>(), row.stones);
        let (id, _) = openings.find(&board, Color::Black).unwrap();
        assert_eq!(openings.graph.visits(id).count, row.games);
        assert!(row.black_wins * 10 > row.decided * 3 && row.black_wins * 10 < row.decided * 7);
    }
    assert!(opening_named(&openings, 3, "Nirensei").first().is_some_and(|&(_, games)| games > 3_000));
    assert!(!opening_named(&openings, 5, "Low Chinese").is_empty());
    assert_eq!(openings.table(31), None);
}

#[test]
fn what_follows_the_empty_pattern_and_a_frequent_one_is_known() {
    let pairs = professional::collocations();
    assert!(!pairs.after(PatternId::EMPTY).is_empty());
    let most = pairs.patterns().max_by_key(|&id| pairs.after(id).len()).unwrap();
    assert!(pairs.after(most).len() > 20);
    let significant = (0..pairs.len()).filter(|&at| pairs.is_significant(at)).count();
    assert!(significant * 10 > pairs.len() * 9);
}

#[test]
fn every_position_of_the_openings_can_be_found_again() {
    let openings = professional::openings();
    for id in openings.graph.positions().step_by(997) {
        let stones = GraphWalk::new(id, Default::default()).stones(&openings.graph);
        let mut board = Board::new(BOARD_SIZE);
        board.set_up(stones.iter().map(|&(point, color)| (point, Some(color))));
        let found: Option<PositionId> = openings.find(&board, Color::Black).map(|(found, _)| found);
        assert_eq!(found, Some(id));
    }
}
