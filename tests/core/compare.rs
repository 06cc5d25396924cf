//! Two corpora held against each other, beside slow and obvious counting.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::turned::with_threads;
use katachi::corpus::Corpus;
use katachi::library;
use katachi::mining::compare::{Contrast, Proportion, Unit, compare_moves, compare_openings, compare_shapes, moves_at};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::fuseki::{OpeningGraphParams, opening_graph};
use katachi::mining::statistics::q_values;
use katachi::mining::{MiningParams, PatternSource, mine};
use katachi::progress::Progress;

/// The games of even and of odd numbers.
fn halves() -> [Corpus; 2] {
    let sample = library::sample().corpus;
    [0, 1].map(|rest| sample.only(sample.games().iter().copied().filter(|id| id.0 % 2 == rest).collect()))
}

#[test]
fn shapes_of_two_choices_of_games_are_those_that_are_counted_one_by_one() {
    let [a, b] = halves();
    assert_ne!(a.id(), b.id());
    let params = MiningParams::new("square:3".parse().unwrap(), PatternSource::Move);
    let progress = Progress::new();
    let (a, b) = (mine(&a, &params, &progress).unwrap(), mine(&b, &params, &progress).unwrap());
    for unit in Unit::ALL {
        let found = compare_shapes(&a, &b, unit, 1, &progress).unwrap();
        let mut expected: BTreeMap<Vec<String>, (Proportion, Proportion)> = BTreeMap::new();
        let patterns = (0..a.len()).map(|at| a.pattern(at)).chain((0..b.len()).map(|at| b.pattern(at)));
        for pattern in patterns {
            let [x, y] = [&a, &b].map(|mined| {
                let stats = mined.find(&pattern).map(|at| *mined.stats(at));
                let (count, games, appeared) = stats.map_or((0, 0, 0), |s| (s.occurrences, s.games, s.appeared));
                match unit {
                    Unit::Moves => Proportion::new(count, mined.occurrences),
                    Unit::Games => Proportion::new(games, mined.games),
                    Unit::Offers => Proportion::new(count, appeared),
                }
            });
            if unit != Unit::Offers || x.of > 0 && y.of > 0 {
                expected.insert(pattern.rows(), (x, y));
            }
        }
        assert_eq!(found.rows.len(), expected.len());
        let p: Vec<f64> = found.rows.iter().map(|row| row.contrast.p_value).collect();
        for (row, q) in found.rows.iter().zip(q_values(&p)) {
            let (x, y) = expected[&row.pattern(&a, &b).unwrap().rows()];
            assert_eq!((row.tally_here, row.tally_there), (x, y));
            assert_eq!(row.contrast, Contrast::new(x, y).unwrap());
            assert_eq!(row.q_value, q);
        }
        assert!(found.rows.is_sorted_by(|a, b| a.contrast.z.abs() >= b.contrast.z.abs()));
        for at in 0..a.len() {
            assert_eq!(found.of_row(at).and_then(|row| row.here), found.of_row(at).map(|_| at));
        }
        let again = with_threads(1, || compare_shapes(&a, &b, unit, 1, &progress).unwrap());
        assert_eq!(again, found, "whatever the number of threads");
    }
}

#[test]
fn a_choice_of_games_against_itself_differs_in_nothing() {
    let [a, _] = halves();
    let progress = Progress::new();
    let graph = corner_graph(&a, CornerParams::default(), &progress).unwrap().graph;
    let found = compare_moves(&graph, &graph, (1, 1), 10, &progress).unwrap();
    assert!(found.positions > 5 && found.rows.len() > found.positions);
    assert!(found.rows.iter().all(|row| row.contrast.log_odds == 0.0 && row.q_value == 1.0 && row.here == row.there));
}

#[test]
fn moves_in_corners_are_compared_position_by_position() {
    let [a, b] = halves();
    let progress = Progress::new();
    let [x, y] = [&a, &b].map(|games| corner_graph(games, CornerParams::default(), &progress).unwrap().graph);
    let found = compare_moves(&x, &y, (1, 1), 10, &progress).unwrap();
    let mut positions = BTreeSet::new();
    for row in &found.rows {
        positions.insert(row.here);
        assert!(x.visits(row.here).continued() >= 10 && y.visits(row.there).continued() >= 10);
        // The oracle: the stones are the same, and the counts are those of the two lists of continuations.
        assert_eq!(x.stone_counts(row.here), y.stone_counts(row.there));
        let count = |graph: &katachi::mining::graph::PositionGraph<2>, id| -> u64 {
            let next = graph.continuations(id).into_iter().filter(|next| next.point == row.point);
            next.map(|next| u64::from(next.count)).sum()
        };
        let of = |visits: katachi::mining::graph::Visits| u64::from(visits.continued());
        assert_eq!(row.tally_here, Proportion::new(count(&x, row.here), of(x.visits(row.here))));
        assert_eq!(row.tally_there, Proportion::new(count(&y, row.there), of(y.visits(row.there))));
    }
    assert!(found.positions >= positions.len());
    let (here, there) = (found.rows[0].here, found.rows[0].there);
    let at = moves_at((&x, here), (&y, there), (1, 1));
    let sum: u64 = at.iter().map(|row| row.tally_here.count).sum();
    assert_eq!(sum, u64::from(x.visits(here).continued()));
    // Below a cut nothing is known but a bound.
    let cut = corner_graph(&b, CornerParams { min_count: 20, ..CornerParams::default() }, &progress).unwrap().graph;
    let cut_rows = compare_moves(&x, &cut, (1, 20), 10, &progress).unwrap().rows;
    assert!(cut_rows.iter().any(|row| row.tally_there.at_most));
    assert!(cut_rows.iter().filter(|row| row.tally_there.at_most).all(|row| row.tally_there.count < 20));
}

#[test]
fn openings_are_compared_by_games() {
    let [a, b] = halves();
    let progress = Progress::new();
    let params = OpeningGraphParams { moves: 4, ..OpeningGraphParams::default() };
    let [x, y] = [&a, &b].map(|games| opening_graph(games, params, &progress).unwrap());
    let rows = compare_openings(&x, &y, 4, 1, &progress).unwrap();
    for (games, here) in [(&a, true), (&b, false)] {
        let counted: u64 = rows.iter().map(|row| if here { row.tally_here.count } else { row.tally_there.count }).sum();
        assert_eq!(counted, games.games().len() as u64, "each game has one opening");
    }
    assert!(rows.iter().all(|row| row.here.is_some() || row.there.is_some()));
    let both = rows.iter().find(|row| row.here.is_some() && row.there.is_some()).unwrap();
    let stones = |graph: &katachi::mining::fuseki::OpeningGraph, id: Option<_>| graph.opening(id.unwrap(), 4).stones;
    assert_eq!(stones(&x, both.here), stones(&y, both.there));
}
