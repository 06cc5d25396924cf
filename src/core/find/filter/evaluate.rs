//! Evaluates filters over the columns of a corpus: each term gives a bit for each record, joined a word at a time.

use std::collections::BTreeMap;
use std::fmt;

use super::bits::Bits;
use super::catalogue::Catalogue;
use super::key::FilterKey;
use super::{Expression, GameFilter};
use crate::corpus::{Corpus, GameId};
use crate::find::{GameSet, SearchOptions};
use crate::words::counted;

/// The records that pass a filter.
#[derive(Clone, Debug)]
pub struct Matches {
    yes: Bits,
    /// Records that do not pass, but might if they did not lack a value, by its key.
    lacking: Vec<(FilterKey, Bits)>,
}

/// Games that are left out because their record does not say enough, by key. One game may lack several things.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LeftOutByKey(BTreeMap<FilterKey, u64>);

impl GameFilter {
    /// Tests every record. 100,000 games take a few milliseconds, once the catalogue is warm.
    pub fn matches(&self, catalogue: &Catalogue) -> Matches {
        evaluate(&self.0, true, catalogue)
    }
}

/// The games in which a drawing is looked for.
#[derive(Clone, Debug)]
pub struct FilteredGames {
    pub games: GameSet,
    /// As [`SearchOptions::by_colors`].
    by_colors: Option<[GameSet; 2]>,
}

impl FilteredGames {
    /// The games of both.
    pub fn and(&self, games: &GameSet) -> FilteredGames {
        FilteredGames { games: self.games.and(games), by_colors: self.by_colors.clone() }
    }

    pub fn options(&self, keep: usize) -> SearchOptions<'_> {
        SearchOptions { games: Some(&self.games), by_colors: self.by_colors.as_ref(), keep }
    }
}

impl From<GameSet> for FilteredGames {
    fn from(games: GameSet) -> FilteredGames {
        FilteredGames { games, by_colors: None }
    }
}

impl GameFilter {
    /// The games in which a drawing is looked for, of those that are searched.
    pub fn games(&self, catalogue: &Catalogue) -> FilteredGames {
        let games = |filter: &GameFilter| filter.matches(catalogue).games(catalogue.corpus());
        match self.by_colors() {
            None => games(self).into(),
            Some(filters) => {
                let by_colors = filters.map(|filter| games(&filter));
                FilteredGames { games: by_colors[0].or(&by_colors[1]), by_colors: Some(by_colors) }
            }
        }
    }
}

impl Matches {
    /// These records, and none that lacks anything.
    pub(super) fn exactly(yes: Bits) -> Matches {
        Matches { yes, lacking: Vec::new() }
    }

    /// Whether a record passes, whatever its standing.
    pub fn contains(&self, id: GameId) -> bool {
        self.yes.contains(id)
    }

    /// The games that pass, of those that are mined and searched.
    pub fn games(&self, corpus: &Corpus) -> GameSet {
        GameSet::matching(corpus, |id| self.contains(id))
    }

    /// Counts the records of `among` that are left out because they lack a value, by its key.
    pub fn left_out(&self, among: impl Iterator<Item = GameId>) -> LeftOutByKey {
        let mut counts = BTreeMap::new();
        if self.lacking.iter().any(|(_, bits)| !bits.is_empty()) {
            for id in among {
                for (key, bits) in &self.lacking {
                    if bits.contains(id) {
                        *counts.entry(*key).or_default() += 1;
                    }
                }
            }
        }
        LeftOutByKey(counts)
    }
}

impl LeftOutByKey {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn iter(&self) -> impl Iterator<Item = (FilterKey, u64)> + '_ {
        self.0.iter().map(|(&key, &count)| (key, count))
    }

    pub fn count(&self, key: FilterKey) -> u64 {
        self.0.get(&key).copied().unwrap_or(0)
    }
}

impl FromIterator<(FilterKey, u64)> for LeftOutByKey {
    fn from_iter<T: IntoIterator<Item = (FilterKey, u64)>>(counts: T) -> LeftOutByKey {
        LeftOutByKey(counts.into_iter().collect())
    }
}

impl fmt::Display for LeftOutByKey {
    /// English: `12 games have no year, 1 game has no komi`; empty if none is left out.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let said = self.iter().map(|(key, count)| {
            let have = if count == 1 { "has" } else { "have" };
            format!("{} {have} no {}", counted(count as usize, "game"), key.lacking())
        });
        f.write_str(&said.collect::<Vec<_>>().join(", "))
    }
}

impl serde::Serialize for LeftOutByKey {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.iter().map(|(key, count)| (key.name(), count)))
    }
}

/// The answer of a term for a record.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) enum TermVerdict {
    Yes,
    No,
    /// No, since the record does not say this.
    Lacks(FilterKey),
}

impl TermVerdict {
    pub fn from_bool(holds: bool) -> TermVerdict {
        if holds { TermVerdict::Yes } else { TermVerdict::No }
    }

    /// `None` for a record that lacks the key.
    pub fn known(holds: Option<bool>, key: FilterKey) -> TermVerdict {
        holds.map_or(TermVerdict::Lacks(key), TermVerdict::from_bool)
    }
}

/// Moves negations down to the terms, so that only single terms are negated, never joined ones.
fn evaluate(expression: &Expression, positive: bool, catalogue: &Catalogue) -> Matches {
    let parts = |parts: &[Expression]| parts.iter().map(|part| evaluate(part, positive, catalogue)).collect::<Vec<_>>();
    let len = catalogue.corpus().record_count();
    match (expression, positive) {
        (Expression::Not(inner), _) => evaluate(inner, !positive, catalogue),
        (Expression::All(all), true) | (Expression::Any(all), false) => Matches::all_of(parts(all), len),
        (Expression::Any(any), true) | (Expression::All(any), false) => Matches::any_of(parts(any), len),
        (Expression::Term(term), true) => term.matches(catalogue),
        (Expression::Term(term), false) => Matches::exactly(term.matches(catalogue).yes.complement()),
    }
}

impl Matches {
    /// Asks `verdict` about every record.
    pub(super) fn collect(len: usize, mut verdict: impl FnMut(usize) -> TermVerdict) -> Matches {
        let (mut yes, mut lacking) = (Bits::none(len), Vec::<(FilterKey, Bits)>::new());
        for at in 0..len {
            match verdict(at) {
                TermVerdict::No => {}
                TermVerdict::Yes => yes.insert(at),
                TermVerdict::Lacks(key) => {
                    let known = lacking.iter().position(|(other, _)| *other == key);
                    let known = known.unwrap_or_else(|| {
                        lacking.push((key, Bits::none(len)));
                        lacking.len() - 1
                    });
                    lacking[known].1.insert(at);
                }
            }
        }
        Matches { yes, lacking }
    }

    /// Records that pass, and those that might if they did not lack a value.
    fn possible(&self) -> Bits {
        let mut possible = self.yes.clone();
        self.lacking.iter().for_each(|(_, bits)| possible.or(bits));
        possible
    }

    fn all_of(parts: Vec<Matches>, len: usize) -> Matches {
        let (mut yes, mut possible) = (Bits::all(len), Bits::all(len));
        for part in &parts {
            yes.and(&part.yes);
            possible.and(&part.possible());
        }
        let mut joined = Matches { yes, lacking: joined_lacking(parts) };
        for (_, bits) in &mut joined.lacking {
            bits.and(&possible);
            bits.without(&joined.yes);
        }
        joined
    }

    fn any_of(parts: Vec<Matches>, len: usize) -> Matches {
        let mut yes = Bits::none(len);
        parts.iter().for_each(|part| yes.or(&part.yes));
        let mut joined = Matches { yes, lacking: joined_lacking(parts) };
        joined.lacking.iter_mut().for_each(|(_, bits)| bits.without(&joined.yes));
        joined
    }
}

fn joined_lacking(parts: Vec<Matches>) -> Vec<(FilterKey, Bits)> {
    let mut joined = BTreeMap::<FilterKey, Bits>::new();
    for (key, bits) in parts.into_iter().flat_map(|part| part.lacking) {
        match joined.get_mut(&key) {
            Some(known) => known.or(&bits),
            None => _ = joined.insert(key, bits),
        }
    }
    joined.into_iter().collect()
}
