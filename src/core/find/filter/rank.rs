//! Conditions on the ranks of players.

use std::fmt;

use super::interval::Interval;
use crate::go::{Rank, is_professional_rank, says_rank};
use crate::scripts::fold;

/// The condition after `rank:`.
#[derive(Clone, Debug, PartialEq)]
pub enum RankPattern {
    Range(Interval<Rank>),
    Professional,
    Amateur,
    /// Part of the rank as it is written, folded: a title.
    Text(String),
}

impl RankPattern {
    /// Reads a range of ranks, `pro`, `amateur`, or another text.
    ///
    /// Errors: the ends of a range are no ranks, are exchanged, or mix amateurs and professionals.
    pub fn parse(text: &str) -> Result<RankPattern, super::interval::IntervalError> {
        let text = fold(text);
        let text = text.as_str();
        match text {
            "p" | "pro" | "professional" => return Ok(RankPattern::Professional),
            "ama" | "amateur" => return Ok(RankPattern::Amateur),
            _ => {}
        }
        match Interval::parse(text, Rank::parse) {
            Ok(range) => Ok(RankPattern::Range(range)),
            Err(_) if !text.contains("..") && !text.starts_with(['<', '>', '=']) && !text.is_empty() => {
                Ok(RankPattern::Text(text.to_owned()))
            }
            Err(error) => Err(error),
        }
    }

    /// `None` if a record of this year does not give the rank, or not in a way that can be compared.
    pub fn fits(&self, rank: &str, year: Option<i16>) -> Option<bool> {
        if !says_rank(rank) {
            return None;
        }
        let is_professional = is_professional_rank(rank, year);
        match self {
            // As it is written: a professional's plain dan of an old record too.
            RankPattern::Range(interval) => Rank::parse(rank).map(|rank| interval.contains(rank)),
            RankPattern::Professional => is_professional,
            RankPattern::Amateur => is_professional.map(|is_professional| !is_professional),
            RankPattern::Text(text) => Some(fold(rank).contains(text.as_str())),
        }
    }
}

impl fmt::Display for RankPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RankPattern::Range(interval) => interval.fmt(f),
            RankPattern::Professional => f.write_str("pro"),
            RankPattern::Amateur => f.write_str("amateur"),
            RankPattern::Text(text) => f.write_str(text),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scales_are_kept_apart() {
        for (pattern, rank, fits) in [
            (">=7d", "9d", Some(true)),
            (">=7d", "9p", Some(false)),
            (">=7d", "", None),
            (">=7d", "Meijin", None),
            ("5k..1d", "1k", Some(true)),
            ("5k..1d", "6k", Some(false)),
            ("pro", "1p", Some(true)),
            ("amateur", "9d", Some(true)),
            ("amateur", "ama", Some(true)),
            ("meijin", "Meijin", Some(true)),
            ("pro", "Meijin", Some(true)),
            ("pro", "-", None),
            (">=7d", "?", None),
            ("9p", "P9段", Some(true)),
            ("9p", "9 dan pro", Some(true)),
        ] {
            let read = RankPattern::parse(pattern).unwrap();
            assert_eq!(read.fits(rank, None), fits, "{pattern} {rank}");
            assert_eq!(RankPattern::parse(&read.to_string()), Ok(read));
        }
        // A plain dan of 1846 is a professional's.
        for (pattern, fits) in [("pro", true), ("amateur", false), ("7d", true), (">=8d", false)] {
            assert_eq!(RankPattern::parse(pattern).unwrap().fits("7d", Some(1846)), Some(fits), "{pattern}");
        }
        for nonsense in ["", ">", "..", "9d..1d", "1d..9p", ">=x"] {
            assert!(RankPattern::parse(nonsense).is_err(), "{nonsense}");
        }
    }
}
