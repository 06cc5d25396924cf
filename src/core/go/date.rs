//! Reads the date of a record: one or several days, months or years, in the forms that programs and people write.
//! A form that the grammar does not have is unknown, never wrong: `03/04/2010` is known by its year alone.

use super::date_tokens::{DateToken, date_tokens};

/// Days, as the numbers YYYYMMDD from the first to the last; 00 and 99 stand for the first and last of a month or year.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Days {
    first: u32,
    last: u32,
    /// Played on all of these days, not on some day among them.
    every: bool,
}

/// The longest game, a year, as a difference of YYYYMMDD. A longer stretch has the game somewhere in it.
const LONGEST_GAME: u32 = 10_000;

/// Maximum number of days before their month.
const MOST_DAYS: usize = 31;

impl Days {
    pub fn from_year(year: u32) -> Days {
        WrittenDate { year, month: 0, day: 0 }.days()
    }

    /// The days of a month, or the day, if the calendar has it.
    pub fn from_parts(year: u32, month: Option<u32>, day: Option<u32>) -> Option<Days> {
        let (month, day) = (month.map_or(Some(0), in_year)?, day.unwrap_or(0));
        let date = WrittenDate { year, month, day };
        (day == 0 || month > 0 && is_day(date)).then(|| date.days())
    }

    pub fn first(self) -> u32 {
        self.first
    }

    pub fn last(self) -> u32 {
        self.last
    }

    /// Whether the game was played on all of these days.
    pub fn is_every(self) -> bool {
        self.every
    }

    /// Whether the game was played between two days: `None` if the date is not exact enough to tell.
    pub fn fits(self, first: u32, last: u32) -> Option<bool> {
        let overlaps = self.first <= last && self.last >= first;
        let is_within = self.first >= first && self.last <= last;
        (is_within || self.every || !overlaps).then_some(overlaps)
    }

    /// The year and the month of the first day, where they are known.
    pub fn year_and_month(self) -> Option<(u32, Option<u32>)> {
        let month = self.first / 100 % 100;
        let is_known = (self.every || self.last / 100 == self.first / 100) && month > 0;
        Some((self.year()?, is_known.then_some(month)))
    }

    fn year(self) -> Option<u32> {
        (self.every || self.first / 10_000 == self.last / 10_000).then_some(self.first / 10_000)
    }

    fn somewhere(first: u32, last: u32) -> Days {
        Days { first, last, every: false }
    }
}

/// A date as it is written; 0 for a month or day that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct WrittenDate {
    year: u32,
    month: u32,
    day: u32,
}

impl WrittenDate {
    fn days(self) -> Days {
        let first = self.year * 10_000 + self.month * 100 + self.day;
        match (self.month, self.day) {
            (0, _) => Days::somewhere(first, first + 9_999),
            (_, 0) => Days::somewhere(first, first + 99),
            _ => Days { first, last: first, every: true },
        }
    }
}

fn in_year(month: u32) -> Option<u32> {
    (1..=12).contains(&month).then_some(month)
}

fn is_day(date: WrittenDate) -> bool {
    let is_leap = date.year.is_multiple_of(4) && (!date.year.is_multiple_of(100) || date.year.is_multiple_of(400));
    let most = match date.month {
        2 => 28 + u32::from(is_leap),
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    };
    (1..=most).contains(&date.day)
}

/// All days that a date names, the earliest first; empty if none is known.
///
/// ```
/// # use katachi_core::go::days_of_date;
/// let first_days = |text| days_of_date(text).iter().map(|days| days.first()).collect::<Vec<_>>();
/// assert_eq!(first_days("1996-12-27,28,1997-01-03"), [19961227, 19961228, 19970103]);
/// assert_eq!(first_days("平成21年3月15日"), [20090315]);
/// assert_eq!(first_days("3 maart 1984"), [19840303]);
/// assert!(first_days("Edo period").is_empty());
/// ```
pub fn days_of_date(date: &str) -> Vec<Days> {
    if date.trim().is_empty() {
        return Vec::new();
    }
    let tokens = date_tokens(date);
    let says_nothing = tokens.contains(&DateToken::Open) || tokens.first() == Some(&DateToken::Range);
    let mut days = if says_nothing { Vec::new() } else { DateParser::new(&tokens).read() };
    days.sort_unstable();
    days.dedup();
    days
}

/// The place of a record's date in order: a year before its months, a month before its days; `None` if it is not known.
pub fn date_order(date: &str, year: Option<i16>) -> Option<u64> {
    let days = days_of_record(date, year);
    // If dates begin alike, the less exact one comes first, then the longer game.
    days.first().map(|days| u64::from(days.first) << 32 | u64::from(u32::MAX - days.last))
}

/// The year of the first day that a date names, if it is known.
///
/// ```
/// # use katachi_core::go::year_of_date;
/// assert_eq!(year_of_date("1846-09-11,14,15"), Some(1846));
/// assert_eq!(year_of_date("11 Sep 1846"), Some(1846));
/// assert_eq!(year_of_date("Edo period"), None);
/// ```
pub fn year_of_date(date: &str) -> Option<i16> {
    days_of_date(date).first().and_then(|days| i16::try_from(days.year()?).ok())
}

/// [`days_of_date`], or the year that the record was found to have when it was imported.
pub fn days_of_record(date: &str, year: Option<i16>) -> Vec<Days> {
    let mut days = days_of_date(date);
    if days.is_empty() {
        days.extend(year.and_then(|year| u32::try_from(year).ok()).map(Days::from_year));
    }
    days
}

/// How a date follows the one before it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DateLink {
    And,
    Or,
    To,
}

/// A month in words with its days, each with the link before it.
type MonthGroup = (DateLink, Option<u32>, Vec<(DateLink, WrittenDate)>);

struct DateParser<'t> {
    tokens: &'t [DateToken],
    days: Vec<Days>,
    /// There is a number that is part of no date: only years are believed.
    has_stray: bool,
}

impl<'t> DateParser<'t> {
    fn new(tokens: &'t [DateToken]) -> DateParser<'t> {
        DateParser { tokens, days: Vec::new(), has_stray: false }
    }

    fn read(mut self) -> Vec<Days> {
        let (mut at, mut is_published) = (0, false);
        // The link to the date before, while only marks stand between.
        let mut link = None;
        while at < self.tokens.len() {
            let before = self.days.len();
            // After "published" stands the date of something else, if there is another one.
            let is_other = is_published && before > 0;
            if let Some(next) = (!is_other).then(|| self.entry(at, link.unwrap_or(DateLink::And))).flatten() {
                // A number beside a date is no year of its own.
                let is_stray = link.is_none() && before > 0 && self.days[before..].iter().any(|days| !days.every);
                if is_stray {
                    self.days.truncate(before);
                    self.has_stray = true;
                }
                (at, link) = (next, None);
                continue;
            }
            if let Some((found, end)) = self.link(at) {
                (at, link) = (end, Some(found));
                continue;
            }
            match self.tokens[at] {
                DateToken::Number { .. } if !is_other => self.has_stray = true,
                DateToken::Published => is_published = true,
                DateToken::Dot | DateToken::Season => {}
                _ => link = None,
            }
            at += 1;
        }
        let is_lunar = self.tokens.contains(&DateToken::Lunar);
        if self.has_stray || is_lunar || is_published && self.tokens[0] == DateToken::Published {
            for days in &mut self.days {
                let (first, last) = (days.first / 10_000, days.last / 10_000);
                // The last months of a lunar year end in the next year.
                let late = u32::from(is_lunar && days.first / 100 % 100 > 10);
                *days = Days::somewhere(first * 10_000, (last + late) * 10_000 + 9_999);
            }
        }
        self.days
    }

    /// A date at this token, with what belongs to it; the token after it.
    fn entry(&mut self, at: usize, link: DateLink) -> Option<usize> {
        self.months_in_words(at, link).or_else(|| self.year_first(at, link)).or_else(|| self.day_first(at, link))
    }

    fn push(&mut self, link: DateLink, days: Days) {
        match (link, self.days.last_mut()) {
            (DateLink::And, _) | (_, None) => self.days.push(days),
            (DateLink::Or, Some(before)) => {
                *before = Days::somewhere(before.first.min(days.first), before.last.max(days.last));
            }
            (DateLink::To, Some(before)) if before.first <= days.first => {
                let every = before.every && days.every && days.last - before.first <= LONGEST_GAME;
                *before = Days { first: before.first, last: days.last, every };
            }
            (DateLink::To, Some(_)) => self.has_stray = true,
        }
    }

    fn token(&self, at: usize) -> Option<DateToken> {
        self.tokens.get(at).copied()
    }

    fn small(&self, at: usize, most: u32) -> Option<u32> {
        match self.token(at)? {
            DateToken::Number { value, digits: 1..=2 } if (1..=most).contains(&value) => Some(value),
            _ => None,
        }
    }

    fn skip(&self, mut at: usize, tokens: &[DateToken]) -> usize {
        while self.token(at).is_some_and(|token| tokens.contains(&token)) {
            at += 1;
        }
        at
    }

    /// The marks that part two dates, and the token after them.
    fn link(&self, at: usize) -> Option<(DateLink, usize)> {
        use DateToken::{And, Dash, Dot, Or, Range, Slash};
        let end = self.skip(at, &[And, Or, Range, Dash, Dot, Slash]);
        let marks = &self.tokens[at..end];
        let link = if marks.contains(&Or) {
            DateLink::Or
        } else if marks.contains(&Range) || marks.contains(&Dash) {
            DateLink::To
        } else if marks.contains(&And) || marks.contains(&Slash) {
            DateLink::And
        } else {
            return None;
        };
        Some((link, end))
    }

    /// Whether there is nothing but one number.
    fn is_alone(&self) -> bool {
        let mut others = self.tokens.iter().filter(|token| **token != DateToken::Dot);
        others.next().is_some() && others.next().is_none()
    }

    /// A year in four digits (three, if there is no other number), or one of an era. Also whether its months are those of
    /// our calendar.
    fn year(&self, at: usize) -> Option<(u32, bool, usize)> {
        let (year, is_solar, mut next) = match self.token(at)? {
            DateToken::Number { value, digits: 4 } if (100..2100).contains(&value) => (value, true, at + 1),
            DateToken::Number { value, digits: 3 } if value >= 100 && self.is_alone() => (value, true, at + 1),
            DateToken::Era { before, years } => match self.token(at + 1)? {
                // Japan took our calendar with the sixth year of Meiji.
                DateToken::Number { value, digits: 1..=3 } if (1..=years).contains(&value) => {
                    (before + value, before + value > 1872, at + 2)
                }
                _ => return None,
            },
            _ => return None,
        };
        next = self.skip(next, &[DateToken::Year]);
        Some((year, is_solar, next))
    }

    /// `1996-12-27,28,1997-01-03`, `19961227`, `2010년 3월 5일`, `平成21年3月15日`, `2002 Jan 10`.
    fn year_first(&mut self, at: usize, link: DateLink) -> Option<usize> {
        if let DateToken::Number { value, digits: 8 } = self.token(at)? {
            let days = Days::from_parts(value / 10_000, Some(value / 100 % 100), Some(value % 100))?;
            (1000..2100).contains(&(value / 10_000)).then(|| self.push(link, days))?;
            return Some(at + 1);
        }
        let (year, is_solar, mut next) = self.year(at)?;
        if let Some((again, _, after)) = self.year(next) {
            // 平成21年(2009年): two calendars must agree.
            if again != year {
                return Some(after);
            }
            next = after;
        }
        if self.token(next) == Some(DateToken::Decade) {
            self.push(link, Days::somewhere(year * 10_000, (year + 9) * 10_000 + 9_999));
            return Some(next + 1);
        }
        let century = match self.token(at) {
            Some(DateToken::Era { before, .. }) => before,
            _ => year / 100 * 100,
        };
        if let Some((last, after)) = self.last_year(century, year, next) {
            self.push(link, Days::somewhere(year * 10_000, last * 10_000 + 9_999));
            return Some(after);
        }
        let (mut date, mut next) = self.month_and_day(WrittenDate { year, month: 0, day: 0 }, next);
        let mut pushed = link;
        loop {
            let is_late = !is_solar && date.month > 10;
            self.push(
                pushed,
                match is_solar {
                    true => date.days(),
                    false => Days::somewhere(year * 10_000, (year + u32::from(is_late)) * 10_000 + 9_999),
                },
            );
            let Some((link, following, after)) = self.following(date, next) else { return Some(next) };
            (pushed, date, next) = (link, following, after);
        }
    }

    /// The last year of `1996/97`, which may be either year, of `1832-40` and `1905..08`; `1905-08` has a month.
    /// `century` is the year that the short one is added to.
    fn last_year(&self, century: u32, year: u32, at: usize) -> Option<(u32, usize)> {
        use DateToken::{Dash, DayUnit, Month, MonthUnit, Number, Range, Slash};
        let number = self.skip(at, &[Dash, Slash, Range]);
        let value = self.small(number, 99)?;
        let end = self.skip(number + 1, &[DateToken::Year]);
        let is_longer = matches!(self.token(end), Some(Dash | DayUnit | Month(_) | MonthUnit | Number { .. } | Range))
            || self.token(at) == Some(Slash) && self.token(end) == Some(Slash);
        let is_year = value > 12 || self.tokens[at..number].contains(&Range);
        (century + value > year && is_year && !is_longer).then_some((century + value, end))
    }

    /// The month and day after a year, as far as they are there. `00` and a day that no month has are passed over.
    fn month_and_day(&self, mut date: WrittenDate, next: usize) -> (WrittenDate, usize) {
        use DateToken::{And, Dash, DayUnit, Dot, Month, MonthUnit, Slash};
        let is_zero = |at: usize| matches!(self.token(at), Some(DateToken::Number { value: 0, digits: 1..=2 }));
        let has_mark = |at: usize| matches!(self.token(at), Some(Dash | Slash | Dot));
        let mut at = self.skip(next, &[Dash, Slash, Dot]);
        let in_words = self.skip(next, &[Dash, Slash, Dot, And]);
        if let Some(Month(month)) = self.token(in_words) {
            (date.month, at) = (month, self.skip(in_words + 1, &[Dot]));
        } else if let Some(month) = self.small(at, 12) {
            let is_spaced = at == next && self.token(at + 1) != Some(MonthUnit);
            if self.token(at + 1) == Some(DayUnit) || is_spaced && self.small(at + 1, 31).is_none() {
                return (date, next);
            }
            (date.month, at) = (month, self.skip(at + 1, &[MonthUnit]));
        } else if is_zero(at) {
            at = self.skip(at + 1, &[MonthUnit, Dash, Slash, Dot]);
            return (date, if is_zero(at) { at + 1 } else { at });
        } else {
            return (date, next);
        }
        let day = self.skip(at, &[Dash, Slash, Dot]);
        if is_zero(day) {
            return (date, day + 1);
        }
        match self.small(day, 31) {
            // 2005-12/2006-01 has the month of a year next.
            Some(_) if self.token(day + 1) == Some(MonthUnit) => (date, at),
            Some(value) if has_mark(at) || day == at => {
                date.day = if is_day(WrittenDate { day: value, ..date }) { value } else { 0 };
                (date, self.skip(day + 1, &[DayUnit]))
            }
            _ => (date, at),
        }
    }

    /// A date after another one that it shares its year or month with: `,28`, `,01-03`, `〜28日`, `、4月2日`, `, Apr 2`.
    fn following(&self, before: WrittenDate, at: usize) -> Option<(DateLink, WrittenDate, usize)> {
        use DateToken::{Dash, DayUnit, Dot, Month, MonthUnit, Slash};
        let (link, at) = match self.link(at) {
            Some(linked) => linked,
            // 3月15日16日
            None if before.day > 0 && self.small(at, 31).is_some() && self.token(at + 1) == Some(DayUnit) => {
                (DateLink::And, at)
            }
            None => return None,
        };
        if before.month == 0 {
            return None;
        }
        let month_of = |month: u32| match before.month {
            11.. if month <= 2 => WrittenDate { year: before.year + 1, month, day: 0 },
            _ => WrittenDate { month, day: 0, ..before },
        };
        if let Some(Month(month)) = self.token(at) {
            let days_at = self.skip(at + 1, &[Dot]);
            return Some(match self.small(days_at, 31) {
                Some(day) => (link, WrittenDate { day, ..month_of(month) }, days_at + 1),
                None => (link, month_of(month), days_at),
            })
            .filter(|(_, date, _)| date.day == 0 || is_day(*date));
        }
        let value = self.small(at, 31)?;
        let marked = self.skip(at + 1, &[Dash, Slash, Dot, MonthUnit]);
        let has_month = value <= 12 && before.day > 0 && marked > at + 1 && self.token(at + 1) != Some(DayUnit);
        if has_month && let Some(day) = self.small(marked, 31) {
            let date = WrittenDate { day, ..month_of(value) };
            return is_day(date).then(|| (link, date, self.skip(marked + 1, &[DayUnit])));
        }
        if self.token(at + 1) == Some(MonthUnit) || before.day == 0 && self.token(at + 1) != Some(DayUnit) {
            return in_year(value).map(|month| (link, month_of(month), self.skip(at + 1, &[MonthUnit])));
        }
        let date = WrittenDate { day: value, ..before };
        (before.day > 0 && is_day(date)).then(|| (link, date, self.skip(at + 1, &[DayUnit])))
    }

    /// `15.03.2007`, `27./28.12.1996`, `30.6.-1.7.2005`: points have the day first. With other marks the day is known where
    /// only one order makes a date.
    fn day_first(&mut self, at: usize, link: DateLink) -> Option<usize> {
        use DateToken::Dot;
        let mut earlier: Vec<(DateLink, u32, u32)> = Vec::new();
        let (mut at, mut link) = (at, link);
        let (date, next) = loop {
            if let Some(found) = self.full_day_first(at) {
                break found;
            }
            let day = self.small(at, 31)?;
            let dot = self.skip(at + 1, &[Dot]);
            let (month, after) = match in_year(self.small(dot, 12).unwrap_or(0)) {
                Some(month) if dot > at + 1 => (month, dot + 1),
                _ => (0, at + 1),
            };
            earlier.push((link, day, month));
            (link, at) = self.link(after).filter(|_| earlier.len() < MOST_DAYS)?;
        };
        if date.day > 0 {
            for (link, day, month) in earlier {
                let month = if month == 0 { date.month } else { month };
                let date = WrittenDate { year: date.year - u32::from(month > date.month), month, day };
                is_day(date).then(|| self.push(link, date.days()))?;
            }
        } else if !earlier.is_empty() {
            link = DateLink::And;
        }
        self.push(link, date.days());
        Some(next)
    }

    fn full_day_first(&self, at: usize) -> Option<(WrittenDate, usize)> {
        use DateToken::{Dash, Dot, Slash};
        let (a, mark, b) = (self.small(at, 31)?, self.token(at + 1)?, self.small(at + 2, 31)?);
        let is_date = matches!(mark, Dash | Dot | Slash) && self.token(at + 3) == Some(mark);
        let DateToken::Number { value: year, digits: 4 } = self.token(at + 4)? else { return None };
        (is_date && (1000..2100).contains(&year)).then_some(())?;
        let date = |month, day| Some(WrittenDate { year, month, day }).filter(|date| month <= 12 && is_day(*date));
        let read = match (date(b, a), date(a, b)) {
            (Some(date), None) | (None, Some(date)) => date,
            (Some(day_first), Some(_)) if mark == Dot || a == b => day_first,
            _ => WrittenDate { year, month: 0, day: 0 },
        };
        Some((read, self.skip(at + 5, &[DateToken::Year])))
    }

    /// `Jan 10, 2002`, `27-28 December 1996`, `30 juin - 1er juillet 2005`. Without a year nothing is known.
    fn months_in_words(&mut self, at: usize, link: DateLink) -> Option<usize> {
        let (first, mut next) = self.month_group(at, link)?;
        let mut groups = vec![first];
        while let Some((link, after)) = self.link(next)
            && let Some((group, end)) = self.month_group(after, link)
        {
            groups.push(group);
            next = end;
        }
        // A month without a year has that of the next one, or of the one before.
        let month = |group: &MonthGroup| group.2[0].1.month;
        for at in (0..groups.len().saturating_sub(1)).rev() {
            if let (None, Some(year)) = (groups[at].1, groups[at + 1].1) {
                groups[at].1 = Some(year - u32::from(month(&groups[at]) > month(&groups[at + 1])));
            }
        }
        for at in 1..groups.len() {
            if let (Some(year), None) = (groups[at - 1].1, groups[at].1) {
                groups[at].1 = Some(year + u32::from(month(&groups[at - 1]) > month(&groups[at])));
            }
        }
        for (_, year, dates) in groups {
            for (link, date) in dates {
                let Some(year) = year else { continue };
                let date = WrittenDate { year, ..date };
                let day = if is_day(date) { date.day } else { 0 };
                self.push(link, WrittenDate { day, ..date }.days());
            }
        }
        Some(next)
    }

    /// A month in words with the days before or after it, and the year after them.
    fn month_group(&self, at: usize, link: DateLink) -> Option<(MonthGroup, usize)> {
        use DateToken::{And, Dash, Dot, Month, Slash};
        let (mut days, mut next) = (Vec::new(), at);
        let mut before = link;
        let month = loop {
            let at = self.skip(next, &[Dot, Dash, Slash]);
            if let Some(Month(month)) = self.token(at)
                && (at == next || !days.is_empty())
            {
                next = at + 1;
                break month;
            }
            if !days.is_empty() {
                (before, next) = self.link(next).filter(|_| days.len() < MOST_DAYS)?;
            }
            days.push((before, self.small(next, 31)?));
            next += 1;
        };
        if days.is_empty() {
            let mut at = self.skip(next, &[Dot, Dash, Slash]);
            while let Some(day) = self.small(at, 31) {
                days.push((before, day));
                next = at + 1;
                let Some((link, after)) = self.link(next) else { break };
                // "Dec 3 - 5 Jan": the number is the next month's.
                if matches!(self.token(self.skip(after + 1, &[Dot])), Some(Month(_))) {
                    break;
                }
                (before, at) = (link, after);
            }
        }
        if days.is_empty() {
            days.push((link, 0));
        }
        let year = match self.token(self.skip(next, &[And, Dot, Dash, Slash])) {
            Some(DateToken::Number { value, digits: 4 }) if (1000..2100).contains(&value) => Some(value),
            _ => None,
        };
        if year.is_some() {
            next = self.skip(next, &[And, Dot, Dash, Slash]) + 1;
            next = self.skip(next, &[DateToken::Year]);
        }
        let dates = days.into_iter().map(|(link, day)| (link, WrittenDate { year: 0, month, day })).collect();
        Some(((link, year, dates), next))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Days as they are written in the tests: `19961227`, `1996`, `199612`; `a..b` all days, `a?b` some day.
    fn read(date: &str) -> String {
        let shown = |days: &Days| {
            let short = |mut number: u32, end: u32| {
                while number > 9_999 && number % 100 == end {
                    number /= 100;
                }
                number
            };
            let (first, last) = (short(days.first, 0), short(days.last, 99));
            match (first == last, days.every) {
                (true, _) => first.to_string(),
                (_, true) => format!("{first}..{last}"),
                (_, false) => format!("{first}?{last}"),
            }
        };
        days_of_date(date).iter().map(shown).collect::<Vec<_>>().join(" ")
    }

    #[test]
    fn games_of_several_days_have_each_of_them() {
        for (date, days) in [
            ("1996-12-27,28,1997-01-03", "19961227 19961228 19970103"),
            ("1846-09-11,14,15", "18460911 18460914 18460915"),
            ("1996,1997", "1996 1997"),
            ("1996-05,06", "199605 199606"),
            ("1996-05,06,1997-01", "199605 199606 199701"),
            ("2020-06-02,2020-06-15", "20200602 20200615"),
            ("1996-05-06,07,06-02,03", "19960506 19960507 19960602 19960603"),
            ("1996-12-27,01-03", "19961227 19970103"),
            ("1952-03-04~15", "19520304..19520315"),
            ("1952-03-04..15", "19520304..19520315"),
            ("1938-06-26..12-04", "19380626..19381204"),
            ("1933-10-16~1934-01-29", "19331016..19340129"),
            ("1996.12.27-28", "19961227..19961228"),
            ("1996年12月27日、28日", "19961227 19961228"),
            ("1996年12月27・28日", "19961227 19961228"),
            ("1996年3月15日16日", "19960315 19960316"),
            ("1996年12月27日〜1997年1月3日", "19961227..19970103"),
            ("2010년 3월 5일~6일", "20100305..20100306"),
            ("平成21年3月15日、4月2日", "20090315 20090402"),
            ("27-28 December 1996", "19961227..19961228"),
            ("27 and 28 December 1996", "19961227 19961228"),
            ("Dec 27, 28 and Jan 3, 1997", "19961227 19961228 19970103"),
            ("30 juin - 1er juillet 2005", "20050630..20050701"),
            ("27./28.12.1996", "19961227 19961228"),
            ("27.12.1996-3.1.1997", "19961227..19970103"),
            ("30.12.-2.1.1997", "19961230..19970102"),
            ("1990-04-28 or 30", "19900428?19900430"),
            ("1959 or 1960", "1959?1960"),
            ("1996-12-27 and later", "19961227"),
            ("1883-03-18,20,22-24", "18830318 18830320 18830322..18830324"),
        ] {
            assert_eq!(read(date), days, "{date}");
        }
    }

    #[test]
    fn dates_are_read_in_the_words_of_many_languages() {
        for (date, days) in [
            ("Jan 10, 2002", "20020110"),
            ("January 10th, 2002", "20020110"),
            ("10-Jan-2002", "20020110"),
            ("2002 Jan 10", "20020110"),
            ("Sept. 2002", "200209"),
            ("11 Sep 1846", "18460911"),
            ("Sun Mar 15 12:30:00 JST 2009", "20090315"),
            ("Sonntag, 15. März 2009", "20090315"),
            ("1er août 1999", "19990801"),
            ("5 de marzo de 2010", "20100305"),
            ("5 de março de 2010", "20100305"),
            ("5 marzo 2010", "20100305"),
            ("5 maart 2010", "20100305"),
            ("5 marca 2010 r.", "20100305"),
            ("5. března 2010", "20100305"),
            ("5 марта 2010 г.", "20100305"),
            ("5 травня 2010 року", "20100505"),
            ("5 Mart 2010", "20100305"),
            ("2010年3月5日", "20100305"),
            ("２００５年７月３日", "20050703"),
            ("2010年3月", "201003"),
            ("二〇〇五年七月三日", "20050703"),
            ("二零一二年十二月二十五日", "20121225"),
            ("2010년 3월 5일", "20100305"),
            ("2010년3월5일(금)", "20100305"),
            ("平成21年3月15日", "20090315"),
            ("平成元年1月8日", "19890108"),
            ("令和六年五月一日", "20240501"),
            ("昭和53年", "1978"),
            ("大正12年9月1日", "19230901"),
            ("明治30年5月", "189705"),
            ("㍻21年3月15日", "20090315"),
            ("S53.4.1", "19780401"),
            ("民国五十年三月二日", "19610302"),
            ("2009年(平成21年)3月15日", "20090315"),
            ("Showa 53-4-1", "19780401"),
        ] {
            assert_eq!(read(date), days, "{date}");
        }
    }

    #[test]
    fn an_hour_takes_nothing_of_the_date_with_it() {
        for date in [
            "3/15/2010 9:00:00 PM",
            "Mar 15 2010 9:00AM",
            "Mar 15 2010 9:00 am",
            "15.03.2010 20:30 Uhr",
            "15.03.2010, 20:30 Uhr",
            "15.3.2010 20 Uhr",
            "2010-03-15 9:00 PM",
            "2010-03-15 9:00PM",
            "2010-03-15 9 pm",
            "2010-03-15 20:30h",
            "15 mars 2010 20:30 h",
            "15 mars 2010 20 h",
            "2010-03-15 21.00 Uhr",
            "2010-03-15 pm",
            "2010/03/15 am",
            "Monday, March 15, 2010 9:00:00 PM",
            "2010年3月15日 20時",
            "2010年3月15日 20時30分",
            "2010年3月15日 20:30分",
            "2010년 3월 15일 14시",
        ] {
            assert_eq!(read(date), "20100315", "{date}");
        }
        assert_eq!(read("March 2010, 9 pm"), "201003");
    }

    #[test]
    fn figures_are_read_where_one_reading_is_right() {
        for (date, days) in [
            ("2016-03-09", "20160309"),
            ("15.03.2007", "20070315"),
            ("03.04.2010", "20100403"),
            ("13/05/1995", "19950513"),
            ("05/13/1995", "19950513"),
            ("05/05/2010", "20100505"),
            ("03/04/2010", "2010"),
            ("03-04-2010", "2010"),
            ("20190305", "20190305"),
            ("2019/12/24", "20191224"),
            ("2010:03:05 12:30:00", "20100305"),
            ("2010-03-05T12:30:00.123456+09:00", "20100305"),
            ("20100305T123000Z", "20100305"),
            ("20100305123000", "20100305"),
            ("2010-03-05 12:30 +0900", "20100305"),
            ("2010 3 5", "20100305"),
            ("1996-00-00", "1996"),
            ("1996-05-00", "199605"),
            ("1996-02-30", "199602"),
            ("1996-12-??", "199612"),
            ("1996-12-", "199612"),
            ("1660s", "1660?1669"),
            ("1990年代", "1990?1999"),
            ("1996/97", "1996?1997"),
            ("1996-1997", "1996?1997"),
            ("1832-40", "1832?1840"),
            ("c. 1832 – 40", "1832?1840"),
            ("1905..08", "1905?1908"),
            ("1905年〜08年", "1905?1908"),
            ("1905-08", "190508"),
            ("1832-40-01", "1832"),
            ("昭和2-30年", "1927?1955"),
            ("1885-04-06..Fall 1886", "18850406?1886"),
            ("Summer 1857 - Spring 1858", "1857?1858"),
            ("1857年夏〜1858年春", "1857?1858"),
            ("ca. 1665", "1665"),
            ("196", "196"),
            ("ca. 950", "950"),
            ("0800 approx. {Tang dynasty}", "800"),
            ("Summer 1857", "1857"),
            ("明治3年12月5日", "1870?1871"),
            ("农历2005年12月5日", "2005?2006"),
        ] {
            assert_eq!(read(date), days, "{date}");
        }
    }

    #[test]
    fn what_is_no_date_or_several_is_unknown_or_a_year() {
        for date in ["", "?", "Edo period", "13/5/95", "16-03-09", "9999-01-01", "10 Jan", "before 1850", "~1900", "-"]
        {
            assert_eq!(read(date), "", "{date}");
        }
        for date in ["皇紀2600年", "昭和99年", "17th century", "2009年(昭和21年)", "0000-00-00", "1236000000"]
        {
            assert_eq!(read(date), "", "{date}");
        }
        for date in
            ["Round 3, 2010-05-06", "2010 Kisei 5", "2010-05-06 (2)", "Published 2010-05", "2010-13-45", "2010/25/12"]
        {
            assert_eq!(read(date), "2010", "{date}");
        }
        assert_eq!(read("2005-12-30, published 2006-02"), "20051230");
        assert_eq!(read("2010-03-05 1230"), "2010");
        // Long and nested nonsense ends at once.
        assert_eq!(read(&"1-".repeat(5000)), "");
        assert_eq!(read(&"(".repeat(5000)), "");
        assert_eq!(read(&"Jan ".repeat(5000)), "");
        assert_eq!(read(&"1.,".repeat(5000)), "");
        assert_eq!(read(&"-.".repeat(5000)), "");
    }

    #[test]
    fn the_year_is_that_of_the_first_day() {
        for (date, year) in [
            ("1996-12-27,1997-01-03", Some(1996)),
            ("平成21年", Some(2009)),
            ("1933-10-16~1934-01-29", Some(1933)),
            ("1959 or 1960", None),
            ("1660s", None),
        ] {
            assert_eq!(year_of_date(date), year, "{date}");
        }
    }
}
