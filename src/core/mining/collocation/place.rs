//! How one pattern lies beside another.

use crate::go::Point;
use crate::pattern::{CanonicalImages, Image};

/// The place of Q beside P, seen with P in its canonical orientation and P's mover Black.
///
/// If P or Q is symmetric, several descriptions are the same place; the smallest stands for all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PairPlace {
    /// Columns to the right and rows down, from P's move to Q's.
    pub offset: (i8, i8),
    /// Takes canonical Q to its orientation there. Colours are swapped if the opponent of P's mover plays Q.
    pub image: Image,
    pub count: u32,
}

impl PairPlace {
    /// One player made both moves: the opponent played elsewhere in between.
    pub fn same_color(&self) -> bool {
        !self.image.swapped
    }
}

/// A move: its point, the image that takes the board to the canonical form of its pattern, and the stabiliser of that
/// form.
#[derive(Clone, Copy, Debug)]
pub(super) struct PlacedPattern {
    pub at: Point,
    pub to_canonical: Image,
    pub stabiliser: CanonicalImages,
}

/// Offset and image of a place in one number, smallest for the smallest place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlaceKey(u32);

impl PlaceKey {
    /// The key of pairs that have no place.
    pub const NONE: PlaceKey = PlaceKey(u32::MAX);

    /// The place of `second` beside `first`.
    pub fn between(first: PlacedPattern, second: PlacedPattern) -> PlaceKey {
        let step = (i32::from(second.at.x) - i32::from(first.at.x), i32::from(second.at.y) - i32::from(first.at.y));
        let offset = first.to_canonical.symmetry.apply_step(step);
        let image = second.to_canonical.inverse().then(first.to_canonical);
        let smallest = first
            .stabiliser
            .iter()
            .flat_map(|turn_first| {
                let offset = turn_first.symmetry.apply_step(offset);
                second
                    .stabiliser
                    .iter()
                    .map(move |turn_second| PlaceKey::new(offset, turn_second.then(image).then(turn_first)))
            })
            .min();
        smallest.expect("the identity is in every stabiliser")
    }

    fn new((dx, dy): (i32, i32), image: Image) -> PlaceKey {
        PlaceKey(((dx + 128) as u32) << 16 | ((dy + 128) as u32) << 8 | image.index() as u32)
    }

    /// `None` for [`PlaceKey::NONE`].
    pub fn place(self, count: u32) -> Option<PairPlace> {
        let part = |shift: u32| (self.0 >> shift & 255) as u8;
        (self != PlaceKey::NONE).then(|| PairPlace {
            offset: (part(16).wrapping_sub(128) as i8, part(8).wrapping_sub(128) as i8),
            image: Image::from_index(usize::from(part(0))),
            count,
        })
    }
}
