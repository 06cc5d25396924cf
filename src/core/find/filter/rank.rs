//! Ranks of players: kyu and dan of amateurs on one scale, dan of professionals on another.

use std::cmp::Ordering;
use std::fmt;

use super::interval::Interval;
use crate::scripts::fold;

/// A rank as a record gives it. Ranks of amateurs and professionals do not compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    is_professional: bool,
    /// Dan from 1; 1 kyu is 0, 2 kyu is −1.
    level: i16,
}

impl Rank {
    /// `9p`, `9 dan pro`, `5d`, `5 dan`, `5段`, `10k`, `3 kyu`, `3级`; `None` for what is none of these.
    pub fn parse(text: &str) -> Option<Rank> {
        let text = fold(text);
        let text = text.trim();
        let end = text.find(|c: char| !c.is_ascii_digit()).filter(|&end| end > 0)?;
        let number: i16 = text[..end].parse().ok().filter(|number| (1..=99).contains(number))?;
        let rest = text[end..].trim_start();
        let unit_end = rest.find(|c: char| !c.is_alphabetic()).unwrap_or(rest.len());
        let (unit, more) = rest.split_at(unit_end);
        let is_dan = matches!(unit, "d" | "dan" | "段" | "\u{1103}\u{1161}\u{11ab}");
        let is_professional = matches!(unit, "p" | "pro") || is_dan && more.contains("pro");
        let is_kyu = matches!(unit, "k" | "kyu" | "q" | "级" | "級" | "\u{1100}\u{1173}\u{11b8}");
        match (is_professional || is_dan, is_kyu) {
            (true, _) => Some(Rank { is_professional, level: number }),
            (_, true) => Some(Rank { is_professional: false, level: 1 - number }),
            _ => None,
        }
    }
}

impl PartialOrd for Rank {
    fn partial_cmp(&self, other: &Rank) -> Option<Ordering> {
        (self.is_professional == other.is_professional).then(|| self.level.cmp(&other.level))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.is_professional, self.level) {
            (true, dan) => write!(f, "{dan}p"),
            (false, dan @ 1..) => write!(f, "{dan}d"),
            (false, kyu) => write!(f, "{}k", 1 - kyu),
        }
    }
}

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

    /// `None` if the record does not give the rank, or not in a way that can be compared.
    pub fn fits(&self, rank: &str) -> Option<bool> {
        if rank.trim().is_empty() {
            return None;
        }
        let read = Rank::parse(rank);
        match self {
            RankPattern::Range(interval) => read.map(|rank| interval.contains(rank)),
            RankPattern::Professional => {
                Some(read.map_or_else(|| fold(rank).contains("pro"), |rank| rank.is_professional))
            }
            RankPattern::Amateur => Some(read.map_or_else(|| fold(rank).contains("ama"), |rank| !rank.is_professional)),
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
    fn ranks_are_read_in_every_dialect_and_scales_are_kept_apart() {
        for (text, read) in [
            ("9p", Some("9p")),
            ("9 dan pro", Some("9p")),
            ("9d, pro", Some("9p")),
            ("7d", Some("7d")),
            ("7 dan", Some("7d")),
            ("７段", Some("7d")),
            ("7단", Some("7d")),
            ("5d?", Some("5d")),
            ("3k*", Some("3k")),
            ("12 kyu", Some("12k")),
            ("3级", Some("3k")),
            ("Meijin", None),
            ("", None),
            ("9", None),
            ("0d", None),
        ] {
            assert_eq!(Rank::parse(text).map(|rank| rank.to_string()).as_deref(), read, "{text}");
        }
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
        ] {
            let read = RankPattern::parse(pattern).unwrap();
            assert_eq!(read.fits(rank), fits, "{pattern} {rank}");
            assert_eq!(RankPattern::parse(&read.to_string()), Ok(read));
        }
        for nonsense in ["", ">", "..", "9d..1d", "1d..9p", ">=x"] {
            assert!(RankPattern::parse(nonsense).is_err(), "{nonsense}");
        }
    }
}
