//! Solving: positions a second on shapes that every book has; with a folder of problems what rules and patterns gain.
//!
//! `cargo bench --no-default-features --bench tsumego -- FOLDER [--every=N] [--time=SECS] [--svg=FILE]` solves every so
//! manieth problem of the folder with rules, patterns and the estimate off, each alone, and together; then with parts of
//! the rules, as the source's figures 17 to 19 have it. With `--svg` FOLDER holds two, `easy` and `medium`, and the curves
//! are drawn.

#[path = "../support/corner.rs"]
mod corner;
#[path = "../support/plots.rs"]
mod plots;

use std::path::Path;
use std::time::Duration;

use corner::corner;
use katachi::corpus::sgf::{ProblemRecord, read_problems};
use katachi::go::Color;
use katachi::library;
use katachi::progress::Progress;
use katachi::tsumego::estimate::Estimate;
use katachi::tsumego::problem::{FieldParams, Problem};
use katachi::tsumego::rules::frame::{Goal, Place};
use katachi::tsumego::rules::{Rule, RuleBook, RuleSet};
use katachi::tsumego::solver::{Solver, SolverParams, Status, solve};
use plots::Plot;

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
    let [easy, medium] = ["easy", "medium"].map(|name| problems(&Path::new(folder).join(name), every));
    gains("easy", &easy, seconds);
    let of_easy = by_rules("easy", &easy, seconds);
    let of_medium = by_rules("medium", &medium, seconds);
    let solved = |curve: &[Point]| curve.iter().map(|point| (point.patterns as f64, point.as_file as f64)).collect();
    let whole: fn(f64) -> String = |value| format!("{value:.0}");
    let drawn = [
        Plot { title: format!("Solved, of {} easy", easy.len()), points: solved(&of_easy), label: whole },
        Plot {
            title: "Seconds, easy".to_owned(),
            points: of_easy.iter().map(|point| (point.patterns as f64, point.seconds)).collect(),
            label: |value| format!("{value:.1}"),
        },
        Plot { title: format!("Solved, of {} medium", medium.len()), points: solved(&of_medium), label: whole },
    ];
    let subject = format!(
        "Won rules for life of the shipped book: none, an eighth, a quarter, a half, all; each image counts; {seconds} s a problem"
    );
    let text = plots::svg("Problems solved with the file\u{2019}s move, by the rules in use", &subject, &drawn);
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
    records.into_iter().step_by(every.max(1)).flatten().collect()
}

/// What a run over problems came to.
struct Point {
    patterns: usize,
    as_file: usize,
    seconds: f64,
}

/// What helps the solver.
#[derive(Clone, Copy)]
struct Help<'r> {
    rules: Option<&'r RuleBook>,
    patterns: bool,
    estimate: bool,
}

fn run(name: &str, records: &[ProblemRecord], seconds: f64, Help { rules, patterns, estimate }: Help<'_>) -> Point {
    let time = Some(Duration::from_secs_f64(seconds));
    let mut solver = Solver::new(SolverParams { time, ..SolverParams::default() });
    if let Some(rules) = rules {
        solver = solver.with_rules(rules);
    }
    if patterns {
        solver = solver.with_patterns(library::shipped_pattern_costs());
    }
    if !estimate {
        solver = solver.with_estimate(Estimate::none());
    }
    let (mut as_file, mut unknown, mut nodes, mut spent) = (0, 0, 0, Duration::ZERO);
    for record in records {
        let Ok(problem) = Problem::find(&record.board, record.to_move, FieldParams::default()) else { continue };
        let solution = solver.solve(&problem, &Progress::new()).expect("nobody cancels");
        let accepted = solution.first_move.is_some_and(|play| record.accepted.contains(&play));
        as_file += usize::from(accepted && solution.status != Status::Unknown);
        unknown += usize::from(solution.status == Status::Unknown);
        nodes += solution.nodes;
        spent += solution.elapsed;
    }
    let (all, spent) = (records.len(), spent.as_secs_f64());
    println!("{name}: {as_file} of {all} as the file, {unknown} unknown, {nodes} positions, {spent:.1} s");
    Point { patterns: rules.map_or(0, images), as_file, seconds: spent }
}

fn gains(name: &str, records: &[ProblemRecord], seconds: f64) {
    let all = Help { rules: Some(library::shipped_rules()), patterns: true, estimate: true };
    let none = Help { rules: None, patterns: false, estimate: false };
    run(&format!("{name}, nothing"), records, seconds, none);
    run(&format!("{name}, patterns alone"), records, seconds, Help { patterns: true, ..none });
    run(&format!("{name}, rules alone"), records, seconds, Help { rules: all.rules, ..none });
    run(&format!("{name}, the estimate alone"), records, seconds, Help { estimate: true, ..none });
    run(&format!("{name}, estimate and patterns"), records, seconds, Help { rules: None, ..all });
    run(&format!("{name}, all three"), records, seconds, all);
}

/// With no rules, an eighth, a quarter, a half and all of them.
fn by_rules(name: &str, records: &[ProblemRecord], seconds: f64) -> Vec<Point> {
    [0, 1, 2, 4, 8]
        .map(|eighths| {
            let part = part(library::shipped_rules(), eighths);
            let count = images(&part);
            let help = Help { rules: (eighths > 0).then_some(&part), patterns: true, estimate: true };
            run(&format!("{name}, {count} patterns"), records, seconds, help)
        })
        .into()
}

/// So many eighths of each set's rules, evenly spread.
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

/// The won rules for life, each image by turning and mirroring counted; the book has the mirror images already, where the
/// rectangle has one.
fn images(book: &RuleBook) -> usize {
    let of = |set: &RuleSet| {
        let square = set.frame.width() == set.frame.height();
        set.won.len()
            * match (set.frame.place(), square) {
                (Place::Corner, false) => 8,
                (Place::Corner, true) | (Place::Side, _) => 4,
                (Place::Centre, false) => 2,
                (Place::Centre, true) => 1,
            }
    };
    book.sets().iter().filter(|set| set.goal == Goal::Live).map(of).sum()
}
