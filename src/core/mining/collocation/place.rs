//! How one pattern lies beside another.

use super::notes::MoveNote;
use crate::go::Color;
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

/// Q's move beside P's while only the orientations of their classes are known, and who makes it. For the empty P, only
/// who makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct RawPlace(u32);

impl RawPlace {
    const WHITE: u32 = 1 << 31;

    pub fn new(first: Option<&MoveNote>, second: &MoveNote) -> RawPlace {
        let key = first.map_or(0, |first| {
            let step = (i32::from(second.at.x) - i32::from(first.at.x), i32::from(second.at.y) - i32::from(first.at.y));
            let image = |note: &MoveNote| Image::from_index(usize::from(note.image));
            PlaceKey::new(image(first).symmetry.apply_step(step), image(second).inverse().then(image(first))).0
        });
        RawPlace(key | if second.mover == Color::White { RawPlace::WHITE } else { 0 })
    }

    pub fn mover(self) -> Color {
        if self.0 & RawPlace::WHITE != 0 { Color::White } else { Color::Black }
    }

    /// The place with both patterns in their canonical forms. The images take the orientations of the classes to these.
    pub fn between(self, first: CanonicalImages, second: CanonicalImages) -> PlaceKey {
        let (offset, image) = PlaceKey(self.0 & !RawPlace::WHITE).parts();
        let (turn_first, turn_second) = (first.first(), second.first());
        let offset = turn_first.symmetry.apply_step((i32::from(offset.0), i32::from(offset.1)));
        let image = turn_second.inverse().then(image).then(turn_first);
        if first.is_single() && second.is_single() {
            return PlaceKey::new(offset, image);
        }
        let second = second.stabiliser();
        let same = first.stabiliser().iter().flat_map(|turn_first| {
            let offset = turn_first.symmetry.apply_step(offset);
            second.iter().map(move |turn_second| PlaceKey::new(offset, turn_second.then(image).then(turn_first)))
        });
        same.min().expect("the identity is in every stabiliser")
    }
}

/// Offset and image of a place in one number, smallest for the smallest place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct PlaceKey(u32);

impl PlaceKey {
    fn new((dx, dy): (i32, i32), image: Image) -> PlaceKey {
        PlaceKey(((dx + 128) as u32) << 16 | ((dy + 128) as u32) << 8 | image.index() as u32)
    }

    /// The offset and the image.
    fn parts(self) -> ((i8, i8), Image) {
        let part = |shift: u32| (self.0 >> shift & 255) as u8;
        let offset = (part(16).wrapping_sub(128) as i8, part(8).wrapping_sub(128) as i8);
        (offset, Image::from_index(usize::from(part(0)) % Image::COUNT))
    }

    pub fn place(self, count: u32) -> PairPlace {
        let (offset, image) = self.parts();
        PairPlace { offset, image, count }
    }
}

impl PairPlace {
    /// As a column has it.
    pub(super) fn to_words(self) -> [u32; 2] {
        [PlaceKey::new((self.offset.0.into(), self.offset.1.into()), self.image).0, self.count]
    }

    /// The inverse of [`to_words`](PairPlace::to_words); any words are a place.
    pub(super) fn from_words([key, count]: [u32; 2]) -> PairPlace {
        PlaceKey(key).place(count)
    }
}
