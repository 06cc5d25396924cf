//! The same question on fields from narrow to wide, each taking over what the one before found.

use std::time::Duration;

use super::earlier::Earlier;
use super::field::Side;
use super::problem::{FieldParams, Problem};
use super::search::{self, Goal, Threats};
use super::solver::{Answer, NOTHING, Reach, Solver, rungs};
use crate::progress::{Cancelled, Progress};

/// Up to which part of the limits a defender's question on each field may go on. The rest of all parts is for what is asked
/// of the answer.
const SHARES: [(u32, u32); 6] = [(4, 20), (8, 20), (11, 20), (14, 20), (17, 20), (18, 20)];
/// The same for an attacker's, until some field answers, and on wider ones.
const FIRST_ANSWER: (u32, u32) = (16, 20);
const WIDER: (u32, u32) = (18, 20);
/// Where it is a ko, so that there is time to choose among moves.
const WIDER_KO: (u32, u32) = (15, 20);
/// The same for what is easier to reach.
const EASIER: (u32, u32) = (19, 20);

/// Ko threats are counted up to so many.
const COUNTED_THREATS: u8 = 3;

/// What was found, on which of the fields.
pub(super) struct Climbed {
    pub field: usize,
    pub answer: Answer,
    /// A wider field could tell otherwise.
    pub narrow: bool,
    /// More may be reached.
    pub more: bool,
    /// Of a ko: the threats that decide it, as in [`Solution::ko_threats`](super::solver::Solution::ko_threats).
    pub ko_threats: Option<u8>,
}

/// What a question on this field may take over from the one `before`: on the same field and the rung above, or on the same
/// rung and the next narrower field.
fn earlier(widths: &[Problem], side: Side, before: (usize, usize), field: usize) -> Option<Earlier> {
    let threats = rungs(side)[before.1].1;
    if before.0 == field {
        let salt = search::salt(&widths[field].field, threats, Goal::Survive);
        return Some(Earlier { salt, threats, narrow: false, holds_for: side });
    }
    taken_over(&widths[before.0], &widths[field], threats)
}

/// What a question on this field may take over from the same on the next narrower one.
fn taken_over(narrower: &Problem, wider: &Problem, threats: Threats) -> Option<Earlier> {
    let (narrower, wider) = (&narrower.field, &wider.field);
    let salt = search::salt(narrower, threats, Goal::Survive);
    // A border of the defender's on the narrower field must be one on the wider.
    let sound = wider.narrow == narrower.points && narrower.border[1] & !wider.border[1] == 0;
    sound.then_some(Earlier { salt, threats, narrow: true, holds_for: Side::Defender })
}

impl Solver<'_> {
    /// What the side to move reaches, asked on fields from narrow to wide; `None` where no field told.
    ///
    /// The border of a narrow field is as good for the attacker as can be, so what the defender reaches there he reaches on
    /// every wider one, and what the attacker misses there he misses everywhere. Each field is asked only for what the
    /// narrower ones leave open.
    pub(super) fn climb(
        &mut self,
        widths: &[Problem],
        side: Side,
        (started, nodes): (Duration, &mut u64),
        progress: &Progress,
    ) -> Result<Option<Climbed>, Cancelled> {
        let found = match side {
            Side::Attacker => self.climb_attacking(widths, (started, nodes), progress),
            Side::Defender => self.climb_defending(widths, (started, nodes), progress),
        };
        let Some(mut found) = found? else { return Ok(None) };
        self.choose_ko(widths, side, &mut found, (started, nodes), progress)?;
        Ok(Some(found))
    }

    /// Of several moves that lead to a ko, the one by which the side to move needs fewest threats, or the other side most;
    /// on the widest field that tells within the limits. That an attacker has a ko was found on one field only.
    fn choose_ko(
        &mut self,
        widths: &[Problem],
        side: Side,
        found: &mut Climbed,
        (started, nodes): (Duration, &mut u64),
        progress: &Progress,
    ) -> Result<(), Cancelled> {
        let answer = &mut found.answer;
        let counted = match answer.reach {
            Reach::KoTakenFirst => side.other(),
            Reach::KoTakenSecond => side,
            Reach::All | Reach::Nothing => return Ok(()),
        };
        let few = Threats::Few(counted);
        let last = if side == Side::Defender { widths.len() - 1 } else { found.field };
        for (field, width) in widths.iter().enumerate().take(last + 1).skip(found.field) {
            // With few threats a side wins no more than with all of them, and no less than with none.
            let salt = search::salt(&width.field, answer.threats, Goal::Survive);
            let easier = Earlier { salt, threats: answer.threats, narrow: false, holds_for: side.other() };
            let narrower = || taken_over(&widths[field - 1], width, few);
            let earlier = if field == found.field { Some(easier) } else { narrower() };
            let limits = self.share(EASIER, started, *nodes);
            for threats in 1..=COUNTED_THREATS {
                let asked = self.ask(width, earlier, limits, nodes, progress, |asked| {
                    asked.with_threats(side, (counted, threats), answer)
                })?;
                let Some(play) = asked else { return Ok(()) };
                answer.play = play.or(answer.play);
                // The first count at which the outcome changes.
                let is_it = play.is_some() == (counted == side);
                found.ko_threats = is_it.then_some(threats);
                if is_it {
                    break;
                }
            }
        }
        Ok(())
    }

    /// Each wider field is asked for as much as the last granted, or for less where it grants less.
    fn climb_attacking(
        &mut self,
        widths: &[Problem],
        (started, nodes): (Duration, &mut u64),
        progress: &Progress,
    ) -> Result<Option<Climbed>, Cancelled> {
        let side = Side::Attacker;
        let last = widths.len() - 1;
        let mut found: Option<Climbed> = None;
        let mut rung = 0;
        let mut before: Option<(usize, usize)> = None;
        for (field, width) in widths.iter().enumerate() {
            let part = match &found {
                None => FIRST_ANSWER,
                Some(Climbed { answer: Answer { reach: Reach::All, .. }, .. }) => WIDER,
                Some(_) => WIDER_KO,
            };
            let limits = self.share(part, started, *nodes);
            loop {
                let earlier = before.map(|before| earlier(widths, side, before, field));
                match self.ask(width, earlier.flatten(), limits, nodes, progress, |asked| asked.rung(rung, side))? {
                    None => break,
                    Some(None) => {
                        before = Some((field, rung));
                        rung += 1;
                    }
                    Some(Some(answer)) => {
                        before = Some((field, rung));
                        let narrow = field < last && answer.reach != Reach::Nothing;
                        found = Some(Climbed { field, answer, narrow, more: false, ko_threats: None });
                        if !narrow {
                            return Ok(found);
                        }
                        break;
                    }
                }
            }
            if found.is_none() {
                // A wider field is harder still. What is easier to reach may be found.
                return self.climb_down(&widths[0], (0, rung + 1..NOTHING), side, (started, nodes), progress);
            }
        }
        Ok(found)
    }

    /// What was reached on a narrower field stands; each wider one is asked for more.
    fn climb_defending(
        &mut self,
        widths: &[Problem],
        (started, nodes): (Duration, &mut u64),
        progress: &Progress,
    ) -> Result<Option<Climbed>, Cancelled> {
        let side = Side::Defender;
        let last = widths.len() - 1;
        let mut found: Option<Climbed> = None;
        // The rung that is reached, and the first question that the limits ended.
        let mut reached = NOTHING;
        let mut stuck = None;
        for (field, width) in widths.iter().enumerate() {
            let part = SHARES[SHARES.len() - widths.len() + field];
            let limits = self.share(part, started, *nodes);
            let mut through = true;
            for rung in 0..reached {
                let before = match rung {
                    0 => field.checked_sub(1).map(|field| (field, 0)),
                    _ => Some((field, rung - 1)),
                };
                let earlier = before.map(|before| earlier(widths, side, before, field));
                match self.ask(width, earlier.flatten(), limits, nodes, progress, |asked| asked.rung(rung, side))? {
                    None => {
                        stuck = stuck.or(Some((field, rung)));
                        through = false;
                        break;
                    }
                    Some(None) => {}
                    Some(Some(answer)) => {
                        found = Some(Climbed { field, answer, narrow: rung > 0, more: false, ko_threats: None });
                        reached = rung;
                        break;
                    }
                }
            }
            if reached == 0 {
                return Ok(found);
            }
            if through && field == last {
                let nothing = Answer { reach: Reach::Nothing, threats: Threats::Of(side), play: None };
                let at_last =
                    found.unwrap_or(Climbed { field, answer: nothing, narrow: false, more: false, ko_threats: None });
                return Ok(Some(Climbed { narrow: false, ..at_last }));
            }
        }
        match (found, stuck) {
            (None, Some((field, rung))) => {
                self.climb_down(&widths[field], (field, rung + 1..NOTHING), side, (started, nodes), progress)
            }
            (found, _) => Ok(found),
        }
    }

    /// What is easier to reach, the easiest first, with what is left of the limits.
    fn climb_down(
        &mut self,
        width: &Problem,
        (field, rungs): (usize, std::ops::Range<usize>),
        side: Side,
        (started, nodes): (Duration, &mut u64),
        progress: &Progress,
    ) -> Result<Option<Climbed>, Cancelled> {
        let mut found = None;
        for rung in rungs.rev() {
            let limits = self.share(EASIER, started, *nodes);
            match self.ask(width, None, limits, nodes, progress, |asked| asked.rung(rung, side))? {
                Some(Some(answer)) => {
                    found = Some(Climbed { field, answer, narrow: true, more: true, ko_threats: None })
                }
                _ => break,
            }
        }
        Ok(found)
    }

    /// The problem on fields from narrow to wide, all on one box.
    pub(super) fn widths(&self, problem: &Problem) -> Vec<Problem> {
        let own = problem.params();
        let mut widths: Vec<Problem> = Vec::new();
        let far = (problem.side_of(problem.to_move) == Side::Defender).then_some(FieldParams::FAR);
        for params in FieldParams::WIDTHS.into_iter().chain(far) {
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
        // All on one box, so that a position of one field is read as one of the others.
        let (widest, narrower) = widths.split_last_mut().expect("there is one at least");
        for width in narrower {
            if let Some(laid) = width.laid_on(widest) {
                *width = laid;
            }
        }
        for at in 1..widths.len() {
            let (narrower, wider) = widths.split_at_mut(at);
            wider[0].know_narrower(&narrower[at - 1]);
        }
        widths
    }
}
