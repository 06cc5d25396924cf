//! Game filters: the language, its meaning, and completion while it is typed.
//!
//! `player:shusaku year:1840..1862 -result:void` has three terms, all of which must hold; `OR` joins alternatives, `-`
//! or `NOT` negates a term, parentheses group. AND binds closer than OR. A word without a key is looked for in all
//! texts of the header. Names are found whatever their case, accents, punctuation and order; unquoted as part of a
//! name, quoted as whole words, `player:="Cho"` as the whole name. If a player is known in several scripts, his whole
//! name in one finds all: `player:李昌镐` is `player:이창호` and `player:"Lee Changho"`. Texts are found whatever the form
//! of their Chinese characters. A range is `A..B`, `A..`, `..B`, `>A`, `>=A`, `<A` or `<=A`.
//!
//! # What a record does not say
//!
//! A term about something that a record lacks does not match it, and `-` before the term does: every record matches
//! either a filter or its negation. Nothing is dropped in silence: [`Matches::left_out`] counts the games that would
//! match if their record did not lack a value, by its key. `has:year` and `-has:year` select by what is there.

mod bits;
mod catalogue;
mod complete;
mod date;
mod dyer;
mod evaluate;
mod interval;
mod key;
mod names;
mod outcome;
mod parse;
mod rank;
mod terms;
mod value_counts;
mod values;

use std::fmt;

pub use catalogue::{Catalogue, GameTags};
pub use complete::{Completion, FilterSuggestion, SuggestionNote};
pub use evaluate::{FilteredGames, LeftOutByKey, Matches};
pub use interval::Interval;
pub use key::{FilterKey, RecordKind};
pub use names::NamePattern;
pub(crate) use names::player_key;
pub use parse::{FilterError, FilterExpectation};
pub use value_counts::{RANK_VALUES, RESULT_VALUES};

pub use crate::scripts::{fold, fold_name};

use crate::go::Color;
use date::DatePattern;
use dyer::DyerPattern;
use outcome::ResultPattern;
use rank::RankPattern;

/// A test of games; the module describes its text. `Display` gives a text that reads as the same filter.
///
/// ```
/// use katachi_core::find::filter::GameFilter;
/// let filter: GameFilter = "year:>=1840 (player:\"Go Seigen\" OR NOT result:b+r)".parse().unwrap();
/// assert_eq!(filter.to_string(), "year:1840.. (player:\"Go Seigen\" OR -result:b+resign)");
/// let error = "yaer:1840".parse::<GameFilter>().unwrap_err();
/// assert_eq!(error.to_string(), "column 1: read `yaer:`, expected a key; did you mean `year:`?");
/// ```
#[derive(Clone, Debug, PartialEq)]
pub struct GameFilter(Expression);

#[derive(Clone, Debug, PartialEq)]
enum Expression {
    /// All parts must hold. Without any part, it holds for every game.
    All(Vec<Expression>),
    Any(Vec<Expression>),
    Not(Box<Expression>),
    Term(FilterTerm),
}

#[derive(Clone, Debug, PartialEq)]
enum FilterTerm {
    /// A word in any text of the header.
    Word(String),
    Name(FilterKey, NamePattern),
    Text(FilterKey, String),
    Number(FilterKey, Interval<f64>),
    Date(DatePattern),
    Result(ResultPattern),
    Rank(FilterKey, RankPattern),
    Is(RecordKind),
    Has(FilterKey),
    Tag(String),
    Dyer(DyerPattern),
}

impl Default for GameFilter {
    fn default() -> GameFilter {
        GameFilter::all()
    }
}

impl GameFilter {
    /// Every game.
    pub fn all() -> GameFilter {
        GameFilter(Expression::All(Vec::new()))
    }

    /// Whether it is the filter of every game.
    pub fn is_all(&self) -> bool {
        *self == GameFilter::all()
    }

    /// Games of a player: every word is part of the name, or the name is another one of the same player. `None` if
    /// there is no letter and no digit.
    pub fn player(name: &str) -> Option<GameFilter> {
        let term = |pattern| Expression::Term(FilterTerm::Name(FilterKey::Player, pattern));
        let folded = fold_name(name);
        let words: Option<Vec<NamePattern>> = folded.split(' ').map(|word| NamePattern::new(word, false)).collect();
        let words = Expression::all(words?.into_iter().map(term).collect());
        let whole = NamePattern::new(&folded, true).filter(|whole| whole.player().is_some() && folded.contains(' '));
        Some(GameFilter(match whole {
            None => words,
            Some(whole) => Expression::any(vec![words, term(whole)]),
        }))
    }

    /// Games of the player or players with these whole names, under a key for names.
    pub fn named<'n>(key: FilterKey, names: impl IntoIterator<Item = &'n str>) -> GameFilter {
        let mut known: Vec<NamePattern> = Vec::new();
        for name in names.into_iter().filter_map(|name| NamePattern::exact(&fold_name(name))) {
            if !known.iter().any(|other| other.is_in(&fold_name(name.text()))) {
                known.push(name);
            }
        }
        GameFilter(Expression::any(
            known.into_iter().map(|name| Expression::Term(FilterTerm::Name(key, name))).collect(),
        ))
    }

    /// Games of these years, both included.
    pub fn years(first: i16, last: i16) -> GameFilter {
        let years = Interval::between(f64::from(first), f64::from(last));
        GameFilter(Expression::Term(FilterTerm::Number(FilterKey::Year, years)))
    }

    /// Games that this colour won.
    pub fn won_by(color: Color) -> GameFilter {
        let result = ResultPattern::Won { by: Some(color), how: None };
        GameFilter(Expression::Term(FilterTerm::Result(result)))
    }

    /// Games with a tag.
    pub fn tag(name: &str) -> GameFilter {
        GameFilter(Expression::Term(FilterTerm::Tag(name.to_owned())))
    }

    /// Games that pass both.
    pub fn and(self, other: GameFilter) -> GameFilter {
        GameFilter(Expression::all(vec![self.0, other.0]))
    }

    /// Games that pass either.
    pub fn or(self, other: GameFilter) -> GameFilter {
        GameFilter(Expression::any(vec![self.0, other.0]))
    }

    /// Games that do not pass.
    pub fn negated(self) -> GameFilter {
        GameFilter(Expression::Not(Box::new(self.0)))
    }

    /// If it asks who plays the stones of a drawing (`asblack:`, `aswhite:`): the filters of the games in which the
    /// drawing is looked for in its own colours, and with the colours exchanged.
    pub fn by_colors(&self) -> Option<[GameFilter; 2]> {
        let is_as = |term: &FilterTerm| matches!(term, FilterTerm::Name(FilterKey::AsBlack | FilterKey::AsWhite, _));
        let of = |black: FilterKey, white: FilterKey| {
            GameFilter(self.0.mapped(&|term| match term {
                FilterTerm::Name(FilterKey::AsBlack, name) => FilterTerm::Name(black, name.clone()),
                FilterTerm::Name(FilterKey::AsWhite, name) => FilterTerm::Name(white, name.clone()),
                other => other.clone(),
            }))
        };
        let (black, white) = (FilterKey::Black, FilterKey::White);
        self.0.has(&is_as).then(|| [of(black, white), of(white, black)])
    }

    /// The filter with its words that are years or ranges of years read as `year:`; `None` if it has no such word.
    ///
    /// ```
    /// use katachi_core::find::filter::GameFilter;
    /// let with_years = |text: &str| text.parse::<GameFilter>().unwrap().with_years().map(|filter| filter.to_string());
    /// assert_eq!(with_years("Cho Chikun 1985..1989").as_deref(), Some("Cho Chikun year:1985..1989"));
    /// assert_eq!(with_years("Cho Chikun year:1985..1989"), None);
    /// ```
    pub fn with_years(&self) -> Option<GameFilter> {
        let years = |term: &FilterTerm| match term {
            FilterTerm::Word(word) => years_of(word).map(|years| FilterTerm::Number(FilterKey::Year, years)),
            _ => None,
        };
        let has_years = self.0.has(&|term| years(term).is_some());
        has_years.then(|| GameFilter(self.0.mapped(&|term| years(term).unwrap_or_else(|| term.clone()))))
    }

    /// Whether it asks for years or dates such that no game from the first to the last of these years passes.
    ///
    /// ```
    /// use katachi_core::find::filter::GameFilter;
    /// let is_outside = |text: &str| text.parse::<GameFilter>().unwrap().is_outside_years(1660, 1939);
    /// assert!(is_outside("player:go year:1950..") && is_outside("date:1599-10"));
    /// assert!(!is_outside("year:1900..") && !is_outside("-year:1950") && !is_outside("year:1950 OR player:go"));
    /// ```
    pub fn is_outside_years(&self, first: i16, last: i16) -> bool {
        self.0.is_outside_years(true, (first, last))
    }

    /// Whether it asks for duplicates, so that lists should not leave them out.
    pub fn asks_for_duplicates(&self) -> bool {
        self.0.has(&|term| matches!(term, FilterTerm::Is(RecordKind::Duplicate | RecordKind::Turned)))
    }
}

/// The years that a word stands for: `1985`, `1985..1989`, `1985-1989`, `>1985`.
fn years_of(word: &str) -> Option<Interval<f64>> {
    let year = |text: &str| {
        let is_year = text.len() == 4 && text.bytes().all(|letter| letter.is_ascii_digit());
        text.parse::<f64>().ok().filter(|_| is_year)
    };
    Interval::parse(&word.replace(['-', '–', '~', '～', '〜'], ".."), year).ok()
}

impl Expression {
    fn all(parts: Vec<Expression>) -> Expression {
        let inner = |part| match part {
            Expression::All(parts) => parts,
            other => vec![other],
        };
        let mut parts: Vec<Expression> = parts.into_iter().flat_map(inner).collect();
        if parts.len() == 1 { parts.remove(0) } else { Expression::All(parts) }
    }

    fn any(parts: Vec<Expression>) -> Expression {
        let inner = |part| match part {
            Expression::Any(parts) => parts,
            other => vec![other],
        };
        let mut parts: Vec<Expression> = parts.into_iter().flat_map(inner).collect();
        if parts.len() == 1 { parts.remove(0) } else { Expression::Any(parts) }
    }

    fn mapped(&self, change: &impl Fn(&FilterTerm) -> FilterTerm) -> Expression {
        let all = |parts: &[Expression]| parts.iter().map(|part| part.mapped(change)).collect();
        match self {
            Expression::All(parts) => Expression::All(all(parts)),
            Expression::Any(parts) => Expression::Any(all(parts)),
            Expression::Not(inner) => Expression::Not(Box::new(inner.mapped(change))),
            Expression::Term(term) => Expression::Term(change(term)),
        }
    }

    /// As [`GameFilter::is_outside_years`]; of the negated expression if not `positive`.
    fn is_outside_years(&self, positive: bool, years: (i16, i16)) -> bool {
        let is_outside = |part: &Expression| part.is_outside_years(positive, years);
        match (self, positive) {
            (Expression::Not(inner), _) => inner.is_outside_years(!positive, years),
            (Expression::All(all), true) | (Expression::Any(all), false) => all.iter().any(is_outside),
            (Expression::Any(any), true) | (Expression::All(any), false) => {
                !any.is_empty() && any.iter().all(is_outside)
            }
            (Expression::Term(FilterTerm::Number(FilterKey::Year, asked)), _) => {
                (years.0..=years.1).all(|year| asked.contains(f64::from(year)) != positive)
            }
            (Expression::Term(FilterTerm::Date(date)), true) => !date.meets_years(years.0, years.1),
            (Expression::Term(_), _) => false,
        }
    }

    fn has(&self, test: &impl Fn(&FilterTerm) -> bool) -> bool {
        match self {
            Expression::All(parts) | Expression::Any(parts) => parts.iter().any(|part| part.has(test)),
            Expression::Not(inner) => inner.has(test),
            Expression::Term(term) => test(term),
        }
    }
}

impl fmt::Display for GameFilter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Display for Expression {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let joined = |f: &mut fmt::Formatter<'_>, parts: &[Expression], by: &str| {
            for (at, part) in parts.iter().enumerate() {
                f.write_str(if at == 0 { "" } else { by })?;
                match part {
                    Expression::Any(_) => write!(f, "({part})")?,
                    plain => plain.fmt(f)?,
                }
            }
            Ok(())
        };
        match self {
            Expression::All(parts) => joined(f, parts, " "),
            Expression::Any(parts) => joined(f, parts, " OR "),
            Expression::Not(inner) => match **inner {
                Expression::All(_) | Expression::Any(_) => write!(f, "-({inner})"),
                _ => write!(f, "-{inner}"),
            },
            Expression::Term(term) => term.fmt(f),
        }
    }
}

impl fmt::Display for FilterTerm {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = |text: &str| parse::quoted_if_needed(text);
        match self {
            FilterTerm::Word(word) => f.write_str(&value(word)),
            FilterTerm::Name(key, name) if name.is_exact() => write!(f, "{key}:={}", parse::quoted(name.text())),
            FilterTerm::Name(key, name) if name.is_whole() => write!(f, "{key}:{}", parse::quoted(name.text())),
            FilterTerm::Name(key, name) => write!(f, "{key}:{}", name.text()),
            FilterTerm::Text(key, text) => write!(f, "{key}:{}", value(text)),
            FilterTerm::Number(key, interval) => write!(f, "{key}:{interval}"),
            FilterTerm::Date(date) => write!(f, "{}:{}", FilterKey::Date, value(&date.to_string())),
            FilterTerm::Result(result) => write!(f, "{}:{result}", FilterKey::Result),
            FilterTerm::Rank(key, rank) => write!(f, "{key}:{}", value(&rank.to_string())),
            FilterTerm::Is(kind) => write!(f, "{}:{}", FilterKey::Is, kind.name()),
            FilterTerm::Has(key) => write!(f, "{}:{key}", FilterKey::Has),
            FilterTerm::Tag(tag) => write!(f, "{}:{}", FilterKey::Tag, value(tag)),
            FilterTerm::Dyer(pattern) => write!(f, "{}:{pattern}", FilterKey::Dyer),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_are_years_are_read_as_years() {
        let with_years = |text: &str| text.parse::<GameFilter>().unwrap().with_years().map(|filter| filter.to_string());
        for (text, mended) in [
            ("Cho Chikun 1985..1989", "Cho Chikun year:1985..1989"),
            ("1985-1989 Cho", "year:1985..1989 Cho"),
            ("Cho 1985–1989", "Cho year:1985..1989"),
            ("Cho 1985", "Cho year:1985"),
            ("Cho 1985..", "Cho year:1985.."),
            ("Cho >1985", "Cho year:>1985"),
            ("player:cho (1985 OR -1989)", "player:cho (year:1985 OR -year:1989)"),
        ] {
            assert_eq!(with_years(text).as_deref(), Some(mended), "{text}");
            assert_eq!(with_years(mended), None);
        }
        for text in ["Cho Chikun", "1846-09-11", "19x19", "361", "1989..1985", "player:1985", "event:1985", "..", ""] {
            assert_eq!(with_years(text), None, "{text}");
        }
    }

    #[test]
    fn years_and_dates_outside_those_of_the_games_are_known() {
        for (text, is_outside) in [
            ("year:1940..", true),
            ("year:>1939", true),
            ("year:>=1939", false),
            ("year:..1659", true),
            ("year:1600..1660", false),
            ("date:1939-12-31", false),
            ("date:1940-01-01", true),
            ("date:<=1659-12", true),
            ("date:Kansei", false),
            ("player:go (year:1950 OR year:1960)", true),
            ("player:go OR year:1950", false),
            ("-(player:go year:1950)", false),
            ("-year:1600..1950", true),
            ("-year:1950", false),
            ("-date:1950", false),
            ("1950", false),
            ("", false),
        ] {
            assert_eq!(text.parse::<GameFilter>().unwrap().is_outside_years(1660, 1939), is_outside, "{text}");
        }
    }
}
