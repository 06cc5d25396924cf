//! Compares tactics with a plain board, on which the move is played.

use super::situation::Situation;
use super::tactics::{Ladders, Tactics, tactics};
use super::test_support::random_games;
use crate::fast_board::{at, code};
use katachi_core::go::{Board, BoardSize, Color, Point};

/// Distinct chains of a colour next to a point, by one of their stones.
fn chains_beside(board: &Board, here: Point, color: Color) -> Vec<Point> {
    let mut chains: Vec<Point> = Vec::new();
    for (dx, dy) in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
        let Some(beside) = here.offset(dx, dy, board.size()) else { continue };
        if board.get(beside) == Some(color) && !chains.iter().any(|&other| board.same_chain(other, beside)) {
            chains.push(beside);
        }
    }
    chains
}

/// Whether the chain at `chain` is caught by ataris alone, with its own side to move. A plain search on plain boards.
fn caught(board: &Board, chain: Point, plies: usize) -> bool {
    let Some(defender) = board.get(chain) else { return true };
    let attacker = defender.opponent();
    match board.liberties(chain).len() {
        0 => true,
        1 => {
            let mut tries = board.liberties(chain);
            for stone in board.chain(chain) {
                for (dx, dy) in [(0, -1), (-1, 0), (1, 0), (0, 1)] {
                    let Some(beside) = stone.offset(dx, dy, board.size()) else { continue };
                    if board.get(beside) == Some(attacker) && board.liberties(beside).len() == 1 {
                        tries.extend(board.liberties(beside));
                    }
                }
            }
            !tries.into_iter().any(|at| {
                let mut next = board.clone();
                board.is_legal(defender, at) && next.play(defender, at).is_ok() && !attacked(&next, chain, plies)
            })
        }
        _ => attacked(board, chain, plies),
    }
}

/// The attacker to move.
fn attacked(board: &Board, chain: Point, plies: usize) -> bool {
    let Some(defender) = board.get(chain) else { return true };
    let attacker = defender.opponent();
    match board.liberties(chain).len() {
        0 | 1 => true,
        2 if plies > 0 => board.liberties(chain).into_iter().any(|at| attack(board, chain, at, attacker, plies - 1)),
        _ => false,
    }
}

fn attack(board: &Board, chain: Point, at: Point, attacker: Color, plies: usize) -> bool {
    let mut next = board.clone();
    board.is_legal(attacker, at)
        && next.play(attacker, at).is_ok()
        && next.get(at).is_some()
        && next.liberties(chain).len() == 1
        && caught(&next, chain, plies)
}

const PLIES: usize = 40;

fn slow(board: &Board, color: Color, here: Point, last: Option<Point>) -> Tactics {
    let enemy = color.opponent();
    let (own, enemies) = (chains_beside(board, here, color), chains_beside(board, here, enemy));
    let mut after = board.clone();
    let played = after.play(color, here).unwrap();
    let captured = |chain: &&Point| after.get(**chain).is_none();
    let size = |chain: Point| board.chain_size(chain) as u16;
    let liberties = |chain: Point| board.liberties(chain).len();
    let saved: Vec<Point> = own.iter().copied().filter(|&chain| liberties(chain) == 1).collect();
    let in_atari: Vec<Point> =
        enemies.iter().copied().filter(|&chain| after.get(chain).is_some() && liberties(chain) == 2).collect();
    Tactics {
        captured: played.captured as u16,
        captures_cutter: enemies.iter().filter(captured).any(|&chain| {
            board
                .chain(chain)
                .into_iter()
                .any(|stone| chains_beside(board, stone, color).into_iter().any(|beside| liberties(beside) == 1))
        }),
        captures_last: last
            .is_some_and(|last| enemies.iter().filter(captured).any(|&chain| board.same_chain(chain, last))),
        saved: saved.iter().map(|&chain| size(chain)).sum(),
        liberties: after.liberties(here).len() as u16,
        stones: after.chain_size(here) as u16,
        escapes: !saved.is_empty() && !attacked(&after, here, PLIES),
        atari: in_atari.iter().map(|&chain| size(chain)).sum(),
        ladder: in_atari.iter().any(|&chain| attack(board, chain, here, color, PLIES)),
        presses: enemies.iter().filter(|&&chain| liberties(chain) == 3).map(|&chain| size(chain)).sum(),
        threatened: own
            .iter()
            .filter(|&&chain| liberties(chain) == 2 && attacked(board, chain, PLIES))
            .map(|&chain| size(chain))
            .sum(),
        own_chains: own.len() as u8,
        enemy_chains: enemies.len() as u8,
        ko: after.ko().is_some(),
        own_fewest: own.iter().map(|&chain| liberties(chain)).min().unwrap_or(0) as u16,
        enemy_fewest: enemies.iter().map(|&chain| liberties(chain)).min().unwrap_or(0) as u16,
        own_most: own.iter().map(|&chain| liberties(chain)).max().unwrap_or(0) as u16,
    }
}

#[test]
fn tactics_are_what_playing_the_move_shows() {
    let (mut compared, mut ladders_seen, mut escapes_seen) = (0, 0, 0);
    for game in random_games(24) {
        let mut board = Board::new(game.size);
        let mut situation = Situation::new(game.size);
        for (number, &play) in game.moves.iter().enumerate() {
            match play.point() {
                Some(point) => {
                    board.play(play.color(), point).unwrap();
                }
                None => board.pass(),
            }
            situation.play(play);
            if number % 11 != 3 {
                continue;
            }
            let color = play.color().opponent();
            let last = play.point().filter(|&point| board.get(point).is_some());
            let mut ladders = Ladders::new();
            for here in game.size.points().filter(|&here| board.is_legal(color, here)) {
                let last_at = last.map_or(0, at);
                let found = tactics(&situation.board, &mut ladders, code(color), at(here), last_at);
                let expected = slow(&board, color, here, last);
                assert_eq!(found, expected, "{color:?} at {here:?}\n{board}");
                compared += 1;
                ladders_seen += usize::from(found.ladder);
                escapes_seen += usize::from(found.escapes);
            }
        }
    }
    assert!(compared > 3000 && ladders_seen > 20 && escapes_seen > 100, "{compared} {ladders_seen} {escapes_seen}");
}

#[test]
fn a_ladder_runs_across_the_board_and_a_breaker_stops_it() {
    let mut board = Board::new(BoardSize::NINETEEN);
    let stone = |x, y, color| (Point::new(x, y), Some(color));
    board.set_up([
        stone(4, 4, Color::White),
        stone(3, 4, Color::Black),
        stone(4, 3, Color::Black),
        stone(3, 5, Color::Black),
    ]);
    let read = |board: &Board| {
        let situation = Situation::of_board(board, Color::Black);
        let catch = |x, y| {
            let here = at(Point::new(x, y));
            tactics(&situation.board, &mut Ladders::new(), code(Color::Black), here, 0).ladder
        };
        (catch(5, 4), catch(4, 5))
    };
    assert_eq!(read(&board), (true, false));
    board.set_up([stone(14, 15, Color::White)]);
    assert_eq!(read(&board), (false, false));
}
