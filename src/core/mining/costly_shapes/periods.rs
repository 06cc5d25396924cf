//! A player's games by month or year: whether a shape is played less, and costs less, than before.

use std::collections::{BTreeMap, BTreeSet};
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

    /// All periods, with all moves in them.
    pub fn all(&self, moves: &[PlayedMove], unit: LossUnit) -> Vec<(Period, PeriodMoves)> {
        let mut all: Vec<(Period, PeriodMoves)> =
            self.periods.iter().map(|&period| (period, PeriodMoves::default())).collect();
        self.split(moves, 0..moves.len(), unit).into_iter().for_each(|(at, of)| all[at].1 = of);
        all
    }

    /// Adds up the moves with these numbers by period: the numbers of the periods that have any, ascending.
    pub fn split(
        &self,
        moves: &[PlayedMove],
        numbers: impl Iterator<Item = usize>,
        unit: LossUnit,
    ) -> Vec<(usize, PeriodMoves)> {
        let mut parts: BTreeMap<usize, (PeriodMoves, i64)> = BTreeMap::new();
        let mut last = None;
        for play in numbers.map(|number| &moves[number]) {
            let Some(at) = self.of_game[play.game as usize] else { continue };
            let (part, sum) = parts.entry(at).or_default();
            part.moves += 1;
            part.games += usize::from(last != Some(play.game));
            last = Some(play.game);
            if let Some(lost) = play.lost(unit) {
                part.evaluated += 1;
                *sum += i64::from(lost);
            }
        }
        let with_loss = |(at, (part, sum)): (usize, (PeriodMoves, i64))| {
            let loss = (part.evaluated > 0).then(|| sum as f64 / part.evaluated as f64 / LOSS_SCALE);
            (at, PeriodMoves { loss, ..part })
        };
        parts.into_iter().map(with_loss).collect()
    }
}
