//! One question on two lanes, when nothing else is left to ask: each tries half of the first moves.
//!
//! A side succeeds if it does so with either half, and fails if it fails with both. The second lane begins with a copy of
//! what the first knows.

use super::field::{Bits, PASS, Side};
use super::lanes::LANES;
use super::problem::Problem;
use super::search::{Candidate, Goal};
use super::solver::{Answer, Asked, rungs};

/// First moves that a question leaves out.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct LeftOut {
    pub points: Bits,
    pub pass: bool,
}

impl LeftOut {
    pub fn has(self, candidate: &Candidate) -> bool {
        match candidate.play {
            PASS => self.pass,
            play => self.points >> play & 1 == 1,
        }
    }
}

/// What each lane said: nothing yet, or whether it succeeds, and how.
pub(super) type Told = [Option<Option<Answer>>; LANES];

/// A question that is shared out.
pub(super) struct Halves {
    pub field: usize,
    pub rung: usize,
    /// What each lane leaves out; `None` where it has failed.
    pub left_out: [Option<LeftOut>; LANES],
}

impl Halves {
    /// Shares out the first moves that have not failed, those that promise most first. A single one is left to the first lane.
    pub fn new(
        (field, rung): (usize, usize),
        problem: &Problem,
        side: Side,
        failed: LeftOut,
        asked: &mut Asked<'_, '_>,
    ) -> Halves {
        let search = asked.search(rungs(side)[rung].1, Goal::Survive);
        let mut moves = Vec::new();
        search.moves(&problem.start, side, failed.points, (PASS, false), &mut moves);
        moves.retain(|candidate| !failed.has(candidate));
        let number =
            |candidate: &Candidate| search.known(&candidate.after, side.other()).map_or(u32::MAX, |entry| entry.delta);
        moves.sort_by_cached_key(|candidate| (number(candidate), candidate.play));
        if moves.len() < LANES {
            return Halves { field, rung, left_out: [Some(failed), None] };
        }
        let mut left_out = [failed; LANES];
        for (at, candidate) in moves.iter().enumerate() {
            // First, second, second, first.
            let lane = at.div_ceil(2) % LANES;
            let of_other = &mut left_out[1 - lane];
            match candidate.play {
                PASS => of_other.pass = true,
                play => of_other.points |= 1 << play,
            }
        }
        Halves { field, rung, left_out: left_out.map(Some) }
    }

    /// Takes in what each lane said: the answer to the whole question, if it is one, and the lane that gave it.
    pub fn hear(&mut self, told: Told) -> Option<(Option<Answer>, usize)> {
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

    /// Where one lane has failed, the other and what is left out when its half is shared out anew.
    pub fn rest(&self) -> Option<(usize, LeftOut)> {
        let lane = self.left_out.iter().position(Option::is_some)?;
        let left_out = self.left_out[lane]?;
        self.left_out[1 - lane].is_none().then_some((lane, left_out))
    }
}

#[cfg(test)]
mod tests {
    use super::super::climb::tests::{PARAMS, problems};
    use super::super::lanes::{Limits, Spent};
    use super::super::search::Stop;
    use super::super::solver::{NOTHING, Solver};
    use super::*;
    use crate::progress::Progress;

    const LIMITS: Limits = Limits { nodes: 100_000, time: None };

    fn asked<T>(problem: &Problem, question: impl FnOnce(&mut Asked<'_, '_>) -> Result<T, Stop>) -> Option<T> {
        let limits = (LIMITS, &mut Spent::default());
        Solver::new(PARAMS).ask(0, problem, None, limits, &Progress::new(), question).unwrap()
    }

    #[test]
    fn the_halves_together_say_what_the_whole_says() {
        let (mut reached, mut missed, mut by_second) = (0, 0, 0);
        problems(|name, problem| {
            let side = problem.side_of(problem.to_move());
            for rung in 0..NOTHING {
                let ask = |left_out| asked(&problem, |asked| asked.rung_without(rung, side, left_out));
                let Some(whole) = ask(LeftOut::default()) else { continue };
                let shared =
                    asked(&problem, |asked| Ok(Halves::new((0, rung), &problem, side, LeftOut::default(), asked)));
                let mut shared = shared.unwrap();
                let told = shared.left_out.map(|left_out| ask(left_out?));
                let Some((answer, lane)) = shared.hear(told) else { continue };
                assert_eq!(answer.is_some(), whole.is_some(), "{name}, {rung}");
                reached += usize::from(answer.is_some());
                missed += usize::from(answer.is_none());
                by_second += lane;
            }
        });
        assert!(reached > 50 && missed > 50 && by_second > 0, "{reached} {missed} {by_second}");
    }

    #[test]
    fn every_first_move_is_in_one_half_and_where_a_half_has_failed_the_other_is_shared_out() {
        let mut shared_anew = 0;
        problems(|name, problem| {
            let side = problem.side_of(problem.to_move());
            let halves =
                |failed| asked(&problem, |asked| Ok(Halves::new((0, 0), &problem, side, failed, asked))).unwrap();
            let mut shared = halves(LeftOut::default());
            assert!(shared.rest().is_none() || shared.left_out[1].is_none());
            let [Some(one), Some(other)] = shared.left_out else { return };
            assert_eq!((one.points & other.points, one.pass && other.pass), (0, false), "{name}");
            assert_eq!(shared.hear([Some(None), None]).map(|(_, lane)| lane), None);
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
