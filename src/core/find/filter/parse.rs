//! Text to filter.
//!
//! ```text
//! any    = all ("OR" all)*
//! all    = turned (["AND"] turned)*
//! turned = ("-" | "NOT") turned | "(" any ")" | term
//! term   = [key ":"] ('"' text '"' | word)          a key may be followed by >, < or = instead
//! ```
//!
//! A word ends at a blank, or at a parenthesis that was opened before it.

use std::ops::Range;
use std::str::FromStr;

use super::date::DatePattern;
use super::dyer::DyerPattern;
use super::interval::{Interval, IntervalError};
use super::key::{Key, Kind, LACKABLE};
use super::names::NamePattern;
use super::outcome::{ResultPattern, number};
use super::rank::RankPattern;
use super::{Expression, GameFilter, Term};
use katachi_language::text;

/// Where a filter cannot be read, what stands there, and what should.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", said(*column, found, expected, suggestion.as_deref()))]
pub struct FilterError {
    /// Bytes of the text that are wrong; empty at its end.
    pub range: Range<usize>,
    /// Characters from the start, from 1.
    pub column: usize,
    /// What stands there.
    pub found: String,
    /// What should.
    pub expected: String,
    /// What was perhaps meant.
    pub suggestion: Option<String>,
    /// A key should stand here, and what stands there is none.
    is_unknown_key: bool,
}

impl FilterError {
    /// As the window says it, where the place is seen.
    pub fn in_words(&self) -> String {
        match &self.suggestion {
            Some(near) if self.is_unknown_key => {
                text!("find-unknown-key-near", found = &self.found, near = near)
            }
            _ => self.to_string(),
        }
    }
}

fn said(column: usize, found: &str, expected: &str, suggestion: Option<&str>) -> String {
    let column = column.to_string();
    match suggestion {
        _ if found.is_empty() => text!("find-filter-ends", column = column, expected = expected),
        None => text!("find-filter-wrong", column = column, found = found, expected = expected),
        Some(near) => text!("find-filter-near", column = column, found = found, expected = expected, near = near),
    }
}

/// Deeper than anybody writes, and shallow enough for the stack.
const MAX_DEPTH: usize = 64;

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
            return Err(parser.error(at..at + 1, text!("find-expected-never-opened")));
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

    fn error(&self, range: Range<usize>, expected: impl Into<String>) -> FilterError {
        FilterError {
            column: self.text[..range.start].chars().count() + 1,
            found: self.text[range.clone()].to_owned(),
            range,
            expected: expected.into(),
            suggestion: None,
            is_unknown_key: false,
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
        if self.depth > MAX_DEPTH {
            return Err(
                self.error(self.at..self.text.len(), text!("find-expected-depth", most = MAX_DEPTH.to_string()))
            );
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
                return Err(self.error(opened..opened + 1, text!("find-expected-closing")));
            }
            self.at += 1;
            return Ok(inner);
        }
        if rest.is_empty() || rest.starts_with(')') || ["OR", "AND"].iter().any(|word| self.at_word(word)) {
            let end = self.at + word_end(rest).max(usize::from(rest.starts_with(')')));
            return Err(self.error(self.at..end, text!("find-expected-term")));
        }
        self.term().map(Expression::Term)
    }

    fn term(&mut self) -> Result<Term, FilterError> {
        let start = self.at;
        let Some((name, sign)) = key_prefix(self.rest()) else {
            let (value, _) = self.value("")?;
            return Ok(Term::Word(value));
        };
        let Some(key) = Key::parse(name) else {
            return Err(self.unknown_key(start, name));
        };
        self.at += name.len() + usize::from(sign == ':');
        let value_start = self.at;
        let expected = expected(key);
        let (value, is_quoted) = self.value(expected)?;
        if value.is_empty() {
            let mut error = self.error(value_start..self.at, expected);
            error.found = self.text[start..self.at].to_owned();
            return Err(error);
        }
        term(key, &value, is_quoted).map_err(|wrong| {
            let mut error = self.error(value_start..self.at, wrong.expected.unwrap_or_else(|| expected.to_owned()));
            error.suggestion = wrong.suggestion;
            error
        })
    }

    fn unknown_key(&self, start: usize, name: &str) -> FilterError {
        let mut error = self.error(start..start + name.len() + 1, text!("find-expected-key"));
        match name.to_ascii_lowercase().as_str() {
            "rules" | "ru" => error.expected = text!("find-expected-no-rules").to_owned(),
            name => {
                let near = nearest(name, Key::all().map(Key::name));
                error.suggestion = near.map(|near| format!("{near}:"));
                error.is_unknown_key = error.suggestion.is_some();
                if error.suggestion.is_none() {
                    let keys: Vec<&str> = Key::all().map(Key::name).collect();
                    let keys = keys.join(", ");
                    error.expected = text!("find-expected-keys", keys = keys);
                }
            }
        }
        error
    }

    /// A quoted text or a word, and whether it is quoted.
    fn value(&mut self, expected: &str) -> Result<(String, bool), FilterError> {
        let rest = self.rest();
        let Some(inner) = rest.strip_prefix('"') else {
            let end = word_end(rest);
            if end == 0 && rest.starts_with('(') {
                let what = text!("find-expected-whole-terms", expected = expected);
                return Err(self.error(self.at..self.at + 1, what));
            }
            self.at += end;
            return Ok((rest[..end].to_owned(), false));
        };
        let Some(end) = quoted_end(inner) else {
            return Err(self.error(self.at..self.text.len(), text!("find-expected-quote")));
        };
        self.at += end + 2;
        Ok((unescaped(&inner[..end]), true))
    }
}

/// A key as it is written, and the sign after it: `name:`, or a known name before `>`, `<` or `=`.
pub(super) fn key_prefix(text: &str) -> Option<(&str, char)> {
    let end = text.find(|c: char| !c.is_ascii_alphabetic()).filter(|&end| end > 0)?;
    let sign = text[end..].chars().next()?;
    let name = &text[..end];
    let is_key = sign == ':' || matches!(sign, '>' | '<' | '=') && Key::parse(name).is_some();
    is_key.then_some((name, sign))
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

/// Where the closing quote stands in a text that begins after the opening one.
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

/// What follows a key.
fn expected(key: Key) -> &'static str {
    match key {
        Key::Player | Key::Black | Key::White | Key::Winner | Key::Loser => {
            text!("find-expected-name")
        }
        Key::Year => text!("find-expected-year"),
        Key::Date => text!("find-expected-date"),
        Key::Result => text!("find-expected-result"),
        Key::Handicap => text!("find-expected-handicap"),
        Key::Komi => text!("find-expected-komi"),
        Key::Event | Key::Round | Key::Place | Key::Path => text!("find-expected-text"),
        Key::Rank | Key::BlackRank | Key::WhiteRank => {
            text!("find-expected-rank")
        }
        Key::Moves => text!("find-expected-moves"),
        Key::Size => text!("find-expected-size"),
        Key::Is => text!("find-expected-kind"),
        Key::Has => text!("find-expected-field"),
        Key::Tag => text!("find-expected-tag"),
        Key::Dyer => text!("find-expected-dyer"),
    }
}

/// Why a value does not fit its key.
#[derive(Default)]
struct Wrong {
    /// In place of what the key expects anyway.
    expected: Option<String>,
    suggestion: Option<String>,
}

impl From<IntervalError> for Wrong {
    fn from(error: IntervalError) -> Wrong {
        let expected = match error {
            IntervalError::NoEnds => text!("find-expected-ends").to_owned(),
            IntervalError::Reversed => text!("find-expected-order").to_owned(),
            IntervalError::Unreadable(_) => return Wrong::default(),
        };
        Wrong { expected: Some(expected), suggestion: None }
    }
}

fn term(key: Key, value: &str, is_quoted: bool) -> Result<Term, Wrong> {
    let none = Wrong::default;
    let integer = |text: &str| text.parse::<u32>().ok().filter(|_| !text.starts_with('+')).map(f64::from);
    Ok(match key {
        Key::Player | Key::Black | Key::White | Key::Winner | Key::Loser => {
            Term::Name(key, NamePattern::new(value, is_quoted).ok_or_else(none)?)
        }
        Key::Year | Key::Handicap | Key::Moves => Term::Number(key, Interval::parse(value, integer)?),
        Key::Komi => Term::Number(key, Interval::parse(value, number)?),
        Key::Size => {
            let side = |text: &str| match text.split_once(['x', '×']) {
                Some((width, height)) => integer(width).filter(|_| width == height),
                None => integer(text),
            };
            Term::Number(key, Interval::parse(value, side)?)
        }
        Key::Date => Term::Date(DatePattern::parse(value)?),
        Key::Result => Term::Result(ResultPattern::parse(value).ok_or_else(none)?),
        Key::Event | Key::Round | Key::Place | Key::Path => Term::Text(key, value.to_owned()),
        Key::Rank | Key::BlackRank | Key::WhiteRank => Term::Rank(key, RankPattern::parse(value)?),
        Key::Is => Term::Is(Kind::parse(value).ok_or_else(|| one_of(value, Kind::ALL.map(Kind::name).to_vec()))?),
        Key::Has => has(value).ok_or_else(|| {
            let names = LACKABLE.iter().map(|key| key.name()).chain(["tag", "variations", "handicap", "setup"]);
            one_of(value, names.collect())
        })?,
        Key::Tag => Term::Tag(value.to_owned()),
        Key::Dyer => Term::Dyer(DyerPattern::parse(value).ok_or_else(none)?),
    })
}

fn has(value: &str) -> Option<Term> {
    match Key::parse(value) {
        Some(Key::Tag) => return Some(Term::Is(Kind::Tagged)),
        Some(Key::Handicap) => return Some(Term::Is(Kind::Handicap)),
        Some(key) if LACKABLE.contains(&key) => return Some(Term::Has(key)),
        _ => {}
    }
    Kind::parse(value).filter(|kind| matches!(kind, Kind::Variations | Kind::Setup)).map(Term::Is)
}

fn one_of(value: &str, names: Vec<&'static str>) -> Wrong {
    let suggestion = nearest(&value.to_ascii_lowercase(), names.iter().copied()).map(str::to_owned);
    Wrong { expected: Some(text!("find-expected-one-of", names = names.join(", "))), suggestion }
}

/// The name that is written most like this, unless it is quite another.
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
