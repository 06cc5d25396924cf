//! GIB: the records of Tygem. A head between `\HS` and `\HE` of lines `\[NAME=value\]`, then moves as `STO 0 2 1 16 2`:
//! a number, the colour (1 is Black), and the point from the upper left corner.

use super::sgf_text::{SgfText, date, name_and_rank};

pub(super) fn to_sgf(text: &str) -> Option<String> {
    if !text.starts_with("\\HS") && !text.starts_with("\\[GIBOKIND=") {
        return None;
    }
    let games = text.split("\\HS").filter(|game| !game.trim().is_empty());
    Some(games.map(game).collect())
}

fn game(text: &str) -> String {
    let head = |name: &str| {
        let start = text.find(&format!("\\[{name}="))? + name.len() + 3;
        let value = &text[start..];
        Some(value[..value.find("\\]").or_else(|| value.find('\n'))?].trim())
    };
    let field = |line: &str, name: &str| {
        let mut fields = head(line)?.split(',');
        fields.find_map(|field| field.trim().strip_prefix(name)?.strip_prefix(':')).map(str::trim)
    };
    let main = |name: &str| field("GAMEINFOMAIN", name);
    let side = main("LINE").and_then(|side| side.parse().ok()).filter(|side| (2..=52).contains(side));
    let mut sgf = SgfText::new(side.unwrap_or(19));
    for (name, line, id, level, names, ranks) in [
        ("GAMEBLACKNAME", "BUSERINFO", "BID", "BLV", "PB", "BR"),
        ("GAMEWHITENAME", "WUSERINFO", "WID", "WLV", "PW", "WR"),
    ] {
        let (name, rank) = name_and_rank(head(name).unwrap_or(""));
        sgf.property(names, if name.is_empty() { field(line, id).unwrap_or("") } else { name });
        let level = || field(line, level).and_then(rank_of_level).unwrap_or_default();
        sgf.property(ranks, &if rank.is_empty() { level() } else { rank.to_owned() });
    }
    for (property, name, short) in
        [("EV", "GAMENAME", "GNAME"), ("PC", "GAMEPLACE", "GPLC"), ("GC", "GAMECOMMENT", "GCMT")]
    {
        sgf.property(property, head(name).or_else(|| field("GAMEINFOSUB", short)).unwrap_or(""));
    }
    let tags = head("GAMETAG").unwrap_or("");
    let tag = |name: char| tags.split(',').find_map(|field| field.trim().strip_prefix(name));
    let played = tag('C').and_then(date).or_else(|| head("GAMEDATE").and_then(date));
    sgf.property("DT", &played.unwrap_or_default());
    let result = result(main("GRLT").or_else(|| tag('W')), main("ZIPSU").or_else(|| tag('Z')));
    sgf.property("RE", result.as_deref().or_else(|| head("GAMERESULT")).unwrap_or(""));
    let tenths = |text: Option<&str>| text?.trim().parse::<u32>().ok();
    let komi = tenths(main("GONGJE").or_else(|| head("GAMEGONGJE")));
    // The points that White gets with a handicap are told elsewhere, in several ways.
    if let Some(komi) = komi.filter(|&komi| komi > 0 || tenths(main("DUM")) == Some(0)) {
        sgf.property("KM", &format!("{}.{}", komi / 10, komi % 10));
    }
    time(&mut sgf, main("GTIME").unwrap_or(""));
    for line in text.lines() {
        let mut words = line.split_whitespace();
        let (kind, _, number) = (words.next(), words.next(), words.next());
        let mut numbers = words.map(|word| word.parse::<usize>().ok());
        match kind {
            // Tygem adds the third stone in the upper left corner.
            Some("INI") => sgf.handicap(numbers.next().flatten().unwrap_or(0), [0, 1, 3, 2]),
            Some("STO") => {
                let color = if numbers.next() == Some(Some(1)) { 'B' } else { 'W' };
                match (numbers.next().flatten(), numbers.next().flatten()) {
                    (Some(x), Some(y)) => sgf.play(color, Some((x, y))),
                    _ => sgf.play_nowhere(color),
                }
            }
            Some("SKI") => pass(&mut sgf, number),
            _ => {}
        }
    }
    sgf.finish()
}

/// 17 is the first kyu, 18 the first dan.
fn rank_of_level(level: &str) -> Option<String> {
    match level.parse().ok()? {
        level @ 1..=17_u32 => Some(format!("{}k", 18 - level)),
        level @ 18..=26 => Some(format!("{}d", level - 17)),
        _ => None,
    }
}

/// A pass. Its colour is not told: Black has the even numbers, which begin with 2, unless the game has a handicap.
fn pass(sgf: &mut SgfText, number: Option<&str>) {
    let before = sgf.text.rfind(";B[").cmp(&sgf.text.rfind(";W["));
    let color = match before {
        std::cmp::Ordering::Greater => 'W',
        std::cmp::Ordering::Less => 'B',
        std::cmp::Ordering::Equal if number.is_some() && sgf.text.contains("AB[") => 'W',
        std::cmp::Ordering::Equal => 'B',
    };
    sgf.play(color, None);
}

/// The kind of result, and the score in tenths of a point.
fn result(kind: Option<&str>, tenths: Option<&str>) -> Option<String> {
    let tenths = || tenths?.trim().parse::<u32>().ok().filter(|&tenths| tenths > 0);
    let score = |winner: char| {
        Some(tenths().map_or_else(|| format!("{winner}+"), |by| format!("{winner}+{}.{}", by / 10, by % 10)))
    };
    match kind?.trim() {
        "0" => score('B'),
        "1" => score('W'),
        "3" => Some("B+R".to_owned()),
        "4" => Some("W+R".to_owned()),
        "7" => Some("B+T".to_owned()),
        "8" => Some("W+T".to_owned()),
        _ => None,
    }
}

/// `1200-30-3`: seconds, then three times thirty.
fn time(sgf: &mut SgfText, text: &str) {
    let mut numbers = text.split('-').map(|number| number.trim().parse::<u32>());
    if let (Some(Ok(main)), Some(Ok(period)), Some(Ok(count)), None) =
        (numbers.next(), numbers.next(), numbers.next(), numbers.next())
    {
        sgf.property("TM", &main.to_string());
        sgf.property("OT", &format!("{count}x{period} byo-yomi"));
    }
}
