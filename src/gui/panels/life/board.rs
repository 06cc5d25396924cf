//! A fitting size for the boards of the workspace.

use egui::{Vec2, vec2};

use katachi_app::BoardRegion;

/// No taller than the board itself, so that it stands below its tools.
pub fn fitting(size: Vec2, part: BoardRegion, coordinates: bool) -> Vec2 {
    let border = if coordinates { 1.56 } else { 0.24 };
    let tall = size.x * (part.height() as f32 + border) / (part.width() as f32 + border);
    vec2(size.x, tall.min(size.y))
}
