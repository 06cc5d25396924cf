//! The values that a corpus has for each key, with their numbers of games, for completion.

use super::key::{FilterKey, RecordKind};
use crate::scripts::{fold_name, player_of, spellings};

/// Values of every key that has a list of them.
#[derive(Debug)]
pub(super) struct FilterValues {
    pub players: WordIndex,
    pub events: WordIndex,
    pub rounds: WordIndex,
    pub places: WordIndex,
    pub years: Vec<(String, u64)>,
    pub handicaps: Vec<(String, u64)>,
    pub komis: Vec<(String, u64)>,
    pub sizes: Vec<(String, u64)>,
    /// By key: either, Black's, White's.
    pub ranks: [Vec<(String, u64)>; 3],
    pub results: Vec<(&'static str, u64)>,
    pub kinds: Vec<(RecordKind, u64)>,
    pub fields: Vec<(FilterKey, u64)>,
}

/// Most games first; without the empty text.
pub(super) fn ranked(counts: impl Iterator<Item = (String, u64)>) -> Vec<(String, u64)> {
    let mut ranked: Vec<(String, u64)> = counts.filter(|(text, _)| !text.trim().is_empty()).collect();
    ranked.sort_unstable_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    ranked
}

/// Texts by the beginnings of their words.
#[derive(Debug)]
pub(super) struct WordIndex {
    /// Most games first.
    entries: Vec<FilterValue>,
    /// Entry, and where a word begins in its folded text; sorted by the text from there on.
    words: Vec<(u32, u32)>,
    /// Other spellings of the entries, from each of their words on, and the entry; sorted.
    aliases: Vec<(String, u32)>,
}

/// A value with its numbers of games: of names as Black, as White, and in all; of texts in all.
#[derive(Debug)]
pub(super) struct FilterValue {
    pub text: String,
    folded: String,
    counts: [u64; 3],
}

impl FilterValue {
    /// Games with it in this role.
    pub fn games(&self, key: FilterKey) -> u64 {
        match key {
            FilterKey::Black => self.counts[0],
            FilterKey::White => self.counts[1],
            _ => self.counts[2],
        }
    }
}

impl WordIndex {
    pub fn new(values: impl Iterator<Item = (String, String, [u64; 3])>) -> WordIndex {
        let value = |(text, folded, counts)| FilterValue { text, folded, counts };
        let mut entries: Vec<FilterValue> = values.map(value).filter(|value| !value.folded.trim().is_empty()).collect();
        entries.sort_unstable_by(|a, b| b.counts[2].cmp(&a.counts[2]).then_with(|| a.text.cmp(&b.text)));
        let mut words = Vec::new();
        for (entry, value) in entries.iter().enumerate() {
            let mut before = ' ';
            for (at, character) in value.folded.char_indices() {
                if character.is_alphanumeric() && !before.is_alphanumeric() {
                    words.push((entry as u32, at as u32));
                }
                before = character;
            }
        }
        let tail = |&(entry, at): &(u32, u32)| &entries[entry as usize].folded[at as usize..];
        words.sort_unstable_by(|a, b| tail(a).cmp(tail(b)).then(a.cmp(b)));
        WordIndex { entries, words, aliases: Vec::new() }
    }

    /// The same of players, who are found by all their known spellings.
    pub fn with_players(mut self) -> WordIndex {
        for (entry, value) in self.entries.iter().enumerate() {
            let Some(player) = player_of(&value.folded) else { continue };
            for spelling in spellings(player).map(fold_name).filter(|spelling| *spelling != value.folded) {
                let starts = std::iter::once(0).chain(spelling.match_indices(' ').map(|(at, _)| at + 1));
                self.aliases.extend(starts.map(|start| (spelling[start..].to_owned(), entry as u32)));
            }
        }
        self.aliases.sort_unstable();
        self
    }

    /// The values in which a word begins with this folded text, most games first; all for the empty text.
    ///
    /// The last of several words may begin a word anywhere, the others are parts. Other spellings come last.
    pub fn beginning(&self, typed: &str, most: usize) -> Vec<&FilterValue> {
        if typed.is_empty() {
            return self.entries.iter().take(most).collect();
        }
        let mut found: Vec<u32> = self.words_with(typed).collect();
        if found.is_empty()
            && let Some((others, last)) = typed.rsplit_once(' ')
        {
            let has_others =
                |&entry: &u32| others.split(' ').all(|other| self.entries[entry as usize].folded.contains(other));
            found = self.words_with(last).filter(has_others).collect();
        }
        found.sort_unstable();
        found.dedup();
        if found.len() < most {
            let mut others: Vec<u32> =
                self.by_alias(typed).filter(|other| found.binary_search(other).is_err()).collect();
            others.sort_unstable();
            others.dedup();
            found.extend(others);
        }
        found.into_iter().take(most).map(|entry| &self.entries[entry as usize]).collect()
    }

    fn by_alias(&self, typed: &str) -> impl Iterator<Item = u32> {
        let start = self.aliases.partition_point(|(spelling, _)| spelling.as_str() < typed);
        self.aliases[start..]
            .iter()
            .take_while(move |(spelling, _)| spelling.starts_with(typed))
            .map(|&(_, entry)| entry)
    }

    fn words_with(&self, typed: &str) -> impl Iterator<Item = u32> {
        let tail = |&(entry, at): &(u32, u32)| &self.entries[entry as usize].folded[at as usize..];
        let start = self.words.partition_point(|word| tail(word) < typed);
        self.words[start..].iter().take_while(move |word| tail(word).starts_with(typed)).map(|&(entry, _)| entry)
    }
}
