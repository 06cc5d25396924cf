//! Reads an amount with its unit, as results and komi are written: `3.5`, `1,5`, `6 1/2`, `3又3/4子`, `六目半`, `3집반`,
//! `294수`.

use std::sync::LazyLock;

use crate::scripts::fold_text;

/// The unit of an amount.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AmountUnit {
    Points,
    /// Chinese counting: a stone is two points.
    Stones,
    Moves,
}

/// Words after a number, folded, and the unit that each names.
static UNIT_WORDS: LazyLock<Vec<(String, AmountUnit)>> = LazyLock::new(|| {
    let points = ["目", "집", "호", "点", "點", "점", "moku", "points", "point", "pts", "pt", "목"];
    let stones = ["子"];
    let moves = ["手", "수", "moves", "move"];
    let fold = |words: &[&str], unit| words.iter().map(|word| (fold_text(word), unit)).collect::<Vec<_>>();
    [fold(&points, AmountUnit::Points), fold(&stones, AmountUnit::Stones), fold(&moves, AmountUnit::Moves)].concat()
});

static HALF_WORDS: LazyLock<[String; 2]> = LazyLock::new(|| ["半", "반"].map(fold_text));

/// A text in the form that [`read_amount`] reads: folded, and `5½` as `5 1/2`.
pub fn fold_amounts(text: &str) -> String {
    if text.is_ascii() {
        return fold_text(text);
    }
    fold_text(&text.replace('½', " 1/2").replace('¼', " 1/4").replace('¾', " 3/4").replace(['，', '、'], ","))
}

/// The amount at the beginning of a text from [`fold_amounts`], its unit, and its length in bytes; `None` if the text
/// begins with none.
pub fn read_amount(text: &str) -> Option<(f64, AmountUnit, usize)> {
    let half = |rest: &str| HALF_WORDS.iter().find(|half| rest.starts_with(half.as_str())).map(String::len);
    let unit = |rest: &str| UNIT_WORDS.iter().find(|(word, _)| rest.starts_with(word.as_str()));
    let blanks = |at: usize| at + text[at..].len() - text[at..].trim_start_matches(' ').len();
    if let Some(length) = half(text) {
        let unit = unit(&text[length..]);
        let value = if unit.is_some_and(|(_, unit)| *unit == AmountUnit::Moves) { return None } else { 0.5 };
        return Some((
            value,
            unit.map_or(AmountUnit::Points, |found| found.1),
            length + unit.map_or(0, |found| found.0.len()),
        ));
    }
    let (mut value, mut end) = number(text)?;
    let mut counts = AmountUnit::Points;
    let number_end = end;
    let after = blanks(end);
    if let Some((word, found)) = unit(&text[after..]) {
        (counts, end) = (*found, after + word.len());
    }
    let after = blanks(end);
    if let Some(length) = half(&text[after..]) {
        (value, end) = (value + 0.5, after + length);
        // "3半目"
        if let Some((word, found)) = unit(&text[end..]).filter(|_| counts == AmountUnit::Points) {
            (counts, end) = (*found, end + word.len());
        }
    }
    // A Chinese numeral alone may be part of a word: 両負け, 一胜.
    let is_amount = end > number_end || text.starts_with(|c: char| c.is_ascii());
    is_amount.then_some((value, counts, end))
}

/// A number without its unit, and its length in bytes.
fn number(text: &str) -> Option<(f64, usize)> {
    let (whole, end) = decimal(text).or_else(|| chinese(text))?;
    let rest = &text[end..];
    // 四分之一, 二又四分之三
    if let Some(above) = rest.strip_prefix("分之") {
        let (part, length) = decimal(above).or_else(|| chinese(above))?;
        return (whole > 0.0).then_some((part / whole, text.len() - above.len() + length));
    }
    if let Some(below) = rest.strip_prefix('又')
        && let Some((denominator, at)) = decimal(below).or_else(|| chinese(below))
        && let Some(above) = below[at..].strip_prefix("分之")
    {
        let (part, length) = decimal(above).or_else(|| chinese(above))?;
        return (denominator > 0.0).then_some((whole + part / denominator, text.len() - above.len() + length));
    }
    if whole.fract() == 0.0
        && let Some((denominator, length)) = rest.strip_prefix(['/', '⁄']).and_then(digits)
    {
        let slash = rest.len() - rest.strip_prefix(['/', '⁄'])?.len();
        return (denominator > 0.0).then_some((whole / denominator, end + slash + length));
    }
    // "6 1/2", "3又3/4"
    let gap = rest.strip_prefix('又').unwrap_or(rest).trim_start_matches(' ');
    let fraction = digits(gap).and_then(|(numerator, length)| {
        let below = gap[length..].strip_prefix(['/', '⁄'])?;
        let (denominator, below_length) = digits(below)?;
        (denominator > 0.0).then_some((numerator / denominator, gap.len() - below.len() + below_length))
    });
    Some(match fraction {
        Some((part, length)) if gap.len() < rest.len() => (whole + part, text.len() - gap.len() + length),
        _ => (whole, end),
    })
}

/// Digits alone.
fn digits(text: &str) -> Option<(f64, usize)> {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap_or(text.len());
    Some((text[..end].parse().ok()?, end))
}

/// `12`, `3.5`, `.5`, and `1,5` with at most two digits after the comma.
fn decimal(text: &str) -> Option<(f64, usize)> {
    let whole = digits(text).map_or(0, |(_, length)| length);
    let after = &text[whole..];
    let places = after.strip_prefix(['.', ',']).map_or(0, |rest| digits(rest).map_or(0, |(_, length)| length));
    let is_comma = after.starts_with(',');
    if places > 0 && !(is_comma && (places > 2 || whole == 0)) {
        let end = whole + 1 + places;
        return Some((format!("0{}", text[..end].replace(',', ".")).parse().ok()?, end));
    }
    digits(text)
}

/// Numbers below a thousand in Chinese characters: 六, 十二, 二十三, 百五.
fn chinese(text: &str) -> Option<(f64, usize)> {
    let (mut value, mut last, mut end) = (0.0, None::<f64>, 0);
    for character in text.chars() {
        let unit = match character {
            '十' => Some(10.0),
            '百' => Some(100.0),
            _ => None,
        };
        match (unit, "〇一二三四五六七八九".chars().position(|digit| digit == character), character) {
            (Some(unit), ..) => (value, last) = (value + last.unwrap_or(1.0) * unit, None),
            (None, Some(digit), _) if last.is_none() => last = Some(digit as f64),
            (None, None, '零') if last.is_none() => last = Some(0.0),
            (None, None, '两' | '兩') if last.is_none() => last = Some(2.0),
            _ => break,
        }
        end += character.len_utf8();
    }
    (end > 0).then_some((value + last.unwrap_or(0.0), end))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_read_with_their_units() {
        use AmountUnit::{Moves, Points, Stones};
        for (text, value, unit) in [
            ("3.5", 3.5, Points),
            ("1,5", 1.5, Points),
            (".5", 0.5, Points),
            ("6 1/2", 6.5, Points),
            ("5½", 5.5, Points),
            ("３．５目", 3.5, Points),
            ("3/4", 0.75, Points),
            ("3又3/4子", 3.75, Stones),
            ("2.75子", 2.75, Stones),
            ("四分之一子", 0.25, Stones),
            ("二又四分之三子", 2.75, Stones),
            ("六目半", 6.5, Points),
            ("十二目半", 12.5, Points),
            ("二十三目", 23.0, Points),
            ("3집반", 3.5, Points),
            ("5집 반", 5.5, Points),
            ("반집", 0.5, Points),
            ("半目", 0.5, Points),
            ("294수", 294.0, Moves),
            ("211手", 211.0, Moves),
            ("211 moves", 211.0, Moves),
            ("12 points", 12.0, Points),
        ] {
            let folded = fold_amounts(text);
            assert_eq!(read_amount(&folded), Some((value, unit, folded.len())), "{text}");
        }
        for text in ["", "x", "子", "-1", "points"] {
            assert_eq!(read_amount(&fold_amounts(text)), None, "{text}");
        }
        assert_eq!(read_amount("1/0"), None);
        assert_eq!(read_amount("1,234"), Some((1.0, Points, 1)), "a comma before three digits is no decimal sign");
    }
}
