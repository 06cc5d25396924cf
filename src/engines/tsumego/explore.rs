//! A solved problem walked through: at any position that a line of moves leads to, which moves keep what the side to
//! move has, and how a wrong one is refuted.
//!
//! Only the table of the search is kept. A question about another position is another search, which the table makes
//! short. If the search reaches its limits, the answer is `None`, never a guess.

use std::time::{Duration, Instant};

use katachi_core::go::{Board, Color, Point};
use katachi_core::machine::thread_time;
use katachi_core::progress::{Cancelled, Progress};

use super::field::{FieldPosition, NO_PLAY, PASS, Play, ProblemSide};
use super::field_query::FieldQuery;
use super::goal::{CandidatePlay, Threats};
use super::lanes::is_past;
use super::problem::TsumegoProblem;
use super::rules::RuleBook;
use super::search::{Budget, Stop};
use super::settled::{Settled, settled};
use super::solver::{Reach, Solution, Solver, SolverParams};

/// A move that is `None` is a pass, or a move elsewhere.
pub type Step = Option<Point>;

/// How much to search for each answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExploreLimits {
    /// Positions for one question.
    pub nodes: u64,
    /// Maximum processor time for all questions of one call.
    pub time: Option<Duration>,
    /// The moment on the clock at which the search ends.
    pub end: Option<Instant>,
}

impl Default for ExploreLimits {
    fn default() -> ExploreLimits {
        ExploreLimits { nodes: 2_000_000, time: Some(Duration::from_secs(5)), end: None }
    }
}

/// Why there is no answer.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ExploreError {
    #[error("move {number} of the line, {point}, is not allowed there")]
    Illegal { number: usize, point: String },
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
}

/// A position of the problem.
#[derive(Clone, Debug)]
pub struct ExploredPosition {
    pub board: Board,
    pub to_move: Color,
    /// The result that is known without a search. `Some(false)`: the group is taken or has no room for eyes.
    /// `Some(true)`: it lives, whatever is played.
    pub lives: Option<bool>,
    /// The side to move's result; `None` if the limits ended the search.
    pub reach: Option<Reach>,
    /// Every move in the field, and the pass. Moves that keep the result come first; ties by the work of their
    /// refutation, most first.
    pub tries: Vec<ExploredMove>,
}

/// A move at a [`ExploredPosition`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ExploredMove {
    pub step: Step,
    /// Whether the side that plays it keeps its result. `None` if the search reached its limits.
    pub keeps: Option<bool>,
    /// Number of positions searched below it, according to the table: the size of its proof.
    pub work: u32,
}

/// The result of a move, and the line that shows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refutation {
    /// The side's result after its move; `None` if that was not found.
    pub reach: Option<Reach>,
    /// The best result that the side could reach with any move.
    pub best: Option<Reach>,
    /// The line from the move on: the refutation with the longest resistance. For a move that keeps everything, the
    /// line by which it succeeds.
    pub line: Vec<(Color, Step)>,
}

impl Refutation {
    /// Whether the move throws something away. `None` if one of the two results is unknown.
    pub fn is_wrong(&self) -> Option<bool> {
        Some(self.reach? < self.best?)
    }
}

/// A problem, its solution and the table behind it.
pub struct ProblemExplorer<'r> {
    solver: Solver<'r>,
    /// The field that the solution was found on.
    problem: TsumegoProblem,
    limits: ExploreLimits,
    solution: Solution,
}

struct LinePosition {
    board: Board,
    position: FieldPosition,
    side: ProblemSide,
    last: Play,
}

impl<'r> ProblemExplorer<'r> {
    /// Solves the problem and keeps the search's table.
    ///
    /// Errors: stopped by the user.
    pub fn solve(
        problem: &TsumegoProblem,
        params: SolverParams,
        rules: Option<&'r RuleBook>,
        progress: &Progress,
    ) -> Result<ProblemExplorer<'r>, Cancelled> {
        let mut solver = Solver::new(params);
        if let Some(rules) = rules {
            solver = solver.with_rules(rules);
        }
        ProblemExplorer::solve_with(solver, problem, progress)
    }

    /// Like [`ProblemExplorer::solve`], with an existing solver, which brings its rules and patterns.
    ///
    /// Errors: stopped by the user.
    pub fn solve_with(
        mut solver: Solver<'r>,
        problem: &TsumegoProblem,
        progress: &Progress,
    ) -> Result<ProblemExplorer<'r>, Cancelled> {
        let (solution, problem) = solver.solve_keeping(problem, progress)?;
        Ok(ProblemExplorer { solver, problem, limits: ExploreLimits::default(), solution })
    }

    pub fn with_limits(self, limits: ExploreLimits) -> ProblemExplorer<'r> {
        ProblemExplorer { limits, ..self }
    }

    /// Ends all questions from now on at this moment on the clock.
    pub fn end_at(&mut self, end: Instant) {
        self.limits.end = Some(end);
    }

    pub fn solution(&self) -> &Solution {
        &self.solution
    }

    /// The problem, on the field that the solution was found on.
    pub fn problem(&self) -> &TsumegoProblem {
        &self.problem
    }

    /// The position after these moves, which alternate and begin with the side to move.
    ///
    /// Errors: a move on a stone, a suicide, a ko taken back at once; or the user stopped it.
    pub fn at(&mut self, line: &[Step], progress: &Progress) -> Result<ExploredPosition, ExploreError> {
        let place = self.place(line)?;
        let to_move = self.problem.color_of(place.side);
        let lives = match settled(&self.problem.field, &place.position, self.problem.target).0 {
            Settled::Alive => Some(true),
            Settled::Dead => Some(false),
            Settled::Open => None,
        };
        if let Some(lives) = lives {
            let reach = if lives == (place.side == ProblemSide::Defender) { Reach::All } else { Reach::Nothing };
            return Ok(ExploredPosition {
                board: place.board,
                to_move,
                lives: Some(lives),
                reach: Some(reach),
                tries: Vec::new(),
            });
        }
        let until = self.until();
        let reach = self.ask(until, progress, |asked| Ok(asked.best(&place.position, place.side)?.reach))?;
        let mut tries = Vec::new();
        for candidate in self.candidates(&place) {
            let keeps = match reach {
                None => None,
                Some(Reach::Nothing) => Some(true),
                Some(reach) => self.ask(until, progress, |asked| {
                    let threats = rung(reach, place.side);
                    Ok(!asked.wins(threats, &candidate.after, place.side.other())?)
                })?,
            };
            let threats = rung(reach.unwrap_or(Reach::All), place.side);
            let work =
                self.ask(until, progress, |asked| Ok(asked.work(threats, &candidate.after, place.side.other())))?;
            let step = (candidate.play != PASS).then(|| self.problem.field.point_of(candidate.play));
            tries.push(ExploredMove { step, keeps, work: work.unwrap_or(0) });
        }
        let rank = |found: &ExploredMove| match found.keeps {
            Some(true) => 0,
            None => 1,
            Some(false) => 2,
        };
        tries.sort_by_key(|found| (rank(found), std::cmp::Reverse(found.work), found.step.is_none(), found.step));
        Ok(ExploredPosition { board: place.board, to_move, lives: None, reach, tries })
    }

    /// The result of a move after a line, and how it comes about.
    ///
    /// Errors: as [`ProblemExplorer::at`].
    pub fn refute(&mut self, line: &[Step], step: Step, progress: &Progress) -> Result<Refutation, ExploreError> {
        let before = self.place(line)?;
        let mut longer = line.to_vec();
        longer.push(step);
        let after = self.place(&longer)?;
        let side = before.side;
        let until = self.until();
        let best = self.ask(until, progress, |asked| Ok(asked.best(&before.position, side)?.reach))?;
        let mut reach = Some(Reach::Nothing);
        let mut failed = rung(Reach::All, side);
        for rung_reach in [Reach::All, Reach::KoTakenFirst, Reach::KoTakenSecond] {
            let threats = rung(rung_reach, side);
            match self.ask(until, progress, |asked| asked.wins(threats, &after.position, side.other()))? {
                None => reach = None,
                Some(false) => reach = Some(rung_reach),
                Some(true) => {
                    failed = threats;
                    continue;
                }
            }
            break;
        }
        // To a failing move, show the answers that refute the first result it misses.
        let mut moves = vec![(self.problem.color_of(side), step)];
        if let Some(reach) = reach {
            let (winner, threats) = match reach {
                Reach::All => (side, rung(Reach::All, side)),
                _ => (side.other(), failed),
            };
            let more = self.ask(until, progress, |asked| {
                Ok(asked.line_from(&after.position, side.other(), after.last, (winner, threats)))
            })?;
            moves.extend(more.unwrap_or_default());
        }
        Ok(Refutation { reach, best, line: moves })
    }

    fn until(&self) -> Option<Duration> {
        self.limits.time.map(|time| thread_time() + time)
    }

    /// Asks one question. `None` if the search reached its limits.
    fn ask<T>(
        &mut self,
        until: Option<Duration>,
        progress: &Progress,
        question: impl FnOnce(&mut FieldQuery<'_, '_>) -> Result<T, Stop>,
    ) -> Result<Option<T>, Cancelled> {
        let end = self.limits.end;
        let over = move || until.is_some_and(|until| thread_time() > until) || is_past(end);
        let budget = Budget { progress, nodes: 0, max_nodes: self.limits.nodes, deadline: &over };
        let mut asked = self.solver.asked(&self.problem, budget);
        match question(&mut asked) {
            Ok(answer) => Ok(Some(answer)),
            Err(Stop::Limit) => Ok(None),
            Err(Stop::Cancelled) => Err(Cancelled),
        }
    }

    fn place(&self, line: &[Step]) -> Result<LinePosition, ExploreError> {
        let mut board = self.problem.board().clone();
        let mut position = self.problem.start;
        let mut side = self.problem.side_of(self.problem.to_move());
        let mut last = NO_PLAY;
        for (at, &step) in line.iter().enumerate() {
            let color = self.problem.color_of(side);
            let size = board.size();
            let illegal = |point: Point| ExploreError::Illegal { number: at + 1, point: point.label(size) };
            (position, last) = match step {
                None => (position.passed(), PASS),
                Some(point) => {
                    if !board.is_legal(color, point) {
                        return Err(illegal(point));
                    }
                    match self.problem.field.bit_of(point).filter(|&at| self.problem.may_play(side, at)) {
                        None => (position.passed(), PASS),
                        Some(at) => (position.play(&self.problem.field, side, at).ok_or_else(|| illegal(point))?, at),
                    }
                }
            };
            match step {
                None => board.pass(),
                Some(point) => {
                    board.play(color, point).map_err(|_| illegal(point))?;
                }
            }
            side = side.other();
        }
        Ok(LinePosition { board, position, side, last })
    }

    /// Every legal play in the field, and the pass.
    fn candidates(&mut self, place: &LinePosition) -> Vec<CandidatePlay> {
        let problem = &self.problem;
        let field = &problem.field;
        let empty = place.position.empty(field);
        let stones = super::field::each(empty).filter(|&at| at != place.position.ko).filter_map(|at| {
            let after = place.position.play(field, place.side, at)?;
            Some(CandidatePlay { play: at, after })
        });
        let pass = CandidatePlay { play: PASS, after: place.position.passed() };
        stones.chain([pass]).collect()
    }
}

/// The agreement about threats for the question whether a side reaches this result.
fn rung(reach: Reach, side: ProblemSide) -> Threats {
    match reach {
        Reach::All => Threats::Of(side.other()),
        Reach::KoTakenFirst => Threats::Nobody,
        Reach::KoTakenSecond | Reach::Nothing => Threats::Of(side),
    }
}
