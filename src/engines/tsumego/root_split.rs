//! Splits one question over two lanes when no other question is left: each lane tries half of the first moves.
//!
//! A side succeeds if one half succeeds, and fails if both halves fail. The second lane begins with a copy of the first
//! lane's table.

use std::time::Duration;

use super::earlier::Earlier;
use super::field::{PASS, ProblemSide};
use super::field_query::{FieldAnswer, FieldQuery, goals_hardest_first};
use super::goal::{CandidatePlay, DefenderGoal, ExcludedFirstMoves};
use super::known::FieldKnowledge;
use super::lanes::{LANES, SearchLimits, Spent, in_lanes, timed};
use super::problem::TsumegoProblem;
use super::solver::Solver;
use katachi_core::progress::{Cancelled, Progress};

/// For each lane: `None` if it is not finished, or its answer, which is `None` if the side fails.
pub(super) type Verdicts = [Option<Option<FieldAnswer>>; LANES];

/// A question whose first moves are split over the lanes.
pub(super) struct RootSplit {
    pub field: usize,
    pub rung: usize,
    /// The moves that each lane leaves out; `None` if it has failed.
    left_out: [Option<ExcludedFirstMoves>; LANES],
}

impl RootSplit {
    /// Splits the first moves that have not failed, most promising first. A single move goes to the first lane.
    pub fn new(
        (field, rung): (usize, usize),
        problem: &TsumegoProblem,
        side: ProblemSide,
        failed: ExcludedFirstMoves,
        asked: &mut FieldQuery<'_, '_>,
    ) -> RootSplit {
        let search = asked.search(goals_hardest_first(side)[rung].1, DefenderGoal::Survive);
        let mut moves = Vec::new();
        search.moves(&problem.start, side, failed.points, (PASS, false), &mut moves);
        moves.retain(|candidate| !failed.has(candidate));
        let number = |candidate: &CandidatePlay| {
            search.known(&candidate.after, side.other()).map_or(u32::MAX, |entry| entry.delta)
        };
        moves.sort_by_cached_key(|candidate| (number(candidate), candidate.play));
        if moves.len() < LANES {
            return RootSplit { field, rung, left_out: [Some(failed), None] };
        }
        let mut left_out = [failed; LANES];
        for (at, candidate) in moves.iter().enumerate() {
            // Deal the moves in the order first, second, second, first lane.
            let lane = at.div_ceil(2) % LANES;
            let of_other = &mut left_out[1 - lane];
            match candidate.play {
                PASS => of_other.pass = true,
                play => of_other.points |= 1 << play,
            }
        }
        RootSplit { field, rung, left_out: left_out.map(Some) }
    }

    /// Takes in the lanes' verdicts. Returns the answer to the whole question, if they give one, and the lane that
    /// found it.
    pub fn merge(&mut self, told: Verdicts) -> Option<(Option<FieldAnswer>, usize)> {
        if let Some(lane) = told.iter().position(|told| matches!(told, Some(Some(_)))) {
            return Some((told[lane].flatten(), lane));
        }
        for (left_out, told) in self.left_out.iter_mut().zip(told) {
            if told.is_some() {
                *left_out = None;
            }
        }
        self.left_out.iter().all(Option::is_none).then_some((None, 0))
    }

    /// If one lane has failed: the other, and what is left out when its half is shared out anew.
    pub fn rest(&self) -> Option<(usize, ExcludedFirstMoves)> {
        let lane = self.left_out.iter().position(Option::is_some)?;
        let left_out = self.left_out[lane]?;
        self.left_out[1 - lane].is_none().then_some((lane, left_out))
    }
}

impl Solver<'_> {
    /// Splits the open question of a field. Splits again if a lane has failed or the question is another one. The
    /// second lane uses the table with the index `spare`. `None` if there is only one lane.
    pub(super) fn share_out(
        &mut self,
        (field, spare): (usize, usize),
        width: &TsumegoProblem,
        known: &mut FieldKnowledge,
        before: Option<RootSplit>,
        progress: &Progress,
    ) -> Option<RootSplit> {
        let (.., samples) = self.parts(spare + 1, progress);
        if samples.is_some() {
            return None;
        }
        let question = (field, known.open);
        let before = before.filter(|before| (before.field, before.rung) == question);
        let failed = match before.as_ref().map(RootSplit::rest) {
            Some(None) => return before,
            Some(Some((lane, left_out))) => {
                self.keep(field, spare, lane);
                left_out
            }
            None => ExcludedFirstMoves::default(),
        };
        known.first.get_or_insert(known.open);
        let side = width.side_of(width.to_move());
        let limits = (SearchLimits::new(1, None), &mut Spent::default());
        let look = |asked: &mut FieldQuery<'_, '_>| Ok(RootSplit::new(question, width, side, failed, asked));
        let shared = self.ask(field, width, None, limits, progress, look).ok().flatten()?;
        if shared.left_out.iter().all(Option::is_some) {
            self.copy_table(field, spare, progress);
        }
        Some(shared)
    }

    /// Asks both halves, each for half of the positions.
    pub(super) fn ask_halves(
        &mut self,
        halves: &RootSplit,
        spare: usize,
        (width, earlier): (&TsumegoProblem, Option<Earlier>),
        limits: SearchLimits,
        progress: &Progress,
    ) -> Result<(Verdicts, Spent), Cancelled> {
        let RootSplit { field, rung, left_out } = *halves;
        let side = width.side_of(width.to_move());
        let (tables, help, samples) = self.parts(spare + 1, progress);
        let (tables, copy) = tables.split_at_mut(spare);
        let lanes = left_out.into_iter().zip([&mut tables[field], &mut copy[0]]).enumerate();
        let jobs = lanes.filter_map(|(lane, (left_out, table))| Some((lane, left_out?, table))).collect();
        let (told, spent) = in_lanes(jobs, limits, samples, |(lane, left_out, table), left, samples| {
            let mut spent = Spent::default();
            let told = help.ask(width, (table, samples), earlier, (left, &mut spent), |asked| {
                asked.rung_without(rung, side, left_out)
            });
            (told.map(|told| (lane, told)), spent)
        });
        let mut of_lanes = [None; LANES];
        for told in told {
            let (lane, told) = told?;
            of_lanes[lane] = told;
        }
        Ok((of_lanes, spent))
    }

    /// Copies the table of a field for the second lane. Returns the time that this took.
    pub(super) fn copy_table(&mut self, field: usize, spare: usize, progress: &Progress) -> Duration {
        let (tables, ..) = self.parts(field.max(spare) + 1, progress);
        let [own, copy] = tables.get_disjoint_mut([field, spare]).expect("two tables");
        timed(|| copy.copy(own)).1
    }

    /// Keeps this lane's table as the table of the field.
    pub(super) fn keep(&mut self, field: usize, spare: usize, lane: usize) {
        if lane > 0 {
            self.tables.swap(field, spare);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::field_query::NOTHING_RUNG;
    use super::super::lanes::{SearchLimits, Spent};
    use super::super::search::Stop;
    use super::super::widen::tests::{TEST_PARAMS, problems, share_of_problems};
    use super::*;
    use crate::sweep::rounds;
    use katachi_core::progress::Progress;

    const LIMITS: SearchLimits = SearchLimits::new(100_000, None);

    fn asked<T>(
        problem: &TsumegoProblem,
        question: impl FnOnce(&mut FieldQuery<'_, '_>) -> Result<T, Stop>,
    ) -> Option<T> {
        let limits = (LIMITS, &mut Spent::default());
        Solver::new(TEST_PARAMS).ask(0, problem, None, limits, &Progress::new(), question).unwrap()
    }

    #[test]
    fn the_halves_together_say_what_the_whole_says() {
        let (mut reached, mut missed, mut by_second) = (0, 0, 0);
        share_of_problems(3, |name, problem| {
            let side = problem.side_of(problem.to_move());
            for rung in 0..NOTHING_RUNG {
                let ask = |left_out| asked(&problem, |asked| asked.rung_without(rung, side, left_out));
                let Some(whole) = ask(ExcludedFirstMoves::default()) else { continue };
                let shared = asked(&problem, |asked| {
                    Ok(RootSplit::new((0, rung), &problem, side, ExcludedFirstMoves::default(), asked))
                });
                let mut shared = shared.unwrap();
                let told = shared.left_out.map(|left_out| ask(left_out?));
                let Some((answer, lane)) = shared.merge(told) else { continue };
                assert_eq!(answer.is_some(), whole.is_some(), "{name}, {rung}");
                reached += usize::from(answer.is_some());
                missed += usize::from(answer.is_none());
                by_second += lane;
            }
        });
        assert!(reached > rounds(15, 50) && missed > rounds(15, 50) && by_second > 0, "{reached} {missed} {by_second}");
    }

    #[test]
    fn every_first_move_is_in_one_half_and_where_a_half_has_failed_the_other_is_shared_out() {
        let mut shared_anew = 0;
        problems(|name, problem| {
            let side = problem.side_of(problem.to_move());
            let halves =
                |failed| asked(&problem, |asked| Ok(RootSplit::new((0, 0), &problem, side, failed, asked))).unwrap();
            let mut shared = halves(ExcludedFirstMoves::default());
            assert!(shared.rest().is_none() || shared.left_out[1].is_none());
            let [Some(one), Some(other)] = shared.left_out else { return };
            assert_eq!((one.points & other.points, one.pass && other.pass), (0, false), "{name}");
            assert_eq!(shared.merge([Some(None), None]).map(|(_, lane)| lane), None);
            let (lane, failed) = shared.rest().unwrap();
            assert_eq!((lane, failed), (1, other));
            let [Some(first), Some(second)] = halves(failed).left_out else { return };
            assert_eq!((first.points & second.points, first.pass && second.pass), (other.points, other.pass), "{name}");
            assert_eq!(first.points | second.points, one.points | other.points, "{name}");
            shared_anew += 1;
        });
        assert!(shared_anew > 20, "{shared_anew}");
    }
}
