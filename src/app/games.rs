//! The game list: which records, in which order. Row numbers only, found again when filter, order or corpus change.
//!
//! Short lists are ordered at once; long ones in the background, so that no frame waits while somebody types.

use std::cmp::Ordering;
use std::sync::Arc;

use crate::corpus::{Corpus, GameId, Standing};
use crate::find::filter::{Catalogue, FilterError, GameFilter, GameTags, LeftOut};
use crate::jobs::{Job, JobError, Wake};

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Column {
    /// The order of loading.
    Number,
    Black,
    White,
    Result,
    Date,
    Event,
    Moves,
    Size,
    /// Duplicate, position, variations.
    Note,
}

impl Column {
    pub const ALL: [Column; 9] = [
        Column::Number,
        Column::Black,
        Column::White,
        Column::Result,
        Column::Date,
        Column::Event,
        Column::Moves,
        Column::Size,
        Column::Note,
    ];

    pub fn title(self) -> &'static str {
        match self {
            Column::Number => "#",
            Column::Black => "Black",
            Column::White => "White",
            Column::Result => "Result",
            Column::Date => "Date",
            Column::Event => "Event",
            Column::Moves => "Moves",
            Column::Size => "Size",
            Column::Note => "Note",
        }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SortBy {
    pub column: Column,
    pub descending: bool,
}

impl Default for SortBy {
    fn default() -> SortBy {
        SortBy { column: Column::Number, descending: false }
    }
}

impl SortBy {
    /// What a click on a column's head asks for: that column, and the other way round if it is that column already.
    pub fn clicked(self, column: Column) -> SortBy {
        SortBy { column, descending: self.column == column && !self.descending }
    }
}

/// Above this many records the work goes to the background.
const AT_ONCE: usize = 5_000;

#[derive(Default)]
pub struct GameList {
    catalogue: Catalogue,
    arranged: Arranged,
    /// As it is typed, and why it cannot be read: the rows are those of the last one that could.
    text: String,
    error: Option<FilterError>,
    filter: GameFilter,
    sort: SortBy,
    job: Option<Job<Arranged>>,
    /// Makes the catalogue ready for completion.
    warming: Option<Job<()>>,
}

/// The rows of a filter and an order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Arranged {
    pub rows: Vec<GameId>,
    /// Records that the filter leaves out because they do not say enough.
    pub left_out: LeftOut,
}

impl GameList {
    pub fn rows(&self) -> &[GameId] {
        &self.arranged.rows
    }

    /// What filters and their completion look things up in.
    pub fn catalogue(&self) -> &Catalogue {
        &self.catalogue
    }

    /// The filter as it is typed.
    pub fn filter(&self) -> &str {
        &self.text
    }

    /// Why the filter cannot be read.
    pub fn error(&self) -> Option<&FilterError> {
        self.error.as_ref()
    }

    pub fn left_out(&self) -> &LeftOut {
        &self.arranged.left_out
    }

    pub fn sort(&self) -> SortBy {
        self.sort
    }

    /// Whether the rows are still those of the filter and order before.
    pub fn is_stale(&self) -> bool {
        self.job.is_some()
    }

    pub(super) fn set_filter(&mut self, text: String, wake: &Wake) {
        if self.text == text {
            return;
        }
        self.text = text;
        match self.text.parse() {
            Ok(filter) => {
                self.error = None;
                if self.filter != filter {
                    self.filter = filter;
                    self.update(wake);
                }
            }
            Err(error) => self.error = Some(error),
        }
    }

    pub(super) fn set_sort(&mut self, sort: SortBy, wake: &Wake) {
        if self.sort != sort {
            self.sort = sort;
            self.update(wake);
        }
    }

    /// Another corpus: the filter stays, the rows of the old one go at once.
    pub(super) fn reset(&mut self, catalogue: Catalogue, wake: &Wake) {
        self.arranged = Arranged::default();
        self.catalogue = catalogue.clone();
        self.update(wake);
        self.warming = Some(Job::start_brief("values for completion", Wake::clone(wake), move |_| {
            catalogue.warm();
            Ok(())
        }));
    }

    /// The same games with other tags: the rows stay until the new ones are there.
    pub(super) fn set_tags(&mut self, tags: GameTags, wake: &Wake) {
        if *self.catalogue.tags() != tags {
            self.catalogue = self.catalogue.clone().with_tags(tags);
            self.update(wake);
        }
    }

    pub(super) fn poll(&mut self) {
        match self.job.as_ref().and_then(Job::poll) {
            Some(Ok(arranged)) => {
                self.arranged = arranged;
                self.job = None;
            }
            Some(Err(_)) => self.job = None,
            None => {}
        }
        self.warming.take_if(|job| job.poll().is_some());
    }

    fn update(&mut self, wake: &Wake) {
        // Dropping an older job stops it.
        self.job = None;
        if self.catalogue.corpus().record_count() <= AT_ONCE {
            self.arranged = arrange(&self.catalogue, &self.filter, self.sort);
            return;
        }
        let (catalogue, filter, sort) = (self.catalogue.clone(), self.filter.clone(), self.sort);
        let work = move |progress: &crate::progress::Progress| {
            progress.check()?;
            Ok::<_, JobError>(arrange(&catalogue, &filter, sort))
        };
        self.job = Some(Job::start_brief("games", Arc::clone(wake), work));
    }
}

/// Records that pass the filter, ordered; ties by number.
pub fn arrange(catalogue: &Catalogue, filter: &GameFilter, sort: SortBy) -> Arranged {
    let corpus = catalogue.corpus();
    let matches = filter.matches(catalogue);
    let mut rows: Vec<GameId> = corpus.records().filter(|&id| matches.contains(id)).collect();
    if sort.column != Column::Number {
        rows.sort_by(|&a, &b| compare(corpus, a, b, sort.column).then(a.cmp(&b)));
    }
    if sort.descending {
        rows.reverse();
    }
    Arranged { rows, left_out: matches.left_out(corpus.records()) }
}

fn compare(corpus: &Corpus, a: GameId, b: GameId, column: Column) -> Ordering {
    let (x, y) = (corpus.header(a), corpus.header(b));
    // Empty texts come last, as they say least.
    let texts = |x: &str, y: &str| (x.is_empty(), x).cmp(&(y.is_empty(), y));
    match column {
        Column::Number => a.cmp(&b),
        Column::Black => texts(x.black, y.black),
        Column::White => texts(x.white, y.white),
        Column::Result => texts(x.result, y.result),
        Column::Date => (x.year.is_none(), x.year).cmp(&(y.year.is_none(), y.year)).then_with(|| texts(x.date, y.date)),
        Column::Event => texts(x.event, y.event),
        Column::Moves => corpus.game(a).moves.len().cmp(&corpus.game(b).moves.len()),
        Column::Size => corpus.game(a).size.cmp(&corpus.game(b).size),
        Column::Note => note_rank(corpus, a).cmp(&note_rank(corpus, b)),
    }
}

fn note_rank(corpus: &Corpus, id: GameId) -> (u8, u32) {
    let standing = match corpus.standing(id) {
        Standing::Game => 0,
        Standing::Position => 1,
        Standing::Duplicate { .. } => 2,
    };
    (standing, corpus.variations(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::state_tests::corpus_of;

    #[test]
    fn filtering_wants_every_word_and_sorting_turns_round() {
        let corpus = corpus_of(&[("Shusaku", "Gennan", 3), ("吳清源", "Kitani", 1), ("", "Shusaku", 2)]);
        let catalogue = Catalogue::of_corpus(&Arc::new(corpus));
        let arrange = |filter: &str, sort| super::arrange(&catalogue, &filter.parse().unwrap(), sort).rows;
        let by = |column, descending| SortBy { column, descending };
        let ids = |rows: Vec<GameId>| rows.into_iter().map(|id| id.0).collect::<Vec<_>>();
        assert_eq!(ids(arrange("shusaku", SortBy::default())), [0, 2]);
        assert_eq!(ids(arrange("GENN shus", SortBy::default())), [0]);
        assert_eq!(ids(arrange("清源", SortBy::default())), [1]);
        assert_eq!(ids(arrange("", by(Column::Moves, false))), [1, 2, 0]);
        assert_eq!(ids(arrange("", by(Column::Moves, true))), [0, 2, 1]);
        assert_eq!(ids(arrange("", by(Column::Black, false))), [0, 1, 2], "no name comes last");
        assert!(by(Column::Black, false).clicked(Column::Black).descending);
    }
}
