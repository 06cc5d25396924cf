//! The values of each key in a corpus, with their numbers of games, for completion.

use super::key::{FilterKey, RecordKind};
use crate::scripts::{fold_name, player_of, spellings};

/// The values of every key whose values can be listed.
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
    /// Ranks of either player, of Black, of White.
    pub ranks: [Vec<(String, u64)>; 3],
    /// Professionals and amateurs: either player, Black, White.
    pub rank_kinds: [Vec<(&'static str, u64)>; 3],
    pub results: Vec<(&'static str, u64)>,
    pub kinds: Vec<(RecordKind, u64)>,
    pub fields: Vec<(FilterKey, u64)>,
}

/// Sorts values by their numbers of games, most first, and drops blank values.
pub(super) fn ranked(counts: impl Iterator<Item = (String, u64)>) -> Vec<(String, u64)> {
    let mut ranked: Vec<(String, u64)> = counts.filter(|(text, _)| !text.trim().is_empty()).collect();
    ranked.sort_unstable_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    ranked
}

/// Values, found by the beginnings of their words.
#[derive(Debug)]
pub(super) struct WordIndex {
    /// Sorted by games, most first.
    entries: Vec<FilterValue>,
    /// Every word of every entry: the entry's number, and the byte offset of the word in its folded text. Sorted by the
    /// text from there on.
    words: Vec<(u32, u32)>,
    /// Other spellings of the entries: the text from each word to the end, and the entry's number. Sorted.
    aliases: Vec<(String, u32)>,
}

/// A value with its numbers of games: as Black, as White, and in all. Values that are not names use the last number
/// alone.
#[derive(Debug)]
pub(super) struct FilterValue {
    pub text: String,
    folded: String,
    counts: [u64; 3],
}

impl FilterValue {
    /// Number of games that have this value under `key`.
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

    /// Adds other spellings, so that players are found by all that are known.
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

    /// Values with a word that begins with the folded text `typed`, most games first. The empty text gives all.
    ///
    /// If there are none and `typed` has several words, the last word must begin a word of the value, and the others
    /// may stand anywhere in it. Values that match by another spelling come last.
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
