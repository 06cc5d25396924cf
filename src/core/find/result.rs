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
    /// If it is not `None`: the games in which the drawing is looked for in its own colours, and those in which it is
    /// looked for with the colours exchanged.
    pub by_colors: Option<&'a [GameSet; 2]>,
    /// Number of hits kept in [`FindResult::hits`], the first in the order of the games, then of their moves. All are
    /// counted. `usize::MAX` keeps every hit, 16 bytes each.
    pub keep: usize,
}

impl Default for SearchOptions<'_> {
    fn default() -> Self {
        SearchOptions { games: None, by_colors: None, keep: 32 }
    }
}

impl SearchOptions<'_> {
    /// Checks that the set of games belongs to this corpus.
    pub(super) fn check(&self, corpus: &Corpus) -> Result<(), FindError> {
        let expected = corpus.searched().len();
        let mut sets = self.games.into_iter().chain(self.by_colors.into_iter().flatten()).map(GameSet::universe);
        match sets.find(|&found| found != expected) {
            None => Ok(()),
            Some(found) => Err(FindError::OtherGames { found, expected }),
        }
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
    #[error("the set of games belongs to another corpus: it has {found} games, but this corpus has {expected}")]
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
    #[inline(always)]
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
    #[inline]
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
    /// The same of the hits in which the drawing's Black played there, and of those in which White did.
    pub by_color: [DecidedGames; 2],
}

/// Games with a winner, and those that the drawing's Black won.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DecidedGames {
    pub black_wins: u64,
    pub decided: u64,
}

impl DecidedGames {
    fn count(&mut self, black_won: bool) {
        self.black_wins += u64::from(black_won);
        self.decided += 1;
    }

    fn add(&mut self, other: DecidedGames) {
        self.black_wins += other.black_wins;
        self.decided += other.decided;
    }
}

impl Continuation {
    pub fn total(&self) -> u64 {
        self.black + self.white + self.black_later + self.white_later
    }

    /// How often this colour of the drawing played there, at once or later.
    pub fn by(&self, color: Color) -> u64 {
        match color {
            Color::Black => self.black + self.black_later,
            Color::White => self.white + self.white_later,
        }
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
#[derive(Debug)]
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
    #[inline]
    pub fn counted_cell(&self, image: usize, cell: usize, color: Color) -> CountedCell {
        let (swapped, drawn) = &self.images[image];
        let color = if *swapped { color.opponent() } else { color };
        let folded = self.folding.representative(usize::from(drawn[cell]), color);
        CountedCell { cell: folded.cell, color: folded.color, swapped: *swapped != folded.swapped }
    }
}

/// Locates a hit's continuation among [`FindResult::continuations`], and the end of its sequence.
#[derive(Debug)]
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

    /// Number of moves played when the hit shows all that was drawn: up to the last stone of the sequence.
    pub fn end(&self, corpus: &Corpus, hit: Hit) -> u32 {
        let turned = self.images.iter().find(|turned| turned.image == hit.image());
        turned.map_or(hit.moves, |turned| end_of_sequence(turned, corpus, hit))
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

/// Number of moves played up to the last stone of the sequence that a hit begins.
pub(super) fn end_of_sequence(turned: &QueryImage, corpus: &Corpus, hit: Hit) -> u32 {
    let Some(last) = turned.moves.len().checked_sub(1) else { return hit.moves };
    let moves = (hit.moves..).zip(&corpus.game(hit.game).moves[hit.moves as usize..]);
    let mut inside = moves.filter(|(_, play)| play.point().is_some_and(|point| cell_at(turned, hit, point).is_some()));
    inside.nth(last).map_or(hit.moves, |(played, _)| played + 1)
}

/// The cell of a hit's image at a point of the board; `None` outside the region.
pub(super) fn cell_at(turned: &QueryImage, hit: Hit, point: Point) -> Option<usize> {
    let (x, y) = hit.place();
    let column = usize::try_from(i32::from(point.x) - x).ok().filter(|&column| column < turned.width)?;
    let row = usize::try_from(i32::from(point.y) - y).ok().filter(|&row| row < turned.height)?;
    Some(row * turned.width + column).filter(|&cell| turned.cells[cell].is_some())
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
    /// By cell.
    won: Vec<WonCell>,
    /// For each game of the block that has a continuation, a line with two entries for each cell, Black's and White's:
    /// order of the first hit so far and whether its colours are swapped; 0 for none.
    first: Vec<u64>,
    /// By game of the block: where its line begins in `first`; [`NO_LINE`] for none.
    lines: Vec<u32>,
    /// Game and place in `first` of every entry.
    touched: Vec<(u32, u32)>,
}

const NO_LINE: u32 = u32::MAX;

/// Decided games of a cell, by whichever colour played there first, and by each.
#[derive(Clone, Copy, Debug, Default)]
struct WonCell {
    by_any: DecidedGames,
    by_color: [DecidedGames; 2],
}

impl HitTally {
    /// A tally for blocks of `games` games.
    pub fn new(cells: usize, games: usize) -> HitTally {
        HitTally {
            hits: 0,
            swapped: 0,
            no_continuation: 0,
            played: vec![[0; 4]; cells],
            won: vec![WonCell::default(); cells],
            first: Vec::new(),
            lines: vec![NO_LINE; games],
            touched: Vec::new(),
        }
    }

    /// Counts a hit of the block's game `game`.
    #[inline(always)]
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
            if let Some(winner) = winner.color() {
                let black_won = (winner == Color::Black) != counted.swapped;
                let before = hits[..at].iter().filter_map(|(_, next)| next.map(|(other, _)| other));
                let mut before = before.filter(|other| other.cell == counted.cell).peekable();
                if before.peek().is_none() {
                    self.won[cell].by_any.count(black_won);
                }
                if before.all(|other| other.color != counted.color) {
                    self.won[cell].by_color[counted.color as usize].count(black_won);
                }
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
        let entries = 2 * self.won.len();
        let line = &mut self.lines[game];
        if *line == NO_LINE {
            *line = self.first.len() as u32;
            self.first.resize(self.first.len() + entries, 0);
        }
        let slot = *line as usize + 2 * cell + counted.color as usize;
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
        let entries = 2 * self.won.len();
        for (game, slot) in self.touched.drain(..) {
            let slot = slot as usize;
            let (first, other, color) = (self.first[slot], self.first[slot ^ 1], slot % 2);
            if let Some(winner) = winner(game as usize).color() {
                let black_won = (winner == Color::Black) != (first & 1 != 0);
                let won = &mut self.won[slot % entries / 2];
                won.by_color[color].count(black_won);
                if other == 0 || (first, color) < (other, 1 - color) {
                    won.by_any.count(black_won);
                }
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
            let &Continuation { at, black, white, black_later, white_later, black_wins, decided, by_color } =
                continuation;
            let cell = at.1 * query.width() + at.0;
            tally.played[cell] = [black, white, black_later, white_later];
            tally.won[cell] = WonCell { by_any: DecidedGames { black_wins, decided }, by_color };
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
            sum.by_any.add(more.by_any);
            sum.by_color.iter_mut().zip(more.by_color).for_each(|(sum, more)| sum.add(more));
        }
        self
    }

    /// Most frequent first; ties row by row.
    pub fn continuations(&self, width: usize) -> Vec<Continuation> {
        let mut continuations: Vec<Continuation> = (self.played.iter().zip(&self.won).enumerate())
            .filter(|(_, (played, _))| played.iter().any(|&count| count > 0))
            .map(|(cell, (&[black, white, black_later, white_later], won))| Continuation {
                at: (cell % width, cell / width),
                black,
                white,
                black_later,
                white_later,
                black_wins: won.by_any.black_wins,
                decided: won.by_any.decided,
                by_color: won.by_color,
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
