//! Counts the values that a corpus has for each key.

use std::collections::HashMap;

use super::catalogue::Catalogue;
use super::key::{FilterKey, OPTIONAL_KEYS, RecordKind};
use super::names::player_key;
use super::values::{FilterValues, WordIndex, ranked};
use super::{Expression, FilterTerm, GameFilter};
use crate::corpus::Corpus;
use crate::scripts::{fold_name, fold_text};

impl Catalogue {
    /// The values of the corpus that completion offers; made now if they are not there yet.
    pub(super) fn values(&self) -> &FilterValues {
        self.kept_values().get_or_init(|| count_values(self))
    }
}

/// The results that completion offers.
pub const RESULT_VALUES: [&str; 12] =
    ["b", "w", "resign", "time", "points", "forfeit", "draw", "void", "unknown", "b+resign", "w+resign", "b+points"];

/// The kinds of ranks that completion offers before the ranks of the records.
pub const RANK_VALUES: [&str; 2] = ["pro", "amateur"];

/// Values count the records that are searched: games and positions, as a filter does. Kinds and fields count records, duplicates and positions included.
fn count_values(catalogue: &Catalogue) -> FilterValues {
    let corpus = catalogue.corpus();
    let mut named: HashMap<&str, [u64; 2]> = HashMap::new();
    let mut texts: [HashMap<&str, u64>; 5] = Default::default();
    let mut either_rank: HashMap<&str, u64> = HashMap::new();
    let mut numbers: [HashMap<String, u64>; 4] = Default::default();
    for &id in corpus.searched() {
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
        WordIndex::new(counts.into_iter().map(|(text, count)| (text.to_owned(), fold_text(text), [0, 0, count])))
    };
    let count = |term: FilterTerm| {
        let matches = GameFilter(Expression::Term(term)).matches(catalogue);
        corpus.records().filter(|&id| matches.contains(id)).count() as u64
    };
    let fixed = |key: FilterKey, text: &'static str| {
        let filter: GameFilter = format!("{key}:{text}").parse().expect("the tables have values of their keys alone");
        (text, filter.matches(catalogue).games(corpus).count())
    };
    FilterValues {
        players: WordIndex::new(players(corpus, named)).with_players(),
        events: texts(events),
        rounds: texts(rounds),
        places: texts(places),
        years,
        handicaps,
        komis,
        sizes,
        ranks,
        rank_kinds: [FilterKey::Rank, FilterKey::BlackRank, FilterKey::WhiteRank]
            .map(|key| RANK_VALUES.map(|text| fixed(key, text)).to_vec()),
        results: RESULT_VALUES.map(|text| fixed(FilterKey::Result, text)).to_vec(),
        kinds: RecordKind::ALL.map(|kind| (kind, count(FilterTerm::Is(kind)))).to_vec(),
        fields: OPTIONAL_KEYS.map(|key| (key, count(FilterTerm::Has(key)))).to_vec(),
    }
}

/// Joins names into players: names that differ by case, accents, punctuation or order, and known names of one player.
/// Each player comes with the commonest spelling, its folded form, and the games as Black, as White, and in all.
fn players(
    corpus: &Corpus,
    named: HashMap<&str, [u64; 2]>,
) -> impl Iterator<Item = (String, String, [u64; 3])> + use<> {
    let keys: HashMap<&str, String> = named.keys().map(|&name| (name, player_key(&fold_name(name)))).collect();
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
    for &id in corpus.searched() {
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
