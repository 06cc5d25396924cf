//! A player's games by month or year: whether a shape is played less, and costs less, than before.

use std::collections::BTreeSet;
use std::fmt;

use super::LossUnit;
use super::moves::{PlayedMove, Voice};
use super::price::LOSS_SCALE;
use crate::corpus::Corpus;
use crate::go::days_of_record;

/// Maximum number of months. Games over more months are grouped by year.
const MAX_MONTHS: usize = 36;

/// A month, or a whole year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Period {
    pub year: u16,
    /// The month, from 1 to 12.
    pub month: Option<u8>,
}

impl fmt::Display for Period {
    /// `2026-03`, `2026`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.month {
            Some(month) => write!(f, "{}-{month:02}", self.year),
            None => self.year.fmt(f),
        }
    }
}

/// Moves of a period: all of the voice's, or those that show a shape.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct PeriodMoves {
    /// Games with at least one of them.
    pub games: usize,
    pub moves: usize,
    /// Those that are evaluated before and after, and their mean loss in the unit; `None` without any.
    pub evaluated: usize,
    pub loss: Option<f64>,
}

/// Which period each game belongs to.
pub(super) struct Calendar {
    pub periods: Vec<Period>,
    /// By the number of the game among the voice's.
    of_game: Vec<Option<usize>>,
}

impl Calendar {
    /// Groups the games by month if all dates have one and there are few, else by year. Games without a year belong to
    /// no period.
    pub fn new(corpus: &Corpus, voice: &Voice) -> Calendar {
        let date = |id| {
            let days = days_of_record(corpus.header(id).date, corpus.year(id));
            let (year, month) = days.first()?.year_and_month()?;
            Some(Period { year: u16::try_from(year).ok()?, month: month.and_then(|month| u8::try_from(month).ok()) })
        };
        let dates: Vec<Option<Period>> = voice.games().map(date).collect();
        let known: BTreeSet<Period> = dates.iter().copied().flatten().collect();
        let by_month = known.len() <= MAX_MONTHS && known.iter().all(|period| period.month.is_some());
        let period = |date: Period| if by_month { date } else { Period { month: None, ..date } };
        let periods: Vec<Period> = known.into_iter().map(period).collect::<BTreeSet<_>>().into_iter().collect();
        let place = |date: &Option<Period>| periods.binary_search(&period((*date)?)).ok();
        let of_game = dates.iter().map(place).collect();
        Calendar { periods, of_game }
    }

    /// Adds up the moves with these numbers by period.
    pub fn split(
        &self,
        moves: &[PlayedMove],
        numbers: impl Iterator<Item = usize>,
        unit: LossUnit,
    ) -> Vec<PeriodMoves> {
        let mut parts = vec![PeriodMoves::default(); self.periods.len()];
        let mut sums = vec![0_i64; self.periods.len()];
        let mut last = None;
        for play in numbers.map(|number| &moves[number]) {
            let Some(at) = self.of_game[play.game as usize] else { continue };
            let part = &mut parts[at];
            part.moves += 1;
            part.games += usize::from(last != Some(play.game));
            last = Some(play.game);
            if let Some(lost) = play.lost(unit) {
                part.evaluated += 1;
                sums[at] += i64::from(lost);
            }
        }
        for (part, sum) in parts.iter_mut().zip(sums) {
            part.loss = (part.evaluated > 0).then(|| sum as f64 / part.evaluated as f64 / LOSS_SCALE);
        }
        parts
    }
}
