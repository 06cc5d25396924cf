//! Patterns with a move that the records contradict: another move of the pattern is played in its place.
//!
//! Each pattern is searched in all games. Of each time that it comes up, the next stone inside it counts: the pattern's
//! own move, another move of the same side, or a move of the other side. Records contradict a pattern if its move is
//! played less often, of the times that its side moved there first, than the bound says, even at the upper end of the
//! 95 % interval. Where a pattern is its own image with the colours exchanged, either side is its side.
//!
//! Source: the paper on retrieval, section 1: as a pattern database grows, its patterns become inconsistent with the
//! records of games, and retrieval is to find them. How they are told is ours.

use super::{WilsonInterval, wilson};
use crate::corpus::{Corpus, GameId};
use crate::find::{ContinuationLocator, Edges, FindError, Hit, NextStone, Query, SearchOptions, search};
use crate::go::{Color, Point};
use crate::index::Index;
use crate::pattern::{CellSet, Image, Pattern};
use crate::progress::{Phase, Progress};

/// A pattern and the move that it recommends to Black.
#[derive(Clone, Debug, PartialEq)]
pub struct PatternMove {
    pub name: String,
    pub query: Query,
    /// Column and row of the move, from 0.
    pub at: (usize, usize),
}

/// The records' answer to a pattern's move.
#[derive(Clone, Debug, PartialEq)]
pub struct MoveRecord {
    /// Number of times that it came up, in either colour, and number of games.
    pub appeared: u64,
    pub games: u64,
    /// How often its own move was the next stone in it.
    pub played: u64,
    /// Other moves of its side, most frequent first: column, row, and how often.
    pub instead: Vec<((usize, usize), u64)>,
    /// How often the other side moved there first, and how often nobody did.
    pub other_side: u64,
    pub unanswered: u64,
    /// The first games in which its side played another move.
    pub examples: Vec<Hit>,
}

impl MoveRecord {
    /// How often its side played another move of the pattern.
    pub fn instead_count(&self) -> u64 {
        self.instead.iter().map(|(_, count)| count).sum()
    }

    /// The share of its own move, of the times that its side moved there first. `None` if it never did.
    pub fn share(&self) -> Option<WilsonInterval> {
        wilson(self.played, self.played + self.instead_count())
    }

    pub fn is_contradicted(&self, bound: f64) -> bool {
        self.share().is_some_and(|share| share.high < bound)
    }
}

/// The share below which a move is contradicted, unless the user says otherwise.
pub const CONTRADICTED_BELOW: f64 = 0.5;

/// Number of examples of each pattern.
const EXAMPLES: usize = 3;

/// Number of hits among which examples are looked for.
const HITS_FOR_EXAMPLES: usize = 200;

impl PatternMove {
    /// A pattern that was mined before moves: its move is in the centre.
    ///
    /// `None` if the window doesn't hold its centre.
    pub fn from_mined(name: String, pattern: &Pattern) -> Option<PatternMove> {
        let window = pattern.window();
        let (width, height) = (window.width(), window.height());
        let mut cells = vec![None; width * height];
        for (&(x, y), &cell) in window.cells().iter().zip(pattern.cells()) {
            cells[usize::from(y) * width + usize::from(x)] = Some(CellSet::only(cell));
        }
        let centre = (0..window.cell_count()).find(|&cell| window.offset(cell) == (0, 0))?;
        let (x, y) = window.cells()[centre];
        let query = Query::new(width, height, cells, Edges::NONE).ok()?;
        Some(PatternMove { name, query, at: (usize::from(x), usize::from(y)) })
    }

    /// The drawing, `*` the move.
    pub fn rows(&self) -> Vec<String> {
        self.query.rows_with_move(Some(self.at))
    }

    /// The records' answer to the move.
    ///
    /// Errors: as of [`search`].
    pub fn record(
        &self,
        corpus: &Corpus,
        index: &Index,
        options: &SearchOptions<'_>,
        progress: &Progress,
    ) -> Result<MoveRecord, FindError> {
        let options = SearchOptions { keep: HITS_FOR_EXAMPLES, ..options.clone() };
        let found = search(corpus, index, &self.query, &options, progress)?;
        let locator = ContinuationLocator::new(&self.query);
        let place = |at, color| counted_at(&locator, at, color);
        let own = place(self.at, Color::Black);
        let (width, height) = (self.query.width(), self.query.height());
        let both = (0..width * height).any(|cell| place((cell % width, cell / width), Color::White) == own);
        let is_mover = |color: Color| both || color == Color::Black;
        let mut record = MoveRecord {
            appeared: found.hits,
            games: found.games,
            played: 0,
            instead: Vec::new(),
            other_side: 0,
            unanswered: found.no_continuation,
            examples: Vec::new(),
        };
        for next in &found.continuations {
            let counts = [next.black + next.black_later, next.white + next.white_later];
            let mut instead = 0;
            for (color, count) in Color::BOTH.into_iter().zip(counts) {
                match (next.at, color) {
                    at if at == own => record.played += count,
                    _ if is_mover(color) => instead += count,
                    _ => record.other_side += count,
                }
            }
            record.instead.extend((instead > 0).then_some((next.at, instead)));
        }
        record.instead.sort_by_key(|&((x, y), count)| (std::cmp::Reverse(count), y, x));
        let is_instead =
            |hit: &&Hit| locator.locate(hit).is_some_and(|next| is_mover(next.color) && (next.at, next.color) != own);
        record.examples = found.kept.iter().filter(is_instead).take(EXAMPLES).copied().collect();
        Ok(record)
    }
}

/// The point and colour at which a stone in the drawing is counted: those that a symmetry of the drawing exchanges are
/// counted together.
fn counted_at(locator: &ContinuationLocator, at: (usize, usize), color: Color) -> ((usize, usize), Color) {
    let next = NextStone { point: Point::new(at.0 as u8, at.1 as u8), color, later: false };
    let drawn = Hit::new(GameId(0), 0, Image::default(), (0, 0), Some(next));
    locator.locate(&drawn).map_or((at, color), |counted| (counted.at, counted.color))
}

/// The records of these patterns, in their order.
///
/// Errors: as of [`search`].
pub fn move_records(
    corpus: &Corpus,
    index: &Index,
    patterns: &[PatternMove],
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<Vec<MoveRecord>, FindError> {
    progress.begin(Phase::Searching, "patterns", patterns.len() as u64);
    // Each search has a progress of its own, so that this one counts patterns; it is asked between them.
    patterns
        .iter()
        .map(|pattern| {
            progress.check()?;
            progress.add(1);
            pattern.record(corpus, index, options, &Progress::new())
        })
        .collect()
}
