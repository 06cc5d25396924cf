//! Chooses among first moves with equal results.
//!
//! Among moves that lead to a ko, counts threats: the best move needs fewest threats of its own, or else makes the
//! opponent need most, up to three. If several of a defender's moves give the same result, or several moves give the
//! same ko on the widest field, takes the one that the search proved first.
//!
//! It is different for an attacker's move that was found on a narrow field and not confirmed on a wider one. Other
//! moves often do as much on the narrow field, and the missing confirmation speaks against the first. Among these
//! moves, the choice depends on two facts about each: whether the defender would live by playing there himself, and
//! which part of the defender's answers threatens to live by one more move. The weights were learnt from the 57 medium
//! problems in which an attacker had such a choice (every fourth problem from the second was left out). A multinomial
//! logit model finds the file's move in 8 more of them than the first move does, in tenfold cross-validation (13
//! gained, 5 lost), and in 8 more of 26 easy problems. The liberties and the neighbours of the move, the size of its
//! proof, its patterns and the estimate were tried too; they gained nothing on problems not learnt from.
//!
//! If the widest field confirms a kill, other moves do as much in few problems: 3 medium and 4 easy ones, too few to
//! learn from. The same weights apply there, except the one for being found first (of the seven problems, one of each
//! kind was gained, none lost). For a ko that the widest field confirms, and for a defender's move, none of these facts
//! help.

use std::ops::RangeInclusive;

use super::earlier::Earlier;
use super::field::{FieldPosition, NO_PLAY, PASS, Play, ProblemSide, each};
use super::field_query::{FieldAnswer, Memory, SearchInputs};
use super::goal::{DefenderGoal, Threats, ban, salt};
use super::lanes::{LANES, SearchLimits, Spent, in_lanes};
use super::problem::TsumegoProblem;
use super::solver::{Reach, Solver};
use super::table::TranspositionTable;
use super::widen::{Climbed, EASIER_SHARE, FIRST_TURN_NODES, MAX_COUNTED_THREATS};
use katachi_core::progress::{Cancelled, Progress};

/// Weights of the reasons for a move, in tenths of a unit of log odds. `VITAL_WEIGHT`: the defender would live by
/// playing there. `FIRST_KILL_WEIGHT`: a kill that was found first on a narrow field. `FIRST_KO_WEIGHT`: a ko that was
/// found first there. `THREATS_WEIGHT`: all of the defender's answers are threats.
const VITAL_WEIGHT: i32 = 13;
const FIRST_KILL_WEIGHT: i32 = -6;
const FIRST_KO_WEIGHT: i32 = 11;
const THREATS_WEIGHT: i32 = -21;

/// Part of the limits after which threats are no longer counted on a narrow field.
const NARROW_KO_SHARE: (u32, u32) = (17, 20);
/// Part of the limits after which moves that do as much are no longer looked for.
const TIE_SHARE: (u32, u32) = (18, 20);

/// Maximum number of positions for each question: whether a move does as much, whether the defender lives by playing
/// there (`LIFE_CHECK_NODES`), and whether an answer is a threat (`THREAT_CHECK_NODES`).
const TIE_CHECK_NODES: u64 = 300_000;
const LIFE_CHECK_NODES: u64 = 600_000;
const THREAT_CHECK_NODES: u64 = 20_000;

/// The result of counting a ko's threats on one field.
struct KoThreatCount {
    /// Whether the count was finished within the limits.
    told: bool,
    /// A better answer than the one found before.
    found: Option<Climbed>,
}

/// The fields on which a ko's threats are counted, each within the next; `own` is that on which the ko was found.
fn fields_to_count(widths: &[TsumegoProblem], side: ProblemSide, own: usize) -> Vec<usize> {
    let last = widths.len() - 1;
    let counts = |&field: &usize| {
        let width = &widths[field];
        field == own || field == last || (!width.params().liberties && widths[own].is_within(width))
    };
    match side {
        ProblemSide::Attacker => vec![own],
        ProblemSide::Defender => (own..=last).filter(counts).collect(),
    }
}

impl Solver<'_> {
    /// Among moves that lead to a ko, finds the one by which the side to move needs fewest threats, or the other side
    /// most. Uses the widest field on which the count finishes within the limits. For an attacker, only the field of
    /// the answer.
    pub(super) fn choose_ko(
        &mut self,
        widths: &[TsumegoProblem],
        side: ProblemSide,
        found: &mut Climbed,
        spent: &mut Spent,
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        let counted = match found.answer.reach {
            Reach::KoTakenFirst => side.other(),
            Reach::KoTakenSecond => side,
            Reach::All | Reach::Nothing => return Ok(()),
        };
        let mut open = fields_to_count(widths, side, found.field);
        let part = if side == ProblemSide::Attacker && found.narrow { NARROW_KO_SHARE } else { EASIER_SHARE };
        // Narrow fields finish sooner, wide ones are more reliable. If only one field is left, the second lane counts
        // down from the most threats.
        let mut turn = FIRST_TURN_NODES;
        let mut spare = None;
        while let Some(&widest) = open.last() {
            let limits = self.share(part, *spent);
            if limits.are_over() {
                return Ok(());
            }
            let before = *spent;
            let (.., samples) = self.parts(0, progress);
            if open.len() == 1 && spare.is_none() && samples.is_none() {
                let beside = unused([widest, found.field]);
                spent.time += self.copy_table(widest, beside, progress);
                spare = Some(beside);
            }
            let (tables, help, samples) = self.parts(widest.max(spare.unwrap_or(0)) + 1, progress);
            let jobs = tables.iter_mut().enumerate().filter_map(|(at, table)| match spare == Some(at) {
                true => Some((widest, MAX_COUNTED_THREATS, table)),
                false => open.contains(&at).then_some((at, 1, table)),
            });
            let jobs = jobs.collect();
            let (counts, more) = in_lanes(jobs, limits, samples, |(field, least, table), left, samples| {
                let mut spent = Spent::default();
                let limits = (left, turn, &mut spent);
                let counts = (counted, least..=MAX_COUNTED_THREATS);
                let told = count_threats(help, widths, side, counts, (found, field), (table, samples), limits);
                (told.map(|told| (field, least > 1, told)), spent)
            });
            spent.add(more);
            let widest_told = self.merge_counts(counts, spare, found)?;
            open.retain(|&field| widest_told.is_none_or(|told| field > told));
            if *spent == before {
                return Ok(());
            }
            turn *= 2;
        }
        Ok(())
    }

    /// Takes in what the lanes have counted. Returns the widest field that told.
    fn merge_counts(
        &mut self,
        counts: Vec<Result<(usize, bool, KoThreatCount), Cancelled>>,
        spare: Option<usize>,
        found: &mut Climbed,
    ) -> Result<Option<usize>, Cancelled> {
        let mut widest_told = None;
        for told in counts {
            let (field, is_second, told) = told?;
            // If the other lane has finished, a lane that knows only about fewer threats adds nothing.
            if let Some(better) = told.found.filter(|_| told.told || widest_told.is_none()) {
                *found = better;
            }
            if let (true, true, Some(spare)) = (told.told, is_second, spare) {
                self.keep(field, spare, 1);
            }
            widest_told = Some(field).filter(|_| told.told).or(widest_told);
        }
        Ok(widest_told)
    }

    /// Among the attacker's moves that do as much on this field, chooses the most promising one. If the limits are
    /// reached first, chooses among the moves looked at so far.
    pub(super) fn choose_tied(
        &mut self,
        widths: &[TsumegoProblem],
        found: &mut Climbed,
        spent: &mut Spent,
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        let (side, width) = (ProblemSide::Attacker, &widths[found.field]);
        let is_ko = found.answer.reach != Reach::All;
        if width.side_of(width.to_move()) != side || (is_ko && !found.narrow) || found.more {
            return Ok(());
        }
        let Some(first) = found.answer.play.filter(|&play| play < PASS) else { return Ok(()) };
        let lanes = [found.field, unused([found.field; 2])];
        spent.time += self.copy_table(lanes[0], lanes[1], progress);
        let start = &width.start;
        let banned = ban(start, side, found.answer.threats);
        let others = each(start.empty(&width.field)).filter(|&play| play != first && play != banned);
        let others = others.filter_map(|play| Some((play, start.play(&width.field, side, play)?)));
        let others = others.collect();
        // If the answer was found easily, looking at each other move takes no longer than finding it did.
        let at_most = spent.nodes.clamp(FIRST_TURN_NODES, TIE_CHECK_NODES);
        let told =
            self.of_each(lanes, others, (TIE_SHARE, spent), progress, |help, (play, after), memory, limits| {
                Ok(does_as_much(help, width, (found, after), at_most, memory, limits)?.then_some((*play, *after)))
            })?;
        let mut tied: Vec<(Play, FieldPosition)> = told.into_iter().flatten().flatten().collect();
        let (false, Some(after)) = (tied.is_empty(), start.play(&width.field, side, first)) else { return Ok(()) };
        tied.insert(0, (first, after));
        let threats = found.answer.threats;
        let scores =
            self.of_each(lanes, tied, (EASIER_SHARE, spent), progress, |help, &(play, after), memory, limits| {
                let own = match play == first {
                    true if is_ko => FIRST_KO_WEIGHT,
                    true if found.narrow => FIRST_KILL_WEIGHT,
                    _ => 0,
                };
                Ok((own * 100 + promise(help, width, threats, (play, &after), memory, limits)?, play))
            })?;
        // Compare the others only if there was time to look at the first move.
        if scores[0].is_some() {
            let told = scores.into_iter().flatten();
            let best = told.max_by_key(|&(score, play)| (score, play == first, std::cmp::Reverse(play)));
            found.answer.play = best.map(|(_, play)| play);
        }
        Ok(())
    }

    /// Calls `tell` for each move, in lanes that use these tables. `None` for moves that the limits didn't allow.
    fn of_each<T: Send>(
        &mut self,
        lanes: [usize; LANES],
        moves: Vec<(Play, FieldPosition)>,
        (part, spent): ((u32, u32), &mut Spent),
        progress: &Progress,
        tell: impl Fn(
            SearchInputs<'_>,
            &(Play, FieldPosition),
            Memory<'_>,
            (SearchLimits, &mut Spent),
        ) -> Result<T, Cancelled>
        + Sync,
    ) -> Result<Vec<Option<T>>, Cancelled> {
        let limits = self.share(part, *spent);
        let (tables, help, samples) = self.parts(lanes[0].max(lanes[1]) + 1, progress);
        let tables = tables.iter_mut().enumerate().filter(|(at, _)| lanes.contains(at));
        let jobs = tables.zip(0..).map(|((_, table), lane)| (table, lane)).collect();
        let (told, more) =
            in_lanes(jobs, limits, samples, |(table, lane): (&mut TranspositionTable, usize), left, mut own| {
                let mut spent = Spent::default();
                let mut told = Vec::new();
                for one in moves.iter().skip(lane).step_by(LANES) {
                    let outcome = tell(help, one, (&mut *table, own.as_deref_mut()), (left, &mut spent));
                    told.push(outcome.map(|outcome| (!left.after(spent).are_over()).then_some(outcome)));
                }
                (told, spent)
            });
        spent.add(more);
        told.into_iter().flatten().collect()
    }
}

/// Index of a table for the second lane. It belongs to none of these fields, so that its contents are no longer needed.
fn unused(fields: [usize; 2]) -> usize {
    (0..=fields.len()).find(|at| !fields.contains(at)).expect("one more than there are fields")
}

/// Whether an attacker's first move does as much as the found answer, also with its counted threats.
fn does_as_much(
    help: SearchInputs<'_>,
    width: &TsumegoProblem,
    (found, after): (&Climbed, &FieldPosition),
    at_most: u64,
    (table, mut samples): Memory<'_>,
    (limits, spent): (SearchLimits, &mut Spent),
) -> Result<bool, Cancelled> {
    let mut wins = |threats, after: &FieldPosition| {
        let limits = limits.after(*spent).at_most(at_most);
        let memory = (&mut *table, samples.as_deref_mut());
        let refuted =
            help.ask(width, memory, None, (limits, spent), |asked| asked.wins(threats, after, ProblemSide::Defender))?;
        Ok(refuted == Some(false))
    };
    Ok(wins(found.answer.threats, after)?
        && match found.with_threats {
            Some((counted, threats)) => wins(Threats::Few(counted), &FieldPosition { threats, ..*after })?,
            None => true,
        })
}

/// The promise of an attacker's first move that does as much as others, in thousandths of a unit of log odds.
fn promise(
    help: SearchInputs<'_>,
    width: &TsumegoProblem,
    threats: Threats,
    (play, after): (Play, &FieldPosition),
    (table, mut samples): Memory<'_>,
    (limits, spent): (SearchLimits, &mut Spent),
) -> Result<i32, Cancelled> {
    let field = &width.field;
    let mut wins = |position: &FieldPosition, side, at_most| {
        let limits = limits.after(*spent).at_most(at_most);
        let memory = (&mut *table, samples.as_deref_mut());
        help.ask(width, memory, None, (limits, spent), |asked| asked.wins(threats, position, side))
    };
    let may_play = |at: Play| field.forbidden(ProblemSide::Defender) >> at & 1 == 0;
    let open = FieldPosition { ko: NO_PLAY, ..width.start };
    let taken =
        Some(play).filter(|&play| may_play(play)).and_then(|play| open.play(field, ProblemSide::Defender, play));
    let is_vital = match taken {
        Some(taken) => wins(&taken, ProblemSide::Attacker, LIFE_CHECK_NODES)? == Some(false),
        None => false,
    };
    let (mut answers, mut threatening) = (0, 0);
    for answer in each(after.empty(field)).filter(|&at| at != after.ko && may_play(at)) {
        let Some(answered) = after.play(field, ProblemSide::Defender, answer) else { continue };
        answers += 1;
        threatening += i32::from(wins(&answered.passed(), ProblemSide::Defender, THREAT_CHECK_NODES)? == Some(true));
    }
    Ok(100 * VITAL_WEIGHT * i32::from(is_vital) + 100 * THREATS_WEIGHT * threatening / answers.max(1))
}

/// Finds the smallest number in `counts` of threats that changes the outcome, and a move for it, on a field where the
/// answer holds. Finds nothing if a number below `counts` may change it already. If the limits are reached first, keeps
/// what is known about fewer threats on the same field.
fn count_threats(
    help: SearchInputs<'_>,
    widths: &[TsumegoProblem],
    side: ProblemSide,
    (counted, counts): (ProblemSide, RangeInclusive<u8>),
    (found, field): (&Climbed, usize),
    (table, mut samples): Memory<'_>,
    (limits, turn, spent): (SearchLimits, u64, &mut Spent),
) -> Result<KoThreatCount, Cancelled> {
    let width = &widths[field];
    // A side wins at least as much with a few threats as with none, and at most as much as with unlimited threats.
    let salt = salt(&width.field, found.answer.threats, DefenderGoal::Survive);
    let easier = Earlier { salt, threats: found.answer.threats, holds_for: side.other() };
    let mut answer = found.answer.on(&widths[found.field].field, &width.field);
    let mut told = KoThreatCount { told: false, found: None };
    let mut with_threats = None;
    let least = *counts.start();
    for threats in counts {
        let limits = limits.after(*spent).at_most(turn);
        let memory = (&mut *table, samples.as_deref_mut());
        let asked = help.ask(width, memory, Some(easier), (limits, spent), |asked| {
            asked.with_threats(side, (counted, threats), &answer)
        })?;
        let Some(play) = asked else { return Ok(told) };
        // The first count at which the outcome changes.
        let is_it = play.is_some() == (counted == side);
        if is_it && threats == least && least > 1 {
            return Ok(told);
        }
        answer = FieldAnswer { play: play.or(answer.play), ..answer };
        with_threats = play.map(|_| (counted, threats)).or(with_threats);
        if is_it || threats == MAX_COUNTED_THREATS || field == found.field {
            let ko_threats = is_it.then_some(threats);
            told.found = Some(Climbed { field, answer, ko_threats, with_threats, ..*found });
        }
        if is_it {
            break;
        }
    }
    Ok(KoThreatCount { told: true, ..told })
}

#[cfg(test)]
mod tests {
    use super::super::solver::SolverParams;
    use super::super::widen::tests::{TEST_PARAMS, problems};
    use super::*;

    /// The attacker's first answer on the narrowest field, and the answer that is chosen in its place, if there is one.
    fn chosen(params: SolverParams, problem: &TsumegoProblem) -> Option<(Climbed, Climbed, TsumegoProblem)> {
        let side = problem.side_of(problem.to_move());
        let mut solver = Solver::new(params);
        let widths = solver.widths(problem);
        let (limits, mut spent) = (SearchLimits::new(100_000, None), Spent::default());
        let asked =
            solver.ask(0, &widths[0], None, (limits, &mut spent), &Progress::new(), |asked| asked.rung(0, side));
        let answer = asked.unwrap()??;
        let first = Climbed { narrow: true, ..Climbed::new(0, answer) };
        let mut found = first;
        solver.choose_tied(&widths[..1], &mut found, &mut Spent::default(), &Progress::new()).unwrap();
        Some((first, found, widths[0].clone()))
    }

    #[test]
    fn of_an_attackers_moves_that_do_as_much_one_is_chosen_and_a_defenders_stays() {
        let (mut same, mut others) = (0, 0);
        problems(|name, problem| {
            let side = problem.side_of(problem.to_move());
            let Some((first, found, width)) = chosen(TEST_PARAMS, &problem) else { return };
            if side == ProblemSide::Defender {
                assert_eq!(found.answer.play, first.answer.play, "{name}");
                return;
            }
            let Some(play) = found.answer.play.filter(|&play| play < PASS) else { return };
            let after = width.start.play(&width.field, side, play).expect("a move");
            let limits = (SearchLimits::new(2_000_000, None), &mut Spent::default());
            let refuted = Solver::new(TEST_PARAMS).ask(0, &width, None, limits, &Progress::new(), |asked| {
                asked.wins(found.answer.threats, &after, side.other())
            });
            assert_eq!(refuted.unwrap(), Some(false), "{name}: {play}");
            same += usize::from(found.answer.play == first.answer.play);
            others += usize::from(found.answer.play != first.answer.play);
        });
        assert!(same > 10 && others > 5, "{same} {others}");
    }

    #[test]
    fn where_the_limits_come_first_the_first_move_stays() {
        let mut compared = 0;
        problems(|name, problem| {
            let few = SolverParams { max_nodes: 0, ..TEST_PARAMS };
            let Some((first, found, _)) = chosen(few, &problem) else { return };
            assert_eq!(found.answer.play, first.answer.play, "{name}");
            compared += 1;
        });
        assert!(compared > 20, "{compared}");
    }
}
