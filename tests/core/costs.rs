//! The cost of continuations, compared with games that are replayed move by move.

use std::collections::{BTreeMap, BTreeSet};

use katachi::corpus::evaluation::{Evaluation, Evaluations, Format, GameEvaluations};
use katachi::corpus::load::load_bytes;
use katachi::corpus::{Corpus, GameId};
use katachi::find::{Combined, Fixed, Hit, Query, SearchOptions, search_combined};
use katachi::go::{BoardSize, Color, GameKey, Point};
use katachi::index::Index;
use katachi::mining::corner::{CornerParams, corner_graph};
use katachi::mining::costs::{Cost, HitCosts, MoveCosts, search_costs};
use katachi::mining::fuseki::{OpeningGraphParams, opening_graph};
use katachi::mining::graph::GraphWalk;
use katachi::progress::Progress;

use super::costly_shapes::evaluations;
use crate::support::random::random_corpus;

fn costs(corpus: &Corpus, evaluations: &Evaluations) -> MoveCosts {
    MoveCosts::new(corpus, evaluations, &Progress::new()).unwrap().unwrap()
}

/// Losses, and the games that they come from.
type Lost = (Vec<i32>, BTreeSet<GameId>);

/// The loss of a move in hundredths of a point.
fn lost(corpus: &Corpus, evaluations: &Evaluations, id: GameId, index: usize) -> Option<i32> {
    let game = corpus.game(id);
    let set_up = |before: usize| before > 0 && game.setup.iter().any(|stone| stone.before_move as usize == before);
    let own = evaluations.get(GameKey::from_game(game)).filter(|_| !set_up(index) && !set_up(index + 1))?;
    own.loss(index, game.moves[index].color())?.points
}

fn same(cost: &Cost, losses: &[i32], games: usize) {
    let mean = f64::from(losses.iter().sum::<i32>()) / losses.len() as f64 / 100.0;
    assert_eq!((cost.moves, cost.games), (losses.len(), games));
    assert!((cost.mean - mean).abs() < 1e-9, "{cost:?} {mean}");
    let interval = cost.interval.filter(|interval| interval.low > interval.value || interval.high < interval.value);
    assert_eq!(interval, None);
    assert!(games >= 10 || cost.interval.is_none(), "too few games for an interval");
}

#[test]
fn openings_cost_what_their_moves_lost() {
    let corpus = random_corpus(400);
    let evaluations = evaluations(&corpus);
    let params = OpeningGraphParams { size: BoardSize::new(7).unwrap(), ..OpeningGraphParams::default() };
    let openings = opening_graph(&corpus, params, &Progress::new()).unwrap();
    let found = openings.costs(&corpus, &costs(&corpus, &evaluations), &Progress::new()).unwrap();
    let mut expected: BTreeMap<usize, Lost> = BTreeMap::new();
    for &id in corpus.games().iter().filter(|&&id| corpus.game(id).size == params.size) {
        let game = corpus.game(id);
        let start = game.opening_start();
        let until = game.setup.iter().map(|stone| stone.before_move as usize).filter(|&before| before > start).min();
        let until = until.unwrap_or(usize::MAX).min(start + params.moves as usize);
        let mut replay = game.replay();
        for (index, play) in game.moves.iter().enumerate().take(until).skip(start) {
            while replay.played() < index {
                replay.advance().unwrap();
            }
            let (Some(point), Some(loss)) = (play.point(), lost(&corpus, &evaluations, id, index)) else { continue };
            let (position, image) = openings.find(replay.board(), play.color()).unwrap();
            let Some(next) = GraphWalk::new(position, image).at(&openings.graph, point) else { continue };
            let of_edge = expected.entry(next.edge).or_default();
            of_edge.0.push(loss);
            of_edge.1.insert(id);
        }
    }
    assert!(expected.values().any(|(_, games)| games.len() >= 10), "some have an interval");
    for (edge, (losses, games)) in &expected {
        same(&found[edge], losses, games.len());
    }
    assert_eq!(found.len(), expected.len());
}

/// Evaluations of a game in which each move loses the given points, in order.
fn with_losses(corpus: &Corpus, losses: &[i32]) -> Evaluations {
    let game = corpus.game(corpus.games()[0]);
    let mut lead = 0;
    let mut positions = vec![Evaluation::new(None, Some(0))];
    for (play, loss) in game.moves.iter().zip(losses) {
        lead -= if play.color() == Color::Black { 100 * loss } else { -100 * loss };
        positions.push(Evaluation::new(None, Some(lead)));
    }
    let mut evaluations = Evaluations::default();
    evaluations.insert(GameKey::from_game(game), GameEvaluations::new(Format::KaTrain, positions).unwrap());
    evaluations
}

#[test]
fn a_tenuki_costs_what_the_answer_elsewhere_lost() {
    let loaded = load_bytes("game.sgf", b"(;SZ[19];B[qd];W[dp];B[od];W[pp])");
    let corpus = &loaded.corpus;
    let costs = costs(corpus, &with_losses(corpus, &[1, 2, 4, 8]));
    let corners = corner_graph(corpus, CornerParams::default(), &Progress::new()).unwrap();
    let found = corners.costs(corpus, &costs, &Progress::new()).unwrap();
    let mut walk = corners.walk().unwrap();
    let first = corners.graph.continuations(walk.last().position);
    // The first stones of three corners are on a 3-4 point, and on two 4-4 points.
    let of_first: Vec<(u32, f64)> = first.iter().map(|next| (next.count, found[&next.edge].mean)).collect();
    assert_eq!(of_first, [(2, 5.0), (1, 1.0)]);
    walk.step(&corners.graph, first[1].edge);
    let tenuki = corners.graph.continuations(walk.last().position);
    assert_eq!((tenuki.len(), tenuki[0].point, found[&tenuki[0].edge].mean), (1, None, 2.0));
}

fn ask(corpus: &Corpus, costs: &MoveCosts, question: &Combined) -> (HitCosts, katachi::find::FindResult) {
    let index = Index::build(corpus, &Progress::new()).unwrap();
    let all = SearchOptions { games: None, by_colors: None, keep: usize::MAX };
    let found = search_costs(corpus, &index, (question, None), &all, costs, &Progress::new()).unwrap();
    (found, search_combined(corpus, &index, question, None, &all, &Progress::new()).unwrap())
}

/// The index of the move that plays the next stone of a hit.
fn next_move(corpus: &Corpus, hit: &Hit) -> usize {
    let mut replay = corpus.game(hit.game).replay();
    let next = hit.next().unwrap();
    while replay.played() < hit.moves as usize || replay.board().get(next.point) != Some(next.color) {
        replay.advance().unwrap();
    }
    replay.played() - 1
}

#[test]
fn the_hits_of_a_search_cost_what_their_next_moves_lost() {
    let corpus = random_corpus(90);
    let evaluations = evaluations(&corpus);
    let costs = costs(&corpus, &evaluations);
    let in_corner = |query: Query| -> Result<Query, katachi::find::QueryError> {
        let mut query = query.fixed(Fixed::ByEdges).unwrap();
        query.swap = false;
        Ok(query)
    };
    let corner: Combined = "-----\n....|\n....|\n....|".parse().unwrap();
    let corner = corner.with_queries(&in_corner).unwrap();
    let (found, result) = ask(&corpus, &costs, &corner);
    let mut expected: BTreeMap<((usize, usize), usize), Lost> = BTreeMap::new();
    for hit in result.kept.iter().filter(|hit| hit.next().is_some()) {
        let (next, index) = (hit.next().unwrap(), next_move(&corpus, hit));
        let Some(loss) = lost(&corpus, &evaluations, hit.game, index) else { continue };
        let at = (i32::from(next.point.x) - hit.place().0, i32::from(next.point.y) - hit.place().1);
        let kind = expected.entry(((at.0 as usize, at.1 as usize), next.color as usize)).or_default();
        kind.0.push(loss);
        kind.1.insert(hit.game);
    }
    assert!(!expected.is_empty());
    for ((at, color), (losses, games)) in &expected {
        same(found[at][*color].as_ref().unwrap(), losses, games.len());
    }
    assert_eq!(found.values().flatten().flatten().count(), expected.len());
}

#[test]
fn turned_hits_and_sequences_are_counted_where_their_continuations_are() {
    let corpus = random_corpus(60);
    let mut whole = Evaluations::default();
    for &id in corpus.games() {
        let game = corpus.game(id);
        let positions = (0..=game.moves.len() as i32).map(|at| Evaluation::new(None, Some(at * 10)));
        whole.insert(GameKey::from_game(game), GameEvaluations::new(Format::KaTrain, positions.collect()).unwrap());
    }
    let costs = costs(&corpus, &whole);
    for text in ["XO\n..", "X.\n.O", "X1\n2.", "X.O\n...", "X.\nAND\nO.O", "X.\nTHEN 30\nO."] {
        let question: Combined = text.parse().unwrap();
        let (found, result) = ask(&corpus, &costs, &question);
        assert!(result.hits > 20, "{text}: {}", result.hits);
        for next in &result.continuations {
            let counts = [next.black + next.black_later, next.white + next.white_later];
            for (color, count) in counts.into_iter().enumerate() {
                let cost = found.get(&next.at).and_then(|costs| costs[color]);
                // A move that continues several hits counts once, and moves beside set-up stones are left out.
                assert!(cost.is_none_or(|cost| cost.moves as u64 <= count), "{text} {next:?} {cost:?}");
                assert!(count < 4 || cost.is_some(), "{text} {next:?}");
            }
        }
        assert!(found.keys().all(|at| result.continuations.iter().any(|next| next.at == *at)), "{text}");
    }
}

#[test]
fn a_board_is_known_in_every_image() {
    let loaded = load_bytes(
        "games.sgf",
        b"(;SZ[9];B[cc];W[gg];B[cg];W[gc])(;SZ[9];B[gc];W[cg];B[cc];W[gg])(;SZ[9];W[gg];B[cc];W[gc];B[ee])",
    );
    let corpus = &loaded.corpus;
    let mut evaluations = Evaluations::default();
    for (id, third) in corpus.games().iter().zip([100, 300, 500]) {
        let game = corpus.game(*id);
        let sign = if game.moves[2].color() == Color::Black { -1 } else { 1 };
        let positions = [0, 0, 0, sign * third, sign * third].map(|lead| Evaluation::new(None, Some(lead)));
        let own = GameEvaluations::new(Format::KaTrain, positions.to_vec()).unwrap();
        evaluations.insert(GameKey::from_game(game), own);
    }
    let costs = costs(corpus, &evaluations);
    let board = corpus.game(corpus.games()[0]).board_before(2);
    let points = ["cg", "gc", "ee"].map(|at| Point::from_sgf(at).unwrap());
    let found = costs.at(corpus, (&board, Color::Black), &points, &Progress::new()).unwrap();
    // The two remaining corners look the same: each has the moves of all games.
    let means: Vec<Option<(usize, f64)>> = found.iter().map(|cost| cost.map(|cost| (cost.moves, cost.mean))).collect();
    assert_eq!(means, [Some((3, 3.0)), Some((3, 3.0)), None]);
    let board = corpus.game(corpus.games()[0]).board_before(1);
    let elsewhere = costs.at(corpus, (&board, Color::Black), &points, &Progress::new()).unwrap();
    assert_eq!(elsewhere, [None, None, None], "nobody moved twice there");
}
