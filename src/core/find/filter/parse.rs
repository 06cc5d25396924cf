//! Parses the text of a filter.
//!
//! ```text
//! any    = all ("OR" all)*
//! all    = turned (["AND"] turned)*
//! turned = ("-" | "NOT") turned | "(" any ")" | term
//! term   = [key ":"] ('"' text '"' | word)          a key may be followed by >, < or = instead
//! ```
//!
//! A word ends at a blank, or at a parenthesis that was opened before it.

use std::fmt;
use std::ops::Range;
use std::str::FromStr;

use super::date::DatePattern;
use super::dyer::DyerPattern;
use super::interval::{Interval, IntervalError};
use super::key::{FilterKey, OPTIONAL_KEYS, RecordKind};
use super::names::NamePattern;
use super::outcome::{ResultPattern, number};
use super::rank::RankPattern;
use super::{Expression, FilterTerm, GameFilter};

/// The error of a filter that cannot be read: its place, what stands there, and what should.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilterError {
    /// Bytes of the text that are wrong; empty at its end.
    pub range: Range<usize>,
    /// Column in characters, from 1.
    pub column: usize,
    /// The text that stands there.
    pub found: String,
    /// The text that should stand there.
    pub expected: FilterExpectation,
    /// A text that was perhaps meant.
    pub suggestion: Option<String>,
}

impl std::error::Error for FilterError {}

impl fmt::Display for FilterError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let FilterError { column, found, expected, suggestion, .. } = self;
        if found.is_empty() {
            return write!(f, "column {column}: the filter ends, expected {expected}");
        }
        write!(f, "column {column}: read `{found}`, expected {expected}")?;
        match suggestion {
            Some(near) => write!(f, "; did you mean `{near}`?"),
            None => Ok(()),
        }
    }
}

/// The text that should stand at a place of a filter.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FilterExpectation {
    /// A closing parenthesis was never opened.
    NeverOpened,
    /// Fewer parentheses within each other than [`FilterExpectation::MAX_DEPTH`].
    Depth,
    ClosingParenthesis,
    ClosingQuote,
    Term,
    /// A key, and one is written much like what stands there.
    Key,
    /// One of all keys.
    Keys,
    /// A key that is not about the rules of games.
    NoRules,
    /// The value of a key.
    Value(FilterKey),
    /// The value of a key, and parentheses around whole terms only.
    WholeTerms(FilterKey),
    /// An end of a range.
    Ends,
    /// Two values in their order.
    Order,
    /// One of these names.
    OneOf(Vec<&'static str>),
}

impl FilterExpectation {
    /// Maximum depth of parentheses: deeper than anybody writes, and shallow enough for the stack.
    pub const MAX_DEPTH: usize = 64;

    /// The names of all keys.
    pub fn keys() -> String {
        FilterKey::all().map(FilterKey::name).collect::<Vec<_>>().join(", ")
    }
}

impl fmt::Display for FilterExpectation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FilterExpectation::NeverOpened => f.write_str("a blank or a word: this parenthesis was never opened"),
            FilterExpectation::Depth => {
                write!(f, "at most {} parentheses within each other", FilterExpectation::MAX_DEPTH)
            }
            FilterExpectation::ClosingParenthesis => f.write_str("its closing parenthesis `)` further on"),
            FilterExpectation::ClosingQuote => f.write_str("a closing quote `\"` at its end"),
            FilterExpectation::Term => f.write_str("a word or a term such as `player:shusaku` here"),
            FilterExpectation::Key => f.write_str("a key"),
            FilterExpectation::Keys => {
                write!(f, "a key ({}), or the text in quotes", FilterExpectation::keys())
            }
            FilterExpectation::NoRules => f.write_str("another key: the library does not keep the rules of games"),
            FilterExpectation::Value(key) => f.write_str(value_of(*key)),
            FilterExpectation::WholeTerms(key) => {
                let value = value_of(*key);
                write!(f, "{value}; parentheses go around whole terms: `(year:1846 OR year:1853)`")
            }
            FilterExpectation::Ends => f.write_str("a value before or after the dots"),
            FilterExpectation::Order => f.write_str("two values that can be compared, the smaller first"),
            FilterExpectation::OneOf(names) => write!(f, "one of {}", names.join(", ")),
        }
    }
}

/// The values of a key, in English.
fn value_of(key: FilterKey) -> &'static str {
    match key {
        FilterKey::Player
        | FilterKey::Black
        | FilterKey::White
        | FilterKey::Winner
        | FilterKey::Loser
        | FilterKey::AsBlack
        | FilterKey::AsWhite => "a player's name, such as `cho` or `\"Cho Chikun\"`",
        FilterKey::Year => "a year or a range: `1846`, `1840..1862`, `>1900`",
        FilterKey::Date => "a date or a range: `1846-09-11`, `1846-09..1847`, `>1900`",
        FilterKey::Result => "b, w, draw, void, unknown, resign, time, forfeit or points, such as `b+resign` or `w+<1`",
        FilterKey::Handicap => "a number of stones or a range: `2`, `2..9`, `>2`",
        FilterKey::Komi => "a komi or a range: `6.5`, `5.5..7.5`, `<0`",
        FilterKey::Event | FilterKey::Round | FilterKey::Place | FilterKey::Path => {
            "a text, in quotes if it has blanks"
        }
        FilterKey::Rank | FilterKey::BlackRank | FilterKey::WhiteRank => {
            "a rank or a range on one scale: `9p`, `>=7d`, `5k..1d`, `pro`, `amateur`"
        }
        FilterKey::Moves => "a number of moves or a range: `200`, `100..200`, `>200`",
        FilterKey::Size => "a board size or a range: `19`, `9..13`",
        FilterKey::Is => "a kind of record",
        FilterKey::Has => "the name of a field",
        FilterKey::Tag => "the name of a tag, in quotes if it has blanks",
        FilterKey::Dyer => "twelve letters a to t, `?` for unknown ones: the points of moves 20, 40, 60, 31, 51, 71",
    }
}

impl FromStr for GameFilter {
    type Err = FilterError;

    fn from_str(text: &str) -> Result<GameFilter, FilterError> {
        let mut parser = Parser { text, at: 0, depth: 0 };
        parser.skip_blanks();
        if parser.rest().is_empty() {
            return Ok(GameFilter::all());
        }
        let expression = parser.any()?;
        if !parser.rest().is_empty() {
            let at = parser.at;
            return Err(parser.error(at..at + 1, FilterExpectation::NeverOpened));
        }
        Ok(GameFilter(expression))
    }
}

struct Parser<'a> {
    text: &'a str,
    at: usize,
    depth: usize,
}

impl<'a> Parser<'a> {
    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_blanks(&mut self) {
        self.at = self.text.len() - self.rest().trim_start().len();
    }

    fn error(&self, range: Range<usize>, expected: FilterExpectation) -> FilterError {
        FilterError {
            column: self.text[..range.start].chars().count() + 1,
            found: self.text[range.clone()].to_owned(),
            range,
            expected,
            suggestion: None,
        }
    }

    /// Takes a word that stands alone.
    fn take(&mut self, word: &str) -> bool {
        let Some(after) = self.rest().strip_prefix(word) else { return false };
        let ends = after.is_empty() || after.starts_with(|c: char| c.is_whitespace() || c == '(' || c == ')');
        if ends {
            self.at += word.len();
            self.skip_blanks();
        }
        ends
    }

    fn any(&mut self) -> Result<Expression, FilterError> {
        let mut parts = vec![self.all()?];
        while self.take("OR") {
            parts.push(self.all()?);
        }
        Ok(Expression::any(parts))
    }

    fn all(&mut self) -> Result<Expression, FilterError> {
        let mut parts = vec![self.turned()?];
        loop {
            let joined = self.take("AND");
            let ends = self.rest().is_empty() || self.rest().starts_with(')') || self.at_word("OR");
            if ends && !joined {
                return Ok(Expression::all(parts));
            }
            parts.push(self.turned()?);
        }
    }

    fn at_word(&self, word: &str) -> bool {
        Parser { text: self.text, at: self.at, depth: 0 }.take(word)
    }

    fn turned(&mut self) -> Result<Expression, FilterError> {
        self.depth += 1;
        if self.depth > FilterExpectation::MAX_DEPTH {
            return Err(self.error(self.at..self.text.len(), FilterExpectation::Depth));
        }
        let expression = self.turned_within()?;
        self.depth -= 1;
        self.skip_blanks();
        Ok(expression)
    }

    fn turned_within(&mut self) -> Result<Expression, FilterError> {
        let rest = self.rest();
        let minus = rest.starts_with('-') && rest[1..].starts_with(|c: char| !c.is_whitespace() && c != ')');
        if minus || self.at_word("NOT") {
            self.at += if minus { 1 } else { 3 };
            self.skip_blanks();
            return Ok(Expression::Not(Box::new(self.turned()?)));
        }
        if rest.starts_with('(') {
            let opened = self.at;
            self.at += 1;
            self.skip_blanks();
            let inner = self.any()?;
            if !self.rest().starts_with(')') {
                return Err(self.error(opened..opened + 1, FilterExpectation::ClosingParenthesis));
            }
            self.at += 1;
            return Ok(inner);
        }
        if rest.is_empty() || rest.starts_with(')') || ["OR", "AND"].iter().any(|word| self.at_word(word)) {
            let end = self.at + word_end(rest).max(usize::from(rest.starts_with(')')));
            return Err(self.error(self.at..end, FilterExpectation::Term));
        }
        self.term().map(Expression::Term)
    }

    fn term(&mut self) -> Result<FilterTerm, FilterError> {
        let start = self.at;
        let Some((name, sign)) = key_prefix(self.rest()) else {
            let (value, _) = self.value(None)?;
            return Ok(FilterTerm::Word(value));
        };
        let Some(key) = FilterKey::parse(name) else {
            return Err(self.unknown_key(start, name));
        };
        self.at += name.len() + colon_length(sign);
        let is_exact = key.is_name() && self.rest().starts_with("=\"");
        self.at += usize::from(is_exact);
        let value_start = self.at;
        let (value, is_quoted) = self.value(Some(key))?;
        if value.is_empty() {
            let mut error = self.error(value_start..self.at, FilterExpectation::Value(key));
            error.found = self.text[start..self.at].to_owned();
            return Err(error);
        }
        let exact = NamePattern::exact(&value).filter(|_| is_exact).map(|name| FilterTerm::Name(key, name));
        exact.map_or_else(|| term(key, &value, is_quoted), Ok).map_err(|wrong| {
            let mut error = self.error(value_start..self.at, wrong.expected.unwrap_or(FilterExpectation::Value(key)));
            error.suggestion = wrong.suggestion;
            error
        })
    }

    fn unknown_key(&self, start: usize, name: &str) -> FilterError {
        let lower = name.to_ascii_lowercase();
        let is_rules = matches!(lower.as_str(), "rules" | "ru");
        let near = if is_rules { None } else { nearest(&lower, FilterKey::all().map(FilterKey::name)) };
        let expected = match near {
            Some(_) => FilterExpectation::Key,
            None if is_rules => FilterExpectation::NoRules,
            None => FilterExpectation::Keys,
        };
        let error = self.error(start..start + name.len() + 1, expected);
        FilterError { suggestion: near.map(|near| format!("{near}:")), ..error }
    }

    /// A quoted text or a word, and whether it is quoted.
    fn value(&mut self, key: Option<FilterKey>) -> Result<(String, bool), FilterError> {
        let rest = self.rest();
        let Some(inner) = rest.strip_prefix('"') else {
            let end = word_end(rest);
            if end == 0 && rest.starts_with('(') {
                let expected = key.map_or(FilterExpectation::Term, FilterExpectation::WholeTerms);
                return Err(self.error(self.at..self.at + 1, expected));
            }
            self.at += end;
            return Ok((rest[..end].to_owned(), false));
        };
        let Some(end) = quoted_end(inner) else {
            return Err(self.error(self.at..self.text.len(), FilterExpectation::ClosingQuote));
        };
        self.at += end + 2;
        Ok((unescaped(&inner[..end]), true))
    }
}

/// A key as it is written, and the sign after it: `name:`, or a known name before `：`, `>`, `<` or `=`. In other scripts
/// than Latin, only known names are keys.
pub(super) fn key_prefix(text: &str) -> Option<(&str, char)> {
    let end = text.find(|c: char| !c.is_alphabetic()).filter(|&end| end > 0)?;
    let (name, sign) = (&text[..end], text[end..].chars().next()?);
    let is_key = match sign {
        ':' if name.is_ascii() => true,
        ':' | '：' | '>' | '<' | '=' => FilterKey::parse(name).is_some(),
        _ => false,
    };
    is_key.then_some((name, sign))
}

/// Bytes of a colon, ASCII or full-width; a comparison belongs to the value.
pub(super) fn colon_length(sign: char) -> usize {
    if matches!(sign, ':' | '：') { sign.len_utf8() } else { 0 }
}

/// Bytes of the word at the start of a text; parentheses inside it belong to it.
pub(super) fn word_end(text: &str) -> usize {
    let mut open = 0;
    for (at, character) in text.char_indices() {
        match character {
            blank if blank.is_whitespace() => return at,
            '(' if at == 0 => return 0,
            '(' => open += 1,
            ')' if open == 0 => return at,
            ')' => open -= 1,
            _ => {}
        }
    }
    text.len()
}

/// The place of the closing quote in a text that begins after the opening one.
pub(super) fn quoted_end(text: &str) -> Option<usize> {
    let mut escaped = false;
    text.char_indices().find_map(|(at, character)| {
        let is_end = character == '"' && !escaped;
        escaped = character == '\\' && !escaped;
        is_end.then_some(at)
    })
}

/// `\"` and `\\` are a quote and a backslash; a backslash before anything else is itself.
pub(super) fn unescaped(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut characters = text.chars().peekable();
    while let Some(character) = characters.next() {
        let next = characters.peek().filter(|next| character == '\\' && matches!(next, '"' | '\\'));
        match next.copied() {
            Some(next) => {
                plain.push(next);
                characters.next();
            }
            None => plain.push(character),
        }
    }
    plain
}

/// A text between quotes.
pub(super) fn quoted(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

/// A text as a word, or between quotes where a word would read as something else.
pub(super) fn quoted_if_needed(text: &str) -> String {
    let is_word = !text.is_empty()
        && !["AND", "OR", "NOT"].contains(&text)
        && !text.starts_with(['-', '"'])
        && !text.contains(|c: char| c.is_whitespace() || matches!(c, '(' | ')'))
        && key_prefix(text).is_none();
    if is_word { text.to_owned() } else { quoted(text) }
}

/// Why a value does not fit its key.
#[derive(Default)]
struct Wrong {
    /// Reported instead of [`FilterExpectation::Value`] of the key.
    expected: Option<FilterExpectation>,
    suggestion: Option<String>,
}

impl From<IntervalError> for Wrong {
    fn from(error: IntervalError) -> Wrong {
        let expected = match error {
            IntervalError::NoEnds => FilterExpectation::Ends,
            IntervalError::Reversed => FilterExpectation::Order,
            IntervalError::Unreadable(_) => return Wrong::default(),
        };
        Wrong { expected: Some(expected), suggestion: None }
    }
}

fn term(key: FilterKey, value: &str, is_quoted: bool) -> Result<FilterTerm, Wrong> {
    let none = Wrong::default;
    let integer = |text: &str| text.parse::<u32>().ok().filter(|_| !text.starts_with('+')).map(f64::from);
    Ok(match key {
        FilterKey::Player
        | FilterKey::Black
        | FilterKey::White
        | FilterKey::Winner
        | FilterKey::Loser
        | FilterKey::AsBlack
        | FilterKey::AsWhite => FilterTerm::Name(key, NamePattern::new(value, is_quoted).ok_or_else(none)?),
        FilterKey::Year | FilterKey::Handicap | FilterKey::Moves => {
            FilterTerm::Number(key, Interval::parse(value, integer)?)
        }
        FilterKey::Komi => FilterTerm::Number(key, Interval::parse(value, number)?),
        FilterKey::Size => {
            let side = |text: &str| match text.split_once(['x', '×']) {
                Some((width, height)) => integer(width).filter(|_| width == height),
                None => integer(text),
            };
            FilterTerm::Number(key, Interval::parse(value, side)?)
        }
        FilterKey::Date => FilterTerm::Date(DatePattern::parse(value)?),
        FilterKey::Result => FilterTerm::Result(ResultPattern::parse(value).ok_or_else(none)?),
        FilterKey::Event | FilterKey::Round | FilterKey::Place | FilterKey::Path => {
            FilterTerm::Text(key, value.to_owned())
        }
        FilterKey::Rank | FilterKey::BlackRank | FilterKey::WhiteRank => {
            FilterTerm::Rank(key, RankPattern::parse(value)?)
        }
        FilterKey::Is => FilterTerm::Is(
            RecordKind::parse(value).ok_or_else(|| one_of(value, RecordKind::ALL.map(RecordKind::name).to_vec()))?,
        ),
        FilterKey::Has => has(value).ok_or_else(|| {
            let names = OPTIONAL_KEYS.iter().map(|key| key.name()).chain(["tag", "variations", "handicap", "setup"]);
            one_of(value, names.collect())
        })?,
        FilterKey::Tag => FilterTerm::Tag(value.to_owned()),
        FilterKey::Dyer => FilterTerm::Dyer(DyerPattern::parse(value).ok_or_else(none)?),
    })
}

fn has(value: &str) -> Option<FilterTerm> {
    match FilterKey::parse(value) {
        Some(FilterKey::Tag) => return Some(FilterTerm::Is(RecordKind::Tagged)),
        Some(FilterKey::Handicap) => return Some(FilterTerm::Is(RecordKind::Handicap)),
        Some(key) if OPTIONAL_KEYS.contains(&key) => return Some(FilterTerm::Has(key)),
        _ => {}
    }
    RecordKind::parse(value)
        .filter(|kind| matches!(kind, RecordKind::Variations | RecordKind::Setup))
        .map(FilterTerm::Is)
}

fn one_of(value: &str, names: Vec<&'static str>) -> Wrong {
    let suggestion = nearest(&value.to_ascii_lowercase(), names.iter().copied()).map(str::to_owned);
    Wrong { expected: Some(FilterExpectation::OneOf(names)), suggestion }
}

/// The name that is spelled most like `text`, if it is close enough.
fn nearest(text: &str, names: impl Iterator<Item = &'static str>) -> Option<&'static str> {
    let distance = |name: &'static str| (strsim::damerau_levenshtein(text, name), name);
    let (distance, name) = names.map(distance).min_by_key(|&(distance, _)| distance)?;
    (distance <= 1 + text.len() / 4 && distance < text.len()).then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Result<String, String> {
        text.parse::<GameFilter>().map(|filter| filter.to_string()).map_err(|error| error.to_string())
    }

    #[test]
    fn filters_read_as_people_write_them() {
        for (text, written) in [
            ("", ""),
            ("  ", ""),
            ("shusaku 1846", "shusaku 1846"),
            ("a b OR c", "a b OR c"),
            ("a (b OR c)", "a (b OR c)"),
            ("a AND b", "a b"),
            ("(a b) OR ((c))", "a b OR c"),
            ("NOT a -b --c", "-a -b --c"),
            ("-(a b)", "-(a b)"),
            ("NOT (a OR b)", "-(a OR b)"),
            ("a(b)", "\"a(b)\""),
            ("(a(b) player:c(d))", "\"a(b)\" player:c(d)"),
            ("a-b B+R 12:30 -", "a-b B+R 12:30 \"-\""),
            ("\"OR\" \"a b\" \"say \\\"hi\\\"\"", "\"OR\" \"a b\" \"say \\\"hi\\\"\""),
            ("Player:Cho PB:\"Go Seigen\"", "player:Cho black:\"Go Seigen\""),
            ("moves>200 moves:>=200 komi:<=6.50", "moves:>200 moves:200.. komi:..6.5"),
            ("year:1840..1862 size:9x9", "year:1840..1862 size:9"),
            ("event:\"castle\" event:x", "event:castle event:x"),
            ("has:tag has:br is:duplicates", "is:tagged has:blackrank is:duplicate"),
            ("dyer:~PDqo____????", "dyer:~pdqo????????"),
            ("rank:\"9 dan\" rank:Pro", "rank:9d rank:pro"),
            ("tag:\"to do\"", "tag:\"to do\""),
        ] {
            assert_eq!(read(text).as_deref(), Ok(written), "{text}");
            let filter: GameFilter = text.parse().unwrap();
            assert_eq!(filter.to_string().parse(), Ok(filter), "{text}");
        }
    }

    #[test]
    fn errors_say_where_what_and_what_else() {
        for (text, start) in [
            ("yaer:1840", "column 1: read `yaer:`, expected a key; did you mean `year:`?"),
            ("a http://x", "column 3: read `http:`, expected a key (player, "),
            ("rules:japanese", "column 1: read `rules:`, expected another key: the library does not keep"),
            ("year:", "column 6: read `year:`, expected a year or a range"),
            ("日本 year:x", "column 9: read `x`, expected a year or a range"),
            ("year:9..5", "column 6: read `9..5`, expected two values"),
            ("year:..", "column 6: read `..`, expected a value before or after"),
            ("rank:9d..9p", "column 6: read `9d..9p`, expected two values that can be compared"),
            ("is:duplicat", "column 4: read `duplicat`, expected one of game, position, "),
            ("has:yaer", "column 5: read `yaer`, expected one of"),
            ("player:-", "column 8: read `-`, expected a player's name"),
            ("player:(a OR b)", "column 8: read `(`, expected a player's name"),
            ("\"open", "column 1: read `\"open`, expected a closing quote"),
            ("(a", "column 1: read `(`, expected its closing parenthesis"),
            ("a)", "column 2: read `)`, expected a blank"),
            ("()", "column 2: read `)`, expected a word or a term"),
            ("a OR", "column 5: the filter ends, expected a word or a term"),
            ("OR a", "column 1: read `OR`, expected a word or a term"),
            ("a AND", "column 6: the filter ends, expected a word"),
            ("NOT", "column 4: the filter ends, expected a word"),
            ("dyer:abc", "column 6: read `abc`, expected twelve letters"),
            ("event:\"\"", "column 7: read `event:\"\"`, expected a text"),
        ] {
            let error = read(text).unwrap_err();
            assert!(error.starts_with(start), "{text}: {error}");
        }
        let deep = format!("{}a{}", "(".repeat(5_000), ")".repeat(5_000));
        assert!(read(&deep).unwrap_err().contains("at most 64"));
        assert!(read(&"-".repeat(100_000)).is_err());
    }
}
