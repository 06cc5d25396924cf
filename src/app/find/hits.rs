//! The hit list: every hit, sorted by any column. A hit takes 16 bytes and its place in the order 4; if variations are
//! searched, its node takes 8 more.

use std::collections::HashMap;
use std::sync::Arc;

pub use super::hit_sort::{HitColumn, HitSort};
use crate::Effects;
use crate::tasks::Awaited;
use katachi_core::corpus::{Corpus, GameHeader, GameId};
use katachi_core::find::Hit;
use katachi_core::go::{NodeId, date_order};
use katachi_core::jobs::JobError;
use katachi_core::progress::{Cancelled, Progress};
use katachi_language::text;

/// Below this many hits the order is made at once.
const MAX_FOREGROUND_HITS: usize = 5_000;

/// Hits by game and move, with their nodes in the games' trees.
#[derive(Clone, Debug, Default)]
pub struct Hits {
    hits: Arc<Vec<Hit>>,
    /// The node of each hit. Empty if only main lines were searched.
    nodes: Arc<Vec<Option<NodeId>>>,
    /// Moves played up to the end of each hit's sequence. Empty if a shape alone was searched.
    ends: Arc<Vec<u32>>,
}

impl Hits {
    pub(super) fn new(hits: Vec<Hit>, nodes: Vec<Option<NodeId>>, ends: Vec<u32>) -> Hits {
        Hits { hits: Arc::new(hits), nodes: Arc::new(nodes), ends: Arc::new(ends) }
    }

    /// Moves played when all that was drawn stands on the board.
    fn moves(&self, place: usize) -> u32 {
        self.ends.get(place).copied().unwrap_or(self.hits[place].moves)
    }

    pub(super) fn count(&self) -> usize {
        self.hits.len()
    }
}

#[derive(Default)]
pub struct HitList {
    hits: Hits,
    order: Awaited<Vec<u32>>,
    sort: HitSort,
    /// Only the first hit of each game is listed, in this order.
    one_a_game: bool,
}

impl HitList {
    pub fn len(&self) -> usize {
        self.order.value().map_or(0, Vec::len).min(self.hits.count())
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// The hit in a row of the list.
    pub fn row(&self, row: usize) -> Option<Hit> {
        let place = *self.order.value()?.get(row)?;
        self.hits.hits.get(place as usize).copied()
    }

    /// The node of the hit in a row, where variations were searched and its game has any.
    pub fn node(&self, row: usize) -> Option<NodeId> {
        let place = *self.order.value()?.get(row)?;
        self.hits.nodes.get(place as usize).copied().flatten()
    }

    /// Moves played when all that was drawn stands on the board: after the sequence, if one was searched.
    pub fn moves(&self, row: usize) -> Option<u32> {
        let place = *self.order.value()?.get(row)?;
        Some(self.hits.moves(place as usize))
    }

    /// The row of a hit. Scans the whole list, so do not call it every frame.
    pub fn row_of(&self, hit: Hit) -> Option<usize> {
        let place = self.hits.hits.iter().position(|&other| other == hit)? as u32;
        self.order.value()?.iter().position(|&other| other == place)
    }

    /// All hits: in the order of the list or, if that has one of each game, by game and move.
    pub fn all(&self) -> Vec<Hit> {
        match self.one_a_game {
            true => self.hits.hits.to_vec(),
            false => (0..self.len()).filter_map(|row| self.row(row)).collect(),
        }
    }

    /// The first hit of a game, and the moves played when all that was drawn stands on the board.
    pub fn first_of(&self, game: GameId) -> Option<(Hit, u32)> {
        let place = self.hits.hits.partition_point(|hit| hit.game < game);
        let hit = self.hits.hits.get(place).copied().filter(|hit| hit.game == game)?;
        Some((hit, self.hits.moves(place)))
    }

    /// The hits of a game, listed or not.
    pub fn in_game(&self, game: GameId) -> &[Hit] {
        let from = self.hits.hits.partition_point(|hit| hit.game < game);
        let rest = &self.hits.hits[from..];
        &rest[..rest.partition_point(|hit| hit.game == game)]
    }

    /// The number of hits that have come in, listed or not.
    pub fn count(&self) -> usize {
        self.hits.count()
    }

    pub fn sort(&self) -> HitSort {
        self.sort
    }

    /// Whether only the first hit of each game is listed.
    pub fn is_one_a_game(&self) -> bool {
        self.one_a_game
    }

    pub fn is_sorting(&self) -> bool {
        self.order.is_running()
    }

    /// Takes hits by game and move.
    pub(super) fn set(&mut self, hits: Hits, corpus: &Arc<Corpus>, effects: &mut Effects) {
        // The order of the old hits does not fit the new ones.
        self.order = Awaited::default();
        self.hits = hits;
        self.arrange(corpus, effects);
    }

    pub(super) fn set_sort(&mut self, sort: HitSort, corpus: &Arc<Corpus>, effects: &mut Effects) {
        if self.sort != sort {
            self.sort = sort;
            self.arrange(corpus, effects);
        }
    }

    pub(super) fn set_one_a_game(&mut self, one: bool, corpus: &Arc<Corpus>, effects: &mut Effects) {
        if self.one_a_game != one {
            self.one_a_game = one;
            self.arrange(corpus, effects);
        }
    }

    pub(super) fn clear(&mut self) {
        *self = HitList { sort: self.sort, one_a_game: self.one_a_game, ..HitList::default() };
    }

    pub(super) fn poll(&mut self) -> bool {
        self.order.poll()
    }

    fn arrange(&mut self, corpus: &Arc<Corpus>, effects: &mut Effects) {
        let (sort, one_a_game) = (self.sort, self.one_a_game);
        if sort == HitSort::default() {
            let order = (0..self.hits.count() as u32).collect();
            self.order.set(listed(order, &self.hits, one_a_game));
        } else if self.hits.count() <= MAX_FOREGROUND_HITS {
            let order = arranged(corpus, &self.hits, sort, &Progress::new());
            self.order.set(listed(order.unwrap_or_default(), &self.hits, one_a_game));
        } else {
            let (corpus, hits) = (Arc::clone(corpus), self.hits.clone());
            let task = self.order.start(text!("find-task-sort"), move |progress| {
                let order = arranged(&corpus, &hits, sort, progress).map_err(JobError::from)?;
                Ok(listed(order, &hits, one_a_game))
            });
            effects.spawn(task.asked().quiet());
        }
    }
}

/// The places that are listed: all, or the first of each game.
fn listed(mut order: Vec<u32>, all: &Hits, one_a_game: bool) -> Vec<u32> {
    if one_a_game {
        let game = |place: u32| all.hits[place as usize].game.0 as usize;
        let mut is_listed = vec![false; order.iter().map(|&place| game(place) + 1).max().unwrap_or(0)];
        order.retain(|&place| !std::mem::replace(&mut is_listed[game(place)], true));
    }
    order
}

/// The sorted places of hits. Ties keep the order of games and moves, even if `sort` is descending.
fn arranged(corpus: &Corpus, all: &Hits, sort: HitSort, progress: &Progress) -> Result<Vec<u32>, Cancelled> {
    let hits = &all.hits[..];
    let keys: Vec<u64> = match sort.column {
        HitColumn::Number => (0..hits.len() as u64).collect(),
        HitColumn::Move => (0..hits.len()).map(|place| u64::from(all.moves(place))).collect(),
        HitColumn::Image => hits.iter().map(|hit| hit.image().index() as u64).collect(),
        HitColumn::Game => hits.iter().map(|hit| u64::from(hit.game.0)).collect(),
        HitColumn::Next => hits.iter().map(next_key).collect(),
        HitColumn::Black => by_text(corpus, hits, |header| header.black),
        HitColumn::White => by_text(corpus, hits, |header| header.white),
        HitColumn::Result => by_text(corpus, hits, |header| header.result),
        HitColumn::Event => by_text(corpus, hits, |header| header.event),
        HitColumn::Date => by_date(corpus, hits),
    };
    progress.check()?;
    let mut order: Vec<u32> = (0..hits.len() as u32).collect();
    // The place is part of the key, so no two are equal.
    let key = |&place: &u32| {
        let key = keys[place as usize];
        let is_unknown = sort.column == HitColumn::Date && key == UNKNOWN_DATE;
        (if sort.descending && !is_unknown { u64::MAX - key } else { key }, place)
    };
    for chunk in order.chunks_mut(1 << 16) {
        progress.check()?;
        chunk.sort_unstable_by_key(key);
    }
    progress.check()?;
    // The stable sort merges runs that are sorted already.
    order.sort_by_key(key);
    Ok(order)
}

fn next_key(hit: &Hit) -> u64 {
    hit.next().map_or(u64::MAX >> 1, |next| {
        u64::from(next.later) << 24 | (next.color as u64) << 16 | u64::from(next.point.y) << 8 | u64::from(next.point.x)
    })
}

/// For each hit, the rank of a text of its game's header. Equal texts have equal ranks; empty texts have the last.
fn by_text(corpus: &Corpus, hits: &[Hit], text: impl Fn(GameHeader<'_>) -> &str) -> Vec<u64> {
    ranks_of_games(corpus, hits, |id| {
        let text = text(corpus.header(id));
        (text.is_empty(), text)
    })
}

/// The key of a hit whose game has no date that is known.
const UNKNOWN_DATE: u64 = u64::MAX;

/// For each hit, the rank of its game's date, or [`UNKNOWN_DATE`].
fn by_date(corpus: &Corpus, hits: &[Hit]) -> Vec<u64> {
    let mut dates: HashMap<GameId, Option<u64>> = HashMap::new();
    for hit in hits {
        dates.entry(hit.game).or_insert_with(|| date_order(corpus.header(hit.game).date, corpus.year(hit.game)));
    }
    let ranks = ranks_of_games(corpus, hits, |id| dates[&id]);
    hits.iter().zip(ranks).map(|(hit, rank)| if dates[&hit.game].is_some() { rank } else { UNKNOWN_DATE }).collect()
}

/// For each hit, the rank of its game by a key. Games of equal keys have equal ranks.
fn ranks_of_games<K: Ord>(corpus: &Corpus, hits: &[Hit], key: impl Fn(GameId) -> K) -> Vec<u64> {
    let mut games: Vec<GameId> = hits.iter().map(|hit| hit.game).collect();
    games.dedup();
    games.sort_by_cached_key(|&id| key(id));
    let mut ranks = vec![0; corpus.record_count()];
    let mut rank = 0;
    for (at, &game) in games.iter().enumerate() {
        rank += u64::from(at > 0 && key(games[at - 1]) != key(game));
        ranks[game.index()] = rank;
    }
    hits.iter().map(|hit| ranks[hit.game.index()]).collect()
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use super::*;
    use crate::state_tests::corpus_of;
    use katachi_core::find::{Query, SearchOptions, scan};

    #[test]
    fn rows_follow_any_column_and_every_hit_is_there_once() {
        let corpus = Arc::new(corpus_of(&[("Shusaku", "Gennan", 9), ("Jowa", "Kitani", 5), ("", "Dosaku", 7)]));
        let query: Query = "X\n".parse().unwrap();
        let options = SearchOptions { keep: usize::MAX, ..SearchOptions::default() };
        let hits = Arc::new(scan(&corpus, &query, &options, &Progress::new()).unwrap().kept);
        assert!(hits.len() >= 12, "{}", hits.len());
        let effects = &mut Effects::default();
        let mut list = HitList::default();
        list.set(Hits { hits: Arc::clone(&hits), ..Hits::default() }, &corpus, effects);
        for column in HitColumn::ALL {
            for _ in 0..2 {
                list.set_sort(list.sort().clicked(column), &corpus, effects);
                let mut rows: Vec<Hit> = (0..list.len()).filter_map(|row| list.row(row)).collect();
                if column == HitColumn::Move {
                    let sorted = rows.is_sorted_by_key(|hit| hit.moves);
                    assert!(sorted != list.sort().descending);
                }
                rows.sort_by_key(|hit| (hit.game, hit.moves, hit.image().index(), hit.place().1, hit.place().0));
                assert_eq!(rows, *hits, "{column:?}");
            }
        }
        list.set_sort(HitSort { column: HitColumn::Black, descending: false }, &corpus, effects);
        let names: Vec<&str> = (0..list.len()).map(|row| corpus.header(list.row(row).unwrap().game).black).collect();
        assert_eq!((names[0], names[names.len() - 1]), ("Jowa", ""), "no name comes last");
        assert_eq!(list.first_of(GameId(1)).map(|(hit, _)| hit.game), Some(GameId(1)));
        assert_eq!(list.row_of(list.row(3).unwrap()), Some(3));
        // The last hits of each game come first, and are those that are left.
        list.set_sort(HitSort { column: HitColumn::Move, descending: true }, &corpus, effects);
        list.set_one_a_game(true, &corpus, effects);
        let rows: Vec<Hit> = (0..list.len()).filter_map(|row| list.row(row)).collect();
        assert_eq!(rows.iter().map(|hit| hit.game).collect::<HashSet<_>>().len(), rows.len());
        let last = |game| hits.iter().filter(|hit| hit.game == game).map(|hit| hit.moves).max();
        assert!(rows.len() == 3 && rows.iter().all(|hit| Some(hit.moves) == last(hit.game)));
    }
}
