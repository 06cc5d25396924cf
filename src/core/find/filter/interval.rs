//! Ranges of values: `A`, `A..B`, `A..`, `..B`, `>A`, `>=A`, `<A`, `<=A`.

use std::fmt;
use std::ops::Bound::{self, Excluded, Included, Unbounded};

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Interval<T> {
    low: Bound<T>,
    high: Bound<T>,
}

/// Why a range cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum IntervalError {
    /// Neither end is given.
    NoEnds,
    /// The ends are exchanged, or cannot be compared.
    Reversed,
    /// This end is no value.
    Unreadable(String),
}

impl<T: Copy + PartialOrd> Interval<T> {
    /// Both included.
    pub fn between(low: T, high: T) -> Interval<T> {
        Interval { low: Included(low), high: Included(high) }
    }

    /// Every value.
    pub fn all() -> Interval<T> {
        Interval { low: Unbounded, high: Unbounded }
    }

    /// A value that cannot be compared with an end is outside.
    pub fn contains(&self, value: T) -> bool {
        let above = match self.low {
            Included(low) => value >= low,
            Excluded(low) => value > low,
            Unbounded => true,
        };
        let below = match self.high {
            Included(high) => value <= high,
            Excluded(high) => value < high,
            Unbounded => true,
        };
        above && below
    }

    /// Reads a range whose ends `value` reads.
    pub fn parse(text: &str, value: impl Fn(&str) -> Option<T>) -> Result<Interval<T>, IntervalError> {
        let end = |text: &str| value(text).ok_or_else(|| IntervalError::Unreadable(text.to_owned()));
        let compared = [(">=", false, true), ("<=", false, false), (">", true, true), ("<", true, false)];
        for (sign, excludes, is_low) in compared {
            if let Some(rest) = text.strip_prefix(sign) {
                let end = end(rest)?;
                let bound = if excludes { Excluded(end) } else { Included(end) };
                let all = Interval::all();
                return Ok(if is_low { Interval { low: bound, ..all } } else { Interval { high: bound, ..all } });
            }
        }
        let Some((low, high)) = text.split_once("..") else {
            let only = end(text.strip_prefix('=').unwrap_or(text))?;
            return Ok(Interval::between(only, only));
        };
        let bound = |text: &str| if text.is_empty() { Ok(None) } else { end(text).map(Some) };
        match (bound(low)?, bound(high)?) {
            (None, None) => Err(IntervalError::NoEnds),
            // Also where they cannot be compared.
            (Some(low), Some(high)) if !matches!(low.partial_cmp(&high), Some(order) if order.is_le()) => {
                Err(IntervalError::Reversed)
            }
            (low, high) => {
                Ok(Interval { low: low.map_or(Unbounded, Included), high: high.map_or(Unbounded, Included) })
            }
        }
    }
}

impl<T: fmt::Display + PartialEq> fmt::Display for Interval<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (&self.low, &self.high) {
            (Included(low), Included(high)) if low == high => write!(f, "{low}"),
            (Included(low), Included(high)) => write!(f, "{low}..{high}"),
            (Included(low), _) => write!(f, "{low}.."),
            (Excluded(low), _) => write!(f, ">{low}"),
            (Unbounded, Included(high)) => write!(f, "..{high}"),
            (Unbounded, Excluded(high)) => write!(f, "<{high}"),
            (Unbounded, Unbounded) => Ok(()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<Interval<i32>, IntervalError> {
        Interval::parse(text, |text| text.parse().ok())
    }

    #[test]
    fn ranges_are_read_written_and_hold_what_they_say() {
        for (text, written, inside, outside) in [
            ("5", "5", vec![5], vec![4, 6]),
            ("=5", "5", vec![5], vec![4, 6]),
            ("5..7", "5..7", vec![5, 6, 7], vec![4, 8]),
            ("5..", "5..", vec![5, 99], vec![4]),
            (">=5", "5..", vec![5, 99], vec![4]),
            (">5", ">5", vec![6], vec![5]),
            ("..5", "..5", vec![5, -9], vec![6]),
            ("<=5", "..5", vec![5], vec![6]),
            ("<5", "<5", vec![4], vec![5]),
        ] {
            let interval = read(text).unwrap();
            assert_eq!(interval.to_string(), written);
            assert_eq!(read(written).as_ref(), Ok(&interval));
            assert!(inside.iter().all(|&value| interval.contains(value)), "{text}");
            assert!(!outside.iter().any(|&value| interval.contains(value)), "{text}");
        }
        assert_eq!(read(".."), Err(IntervalError::NoEnds));
        assert_eq!(read("7..5"), Err(IntervalError::Reversed));
        for text in ["", "x", ">", "5..x", "1...2", "5-7"] {
            assert!(matches!(read(text), Err(IntervalError::Unreadable(_))), "{text}");
        }
    }
}
