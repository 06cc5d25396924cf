//! Counts how often the stones of a rule occur in the games. The counts come from [`katachi_core::mining`], one
//! rectangle size at a time.
//!
//! Rules have an orientation, and Black is the friend. Mined shapes have neither: a shape stands for all its turns,
//! mirror images and colours. A rectangle that is no square is mined lying and standing.

use std::collections::HashMap;

use katachi_core::corpus::Corpus;
use katachi_core::jobs::JobError;
use katachi_core::mining::{MiningError, MiningParams, PatternSource, mine};
use katachi_core::pattern::{Canonicalizer, Cell, PackedCells, SymmetryGroup, Window};
use katachi_core::progress::Progress;
use katachi_engines::tsumego::rules::frame::RuleFrame;
use katachi_engines::tsumego::rules::stones::RuleStones;
use katachi_sentences::Sentence;

/// A rectangle whichever way it lies: the longer side first.
pub type RectangleSize = (usize, usize);

pub fn rectangle_of(frame: RuleFrame) -> RectangleSize {
    let (width, height) = (frame.width(), frame.height());
    (width.max(height), width.min(height))
}

/// The counts of all shapes of one rectangle size in the final positions of the games.
pub struct RectangleCounts {
    pub size: RectangleSize,
    pub games: u64,
    /// Placements that have a stone.
    pub occurrences: u64,
    canonicalizer: Canonicalizer,
    counts: HashMap<Box<[u8]>, u64>,
}

impl RectangleCounts {
    /// Mines the final positions.
    ///
    /// Errors: stopped by the user, or why it failed, in words.
    pub fn from_corpus(corpus: &Corpus, size: RectangleSize, progress: &Progress) -> Result<RectangleCounts, JobError> {
        let window = |width, height| Window::rect(width, height).map_err(|error| JobError::Failed(error.sentence()));
        let lying = window(size.0, size.1)?;
        let canonicalizer = Canonicalizer::new(&lying, SymmetryGroup::BoardAndColors);
        let mut counted = RectangleCounts { size, games: 0, occurrences: 0, canonicalizer, counts: HashMap::new() };
        counted.add(corpus, &lying, progress)?;
        if size.0 != size.1 {
            counted.add(corpus, &window(size.1, size.0)?, progress)?;
        }
        Ok(counted)
    }

    fn add(&mut self, corpus: &Corpus, window: &Window, progress: &Progress) -> Result<(), JobError> {
        let mined = mine(corpus, &MiningParams::new(window.clone(), PatternSource::Final), progress);
        let mined = mined.map_err(|error| match error {
            MiningError::Cancelled(_) => JobError::Cancelled,
            other => JobError::Failed(other.sentence()),
        })?;
        self.games = mined.games;
        self.occurrences += mined.occurrences;
        let is_lying = (window.width(), window.height()) == self.size;
        for at in 0..mined.len() {
            let occurrences = mined.stats(at).occurrences;
            let key = match is_lying {
                true => mined.packed(at).into(),
                false => {
                    let cells = mined.pattern(at).cells().to_vec();
                    self.key(&transposed(&cells, self.size.1))
                }
            };
            *self.counts.entry(key).or_default() += occurrences;
        }
        Ok(())
    }

    /// `cells` row by row, lying.
    fn key(&self, cells: &[Cell]) -> Box<[u8]> {
        let mut canonical = Vec::new();
        self.canonicalizer.canonical(cells, &mut canonical);
        let mut packed = Vec::with_capacity(PackedCells::bytes(canonical.len()));
        PackedCells::pack(&canonical, &mut packed);
        packed.into()
    }

    /// How often these stones occur anywhere on the boards.
    pub fn count(&self, frame: RuleFrame, stones: RuleStones) -> u64 {
        let cells = rows_of(frame, stones);
        let lying =
            if (frame.width(), frame.height()) == self.size { cells } else { transposed(&cells, frame.width()) };
        self.counts.get(&self.key(&lying)).copied().unwrap_or(0)
    }
}

/// The cells row by row from the top.
fn rows_of(frame: RuleFrame, stones: RuleStones) -> Vec<Cell> {
    let rows = (0..frame.height()).rev();
    rows.flat_map(|y| (0..frame.width()).map(move |x| stones.cell(frame.cell(x, y)))).collect()
}

/// Rows become columns.
fn transposed(cells: &[Cell], width: usize) -> Vec<Cell> {
    let height = cells.len() / width;
    (0..width).flat_map(|x| (0..height).map(move |y| cells[y * width + x])).collect()
}

/// Counts in the loaded games.
#[derive(Default)]
pub struct Frequencies {
    counted: HashMap<RectangleSize, RectangleCounts>,
}

impl Frequencies {
    /// How often these stones occur; `None` if their rectangle was not counted.
    pub fn count(&self, frame: RuleFrame, stones: RuleStones) -> Option<u64> {
        Some(self.get(frame)?.count(frame, stones))
    }

    pub fn get(&self, frame: RuleFrame) -> Option<&RectangleCounts> {
        self.counted.get(&rectangle_of(frame))
    }

    pub fn is_empty(&self) -> bool {
        self.counted.is_empty()
    }

    pub(super) fn add(&mut self, counted: RectangleCounts) {
        self.counted.insert(counted.size, counted);
    }

    pub(super) fn clear(&mut self) {
        self.counted.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use katachi_core::go::{Color, GameView, Point};
    use katachi_engines::tsumego::rules::frame::RuleFramePlace;

    /// Every placement on the board in every image, compared cell by cell.
    fn slow(corpus: &Corpus, frame: RuleFrame, stones: RuleStones) -> u64 {
        use katachi_core::pattern::Symmetry;
        let cells = rows_of(frame, stones);
        let size = (frame.width(), frame.height());
        let mut found = std::collections::BTreeSet::new();
        for (number, &id) in corpus.games().iter().enumerate() {
            let game: GameView<'_> = corpus.game(id);
            let mut replay = game.replay();
            while replay.advance().is_some() {}
            let board = replay.board();
            let side = game.size.side();
            for symmetry in Symmetry::ALL {
                let (width, height) = symmetry.box_size(size);
                for (x, y) in (0..=side - height).flat_map(|y| (0..=side - width).map(move |x| (x, y))) {
                    for swapped in [false, true] {
                        let fits = (0..cells.len()).all(|at| {
                            let (dx, dy) = symmetry.apply((at % size.0, at / size.0), size);
                            let there = board.get(Point::new((x + dx) as u8, (y + dy) as u8));
                            let there = if swapped { there.map(Color::opponent) } else { there };
                            Cell::from(there) == cells[at]
                        });
                        if fits {
                            found.insert((number, x, y, width));
                        }
                    }
                }
            }
        }
        found.len() as u64
    }

    #[test]
    fn counts_of_a_rule_are_those_of_a_slow_look_at_every_board() {
        let loaded = katachi_core::library::self_play();
        let corpus = loaded.corpus.only(loaded.corpus.games().iter().copied().take(12).collect());
        for (place, width, height) in
            [(RuleFramePlace::Corner, 3, 2), (RuleFramePlace::Side, 2, 3), (RuleFramePlace::Centre, 3, 3)]
        {
            let frame = RuleFrame::new(place, width, height).unwrap();
            let counted = RectangleCounts::from_corpus(&corpus, rectangle_of(frame), &Progress::new()).unwrap();
            for (black, white) in [(0b1, 0), (0b11, 0b100), (0b101, 0b10), (0b1011, 0), (0b11, 0b1100)] {
                let stones = RuleStones { black, white };
                assert_eq!(counted.count(frame, stones), slow(&corpus, frame, stones), "{frame} {black:b} {white:b}");
            }
        }
    }
}
