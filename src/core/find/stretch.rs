//! How long a shape stands in a game.

use crate::go::Color;

/// The positions at which a shape stands in a game.
#[derive(Clone, Copy)]
pub(super) struct ShapeStretch {
    pub start: u32,
    /// Coarse time of the stone that ends it. `place` is the place of this stone in `ShapePoints::empty`.
    pub end: u8,
    pub place: u16,
    /// Its colour, if it is known already.
    pub color: Option<Color>,
}
