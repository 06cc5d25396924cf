//! The values that a corpus has for each key, with their numbers of games, for completion.

use std::collections::HashMap;

use super::catalogue::Catalogue;
use super::key::{Key, Kind, LACKABLE};
use super::names::{fold, fold_name, name_key};
use super::{Expression, GameFilter, Term};
use crate::corpus::Corpus;

/// Values of every key that has a list of them.
#[derive(Debug)]
pub(super) struct Values {
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
    pub results: Vec<(&'static str, &'static str, u64)>,
    pub kinds: Vec<(Kind, u64)>,
    pub fields: Vec<(Key, u64)>,
}

const RESULTS: [(&str, &str); 12] = [
    ("b", "Black won"),
    ("w", "White won"),
    ("resign", "won by resignation"),
    ("time", "won on time"),
    ("points", "counted; also >5, <1, 0.5..2.5"),
    ("forfeit", "won by forfeit"),
    ("draw", "nobody won: a draw"),
    ("void", "nobody won: void, no result"),
    ("unknown", "the record does not say"),
    ("b+resign", "White resigned"),
    ("w+resign", "Black resigned"),
    ("b+points", "Black won, counted"),
];

impl Values {
    /// Values count games; kinds and fields count records, duplicates and positions included.
    pub fn new(catalogue: &Catalogue) -> Values {
        let corpus = catalogue.corpus();
        let mut named: HashMap<&str, [u64; 2]> = HashMap::new();
        let mut texts: [HashMap<&str, u64>; 5] = Default::default();
        let mut either_rank: HashMap<&str, u64> = HashMap::new();
        let mut numbers: [HashMap<String, u64>; 4] = Default::default();
        for &id in corpus.games() {
            let header = corpus.header(id);
            named.entry(header.black).or_default()[0] += 1;
            named.entry(header.white).or_default()[1] += 1;
            let own = [header.event, header.round, header.place, header.black_rank, header.white_rank];
            texts.iter_mut().zip(own).for_each(|(counts, text)| *counts.entry(text).or_default() += 1);
            *either_rank.entry(header.black_rank).or_default() += 1;
            if header.white_rank != header.black_rank {
                *either_rank.entry(header.white_rank).or_default() += 1;
            }
            let size = Some(corpus.game(id).size.side().to_string());
            let year = header.year.map(|year| year.to_string());
            let values = [year, Some(header.handicap.to_string()), header.komi.map(|komi| komi.to_string()), size];
            for (counts, value) in numbers.iter_mut().zip(values) {
                value.into_iter().for_each(|value| *counts.entry(value).or_default() += 1);
            }
        }
        let [events, rounds, places, black_ranks, white_ranks] = texts;
        let [years, handicaps, komis, sizes] = numbers.map(|counts| ranked(counts.into_iter()));
        let ranks = [either_rank, black_ranks, white_ranks]
            .map(|counts| ranked(counts.into_iter().map(|(rank, count)| (rank.to_owned(), count))));
        let texts = |counts: HashMap<&str, u64>| {
            WordIndex::new(counts.into_iter().map(|(text, count)| (text.to_owned(), fold(text), [0, 0, count])))
        };
        let count = |term: Term| {
            let matches = GameFilter(Expression::Term(term)).matches(catalogue);
            corpus.records().filter(|&id| matches.contains(id)).count() as u64
        };
        let result = |(text, note): (&'static str, &'static str)| {
            let filter: GameFilter = format!("result:{text}").parse().expect("the table has results alone");
            (text, note, filter.matches(catalogue).games(corpus).count())
        };
        Values {
            players: WordIndex::new(players(corpus, named)),
            events: texts(events),
            rounds: texts(rounds),
            places: texts(places),
            years,
            handicaps,
            komis,
            sizes,
            ranks,
            results: RESULTS.map(result).to_vec(),
            kinds: Kind::ALL.map(|kind| (kind, count(Term::Is(kind)))).to_vec(),
            fields: LACKABLE.map(|key| (key, count(Term::Has(key)))).to_vec(),
        }
    }
}

/// Names that differ by case, accents, punctuation or order are one player, under the commonest spelling.
fn players(
    corpus: &Corpus,
    named: HashMap<&str, [u64; 2]>,
) -> impl Iterator<Item = (String, String, [u64; 3])> + use<> {
    let keys: HashMap<&str, String> = named.keys().map(|&name| (name, name_key(&fold_name(name)))).collect();
    let mut players: HashMap<&str, (u64, &str, [u64; 3])> = HashMap::new();
    for (&name, counts) in &named {
        let own = counts[0] + counts[1];
        let entry = players.entry(&keys[name]).or_insert((0, "", [0; 3]));
        if (own, std::cmp::Reverse(name)) > (entry.0, std::cmp::Reverse(entry.1)) {
            (entry.0, entry.1) = (own, name);
        }
        entry.2.iter_mut().zip([counts[0], counts[1], own]).for_each(|(sum, count)| *sum += count);
    }
    // A game of one name against itself is one game.
    for &id in corpus.games() {
        let header = corpus.header(id);
        let (black, white) = (&keys[header.black], &keys[header.white]);
        if black == white
            && let Some(player) = players.get_mut(black.as_str())
        {
            player.2[2] -= 1;
        }
    }
    let named = players.into_iter().filter(|(key, _)| !key.is_empty());
    let players: Vec<_> = named.map(|(_, (_, name, counts))| (name.to_owned(), fold_name(name), counts)).collect();
    players.into_iter()
}

/// Most games first; without the empty text.
fn ranked(counts: impl Iterator<Item = (String, u64)>) -> Vec<(String, u64)> {
    let mut ranked: Vec<(String, u64)> = counts.filter(|(text, _)| !text.trim().is_empty()).collect();
    ranked.sort_unstable_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    ranked
}

/// Texts by the beginnings of their words.
#[derive(Debug)]
pub(super) struct WordIndex {
    /// Most games first.
    entries: Vec<Value>,
    /// Entry, and where a word begins in its folded text; sorted by the text from there on.
    words: Vec<(u32, u32)>,
}

/// A value with its numbers of games: of names as Black, as White, and in all; of texts in all.
#[derive(Debug)]
pub(super) struct Value {
    pub text: String,
    folded: String,
    counts: [u64; 3],
}

impl Value {
    /// Games with it in this role.
    pub fn games(&self, key: Key) -> u64 {
        match key {
            Key::Black => self.counts[0],
            Key::White => self.counts[1],
            _ => self.counts[2],
        }
    }
}

impl WordIndex {
    fn new(values: impl Iterator<Item = (String, String, [u64; 3])>) -> WordIndex {
        let value = |(text, folded, counts)| Value { text, folded, counts };
        let mut entries: Vec<Value> = values.map(value).filter(|value| !value.folded.trim().is_empty()).collect();
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
        WordIndex { entries, words }
    }

    /// The values in which a word begins with this folded text, most games first; all for the empty text.
    ///
    /// Of several words the last may begin a word anywhere, the others are parts.
    pub fn beginning(&self, typed: &str, most: usize) -> Vec<&Value> {
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
        found.into_iter().take(most).map(|entry| &self.entries[entry as usize]).collect()
    }

    fn words_with(&self, typed: &str) -> impl Iterator<Item = u32> {
        let tail = |&(entry, at): &(u32, u32)| &self.entries[entry as usize].folded[at as usize..];
        let start = self.words.partition_point(|word| tail(word) < typed);
        self.words[start..].iter().take_while(move |word| tail(word).starts_with(typed)).map(|&(entry, _)| entry)
    }
}
