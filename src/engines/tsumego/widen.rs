//! The same question on fields from narrow to wide.
//!
//! A field's border favours the attacker as far as possible. If the defender reaches something on a narrow field, it
//! holds on every wider one; if the attacker reaches something on a wide field, it holds on every narrower one.
//! Failures hold in the opposite direction. The same is true for a field without the defender's outside liberties
//! (narrow) and with them (wide). But nothing follows from a field with liberties for a wider one without, or the
//! reverse.
//!
//! The time for one field says little about the next, which may take a hundredth: with more room, a life that is hard
//! to prove may become obvious. The fields are therefore asked in turn, each turn twice as long as the last, and each
//! result is used for the others. Two fields are asked at the same time. If a single field is left, its first moves are
//! split.

use super::field::ProblemSide;
use super::field_query::{FieldAnswer, Memory, NOTHING_RUNG, SearchInputs};
use super::goal::Threats;
use super::known::FieldKnowledge;
use super::lanes::{LANES, SearchLimits, Spent, in_lanes, timed};
use super::problem::{FieldParams, TsumegoProblem};
use super::root_split::RootSplit;
use super::solution::Reach;
use super::solver::Solver;
use katachi_core::progress::{Cancelled, Progress};

/// Parts of the limits after which no more fields are asked. The rest is for questions about the answer.
/// `DEFENDING_SHARE` is for the defender, and `DEFENDING_KO_SHARE` for a ko that the defender takes second: it says
/// little before its threats are counted, on all fields. For the attacker, `FIRST_ANSWER_SHARE` applies until a field
/// answers, `WIDER_SHARE` after a kill, and `WIDER_KO_SHARE` after a ko. They leave time to choose among moves.
const DEFENDING_SHARE: (u32, u32) = (18, 20);
const DEFENDING_KO_SHARE: (u32, u32) = (14, 20);
const FIRST_ANSWER_SHARE: (u32, u32) = (16, 20);
const WIDER_SHARE: (u32, u32) = (12, 20);
const WIDER_KO_SHARE: (u32, u32) = (15, 20);
/// The part of the limits for easier questions, and for choosing among moves.
pub(super) const EASIER_SHARE: (u32, u32) = (19, 20);

/// Number of positions in a field's first turn.
pub(super) const FIRST_TURN_NODES: u64 = 50_000;

/// A defender who moves first may reach farther than the stones on the board suggest, and may be saved by outside
/// liberties. Liberties make a search much longer, so only two fields have them: one of middle width, and the last.
const DEFENDER_FIELDS: [FieldParams; 7] = {
    let [first, second, third, fourth, fifth] = FieldParams::WIDTHS;
    let far = FieldParams::FAR;
    [first, second, third.with_liberties(), fourth, fifth, far, far.with_liberties()]
};

/// Length of a turn, in positions, from which on a single open field gets both lanes. All its turns then have this
/// length, because a lane that fails earlier waits for the other.
const SHARED_TURN_NODES: u64 = 200_000;

/// Maximum number of open fields that take turns. A kill has to be found again on every wider field, so for the
/// attacker the widest fields can wait.
fn at_once(side: ProblemSide) -> usize {
    match side {
        ProblemSide::Attacker => 2,
        ProblemSide::Defender => usize::MAX,
    }
}

/// Maximum number of ko threats that are counted.
pub(super) const MAX_COUNTED_THREATS: u8 = 3;

/// The answer that was found, and the index of its field.
#[derive(Clone, Copy)]
pub(super) struct Climbed {
    pub field: usize,
    pub answer: FieldAnswer,
    /// Whether a wider field could change the result.
    pub narrow: bool,
    /// Whether a better result may be possible.
    pub more: bool,
    /// The threats that decide a ko, as in [`Solution::ko_threats`](super::solver::Solution::ko_threats).
    pub ko_threats: Option<u8>,
    /// Threats of one side, against none, with which the move is also known to do as much in a ko.
    pub with_threats: Option<(ProblemSide, u8)>,
}

impl Climbed {
    pub fn new(field: usize, answer: FieldAnswer) -> Climbed {
        Climbed { field, answer, narrow: false, more: false, ko_threats: None, with_threats: None }
    }
}

/// The result of a field's turn.
struct FieldResult {
    /// The first rung that was asked there.
    first: Option<usize>,
    /// The rungs that were decided, each with its answer, or `None` if it is not reached.
    told: Vec<(usize, Option<FieldAnswer>)>,
}

/// One side's results on each of the fields, from narrow to wide.
struct Fields<'w> {
    widths: &'w [TsumegoProblem],
    side: ProblemSide,
    known: Vec<FieldKnowledge>,
}

impl<'w> Fields<'w> {
    fn new(widths: &'w [TsumegoProblem], side: ProblemSide) -> Fields<'w> {
        Fields { widths, side, known: vec![FieldKnowledge::default(); widths.len()] }
    }

    /// Notes whether a rung is reached on a field, and on all other fields for which this follows.
    fn learn(&mut self, field: usize, rung: usize, answer: Option<FieldAnswer>) {
        let holds_on_wider = (self.side == ProblemSide::Defender) == answer.is_some();
        let is_within =
            |narrow: usize, wide: usize| narrow <= wide && self.widths[narrow].is_within(&self.widths[wide]);
        let also = |&other: &usize| if holds_on_wider { is_within(field, other) } else { is_within(other, field) };
        (0..self.known.len()).filter(also).for_each(|other| self.known[other].note(rung, answer.is_some()));
        if answer.is_some() {
            self.known[field].answer = answer;
        }
    }

    fn is_settled(&self) -> bool {
        self.known.last().is_some_and(FieldKnowledge::is_settled)
    }

    /// The field of the best result. For the defender this is the field of the best answer, which holds on wider fields
    /// too; for the attacker it is the widest field that is settled.
    fn best(&self) -> Option<usize> {
        let answered = (0..self.known.len()).filter_map(|field| Some((field, self.known[field].answer?.reach)));
        match self.side {
            ProblemSide::Defender => {
                answered.max_by_key(|&(field, reach)| (reach, std::cmp::Reverse(field))).map(|(field, _)| field)
            }
            ProblemSide::Attacker => {
                answered.filter(|&(field, _)| self.known[field].is_settled()).map(|(field, _)| field).next_back()
            }
        }
    }

    /// The part of the limits after which no more fields are asked.
    fn part(&self) -> (u32, u32) {
        match (self.side, self.best().and_then(|field| self.known[field].answer)) {
            (ProblemSide::Defender, Some(FieldAnswer { reach: Reach::KoTakenSecond, .. })) => DEFENDING_KO_SHARE,
            (ProblemSide::Defender, _) => DEFENDING_SHARE,
            (ProblemSide::Attacker, None) => FIRST_ANSWER_SHARE,
            (ProblemSide::Attacker, Some(FieldAnswer { reach: Reach::All, .. })) => WIDER_SHARE,
            (ProblemSide::Attacker, Some(_)) => WIDER_KO_SHARE,
        }
    }

    /// The result so far. `None` if nothing was reached yet, but something may be.
    fn told(&self) -> Option<Climbed> {
        let last = self.known.len() - 1;
        let settled = self.is_settled();
        if settled && self.known[last].won.is_none() {
            let answer = FieldAnswer { reach: Reach::Nothing, threats: Threats::Of(self.side), play: None };
            return Some(Climbed::new(last, answer));
        }
        let field = self.best()?;
        let answer = self.known[field].answer?;
        Some(Climbed { narrow: !settled, ..Climbed::new(field, answer) })
    }

    /// Whether a field must wait: one with outside liberties comes after the same field without them.
    fn waits(&self, field: usize) -> bool {
        let before = field.checked_sub(1).filter(|&before| !self.known[before].is_settled());
        before.is_some_and(|before| self.widths[field].same_region(&self.widths[before]))
    }

    /// Those whose turn it is, from narrow to wide.
    fn in_turn(&self) -> Vec<usize> {
        let open = |&field: &usize| !self.known[field].is_settled() && !self.waits(field);
        (0..self.known.len()).filter(open).take(at_once(self.side)).collect()
    }

    /// The narrowest field that is open, and its rung.
    fn first_open(&self) -> Option<(usize, usize)> {
        let field = self.known.iter().position(|known| !known.is_settled())?;
        Some((field, self.known[field].open))
    }
}

impl Solver<'_> {
    /// Finds the result of the side to move, on fields from narrow to wide. `None` if no field gave an answer.
    pub(super) fn climb(
        &mut self,
        widths: &[TsumegoProblem],
        side: ProblemSide,
        spent: &mut Spent,
        progress: &Progress,
    ) -> Result<Option<Climbed>, Cancelled> {
        let mut fields = Fields::new(widths, side);
        self.take_turns(&mut fields, spent, progress)?;
        let found = match (fields.told(), fields.first_open()) {
            (None, Some(open)) => self.climb_down(widths, open, side, spent, progress)?,
            (told, _) => told,
        };
        let Some(mut found) = found else { return Ok(None) };
        self.choose_ko(widths, side, &mut found, spent, progress)?;
        self.choose_tied(widths, &mut found, spent, progress)?;
        Ok(Some(found))
    }

    /// Asks the fields in turn, until the widest is settled or the limits are reached.
    fn take_turns(&mut self, fields: &mut Fields<'_>, spent: &mut Spent, progress: &Progress) -> Result<(), Cancelled> {
        let widths = fields.widths;
        let mut turn = FIRST_TURN_NODES;
        let mut halves: Option<RootSplit> = None;
        while !fields.is_settled() {
            let limits = self.share(fields.part(), *spent);
            if limits.are_over() {
                return Ok(());
            }
            let in_turn = fields.in_turn();
            let (shared, time) = timed(|| match in_turn[..] {
                [field] if turn >= SHARED_TURN_NODES => {
                    let (width, known) = (&widths[field], &mut fields.known[field]);
                    self.share_out((field, widths.len()), width, known, halves.take(), progress)
                }
                _ => None,
            });
            spent.time += time;
            halves = shared;
            let before = *spent;
            let is_any_told = if let Some(shared) = &mut halves {
                self.ask_shared(shared, fields, limits, spent, progress)?
            } else {
                self.ask_each(&in_turn, fields, (limits, turn), spent, progress)?
            };
            if is_any_told {
                halves = None;
                continue;
            }
            if *spent == before {
                return Ok(());
            }
            turn *= 2;
        }
        Ok(())
    }

    /// Asks the halves of a field that both lanes share. Returns whether they told.
    fn ask_shared(
        &mut self,
        shared: &mut RootSplit,
        fields: &mut Fields<'_>,
        limits: SearchLimits,
        spent: &mut Spent,
        progress: &Progress,
    ) -> Result<bool, Cancelled> {
        let (width, known) = (&fields.widths[shared.field], &fields.known[shared.field]);
        let (spare, earlier) = (fields.widths.len(), known.earlier(&width.field, shared.rung, fields.side));
        let limits = limits.at_most(LANES as u64 * SHARED_TURN_NODES);
        let (told, more) = self.ask_halves(shared, spare, (width, earlier), limits, progress)?;
        spent.add(more);
        let Some((answer, lane)) = shared.merge(told) else { return Ok(false) };
        let (field, rung) = (shared.field, shared.rung);
        self.keep(field, spare, lane);
        fields.learn(field, rung, answer);
        Ok(true)
    }

    /// Asks each field whose turn it is. Returns whether any told.
    fn ask_each(
        &mut self,
        in_turn: &[usize],
        fields: &mut Fields<'_>,
        (limits, turn): (SearchLimits, u64),
        spent: &mut Spent,
        progress: &Progress,
    ) -> Result<bool, Cancelled> {
        let (widths, side) = (fields.widths, fields.side);
        let (tables, help, samples) = self.parts(in_turn.last().map_or(0, |last| last + 1), progress);
        let tables = tables.iter_mut().enumerate().filter(|(field, _)| in_turn.contains(field));
        let jobs = tables.map(|(field, table)| (field, fields.known[field], table)).collect();
        let work = |(field, known, table), left, samples: Option<&mut _>| {
            let mut spent = Spent::default();
            let limits = (left, turn, &mut spent);
            let turn = field_turn(help, &widths[field], (side, known), (table, samples), limits);
            (turn.map(|turn| (field, turn)), spent)
        };
        let (turns, more) = in_lanes(jobs, limits, samples, work);
        spent.add(more);
        let mut is_any_told = false;
        for done in turns {
            let (field, FieldResult { first, told }) = done?;
            fields.known[field].first = first;
            is_any_told |= !told.is_empty();
            told.into_iter().for_each(|(rung, answer)| fields.learn(field, rung, answer));
        }
        Ok(is_any_told)
    }

    /// Asks for rungs that are easier than one that stays open, the easiest first, with what is left of the limits.
    fn climb_down(
        &mut self,
        widths: &[TsumegoProblem],
        (field, open): (usize, usize),
        side: ProblemSide,
        spent: &mut Spent,
        progress: &Progress,
    ) -> Result<Option<Climbed>, Cancelled> {
        let mut found = None;
        for rung in (open + 1..NOTHING_RUNG).rev() {
            let limits = (self.share(EASIER_SHARE, *spent), &mut *spent);
            match self.ask(field, &widths[field], None, limits, progress, |asked| asked.rung(rung, side))? {
                Some(Some(answer)) => {
                    found = Some(Climbed { narrow: true, more: true, ..Climbed::new(field, answer) });
                }
                _ => break,
            }
        }
        Ok(found)
    }

    /// The problem on fields from narrow to wide.
    pub(super) fn widths(&self, problem: &TsumegoProblem) -> Vec<TsumegoProblem> {
        let own = problem.params();
        // If a field with outside liberties saves the group, this follows for the last field only if it has liberties
        // too.
        let have_room = || problem.on_field(FieldParams::FAR.with_liberties()).is_some();
        let wanted: Vec<FieldParams> = match problem.side_of(problem.to_move) {
            ProblemSide::Attacker => FieldParams::WIDTHS.to_vec(),
            ProblemSide::Defender if have_room() => DEFENDER_FIELDS.to_vec(),
            ProblemSide::Defender => FieldParams::WIDTHS.into_iter().chain([FieldParams::FAR]).collect(),
        };
        let mut widths: Vec<TsumegoProblem> = Vec::new();
        for params in wanted {
            let width = if params == own { Some(problem.clone()) } else { problem.on_field(params) };
            widths.extend(
                width.filter(|width| !widths.iter().any(|other| width.is_within(other) && width.same_region(other))),
            );
        }
        if widths.is_empty() {
            widths.push(problem.clone());
        }
        widths
    }
}

/// Asks a field for one turn, rung by rung.
fn field_turn(
    help: SearchInputs<'_>,
    width: &TsumegoProblem,
    (side, mut known): (ProblemSide, FieldKnowledge),
    (table, mut samples): Memory<'_>,
    (limits, turn, spent): (SearchLimits, u64, &mut Spent),
) -> Result<FieldResult, Cancelled> {
    let mut told = Vec::new();
    while !known.is_settled() {
        let rung = known.open;
        let earlier = known.earlier(&width.field, rung, side);
        known.first.get_or_insert(rung);
        let memory = (&mut *table, samples.as_deref_mut());
        let limits = (limits.after(*spent).at_most(turn), &mut *spent);
        let Some(answer) = help.ask(width, memory, earlier, limits, |asked| asked.rung(rung, side))? else { break };
        known.note(rung, answer.is_some());
        told.push((rung, answer));
    }
    Ok(FieldResult { first: known.first, told })
}

#[cfg(test)]
pub(super) mod tests {
    use super::super::field::{PASS, each};
    use super::super::field_query::goals_hardest_first;
    use super::super::problem::tests::board;
    use super::super::solver::SolverParams;
    use super::*;
    use crate::sweep::{rounds, share};
    use katachi_core::corpus::sgf::read_problems;
    use katachi_core::go::Color;

    /// A group in a corner with room beside it, on fields from narrow to wide.
    fn widths(to_move: Color) -> Vec<TsumegoProblem> {
        let board = board(&[". X . . . . . . .", "X X . . . O . . .", "O X X X O . . . .", "O O O O . . . . ."]);
        let problem = TsumegoProblem::find(&board, to_move, FieldParams::default()).unwrap();
        Solver::new(TEST_PARAMS).widths(&problem)
    }

    fn answer(rung: usize, side: ProblemSide) -> Option<FieldAnswer> {
        let (reach, threats) = goals_hardest_first(side)[rung];
        Some(FieldAnswer { reach, threats, play: Some(rung as u8) })
    }

    fn told(fields: &Fields<'_>) -> Option<(usize, Reach, bool)> {
        fields.told().map(|told| (told.field, told.answer.reach, told.narrow))
    }

    #[test]
    fn an_easier_question_takes_over_what_was_won_under_the_harder_agreement_on_the_same_field() {
        for (to_move, side) in [(Color::White, ProblemSide::Attacker), (Color::Black, ProblemSide::Defender)] {
            let widths = widths(to_move);
            let mut fields = Fields::new(&widths, side);
            fields.known[1].first = Some(0);
            for rung in 0..NOTHING_RUNG {
                let earlier = |field: usize| fields.known[field].earlier(&widths[field].field, rung, side);
                assert_eq!(earlier(0).map(|earlier| earlier.salt), None);
                let earlier = earlier(1).map(|earlier| (earlier.threats, earlier.holds_for));
                assert_eq!(earlier, (rung > 0).then(|| (goals_hardest_first(side)[rung - 1].1, side)));
            }
        }
    }

    #[test]
    fn a_kill_holds_on_narrower_fields_and_its_failure_on_wider_ones() {
        let widths = widths(Color::White);
        assert!(widths.len() >= 3);
        let last = widths.len() - 1;
        let mut fields = Fields::new(&widths, ProblemSide::Attacker);
        assert_eq!(told(&fields), None);
        fields.learn(1, 0, answer(0, ProblemSide::Attacker));
        assert!(fields.known[0].is_settled() && fields.known[1].is_settled() && !fields.known[2].is_settled());
        assert_eq!(told(&fields), Some((1, Reach::All, true)));
        assert_eq!(fields.first_open(), Some((2, 0)));
        fields.learn(2, 0, None);
        assert_eq!(fields.known[last].open, 1);
        fields.learn(last, 1, answer(1, ProblemSide::Attacker));
        assert!(fields.is_settled());
        assert_eq!(told(&fields), Some((last, Reach::KoTakenFirst, false)));
        // Nothing on the widest, whatever a narrower one grants.
        let mut fields = Fields::new(&widths, ProblemSide::Attacker);
        fields.learn(0, 1, answer(1, ProblemSide::Attacker));
        (0..NOTHING_RUNG).for_each(|rung| fields.learn(1, rung, None));
        assert_eq!(told(&fields), Some((last, Reach::Nothing, false)));
    }

    #[test]
    fn a_life_holds_on_wider_fields_and_its_failure_on_narrower_ones() {
        let widths = widths(Color::Black);
        let mut fields = Fields::new(&widths, ProblemSide::Defender);
        fields.learn(1, 0, None);
        assert_eq!((fields.known[0].open, fields.known[2].open), (1, 0));
        fields.learn(0, 1, answer(1, ProblemSide::Defender));
        assert_eq!(told(&fields), Some((0, Reach::KoTakenFirst, true)), "more may be reached on a wider field");
        fields.learn(2, 0, answer(0, ProblemSide::Defender));
        assert!(fields.is_settled());
        assert_eq!(told(&fields), Some((2, Reach::All, false)));
        // Nothing anywhere.
        let mut fields = Fields::new(&widths, ProblemSide::Defender);
        (0..NOTHING_RUNG).for_each(|rung| fields.learn(widths.len() - 1, rung, None));
        assert_eq!(told(&fields), Some((widths.len() - 1, Reach::Nothing, false)));
    }

    #[test]
    fn what_outside_liberties_save_is_saved_on_wider_fields_that_have_them() {
        let widths = widths(Color::Black);
        let last = widths.len() - 1;
        let with = widths.iter().position(|width| width.field.fringe != 0).unwrap();
        assert!(with < last && widths[last].params().liberties && !widths[with + 1].params().liberties);
        let mut fields = Fields::new(&widths, ProblemSide::Defender);
        fields.learn(with, 0, answer(0, ProblemSide::Defender));
        assert_eq!(fields.known[with + 1].won, None);
        assert_eq!(told(&fields), Some((with, Reach::All, false)));
        // If a field without liberties gives nothing, one with liberties still may.
        let mut fields = Fields::new(&widths, ProblemSide::Defender);
        assert!(fields.waits(last) && !fields.waits(with));
        (0..NOTHING_RUNG).for_each(|rung| fields.learn(last - 1, rung, None));
        assert_eq!((fields.known[with - 1].open, fields.known[with].open), (NOTHING_RUNG, 0));
        assert_eq!(told(&fields), None);
        assert!(!fields.waits(last));
        (0..NOTHING_RUNG).for_each(|rung| fields.learn(last, rung, None));
        assert_eq!(told(&fields), Some((last, Reach::Nothing, false)));
    }

    pub const TEST_PARAMS: SolverParams = SolverParams {
        end: None,
        field: FieldParams::WIDTHS[2],
        max_nodes: 500_000,
        time: None,
        table_bits: 14,
        both_sides: false,
    };

    /// A field's result on its own, the hardest question first.
    fn plainly(field: &TsumegoProblem, side: ProblemSide) -> Option<Reach> {
        let limits = (SearchLimits::new(200_000, None), &mut Spent::default());
        let asked = Solver::new(TEST_PARAMS).ask(0, field, None, limits, &Progress::new(), |asked| {
            (0..=NOTHING_RUNG).find_map(|rung| asked.rung(rung, side).transpose()).transpose()
        });
        asked.unwrap()?.map(|answer| answer.reach)
    }

    /// Calls `each` with the shipped problems, complete and without each of their stones, for either side to move.
    pub fn problems(each: impl FnMut(&str, TsumegoProblem)) {
        share_of_problems(1, each);
    }

    /// One in `part` of the [`problems`] in an ordinary run, others for every commit.
    pub fn share_of_problems(part: usize, mut each: impl FnMut(&str, TsumegoProblem)) {
        let mut all = Vec::new();
        read_problems(include_bytes!("../../../assets/problems.sgf"), &mut |_, record| {
            let record = record.unwrap();
            let stones = record.board.stones().map(|(point, _)| Some(point));
            for gone in std::iter::once(None).chain(stones) {
                let mut board = record.board.clone();
                board.set_up(gone.map(|point| (point, None)));
                for to_move in Color::BOTH {
                    let name = format!("{} without {gone:?}, {to_move:?} to move", record.name);
                    all.push((name, board.clone(), to_move));
                }
            }
        });
        for (name, board, to_move) in share(all.len(), part).map(|number| &all[number]) {
            if let Ok(problem) = TsumegoProblem::find(board, *to_move, TEST_PARAMS.field) {
                each(name, problem);
            }
        }
    }

    #[test]
    fn outside_liberties_help_the_defender_and_no_more_than_a_field_that_holds_them() {
        let (mut compared, mut helped, mut wider_still) = (0_usize, 0, 0);
        share_of_problems(6, |name, problem| {
            let side = problem.side_of(problem.to_move());
            let reach = |params| problem.on_field(params).and_then(|field| Some((plainly(&field, side)?, field)));
            // The result from the defender's point of view.
            let value = |reach: Reach| if side == ProblemSide::Defender { reach as i32 } else { -(reach as i32) };
            let far = std::cell::LazyCell::new(|| reach(FieldParams::FAR));
            for params in [FieldParams::WIDTHS[0], FieldParams::WIDTHS[2]] {
                let (Some(without), Some(with)) = (reach(params), reach(params.with_liberties())) else { continue };
                if with.1.field.fringe == 0 {
                    continue;
                }
                assert!(value(without.0) <= value(with.0), "{name}, {params:?}: {:?} {:?}", without.0, with.0);
                compared += 1;
                helped += usize::from(without.0 != with.0);
                let Some(far) = &*far else { continue };
                let is_in_far = |at| far.1.region().contains(&with.1.field.point_of(at));
                if each(with.1.field.fringe).all(is_in_far) {
                    assert!(value(with.0) <= value(far.0), "{name}, {params:?}: {:?} {:?}", with.0, far.0);
                    wider_still += usize::from(with.0 != far.0);
                }
            }
        });
        // A share may have none of the rare ones.
        let is_seen = helped >= rounds(0, 1) && wider_still >= rounds(0, 1);
        assert!(compared > rounds(8, 50) && is_seen, "{compared} {helped} {wider_still}");
    }

    #[test]
    fn the_fields_in_turn_say_what_the_widest_says_alone() {
        let (mut compared, mut kos_on_wider) = ([0; 4], 0);
        share_of_problems(6, |name, problem| {
            let side = problem.side_of(problem.to_move());
            let mut solver = Solver::new(TEST_PARAMS);
            let widths = solver.widths(&problem);
            let Some(plain) = plainly(&widths[widths.len() - 1], side) else { return };
            let found = solver.climb(&widths, side, &mut Spent::default(), &Progress::new()).unwrap();
            let Some(found) = found.filter(|found| !found.narrow && !found.more) else { return };
            assert_eq!(found.answer.reach, plain, "{name}");
            compared[plain as usize] += 1;
            let width = &widths[found.field];
            let Some(play) = found.answer.play.filter(|&play| play < PASS) else { return };
            let after = width.start.play(&width.field, side, play).expect("a move");
            let limits = (SearchLimits::new(2_000_000, None), &mut Spent::default());
            let refuted = solver.ask(found.field, width, None, limits, &Progress::new(), |asked| {
                asked.wins(found.answer.threats, &after, side.other())
            });
            assert_eq!(refuted.unwrap(), Some(false), "{name}: {play}");
            let is_ko = matches!(plain, Reach::KoTakenFirst | Reach::KoTakenSecond);
            kos_on_wider += usize::from(is_ko && found.field > 0);
        });
        assert!(compared.iter().sum::<usize>() > 20, "{compared:?}");
        // A share may have none of the rare ones.
        assert!(compared.iter().all(|&times| times >= rounds(0, 5)), "{compared:?}");
        assert!(kos_on_wider >= rounds(0, 1), "no move of a ko was found on a wider field");
    }
}
