//! Suggests keys and values while a filter is typed.

use std::ops::Range;

use super::catalogue::Catalogue;
use super::key::{FilterKey, RecordKind};
use super::parse::{colon_length, key_prefix, quoted, quoted_end, quoted_if_needed, unescaped, word_end};
use super::values::{FilterValue, FilterValues, WordIndex};
use crate::scripts::{fold, fold_name, fold_text};

/// Maximum number of suggestions.
const MAX_SUGGESTIONS: usize = 12;

/// The suggestions at the cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Completion {
    /// Bytes of the text that a suggestion replaces.
    pub replace: Range<usize>,
    /// The best first.
    pub suggestions: Vec<FilterSuggestion>,
    /// Whether the text has a suggestion's term already. The other suggestions go further.
    pub is_whole: bool,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilterSuggestion {
    /// The text that goes into the filter.
    pub insert: String,
    pub note: SuggestionNote,
    /// Number of games that have it, if known.
    pub games: Option<u64>,
    /// Whether the term is finished with it; a key waits for its value.
    pub is_finished: bool,
}

/// The remark beside a suggestion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SuggestionNote {
    /// The explanation of a key.
    Key(FilterKey),
    /// The explanation of a kind of record.
    Kind(RecordKind),
    /// The explanation of a result.
    Result(&'static str),
    /// The explanation of a kind of ranks.
    Rank(&'static str),
    /// A tag of the user's own.
    OwnTag,
    Example,
}

impl Completion {
    /// The text with a suggestion in place, and the cursor after it; a finished term is followed by a blank.
    pub fn accept(&self, text: &str, suggestion: &FilterSuggestion) -> (String, usize) {
        let (before, after) = (&text[..self.replace.start], &text[self.replace.end..]);
        let blank = if suggestion.is_finished && !after.starts_with([' ', ')']) { " " } else { "" };
        let insert = &suggestion.insert;
        (format!("{before}{insert}{blank}{after}"), before.len() + insert.len() + blank.len())
    }
}

impl Catalogue {
    /// Suggestions at the cursor, a place in bytes. Never waits: before [`Catalogue::warm`] is done, suggests keys and
    /// tags only.
    pub fn complete(&self, text: &str, cursor: usize) -> Completion {
        let cursor = text.floor_char_boundary(cursor);
        let Some(token) = TermAtCursor::at(text, cursor) else { return Completion::default() };
        let values = self.ready_values();
        let mut suggestions = match token.key {
            None => keys(&token),
            Some(key) => self.values_of(key, &token, values),
        };
        if let (None, Some(values)) = (token.key, values)
            && !token.typed.is_empty()
        {
            let room = |suggestions: &[FilterSuggestion]| MAX_SUGGESTIONS.saturating_sub(suggestions.len());
            suggestions.extend(words(FilterKey::Player, &values.players, &token, room(&suggestions).min(8)));
            suggestions.extend(words(FilterKey::Event, &values.events, &token, room(&suggestions)));
        }
        suggestions.truncate(MAX_SUGGESTIONS);
        // No suggestion for a text that is there already.
        let (own, offered) = (&text[token.replace.clone()], suggestions.len());
        suggestions.retain(|suggestion| suggestion.insert != own);
        let is_whole = suggestions.len() < offered;
        Completion { replace: token.replace, suggestions, is_whole }
    }

    fn values_of(&self, key: FilterKey, token: &TermAtCursor, values: Option<&FilterValues>) -> Vec<FilterSuggestion> {
        let typed = fold(&token.typed);
        if key == FilterKey::Tag {
            let own = self.tags().iter().filter(|(tag, _)| fold(tag).starts_with(&typed));
            return own
                .map(|(tag, games)| finished(key, tag, SuggestionNote::OwnTag, Some(games.len() as u64)))
                .collect();
        }
        let Some(values) = values else { return Vec::new() };
        let counted = |list: &[(String, u64)]| -> Vec<FilterSuggestion> {
            let fitting = list.iter().filter(|(value, _)| fold(value).starts_with(&typed)).take(MAX_SUGGESTIONS);
            fitting.map(|(value, games)| finished(key, value, SuggestionNote::Key(key), Some(*games))).collect()
        };
        let ranks = |of: usize| -> Vec<FilterSuggestion> {
            let kinds = named(key, &typed, &values.rank_kinds[of], |value| value, SuggestionNote::Rank);
            kinds.into_iter().chain(counted(&values.ranks[of])).collect()
        };
        let mut found = match key {
            FilterKey::Player
            | FilterKey::Black
            | FilterKey::White
            | FilterKey::Winner
            | FilterKey::Loser
            | FilterKey::AsBlack
            | FilterKey::AsWhite => words(key, &values.players, token, MAX_SUGGESTIONS).collect(),
            FilterKey::Event => words(key, &values.events, token, MAX_SUGGESTIONS).collect(),
            FilterKey::Round => words(key, &values.rounds, token, MAX_SUGGESTIONS).collect(),
            FilterKey::Place => words(key, &values.places, token, MAX_SUGGESTIONS).collect(),
            FilterKey::Year | FilterKey::Date => counted(&values.years),
            FilterKey::Handicap => counted(&values.handicaps),
            FilterKey::Komi => counted(&values.komis),
            FilterKey::Size => counted(&values.sizes),
            FilterKey::Rank => ranks(0),
            FilterKey::BlackRank => ranks(1),
            FilterKey::WhiteRank => ranks(2),
            FilterKey::Result => named(key, &typed, &values.results, |value| value, SuggestionNote::Result),
            FilterKey::Is => named(key, &typed, &values.kinds, RecordKind::name, SuggestionNote::Kind),
            FilterKey::Has => named(key, &typed, &values.fields, FilterKey::name, SuggestionNote::Key),
            FilterKey::Moves | FilterKey::Tag | FilterKey::Path | FilterKey::Dyer => Vec::new(),
        };
        let has_form = matches!(
            key,
            FilterKey::Year
                | FilterKey::Date
                | FilterKey::Moves
                | FilterKey::Path
                | FilterKey::Dyer
                | FilterKey::Rank
                | FilterKey::Komi
        );
        if typed.is_empty() && has_form {
            let (insert, note) = (key.example().to_owned(), SuggestionNote::Example);
            found.insert(0, FilterSuggestion { insert, note, games: None, is_finished: true });
        }
        found
    }
}

/// The values of a fixed list whose names begin as typed.
fn named<T: Copy>(
    key: FilterKey,
    typed: &str,
    values: &[(T, u64)],
    name: fn(T) -> &'static str,
    note: fn(T) -> SuggestionNote,
) -> Vec<FilterSuggestion> {
    let fitting = values.iter().filter(|&&(value, _)| name(value).starts_with(typed));
    fitting.map(|&(value, games)| finished(key, name(value), note(value), Some(games))).collect()
}

fn keys(token: &TermAtCursor) -> Vec<FilterSuggestion> {
    if token.is_quoted {
        return Vec::new();
    }
    let typed = token.typed.to_ascii_lowercase();
    let key = |key: FilterKey| {
        let insert = format!("{}:", key.name_beginning(&typed)?);
        Some(FilterSuggestion { insert, note: SuggestionNote::Key(key), games: None, is_finished: false })
    };
    FilterKey::all().filter_map(key).collect()
}

fn finished(key: FilterKey, value: &str, note: SuggestionNote, games: Option<u64>) -> FilterSuggestion {
    let insert = format!("{key}:{}", quoted_if_needed(value));
    FilterSuggestion { insert, note, games, is_finished: true }
}

fn words<'a>(
    key: FilterKey,
    index: &'a WordIndex,
    token: &TermAtCursor,
    most: usize,
) -> impl Iterator<Item = FilterSuggestion> + use<'a> {
    let is_name = key.is_name();
    let typed = if is_name { fold_name(&token.typed) } else { fold_text(&token.typed) };
    // A name may have no games in this role.
    let found = index.beginning(&typed, most * 2).into_iter().filter(move |value| value.games(key) > 0);
    found.take(most).map(move |value: &FilterValue| {
        // Whole words for names, so that the games are those that are counted.
        let text = if is_name { quoted(&value.text) } else { quoted_if_needed(&value.text) };
        let note = SuggestionNote::Key(key);
        FilterSuggestion { insert: format!("{key}:{text}"), note, games: Some(value.games(key)), is_finished: true }
    })
}

/// The term at the cursor.
struct TermAtCursor {
    replace: Range<usize>,
    key: Option<FilterKey>,
    /// The value, or the word, up to the cursor.
    typed: String,
    is_quoted: bool,
}

impl TermAtCursor {
    /// `None` after a finished quoted text, and for an unknown key.
    fn at(text: &str, cursor: usize) -> Option<TermAtCursor> {
        let mut at = 0;
        loop {
            let rest = &text[at..cursor.max(at)];
            let skipped = rest.len() - rest.trim_start_matches(|c: char| c.is_whitespace() || "()-".contains(c)).len();
            at += skipped;
            let name = key_prefix(&text[at..]).filter(|(name, sign)| at + name.len() + sign.len_utf8() <= cursor);
            let value = at + name.map_or(0, |(name, sign)| name.len() + colon_length(sign));
            let quote = text[value..].strip_prefix('"').filter(|_| value < cursor);
            let closed = quote.and_then(quoted_end).map(|end| value + 1 + end + 1);
            let end = match quote {
                // Between two words nothing is replaced.
                None if value == cursor && name.is_none() => cursor,
                Some(_) => closed.unwrap_or(text.len()),
                None => value + word_end(&text[value..]),
            };
            if end < cursor {
                // A parenthesis that ends a word is passed over at the next turn.
                at = end.max(at + text[at..].chars().next().map_or(1, char::len_utf8));
                continue;
            }
            if closed == Some(cursor) {
                return None;
            }
            let key = match name {
                Some((name, _)) => Some(FilterKey::parse(name)?),
                None => None,
            };
            let typed = match quote {
                Some(_) => unescaped(&text[value + 1..cursor]),
                None => text[value..cursor].to_owned(),
            };
            return Some(TermAtCursor { replace: at..end, key, typed, is_quoted: quote.is_some() });
        }
    }
}
