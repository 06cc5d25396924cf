//! UGF and UGI: the records of Pandanet. Sections after lines in square brackets: `[Header]` has `Name=value`, `[Data]` a
//! move a line (`QP,B1,1,0`: the point, the colour, the number), `[Figure]` comments between `.Text,1` and `.EndText`.
//! Rows are counted from below under `CoordinateType=IGS`. Handicap stones have the number 0; a point off the board is
//! a pass.

use super::sgf_text::{SgfText, date};
use std::collections::BTreeMap;

pub(super) fn to_sgf(text: &str) -> Option<String> {
    let sections = Sections::split(text)?;
    let head =
        |name: &str| sections.head.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix('=')).unwrap_or("");
    let field = |name: &str, number: usize| head(name).split(',').nth(number).unwrap_or("").trim();
    let side = field("Size", 0);
    let side = if side.is_empty() { 19 } else { side.parse().ok().filter(|side| (2..=26).contains(side))? };
    let mut sgf = SgfText::new(side);
    for (player, names, ranks) in [("PlayerB", "PB", "BR"), ("PlayerW", "PW", "WR")] {
        sgf.property(names, field(player, 0));
        sgf.property(ranks, field(player, 1));
    }
    let title: Vec<&str> = head("Title").split(',').map(str::trim).filter(|part| !part.is_empty()).collect();
    sgf.property("EV", &title.join(" "));
    for (property, name) in [("PC", "Place"), ("CP", "Copyright"), ("GC", "Comment")] {
        sgf.property(property, head(name));
    }
    sgf.property("DT", &date(head("Date")).unwrap_or_default());
    let rules = match field("Rule", 0) {
        "JPN" => "Japanese",
        "CHN" => "Chinese",
        other => other,
    };
    sgf.property("RU", rules);
    sgf.property("RE", &result(field("Winner", 0), field("Winner", 1)));
    if field("Hdcp", 1).parse::<f32>().is_ok() {
        sgf.property("KM", field("Hdcp", 1));
    }
    if let Ok(minutes @ 1..100_000) = head("Ptime").split([',', ';']).nth(1).unwrap_or("").trim().parse::<u32>() {
        sgf.property("TM", &(minutes * 60).to_string());
    }
    let handicap = field("Hdcp", 0).parse().unwrap_or(0_usize);
    sgf.property("HA", &if handicap > 1 { handicap.to_string() } else { String::new() });
    let from_below = field("CoordinateType", 0).eq_ignore_ascii_case("IGS");
    let mut is_played = false;
    for line in &sections.data {
        let mut fields = line.split(',').map(str::trim);
        let (point, color, number) = (fields.next().unwrap_or(""), fields.next().unwrap_or(""), fields.next());
        let [x, y] = *point.as_bytes() else { continue };
        let number_of = |letter: u8| usize::from(letter.to_ascii_uppercase()).checked_sub(usize::from(b'A'));
        let point = number_of(x).zip(number_of(y)).filter(|&(x, y)| x < side && y < side);
        let point = point.map(|(x, y)| (x, if from_below { side - 1 - y } else { y }));
        let color = match color.as_bytes().first() {
            Some(b'B') => 'B',
            Some(b'W') => 'W',
            _ => continue,
        };
        match point {
            Some(stone) if number == Some("0") && color == 'B' && !is_played => sgf.setup(stone),
            point => {
                is_played = true;
                sgf.play(color, point);
                let comment = number.and_then(|number| sections.comments.get(number));
                sgf.property("C", comment.map_or("", String::as_str));
            }
        }
    }
    Some(sgf.finish())
}

/// The lines of the sections that are read.
#[derive(Default)]
struct Sections<'t> {
    head: Vec<&'t str>,
    data: Vec<&'t str>,
    /// By the numbers of moves.
    comments: BTreeMap<&'t str, String>,
}

impl<'t> Sections<'t> {
    /// `None` if there are no sections of head and moves. Before the first, there may be remarks after `#`.
    fn split(text: &'t str) -> Option<Sections<'t>> {
        let mut sections = Sections::default();
        let (mut section, mut comment) = (None, None);
        for line in text.lines().map(str::trim) {
            if let Some(number) = comment {
                if line == ".EndText" {
                    comment = None;
                } else {
                    let text: &mut String = sections.comments.entry(number).or_default();
                    text.push_str(line);
                    text.push('\n');
                }
                continue;
            }
            match (line, section) {
                ("[Header]" | "[Data]" | "[Figure]" | "[Remote]" | "[Files]" | "[MessageLine]" | "[ReviewNode]", _) => {
                    section = Some(line);
                }
                ("", None) => {}
                (_, None) if line.starts_with('#') => {}
                (_, None) => return None,
                (_, Some("[Header]")) => sections.head.push(line),
                (_, Some("[Data]")) => sections.data.push(line),
                (_, Some("[Figure]")) => {
                    comment = line.strip_prefix(".Text,").map(|rest| rest.split(',').next().unwrap_or("").trim());
                }
                _ => {}
            }
        }
        (!sections.head.is_empty()).then_some(sections)
    }
}

/// The winner, and a score or `C` (by resignation) or `T` (on time).
fn result(winner: &str, by: &str) -> String {
    let how = match by {
        "C" | "R" => "R",
        "T" => "T",
        _ if by.parse::<f32>().is_ok() => by,
        _ => "",
    };
    match winner {
        "B" | "W" => format!("{winner}+{how}"),
        "D" => "0".to_owned(),
        _ => String::new(),
    }
}
