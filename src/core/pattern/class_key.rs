//! Names of classes.

/// The name of a class while hashing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassHash(pub u64);

/// The lasting name of a class. No two classes share it, however many shapes are mined.
///
/// Among the images with the smallest first half, it is the one with the smallest second half. A second half is another
/// number of the same image.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct ClassKey {
    pub first: u64,
    pub second: u64,
}

impl ClassKey {
    /// The key of a window on the board without a stone.
    pub const EMPTY: ClassKey = ClassKey { first: 0, second: 0 };
}
