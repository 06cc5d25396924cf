//! The solver of life and death on positions whose answer every player knows, and compared with a plain full search.

use std::collections::HashSet;

use crate::support::corner::corner;
use crate::support::sweep::{rounds, share};
use katachi::corpus::sgf::read_problems;
use katachi::go::{Board, BoardSize, Color, Point};
use katachi::progress::{Cancelled, Progress};
use katachi::tsumego::problem::{FieldParams, ProblemError, TsumegoProblem};
use katachi::tsumego::solver::{LifeStatus, Reach, Solution, Solver, SolverParams, solve};

fn params() -> SolverParams {
    SolverParams { time: None, max_nodes: 3_000_000, table_bits: 16, ..SolverParams::default() }
}

fn solved(rows: &[&str], to_move: Color) -> Solution {
    let problem = TsumegoProblem::find(&corner(rows), to_move, FieldParams::default()).unwrap();
    solve(&problem, &params(), &Progress::new()).unwrap()
}

fn label(solution: &Solution) -> Option<String> {
    solution.first_move.map(|point| point.label(BoardSize::NINETEEN))
}

const TWO_EYES: &[&str] = &[". O . O X", "O O O O X", "X X X X X"];
const THREE_IN_A_ROW: &[&str] = &[". . . O X", "O O O O X", "X X X X X"];
const FOUR_IN_A_ROW: &[&str] = &[". . . . O X", "O O O O O X", "X X X X X X"];
const SQUARE_FOUR: &[&str] = &[". . O X", ". . O X", "O O O X", "X X X X"];
const BULKY_FIVE: &[&str] = &[". . O X", ". . O X", ". O O X", "O O X X", "X X X ."];
const ONE_EYE: &[&str] = &[". O X .", "O O X .", "X X X ."];

#[test]
fn two_eyes_live_though_the_attacker_moves_first() {
    for to_move in Color::BOTH {
        let solution = solved(TWO_EYES, to_move);
        assert_eq!(solution.status, LifeStatus::Alive);
        assert!(!solution.seki);
    }
}

#[test]
fn one_eye_is_dead_though_its_owner_moves_first() {
    for to_move in Color::BOTH {
        assert_eq!(solved(ONE_EYE, to_move).status, LifeStatus::Dead);
    }
}

#[test]
fn three_in_a_row_are_decided_by_the_middle() {
    for to_move in Color::BOTH {
        let solution = solved(THREE_IN_A_ROW, to_move);
        assert_eq!(solution.status, LifeStatus::FirstToMove);
        assert_eq!(label(&solution).as_deref(), Some("B19"));
        assert_eq!(solution.reach, Some(Reach::All));
        assert_eq!(solution.reach_of_other, Some(Reach::All));
    }
}

#[test]
fn four_in_a_row_live_and_four_in_a_square_die() {
    assert_eq!(solved(FOUR_IN_A_ROW, Color::Black).status, LifeStatus::Alive);
    assert_eq!(solved(SQUARE_FOUR, Color::White).status, LifeStatus::Dead);
}

#[test]
fn the_bulky_five_is_decided_by_its_vital_point() {
    let killed = solved(BULKY_FIVE, Color::Black);
    assert_eq!(killed.status, LifeStatus::FirstToMove);
    assert_eq!(label(&killed).as_deref(), Some("A18"));
}

#[test]
fn the_line_begins_with_the_first_move_and_alternates() {
    let solution = solved(THREE_IN_A_ROW, Color::Black);
    assert_eq!(solution.line.first(), Some(&(Color::Black, solution.first_move)));
    assert!(solution.line.windows(2).all(|pair| pair[0].0 != pair[1].0));
}

/// A search of every move and every answer on a plain board, which tells whether the attacker captures the whole group.
/// Both sides may pass, and a repeated position ends a line in favour of the group.
struct Plain {
    region: Vec<Point>,
    attacker: Color,
    group: Vec<Point>,
    budget: u64,
}

impl Plain {
    fn kills(&mut self, board: &Board, to_move: Color, passed: bool, seen: &mut HashSet<(String, Color)>) -> bool {
        assert!(self.budget > 0, "the plain search is meant for tiny regions");
        self.budget -= 1;
        let defender = self.attacker.opponent();
        if !self.group.iter().any(|&point| board.get(point) == Some(defender)) {
            return true;
        }
        let key = (board.to_string(), to_move);
        if !seen.insert(key.clone()) {
            return false;
        }
        let mut outcome = to_move != self.attacker;
        for point in self.region.clone() {
            if !board.is_empty(point) || !board.is_legal(to_move, point) {
                continue;
            }
            let mut after = board.clone();
            after.play(to_move, point).unwrap();
            if self.kills(&after, to_move.opponent(), false, seen) == (to_move == self.attacker) {
                outcome = to_move == self.attacker;
                break;
            }
        }
        if to_move != self.attacker && outcome && !passed {
            let mut after = board.clone();
            after.pass();
            outcome = self.kills(&after, self.attacker, true, seen);
        }
        seen.remove(&key);
        outcome
    }
}

#[test]
fn a_plain_full_search_says_the_same_of_small_eye_spaces() {
    for rows in [TWO_EYES, THREE_IN_A_ROW, ONE_EYE, SQUARE_FOUR, FOUR_IN_A_ROW] {
        let board = corner(rows);
        for to_move in Color::BOTH {
            let problem = TsumegoProblem::find(&board, to_move, FieldParams::default()).unwrap();
            assert_eq!(problem.defender(), Color::White);
            let mut plain =
                Plain { region: problem.region(), attacker: Color::Black, group: problem.group(), budget: 2_000_000 };
            let dies = plain.kills(&board, to_move, false, &mut HashSet::new());
            let solution = solve(&problem, &params(), &Progress::new()).unwrap();
            let attacks = to_move == Color::Black;
            let reaches = solution.reach == Some(Reach::All);
            assert_eq!(dies, attacks == reaches, "{rows:?} {to_move:?} {:?}", solution.reach);
        }
    }
}

/// Whether the group dies with this side to move, by a plain full search.
fn plainly_dies(rows: &[&str], to_move: Color) -> bool {
    plain(rows).kills(&corner(rows), to_move, false, &mut HashSet::new())
}

/// Whether the group dies with White to move after this move of Black's.
fn plainly_dies_after(rows: &[&str], first: &str) -> bool {
    let mut board = corner(rows);
    board.play(Color::Black, Point::from_label(first, BoardSize::NINETEEN).unwrap()).unwrap();
    plain(rows).kills(&board, Color::White, false, &mut HashSet::new())
}

fn plain(rows: &[&str]) -> Plain {
    let problem = TsumegoProblem::find(&corner(rows), Color::Black, FieldParams::default()).unwrap();
    let (region, group, attacker) = (problem.region(), problem.group(), problem.defender().opponent());
    Plain { region, attacker, group, budget: 20_000_000 }
}

/// Asserts that Black kills by one of these moves, and that White lives by moving first.
fn assert_decided_by(rows: &[&str], vital: &str) {
    let solution = solved(rows, Color::Black);
    assert_eq!((solution.status, solution.reach), (LifeStatus::FirstToMove, Some(Reach::All)));
    assert!(vital.split(' ').any(|vital| label(&solution).as_deref() == Some(vital)), "{:?}", label(&solution));
    assert!(!solution.provisional && !solution.narrow);
    assert_eq!(solved(rows, Color::White).reach, Some(Reach::All));
}

/// Asserts that no other first move of Black's kills.
fn assert_no_other(rows: &[&str], vital: &str) {
    let board = corner(rows);
    let problem = TsumegoProblem::find(&board, Color::Black, FieldParams::default()).unwrap();
    let group = problem.group();
    for point in problem.region().into_iter().filter(|&point| board.is_legal(Color::Black, point)) {
        let mut after = board.clone();
        after.play(Color::Black, point).unwrap();
        let then = TsumegoProblem::with_group(&after, Color::White, Some(group[0]), FieldParams::default()).unwrap();
        let lives = solve(&then, &params(), &Progress::new()).unwrap().reach != Some(Reach::Nothing);
        let name = point.label(BoardSize::NINETEEN);
        assert_eq!(lives, name != vital, "{name}");
    }
}

#[test]
fn a_snapback_takes_the_last_eye() {
    let rows = &[". . O O . O X", "O O X O O O X", "X X X X X X X"];
    assert_decided_by(rows, "B19");
    assert_no_other(rows, "B19");
    assert!(plainly_dies(rows, Color::Black) && !plainly_dies(rows, Color::White));
}

#[test]
fn a_throw_in_makes_the_group_connect_and_die() {
    let rows = &[". . O O . O X", "O O X O O O X", ". X X X X X X", "X X X X X X X"];
    assert_decided_by(rows, "B19");
    assert_no_other(rows, "B19");
}

#[test]
fn four_stones_are_given_and_the_group_dies_under_them() {
    let rows = &[". . X O X", ". . X O X", "O O O O X", "O O O O X", "X X X X X"];
    assert_decided_by(rows, "B19 B18");
    assert!(plainly_dies(rows, Color::Black) && !plainly_dies(rows, Color::White));
    for first in ["B19", "B18"] {
        assert!(plainly_dies_after(rows, first), "{first}");
    }
    // White captures four stones, and Black plays at their place (under the stones).
    let at = |label: &str| Point::from_label(label, BoardSize::NINETEEN).unwrap();
    let mut board = corner(rows);
    for (color, label) in [(Color::Black, "B19"), (Color::White, "A18"), (Color::Black, "B18"), (Color::White, "A19")] {
        board.play(color, at(label)).unwrap();
    }
    let taken = ["B19", "B18", "C19", "C18"].map(at);
    assert!(taken.iter().all(|&point| board.is_empty(point)));
    let problem = TsumegoProblem::with_group(&board, Color::Black, Some(at("A17")), FieldParams::default()).unwrap();
    let solution = solve(&problem, &params(), &Progress::new()).unwrap();
    assert_eq!(solution.reach, Some(Reach::All));
    assert!(taken.contains(&solution.first_move.unwrap()), "{:?}", label(&solution));
}

#[test]
fn bent_four_in_the_corner_is_a_ko_that_the_attacker_takes_first() {
    let rows = &["X X X . O X", ". O O O O X", "O O X X X X", "X X X . . ."];
    let attack = solved(rows, Color::Black);
    assert_eq!((attack.status, attack.reach), (LifeStatus::Ko, Some(Reach::KoTakenFirst)));
    assert_eq!(label(&attack).as_deref(), Some("A18"));
    assert_eq!(attack.ko_threats, Some(1));
    assert!(plainly_dies(rows, Color::Black));
    // White can only delay, and must find the first threat.
    let defence = solved(rows, Color::White);
    assert_eq!((defence.status, defence.reach, defence.first_move), (LifeStatus::Ko, Some(Reach::KoTakenSecond), None));
    assert_eq!(defence.ko_threats, Some(1));
    assert!(plainly_dies(rows, Color::White));
}

#[test]
fn two_eyes_that_are_both_kos_do_not_make_a_double_ko_life() {
    let rows = &[". O O . O X", "O O O O X X", "O O X X X .", ". O X . . .", "O X X . . .", "X X . . . ."];
    let solution = solved(rows, Color::Black);
    assert_eq!((solution.status, solution.reach), (LifeStatus::Ko, Some(Reach::KoTakenFirst)));
    assert!(["A16", "D19"].contains(&label(&solution).unwrap().as_str()));
    // Three threats delay the capture, but do not save the group.
    assert_eq!(solution.ko_threats, None);
}

/// One eye is certain, and either of two kos makes the other: a player who takes one leaves the other. Each ko is ended
/// by connecting, so no number of threats kills.
#[test]
fn a_double_ko_for_one_eye_is_life() {
    let rows = &[
        "X X O . O O . O O . O X X",
        "X O . O O O O O O O X . X",
        "X X O O X X X X X O O X X",
        ". X X X X . . . X X X X .",
    ];
    let attack = solved(rows, Color::Black);
    assert_eq!((attack.status, attack.reach, attack.seki), (LifeStatus::Alive, Some(Reach::Nothing), false));
    assert!(!attack.narrow && !attack.provisional);
    assert!(!plainly_dies(rows, Color::Black));
}

#[test]
fn the_l_of_four_in_the_corner_is_a_ko_for_the_attacker_and_alive_for_its_owner() {
    let rows = &[". . . O X", ". O O O X", "O O X X X", "X X X . ."];
    let attack = solved(rows, Color::Black);
    assert_eq!((attack.status, attack.reach), (LifeStatus::Ko, Some(Reach::KoTakenFirst)));
    assert_eq!(attack.ko_threats, Some(1));
    assert_eq!(label(&attack).as_deref(), Some("B19"));
    assert!(plainly_dies(rows, Color::Black));
    let defence = solved(rows, Color::White);
    assert_eq!((defence.reach, label(&defence).as_deref()), (Some(Reach::All), Some("B19")));
    assert!(!plainly_dies(rows, Color::White));
}

#[test]
fn a_capturing_race_goes_to_who_fills_the_first_liberty() {
    let rows = &[". . . . O X", "X X X X O X", "O O O O O X", ". . . X X X", "X X X X . ."];
    for (to_move, other) in [(Color::Black, Color::White), (Color::White, Color::Black)] {
        let problem = TsumegoProblem::find(&corner(rows), to_move, FieldParams::default()).unwrap();
        let solution = solve(&problem, &params(), &Progress::new()).unwrap();
        assert_eq!((solution.status, solution.reach), (LifeStatus::FirstToMove, Some(Reach::All)));
        // After the given move, the other side to move loses.
        let mut after = corner(rows);
        after.play(to_move, solution.first_move.unwrap()).unwrap();
        let group: Vec<Point> = problem.group();
        let lost = TsumegoProblem::with_group(&after, other, Some(group[0]), FieldParams::default()).unwrap();
        assert_eq!(solve(&lost, &params(), &Progress::new()).unwrap().reach, Some(Reach::Nothing));
    }
}

#[test]
fn a_tiny_budget_says_unknown_never_alive() {
    let problem = TsumegoProblem::find(&corner(BULKY_FIVE), Color::Black, FieldParams::default()).unwrap();
    let few = SolverParams { max_nodes: 5, ..params() };
    let solution = solve(&problem, &few, &Progress::new()).unwrap();
    assert_eq!(solution.status, LifeStatus::Unknown);
    assert_eq!(solution.first_move, None);
}

/// Limits that end a search early may leave a result open, but results reported as certain must be right.
#[test]
fn what_is_sure_within_small_limits_is_so_within_large_ones() {
    let params = SolverParams { both_sides: false, ..params() };
    let mut solver = Solver::new(params.clone());
    let (mut sure, mut wins) = (0, 0);
    let parts: Vec<u64> = share(29, 4).map(|part| 1 + part as u64).collect();
    read_problems(include_bytes!("../../assets/problems.sgf"), &mut |_, record| {
        let record = record.unwrap();
        for to_move in Color::BOTH {
            let problem = TsumegoProblem::find(&record.board, to_move, params.field).unwrap();
            let attacking = to_move != problem.defender();
            let full = solver.solve(&problem, &Progress::new()).unwrap();
            if full.provisional || full.narrow || full.status == LifeStatus::Unknown {
                continue;
            }
            for &part in &parts {
                let max_nodes = full.nodes * part / 30;
                let few = SolverParams { max_nodes, ..params.clone() };
                let early = Solver::new(few).solve(&problem, &Progress::new()).unwrap();
                let told = (early.reach, early.status);
                match early.reach {
                    // On a narrow field, a defender's success and an attacker's failure are certain.
                    Some(reach) if !attacking => assert!(Some(reach) <= full.reach, "{}: {told:?}", record.name),
                    Some(reach) if !early.provisional => {
                        assert!(Some(reach) >= full.reach, "{}: {told:?}", record.name);
                    }
                    Some(_) => {}
                    None => assert_eq!(early.status, LifeStatus::Unknown, "{}", record.name),
                }
                if !early.narrow && !early.provisional && early.status != LifeStatus::Unknown {
                    assert_eq!(early.reach, full.reach, "{}: within {max_nodes} of {}", record.name, full.nodes);
                    sure += 1;
                }
                wins += usize::from(early.reach > Some(Reach::Nothing));
            }
        }
    });
    assert!(sure > rounds(15, 40) && wins > rounds(30, 80), "{sure} sure, {wins} wins");
}

#[test]
fn the_same_problem_gives_the_same_nodes_again() {
    let problem = TsumegoProblem::find(&corner(BULKY_FIVE), Color::White, FieldParams::default()).unwrap();
    let mut solver = Solver::new(params());
    let first = solver.solve(&problem, &Progress::new()).unwrap();
    let again = solver.solve(&problem, &Progress::new()).unwrap();
    let fresh = solve(&problem, &params(), &Progress::new()).unwrap();
    assert_eq!((first.nodes, &first.line), (again.nodes, &again.line));
    assert_eq!((first.nodes, &first.line), (fresh.nodes, &fresh.line));
}

#[test]
fn a_cancelled_search_says_so() {
    let rows = &[". . . . . . . X", ". . . . . . O X", ". . . . O O O X", "O O O O O X X X", "X X X X X X . ."];
    let problem = TsumegoProblem::find(&corner(rows), Color::Black, FieldParams::default()).unwrap();
    let progress = Progress::new();
    progress.cancel();
    assert_eq!(solve(&problem, &params(), &progress).unwrap_err(), Cancelled);
}

#[test]
fn boards_without_a_question_are_refused_with_a_reason() {
    let find = |rows: &[&str]| TsumegoProblem::find(&corner(rows), Color::Black, FieldParams::default()).unwrap_err();
    assert_eq!(find(&[]), ProblemError::NoStones);
    assert_eq!(find(&["", "", "", ". . . X"]), ProblemError::NoGroup);
}

#[test]
fn the_shipped_rules_prove_life_without_a_search() {
    let rules = katachi::library::shipped_rules();
    let problem = TsumegoProblem::find(&corner(TWO_EYES), Color::Black, FieldParams::default()).unwrap();
    let solution = Solver::new(params()).with_rules(rules).solve(&problem, &Progress::new()).unwrap();
    assert_eq!((solution.status, solution.by_rule, solution.nodes), (LifeStatus::Alive, true, 0));
}
