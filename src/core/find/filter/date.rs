//! Conditions on dates. A game of several days fits if one of its days does.

use std::fmt;

use super::interval::IntervalError;
use crate::go::{Days, days_of_record};
use crate::scripts::fold;

/// Reads `1846`, `1846-09` or `1846-09-11`, also with `/` or `.` instead of `-`.
fn parse_days(text: &str) -> Option<Days> {
    let mut parts = text.split(['-', '/', '.']).map(|part| {
        let plain = !part.is_empty() && part.chars().all(|c| c.is_ascii_digit());
        part.parse::<u32>().ok().filter(|_| plain)
    });
    let year = parts.next()?.filter(|year| (100..3000).contains(year))?;
    let (month, day) = (parts.next(), parts.next());
    let is_read = month != Some(None) && day != Some(None) && parts.next().is_none();
    if is_read { Days::from_parts(year, month.flatten(), day.flatten()) } else { None }
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
    /// Reads a date, a comparison such as `>=1846`, or a range of dates. Text that does not begin with a digit is a
    /// part of the date as the record writes it.
    ///
    /// Errors: the text is none of these, or its range ends before it begins.
    pub fn parse(text: &str) -> Result<DatePattern, IntervalError> {
        let text = fold(text);
        let text = text.as_str();
        let unreadable = |text: &str| IntervalError::Unreadable(text.to_owned());
        let days = |text: &str| parse_days(text).ok_or_else(|| unreadable(text));
        let pattern = |first, last| Ok(DatePattern::Days { written: text.to_owned(), first, last });
        const LAST_DAY: u32 = u32::MAX;
        for (sign, after) in [(">=", false), (">", true)] {
            if let Some(rest) = text.strip_prefix(sign) {
                let days = days(rest)?;
                return pattern(if after { days.last() + 1 } else { days.first() }, LAST_DAY);
            }
        }
        for (sign, before) in [("<=", false), ("<", true)] {
            if let Some(rest) = text.strip_prefix(sign) {
                let days = days(rest)?;
                return pattern(0, if before { days.first() - 1 } else { days.last() });
            }
        }
        if let Some((low, high)) = text.split_once("..") {
            let low = (!low.is_empty()).then(|| days(low)).transpose()?;
            let high = (!high.is_empty()).then(|| days(high)).transpose()?;
            return match (low, high) {
                (None, None) => Err(IntervalError::NoEnds),
                (Some(low), Some(high)) if low.first() > high.last() => Err(IntervalError::Reversed),
                (low, high) => pattern(low.map_or(0, |low| low.first()), high.map_or(LAST_DAY, |high| high.last())),
            };
        }
        match parse_days(text) {
            Some(days) => pattern(days.first(), days.last()),
            None if !text.starts_with(|c: char| c.is_ascii_digit()) && !text.is_empty() => {
                Ok(DatePattern::Text(text.to_owned()))
            }
            None => Err(unreadable(text)),
        }
    }

    /// Whether a game from the first to the last of these years may fit.
    pub fn meets_years(&self, first_year: i16, last_year: i16) -> bool {
        let days = |year: i16| Days::from_year(year.unsigned_abs().into());
        match self {
            DatePattern::Text(_) => true,
            DatePattern::Days { first, last, .. } => {
                *last >= days(first_year).first() && *first <= days(last_year).last()
            }
        }
    }

    /// `None` if the record's date is missing, or not exact enough to tell.
    pub fn fits(&self, date: &str, year: Option<i16>) -> Option<bool> {
        match self {
            DatePattern::Text(text) => (!date.is_empty()).then(|| fold(date).contains(text.as_str())),
            DatePattern::Days { first, last, .. } => {
                any(days_of_record(date, year).into_iter().map(|days| days.fits(*first, *last)))
            }
        }
    }
}

/// Whether one of several days fits. `None` if no day certainly fits but one may, or if there are no days.
pub(super) fn any(fits: impl Iterator<Item = Option<bool>>) -> Option<bool> {
    let fits: Vec<Option<bool>> = fits.collect();
    let is_known = !fits.is_empty() && !fits.contains(&None);
    if fits.contains(&Some(true)) { Some(true) } else { is_known.then_some(false) }
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
            ("1846-09", "11 Sep 1846", Some(true)),
            ("1846-09-14", "1846-09-11,14,15", Some(true)),
            ("1846-09-12", "1846-09-11,14,15", Some(false)),
            ("1997", "1996-12-27,28,1997-01-03", Some(true)),
            ("1996", "1996-12-27,28,1997-01-03", Some(true)),
            ("<1997", "1996-12-27,28,1997-01-03", Some(true)),
            ("1998", "1996-12-27,28,1997-01-03", Some(false)),
            ("1938-08-01", "1938-06-26..12-04", Some(true)),
            ("2010-03", "03/04/2010", None),
            ("2010", "03/04/2010", Some(true)),
            ("1665", "1660s", None),
            ("1650..1670", "1660s", Some(true)),
            ("1832", "1832-40", None),
            ("1830..1840", "1832-40", Some(true)),
            ("1841", "1832-40", Some(false)),
            ("1886", "1885-04-06..Fall 1886", None),
            ("1885-04..1886", "1885-04-06..Fall 1886", Some(true)),
            ("<1885", "1885-04-06..Fall 1886", Some(false)),
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
            assert_eq!(read.fits(date, year_of_date(date)), fits, "{pattern} {date}");
            assert_eq!(DatePattern::parse(&read.to_string()), Ok(read));
        }
        for nonsense in ["", "1846-13", "18", "1847..1846", "..", ">x", "1846-09-11-1"] {
            assert!(DatePattern::parse(nonsense).is_err(), "{nonsense}");
        }
    }
}
