//! Widgets that know the game and the patterns, but no state of the application.

pub mod board;
mod board_marks;
pub mod cell_set;
pub mod drawing_paint;
mod pattern_paint;
pub mod stones;
mod style;
pub mod thumbnail;
mod wood;
