//! The result of a search, and how hits are counted on the way.

use std::time::{Duration, Instant};

use super::image::{Folding, QueryImage, images};
use super::{GameSet, Query, QueryError, SequenceMove};
use crate::corpus::{Corpus, CorpusId, GameId};
use crate::go::{BoardSize, Color, Point, Winner};
use crate::index::{BLOCK_WORDS, Bits};
use crate::pattern::Image;
use crate::progress::Cancelled;

/// Which games are searched, and how many hits are kept.
#[derive(Clone, Debug)]
pub struct SearchOptions<'a> {
    /// Only these games; all when `None`.
    pub games: Option<&'a GameSet>,
    /// Number of hits kept in [`FindResult::hits`], the first in the order of the games, then of their moves. All are
    /// counted. `usize::MAX` keeps every hit, 16 bytes each.
    pub keep: usize,
}

impl Default for SearchOptions<'_> {
    fn default() -> Self {
        SearchOptions { games: None, keep: 32 }
    }
}

impl SearchOptions<'_> {
    /// Checks that the set of games belongs to this corpus.
    pub(super) fn check(&self, corpus: &Corpus) -> Result<(), FindError> {
        let expected = corpus.searched().len();
        let found = self.games.map_or(expected, GameSet::universe);
        if found == expected { Ok(()) } else { Err(FindError::OtherGames { found, expected }) }
    }

    /// The games of a block of the index that are searched.
    pub(super) fn wanted(&self, block: usize) -> Bits {
        match self.games {
            None => [u64::MAX; BLOCK_WORDS],
            Some(games) => std::array::from_fn(|word| games.word(block * BLOCK_WORDS + word)),
        }
    }
}

/// Why a search gave no result.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum FindError {
    #[error(transparent)]
    Cancelled(#[from] Cancelled),
    #[error("the index belongs to other games ({found}) than the corpus ({expected}): build it again")]
    StaleIndex { found: CorpusId, expected: CorpusId },
    #[error("the set of games is of another corpus: it speaks of {found} games where there are {expected}")]
    OtherGames { found: usize, expected: usize },
    #[error("there is no query {}: the question has {queries}", asked + 1)]
    NoSuchQuery { asked: usize, queries: usize },
    #[error(transparent)]
    Query(#[from] QueryError),
}

/// One match: a game, an image of the query, and its place. 16 bytes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Hit {
    pub game: GameId,
    /// Moves played when it first matches; 0 is the set-up position.
    pub moves: u32,
    /// Top left of the image's box on the board; negative where it begins off the board.
    x: i8,
    y: i8,
    image: u8,
    next: NextBits,
}

/// Point, row · 19 + column; colour; whether late. All ones for none.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct NextBits(u16);

/// The continuation of a hit: the next stone inside the region, on the board of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NextStone {
    pub point: Point,
    pub color: Color,
    /// Two or more moves elsewhere (or passes) came first.
    pub later: bool,
}

impl Hit {
    /// A hit of an image with its top left at a place of the board.
    pub fn new(game: GameId, moves: u32, image: Image, (x, y): (i32, i32), next: Option<NextStone>) -> Hit {
        let next = next.map_or(NextBits(u16::MAX), |next| {
            let point = usize::from(next.point.y) * BoardSize::MAX + usize::from(next.point.x);
            NextBits((point as u16) << 2 | (next.color as u16) << 1 | u16::from(next.later))
        });
        Hit { game, moves, x: x as i8, y: y as i8, image: image.index() as u8, next }
    }

    /// Column and row of the image's top left on the board.
    pub fn place(self) -> (i32, i32) {
        (i32::from(self.x), i32::from(self.y))
    }

    /// The image of the drawing that stands there.
    pub fn image(self) -> Image {
        Image::from_index(usize::from(self.image))
    }

    pub fn next(self) -> Option<NextStone> {
        let NextBits(bits) = self.next;
        (bits != u16::MAX).then(|| {
            let point = usize::from(bits >> 2);
            NextStone {
                point: Point::new((point % BoardSize::MAX) as u8, (point / BoardSize::MAX) as u8),
                color: if bits & 2 == 0 { Color::Black } else { Color::White },
                later: bits & 1 != 0,
            }
        })
    }

    /// Sorts hits by game, move, image, row and column.
    pub(super) fn order(self) -> (GameId, u32, u8, i8, i8) {
        (self.game, self.moves, self.image, self.y, self.x)
    }
}

/// The moves played next at one point of the drawing, in its orientation and colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Continuation {
    /// Column and row from the top left of the drawing. If a symmetry of the query exchanges points, they are counted
    /// at the first of them; colours at one point, too.
    pub at: (usize, usize),
    /// Played at once, or after one move elsewhere.
    pub black: u64,
    pub white: u64,
    /// Played after two or more moves elsewhere; not counted in `black` and `white`.
    pub black_later: u64,
    pub white_later: u64,
    /// Number of the `decided` games that the drawing's Black won. Each game counts once, by its first such hit.
    pub black_wins: u64,
    /// Games with a winner.
    pub decided: u64,
}

impl Continuation {
    pub fn total(&self) -> u64 {
        self.black + self.white + self.black_later + self.white_later
    }
}

/// The result of a search. The same for every engine and any number of threads, but for `elapsed`.
#[derive(Clone, Debug)]
pub struct FindResult {
    pub corpus: CorpusId,
    pub hits: u64,
    pub games: u64,
    /// Hits with the colours as drawn.
    pub same_colour: u64,
    pub swapped: u64,
    pub searched_games: u64,
    /// Most frequent first; ties row by row.
    pub continuations: Vec<Continuation>,
    /// Hits whose region sees no further stone, or changes by a capture from outside or by set-up stones first.
    pub no_continuation: u64,
    /// The games with hits.
    pub found: GameSet,
    /// The first hits, as many as were asked for, by game, move, image, row and column.
    pub kept: Vec<Hit>,
    /// Duration of the search alone.
    pub elapsed: Duration,
}

/// The cell and colour at which the tally counts a hit's continuation.
#[derive(Clone, Copy, Debug)]
pub struct CountedCell {
    /// Cell of the drawing.
    pub cell: u16,
    pub color: Color,
    /// The colours of the drawing's representative are those of the record, exchanged.
    pub swapped: bool,
}

/// A hit, and where its continuation is counted.
pub type Scanned = (Hit, Option<(CountedCell, bool)>);

/// Maps a cell of each image and a colour of the record to where they are counted.
pub struct WayBack {
    folding: Folding,
    /// For each image: whether its colours are swapped, and the drawing's cell of each cell.
    images: Vec<(bool, Vec<u16>)>,
}

impl WayBack {
    /// `images` are those of the query.
    pub fn new(query: &Query, images: &[QueryImage]) -> WayBack {
        let of_image = |turned: &QueryImage| (turned.image.swapped, turned.drawn.clone());
        WayBack { folding: Folding::of_images(query, images), images: images.iter().map(of_image).collect() }
    }

    /// `image` counts the distinct images, `cell` the cells of that image.
    pub fn counted_cell(&self, image: usize, cell: usize, color: Color) -> CountedCell {
        let (swapped, drawn) = &self.images[image];
        let color = if *swapped { color.opponent() } else { color };
        let folded = self.folding.representative(usize::from(drawn[cell]), color);
        CountedCell { cell: folded.cell, color: folded.color, swapped: *swapped != folded.swapped }
    }
}

/// Locates a hit's continuation among [`FindResult::continuations`].
pub struct ContinuationLocator {
    images: Vec<QueryImage>,
    back: WayBack,
    width: usize,
}

/// The point and colour at which a hit's continuation is counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountedAt {
    /// As [`Continuation::at`], and the colour there.
    pub at: (usize, usize),
    pub color: Color,
    /// Stones of the same colour that the sequence puts on the same point before.
    pub played_before: usize,
}

impl ContinuationLocator {
    pub fn new(query: &Query) -> ContinuationLocator {
        let images = images(query);
        ContinuationLocator { back: WayBack::new(query, &images), images, width: query.width() }
    }

    /// `None` if nothing follows, or if the hit is not one of the query.
    pub fn locate(&self, hit: &Hit) -> Option<CountedAt> {
        let next = hit.next()?;
        let image = self.images.iter().position(|turned| turned.image == hit.image())?;
        let turned = &self.images[image];
        let (x, y) = hit.place();
        let (dx, dy) = (i32::from(next.point.x) - x, i32::from(next.point.y) - y);
        let (column, row) = (usize::try_from(dx).ok()?, usize::try_from(dy).ok()?);
        if column >= turned.width || row >= turned.height {
            return None;
        }
        let cell = row * turned.width + column;
        let counted = self.back.counted_cell(image, cell, next.color);
        let of_sequence = |play: &&SequenceMove| usize::from(play.cell) == cell && play.color == next.color;
        let at = usize::from(counted.cell);
        Some(CountedAt {
            at: (at % self.width, at / self.width),
            color: counted.color,
            played_before: turned.moves.iter().filter(of_sequence).count(),
        })
    }
}

/// Sums over hits, and the first hit of each game for every continuation.
///
/// Hits of one game may come in any order. Memory grows with cells × games of a block, not with hits.
pub(super) struct HitTally {
    pub hits: u64,
    pub swapped: u64,
    pub no_continuation: u64,
    /// By cell of the drawing: Black, White, Black later, White later.
    played: Vec<[u64; 4]>,
    /// By cell: games that Black won, and that were decided.
    won: Vec<[u64; 2]>,
    /// For each game of the block that has a continuation, a line with an entry for each cell: order of the first hit
    /// so far and whether its colours are swapped; 0 for none.
    first: Vec<u64>,
    /// By game of the block: where its line begins in `first`; [`NO_LINE`] for none.
    lines: Vec<u32>,
    /// Game and place in `first` of every entry.
    touched: Vec<(u32, u32)>,
}

const NO_LINE: u32 = u32::MAX;

impl HitTally {
    /// A tally for blocks of `games` games.
    pub fn new(cells: usize, games: usize) -> HitTally {
        HitTally {
            hits: 0,
            swapped: 0,
            no_continuation: 0,
            played: vec![[0; 4]; cells],
            won: vec![[0; 2]; cells],
            first: Vec::new(),
            lines: vec![NO_LINE; games],
            touched: Vec::new(),
        }
    }

    /// Counts a hit of the block's game `game`.
    pub fn hit(&mut self, game: usize, hit: &Hit, next: Option<(CountedCell, bool)>) {
        self.hits += 1;
        self.swapped += u64::from(hit.image().swapped);
        match next {
            None => self.no_continuation += 1,
            Some(next) => self.also(game, hit, next),
        }
    }

    /// Counts hits that nothing follows.
    pub fn solid(&mut self, hits: u64, swapped: bool) {
        self.hits += hits;
        self.swapped += if swapped { hits } else { 0 };
        self.no_continuation += hits;
    }

    /// Counts all the hits of a game, and puts them in order. [`HitTally::end_block`] does not count them again.
    pub fn game(&mut self, hits: &mut [Scanned], winner: Winner) {
        hits.sort_unstable_by_key(|(hit, _)| hit.order());
        for (at, (hit, next)) in hits.iter().enumerate() {
            self.hits += 1;
            self.swapped += u64::from(hit.image().swapped);
            let Some((counted, later)) = next else {
                self.no_continuation += 1;
                continue;
            };
            let cell = usize::from(counted.cell);
            self.played[cell][counted.color as usize + if *later { 2 } else { 0 }] += 1;
            let is_other =
                |next: &Option<(CountedCell, bool)>| next.is_none_or(|(other, _)| other.cell != counted.cell);
            if let Some(winner) = winner.color()
                && hits[..at].iter().all(|(_, next)| is_other(next))
            {
                self.won[cell][0] += u64::from((winner == Color::Black) != counted.swapped);
                self.won[cell][1] += 1;
            }
        }
    }

    /// Counts a continuation of a hit that is counted already: one of several, in variations.
    pub fn also(&mut self, game: usize, hit: &Hit, (counted, later): (CountedCell, bool)) {
        let cell = usize::from(counted.cell);
        self.played[cell][counted.color as usize + if later { 2 } else { 0 }] += 1;
        // By move, image, row and column; offsets make them positive.
        let (_, moves, image, y, x) = hit.order();
        let order = u64::from(moves) << 21 | u64::from(image) << 17 | ((y + 32) as u64) << 9 | ((x + 32) as u64) << 1;
        let order = order << 1 | 2 | u64::from(counted.swapped);
        let cells = self.won.len();
        let line = &mut self.lines[game];
        if *line == NO_LINE {
            *line = self.first.len() as u32;
            self.first.resize(self.first.len() + cells, 0);
        }
        let slot = *line as usize + cell;
        let first = &mut self.first[slot];
        if *first == 0 {
            self.touched.push((game as u32, slot as u32));
            *first = order;
        } else if order < *first {
            *first = order;
        }
    }

    /// Ends a block: each game's winner counts once for every continuation it has.
    pub fn end_block(&mut self, winner: impl Fn(usize) -> Winner) {
        let cells = self.won.len();
        for (game, slot) in self.touched.drain(..) {
            let swapped = self.first[slot as usize] & 1 != 0;
            if let Some(winner) = winner(game as usize).color() {
                let won = &mut self.won[slot as usize % cells];
                won[0] += u64::from((winner == Color::Black) != swapped);
                won[1] += 1;
            }
            self.lines[game as usize] = NO_LINE;
        }
        self.first.clear();
    }

    /// The counts of a finished search, to be merged with more.
    pub fn of_result(query: &Query, result: &FindResult) -> HitTally {
        let mut tally = HitTally::new(query.cells().len(), 0);
        (tally.hits, tally.swapped, tally.no_continuation) = (result.hits, result.swapped, result.no_continuation);
        for continuation in &result.continuations {
            let &Continuation { at, black, white, black_later, white_later, black_wins, decided } = continuation;
            let cell = at.1 * query.width() + at.0;
            tally.played[cell] = [black, white, black_later, white_later];
            tally.won[cell] = [black_wins, decided];
        }
        tally
    }

    pub fn merge(mut self, other: HitTally) -> HitTally {
        self.hits += other.hits;
        self.swapped += other.swapped;
        self.no_continuation += other.no_continuation;
        for (sum, more) in self.played.iter_mut().zip(&other.played) {
            sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        for (sum, more) in self.won.iter_mut().zip(&other.won) {
            sum.iter_mut().zip(more).for_each(|(sum, more)| *sum += more);
        }
        self
    }

    /// Most frequent first; ties row by row.
    pub fn continuations(&self, width: usize) -> Vec<Continuation> {
        let mut continuations: Vec<Continuation> = (self.played.iter().zip(&self.won).enumerate())
            .filter(|(_, (played, _))| played.iter().any(|&count| count > 0))
            .map(|(cell, (&[black, white, black_later, white_later], &[black_wins, decided]))| Continuation {
                at: (cell % width, cell / width),
                black,
                white,
                black_later,
                white_later,
                black_wins,
                decided,
            })
            .collect();
        // Stable: cells are in order.
        continuations.sort_by_key(|continuation| std::cmp::Reverse(continuation.total()));
        continuations
    }

    /// The result of a search for a drawing of this width: what was counted, the games with hits, and those kept.
    pub fn into_result(
        self,
        corpus: &Corpus,
        width: usize,
        found: GameSet,
        kept: Vec<Hit>,
        searched_games: u64,
        started: Instant,
    ) -> FindResult {
        FindResult {
            corpus: corpus.id(),
            hits: self.hits,
            games: found.count(),
            same_colour: self.hits - self.swapped,
            swapped: self.swapped,
            searched_games,
            continuations: self.continuations(width),
            no_continuation: self.no_continuation,
            found,
            kept,
            elapsed: started.elapsed(),
        }
    }
}
