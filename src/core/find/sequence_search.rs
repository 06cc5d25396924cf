//! Searches for queries with moves by the index.
//!
//! The bit columns of the shape's stones and of the sequence's say which games are worth a look. The histories of the
//! points under the moves say whether they were played in order, which rules out nearly all other games. The remaining
//! games are walked, change by change of the region. Games with set-up stones after the start are left to the scan:
//! their histories do not tell a stone that is taken away from one that is captured.

use std::time::Instant;

use rayon::prelude::*;

use super::anchored::Anchored;
use super::image::QueryImage;
use super::result::{CountedCell, HitTally};
use super::scan::GameScanner;
use super::{FindError, FindResult, GameSet, Hit, NextStone, Query, SearchOptions};
use crate::corpus::{Corpus, GameId};
use crate::go::{BoardSize, Color, Point};
use crate::index::{BLOCK_GAMES, BLOCK_WORDS, BOARD_POINTS, Bits, GameHistory, Index, IndexBlock, NEVER, members};
use crate::pattern::{Cell, CellSet};
use crate::progress::{Cancelled, Progress};

/// Finds a shape and the moves that follow it: [`search`](super::search) of a query that has any.
pub(super) fn search_sequence(
    corpus: &Corpus,
    index: &Index,
    query: &Query,
    options: &SearchOptions<'_>,
    progress: &Progress,
) -> Result<FindResult, FindError> {
    let (started, games) = (Instant::now(), corpus.searched().len());
    let searcher = SequenceSearcher::new(corpus, index, query, options, progress);
    let parts = index.blocks().par_iter().enumerate().map(|(number, block)| {
        let part = searcher.block(number, block, options.wanted(number), options.keep);
        block.let_go();
        progress.add(block.len() as u64);
        part
    });
    let parts: Vec<SequenceBlockResult> = parts.collect::<Result<_, Cancelled>>()?;
    let mut tally = HitTally::new(query.cells().len(), 0);
    let (mut words, mut kept) = (Vec::with_capacity(parts.len() * BLOCK_WORDS), Vec::new());
    for part in parts {
        tally = tally.merge(part.tally);
        words.extend(part.found);
        // Blocks come in order, and their hits are in order.
        kept.extend(part.kept.into_iter().take(options.keep - kept.len()));
    }
    let found = GameSet::from_words(words, games);
    let searched = options.games.map_or(games as u64, GameSet::count);
    Ok(tally.into_result(corpus, query.width(), found, kept, searched, started))
}

struct SequenceSearcher<'a> {
    corpus: &'a Corpus,
    query: &'a Query,
    progress: &'a Progress,
    /// By side; made for the sides of the index's boards.
    plans: Vec<Vec<SequencePlacement>>,
    /// By side, where the shape is looked up.
    anchored: Vec<Option<Anchored>>,
    scanner: GameScanner<'a>,
}

/// The results of one block.
struct SequenceBlockResult {
    tally: HitTally,
    found: Bits,
    kept: Vec<Hit>,
}

/// An image at a placement. Points are row · 19 + column.
struct SequencePlacement {
    /// Its number among the distinct images.
    image: usize,
    place: (i32, i32),
    /// The region on the board: point, cell of the image, what the shape admits there.
    region: Vec<(usize, u16, CellSet)>,
    moves: Vec<(usize, Color)>,
}

/// A hit in the history of a game.
struct SequenceHit {
    /// Moves played when the shape stands.
    start: u32,
    /// Cell of the image, and the stone.
    next: Option<(u16, NextStone)>,
}

/// A point of the region that changes, or is played on.
#[derive(Clone, Copy)]
struct RegionChange {
    position: u32,
    /// Number in the region.
    at: usize,
    state: Cell,
    played: Option<Color>,
}

impl<'a> SequenceSearcher<'a> {
    fn new(
        corpus: &'a Corpus,
        index: &Index,
        query: &'a Query,
        options: &SearchOptions<'a>,
        progress: &'a Progress,
    ) -> SequenceSearcher<'a> {
        let scanner = GameScanner::new(query).among(corpus, options);
        let mut plans: Vec<Vec<SequencePlacement>> = (0..=BoardSize::MAX).map(|_| Vec::new()).collect();
        for side in index.sides() {
            let plan = &mut plans[usize::from(side)];
            if let (true, Ok(size)) = (plan.is_empty(), BoardSize::new(u32::from(side))) {
                let placed = scanner.images.iter().enumerate().flat_map(|(number, turned)| {
                    let places = turned.placements(query, size).into_iter();
                    places.filter_map(move |place| SequencePlacement::new(number, turned, place, size))
                });
                plan.extend(placed);
            }
        }
        let anchored = Anchored::by_side(index, query, &scanner.images);
        SequenceSearcher { corpus, query, progress, plans, anchored, scanner }
    }

    /// Searches the wanted games of a block; keeps its first hits.
    fn block(
        &self,
        number: usize,
        block: &IndexBlock,
        wanted: Bits,
        keep: usize,
    ) -> Result<SequenceBlockResult, Cancelled> {
        let tally = HitTally::new(self.query.cells().len(), block.len());
        let mut part = SequenceBlockResult { tally, found: Bits::default(), kept: Vec::new() };
        let games = &self.corpus.searched()[number * BLOCK_GAMES..number * BLOCK_GAMES + block.len()];
        let mut changes = Vec::new();
        // Scan the games that the index does not know: those too long for it, and those with late set-up stones.
        let of_side_0 = block.games_of_side(0);
        let mut scanned: Bits = std::array::from_fn(|word| wanted[word] & of_side_0[word]);
        for (side, of_side) in block.boards() {
            let side = usize::from(*side);
            let mut wanted: Bits = std::array::from_fn(|word| wanted[word] & of_side[word]);
            if let Some(anchored) = &self.anchored[side] {
                let stands = anchored.games(block);
                wanted.iter_mut().zip(stands).for_each(|(wanted, stands)| *wanted &= stands);
            }
            for placed in self.plans[side].iter().take_while(|_| wanted != Bits::default()) {
                self.progress.check()?;
                let Some(candidates) = placed.candidates(block, wanted) else { continue };
                for game in members(&candidates) {
                    if self.has_late_setup(games[game]) {
                        scanned[game / 64] |= 1 << (game % 64);
                    } else if let Some(found) = placed.find(block.game(game), &mut changes)
                        && self.scanner.suits(
                            &self.scanner.images[placed.image],
                            games[game],
                            self.corpus.game(games[game]),
                            found.start,
                        )
                    {
                        let image = self.scanner.images[placed.image].image;
                        let next = found.next.map(|(_, next)| next);
                        let hit = Hit::new(games[game], found.start, image, placed.place, next);
                        let counted = found.next.map(|(cell, next)| {
                            (self.scanner.back.counted_cell(placed.image, usize::from(cell), next.color), next.later)
                        });
                        part.add(game, hit, counted);
                    }
                }
            }
        }
        for game in members(&scanned) {
            self.progress.check()?;
            let hits = self.scanner.game(games[game], self.corpus.game(games[game]));
            hits.into_iter().for_each(|(hit, counted)| part.add(game, hit, counted));
        }
        part.kept.sort_unstable_by_key(|hit| hit.order());
        part.kept.truncate(keep);
        part.tally.end_block(|game| block.winner(game));
        Ok(part)
    }

    fn has_late_setup(&self, id: GameId) -> bool {
        self.corpus.game(id).setup.last().is_some_and(|stone| stone.before_move > 0)
    }
}

impl SequenceBlockResult {
    fn add(&mut self, game: usize, hit: Hit, counted: Option<(CountedCell, bool)>) {
        self.found[game / 64] |= 1 << (game % 64);
        self.tally.hit(game, &hit, counted);
        self.kept.push(hit);
    }
}

impl SequencePlacement {
    /// `None` where a move of the sequence lies off the board.
    fn new(image: usize, turned: &QueryImage, (x, y): (i32, i32), size: BoardSize) -> Option<SequencePlacement> {
        let side = size.side() as i32;
        let point_of = |cell: usize| {
            let (x, y) = (x + (cell % turned.width) as i32, y + (cell / turned.width) as i32);
            let inside = (0..side).contains(&x) && (0..side).contains(&y);
            inside.then(|| y as usize * BoardSize::MAX + x as usize)
        };
        let cells = turned.cells.iter().enumerate();
        let region = cells.filter_map(|(cell, set)| Some((point_of(cell)?, cell as u16, (*set)?)));
        let moves = turned.moves.iter().map(|play| Some((point_of(usize::from(play.cell))?, play.color)));
        Some(SequencePlacement { image, place: (x, y), region: region.collect(), moves: moves.collect::<Option<_>>()? })
    }

    /// The games among these that have every stone of the shape, and of the sequence, at some time.
    fn candidates(&self, block: &IndexBlock, mut games: Bits) -> Option<Bits> {
        let mut only = |color: Color, point: usize| {
            let column = block.column(color as usize * BOARD_POINTS + point);
            games.iter_mut().zip(column).for_each(|(games, column)| *games &= column);
            games != Bits::default()
        };
        for &(point, color) in &self.moves {
            if !only(color, point) {
                return None;
            }
        }
        for &(point, _, set) in &self.region {
            if let Some(color) = only_color(set)
                && !only(color, point)
            {
                return None;
            }
        }
        Some(games).filter(|games| *games != Bits::default())
    }

    /// The first hit in a game without late set-up stones. `changes` is a buffer that is used again.
    fn find(&self, game: GameHistory<'_>, changes: &mut Vec<RegionChange>) -> Option<SequenceHit> {
        if !self.is_in_order(game) {
            return None;
        }
        changes.clear();
        let mut cells = Vec::with_capacity(self.region.len());
        for (at, &(point, _, _)) in self.region.iter().enumerate() {
            let history = game.at(point);
            let mut first = Cell::Empty;
            if !history.is_plain() {
                let mut events = game.events(history);
                first = events.next().map_or(Cell::Empty, |event| event.state());
                changes.extend(events.map(|event| RegionChange {
                    position: event.position(),
                    at,
                    state: event.state(),
                    played: event.played(),
                }));
            } else if history != NEVER {
                let (position, color) = (history.position(), history.color());
                match position {
                    0 => first = Some(color).into(),
                    _ => changes.push(RegionChange { position, at, state: Some(color).into(), played: Some(color) }),
                }
            }
            cells.push(first);
        }
        // At one position, the play comes before its captures.
        changes.sort_unstable_by_key(|change| (change.position, change.played.is_none(), change.at));
        let mut wrong = self.region.iter().zip(&cells).filter(|((.., set), cell)| !set.contains(**cell)).count();
        let (mut start, mut left) = (0, &changes[..]);
        loop {
            if wrong == 0
                && let Some((end, rest)) = self.goes_on(start, left)
            {
                return Some(SequenceHit { start, next: self.next(end, rest) });
            }
            start = left.first()?.position;
            while let Some((change, rest)) = left.split_first().filter(|(change, _)| change.position == start) {
                let set = self.region[change.at].2;
                let was_wrong = !set.contains(std::mem::replace(&mut cells[change.at], change.state));
                wrong = wrong + usize::from(!set.contains(change.state)) - usize::from(was_wrong);
                left = rest;
            }
        }
    }

    /// Whether the moves may have been played in order, and after the stones of the shape. Looks only at points without
    /// events, whose histories take two bytes.
    fn is_in_order(&self, game: GameHistory<'_>) -> bool {
        let mut last = 0;
        for &(point, color) in &self.moves {
            let history = game.at(point);
            if history.is_plain() {
                if history == NEVER || history.color() != color || history.position() <= last {
                    return false;
                }
                last = history.position();
            }
        }
        let stands = |&(point, _, set): &(usize, u16, CellSet)| {
            let history = game.at(point);
            !history.is_plain()
                || only_color(set).is_none_or(|color| {
                    history != NEVER && history.color() == color && (last == 0 || history.position() < last)
                })
        };
        self.region.iter().all(stands)
    }

    /// If the next changes are the sequence's, returns the position of its last move, and the changes after it.
    fn goes_on<'c>(&self, start: u32, mut left: &'c [RegionChange]) -> Option<(u32, &'c [RegionChange])> {
        let mut end = start;
        for &(point, color) in &self.moves {
            let play = left.first()?;
            if play.played != Some(color) || self.region[play.at].0 != point {
                return None;
            }
            end = play.position;
            let captured = left.iter().take_while(|change| change.position == end).count();
            left = &left[captured..];
        }
        Some((end, left))
    }

    /// The first stone after the sequence, unless the region changes in another way first.
    fn next(&self, end: u32, left: &[RegionChange]) -> Option<(u16, NextStone)> {
        let play = left.first()?;
        let color = play.played?;
        let (point, cell, _) = self.region[play.at];
        let point = Point::new((point % BoardSize::MAX) as u8, (point / BoardSize::MAX) as u8);
        Some((cell, NextStone { point, color, later: play.position - end > 2 }))
    }
}

/// The colour of a cell that holds a stone of one colour.
fn only_color(set: CellSet) -> Option<Color> {
    match set.bits() & CellSet::ON_BOARD.bits() {
        2 => Some(Color::Black),
        4 => Some(Color::White),
        _ => None,
    }
}
