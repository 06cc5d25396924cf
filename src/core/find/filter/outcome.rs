//! How a game ended, as far as its result says.

use std::fmt;

use super::interval::Interval;
use crate::go::{Color, Winner};
use crate::scripts::fold;

/// How a game ended, apart from the winner, as its result text says.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum End {
    /// Points by which it was won.
    Points(f64),
    Resign,
    Time,
    Forfeit,
    /// Nobody won: a draw.
    Draw,
    /// Nobody won: void, no result, or both lost.
    Void,
    Unknown,
}

impl End {
    /// Reads a result text whose winner is known.
    pub fn from_result(result: &str, winner: Winner) -> End {
        let text = fold(result);
        let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
        match winner {
            Winner::Unknown => return End::Unknown,
            Winner::Nobody => {
                let is_draw = matches!(text.trim(), "0" | "d" | "=" | "0.0") || has(DRAW);
                return if is_draw { End::Draw } else { End::Void };
            }
            Winner::Black | Winner::White => {}
        }
        let after_plus = text.split_once('+').map(|(_, how)| how.trim());
        match after_plus.and_then(|how| how.chars().next()) {
            Some('r') => return End::Resign,
            Some('t') => return End::Time,
            Some('f') => return End::Forfeit,
            _ => {}
        }
        if has(RESIGN) {
            End::Resign
        } else if has(TIME) {
            End::Time
        } else if has(FORFEIT) {
            End::Forfeit
        } else {
            points(after_plus.unwrap_or(&text)).map_or(End::Unknown, End::Points)
        }
    }
}

/// The words as [`fold`] writes them, with Korean syllables in single letters.
const RESIGN: &[&str] =
    &["resign", "中盘", "中盤", "中押", "认输", "認輸", "投了", "\u{1107}\u{116e}\u{11af}\u{1100}\u{1168}"];
const TIME: &[&str] = &["time", "超时", "超時", "时间", "時間", "\u{1109}\u{1175}\u{1100}\u{1161}\u{11ab}"];
const FORFEIT: &[&str] = &["forfeit", "不戦", "弃权", "棄權"];
const DRAW: &[&str] = &[
    "draw",
    "jigo",
    "tie",
    "和棋",
    "持碁",
    "持棋",
    "シ\u{3099}コ\u{3099}",
    "引き分け",
    "引分",
    "\u{1106}\u{116e}\u{1109}\u{1173}\u{11bc}\u{1107}\u{116e}",
];

/// The first number in the text. Understands halves as `.5`, `1/2` or 半; Chinese stones (子) count two points each.
fn points(text: &str) -> Option<f64> {
    let digit = |c: char| c.is_ascii_digit() || c == '.';
    let half = text.contains('半');
    let Some(start) = text.find(|c: char| c.is_ascii_digit()) else { return half.then_some(0.5) };
    let number = &text[start..];
    let end = number.find(|c| !digit(c)).unwrap_or(number.len());
    let mut value: f64 = number[..end].trim_end_matches('.').parse().ok()?;
    let rest = number[end..].trim_start_matches(['又', ' ']);
    let fraction = |text: &str| {
        let (numerator, rest) = text.split_once(['/', '\u{2044}'])?;
        let end = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
        let parts = (numerator.trim().parse::<f64>().ok()?, rest[..end].parse::<f64>().ok()?);
        (parts.1 > 0.0).then(|| parts.0 / parts.1)
    };
    if let Some(fraction) = fraction(&number[end..]).filter(|_| !rest.starts_with('/')).or_else(|| fraction(rest)) {
        value += fraction;
    } else if rest.starts_with('/') {
        // The text is a fraction alone, such as `3/4`.
        value = fraction(number)?;
    } else if half {
        value += 0.5;
    }
    Some(if text.contains('子') { value * 2.0 } else { value })
}

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
        Some(ResultPattern::Won { by: None, how: Some(How::parse(&text)?) })
    }

    /// Whether a game ended in this way; `None` if its record does not say.
    pub fn fits(self, winner: Winner, end: End) -> Option<bool> {
        match (self, winner) {
            (ResultPattern::Unknown, _) => Some(winner == Winner::Unknown),
            (_, Winner::Unknown) => None,
            (ResultPattern::Draw, _) => Some(end == End::Draw),
            (ResultPattern::Void, _) => Some(end == End::Void),
            (ResultPattern::Won { by, how }, _) => match (winner.color(), how) {
                (None, _) => Some(false),
                (Some(color), _) if by.is_some_and(|by| by != color) => Some(false),
                (Some(_), None) => Some(true),
                (Some(_), Some(_)) if end == End::Unknown => None,
                (Some(_), Some(how)) => Some(match (how, end) {
                    (How::Points(interval), End::Points(points)) => interval.contains(points),
                    (How::Resign, End::Resign) | (How::Time, End::Time) | (How::Forfeit, End::Forfeit) => true,
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
    fn ends_are_read_in_every_dialect() {
        for (text, winner, end) in [
            ("B+R", Winner::Black, End::Resign),
            ("w+resign", Winner::White, End::Resign),
            ("B+T", Winner::Black, End::Time),
            ("W+F", Winner::White, End::Forfeit),
            ("B+2.5", Winner::Black, End::Points(2.5)),
            ("Ｗ＋２", Winner::White, End::Points(2.0)),
            ("W+3/4", Winner::White, End::Points(0.75)),
            ("B+2 1/2", Winner::Black, End::Points(2.5)),
            ("B+", Winner::Black, End::Unknown),
            ("White won by 3.5 points", Winner::White, End::Points(3.5)),
            ("Black wins by resignation", Winner::Black, End::Resign),
            ("黑中盤勝", Winner::Black, End::Resign),
            ("黑胜1又3/4子", Winner::Black, End::Points(3.5)),
            ("白2目半勝ち", Winner::White, End::Points(2.5)),
            ("黒半目負け", Winner::White, End::Points(0.5)),
            ("흑 불계승", Winner::Black, End::Resign),
            ("흑 시간패", Winner::White, End::Time),
            ("Jigo", Winner::Nobody, End::Draw),
            ("ジゴ", Winner::Nobody, End::Draw),
            ("0", Winner::Nobody, End::Draw),
            ("Void", Winner::Nobody, End::Void),
            ("Both lost", Winner::Nobody, End::Void),
            ("?", Winner::Unknown, End::Unknown),
        ] {
            assert_eq!(End::from_result(text, winner), end, "{text}");
        }
    }

    #[test]
    fn patterns_are_read_written_and_fit() {
        let fits = |pattern: &str, result: &str, winner| {
            ResultPattern::parse(pattern).unwrap().fits(winner, End::from_result(result, winner))
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
