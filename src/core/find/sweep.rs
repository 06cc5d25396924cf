//! The first look at the games that have a shape's stones: by coarse times, 16 or 64 games at once.
//!
//! A shape stands from the latest of its stones to the earliest stone on one of its empty points. One byte a point and
//! game tells both well enough to let few games pass that do not show it; what passes is looked at again, exactly. Points
//! with events are taken to suit. Points that must not hold one colour are not looked at here.
//!
//! Where every point of the region must be empty or hold a stone, and the shape stands before any of its points sees an
//! event, the coarse times and the first stones on points with events tell the hit and what follows it exactly: such
//! games are not looked at again, unless it is late.

use wide::u8x16;

use super::plan::{Placement, Shape};
use super::stretch::Stretch;
use crate::go::Color;
use crate::index::{BLOCK, Bits, Block, LATE, NEVER, WORDS};

/// Games of a vector.
const VECTOR: usize = 16;
/// Games that share a word with at most so many others are looked at 16 at a time.
const FEW: u32 = 3;
/// Empty points that are looked at before asking which games are left.
const STEP: usize = 6;
/// Places of empty points that a byte can tell.
const MOST_PLACES: usize = 1 << 8;

/// When a shape may stand in the games that a sweep left.
pub(super) struct Stretches {
    /// One more than the position of the latest stone, at most [`LATE`].
    from: [u8; BLOCK],
    /// The position of the earliest stone on an empty point, as the coarse times have it.
    to: [u8; BLOCK],
    /// Where that stone is: the place in [`Shape::empty`]; known where the shape is full.
    place: [u8; BLOCK],
    /// That stone, if it falls on a point with events.
    on_eventful: [Option<Ending>; BLOCK],
    /// Games in which only a late stretch would not be exact.
    exact: Bits,
}

/// A stone on an empty point of a shape: the place in [`Shape::empty`], and its colour.
#[derive(Clone, Copy)]
struct Ending {
    place: u16,
    color: Color,
}

impl Stretches {
    pub fn new() -> Stretches {
        Stretches {
            from: [0; BLOCK],
            to: [0; BLOCK],
            place: [0; BLOCK],
            on_eventful: [None; BLOCK],
            exact: Bits::default(),
        }
    }

    pub fn exact_games(&self) -> &Bits {
        &self.exact
    }

    /// The stretch of a game that was left, if it is exact.
    #[inline]
    pub fn exact(&self, game: usize) -> Option<Stretch> {
        let (from, end) = (self.from[game], self.to[game]);
        let is_exact = self.exact[game / 64] >> (game % 64) & 1 != 0 && from < LATE && end != LATE;
        is_exact.then(|| {
            let (place, color) = match self.on_eventful[game] {
                Some(Ending { place, color }) => (place, Some(color)),
                None => (u16::from(self.place[game]), None),
            };
            Stretch { start: u32::from(from) - 1, end, place, color }
        })
    }

    /// Finds the exact ones among the games that are left.
    fn settle(&mut self, placement: Placement, shape: &Shape, block: &Block, games: &Bits) {
        self.exact = *games;
        for &point in &shape.present {
            let eventful = block.eventful(placement.at(point));
            self.exact.iter_mut().zip(eventful).for_each(|(exact, eventful)| *exact &= !eventful);
        }
        if self.exact == Bits::default() {
            return;
        }
        self.on_eventful.fill(None);
        for (place, &point) in shape.empty.iter().enumerate() {
            let eventful = block.eventful(placement.at(point));
            // Few points have events in these games; the others are passed without counting their touches.
            if !eventful.iter().zip(&self.exact).any(|(eventful, exact)| eventful & exact != 0) {
                continue;
            }
            let mut touches = block.touches(placement.at(point));
            for word in 0..WORDS {
                let mut left = eventful[word] & self.exact[word];
                while left != 0 {
                    let bit = left.trailing_zeros();
                    left &= left - 1;
                    let rank = (eventful[word] & ((1 << bit) - 1)).count_ones() as usize;
                    let (game, touch) = (word * 64 + bit as usize, touches[rank]);
                    if touch == NEVER || touch.position() < u32::from(self.from[game]) {
                        self.exact[word] ^= 1 << bit;
                        continue;
                    }
                    let time = touch.position().min(u32::from(LATE)) as u8;
                    if time < self.to[game] {
                        self.to[game] = time;
                        self.on_eventful[game] = Some(Ending { place: place as u16, color: touch.color() });
                    }
                }
                touches = &touches[eventful[word].count_ones() as usize..];
            }
        }
    }
}

/// Leaves, of the candidate games, those in which the shape may stand at the placement, and notes when; false when there
/// are none.
#[inline]
pub(super) fn sweep(
    placement: Placement,
    shape: &Shape,
    block: &Block,
    games: &mut Bits,
    stretches: &mut Stretches,
) -> bool {
    stretches.exact = Bits::default();
    if shape.empty.is_empty() {
        return true;
    }
    // The exact look needs to know which point it was.
    let is_full = shape.is_full && shape.empty.len() <= MOST_PLACES;
    let any = if is_full {
        words::<true>(placement, shape, block, games, stretches)
    } else {
        words::<false>(placement, shape, block, games, stretches)
    };
    if is_full && any {
        stretches.settle(placement, shape, block, games);
    }
    any
}

/// As [`sweep`], a word of games after the other.
#[inline]
fn words<const PLACES: bool>(
    placement: Placement,
    shape: &Shape,
    block: &Block,
    games: &mut Bits,
    stretches: &mut Stretches,
) -> bool {
    let mut any = 0;
    for (word, games) in games.iter_mut().enumerate().filter(|(_, games)| **games != 0) {
        if has_more_than::<FEW>(*games) {
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

/// As [`sweep`], for 16 · N games from `first` on; with the places of the earliest stones on empty points if `PLACES`.
#[inline]
fn vectors<const N: usize, const PLACES: bool>(
    placement: Placement,
    shape: &Shape,
    block: &Block,
    first: usize,
    mut games: u64,
    stretches: &mut Stretches,
) -> u64 {
    let times = |point: i32| -> [u8x16; N] {
        let (vectors, _) = block.times(placement.at(point)).as_chunks();
        std::array::from_fn(|vector| u8x16::new(vectors[first / VECTOR + vector]))
    };
    // One more than the position of the latest stone; an unknown time is as good as any.
    let mut from = [u8x16::splat(1); N];
    for &point in &shape.present {
        let times = times(point);
        from = std::array::from_fn(|vector| from[vector].max(times[vector] + u8x16::splat(1)));
    }
    from = from.map(|from| from.min(u8x16::splat(LATE)));
    let (mut to, mut places) = ([u8x16::splat(u8::MAX); N], [u8x16::splat(0); N]);
    for (step, points) in shape.empty.chunks(STEP).enumerate() {
        for (at, &point) in points.iter().enumerate() {
            let times = times(point);
            let earliest: [u8x16; N] = std::array::from_fn(|vector| to[vector].min(times[vector]));
            if PLACES {
                let place = u8x16::splat((step * STEP + at) as u8);
                places =
                    std::array::from_fn(|vector| earliest[vector].simd_eq(to[vector]).bitselect(places[vector], place));
            }
            to = earliest;
        }
        let in_time = |vector: usize| u64::from(to[vector].simd_eq(to[vector].max(from[vector])).to_bitmask());
        games &= (0..N).fold(0, |mask, vector| mask | in_time(vector) << (vector * VECTOR));
        if games == 0 {
            return 0;
        }
    }
    for vector in 0..N {
        let own = first + vector * VECTOR..first + (vector + 1) * VECTOR;
        stretches.from[own.clone()].copy_from_slice(from[vector].as_array());
        if PLACES {
            stretches.place[own.clone()].copy_from_slice(places[vector].as_array());
        }
        stretches.to[own].copy_from_slice(to[vector].as_array());
    }
    games
}
