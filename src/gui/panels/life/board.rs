//! Shared by the boards of the workspace: keys that name a colour, and a fitting size.

use egui::{Modifiers, Vec2, vec2};

use katachi_app::BoardRegion;
use katachi_core::go::Color;

/// The colour that Shift or Ctrl asks for.
pub fn pressed_color(modifiers: Modifiers) -> Option<Color> {
    match (modifiers.shift, modifiers.command) {
        (true, _) => Some(Color::Black),
        (false, true) => Some(Color::White),
        (false, false) => None,
    }
}

/// No taller than the board itself, so that it stands below its tools.
pub fn fitting(size: Vec2, part: BoardRegion, coordinates: bool) -> Vec2 {
    let border = if coordinates { 1.56 } else { 0.24 };
    let tall = size.x * (part.height() as f32 + border) / (part.width() as f32 + border);
    vec2(size.x, tall.min(size.y))
}
