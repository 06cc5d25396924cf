//! Compares the nested contexts with windows that are scanned cell by cell.

use std::collections::HashMap;

use super::context::{CONTEXT_DISTANCES, CONTEXTS, Keys, Lanes, context_points, distance, smallest, xor};
use super::situation::Situation;
use super::test_support::random_games;
use crate::fast_board::at;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::pattern::Symmetry;

/// Every cell of a window, one by one, in one orientation: the slow, obvious way.
fn scanned_cells(situation: &Situation, centre: Point, context: usize, mover: Color, turn: Symmetry) -> Vec<u8> {
    let size = situation.size();
    let reach: i32 = 18;
    let mut cells = Vec::new();
    for dy in -reach..=reach {
        for dx in -reach..=reach {
            let far = dx.abs() + dy.abs() + dx.abs().max(dy.abs());
            if far > i32::from(CONTEXT_DISTANCES[context]) {
                continue;
            }
            let (tx, ty) = turn.inverse().apply_step((dx, dy));
            cells.push(match centre.offset(tx, ty, size) {
                None => 3,
                Some(point) => match situation.get(point) {
                    None => 0,
                    Some(color) if color == mover => 1,
                    Some(_) => 2,
                },
            });
        }
    }
    cells
}

fn scanned_class(situation: &Situation, centre: Point, context: usize, mover: Color) -> Vec<u8> {
    Symmetry::ALL.map(|turn| scanned_cells(situation, centre, context, mover, turn)).into_iter().min().unwrap()
}

#[test]
fn windows_name_the_same_classes_as_scanning_does() {
    let mut known: HashMap<(usize, u64), Vec<u8>> = HashMap::new();
    let mut named: HashMap<(usize, Vec<u8>), u64> = HashMap::new();
    for game in random_games(8) {
        let mut situation = Situation::new(game.size);
        for (number, &play) in game.moves.iter().enumerate() {
            situation.play(play);
            // Test a few positions of each game and a fifth of their points, but all windows.
            if number % 37 != 5 {
                continue;
            }
            for point in
                game.size.points().filter(|point| (usize::from(point.x) * 7 + usize::from(point.y)) % 5 == number % 5)
            {
                for mover in Color::BOTH {
                    let windows = situation.contexts.windows(at(point), mover as usize);
                    for (context, lanes) in windows.iter().enumerate() {
                        let (key, class) = (smallest(lanes), scanned_class(&situation, point, context, mover));
                        assert_eq!(*known.entry((context, key)).or_insert_with(|| class.clone()), class);
                        assert_eq!(*named.entry((context, class)).or_insert(key), key);
                    }
                }
            }
        }
    }
    assert!(known.len() > 10_000);
}

#[test]
fn incremental_windows_are_those_of_a_fresh_scan() {
    let keys = Keys::get();
    for game in random_games(4) {
        let mut situation = Situation::new(game.size);
        game.moves.iter().for_each(|&play| situation.play(play));
        for centre in game.size.points() {
            for mover in Color::BOTH {
                let mut scanned: [Lanes; CONTEXTS] = [[0; 8]; CONTEXTS];
                let mut stones = [[0; CONTEXTS]; 2];
                for dy in -18..=18_i32 {
                    for dx in -18..=18_i32 {
                        let far = (dx.abs() + dy.abs() + dx.abs().max(dy.abs())) as u8;
                        let first = CONTEXT_DISTANCES.iter().position(|&reach| far <= reach).unwrap();
                        let cell = match centre.offset(dx, dy, game.size) {
                            None => Some(2),
                            Some(point) => situation.get(point).map(|color| {
                                stones[color as usize][first] += 1;
                                usize::from(color != mover)
                            }),
                        };
                        if let Some(kind) = cell {
                            scanned[first..].iter_mut().for_each(|window| xor(window, keys.cell(dx, dy, kind)));
                        }
                    }
                }
                assert_eq!(situation.contexts.windows(at(centre), mover as usize), scanned);
                for (color, stones) in stones.iter().enumerate() {
                    assert_eq!(situation.contexts.stones(at(centre), color), stones);
                }
            }
        }
    }
}

#[test]
fn the_stop_rule_counts_stones_and_edges() {
    for game in random_games(3) {
        let mut situation = Situation::new(game.size);
        for (number, &play) in game.moves.iter().enumerate() {
            situation.play(play);
            if number % 20 != 0 {
                continue;
            }
            let (size, side) = (game.size, game.size.side() as i32);
            for centre in size.points() {
                for asked in 1..8 {
                    let inside = |context: usize| {
                        let reach = i32::from(CONTEXT_DISTANCES[context]);
                        let stones = context_points(centre, context, size)
                            .into_iter()
                            .filter(|&point| situation.get(point).is_some())
                            .count();
                        let off = |dx: i32, dy: i32, steps: i32| {
                            (1..=steps).any(|by| centre.offset(dx * by, dy * by, size).is_none())
                        };
                        let edges = [(1, 0), (-1, 0), (0, 1), (0, -1)];
                        stones + edges.into_iter().filter(|&(dx, dy)| off(dx, dy, (reach / 2).min(side))).count()
                    };
                    let expected = (0..CONTEXTS).find(|&context| inside(context) >= asked).unwrap_or(CONTEXTS - 1);
                    assert_eq!(situation.contexts.stop(at(centre), asked), expected);
                }
            }
        }
    }
}

#[test]
fn windows_grow_to_the_whole_board() {
    let size = BoardSize::NINETEEN;
    let corner = Point::new(0, 0);
    let counts: Vec<usize> =
        (0..CONTEXTS).map(|context| context_points(Point::new(9, 9), context, size).len()).collect();
    assert!(counts.is_sorted_by(|a, b| a < b), "{counts:?}");
    assert_eq!(counts[..5], [5, 9, 13, 21, 29]);
    assert_eq!(context_points(corner, CONTEXTS - 1, size).len(), 361);
    assert_eq!(distance(corner, Point::new(18, 18)), 54);
}
