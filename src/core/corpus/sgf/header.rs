//! Reads the header of a game: texts, numbers and sizes, in all the ways that programs and people have written them.

use crate::go::amount::{AmountUnit, fold_amounts, read_amount};
use crate::go::{BoardSize, BoardSizeError, GameEnd, GameInfo, read_result, year_of_date};
use crate::scripts::fold_text;

use super::scan::Ident;
use super::warning::{WarningKind, Warnings};
use super::width::half_width;

/// Header values of one game as they stand in the record, with escapes. The first value that is not blank counts.
#[derive(Default)]
pub(super) struct Header<'t> {
    values: [&'t str; 21],
}

impl<'t> Header<'t> {
    const PROPERTY_NAMES: [&'static str; 21] = [
        "PB", "PW", "BR", "WR", "RE", "DT", "EV", "RO", "PC", "KM", "HA", "SZ", "GM", "GN", "RU", "TM", "OT", "AP",
        // Event, date and komi as the Nihon Ki-in wrote them. In FF[4] TE and KO are marks of moves.
        "TE", "RD", "KO",
    ];

    /// Adds a property and returns whether it belongs to the header. `SZ`, `GM` and `HA` do not, once there are moves.
    pub fn add(&mut self, ident: Ident, value: &'t str, has_moves: bool) -> bool {
        let index = match ident.name() {
            b"PB" => 0,
            b"PW" => 1,
            b"BR" => 2,
            b"WR" => 3,
            b"RE" => 4,
            b"DT" => 5,
            b"EV" => 6,
            b"RO" => 7,
            b"PC" => 8,
            b"KM" => 9,
            b"HA" if !has_moves => 10,
            b"SZ" if !has_moves => 11,
            b"GM" if !has_moves => 12,
            b"GN" => 13,
            b"RU" => 14,
            b"TM" => 15,
            b"OT" => 16,
            b"AP" => 17,
            b"TE" if !has_moves => 18,
            b"RD" if !has_moves => 19,
            b"KO" if !has_moves => 20,
            _ => return false,
        };
        // Fox names a library that it uses before itself.
        let is_later_writer = ident.is("AP") && is_fox(value);
        if self.values[index].is_empty() || is_later_writer {
            self.values[index] = value.trim_matches(is_blank);
        }
        true
    }

    fn get(&self, name: &str) -> &'t str {
        Self::PROPERTY_NAMES.iter().position(|&known| known == name).map_or("", |index| self.values[index])
    }

    /// The value of a property, or that of its older name.
    fn get_or(&self, name: &str, older: &str) -> &'t str {
        let value = self.get(name);
        if value.is_empty() { self.get(older) } else { value }
    }

    /// `GM` as written, unless it is 1, missing, or says Go in words.
    pub fn other_game(&self) -> Option<String> {
        let game = simple_text(self.get("GM"));
        let says_go = || {
            let mut words = game.split(|c: char| !c.is_alphabetic());
            words.any(|word| ["go", "weiqi", "baduk", "igo", "wei"].contains(&word.to_lowercase().as_str()))
        };
        let is_go = game.is_empty() || game.parse() == Ok(1) || (game.parse::<i64>().is_err() && says_go());
        (!is_go).then(|| shorten(game, 40))
    }

    /// 19×19 unless the record says otherwise: `19`, `019`, `19:19`, `19x19`.
    ///
    /// Errors: no board has this size.
    pub fn size(&self, warnings: &mut Warnings) -> Result<BoardSize, BoardSizeError> {
        let text = self.get("SZ");
        if text.is_empty() {
            return Ok(BoardSize::NINETEEN);
        }
        let text = half_width(&simple_text(text));
        let mut sides = text.split([':', 'x', 'X', '×', '*']).map(|side| side.trim_matches(is_blank).parse::<u32>());
        match (sides.next(), sides.next(), sides.next()) {
            (Some(Ok(side)), None, _) => BoardSize::new(side),
            (Some(Ok(width)), Some(Ok(height)), None) => BoardSize::from_rect(width, height),
            _ => {
                warnings.add(WarningKind::UnreadableSize);
                Ok(BoardSize::NINETEEN)
            }
        }
    }

    pub fn info(&self, warnings: &mut Warnings) -> GameInfo {
        const MAX_TEXT_BYTES: usize = 1000;
        let mut text = |name| {
            let text = simple_text(match name {
                "DT" => self.get_or("DT", "RD"),
                // TE[1] says that a move is good.
                "EV" if self.get("TE").contains(char::is_alphabetic) => self.get_or("EV", "TE"),
                name => self.get(name),
            });
            if text.len() > MAX_TEXT_BYTES {
                warnings.add(WarningKind::LongHeader);
            }
            shorten(text, MAX_TEXT_BYTES)
        };
        let (result, date, rules) = (text("RE"), text("DT"), text("RU"));
        let written = self.get_or("KM", "KO");
        let (is_fox, is_even) = (is_fox(self.get("AP")), handicap(self.get("HA")) == 0);
        let komi = komi(written).or_else(|| fox_komi(written, &rules).filter(|_| is_fox));
        // Fox writes 0 in records of other sources, too. No even game without komi is won by half a point.
        let komi = komi.filter(|&komi| !(is_fox && is_even && komi == 0.0 && is_won_by_half(&result)));
        let info = GameInfo {
            black: text("PB"),
            white: text("PW"),
            black_rank: text("BR"),
            white_rank: text("WR"),
            winner: read_result(&result).0,
            year: year_of_date(&date),
            result,
            date,
            event: text("EV"),
            round: text("RO"),
            place: text("PC"),
            komi,
            handicap: handicap(self.get("HA")),
            rules,
            time_limit: seconds(self.get("TM")),
            overtime: text("OT"),
            name: shorten(simple_text(self.get("GN")), MAX_TEXT_BYTES),
        };
        if self.unread_komi(&info).is_some() {
            warnings.add(WarningKind::UnreadableKomi);
        }
        info
    }

    /// The text of `KM` from which `info` has no komi.
    pub fn unread_komi(&self, info: &GameInfo) -> Option<Box<str>> {
        const MAX_KOMI_BYTES: usize = 100;
        let written = self.get("KM");
        let is_unread = info.komi.is_none() && written.contains(char::is_alphanumeric);
        is_unread.then(|| shorten(simple_text(written), MAX_KOMI_BYTES).into())
    }
}

fn is_blank(c: char) -> bool {
    c.is_whitespace() || c.is_control() || c == '\u{feff}'
}

/// Cuts a text to at most `longest` bytes, between characters and without a blank at the end.
fn shorten(mut text: String, longest: usize) -> String {
    if text.len() > longest {
        text.truncate(text.floor_char_boundary(longest));
        text.truncate(text.trim_end().len());
    }
    text
}

/// SGF's SimpleText: escapes resolved, line ends and controls as blanks, trimmed.
pub(super) fn simple_text(raw: &str) -> String {
    if !raw.contains(|c: char| c == '\\' || is_blank(c) && c != ' ') {
        return raw.trim().to_owned();
    }
    let mut text = text(raw);
    if text.contains(|c: char| is_blank(c) && c != ' ') {
        text = text.replace(is_blank, " ");
    }
    text.trim().to_owned()
}

/// SGF's Text: escapes resolved, every line end as `\n`, other controls as blanks, trimmed at the end.
pub(in crate::corpus) fn text(raw: &str) -> String {
    let mut text = String::with_capacity(raw.len());
    let mut characters = raw.chars().peekable();
    while let Some(character) = characters.next() {
        let (character, escaped) = match character {
            '\\' => match characters.next() {
                Some(next) => (next, true),
                None => break,
            },
            plain => (plain, false),
        };
        match character {
            '\r' | '\n' => {
                let other = if character == '\r' { '\n' } else { '\r' };
                characters.next_if_eq(&other);
                // An escaped line end is a soft one.
                if !escaped {
                    text.push('\n');
                }
            }
            control if control.is_control() => text.push(' '),
            plain => text.push(plain),
        }
    }
    text.truncate(text.trim_end().len());
    text
}

/// The largest komi that is believed, in points, either way.
const MAX_KOMI: f64 = 20.0;

/// Komi in points. Understands `6.5`, `7,5`, `6 1/2`, `6目半`, `6집반`, `3 3/4子` and `3.75` (Chinese counting: stones, so
/// 7.5), and Fox's hundredths (`375` of stones, `650` of points). `None` if the text is no amount, or a komi that no game has.
fn komi(raw: &str) -> Option<f32> {
    let text = fold_amounts(raw);
    if NO_KOMI.iter().any(|words| text.trim() == fold_text(words)) {
        return Some(0.0);
    }
    let reverse = REVERSE_KOMI.iter().find(|word| text.contains(fold_text(word).as_str()));
    let text = reverse.map_or_else(|| text.clone(), |word| text.replacen(fold_text(word).as_str(), "", 1));
    // 黑6目半: what Black gives.
    let mut text = text.trim_start_matches([':', ' ']).trim();
    while let Some(rest) = ["komi", "コミ", "덤", "贴目", "贴", "黑", "흑", "先番"]
        .iter()
        .find_map(|word| text.strip_prefix(fold_text(word).as_str()))
    {
        text = rest.trim_start_matches([' ', ':', '=']);
    }
    let (is_negative, text) = match text.strip_prefix(['-', '−']) {
        Some(rest) => (true, rest.trim_start()),
        None => (false, text.strip_prefix('+').unwrap_or(text)),
    };
    let (amount, unit, length) = read_amount(text)?;
    if !is_komi_tail(&text[length..]) {
        return None;
    }
    let points = match unit {
        AmountUnit::Moves => return None,
        AmountUnit::Stones => amount * 2.0,
        AmountUnit::Points => match amount {
            200.0..=400.0 => amount / 50.0,
            400.0..=1000.0 => stones_as_points(amount / 100.0),
            _ => stones_as_points(amount),
        },
    };
    if is_negative && reverse.is_some() {
        return None;
    }
    let is_negative = is_negative || reverse.is_some();
    let is_usual = points <= MAX_KOMI && (amount < 100.0 || points.fract() == 0.0 || points.fract() == 0.5);
    is_usual.then_some(if is_negative { -points } else { points } as f32)
}

fn is_fox(application: &str) -> bool {
    fold_text(application).contains("fox")
}

/// Whether the margin is a whole number of points and a half.
fn is_won_by_half(result: &str) -> bool {
    matches!(read_result(result).1, GameEnd::Points(points) if points.fract() == 0.5)
}

/// Words for a game without komi.
const NO_KOMI: [&str; 9] =
    ["no komi", "without komi", "コミなし", "コミ無し", "无贴目", "不贴目", "덤 없음", "ohne komi", "sans komi"];

/// Words for a komi that White gives.
const REVERSE_KOMI: [&str; 4] = ["reverse", "逆", "倒贴", "역덤"];

/// Whether a text after a number leaves it what it is. Another number goes on with it, a word of another unit counts
/// something else than points.
fn is_komi_tail(tail: &str) -> bool {
    const OTHER_UNITS: [&str; 12] = [
        "handicap",
        "handicaps",
        "stone",
        "stones",
        "min",
        "minutes",
        "sec",
        "seconds",
        "hours",
        "dan",
        "kyu",
        "black",
    ];
    let is_digit = |c: char| c.is_ascii_digit() || "〇零一二三四五六七八九十".contains(c);
    let before_brackets = tail.split(['(', '[']).next().unwrap_or(tail);
    // After a comma or an equals sign begins something else: "6.5, 20 moves", "7.5 = 3.75".
    let next = before_brackets.split([',', ';', '=', '、', '，']).next().unwrap_or(tail);
    let goes_on = next.trim_start_matches(|c: char| !c.is_alphanumeric()).starts_with(is_digit);
    let mut words = before_brackets.split(|c: char| !c.is_ascii_alphabetic());
    !(tail.starts_with(|c: char| c.is_ascii_alphanumeric())
        || tail.contains('/')
        || goes_on
        || before_brackets.contains(['%', '让', '讓', '譲', '授'])
        || words.any(|word| OTHER_UNITS.contains(&word)))
}

/// Fox writes points in hundredths, also of a handicap game: `50`. Under Chinese rules it may mean stones: unknown.
fn fox_komi(raw: &str, rules: &str) -> Option<f32> {
    let rules = fold_text(rules);
    let is_area = ["chinese", "cn", "中国"].iter().any(|word| rules.contains(fold_text(word).as_str()));
    let points = raw.trim().parse::<f64>().ok()? / 100.0;
    let is_usual = (0.5..=MAX_KOMI).contains(&points) && (points * 2.0).fract() == 0.0;
    (is_usual && !is_area).then_some(points as f32)
}

/// Quarters count stones where the doubled number is a usual komi.
fn stones_as_points(komi: f64) -> f64 {
    if matches!(komi.fract(), 0.25 | 0.75) && komi < 5.0 { komi * 2.0 } else { komi }
}

/// Time in seconds; `None` if the text is no number, such as "1 hour".
pub(super) fn seconds(raw: &str) -> Option<f32> {
    raw.trim().parse().ok().filter(|seconds: &f32| seconds.is_finite() && *seconds >= 0.0)
}

fn handicap(raw: &str) -> u8 {
    let text = half_width(raw);
    let digits = text.trim_start_matches(|c: char| !c.is_ascii_digit() && c != '-' && c != '.');
    let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
    digits[..end].parse().ok().filter(|stones| *stones <= 99).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::corpus::GameHeader;

    #[test]
    fn komi_is_read_in_every_dialect() {
        for (raw, points) in [
            ("6.5", Some(6.5)),
            ("375", Some(7.5)),
            ("325", Some(6.5)),
            ("650", Some(6.5)),
            ("0", Some(0.0)),
            ("-5.5", Some(-5.5)),
            ("7,5", Some(7.5)),
            ("6 1/2", Some(6.5)),
            ("5½", Some(5.5)),
            ("5.5 points", Some(5.5)),
            ("6.5目", Some(6.5)),
            ("6目半", Some(6.5)),
            ("６．５", Some(6.5)),
            ("3.75", Some(7.5)),
            ("425", Some(8.5)),
            ("212.5", None),
            ("999", None),
            ("6.75", Some(6.75)),
            ("6집반", Some(6.5)),
            ("5집 반", Some(5.5)),
            ("六目半", Some(6.5)),
            ("3又3/4子", Some(7.5)),
            ("komi 6.5", Some(6.5)),
            ("6.5 (reverse)", Some(-6.5)),
            ("reverse komi 5.5", Some(-5.5)),
            ("Reverse: 5", Some(-5.0)),
            ("逆コミ6目半", Some(-6.5)),
            ("5目半 逆コミ", Some(-5.5)),
            ("倒贴5目半", Some(-5.5)),
            ("역덤 5집반", Some(-5.5)),
            ("-5.5 reverse", None),
            ("5.5 to Black", None),
            ("6.5 for White", Some(6.5)),
            ("5目半コミ出し", Some(5.5)),
            ("6.5moku", Some(6.5)),
            ("3.75/7.5", None),
            ("100.25", None),
            ("3 3/4子", Some(7.5)),
            ("90", None),
            ("-59.5", None),
            ("50", None),
            ("", None),
            ("None", None),
            ("NaN", None),
            ("inf", None),
            ("1e3", None),
            ("5000", None),
            ("B5", None),
            ("1/0", None),
            ("1 1/0", None),
            ("7:5", None),
            ("7'5", None),
            ("7·5", None),
            ("7。5", None),
            ("7．5", Some(7.5)),
            ("6-5", None),
            ("5-0", None),
            ("6 . 5", None),
            ("6目5", None),
            ("四目五分", None),
            ("2 handicap", None),
            ("4 stones", None),
            ("6.5 %", None),
            ("贴3又3/4子", Some(7.5)),
            ("黑贴3又3/4子", Some(7.5)),
            ("贴2又3/4子", Some(5.5)),
            ("黑贴6目半", Some(6.5)),
            ("黒コミ6目半", Some(6.5)),
            ("先番コミ四目半出し", Some(4.5)),
            ("흑 6집반 공제", Some(6.5)),
            ("덤 6집반", Some(6.5)),
            ("no komi", Some(0.0)),
            ("No Komi", Some(0.0)),
            ("コミなし", Some(0.0)),
            ("不贴目", Some(0.0)),
            ("6.5 Punkte", Some(6.5)),
            ("7.5 (Chinese)", Some(7.5)),
            ("7.5 (3.75)", Some(7.5)),
            ("6.5.", Some(6.5)),
            ("6.5, 20 moves", Some(6.5)),
            ("7.5 = 3.75", Some(7.5)),
            ("6.5 Minuspunkte", Some(6.5)),
            ("6.5 minutes", None),
            ("6.5 for White", Some(6.5)),
            ("White gives 5.5", None),
        ] {
            assert_eq!(komi(raw), points, "{raw}");
        }
    }

    fn info(properties: &[(&str, &str)]) -> (GameInfo, Vec<crate::corpus::sgf::Warning>) {
        let (mut header, mut warnings) = (Header::default(), Warnings::default());
        for (name, value) in properties {
            header.add(Ident::new(name), value, false);
        }
        (header.info(&mut warnings), warnings.take())
    }

    #[test]
    fn fox_writes_points_in_hundredths() {
        for (application, komi, rules, points) in [
            ("foxwq", "50", "Japanese", Some(0.5)),
            ("foxwq:1.0", "50", "", Some(0.5)),
            ("foxwq", "50", "Chinese", None),
            ("foxwq", "375", "Chinese", Some(7.5)),
            ("foxwq", "650", "Japanese", Some(6.5)),
            ("foxwq", "0", "Chinese", Some(0.0)),
            ("foxwq", "57", "Japanese", None),
            ("MyGo", "50", "Japanese", None),
        ] {
            let (info, warnings) = info(&[("AP", application), ("KM", komi), ("RU", rules)]);
            assert_eq!(info.komi, points, "{application} {komi} {rules}");
            assert_eq!(warnings.len(), usize::from(points.is_none()), "an unread komi is told");
        }
    }

    #[test]
    fn fox_is_the_writer_wherever_it_names_itself() {
        for applications in
            [&["GNU Go:3.8", "foxwq"][..], &["foxwq", "GNU Go:3.8"], &["", "foxwq"], &["GNU Go:3.8", "x", "FoxWQ:2"]]
        {
            let mut properties: Vec<(&str, &str)> = applications.iter().map(|name| ("AP", *name)).collect();
            properties.extend([("KM", "50"), ("RU", "Japanese"), ("HA", "2")]);
            assert_eq!(info(&properties).0.komi, Some(0.5), "{applications:?}");
        }
        assert_eq!(info(&[("AP", "GNU Go:3.8"), ("AP", "x"), ("KM", "50")]).0.komi, None);
    }

    #[test]
    fn an_even_game_of_fox_that_is_won_by_half_a_point_has_an_unknown_komi_instead_of_none() {
        for (application, komi, handicap, result, points) in [
            ("foxwq", "0", "0", "B+7.5", None),
            ("foxwq", "0", "", "W+0.5", None),
            ("foxwq", "0.0", "0", "黑胜3目半", None),
            ("foxwq", "0", "2", "B+7.5", Some(0.0)),
            ("foxwq", "0", "0", "B+7", Some(0.0)),
            ("foxwq", "0", "0", "W+R", Some(0.0)),
            ("foxwq", "0", "0", "W+3.25", Some(0.0)),
            ("foxwq", "650", "0", "B+7.5", Some(6.5)),
            ("MyGo", "0", "0", "B+7.5", Some(0.0)),
        ] {
            let (info, _) = info(&[("AP", application), ("KM", komi), ("HA", handicap), ("RE", result)]);
            assert_eq!(info.komi, points, "{application} {komi} {handicap} {result}");
        }
    }

    #[test]
    fn the_name_of_a_record_is_read_beside_its_event() {
        for (properties, event) in [(&[("EV", "Cup")][..], "Cup"), (&[("PB", "Ann")], ""), (&[], "")] {
            let (info, _) = info(&[&[("GN", "Ladder 1")][..], properties].concat());
            assert_eq!((&*info.name, GameHeader::from(&info).event), ("Ladder 1", event));
        }
    }

    #[test]
    fn older_names_of_properties_are_read_where_they_mean_it() {
        let (old, _) = info(&[("TE", "第1回 SAMSUNG 杯"), ("RD", "2025-06-12"), ("KO", "黒6目半")]);
        assert_eq!((old.event.as_str(), old.date.as_str(), old.year), ("第1回 SAMSUNG 杯", "2025-06-12", Some(2025)));
        assert_eq!(old.komi, Some(6.5));
        let (marks, warnings) = info(&[("TE", "1"), ("KO", ""), ("EV", "")]);
        assert_eq!((marks.event.as_str(), marks.komi, warnings.len()), ("", None, 0));
        let (both, _) = info(&[("TE", "Old"), ("EV", "New"), ("KO", "5.5"), ("KM", "6.5")]);
        assert_eq!((both.event.as_str(), both.komi), ("New", Some(6.5)));
    }

    #[test]
    fn handicaps_are_read_with_or_without_words() {
        for (raw, stones) in
            [("4", 4), ("0", 0), ("1", 1), ("", 0), ("4 stones", 4), ("HA 3", 3), ("-2", 0), ("999", 0), ("none", 0)]
        {
            assert_eq!(handicap(raw), stones, "{raw}");
        }
    }

    fn size(raw: &str) -> Result<usize, BoardSizeError> {
        let mut header = Header::default();
        header.add(Ident::new("SZ"), raw, false);
        header.size(&mut Warnings::default()).map(BoardSize::side)
    }

    #[test]
    fn sizes_are_read_or_refused_with_their_numbers() {
        for (raw, side) in [("19", 19), ("019", 19), ("19:19", 19), ("19x19", 19), (" 9 ", 9), ("", 19), ("９", 9)] {
            assert_eq!(size(raw), Ok(side), "{raw}");
        }
        assert_eq!(size("nineteen"), Ok(19));
        for (raw, width, height) in [("0", 0, 0), ("1", 1, 1), ("53", 53, 53), ("19:13", 19, 13)] {
            assert_eq!(size(raw), Err(BoardSizeError { width, height }), "{raw}");
        }
    }

    #[test]
    fn escapes_and_line_ends_are_resolved() {
        assert_eq!(simple_text(r"a\]b\\c\:d"), r"a]b\c:d");
        assert_eq!(simple_text(" two\r\nlines\t "), "two lines");
        assert_eq!(simple_text("A\0B"), "A B");
        assert_eq!(text("one\r\ntwo\n\rthree\\\nfour \\[5\\]\n"), "one\ntwo\nthreefour [5]");
        assert_eq!(text("cut \\"), "cut");
    }

    #[test]
    fn a_game_that_is_not_go_is_named() {
        for (raw, other) in
            [("1", None), ("", None), (" 1 ", None), ("game of go", None), ("2", Some("2")), ("Hex", Some("Hex"))]
        {
            let mut header = Header::default();
            header.add(Ident::new("GM"), raw, false);
            assert_eq!(header.other_game().as_deref(), other, "{raw}");
        }
    }
}
