//! The solver: finds the status of the group, the move that decides it, and how certain this is.
//!
//! The solver asks for the best result of the side to move, hardest first: its goal even if the other side has every ko
//! threat; its goal if nobody has threats, so that the first to take a ko keeps it; its goal if it has every threat
//! itself. The first one that holds shows whether the result is unconditional or a ko. Life is then asked for again
//! with two eyes, to recognise a seki. The other side is asked the same questions as if it moved first, to recognise a
//! group that was already alive or dead.
//!
//! Each question is asked on fields from narrow to wide. A field's border favours the attacker as far as possible. A
//! defender's result on a narrow field is therefore certain; an attacker's must be found again on wider fields, and is
//! marked as narrow if the limits are reached first.
//!
//! A question reuses results of the one before on the same field: a win under a harder agreement about kos is also a
//! win under an easier one. If the limits are reached before any answer, the solver asks easier questions, and marks
//! the answer as provisional.
//!
//! `choose` picks one of several first moves with the same result.

use std::time::{Duration, Instant};

use katachi_core::go::BoardSize;
use katachi_core::progress::{Cancelled, Phase, Progress};

use super::earlier::Earlier;
use super::estimate::LifeEstimator;
use super::field::ProblemSide;
use super::field_query::{FieldQuery, SearchInputs};
use super::lanes::{SearchLimits, Spent, timed};
use super::patterns::PatternCosts;
use super::problem::{FieldParams, TsumegoProblem};
use super::rules::{self, Checker, RuleBook};
use super::rules_on_board::RulesOnBoard;
use super::samples::Samples;
use super::search::{Budget, Stop};
use super::settled::is_enough;
pub use super::solution::{LifeStatus, Reach, Solution};
use super::table::TranspositionTable;

/// Limits and options of the solver.
#[derive(Clone, Debug, PartialEq)]
pub struct SolverParams {
    pub field: FieldParams,
    /// Positions made, over all questions.
    pub max_nodes: u64,
    /// Maximum processor time, so that a busy machine gives the same result. Two searches run in parallel: on two free
    /// cores, this is also the time on the clock.
    pub time: Option<Duration>,
    /// The moment on the clock at which the search ends, however busy the machine is: for a user who waits.
    pub end: Option<Instant>,
    /// Size of the table for each field: 2^`table_bits` slots of 32 bytes, at least 2^10.
    pub table_bits: u32,
    /// Whether to ask the other side's questions too, for the status.
    pub both_sides: bool,
}

impl Default for SolverParams {
    fn default() -> SolverParams {
        SolverParams {
            field: FieldParams::default(),
            max_nodes: 200_000_000,
            time: Some(Duration::from_secs(10)),
            end: None,
            table_bits: 20,
            both_sides: true,
        }
    }
}

/// Solves a problem. To solve many, a [`Solver`] reuses its tables.
///
/// Errors: stopped by the user.
pub fn solve(problem: &TsumegoProblem, params: &SolverParams, progress: &Progress) -> Result<Solution, Cancelled> {
    Solver::new(params.clone()).solve(problem, progress)
}

/// Tables, the estimate to start from, and the rules to ask first.
pub struct Solver<'r> {
    params: SolverParams,
    /// A table for each field that was asked, by the field's index.
    pub(super) tables: Vec<TranspositionTable>,
    /// Index of the field on which the last solution was found.
    used: usize,
    rules: Option<&'r RuleBook>,
    patterns: Option<&'r PatternCosts>,
    estimate: &'r LifeEstimator,
    samples: Option<Samples>,
    /// The rules, prepared for the size of the last board.
    checker: Option<(BoardSize, Checker<'r>)>,
}

impl<'r> Solver<'r> {
    pub fn new(params: SolverParams) -> Solver<'r> {
        Solver {
            params,
            tables: Vec::new(),
            used: 0,
            rules: None,
            patterns: None,
            estimate: LifeEstimator::shipped(),
            samples: None,
            checker: None,
        }
    }

    /// Asks these rules before each search and at hard positions. A won rule proves the group alive, a winning one
    /// gives its first move. Only rules with independent conditions count, and only without taking back a ko. Winning
    /// rules that hold, or whose stones match, also order the defender's first moves.
    pub fn with_rules(self, rules: &'r RuleBook) -> Solver<'r> {
        Solver { rules: Some(rules), checker: None, ..self }
    }

    /// Orders first moves by these patterns.
    pub fn with_patterns(self, patterns: &'r PatternCosts) -> Solver<'r> {
        Solver { patterns: Some(patterns), ..self }
    }

    /// Uses this estimate for unsearched positions instead of the shipped one.
    pub fn with_estimate(self, estimate: &'r LifeEstimator) -> Solver<'r> {
        Solver { estimate, ..self }
    }

    /// Keeps samples of everything that it solves.
    pub fn sampling(self, samples: Samples) -> Solver<'r> {
        Solver { samples: Some(samples), ..self }
    }

    /// The samples kept so far. `None` if the solver was not told to keep any.
    pub fn into_samples(self) -> Option<Samples> {
        self.samples
    }

    /// The status of the group that the rules prove, or `None`.
    fn known(&mut self, problem: &TsumegoProblem) -> Option<rules::GroupStatus> {
        let book = self.rules?;
        let size = problem.board.size();
        if self.checker.as_ref().is_none_or(|(laid, _)| *laid != size) {
            self.checker = Some((size, Checker::new(book, size)));
        }
        let (_, checker) = self.checker.as_ref()?;
        let target = problem.target;
        let (mut alive, mut first) = (0, None);
        for (stone, chain) in (RulesOnBoard { checker, problem }).chains(&problem.start, target) {
            let part = chain & target;
            let Ok(report) = checker.check(&problem.board, stone) else { continue };
            match report.status {
                _ if report.up_to_ko => {}
                rules::GroupStatus::Alive => alive |= part,
                rules::GroupStatus::AliveIfFirst(_) if is_enough(target, part) => first = first.or(Some(report.status)),
                rules::GroupStatus::AliveIfFirst(_) | rules::GroupStatus::Unknown => {}
            }
        }
        if is_enough(target, alive) {
            return Some(rules::GroupStatus::Alive);
        }
        first
    }

    pub fn params(&self) -> &SolverParams {
        &self.params
    }

    /// Solves a problem from scratch. The same problem and limits of nodes give the same solution and count.
    ///
    /// If the limits are reached first, returns the result of a narrower field or of an easier question.
    /// [`Solution::narrow`] and [`Solution::provisional`] mark it.
    ///
    /// Errors: stopped by the user.
    pub fn solve(&mut self, problem: &TsumegoProblem, progress: &Progress) -> Result<Solution, Cancelled> {
        Ok(self.solve_keeping(problem, progress)?.0)
    }

    /// Like [`Solver::solve`]. Also returns the problem on the field that the table is about.
    pub(super) fn solve_keeping(
        &mut self,
        problem: &TsumegoProblem,
        progress: &Progress,
    ) -> Result<(Solution, TsumegoProblem), Cancelled> {
        progress.begin(Phase::Solving, "positions", 0);
        let mut solution = Solution::unknown();
        let mut spent = Spent::default();
        let side = problem.side_of(problem.to_move);
        self.tables.iter_mut().for_each(TranspositionTable::clear);
        self.used = 0;
        let (known, time) = timed(|| self.known(problem));
        spent.time += time;
        match known {
            Some(rules::GroupStatus::Alive) => {
                solution.status = LifeStatus::Alive;
                solution.reach = Some(if side == ProblemSide::Defender { Reach::All } else { Reach::Nothing });
                solution.by_rule = true;
            }
            Some(rules::GroupStatus::AliveIfFirst(play))
                if side == ProblemSide::Defender && !self.params.both_sides =>
            {
                (solution.status, solution.reach) = (LifeStatus::FirstToMove, Some(Reach::All));
                (solution.first_move, solution.by_rule) = (Some(play), true);
                solution.line = vec![(problem.to_move, Some(play))];
            }
            _ => {}
        }
        if solution.by_rule {
            solution.elapsed = spent.time;
            return Ok((solution, problem.clone()));
        }
        self.samples.iter_mut().for_each(Samples::begin);
        let (widths, time) = timed(|| self.widths(problem));
        spent.time += time;
        let found = self.climb(&widths, side, &mut spent, progress)?;
        self.used = found.as_ref().map_or(widths.len() - 1, |found| found.field);
        let used = widths[self.used].clone();
        if let Some(found) = found {
            let limits = self.share((1, 1), spent);
            let both_sides = self.params.both_sides;
            let mut told = Ok(());
            let more = found.more;
            solution.narrow = found.narrow;
            solution.ko_threats = found.ko_threats;
            solution.provisional = true;
            self.ask(self.used, &used, None, (limits, &mut spent), progress, |asked| {
                told = asked.tell(side, found.answer, both_sides, &mut solution);
                Ok(())
            })?;
            match told {
                Err(Stop::Cancelled) => return Err(Cancelled),
                Err(Stop::Limit) => {}
                Ok(()) => solution.provisional = more,
            }
        }
        solution.nodes = spent.nodes;
        solution.elapsed = spent.time;
        Ok((solution, used))
    }

    /// The rest of this part of the limits.
    pub(super) fn share(&self, (part, of): (u32, u32), spent: Spent) -> SearchLimits {
        let nodes = self.params.max_nodes / u64::from(of) * u64::from(part);
        let time = self.params.time.map(|time| time * part / of);
        SearchLimits { end: self.params.end, ..SearchLimits::new(nodes, time) }.after(spent)
    }

    /// Asks one question on a field, given by index. `None` if the limits are reached.
    pub(super) fn ask<T>(
        &mut self,
        field: usize,
        problem: &TsumegoProblem,
        earlier: Option<Earlier>,
        limits: (SearchLimits, &mut Spent),
        progress: &Progress,
        question: impl FnOnce(&mut FieldQuery<'_, '_>) -> Result<T, Stop>,
    ) -> Result<Option<T>, Cancelled> {
        let (tables, help, samples) = self.parts(field + 1, progress);
        help.ask(problem, (&mut tables[field], samples), earlier, limits, question)
    }

    /// Further questions over the table that the last solution was found in.
    pub(super) fn asked<'a>(&'a mut self, problem: &'a TsumegoProblem, budget: Budget<'a>) -> FieldQuery<'a, 'a> {
        let used = self.used;
        let (tables, help, samples) = self.parts(used + 1, budget.progress);
        FieldQuery { problem, memory: (&mut tables[used], samples), budget, help, earlier: None }
    }

    /// At least this number of tables, the inputs of searches, and the samples.
    pub(super) fn parts<'a>(
        &'a mut self,
        fields: usize,
        progress: &'a Progress,
    ) -> (&'a mut [TranspositionTable], SearchInputs<'a>, Option<&'a mut Samples>) {
        let bits = self.params.table_bits;
        if self.tables.len() < fields {
            self.tables.resize_with(fields, || TranspositionTable::new(bits));
        }
        let rules = self.checker.as_ref().map(|(_, checker)| checker);
        let help = SearchInputs { patterns: self.patterns, estimate: self.estimate, rules, progress };
        (&mut self.tables, help, self.samples.as_mut())
    }
}
