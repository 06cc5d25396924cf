//! Conditions on results.

use std::fmt;

use super::interval::Interval;
use crate::go::{Color, GameEnd, Winner};
use crate::scripts::fold;

/// How a game was won.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum How {
    Resign,
    Time,
    Forfeit,
    Points(Interval<f64>),
}

/// The condition after `result:`.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum ResultPattern {
    /// Won, by this colour if one is named, and in this way if one is named.
    Won {
        by: Option<Color>,
        how: Option<How>,
    },
    Draw,
    Void,
    /// The record does not say who won.
    Unknown,
}

impl ResultPattern {
    /// `None` if the text is no condition on results.
    pub fn parse(text: &str) -> Option<ResultPattern> {
        let text = fold(text);
        match text.as_str() {
            "draw" | "jigo" | "0" => return Some(ResultPattern::Draw),
            "void" => return Some(ResultPattern::Void),
            "unknown" | "?" => return Some(ResultPattern::Unknown),
            _ => {}
        }
        let color = |text: &str| match text {
            "b" | "black" => Some(Color::Black),
            "w" | "white" => Some(Color::White),
            _ => None,
        };
        if let Some(color) = color(&text) {
            return Some(ResultPattern::Won { by: Some(color), how: None });
        }
        if let Some((winner, how)) = text.split_once('+') {
            let by = Some(color(winner)?);
            return Some(ResultPattern::Won { by, how: if how.is_empty() { None } else { Some(How::parse(how)?) } });
        }
        Some(match How::parse(&text)? {
            // Zero points, however they are written, are a draw.
            How::Points(points) if points == Interval::between(0.0, 0.0) => ResultPattern::Draw,
            how => ResultPattern::Won { by: None, how: Some(how) },
        })
    }

    /// Whether a game ended in this way; `None` if its record does not say.
    pub fn fits(self, winner: Winner, end: GameEnd) -> Option<bool> {
        match (self, winner) {
            (ResultPattern::Unknown, _) => Some(winner == Winner::Unknown),
            (_, Winner::Unknown) => None,
            (ResultPattern::Draw, _) => Some(end == GameEnd::Draw),
            (ResultPattern::Void, _) => Some(end == GameEnd::Void),
            (ResultPattern::Won { by, how }, _) => match (winner.color(), how) {
                (None, _) => Some(false),
                (Some(color), _) if by.is_some_and(|by| by != color) => Some(false),
                (Some(_), None) => Some(true),
                (Some(_), Some(_)) if end == GameEnd::Unknown => None,
                (Some(_), Some(how)) => Some(match (how, end) {
                    (How::Points(interval), GameEnd::Points(points)) => interval.contains(points),
                    (How::Resign, GameEnd::Resign) | (How::Time, GameEnd::Time) | (How::Forfeit, GameEnd::Forfeit) => {
                        true
                    }
                    _ => false,
                }),
            },
        }
    }
}

impl How {
    fn parse(text: &str) -> Option<How> {
        Some(match text {
            "r" | "resign" | "resignation" => How::Resign,
            "t" | "time" => How::Time,
            "f" | "forfeit" => How::Forfeit,
            "points" => How::Points(Interval::all()),
            range => How::Points(Interval::parse(range, number).ok()?),
        })
    }
}

/// Parses a number as filters write it: digits, `.` and `-` only.
pub fn number(text: &str) -> Option<f64> {
    let plain = text.chars().all(|c| c.is_ascii_digit() || matches!(c, '.' | '-'));
    text.parse().ok().filter(|_| plain)
}

impl fmt::Display for ResultPattern {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResultPattern::Draw => f.write_str("draw"),
            ResultPattern::Void => f.write_str("void"),
            ResultPattern::Unknown => f.write_str("unknown"),
            ResultPattern::Won { by: None, how } => how.iter().try_for_each(|how| how.fmt(f)),
            ResultPattern::Won { by: Some(color), how } => {
                f.write_str(if *color == Color::Black { "b" } else { "w" })?;
                how.iter().try_for_each(|how| write!(f, "+{how}"))
            }
        }
    }
}

impl fmt::Display for How {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            How::Resign => f.write_str("resign"),
            How::Time => f.write_str("time"),
            How::Forfeit => f.write_str("forfeit"),
            How::Points(interval) if *interval == Interval::all() => f.write_str("points"),
            How::Points(interval) => interval.fmt(f),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns_are_read_written_and_fit() {
        let fits = |pattern: &str, result: &str, winner| {
            ResultPattern::parse(pattern).unwrap().fits(winner, crate::go::read_result(result).1)
        };
        for (pattern, result, winner, expected) in [
            ("b", "B+R", Winner::Black, Some(true)),
            ("b+r", "B+R", Winner::Black, Some(true)),
            ("b+r", "W+R", Winner::White, Some(false)),
            ("b+r", "B+3", Winner::Black, Some(false)),
            ("B+Resign", "B+", Winner::Black, None),
            ("resign", "W+R", Winner::White, Some(true)),
            ("w+<1", "W+0.5", Winner::White, Some(true)),
            ("0.5..5", "B+5", Winner::Black, Some(true)),
            (">5", "B+5", Winner::Black, Some(false)),
            ("points", "B+5", Winner::Black, Some(true)),
            ("points", "B+R", Winner::Black, Some(false)),
            ("draw", "Jigo", Winner::Nobody, Some(true)),
            ("void", "Jigo", Winner::Nobody, Some(false)),
            ("b", "", Winner::Unknown, None),
            ("b", "Jigo", Winner::Nobody, Some(false)),
            ("unknown", "", Winner::Unknown, Some(true)),
            ("unknown", "B+R", Winner::Black, Some(false)),
        ] {
            assert_eq!(fits(pattern, result, winner), expected, "{pattern} of {result}");
            let read = ResultPattern::parse(pattern).unwrap();
            assert_eq!(ResultPattern::parse(&read.to_string()), Some(read), "{pattern}");
        }
        for nonsense in ["", "x", "b+x", "x+r", "+r", "b+nan", "inf"] {
            assert_eq!(ResultPattern::parse(nonsense), None, "{nonsense}");
        }
    }
}
