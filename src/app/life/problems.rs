//! Problems from files and folders, their state by the user's cards, and the search for a drawn shape.
//!
//! Each problem is a game in a small corpus: its position is the set-up, and its only move is a pass by the side to
//! move. [`katachi_core::find`] thus searches problems as it searches games, and never sees a solution.

use std::collections::BTreeSet;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::Arc;

pub use super::problem_filter::{ProblemChoice, ProblemColumn, ProblemFilter};
use crate::BoardRegion;
use katachi_core::corpus::sgf::{ProblemRecord, read_problems};
use katachi_core::corpus::source;
use katachi_core::corpus::{Corpus, CorpusBuilder, GameHeader, GameSource};
use katachi_core::find::{FindError, Query, SearchOptions, search};
use katachi_core::go::{Board, BoardSize, Color, GameKey, GameView, Move, Point, SetupStone};
use katachi_core::index::Index;
use katachi_core::jobs::JobError;
use katachi_core::progress::Progress;
use katachi_core::study::{CardQuestion, CardQuestionKind, Deck, Grade, Moment, Practice, ProblemRating};
use katachi_engines::tsumego::ProblemSide;
use katachi_language::text;
use katachi_sentences::Sentence;
use katachi_sentences::words::about;

/// The source of problems.
#[derive(Clone, Debug)]
pub enum ProblemOrigin {
    /// Problems that come with the program.
    Sample,
    Pasted,
    /// One or more files, by their name.
    Files(String),
}

impl ProblemOrigin {
    pub fn shown(&self) -> &str {
        match self {
            ProblemOrigin::Sample => text!("life-origin-sample"),
            ProblemOrigin::Pasted => text!("life-origin-pasted"),
            ProblemOrigin::Files(name) => name,
        }
    }
}

/// A problem of a file.
#[derive(Clone, Debug)]
pub struct ProblemEntry {
    /// The name in the file, or the problem's number where the file has none.
    pub name: String,
    pub origin: ProblemOrigin,
    /// The number of the game in its file, from 0; `None` if the file has only one game.
    pub game: Option<u32>,
    pub board: Board,
    pub stones: Vec<(Point, Color)>,
    /// The part that a small picture shows.
    pub part: BoardRegion,
    pub to_move: Color,
    /// First moves that the file accepts; empty if it names none.
    pub accepted: Vec<Point>,
    /// The question of its card: the position and the side to move. The file does not matter.
    pub question: CardQuestion,
}

impl ProblemEntry {
    /// The name to show: a problem that comes with the program has one in the user's language.
    pub fn title(&self) -> &str {
        match self.origin {
            ProblemOrigin::Sample => {
                let title = self.game.and_then(|game| sample_titles().get(game as usize).copied());
                title.unwrap_or(&self.name)
            }
            ProblemOrigin::Pasted | ProblemOrigin::Files(_) => &self.name,
        }
    }

    /// The file's name, and the number of the game in it, from 1.
    pub fn place(&self) -> String {
        place(&self.origin, self.game)
    }
}

fn place(origin: &ProblemOrigin, game: Option<u32>) -> String {
    match game {
        None => origin.shown().to_owned(),
        Some(game) => text!("life-place-game", file = origin.shown(), game = (game + 1).to_string()),
    }
}

/// The state of a problem by its card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ProblemStatus {
    /// Never tried.
    New,
    /// The last try failed.
    Failed,
    Solved,
}

/// Problems, and the corpus in which they are searched.
pub struct ProblemSet {
    origin: ProblemOrigin,
    pub problems: Vec<ProblemEntry>,
    /// Records that were no problems, and why.
    pub skipped: Vec<String>,
    corpus: Corpus,
    index: Index,
}

const SAMPLE_PROBLEMS: &[u8] = include_bytes!("../../../assets/problems.sgf");

/// Titles of the problems in [`SAMPLE_PROBLEMS`], in the order of the file.
fn sample_titles() -> [&'static str; 11] {
    [
        text!("life-sample-straight-three"),
        text!("life-sample-bent-three"),
        text!("life-sample-pyramid-four"),
        text!("life-sample-bulky-five"),
        text!("life-sample-rabbity-six"),
        text!("life-sample-second-line"),
        text!("life-sample-five-in-corner"),
        text!("life-sample-corner-with-room"),
        text!("life-sample-ko"),
        text!("life-sample-inside-corner"),
        text!("life-sample-catch-two"),
    ]
}

impl ProblemSet {
    /// Reads files, folders and archives.
    ///
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn read(paths: &[PathBuf], progress: &Progress) -> Result<ProblemSet, JobError> {
        progress.begin(text!("life-phase-listing-files"), "files", 0);
        let listing = source::list(paths, progress)?;
        let mut reading = ProblemCollector::default();
        for problem in &listing.problems {
            reading.skipped.push(problem.sentence());
        }
        let files = listing.files.len() as u64;
        progress.begin(text!("life-phase-reading-problems"), "files", files);
        for file in &listing.files {
            progress.check()?;
            let outcome = source::read(file, progress, &mut |inner, bytes| {
                let path = file.path.display();
                let shown = inner.map_or(path.to_string(), |inner| format!("{path}/{inner}"));
                reading.file(&ProblemOrigin::Files(shown), &bytes);
                ControlFlow::Continue(())
            });
            match outcome {
                Ok(problems) => reading.skipped.extend(problems.iter().map(Sentence::sentence)),
                Err(problem) => reading.skipped.push(problem.sentence()),
            }
            progress.add(1);
        }
        reading.finish(ProblemOrigin::Files(crate::loading::name_of(paths)), progress)
    }

    /// Problems of one text, such as the clipboard's.
    ///
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn of_text(origin: ProblemOrigin, bytes: &[u8]) -> Result<ProblemSet, JobError> {
        let mut reading = ProblemCollector::default();
        reading.file(&origin, bytes);
        reading.finish(origin, &Progress::new())
    }

    /// The problems that come with the program.
    ///
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn sample() -> Result<ProblemSet, JobError> {
        ProblemSet::of_text(ProblemOrigin::Sample, SAMPLE_PROBLEMS)
    }

    /// The title of the problems.
    pub fn title(&self) -> &str {
        self.origin.shown()
    }

    /// The numbers of the problems that show a query.
    ///
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn showing(&self, query: &Query, progress: &Progress) -> Result<BTreeSet<u32>, JobError> {
        let options = SearchOptions { keep: 0, ..SearchOptions::default() };
        let found = search(&self.corpus, &self.index, query, &options, progress).map_err(|error| match error {
            FindError::Cancelled(_) => JobError::Cancelled,
            other => JobError::Failed(other.sentence()),
        })?;
        Ok(found.found.places().map(|place| place as u32).collect())
    }
}

#[derive(Default)]
struct ProblemCollector {
    problems: Vec<ProblemEntry>,
    skipped: Vec<String>,
    builder: CorpusBuilder,
}

impl ProblemCollector {
    fn file(&mut self, origin: &ProblemOrigin, bytes: &[u8]) {
        read_problems(bytes, &mut |game, problem| match problem {
            Ok(record) if record.board.stones().next().is_none() => {
                self.skipped.push(text!("life-skipped-no-stones", place = place(origin, game)));
            }
            Ok(record) => self.add(origin, game, record),
            Err(reason) => self.skipped.push(about(&place(origin, game), &reason.sentence())),
        });
    }

    fn add(&mut self, origin: &ProblemOrigin, game: Option<u32>, record: ProblemRecord) {
        let ProblemRecord { name, board, to_move, accepted, .. } = record;
        let stones: Vec<(Point, Color)> = board.stones().collect();
        let setup: Vec<SetupStone> =
            stones.iter().map(|&(point, color)| SetupStone { before_move: 0, point, cell: Some(color) }).collect();
        let moves = [Move::pass(to_move)];
        let view = GameView { size: board.size(), setup: &setup, moves: &moves };
        let source = GameSource { file: 0, member: "", index: self.problems.len() as u32 };
        if self.builder.push(view, GameHeader::default(), source, 1, 0).is_none() {
            self.skipped.push(text!("life-skipped-too-many", place = place(origin, game)));
            return;
        }
        let question = question_of(&board, to_move);
        let part = part_around(stones.iter().map(|&(point, _)| point), board.size(), 1);
        let number = self.problems.len() + 1;
        let name = if name.is_empty() { text!("life-unnamed-problem", number = number.to_string()) } else { name };
        let origin = origin.clone();
        self.problems.push(ProblemEntry { name, origin, game, board, stones, part, to_move, accepted, question });
    }

    fn finish(self, origin: ProblemOrigin, progress: &Progress) -> Result<ProblemSet, JobError> {
        if self.problems.is_empty() {
            let reasons: Vec<&str> = self.skipped.iter().take(3).map(String::as_str).collect();
            return Err(JobError::Failed(match &reasons[..] {
                [] => text!("life-no-problem-no-file").to_owned(),
                reasons => text!("life-no-problem-found", reasons = reasons.join("; ")),
            }));
        }
        let corpus = self.builder.finish();
        let index = Index::build(&corpus, progress)?;
        Ok(ProblemSet { origin, problems: self.problems, skipped: self.skipped, corpus, index })
    }
}

/// The part of a board with these points and some room around them. It is at least nine points wide and high. If it
/// would be most of the board, it is the whole board.
pub fn part_around(points: impl IntoIterator<Item = Point>, size: BoardSize, room: u8) -> BoardRegion {
    let mut points = points.into_iter();
    let Some(first) = points.next() else { return BoardRegion::whole(size) };
    let found = points.fold(BoardRegion::between(first, first), |region, point| region.with(point));
    let last = size.side() as u8 - 1;
    let span = |low: u8, high: u8| {
        let near = room + 1;
        let mut low = if low <= near { 0 } else { low - room };
        let mut high = if high + near >= last { last } else { high + room };
        while high - low < MIN_PART_SPAN && (low > 0 || high < last) {
            // Grow away from an edge that is reached already.
            if high < last && (low == 0 || last - high >= low) { high += 1 } else { low -= 1 }
        }
        (low, high)
    };
    let (left, right) = span(found.min.x, found.max.x);
    let (top, bottom) = span(found.min.y, found.max.y);
    let part = BoardRegion::between(Point::new(left, top), Point::new(right, bottom));
    if part.width() * part.height() * 10 < size.area() * 7 { part } else { BoardRegion::whole(size) }
}

/// Minimum width and height of a part, less one.
const MIN_PART_SPAN: u8 = 8;

/// The question of a card for a position: its stones, and whose turn it is.
pub fn question_of(board: &Board, to_move: Color) -> CardQuestion {
    let setup: Vec<SetupStone> =
        board.stones().map(|(point, color)| SetupStone { before_move: 0, point, cell: Some(color) }).collect();
    let key = GameKey::from_game(GameView { size: board.size(), setup: &setup, moves: &[Move::pass(to_move)] });
    CardQuestion::Problem { id: key.to_string() }
}

/// The state of a question by its card.
pub fn known(deck: &Deck, question: &CardQuestion) -> ProblemStatus {
    match deck.get(question).and_then(|card| card.reviews().last()) {
        None => ProblemStatus::New,
        Some(last) if last.grade == Grade::Again => ProblemStatus::Failed,
        Some(_) => ProblemStatus::Solved,
    }
}

/// When a question that is solved by now was last failed.
pub(super) fn failed_earlier(deck: &Deck, question: &CardQuestion) -> Option<Moment> {
    let card = deck.get(question).filter(|_| known(deck, question) == ProblemStatus::Solved)?;
    card.reviews().iter().rev().find(|review| review.grade == Grade::Again).map(|review| review.at)
}

/// A shape or a move that the user looked for in the problems.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SoughtShape {
    /// The region of the position.
    Region,
    /// The drawing of the Find workspace.
    Drawing,
    /// A first move: the typical move with this number, from 0, of the side.
    Typical(ProblemSide, usize),
}

impl SoughtShape {
    pub fn words(self) -> String {
        match self {
            SoughtShape::Region => text!("life-shape-region").to_owned(),
            SoughtShape::Drawing => text!("find-the-drawing").to_owned(),
            SoughtShape::Typical(ProblemSide::Attacker, at) => {
                text!("life-shape-attack", number = (at + 1).to_string())
            }
            SoughtShape::Typical(ProblemSide::Defender, at) => {
                text!("life-shape-defence", number = (at + 1).to_string())
            }
        }
    }
}

/// The problems as a list.
#[derive(Default)]
pub struct ProblemList {
    set: Option<Arc<ProblemSet>>,
    filter: ProblemFilter,
    /// The problems that show the wanted shape, and what shape that is.
    shape: Option<(BTreeSet<u32>, SoughtShape)>,
    /// The column, and whether the order is descending.
    sort: (ProblemColumn, bool),
    rows: Vec<u32>,
    due: usize,
    practice: Practice,
    rating: ProblemRating,
    selected: Option<u32>,
}

impl ProblemList {
    pub fn set(&self) -> Option<&Arc<ProblemSet>> {
        self.set.as_ref()
    }

    pub fn filter(&self) -> &ProblemFilter {
        &self.filter
    }

    /// The shape that the listed problems show.
    pub fn shape(&self) -> Option<SoughtShape> {
        self.shape.as_ref().map(|&(_, shape)| shape)
    }

    /// The column, and whether the order is descending.
    pub fn sort(&self) -> (ProblemColumn, bool) {
        self.sort
    }

    /// The numbers of the problems that pass, in their order.
    pub fn rows(&self) -> &[u32] {
        &self.rows
    }

    pub fn problem(&self, number: u32) -> Option<&ProblemEntry> {
        self.set.as_ref()?.problems.get(number as usize)
    }

    pub fn selected(&self) -> Option<(u32, &ProblemEntry)> {
        let number = self.selected?;
        Some((number, self.problem(number)?))
    }

    /// The row of the selected problem in the list.
    pub fn place(&self) -> Option<usize> {
        let selected = self.selected?;
        self.rows.iter().position(|&row| row == selected)
    }

    pub(super) fn replace(&mut self, set: Arc<ProblemSet>, deck: &Deck, now: Moment) {
        *self = ProblemList { set: Some(set), sort: self.sort, ..ProblemList::default() };
        self.list(deck, now);
    }

    pub(super) fn set_filter(&mut self, filter: ProblemFilter, deck: &Deck, now: Moment) {
        self.filter = filter;
        self.list(deck, now);
    }

    pub(super) fn set_shape(&mut self, shape: Option<(BTreeSet<u32>, SoughtShape)>, deck: &Deck, now: Moment) {
        self.shape = shape;
        self.list(deck, now);
    }

    /// Sorts by a column. If the list is sorted by it already, reverses the order.
    pub(super) fn sort_by(&mut self, column: ProblemColumn, deck: &Deck, now: Moment) {
        let (sorted, falls) = self.sort;
        self.sort = (column, sorted == column && !falls);
        self.list(deck, now);
    }

    pub(super) fn select(&mut self, number: Option<u32>) {
        self.selected = number;
    }

    pub(super) fn list(&mut self, deck: &Deck, now: Moment) {
        let is_due = |problem: &ProblemEntry| deck.get(&problem.question).is_some_and(|card| card.is_due(now));
        let is_wanted = |problem: &ProblemEntry| match self.filter.wanted {
            ProblemChoice::All => true,
            ProblemChoice::New => known(deck, &problem.question) == ProblemStatus::New,
            ProblemChoice::Failed => known(deck, &problem.question) == ProblemStatus::Failed,
            ProblemChoice::Solved => known(deck, &problem.question) == ProblemStatus::Solved,
            ProblemChoice::Due => is_due(problem),
        };
        let mut passing = self.passing();
        let due = passing.iter().filter(|(_, problem)| is_due(problem)).count();
        passing.retain(|(_, problem)| is_wanted(problem));
        match self.sort.0 {
            ProblemColumn::Number => {}
            ProblemColumn::Name => passing.sort_by_cached_key(|(_, problem)| problem.title().to_lowercase()),
            ProblemColumn::ToPlay => passing.sort_by_key(|(_, problem)| problem.to_move),
            ProblemColumn::Status => passing.sort_by_cached_key(|(_, problem)| known(deck, &problem.question)),
            ProblemColumn::Origin => passing.sort_by_cached_key(|(_, problem)| problem.origin.shown().to_owned()),
        }
        if self.sort.1 {
            passing.reverse();
        }
        let rows = passing.into_iter().map(|(number, _)| number).collect();
        (self.due, self.rows) = (due, rows);
        self.practice = Practice::from_deck(deck, CardQuestionKind::Problem, now);
        self.rating = ProblemRating::from_deck(deck);
    }

    /// The problems that pass the filter, whatever the state of their cards.
    fn passing(&self) -> Vec<(u32, &ProblemEntry)> {
        let wanted = self.filter.text.trim().to_lowercase();
        let passes = |&(number, problem): &(u32, &ProblemEntry)| {
            (wanted.is_empty()
                || problem.title().to_lowercase().contains(&wanted)
                || problem.place().to_lowercase().contains(&wanted))
                && self.filter.to_move.is_none_or(|color| color == problem.to_move)
                && self.shape.as_ref().is_none_or(|(shown, _)| shown.contains(&number))
        };
        let problems = self.set.as_ref().map_or(&[][..], |set| &set.problems);
        (0..).zip(problems).filter(passes).collect()
    }

    /// Number of problems that were due and passed the filter when the list was last made.
    pub fn due(&self) -> usize {
        self.due
    }

    /// The practice results for all problems when the list was last made.
    pub fn practice(&self) -> &Practice {
        &self.practice
    }

    /// The user's strength, estimated from the first tries at these problems.
    pub fn rating(&self) -> &ProblemRating {
        &self.rating
    }

    /// The problem to practise next, among those that pass the filter: the problem that has been due longest, otherwise
    /// the first that was never tried.
    pub(super) fn next_due(&self, deck: &Deck, now: Moment) -> Option<u32> {
        let problems = self.passing();
        let due = problems.iter().filter_map(|&(number, problem)| {
            let card = deck.get(&problem.question).filter(|card| card.is_due(now))?;
            Some((card.due(), number))
        });
        let other = |number: &u32| Some(*number) != self.selected;
        let due = due.filter(|(_, number)| other(number)).min();
        let new = problems.iter().filter(|(_, problem)| known(deck, &problem.question) == ProblemStatus::New);
        due.map(|(_, number)| number).or_else(|| new.map(|&(number, _)| number).find(|number| other(number)))
    }
}
