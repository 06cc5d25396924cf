//! The first look at the games that have a shape's stones: by coarse times, 16 or 64 games at once.
//!
//! A shape stands from the latest of its stones to the earliest stone on one of its empty points. One byte for each
//! point and game tells both times well enough that few games without the shape pass; those that pass are checked
//! exactly afterwards. Points with events always pass. Points that must not hold one colour are not checked here.
//!
//! If every point of the region must be empty or must hold a stone, the coarse times, and the first stones on points
//! with events, give the hit and its continuation exactly, as long as these first stones stand. Such games are not
//! checked again, unless the hit is late.

use wide::u8x16;

use super::placement::{MAX_PLACES, Placement, ShapePoints};
use super::stretch::ShapeStretch;
use crate::go::Color;
use crate::index::{
    BLOCK_GAMES, BLOCK_WORDS, Bits, IndexBlock, LATEST_TIME, NEVER, Touch, UNKNOWN_TIME, is_member, members,
};

/// Number of games in a vector.
const VECTOR_GAMES: usize = 16;
/// Maximum number of games in a word that are looked at 16 at a time; more are looked at 64 at a time.
const MAX_SPARSE_GAMES: u32 = 3;
/// Number of empty points that are looked at before the games that are left are computed.
const STEP_POINTS: usize = 6;
/// Maximum number of points for each game that is left, at which the first stones on points with events are used.
const MAX_POINTS_PER_GAME: usize = 16;
/// Minimum number of common empty points at which it pays to ask first when the shapes of a group may stand.
const MIN_COMMON_POINTS: usize = 24;

/// When a shape may stand in the games that a sweep left.
pub(super) struct Stretches {
    /// One more than the position of the latest stone, at most [`LATEST_TIME`].
    from: [u8; BLOCK_GAMES],
    /// The position of the earliest stone on an empty point, as the coarse times have it.
    to: [u8; BLOCK_GAMES],
    /// The place of that stone in [`ShapePoints::empty`]; known if the shape is full.
    place: [u8; BLOCK_GAMES],
    /// Games in which that stone falls on a point with events, its colour, and `to` without such points.
    on_eventful: Bits,
    color: [Color; BLOCK_GAMES],
    plain_to: [u8; BLOCK_GAMES],
    /// Games in which a stone of the shape is taken. `until` is the position of the first such capture.
    bounded: Bits,
    until: [u16; BLOCK_GAMES],
    /// Games whose stretch is exact, unless it is late.
    exact: Bits,
    /// The earliest stone on the empty points that a group shares, and its place in [`ShapePoints::empty`].
    shared: Earliest,
}

/// For each game, the coarse time of the earliest stone and the place of its point.
struct Earliest {
    time: [u8; BLOCK_GAMES],
    place: [u8; BLOCK_GAMES],
}

impl Stretches {
    pub fn new() -> Stretches {
        Stretches {
            from: [0; BLOCK_GAMES],
            to: [0; BLOCK_GAMES],
            place: [0; BLOCK_GAMES],
            on_eventful: Bits::default(),
            color: [Color::Black; BLOCK_GAMES],
            plain_to: [0; BLOCK_GAMES],
            bounded: Bits::default(),
            until: [0; BLOCK_GAMES],
            exact: Bits::default(),
            shared: Earliest { time: [u8::MAX; BLOCK_GAMES], place: [0; BLOCK_GAMES] },
        }
    }

    /// Looks at the empty points that a group of placements shares, in their candidate games. `any` joins these games.
    #[inline(always)]
    pub fn share<'s>(
        &mut self,
        group: impl Iterator<Item = ((Placement, &'s ShapePoints), &'s Bits)> + Clone,
        block: &IndexBlock,
        any: &Bits,
    ) {
        for (word, &games) in any.iter().enumerate().filter(|(_, games)| **games != 0) {
            let group = group.clone().map(|((placement, shape), games)| (placement, shape, games[word]));
            if has_more_than::<MAX_SPARSE_GAMES>(games) {
                self.shared.look::<4>(group, block, word * 64, games);
                continue;
            }
            let mut rest = games;
            while rest != 0 {
                let part = rest.trailing_zeros() / 16 * 16;
                let of_part = |games: u64| games >> part & 0xffff;
                let group = group.clone().map(|(placement, shape, games)| (placement, shape, of_part(games)));
                self.shared.look::<1>(group, block, word * 64 + part as usize, of_part(games));
                rest &= !(0xffff << part);
            }
        }
    }

    pub fn exact_games(&self) -> &Bits {
        &self.exact
    }

    /// The stretch of a game that was left, if it is exact.
    #[inline]
    pub fn exact(&self, game: usize) -> Option<ShapeStretch> {
        let (from, mut end) = (self.from[game], self.to[game]);
        if !is_member(&self.exact, game) || from >= LATEST_TIME || end == LATEST_TIME {
            return None;
        }
        // If one position brings several changes, the stone that is played counts.
        if is_member(&self.bounded, game) && self.until[game] < u16::from(end) {
            end = UNKNOWN_TIME;
        }
        let color = is_member(&self.on_eventful, game).then_some(self.color[game]);
        Some(ShapeStretch { start: u32::from(from) - 1, end, place: u16::from(self.place[game]), color })
    }

    /// Finds the games without events under the shape: they are exact. For few games this is quicker than to ask each
    /// event.
    #[inline(always)]
    fn settle_plain(&mut self, placement: Placement, shape: &ShapePoints, block: &IndexBlock, games: &Bits) {
        (self.on_eventful, self.bounded) = (Bits::default(), Bits::default());
        self.exact = *games;
        for &point in shape.present.iter().chain(&shape.empty) {
            let mut any = 0;
            for (exact, eventful) in self.exact.iter_mut().zip(block.eventful(placement.at(point))) {
                *exact &= !eventful;
                any |= *exact;
            }
            if any == 0 {
                return;
            }
        }
    }

    /// Finds the exact games among those that are left, and removes games in which the shape does not stand after all.
    #[inline(always)]
    fn settle(&mut self, placement: Placement, shape: &ShapePoints, block: &IndexBlock, games: &mut Bits) {
        self.exact = *games;
        (self.on_eventful, self.bounded) = (Bits::default(), Bits::default());
        let stones = shape.stones.iter().map(|&(point, color)| (point, Some(color)));
        for (point, color) in stones.chain(shape.either.iter().map(|&point| (point, None))) {
            let exact = self.exact;
            each_touch(block, placement.at(point), &exact, |game, touch| {
                let mut from = touch.stone.position() + 1;
                if touch.stone == NEVER {
                    clear(&mut self.exact, game);
                    return;
                }
                if color.is_some_and(|color| touch.stone.color() != color) {
                    // The other colour cannot stand there before this one goes.
                    clear(&mut self.exact, game);
                    from = u32::from(touch.until) + 1;
                }
                self.from[game] = self.from[game].max(from.min(u32::from(LATEST_TIME)) as u8);
                self.bound(game, touch.until);
            });
        }
        for game in members(&{ self.bounded }) {
            let (from, to) = (self.from[game], self.to[game]);
            if to < from {
                clear(games, game);
            }
            if to < from || self.until[game] < u16::from(from) {
                clear(&mut self.exact, game);
            }
        }
        for (place, &point) in shape.empty.iter().enumerate() {
            // Games that are not exact may still turn out to lack the shape: each that is left takes long to check.
            let left = *games;
            each_touch(block, placement.at(point), &left, |game, touch| {
                let (from, position) = (u32::from(self.from[game]), touch.stone.position());
                let plain_to = if is_member(&self.on_eventful, game) { self.plain_to[game] } else { self.to[game] };
                if touch.stone == NEVER || position < from {
                    clear(&mut self.exact, game);
                    // The point is not empty again before its stone is taken.
                    if touch.stone != NEVER && plain_to < LATEST_TIME && u16::from(plain_to) <= touch.until {
                        clear(games, game);
                    }
                    return;
                }
                let time = position.min(u32::from(LATEST_TIME)) as u8;
                if time < self.to[game] {
                    self.plain_to[game] = plain_to;
                    (self.to[game], self.place[game]) = (time, place as u8);
                    self.on_eventful[game / 64] |= 1 << (game % 64);
                    self.color[game] = touch.stone.color();
                }
            });
        }
    }

    /// Notes that a stone on a point of the shape is taken at `until`; the first such position counts.
    #[inline(always)]
    fn bound(&mut self, game: usize, until: u16) {
        let earlier = if is_member(&self.bounded, game) { self.until[game].min(until) } else { until };
        self.until[game] = earlier;
        self.bounded[game / 64] |= 1 << (game % 64);
    }
}

#[inline(always)]
fn clear(bits: &mut Bits, game: usize) {
    bits[game / 64] &= !(1 << (game % 64));
}

/// Calls with each of these games that has events at a point, and with its first stone there.
#[inline(always)]
fn each_touch(block: &IndexBlock, point: usize, games: &Bits, mut call: impl FnMut(usize, Touch)) {
    let eventful = block.eventful(point);
    // Few points have events in these games; the others are passed without counting their touches.
    if !eventful.iter().zip(games).any(|(eventful, games)| eventful & games != 0) {
        return;
    }
    let mut touches = block.touches(point);
    for word in 0..BLOCK_WORDS {
        let mut left = eventful[word] & games[word];
        while left != 0 {
            let bit = left.trailing_zeros();
            left &= left - 1;
            let rank = (eventful[word] & ((1 << bit) - 1)).count_ones() as usize;
            call(word * 64 + bit as usize, Touch::from_bits(touches[rank]));
        }
        touches = &touches[eventful[word].count_ones() as usize..];
    }
}

impl Earliest {
    /// Looks at 16 · N games from `first` on; only the results for `games` are needed.
    #[inline(always)]
    fn look<'s, const N: usize>(
        &mut self,
        group: impl Iterator<Item = (Placement, &'s ShapePoints, u64)> + Clone,
        block: &IndexBlock,
        first: usize,
        games: u64,
    ) {
        let Some((placement, shape, _)) = group.clone().next() else { return };
        let points = &shape.empty[..shape.shared];
        // No shape of the group can stand before this in any of the games.
        let mut from = [u8x16::splat(0); N];
        if points.len() >= MIN_COMMON_POINTS {
            from = [u8x16::splat(u8::MAX); N];
            for (placement, shape, games) in group.filter(|(.., games)| *games != 0) {
                let (own, mask) = (latest::<N>(placement, shape, block, first), mask::<N>(games));
                from = std::array::from_fn(|vector| {
                    from[vector].min(mask[vector].bitselect(own[vector], u8x16::splat(u8::MAX)))
                });
            }
        }
        let (mut earliest, mut places) = ([u8x16::splat(u8::MAX); N], [u8x16::splat(0); N]);
        for (step, points) in points.chunks(STEP_POINTS).enumerate() {
            for (at, &point) in points.iter().enumerate() {
                earlier(&mut earliest, &mut places, times(placement, point, block, first), step * STEP_POINTS + at);
            }
            if in_time(&earliest, &from) & games == 0 {
                earliest = [u8x16::splat(0); N];
                break;
            }
        }
        for vector in 0..N {
            let own = first + vector * VECTOR_GAMES..first + (vector + 1) * VECTOR_GAMES;
            self.time[own.clone()].copy_from_slice(earliest[vector].as_array());
            self.place[own].copy_from_slice(places[vector].as_array());
        }
    }

    #[inline(always)]
    fn vectors_at<const N: usize>(&self, first: usize) -> ([u8x16; N], [u8x16; N]) {
        (vectors_from(&self.time, first), vectors_from(&self.place, first))
    }
}

/// The coarse times of a point in 16 · N games from `first` on.
#[inline(always)]
fn times<const N: usize>(placement: Placement, point: i32, block: &IndexBlock, first: usize) -> [u8x16; N] {
    vectors_from(block.times(placement.at(point)), first)
}

#[inline(always)]
fn vectors_from<const N: usize>(bytes: &[u8; BLOCK_GAMES], first: usize) -> [u8x16; N] {
    let (vectors, _) = bytes.as_chunks();
    std::array::from_fn(|vector| u8x16::new(vectors[first / VECTOR_GAMES + vector]))
}

/// One more than the position of the latest stone, at most [`LATEST_TIME`]. Unknown times are ignored.
#[inline(always)]
fn latest<const N: usize>(placement: Placement, shape: &ShapePoints, block: &IndexBlock, first: usize) -> [u8x16; N] {
    let mut from = [u8x16::splat(1); N];
    for &point in &shape.present {
        let times = times::<N>(placement, point, block, first);
        from = std::array::from_fn(|vector| from[vector].max(times[vector] + u8x16::splat(1)));
    }
    from.map(|from| from.min(u8x16::splat(LATEST_TIME)))
}

/// The games in which the first stone on an empty point comes after the latest of the shape.
#[inline(always)]
fn in_time<const N: usize>(to: &[u8x16; N], from: &[u8x16; N]) -> u64 {
    let in_time = |vector: usize| u64::from(to[vector].simd_eq(to[vector].max(from[vector])).to_bitmask());
    (0..N).fold(0, |mask, vector| mask | in_time(vector) << (vector * VECTOR_GAMES))
}

/// All ones for each game whose bit is set.
#[inline(always)]
fn mask<const N: usize>(games: u64) -> [u8x16; N] {
    let bits = u8x16::new(std::array::from_fn(|lane| 1 << (lane % 8)));
    std::array::from_fn(|vector| {
        let of_vector = games >> (vector * VECTOR_GAMES);
        let bytes = u8x16::new(std::array::from_fn(|lane| (of_vector >> (lane / 8 * 8)) as u8));
        (bytes & bits).simd_eq(bits)
    })
}

/// Takes the earlier of two times, and where it is.
#[inline(always)]
fn earlier<const N: usize>(earliest: &mut [u8x16; N], places: &mut [u8x16; N], times: [u8x16; N], place: usize) {
    let place = u8x16::splat(place as u8);
    for vector in 0..N {
        let earlier = earliest[vector].min(times[vector]);
        places[vector] = earlier.simd_eq(earliest[vector]).bitselect(places[vector], place);
        earliest[vector] = earlier;
    }
}

/// Keeps the candidate games in which the shape may stand at the placement, and notes when. Returns false if there are
/// none.
#[inline(always)]
pub(super) fn sweep(
    placement: Placement,
    shape: &ShapePoints,
    block: &IndexBlock,
    games: &mut Bits,
    stretches: &mut Stretches,
) -> bool {
    stretches.exact = Bits::default();
    // An exact stretch needs the place of the stone that ends it, in one byte.
    let is_full = shape.is_full && shape.empty.len() <= MAX_PLACES;
    if shape.empty.is_empty() && !is_full {
        return true;
    }
    let any = if is_full {
        words::<true>(placement, shape, block, games, stretches)
    } else {
        words::<false>(placement, shape, block, games, stretches)
    };
    if is_full && any {
        let left: usize = games.iter().map(|word| word.count_ones() as usize).sum();
        let points = shape.present.len() + shape.empty.len();
        if points <= left * MAX_POINTS_PER_GAME {
            stretches.settle(placement, shape, block, games);
        } else {
            stretches.settle_plain(placement, shape, block, games);
        }
    }
    any
}

/// As [`sweep`], a word of games after the other.
#[inline(always)]
fn words<const PLACES: bool>(
    placement: Placement,
    shape: &ShapePoints,
    block: &IndexBlock,
    games: &mut Bits,
    stretches: &mut Stretches,
) -> bool {
    let mut any = 0;
    for (word, games) in games.iter_mut().enumerate().filter(|(_, games)| **games != 0) {
        if has_more_than::<MAX_SPARSE_GAMES>(*games) {
            *games = vectors::<4, PLACES>(placement, shape, block, word * 64, *games, stretches);
            any |= *games;
            continue;
        }
        let mut rest = *games;
        while rest != 0 {
            let part = rest.trailing_zeros() / 16 * 16;
            let of_part = *games >> part & 0xffff;
            let left = vectors::<1, PLACES>(placement, shape, block, word * 64 + part as usize, of_part, stretches);
            *games ^= (of_part ^ left) << part;
            rest &= !(0xffff << part);
        }
        any |= *games;
    }
    any != 0
}

/// Whether more than N bits are set. Taking them away one by one is quicker than counting them all, which takes many
/// steps where the processor has, or may use, no instruction for it.
#[inline]
fn has_more_than<const N: u32>(word: u64) -> bool {
    (0..N).fold(word, |left, _| left & left.wrapping_sub(1)) != 0
}

/// As [`sweep`], for 16 · N games from `first` on. If `PLACES`, notes the places of the stones that end the stretches
/// too.
#[inline(always)]
fn vectors<const N: usize, const PLACES: bool>(
    placement: Placement,
    shape: &ShapePoints,
    block: &IndexBlock,
    first: usize,
    mut games: u64,
    stretches: &mut Stretches,
) -> u64 {
    let times = |point: i32| times::<N>(placement, point, block, first);
    let from = latest::<N>(placement, shape, block, first);
    let (mut to, mut places) = ([u8x16::splat(u8::MAX); N], [u8x16::splat(0); N]);
    if shape.shared > 0 {
        (to, places) = stretches.shared.vectors_at(first);
        games &= in_time(&to, &from);
        if games == 0 {
            return 0;
        }
    }
    for (step, points) in shape.empty[shape.shared..].chunks(STEP_POINTS).enumerate() {
        for (at, &point) in points.iter().enumerate() {
            if PLACES {
                earlier(&mut to, &mut places, times(point), shape.shared + step * STEP_POINTS + at);
            } else {
                let times = times(point);
                to = std::array::from_fn(|vector| to[vector].min(times[vector]));
            }
        }
        games &= in_time(&to, &from);
        if games == 0 {
            return 0;
        }
    }
    for vector in 0..N {
        let own = first + vector * VECTOR_GAMES..first + (vector + 1) * VECTOR_GAMES;
        stretches.from[own.clone()].copy_from_slice(from[vector].as_array());
        if PLACES {
            stretches.place[own.clone()].copy_from_slice(places[vector].as_array());
        }
        stretches.to[own].copy_from_slice(to[vector].as_array());
    }
    games
}
