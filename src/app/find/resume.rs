//! Keeps Find in a session and resumes it.

use std::sync::Arc;

use super::Find;
use super::history::{KeptHistory, SearchHistory};
use super::kept::{KeptFind, KeptHit, KeptMark};
use super::marks::MarkedHits;
use crate::kept::{KeptGame, KeptGames};
use crate::{Effects, LibrarySession};
use katachi_core::corpus::Corpus;
use katachi_core::find::Query;
use katachi_language::text;

impl Find {
    pub(super) fn kept(&self) -> KeptFind {
        let mut queries: Vec<&Arc<Query>> = Vec::new();
        let marks = self.all_marks().map(|mark| {
            let known = queries.iter().rposition(|query| Arc::ptr_eq(query, &mark.query));
            let query = known.unwrap_or_else(|| {
                queries.push(&mark.query);
                queries.len() - 1
            });
            KeptMark { hit: KeptHit::new(mark.hit, mark.game), query }
        });
        let marks = marks.collect();
        let selected = self.selected.and_then(|row| self.hits.row(row)).or(self.left);
        let corpus: &Corpus = &self.corpus;
        let selected = selected.filter(|hit| hit.game.index() < corpus.record_count());
        KeptFind {
            filter: self.filter.text().to_owned(),
            variations: self.variations,
            sort: self.hits.sort(),
            history: Some(self.history.kept(corpus.id().0)),
            queries: queries.into_iter().map(|query| (**query).clone()).collect(),
            marks,
            selected: selected.map(|hit| KeptHit::new(hit, KeptGame::new(corpus, hit.game))),
        }
    }

    pub(super) fn take_up(&mut self, session: &LibrarySession, effects: &mut Effects) {
        let Some(kept) = &session.find else { return };
        self.variations = kept.variations;
        self.hits.set_sort(kept.sort, &self.corpus, effects);
        if let Some(history) = &kept.history {
            self.take_up_history(history);
        }
        let corpus = Arc::clone(&self.corpus);
        let games = KeptGames::new(&corpus);
        self.marks = MarkedHits::default();
        for mark in &kept.marks {
            if let (Some(hit), Some(query)) = (mark.hit.hit(&games), kept.queries.get(mark.query)) {
                self.marks.add(query, hit, KeptGame::new(&corpus, hit.game));
            }
        }
        let lost = kept.marks.len() - self.all_marks().count().min(kept.marks.len());
        if lost > 0 {
            effects.info(text!("find-marks-lost", hits = lost));
        }
        self.left = kept.selected.as_ref().and_then(|hit| hit.hit(&games));
        self.filter.set_text(kept.filter.clone(), effects);
        self.narrow(effects);
    }

    /// Takes the drawings of an earlier session. What the user has drawn since the program began stays the question.
    fn take_up_history(&mut self, kept: &KeptHistory) {
        if *kept == self.history.kept(self.corpus.id().0) {
            return;
        }
        let Some(history) = SearchHistory::from_kept(kept, self.corpus.id().0) else { return };
        let drawn = std::mem::replace(&mut self.history, history);
        if self.has_drawn && drawn.question() != self.history.question() {
            let origin = drawn.steps()[drawn.at()].origin.clone();
            self.history.begin(drawn.question().clone(), origin);
        }
    }
}
