//! The window. Nothing outside this module names egui.

pub mod panels;
pub mod widgets;
