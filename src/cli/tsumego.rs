//! `katachi tsumego`.

use katachi_language::text;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use clap::Args;
use serde::Serialize;

use super::lab::train_estimate;
use super::output::{JSON_FORMAT, Output, OutputFormArgs, thousands};
use super::progress_bar::Bar;
use super::{CommandFailure, one_game};
use katachi_core::corpus::report::NotLoaded;
use katachi_core::corpus::sgf::{ProblemRecord, SolutionMove, read_problems};
use katachi_core::corpus::source;
use katachi_core::go::{BoardSize, Color, Point};
use katachi_core::progress::Progress;
use katachi_engines::tsumego::LANES;
use katachi_engines::tsumego::estimate::LifeEstimator;
use katachi_engines::tsumego::patterns::SolutionCounts;
use katachi_engines::tsumego::problem::TsumegoProblem;
use katachi_engines::tsumego::rules::RuleBook;
use katachi_engines::tsumego::samples::Samples;
use katachi_engines::tsumego::solver::{LifeStatus, Solution, Solver, SolverParams};
use katachi_sentences::Sentence;
use katachi_sentences::words::{listed, with_percent_sign};

#[derive(Args)]
pub(super) struct TsumegoArgs {
    /// An SGF file of problems; with --all also a folder or an archive
    problem: PathBuf,
    /// Number of the game in the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1, conflicts_with = "all")]
    game: u32,
    /// A stone of the group in question, such as C17; by default the group is found automatically
    #[arg(long, value_name = "POINT", conflicts_with = "all")]
    group: Option<String>,
    /// Solve every problem, and compare with the first moves that the file accepts
    #[arg(long)]
    all: bool,
    /// Rules of eyes and life to apply before the search
    #[arg(long, value_name = "FILE.ron")]
    rules: Option<PathBuf>,
    /// Do not order first moves by the patterns of solving moves
    #[arg(long)]
    no_patterns: bool,
    /// Search without the estimate of who wins
    #[arg(long)]
    no_estimate: bool,
    /// Write the patterns of the moves that solve these problems: those of the lines that the file accepts, or of the
    /// solver's line. Without the solver: `katachi lab tsumego-patterns --learn`
    #[arg(long, value_name = "FILE.ron", requires = "all")]
    learn: Option<PathBuf>,
    /// Write an estimate of who wins, learned from the solved positions, solved without the shipped estimate
    #[arg(long, value_name = "FILE.ron", requires = "all")]
    learn_estimate: Option<PathBuf>,
    /// Solve every Nth problem, from the first
    #[arg(long, value_name = "N", default_value_t = 1, requires = "all")]
    every: usize,
    /// Maximum processor time per problem, in seconds
    #[arg(long, value_name = "SECS", default_value_t = 10.0)]
    time: f64,
    /// Maximum number of positions per problem
    #[arg(long, value_name = "N", default_value_t = 200_000_000)]
    nodes: u64,
    #[command(flatten)]
    form: OutputFormArgs,
}

#[derive(Serialize)]
struct SolutionObject {
    format: u32,
    #[serde(flatten)]
    solved: Solved,
}

#[derive(Clone, Serialize)]
struct Solved {
    name: String,
    /// `B` or `W`: the side to move, and the owner of the group.
    to_move: &'static str,
    defender: Option<&'static str>,
    status: &'static str,
    /// `null` if there is none.
    #[serde(rename = "move")]
    first_move: Option<String>,
    seki: bool,
    /// The number of threats that decide a ko, if found.
    #[serde(skip_serializing_if = "Option::is_none")]
    ko_threats: Option<u8>,
    /// Whether the result was found only on a narrower field, whose border counts as the attacker's.
    narrow: bool,
    /// Whether the limits were reached before the other side's turn was searched: the group may be alive or dead
    /// already, or in seki.
    provisional: bool,
    /// Whether a rule proved the result without a search.
    by_rule: bool,
    nodes: u64,
    /// The moves, each with its colour, such as `B C17`; `pass` for a move elsewhere.
    line: Vec<String>,
    elapsed_s: f64,
    #[serde(skip_serializing_if = "Option::is_none")]
    accepted: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    as_file: Option<bool>,
    /// Why there was nothing to solve.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// The reason in the user's language.
    #[serde(skip)]
    said: Option<String>,
}

#[derive(Serialize)]
struct AllObject {
    format: u32,
    problems: usize,
    /// Number solved with one of the first moves that the file accepts.
    as_file: usize,
    /// Number solved with another first move.
    other_move: usize,
    unknown: usize,
    /// Number refused: no group, too open, or not readable.
    refused: usize,
    nodes: u64,
    elapsed_s: f64,
    results: Vec<ProblemRow>,
}

#[derive(Clone, Serialize)]
struct ProblemRow {
    path: String,
    game: u32,
    #[serde(flatten)]
    solved: Solved,
}

/// A game of a file, or the reason why it could not be read.
type Read = (String, u32, Result<ProblemRecord, NotLoaded>);

impl TsumegoArgs {
    /// Errors: what went wrong, in words, with the exit status.
    pub fn run(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        if !(self.time > 0.0 && self.time.is_finite()) {
            return Err(CommandFailure::Usage(text!("cli-time", seconds = self.time.to_string())));
        }
        if self.all { self.all(progress) } else { self.one(progress) }
    }

    fn params(&self) -> SolverParams {
        SolverParams {
            time: Some(Duration::from_secs_f64(self.time)),
            max_nodes: self.nodes,
            table_bits: 20,
            ..SolverParams::default()
        }
    }

    fn solver<'r>(&self, params: SolverParams, rules: Option<&'r RuleBook>) -> Solver<'r> {
        let mut solver = Solver::new(params);
        if let Some(rules) = rules {
            solver = solver.with_rules(rules);
        }
        if self.no_estimate || self.learn_estimate.is_some() {
            solver = solver.with_estimate(LifeEstimator::none());
        }
        if self.learn_estimate.is_some() {
            solver = solver.sampling(Samples::default());
        }
        if self.no_patterns || self.learn.is_some() {
            return solver;
        }
        solver.with_patterns(katachi_engines::library::shipped_pattern_costs())
    }

    fn rules(&self) -> Result<Option<RuleBook>, CommandFailure> {
        match &self.rules {
            Some(path) => Ok(Some(katachi_engines::library::open_rules(path)?)),
            None => Ok(None),
        }
    }

    fn one(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let path = &self.problem;
        let shown = path.display();
        let record = one_game::problem(path, self.game)?;
        let size = record.board.size();
        let group = self.group.as_deref().map(|label| one_game::group_point(label, size)).transpose()?;
        let params = self.params();
        let problem =
            TsumegoProblem::with_group(&record.board, record.to_move, group, params.field).map_err(|error| {
                let (path, game, error) = (shown.to_string(), self.game.to_string(), error.sentence());
                CommandFailure::Failed(text!("cli-problem-error", path = path, game = game, error = error))
            })?;
        let bar = Bar::follow(progress);
        let rules = self.rules()?;
        let solution = self.solver(params, rules.as_ref()).solve(&problem, progress)?;
        drop(bar);
        let object =
            SolutionObject { format: JSON_FORMAT, solved: Solved::new(&record, Some(&problem), Ok(&solution)) };
        self.form.output(&object, "results", || object.solved.text())
    }

    fn all(self, progress: &Arc<Progress>) -> Result<Output, CommandFailure> {
        let listing = source::list(std::slice::from_ref(&self.problem), progress)?;
        if let Some(problem) = listing.problems.first() {
            return Err(CommandFailure::Failed(problem.sentence()));
        }
        let (mut read, mut unread): (Vec<Read>, Vec<Read>) = (Vec::new(), Vec::new());
        for file in &listing.files {
            let outcome = source::read(file, progress, &mut |inner, bytes| {
                let path = shown_path(&file.path, inner);
                read_problems(&bytes, &mut |index, problem| {
                    let game = index.map_or(0, |index| index + 1);
                    read.push((path.clone(), game, problem.map_err(NotLoaded::Game)));
                });
                std::ops::ControlFlow::Continue(())
            });
            let problems = outcome.unwrap_or_else(|problem| vec![problem]).into_iter();
            unread.extend(problems.map(|problem| (problem.path.display().to_string(), 0, Err(problem.reason.into()))));
        }
        if let (None, Some((path, _, Err(reason)))) =
            (read.iter().find(|(_, _, read)| read.is_ok()), unread.iter().chain(&read).next())
        {
            return Err(CommandFailure::Failed(text!("cli-no-problem", path = path, reason = reason.sentence())));
        }
        // Keep all unreadable games, whichever problems are solved.
        let read: Vec<Read> = read.into_iter().step_by(self.every.max(1)).chain(unread).collect();
        let rules = self.rules()?;
        progress.begin(text!("cli-solving"), "problems", read.len() as u64);
        let bar = Bar::follow(progress);
        let rows = self.solve_all(&read, rules.as_ref(), progress)?;
        drop(bar);
        let count = |wanted: &dyn Fn(&Solved) -> bool| rows.iter().filter(|row| wanted(&row.solved)).count();
        let unknown = LifeStatus::Unknown.name();
        let object = AllObject {
            format: JSON_FORMAT,
            problems: rows.len(),
            as_file: count(&|solved| solved.as_file == Some(true)),
            other_move: count(&|solved| solved.as_file == Some(false) && solved.first_move.is_some()),
            unknown: count(&|solved| solved.status == unknown && solved.reason.is_none()),
            refused: count(&|solved| solved.reason.is_some()),
            nodes: rows.iter().map(|row| row.solved.nodes).sum(),
            elapsed_s: rows.iter().map(|row| row.solved.elapsed_s).sum(),
            results: rows,
        };
        self.form.output(&object, "results", || object.text())
    }

    /// Solves problems in parallel; the results are in the order of the files.
    fn solve_all(
        &self,
        read: &[Read],
        rules: Option<&RuleBook>,
        progress: &Arc<Progress>,
    ) -> Result<Vec<ProblemRow>, CommandFailure> {
        let next = AtomicUsize::new(0);
        let rows: Mutex<Vec<(usize, ProblemRow)>> = Mutex::new(Vec::new());
        let learnt = Mutex::new((SolutionCounts::default(), Samples::default()));
        // A solver keeps more than one core busy, unless it keeps samples.
        let each = if self.learn_estimate.is_some() { 1 } else { LANES };
        let threads = std::thread::available_parallelism().map_or(1, usize::from).div_ceil(each);
        std::thread::scope(|scope| {
            for _ in 0..threads {
                scope.spawn(|| {
                    let mut solver = self.solver(self.params(), rules);
                    let mut counts = SolutionCounts::default();
                    loop {
                        let at = next.fetch_add(1, Relaxed);
                        let Some((path, game, problem)) = read.get(at) else { break };
                        let Ok(solved) = solve_one(problem, &mut solver, &mut counts, progress) else { return };
                        let row = ProblemRow { path: path.clone(), game: *game, solved };
                        rows.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).push((at, row));
                        progress.add(1);
                    }
                    let mut learnt = learnt.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                    learnt.0.merge(counts);
                    learnt.1.merge(solver.into_samples().unwrap_or_default());
                });
            }
        });
        progress.check()?;
        let (counts, samples) = learnt.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        if let Some(path) = &self.learn {
            katachi_engines::library::save_tsumego_patterns(&counts.patterns(), path)?;
        }
        if let Some(path) = &self.learn_estimate {
            katachi_engines::library::save_tsumego_estimate(&train_estimate(&samples), path)?;
        }
        let mut rows = rows.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner());
        rows.sort_by_key(|&(at, _)| at);
        Ok(rows.into_iter().map(|(_, row)| row).collect())
    }
}

fn shown_path(path: &Path, inner: Option<&str>) -> String {
    match inner {
        Some(inner) => format!("{}/{inner}", path.display()),
        None => path.display().to_string(),
    }
}

fn solve_one(
    problem: &Result<ProblemRecord, NotLoaded>,
    solver: &mut Solver<'_>,
    counts: &mut SolutionCounts,
    progress: &Progress,
) -> Result<Solved, katachi_core::progress::Cancelled> {
    let record = match problem {
        Ok(record) => record,
        Err(reason) => {
            return Ok(Solved { said: Some(reason.sentence()), ..Solved::refused(reason.to_string()) });
        }
    };
    match TsumegoProblem::find(&record.board, record.to_move, solver.params().field) {
        Ok(problem) => {
            let solution = solver.solve(&problem, progress)?;
            let line = (0..).zip(&solution.line).map(|(at, &(color, point)): (usize, _)| SolutionMove {
                color,
                point,
                before: at.checked_sub(1),
            });
            match record.solution.is_empty() {
                true => counts.add(&problem, &line.collect::<Vec<_>>()),
                false => counts.add(&problem, &record.solution),
            };
            Ok(Solved::new(record, Some(&problem), Ok(&solution)))
        }
        Err(error) => Ok(Solved { said: Some(error.sentence()), ..Solved::new(record, None, Err(error.to_string())) }),
    }
}

impl Solved {
    fn refused(reason: String) -> Solved {
        Solved {
            name: String::new(),
            to_move: "",
            defender: None,
            status: LifeStatus::Unknown.name(),
            first_move: None,
            seki: false,
            ko_threats: None,
            narrow: false,
            provisional: false,
            by_rule: false,
            nodes: 0,
            line: Vec::new(),
            elapsed_s: 0.0,
            accepted: None,
            as_file: None,
            reason: Some(reason),
            said: None,
        }
    }

    fn new(record: &ProblemRecord, problem: Option<&TsumegoProblem>, solution: Result<&Solution, String>) -> Solved {
        let size = record.board.size();
        let accepted = (!record.accepted.is_empty())
            .then(|| record.accepted.iter().map(|point| point.label(size)).collect::<Vec<_>>());
        let head = Solved {
            name: record.name.clone(),
            to_move: record.to_move.letter(),
            defender: problem.map(|problem| problem.defender().letter()),
            accepted,
            ..Solved::refused(String::new())
        };
        match solution {
            Err(reason) => {
                let as_file = head.accepted.as_ref().map(|_| false);
                Solved { reason: Some(reason), as_file, ..head }
            }
            Ok(solution) => Solved {
                status: solution.status.name(),
                first_move: solution.first_move.map(|point| point.label(size)),
                seki: solution.seki,
                ko_threats: solution.ko_threats,
                narrow: solution.narrow,
                provisional: solution.provisional,
                by_rule: solution.by_rule,
                nodes: solution.nodes,
                line: solution.line.iter().map(|&play| play_text(play, size)).collect(),
                elapsed_s: solution.elapsed.as_secs_f64(),
                as_file: head
                    .accepted
                    .as_ref()
                    .map(|_| solution.first_move.is_some_and(|point| record.accepted.contains(&point))),
                reason: None,
                ..head
            },
        }
    }

    fn text(&self) -> String {
        let mut text = String::new();
        if !self.name.is_empty() {
            text += &format!("{}\n", self.name);
        }
        if let Some(defender) = self.defender {
            text += match (self.to_move, defender) {
                ("B", "B") => text!("cli-problem-black-black"),
                ("B", _) => text!("cli-problem-black-white"),
                (_, "B") => text!("cli-problem-white-black"),
                (_, _) => text!("cli-problem-white-white"),
            };
            text += "\n";
        }
        text += &match self.seki {
            true => text!("cli-status-seki", status = status_words(self.status)),
            false => text!("cli-status", status = status_words(self.status)),
        };
        text += "\n";
        if let Some(threats) = self.ko_threats {
            text += &format!("{}\n", text!("cli-ko-threats", threats = threats.to_string()));
        }
        let first = self.first_move.as_deref().unwrap_or(text!("general-none"));
        text += &format!("{}\n", text!("cli-first-move", move = first));
        if !self.line.is_empty() {
            text += &format!("{}\n", text!("cli-line", moves = listed(&self.line)));
        }
        text += &format!("{}\n", text!("cli-nodes", nodes = thousands(self.nodes)));
        text += &format!("elapsed_s: {:.3}\n", self.elapsed_s);
        text
    }
}

/// The text for people for a word of [`LifeStatus::name`].
fn status_words(status: &'static str) -> &'static str {
    let of = |known: LifeStatus| known.name() == status;
    match status {
        _ if of(LifeStatus::Alive) => text!("cli-status-alive"),
        _ if of(LifeStatus::Dead) => text!("cli-status-dead"),
        _ if of(LifeStatus::FirstToMove) => text!("cli-status-first-to-move"),
        _ if of(LifeStatus::Ko) => text!("cli-status-ko"),
        _ if of(LifeStatus::Seki) => text!("cli-status-in-seki"),
        _ if of(LifeStatus::Unknown) => text!("cli-status-unknown"),
        other => other,
    }
}

fn play_text((color, point): (Color, Option<Point>), size: BoardSize) -> String {
    format!("{} {}", color.letter(), point.map_or("pass".to_owned(), |point| point.label(size)))
}

impl AllObject {
    fn text(&self) -> String {
        let mut text = String::new();
        for row in &self.results {
            let solved = &row.solved;
            let verdict = match (&solved.reason, solved.as_file) {
                (Some(reason), _) => solved.said.as_ref().unwrap_or(reason).clone(),
                (None, Some(true)) => text!("cli-as-the-file").to_owned(),
                (None, Some(false)) => {
                    let moves = solved.accepted.as_deref().unwrap_or_default().join(" ");
                    text!("cli-file-has", moves = moves)
                }
                (None, None) => text!("cli-file-has-none").to_owned(),
            };
            let (nodes, seconds) = (thousands(solved.nodes), format!("{:.3}", solved.elapsed_s));
            text += &format!(
                "{} {}: {} {} {}, {verdict}\n",
                row.path,
                row.game,
                status_words(solved.status),
                solved.first_move.as_deref().unwrap_or("-"),
                text!("cli-nodes-seconds", nodes = nodes, seconds = seconds),
            );
        }
        let share = 100.0 * self.as_file as f64 / self.problems.max(1) as f64;
        text += &text!(
            "cli-problems",
            problems = self.problems.to_string(),
            as_file = self.as_file.to_string(),
            percent = with_percent_sign(&format!("{share:.1}")),
            other = self.other_move.to_string(),
            unknown = self.unknown.to_string(),
            refused = self.refused.to_string(),
            nodes = thousands(self.nodes),
            seconds = format!("{:.1}", self.elapsed_s)
        );
        text += "\n";
        text
    }
}
