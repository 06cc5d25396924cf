//! Sizes of the window's parts, in points. Panels take theirs from here, so that all look alike.

/// Distances between things, from those within a control to those between parts of a panel.
pub mod space {
    pub const TINY: f32 = 4.0;
    pub const SMALL: f32 = 8.0;
    pub const MEDIUM: f32 = 12.0;
    pub const LARGE: f32 = 16.0;
    pub const HUGE: f32 = 24.0;
    /// Inside a card.
    pub const CARD: f32 = 14.0;
    /// Between cards.
    pub const CARDS: f32 = 13.0;
}

/// Sizes of letters.
pub mod letters {
    /// A panel's title.
    pub const TITLE: f32 = 24.0;
    /// A section's title, a foreign term beside a title.
    pub const SECTION: f32 = 15.0;
    pub const TEXT: f32 = 14.0;
    /// Names, moves and comments before a class, and the number of the move.
    pub const CLASS: f32 = 22.0;
    pub const CLASS_NUMBER: f32 = 48.0;
    /// Names and numbers in cards.
    pub const CARD: f32 = 13.5;
    /// Secondary text. Nothing is smaller than [`LEAST`].
    pub const SMALL: f32 = 12.0;
    pub const LEAST: f32 = 11.0;
}

/// Heights and widths of controls and pictures.
pub mod size {
    pub const BUTTON: f32 = 32.0;
    /// Corners of cards and buttons.
    pub const RADIUS: u8 = 6;
    /// A bar of data.
    pub const BAR: f32 = 4.0;
    /// Least side of a small shape in a gallery.
    pub const THUMBNAIL: f32 = 120.0;
    /// Least side of a picture of 9×9 points.
    pub const BOARD_PART: f32 = 140.0;
}
