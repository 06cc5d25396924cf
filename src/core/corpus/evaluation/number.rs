//! Reads decimal numbers as engines print them, and returns hundredths. Exponents, infinity and text after the digits
//! are refused.

use super::EvaluationError;

/// A number with a sign or without, times 100 and rounded; `None` for anything else, or more than 1,000,000.
///
/// A decimal comma is refused: a program that writes one does so by accident, and cannot read it itself.
pub(super) fn hundredths(text: &str) -> Option<i32> {
    let digits = text.strip_prefix(['-', '+']).unwrap_or(text);
    let is_number = digits.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.')
        && digits.bytes().filter(|&byte| byte == b'.').count() <= 1
        && digits.bytes().any(|byte| byte.is_ascii_digit())
        && digits.len() <= 24;
    is_number.then(|| text.parse().ok()).flatten().and_then(rounded)
}

/// A number times 100, rounded; `None` beyond ±1,000,000 and for NaN.
pub(super) fn rounded(value: f64) -> Option<i32> {
    (value.is_finite() && value.abs() <= 1e6).then(|| (value * 100.0).round() as i32)
}

/// `0` to `100` with decimals: hundredths of a percent.
///
/// Errors: it is no number, or not between 0 and 100.
pub(super) fn percent(text: &str) -> Result<u16, EvaluationError> {
    let value = hundredths(text).ok_or_else(|| EvaluationError::WinrateNotNumber(shortened(text)))?;
    let rate = u16::try_from(value).ok().filter(|&rate| rate <= super::Evaluation::FULL_WINRATE);
    rate.ok_or_else(|| EvaluationError::WinrateOutOfRange(shortened(text)))
}

/// A lead in points: hundredths of a point.
///
/// Errors: it is no number, or more than any board has.
pub(super) fn points(text: &str) -> Result<i32, EvaluationError> {
    let value = hundredths(text).ok_or_else(|| EvaluationError::ScoreNotNumber(shortened(text)))?;
    let fits = value.abs() <= super::Evaluation::MAX_LEAD;
    fits.then_some(value).ok_or_else(|| EvaluationError::ScoreOutOfRange(shortened(text)))
}

/// The beginning of a value, as long as a message can show.
pub(super) fn shortened(text: &str) -> Box<str> {
    const MAX_CHARS: usize = 24;
    let line = text.lines().next().unwrap_or_default();
    match line.char_indices().nth(MAX_CHARS) {
        Some((end, _)) => format!("{}…", &line[..end]).into(),
        None => line.into(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_to_their_end_or_refused() {
        for (text, value) in [
            ("0", Some(0)),
            ("46.1", Some(4610)),
            ("-12.9", Some(-1290)),
            ("+0.005", Some(1)),
            (".5", Some(50)),
            ("5.", Some(500)),
            ("", None),
            ("-", None),
            (".", None),
            ("1.2.3", None),
            ("41,6", None),
            ("1e3", None),
            ("NaN", None),
            ("inf", None),
            ("12 ", None),
            ("12%", None),
            ("99999999", None),
        ] {
            assert_eq!(hundredths(text), value, "{text}");
        }
        assert_eq!(rounded(f64::NAN), None);
        assert_eq!(percent("100"), Ok(10_000));
        assert!(percent("100.1").is_err() && percent("-1").is_err());
        assert!(points("-1000.01").is_err());
    }
}
