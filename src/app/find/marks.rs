//! The hits that are marked for pages and export. Marks belong to the drawing that found them: another drawing begins
//! without marks, and the marks come back with their drawing.

use std::sync::Arc;

use super::Find;
use super::search::MAX_HITS;
use crate::kept::KeptGame;
use katachi_core::corpus::GameId;
use katachi_core::find::{Hit, Query};

/// A hit that is marked for pages and export, with the drawing that it answers.
#[derive(Clone, Debug)]
pub struct MarkedHit {
    pub hit: Hit,
    pub query: Arc<Query>,
    pub(super) game: KeptGame,
}

/// Marked hits in a list for each drawing, in the order in which the drawings were first marked. No list is empty.
#[derive(Debug, Default)]
pub(super) struct MarkedHits(Vec<Vec<MarkedHit>>);

/// Sorts marks by their games and moves.
type MarkKey = (GameId, u32, usize, (i32, i32));

fn mark_key(hit: Hit) -> MarkKey {
    (hit.game, hit.moves, hit.image().index(), hit.place())
}

impl MarkedHits {
    /// All marks, drawing by drawing.
    pub fn all(&self) -> impl Iterator<Item = &MarkedHit> {
        self.0.iter().flatten()
    }

    /// The marks of a drawing, in the order of the games and their moves.
    pub fn under(&self, query: &Query) -> &[MarkedHit] {
        self.0.iter().find(|marks| *marks[0].query == *query).map(Vec::as_slice).unwrap_or_default()
    }

    pub fn add(&mut self, query: &Query, hit: Hit, game: KeptGame) {
        let Some(known) = self.0.iter().position(|marks| *marks[0].query == *query) else {
            return self.0.push(vec![MarkedHit { hit, query: Arc::new(query.clone()), game }]);
        };
        let marks = &mut self.0[known];
        let mark = MarkedHit { hit, query: Arc::clone(&marks[0].query), game };
        match marks.binary_search_by_key(&mark_key(hit), |mark| mark_key(mark.hit)) {
            Ok(at) => marks[at] = mark,
            Err(at) => marks.insert(at, mark),
        }
    }

    fn remove(&mut self, query: &Query, hit: Hit) {
        for marks in self.0.iter_mut().filter(|marks| *marks[0].query == *query) {
            marks.retain(|mark| mark_key(mark.hit) != mark_key(hit));
        }
        self.0.retain(|marks| !marks.is_empty());
    }

    fn remove_all(&mut self, query: &Query) {
        self.0.retain(|marks| *marks[0].query != *query);
    }
}

impl Find {
    /// The marked hits of the shown result's drawing, in the order of the games and their moves.
    pub fn marks(&self) -> &[MarkedHit] {
        self.search.shown().map(|found| self.marks.under(&found.asked.query)).unwrap_or_default()
    }

    /// The marked hits of all drawings.
    pub(crate) fn all_marks(&self) -> impl Iterator<Item = &MarkedHit> {
        self.marks.all()
    }

    pub fn is_marked(&self, hit: Hit) -> bool {
        self.marks().binary_search_by_key(&mark_key(hit), |mark| mark_key(mark.hit)).is_ok()
    }

    /// The number of [`Find::marks`] that are not among the hits, because fewer games are searched now. 0 until all hits
    /// have come in, and where there are more than are listed.
    pub fn marks_left_out(&self) -> usize {
        let is_there = |mark: &&MarkedHit| {
            let mut hits = self.hits.in_game(mark.hit.game).iter();
            hits.any(|&hit| mark_key(hit) == mark_key(mark.hit))
        };
        let found = self.search.shown().map_or(0, |found| found.result.hits);
        match found > MAX_HITS as u64 || (self.hits.count() as u64) < found {
            true => 0,
            false => self.marks().len() - self.marks().iter().filter(is_there).count(),
        }
    }

    /// Marks a hit of the shown result, or unmarks it.
    pub(super) fn mark(&mut self, hit: Hit, is_marked: bool) {
        let Some(found) = self.search.shown() else { return };
        let query = &found.asked.query;
        match is_marked {
            true => self.marks.add(query, hit, KeptGame::new(&self.corpus, hit.game)),
            false => self.marks.remove(query, hit),
        }
    }

    /// Unmarks all hits of the shown result's drawing.
    pub(super) fn clear_marks(&mut self) {
        if let Some(found) = self.search.shown() {
            self.marks.remove_all(&found.asked.query);
        }
    }
}
