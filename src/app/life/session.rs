//! One problem being solved, walked through and played against.
//!
//! The solver's work is kept in a [`ProblemExplorer`]. Each job takes it along and returns it with its answer, even if
//! it was stopped. The job judges the user's moves: a right move gets the best reply, a wrong one its refutation, which
//! is played move by move. Where the file of the problem knows the answer, it judges the first move at once.

use std::collections::HashMap;
use std::time::{Duration, Instant};

use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::go::{Board, Color, Point};
use katachi_core::progress::{Cancelled, Progress, ProgressReport};
use katachi_core::study::Grade;
use katachi_engines::tsumego::explore::{ExploreError, ExploredPosition, ProblemExplorer, Refutation, Step};
use katachi_engines::tsumego::problem::{ProblemError, TsumegoProblem};
use katachi_engines::tsumego::solver::{LifeStatus, Reach, Solution, SolverParams};
use katachi_language::text;
use katachi_sentences::life::whole_sentence;

/// The verdict on the user's last move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveVerdict {
    /// The move keeps the result; more moves are needed.
    Right,
    /// The problem is solved: the file accepts the move, or the result stands even if the player plays elsewhere next.
    Solved,
    Wrong,
    /// The limits ended the search.
    Unknown,
}

/// The source of a verdict, and a difference between file and solver about a first move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remark {
    /// The file decides; the solver is still looking.
    FileFirst,
    /// The file alone decides: the solver found no result.
    FileAlone,
    /// The file accepts what the solver refutes.
    FileAgainstSolver,
    /// The move works, but the file has another one.
    OtherThanFile,
}

/// Moves of the line whose stones a later move of it captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CapturedMoves {
    /// The number of the capturing move. Numbers begin at 1.
    pub by: usize,
    /// The captured moves, by number.
    pub moves: Vec<(usize, Point)>,
}

/// A request to the solver.
#[derive(Clone, Debug, PartialEq, Eq)]
enum SolverRequest {
    Solve,
    /// Asks for the status of the position after this line.
    Stand(Vec<Step>),
    /// The user's move.
    Judge(Vec<Step>, Step),
}

enum SolverAnswer {
    Solved(Result<(), Cancelled>),
    Stand(Vec<Step>, Result<Box<ExploredPosition>, ExploreError>),
    Judged(Vec<Step>, Step, Result<Box<JudgedMove>, ExploreError>),
}

/// The solver's answer to a move.
struct JudgedMove {
    refutation: Refutation,
    /// The move keeps the result, and so does a pass after the best reply.
    is_settled: bool,
}

type Back = (Option<Box<ProblemExplorer<'static>>>, SolverAnswer);

/// A problem, with the solver's results and the user's attempt.
pub struct Session {
    start: Board,
    to_move: Color,
    /// The question; or why there is none.
    problem: Result<TsumegoProblem, ProblemError>,
    explorer: Option<Box<ProblemExplorer<'static>>>,
    solution: Option<Solution>,
    /// The request that the solver is working on.
    asked: Option<SolverRequest>,
    answer: Awaited<Back>,
    /// The request to start as soon as the solver is free.
    next: Option<SolverRequest>,
    stands: HashMap<Vec<Step>, ExploredPosition>,
    /// The line to a position whose status was not found, or was stopped. It is not asked again before the user's next
    /// step.
    given_up: Option<Vec<Step>>,
    /// The moves, the two sides in turn. The user has stepped back before those from index `at` on.
    line: Vec<Step>,
    at: usize,
    /// When the last move of a refutation was shown, while it is played.
    refuting: Option<Instant>,
    verdict: Option<MoveVerdict>,
    /// The goal that a wrong move still reaches, by the solver.
    failed_with: Option<Reach>,
    /// First moves that the problem's file accepts.
    accepted: Vec<Point>,
    remark: Option<Remark>,
    /// Whether the answer is shown, and for each move whether it keeps the result.
    is_revealed: bool,
    /// Whether the problem is solved, after its latest try. A success stays: what follows are looks at other moves.
    outcome: Option<bool>,
    /// An earlier try failed.
    is_solved_later: bool,
    /// The grade that was taken over last.
    graded: Option<Grade>,
    is_measured: bool,
}

/// Time between the moves of a refutation.
const REFUTATION_PACE: Duration = Duration::from_millis(700);

/// The solver's table has 2^`TABLE_BITS` places.
const TABLE_BITS: u32 = 20;

impl Session {
    /// `group`: a stone of the group in question; without one, the group is found.
    /// `accepted`: first moves that the problem's file accepts; empty where it tells none.
    pub fn new(board: &Board, to_move: Color, group: Option<Point>, accepted: Vec<Point>) -> Session {
        let field = SolverParams::default().field;
        let problem = TsumegoProblem::with_group(board, to_move, group, field);
        Session {
            start: board.clone(),
            to_move,
            problem,
            explorer: None,
            solution: None,
            asked: None,
            answer: Awaited::default(),
            next: None,
            stands: HashMap::new(),
            given_up: None,
            line: Vec::new(),
            at: 0,
            refuting: None,
            verdict: None,
            failed_with: None,
            accepted,
            remark: None,
            is_revealed: false,
            outcome: None,
            is_solved_later: false,
            graded: None,
            is_measured: false,
        }
    }

    /// The question; or why there is none, in a sentence.
    pub fn problem(&self) -> Result<&TsumegoProblem, String> {
        self.problem.as_ref().map_err(whole_sentence)
    }

    /// The solution, once it is found.
    pub fn solution(&self) -> Option<&Solution> {
        self.solution.as_ref()
    }

    pub fn is_revealed(&self) -> bool {
        self.is_revealed
    }

    pub fn line(&self) -> &[Step] {
        &self.line
    }

    /// The number of moves made: the board shows the position after them.
    pub fn at(&self) -> usize {
        self.at
    }

    pub fn verdict(&self) -> Option<MoveVerdict> {
        self.verdict
    }

    /// The goal that the last move still reaches, if the solver finds that it is wrong.
    pub fn failed_with(&self) -> Option<Reach> {
        self.failed_with.filter(|_| self.verdict == Some(MoveVerdict::Wrong))
    }

    /// A difference between file and solver about the last move.
    pub fn remark(&self) -> Option<Remark> {
        self.remark
    }

    /// Whether the latest try succeeded; `None` while the first goes on.
    pub fn outcome(&self) -> Option<bool> {
        self.outcome
    }

    /// Whether an earlier try failed before the problem was solved.
    pub fn is_solved_later(&self) -> bool {
        self.is_solved_later
    }

    /// How far the search is; `None` when there is nothing to wait for.
    pub fn progress(&self) -> Option<ProgressReport> {
        self.answer.progress()
    }

    /// Whether the solver is looking for the solution, rather than judging a move or a position.
    pub fn is_solving(&self) -> bool {
        self.asked == Some(SolverRequest::Solve)
    }

    pub fn is_busy(&self) -> bool {
        self.asked.is_some()
    }

    /// The side to move after `at` moves.
    pub fn turn(&self, at: usize) -> Color {
        if at.is_multiple_of(2) { self.to_move } else { self.to_move.opponent() }
    }

    /// The position after `at` moves of the line.
    pub fn board(&self, at: usize) -> Board {
        let mut board = self.start.clone();
        for (number, step) in self.line.iter().take(at).enumerate() {
            match step {
                // The moves were legal when the solver or the user made them.
                Some(point) => _ = board.play(self.turn(number), *point),
                None => board.pass(),
            }
        }
        board
    }

    /// Moves among the first `at` whose stones are gone, by the move that captured them.
    pub fn captured(&self, at: usize) -> Vec<CapturedMoves> {
        let mut board = self.start.clone();
        let (mut stones, mut captured) = (Vec::new(), Vec::new());
        for (by, &step) in (1..).zip(&self.line[..at]) {
            let Some(point) = step else {
                board.pass();
                continue;
            };
            // The move was legal when the solver or the user made it.
            _ = board.play(self.turn(by - 1), point);
            stones.push((by, point));
            let (there, moves): (Vec<_>, Vec<_>) = stones.into_iter().partition(|&(_, point)| !board.is_empty(point));
            stones = there;
            if !moves.is_empty() {
                captured.push(CapturedMoves { by, moves });
            }
        }
        captured
    }

    /// The status of the shown position, if the answer is revealed.
    pub fn stand(&self) -> Option<&ExploredPosition> {
        self.stands.get(&self.line[..self.at]).filter(|_| self.is_revealed)
    }

    /// Shows the solution, after looking for it if necessary. An attempt that still went on counts as failed.
    pub(super) fn reveal(&mut self, params: &SolverParams, effects: &mut Effects) {
        if self.outcome.is_none() && self.problem.is_ok() {
            self.outcome = Some(false);
        }
        (self.is_revealed, self.given_up) = (true, None);
        (self.verdict, self.remark, self.refuting) = (None, None, None);
        if self.solution.is_some() {
            self.show_solution();
        } else if !self.is_solving() {
            self.ask(SolverRequest::Solve);
        }
        self.drive(params, effects);
    }

    fn show_solution(&mut self) {
        let Some(solution) = &self.solution else { return };
        // The solver knows only its field. A chain may have liberties outside it, so the last moves of the solver's
        // line can be illegal on the board.
        let mut board = self.start.clone();
        let steps = solution.line.iter().map(|&(_, step)| step).enumerate();
        let line: Vec<Step> = steps
            .take_while(|&(number, step)| match step {
                Some(point) => board.is_legal(self.turn(number), point) && board.play(self.turn(number), point).is_ok(),
                None => {
                    board.pass();
                    true
                }
            })
            .map(|(_, step)| step)
            .collect();
        (self.line, self.at) = (line, 0);
    }

    /// Plays for the side whose turn it is, and has the move judged.
    pub(super) fn play(&mut self, point: Point, params: &SolverParams, effects: &mut Effects) {
        let board = self.board(self.at);
        if self.problem.is_err() || !board.is_legal(self.turn(self.at), point) || self.is_judging() {
            return;
        }
        let line = self.line[..self.at].to_vec();
        self.refuting = None;
        if line.is_empty() && !self.accepted.is_empty() {
            self.judge_by_file(point);
        }
        self.ask(SolverRequest::Judge(line, Some(point)));
        self.drive(params, effects);
    }

    /// Gives the file's verdict on a first move. A move that the file does not have may work all the same: the attempt
    /// then goes on until the solver has answered.
    fn judge_by_file(&mut self, point: Point) {
        let is_right = self.accepted.contains(&point);
        self.failed_with = None;
        (self.line, self.at, self.remark) = (vec![Some(point)], 1, Some(Remark::FileFirst));
        self.verdict = Some(if is_right { MoveVerdict::Solved } else { MoveVerdict::Wrong });
        if is_right {
            self.end_try(true);
        }
    }

    /// Whether a refutation is being played: its next move comes by itself.
    pub fn is_refuting(&self) -> bool {
        self.refuting.is_some()
    }

    fn play_on(&mut self) {
        if let Some(shown) = self.refuting
            && shown.elapsed() >= REFUTATION_PACE
        {
            self.at = (self.at + 1).min(self.line.len());
            self.refuting = (self.at < self.line.len()).then(Instant::now);
        }
    }

    fn is_judging(&self) -> bool {
        let judges = |ask: &SolverRequest| matches!(ask, SolverRequest::Judge(..));
        self.next.as_ref().is_some_and(judges) || self.asked.as_ref().is_some_and(judges)
    }

    /// A move of the user's that has not been judged yet.
    pub fn pending(&self) -> Option<Point> {
        let of = |ask: &SolverRequest| if let SolverRequest::Judge(_, step) = ask { *step } else { None };
        self.next.as_ref().and_then(of).or_else(|| self.asked.as_ref().and_then(of))
    }

    /// Follows a move without having it judged.
    pub(super) fn follow(&mut self, step: Step, params: &SolverParams, effects: &mut Effects) {
        if step.is_some_and(|point| !self.board(self.at).is_legal(self.turn(self.at), point)) {
            return;
        }
        if self.line.get(self.at) != Some(&step) {
            self.line.truncate(self.at);
            self.line.push(step);
        }
        self.go_to(self.at + 1, params, effects);
    }

    pub(super) fn go_to(&mut self, at: usize, params: &SolverParams, effects: &mut Effects) {
        (self.at, self.given_up, self.refuting) = (at.min(self.line.len()), None, None);
        self.drive(params, effects);
    }

    /// Returns to the start position, for another attempt.
    pub(super) fn restart(&mut self) {
        (self.at, self.verdict, self.remark, self.is_revealed, self.refuting) = (0, None, None, false, None);
        self.line.clear();
        self.next = None;
        if let Some(SolverRequest::Judge(..) | SolverRequest::Stand(_)) = &self.asked {
            self.answer.cancel();
        }
    }

    /// Stops the search; what was found stays.
    pub(super) fn stop(&mut self) {
        (self.next, self.given_up) = (None, Some(self.line[..self.at].to_vec()));
        self.answer.cancel();
    }

    /// Queues a request in place of the waiting one. Cancels a running request that only asks for a status.
    fn ask(&mut self, ask: SolverRequest) {
        if let Some(SolverRequest::Stand(_)) = &self.asked {
            self.answer.cancel();
        }
        self.next = Some(ask);
    }

    /// Starts the next request, if the solver is free.
    fn drive(&mut self, params: &SolverParams, effects: &mut Effects) {
        let Ok(problem) = &self.problem else { return };
        if self.asked.is_some() {
            return;
        }
        if self.next.is_none() && self.is_revealed && self.explorer.is_some() {
            let here = &self.line[..self.at];
            if !self.stands.contains_key(here) && self.given_up.as_deref() != Some(here) {
                self.next = Some(SolverRequest::Stand(here.to_vec()));
            }
        }
        // A move can only be judged once the problem is solved; until then it waits.
        let ask = match self.next.take() {
            None => return,
            Some(ask @ SolverRequest::Judge(..)) if self.explorer.is_none() => {
                self.next = Some(ask);
                SolverRequest::Solve
            }
            Some(SolverRequest::Stand(_)) if self.explorer.is_none() => return,
            Some(ask) => ask,
        };
        let explorer = self.explorer.take();
        let (asked, problem, params) = (ask.clone(), problem.clone(), params.clone());
        let task = self
            .answer
            .start(text!("life-task-solver"), move |progress| Ok(answer(asked, explorer, &problem, params, progress)));
        effects.spawn(task.apart().quiet());
        self.asked = Some(ask);
    }

    /// Takes over the solver's answer.
    pub(super) fn poll(&mut self, params: &SolverParams, effects: &mut Effects) {
        self.play_on();
        let Some((explorer, found)) = self.answer.arrived() else {
            if self.answer.failed().is_some() {
                (self.asked, self.next) = (None, None);
                self.answer.forgive();
                self.leave_to_file();
            }
            return;
        };
        self.asked = None;
        self.explorer = explorer;
        match found {
            SolverAnswer::Solved(Ok(())) => {
                self.solution = self.explorer.as_ref().map(|explorer| explorer.solution().clone());
                if self.is_revealed {
                    self.show_solution();
                }
            }
            SolverAnswer::Solved(Err(Cancelled)) => {
                self.next = None;
                self.leave_to_file();
            }
            SolverAnswer::Stand(line, Ok(stand)) => _ = self.stands.insert(line, *stand),
            SolverAnswer::Stand(line, Err(_)) if self.next.is_none() => self.given_up = Some(line),
            SolverAnswer::Stand(..) => {}
            SolverAnswer::Judged(line, step, Ok(judged)) => self.judged(line, step, *judged),
            SolverAnswer::Judged(_, _, Err(_)) => self.leave_to_file(),
        }
        self.drive(params, effects);
    }

    fn judged(&mut self, mut line: Vec<Step>, step: Step, JudgedMove { refutation, is_settled }: JudgedMove) {
        let replies: Vec<Step> = refutation.line.iter().skip(1).map(|&(_, step)| step).collect();
        line.push(step);
        // The file decides on the first move: its question may differ from the solver's.
        let is_first = line.len() == 1 && !self.accepted.is_empty();
        let in_file = is_first.then(|| step.is_some_and(|point| self.accepted.contains(&point)));
        let (is_wrong, remark) = match (refutation.is_wrong(), in_file) {
            (None, Some(in_file)) => (Some(!in_file), Some(Remark::FileAlone)),
            (Some(true), Some(true)) => (Some(false), Some(Remark::FileAgainstSolver)),
            (Some(false), Some(false)) => (Some(false), Some(Remark::OtherThanFile)),
            (found, _) => (found, None),
        };
        self.remark = remark;
        let solver_agrees = refutation.is_wrong() == is_wrong;
        let verdict = match is_wrong {
            None => MoveVerdict::Unknown,
            Some(true) => MoveVerdict::Wrong,
            Some(false) if !solver_agrees || is_settled || in_file == Some(true) => MoveVerdict::Solved,
            Some(false) => MoveVerdict::Right,
        };
        self.failed_with = refutation.reach.filter(|_| solver_agrees);
        let shown = line.len();
        match verdict {
            MoveVerdict::Right => line.extend(replies.first()),
            MoveVerdict::Solved if solver_agrees => line.extend(replies.iter().take(1).filter(|step| step.is_some())),
            MoveVerdict::Wrong if solver_agrees => line.extend(replies),
            MoveVerdict::Wrong | MoveVerdict::Solved | MoveVerdict::Unknown => {}
        }
        (self.at, self.line, self.refuting) = (line.len(), line, None);
        if verdict == MoveVerdict::Wrong && self.at > shown {
            (self.at, self.refuting) = (shown, Some(Instant::now()));
        }
        self.verdict = Some(verdict);
        match verdict {
            MoveVerdict::Solved => self.end_try(true),
            MoveVerdict::Wrong => self.end_try(false),
            MoveVerdict::Right | MoveVerdict::Unknown => {}
        }
    }

    /// Notes how a try ended. A later try may succeed, unless the answer is on the screen.
    fn end_try(&mut self, is_right: bool) {
        if is_right && self.outcome == Some(false) && !self.is_revealed {
            (self.outcome, self.is_solved_later) = (Some(true), true);
        }
        self.outcome.get_or_insert(is_right);
    }

    /// Lets the file's verdict stand where the solver was stopped.
    fn leave_to_file(&mut self) {
        if self.remark == Some(Remark::FileFirst) {
            self.remark = Some(Remark::FileAlone);
            self.leave();
        }
    }

    /// Ends an attempt that nobody will go on with: a first move that the file does not have counts as wrong, unless the
    /// solver has said otherwise.
    pub(super) fn leave(&mut self) {
        if self.verdict == Some(MoveVerdict::Wrong) {
            self.outcome.get_or_insert(false);
        }
    }

    /// The grade of the latest try. Returned only once, and again if a later try succeeds.
    pub(super) fn take_grade(&mut self) -> Option<Grade> {
        let grade = match self.outcome? {
            false => Grade::Again,
            true if self.is_solved_later => Grade::Hard,
            true => Grade::Good,
        };
        (self.graded.replace(grade) != Some(grade)).then_some(grade)
    }

    /// Number of positions that the solver looked at for its solution. Returned only once, after the attempt.
    pub(super) fn take_measure(&mut self) -> Option<u64> {
        let found =
            self.solution.as_ref().filter(|found| self.graded.is_some() && found.status != LifeStatus::Unknown)?;
        (!std::mem::replace(&mut self.is_measured, true)).then_some(found.nodes)
    }
}

fn answer(
    ask: SolverRequest,
    explorer: Option<Box<ProblemExplorer<'static>>>,
    problem: &TsumegoProblem,
    params: SolverParams,
    progress: &Progress,
) -> Back {
    let end = params.time.map(|time| Instant::now() + time);
    let explorer = explorer.map(|mut explorer| {
        end.into_iter().for_each(|end| explorer.end_at(end));
        explorer
    });
    match (ask, explorer) {
        (SolverRequest::Stand(line), Some(mut explorer)) => {
            progress.begin(text!("life-phase-looking-at-moves"), "positions", 0);
            let stand = explorer.at(&line, progress);
            (Some(explorer), SolverAnswer::Stand(line, stand.map(Box::new)))
        }
        (SolverRequest::Judge(line, step), Some(mut explorer)) => {
            progress.begin(text!("life-phase-judging-move"), "positions", 0);
            let found = judge(&mut explorer, &line, step, progress);
            (Some(explorer), SolverAnswer::Judged(line, step, found.map(Box::new)))
        }
        _ => match ProblemExplorer::solve(
            problem,
            SolverParams { end, ..params },
            Some(katachi_engines::library::shipped_rules()),
            progress,
        ) {
            Ok(explorer) => (Some(Box::new(explorer)), SolverAnswer::Solved(Ok(()))),
            Err(cancelled) => (None, SolverAnswer::Solved(Err(cancelled))),
        },
    }
}

/// Judges a move. If it keeps the result, looks whether the player could also play elsewhere after the best reply.
fn judge(
    explorer: &mut ProblemExplorer<'_>,
    line: &[Step],
    step: Step,
    progress: &Progress,
) -> Result<JudgedMove, ExploreError> {
    let refutation = explorer.refute(line, step, progress)?;
    let is_settled = refutation.is_wrong() == Some(false)
        && match refutation.line.get(1) {
            None | Some((_, None)) => true,
            Some(&(_, reply)) => {
                let after: Vec<Step> = line.iter().copied().chain([step, reply]).collect();
                explorer.refute(&after, None, progress)?.is_wrong() == Some(false)
            }
        };
    Ok(JudgedMove { refutation, is_settled })
}

/// The solver's parameters for this time limit on the clock.
pub fn params(seconds: u64) -> SolverParams {
    SolverParams { time: Some(Duration::from_secs(seconds)), table_bits: TABLE_BITS, ..SolverParams::default() }
}
