//! Numbers, colours and windows in words, for the screen and the terminal.

use std::borrow::Borrow;

use katachi_core::go::{Color, GameEnd, Winner, read_result};
use katachi_core::mining::{MiningParams, PatternSource, WilsonInterval};
use katachi_core::pattern::Window;
use katachi_core::words::{self, KRangeError, RangeError};
use katachi_language::{Language, current, text};

use super::Sentence;

/// A share as a percentage: `4.1 %`, in Chinese, Japanese and Korean `4.1%`.
pub fn percent(share: f64) -> String {
    with_percent_sign(words::percent(share).trim_end_matches(" %"))
}

/// A number or a range with the percent sign: `55–67 %`.
pub fn with_percent_sign(number: &str) -> String {
    text!("general-percent", number = number)
}

/// A list with the language's commas: `A, B`, in Chinese and Japanese `A、B`.
pub fn listed<S: Borrow<str>>(parts: &[S]) -> String {
    parts.join(text!("general-comma"))
}

/// A size as the window and the terminal write it: `0.2 MB`, `2,000 MB`.
pub fn megabytes(bytes: u64) -> String {
    match bytes {
        1..50_000 => text!("notices-megabytes-less").to_owned(),
        _ => text!("notices-megabytes", done = megabytes_alone(bytes)),
    }
}

/// The number before the unit, with a tenth where that says more.
pub fn megabytes_alone(bytes: u64) -> String {
    match bytes {
        0..100_000_000 => format!("{:.1}", bytes as f64 / 1e6),
        _ => words::grouped((bytes + 500_000) / 1_000_000),
    }
}

/// A thing and the words about it, with the language's colon between them: `A: Q16`, in Chinese and Japanese `A：Q16`.
pub fn about(subject: &str, said: &str) -> String {
    text!("general-about", subject = subject, said = said)
}

/// A stone and its point: `B D18`, `黒D18`.
pub fn stone_at(color: Color, point: &str) -> String {
    let color = match color {
        Color::Black => "black",
        Color::White => "white",
    };
    text!("general-stone-at", color = color, point = point)
}

/// A record's result as players of the language write it: `B+R`, `黑中盘胜`. A result that cannot be read, and one that
/// English readers can read anyway, stays as it is.
pub fn result_words(recorded: &str) -> String {
    let (winner, end) = read_result(recorded);
    let winner = match winner {
        _ if current() == Language::En && recorded.is_ascii() => return recorded.to_owned(),
        Winner::Black => "black",
        Winner::White => "white",
        Winner::Nobody if end == GameEnd::Draw => return text!("general-result-draw").to_owned(),
        Winner::Nobody if end == GameEnd::Void => return text!("general-result-void").to_owned(),
        Winner::Nobody | Winner::Unknown => return recorded.to_owned(),
    };
    match end {
        GameEnd::Points(points) if (points * 2.0).fract() == 0.0 => {
            text!("general-result-points", winner = winner, points = points.to_string())
        }
        GameEnd::Points(points) => text!("general-result-margin", winner = winner, points = points.to_string()),
        GameEnd::Resign => text!("general-result-resign", winner = winner),
        GameEnd::Time => text!("general-result-time", winner = winner),
        GameEnd::Forfeit => text!("general-result-forfeit", winner = winner),
        GameEnd::Draw | GameEnd::Void | GameEnd::Unknown => match unread_margin(recorded) {
            "" => text!("general-result-won", winner = winner),
            margin => text!("general-result-margin", winner = winner, points = margin),
        },
    }
}

/// The number of a result whose unit is not known, `3.25` in `W+3.25`; empty if the text is not a side and a decimal.
fn unread_margin(recorded: &str) -> &str {
    let number = ["B+", "W+"].iter().find_map(|side| recorded.strip_prefix(side)).unwrap_or("");
    let is_decimal = number.contains('.') && number.parse::<f32>().is_ok();
    if is_decimal { number } else { "" }
}

/// A ratio of two counts with this number of digits after the point: `1.84`. Ratios above `9,999+` are not told apart.
pub fn ratio(ratio: f64, digits: usize) -> String {
    if ratio < 9_999.5 { format!("{ratio:.digits$}") } else { "9,999+".to_owned() }
}

/// `12 %, probably between 10 % and 14 %`.
pub fn interval_words(interval: WilsonInterval) -> String {
    let WilsonInterval { rate, low, high } = interval;
    let [low, high] = match [low, high].map(percent) {
        [low, high] if low == high => interval_ends(interval).map(|end| with_percent_sign(&end)),
        ends => ends,
    };
    text!("general-interval", rate = percent(rate), low = low, high = high)
}

/// The ends of an interval per hundred, with as many digits as tell them apart: `55` and `67`, `0.02` and `0.04`.
pub fn interval_ends(interval: WilsonInterval) -> [String; 2] {
    let written = |digits: usize| [interval.low, interval.high].map(|share| format!("{:.digits$}", share * 100.0));
    (0..3).map(written).find(|[low, high]| low != high).unwrap_or_else(|| written(2))
}

/// A loss and the ends of its interval, in points or percent, with as many digits as tell the ends apart: `1.3`, `0.8`
/// and `1.9`; `1.22`, `1.21` and `1.24`.
pub fn loss_in_interval(loss: f64, low: f64, high: f64) -> [String; 3] {
    let written = |digits: usize| {
        let unit = 10.0_f64.powi(digits as i32);
        // Adding 0.0 turns −0.0 into 0.0.
        [loss, low, high].map(|value| format!("{:.digits$}", (value * unit).round() / unit + 0.0))
    };
    (1..3).map(written).find(|[_, low, high]| low != high).unwrap_or_else(|| written(1))
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
    fn sizes_have_one_unit() {
        let sizes = [0, 9_000, 240_000, 99_940_000, 100_000_000, 2_000_000_000].map(megabytes);
        assert_eq!(sizes, ["0.0 MB", "less than 0.1 MB", "0.2 MB", "99.9 MB", "100 MB", "2,000 MB"]);
    }

    #[test]
    fn the_ends_of_a_narrow_loss_differ() {
        let words = [(1.3, 0.8, 1.9), (1.22, 1.212, 1.238), (-0.004, -0.04, 0.03), (2.0, 2.0, 2.001)];
        let words = words.map(|(loss, low, high)| loss_in_interval(loss, low, high).join(" "));
        assert_eq!(words, ["1.3 0.8 1.9", "1.22 1.21 1.24", "0.00 -0.04 0.03", "2.0 2.0 2.0"]);
    }

    #[test]
    fn percentages_lists_and_results_follow_the_language() {
        use katachi_language::speaking;

        let said = |language: Language| {
            let _speaking = speaking(language);
            let results = ["B+R", "W+3.5", "B+1.75", "白2目半勝ち", "W+T", "Jigo", "?"].map(result_words);
            (percent(0.041), listed(&["A", stone_at(Color::White, "D18").as_str()]), results.join(" "))
        };
        let (share, list, results) = said(Language::En);
        assert_eq!((share.as_str(), list.as_str()), ("4.1 %", "A, W D18"));
        assert_eq!(results, "B+R W+3.5 B+1.75 W+2.5 W+T Jigo ?");
        let (share, list, results) = said(Language::ZhHans);
        assert_eq!((share.as_str(), list.as_str()), ("4.1%", "A、白D18"));
        assert_eq!(results, "黑中盘胜 白+3.5 黑+1.75 白+2.5 白超时胜 和棋 ?");
        let _speaking = speaking(Language::Ja);
        assert_eq!(about("A", "Q16"), "A：Q16");
        let (share, list, results) = said(Language::Ja);
        assert_eq!((share.as_str(), list.as_str()), ("4.1%", "A、白D18"));
        assert_eq!(results, "黒中押し勝ち 白3.5目勝ち 黒+1.75 白2.5目勝ち 白時間切れ勝ち 持碁 ?");
    }

    #[test]
    fn the_ends_of_a_narrow_interval_differ() {
        let ends = |low, high| interval_ends(WilsonInterval { rate: (low + high) / 2.0, low, high }).join("–");
        assert_eq!([ends(0.55, 0.67), ends(0.438, 0.442), ends(0.0002, 0.0004)], ["55–67", "43.8–44.2", "0.02–0.04"]);
        let narrow = WilsonInterval { rate: 0.44, low: 0.438, high: 0.442 };
        assert_eq!(interval_words(narrow), "44 %, probably between 43.8 % and 44.2 %");
    }

    #[test]
    fn a_ratio_that_nobody_can_tell_is_short() {
        let said = [0.0, 0.034, 1.0, 9_999.4, 9_999.6, 1e110, f64::INFINITY].map(|value| ratio(value, 2));
        assert_eq!(said, ["0.00", "0.03", "1.00", "9999.40", "9,999+", "9,999+", "9,999+"]);
    }

    #[test]
    fn sentences_in_english_are_what_display_writes() {
        for error in [KRangeError::NotANumber { typed: "x".to_owned() }, KRangeError::Reversed] {
            assert_eq!(error.sentence(), error.to_string());
        }
        assert_eq!(RangeError.sentence(), RangeError.to_string());
    }
}
