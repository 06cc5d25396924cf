//! Reads the ranks of players: kyu and dan of amateurs on one scale, dan of professionals on another.

use std::cmp::Ordering;
use std::fmt;
use std::sync::LazyLock;

use crate::scripts::{WordTable, fold, fold_text, is_written_without_blanks};

/// A rank as a record gives it. Ranks of amateurs and professionals do not compare.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rank {
    is_professional: bool,
    /// Dan from 1; 1 kyu is 0, 2 kyu is −1.
    level: i16,
}

/// The meaning of a word in a rank.
#[derive(Clone, Copy, PartialEq)]
enum RankWord {
    Dan,
    Kyu,
    /// A unit of its own, `9p`, or beside another one, `9 dan pro`.
    Professional,
    Amateur,
    /// A title that only professionals hold. *Amateur Honinbo* is one as well, and says so.
    Title,
    /// Several ranks: those of a pair, or one of two.
    Several,
    /// `9th dan`.
    Ordinal,
}

/// Words of ranks, parted by `|`. Those that also begin other words stand as they are among characters alone.
const WORDS: &[(RankWord, &str)] = &[
    (RankWord::Dan, "d|dan|段|단|дан|д"),
    (RankWord::Kyu, "k|kyu|q|kyuu|级|級|급|кю|gup|kup|geup|gyu|kiu"),
    (RankWord::Professional, "p|pro|prof|profi|professional|プロ|프로|职业|職業|专业|專業|про"),
    (RankWord::Amateur, "ama|am|amas|amateur|amateurs|アマ|아마|业余|業餘|любитель"),
    (RankWord::Title, "honinbo|hon|meijin|kisei|judan|tengen|oza|gosei|gosho|kuksu|mingren|tianyuan"),
    (RankWord::Title, "本因坊|名人|棋聖|棋圣|十段|天元|王座|碁聖|碁圣|国手|명인|기성|국수|본인방|천원"),
    (RankWord::Several, "&|and|or|/|と|또는|或"),
    (RankWord::Ordinal, "st|nd|rd|th|er|eme|ter|-|."),
];

static TABLE: LazyLock<WordTable<RankWord>> = LazyLock::new(|| WordTable::new(WORDS));

impl Rank {
    pub fn is_professional(self) -> bool {
        self.is_professional
    }

    /// `9p`, `P9段`, `プロ九段`, `9 dan pro`, `5d?`, `5단`, `初段`, `7d ama`, `10k`, `3 kyu`, `3级`, also before a title; `None`
    /// for what is none of these, or several ranks.
    pub fn parse(text: &str) -> Option<Rank> {
        let tokens = rank_tokens(&fold_text(text));
        let word = |at: usize| tokens.get(at).and_then(|token| token.as_ref().err().copied().flatten());
        let has = |wanted: RankWord| tokens.contains(&Err(Some(wanted)));
        let mut found = None;
        for (at, token) in tokens.iter().enumerate() {
            let &Ok(number) = token else { continue };
            let unit = if word(at + 1) == Some(RankWord::Ordinal) { word(at + 2) } else { word(at + 1) };
            let before = at.checked_sub(1).and_then(word);
            let rank = match (unit, before) {
                (Some(RankWord::Kyu), _) => (false, 1 - number),
                (Some(RankWord::Professional), _) => (true, number),
                (Some(RankWord::Dan), _) => (false, number),
                (_, Some(RankWord::Dan)) if at == 1 => (false, number),
                (_, Some(RankWord::Kyu)) if at == 1 => (false, 1 - number),
                _ => continue,
            };
            if *found.get_or_insert(rank) != rank {
                return None;
            }
        }
        let (unit_says_so, level) = found?;
        let is_title_of_professional = has(RankWord::Title) && !has(RankWord::Amateur);
        let is_professional = unit_says_so || level > 0 && (has(RankWord::Professional) || is_title_of_professional);
        let is_possible = level <= if is_professional { 9 } else { 10 };
        let contradicts = is_professional && has(RankWord::Amateur);
        (is_possible && !contradicts && !has(RankWord::Several)).then_some(Rank { is_professional, level })
    }
}

/// First year in which a plain dan may be an amateur's. Before that, only professionals of dan grade had records.
const FIRST_YEAR_OF_AMATEUR_DANS: i16 = 1960;

/// Whether a text is the rank of a professional, in a record of this year; `None` where that is unknown. Titles, and the
/// ranks of a pair, say so as well.
pub fn is_professional_rank(text: &str, year: Option<i16>) -> Option<bool> {
    let tokens = rank_tokens(&fold_text(text));
    let has = |wanted: RankWord| tokens.contains(&Err(Some(wanted)));
    if has(RankWord::Amateur) {
        return Some(false);
    }
    let is_old = year.is_some_and(|year| year < FIRST_YEAR_OF_AMATEUR_DANS);
    let is_professional = has(RankWord::Professional) || has(RankWord::Title) || has(RankWord::Dan) && is_old;
    (is_professional || has(RankWord::Dan) || has(RankWord::Kyu)).then_some(is_professional)
}

/// The dan grades as Europeans write their Japanese names. A judan is a title.
const JAPANESE_DANS: [&str; 9] =
    ["shodan", "nidan", "sandan", "yondan", "godan", "rokudan", "nanadan", "hachidan", "kudan"];

/// Numbers from 1 to 99, and words; `None` for a word that says nothing.
fn rank_tokens(text: &str) -> Vec<Result<i16, Option<RankWord>>> {
    let (mut tokens, mut rest, mut before) = (Vec::new(), text, ' ');
    while let Some(first) = rest.chars().next() {
        let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
        let is_whole = |c: char| !c.is_alphabetic() || is_written_without_blanks(c);
        let ends =
            |after: &str| !first.is_alphabetic() || after.chars().next().is_none_or(is_whole) && is_whole(before);
        let length = if let Some((number, length)) = kanji_number(rest).or_else(|| korean_number(rest)) {
            tokens.push(Ok(number));
            length
        } else if digits > 0 {
            tokens.push(rest[..digits].parse().ok().filter(|number| (1..=99).contains(number)).ok_or(None));
            digits
        } else if let Some((word, length)) = TABLE.find(rest, ends) {
            tokens.push(Err(Some(word)));
            length
        } else {
            let is_word = first.is_alphabetic() && !is_written_without_blanks(first);
            let end = rest.find(|c: char| !c.is_alphabetic() || is_written_without_blanks(c)).unwrap_or(rest.len());
            let dan = JAPANESE_DANS.iter().position(|&dan| is_word && dan == &rest[..end]);
            if let Some(dan) = dan {
                tokens.extend([Ok(dan as i16 + 1), Err(Some(RankWord::Dan))]);
            } else if first.is_alphabetic() {
                tokens.push(Err(None));
            }
            if is_word { end } else { first.len_utf8() }
        };
        before = rest[..length].chars().next_back().unwrap_or(' ');
        rest = &rest[length..];
    }
    tokens
}

/// 初 and the numbers to 99 in Chinese characters. 十段, *Judan*, is a title.
fn kanji_number(text: &str) -> Option<(i16, usize)> {
    let digit = |c: char| {
        let place = |digits: &str| digits.chars().position(|digit| digit == c).map(|at| at as i16 + 1);
        let formal = || place("壹贰叁肆伍陆柒捌玖").or((c == '壱').then_some(1));
        place("一二三四五六七八九").or_else(|| place("初弐参")).or_else(formal)
    };
    let first = text.chars().next()?;
    let after = |length: usize| text[length..].chars().next();
    let (tens, length) = match (first, digit(first), after(first.len_utf8())) {
        ('十', ..) => (10, first.len_utf8()),
        ('廿', ..) => (20, first.len_utf8()),
        ('卅', ..) => (30, first.len_utf8()),
        (_, Some(number), Some('十')) if first != '初' => (10 * number, first.len_utf8() + '十'.len_utf8()),
        (_, number, _) => return number.map(|number| (number, first.len_utf8())),
    };
    let next = after(length)?;
    match digit(next).filter(|_| next != '初') {
        Some(number) => Some((tens + number, length + next.len_utf8())),
        None if first == '十' && next == '段' => None,
        None => Some((tens, length)),
    }
}

/// Korean numbers; 초 is the first dan.
static KOREAN_NUMBERS: LazyLock<WordTable<i16>> = LazyLock::new(|| {
    WordTable::new(&[
        (1, "초|일"),
        (2, "이"),
        (3, "삼"),
        (4, "사"),
        (5, "오"),
        (6, "육"),
        (7, "칠"),
        (8, "팔"),
        (9, "구"),
    ])
});

/// A Korean number before a unit: 구단, 초단.
fn korean_number(text: &str) -> Option<(i16, usize)> {
    let (number, length) = KOREAN_NUMBERS.find(text, |_| true)?;
    let after = text[length..].trim_start();
    let (unit, _) = TABLE.find(after, |_| true)?;
    let is_unit = matches!(unit, RankWord::Dan | RankWord::Kyu) && !after.starts_with(|c: char| c.is_ascii());
    is_unit.then_some((number, length))
}

/// Whether a text says a rank or a title: servers write `-` or `?` for none.
pub fn says_rank(text: &str) -> bool {
    let text = fold(text);
    text.contains(char::is_alphanumeric)
        && !matches!(
            text.trim(),
            "nr" | "none" | "n/a" | "na" | "null" | "unranked" | "unrated" | "unknown" | "no rank"
        )
}

impl PartialOrd for Rank {
    fn partial_cmp(&self, other: &Rank) -> Option<Ordering> {
        (self.is_professional == other.is_professional).then(|| self.level.cmp(&other.level))
    }
}

impl fmt::Display for Rank {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.is_professional, self.level) {
            (true, dan) => write!(f, "{dan}p"),
            (false, dan @ 1..) => write!(f, "{dan}d"),
            (false, kyu) => write!(f, "{}k", 1 - kyu),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_read_in_every_dialect() {
        for (text, read) in [
            ("9p", Some("9p")),
            ("9 dan pro", Some("9p")),
            ("9d, pro", Some("9p")),
            ("7d", Some("7d")),
            ("7 dan", Some("7d")),
            ("７段", Some("7d")),
            ("7단", Some("7d")),
            ("5d?", Some("5d")),
            ("3k*", Some("3k")),
            ("12 kyu", Some("12k")),
            ("3级", Some("3k")),
            ("P9段", Some("9p")),
            ("p9", None),
            ("九段", Some("9d")),
            ("初段", Some("1d")),
            ("Shodan", Some("1d")),
            ("Hachidan, Kido Cup", Some("8d")),
            ("kudan pro", Some("9p")),
            ("Judan", None),
            ("プロ九段", Some("9p")),
            ("アマ六段", Some("6d")),
            ("프로9단", Some("9p")),
            ("프로 초단", Some("1p")),
            ("구단", Some("9d")),
            ("아마 7단", Some("7d")),
            ("职业五段", Some("5p")),
            ("業餘5段", Some("5d")),
            ("18급", Some("18k")),
            ("十五級", Some("15k")),
            ("3級", Some("3k")),
            ("十段", None),
            ("十级", Some("10k")),
            ("二十级", Some("20k")),
            ("二十五級", Some("25k")),
            ("三十级", Some("30k")),
            ("廿级", Some("20k")),
            ("廿五级", Some("25k")),
            ("卅级", Some("30k")),
            ("九級", Some("9k")),
            ("弐段", Some("2d")),
            ("贰段", Some("2d")),
            ("肆段", Some("4d")),
            ("壱段", Some("1d")),
            ("九段, 十段", Some("9p")),
            ("本因坊 九段", Some("9p")),
            ("9d, 24th Honinbo", Some("9p")),
            ("Hon 9d", Some("9p")),
            ("アマ本因坊 6段", Some("6d")),
            ("二十段", None),
            ("5 дан", Some("5d")),
            ("2 кю", Some("2k")),
            ("9th dan", Some("9d")),
            ("1er dan", Some("1d")),
            ("6-dan", Some("6d")),
            ("dan 9", Some("9d")),
            ("pro 9 dan", Some("9p")),
            ("9P", Some("9p")),
            ("11k+", Some("11k")),
            ("4k (Ven)", Some("4k")),
            ("provisional 3d", Some("3d")),
            ("9p, 25th Honinbo, Honorary Meijin", Some("9p")),
            ("9p,Kisei", Some("9p")),
            ("7d (2735)", Some("7d")),
            ("9p & 9p", None),
            ("Kisei & 1p", None),
            ("7/8p", None),
            ("5p or 6p", None),
            ("6d (day 1), 4d (day 2)", None),
            ("7d ama, 5p", None),
            ("13 yr", None),
            ("age 15", None),
            ("12d", None),
            ("2345", None),
            ("Meijin", None),
            ("", None),
            ("9", None),
            ("0d", None),
        ] {
            assert_eq!(Rank::parse(text).map(|rank| rank.to_string()).as_deref(), read, "{text}");
        }
    }

    #[test]
    fn professionals_are_known_by_their_rank_a_title_or_the_time() {
        for (text, year, is_professional) in [
            ("9p", None, Some(true)),
            ("Meijin", None, Some(true)),
            ("9p & 9p", None, Some(true)),
            ("Amateur Meijin", None, Some(false)),
            ("7d & 5d", Some(2015), Some(false)),
            ("7d", None, Some(false)),
            ("7d", Some(1846), Some(true)),
            ("7p", Some(1846), Some(true)),
            ("3k", Some(1846), Some(false)),
            ("2735", None, None),
            ("age 15", None, None),
        ] {
            assert_eq!(is_professional_rank(text, year), is_professional, "{text} {year:?}");
        }
    }

    #[test]
    fn servers_write_signs_for_no_rank() {
        for none in ["", "-", "?", " ", "NR", "none"] {
            assert!(!says_rank(none), "{none}");
        }
    }
}
