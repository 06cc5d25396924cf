//! Widgets that know the game and the patterns, but no state of the application.

pub mod board;
mod board_marks;
mod pattern_paint;
pub mod plot_key;
pub mod stones;
mod style;
pub mod thumbnail;
mod wood;
