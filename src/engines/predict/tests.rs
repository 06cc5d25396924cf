//! Laws of the model: probabilities, symmetry, contexts.

use super::test_support::{corpus, random_games};
use super::*;
use katachi_core::go::{BoardSize, Color, Move, Point};
use katachi_core::pattern::Symmetry;
use katachi_core::progress::Progress;

#[test]
fn probabilities_sum_to_one_over_exactly_the_legal_moves() {
    let mut predictor = Predictor::shipped();
    for game in random_games(8) {
        let mut situation = Situation::new(game.size);
        for (number, &play) in game.moves.iter().enumerate() {
            if number % 17 == 0 {
                let policy = predictor.policy(&situation);
                let mut points: Vec<Point> = policy.iter().map(|&(point, _)| point).collect();
                points.sort_by_key(|point| (point.y, point.x));
                let legal: Vec<Point> = game.size.points().filter(|&point| situation.is_legal(point)).collect();
                assert_eq!(points, legal);
                let sum: f32 = policy.iter().map(|(_, probability)| probability).sum();
                assert!(policy.is_empty() || (sum - 1.0).abs() < 1e-4, "{sum}");
                assert!(policy.is_sorted_by(|a, b| a.1 >= b.1));
            }
            situation.play(play);
        }
    }
}

#[test]
fn turned_positions_with_the_colours_exchanged_have_the_same_probabilities() {
    let mut predictor = Predictor::shipped();
    for game in random_games(8) {
        let side = game.size.side();
        let turned = |point: Point, symmetry: Symmetry| {
            let (x, y) = symmetry.apply((usize::from(point.x), usize::from(point.y)), (side, side));
            Point::new(x as u8, y as u8)
        };
        let moves = &game.moves[..game.moves.len() * 2 / 3];
        let mut plain = Situation::new(game.size);
        let mut others = Symmetry::ALL.map(|symmetry| (symmetry, Situation::new(game.size)));
        for (number, &play) in moves.iter().enumerate() {
            plain.play(play);
            for (symmetry, other) in &mut others {
                let color = play.color().opponent();
                let image = |point| Move::play(color, turned(point, *symmetry));
                other.play(play.point().map_or(Move::pass(color), image));
            }
            if number % 25 != 0 && number + 1 != moves.len() {
                continue;
            }
            let expected = predictor.policy(&plain);
            for (symmetry, other) in &others {
                let found: std::collections::HashMap<Point, f32> = predictor.policy(other).into_iter().collect();
                for &(point, probability) in &expected {
                    let image = found[&turned(point, *symmetry)];
                    assert!((image - probability).abs() <= 1e-5, "{symmetry:?} {point:?}: {probability} {image}");
                }
            }
        }
    }
}

#[test]
fn one_predictor_follows_a_game_and_looks_at_others_in_between() {
    let (games, mut predictor) = (random_games(4), Predictor::shipped());
    let mut elsewhere = Situation::new(BoardSize::NINETEEN);
    for game in games {
        let mut situation = Situation::new(game.size);
        for (number, &play) in game.moves.iter().enumerate() {
            situation.play(play);
            if number % 23 == 0 {
                let fresh = Predictor::shipped().policy(&situation);
                assert_eq!(predictor.policy(&situation), fresh);
            }
            if number % 50 == 0 {
                elsewhere.play(Move::play(elsewhere.to_play(), Point::new((number % 19) as u8, 4)));
                predictor.policy(&elsewhere);
            }
        }
    }
}

/// Compares the table with contexts that are counted slowly, at every point before every move.
#[test]
fn counted_contexts_are_those_of_looking_at_every_point() {
    use super::context::smallest;
    use crate::fast_board::at;
    use std::collections::HashMap;
    let corpus = corpus(6);
    let table = ContextTable::build(&corpus, &Progress::new()).unwrap();
    let mut counts: HashMap<(usize, u64), ContextCounts> = HashMap::new();
    for &id in corpus.games() {
        let mut shown: HashMap<(Color, Point, usize), u64> = HashMap::new();
        Situation::new(BoardSize::NINETEEN).replay(corpus.game(id), usize::MAX, |situation, next| {
            let mover = next.color();
            for point in situation.size().points() {
                let windows = situation.contexts.windows(at(point), mover as usize);
                for (context, lanes) in windows.iter().enumerate() {
                    let key = smallest(lanes);
                    let place = (mover, point, context);
                    if situation.get(point).is_some() {
                        shown.remove(&place);
                        continue;
                    }
                    let counts = counts.entry((context, key)).or_default();
                    if shown.insert(place, key) != Some(key) {
                        counts.seen += 1;
                    }
                    if next.point() == Some(point) && situation.is_legal(point) {
                        counts.played += 1;
                        shown.remove(&place);
                    }
                }
            }
        });
    }
    let mut known = 0;
    for &id in corpus.games() {
        Situation::new(BoardSize::NINETEEN).replay(corpus.game(id), usize::MAX, |situation, next| {
            if situation.moves() % 7 != 3 {
                return;
            }
            for point in situation.size().points().filter(|&point| situation.is_legal(point)) {
                let windows = situation.contexts.windows(at(point), next.color() as usize);
                let expected: Vec<ContextCounts> = windows
                    .iter()
                    .enumerate()
                    .map(|(context, lanes)| counts.get(&(context, smallest(lanes))).copied().unwrap_or_default())
                    .take_while(|counts| counts.played >= table::MIN_PLAYS)
                    .collect();
                assert_eq!(table.counts(situation, point), expected);
                known += expected.len();
            }
        });
    }
    assert!(known > 1000, "{known}");
    let back = ContextTable::from_bytes(&table.to_bytes(), corpus.id()).unwrap();
    assert_eq!((back.to_bytes(), back.games()), (table.to_bytes(), 6));
}
