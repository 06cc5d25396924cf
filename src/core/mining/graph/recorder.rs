//! Records the moves that one thread has seen played, and counts equal ones.

use rustc_hash::FxHashMap;

use super::tally::PositionTally;
use super::{ELSEWHERE, GraphMove, GraphSink, Seen, SquareStones, Visits};
use crate::corpus::Corpus;
use crate::pattern::Symmetry;
use crate::progress::Progress;
use crate::sorting;

/// Equal moves between two positions, 20 bytes. `from` and `to` are numbers of positions.
#[derive(Clone, Copy, Debug)]
pub(super) struct CountedStep {
    pub from: u32,
    pub to: u32,
    pub count: u32,
    /// [`NO_YEAR`] where it is not known.
    pub year: i16,
    pub play: u16,
    pub turn: Symmetry,
    pub later: bool,
    /// `None` where the winner is not known.
    pub mover_won: Option<bool>,
}

/// Stands for the year of a game without a date.
pub(super) const NO_YEAR: i16 = i16::MIN;

impl CountedStep {
    /// The parts that all moves of an edge share, the position that they leave first.
    pub fn edge(&self) -> (u32, u16, u32, Symmetry) {
        (self.from, self.play, self.to, self.turn)
    }

    /// The order of steps: all but the count.
    pub fn order(&self) -> (u32, u16, u32, Symmetry, i16, bool, Option<bool>) {
        let CountedStep { from, to, year, play, turn, later, mover_won, .. } = *self;
        (from, play, to, turn, year, later, mover_won)
    }
}

/// The positions and moves of one thread. Sequences go through it as through a [`GraphSink`].
pub(crate) struct GraphRecorder<'a, const W: usize> {
    corpus: &'a Corpus,
    progress: &'a Progress,
    /// Positions with a smaller count in the tally are not recorded.
    common: Option<(&'a PositionTally, u32)>,
    pub(super) numbers: FxHashMap<SquareStones<W>, u32>,
    pub(super) stones: Vec<SquareStones<W>>,
    pub(super) visits: Vec<Visits>,
    /// At most `most_fresh` steps.
    fresh: Vec<CountedStep>,
    most_fresh: usize,
    /// Sorted, each at least twice as long as the next; equal steps of a run are one.
    runs: Vec<Vec<CountedStep>>,
}

impl<'a, const W: usize> GraphRecorder<'a, W> {
    pub fn new(
        corpus: &'a Corpus,
        common: Option<(&'a PositionTally, u32)>,
        most_fresh: usize,
        progress: &'a Progress,
    ) -> GraphRecorder<'a, W> {
        GraphRecorder {
            corpus,
            progress,
            common,
            most_fresh,
            numbers: FxHashMap::default(),
            stones: Vec::new(),
            visits: Vec::new(),
            fresh: Vec::new(),
            runs: Vec::new(),
        }
    }

    /// Puts equal steps together. If the user cancels meanwhile, steps are lost, and the work ends.
    fn condense(&mut self) {
        let mut run = std::mem::take(&mut self.fresh);
        loop {
            if sorting::sort_by(&mut run, self.progress, |a, b| a.order().cmp(&b.order())).is_err() {
                return;
            }
            run.dedup_by(|next, kept| {
                let is_same = next.order() == kept.order();
                kept.count += if is_same { next.count } else { 0 };
                is_same
            });
            match self.runs.pop_if(|last| last.len() < 2 * run.len()) {
                Some(last) => run.extend(last),
                None => break,
            }
        }
        run.shrink_to_fit();
        self.runs.push(run);
    }

    /// The recorded steps, in sorted runs.
    pub fn take_runs(&mut self) -> Vec<Vec<CountedStep>> {
        self.condense();
        std::mem::take(&mut self.runs)
    }
}

impl<const W: usize> GraphSink<W> for GraphRecorder<'_, W> {
    /// The number of a position; `None` for one that is too rare.
    type Place = Option<u32>;

    fn place(&mut self, seen: &Seen<W>) -> Option<u32> {
        let is_rare = |(tally, least): (&PositionTally, u32)| tally.count(&seen.stones) < least;
        if self.common.is_some_and(is_rare) {
            return None;
        }
        Some(*self.numbers.entry(seen.stones).or_insert_with(|| {
            self.stones.push(seen.stones);
            self.visits.push(Visits::default());
            self.stones.len() as u32 - 1
        }))
    }

    fn start(&mut self, at: Option<u32>) {
        if let Some(at) = at {
            self.visits[at as usize].starts += 1;
            self.visits[at as usize].count += 1;
        }
    }

    fn end(&mut self, at: Option<u32>) {
        if let Some(at) = at {
            self.visits[at as usize].ended += 1;
        }
    }

    fn step(
        &mut self,
        (from, to): (Option<u32>, Option<u32>),
        (play, turn): (Option<u16>, Symmetry),
        played: GraphMove,
    ) {
        if let Some(to) = to {
            self.visits[to as usize].count += 1;
        }
        let Some(from) = from else { return };
        let Some(to) = to else {
            self.visits[from as usize].rare += 1;
            return;
        };
        let year = self.corpus.year(played.game).unwrap_or(NO_YEAR);
        let play = play.unwrap_or(ELSEWHERE);
        let GraphMove { later, mover_won, .. } = played;
        self.fresh.push(CountedStep { from, to, count: 1, year, play, turn, later, mover_won });
        if self.fresh.len() >= self.most_fresh {
            self.condense();
        }
    }
}
