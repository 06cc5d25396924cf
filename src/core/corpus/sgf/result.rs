//! Reads the winner from the result's text, in any of its dialects.

use crate::go::{Color, Winner};

use super::width::half_width;

/// `B+R`, `W+3.5`, `Black wins by resignation`, `黑中盤勝`, `白2目半勝ち`, `흑 불계승`, `Jigo`, `Both lost`, `?` …
pub fn winner(result: &str) -> Winner {
    let text = half_width(result).to_lowercase();
    let text = text.trim();
    match text {
        "" | "?" => return Winner::Unknown,
        "0" | "draw" | "jigo" | "tie" | "void" | "d" | "0.0" | "=" => return Winner::Nobody,
        _ => {}
    }
    let mut start = text.chars().filter(|c| !c.is_whitespace());
    match (start.next(), start.next()) {
        (Some('b'), Some('+')) => return Winner::Black,
        (Some('w'), Some('+')) => return Winner::White,
        (Some('0'), Some('+')) => return Winner::Nobody,
        _ => {}
    }
    let has_any = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has_any(NOBODY) {
        return Winner::Nobody;
    }
    if has_any(UNFINISHED) {
        return Winner::Unknown;
    }
    let first = |words: &[&str]| {
        let found = words.iter().filter_map(|word| text.find(word).map(|at| (at, at + word.len())));
        found.min_by_key(|&(at, _)| at)
    };
    let (black, white) = (first(BLACK), first(WHITE));
    let (color, from, until) = match (black, white) {
        (Some(black), Some(white)) if black < white => (Color::Black, black.1, white.0),
        (Some(black), Some(white)) => (Color::White, white.1, black.0),
        (Some(black), None) => (Color::Black, black.1, text.len()),
        (None, Some(white)) => (Color::White, white.1, text.len()),
        (None, None) => return lone_letter(text),
    };
    // Between the two colours, if both are named: "white resigns, black wins".
    let said = text.get(from..until).unwrap_or_default();
    let says = |words: &[&str]| words.iter().any(|word| said.contains(word));
    if says(WON) {
        won_by(color)
    } else if says(LOST) {
        won_by(color.opponent())
    } else if says(MARGIN)
        || said.trim().is_empty()
        || said.trim().starts_with(|c: char| c.is_ascii_digit() || c == '+')
    {
        won_by(color)
    } else {
        Winner::Unknown
    }
}

const NOBODY: &[&str] = &[
    "both lost",
    "both lose",
    "both players lost",
    "no result",
    "jigo",
    "draw",
    "void",
    "annulled",
    "双方负",
    "雙方負",
    "両負",
    "両者負",
    "双负",
    "和棋",
    "持碁",
    "持棋",
    "ジゴ",
    "引き分け",
    "引分",
    "無勝負",
    "无胜负",
    "無勝敗",
    "무승부",
    "무효",
];
const UNFINISHED: &[&str] =
    &["unfinished", "unknown", "suspended", "adjourned", "打掛", "打ち掛け", "封盘", "未完", "不明"];
const BLACK: &[&str] = &["black", "黑", "黒", "흑", "schwarz", "noir", "negro"];
const WHITE: &[&str] = &["white", "白", "백", "weiss", "weiß", "blanc"];
/// Beats a word of loss beside it ("won by resignation").
const WON: &[&str] =
    &["win", "won", "victor", "by resign", "on time", "by time", "胜", "勝", "승", "贏", "赢", "gewinn", "gagne"];
const LOST: &[&str] = &["resign", "lost", "lose", "loss", "forfeit", "负", "負", "败", "敗", "패", "认输", "認輸"];
/// Ways to win, unless a word of loss stands beside them.
const MARGIN: &[&str] = &[" by ", "中盘", "中盤", "中押", "불계", "시간", "반"];

fn won_by(color: Color) -> Winner {
    match color {
        Color::Black => Winner::Black,
        Color::White => Winner::White,
    }
}

/// `B`, `w 3.5`, `B wins`, `W by resignation`.
fn lone_letter(text: &str) -> Winner {
    let mut words = text.split(|c: char| c.is_whitespace() || matches!(c, ':' | '-' | ','));
    let color = match words.next() {
        Some("b") => Color::Black,
        Some("w") => Color::White,
        _ => return Winner::Unknown,
    };
    match words.find(|word| !word.is_empty()) {
        None | Some("wins" | "win" | "won" | "by") => won_by(color),
        Some("resigns" | "resigned" | "lost" | "loses") => won_by(color.opponent()),
        Some(word) if word.starts_with(|c: char| c.is_ascii_digit()) => won_by(color),
        Some(_) => Winner::Unknown,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn winners_are_found_in_every_dialect() {
        use Winner::{Black, Nobody, Unknown, White};
        for (result, expected) in [
            ("B+R", Black),
            ("b+r", Black),
            ("B+", Black),
            ("B+ 2.5", Black),
            ("B + 2.5", Black),
            ("W+3/4", White),
            ("Ｗ＋２", White),
            ("W+6 3/5", White),
            ("W+ (but Black does not lose)", White),
            ("W+N半", White),
            ("Black wins", Black),
            ("black wins by resignation", Black),
            ("Black wins by 5 3/4 points", Black),
            ("White resigns", Black),
            ("White lost by 3.5", Black),
            ("白中盘负", Black),
            ("White resigns, Black wins", Black),
            ("White won by 3.5 points against Black", White),
            ("black 2.5", Black),
            ("B wins", Black),
            ("W 3.5", White),
            ("w resigns", Black),
            ("黑中盤勝", Black),
            ("黑中盘胜", Black),
            ("黑胜1又3/4子", Black),
            ("黑负", White),
            ("白胜", White),
            ("白胜2目半", White),
            ("白2目半勝ち", White),
            ("257手完, 黒中押し勝ち", Black),
            ("黒半目負け", White),
            ("흑 불계승", Black),
            ("백 2집반승", White),
            ("흑 시간패", White),
            ("0", Nobody),
            ("Draw", Nobody),
            ("Jigo", Nobody),
            ("持碁", Nobody),
            ("和棋", Nobody),
            ("무승부", Nobody),
            ("Void", Nobody),
            ("Both lost", Nobody),
            ("両負け", Nobody),
            ("?", Unknown),
            ("", Unknown),
            ("X+", Unknown),
            ("N", Unknown),
            ("Unfinished", Unknown),
            ("Unknown", Unknown),
            ("Game suspended", Unknown),
            ("john wins", Unknown),
            ("Black to play", Unknown),
        ] {
            assert_eq!(winner(result), expected, "{result}");
        }
    }
}
