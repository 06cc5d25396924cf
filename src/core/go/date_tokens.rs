//! Cuts the text of a date into numbers, months, eras and marks, in the languages of real records.

use std::sync::LazyLock;

use crate::scripts::{WordTable, fold_text, is_written_without_blanks};

/// A part of a date's text. Blanks, times of day, weekdays and words that say nothing have none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DateToken {
    Number {
        value: u32,
        digits: usize,
    },
    Year,
    Decade,
    MonthUnit,
    DayUnit,
    Month(u32),
    /// An era: its year before the first, and its number of years.
    Era {
        before: u32,
        years: u32,
    },
    And,
    Or,
    /// "to", `..`, `~`.
    Range,
    Dash,
    Slash,
    Dot,
    /// "before", "after": no date is known.
    Open,
    /// A day of a lunar calendar.
    Lunar,
    /// "published": the date is not that of the game.
    Published,
    /// "Fall" before or after its year: not exact enough for a month.
    Season,
    /// A time of day follows the number.
    Time,
    Skip,
    Other,
}

use DateToken::{And, Era, Lunar, Month, Open, Or, Published, Range, Skip, Time};

/// Words by what they say, parted by `|`. A word that means two months in two languages is in no row.
const WORDS: &[(DateToken, &str)] = &[
    (Month(1), "jan|january|janv|janvier|januar|januari|jänner|enero|ene|gennaio|gen|janeiro|styczeń|stycznia|sty"),
    (Month(1), "leden|ledna|január|ianuarie|январь|января|янв|січень|січня|ocak|tammikuu|tammikuuta|siječanj|siječnja"),
    (Month(2), "feb|february|févr|fev|février|februar|februari|febr|febrero|fevereiro|febbraio|luty|lutego|únor|února"),
    (Month(2), "február|februarie|февраль|февраля|фев|лютий|лютого|şubat|helmikuu|helmikuuta|veljača|veljače"),
    (Month(3), "mar|march|mär|märz|mrz|mars|marzo|março|marzec|marca|březen|března|maart|mrt|martie|март|марта|мар"),
    (Month(3), "березень|березня|mart|maaliskuu|maaliskuuta|március|ožujak|ožujka"),
    (Month(4), "apr|april|avr|avril|abr|abril|aprile|kwiecień|kwietnia|duben|dubna|apríl|aprilie|апрель|апреля|апр"),
    (Month(4), "квітень|квітня|nisan|huhtikuu|huhtikuuta|április|travanj|travnja"),
    (Month(5), "may|mai|mayo|maggio|maio|maj|maja|květen|května|máj|mája|mei|май|мая|травень|травня|mayıs|toukokuu"),
    (Month(5), "toukokuuta|május|svibanj|svibnja"),
    (Month(6), "jun|june|juin|juni|junio|giugno|giu|junho|czerwiec|czerwca|červen|června|jún|iunie|июнь|июня|июн"),
    (Month(6), "червень|червня|haziran|kesäkuu|kesäkuuta|június|lipanj|lipnja"),
    (Month(7), "jul|july|juil|juillet|juli|julio|luglio|lug|julho|lipiec|lipca|červenec|července|júl|iulie|июль|июля"),
    (Month(7), "июл|липень|липня|temmuz|heinäkuu|heinäkuuta|július|srpanj|srpnja"),
    (Month(8), "aug|august|août|aout|agosto|ago|sierpień|sierpnia|srpen|srpna|augustus|augusti|август|августа|авг"),
    (Month(8), "серпень|серпня|ağustos|elokuu|elokuuta|augusztus|kolovoz|kolovoza"),
    (
        Month(9),
        "sep|sept|september|septembre|septiembre|setiembre|settembre|set|setembro|wrzesień|września|září|septembrie",
    ),
    (Month(9), "сентябрь|сентября|сен|сент|вересень|вересня|eylül|syyskuu|syyskuuta|szeptember|rujan|rujna"),
    (Month(10), "oct|october|octobre|okt|oktober|octubre|ottobre|ott|outubro|out|październik|października|říjen|října"),
    (Month(10), "október|octombrie|октябрь|октября|окт|жовтень|жовтня|ekim|lokakuu|lokakuuta"),
    (Month(11), "nov|november|novembre|noviembre|novembro|noiembrie|ноябрь|ноября|ноя|листопад|листопада|kasım"),
    (Month(11), "marraskuu|marraskuuta|studeni|studenoga"),
    (
        Month(12),
        "dec|december|déc|décembre|dez|dezember|dic|diciembre|dicembre|dezembro|grudzień|grudnia|prosinec|prosince",
    ),
    (Month(12), "decembrie|декабрь|декабря|дек|грудень|грудня|aralık|joulukuu|joulukuuta|prosinac|prosinca"),
    (Era { before: 1867, years: 45 }, "明治|meiji"),
    (Era { before: 1911, years: 15 }, "大正|taisho|taishou"),
    (Era { before: 1925, years: 64 }, "昭和|showa|shouwa"),
    (Era { before: 1988, years: 31 }, "平成|heisei"),
    (Era { before: 2018, years: 81 }, "令和|reiwa"),
    (Era { before: 1911, years: 188 }, "民国|中華民国"),
    (DateToken::Year, "年|년"),
    (DateToken::Decade, "年代|년대|s|er jahre|er-jahre"),
    (DateToken::MonthUnit, "月|월|月份"),
    (DateToken::DayUnit, "日|일|号|號"),
    (And, "and|und|et|y|e|en|и|och|og|ja|及び|及|和|と|및|와|과"),
    (Or, "or|oder|ou|или|lub|eller|または|又は|또는|或|或者"),
    (Range, "to|until|through|thru|till|bis|tot|jusqu|jusqu'au|по|до|do|から|부터|至|到"),
    (
        Open,
        "before|after|since|earlier|prior|vor|nach|avant|après|antes|después|prima|dopo|после|以前|以後|以后|이전|이후|之前|之後",
    ),
    (Open, "century|世紀|세기|皇紀|단기|檀紀|佛紀|be|bc"),
    (Lunar, "lunar|农历|旧暦|旧历|陰暦|阴历|음력|閏|闰|윤|正月|腊月|臘月"),
    (
        Published,
        "published|publ|broadcast|aired|televised|printed|veröffentlicht|erschienen|publié|掲載|刊載|発表|放送|放映|방송|게재",
    ),
    (DateToken::Season, "spring|summer|autumn|fall|winter|frühling|frühjahr|sommer|herbst|printemps|été|automne|hiver"),
    (
        DateToken::Season,
        "primavera|verano|otoño|invierno|estate|autunno|весна|лето|осень|зима|春|夏|秋|冬|봄|여름|가을|겨울",
    ),
    (Time, "am|pm|uhr|h|時|时|시|点|點|分|분|秒|초"),
    (
        Skip,
        "de|del|di|du|den|der|am|le|el|il|of|the|in|on|um|a|an|em|m|d|t|z|r|г|года|год|году|roku|rok|p|anno|year|early|late",
    ),
    (
        Skip,
        "ca|c|circa|about|approx|approximately|around|vers|env|etwa|около|約|约|頃|左右|약|경|まで|까지|に|の|에|later|翌",
    ),
    (Skip, "st|nd|rd|th|er|re|ter|o|го|date|played|from|von|vom|с|desde|od|monday|tuesday|wednesday|thursday|friday"),
    (
        Skip,
        "saturday|sunday|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|montag|dienstag|mittwoch|donnerstag|freitag|samstag",
    ),
    (Skip, "sonntag|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|lunes|martes|miércoles|jueves|viernes|sábado"),
    (
        Skip,
        "domingo|jst|kst|cst|gmt|utc|cet|cest|bst|est|edt|pst|pdt|msk|月曜日|火曜日|水曜日|木曜日|金曜日|土曜日|日曜日|月曜",
    ),
    (
        Skip,
        "火曜|水曜|木曜|金曜|土曜|日曜|월요일|화요일|수요일|목요일|금요일|토요일|일요일|星期一|星期二|星期三|星期四|星期五|星期六",
    ),
    (Skip, "星期日|星期天|周一|周二|周三|周四|周五|周六|周日"),
];

static TABLE: LazyLock<WordTable<DateToken>> = LazyLock::new(|| WordTable::new(WORDS));

const DIGITS: &str = "〇一二三四五六七八九";

/// The parts of a date's text, in their order.
pub(super) fn date_tokens(text: &str) -> Vec<DateToken> {
    let folded = without_remarks(&fold_text(text));
    let (mut tokens, mut rest, mut before) = (Vec::new(), folded.as_str(), ' ');
    // The hour has been left out already: only "pm" may follow.
    let mut follows_time = false;
    while let Some(first) = rest.chars().next() {
        let (followed_time, is_blank) = (follows_time, first.is_whitespace());
        follows_time &= is_blank;
        let length = if let Some(length) = time_of_day(rest, before) {
            follows_time = true;
            length
        } else if let Some(length) = zone(rest, &tokens) {
            length
        } else if let Some((era, length)) = era_letter(rest, before) {
            tokens.push(era);
            length
        } else if let Some((value, digits, length)) = number(rest) {
            // 20100305T123000: the time is left out.
            if !(before == 't' && matches!(digits, 4 | 6)) {
                tokens.push(DateToken::Number { value, digits });
            }
            length
        } else if let Some((token, length)) = mark(rest) {
            if tokens.last() != Some(&token) {
                tokens.push(token);
            }
            length
        } else if let Some((token, length)) = word(rest, before) {
            let is_hour = token == Time && matches!(tokens.last(), Some(DateToken::Number { .. }));
            if is_hour && !followed_time {
                remove_hour(&mut tokens);
            } else if token != Skip && !(token == Time && followed_time) {
                tokens.push(token);
            }
            length
        } else if let Some((value, digits, length)) = chinese_number(rest) {
            tokens.push(DateToken::Number { value, digits });
            length
        } else if first.is_alphanumeric() {
            tokens.push(DateToken::Other);
            run(rest)
        } else {
            first.len_utf8()
        };
        before = rest[..length].chars().next_back().unwrap_or(' ');
        rest = &rest[length..];
    }
    tokens
}

/// Removes the hour or the minute before its unit, `9 pm` or `21.00 Uhr`. A day that belongs to a date stays.
fn remove_hour(tokens: &mut Vec<DateToken>) {
    use DateToken::{Dash, Dot, Number, Slash};
    let is_hour = |token: &DateToken| matches!(token, Number { value: 0..60, digits: 1..=2 });
    let joins = |token: Option<&DateToken>| matches!(token, Some(Dash | Slash | Dot));
    match tokens.as_slice() {
        [start @ .., hour, Dot, minute] if is_hour(hour) && is_hour(minute) && !joins(start.last()) => {
            tokens.truncate(tokens.len() - 3)
        }
        [.., Dash | Slash, _] => {}
        [.., hour] if is_hour(hour) => _ = tokens.pop(),
        _ => {}
    }
}

/// The text without the brackets that hold no digit, such as a weekday: `2009-03-15 (Sun)`.
fn without_remarks(text: &str) -> String {
    let (mut kept, mut rest) = (String::with_capacity(text.len()), text);
    while let Some(open) = rest.find(['(', '{', '[']) {
        let close = rest[open..].find([')', '}', ']']).map_or(rest.len(), |at| open + at + 1);
        let inner = &rest[open..close];
        let is_remark = !inner.contains(|c: char| c.is_ascii_digit() || DIGITS.contains(c) || "元十".contains(c));
        kept.push_str(&rest[..open]);
        kept.push_str(if is_remark { " " } else { inner });
        rest = &rest[close..];
    }
    kept + rest
}

fn digits(text: &str) -> usize {
    text.len() - text.trim_start_matches(|c: char| c.is_ascii_digit()).len()
}

/// The length of `12:30`, `12:30:00.5`, also with a zone: `12:30+09:00`.
fn time_of_day(text: &str, before: char) -> Option<usize> {
    let (hour, minute) = (digits(text), text.get(digits(text)..)?.strip_prefix(':')?);
    if !(1..=2).contains(&hour) || digits(minute) != 2 || before == ':' || before.is_ascii_digit() {
        return None;
    }
    let end = |c: char| !(c.is_ascii_digit() || c == ':' || c == '.');
    let mut length = text.find(end).unwrap_or(text.len());
    let zone = &text[length..];
    let signed = zone.strip_prefix(['+', '-']).map_or(0, digits);
    if signed == 4 || signed == 2 && zone[3..].starts_with(':') {
        length += if signed == 4 { 5 } else { (4 + digits(&zone[4..])).min(zone.len()) };
    }
    Some(length)
}

/// The length of a zone apart from its time, ` +0900`, which follows a date.
fn zone(text: &str, tokens: &[DateToken]) -> Option<usize> {
    let is_zone = text.starts_with(['+', '-']) && digits(&text[1..]) == 4 && text[1..].starts_with(['0', '1']);
    (is_zone && text[1..5] < *"1500" && tokens.len() > 1 && text.starts_with('+')).then_some(5)
}

/// `S53.4.1`, `H21/3/15`: the letter of an era before three numbers.
fn era_letter(text: &str, before: char) -> Option<(DateToken, usize)> {
    let word = match text.as_bytes().first()? {
        b'm' => "明治",
        b't' => "大正",
        b's' => "昭和",
        b'h' => "平成",
        b'r' => "令和",
        _ => return None,
    };
    let mut rest = text[1..].strip_prefix('.').unwrap_or(&text[1..]);
    for _ in 0..2 {
        let length = digits(rest);
        rest = rest.get(length..)?.strip_prefix(['.', '/', '-']).filter(|_| (1..=2).contains(&length))?;
    }
    let is_era = !before.is_alphanumeric() && (1..=2).contains(&digits(rest));
    let era = WORDS.iter().find(|(_, words)| words.starts_with(word))?.0;
    is_era.then_some((era, 1))
}

/// A number in digits, or the first year of an era, 元: its value, digits, and length in bytes.
fn number(text: &str) -> Option<(u32, usize, usize)> {
    let length = digits(text);
    if let Some('元') = text.chars().next() {
        return Some((1, 1, '元'.len_utf8()));
    }
    // 20100305123000: the time of a date is left out.
    let shown = if matches!(length, 12 | 14) { 8 } else { length };
    (length > 0).then(|| (text[..shown].parse().unwrap_or(u32::MAX), shown, length))
}

/// A number in Chinese digits: 二〇〇五, 二十七.
fn chinese_number(text: &str) -> Option<(u32, usize, usize)> {
    let (mut sum, mut last, mut has_unit, mut count, mut length) = (0u32, None::<u32>, false, 0, 0);
    for character in text.chars() {
        let digit = match character {
            '零' | '○' | '◯' => Some(0),
            _ => DIGITS.chars().position(|digit| digit == character).map(|digit| digit as u32),
        };
        let unit = match character {
            '十' => 10,
            '廿' => 20,
            '卅' => 30,
            '百' => 100,
            '千' => 1000,
            _ => 0,
        };
        match (digit, unit) {
            (Some(digit), _) if has_unit => last = Some(digit),
            (Some(digit), _) => last = Some(last.unwrap_or(0).saturating_mul(10).saturating_add(digit)),
            (None, 0) => break,
            (None, unit) => {
                (sum, last, has_unit) = (sum.saturating_add(last.unwrap_or(1).saturating_mul(unit)), None, true)
            }
        }
        (count, length) = (count + 1, length + character.len_utf8());
    }
    let value = sum.saturating_add(last.unwrap_or(0));
    let shown = if has_unit { value.to_string().len() } else { count };
    (count > 0).then_some((value, shown, length))
}

fn mark(text: &str) -> Option<(DateToken, usize)> {
    let first = text.chars().next()?;
    let token = match first {
        '.' if text.starts_with("...") => return Some((Range, 3)),
        '.' if text.starts_with("..") => return Some((Range, 2)),
        '-' if text.starts_with("--") => return Some((Range, 2)),
        '~' | '〜' | '–' | '—' | '→' => Range,
        ',' | ';' | '&' | '、' | '・' => And,
        '-' | '‐' | '‑' => DateToken::Dash,
        '/' | '\\' => DateToken::Slash,
        '.' | ':' => DateToken::Dot,
        _ => return None,
    };
    Some((token, first.len_utf8()))
}

/// The longest word of the table at the beginning.
fn word(text: &str, before: char) -> Option<(DateToken, usize)> {
    let (token, length) = TABLE.find(text, |after| !after.starts_with(char::is_alphabetic))?;
    let token = match token {
        DateToken::Decade if text.starts_with('s') && !before.is_ascii_digit() => DateToken::Other,
        Time if !before.is_ascii_digit() && before != ' ' => DateToken::Other,
        token => token,
    };
    Some((token, length))
}

/// The length of the word at the beginning, in bytes: one character of a script without blanks.
fn run(text: &str) -> usize {
    let first = text.chars().next().map_or(0, char::len_utf8);
    if text.starts_with(is_written_without_blanks) {
        return first;
    }
    text.find(|c: char| !c.is_alphabetic() || is_written_without_blanks(c)).unwrap_or(text.len()).max(first)
}
