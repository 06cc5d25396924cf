//! Solving: positions per second on shapes that every book has; with a folder of problems, the gain by rules and
//! patterns.
//!
//! `cargo bench --bench tsumego -- FOLDER [--every=N] [--time=SECS] [--svg=FILE]` solves every Nth problem of the
//! folder (without the first, unless all), with rules, patterns and the estimate all off and each alone; then with both
//! others and parts of the rules, as in the source's figures 17 to 19. With `--svg`, FOLDER holds two folders, `easy`
//! and `medium`; half as many problems of the latter are solved in ten times the time, and the curves are drawn.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

#[path = "../support/corner.rs"]
mod corner;
#[path = "../support/plots.rs"]
mod plots;

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

use corner::corner;
use katachi::corpus::sgf::{ProblemRecord, read_problems};
use katachi::go::Color;
use katachi::library;
use katachi::progress::Progress;
use katachi::tsumego::LANES;
use katachi::tsumego::estimate::LifeEstimator;
use katachi::tsumego::problem::{FieldParams, TsumegoProblem};
use katachi::tsumego::rules::frame::{RuleFramePlace, RuleGoal};
use katachi::tsumego::rules::{Rule, RuleBook, RuleSet};
use katachi::tsumego::solver::{LifeStatus, Solution, Solver, SolverParams, solve};
use plots::Plot;

const CORNERS: [(&str, &[&str]); 3] = [
    ("bulky five", &[". . O X", ". . O X", ". O O X", "O O X X", "X X X ."]),
    ("rabbity six", &[". . O X .", ". . . O X", "O . O O X", "O O O X X", "X X X X ."]),
    ("the L with a leg", &[". . . . O X", ". O O O O X", "O O X X X X", "X X X . . ."]),
];

fn main() {
    for (name, rows) in CORNERS {
        let problem = match TsumegoProblem::find(&corner(rows), Color::Black, FieldParams::default()) {
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
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let Some(folder) = arguments.iter().find(|argument| !argument.starts_with("--")) else { return };
    let option = |name: &str| arguments.iter().find_map(|argument| argument.strip_prefix(name));
    let every: usize = option("--every=").map_or(1, |text| text.parse().expect("a number"));
    let seconds: f64 = option("--time=").map_or(1.0, |text| text.parse().expect("seconds"));
    let Some(file) = option("--svg=") else {
        let records = problems(Path::new(folder), every);
        gains(folder, &records, seconds);
        by_rules(folder, &records, seconds);
        return;
    };
    let mut drawn = Vec::new();
    for (name, every, seconds) in [("easy", every, seconds), ("medium", 2 * every, 10.0 * seconds)] {
        let records = problems(&Path::new(folder).join(name), every);
        gains(name, &records, seconds);
        let curve = by_rules(name, &records, seconds);
        let points =
            |value: fn(&Point) -> f64| curve.iter().map(|point| (point.patterns as f64, value(point))).collect();
        drawn.push(Plot {
            title: format!("Solved, of {} {name}, {seconds} s each", records.len()),
            points: points(|point| point.as_file as f64),
            label: |value| format!("{value:.0}"),
        });
        drawn.push(Plot {
            title: format!("Seconds of processor time, {name}"),
            points: points(|point| point.seconds),
            label: |value| if value < 100.0 { format!("{value:.1}") } else { format!("{value:.0}") },
        });
    }
    let subject = "Won rules for life of the shipped book: none, an eighth, a quarter, a half, all; each image counts";
    let text = plots::svg("Problems solved with the file\u{2019}s move, by the rules in use", subject, &drawn);
    std::fs::write(file, text).expect("a file that can be written");
}

fn problems(folder: &Path, every: usize) -> Vec<ProblemRecord> {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("a folder of problem files")
        .map(|entry| entry.expect("a file").path())
        .collect();
    files.sort();
    let mut records = Vec::new();
    for file in files {
        let bytes = std::fs::read(file).expect("a readable file");
        read_problems(&bytes, &mut |_, problem| records.push(problem));
    }
    // The shipped estimate was learned from every second medium problem, starting with the first.
    records.into_iter().skip(usize::from(every > 1)).step_by(every.max(1)).flatten().collect()
}

/// The result of a run over problems.
struct Point {
    patterns: usize,
    as_file: usize,
    seconds: f64,
}

/// The help that the solver has.
#[derive(Clone, Copy)]
struct Help<'r> {
    rules: Option<&'r RuleBook>,
    patterns: bool,
    estimate: bool,
}

/// Solves the problems on all cores, each on as many cores as a solver keeps busy.
fn run(name: &str, records: &[ProblemRecord], seconds: f64, help: Help<'_>) -> Point {
    let next = AtomicUsize::new(0);
    let solutions: Mutex<Vec<(bool, Solution)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..std::thread::available_parallelism().map_or(1, usize::from).div_ceil(LANES) {
            scope.spawn(|| {
                let mut solver = solver(seconds, help);
                while let Some(record) = records.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = TsumegoProblem::find(&record.board, record.to_move, FieldParams::default());
                    let Ok(problem) = found else { continue };
                    let solution = solver.solve(&problem, &Progress::new()).expect("nobody cancels");
                    let accepted = solution.first_move.is_some_and(|play| record.accepted.contains(&play));
                    solutions.lock().expect("no solver panics").push((accepted, solution));
                }
            });
        }
    });
    let solutions = solutions.into_inner().expect("no solver panics");
    let count = |wanted: &dyn Fn(&(bool, Solution)) -> bool| solutions.iter().filter(|one| wanted(one)).count();
    let as_file = count(&|(accepted, solution)| *accepted && solution.status != LifeStatus::Unknown);
    let unknown = count(&|(_, solution)| solution.status == LifeStatus::Unknown);
    let nodes: u64 = solutions.iter().map(|(_, solution)| solution.nodes).sum();
    let spent = solutions.iter().map(|(_, solution)| solution.elapsed.as_secs_f64()).sum();
    println!("{name}: {as_file} of {} as the file, {unknown} unknown, {nodes} positions, {spent:.1} s", records.len());
    Point { patterns: help.rules.map_or(0, images), as_file, seconds: spent }
}

fn solver(seconds: f64, Help { rules, patterns, estimate }: Help<'_>) -> Solver<'_> {
    let params = SolverParams {
        time: Some(Duration::from_secs_f64(seconds)),
        table_bits: 20,
        both_sides: false,
        ..SolverParams::default()
    };
    let mut solver = Solver::new(params);
    if let Some(rules) = rules {
        solver = solver.with_rules(rules);
    }
    if patterns {
        solver = solver.with_patterns(library::shipped_pattern_costs());
    }
    if estimate { solver } else { solver.with_estimate(LifeEstimator::none()) }
}

fn gains(name: &str, records: &[ProblemRecord], seconds: f64) {
    let rules = Some(library::shipped_rules());
    let none = Help { rules: None, patterns: false, estimate: false };
    run(&format!("{name}, nothing"), records, seconds, none);
    run(&format!("{name}, patterns alone"), records, seconds, Help { patterns: true, ..none });
    run(&format!("{name}, rules alone"), records, seconds, Help { rules, ..none });
    run(&format!("{name}, the estimate alone"), records, seconds, Help { estimate: true, ..none });
}

/// Solves with no rules, an eighth, a quarter, a half and all of them.
fn by_rules(name: &str, records: &[ProblemRecord], seconds: f64) -> Vec<Point> {
    [0, 1, 2, 4, 8]
        .map(|eighths| {
            let part = part(library::shipped_rules(), eighths);
            let count = images(&part);
            let help = Help { rules: (eighths > 0).then_some(&part), patterns: true, estimate: true };
            run(&format!("{name}, estimate, patterns, {count} rules"), records, seconds, help)
        })
        .into()
}

/// A book with `eighths` eighths of each set's rules, evenly spread.
fn part(book: &RuleBook, eighths: usize) -> RuleBook {
    let taken = [0, 4, 2, 6, 1, 5, 3, 7];
    let sets = book.sets().iter().map(|set| {
        let keep = |rules: &[Rule]| -> Vec<Rule> {
            let chosen = |at: &usize| taken[..eighths].contains(&(at % 8));
            (0..rules.len()).filter(chosen).map(|at| rules[at].clone()).collect()
        };
        RuleSet { won: keep(&set.won), winning: keep(&set.winning), ..set.clone() }
    });
    RuleBook::new(sets.collect())
}

/// The number of won rules for life, counting each turned and mirrored image. The book already contains the mirror
/// images if the rectangle has one.
fn images(book: &RuleBook) -> usize {
    let of = |set: &RuleSet| {
        let square = set.frame.width() == set.frame.height();
        set.won.len()
            * match (set.frame.place(), square) {
                (RuleFramePlace::Corner, false) => 8,
                (RuleFramePlace::Corner, true) | (RuleFramePlace::Side, _) => 4,
                (RuleFramePlace::Centre, false) => 2,
                (RuleFramePlace::Centre, true) => 1,
            }
    };
    book.sets().iter().filter(|set| set.goal == RuleGoal::Live).map(of).sum()
}
