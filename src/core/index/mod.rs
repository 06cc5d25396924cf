//! Data that makes search fast: the history of every point of every game, and bit columns over all games.
//!
//! Most points of a game are empty until some move and then hold one colour to the end. Such a history is two bytes:
//! the move and the colour. A shape then matches at a placement from the latest of its stones to the earliest stone on
//! one of its empty points, so a game is searched without being replayed. The few points where stones were captured,
//! set up late or taken away have a list of events instead.
//!
//! To find the games worth a look, games stand in blocks of 512, with one bit column for each point and colour: the
//! games in which the point ever held that colour. The columns of a shape's stones are joined with AND, 64 games a
//! word. The games that are left are looked at 16 or 64 at a time by the coarse times of their points: the moves again,
//! in one byte. The bytes of a point's 512 games lie side by side, so the latest stone, and the earliest stone on an
//! empty point, are maxima and minima of neighbouring bytes. Few games without the shape get through.
//!
//! One more column for each point tells which games have events there. A list has the first stone there in each of
//! these games, and when it comes and goes. As long as these first stones stand, a shape and its continuation are known
//! exactly, and the histories are not read.
//!
//! Whole boards and corners with few stones, empty points and all, are looked up by hash: see `anchors.rs`.
//!
//! The columns cost 135 bytes a game, the coarse times 361, the histories 736, the events about 180, their first stones
//! about 80, the hashes about 415. Columns, coarse times and first stones are not kept on disk: they follow from the
//! rest. `tests/bench/find.rs` has the other measurements, on 20,000 games.
//!
//! The index of a large library is a mapped file, laid out as it is in memory: see `mapped.rs`. The parts that a search
//! does not look at need not be in memory, and a search gives back the parts that it has looked at.

mod anchors;
mod build;
mod file;
mod history;
mod mapped;
mod place;

pub(crate) use anchors::{Anchor, AnchorKey, AnchorNote, AnchorSums, CORNER_SIDE, place_in_corner};
pub use file::IndexFileError;
pub(crate) use history::{NEVER, PointEvent, PointHistory};
pub(crate) use mapped::NotWritten;

use anchors::Anchors;
use place::BlockStorage;

use crate::corpus::{Corpus, CorpusId};
use crate::files::MappableValues;
use crate::go::{BoardSize, Color, Winner};
use crate::machine;

/// Games of a block: eight words of 64.
pub(crate) const BLOCK_GAMES: usize = 512;
pub(crate) const BLOCK_WORDS: usize = BLOCK_GAMES / 64;
/// Points of a board in the index, whatever its size: row · 19 + column.
pub(crate) const BOARD_POINTS: usize = BoardSize::MAX * BoardSize::MAX;

/// Histories of a game: its points, and enough behind them to read [`LANES`] from any point on.
pub(crate) const GAME_STRIDE: usize = BOARD_POINTS + LANES - 1;
/// Histories that are looked at together.
pub(crate) const LANES: usize = 8;

/// For each game of a block, the position at which a stone first holds a point, at most [`LATEST_TIME`];
/// [`UNKNOWN_TIME`] if none does, or if the point has events.
pub(crate) type Times = [u8; BLOCK_GAMES];
pub(crate) const LATEST_TIME: u8 = 254;
pub(crate) const UNKNOWN_TIME: u8 = 255;

/// One bit a game of a block.
pub(crate) type Bits = [u64; BLOCK_WORDS];

/// Whether the bit at a place is set.
#[inline]
pub(crate) fn is_member(bits: &Bits, place: usize) -> bool {
    bits[place / 64] >> (place % 64) & 1 != 0
}

/// The places of the bits that are set.
pub(crate) fn members(bits: &Bits) -> impl Iterator<Item = usize> {
    bits.iter().enumerate().flat_map(|(number, &word)| {
        let mut left = word;
        std::iter::from_fn(move || {
            let bit = left.trailing_zeros() as usize;
            left &= left.wrapping_sub(1);
            (bit < 64).then_some(number * 64 + bit)
        })
    })
}

/// The search index of one corpus.
#[derive(Clone, Debug, PartialEq)]
pub struct Index {
    corpus: CorpusId,
    blocks: Vec<IndexBlock>,
    /// Whether positions may be looked up.
    has_anchors: bool,
}

/// 512 games, in the order of [`Corpus::searched`].
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct IndexBlock {
    /// Side of each game's board; 0 for a game that is too long for the index.
    sides: MappableValues<u8>,
    winners: Vec<Winner>,
    /// [`PointHistory::bits`] by game and point, [`GAME_STRIDE`] a game.
    histories: MappableValues<u16>,
    /// The end of each game's events.
    event_ends: MappableValues<u32>,
    /// [`PointEvent::bits`].
    events: MappableValues<u32>,
    /// By colour and point: the games in which the point holds the colour at some position.
    columns: MappableValues<Bits>,
    /// By point: the games in which its history is not plain.
    eventful: MappableValues<Bits>,
    /// [`Touch::bits`] by point, then by game with events there.
    touches: MappableValues<u32>,
    /// By point: where its touches begin.
    touch_starts: MappableValues<u32>,
    /// By point and game.
    times: MappableValues<Times>,
    /// By side of the boards that there are, ascending: the games on them.
    boards: Vec<(u8, Bits)>,
    anchors: Anchors,
    place: BlockStorage,
}

/// The first stone on a point with events.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Touch {
    /// The stone that first changes the point from empty; [`NEVER`] if something else changes it first.
    pub stone: PointHistory,
    /// The position at which the point changes again; after all positions if it does not.
    pub until: u16,
}

impl Touch {
    fn bits(self) -> u32 {
        u32::from(self.until) << 16 | u32::from(self.stone.bits())
    }

    /// The inverse of [`Touch::bits`].
    #[inline]
    pub fn from_bits(bits: u32) -> Touch {
        Touch { stone: PointHistory::from_bits(bits as u16), until: (bits >> 16) as u16 }
    }
}

impl Index {
    pub fn corpus(&self) -> CorpusId {
        self.corpus
    }

    /// Whether it was built from these games.
    pub fn fits(&self, corpus: &Corpus) -> bool {
        self.corpus == corpus.searched_id() && self.game_count() == corpus.searched().len()
    }

    pub fn game_count(&self) -> usize {
        self.blocks.iter().map(IndexBlock::len).sum()
    }

    /// Memory of its own, in bytes. Does not count mapped files.
    pub fn memory_bytes(&self) -> usize {
        self.blocks.iter().map(IndexBlock::memory_bytes).sum()
    }

    /// Gives back all memory of a mapped file, that of its first blocks included, while nobody searches. The next search
    /// reads it again, mostly from the system's cache.
    pub fn let_go(&self) {
        self.blocks.iter().for_each(|block| block.place.let_all_go());
    }

    /// The same index without lookups by hash, to measure and to compare.
    pub fn without_hashes(mut self) -> Index {
        self.has_anchors = false;
        self
    }

    /// Bytes of memory that the hashes of positions take.
    pub fn hashes_memory_bytes(&self) -> usize {
        self.blocks.iter().map(|block| block.anchors.memory_bytes()).sum()
    }

    pub(crate) fn blocks(&self) -> &[IndexBlock] {
        &self.blocks
    }

    pub(crate) fn has_anchors(&self) -> bool {
        self.has_anchors
    }

    /// The board sides of the games, each once, ascending; 0 among them for games that are not in the index.
    pub(crate) fn sides(&self) -> Vec<u8> {
        let mut known = [false; BoardSize::MAX + 1];
        self.blocks.iter().flat_map(IndexBlock::boards).for_each(|&(side, _)| known[usize::from(side)] = true);
        (0..).zip(known).filter(|&(_, known)| known).map(|(side, _)| side).collect()
    }
}

impl IndexBlock {
    pub fn len(&self) -> usize {
        self.sides.len()
    }

    /// The games on boards of each side that there is, ascending; on boards of side 0 those that are not in the index.
    pub fn boards(&self) -> &[(u8, Bits)] {
        &self.boards
    }

    /// The games on boards of this side.
    pub fn games_of_side(&self, side: u8) -> Bits {
        self.boards.iter().find(|&&(own, _)| own == side).map_or(Bits::default(), |&(_, games)| games)
    }

    /// The notes of positions with this key, by game, then by position.
    pub fn anchored(&self, key: AnchorKey) -> impl ExactSizeIterator<Item = AnchorNote> + '_ {
        self.anchors.notes_for_key(key)
    }

    pub fn winner(&self, game: usize) -> Winner {
        self.winners[game]
    }

    /// The games in which a point ever holds a colour. `column` is colour · [`BOARD_POINTS`] + point.
    #[inline]
    pub fn column(&self, column: usize) -> &Bits {
        &self.columns[column]
    }

    /// The games in which the point has events.
    #[inline]
    pub fn eventful(&self, point: usize) -> &Bits {
        &self.eventful[point]
    }

    /// The first stone at the point, for each game with events there, as [`Touch::from_bits`] reads it.
    #[inline]
    pub fn touches(&self, point: usize) -> &[u32] {
        &self.touches[self.touch_starts[point] as usize..]
    }

    /// The coarse times of a point.
    #[inline]
    pub fn times(&self, point: usize) -> &Times {
        &self.times[point]
    }

    /// Asks memory for what all games say of these points, so that it is at hand when the block is searched.
    #[inline]
    pub fn fetch(&self, points: &[u16]) {
        for point in points.iter().map(|&point| usize::from(point)) {
            machine::fetch(&self.columns[point..=point]);
            machine::fetch(&self.columns[BOARD_POINTS + point..=BOARD_POINTS + point]);
            machine::fetch(&self.times[point..=point]);
            machine::fetch(&self.eventful[point..=point]);
            machine::fetch(self.touches_at(point));
        }
    }

    /// Number of bytes that [`IndexBlock::fetch`] asks for.
    pub fn bytes_at(&self, points: &[u16]) -> usize {
        let touches = points.iter().map(|&point| size_of_val(self.touches_at(usize::from(point))));
        points.len() * (3 * size_of::<Bits>() + size_of::<Times>()) + touches.sum::<usize>()
    }

    /// Number of bytes that [`IndexBlock::fetch_histories`] asks for, in all parts.
    pub fn histories_bytes(&self) -> usize {
        size_of_val(&self.histories[..])
    }

    /// The touches of a point alone.
    #[inline]
    fn touches_at(&self, point: usize) -> &[u32] {
        let start = |point: usize| self.touch_starts.get(point).map_or(self.touches.len(), |&start| start as usize);
        &self.touches[start(point)..start(point + 1)]
    }

    /// Asks memory for one of `parts` equal parts of the histories.
    #[inline]
    pub fn fetch_histories(&self, part: usize, parts: usize) {
        let all = self.histories.len();
        machine::fetch(&self.histories[all * part / parts..all * (part + 1) / parts]);
    }

    #[inline]
    pub fn game(&self, game: usize) -> GameHistory<'_> {
        GameHistory::new(game, &self.histories, &self.event_ends, &self.events)
    }

    /// Gives back the memory of a mapped file that a search has looked at.
    pub fn let_go(&self) {
        self.place.let_go();
    }

    fn memory_bytes(&self) -> usize {
        size_of::<IndexBlock>()
            + self.sides.memory_bytes()
            + self.winners.capacity() * size_of::<Winner>()
            + self.histories.memory_bytes()
            + self.event_ends.memory_bytes()
            + self.events.memory_bytes()
            + self.columns.memory_bytes()
            + self.eventful.memory_bytes()
            + self.touches.memory_bytes()
            + self.touch_starts.memory_bytes()
            + self.times.memory_bytes()
            + self.boards.capacity() * size_of::<(u8, Bits)>()
            + self.anchors.memory_bytes()
    }
}

/// The histories of the points of one game.
#[derive(Clone, Copy)]
pub(crate) struct GameHistory<'a> {
    points: &'a [u16],
    events: &'a [u32],
}

impl<'a> GameHistory<'a> {
    /// The history of one game, taken from all that its block has.
    #[inline]
    fn new(game: usize, histories: &'a [u16], event_ends: &[u32], events: &'a [u32]) -> GameHistory<'a> {
        let start = if game == 0 { 0 } else { event_ends[game - 1] as usize };
        GameHistory {
            points: &histories[game * GAME_STRIDE..(game + 1) * GAME_STRIDE],
            events: &events[start..event_ends[game] as usize],
        }
    }

    #[inline]
    pub fn at(self, point: usize) -> PointHistory {
        PointHistory::from_bits(self.points[point])
    }

    /// The histories from a point on; those after the last point are [`NEVER`].
    #[inline]
    pub fn lanes(self, point: usize) -> [PointHistory; LANES] {
        let bits = self.points[point..].first_chunk().expect("there are enough histories behind the last point");
        bits.map(PointHistory::from_bits)
    }

    /// Touches the memory of the events.
    #[inline]
    pub fn glance(self) -> u32 {
        self.events.first().map_or(0, |&event| PointEvent::from_bits(event).position())
    }

    /// Whether a stone of this colour stands on the point at a position.
    #[inline]
    pub fn holds(self, point: usize, color: Color, position: u32) -> bool {
        let history = self.at(point);
        if history.is_plain() {
            return history != NEVER && history.color() == color && history.position() <= position;
        }
        let before = self.events(history).take_while(|event| event.position() <= position);
        before.last().is_some_and(|event| event.state().color() == Some(color))
    }

    /// Asks memory for the history of a point.
    #[inline]
    pub fn fetch(self, point: usize) {
        machine::fetch(&self.points[point..=point]);
    }

    /// Asks memory for the first events of a point that is not plain.
    #[inline]
    pub fn fetch_events(self, history: PointHistory) {
        machine::fetch(&self.events[history.first_event()..][..1]);
    }

    /// The events of a point that is not plain, in time; the first is its state at position 0.
    pub fn events(self, history: PointHistory) -> impl Iterator<Item = PointEvent> + 'a {
        let mut done = false;
        self.events[history.first_event()..].iter().map(|&event| PointEvent::from_bits(event)).take_while(
            move |event| {
                let take = !done;
                done = event.is_last();
                take
            },
        )
    }
}
