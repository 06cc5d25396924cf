//! The table of openings: its rows, for either [`Dataset`], and the filter of names.

use std::sync::Arc;

pub use super::table_form::OpeningTableForm;
use crate::tasks::Awaited;
use crate::{Dataset, Effects};
use katachi_core::corpus::Corpus;
use katachi_core::go::BoardSize;
use katachi_core::jobs::JobError;
use katachi_core::mining::fuseki::{Opening, OpeningGraph, OpeningParams, Openings, openings};
use katachi_language::text;
use katachi_sentences::Sentence;

/// The most moves that are listed.
pub const MAX_OPENING_MOVES: u32 = 30;

/// The contents of the table.
#[derive(Default)]
pub struct OpeningTable {
    form: OpeningTableForm,
    filter: String,
    listed: Awaited<(TableQuery, Openings)>,
    asked: Option<TableQuery>,
    /// Rows that pass the filter.
    rows: Vec<u32>,
}

/// The query whose answer the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct TableQuery {
    whose: Dataset,
    form: OpeningTableForm,
}

impl OpeningTable {
    pub fn form(&self) -> OpeningTableForm {
        self.form
    }

    pub fn filter(&self) -> &str {
        &self.filter
    }

    /// All openings of the list; `None` while they are counted.
    pub fn openings(&self) -> Option<&Openings> {
        let (of, openings) = self.listed.value()?;
        (Some(*of) == self.asked).then_some(openings)
    }

    /// Rows that pass the filter.
    pub fn len(&self) -> usize {
        if self.openings().is_some() { self.rows.len() } else { 0 }
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// A row that passes the filter.
    pub fn row(&self, at: usize) -> Option<&Opening> {
        let row = *self.rows.get(at)?;
        self.openings()?.rows.get(row as usize)
    }

    /// Its place among all openings, from 1.
    pub fn rank(&self, at: usize) -> Option<u32> {
        Some(self.rows.get(at)? + 1)
    }

    pub(super) fn set_form(&mut self, form: OpeningTableForm) {
        self.form = OpeningTableForm { moves: form.moves.clamp(1, MAX_OPENING_MOVES), ..form };
    }

    pub(super) fn set_filter(&mut self, filter: String) {
        self.filter = filter;
        self.select();
    }

    pub(super) fn forget(&mut self, whose: Dataset) {
        if self.asked.is_some_and(|asked| asked.whose == whose) {
            (self.listed, self.asked, self.rows) = (Awaited::default(), None, Vec::new());
        }
    }

    /// Lists the openings that are asked for. `professional` is `None` until it is unpacked.
    pub(super) fn ask(
        &mut self,
        whose: Dataset,
        corpus: &Arc<Corpus>,
        professional: Option<&Arc<OpeningGraph>>,
        effects: &mut Effects,
    ) {
        let form = match whose {
            Dataset::Own => self.form,
            Dataset::Professional => OpeningTableForm { ordered: false, ..self.form },
        };
        let asked = TableQuery { whose, form };
        if self.asked == Some(asked) {
            return;
        }
        match (whose, professional) {
            (Dataset::Own, _) if corpus.games().is_empty() => return,
            (Dataset::Own, _) => {
                let corpus = Arc::clone(corpus);
                let size = super::graph_params(&corpus).size;
                let params = OpeningParams { moves: form.moves, ordered: form.ordered, size };
                let task = self.listed.start(text!("fuseki-work-table"), move |progress| {
                    Ok((asked, openings(&corpus, params, progress).map_err(JobError::from)?))
                });
                effects.spawn(task.asked().quiet());
            }
            (Dataset::Professional, None) => return,
            (Dataset::Professional, Some(kept)) => {
                let kept = Arc::clone(kept);
                let task = self.listed.start(text!("fuseki-work-table"), move |progress| {
                    progress.check()?;
                    let table = kept.table(form.moves);
                    Ok((asked, table.unwrap_or_else(|| empty(&kept, form.moves))))
                });
                effects.spawn(task.asked().quiet());
            }
        }
        self.asked = Some(asked);
    }

    /// Has a count that runs come soon, as the user looks at the table now.
    pub(super) fn hurry(&self) {
        self.listed.hurry();
    }

    pub(super) fn poll(&mut self) {
        if self.listed.poll() {
            self.select();
        }
    }

    fn select(&mut self) {
        let wanted = self.filter.trim().to_lowercase();
        let passes = |opening: &Opening| {
            let has = |text: &str| text.to_lowercase().contains(&wanted);
            let mut names = opening.names.iter();
            wanted.is_empty() || names.any(|name| has(&name.sentence()) || has(&name.to_string()) || has(name.original))
        };
        let rows = self.openings().map_or(&[][..], |openings| &openings.rows);
        self.rows = (0..rows.len() as u32).filter(|&row| passes(&rows[row as usize])).collect();
    }
}

fn empty(kept: &OpeningGraph, moves: u32) -> Openings {
    let params = OpeningParams { moves, ordered: false, size: BoardSize::NINETEEN };
    Openings { params, corpus: kept.corpus.clone(), games: kept.games, too_short: 0, other_sizes: 0, rows: Vec::new() }
}
