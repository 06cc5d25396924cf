//! Asks a search about a problem on one field: what a side reaches, by which move, and how it goes on.

use super::earlier::Earlier;
use super::estimate::LifeEstimator;
use super::field::{Field, FieldPosition, NO_PLAY, PASS, Play, ProblemSide};
use super::goal::{CandidatePlay, DefenderGoal, ExcludedFirstMoves, Threats};
use super::lanes::{SearchLimits, Spent, is_past, timed};
use super::patterns::PatternCosts;
use super::problem::TsumegoProblem;
use super::rules::Checker;
use super::rules_on_board::RulesOnBoard;
use super::samples::Samples;
use super::search::{Budget, ProofNumberSearch, Stop};
use super::solution::{LifeStatus, Reach, Solution};
use super::table::TranspositionTable;
use katachi_core::go::{Color, Point};
use katachi_core::machine::thread_time;
use katachi_core::progress::{Cancelled, Progress};

/// The table and the samples that a search writes to.
pub(super) type Memory<'a> = (&'a mut TranspositionTable, Option<&'a mut Samples>);

/// The answer for one side.
#[derive(Clone, Copy)]
pub(super) struct FieldAnswer {
    pub reach: Reach,
    pub threats: Threats,
    pub play: Option<Play>,
}

impl FieldAnswer {
    /// The same answer for another field that contains the point of the move.
    pub fn on(self, own: &Field, other: &Field) -> FieldAnswer {
        let play = self.play.and_then(|play| if play < PASS { other.bit_of(own.point_of(play)) } else { Some(play) });
        FieldAnswer { play, ..self }
    }
}

/// Inputs that all searches share.
#[derive(Clone, Copy)]
pub(super) struct SearchInputs<'a> {
    pub patterns: Option<&'a PatternCosts>,
    pub estimate: &'a LifeEstimator,
    pub rules: Option<&'a Checker<'a>>,
    pub progress: &'a Progress,
}

impl SearchInputs<'_> {
    /// Asks one question within limits. `None` if the limits were reached.
    ///
    /// Errors: stopped by the user.
    pub fn ask<T>(
        self,
        problem: &TsumegoProblem,
        memory: Memory<'_>,
        earlier: Option<Earlier>,
        (limits, spent): (SearchLimits, &mut Spent),
        question: impl FnOnce(&mut FieldQuery<'_, '_>) -> Result<T, Stop>,
    ) -> Result<Option<T>, Cancelled> {
        let until = limits.time.map(|time| thread_time() + time);
        let over = move || until.is_some_and(|until| thread_time() > until) || is_past(limits.end);
        let budget = Budget { progress: self.progress, nodes: 0, max_nodes: limits.nodes, deadline: &over };
        let mut asked = FieldQuery { problem, memory, budget, help: self, earlier };
        let (outcome, time) = timed(|| question(&mut asked));
        spent.add(Spent { nodes: asked.budget.nodes, time });
        match outcome {
            Ok(answer) => Ok(Some(answer)),
            Err(Stop::Limit) => Ok(None),
            Err(Stop::Cancelled) => Err(Cancelled),
        }
    }
}

/// The results that can be reached, best first. Each has the agreement about threats under which the search is asked.
pub(super) fn goals_hardest_first(side: ProblemSide) -> [(Reach, Threats); 3] {
    [
        (Reach::All, Threats::Of(side.other())),
        (Reach::KoTakenFirst, Threats::Nobody),
        (Reach::KoTakenSecond, Threats::Of(side)),
    ]
}

/// Index for [`Reach::Nothing`], one past the last rung of [`goals_hardest_first`].
pub(super) const NOTHING_RUNG: usize = 3;

/// A problem's questions, over one table and one budget.
pub(super) struct FieldQuery<'a, 'p> {
    pub problem: &'a TsumegoProblem,
    pub memory: Memory<'a>,
    pub budget: Budget<'p>,
    pub help: SearchInputs<'a>,
    pub earlier: Option<Earlier>,
}

impl<'p> FieldQuery<'_, 'p> {
    pub fn search(&mut self, threats: Threats, goal: DefenderGoal) -> ProofNumberSearch<'_, 'p> {
        let (field, target) = (&self.problem.field, self.problem.target);
        let SearchInputs { estimate, patterns, rules, .. } = self.help;
        let (table, samples) = &mut self.memory;
        let mut search =
            ProofNumberSearch::new(field, target, (threats, goal), (estimate, patterns), table, &mut self.budget);
        search.rules = rules.map(|checker| RulesOnBoard { checker, problem: self.problem });
        search.samples = samples.as_deref_mut();
        search.earlier = self.earlier.filter(|_| goal == DefenderGoal::Survive);
        search
    }

    /// Fills in everything that the solution tells. If the limits are reached, it keeps what was filled in before.
    ///
    /// Errors: stopped by the user, or the limits are reached.
    pub fn tell(
        &mut self,
        side: ProblemSide,
        first: FieldAnswer,
        both_sides: bool,
        solution: &mut Solution,
    ) -> Result<(), Stop> {
        let start = self.problem.start;
        solution.reach = Some(first.reach);
        solution.first_move = first.play.filter(|&play| play != PASS).map(|play| self.problem.field.point_of(play));
        solution.status = match first.reach {
            Reach::KoTakenFirst | Reach::KoTakenSecond => LifeStatus::Ko,
            Reach::All => LifeStatus::FirstToMove,
            Reach::Nothing if side == ProblemSide::Attacker => LifeStatus::Alive,
            Reach::Nothing => LifeStatus::Dead,
        };
        let lives = (side == ProblemSide::Defender) == (first.reach != Reach::Nothing);
        if first.reach != Reach::Nothing {
            solution.line = self.line(&start, side, &first);
        }
        if !both_sides {
            return Ok(());
        }
        if lives && matches!(first.reach, Reach::All | Reach::Nothing) {
            // Also find out whether the group makes two eyes. Nobody has threats here: with unlimited threats, an
            // attacker could put off a double ko for ever.
            let mut search = self.search(Threats::Nobody, DefenderGoal::TwoEyes);
            let eyes = search.wins(&start, side)? == (side == ProblemSide::Defender);
            solution.seki = !eyes;
        }
        let other = side.other();
        let mut passed = start;
        passed.ko = NO_PLAY;
        let second = self.best(&passed, other)?;
        solution.reach_of_other = Some(second.reach);
        solution.status = match (side, first.reach, second.reach) {
            (_, Reach::KoTakenFirst | Reach::KoTakenSecond, _) => LifeStatus::Ko,
            (_, Reach::All, Reach::KoTakenFirst | Reach::KoTakenSecond | Reach::All) => LifeStatus::FirstToMove,
            (ProblemSide::Attacker, Reach::All, Reach::Nothing) | (ProblemSide::Defender, Reach::Nothing, _) => {
                LifeStatus::Dead
            }
            (ProblemSide::Defender, Reach::All, Reach::Nothing) | (ProblemSide::Attacker, Reach::Nothing, _) => {
                LifeStatus::Alive
            }
        };
        if solution.status == LifeStatus::Alive && solution.seki {
            solution.status = LifeStatus::Seki;
        }
        Ok(())
    }

    /// The most that a side to move reaches, with its move.
    ///
    /// Errors: stopped by the user, or the limits are reached.
    pub fn best(&mut self, start: &FieldPosition, side: ProblemSide) -> Result<FieldAnswer, Stop> {
        for rung in 0..NOTHING_RUNG {
            if let Some(answer) = self.rung_from(start, rung, side, ExcludedFirstMoves::default())? {
                return Ok(answer);
            }
        }
        Ok(FieldAnswer { reach: Reach::Nothing, threats: Threats::Of(side), play: None })
    }

    /// Whether the side to move reaches this rung in the problem's own position. [`NOTHING_RUNG`] is always reached.
    ///
    /// Errors: stopped by the user, or the limits are reached.
    pub fn rung(&mut self, rung: usize, side: ProblemSide) -> Result<Option<FieldAnswer>, Stop> {
        self.rung_without(rung, side, ExcludedFirstMoves::default())
    }

    /// Like [`FieldQuery::rung`], without some of the first moves.
    ///
    /// Errors: stopped by the user, or the limits are reached.
    pub fn rung_without(
        &mut self,
        rung: usize,
        side: ProblemSide,
        left_out: ExcludedFirstMoves,
    ) -> Result<Option<FieldAnswer>, Stop> {
        self.rung_from(&self.problem.start.clone(), rung, side, left_out)
    }

    fn rung_from(
        &mut self,
        start: &FieldPosition,
        rung: usize,
        side: ProblemSide,
        left_out: ExcludedFirstMoves,
    ) -> Result<Option<FieldAnswer>, Stop> {
        let Some(&(reach, threats)) = goals_hardest_first(side).get(rung) else {
            return Ok(Some(FieldAnswer { reach: Reach::Nothing, threats: Threats::Of(side), play: None }));
        };
        let mut search = self.search(threats, DefenderGoal::Survive);
        search.left_out = left_out;
        if !search.wins(start, side)? {
            return Ok(None);
        }
        let play = search.known(start, side).map(|entry| entry.best).filter(|&play| play != NO_PLAY);
        Ok(Some(FieldAnswer { reach, threats, play }))
    }

    /// The move, or [`PASS`], by which the side to move succeeds if `counted` has this number of ko threats and the
    /// other side none, and which also reaches `answer`. `None` if there is none. Prefers the move of `answer` to a
    /// pass.
    ///
    /// Errors: stopped by the user, or the limits are reached.
    pub fn with_threats(
        &mut self,
        side: ProblemSide,
        (counted, threats): (ProblemSide, u8),
        answer: &FieldAnswer,
    ) -> Result<Option<Play>, Stop> {
        let start = FieldPosition { threats, ..self.problem.start };
        let mut search = self.search(Threats::Few(counted), DefenderGoal::Survive);
        if !search.wins(&start, side)? {
            return Ok(None);
        }
        let mut play = search.known(&start, side).map_or(NO_PLAY, |entry| entry.best);
        if play == PASS
            && let Some(own) = answer.play.filter(|&own| own < PASS)
            && let Some(after) = start.play(search.field, side, own)
            && !search.wins(&after, side.other())?
        {
            play = own;
        }
        let after = match play {
            NO_PLAY => return Err(Stop::Limit),
            PASS => Some(self.problem.start.passed()),
            play => self.problem.start.play(&self.problem.field, side, play),
        };
        let reached = match after {
            Some(after) => !self.wins(answer.threats, &after, side.other())?,
            None => false,
        };
        Ok(reached.then_some(play))
    }

    /// Whether the side to move succeeds under this agreement about threats.
    ///
    /// Errors: stopped by the user, or the limits are reached.
    pub fn wins(&mut self, threats: Threats, position: &FieldPosition, side: ProblemSide) -> Result<bool, Stop> {
        self.search(threats, DefenderGoal::Survive).wins(position, side)
    }

    /// Number of positions searched below this one, according to the table.
    pub fn work(&mut self, threats: Threats, position: &FieldPosition, side: ProblemSide) -> u32 {
        self.search(threats, DefenderGoal::Survive).known(position, side).map_or(0, |entry| entry.work)
    }

    /// Best moves of both sides, as far as the table has them.
    fn line(&mut self, start: &FieldPosition, side: ProblemSide, answer: &FieldAnswer) -> Vec<(Color, Option<Point>)> {
        let Some(play) = answer.play.filter(|&play| play != PASS) else {
            return self.line_from(start, side, NO_PLAY, (side, answer.threats));
        };
        let Some(after) = start.play(&self.problem.field, side, play) else { return Vec::new() };
        let mut line = vec![(self.problem.color_of(side), Some(self.problem.field.point_of(play)))];
        line.extend(self.line_from(&after, side.other(), play, (side, answer.threats)));
        line
    }

    /// Like [`FieldQuery::line`], from any position, with either side to move.
    pub fn line_from(
        &mut self,
        start: &FieldPosition,
        side: ProblemSide,
        last: Play,
        (winner, threats): (ProblemSide, Threats),
    ) -> Vec<(Color, Option<Point>)> {
        let problem = self.problem;
        let search = self.search(threats, DefenderGoal::Survive);
        let mut line = Vec::new();
        let (mut position, mut turn, mut last) = (*start, side, last);
        while line.len() < 60 && search.leaf(&position).is_none() {
            let mut moves: Vec<CandidatePlay> = Vec::new();
            search.moves(&position, turn, 0, (last, false), &mut moves);
            let play = if turn == winner {
                search.known(&position, turn).map(|entry| entry.best)
            } else {
                // The loser resists as long as possible: take the move that cost the search most work.
                let work = |candidate: &CandidatePlay| {
                    search.known(&candidate.after, turn.other()).map_or(0, |entry| entry.work)
                };
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
