//! Numbers in words, in English: for files and for what programs read.

use std::str::FromStr;

/// `1234567` as `1,234,567`.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut out = String::with_capacity(digits.len() + digits.len() / 3);
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// `1 game`, `2,000 games`.
pub fn counted(number: usize, one: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {one}{plural}", grouped(number as u64))
}

/// A share of one, with a sensible number of digits: `0.03 %`, `4.1 %`, `62 %`.
pub fn percent(share: f64) -> String {
    let value = share * 100.0;
    match value {
        0.0 => "0 %".to_owned(),
        v if v < 0.1 => format!("{v:.2} %"),
        v if v < 10.0 => format!("{v:.1} %"),
        v => format!("{v:.0} %"),
    }
}

/// Why a text gives no bounds of K.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum KRangeError {
    #[error("`{typed}`: a number of stones, or two with - between, are needed")]
    NotANumber { typed: String },
    #[error("the first number is not above the second")]
    Reversed,
}

/// Reads what a user types for bounds of K: `3`, `2-5`, `2-`, `-5`.
///
/// Errors: what is needed instead.
pub fn read_k_range(text: &str) -> Result<(usize, usize), KRangeError> {
    let number = |text: &str, missing| match text {
        "" => Ok(missing),
        text => text.parse().map_err(|_| KRangeError::NotANumber { typed: text.to_owned() }),
    };
    let found = match text.split_once('-') {
        Some((from, to)) => (number(from, 0)?, number(to, usize::MAX)?),
        None => {
            let only = number(text, 0)?;
            (only, only)
        }
    };
    if text.is_empty() || found.0 > found.1 { Err(KRangeError::Reversed) } else { Ok(found) }
}

/// A text is no range of numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("write two numbers as A..B, the smaller first")]
pub struct RangeError;

/// Reads what a user types for a range: `A..B`, both included.
///
/// Errors: the text is no range.
pub fn read_range<T: FromStr + PartialOrd>(text: &str) -> Result<(T, T), RangeError> {
    let number = |text: &str| text.trim().parse::<T>().ok();
    let numbers = text.split_once("..").and_then(|(first, last)| Some((number(first)?, number(last)?)));
    numbers.filter(|(first, last)| first <= last).ok_or(RangeError)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped_and_one_is_singular() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        assert_eq!([1, 2_000].map(|number| counted(number, "game")), ["1 game", "2,000 games"]);
    }
}
