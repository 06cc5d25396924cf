//! How large everything is: as the user chose, but no larger than the window has room for.

use egui::{Context, Vec2, vec2};

/// The room that the panes need, in points: with less, what stands in them is cut off.
const ROOM: Vec2 = vec2(1024.0, 576.0);

/// Steps of the scale while a window is made smaller, in parts of one: letters of every size take memory.
const STEPS: f32 = 20.0;

/// Everything is enlarged by what the user chose, as far as the window allows.
pub fn apply(context: &Context, chosen: u16) {
    let zoom = allowed(context, f32::from(chosen) / 100.0);
    if (context.zoom_factor() - zoom).abs() > 0.001 {
        context.set_zoom_factor(zoom);
    }
}

/// The scale that is shown, in per cent, where the window has no room for the chosen one.
pub fn limited(context: &Context, chosen: u16) -> Option<u16> {
    let shown = (allowed(context, f32::from(chosen) / 100.0) * 100.0).round() as u16;
    (shown < chosen).then_some(shown)
}

fn allowed(context: &Context, chosen: f32) -> f32 {
    let unscaled = context.content_rect().size() * context.zoom_factor();
    zoom(chosen, unscaled, context.native_pixels_per_point().unwrap_or(1.0))
}

/// `size` is the window's in the screen's own points, and `pixels` what one of them has. Letters never become smaller
/// than they are on a screen that enlarges nothing.
fn zoom(chosen: f32, size: Vec2, pixels: f32) -> f32 {
    let fitting = (size / ROOM).min_elem() * STEPS;
    let fitting = (fitting + 0.01).floor() / STEPS;
    chosen.min(fitting.max(1.0 / pixels.max(1.0)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nothing_is_larger_than_the_window_has_room_for() {
        let cases = [
            // The chosen scale, the window in pixels, pixels a point; then the scale that is shown.
            (1.0, [1280.0, 720.0], 1.0, 1.0),
            (1.25, [1280.0, 720.0], 1.0, 1.25),
            (2.0, [1280.0, 720.0], 1.0, 1.25),
            (2.0, [3840.0, 2160.0], 1.0, 2.0),
            (2.5, [3840.0, 2160.0], 2.0, 1.85),
            (0.6, [1280.0, 720.0], 1.0, 0.6),
            // The screen enlarges everything twice already.
            (1.0, [1280.0, 720.0], 2.0, 0.6),
            // Too small for everything: letters stay legible.
            (1.0, [800.0, 500.0], 1.0, 1.0),
            (1.0, [800.0, 500.0], 2.0, 0.5),
            (1.5, [800.0, 500.0], 1.0, 1.0),
        ];
        for (chosen, [width, height], pixels, shown) in cases {
            let found = zoom(chosen, vec2(width, height) / pixels, pixels);
            assert!((found - shown).abs() < 1e-4, "{chosen} at {width}×{height} with {pixels}: {found}, not {shown}");
        }
    }
}
