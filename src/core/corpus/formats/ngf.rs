//! NGF: the records of Wbaduk and Cyberoro. Twelve lines tell the game, then each line is a move: `PMABBREER` is a number
//! (`AB`), the colour, and the point, whose letters begin with B in the upper left corner. Older files have eleven lines
//! in another order, each after `GI`.

use super::sgf_text::{SgfText, date};

/// Lines among which there must be a move.
const LINES_BEFORE_MOVES: usize = 16;

pub(super) fn to_sgf(text: &str) -> Option<String> {
    let is_move = |line: &&str| {
        let bytes = line.trim().as_bytes();
        bytes.len() >= 7 && bytes.starts_with(b"PM") && bytes[..7].iter().all(u8::is_ascii_uppercase)
    };
    let first_move = text.lines().take(LINES_BEFORE_MOVES).position(|line| is_move(&line))?;
    let lines: Vec<&str> = text.lines().take(first_move).map(str::trim).collect();
    let is_lined = lines.len() >= 10 && lines.iter().all(|line| line.starts_with("GI"));
    let line = |number: usize| lines.get(number).map_or("", |line| if is_lined { line[2..].trim() } else { line });
    let numbers = if is_lined { [6, 7, 9, 5, usize::MAX] } else { [1, 5, 7, 8, 10] };
    let [size, handicap, komi, played, result] = numbers.map(line);
    let mut sgf = SgfText::new(size.parse().ok().filter(|side| (2..=52).contains(side))?);
    for (text, names, ranks) in [(line(3), "PB", "BR"), (line(2), "PW", "WR")] {
        let (name, rank) = match is_lined {
            true => name_and_title(if names == "PW" { line(1) } else { line(2) }),
            false => name_and_rank(text),
        };
        sgf.property(names, name);
        sgf.property(ranks, &rank);
    }
    sgf.property("EV", line(0));
    sgf.property("PC", if is_lined { "" } else { line(4) });
    sgf.property("DT", &date(played).unwrap_or_default());
    sgf.property("RE", &result_of(result));
    let stones: usize = handicap.parse().unwrap_or(0);
    if let Ok(whole) = komi.parse::<i32>() {
        // The half point is not written.
        sgf.property("KM", &if stones > 0 && whole == 0 { "0".to_owned() } else { format!("{whole}.5") });
    }
    sgf.handicap(stones, [0, 1, 2, 3]);
    for line in text.lines().skip(first_move).filter(is_move) {
        let [_, _, _, _, color, x, y, ..] = *line.trim().as_bytes() else { continue };
        let number = |letter: u8| usize::from(letter).checked_sub(usize::from(b'B'));
        let point = number(x).zip(number(y)).filter(|&(x, y)| x < sgf.side && y < sgf.side);
        match color {
            b'B' | b'W' => sgf.play(char::from(color), point),
            _ => {}
        }
    }
    Some(sgf.finish())
}

/// `LQC         9DP`, `jin42      10K*`: P marks a professional.
fn name_and_rank(line: &str) -> (&str, String) {
    let Some((name, rank)) = line.rsplit_once(char::is_whitespace) else { return (line, String::new()) };
    let digits = rank.trim_end_matches(|c: char| !c.is_ascii_digit());
    if digits.is_empty() {
        return (line, String::new());
    }
    let kind = match &rank[digits.len()..] {
        "DP" | "P" => "p",
        "D" | "D*" => "d",
        "K" | "K*" => "k",
        _ => return (line, String::new()),
    };
    (name.trim(), format!("{digits}{kind}"))
}

/// `加藤 九段`.
fn name_and_title(line: &str) -> (&str, String) {
    match line.rsplit_once(char::is_whitespace) {
        Some((name, title)) if title.ends_with(['段', '단']) => (name.trim(), title.to_owned()),
        _ => (line, String::new()),
    }
}

/// `Black wins by 16.5 points! >> White(66):Black(89)`, `White loses on time`, `White wins by resign!`.
fn result_of(text: &str) -> String {
    let told = text.split(">>").next().unwrap_or("").to_ascii_lowercase();
    let mut words = told.split_whitespace();
    let (side, verb) = (words.next().unwrap_or(""), words.next().unwrap_or(""));
    let winner = match (side, verb.trim_end_matches(['!', '.'])) {
        ("black", "wins" | "win") | ("white", "loses" | "lose") => 'B',
        ("white", "wins" | "win") | ("black", "loses" | "lose") => 'W',
        _ => return if told.starts_with("progress") { String::new() } else { text.to_owned() },
    };
    let mut rest = words.map(|word| word.trim_end_matches(['!', ',']));
    let reason = rest.find_map(|word| match word {
        "time" => Some("T".to_owned()),
        _ if word.starts_with("resi") => Some("R".to_owned()),
        _ => word.parse::<f32>().ok().map(|points| points.to_string()),
    });
    format!("{winner}+{}", reason.unwrap_or_default())
}
