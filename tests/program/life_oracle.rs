//! The solver of life and death agrees with a plain search of every move on thousands of random corners, under each ko
//! rule, and on shapes whose answer every player knows.

use std::collections::HashSet;

use crate::support::corner::corner;
use crate::support::sweep::{rounds, seed};
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::progress::Progress;
use katachi::tsumego::explore::{ProblemExplorer, Step};
use katachi::tsumego::problem::{FieldParams, ProblemError, TsumegoProblem};
use katachi::tsumego::solver::{LifeStatus, Reach, Solution, SolverParams, solve};

const EMPTY: u8 = 0;
const ATTACKER: u8 = 1;
const DEFENDER: u8 = 2;

fn params() -> SolverParams {
    SolverParams { time: None, max_nodes: 20_000_000, table_bits: 16, ..SolverParams::default() }
}

/// One step of a sequence that is the same in every run.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % bound
    }
}

/// A corner of the board, in rows. Beyond its right and lower sides are attackers that cannot be captured.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
struct Corner {
    width: usize,
    height: usize,
    /// The cells, of which the first `width * height` are used.
    cells: [u8; 12],
    /// The point where a single stone has just captured a single stone.
    ko: Option<usize>,
}

impl Corner {
    fn points(&self) -> std::ops::Range<usize> {
        0..self.width * self.height
    }

    fn next_to(&self, at: usize) -> impl Iterator<Item = usize> + use<> {
        let (x, y, width) = (at % self.width, at / self.width, self.width);
        let left = (x > 0).then(|| at - 1);
        let right = (x + 1 < width).then_some(at + 1);
        let up = (y > 0).then(|| at - width);
        let down = (y + 1 < self.height).then_some(at + width);
        [left, right, up, down].into_iter().flatten()
    }

    fn meets_wall(&self, at: usize) -> bool {
        at % self.width + 1 == self.width || at / self.width + 1 == self.height
    }

    /// The chain, and its number of liberties. An attacker's chain at the wall has arbitrarily many.
    fn chain(&self, at: usize) -> (Vec<usize>, usize) {
        let color = self.cells[at];
        let (mut chain, mut seen, mut liberties) = (vec![at], 1 << at, 0_u16);
        let (mut looked_at, mut safe) = (0, false);
        while let Some(&at) = chain.get(looked_at) {
            looked_at += 1;
            safe |= color == ATTACKER && self.meets_wall(at);
            for next in self.next_to(at) {
                if self.cells[next] == EMPTY {
                    liberties |= 1 << next;
                } else if self.cells[next] == color && seen >> next & 1 == 0 {
                    seen |= 1 << next;
                    chain.push(next);
                }
            }
        }
        let count = if safe { 99 } else { liberties.count_ones() as usize };
        (chain, count)
    }

    fn played(&self, color: u8, at: usize) -> Option<Corner> {
        if self.cells[at] != EMPTY {
            return None;
        }
        let mut after = self.clone();
        after.ko = None;
        after.cells[at] = color;
        let mut taken = Vec::new();
        for next in self.next_to(at) {
            if after.cells[next] == 3 - color {
                let (chain, liberties) = after.chain(next);
                if liberties == 0 {
                    chain.iter().for_each(|&at| after.cells[at] = EMPTY);
                    taken.extend(chain);
                }
            }
        }
        let (own, liberties) = after.chain(at);
        if taken.len() == 1 && own.len() == 1 && liberties == 1 {
            after.ko = Some(taken[0]);
        }
        (liberties > 0).then_some(after)
    }

    fn is_possible(&self) -> bool {
        self.points().all(|at| self.cells[at] == EMPTY || self.chain(at).1 > 0)
    }

    /// The corner in the upper left of a 19×19 board, with Black around it.
    fn to_board(&self) -> Board {
        let mut board = Board::new(BoardSize::NINETEEN);
        let (width, height) = (self.width, self.height);
        let stones = (0..height + 2).flat_map(|y| (0..width + 2).map(move |x| (x, y))).filter_map(|(x, y)| {
            let inside = x < width && y < height;
            let color = match inside.then(|| self.cells[y * width + x]) {
                None | Some(ATTACKER) => Color::Black,
                Some(DEFENDER) => Color::White,
                Some(_) => return None,
            };
            Some((Point::new(x as u8, y as u8), Some(color)))
        });
        board.set_up(stones.collect::<Vec<_>>());
        board
    }
}

/// The side that may retake a ko at once.
#[derive(Clone, Copy, PartialEq)]
enum Threats {
    Nobody,
    Of(u8),
    /// The given colour, the given number of times.
    Few(u8, u8),
}

impl Threats {
    fn after_one(self) -> Threats {
        match self {
            Threats::Few(color, left) => Threats::Few(color, left - 1),
            other => other,
        }
    }
}

/// A search of every move and every answer. A repeated position ends a line in favour of the group, and so do two
/// passes, unless the first pass waits until a ko may be retaken.
struct Plain {
    group: Vec<usize>,
    budget: u64,
}

impl Plain {
    /// Whether the attacker captures more than half of the group; `None` if the budget is exhausted.
    fn kills(
        &mut self,
        corner: &Corner,
        color: u8,
        passed: bool,
        threats: Threats,
        line: &mut HashSet<(Corner, u8, u8)>,
    ) -> Option<bool> {
        self.budget = self.budget.checked_sub(1)?;
        let standing = self.group.iter().filter(|&&at| corner.cells[at] == DEFENDER).count();
        if 2 * standing < self.group.len() {
            return Some(true);
        }
        // A ko that may be retaken bans no point.
        let banned = corner.ko.filter(|_| threats != Threats::Of(color));
        let left = if let Threats::Few(_, left) = threats { left } else { 0 };
        let may_spend = matches!(threats, Threats::Few(of, left) if of == color && left > 0);
        let key = (Corner { ko: banned, ..corner.clone() }, color, left);
        if !line.insert(key.clone()) {
            return Some(false);
        }
        let attacks = color == ATTACKER;
        let mut outcome = !attacks;
        for at in corner.points() {
            let spends = banned == Some(at);
            if spends && !may_spend {
                continue;
            }
            let rest = if spends { threats.after_one() } else { threats };
            if let Some(after) = corner.played(color, at)
                && self.kills(&after, 3 - color, false, rest, line)? == attacks
            {
                outcome = attacks;
                break;
            }
        }
        if outcome != attacks {
            let after = Corner { ko: None, ..corner.clone() };
            let ends = if passed { false } else { self.kills(&after, 3 - color, banned.is_none(), threats, line)? };
            if ends == attacks {
                outcome = attacks;
            }
        }
        line.remove(&key);
        Some(outcome)
    }
}

/// Whether a colour reaches its goal; `next` is to move.
fn plain_wins(
    corner: &Corner,
    group: &[usize],
    (color, next): (u8, u8),
    threats: Threats,
    budget: u64,
) -> Option<bool> {
    let mut plain = Plain { group: group.to_vec(), budget };
    Some(plain.kills(corner, next, false, threats, &mut HashSet::new())? == (color == ATTACKER))
}

fn group_of(corner: &Corner) -> Vec<usize> {
    corner.points().filter(|&at| corner.cells[at] == DEFENDER).collect()
}

/// The result that the side to move reaches, by the plain search.
fn plain_reach(corner: &Corner, color: u8, budget: u64) -> Option<Reach> {
    let rungs = [
        (Reach::All, Threats::Of(3 - color)),
        (Reach::KoTakenFirst, Threats::Nobody),
        (Reach::KoTakenSecond, Threats::Of(color)),
    ];
    for (reach, threats) in rungs {
        if plain_wins(corner, &group_of(corner), (color, color), threats, budget)? {
            return Some(reach);
        }
    }
    Some(Reach::Nothing)
}

/// The threats that `color` needs, or that the other side needs against it, up to 4; `next` is to move.
fn plain_count(corner: &Corner, group: &[usize], sides: (u8, u8), reach: Reach, budget: u64) -> Option<u8> {
    let first = reach == Reach::KoTakenFirst;
    for count in 1..=3 {
        let counted = if first { 3 - sides.0 } else { sides.0 };
        if plain_wins(corner, group, sides, Threats::Few(counted, count), budget)? != first {
            return Some(count);
        }
    }
    Some(4)
}

/// Whether no other first move leads to a better ko; `None` if the budget is exhausted before.
fn is_best_ko(corner: &Corner, color: u8, first: Point, reach: Reach, budget: u64) -> Option<bool> {
    let group = group_of(corner);
    let best = plain_count(corner, &group, (color, color), reach, budget)?;
    let at = usize::from(first.y) * corner.width + usize::from(first.x);
    let after = corner.played(color, at).expect("the solver plays by the rules");
    Some(plain_count(&after, &group, (color, 3 - color), reach, budget)? == best)
}

fn random_corner(random: &mut Random, most_empty: usize) -> Option<Corner> {
    let (width, height) = [(3, 2), (4, 2), (3, 3), (2, 4), (5, 2), (4, 3)][random.below(6) as usize];
    let defended = 35 + random.below(50);
    let attacked = 5 + random.below(25);
    let mut corner = Corner { width, height, cells: [EMPTY; 12], ko: None };
    for at in corner.points() {
        corner.cells[at] = match random.below(100) {
            roll if roll < defended => DEFENDER,
            roll if roll < defended + attacked => ATTACKER,
            _ => EMPTY,
        };
    }
    let empty = corner.points().filter(|&at| corner.cells[at] == EMPTY).count();
    let fits = (1..=most_empty).contains(&empty) && corner.cells.contains(&DEFENDER) && corner.is_possible();
    fits.then_some(corner)
}

const SEED: u64 = 0x5EED_1234_ABCD;

/// Returns the numbers of boards compared, of boards too large for the plain search, and of kos whose choice was
/// compared.
fn compare(boards: usize, most_empty: usize, budget: u64, seed: u64) -> (usize, usize, usize) {
    let mut random = Random(seed.max(1));
    let (mut compared, mut skipped, mut kos) = (0, 0, 0);
    while compared < boards {
        let Some(corner) = random_corner(&mut random, most_empty) else { continue };
        let board = corner.to_board();
        for (to_move, color) in [(Color::Black, ATTACKER), (Color::White, DEFENDER)] {
            let Ok(problem) = TsumegoProblem::find(&board, to_move, FieldParams::default()) else { continue };
            if problem.defender() != Color::White {
                continue;
            }
            let Some(expected) = plain_reach(&corner, color, budget) else {
                skipped += 1;
                continue;
            };
            let few = SolverParams { both_sides: false, ..params() };
            let solution = solve(&problem, &few, &Progress::new()).unwrap();
            assert_eq!(solution.reach, Some(expected), "{to_move:?} to move\n{:?}\n{board}", corner.cells);
            compared += 1;
            if let (Reach::KoTakenFirst | Reach::KoTakenSecond, Some(first)) = (expected, solution.first_move)
                && let Some(is_best) = is_best_ko(&corner, color, first, expected, budget)
            {
                assert!(is_best, "{first:?} of {to_move:?} needs more threats than another move\n{board}");
                kos += 1;
            }
        }
    }
    (compared, skipped, kos)
}

// The corners are always the same, since others may contain too few kos.
#[test]
fn the_solver_and_a_plain_full_search_agree_on_random_corners() {
    let (compared, skipped, kos) = compare(600, 5, 60_000, SEED);
    assert!(skipped * 10 < compared, "{skipped} skipped, {compared} compared");
    assert!(kos > 8, "only {kos} kos");
}

#[test]
fn the_solver_and_a_plain_full_search_agree_on_many_larger_corners() {
    let (compared, skipped, kos) = compare(rounds(60, 20_000), 7, 400_000, seed(SEED));
    println!(
        "{compared} questions agree, {kos} of them kos with the best move; {skipped} too large for the plain search"
    );
}

/// White around these points in the middle of the board, and Black around White.
fn enclosed(space: &[(u8, u8)], attackers: &[(u8, u8)]) -> Board {
    let mut board = Board::new(BoardSize::NINETEEN);
    let near = |points: &HashSet<(u8, u8)>| -> HashSet<(u8, u8)> {
        points
            .iter()
            .flat_map(|&(x, y)| (0..3).flat_map(move |dx| (0..3).map(move |dy| (x + dx - 1, y + dy - 1))))
            .filter(|point| !points.contains(point))
            .collect()
    };
    let shift = |points: &[(u8, u8)]| points.iter().map(|&(x, y)| (x + 6, y + 6)).collect::<HashSet<_>>();
    let space = shift(space);
    let white = near(&space);
    let black = near(&space.union(&white).copied().collect());
    let mut put = |points: &HashSet<(u8, u8)>, color| {
        board.set_up(points.iter().map(|&(x, y)| (Point::new(x, y), Some(color))).collect::<Vec<_>>());
    };
    put(&white, Color::White);
    put(&black, Color::Black);
    put(&shift(attackers), Color::Black);
    board
}

fn solved(board: &Board, to_move: Color) -> Solution {
    let problem = TsumegoProblem::find(board, to_move, FieldParams::default()).unwrap();
    assert_eq!(problem.defender(), Color::White);
    solve(&problem, &params(), &Progress::new()).unwrap()
}

#[test]
fn eye_spaces_live_die_or_wait_as_every_player_knows() {
    use LifeStatus::{Alive, Dead, FirstToMove};
    type Shape = (&'static str, &'static [(u8, u8)], LifeStatus, Option<(u8, u8)>);
    let shapes: [Shape; 14] = [
        ("two", &[(0, 0), (1, 0)], Dead, None),
        ("straight three", &[(0, 0), (1, 0), (2, 0)], FirstToMove, Some((1, 0))),
        ("bent three", &[(0, 0), (1, 0), (0, 1)], FirstToMove, Some((0, 0))),
        ("straight four", &[(0, 0), (1, 0), (2, 0), (3, 0)], Alive, None),
        ("bent four", &[(0, 0), (1, 0), (2, 0), (2, 1)], Alive, None),
        ("zigzag four", &[(0, 0), (1, 0), (1, 1), (2, 1)], Alive, None),
        ("pyramid four", &[(0, 0), (1, 0), (2, 0), (1, 1)], FirstToMove, Some((1, 0))),
        ("square four", &[(0, 0), (1, 0), (0, 1), (1, 1)], Dead, None),
        ("bulky five", &[(0, 0), (1, 0), (0, 1), (1, 1), (2, 1)], FirstToMove, Some((1, 1))),
        ("crossed five", &[(1, 0), (0, 1), (1, 1), (2, 1), (1, 2)], FirstToMove, Some((1, 1))),
        ("straight five", &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)], Alive, None),
        ("rabbity six", &[(0, 0), (1, 0), (0, 1), (1, 1), (2, 1), (1, 2)], FirstToMove, Some((1, 1))),
        ("rectangular six", &[(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)], Alive, None),
        ("straight six", &[(0, 0), (1, 0), (2, 0), (3, 0), (4, 0), (5, 0)], Alive, None),
    ];
    for (name, space, status, vital) in shapes {
        let board = enclosed(space, &[]);
        for to_move in Color::BOTH {
            let solution = solved(&board, to_move);
            // A group that is already alive or dead has this status whoever moves, and needs no move.
            assert_eq!(solution.status, status, "{name}, {to_move:?} to move");
            assert!(!solution.provisional && !solution.narrow, "{name}");
            if let Some((x, y)) = vital.filter(|_| to_move == Color::Black) {
                assert_eq!(solution.first_move, Some(Point::new(x + 6, y + 6)), "{name}");
            }
        }
    }
}

#[test]
fn three_stones_in_five_points_are_a_seki() {
    let five = [(0, 0), (1, 0), (2, 0), (3, 0), (4, 0)];
    let board = enclosed(&five, &[(1, 0), (2, 0), (3, 0)]);
    let solution = solved(&board, Color::Black);
    assert_eq!((solution.status, solution.seki), (LifeStatus::Seki, true));
}

#[test]
fn the_closed_square_of_nine_in_the_corner_is_not_taken_whatever_the_kos() {
    // Retrograde analysis of all 55,060 positions of the nine points gives the same result.
    let board = corner(&[". . . O X", ". . . O X", ". . . O X", "O O O O X", "X X X X X"]);
    let solution = solved(&board, Color::Black);
    assert_eq!((solution.status, solution.reach), (LifeStatus::Seki, Some(Reach::Nothing)));
}

#[test]
fn an_open_group_is_refused_and_a_run_to_the_centre_is_no_life() {
    let open = corner(&["", "", ". . . X", "", ". . O", ""]);
    let refused = TsumegoProblem::find(&open, Color::Black, FieldParams::default());
    assert!(matches!(refused, Err(ProblemError::NoGroup | ProblemError::TooOpen { .. })), "{refused:?}");
}

#[test]
fn the_explorer_keeps_what_solves_and_refutes_what_does_not() {
    let board = enclosed(&[(0, 0), (1, 0), (2, 0)], &[]);
    let problem = TsumegoProblem::find(&board, Color::Black, FieldParams::default()).unwrap();
    let progress = Progress::new();
    let mut explorer = ProblemExplorer::solve(&problem, params(), None, &progress).unwrap();
    let (middle, side): (Step, Step) = (Some(Point::new(7, 6)), Some(Point::new(6, 6)));
    let start = explorer.at(&[], &progress).unwrap();
    assert_eq!(start.reach, Some(Reach::All));
    let keeps = |step| start.tries.iter().find(|found| found.step == step).unwrap().keeps;
    assert_eq!((keeps(middle), keeps(side), keeps(None)), (Some(true), Some(false), Some(false)));
    let wrong = explorer.refute(&[], side, &progress).unwrap();
    assert_eq!(wrong.is_wrong(), Some(true));
    assert_eq!(wrong.line[..2], [(Color::Black, side), (Color::White, middle)]);
    let right = explorer.refute(&[], middle, &progress).unwrap();
    assert_eq!(right.is_wrong(), Some(false));
    // After White's answer the group lives, and nothing is left to solve.
    assert_eq!(explorer.at(&[side, middle], &progress).unwrap().lives, Some(true));
    assert!(explorer.at(&[middle, middle], &progress).is_err());
}
