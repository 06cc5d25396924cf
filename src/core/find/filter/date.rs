//! Dates as far as they are known: a year, a month, or a day.

use std::fmt;

use super::interval::IntervalError;
use crate::scripts::fold;

/// The days that a date may mean, as the number YYYYMMDD; 0 and 99 stand for the first and last month or day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Days {
    first: u32,
    last: u32,
}

impl Days {
    fn year(year: u32) -> Days {
        Days { first: year * 10_000, last: year * 10_000 + 9_999 }
    }

    fn new(year: u32, month: Option<u32>, day: Option<u32>) -> Days {
        match (month, day) {
            (None, _) => Days::year(year),
            (Some(month), None) => {
                let month = year * 10_000 + month * 100;
                Days { first: month, last: month + 99 }
            }
            (Some(month), Some(day)) => {
                let day = year * 10_000 + month * 100 + day;
                Days { first: day, last: day }
            }
        }
    }

    /// The days that a record's date may mean: its first day, month or year. Only the year if the text does not begin
    /// with it.
    pub fn of_record(date: &str, year: Option<i16>) -> Option<Days> {
        let text = fold(date);
        let year = u32::try_from(year?).ok()?;
        let Some(after) = text.find(&year.to_string()).map(|at| &text[at + 4..]) else { return Some(Days::year(year)) };
        let mut parts = [None; 2];
        let mut rest = after;
        for (part, most) in parts.iter_mut().zip([12, 31]) {
            let plain = rest.trim_start_matches(['-', '/', '.', '年', '月', ' ']);
            // Either YYYYMMDD without separators, or a part after a separator.
            let digits = plain.len() - plain.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            let length = if digits == 4 && rest.len() == plain.len() { 2 } else { digits };
            if !(1..=2).contains(&length) {
                break;
            }
            *part = plain[..length].parse().ok().filter(|value| (1..=most).contains(value));
            if part.is_none() {
                break;
            }
            rest = &plain[length..];
        }
        Some(Days::new(year, parts[0], parts[1]))
    }

    /// The year, and the month where it is known.
    pub fn year_and_month(self) -> (u32, Option<u32>) {
        let (year, month) = (self.first / 10_000, self.first / 100 % 100);
        (year, (self.last / 100 == self.first / 100 && month > 0).then_some(month))
    }

    /// `1846`, `1846-09`, `1846-09-11`, also with `/` or `.`.
    fn parse(text: &str) -> Option<Days> {
        let mut parts = text.split(['-', '/', '.']).map(|part| {
            let plain = !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
            part.parse::<u32>().ok().filter(|_| plain)
        });
        let year = parts.next()??;
        let month = parts.next().map(|month| month.filter(|month| (1..=12).contains(month)).ok_or(()));
        let day = parts.next().map(|day| day.filter(|day| (1..=31).contains(day)).ok_or(()));
        let (Ok(month), Ok(day)) = (month.transpose(), day.transpose()) else { return None };
        ((1000..3000).contains(&year) && parts.next().is_none()).then(|| Days::new(year, month, day))
    }
}

/// The condition after `date:`.
#[derive(Clone, Debug, PartialEq)]
pub enum DatePattern {
    /// All days from the first to the last of the written date or range.
    Days { written: String, first: u32, last: u32 },
    /// Part of the date as the record writes it, folded.
    Text(String),
}

impl DatePattern {
    /// A date, a range of dates, or, where there is no digit at its start, any text.
    ///
    /// Errors: it is no such value, or the ends of its range are exchanged.
    pub fn parse(text: &str) -> Result<DatePattern, IntervalError> {
        let text = fold(text);
        let text = text.as_str();
        let unreadable = |text: &str| IntervalError::Unreadable(text.to_owned());
        let days = |text: &str| Days::parse(text).ok_or_else(|| unreadable(text));
        let pattern = |first, last| Ok(DatePattern::Days { written: text.to_owned(), first, last });
        const LAST: u32 = u32::MAX;
        for (sign, after) in [(">=", false), (">", true)] {
            if let Some(rest) = text.strip_prefix(sign) {
                let days = days(rest)?;
                return pattern(if after { days.last + 1 } else { days.first }, LAST);
            }
        }
        for (sign, before) in [("<=", false), ("<", true)] {
            if let Some(rest) = text.strip_prefix(sign) {
                let days = days(rest)?;
                return pattern(0, if before { days.first - 1 } else { days.last });
            }
        }
        if let Some((low, high)) = text.split_once("..") {
            let low = (!low.is_empty()).then(|| days(low)).transpose()?;
            let high = (!high.is_empty()).then(|| days(high)).transpose()?;
            return match (low, high) {
                (None, None) => Err(IntervalError::NoEnds),
                (Some(low), Some(high)) if low.first > high.last => Err(IntervalError::Reversed),
                (low, high) => pattern(low.map_or(0, |low| low.first), high.map_or(LAST, |high| high.last)),
            };
        }
        match Days::parse(text) {
            Some(days) => pattern(days.first, days.last),
            None if !text.starts_with(|c: char| c.is_ascii_digit()) && !text.is_empty() => {
                Ok(DatePattern::Text(text.to_owned()))
            }
            None => Err(unreadable(text)),
        }
    }

    /// `None` if the record's date is missing, or not exact enough to tell.
    pub fn fits(&self, date: &str, year: Option<i16>) -> Option<bool> {
        match self {
            DatePattern::Text(text) => (!date.is_empty()).then(|| fold(date).contains(text.as_str())),
            DatePattern::Days { first, last, .. } => {
                let days = Days::of_record(date, year)?;
                if days.first >= *first && days.last <= *last {
                    Some(true)
                } else if days.last < *first || days.first > *last {
                    Some(false)
                } else {
                    None
                }
            }
        }
    }
}

impl fmt::Display for DatePattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DatePattern::Days { written, .. } => f.write_str(written),
            DatePattern::Text(text) => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::go::year_of_date;

    #[test]
    fn dates_of_records_are_as_exact_as_they_are_written() {
        for (pattern, date, fits) in [
            ("1846-09", "1846-09-11,14,15", Some(true)),
            ("1846-09-11", "1846-09-11,14,15", Some(true)),
            ("1846-09-12", "1846-09-11", Some(false)),
            ("1846-09", "1846", None),
            ("1846", "1846", Some(true)),
            ("1847-01", "1846", Some(false)),
            ("1846-09", "18460911", Some(true)),
            ("1846-09", "1846年9月11日", Some(true)),
            ("1846-09", "11 Sep 1846", None),
            ("1846-09", "1846.9.11", Some(true)),
            ("1846-09", "Edo period", None),
            ("1846-09..1847", "1847-12-31", Some(true)),
            (">1846-09", "1846-09-30", Some(false)),
            (">1846-09", "1846-10", Some(true)),
            ("<1846-09", "1846-08", Some(true)),
            ("<=1846-09", "1846-09-30", Some(true)),
            ("2026-11", "2026-11-21", Some(true)),
            ("edo", "Edo period", Some(true)),
            ("edo", "", None),
        ] {
            let read = DatePattern::parse(pattern).unwrap();
            assert_eq!(read.fits(date, year_of_date(&fold(date))), fits, "{pattern} {date}");
            assert_eq!(DatePattern::parse(&read.to_string()), Ok(read));
        }
        for nonsense in ["", "1846-13", "18", "1847..1846", "..", ">x", "1846-09-11-1"] {
            assert!(DatePattern::parse(nonsense).is_err(), "{nonsense}");
        }
    }
}
