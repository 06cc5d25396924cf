//! The size of the workspace's boards.

use egui::{Vec2, vec2};

use katachi_app::BoardRegion;

/// Limits the size to the board's own height, so that the board stands directly below its tools.
pub fn fitting(size: Vec2, part: BoardRegion, coordinates: bool) -> Vec2 {
    let border = if coordinates { 1.56 } else { 0.24 };
    let tall = size.x * (part.height() as f32 + border) / (part.width() as f32 + border);
    vec2(size.x, tall.min(size.y))
}
