//! Sizes of the window's parts, in points, and colours that are the same in every theme. Panels take theirs from here, so
//! that all look alike; a test in `tests/house` sees to it. The colours of themes are in `theme.rs`, those of boards in
//! `widgets/style.rs`.

/// Distances between things, from those within a control to those between parts of a panel.
pub mod space {
    pub const TINY: f32 = 4.0;
    pub const SMALL: f32 = 8.0;
    pub const MEDIUM: f32 = 12.0;
    pub const LARGE: f32 = 16.0;
    pub const HUGE: f32 = 24.0;
    pub const GIANT: f32 = 40.0;
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
    /// Titles of panes, and lists of moves.
    pub const DENSE: f32 = 13.0;
    /// The number or the verdict that a panel is about.
    pub const FIGURE: f32 = 19.0;
    /// A sign that fills a card, and a sentence over the whole window.
    pub const SIGN: f32 = 32.0;
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
    /// The same in a pane that is too low for it.
    pub const LOW_BOARD_PART: f32 = 90.0;
}

/// Colours on boards, and of stones that are too small to be lit.
pub mod ink {
    use egui::Color32;

    pub const BLACK_STONE: Color32 = Color32::from_gray(28);
    pub const WHITE_STONE: Color32 = Color32::from_gray(246);
    pub const STONE_EDGE: Color32 = Color32::from_gray(120);
    pub const WHITE_TERRITORY_EDGE: Color32 = Color32::from_gray(96);
    /// Letters and marks on stones.
    pub const ON_BLACK: Color32 = Color32::from_gray(250);
    pub const ON_WHITE: Color32 = Color32::from_gray(20);
    /// Hatching of later replies, and the rim of Black's territory.
    pub const HATCH_ON_BLACK: Color32 = Color32::from_gray(150);
    pub const HATCH_ON_WHITE: Color32 = Color32::from_gray(130);
    /// Sets of cells in a drawing.
    pub const EITHER_STONE: Color32 = Color32::from_rgb(38, 84, 150);
    pub const OTHER_SET: Color32 = Color32::from_rgb(108, 88, 120);
    /// Points of a template.
    pub const OPEN_POINT: Color32 = Color32::from_rgb(38, 150, 80);
    pub const BLOCKED_POINT: Color32 = Color32::from_rgb(200, 60, 40);
    pub const LAST_MOVE_RIM: Color32 = Color32::from_rgb(250, 238, 220);
    pub const CENTRE_RIM: Color32 = Color32::from_rgba_unmultiplied_const(255, 250, 240, 200);
    /// The point that keys are on.
    pub const CURSOR: Color32 = Color32::from_rgb(0, 63, 168);
    pub const BOARD_SHADOW: Color32 = Color32::from_black_alpha(70);
    pub const BOARD_LIGHT: Color32 = Color32::from_rgba_premultiplied(46, 46, 46, 46);
    pub const BOARD_SHADE: Color32 = Color32::from_black_alpha(64);
    /// Over the window while files are dragged over it.
    pub const VEIL: Color32 = Color32::from_black_alpha(150);
}
