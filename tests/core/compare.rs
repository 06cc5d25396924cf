//! Comparisons of two corpora agree with slow and obvious counting.

use std::collections::{BTreeMap, BTreeSet};

use crate::support::random::Random;
use crate::support::turned::with_threads;
use katachi::corpus::Corpus;
use katachi::corpus::evaluation::Evaluations;
use katachi::corpus::load::{load, load_bytes};
use katachi::library::{self, professional};
use katachi::mining::compare::{
    ComparedGraph, Contrast, Proportion, Unit, compare_moves, compare_openings, compare_shapes, moves_at,
};
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::costly_shapes::Voice;
use katachi::mining::fuseki::{OpeningGraphParams, opening_graph};
use katachi::mining::player::{PlayerProfileParams, ReferenceFigures, player_profile};
use katachi::mining::statistics::{MAX_Q_VALUE, q_values};
use katachi::mining::{MiningParams, PatternSource, mine};
use katachi::progress::Progress;

/// The games with even and with odd numbers.
fn halves() -> [Corpus; 2] {
    let sample = library::self_play().corpus;
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
            let alone = Contrast::new(x, y).unwrap();
            assert_eq!(row.contrast.log_odds, alone.log_odds);
            assert!(unit != Unit::Games || row.contrast == alone);
            let difference = x.share() - y.share();
            assert!(row.contrast.log_odds * difference >= 0.0 && (row.contrast.log_odds == 0.0) == (difference == 0.0));
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
    let graph = corner_graph(&a, CornerParams::default(), &progress).unwrap();
    let found = compare_moves([(&graph).into(); 2], 10, &progress).unwrap();
    assert!(found.positions > 5 && found.rows.len() > found.positions);
    assert!(found.rows.iter().all(|row| row.contrast.log_odds == 0.0 && row.q_value == 1.0 && row.here == row.there));
}

#[test]
fn moves_in_corners_are_compared_position_by_position() {
    let [a, b] = halves();
    let progress = Progress::new();
    let [of_a, of_b] = [&a, &b].map(|games| corner_graph(games, CornerParams::default(), &progress).unwrap());
    let sides = [&of_a, &of_b].map(ComparedGraph::from);
    let [x, y] = sides.map(|side| side.graph);
    let found = compare_moves(sides, 10, &progress).unwrap();
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
        assert_eq!(row.tally_here, Proportion::new(count(x, row.here), of(x.visits(row.here))));
        assert_eq!(row.tally_there, Proportion::new(count(y, row.there), of(y.visits(row.there))));
    }
    assert!(found.positions >= positions.len());
    let (here, there) = (found.rows[0].here, found.rows[0].there);
    let at = moves_at((sides[0], here), (sides[1], there));
    let sum: u64 = at.iter().map(|row| row.tally_here.count).sum();
    assert_eq!(sum, u64::from(x.visits(here).continued()));
    // Below a cut-off only a bound is known.
    let cut = corner_graph(&b, CornerParams { min_count: 20, ..CornerParams::default() }, &progress).unwrap();
    let cut_rows = compare_moves([sides[0], (&cut).into()], 10, &progress).unwrap().rows;
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

/// The sign of each difference is that of the shares, for all small tables in groups of any size.
#[test]
fn a_ratio_never_contradicts_its_shares() {
    for of_a in [1, 2, 24, 690, 70_000] {
        for of_b in [1, 24, 2_000, 11_274_295] {
            for (a, b) in (0..=24).flat_map(|a| (0..=24).map(move |b| (a, b))) {
                let (here, there) = (Proportion::new(a, of_a), Proportion::new(b, of_b));
                let found = Contrast::new(here, there).unwrap();
                let difference = here.share() - there.share();
                assert!(found.log_odds * difference >= 0.0, "{here:?} {there:?} {found:?}");
                assert_eq!(found.log_odds == 0.0, difference == 0.0, "{here:?} {there:?}");
                assert!(found.z * difference >= 0.0 && found.low <= found.log_odds && found.log_odds <= found.high);
                assert!(found.low.is_finite() && found.high.is_finite() && (0.0..=1.0).contains(&found.p_value));
                assert_eq!(found.p_value < 0.05, found.z.abs() > 1.959_963_985, "{here:?} {there:?} {found:?}");
            }
        }
    }
}

/// Three games beside millions of moves: what they lack is no finding.
#[test]
fn what_a_few_games_lack_is_rarer_there_and_says_nothing() {
    let sgf = "(;SZ[19];B[pd];W[dp];B[qp];W[dd];B[fq];W[cn])(;SZ[19];B[pp];W[dd];B[cp];W[qd];B[eq];W[oc])\
               (;SZ[19];B[qd];W[dc];B[pq];W[dq];B[ce];W[cf])";
    let corpus = load_bytes("three.sgf", sgf.as_bytes()).corpus;
    let progress = Progress::new();
    let window = "square:5".parse().unwrap();
    let shapes = mine(&corpus, &MiningParams::new(window, PatternSource::Move), &progress).unwrap();
    let there = professional::shapes(&shapes.params.window).unwrap();
    for unit in [Unit::Moves, Unit::Games] {
        let found = compare_shapes(&shapes, &there, unit, 20, &progress).unwrap();
        assert!(found.rows.len() > 500);
        let never: Vec<_> = found.rows.iter().filter(|row| row.here.is_none()).collect();
        assert!(never.iter().all(|row| row.contrast.log_odds < 0.0 && row.q_value > MAX_Q_VALUE), "{unit:?}");
        let z = never.iter().map(|row| row.contrast.z).fold(f64::INFINITY, f64::min);
        // These three games lack some shapes that nearly every game has.
        assert!(z > if unit == Unit::Games { -4.0 } else { -3.0 }, "{unit:?}: {z}");
    }
    let openings = opening_graph(&corpus, OpeningGraphParams { moves: 4, ..OpeningGraphParams::default() }, &progress);
    let rows = compare_openings(&openings.unwrap(), &professional::openings(), 4, 20, &progress).unwrap();
    assert!(rows.len() > 100 && rows.iter().all(|row| row.here.is_some() || row.contrast.log_odds < 0.0));
    assert!(rows.iter().all(|row| row.q_value > MAX_Q_VALUE));
}

/// One of the lists of a comparison, by its name: for each row whether it is sure, and whether it was never seen here.
type Compared = (&'static str, Vec<(bool, bool)>);

fn compared_with_professionals(games: &Corpus) -> Vec<Compared> {
    let progress = Progress::new();
    let window = "square:5".parse().unwrap();
    let params = PlayerProfileParams::default();
    let there = ReferenceFigures {
        games: professional::contents().games,
        shapes: professional::shapes(&window).unwrap(),
        corners: professional::corners(),
        openings: professional::openings(),
    };
    let shapes = mine(games, &MiningParams::new(window, PatternSource::Move), &progress).unwrap();
    let by = |unit| {
        let rows = compare_shapes(&shapes, &there.shapes, unit, 20, &progress).unwrap().rows;
        rows.iter().map(|row| (row.q_value <= MAX_Q_VALUE, row.tally_here.count == 0)).collect()
    };
    let voice = Voice::everybody(games);
    let profile = player_profile(games, &Evaluations::default(), &voice, &there, &params, &progress).unwrap();
    let openings = profile.openings.iter().map(|row| (row.q_value <= MAX_Q_VALUE, row.here.count == 0));
    let first = profile.first_moves.iter().map(|row| (row.q_value <= MAX_Q_VALUE, row.here.count == 0));
    let corners = profile.corners.iter().map(|row| (row.q_value <= MAX_Q_VALUE, row.here.count == 0));
    let costly_shapes =
        profile.shapes.rows.iter().map(|row| (row.ratio_q_value.is_some_and(|q| q <= MAX_Q_VALUE), row.played == 0));
    let four_moves = OpeningGraphParams { moves: 4, ..OpeningGraphParams::default() };
    let graph = opening_graph(games, four_moves, &progress).unwrap();
    let compared = compare_openings(&graph, &there.openings, 4, 20, &progress).unwrap();
    let compared = compared.iter().map(|row| (row.q_value <= MAX_Q_VALUE, row.tally_here.count == 0));
    let corner_moves = corner_graph(games, CornerParams::default(), &progress).unwrap();
    let moves = compare_moves([(&corner_moves).into(), (&*there.corners).into()], 20, &progress).unwrap();
    let moves = moves.rows.iter().map(|row| (row.q_value <= MAX_Q_VALUE, row.tally_here.count == 0));
    vec![
        ("openings of libraries", compared.collect()),
        ("corners of libraries", moves.collect()),
        ("shapes by moves", by(Unit::Moves)),
        ("shapes by games", by(Unit::Games)),
        ("shapes by offers", by(Unit::Offers)),
        ("openings", openings.collect()),
        ("first moves", first.collect()),
        ("corners", corners.collect()),
        ("costly shapes", costly_shapes.collect()),
    ]
}

/// Games of the professional collection, drawn by chance, beside the collection; then two eras, which do differ.
#[test]
#[ignore = "takes minutes: KATACHI_GAMES names games of the professional collection"]
fn games_drawn_at_random_differ_in_nothing_and_eras_do() {
    let path = std::env::var_os("KATACHI_GAMES").expect("KATACHI_GAMES names the games");
    let corpus = load(&[path.into()], None, false, &Progress::new()).unwrap().corpus;
    let mut random = Random(7);
    let mut totals: BTreeMap<&str, usize> = BTreeMap::new();
    for k in [3, 10, 30, 100, 300] {
        let mut counts: BTreeMap<&str, [usize; 4]> = BTreeMap::new();
        for _ in 0..20 {
            let mut drawn = BTreeSet::new();
            while drawn.len() < k {
                drawn.insert(corpus.games()[random.below(corpus.games().len())]);
            }
            for (name, rows) in compared_with_professionals(&corpus.only(drawn.into_iter().collect())) {
                let counts = counts.entry(name).or_default();
                counts[0] += usize::from(rows.iter().any(|row| row.0));
                counts[1] += rows.iter().filter(|row| row.0).count();
                counts[2] += rows.iter().take(20).filter(|row| row.1).count();
                counts[3] += rows.len().min(20);
            }
        }
        for (name, [drawings, sure, never, first]) in counts {
            eprintln!(
                "{k} games, {name}: {drawings} of 20 with {sure} sure rows; {never} of the first {first} never here"
            );
            *totals.entry(name).or_default() += drawings;
        }
    }
    let era = |years: std::ops::Range<i16>| {
        let games =
            corpus.games().iter().copied().filter(|&id| corpus.year(id).is_some_and(|year| years.contains(&year)));
        corpus.only(games.collect())
    };
    for (name, rows) in compared_with_professionals(&era(1600..1930)) {
        eprintln!("before 1930, {name}: {} of {} sure", rows.iter().filter(|row| row.0).count(), rows.len());
        assert!(rows.iter().filter(|row| row.0).count() > 10.min(rows.len() / 4), "{name}");
    }
    assert!(totals.values().all(|&drawings| drawings < 5), "of a hundred: {totals:?}");
}
