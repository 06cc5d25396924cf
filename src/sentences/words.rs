//! Numbers, colours and windows in words, for the screen and the terminal.

use katachi_core::go::Color;
use katachi_core::mining::{MiningParams, PatternSource, WilsonInterval};
use katachi_core::pattern::Window;
use katachi_core::words::{KRangeError, RangeError, percent};
use katachi_language::text;

use super::Sentence;

/// `12 %, probably between 10 % and 14 %`.
pub fn interval_words(interval: WilsonInterval) -> String {
    let WilsonInterval { rate, low, high } = interval;
    text!("general-interval", rate = percent(rate), low = percent(low), high = percent(high))
}

/// `Black` or `White`.
pub fn color_name(color: Color) -> &'static str {
    match color {
        Color::Black => text!("general-black"),
        Color::White => text!("general-white"),
    }
}

/// A window in a player's words: `3×3`, `5×4`, `13-point diamond`, `drawn window of 12 points`.
pub fn window(window: &Window) -> String {
    let (width, height, points) = (window.width(), window.height(), window.cell_count());
    match window.to_string().split(':').next() {
        Some("square" | "rect") => format!("{width}×{height}"),
        Some("diamond") => text!("general-window-diamond", points = points),
        _ => text!("general-window-drawn", points = points),
    }
}

/// The parameters of a mined result: `3×3 around each move`, `5×5 just after moves 1–50`, `3×3 in final positions`.
pub fn mined(params: &MiningParams) -> String {
    let window = window(&params.window);
    let range = params.moves.map(|(first, last)| (first.to_string(), last.to_string()));
    let mined = match (params.source, params.after, range) {
        (PatternSource::Final, ..) => text!("general-mined-final", window = window),
        (PatternSource::Move, true, None) => text!("general-mined-after", window = window),
        (PatternSource::Move, true, Some((first, last))) => {
            text!("general-mined-after-between", window = window, first = first, last = last)
        }
        (PatternSource::Move, false, None) => text!("general-mined-around", window = window),
        (PatternSource::Move, false, Some((first, last))) => {
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

impl Sentence for KRangeError {
    fn sentence(&self) -> String {
        match self {
            KRangeError::NotANumber { typed } => text!("general-k-needed", typed = typed),
            KRangeError::Reversed => text!("general-k-order").to_owned(),
        }
    }
}

impl Sentence for RangeError {
    fn sentence(&self) -> String {
        text!("general-range-needed").to_owned()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_stone_is_singular() {
        let ranges = [(3, 3), (2, 5), (1, usize::MAX), (0, 5)].map(|(least, most)| k_range(least, most));
        assert_eq!(ranges, ["3 stones", "2–5 stones", "1 stone or more", "at most 5 stones"]);
    }

    #[test]
    fn sentences_in_english_are_what_display_writes() {
        for error in [KRangeError::NotANumber { typed: "x".to_owned() }, KRangeError::Reversed] {
            assert_eq!(error.sentence(), error.to_string());
        }
        assert_eq!(RangeError.sentence(), RangeError.to_string());
    }
}
