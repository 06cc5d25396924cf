//! Widgets that know about the game, patterns and filters, but not about the application's state.

pub mod bars;
pub mod board;
mod board_access;
mod board_layers;
mod board_marks;
pub mod board_menu;
pub mod busy;
pub mod cell_set;
pub mod controls;
pub mod drawing_paint;
pub mod elided;
pub mod figures;
pub mod filter_field;
pub mod graph_cells;
pub mod mini_board;
pub mod move_list;
mod pattern_paint;
pub mod plot_key;
pub mod rule_picture;
pub mod scene_paint;
pub mod stones;
mod style;
pub mod table;
pub mod thumbnail;
pub mod vector;
mod wood;
