//! The points of a problem as bits of a number, and positions on them.
//!
//! Everything outside the *field* is settled: each stone at its border belongs for good to the attacker or to the
//! defender, so only the field's own points need a bit. A field is its bounding box with a guard column, at most 128
//! bits; corner problems in books need 30 to 60. Chains and liberties are found by flood fill, a few shifts each. On
//! boards this small that is faster than updating them, and positions are copied rather than undone.

use std::ops::{BitAnd, BitOr, Not, Shl, Shr};

use katachi_core::go::Point;

use super::around::{Around, near_rim, rim};

/// A set of field points: bit `y * stride + x`.
pub type Bits = u128;

/// The two sides of a problem. Colours do not matter here.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ProblemSide {
    /// Wants the group dead.
    Attacker,
    /// Owns the group.
    Defender,
}

impl ProblemSide {
    pub fn other(self) -> ProblemSide {
        match self {
            ProblemSide::Attacker => ProblemSide::Defender,
            ProblemSide::Defender => ProblemSide::Attacker,
        }
    }

    pub(super) fn index(self) -> usize {
        self as usize
    }
}

/// A move in the search: the index of a bit, or [`PASS`].
pub type Play = u8;

pub(super) const PASS: Play = 254;
pub(super) const NO_PLAY: Play = 255;

/// The shape of a field and its border.
#[derive(Clone, Debug)]
pub struct Field {
    pub stride: u32,
    pub origin: Point,
    /// The points in play.
    pub points: Bits,
    /// By side: points next to an untakable stone of that side. A chain with a stone on one of them is safe.
    pub border: [Bits; 2],
    /// Points that only the attacker may play on. They are outside liberties of the defender's stones, and worth
    /// nothing else. They are in the attacker's border too.
    pub fringe: Bits,
    /// Makes the keys of this field's positions differ from those of other fields.
    pub salt: u64,
    /// By point: its surroundings outside the field. `row_masks` has the columns near it that are in the field; see
    /// `patterns`.
    pub rim: Box<[u64; 128]>,
    pub row_masks: Box<[u64; 128]>,
    /// Each point's neighbours outside the field, two bits a cell, row by row; see `estimate`.
    pub near_rim: Box<[u16; 128]>,
    zobrist: [[u64; 128]; 2],
    ko_keys: [u64; 128],
}

/// The indices of the bits that are set, lowest first.
pub(super) fn each(mut bits: Bits) -> impl Iterator<Item = Play> {
    std::iter::from_fn(move || {
        if bits == 0 {
            return None;
        }
        let at = bits.trailing_zeros() as Play;
        bits &= bits - 1;
        Some(at)
    })
}

pub(super) fn bit(at: Play) -> Bits {
    1 << at
}

/// A set of points, in 64 or 128 bits. 64 are enough for most corner problems in books, and make everything much
/// faster.
pub trait PointBits:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    const NONE: Self;
    fn from_bits(bits: Bits) -> Self;
    fn bits(self) -> Bits;
    fn count_ones(self) -> u32;
    fn trailing_zeros(self) -> u32;
    /// All bits but the lowest.
    fn rest(self) -> Self;

    fn lowest(self) -> Self {
        self & !self.rest()
    }

    fn has(self, at: Play) -> bool {
        (self >> u32::from(at)).bits() & 1 == 1
    }
}

macro_rules! word {
    ($word:ty) => {
        impl PointBits for $word {
            const NONE: Self = 0;

            #[inline]
            fn from_bits(bits: Bits) -> Self {
                bits as Self
            }

            #[inline]
            fn bits(self) -> Bits {
                Bits::from(self)
            }

            #[inline]
            fn count_ones(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn trailing_zeros(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn rest(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    };
}

word!(u64);
word!(u128);

/// The points of a field, in either width.
#[derive(Clone, Copy, Debug)]
pub struct FieldGrid<W> {
    pub points: W,
    pub stride: u32,
}

impl<W: PointBits> FieldGrid<W> {
    /// The field points next to one of these points. May include some of the points themselves.
    #[inline]
    pub fn around(self, bits: W) -> W {
        self.beside(bits) & self.points
    }

    #[inline]
    fn beside(self, bits: W) -> W {
        bits << 1 | bits >> 1 | bits << self.stride | bits >> self.stride
    }

    /// Everything connected to `seed` within `mask`.
    #[inline]
    pub fn flood(self, seed: W, mask: W) -> W {
        let mut filled = seed & mask;
        loop {
            let more = (filled | self.beside(filled)) & mask;
            if more == filled {
                return filled;
            }
            filled = more;
        }
    }

    /// The chains of `stones` that contain one of the points in `some`.
    #[inline]
    pub fn chains(self, some: W, stones: W) -> impl Iterator<Item = W> {
        chains(some, stones, move |seed| self.flood(seed, stones))
    }
}

/// Iterates over the chains of `stones` that contain one of the points in `some`.
#[inline]
fn chains<W: PointBits>(some: W, stones: W, flood: impl Fn(W) -> W) -> impl Iterator<Item = W> {
    let mut left = some & stones;
    std::iter::from_fn(move || {
        if left == W::NONE {
            return None;
        }
        let chain = flood(left.lowest());
        left = left & !chain;
        Some(chain)
    })
}

/// A field with a position on it, in either width; see [`Field`] and [`FieldPosition`].
#[derive(Clone, Copy, Debug)]
pub(super) struct FieldView<W> {
    pub grid: FieldGrid<W>,
    pub border: [W; 2],
    pub fringe: W,
    pub attackers: W,
    pub defenders: W,
    pub empty: W,
    pub safe: W,
}

impl<W: PointBits> FieldView<W> {
    #[inline]
    pub fn new(field: &Field, position: &FieldPosition) -> FieldView<W> {
        let [attackers, defenders] = position.stones.map(W::from_bits);
        let grid = field.grid::<W>();
        FieldView {
            grid,
            border: field.border.map(W::from_bits),
            fringe: W::from_bits(field.fringe),
            attackers,
            defenders,
            empty: grid.points & !(attackers | defenders),
            safe: W::from_bits(position.safe),
        }
    }

    /// See [`FieldPosition::captures`].
    #[inline]
    fn captures(&self, side: ProblemSide) -> W {
        let (theirs, border) = match side {
            ProblemSide::Attacker => (self.defenders, self.border[1]),
            ProblemSide::Defender => (self.attackers & !self.safe, self.border[0]),
        };
        let mut captures = W::NONE;
        for chain in self.grid.chains(theirs, theirs) {
            let liberties = self.grid.around(chain) & self.empty;
            if liberties.rest() == W::NONE && chain & border == W::NONE {
                captures = captures | liberties;
            }
        }
        captures
    }

    /// Points that can still become an eye of the defender: no safe attacker stands there or beside.
    #[inline]
    pub fn eye_room(&self) -> W {
        self.grid.points & !(self.safe | self.grid.around(self.safe) | self.border[0])
    }
}

/// Mixes the bits of a number.
pub(super) fn mixed(seed: u64) -> u64 {
    let mut x = seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(0x1234_5678_9ABC_DEF1);
    x = (x ^ (x >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    x = (x ^ (x >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    x ^ (x >> 31)
}

impl Field {
    /// Makes a field of these points. `None` if their bounding box needs more than 128 bits.
    pub fn new(points: &[Point]) -> Option<Field> {
        let (left, right) = (points.iter().map(|p| p.x).min()?, points.iter().map(|p| p.x).max()?);
        let (top, bottom) = (points.iter().map(|p| p.y).min()?, points.iter().map(|p| p.y).max()?);
        let stride = u32::from(right - left) + 2;
        let rows = u32::from(bottom - top) + 1;
        if stride * rows > 128 {
            return None;
        }
        let mut keys = (1..).map(mixed);
        let mut take = || std::array::from_fn(|_| keys.next().expect("the sequence does not end"));
        let zobrist = [take(), take()];
        let ko_keys = take();
        let mut field = Field {
            stride,
            origin: Point::new(left, top),
            points: 0,
            border: [0; 2],
            fringe: 0,
            salt: 0,
            rim: Box::new([0; 128]),
            row_masks: Box::new([0; 128]),
            near_rim: Box::new([0; 128]),
            zobrist,
            ko_keys,
        };
        for &point in points {
            let one = field.bit_of(point).map(bit).expect("the box was made of these points");
            field.points |= one;
        }
        let place = u64::from(left) << 40 | u64::from(top) << 32 | u64::from(stride);
        field.salt = mixed(place ^ mixed(field.points as u64) ^ mixed((field.points >> 64) as u64).rotate_left(7));
        Some(field)
    }

    /// Reserves some of the points for the attacker, see [`Field::fringe`].
    pub fn set_fringe(&mut self, fringe: Bits) {
        if fringe == 0 {
            return;
        }
        self.fringe = fringe;
        self.border[ProblemSide::Attacker.index()] |= fringe;
        self.salt ^= mixed(fringe as u64 ^ mixed((fringe >> 64) as u64).rotate_left(9));
    }

    /// The points that a side may never play on.
    #[inline]
    pub fn forbidden(&self, side: ProblemSide) -> Bits {
        match side {
            ProblemSide::Attacker => 0,
            ProblemSide::Defender => self.fringe,
        }
    }

    /// Fills in the surroundings of each point. `look` gives a point outside the field.
    pub(super) fn surround(&mut self, side: u8, look: impl Fn(Point) -> Around) {
        for at in each(self.points) {
            let point = self.point_of(at);
            let near = |dx: i32, dy: i32| {
                let (x, y) = (i32::from(point.x) + dx, i32::from(point.y) + dy);
                let on = |v: i32| (0..i32::from(side)).contains(&v);
                if !on(x) || !on(y) {
                    return Some(Around::OffBoard);
                }
                let other = Point::new(x as u8, y as u8);
                let inside = self.bit_of(other).is_some_and(|at| self.points >> at & 1 == 1);
                (!inside).then(|| look(other))
            };
            let column = u32::from(at) % self.stride;
            let columns = (0..5).filter(|&x| (column + x).checked_sub(2).is_some_and(|x| x + 1 < self.stride));
            let mask = columns.fold(0, |mask, x| mask | 3 << (2 * x));
            let around = rim(near);
            self.row_masks[usize::from(at)] = mask;
            self.near_rim[usize::from(at)] = near_rim(around);
            self.rim[usize::from(at)] = around;
        }
    }

    pub fn bit_of(&self, point: Point) -> Option<Play> {
        let x = u32::from(point.x.checked_sub(self.origin.x)?);
        let y = u32::from(point.y.checked_sub(self.origin.y)?);
        let at = y * self.stride + x;
        (x + 1 < self.stride && at < 128).then_some(at as Play)
    }

    pub fn point_of(&self, at: Play) -> Point {
        let (x, y) = (u32::from(at) % self.stride, u32::from(at) / self.stride);
        Point::new(self.origin.x + x as u8, self.origin.y + y as u8)
    }

    /// Whether 64 bits hold all points of the field.
    #[inline]
    pub fn is_narrow(&self) -> bool {
        self.points >> 64 == 0
    }

    #[inline]
    pub fn grid<W: PointBits>(&self) -> FieldGrid<W> {
        FieldGrid { points: W::from_bits(self.points), stride: self.stride }
    }

    /// See [`FieldGrid::around`].
    #[inline]
    pub fn around(&self, bits: Bits) -> Bits {
        match self.is_narrow() {
            true => Bits::from(self.grid().around(bits as u64)),
            false => self.grid().around(bits),
        }
    }

    /// See [`FieldGrid::flood`].
    #[inline]
    pub fn flood(&self, seed: Bits, mask: Bits) -> Bits {
        match mask >> 64 {
            0 => Bits::from(self.grid().flood(seed as u64, mask as u64)),
            _ => self.grid().flood(seed, mask),
        }
    }

    /// See [`FieldGrid::chains`].
    #[inline]
    pub fn chains(&self, some: Bits, stones: Bits) -> impl Iterator<Item = Bits> {
        chains(some, stones, move |seed| self.flood(seed, stones))
    }

    pub fn stone_key(&self, side: ProblemSide, at: Play) -> u64 {
        self.zobrist[side.index()][usize::from(at)]
    }

    pub fn stones_key(&self, side: ProblemSide, bits: Bits) -> u64 {
        each(bits).fold(0, |key, at| key ^ self.stone_key(side, at))
    }

    pub fn ko_key(&self, at: Play) -> u64 {
        if at == NO_PLAY { 0 } else { self.ko_keys[usize::from(at)] }
    }
}

/// Stones on a field and the point of a ko that was just taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldPosition {
    pub stones: [Bits; 2],
    /// The stone that was taken in a ko stood here; [`NO_PLAY`] otherwise.
    pub ko: Play,
    /// Ko threats left to the side whose threats are counted. 0 if none are counted.
    pub threats: u8,
    /// The key of the stones alone.
    pub key: u64,
    /// The attacker's stones that cannot be taken.
    pub safe: Bits,
}

impl FieldPosition {
    pub fn new(field: &Field, attacker: Bits, defender: Bits) -> FieldPosition {
        let key = field.stones_key(ProblemSide::Attacker, attacker) ^ field.stones_key(ProblemSide::Defender, defender);
        let safe = field.flood(attacker & field.border[ProblemSide::Attacker.index()], attacker);
        FieldPosition { stones: [attacker, defender], ko: NO_PLAY, threats: 0, key, safe }
    }

    #[inline]
    pub fn empty(&self, field: &Field) -> Bits {
        field.points & !(self.stones[0] | self.stones[1])
    }

    /// The points at which a stone of this side captures something. Compute them once for many moves.
    #[inline]
    pub fn captures(&self, field: &Field, side: ProblemSide) -> Bits {
        match field.is_narrow() {
            true => Bits::from(FieldView::<u64>::new(field, self).captures(side)),
            false => FieldView::<Bits>::new(field, self).captures(side),
        }
    }

    /// The position after a stone, or `None` if it is suicide. Doesn't check the ko.
    pub fn play(&self, field: &Field, side: ProblemSide, at: Play) -> Option<FieldPosition> {
        self.play_among(field, side, at, self.captures(field, side))
    }

    /// Like [`FieldPosition::play`], if the [`captures`](FieldPosition::captures) are known.
    #[inline]
    pub fn play_among(&self, field: &Field, side: ProblemSide, at: Play, captures: Bits) -> Option<FieldPosition> {
        match field.is_narrow() {
            true => self.play_in::<u64>(field, side, at, captures),
            false => self.play_in::<Bits>(field, side, at, captures),
        }
    }

    #[inline]
    fn play_in<W: PointBits>(
        &self,
        field: &Field,
        side: ProblemSide,
        at: Play,
        captures: Bits,
    ) -> Option<FieldPosition> {
        let view = FieldView::<W>::new(field, self);
        let grid = view.grid;
        let one = W::from_bits(bit(at));
        let (own, enemy) = (side.index(), side.other().index());
        let [ours, theirs] = match side {
            ProblemSide::Attacker => [view.attackers, view.defenders],
            ProblemSide::Defender => [view.defenders, view.attackers],
        };
        let mut after = FieldPosition { ko: NO_PLAY, key: self.key ^ field.stone_key(side, at), ..*self };
        let around = grid.around(one);
        let is_surrounded = around & view.empty == W::NONE && one & view.border[own] == W::NONE;
        after.stones[own] |= bit(at);
        if side == ProblemSide::Attacker && one & view.border[own] | around & view.safe != W::NONE {
            after.safe = grid.flood(view.safe | one, ours | one).bits();
        }
        if captures >> at & 1 == 1 {
            let empty = view.empty & !one;
            let mut taken = W::NONE;
            for chain in grid.chains(around, theirs) {
                if chain & view.border[enemy] == W::NONE && grid.around(chain) & empty == W::NONE {
                    taken = taken | chain;
                }
            }
            after.stones[enemy] &= !taken.bits();
            after.key ^= field.stones_key(side.other(), taken.bits());
            if taken.rest() == W::NONE && is_surrounded && around & ours == W::NONE {
                after.ko = taken.trailing_zeros() as Play;
            }
        } else if is_surrounded {
            let chain = grid.flood(one, ours | one);
            if chain & view.border[own] == W::NONE && grid.around(chain) & view.empty & !one == W::NONE {
                return None;
            }
        }
        Some(after)
    }

    /// The position after a pass, which ends any ko ban.
    pub fn passed(&self) -> FieldPosition {
        FieldPosition { ko: NO_PLAY, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::super::widen::tests::problems;
    use super::*;

    #[test]
    fn what_a_move_keeps_up_to_date_is_what_the_stones_say() {
        let (mut made, mut took, mut joined, mut random) = (0, 0, 0, 1);
        problems(|name, problem| {
            let (field, mut position) = (&problem.field, problem.start);
            for turn in 0..60 {
                let side = [ProblemSide::Attacker, ProblemSide::Defender][turn % 2];
                let moves = each(position.empty(field) & !field.forbidden(side));
                let moves: Vec<FieldPosition> = moves.filter_map(|at| position.play(field, side, at)).collect();
                for after in &moves {
                    let anew = FieldPosition::new(field, after.stones[0], after.stones[1]);
                    assert_eq!((after.safe, after.key), (anew.safe, anew.key), "{name}, move {turn}");
                    took += u32::from(
                        after.stones[0].count_ones() + after.stones[1].count_ones()
                            < position.stones[0].count_ones() + position.stones[1].count_ones(),
                    );
                    joined += u32::from((after.safe & !position.safe).count_ones() > 1);
                }
                made += moves.len();
                random = mixed(random);
                let Some(after) = moves.get(random as usize % moves.len().max(1)) else { break };
                position = *after;
            }
        });
        assert!(made > 10_000 && took > 500 && joined > 500, "{made} {took} {joined}");
    }
}
