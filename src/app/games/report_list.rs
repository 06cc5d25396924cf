//! The lists of the load report: files that were skipped, cut short, repaired, left out or read in an old encoding.

use std::sync::Arc;

use crate::{GamePlace, OpenLibrary, grouped};
use katachi_core::corpus::report::{HeaderValue, LoadReport, UnknownValue, games_of_unknown, reported_record};
use katachi_core::corpus::{GameId, Likeness, Standing};
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::listed;

/// Games that a row counts, in their order, and the row.
#[derive(Clone, Debug, PartialEq)]
pub struct NamedGames {
    pub counted: UnknownValue,
    pub games: Vec<GameId>,
}

impl NamedGames {
    pub fn words(&self) -> String {
        match self.counted.text.is_empty() {
            true => self.counted.sentence(),
            false => listed(&[self.counted.sentence(), self.counted.text.clone()]),
        }
    }
}

/// A list of the load report.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum ReportList {
    #[default]
    Skipped,
    CutShort,
    Repaired,
    Duplicates,
    Encodings,
    Unknown,
}

impl ReportList {
    pub const ALL: [ReportList; 6] = [
        ReportList::Skipped,
        ReportList::CutShort,
        ReportList::Repaired,
        ReportList::Duplicates,
        ReportList::Encodings,
        ReportList::Unknown,
    ];

    pub fn title(self) -> &'static str {
        match self {
            ReportList::Skipped => text!("library-report-skipped"),
            ReportList::CutShort => text!("library-report-cut-short"),
            ReportList::Repaired => text!("library-report-repaired"),
            ReportList::Duplicates => text!("library-report-duplicates"),
            ReportList::Encodings => text!("library-report-encodings"),
            ReportList::Unknown => text!("library-report-unknown"),
        }
    }

    /// The name of the table and of its file.
    pub fn name(self) -> &'static str {
        match self {
            ReportList::Skipped => "Skipped",
            ReportList::CutShort => "Cut short",
            ReportList::Repaired => "Repaired",
            ReportList::Duplicates => "Duplicates",
            ReportList::Encodings => "Encodings",
            ReportList::Unknown => "Unknown",
        }
    }

    /// The reason why files are in it.
    pub fn explanation(self) -> &'static str {
        match self {
            ReportList::Skipped => text!("library-report-skipped-says"),
            ReportList::CutShort => text!("library-report-cut-short-says"),
            ReportList::Repaired => text!("library-report-repaired-says"),
            ReportList::Duplicates => text!("library-report-duplicates-says"),
            ReportList::Encodings => text!("library-report-encodings-says"),
            ReportList::Unknown => text!("library-report-unknown-says"),
        }
    }

    /// The effect of a click on a row, in words. `None` for a list of files.
    pub fn click_effect(self) -> Option<&'static str> {
        match self {
            ReportList::Skipped | ReportList::Encodings => None,
            ReportList::CutShort | ReportList::Repaired | ReportList::Duplicates => {
                Some(text!("library-report-opens-game"))
            }
            ReportList::Unknown => Some(text!("library-report-lists-games")),
        }
    }

    /// The number of its rows.
    pub fn len(self, open: &OpenLibrary) -> usize {
        let report = &open.loaded.report;
        match self {
            ReportList::Skipped => report.skipped.len(),
            ReportList::CutShort => report.cut_short.len(),
            ReportList::Repaired => report.repaired.len(),
            ReportList::Duplicates => open.summary.duplicates.len(),
            ReportList::Encodings => report.encodings.len(),
            ReportList::Unknown => open.summary.unknown.len(),
        }
    }

    /// The files of a row, by their numbers in the library.
    pub fn files(self, open: &OpenLibrary, at: usize) -> Vec<u32> {
        let report = &open.loaded.report;
        match self {
            ReportList::Skipped => report.skipped[at].file.into_iter().collect(),
            ReportList::CutShort => vec![report.cut_short[at].file],
            ReportList::Repaired => vec![report.repaired[at].file],
            ReportList::Duplicates => vec![open.loaded.corpus.source(open.summary.duplicates[at]).file],
            ReportList::Encodings => {
                let encoding = report.encodings.keys().nth(at).expect("the row is below the length");
                let files = (0..).zip(&*open.loaded.files);
                files.filter(|(_, file)| file.encodings.contains_key(encoding)).map(|(number, _)| number).collect()
            }
            ReportList::Unknown => Vec::new(),
        }
    }

    /// The place of the game that a row is about. `None` if it was not loaded, for a row that is not there, and for lists
    /// whose rows are not about one game.
    pub fn place(self, open: &OpenLibrary, at: usize) -> Option<GamePlace> {
        let (corpus, report) = (&open.loaded.corpus, &open.loaded.report);
        let record = |file: u32, path: &str, game: u32| reported_record(corpus, file, path, game);
        match self {
            ReportList::Skipped | ReportList::Encodings | ReportList::Unknown => None,
            ReportList::CutShort => {
                let row = report.cut_short.get(at)?;
                let moves = row.r#move.saturating_sub(1) as usize;
                Some(GamePlace::new(record(row.file, &row.path, row.game)?, moves))
            }
            ReportList::Repaired => {
                let row = report.repaired.get(at)?;
                Some(GamePlace::new(record(row.file, &row.path, row.game)?, 0))
            }
            ReportList::Duplicates => match corpus.standing(*open.summary.duplicates.get(at)?) {
                Standing::Duplicate { of, .. } => Some(GamePlace::new(of, 0)),
                _ => None,
            },
        }
    }

    /// The cells of a row: the path, which game (from 1) or how many, and what happened. A cell may be empty.
    pub fn row(self, open: &OpenLibrary, at: usize) -> [String; 3] {
        let report = &open.loaded.report;
        match self {
            ReportList::Skipped => {
                let row = &report.skipped[at];
                let game = row.game.map_or(String::new(), |game| (game + 1).to_string());
                [row.path.clone(), game, row.reason.sentence()]
            }
            ReportList::CutShort => {
                let row = &report.cut_short[at];
                let (number, reason) = (row.r#move.to_string(), row.reason.sentence());
                let what = text!("library-at-move", number = number, reason = reason);
                [row.path.clone(), (row.game + 1).to_string(), what]
            }
            ReportList::Repaired => {
                let row = &report.repaired[at];
                [row.path.clone(), (row.game + 1).to_string(), row.what.sentence()]
            }
            ReportList::Duplicates => duplicate_row(open, open.summary.duplicates[at]),
            ReportList::Encodings => {
                let (name, files) = report.encodings.iter().nth(at).expect("the row is below the length");
                [name.clone(), grouped(*files), String::new()]
            }
            ReportList::Unknown => {
                let row = &open.summary.unknown[at];
                [row.text.clone(), grouped(row.games), row.sentence()]
            }
        }
    }
}

/// Finds the games that a row of [`ReportList::Unknown`] counts, on any thread. `None` for a row that is not there.
pub(super) fn finder_of_unknown(open: &OpenLibrary, at: usize) -> Option<impl FnOnce() -> NamedGames + Send + use<>> {
    let row = open.summary.unknown.get(at)?.clone();
    let corpus = Arc::clone(&open.loaded.corpus);
    // A whole report may be large.
    let report = match row.value {
        HeaderValue::Komi => open.loaded.report.unread_komi_lines(),
        _ => LoadReport::default(),
    };
    Some(move || {
        let games = games_of_unknown(&corpus, &report, &row);
        NamedGames { counted: row, games }
    })
}

fn duplicate_row(open: &OpenLibrary, id: GameId) -> [String; 3] {
    let corpus = &open.loaded.corpus;
    let Standing::Duplicate { of, likeness } = corpus.standing(id) else { return Default::default() };
    let other = open.file_name(of);
    let how = match likeness {
        Likeness::Exact => text!("library-same-moves-as", place = other),
        Likeness::Turned => text!("library-turned-or-mirrored", place = other),
        Likeness::Contained => text!("library-contained-in", place = other),
        Likeness::NearlySame => text!("library-nearly-same-as", place = other),
    };
    [open.file_name(id), (corpus.source(id).index + 1).to_string(), how]
}
