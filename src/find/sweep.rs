//! The first look at the games that have a shape's stones: by coarse times, 16 or 64 games at once.
//!
//! A shape stands from the latest of its stones to the earliest stone on one of its empty points. One byte a point and
//! game tells both well enough to let few games pass that do not show it; what passes is looked at again, exactly. Points
//! with events are taken to suit. Points that must not hold one colour are not looked at here.

use wide::u8x16;

use super::plan::{Placement, Shape};
use crate::index::{Bits, Block, LATE};

/// Games of a vector.
const VECTOR: usize = 16;
/// Games that share a word with at most so many others are looked at 16 at a time.
const FEW: u32 = 3;
/// Empty points that are looked at before asking which games are left.
const STEP: usize = 6;

/// Leaves, of the candidate games, those in which the shape may stand at the placement.
#[inline]
pub(super) fn sweep(placement: Placement, shape: &Shape, block: &Block, games: &mut Bits) {
    if shape.empty.is_empty() {
        return;
    }
    for (word, games) in games.iter_mut().enumerate().filter(|(_, games)| **games != 0) {
        if games.count_ones() > FEW {
            *games = vectors::<4>(placement, shape, block, word * 64, *games);
            continue;
        }
        for part in 0..4 {
            let of_part = *games >> (part * 16) & 0xffff;
            if of_part != 0 {
                let left = vectors::<1>(placement, shape, block, word * 64 + part * 16, of_part);
                *games ^= (of_part ^ left) << (part * 16);
            }
        }
    }
}

/// As [`sweep`], for 16 · N games from `first` on.
#[inline]
fn vectors<const N: usize>(placement: Placement, shape: &Shape, block: &Block, first: usize, mut games: u64) -> u64 {
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
    let mut to = [u8x16::splat(u8::MAX); N];
    for points in shape.empty.chunks(STEP) {
        for &point in points {
            let times = times(point);
            to = std::array::from_fn(|vector| to[vector].min(times[vector]));
        }
        let in_time = |vector: usize| u64::from(to[vector].simd_eq(to[vector].max(from[vector])).to_bitmask());
        games &= (0..N).fold(0, |mask, vector| mask | in_time(vector) << (vector * VECTOR));
        if games == 0 {
            break;
        }
    }
    games
}
