//! A problem's answer: what becomes of the group, by which move, and how surely.
//!
//! The side to move is asked for the best that it can reach, hardest first: its goal though the other side has every ko
//! threat; its goal where nobody has any, so that whoever takes a ko first keeps it; its goal where it has every threat
//! itself. The first that holds says whether the result is unconditional or a ko. Life is then asked for once more with
//! two eyes, which tells a seki; and the other side is asked the same questions as if it were first, which tells a group
//! that was alive or dead already.

use std::time::{Duration, Instant};

use crate::go::{BoardSize, Color, Point};
use crate::progress::{Cancelled, Progress};

use super::choice;
use super::field::{NONE, PASS, Play, Position, Side};
use super::order::Vital;
use super::problem::{FieldParams, Problem};
use super::rules::{self, Checker, RuleBook};
use super::search::{Budget, Candidate, Goal, Search, Stop, Threats};
use super::table::Table;

/// How long to look.
#[derive(Clone, Debug, PartialEq)]
pub struct SolverParams {
    pub field: FieldParams,
    /// Positions made, over all questions.
    pub max_nodes: u64,
    /// Of processor time, so that a busy machine does not change what is found.
    pub time: Option<Duration>,
    /// The table has two to this many places of 48 bytes.
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
            table_bits: 20,
            both_sides: true,
        }
    }
}

/// What becomes of the group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Status {
    /// Though the attacker moves first.
    Alive,
    /// Though its owner moves first.
    Dead,
    /// Whoever moves first decides.
    FirstToMove,
    /// It hangs on a ko.
    Ko,
    /// It lives, and cannot make two eyes.
    Seki,
    /// Not found within the limits.
    Unknown,
}

impl Status {
    /// As the command line writes it.
    pub fn name(self) -> &'static str {
        match self {
            Status::Alive => "alive",
            Status::Dead => "dead",
            Status::FirstToMove => "first_to_move",
            Status::Ko => "ko",
            Status::Seki => "seki",
            Status::Unknown => "unknown",
        }
    }
}

/// What a side reaches when it moves first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reach {
    /// Nothing, even with every ko threat.
    Nothing,
    /// Its goal, if it finds the first ko threat.
    KoTakenSecond,
    /// Its goal, unless the other side finds a ko threat.
    KoTakenFirst,
    /// Its goal, whatever the threats.
    All,
}

/// The outcome of [`solve`].
#[derive(Clone, Debug)]
pub struct Solution {
    pub status: Status,
    /// The side to move's best; `None` where it has none, or none was found.
    pub first_move: Option<Point>,
    /// What the side to move reaches; `None` where that was not found.
    pub reach: Option<Reach>,
    /// What the other side would reach, moving first.
    pub reach_of_other: Option<Reach>,
    /// Life, where that is what comes out, without two eyes.
    pub seki: bool,
    /// The answer was found on a narrower field only.
    pub narrow: bool,
    /// A rule proved it, without a search.
    pub by_rule: bool,
    /// The first move and the answers, as long as the table knows them; `None` for a pass.
    pub line: Vec<(Color, Option<Point>)>,
    /// Positions made.
    pub nodes: u64,
    /// Processor time.
    pub elapsed: Duration,
}

impl Solution {
    fn unknown() -> Solution {
        Solution {
            status: Status::Unknown,
            first_move: None,
            reach: None,
            reach_of_other: None,
            seki: false,
            narrow: false,
            by_rule: false,
            line: Vec::new(),
            nodes: 0,
            elapsed: Duration::ZERO,
        }
    }
}

/// The processor time of this thread, where the system tells; else the time on the clock.
pub fn thread_time() -> Duration {
    #[cfg(unix)]
    {
        let mut time = libc::timespec { tv_sec: 0, tv_nsec: 0 };
        // SAFETY: `clock_gettime` fills the struct that it is given.
        if unsafe { libc::clock_gettime(libc::CLOCK_THREAD_CPUTIME_ID, &mut time) } == 0 {
            return Duration::new(time.tv_sec as u64, time.tv_nsec as u32);
        }
    }
    static START: std::sync::OnceLock<Instant> = std::sync::OnceLock::new();
    START.get_or_init(Instant::now).elapsed()
}

/// Solves a problem. For many, a [`Solver`] saves making the table anew.
pub fn solve(problem: &Problem, params: &SolverParams, progress: &Progress) -> Result<Solution, Cancelled> {
    Solver::new(params.clone()).solve(problem, progress)
}

/// A table, and the rules to ask first.
pub struct Solver<'r> {
    params: SolverParams,
    table: Table,
    rules: Option<&'r RuleBook>,
    /// Laid on the size of the last board.
    checker: Option<(BoardSize, Checker<'r>)>,
}

/// One side's question, answered.
pub(super) struct Answer {
    pub reach: Reach,
    threats: Threats,
    play: Option<Play>,
}

impl<'r> Solver<'r> {
    pub fn new(params: SolverParams) -> Solver<'r> {
        let table = Table::new(params.table_bits);
        Solver { params, table, rules: None, checker: None }
    }

    /// Asks these rules before each search: a won rule proves the group alive, a winning one its first move. Only rules
    /// whose conditions do not depend on each other count, and none that takes back a ko.
    pub fn with_rules(self, rules: &'r RuleBook) -> Solver<'r> {
        Solver { rules: Some(rules), checker: None, ..self }
    }

    /// What the rules prove of a group's stones; `None` where that is nothing.
    fn known(&mut self, problem: &Problem) -> Option<rules::Status> {
        let book = self.rules?;
        let size = problem.board.size();
        if self.checker.as_ref().is_none_or(|(laid, _)| *laid != size) {
            self.checker = Some((size, Checker::new(book, size)));
        }
        let (_, checker) = self.checker.as_ref()?;
        let mut seen: Vec<Point> = Vec::new();
        let mut first = None;
        for stone in problem.group() {
            if seen.contains(&stone) {
                continue;
            }
            seen.extend(problem.board.chain(stone));
            let Ok(report) = checker.check(&problem.board, stone) else { continue };
            match report.status {
                _ if report.up_to_ko => {}
                rules::Status::Alive => return Some(report.status),
                rules::Status::AliveIfFirst(_) => first = first.or(Some(report.status)),
                rules::Status::Unknown => {}
            }
        }
        first
    }

    pub fn params(&self) -> &SolverParams {
        &self.params
    }

    /// Solves a problem from scratch. The same problem and limits of nodes give the same solution and count.
    ///
    /// Where the limits end it without an answer, half of them are left for the same question on a narrower field; what
    /// that tells is marked in [`Solution::narrow`].
    pub fn solve(&mut self, problem: &Problem, progress: &Progress) -> Result<Solution, Cancelled> {
        Ok(self.solve_keeping(problem, progress)?.0)
    }

    /// The same, with the problem on the field that the table now speaks of.
    pub(super) fn solve_keeping(
        &mut self,
        problem: &Problem,
        progress: &Progress,
    ) -> Result<(Solution, Problem), Cancelled> {
        let started = thread_time();
        progress.begin("Solving", "positions", 0);
        let mut solution = Solution::unknown();
        let side = problem.side_of(problem.to_move);
        match self.known(problem) {
            Some(rules::Status::Alive) => {
                solution.status = Status::Alive;
                solution.reach = Some(if side == Side::Defender { Reach::All } else { Reach::Nothing });
                solution.by_rule = true;
            }
            Some(rules::Status::AliveIfFirst(play)) if side == Side::Defender && !self.params.both_sides => {
                (solution.status, solution.reach) = (Status::FirstToMove, Some(Reach::All));
                (solution.first_move, solution.by_rule) = (Some(play), true);
                solution.line = vec![(problem.to_move, Some(play))];
            }
            _ => {}
        }
        if solution.by_rule {
            solution.elapsed = thread_time().saturating_sub(started);
            self.table.clear();
            return Ok((solution, problem.clone()));
        }
        self.table.clear();
        let widths = self.widths(problem);
        let mut nodes = 0;
        let mut used = problem.clone();
        let last = widths.len() - 1;
        for (at, width) in widths.iter().enumerate() {
            // Narrow fields are quickly searched: what is left of their share goes to the wider ones.
            let (part, of) = SHARES[SHARES.len() - widths.len() + at];
            let until = self.params.time.map(|time| started + time * part / of);
            let max_nodes = (self.params.max_nodes * u64::from(part) / u64::from(of)).saturating_sub(nodes);
            let found = self.once(width, (max_nodes, until), progress)?;
            nodes += found.nodes;
            if found.status == Status::Unknown {
                continue;
            }
            let narrow = at < last && !holds_on_wider_fields(side, &found);
            solution = Solution { narrow, ..found };
            used = width.clone();
            if !narrow {
                break;
            }
        }
        solution.nodes = nodes;
        solution.elapsed = thread_time().saturating_sub(started);
        Ok((solution, used))
    }

    /// The problem on fields from narrow to wide.
    fn widths(&self, problem: &Problem) -> Vec<Problem> {
        let own = problem.params();
        let mut widths: Vec<Problem> = Vec::new();
        for params in FieldParams::WIDTHS {
            let width = if params == own { Some(problem.clone()) } else { problem.on_field(params) };
            if let Some(width) =
                width.filter(|width| widths.last().is_none_or(|last| !last.field.is_same(&width.field)))
            {
                widths.push(width);
            }
        }
        if widths.is_empty() {
            widths.push(problem.clone());
        }
        widths
    }

    /// Further questions over the table as it is.
    pub(super) fn asked<'a, 'p>(&'a mut self, problem: &'a Problem, budget: Budget<'p>) -> Asked<'a, 'p> {
        Asked { problem, table: &mut self.table, budget }
    }

    fn once(
        &mut self,
        problem: &Problem,
        (max_nodes, until): (u64, Option<Duration>),
        progress: &Progress,
    ) -> Result<Solution, Cancelled> {
        let over = move || until.is_some_and(|until| thread_time() > until);
        let mut asked = Asked {
            problem,
            table: &mut self.table,
            budget: Budget { progress, nodes: 0, max_nodes, deadline: &over },
        };
        let side = problem.side_of(problem.to_move);
        let mut solution = Solution::unknown();
        let outcome = asked.answer(side, self.params.both_sides, &mut solution);
        solution.nodes = asked.budget.nodes;
        match outcome {
            Err(Stop::Cancelled) => Err(Cancelled),
            Ok(()) | Err(Stop::Limit) => Ok(solution),
        }
    }
}

/// Up to which part of the limits each field may go on.
const SHARES: [(u32, u32); 3] = [(1, 3), (2, 3), (1, 1)];

/// The border of a narrow field is as good for the attacker as can be: what the defender reaches there, he reaches on
/// every wider one.
fn holds_on_wider_fields(side: Side, solution: &Solution) -> bool {
    match side {
        Side::Defender => solution.reach == Some(Reach::All),
        Side::Attacker => solution.reach == Some(Reach::Nothing),
    }
}

/// A problem's questions, over one table and one budget.
pub(super) struct Asked<'a, 'p> {
    problem: &'a Problem,
    table: &'a mut Table,
    pub budget: Budget<'p>,
}

impl<'p> Asked<'_, 'p> {
    pub fn search(&mut self, threats: Threats, goal: Goal) -> Search<'_, 'p> {
        Search::new(&self.problem.field, self.problem.target, (threats, goal), &Vital, self.table, &mut self.budget)
    }

    fn answer(&mut self, side: Side, both_sides: bool, solution: &mut Solution) -> Result<(), Stop> {
        let start = self.problem.start;
        let mut first = self.best(&start, side)?;
        solution.reach = Some(first.reach);
        solution.first_move = first.play.filter(|&play| play != PASS).map(|play| self.problem.field.point_of(play));
        // Until another is found simpler.
        if let Some(play) = first.play {
            let spare = self.budget.nodes.clamp(20_000, 1_000_000);
            let simplest = choice::simplest(self, &start, (side, first.threats), play, spare);
            match simplest {
                Ok(play) => {
                    first.play = Some(play);
                    solution.first_move = (play != PASS).then(|| self.problem.field.point_of(play));
                }
                Err(Stop::Limit) => {}
                Err(Stop::Cancelled) => return Err(Stop::Cancelled),
            }
        }
        let lives = (side == Side::Defender) == (first.reach != Reach::Nothing);
        if first.reach != Reach::Nothing {
            solution.line = self.line(&start, side, &first);
        }
        solution.status = match first.reach {
            Reach::KoTakenFirst | Reach::KoTakenSecond => Status::Ko,
            Reach::All => Status::FirstToMove,
            Reach::Nothing if side == Side::Attacker => Status::Alive,
            Reach::Nothing => Status::Dead,
        };
        if !both_sides {
            return Ok(());
        }
        if lives && matches!(first.reach, Reach::All | Reach::Nothing) {
            // Whether two eyes are made, too.
            let mut search = self.search(Threats::Of(Side::Attacker), Goal::TwoEyes);
            let eyes = search.wins(&start, side)? == (side == Side::Defender);
            solution.seki = !eyes;
        }
        let other = side.other();
        let mut passed = start;
        passed.ko = NONE;
        let second = self.best(&passed, other)?;
        solution.reach_of_other = Some(second.reach);
        solution.status = match (side, first.reach, second.reach) {
            (_, Reach::KoTakenFirst | Reach::KoTakenSecond, _) => Status::Ko,
            (_, Reach::All, Reach::KoTakenFirst | Reach::KoTakenSecond | Reach::All) => Status::FirstToMove,
            (Side::Attacker, Reach::All, Reach::Nothing) | (Side::Defender, Reach::Nothing, _) => Status::Dead,
            (Side::Defender, Reach::All, Reach::Nothing) | (Side::Attacker, Reach::Nothing, _) => Status::Alive,
        };
        if solution.status == Status::Alive && solution.seki {
            solution.status = Status::Seki;
        }
        Ok(())
    }

    /// The most that a side to move reaches, with its move.
    pub fn best(&mut self, start: &Position, side: Side) -> Result<Answer, Stop> {
        let rungs = [
            (Reach::All, Threats::Of(side.other())),
            (Reach::KoTakenFirst, Threats::Nobody),
            (Reach::KoTakenSecond, Threats::Of(side)),
        ];
        for (reach, threats) in rungs {
            let mut search = self.search(threats, Goal::Survive);
            if search.wins(start, side)? {
                let play = search.known(start, side).map(|entry| entry.best).filter(|&play| play != NONE);
                return Ok(Answer { reach, threats, play });
            }
        }
        Ok(Answer { reach: Reach::Nothing, threats: Threats::Of(side), play: None })
    }

    /// Whether the side to move succeeds under this agreement about threats.
    pub fn wins(&mut self, threats: Threats, position: &Position, side: Side) -> Result<bool, Stop> {
        self.search(threats, Goal::Survive).wins(position, side)
    }

    /// Positions searched below this one, as the table remembers.
    pub fn work(&mut self, threats: Threats, position: &Position, side: Side) -> u32 {
        self.search(threats, Goal::Survive).known(position, side).map_or(0, |entry| entry.work)
    }

    /// Best moves of both sides, as far as the table has them.
    fn line(&mut self, start: &Position, side: Side, answer: &Answer) -> Vec<(Color, Option<Point>)> {
        let Some(play) = answer.play.filter(|&play| play != PASS) else {
            return self.line_from(start, side, NONE, (side, answer.threats));
        };
        let Some(after) = start.play(&self.problem.field, side, play) else { return Vec::new() };
        let mut line = vec![(self.problem.color_of(side), Some(self.problem.field.point_of(play)))];
        line.extend(self.line_from(&after, side.other(), play, (side, answer.threats)));
        line
    }

    /// The same from any position, whoever is to move.
    pub fn line_from(
        &mut self,
        start: &Position,
        side: Side,
        last: Play,
        (winner, threats): (Side, Threats),
    ) -> Vec<(Color, Option<Point>)> {
        let problem = self.problem;
        let search = self.search(threats, Goal::Survive);
        let mut line = Vec::new();
        let (mut position, mut turn, mut last) = (*start, side, last);
        while line.len() < 60 && search.leaf(&position).is_none() {
            let mut moves: Vec<Candidate> = Vec::new();
            search.moves(&position, turn, last, false, &mut moves);
            let play = if turn == winner {
                search.known(&position, turn).map(|entry| entry.best)
            } else {
                // The loser's longest resistance, as measured by the work that it made.
                let work =
                    |candidate: &Candidate| search.known(&candidate.after, turn.other()).map_or(0, |entry| entry.work);
                moves
                    .iter()
                    .filter(|candidate| candidate.play != PASS)
                    .max_by_key(|candidate| (work(candidate), std::cmp::Reverse(candidate.play)))
                    .filter(|candidate| work(candidate) > 1)
                    .map(|candidate| candidate.play)
            };
            let Some(found) = play.and_then(|play| moves.iter().find(|candidate| candidate.play == play)) else {
                break;
            };
            let point = (found.play != PASS).then(|| problem.field.point_of(found.play));
            line.push((problem.color_of(turn), point));
            (position, turn, last) = (found.after, turn.other(), found.play);
        }
        line
    }
}
