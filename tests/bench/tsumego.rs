//! Solving: positions a second on shapes that every book has, and on a folder of problems if one is named.
//!
//! `cargo bench --bench tsumego -- FOLDER` prints for each limit how many problems are solved with the file's move.

#[path = "../support/corner.rs"]
mod corner;

use std::time::Duration;

use corner::corner;
use katachi::corpus::sgf::read_problems;
use katachi::go::Color;
use katachi::progress::Progress;
use katachi::tsumego::problem::{FieldParams, Problem};
use katachi::tsumego::solver::{Solver, SolverParams, solve};

const CORNERS: [(&str, &[&str]); 3] = [
    ("bulky five", &[". . O X", ". . O X", ". O O X", "O O X X", "X X X ."]),
    ("rabbity six", &[". . O X .", ". . . O X", "O . O O X", "O O O X X", "X X X X ."]),
    ("the L with a leg", &[". . . . O X", ". O O O O X", "O O X X X X", "X X X . . ."]),
];

fn main() {
    for (name, rows) in CORNERS {
        let problem = match Problem::find(&corner(rows), Color::Black, FieldParams::default()) {
            Ok(problem) => problem,
            Err(error) => {
                println!("{name}: {error}");
                continue;
            }
        };
        let params = SolverParams { table_bits: 16, ..SolverParams::default() };
        let solution = solve(&problem, &params, &Progress::new()).expect("nobody cancels");
        let rate = solution.nodes as f64 / solution.elapsed.as_secs_f64().max(1e-9);
        println!("{name}: {} in {} positions, {rate:.0} a second", solution.status.name(), solution.nodes);
    }
    let Some(folder) = std::env::args().skip(1).find(|argument| !argument.starts_with("--")) else { return };
    let mut records = Vec::new();
    for entry in std::fs::read_dir(&folder).expect("a folder of problem files") {
        let bytes = std::fs::read(entry.expect("a file").path()).expect("a readable file");
        read_problems(&bytes, &mut |_, problem| records.extend(problem));
    }
    for milliseconds in [100, 1000] {
        let time = Some(Duration::from_millis(milliseconds));
        let mut solver = Solver::new(SolverParams { time, both_sides: false, ..SolverParams::default() });
        let as_file = records.iter().filter(|record| {
            let problem = Problem::find(&record.board, record.to_move, FieldParams::default());
            problem.is_ok_and(|problem| {
                let solution = solver.solve(&problem, &Progress::new()).expect("nobody cancels");
                solution.first_move.is_some_and(|play| record.accepted.contains(&play))
            })
        });
        println!("{folder}: {} of {} in {milliseconds} ms each", as_file.count(), records.len());
    }
}
