//! Numbers and colours in words, as they are read on the screen and in a terminal.

use katachi_language::text;
use std::str::FromStr;

use crate::go::Color;
use crate::mining::{Interval, MiningParams, Source};
use crate::pattern::Window;
pub use katachi_language::grouped;

/// `1 game`, `2,000 games`: English, for files and for what programs read.
pub fn counted(number: usize, one: &str) -> String {
    let plural = if number == 1 { "" } else { "s" };
    format!("{} {one}{plural}", grouped(number as u64))
}

/// A share of one with as many digits as it deserves: `0.03 %`, `4.1 %`, `62 %`.
pub fn percent(share: f64) -> String {
    let value = share * 100.0;
    match value {
        0.0 => "0 %".to_owned(),
        v if v < 0.1 => format!("{v:.2} %"),
        v if v < 10.0 => format!("{v:.1} %"),
        v => format!("{v:.0} %"),
    }
}

/// `12 %, probably between 10 % and 14 %`.
pub fn interval_words(interval: Interval) -> String {
    let Interval { rate, low, high } = interval;
    text!("general-interval", rate = percent(rate), low = percent(low), high = percent(high))
}

/// `Black` or `White`.
pub fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => text!("general-black"),
        Color::White => text!("general-white"),
    }
}

/// A window as a player says it: `3×3`, `5×4`, `13-point diamond`, `drawn window of 12 points`.
pub fn window(window: &Window) -> String {
    let (width, height, points) = (window.width(), window.height(), window.cell_count());
    match window.to_string().split(':').next() {
        Some("square" | "rect") => format!("{width}×{height}"),
        Some("diamond") => text!("general-window-diamond", points = points),
        _ => text!("general-window-drawn", points = points),
    }
}

/// What was mined: `3×3 around each move`, `5×5 just after moves 1–50`, `3×3 in final positions`.
pub fn mined(params: &MiningParams) -> String {
    let window = window(&params.window);
    let range = params.moves.map(|(first, last)| (first.to_string(), last.to_string()));
    let mined = match (params.source, params.after, range) {
        (Source::Final, ..) => text!("general-mined-final", window = window),
        (Source::Move, true, None) => text!("general-mined-after", window = window),
        (Source::Move, true, Some((first, last))) => {
            text!("general-mined-after-between", window = window, first = first, last = last)
        }
        (Source::Move, false, None) => text!("general-mined-around", window = window),
        (Source::Move, false, Some((first, last))) => {
            text!("general-mined-around-between", window = window, first = first, last = last)
        }
    };
    match params.k {
        Some((least, most)) => text!("general-mined-stones", mined = mined, stones = k_range(least, most)),
        None => mined,
    }
}

/// `3 stones`, `2–5 stones`, `2 stones or more`, `at most 5 stones`.
pub fn k_range(least: usize, most: usize) -> String {
    match (least, most) {
        (least, usize::MAX) => text!("general-stones-at-least", stones = least),
        (0, most) => text!("general-stones-at-most", stones = most),
        (least, most) if least == most => text!("general-stones", stones = least),
        (least, most) => text!("general-stones-between", least = least.to_string(), most = most.to_string()),
    }
}

/// Reads what a user types for bounds of K: `3`, `2-5`, `2-`, `-5`.
///
/// Errors: what is needed instead, in words.
pub fn read_k_range(text: &str) -> Result<(usize, usize), String> {
    let number = |text: &str, missing| match text {
        "" => Ok(missing),
        text => text.parse().map_err(|_| text!("general-k-needed", typed = text)),
    };
    let found = match text.split_once('-') {
        Some((from, to)) => (number(from, 0)?, number(to, usize::MAX)?),
        None => {
            let only = number(text, 0)?;
            (only, only)
        }
    };
    if text.is_empty() || found.0 > found.1 { Err(text!("general-k-order").to_owned()) } else { Ok(found) }
}

/// Reads what a user types for a stretch: `A..B`, both included.
///
/// Errors: what is needed instead, in words.
pub fn read_range<T: FromStr + PartialOrd>(text: &str) -> Result<(T, T), String> {
    let number = |text: &str| text.trim().parse::<T>().ok();
    let numbers = text.split_once("..").and_then(|(first, last)| Some((number(first)?, number(last)?)));
    numbers.filter(|(first, last)| first <= last).ok_or_else(|| text!("general-range-needed").to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn thousands_are_grouped_and_one_is_singular() {
        assert_eq!([0, 999, 1_000, 1_234_567].map(grouped), ["0", "999", "1,000", "1,234,567"]);
        let ranges = [(3, 3), (2, 5), (1, usize::MAX), (0, 5)].map(|(least, most)| k_range(least, most));
        assert_eq!(ranges, ["3 stones", "2–5 stones", "1 stone or more", "at most 5 stones"]);
        assert_eq!([1, 2_000].map(|number| counted(number, "game")), ["1 game", "2,000 games"]);
    }
}
